"""The inks and papers of the map, light and dark."""

from __future__ import annotations

import zlib
from functools import lru_cache

from PySide6.QtGui import QColor

from .palettes import CONTRAST_DARK, CONTRAST_LIGHT
from .palettes import DARK as DARK
from .palettes import LIGHT as LIGHT
from .palettes import MapPalette as MapPalette
from .palettes import Style as Style

# Told apart by the colour-blind too, on light paper and lighter on dark.
REALM_COLOURS = ("#8b2716", "#38567f", "#7462a8", "#4b7a55", "#b17a25", "#893d61", "#2e818c", "#81702f")
OTHER = "#d9d3c2"
OTHER_DARK = "#45413a"
TINT = 0.15  # how much of a realm's colour lies over its land where the map is seen from afar
VEIL = 0.52  # how much of the paper's colour lies over what is not explored


def palette_of(dark: bool, style: Style = "atlas") -> MapPalette:
    """The light or the dark inks of a style."""
    if style == "contrast":
        return CONTRAST_DARK if dark else CONTRAST_LIGHT
    return DARK if dark else LIGHT


def terrain_colour(palette: MapPalette, terrain: str) -> str:
    """The flat colour of a terrain; a table's own terrain gets a neutral one."""
    return palette.terrain.get(terrain, OTHER_DARK if palette.dark else OTHER)


def realm_colour(kingdom: str, chosen: str, dark: bool) -> QColor:
    """A kingdom's colour: the one chosen for it, else one that its id always gets; lighter on dark paper."""
    colour = QColor(chosen) if chosen else QColor()
    if not colour.isValid():
        colour = QColor(REALM_COLOURS[zlib.crc32(kingdom.encode()) % len(REALM_COLOURS)])
    return colour.lighter(150) if dark else colour


@lru_cache(maxsize=1024)
def ink(colour: str, alpha: float = 1.0) -> QColor:
    """A colour with an opacity from 0 to 1. The one value is shared: do not change it."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


@lru_cache(maxsize=4096)
def mixed(one: str, other: str, part: float) -> str:
    """The first colour (`#rrggbb`) with so much (0 to 1) of the other in it."""
    a, b = int(one[1:], 16), int(other[1:], 16)
    shares = ((a >> shift & 255, b >> shift & 255) for shift in (16, 8, 0))
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in shares)
