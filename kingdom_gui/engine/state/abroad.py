"""What lies beyond the realm: land lost or cut off, trade routes, and the kingdoms around."""

from typing import Literal

import msgspec

from ..effect_base import TradeRoute
from ..hexes import HexId

Attitude = Literal["hostile", "unfriendly", "indifferent", "friendly", "helpful"]


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
