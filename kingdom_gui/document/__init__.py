"""The open campaign: its undo stack, its one `changed` signal, and what the views call. QtCore only."""
