"""The settlement screen: the plans of its districts, the palette of buildings, the settlement's numbers."""
