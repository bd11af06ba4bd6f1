"""Objects of a Tiled map: texts, points and named shapes as labels, drawn lines as rivers and roads."""

from __future__ import annotations

from collections.abc import Iterator

from ..errors import at_fault
from ..faults import Fault, FaultPath
from .foreign import (
    LONGEST_NOTE,
    MOST_LABELS,
    MOST_LINES,
    MOST_POINTS,
    ForeignLabel,
    ForeignLine,
    Place,
    plain_text,
)
from .json_plain import Plain, line_of, objects, real, text
from .pixel_grid import PixelGrid
from .tiled_tiles import TILE, Tilesets

_NOTES = ("note", "notes", "description", "text")  # properties that are read as a note on the hex
_SECRET = ("secret", "gm", "gmonly", "gm_only", "hidden")


class Drawn:
    """Labels and lines found so far, and how many more there may be."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.labels: list[ForeignLabel] = []
        self.lines: list[ForeignLine] = []
        self._points = 0

    def label(self, label: ForeignLabel, path: FaultPath, line: int) -> None:
        """Add a label. :raises StoreError: where there are too many."""
        if len(self.labels) >= MOST_LABELS:
            raise at_fault(self.name, [Fault("too_many_labels", path, {"limit": MOST_LABELS}, line)])
        if label.text:
            self.labels.append(label)

    def line(self, drawn: ForeignLine, path: FaultPath, line: int) -> None:
        """Add a line. :raises StoreError: where there are too many, or too many hexes in them."""
        self._points += len(drawn.places)
        if len(self.lines) >= MOST_LINES or self._points > MOST_POINTS:
            raise at_fault(self.name, [Fault("too_many_lines", path, {"limit": MOST_LINES}, line)])
        if drawn.places:
            self.lines.append(drawn)


def read_objects(
    layer: Plain, path: FaultPath, pixels: PixelGrid, tilesets: Tilesets, drawn: Drawn
) -> Iterator[tuple[Place, str]]:
    """The symbols of an object layer: the hex each lies in and what its tile is called. Labels and lines go
    into `drawn`.
    """
    for index, each in enumerate(objects(layer, "objects")):
        at = (*path, "objects", index)
        if each.get("visible") is False:
            continue
        x, y = real(each, "x"), real(each, "y")
        called = plain_text(text(each, "name"))
        kind = plain_text(text(each, "class") or text(each, "type"), 80)
        shape = objects(each, "polyline") or objects(each, "polygon")
        if shape:
            points = [(x + real(point, "x"), y + real(point, "y")) for point in shape]
            kind = kind or called or plain_text(text(layer, "class") or text(layer, "name"), 80)
            name = called if called != kind else ""
            drawn.line(ForeignLine(kind or "line", tuple(pixels.through(points)), name), at, line_of(each))
            continue
        tile = _tile(each)
        # Tiles stand on their lower left corner; all other things hang from the upper left.
        height = -real(each, "height") if tile else real(each, "height")
        place = pixels.place_at(x + real(each, "width") / 2, y + height / 2)
        if place is None:
            continue
        if tile:
            yield place, tilesets.called(tile, at, line_of(each))
        _texts(each, place, called, drawn, at)


def _texts(each: Plain, place: Place, called: str, drawn: Drawn, path: FaultPath) -> None:
    line, secret = line_of(each), False
    notes = []
    for property_ in objects(each, "properties"):
        field = text(property_, "name").casefold()
        if field in _NOTES:
            notes.append(plain_text(text(property_, "value"), LONGEST_NOTE))
        secret = secret or (field in _SECRET and property_.get("value") in (True, "true", "1"))
    words = each.get("text")
    if isinstance(words, dict):
        size = min(max(int(real(words, "pixelsize", 16)), 0), 1_000) if _sane(words) else 16
        shown = plain_text(text(words, "text"), LONGEST_NOTE)
        drawn.label(ForeignLabel(place, shown, size, secret=secret), path, line)
    elif called:
        drawn.label(ForeignLabel(place, called, secret=secret), path, line)
    for note in notes:
        drawn.label(ForeignLabel(place, note, note=True, secret=secret), path, line)


def _sane(words: Plain) -> bool:
    return abs(real(words, "pixelsize", 16)) < 1e6  # neither endless nor no number


def _tile(each: Plain) -> int:
    found = each.get("gid")
    if isinstance(found, str) and found.isdecimal() and len(found) <= 10:
        found = int(found)
    return found & TILE if isinstance(found, int) and not isinstance(found, bool) else 0
