"""The GM's own picture under the grid: brought in, fitted to the hexes, adjusted, and kept at hand."""
