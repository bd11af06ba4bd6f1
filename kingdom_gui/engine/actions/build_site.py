"""Whether a building may stand on a site: what makes it impossible, and what the rules forbid (IT L554-558).

Nothing here changes a campaign; every finding is a `Reason` that building, moving and upgrading share.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from .. import lots as grid
from ..adjacency import forbidden, has_aqueduct, matching, waterside
from ..rule_effects import BorderWaiver, Lotless, PartOf, RequiresAny, RequiresItemTier, SharesLot
from ..ruleset import Building as Kind
from ..ruleset import Ruleset
from ..standing import ground, inventory, takes_lots
from ..state import LOTS_PER_DISTRICT, Building, Campaign, District, Settlement, Side
from .base import Reason


class Site(msgspec.Struct, frozen=True):
    """Where a building is to stand. `number` is its own where it stands already: it does not bar itself.

    `planned`: it is only drawn, so other plans count as if they stood. `diagonal`: toggle diagonal_adjacency.
    """

    campaign: Campaign
    rules: Ruleset
    settlement: Settlement
    index: int
    kind: Kind
    lots: tuple[int, ...] = ()
    side: Side | Literal[""] = ""
    number: int = 0
    planned: bool = False
    diagonal: bool = False

    @property
    def district(self) -> District:
        """The district it is to stand in."""
        return self.settlement.districts[self.index]

    def others(self) -> Iterator[Building]:
        """The buildings it has to reckon with: those that stand, and for a plan other plans too."""
        return (b for b in self.district.buildings if b.id != self.number and (self.planned or not b.planned))


def impossible(site: Site) -> Iterator[Reason]:
    """What no GM can allow: lots that are not there, do not hang together, or are another building's."""
    kind, lots = site.kind, site.lots
    on_side = stands_on_side(kind)
    if on_side != bool(site.side):
        yield _never("needs_side" if on_side else "takes_no_side", kind)
    fewest, most = lots_allowed(kind)
    if not fewest <= len(lots) <= most:
        yield _never("wrong_lot_count", kind, lots=max(fewest, kind.lots), given=len(lots))
    elif any(not 0 <= lot < LOTS_PER_DISTRICT for lot in lots):
        yield _never("lots_off_grid", kind)
    elif lots and not (len(set(lots)) == len(lots) and grid.is_shape(lots)):
        yield _never("wrong_shape", kind, lots=len(lots))
    elif takes_lots(kind):
        owner = ground(site.district, site.rules).owner
        for lot in lots:
            other = owner.get(lot)
            if other is not None and other.id != site.number:
                yield _never("lot_taken", kind, lot=lot, other=other.kind)
                return


def unlawful(site: Site) -> Iterator[Reason]:
    """What the rules forbid there, and a GM may allow."""
    yield from unlawful_on_spot(site)
    yield from unlawful_in_district(site)


def unlawful_on_spot(site: Site) -> Iterator[Reason]:
    """What is against these lots, or this side: squatters, neighbours, borders."""
    yield from _on_its_lots(site)
    yield from _neighbours(site)
    yield from _borders(site)


def unlawful_in_district(site: Site) -> Iterator[Reason]:
    """What is against it on whichever lots: the numbers allowed, and what the settlement lacks."""
    yield from _numbers(site)
    yield from _requirements(site)


def stands_on_side(kind: Kind) -> bool:
    """Whether it is a work on a side of the district, like a wall."""
    return any(effect.place in ("side", "wall") for effect in kind.effects_of(Lotless))


def lots_allowed(kind: Kind) -> tuple[int, int]:
    """The fewest and the most lots that one of this kind stands on; 0 for works of a side or a district."""
    place = next((effect.place for effect in kind.effects_of(Lotless)), "")
    if place == "lot":
        return (1 if any(effect.required for effect in kind.effects_of(SharesLot)) else 0), 1
    return (0, 0) if place else (kind.lots, kind.lots_max)


def _on_its_lots(site: Site) -> Iterator[Reason]:
    kind, here = site.kind, ground(site.district, site.rules)
    blocked = grid.mask(site.lots) & here.blocked
    if blocked:
        yield Reason("lot_blocked", {"building": kind.id, "lot": grid.lots_of(blocked)[0]}, "IT L1220")
    for effect in kind.effects_of(SharesLot):
        for lot in site.lots:
            host = here.owner.get(lot)
            standing = host is not None and (site.planned or not host.planned)
            wanted = effect.hosts != "any" and (host is not None or effect.required)
            fits = standing and host is not None and (effect.hosts == "any" or host.kind in effect.hosts)
            if (wanted or effect.required) and not fits:
                yield Reason(
                    "needs_host", {"building": kind.id, "any_of": _list(effect.hosts), "lot": lot}, kind.ref
                )
            if any(b.kind == kind.id and b.id != site.number for b in here.shared.get(lot, ())):
                yield Reason("lot_has_one", {"building": kind.id, "lot": lot}, kind.ref)


