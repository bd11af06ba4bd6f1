"""What goes along with land that becomes another kingdom's in peace, and what stays (IT L1412).

Settlements, with all that stands and is sold in them, lie in their hexes. Trade routes go with the settlement
they start from, plans with the settlement they are for, events and modifiers with the place they are about;
what is about the whole kingdom stays with the old one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from .hexes import HexId, place_of
from .neighbours import attitude, with_attitude
from .patch import Draft
from .relations import change_relation, open_embassy
from .ruleset import Ruleset
from .settlement_totals import settlement_numbers
from .state import Ahead, Campaign, Modifier, Ongoing, Territory


def hand_over(draft: Draft, old: str, new: str, hexes: Iterable[HexId]) -> None:
    """Give hexes of the kingdom `old` to the kingdom `new`, and what goes along with them.

    Both are in the draft. Secondary territory that is handed over is no worry any more (IT L1414).
    """
    land = tuple(hexes)
    there = _There(draft.campaign, land)
    draft.put_many("claims", dict.fromkeys(land, new))
    was, becomes = draft.campaign.kingdoms[old], draft.campaign.kingdoms[new]
    stays: dict[str, object] = {}
    goes: dict[str, object] = {}
    for field in ("routes", "wishes", "events", "ahead", "modifiers"):
        rows = getattr(was, field)
        taken = tuple(row for row in rows if there.has(field, row))
        if taken:
            stays[field] = tuple(row for row in rows if row not in taken)
            goes[field] = (*getattr(becomes, field), *taken)
    stays["secondary"] = tuple(_less(t, there.hexes) for t in was.secondary if set(t.hexes) - there.hexes)
    if was.capital in there.settlements:
        stays["capital"] = _only(draft.campaign, old)
    draft.put("kingdoms", old, replace(was, **stays))
    draft.put("kingdoms", new, replace(becomes, **goes))


def known_abroad(draft: Draft, old: str, new: str) -> None:
    """Let other kingdoms think of the kingdom `new` what they think of `old`, and it of them.

    What `old` has signed binds it alone; embassies that others have in what are the new kingdom's settlements
    are their embassies there.
    """
    parent = draft.campaign.kingdoms[old]
    draft.kingdom(new, lambda k: replace(k, attitudes=parent.attitudes))
    towns = {s.id for s in draft.campaign.settlements_of(new)}
    for other in list(draft.campaign.kingdoms.values()):
        if other.id in (old, new):
            continue
        thinks = attitude(draft.campaign, other.id, old)
        draft.put("kingdoms", other.id, replace(other, attitudes=with_attitude(other, new, thinks)))
        for relation in other.relations:
            if relation.kingdom == old and relation.house is not None and relation.house.settlement in towns:
                open_embassy(draft, other.id, new)
                change_relation(draft, other.id, new, house=relation.house)
                change_relation(draft, other.id, old, house=None)


def largest(campaign: Campaign, kingdom: str, rules: Ruleset, within: Collection[HexId] | None = None) -> str:
    """A kingdom's settlement with most people, the oldest of several, `within` these hexes (None: anywhere);
    empty where it has none.
    """
    towns = [s for s in campaign.settlements_of(kingdom) if within is None or s.hex in within]
    people = {s.id: settlement_numbers(campaign, s.id, rules).total("population") for s in towns}
    return max(people, key=lambda key: people[key]) if people else ""


class _There:
    """Land that is handed over: its hexes, settlements and buildings."""

    def __init__(self, campaign: Campaign, hexes: Iterable[HexId]) -> None:
        self.hexes = frozenset(hexes)
        towns = [s for s in campaign.settlements.values() if s.hex in self.hexes]
        self.settlements = {s.id for s in towns}
        self.buildings = {b.id for s in towns for d in s.districts for b in d.buildings}
        self._places = {*self.settlements, *map(place_of, self.hexes)}

    def has(self, field: str, row: object) -> bool:
        """Whether a row of a kingdom's field belongs to this land."""
        if field == "wishes":
            return row in self.buildings
        if isinstance(row, Modifier):
            return row.settlement in self.settlements or self._at(row.source.place)
        if isinstance(row, Ongoing | Ahead):
            return row.settlement in self.settlements or row.hex in self.hexes
        return getattr(row, "settlement", "") in self.settlements

    def _at(self, place: str) -> bool:
        return place.partition("#")[0] in self._places


def _less(territory: Territory, hexes: frozenset[HexId]) -> Territory:
    return replace(territory, hexes=tuple(h for h in territory.hexes if h not in hexes))


def _only(campaign: Campaign, kingdom: str) -> str:
    """The one settlement that a kingdom has left, which is its capital; none where there are more or none."""
    left = campaign.settlements_of(kingdom)
    return left[0].id if len(left) == 1 else ""
