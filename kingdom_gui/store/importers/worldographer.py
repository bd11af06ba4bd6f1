"""Maps of Worldographer and of Hexographer before it: `.wxx`, packed XML in UTF-16, columns first.

Both generations put each column of hexes in a `tilerow`, a line a hex, whose first number is the terrain's
place in the `terrainmap`. Features, labels, notes and shapes lie in a space of their own, in which a hex is
300 by 300 whatever size it is drawn.
"""

from __future__ import annotations

import re

from ...engine.hexes import Orientation
from ..errors import StoreError, at_fault
from ..faults import Fault, shown
from .decoding import text_of
from .foreign import (
    LONGEST_NOTE,
    MOST_HEXES,
    MOST_IN_HEX,
    ForeignLabel,
    ForeignLine,
    ForeignMap,
    Place,
    Remark,
    plain_text,
)
from .json_plain import whole
from .pixel_grid import PixelGrid
from .tiled_objects import Drawn
from .unpacking import GZIP, unpacked
from .xml_tree import Element, read_xml

LARGEST_UNPACKED = 64 << 20  # bytes; 200,000 hexes in UTF-16 have six million
_MARKUP = re.compile(r"<[^<>]{0,2000}>")
_NUMBER = re.compile(r"\s*(\d{1,9})(?:\.0)?(?:\s|$)")
_HEX = 300.0  # units across a hex, in the space that features lie in
_STEP = 225.0
_LARGEST_SIDE = 10**9


def read_worldographer(data: bytes, name: str) -> ForeignMap:
    """The map in the bytes of a `.wxx` file, packed or not. Of maps at several scales it is the one that was
    open last.

    :raises StoreError: when it is no such file, or not sound.
    """
    if data.startswith(GZIP):
        data = unpacked(data, "gzip", LARGEST_UNPACKED, name)
    root = read_xml(text_of(data, name).text, name)
    if root.tag != "map" or root.first("tiles") is None:
        raise StoreError("map_not_worldographer", name)
    orientation = _orientation(root, name)
    tiles = _tiles(root)
    cells, (columns, rows) = _cells(root, tiles, name)
    if not cells:
        raise StoreError("map_without_hexes", name)
    remarks = []
    others = len({t.get("viewLevel") for t in root.all("tiles")}) - 1
    if others:
        remarks.append(
            Remark("map_scales_left", {"count": others, "scale": plain_text(tiles.get("viewLevel"))})
        )
    scale = tiles.get("viewLevel") if others else ""
    drawn = Drawn(name)
    pixels = PixelGrid(orientation, "odd", _HEX, _HEX, _STEP)
    for place, called in _features(root, scale, pixels, drawn):
        names = cells.get(place, ())
        if 0 < len(names) < MOST_IN_HEX:
            cells[place] = (*names, called)
    _labels(root, scale, pixels, drawn)
    _shapes(root, scale, pixels, drawn)
    return ForeignMap(
        format="worldographer",
        orientation=orientation,
        stagger="odd",
        columns=columns,
        rows=rows,
        cells=cells,
        labels=tuple(drawn.labels),
        lines=tuple(drawn.lines),
        remarks=tuple(remarks),
    )


def _orientation(root: Element, name: str) -> Orientation:
    found = root.get("hexOrientation", "COLUMNS")
    if found not in ("COLUMNS", "ROWS"):
        parameters: dict[str, str | int] = {"found": shown(found), "known": "COLUMNS, ROWS"}
        raise at_fault(name, [Fault("not_a_choice", ("hexOrientation",), parameters, root.line)])
    return "flat" if found == "COLUMNS" else "pointy"


def _tiles(root: Element) -> Element:
    """The tiles of the scale that was open last, or of the map's own."""
    sets = root.all("tiles")
    for wanted in (root.get("lastViewLevel"), root.get("type")):
        found = next((tiles for tiles in sets if tiles.get("viewLevel") == wanted), None)
        if found is not None:
            return found
    return sets[0]


def _cells(root: Element, tiles: Element, name: str) -> tuple[dict[Place, tuple[str, ...]], tuple[int, int]]:
    plain: dict[str, object] = {**tiles.attributes, "\0line": tiles.line}
    columns = whole(plain, "tilesWide", 1, _LARGEST_SIDE, name, ("tiles",), None)
    rows = whole(plain, "tilesHigh", 1, _LARGEST_SIDE, name, ("tiles",), None)
    if columns * rows > MOST_HEXES:
        size: dict[str, str | int] = {"columns": columns, "rows": rows, "limit": MOST_HEXES}
        raise at_fault(name, [Fault("map_too_large", ("tiles",), size, tiles.line)])
    written = tiles.all("tilerow")
    if len(written) != columns:
        count: dict[str, str | int] = {"found": len(written), "expected": columns}
        raise at_fault(name, [Fault("column_count", ("tiles",), count, tiles.line)])
    terrains = _terrains(root)
    known: dict[str, tuple[str, ...]] = {}
    cells: dict[Place, tuple[str, ...]] = {}
    for column, tilerow in enumerate(written):
        lines = [line for line in tilerow.text.split("\n") if line.strip()]
        if len(lines) != rows:
            count = {"found": len(lines), "expected": rows}
            raise at_fault(name, [Fault("row_count", ("tiles", column), count, tilerow.line)])
        for row, line in enumerate(lines):
            number = line.partition("\t")[0]
            names = known.get(number)
            if names is None:
                names = known[number] = _named(number, terrains, name, tilerow.line + row + 1)
            cells[0, column, row] = names
    return cells, (columns, rows)


