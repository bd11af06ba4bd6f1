"""Hexagonal maps of Tiled, from the plain data that TMX and JSON share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any, Literal

from ...engine.hexes import Orientation, Stagger
from ..disk import read_file
from ..errors import StoreError, at_fault
from ..faults import Fault, FaultPath, shown
from .beside import file_beside
from .foreign import (
    MOST_HEXES,
    MOST_IN_HEX,
    ForeignMap,
    Place,
    Remark,
    plain_text,
)
from .json_plain import Plain, line_of, objects, read_json, text, whole
from .pixel_grid import PixelGrid
from .tiled_objects import Drawn, read_objects
from .tiled_tiles import TILE, Tilesets, tile_numbers
from .tmx import read_tmx, read_tsx

LARGEST_TEXT = 32 << 20  # bytes of a map; one of 200,000 hexes and five layers has ten
LARGEST_TILESET = 8 << 20
MOST_TILESETS = 64
MOST_LAYERS = 200
DEEPEST_GROUP = 16
_FARTHEST = 1_000_000
_LARGEST_TILE = 10_000  # pixels
MOST_TILES_READ = 4_000_000  # of all layers, those without a tile counted


def read_tiled(data: bytes, kind: Literal["tmx", "tmj"], name: str, folder: Path | None) -> ForeignMap:
    """The map in the bytes of a TMX or TMJ file. Tilesets beside it are read from `folder` and from nowhere
    else; with None, tiles of such sets go by the set's name and a number.

    :raises StoreError: when it is no hexagonal map, or not sound.
    """
    plain = read_tmx(data, name) if kind == "tmx" else read_json(data, name)
    reader = _Reader(plain, name)
    reader.tilesets = Tilesets(list(_tilesets(plain, name, folder, reader.remarks)), name)
    for layer, path in _layers(plain, ("layers",), name):
        reader.read(layer, path)
    return reader.map(kind)


class _Reader:
    """What has been read of a map so far."""

    def __init__(self, plain: Plain, name: str) -> None:
        self.name = name
        self.plain = plain
        self.remarks: list[Remark] = []
        self.cells: dict[Place, tuple[str, ...]] = {}
        self.drawn = Drawn(name)
        self.tilesets: Tilesets = Tilesets([], name)
        self.orientation, self.stagger = _grid(plain, name)
        self.infinite = plain.get("infinite") in (True, 1, "1", "true")
        low, high = (0 if self.infinite else 1), _FARTHEST * 1000
        self.columns = whole(plain, "width", low, high, name, (), 0 if self.infinite else None)
        self.rows = whole(plain, "height", low, high, name, (), 0 if self.infinite else None)
        if not self.infinite and self.columns * self.rows > MOST_HEXES:
            raise _too_large(self.columns, self.rows, name, (), line_of(plain))
        self.pixels = _pixels(plain, self.orientation, self.stagger, name)
        self.tiles_read = 0

    def read(self, layer: Plain, path: FaultPath) -> None:
        kind = text(layer, "type")
        if layer.get("visible") is False:
            self._left("map_layer_hidden", layer)
        elif kind == "tilelayer":
            for x, y, width, height, data, at in self._blocks(layer, path):
                self._tiles(layer, (x, y, width, height), data, at)
        elif kind == "objectgroup":
            for place, called in read_objects(layer, path, self.pixels, self.tilesets, self.drawn):
                self._add(place, called)
        elif kind == "imagelayer":
            self._left("map_layer_picture", layer)

    def map(self, kind: Literal["tmx", "tmj"]) -> ForeignMap:
        if not self.cells:
            raise StoreError("map_without_hexes", self.name)
        columns = [column for _, column, _ in self.cells]
        rows = [row for _, _, row in self.cells]
        return ForeignMap(
            format=kind,
            orientation=self.orientation,
            stagger=self.stagger,
            columns=self.columns if not self.infinite else max(columns) - min(columns) + 1,
            rows=self.rows if not self.infinite else max(rows) - min(rows) + 1,
            cells=self.cells,
            labels=tuple(self.drawn.labels),
            lines=tuple(self.drawn.lines),
            remarks=tuple(self.remarks[:50]),
        )

    def _left(self, code: str, layer: Plain) -> None:
        self.remarks.append(Remark(code, {"layer": plain_text(text(layer, "name"), 60)}))

    def _blocks(
        self, layer: Plain, path: FaultPath
    ) -> Iterator[tuple[int, int, int, int, object, FaultPath]]:
        """Where tiles lie, and their data: the layer itself, or its chunks."""
        if "chunks" not in layer:
            width = whole(layer, "width", 0, _FARTHEST * 1000, self.name, path, self.columns)
            height = whole(layer, "height", 0, _FARTHEST * 1000, self.name, path, self.rows)
            yield 0, 0, width, height, layer.get("data"), path
            return
        for index, chunk in enumerate(objects(layer, "chunks")):
            at = (*path, "chunks", index)
            x = whole(chunk, "x", -_FARTHEST, _FARTHEST, self.name, at, None)
            y = whole(chunk, "y", -_FARTHEST, _FARTHEST, self.name, at, None)
            width = whole(chunk, "width", 1, _FARTHEST * 1000, self.name, at, None)
            height = whole(chunk, "height", 1, _FARTHEST * 1000, self.name, at, None)
            yield x, y, width, height, chunk.get("data"), at

    def _tiles(self, layer: Plain, block: tuple[int, int, int, int], data: object, path: FaultPath) -> None:
        x, y, width, height = block
        line = line_of(layer)
        count = width * height
        self.tiles_read += count
        if count > MOST_HEXES or self.tiles_read > MOST_TILES_READ:
            raise _too_large(width, height, self.name, path, line)
        where = (*path, "data")
        numbers = tile_numbers(
            data, text(layer, "encoding"), text(layer, "compression"), count, self.name, where, line
        )
        level = _level(layer)
        cells, called = self.cells, self.tilesets.called
        fresh: dict[int, tuple[str, ...]] = {}
        for index, number in enumerate(numbers):
            tile = number & TILE
            if not tile:
                continue
            alone = fresh.get(tile)
            if alone is None:
                alone = fresh[tile] = (called(tile, (*where, index), line),)
            place = (level, x + index % width, y + index // width)
            before = cells.get(place)
            cells[place] = alone if before is None else before + alone
        if len(cells) > MOST_HEXES:
            raise at_fault(self.name, [Fault("too_many_hexes", path, {"limit": MOST_HEXES}, line)])

    def _add(self, place: Place, called: str) -> None:
        before = self.cells.get(place)
        if before is not None and len(before) < MOST_IN_HEX:
            self.cells[place] = (*before, called)


def _grid(plain: Plain, name: str) -> tuple[Orientation, Stagger]:
    line = line_of(plain)
    found = text(plain, "orientation")
    if not found:
        parameters: dict[str, str | int] = {"field": "orientation", "expected": "text"}
        raise at_fault(name, [Fault("missing_field", (), parameters, line)])
    if found != "hexagonal":
        parameters = {"found": shown(found)}
        raise at_fault(name, [Fault("map_not_hexagonal", (), parameters, line)])
    axis, index = text(plain, "staggeraxis"), text(plain, "staggerindex", "odd")
    for field, value, known in (("staggeraxis", axis, ("x", "y")), ("staggerindex", index, ("odd", "even"))):
        if value not in known:
            parameters = {"found": shown(value), "known": ", ".join(known)}
            raise at_fault(name, [Fault("not_a_choice", (field,), parameters, line)])
    # Columns are staggered where hexes are flat-topped, rows where they are pointed.
    return "flat" if axis == "x" else "pointy", "odd" if index == "odd" else "even"


def _pixels(plain: Plain, orientation: Orientation, stagger: Stagger, name: str) -> PixelGrid:
    width = whole(plain, "tilewidth", 1, _LARGEST_TILE, name, (), 32)
    height = whole(plain, "tileheight", 1, _LARGEST_TILE, name, (), 32)
    side = whole(plain, "hexsidelength", 0, _LARGEST_TILE, name, (), 0)
    across = width if orientation == "flat" else height
    return PixelGrid(orientation, stagger, width, height, (across + min(side, across)) / 2)


def _tilesets(
    plain: Plain, name: str, folder: Path | None, remarks: list[Remark]
) -> Iterator[tuple[int, Plain]]:
    sets = objects(plain, "tilesets")
    if len(sets) > MOST_TILESETS:
        raise at_fault(name, [Fault("too_many_tilesets", ("tilesets",), {"limit": MOST_TILESETS})])
    for index, tileset in enumerate(sets):
        path: FaultPath = ("tilesets", index)
        first = whole(tileset, "firstgid", 1, TILE, name, path, None)
        source = text(tileset, "source")
        if source:
            tileset = _outside(source, name, folder, path, line_of(tileset), remarks)
        yield first, tileset


def _outside(
    source: str, name: str, folder: Path | None, path: FaultPath, line: int, remarks: list[Remark]
) -> Plain:
    """A tileset in a file of its own; where there is none, one that knows its name only."""
    stem = PurePosixPath(source.replace("\\", "/")).stem
    found = file_beside(folder, source, name, (*path, "source"), line) if folder is not None else None
    if found is None:
        remarks.append(Remark("map_tileset_missing", {"tileset": plain_text(source, 80)}))
        return {"name": stem}
    data = read_file(found, LARGEST_TILESET)
    called = str(found)
    is_xml = data.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] != b"{"
    plain = read_tsx(data, called) if is_xml else read_json(data, called)
    plain.setdefault("name", stem)
    return plain


def _layers(plain: Plain, path: FaultPath, name: str) -> Iterator[tuple[Plain, FaultPath]]:
    """The layers from the lowest up, those in groups where their group stands; hidden groups as one."""
    waiting: list[tuple[Any, FaultPath]] = _numbered(plain, path)
    count = 0
    while waiting:
        layer, at = waiting.pop()
        count += 1
        if count > MOST_LAYERS or len(at) > 2 * DEEPEST_GROUP:
            raise at_fault(name, [Fault("too_many_layers", path, {"limit": MOST_LAYERS}, line_of(layer))])
        if text(layer, "type") == "group" and layer.get("visible") is not False:
            waiting += _numbered(layer, (*at, "layers"))
        else:
            yield layer, at


def _numbered(plain: Plain, path: FaultPath) -> list[tuple[Any, FaultPath]]:
    return [(layer, (*path, index)) for index, layer in enumerate(objects(plain, "layers"))][::-1]


def _level(layer: Plain) -> int:
    """The level that a property `level` of a layer says, -1 for the caverns below; else the surface."""
    for each in objects(layer, "properties"):
        if text(each, "name").casefold() == "level":
            found = each.get("value")
            if isinstance(found, str) and found.removeprefix("-").isdecimal() and len(found) < 5:
                found = int(found)
            if isinstance(found, int) and -9 <= found <= 0:
                return int(found)
    return 0


def _too_large(columns: int, rows: int, name: str, path: FaultPath, line: int) -> StoreError:
    parameters: dict[str, str | int] = {"columns": columns, "rows": rows, "limit": MOST_HEXES}
    return at_fault(name, [Fault("map_too_large", path, parameters, line)])
