"""Tests of what stands between the window and the engine and store."""
