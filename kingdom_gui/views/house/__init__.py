"""The form of a house rule, and its list."""
