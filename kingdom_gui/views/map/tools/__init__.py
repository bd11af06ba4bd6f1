"""What the pointer does on the map, one module for each family of tools."""
