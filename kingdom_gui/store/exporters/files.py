"""Which files a map is written as, by the ending of the name: text, table, GeoJSON, Tiled."""

from __future__ import annotations

from pathlib import Path

from ...engine.state import Campaign
from ..map_geojson import map_geojson
from ..tables import hexes
from .text_map import text_map
from .tiled_map import tiled_map, tiles_picture

FORMS = ("tmj", "txt", "csv", "geojson")


def map_files(campaign: Campaign, out: Path) -> dict[Path, bytes]:
    """What to write where for a map at `out`, whose ending is one of `FORMS`; a map for Tiled has the
    picture of its tiles beside it.

    :raises KeyError: for another ending.
    """
    ending = out.suffix[1:].lower()
    if ending == "tmj":
        picture = out.with_name(f"{out.stem}-tiles.png")
        return {picture: tiles_picture(campaign), out: tiled_map(campaign, picture.name)}
    written = {
        "txt": text_map,
        "csv": lambda campaign: hexes(campaign).csv,
        "geojson": map_geojson,
    }[ending]
    return {out: written(campaign)}
