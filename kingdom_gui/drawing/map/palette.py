"""The inks and papers of the map, light and dark."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtGui import QColor


class MapPalette(NamedTuple):
    """Colours of the map as `#rrggbb`; `terrain` and `growth` go by terrain id.

    `growth` fills what is drawn on a terrain (crowns, slopes); `halo` surrounds letters and symbols.
    """

    dark: bool
    paper: str
    ink: str
    soft: str  # ink of what should stand back: grid, hex labels
    halo: str
    veil: str
    accent: str
    river: str
    shore: str
    road: str
    casing: str
    roof: str
    wall: str
    terrain: dict[str, str]
    growth: dict[str, str]


LIGHT = MapPalette(
    dark=False,
    paper="#f6f0e0",
    ink="#3a3027",
    soft="#7d705f",
    halo="#fbf7ec",
    veil="#f6f0e0",
    accent="#8c2f1b",
    river="#5b8ba0",
    shore="#4c6f7d",
    road="#f7eccb",
    casing="#7a5a3c",
    roof="#b5573c",
    wall="#f4e9cf",
    terrain={
        "plains": "#e7e1b9",
        "hills": "#dfcfa3",
        "mountains": "#d3c6b4",
        "forest": "#c0cc9c",
        "jungle": "#9fbe8c",
        "marsh": "#bdcdb9",
        "desert": "#f2e2b4",
        "cavern": "#b9ab9d",
        "water": "#bcd5da",
        "coastline": "#ece1c4",
    },
    growth={
        "plains": "#a9ac71",
        "hills": "#ece0ba",
        "mountains": "#f3ecdf",
        "forest": "#92a970",
        "jungle": "#6f9a62",
        "marsh": "#7f9d8a",
        "desert": "#cfae6d",
        "cavern": "#6d6057",
        "water": "#84aab4",
        "coastline": "#b9a57a",
    },
)
DARK = MapPalette(
    dark=True,
    paper="#211e1b",
    ink="#e2d8c4",
    soft="#94897a",
    halo="#1b1815",
    veil="#211e1b",
    accent="#e08a6a",
    river="#6fa3b8",
    shore="#7fa9b8",
    road="#cdbb93",
    casing="#171411",
    roof="#b5684c",
    wall="#d8cbb0",
    terrain={
        "plains": "#4c4a35",
        "hills": "#534833",
        "mountains": "#4b4641",
        "forest": "#3a4730",
        "jungle": "#2b4630",
        "marsh": "#37473f",
        "desert": "#625538",
        "cavern": "#332e2d",
        "water": "#233841",
        "coastline": "#574d3b",
    },
    growth={
        "plains": "#7d7a50",
        "hills": "#63563c",
        "mountains": "#696159",
        "forest": "#566a41",
        "jungle": "#43683f",
        "marsh": "#5f7d6d",
        "desert": "#8d7747",
        "cavern": "#141211",
        "water": "#48707e",
        "coastline": "#837350",
    },
)

REALM_COLOURS = ("#a33b2a", "#3b5f8a", "#6b4a85", "#3f7a55", "#b07a24", "#8a3f62", "#2f7780", "#7a6a2d")
OTHER = "#d9d3c2"
OTHER_DARK = "#45413a"


def palette_of(dark: bool) -> MapPalette:
    """The light or the dark inks."""
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
