"""Where a month stands: the phase and step, what is used up, events, and what happened."""

from typing import Literal

import msgspec

from ..hexes import HexId
from ..ledger import Entry

Phase = Literal["upkeep", "edict", "income", "event", "done"]


class Use(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What of this month's allowance is used (IT L304, Editti di Miglioria).

    `size` is Size at the start of the Edict phase (ruling D27). `sales` are the settlements where a valuable
    was sold, `purged` the magic item slots emptied by an Economy check (IT L508), `asked` the hexes whose
    free city would not join (ruling D57), `chosen` the roles whose attribute was changed in this Edict phase
    (IT L112), `special` the special edicts issued in this turn (IT L1324). `credit` are BP of a sovereign's
    gifts that count towards new improvements and buildings of its vassal (IT L1379), `credit_ahead`
    those that do in the month to come.
    """

    size: int = 0
    claims: int = 0
    settlements: int = 0
    buildings: int = 0
    improvements: int = 0
    free_residential: bool = False
    construction_magic: bool = False
    withdrawn: bool = False
    sales: tuple[str, ...] = ()
    purged: int = 0
    asked: tuple[HexId, ...] = ()
    chosen: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    credit: int = 0
    credit_ahead: int = 0


class Turn(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where this month stands: the phase, its step, and the answers given in the open step, by request id.

    An empty step is the first of its phase. `rolled` names the answers that the program's own dice gave.
    """

    phase: Phase = "upkeep"
    step: str = ""
    answers: tuple[tuple[str, tuple[int, ...] | str | bool], ...] = ()
    rolled: tuple[str, ...] = ()


class Ongoing(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An event that continues: where it struck, since which month, and what it keeps count of."""

    id: int
    event: str
    since: int
    settlement: str = ""
    hex: HexId | None = None
    kept: tuple[tuple[str, int | str], ...] = ()


class Ahead(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An event that the GM has put ahead for a month."""

    month: int
    event: str
    settlement: str = ""
    hex: HexId | None = None
    note: str = ""


class JournalEntry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the journal: a code with its parameters, never prose; `note` is the GM's own words.

    `phase` and `step` are where the kingdom's month stood (empty outside its reign; an empty step is the
    first of its phase). A finished step's own line keeps the `answers` it was played with, by request id
    (dice are natural faces), and in `rolled` those that the program's dice gave; the lines after it, of the
    same step, tell what came of it. A check keeps what was added to its die in `modifiers`. `numbers` are
    totals before and after, where what was done changed them.
    """

    code: str
    parameters: dict[str, str | int] = {}
    kingdom: str = ""
    note: str = ""
    phase: Phase | Literal[""] = ""
    step: str = ""
    answers: dict[str, tuple[int, ...] | str | bool] = {}
    rolled: tuple[str, ...] = ()
    modifiers: tuple[Entry, ...] = ()
    numbers: dict[str, tuple[int, int]] = {}
