"""What a screen reader is told: what is painted by hand, where the cursor is, what has changed."""
