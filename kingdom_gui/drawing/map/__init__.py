"""The map drawn like a printed atlas, on any painter: screen tiles, pictures and pages."""
