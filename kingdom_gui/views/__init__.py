"""The widgets of the window: they draw and forward, and decide nothing."""
