"""Magic items for sale: what they cost, how one is made by chance, and how its text is kept."""
