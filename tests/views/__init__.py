"""Tests of the window: real clicks and keys, offscreen."""
