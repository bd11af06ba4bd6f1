"""What a window shows, compared with a painting of everything anew."""
