"""Hexes and lots as tables: the equals of map and plan, for the keyboard and for screen readers."""
