"""Dedicating a holy site to a deity (IT L1306, Divinità e Luoghi Sacri)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ..options import holy_sites
from ..rule_effects import HolySite
from ..state import ATTRIBUTES, Devotion
from .base import Context, rule
from .build_place import building_of
from .optional import DedicateBuilding, warn_if_off
from .settle import with_district


@rule(DedicateBuilding)
def dedicate_building(ctx: Context, action: DedicateBuilding) -> None:
    """Decide `DedicateBuilding`: only holy sites, and never more than the building normally adds."""
    settlement = ctx.settlement(action.settlement)
    index, building = building_of(ctx, settlement, action.number)
    kind = ctx.rules.buildings[building.kind]
    if not kind.has(HolySite):
        ctx.impossible("not_a_holy_site", building=kind.id)
    _check_attributes(ctx, action, kind.effects_of(HolySite))
    warn_if_off(ctx, holy_sites.SETTING)
    devotion = Devotion(action.deity.strip(), action.alignment, action.attributes)
    none = devotion == Devotion()
    if none:
        ctx.require("dedication_ended", building=kind.id, settlement=settlement.name)
    elif devotion.deity:
        ctx.require("building_dedicated", building=kind.id, settlement=settlement.name, deity=devotion.deity)
    else:
        ctx.require("building_has_deity", building=kind.id, settlement=settlement.name)
    changed = replace(building, devotion=None if none else devotion)
    district = settlement.districts[index]
    kept = tuple(changed if b.id == building.id else b for b in district.buildings)
    after = with_district(settlement, index, replace(district, buildings=kept))
    ctx.draft.put("settlements", settlement.id, after)


def _check_attributes(ctx: Context, action: DedicateBuilding, effects: Iterable[HolySite]) -> None:
    if action.alignment and action.alignment not in ctx.rules.alignments:
        ctx.impossible("no_such_alignment", alignment=action.alignment)
    for attribute in action.attributes:
        if attribute not in ATTRIBUTES:
            ctx.impossible("no_such_total", name=attribute)
    for effect in effects:
        most = holy_sites.most_attributes(effect)
        if len(action.attributes) > most:
            ctx.refuse("too_many_attributes", holy_sites.REF, allowed=most, asked=len(action.attributes))
        if not action.alignment:
            continue
        favoured = holy_sites.by_alignment(ctx.rules.alignments[action.alignment])
        for attribute in action.attributes:
            if attribute not in favoured:
                ctx.refuse("not_of_the_alignment", holy_sites.REF, name=attribute, alignment=action.alignment)
