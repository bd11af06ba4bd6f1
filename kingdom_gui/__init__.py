"""Kingdom GUI: a hex-map realm, its cities and its months, for the game master who rules it."""

__version__ = "0.1.0"
