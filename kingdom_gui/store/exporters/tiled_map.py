"""The map for Tiled, as JSON: tile layers of terrain, water and what is special, object layers of the rest.

The tileset is embedded: a tile for each of our terrains, in a flat colour, with our id as its class. Tiled
wants a picture for it, which `tiles_picture` makes and which lies beside the map. Rivers and roads are drawn
from hex to hex; those of caverns are left out, since an object of Tiled knows no level.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

from ...engine.hexes import HexId, Orientation, to_offset
from ...engine.state import Campaign, Settings
from ..importers.pixel_grid import PixelGrid
from .flat_colours import colour_of, hex_tiles
from .names import COAST, LABEL_SIZES, LAKE, NAME_SIZE, PLACE_SIZE, extras, special_names, terrain_names
from .ways import river_chains, road_chains

Plain = dict[str, Any]
SIDE, LONG, SHORT = 32, 64, 56  # pixels: a hex's side, from corner to corner, from side to side
CHUNK = 16  # hexes of a chunk's side, as Tiled itself has them
COLUMNS = 8  # tiles in a row of the picture
_AIR = 4  # a map with more than so many places for each hex is kept in chunks
_ROOM = 10_000


def tiled_map(campaign: Campaign, picture: str) -> bytes:
    """The map in Tiled's JSON. `picture` is the file of `tiles_picture`, as seen from the map's folder."""
    return (json.dumps(_Writer(campaign, picture).map(), ensure_ascii=False, indent=1) + "\n").encode()


def tiles_picture(campaign: Campaign) -> bytes:
    """The picture of the map's tileset, a PNG."""
    width, height = _box(campaign.settings.orientation)
    names = _names(campaign)
    terrain = {there.terrain for there in campaign.hexes.values()}
    tiles = [(colour_of(name), _full(name) if name not in terrain else 1.0) for name in names]
    return hex_tiles(tiles, width, height, campaign.settings.orientation, COLUMNS)


