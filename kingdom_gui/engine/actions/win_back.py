"""Winning lost territory back: what comes with a claim that joins it to the realm again (IT L348, L459)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec
from msgspec.structs import replace

from ..free_cities import free_city
from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..patch import Draft
from ..ruleset import Ruleset
from ..state import Campaign, Kingdom
from ..territory import Land, main_territory, touching, win_back_bonus
from ..turn.play import Check
from .base import Context
from .checks import check_ahead, modifiers_of, roll, tell_check


class Asked(msgspec.Struct, frozen=True):
    """A free city that was asked to join: the check, what was added to its die, and the Unrest of a failure
    (0 where there is none).
    """

    hex: HexId
    check: Check
    unrest: int
    modifiers: tuple[Entry, ...]
    typed: bool


class LandBack(msgspec.Struct, frozen=True):
    """What comes back with a claim: hexes (those of settlements won among them), and who was asked."""

    hexes: Land = ()
    asked: tuple[Asked, ...] = ()

    def tell(self, ctx: Context) -> None:
        """Write it in the journal, with the Unrest of those that would not."""
        if self.hexes:
            ctx.log("territory_regained", hex=place_of(self.hexes[0]), count=len(self.hexes))
        for asked in self.asked:
            tell_asked(ctx, asked)
            ctx.log("city_joined" if asked.check.success else "annexation_failed", hex=place_of(asked.hex))


def land_back(ctx: Context, wanted: Iterable[HexId], dice: Mapping[str, tuple[int, ...]]) -> LandBack:
    """What comes back if these hexes are claimed; nothing is written yet, but warnings tell of it.

    All lost territory that hangs together with what the claim adds to the main territory: its hexes at once,
    each free city by a check at the Control DC of before. Hexes to be cleared first, and what lies behind
    them or behind a city that would not join, stay lost.
    """
    kingdom = ctx.kingdom
    asked = list[Asked]()

    def joins(hex_id: HexId) -> bool:
        if hex_id in kingdom.use.asked:
            return False
        asked.append(_ask(ctx, hex_id, dice, sum(a.unrest for a in asked)))
        return asked[-1].check.success

    back, uncleared = _reached(ctx.campaign, kingdom, wanted, ctx.rules, joins)
    if back or asked or uncleared:
        _warn(ctx, len(back) - sum(a.check.success for a in asked), uncleared)
    return LandBack(tuple(sorted(back)), tuple(asked))


def cities_asked(campaign: Campaign, kingdom: str, wanted: Iterable[HexId], rules: Ruleset) -> list[HexId]:
    """The free cities that a claim of these hexes would ask to join, if those before them do."""
    record, hexes = campaign.kingdoms[kingdom], list(wanted)
    if record.stage != "reigning":
        return []
    found = [h for h in hexes if h in campaign.hexes and free_city(campaign, h, rules)]

    def joins(hex_id: HexId) -> bool:
        if hex_id not in record.use.asked:
            found.append(hex_id)
        return hex_id not in record.use.asked

    _reached(campaign, record, hexes, rules, joins)
    return found


def _reached(
    campaign: Campaign,
    kingdom: Kingdom,
    wanted: Iterable[HexId],
    rules: Ruleset,
    joins: Callable[[HexId], bool],
) -> tuple[list[HexId], int]:
    """The lost land that comes back, from the claimed hexes on, and how many hexes must be cleared first.

    `joins` says of a free city whether it joins; the way does not lead on through one that does not.
    """
    land = {h for lost in kingdom.lost if lost.territory for h in lost.hexes if h not in campaign.claims}
    if kingdom.stage != "reigning" or not land:
        return [], 0
    claimed = list(wanted)
    trial = Draft(campaign)
    trial.put_many("claims", dict.fromkeys(claimed, kingdom.id))
    before = set(main_territory(campaign, kingdom.id))
    frontier = [h for h in main_territory(trial.campaign, kingdom.id) if h not in before]
    land.difference_update(claimed)
    back, uncleared = list[HexId](), 0
    while frontier:
        for hex_id in touching(frontier.pop(0)):
            if hex_id not in land:
                continue
            land.discard(hex_id)
            if not campaign.hexes[hex_id].cleared:
                uncleared += 1
            elif not free_city(campaign, hex_id, rules) or joins(hex_id):
                back.append(hex_id)
                frontier.append(hex_id)
    return back, uncleared


def ask_city(
    ctx: Context, hex_id: HexId, natural: int | None, die: int | None, unrest_before: int = 0
) -> Asked:
    """The check by which a free city joins, easier for one in lost territory; nothing is written yet.

    `unrest_before` is Unrest that those asked before it have raised.
    """
    request = f"annexation.{place_of(hex_id)}"
    bonus = win_back_bonus(ctx.kingdom, hex_id, ctx.campaign.month)
    if bonus:
        ctx.warn("win_back_bonus", "IT L348", hex=place_of(hex_id), bonus=bonus)
    more = (
        Entry(-unrest_before, Source("unrest"), "IT L40"),
        Entry(bonus, Source("rule", "win_back"), "IT L348"),
    )
    check = check_ahead(ctx, request, "stability", natural, more)
    modifiers = modifiers_of(ctx, "stability", more)
    unrest = 0 if check.success else roll(ctx, f"{request}.unrest", 4, die)
    return Asked(hex_id, check, unrest, modifiers, natural is not None)


def tell_asked(ctx: Context, asked: Asked) -> None:
    """Write a city's check in the journal; after a failure raise Unrest, and ask no more this month (D57)."""
    at = place_of(asked.hex)
    tell_check(ctx, f"annexation.{at}", "stability", asked.check, asked.modifiers, asked.typed)
    if not asked.check.success:
        source = Source("special_terrain", free_city(ctx.campaign, asked.hex, ctx.rules), at)
        ctx.stock("unrest", Entry(asked.unrest, source, "IT L459"))
        use = ctx.kingdom.use
        ctx.change_kingdom(use=replace(use, asked=(*use.asked, asked.hex)))


def _ask(ctx: Context, hex_id: HexId, dice: Mapping[str, tuple[int, ...]], unrest_before: int) -> Asked:
    settlement = ctx.campaign.settlement_at(hex_id)
    typed = dice.get(settlement.id, ()) if settlement is not None else ()
    natural, die = (*typed, None, None)[:2]
    return ask_city(ctx, hex_id, natural, die, unrest_before)


def _warn(ctx: Context, back: int, uncleared: int) -> None:
    if back:
        ctx.warn("land_comes_back", "IT L348", count=back)
    if uncleared:
        ctx.warn("land_uncleared", "IT L342", count=uncleared)
