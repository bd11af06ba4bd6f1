"""What a campaign file says of agreements between kingdoms: both sides say the same (IT L1329-1368)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence

from ..engine.relations import MIRRORED
from ..engine.ruleset import Ruleset
from ..engine.state import Kingdom, Pact, Relation, Settlement
from .bounds import LARGEST, LAST_MONTH
from .faults import Fault, FaultPath, between, twice, unknown

PACTS = ("treaty", "alliance")
MUTUAL = ("embassy", "war")


def relation_faults(
    kingdom: Kingdom,
    path: FaultPath,
    kingdoms: Mapping[str, Kingdom],
    settlements: Container[str],
    rules: Ruleset,
) -> Iterator[Fault]:
    """Faults of a kingdom's relations and envoys, among these kingdoms by id."""
    yield from twice("kingdom", [one.kingdom for one in kingdom.relations], (*path, "relations"), "kingdom")
    for index, relation in enumerate(kingdom.relations):
        here = (*path, "relations", index)
        yield from other_faults(kingdom, relation.kingdom, kingdoms, (*here, "kingdom"))
        yield from _pact_faults(relation, here)
        if relation.house is not None:
            yield from unknown("building", relation.house.kind, rules.buildings, (*here, "house", "kind"))
            if relation.house.settlement:
                where = (*here, "house", "settlement")
                if relation.house.settlement not in settlements:
                    yield from unknown("settlement", relation.house.settlement, (), where)
            yield from between(relation.house.building, 0, LARGEST, (*here, "house", "building"))
            yield from between(relation.house.month, 1, LAST_MONTH, (*here, "house", "month"))
        for place, (_, month) in enumerate(relation.barred):
            yield from between(month, 1, LAST_MONTH, (*here, "barred", place, 1))
        if relation.kingdom in kingdoms:
            yield from _one_sided(kingdom.id, relation, kingdoms[relation.kingdom], here)
    yield from twice("mission", [str(mission.id) for mission in kingdom.missions], (*path, "missions"), "id")
    for index, mission in enumerate(kingdom.missions):
        here = (*path, "missions", index)
        yield from other_faults(kingdom, mission.to, kingdoms, (*here, "to"))
        yield from between(mission.month, 1, LAST_MONTH, (*here, "month"))
        yield from between(mission.gifts, 0, LARGEST, (*here, "gifts"))


def embassy_faults(
    settlements: Sequence[Settlement], path: FaultPath, kingdoms: Container[str]
) -> Iterator[Fault]:
    """Faults of buildings that are embassies of kingdoms that are not there."""
    for place, settlement in enumerate(settlements):
        for row, district in enumerate(settlement.districts):
            for index, building in enumerate(district.buildings):
                if building.embassy and building.embassy not in kingdoms:
                    here = (*path, place, "districts", row, "buildings", index, "embassy")
                    yield from unknown("kingdom", building.embassy, (), here)


def other_faults(
    kingdom: Kingdom, other: str, kingdoms: Mapping[str, Kingdom], path: FaultPath
) -> Iterator[Fault]:
    """A fault where the other kingdom that something names is this one itself, or is not there."""
    if other == kingdom.id:
        yield Fault("kingdom_to_itself", path, {"kingdom": other})
    elif other not in kingdoms:
        yield from unknown("kingdom", other, (), path)


def _pact_faults(relation: Relation, path: FaultPath) -> Iterator[Fault]:
    for name in PACTS:
        pact: Pact | None = getattr(relation, name)
        if pact is not None:
            yield from between(pact.bonus, 0, LARGEST, (*path, name, "bonus"))
            yield from between(pact.month, 1, LAST_MONTH, (*path, name, "month"))


def _one_sided(kingdom: str, relation: Relation, other: Kingdom, path: FaultPath) -> Iterator[Fault]:
    """A fault for each thing agreed that the other kingdom does not know of, or knows otherwise."""
    back = next((one for one in other.relations if one.kingdom == kingdom), Relation(kingdom))
    for name in MUTUAL:
        if getattr(relation, name) and not getattr(back, name):
            yield Fault("agreement_one_sided", (*path, name), {"agreement": name, "kingdom": other.id})
    for name in PACTS:
        ours: Pact | None = getattr(relation, name)
        theirs: Pact | None = getattr(back, name)
        if ours is not None and (theirs is None or theirs.balance != MIRRORED[ours.balance]):
            yield Fault("agreement_one_sided", (*path, name), {"agreement": name, "kingdom": other.id})
