"""Pages for print, PDF and pictures."""
