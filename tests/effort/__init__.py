"""How many inputs common tasks take, played by real keys and clicks in a window."""