class _Writer:
    """What the layers share: the tiles, the grid, and numbers for layers and objects."""

    def __init__(self, campaign: Campaign, picture: str) -> None:
        self._campaign = campaign
        self._picture = picture
        self._names = _names(campaign)
        self._tile = {name: number for number, name in enumerate(self._names, 1)}
        settings = campaign.settings
        self._grid = _grid(settings)
        self._at = {
            hex_id: to_offset(hex_id, settings.orientation, settings.stagger) for hex_id in campaign.hexes
        }
        columns = [column for column, _ in self._at.values()] or [0]
        rows = [row for _, row in self._at.values()] or [0]
        self._columns, self._rows = max(columns) + 1, max(rows) + 1
        most = _AIR * len(campaign.hexes) + _ROOM
        self._infinite = min(*columns, *rows, 0) < 0 or self._columns * self._rows > most
        self._layer_ids, self._object_ids = count(1), count(1)

    def map(self) -> Plain:
        settings = self._campaign.settings
        width, height = _box(settings.orientation)
        layers = [*self._tile_layers(), *self._object_layers()]
        return {
            "type": "map",
            "version": "1.10",
            "orientation": "hexagonal",
            "renderorder": "right-down",
            "width": 0 if self._infinite else self._columns,
            "height": 0 if self._infinite else self._rows,
            "infinite": self._infinite,
            "tilewidth": width,
            "tileheight": height,
            "hexsidelength": SIDE,
            "staggeraxis": "x" if settings.orientation == "flat" else "y",
            "staggerindex": settings.stagger,
            "nextlayerid": next(self._layer_ids),
            "nextobjectid": next(self._object_ids),
            "tilesets": [self._tileset(width, height)],
            "layers": layers,
        }

    def _tileset(self, width: int, height: int) -> Plain:
        return {
            "firstgid": 1,
            "name": "kingdom-gui",
            "tilewidth": width,
            "tileheight": height,
            "tilecount": len(self._names),
            "columns": COLUMNS,
            "margin": 0,
            "spacing": 0,
            "image": self._picture,
            "imagewidth": width * COLUMNS,
            "imageheight": height * -(-len(self._names) // COLUMNS),
            "tiles": [{"id": number, "type": name} for number, name in enumerate(self._names)],
        }

    def _tile_layers(self) -> Iterator[Plain]:
        """For each level its terrain, then layers of what lies on it: no hex has two tiles in one layer."""
        campaign = self._campaign
        for level in sorted({hex_id[0] for hex_id in campaign.hexes}):
            own = {h: there for h, there in campaign.hexes.items() if h[0] == level}
            stacks = {h: [*terrain_names(there), *special_names(there)] for h, there in own.items()}
            for height in range(max((len(stack) for stack in stacks.values()), default=0)):
                there = {h: self._tile[stack[height]] for h, stack in stacks.items() if height < len(stack)}
                name = "Terrain" if not height else f"Features {height}"
                yield self._tile_layer(name if not level else f"{name} ({level})", there, level)

    def _tile_layer(self, name: str, there: dict[HexId, int], level: int) -> Plain:
        layer: Plain = {
            "id": next(self._layer_ids),
            "name": name,
            "type": "tilelayer",
            "visible": True,
            "opacity": 1,
            "x": 0,
            "y": 0,
        }
        if level:
            layer["properties"] = [{"name": "level", "type": "int", "value": level}]
        tiles = {self._at[hex_id]: tile for hex_id, tile in there.items()}
        if not self._infinite:
            cells = [tiles.get((x, y), 0) for y in range(self._rows) for x in range(self._columns)]
            return layer | {"width": self._columns, "height": self._rows, "data": cells}
        return layer | {"width": 0, "height": 0, "chunks": list(_chunks(tiles))}

    def _object_layers(self) -> Iterator[Plain]:
        for kind, chains in {"river": river_chains(self._campaign), **road_chains(self._campaign)}.items():
            drawn = [self._line(kind, chain) for chain in chains if chain[0][0] == 0]
            if drawn:
                yield self._object_layer(f"{kind.capitalize()}s", drawn)
        texts = list(self._texts())
        if texts:
            yield self._object_layer("Names", texts)
        notes = list(self._notes())
        if notes:
            yield self._object_layer("Notes", notes)

    def _object_layer(self, name: str, objects: list[Plain]) -> Plain:
        return {
            "id": next(self._layer_ids),
            "name": name,
            "type": "objectgroup",
            "draworder": "topdown",
            "visible": True,
            "opacity": 1,
            "x": 0,
            "y": 0,
            "objects": objects,
        }

    def _line(self, kind: str, chain: list[HexId]) -> Plain:
        points = [self._centre(hex_id) for hex_id in chain]
        if len(points) == 1:  # a line that stays in its hex still has two ends
            x, y = points[0]
            points = [(x - SIDE / 4, y), (x + SIDE / 4, y)]
        x, y = points[0]
        shape = [{"x": px - x, "y": py - y} for px, py in points]
        return self._object(x, y) | {"name": "", "type": kind, "polyline": shape}

    def _texts(self) -> Iterator[Plain]:
        campaign = self._campaign
        for settlement in sorted(campaign.settlements.values(), key=lambda s: s.id):
            yield self._text(settlement.hex, settlement.name, PLACE_SIZE, "settlement")
        for hex_id, there in sorted(campaign.hexes.items()):
            if there.name and hex_id[0] == 0:
                yield self._text(hex_id, there.name, NAME_SIZE, "name")
        for label in campaign.labels.values():
            yield self._text(label.hex, label.text, LABEL_SIZES[label.size - 1], "label")

    def _text(self, hex_id: HexId, text: str, size: int, kind: str) -> Plain:
        x, y = self._centre(hex_id)
        width, height = max(SIDE, len(text) * size * 0.6), size * 1.4
        words = {"text": text, "pixelsize": size, "halign": "center", "valign": "center", "wrap": False}
        found = self._object(x - width / 2, y - height / 2) | {"name": text, "type": kind, "text": words}
        return found | {"width": width, "height": height}

    def _notes(self) -> Iterator[Plain]:
        campaign = self._campaign
        for hex_id, there in sorted(campaign.hexes.items()):
            said = extras(there)
            if said and hex_id[0] == 0:
                yield self._note(
                    hex_id, [text if t == "note" else f"{t}: {text}" for t, text in said.items()]
                )
        for pin in campaign.pins.values():
            if pin.text:
                yield self._note(pin.hex, [pin.text])

    def _note(self, hex_id: HexId, lines: list[str]) -> Plain:
        x, y = self._centre(hex_id)
        said = [{"name": "note", "type": "string", "value": "; ".join(lines)}]
        return self._object(x, y) | {"name": "", "type": "note", "point": True, "properties": said}

    def _object(self, x: float, y: float) -> Plain:
        return {
            "id": next(self._object_ids),
            "x": x,
            "y": y,
            "width": 0,
            "height": 0,
            "rotation": 0,
            "visible": True,
        }

    def _centre(self, hex_id: HexId) -> tuple[float, float]:
        settings = self._campaign.settings
        return self._grid.centre(*to_offset(hex_id, settings.orientation, settings.stagger))


def _chunks(tiles: dict[tuple[int, int], int]) -> Iterator[Plain]:
    corners = sorted({(row // CHUNK * CHUNK, column // CHUNK * CHUNK) for column, row in tiles})
    for top, left in corners:
        cells = [tiles.get((x, y), 0) for y in range(top, top + CHUNK) for x in range(left, left + CHUNK)]
        yield {"x": left, "y": top, "width": CHUNK, "height": CHUNK, "data": cells}


def _names(campaign: Campaign) -> list[str]:
    """What there are tiles of: terrains, then what lies on them."""
    hexes = campaign.hexes.values()
    terrain = {there.terrain for there in hexes}
    above = {name for there in hexes for name in (*terrain_names(there)[1:], *special_names(there))}
    return [*sorted(terrain), *sorted(above - terrain)]


def _full(name: str) -> float:
    """How much of its hex a tile fills that lies on another."""
    return 0.6 if name in (COAST, LAKE) else 0.35


def _box(orientation: Orientation) -> tuple[int, int]:
    return (SHORT, LONG) if orientation == "pointy" else (LONG, SHORT)


def _grid(settings: Settings) -> PixelGrid:
    width, height = _box(settings.orientation)
    return PixelGrid(settings.orientation, settings.stagger, width, height, (LONG + SIDE) / 2)


__all__ = ["tiled_map", "tiles_picture"]
