"""Land that a kingdom loses or gives up: what becomes of it, and of what is cut off by it (IT L342-348)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec.structs import replace

from .free_cities import set_free
from .hexes import HexId, place_of
from .patch import Draft
from .ruleset import Ruleset
from .state import Campaign, Kingdom, Leader, LostLand, Territory
from .territory import Land, Part, cut_off, main_territory, parts


class Log(Protocol):
    """Writes a line of the journal."""

    def __call__(self, code: str, **parameters: str | int) -> None:
        """A code with its parameters."""


def lose_land(
    draft: Draft, kingdom: str, gone: Iterable[HexId], held: Mapping[Land, Leader], rules: Ruleset, log: Log
) -> None:
    """Take hexes from a kingdom, and with them what is cut off and has no leader in it (IT L342-346).

    `held` names the leader in a part that `cut_off` gives, by its hexes. Settlements become free cities. It
    raises no Unrest by itself (ruling D50).
    """
    lost_now = tuple(sorted(gone))
    cut = cut_off(draft.campaign, kingdom, lost_now)
    _release(draft, lost_now, rules)
    month = draft.campaign.month
    lost = [LostLand(lost_now, month)]
    secondary = _shrunk(draft.campaign.kingdoms[kingdom], lost_now, cut)
    for part in cut:
        at, count = place_of(part.hexes[0]), len(part.hexes)
        leader = held.get(part.hexes)
        if leader is not None:
            secondary.append(Territory(part.hexes, part.since, leader.role, leader.name))
            log("territory_held", hex=at, count=count, role=leader.role, name=leader.name)
            continue
        free = _release(draft, part.hexes, rules)
        lost.append(LostLand(part.hexes, month, True, free))
        log("territory_lost", hex=at, count=count, settlements=len(free))
    draft.kingdom(
        kingdom,
        lambda k: replace(
            k, secondary=tuple(sorted(secondary, key=lambda t: t.hexes)), lost=(*k.lost, *lost)
        ),
    )
    if kingdom not in draft.campaign.claims.values() and not draft.campaign.kingdoms[kingdom].landless:
        draft.kingdom(kingdom, lambda k: replace(k, landless=month))
        log("land_gone")


def look_over(draft: Draft, kingdom: str, log: Log) -> None:
    """After an action: which secondary territory is joined again, and which lost land is claimed again."""
    before, now = draft.start, draft.campaign
    if now.claims is before.claims and now.hexes is before.hexes and now.kingdoms is before.kingdoms:
        return
    _forget_claimed(draft)
    record = draft.campaign.kingdoms.get(kingdom)
    if record is None:
        return
    if record.secondary:
        _retrace(draft, kingdom, log)
    if record.landless and now.settlements_of(kingdom):
        draft.kingdom(kingdom, lambda k: replace(k, landless=0))
        log("kingdom_saved", kingdom=record.name)


def _release(draft: Draft, gone: Land, rules: Ruleset) -> tuple[str, ...]:
    """The hexes are nobody's; the settlements there, which are free cities now."""
    draft.put_many("claims", dict.fromkeys(gone))
    lost = set(gone)
    found = [s for s in draft.campaign.settlements.values() if s.hex in lost]
    for settlement in found:
        set_free(draft, settlement.hex, rules)
    return tuple(sorted(s.id for s in found))


def _shrunk(kingdom: Kingdom, gone: Land, cut: list[Part]) -> list[Territory]:
    """The secondary territories without these hexes and without the parts that are asked about anew."""
    away = {*gone, *(hex_id for part in cut for hex_id in part.hexes)}
    left = [replace(t, hexes=tuple(h for h in t.hexes if h not in away)) for t in kingdom.secondary]
    return [territory for territory in left if territory.hexes]


def _forget_claimed(draft: Draft) -> None:
    """Lost land is that of its kingdom again, or no longer on the map: it is no longer kept as lost."""
    campaign = draft.campaign
    for kingdom in campaign.kingdoms.values():
        if not kingdom.lost:
            continue
        left = tuple(_unclaimed(campaign, kingdom.id, lost) for lost in kingdom.lost)
        if left != kingdom.lost:
            draft.put("kingdoms", kingdom.id, replace(kingdom, lost=tuple(x for x in left if x.hexes)))


def _unclaimed(campaign: Campaign, kingdom: str, lost: LostLand) -> LostLand:
    hexes = tuple(h for h in lost.hexes if h in campaign.hexes and campaign.claims.get(h) != kingdom)
    if len(hexes) == len(lost.hexes):
        return lost
    settlements = tuple(s for s in lost.settlements if campaign.settlements[s].hex in hexes)
    return replace(lost, hexes=hexes, settlements=settlements)


def _retrace(draft: Draft, kingdom: str, log: Log) -> None:
    """Bring secondary territory up to date: grown by claims, joined to the main territory, or main itself.

    Where the capital has moved into it, what was the main territory is cut off in its place.
    """
    campaign, record = draft.campaign, draft.campaign.kingdoms[kingdom]
    found = parts(campaign.realm(kingdom))
    main = main_territory(campaign, kingdom)
    moved = kingdom in draft.start.kingdoms and draft.start.kingdoms[kingdom].capital != record.capital
    old = set(main_territory(draft.start, kingdom)) if moved else set[HexId]()
    left: dict[Land, Territory] = {}
    for territory in sorted(record.secondary, key=lambda t: t.since):
        for part in found:
            if not set(territory.hexes).intersection(part):
                continue
            if part != main:
                left.setdefault(part, replace(territory, hexes=part))
            elif set(main) <= set(territory.hexes):
                log("territory_is_main", hex=place_of(main[0]), count=len(main))
                for other in found:
                    if other != main and old.intersection(other):
                        left.setdefault(other, Territory(other, territory.since))
            else:
                log("territory_rejoined", hex=place_of(territory.hexes[0]), count=len(territory.hexes))
    secondary = tuple(sorted(left.values(), key=lambda t: t.hexes))
    if secondary != record.secondary:
        draft.put("kingdoms", kingdom, replace(record, secondary=secondary))
