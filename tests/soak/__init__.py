"""The real window driven at random: mouse, keys, dialogs, drops, months, undo, saves; see `__main__`."""
