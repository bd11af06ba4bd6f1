"""The inks and papers of the map: those of a printed atlas and those of high contrast, light and dark.

Terrains are told apart by whoever sees no red, no green or no blue as well: a test simulates that and
measures how far apart all pairs of them are. Signs and textures tell them apart besides.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

Style = Literal["atlas", "contrast"]
STYLES: tuple[Style, ...] = get_args(Style)


class MapPalette(NamedTuple):
    """Colours of the map as `#rrggbb`; `terrain` and `growth` go by terrain id.

    `growth` fills what is drawn on a terrain (crowns, slopes); `halo` surrounds letters and symbols. Near
    by, fine lines are `bold` times as wide as usual; `band` and `grid` are the opacity of the bands along
    realms' borders and of the grid, from 0 to 1.
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
    bold: float = 1.0
    band: float = 0.66
    grid: float = 0.16


LIGHT = MapPalette(
    dark=False,
    paper="#f6f0e0",
    ink="#3a3027",
    soft="#564b3f",
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
        "plains": "#dddbb7",
        "hills": "#dfcd9a",
        "mountains": "#ccc2ae",
        "forest": "#bcc89e",
        "jungle": "#9abb86",
        "marsh": "#c6d8c7",
        "desert": "#f7e3b3",
        "cavern": "#baaa9c",
        "water": "#b8d4d9",
        "coastline": "#f5edd2",
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
    soft="#c0b5a2",
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
        "plains": "#575945",
        "hills": "#594a27",
        "mountains": "#3d3b38",
        "forest": "#434c31",
        "jungle": "#2c3f2a",
        "marsh": "#39504d",
        "desert": "#675a3c",
        "cavern": "#2f2b29",
        "water": "#203840",
        "coastline": "#4f483e",
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
CONTRAST_LIGHT = MapPalette(
    dark=False,
    paper="#ffffff",
    ink="#000000",
    soft="#2e2e2e",
    halo="#ffffff",
    veil="#ffffff",
    accent="#a8001c",
    river="#0a4fa0",
    shore="#002f5e",
    road="#ffffff",
    casing="#000000",
    roof="#d94a2b",
    wall="#fff3d6",
    terrain={
        "plains": "#fff7ce",
        "hills": "#d9b160",
        "mountains": "#9e9a95",
        "forest": "#6eae68",
        "jungle": "#3f8b4b",
        "marsh": "#91d6cd",
        "desert": "#ffd75d",
        "cavern": "#86787d",
        "water": "#6fb2e4",
        "coastline": "#dbcab3",
    },
    growth={
        "plains": "#8f8a3a",
        "hills": "#fff0cf",
        "mountains": "#ffffff",
        "forest": "#3c7a30",
        "jungle": "#154f24",
        "marsh": "#1f6f6a",
        "desert": "#8f6b14",
        "cavern": "#241c20",
        "water": "#1f6fb4",
        "coastline": "#7d705c",
    },
    bold=1.4,
    band=0.95,
    grid=0.4,
)
CONTRAST_DARK = MapPalette(
    dark=True,
    paper="#000000",
    ink="#ffffff",
    soft="#d0d0d0",
    halo="#000000",
    veil="#000000",
    accent="#ff9a76",
    river="#7fd0ff",
    shore="#b8e4ff",
    road="#fff0b8",
    casing="#000000",
    roof="#ff7a55",
    wall="#fff0d0",
    terrain={
        "plains": "#545a35",
        "hills": "#936133",
        "mountains": "#725a55",
        "forest": "#146216",
        "jungle": "#01411c",
        "marsh": "#307f79",
        "desert": "#8b710f",
        "cavern": "#382e3a",
        "water": "#134575",
        "coastline": "#797456",
    },
    growth={
        "plains": "#c2bd5e",
        "hills": "#a87a44",
        "mountains": "#d8d4ca",
        "forest": "#46a55c",
        "jungle": "#2c8a52",
        "marsh": "#5fd0cf",
        "desert": "#ecd07a",
        "cavern": "#120c12",
        "water": "#6cb6f2",
        "coastline": "#d2b894",
    },
    bold=1.4,
    band=0.95,
    grid=0.4,
)
