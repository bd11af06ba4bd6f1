"""What a kingdom's books keep: leaders, edicts, armies, changes to its totals, and stored numbers."""

from typing import Literal

import msgspec

from ..hexes import HexId
from ..ledger import Entry, Source

ATTRIBUTES = ("economy", "loyalty", "stability")
ABILITIES = ("str", "dex", "con", "int", "wis", "cha")


class Leader(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who holds a leadership role. Abilities are modifiers (Charisma 16 is +3), not scores.

    `attributes` are the kingdom attributes chosen where the role leaves a choice (Ruler, Spymaster).
    Married Rulers are two leaders in the role `ruler`. `acting` marks a Consort or Heir who stands in for the
    Ruler. `days` are the days of duty done in a month; fewer than seven leave the role vacant in the Upkeep
    that follows (ruling E09), and so does who was `lost`: `dead` or `disabled` since the last Edict phase,
    `away` ever since an earlier one.
    """

    role: str
    name: str
    abilities: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    leadership: bool = False
    player: bool = False
    attributes: tuple[str, ...] = ()
    acting: bool = False
    days: int = 7
    ranks: int = 0
    lost: Literal["", "dead", "disabled", "away"] = ""

    def ability(self, name: str) -> int:
        """Modifier of one ability: str, dex, con, int, wis or cha."""
        return self.abilities[ABILITIES.index(name)]


class Edicts(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Levels in force; None is "not issued yet" and gives nothing (ruling E01).

    While the GM has `suspended` the Holidays, they bring no Loyalty and cost what they cost; `why` is the
    GM's own words.
    """

    holiday: str | None = None
    promotion: str | None = None
    taxation: str | None = None
    suspended: bool = False
    why: str = ""


class Army(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An army unit as far as a kingdom's books know it (IT L262); battles are not fought here.

    `consumption` is BP a week, `weeks` the weeks of a month that it is in the field; 0: in reserve, which
    costs a single week a month (dispute D44). `paid` BP went into it so far, `month` is when it was raised.

    `size` (a word or a number of heads), `cr` ("3", "1/2"), `kind` and `commander` (a leader's name, or
    anybody's) are the table's own words. It stands in `hex` (None: not said), in the open or `within` what
    is there: "settlement", or an improvement's id. `home` is the settlement it was recruited in; there it
    learned so many `tactics` beside its own (IT L590), which `tactic` names.
    """

    id: int
    name: str
    consumption: int = 0
    weeks: int = 4
    paid: int = 0
    month: int = 1
    note: str = ""
    size: str = ""
    cr: str = ""
    kind: str = ""
    commander: str = ""
    hex: HexId | None = None
    within: str = ""
    home: str = ""
    tactics: int = 0
    tactic: str = ""

    @property
    def monthly(self) -> int:
        """What it adds to Consumption, in BP a month."""
        return self.consumption * max(1, self.weeks)


class Modifier(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A change to a total by an event, a ruling or the GM, from month `since` through `until` (None:
    lasting).

    `settlement` confines it to one settlement's numbers.
    """

    id: int
    target: str
    amount: int
    source: Source
    since: int = 1
    until: int | None = None
    settlement: str = ""
    note: str = ""
    ends: Literal["", "event"] = ""

    def active(self, month: int) -> bool:
        """Whether it counts in this month."""
        return self.since <= month and (self.until is None or month <= self.until)


class Stock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A stored number: the month's opening, by kind of source, and what came and went since."""

    opening: tuple[tuple[str, int], ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def value(self) -> int:
        """What is there now."""
        opened = sum([amount for _, amount in self.opening])
        return opened + sum([entry.amount for entry in self.entries if entry.applies])

    def add(self, entry: Entry) -> "Stock":
        """The stock after one more entry."""
        return Stock(self.opening, (*self.entries, entry))

    def closed(self) -> "Stock":
        """The stock at the start of the next month: its sums by kind of source become the opening."""
        sums = dict(self.opening)
        for entry in self.entries:
            if entry.applies:
                sums[entry.source.kind] = sums.get(entry.source.kind, 0) + entry.amount
        return Stock(tuple(sorted((kind, amount) for kind, amount in sums.items() if amount)))
