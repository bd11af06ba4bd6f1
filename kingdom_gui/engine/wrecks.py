"""Sites of buildings that are gone: how they arise, what they save, how they are built over (IT L514-516).

A wreck keeps its lots and those not yet built over. The same kind of building on a wreck nobody has drawn on
costs half; any other draws its share of a quarter of the old price, by the lots it covers (ruling D08).
"""

from __future__ import annotations

from msgspec.structs import replace

from .items.held import without_buildings
from .rule_effects import PartOf, UnrestOnce
from .ruleset import Ruleset
from .standing import ground, guests, takes_lots
from .state import Building, District, Settlement, Wreck

QUARTER = 4


def restores(wreck: Wreck, kind: str, lots: tuple[int, ...]) -> bool:
    """Whether this building rebuilds the old one at half price: the same kind, on a wreck still whole."""
    return wreck.kind == kind and wreck.left == wreck.lots and bool(set(wreck.left) & set(lots))


def share(wreck: Wreck, lots: tuple[int, ...], rules: Ruleset) -> int:
    """BP that another kind of building on these lots saves: its part of a quarter of the old price."""
    covered = len(set(wreck.left) & set(lots))
    if not covered:
        return 0
    quarter = max(1, rules.buildings[wreck.kind].cost // QUARTER)
    return quarter * covered // len(wreck.lots)


def built_over(wrecks: tuple[Wreck, ...], kind: str, lots: tuple[int, ...]) -> tuple[Wreck, ...]:
    """The wrecks that remain when a building of this kind stands on these lots."""
    remaining = []
    for wreck in wrecks:
        left = () if restores(wreck, kind, lots) else tuple(lot for lot in wreck.left if lot not in lots)
        if left == wreck.left:
            remaining.append(wreck)
        elif left:
            remaining.append(replace(wreck, left=left))
    return tuple(remaining)


def falling_with(district: District, building: Building, rules: Ruleset) -> tuple[Building, ...]:
    """The works that are part of this one and go when it goes: the watergates in a wall (IT L700)."""
    return tuple(
        other
        for other in district.buildings
        if other.side == building.side
        and any(e.building == building.kind for e in rules.buildings[other.kind].effects_of(PartOf))
    )


def without(
    settlement: Settlement, index: int, building: Building, rules: Ruleset, trace: bool = True
) -> Settlement:
    """The settlement after a building of one of its districts is demolished or destroyed.

    Its site becomes a wreck, its discounts vanish (ruling D05), the items in its slots are lost, what is part
    of it or cannot stand without it falls with it. Unrest for destroyed lots is for the caller to add.
    Without `trace` it never stood there.
    """
    district = settlement.districts[index]
    falling = (*falling_with(district, building, rules), *guests(district, building, rules))
    gone = {building.id, *(other.id for other in falling)}
    left = tuple(b for b in district.buildings if b.id not in gone)
    wrecks = district.wrecks
    if trace and not building.planned and _leaves_trace(district, building, rules):
        site = Wreck(building.kind, building.lots, building.lots)
        wrecks = (*wrecks, site) if site.lots or site not in wrecks else wrecks
    changed = replace(district, buildings=left, wrecks=wrecks)
    districts = (*settlement.districts[:index], changed, *settlement.districts[index + 1 :])
    tokens = tuple(token for token in settlement.tokens if token.building not in gone)
    items = without_buildings(settlement, gone)
    return replace(settlement, districts=districts, tokens=tokens, items=items)


def _leaves_trace(district: District, building: Building, rules: Ruleset) -> bool:
    """Whether a site remains: its own lots, and those of a work that might have shared them but did not, nor
    outlived what it shared them with: a lot is one site only.
    """
    kind = rules.buildings[building.kind]
    # A wall leaves no lots behind, but its Unrest must not fall a second time when it is built anew.
    if takes_lots(kind) or kind.has(UnrestOnce):
        return True
    taken = {*ground(district, rules).owner, *(lot for wreck in district.wrecks for lot in wreck.left)}
    return not kind.lotless and taken.isdisjoint(building.lots)