def _named(number: str, terrains: dict[int, str], name: str, line: int) -> tuple[str, ...]:
    found = _NUMBER.match(number)
    if found is None or int(found[1]) not in terrains:
        parameters: dict[str, str | int] = {
            "found": shown(number.strip()[:20]),
            "high": max(terrains, default=0),
        }
        raise at_fault(name, [Fault("terrain_number", (), parameters, line)])
    return (terrains[int(found[1])],)


def _terrains(root: Element) -> dict[int, str]:
    """The names of terrains by number; the first, nothing at all, is `Blank` also where it is not told."""
    element = root.first("terrainmap")
    parts = [part.strip() for part in re.split(r"[\t\r\n]+", element.text)] if element else []
    parts = [part for part in parts if part]
    found = {0: "Blank"}
    for called, number in zip(parts[::2], parts[1::2], strict=False):
        if number.isdecimal() and len(number) < 9:
            found[int(number)] = plain_text(called, 80)
    return found


def _features(root: Element, scale: str, pixels: PixelGrid, drawn: Drawn) -> list[tuple[Place, str]]:
    found = []
    for feature in _inside(root, "features", "feature"):
        place = _place(feature, scale, pixels)
        if place is None:
            continue
        secret = feature.get("isGMOnly") == "true"
        found.append((place, plain_text(feature.get("type"), 80) or "feature"))
        label = feature.first("label")
        if label is not None:
            shown_text = plain_text(label.text, LONGEST_NOTE)
            drawn.label(ForeignLabel(place, shown_text, secret=secret), ("features",), label.line)
    return found


def _labels(root: Element, scale: str, pixels: PixelGrid, drawn: Drawn) -> None:
    for label in _inside(root, "labels", "label"):
        place = _place(label, scale, pixels)
        if place is not None:
            secret = label.get("isGMOnly") == "true"
            text = plain_text(label.text, LONGEST_NOTE)
            drawn.label(ForeignLabel(place, text, secret=secret), ("labels",), label.line)
    for note in _inside(root, "notes", "note"):
        place = _place(note, scale, pixels)
        if place is not None:
            body = note.first("notetext")
            words = _MARKUP.sub(" ", body.text[: LONGEST_NOTE * 20]) if body else ""
            shown_text = plain_text(f"{note.get('title')} {words}", LONGEST_NOTE)
            drawn.label(ForeignLabel(place, shown_text, note=True, secret=True), ("notes",), note.line)


def _shapes(root: Element, scale: str, pixels: PixelGrid, drawn: Drawn) -> None:
    """Lines; shapes that are filled are areas, and left."""
    for shape in _inside(root, "shapes", "shape"):
        level = shape.get("currentShapeViewLevel")
        if shape.get("type").casefold() == "polygon" or (scale and level and level != scale):
            continue
        points = [(_real(p.get("x")), _real(p.get("y"))) for p in shape.all("p")]
        places = tuple(pixels.through(points))
        drawn.line(ForeignLine(_kind(shape), places), ("shapes",), shape.line)


def _kind(shape: Element) -> str:
    """What a line is: its tags, or its texture, or whether it is drawn in blue."""
    said = plain_text(shape.get("tags") or shape.get("strokeTexture"), 80)
    if said and said.casefold() not in ("null", "none"):
        return said
    colour = [_real(part) for part in shape.get("strokeColor").split(",")[:3]]
    blue = len(colour) == 3 and colour[2] > colour[0] + 0.1 and colour[2] >= colour[1]
    return "blue line" if blue else "line"


def _place(element: Element, scale: str, pixels: PixelGrid) -> Place | None:
    location = element.first("location")
    if location is None or (scale and location.get("viewLevel") not in ("", scale)):
        return None
    return pixels.place_at(_real(location.get("x", "nan")), _real(location.get("y", "nan")))


def _inside(root: Element, outer: str, inner: str) -> list[Element]:
    element = root.first(outer)
    return element.all(inner) if element is not None else []


def _real(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return float("nan")