def _neighbours(site: Site) -> Iterator[Reason]:
    kind = site.kind
    if not site.lots:
        return
    seen: set[str] = set()
    for other in forbidden(
        site.district, site.rules, kind, site.lots, site.diagonal, site.planned, site.number
    ):
        if other.kind not in seen:
            seen.add(other.kind)
            yield Reason("must_not_adjoin", {"building": kind.id, "other": other.kind}, "IT L557, D21")
    if kind.adjacent_count:
        found = matching(site.district, site.rules, site.diagonal, site.planned, site.number)
        grown = found.room_for(kind, site.lots)
        if grown < kind.adjacent_count:
            parameters: dict[str, str | int] = {
                "building": kind.id,
                "any_of": _list(kind.adjacent_any),
                "needed": kind.adjacent_count,
                "found": grown,
            }
            yield Reason("needs_neighbours", parameters, "IT L557, D20")


def _borders(site: Site) -> Iterator[Reason]:
    kind = site.kind
    if kind.water_border and not _at_water(site):
        code = "needs_water_or_gm" if kind.has(BorderWaiver) else "needs_water_border"
        yield Reason(code, {"building": kind.id}, "D22, E04")
    if kind.land_border and site.side in site.district.water:
        yield Reason("needs_land_side", {"building": kind.id, "side": site.side}, kind.ref)


def _at_water(site: Site) -> bool:
    wet = waterside(site.district, site.rules, site.diagonal, site.planned, site.number)
    return bool(grid.mask(site.lots) & wet) or has_aqueduct(site.campaign, site.settlement, site.rules)


def _numbers(site: Site) -> Iterator[Reason]:
    kind = site.kind
    if site.side and any(b.kind == kind.id and b.side == site.side for b in site.others()):
        yield Reason("side_has_one", {"building": kind.id, "side": site.side}, "D30")
    if kind.per_district is not None:
        number = sum(b.kind == kind.id for b in site.others())
        if number >= kind.per_district:
            yield Reason("limit_per_district", {"building": kind.id, "limit": kind.per_district}, kind.ref)
    if kind.per_settlement is not None:
        number = sum(
            b.kind == kind.id and b.id != site.number and (site.planned or not b.planned)
            for district in site.settlement.districts
            for b in district.buildings
        )
        if number >= kind.per_settlement:
            yield Reason(
                "limit_per_settlement", {"building": kind.id, "limit": kind.per_settlement}, kind.ref
            )


def _requirements(site: Site) -> Iterator[Reason]:
    kind = site.kind
    for effect in kind.effects:
        if isinstance(effect, RequiresAny):
            if not set(effect.buildings) & _at_hand(site):
                parameters: dict[str, str | int] = {"building": kind.id, "any_of": _list(effect.buildings)}
                yield Reason("needs_building", parameters, kind.ref)
        elif isinstance(effect, RequiresItemTier):
            if effect.tier not in inventory(site.settlement, site.rules).tiers:
                yield Reason("needs_item_tier", {"building": kind.id, "tier": effect.tier}, kind.ref)
        elif isinstance(effect, PartOf) and not any(
            b.kind == effect.building and b.side == site.side for b in site.others()
        ):
            wanted: dict[str, str | int] = {
                "building": kind.id,
                "other": effect.building,
                "side": site.side,
            }
            yield Reason("needs_part", wanted, kind.ref)


def _at_hand(site: Site) -> set[str]:
    """Kinds of building the settlement can show, a fort or watchtower of its hex among them (ruling D58)."""
    found = set(inventory(site.settlement, site.rules).working)
    there = site.campaign.hexes.get(site.settlement.hex)
    for improvement in there.improvements if there is not None else ():
        found.update(site.rules.improvements[improvement].settlement_counts_as)
    return found


def _never(code: str, kind: Kind, **parameters: str | int) -> Reason:
    return Reason(code, {"building": kind.id, **parameters}, kind.ref, overridable=False)


def _list(kinds: tuple[str, ...] | str) -> str:
    """Ids as one parameter, with spaces between; words turns them into a list."""
    return kinds if isinstance(kinds, str) else " ".join(kinds)
