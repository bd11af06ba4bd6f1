"""Where a campaign, now or in a month to which it can be rewound, has what a house rule has made."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from ..hexes import place_of
from ..rewind import hexes_in
from ..state import Campaign, Hex, Kingdom, Settlement
from ..state.house import HouseRule

# The members of settlements and kingdoms that hold ids of a table's records.
MEMBERS: Mapping[str, frozenset[str]] = {
    "buildings": frozenset({"kind", "building", "wanted"}),
    "improvements": frozenset({"improvement", "improvements", "wanted"}),
    "events": frozenset({"event"}),
}
KEPT = frozenset({"wanted", "improvement"})  # of an event, by name and value


class Use(NamedTuple):
    """A place that has it: a settlement, hex or kingdom by its id; `month` where only the past has."""

    place: str
    month: int = 0


def uses(campaign: Campaign, rule: HouseRule) -> list[Use]:
    """Every place that has the record of a house rule, those of now first; empty where none has."""
    now = (campaign.kingdoms.values(), campaign.settlements.values(), campaign.hexes.items())
    found = [Use(place) for place in _places(rule, *now)]
    found += [Use(t.name) for t in campaign.settings.templates if _names(t, rule)]
    start = campaign.opened
    if start is not None:
        then = (start.kingdoms.values(), start.settlements.values(), start.hexes.items())
        found += [Use(place, start.month) for place in _places(rule, *then)]
    for month, way in campaign.past.items():
        land = ((hex_id, group.hex) for group in way.hexes for hex_id in hexes_in(group.runs))
        found += [Use(place, month) for place in _places(rule, way.kingdoms, way.settlements, land)]
    now_there = {use.place for use in found if not use.month}
    return [use for use in dict.fromkeys(found) if not use.month or use.place not in now_there]


def _places(
    rule: HouseRule,
    kingdoms: Iterable[Kingdom],
    settlements: Iterable[Settlement],
    hexes: Iterable[tuple[tuple[int, int, int], Hex]],
) -> Iterator[str]:
    if rule.table == "edicts":
        edict, _, level = rule.id.partition(".")
        yield from (k.id for k in kingdoms if getattr(k.edicts, edict, None) == level)
        return
    if rule.table not in MEMBERS:
        return
    yield from (settlement.id for settlement in settlements if _names(settlement, rule))
    yield from (kingdom.id for kingdom in kingdoms if _names(kingdom, rule))
    if rule.table == "buildings":
        yield from (place_of(h) for h, there in hexes if any(s.building == rule.id for s in there.special))
    elif rule.table == "improvements":
        yield from (place_of(h) for h, there in hexes if rule.id in there.improvements)


def _names(record: msgspec.Struct, rule: HouseRule) -> bool:
    members = MEMBERS.get(rule.table)
    return members is not None and _holds(msgspec.to_builtins(record), rule.id, members)


def _holds(value: object, wanted: str, members: frozenset[str]) -> bool:
    """Whether a plain value has the id in one of these members, or in a pair that an event keeps."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name in members and (part == wanted or (isinstance(part, list | tuple) and wanted in part)):
                return True
            if isinstance(part, dict | list | tuple) and _holds(part, wanted, members):
                return True
        return False
    if isinstance(value, list | tuple):
        pair = len(value) == 2 and isinstance(value[0], str) and value[0] in KEPT & members
        return (pair and value[1] == wanted) or any(
            _holds(part, wanted, members) for part in value if isinstance(part, dict | list | tuple)
        )
    return False
