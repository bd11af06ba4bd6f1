"""Trade routes: the way across the map, what it costs, its DC, and what it brings (IT L1310-1327)."""
