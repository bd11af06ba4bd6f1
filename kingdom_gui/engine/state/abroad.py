"""What lies beyond the realm: land lost or cut off, trade routes, and the kingdoms around."""

from typing import Literal

import msgspec

from ..effect_base import TradeRoute
from ..hexes import HexId

Attitude = Literal["hostile", "unfriendly", "indifferent", "friendly", "helpful"]
Balance = Literal["balanced", "favouring_us", "favouring_them"]
Attempt = Literal["embassy", "threat", "treaty", "alliance", "close_embassy", "independence"]
Errand = Literal[
    "embassy", "threat", "treaty", "alliance", "balance_treaty", "balance_alliance",
    "renegotiate_treaty", "renegotiate_alliance", "independence",
]  # fmt: skip


class Territory(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Secondary territory: a part of the realm cut off from the capital's and held all the same (IT L346).

    `since` is the month of the split. `role` and `name` are the leader who was there then; both are empty
    where the capital has moved away since, and its old part is what is cut off.
    """

    hexes: tuple[HexId, ...]
    since: int
    role: str = ""
    name: str = ""


class LostLand(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Hexes that the kingdom has lost or given up, those left that it has not claimed since (IT L342).

    `territory`: they were cut off without a leader there, and come back with a claim that joins them to the
    realm; each of `settlements` is then asked by a check, made easier for some months (IT L348).
    """

    hexes: tuple[HexId, ...]
    month: int
    territory: bool = False
    settlements: tuple[str, ...] = ()


class Route(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A trade route: from the `settlement` of departure along `path`, both ends included (IT L1312).

    It was planned in `month`, in a turn with so many special `edicts`, with so many BP `invested`; the
    merchants reach the far end in the month `arrives`. Until they have been there, `until` is 0; then it is
    the last month of the route's benefits, `economy` what the checks have brought, and `pays` the BP it
    brings each month by the setting `trade_pays_monthly`. `downstream`: boats go with the river. `lawless`:
    the GM lets it pass where the rules bar it.
    """

    id: int
    kind: TradeRoute
    settlement: str
    path: tuple[HexId, ...]
    invested: int
    month: int
    arrives: int
    edicts: int = 1
    downstream: bool = False
    lawless: bool = False
    until: int = 0
    economy: int = 0
    pays: int = 0

    @property
    def established(self) -> bool:
        """Whether the merchants have been there and the route stands."""
        return self.until > 0


class Expedition(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Explorers under way along `path`, which begins in the capital (IT L1370, Editti di Esplorazione).

    They were sent out in `month` for so many `months`, with `paid` BP, in a turn with so many special
    `edicts`. `stealth` is the worst modifier among them, `survival` their best to find what is hidden
    (Survival or Knowledge (geography)). `leaders` are the roles whose holders go along. `done` hexes after
    the first lie behind them, `days` are spent in the next; so many they have `explored`. `lawless`: the GM
    lets them pass other kingdoms' land.
    """

    id: int
    path: tuple[HexId, ...]
    months: int
    month: int
    paid: int
    stealth: int = 0
    survival: int = 0
    leaders: tuple[str, ...] = ()
    edicts: int = 1
    done: int = 0
    days: int = 0
    explored: int = 0
    lawless: bool = False

    @property
    def last(self) -> int:
        """The last month that was agreed; with its end they come back."""
        return self.month + self.months - 1


class Neighbour(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is known of a kingdom that nobody at the table plays (IT L1329, Editti Diplomatici).

    `size` is typed where not all of its hexes are on the map; None: as many as it owns there. `economy` and
    `stability` are its totals where the GM knows them. Else its Economy is estimated as 2d6 + Size, with the
    faces in `dice`; while there are none it has not been estimated yet.
    """

    size: int | None = None
    economy: int | None = None
    stability: int | None = None
    dice: tuple[int, ...] = ()


class Pact(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A treaty or an alliance as one of its two kingdoms has it (IT L1363-1364).

    `balance` is seen from that kingdom. `bonus` is what it adds to Economy (an alliance: to Stability), fixed
    when it was signed in `month` (ruling D76).
    """

    balance: Balance = "balanced"
    bonus: int = 0
    month: int = 1


class House(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A building of this `kind` that serves a kingdom as its embassy in another one (IT L1362).

    It stands in that kingdom's `settlement` as the building of this number; empty and 0 where the map does
    not show it.
    """

    kind: str
    settlement: str = ""
    building: int = 0
    month: int = 1


class Relation(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a kingdom stands with another, `kingdom` (IT L1329, Editti Diplomatici).

    The agreement of an `embassy`, `treaty`, `alliance` and `war` are both kingdoms' alike: each has its side
    of them. `house` is this kingdom's own embassy over there. `barred` says from which month on it may try
    something again that has failed. `attacked`: the other one has attacked it, and it may end what it has
    agreed with it without penalty (IT L1364).
    """

    kingdom: str
    embassy: bool = False
    treaty: Pact | None = None
    alliance: Pact | None = None
    war: bool = False
    attacked: bool = False
    barred: tuple[tuple[Attempt, int], ...] = ()
    house: House | None = None


class Mission(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An envoy sent to the kingdom `to`, whose errand is not carried out yet (IT L1329).

    Issued in `month`, with so many BP of `gifts` paid. `skills` are the envoy's bonuses by skill, `theirs`
    those of the official who negotiates for the other side. `intimidate`: the envoy uses Intimidate where the
    rules leave the choice between it and Diplomacy; `they_intimidate`: so does that official.
    """

    id: int
    errand: Errand
    to: str
    month: int
    gifts: int = 0
    skills: tuple[tuple[str, int], ...] = ()
    theirs: tuple[tuple[str, int], ...] = ()
    intimidate: bool = False
    they_intimidate: bool = False
