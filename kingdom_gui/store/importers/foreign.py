"""A map as another program wrote it, before it is known what its terrains are in our rules.

Every reader of this package makes a `ForeignMap`; nothing of it is a campaign yet. Places are columns and
rows as the other program counts them, from 0, at a level (0 the surface, -1 below it). Nothing here changes
once it is made, so a preview may hold one while another thread reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

import msgspec

from ...engine.actions.place_map import MOST_PLACED
from ...engine.hexes import Orientation, Stagger
from ...engine.state import Hex
from ..faults import Parameters

Format = Literal["campaign", "table", "text_mapper", "tmx", "tmj", "worldographer", "universal_vtt"]
FORMATS: tuple[str, ...] = get_args(Format)

MOST_HEXES = MOST_PLACED
MOST_IN_HEX = 40  # names of one hex
MOST_NAMES = 5_000  # different terrains of one map; a mapping of more helps nobody
MOST_LABELS = 50_000
MOST_LINES = 20_000
MOST_POINTS = 500_000  # of all lines together
LARGEST_MAP = 128 << 20  # bytes of a map's file, of what it unpacks to, and of a picture in it
LONGEST_NAME = 200  # characters of a hex's name; what is longer goes into its note
LONGEST_NOTE = 4_000

Place = tuple[int, int, int]
"""Level, column and row."""


class Remark(msgspec.Struct, frozen=True):
    """What was left behind or had to be guessed: a code with its parameters, for `words.say`.

    The sentence also takes `file`, what the user calls the map.
    """

    code: str
    parameters: Parameters = {}


class ForeignLabel(msgspec.Struct, frozen=True):
    """A text on the map, at the hex it lies in. A `note` is for reading, any other is the hex's name."""

    place: Place
    text: str
    size: int = 0  # points or what the other program calls its size; 0: not told
    note: bool = False
    secret: bool = False  # for the GM only


class ForeignLine(msgspec.Struct, frozen=True):
    """A river, road or border: its kind as the other program names it, and the hexes it is drawn through.

    Two hexes that follow each other need not be neighbours; between them the line is straight.
    """

    kind: str
    places: tuple[Place, ...]
    name: str = ""


class ForeignMap(msgspec.Struct, frozen=True, kw_only=True):
    """A map of another program.

    `cells` gives the names of what lies in each hex, the lowest first: terrains and symbols alike, since
    only a mapping can tell them apart. `exact` is for files of ours: the hex as it is, to which its terrain's
    name in `cells` goes back unless it is mapped to another. `colours` are the names that say how a hex is
    painted rather than what is there; any other name outweighs them.
    """

    format: Format
    orientation: Orientation
    stagger: Stagger
    columns: int
    rows: int
    cells: Mapping[Place, tuple[str, ...]]
    name: str = ""
    labels: tuple[ForeignLabel, ...] = ()
    lines: tuple[ForeignLine, ...] = ()
    exact: Mapping[Place, Hex] = MappingProxyType({})
    colours: frozenset[str] = frozenset()
    remarks: tuple[Remark, ...] = ()

    @property
    def rivers(self) -> tuple[ForeignLine, ...]:
        """The lines that the other program itself calls rivers."""
        return tuple(line for line in self.lines if line.kind == "river")

    def names(self) -> dict[str, int]:
        """Every name in `cells` with how many hexes have it, the most frequent first."""
        counts: dict[str, int] = {}
        found: dict[tuple[str, ...], int] = {}
        for names in self.cells.values():
            found[names] = found.get(names, 0) + 1
        for names, count in found.items():
            for name in dict.fromkeys(names):
                counts[name] = counts.get(name, 0) + count
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))

    def kinds_of_line(self) -> dict[str, int]:
        """Every kind of line with how many lines are of it, the most frequent first."""
        counts: dict[str, int] = {}
        for line in self.lines:
            counts[line.kind] = counts.get(line.kind, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


class ForeignPicture(msgspec.Struct, frozen=True, kw_only=True):
    """A picture with a grid of squares laid over it, to lie under a hex map.

    `columns` and `rows` are squares, fractions allowed; `pixels` is the side of one. `left` and `top` are
    where the picture begins on the grid, in squares.
    """

    format: Format
    data: bytes
    ending: str  # png, jpg or webp, by how the picture begins
    columns: float
    rows: float
    pixels: float
    left: float = 0.0
    top: float = 0.0


def plain_text(text: str, longest: int = LONGEST_NAME) -> str:
    """A text on one line without control characters, cut to its length."""
    # Cut before and after, so that a text of a hundred megabytes costs no more than its beginning.
    shown = "".join(c if c.isprintable() else " " for c in text[: longest * 8])
    return " ".join(shown.split())[:longest].strip()


def counted(name: str) -> str:
    """A terrain's name as mappings look it up: capitals and runs of spaces make no difference."""
    return " ".join(name.split()).casefold()
