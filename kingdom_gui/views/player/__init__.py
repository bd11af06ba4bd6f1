"""The players' window, for a second screen or one that is shared: it holds only what players know."""
