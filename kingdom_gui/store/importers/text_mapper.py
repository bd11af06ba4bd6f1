"""Maps as text: a line a hex, `0101 forest "Old Wood"`, and lines through hexes, `0101-0203 river`.

Hexes are flat-topped and counted from 1; even columns hang half a hex lower. A third pair of digits is a
level, `010102` two below the surface. Where two digits are not enough, or one is negative, places are dotted:
`100.-12`. A map that we wrote says in a comment how its hexes stand. What says how the other program draws
(attributes, paths, libraries) is passed over; an `include` is never followed.
"""

from __future__ import annotations

import re

from ...engine.bounds import DEEPEST, FARTHEST
from ...engine.hexes import Orientation, Stagger
from ..errors import StoreError, at_fault
from ..faults import Fault
from .decoding import text_of
from .foreign import (
    LONGEST_NOTE,
    MOST_HEXES,
    MOST_IN_HEX,
    MOST_LABELS,
    MOST_LINES,
    MOST_POINTS,
    ForeignLabel,
    ForeignLine,
    ForeignMap,
    Place,
    Remark,
    plain_text,
)

_PACKED = r"(-?\d\d)(-?\d\d)(\d\d)?"
_DOTTED = r"(-?\d+)\.(-?\d+)(?:\.(\d+))?"
HEX_LINE = re.compile(rf"\s*(?:{_DOTTED}|{_PACKED})(?:\s+(.*))?$")
_POINT = re.compile(rf"(?:{_DOTTED}|{_PACKED})(?:-|$)")
PATH_LINE = re.compile(
    r"\s*((?:-?\d+\.-?\d+(?:\.\d+)?|-?\d\d-?\d\d(?:\d\d)?)"
    r"(?:-(?:-?\d+\.-?\d+(?:\.\d+)?|-?\d\d-?\d\d(?:\d\d)?))+)\s+(\S+)\s*(?:[\"“]([^\"”]*)[\"”])?"
)
_TAGGED = re.compile(r"\b([a-z]+)=[\"“]([^\"”]+)[\"”]\s*(\d+)?")
_LABEL = re.compile(r"[\"“]([^\"”]+)[\"”]\s*(\d+)?(?:\s*[a-z]+\([^)]*\))*")
_LAID = re.compile(r"# hexes: (pointy|flat) (odd|even)\s*$")  # as our own exporter writes it
_INCLUDE = re.compile(r"\s*include\s+(\S+)")
_DRAWING = re.compile(r"\s*(?:\S+\s+(?:attributes|lib|xml|path)\b|<|(?:text|glow|label|license|other|url)\b)")
# Names that are grounds of a colour; the symbol on them says what is there.
_COLOUR = re.compile(
    r"(?:(?:light|dark|blue|pale|bright)-)?(?:green|gr[ae]y|soil|white|black|red|blue|yellow)"
)
_LONGEST_LINE = 20_000
_MOST_DIGITS = 8


def read_text_map(data: bytes, name: str) -> ForeignMap:
    """The map in the bytes of a text. Lines that cannot be meant are counted in a remark.

    :raises StoreError: when it is no text, has no hex, or goes beyond the bounds of a map.
    """
    reader = _Reader(name)
    for number, line in enumerate(text_of(data, name).text.splitlines(), 1):
        reader.read(number, line[:_LONGEST_LINE].replace("&#45;", "-"))
    return reader.map()


def looks_like_text_map(text: str) -> bool:
    """Whether a text has a line that is a hex of such a map; only its beginning is looked at."""
    lines = text[:20_000].splitlines()
    return any(
        (found := HEX_LINE.match(line)) and (found[7] or "")[:1].isalpha() for line in lines[:400]
    ) or any(PATH_LINE.match(line) for line in lines[:400])


