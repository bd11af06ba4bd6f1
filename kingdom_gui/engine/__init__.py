"""The rules: pure functions on frozen records. No window, no files, no clock, no chance."""
