"""Pure painting, reused on screen and on paper: any QPainter, no widgets."""