class _Reader:
    """What has been read of a map so far."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.cells: dict[Place, tuple[str, ...]] = {}
        self.labels: list[ForeignLabel] = []
        self.lines: list[ForeignLine] = []
        self.points = 0
        self.remarks: list[Remark] = []
        self.strange = 0
        self.first_strange = 0
        self.orientation: Orientation = "flat"
        self.stagger: Stagger = "odd"

    def read(self, number: int, line: str) -> None:
        bare = line.lstrip()
        if not bare or bare[0] == "#":
            if laid := _LAID.match(bare):
                self.orientation = "pointy" if laid[1] == "pointy" else "flat"
                self.stagger = "even" if laid[2] == "even" else "odd"
            return
        if found := HEX_LINE.match(line):
            self._hex(found, number)
        elif found := PATH_LINE.match(line):
            self._path(found, number)
        elif found := _INCLUDE.match(line):
            self.remarks.append(Remark("map_include_left", {"address": plain_text(found[1], 80)}))
        elif not _DRAWING.match(line):
            self.strange += 1
            self.first_strange = self.first_strange or number

    def map(self) -> ForeignMap:
        if not self.cells:
            raise StoreError("map_without_hexes", self.name)
        if self.strange:
            more = self.strange - 1
            parameters: dict[str, str | int] = {
                "count": self.strange,
                "more": more,
                "line": self.first_strange,
            }
            self.remarks.append(Remark("map_lines_not_read", parameters))
        columns = [column for _, column, _ in self.cells]
        rows = [row for _, _, row in self.cells]
        words = {word for words in set(self.cells.values()) for word in words}
        return ForeignMap(
            format="text_mapper",
            orientation=self.orientation,
            stagger=self.stagger,
            columns=max(columns) - min(columns) + 1,
            rows=max(rows) - min(rows) + 1,
            cells=self.cells,
            labels=tuple(self.labels),
            lines=tuple(self.lines),
            colours=frozenset(word for word in words if _COLOUR.fullmatch(word)),
            remarks=tuple(self.remarks[:50]),
        )

    def _hex(self, found: re.Match[str], number: int) -> None:
        place = self._place(found.groups()[:6], number)
        rest = found[7] or ""
        if '"' in rest or "“" in rest:
            for tag, text, size in _TAGGED.findall(rest):
                note = tag != "name"
                said = text if tag in ("name", "note") else f"{tag}: {text}"
                self._label(place, said, size, number, note)
            rest = _TAGGED.sub(" ", rest)
            for text, size in _LABEL.findall(rest):
                self._label(place, text, size, number)
            rest = _LABEL.sub(" ", rest)
        words = tuple(word[:80] for word in rest.split()[:20])
        before = self.cells.get(place)
        if before is None and len(self.cells) >= MOST_HEXES:
            raise at_fault(self.name, [Fault("too_many_hexes", (), {"limit": MOST_HEXES}, number)])
        self.cells[place] = words if before is None else (*before, *words)[:MOST_IN_HEX]

    def _label(self, place: Place, text: str, size: str, number: int, note: bool = False) -> None:
        if len(self.labels) >= MOST_LABELS:
            raise at_fault(self.name, [Fault("too_many_labels", (), {"limit": MOST_LABELS}, number)])
        shown = plain_text(text, LONGEST_NOTE)
        if shown:
            self.labels.append(ForeignLabel(place, shown, int(size[:4]) if size else 0, note))

    def _path(self, found: re.Match[str], number: int) -> None:
        places = tuple(self._place(point.groups(), number) for point in _POINT.finditer(found[1]))
        self.points += len(places)
        if len(self.lines) >= MOST_LINES or self.points > MOST_POINTS:
            raise at_fault(self.name, [Fault("too_many_lines", (), {"limit": MOST_LINES}, number)])
        self.lines.append(ForeignLine(found[2][:80], places, plain_text(found[3] or "")))

    def _place(self, parts: tuple[str | None, ...], number: int) -> Place:
        dotted_x, dotted_y, dotted_z, x, y, z = parts
        across, down, below = dotted_x or x or "", dotted_y or y or "", dotted_z or z or "0"
        if max(len(across), len(down), len(below)) <= _MOST_DIGITS:
            place = (-int(below), int(across) - 1, int(down) - 1)
            if max(abs(place[1]), abs(place[2])) <= FARTHEST // 2 and int(below) <= DEEPEST:
                return place
        shown = f"{across[:12]}.{down[:12]}" + (f".{below[:12]}" if int(below[:12]) else "")
        raise at_fault(
            self.name, [Fault("place_too_far", (), {"found": shown, "limit": FARTHEST // 2}, number)]
        )
