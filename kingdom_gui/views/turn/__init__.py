"""The turn panel: it leads through the month, step by step, at the foot of the place itself."""
