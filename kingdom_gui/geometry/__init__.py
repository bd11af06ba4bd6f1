"""Where things lie on the drawn map: hexes, outlines, rivers and roads, labels. Qt-free."""
