"""Founding a kingdom in five steps, on a land of its own or on the map that is open."""
