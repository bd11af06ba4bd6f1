"""A whole map put onto the campaign's in one step, as imports do it: one deed, and one undo takes it off."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from msgspec.structs import replace

from ..bounds import on_a_map
from ..hexes import SIDES, HexId, Orientation, Stagger, neighbour, opposite, place_of
from ..state import RIVER_POOL, Hex
from .base import Action, Context, rule
from .world import forget_written

MOST_PLACED = 200_000  # hexes at once


class PlaceMap(Action, frozen=True, tag="place_map"):
    """Put hexes onto the map as they are given, each with its id; what was there before makes way.

    A hex that is held or settled keeps what has been made of it: improvements, special terrain, preparation,
    its name and note; only its land and water change. What is explored stays so. `orientation` and `stagger`
    change how the map is laid out (None: as it is). `clear` takes all other hexes off, which only a map can
    bear on which nobody reigns, holds land or has settled.
    """

    for_neighbours = True

    hexes: tuple[tuple[HexId, Hex], ...]
    orientation: Orientation | None = None
    stagger: Stagger | None = None
    clear: bool = False


@rule(PlaceMap)
def place_map(ctx: Context, action: PlaceMap) -> None:
    """Decide `PlaceMap`."""
    if len(action.hexes) > MOST_PLACED:
        ctx.impossible("too_many_hexes_placed", count=len(action.hexes), limit=MOST_PLACED)
    _check(ctx, action)
    campaign = ctx.campaign
    settled = {settlement.hex for settlement in campaign.settlements.values()}
    if action.clear:
        reigning = any(kingdom.stage == "reigning" for kingdom in campaign.kingdoms.values())
        if campaign.claims or settled or reigning:
            ctx.impossible("map_in_use")
    ctx.require("map_placed", count=len(action.hexes))
    old = campaign.hexes
    written: dict[HexId, Hex | None] = {}
    for hex_id, placed in action.hexes:
        there = old.get(hex_id)
        if there is not None:
            placed = _over(there, placed, hex_id in campaign.claims or hex_id in settled)
        written[hex_id] = placed
    others = [hex_id for hex_id in old if hex_id not in written]
    if action.clear:
        written.update(dict.fromkeys(others))
    else:
        written.update(_banks(others, dict(old), written))
    ctx.draft.put_many("hexes", written)
    if action.clear:
        forget_written(ctx.draft)
    settings = campaign.settings
    given = {"orientation": action.orientation, "stagger": action.stagger}
    changed = {name: value for name, value in given.items() if value is not None}
    if any(getattr(settings, name) != value for name, value in changed.items()):
        ctx.draft.put("campaign", "settings", replace(settings, **changed))


def _check(ctx: Context, action: PlaceMap) -> None:
    """End the decision where a hex is what no hex can be; of many hexes few kinds have to be looked at."""
    rules = ctx.rules
    land = {placed for _, placed in action.hexes}
    for terrain in {placed.terrain for placed in land}:
        if terrain not in rules.terrain:
            ctx.impossible("no_such_terrain", terrain=terrain)
    for improvement in set(chain.from_iterable(placed.improvements for placed in land)):
        if improvement not in rules.improvements:
            ctx.impossible("no_such_improvement", improvement=improvement)
    for special in set(chain.from_iterable(placed.special for placed in land)):
        if special.kind not in rules.special_terrain or special.kind == "river":
            ctx.impossible("no_such_special", special=special.kind)
        if special.building and special.building not in rules.buildings:
            ctx.impossible("no_such_building", building=special.building)
    for hex_id, placed in action.hexes:
        if not on_a_map(hex_id):
            ctx.impossible("no_such_hex", hex=place_of(hex_id))
        if not (0 <= placed.river < 2 * RIVER_POOL and (placed.prepared or 0) >= 0 and _once(placed)):
            ctx.impossible("hex_unsound", hex=place_of(hex_id))
        if placed.name or placed.note:
            try:
                (placed.name + placed.note).encode()
            except UnicodeEncodeError:
                ctx.impossible("not_text", field="hexes")


def _once(placed: Hex) -> bool:
    kinds = [special.kind for special in placed.special]
    few = (placed.prepared or 0) < 1_000_000
    return few and len(set(kinds)) == len(kinds) and len(set(placed.improvements)) == len(placed.improvements)


def _over(there: Hex, placed: Hex, held: bool) -> Hex:
    """A hex of the new map where there was one: what the party has seen stays seen."""
    cleared = there.cleared or placed.cleared
    explored = there.explored or placed.explored or cleared
    if not held:
        return replace(placed, explored=explored, cleared=cleared)
    return replace(
        there,
        terrain=placed.terrain,
        coast=placed.coast,
        lake=placed.lake,
        river=placed.river,
        explored=explored,
        cleared=cleared,
        name=there.name or placed.name,
        note=there.note or placed.note,
    )


def _banks(
    others: Iterable[HexId], old: dict[HexId, Hex], written: dict[HexId, Hex | None]
) -> dict[HexId, Hex | None]:
    """Hexes beside the new map whose rivers must cross the same sides as those in it."""
    changed: dict[HexId, Hex | None] = {}
    for hex_id in others:
        there = old[hex_id]
        river = there.river
        for side in SIDES:
            beside = written.get(neighbour(hex_id, side))
            if beside is not None:
                crosses = bool(beside.river & (1 << opposite(side)))
                river = (river & ~RIVER_POOL) | 1 << side if crosses else river & ~(1 << side)
        if river != there.river:
            changed[hex_id] = replace(there, river=river or RIVER_POOL if there.river else river)
    return changed
