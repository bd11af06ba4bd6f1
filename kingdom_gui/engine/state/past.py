"""How a month began, and the way back to the start of the month before, packed small enough to keep.

The way back is the `after` half of a reverse `Patch`: records to set and to delete. Hexes that were alike
stand together as runs, so that a brush drawn over the whole map in one month does not weigh on every later
one.
"""

import msgspec
from immutables import Map

from ..hexes import HexId
from ..ledger import Entry
from .kingdom import Kingdom
from .land import Hex
from .town import Settlement

Run = tuple[int, int, int, int]  # level, q and r of the first hex, and how many follow each other as r grows
Hexes = Map[HexId, Hex]
Claims = Map[HexId, str]


class MonthStart(msgspec.Struct, frozen=True):
    """How a month began: the tables of the campaign, its rulings, and how many lines its journal had.

    The journal and the other settings are those of the campaign itself.
    """

    month: int
    at_table: str
    counter: int
    lines: int
    rulings: tuple[tuple[str, str], ...]
    hexes: Hexes
    claims: Claims
    kingdoms: Map[str, Kingdom]
    settlements: Map[str, Settlement]


class HexesThen(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Hexes that were all alike: where they lie, what they were, and which kingdom's."""

    runs: tuple[Run, ...]
    hex: Hex = Hex()
    owner: str = ""


class Flow(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What came to and went from a kingdom's Treasury, Unrest or granary in a month, summed by source."""

    kingdom: str
    stock: str
    entries: tuple[Entry, ...]


class Rewind(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The way back to the start of `month` from the start of the next, or from now in the open month.

    `kingdoms`, `settlements` and `hexes` are set as they were, those of `no_...` were not there. `lines` is
    how many lines the month's journal had already, `rulings` the choices made by then. `flows` are those of
    the whole month, once it is closed.
    """

    month: int
    at_table: str = ""
    counter: int = 0
    lines: int = 0
    rulings: tuple[tuple[str, str], ...] = ()
    kingdoms: tuple[Kingdom, ...] = ()
    settlements: tuple[Settlement, ...] = ()
    hexes: tuple[HexesThen, ...] = ()
    no_kingdoms: tuple[str, ...] = ()
    no_settlements: tuple[str, ...] = ()
    no_hexes: tuple[Run, ...] = ()
    flows: tuple[Flow, ...] = ()
