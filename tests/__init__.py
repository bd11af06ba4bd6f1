"""The tests mirror the package; `tests/data` holds what they read."""
