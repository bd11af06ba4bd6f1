"""The map on screen: tiles painted ahead, a live layer above them, tools, keys and the context menu."""
