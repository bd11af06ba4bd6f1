"""Buildings that somebody else pays for, damage and destruction: what events do to a settlement's lots."""

from __future__ import annotations

from msgspec.structs import replace

from ..adjacency import forbidden
from ..items.held import lost_items
from ..lots import footprint
from ..rule_effects import UnrestOnce
from ..ruleset import Building as Kind
from ..standing import free_lots
from ..state import LOTS_PER_DISTRICT, Building
from ..wrecks import built_over, without
from .strike import Strike


def gift_sites(strike: Strike, kind: Kind) -> list[str]:
    """Where a gift may stand: `district:lot lot` for every free place that no neighbour forbids."""
    rules, found = strike.play.rules, []
    diagonal = strike.play.ruling("diagonal_adjacency") == "on"
    for number, district in enumerate(strike.settlement.districts):
        free = set(free_lots(district, rules))
        seen = set()
        for origin in range(LOTS_PER_DISTRICT):
            for turned in (False, True):
                lots = footprint(kind.lots, origin, turned)
                if lots is None or lots in seen or not free.issuperset(lots):
                    continue
                seen.add(lots)
                if not any(forbidden(district, rules, kind, lots, diagonal)):
                    found.append(f"{number}:{' '.join(map(str, lots))}")
    return found


def build_gift(strike: Strike, kind: Kind, site: str) -> None:
    """Build a gift on a site of `gift_sites`: free and outside the limits."""
    play = strike.play
    district, _, text = site.partition(":")
    lots = tuple(map(int, text.split()))
    number = play.draft.next_id()
    building = Building(number, kind.id, lots, month=play.campaign.month)
    record = strike.settlement
    districts = tuple(
        replace(d, buildings=(*d.buildings, building), wrecks=built_over(d.wrecks, kind.id, lots))
        if n == int(district)
        else d
        for n, d in enumerate(record.districts)
    )
    play.draft.put("settlements", record.id, replace(record, districts=districts))
    play.add("unrest", kind.unrest, strike.source, kind.ref)
    play.log("gift_built", building=kind.id, settlement=record.id)


def destroy(strike: Strike, number: int) -> int:
    """Destroy a building of the settlement struck; how many lots it covered. Unrest is the event's to add."""
    for index, building in strike.buildings():
        if building.id == number:
            after = without(strike.settlement, index, building, strike.play.rules)
            lost = lost_items(strike.settlement, after)
            strike.play.draft.put("settlements", after.id, after)
            strike.play.log("building_destroyed", building=building.kind, settlement=after.id)
            for item in lost:
                strike.play.log("item_lost", item=item.name, settlement=after.id)
            return len(building.lots)
    return 0


def damage(strike: Strike, number: int) -> None:
    """Damage a building: it gives nothing until half its price is paid (IT L1258)."""
    strike.play.replace_building(strike.settlement_id, number, lambda b: replace(b, damaged=True))
    kind = next(b.kind for _, b in strike.buildings() if b.id == number)
    strike.play.log("building_was_damaged", building=kind, settlement=strike.settlement_id)


def breakable(strike: Strike) -> list[str]:
    """Numbers of the buildings that events may pick: those that stand on lots."""
    rules = strike.play.rules
    return [
        str(b.id) for _, b in strike.buildings() if b.lots and not rules.buildings[b.kind].has(UnrestOnce)
    ]
