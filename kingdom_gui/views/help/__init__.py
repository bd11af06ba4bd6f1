"""The help book on the screen: its window, F1 from every place, and what terms on screen are explained by."""
