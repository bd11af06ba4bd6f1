"""What goes out flat has the colours of the map's own light paper."""

from __future__ import annotations

from kingdom_gui.drawing.map.palettes import LIGHT
from kingdom_gui.store.exporters.flat_colours import COLOURS


def test_exported_terrain_has_the_colours_of_the_map() -> None:
    land = {terrain: colour for terrain, colour in LIGHT.terrain.items() if terrain != "coastline"}
    assert {terrain: COLOURS.get(terrain) for terrain in land} == land
