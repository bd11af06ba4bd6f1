"""The pointer over the whole program: what a wheel may turn, and which presses count."""
