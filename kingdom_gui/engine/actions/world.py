"""What the GM says of the land: terrain, water, special terrain, what is explored. Free, and never refused
by rules.
"""

from __future__ import annotations

from msgspec.structs import replace

from .. import hexes
from ..bounds import on_a_map
from ..hexes import HexId, place_of
from ..patch import Draft
from ..ruleset import Ruleset
from ..state import RIVER_POOL, Hex, Settings, Special
from .base import Action, Context, rule


class PaintTerrain(Action, frozen=True, tag="paint_terrain"):
    """Give hexes a terrain; hexes not on the map yet are added to it.

    Coast is the land behind it (IT L530, note 8): painting it marks hexes as coast and leaves their terrain.
    """

    for_neighbours = True

    hexes: tuple[HexId, ...]
    terrain: str


class RemoveHexes(Action, frozen=True, tag="remove_hexes"):
    """Take unclaimed hexes off the map."""

    for_neighbours = True

    hexes: tuple[HexId, ...]


class SetWater(Action, frozen=True, tag="set_water"):
    """Say whether hexes have a coast or a lake; None leaves either as it is."""

    for_neighbours = True

    hexes: tuple[HexId, ...]
    coast: bool | None = None
    lake: bool | None = None


class DrawRiver(Action, frozen=True, tag="draw_river"):
    """Let a river run through neighbouring hexes, source first; a single hex gets a river of its own."""

    for_neighbours = True

    path: tuple[HexId, ...]


class EraseRiver(Action, frozen=True, tag="erase_river"):
    """Take the river out of hexes, and its ends out of their neighbours."""

    for_neighbours = True

    hexes: tuple[HexId, ...]


class AddSpecial(Action, frozen=True, tag="add_special"):
    """Put a special terrain in a hex; `building` for what stands in `building` and `ruin`."""

    for_neighbours = True

    hex: HexId
    special: str
    building: str = ""


class RemoveSpecial(Action, frozen=True, tag="remove_special"):
    """Take a special terrain out of a hex."""

    for_neighbours = True

    hex: HexId
    special: str


class Explore(Action, frozen=True, tag="explore"):
    """Mark hexes as explored and cleared, or not; None leaves either as it is. `by` says who explored."""

    for_neighbours = True

    hexes: tuple[HexId, ...]
    explored: bool | None = True
    cleared: bool | None = None
    by: str = ""


class NoteHex(Action, frozen=True, tag="note_hex"):
    """Name a hex on the map and keep a note on it; None leaves either as it is. `shared`: players read it."""

    for_neighbours = True

    hex: HexId
    name: str | None = None
    note: str | None = None
    shared: bool | None = None


class SetRoadDouble(Action, frozen=True, tag="set_road_double"):
    """Say whether a road through this hex costs double; None lets the rule decide (dispute D16)."""

    for_neighbours = True

    hex: HexId
    double: bool | None = None


class ChangeSettings(Action, frozen=True, tag="change_settings"):
    """Change the campaign's own settings: name, orientation, labels, calendar. None leaves one as it is."""

    for_neighbours = True

    name: str | None = None
    orientation: hexes.Orientation | None = None
    stagger: hexes.Stagger | None = None
    labels: hexes.LabelStyle | None = None
    months: tuple[str, ...] | None = None
    start_month: int | None = None
    start_year: int | None = None
    seed: int | None = None


@rule(PaintTerrain)
def paint_terrain(ctx: Context, action: PaintTerrain) -> None:
    """Decide `PaintTerrain`."""
    if action.terrain not in ctx.rules.terrain:
        ctx.impossible("no_such_terrain", terrain=action.terrain)
    wanted, old = dict.fromkeys(action.hexes), ctx.campaign.hexes
    for hex_id in wanted:
        if hex_id not in old and not on_a_map(hex_id):
            ctx.impossible("no_such_hex", hex=place_of(hex_id))
        terrain = old[surface].terrain if (surface := (0, *hex_id[1:])) in old else ""
        if hex_id[0] < 0 and terrain in ctx.rules.terrain[action.terrain].not_below:
            ctx.warn("not_below", "IT L530", hex=place_of(hex_id), terrain=terrain, painted=action.terrain)
    ctx.require("terrain_painted", terrain=action.terrain, count=len(action.hexes))
    if ctx.rules.terrain[action.terrain].inland:
        painted = {h: _coast(ctx.rules, old.get(h, Hex())) for h in wanted}
    else:
        fresh = Hex(action.terrain)
        painted = {h: replace(old[h], terrain=action.terrain) if h in old else fresh for h in wanted}
    ctx.draft.put_many("hexes", painted)


@rule(RemoveHexes)
def remove_hexes(ctx: Context, action: RemoveHexes) -> None:
    """Decide `RemoveHexes`."""
    for hex_id in action.hexes:
        if hex_id in ctx.campaign.claims:
            ctx.impossible("hex_claimed", hex=place_of(hex_id))
        there = ctx.campaign.settlement_at(hex_id)
        if there is not None:
            ctx.impossible("hex_has_settlement", hex=place_of(hex_id), settlement=there.name)
    ctx.require("hexes_removed", count=len(action.hexes))
    ctx.draft.put_many("hexes", dict.fromkeys(action.hexes))
    forget_written(ctx.draft)


@rule(SetWater)
def set_water(ctx: Context, action: SetWater) -> None:
    """Decide `SetWater`."""
    changed = {}
    for hex_id in action.hexes:
        old = ctx.hex(hex_id)
        changed[hex_id] = replace(
            old,
            coast=old.coast if action.coast is None else action.coast,
            lake=old.lake if action.lake is None else action.lake,
        )
    ctx.require("water_set", count=len(changed))
    ctx.draft.put_many("hexes", changed)


@rule(DrawRiver)
def draw_river(ctx: Context, action: DrawRiver) -> None:
    """Decide `DrawRiver`."""
    changed = {hex_id: ctx.hex(hex_id) for hex_id in action.path}
    if len(changed) == 1:
        only = next(iter(changed))
        changed[only] = replace(changed[only], river=changed[only].river or RIVER_POOL)
    for here, there in zip(action.path, action.path[1:], strict=False):
        if here == there:
            continue
        side = next((s for s in hexes.SIDES if hexes.neighbour(here, s) == there), None)
        if side is None:
            ctx.impossible("not_neighbours", hex=place_of(here), other_hex=place_of(there))
        changed[here] = _river(changed[here], 1 << side)
        changed[there] = _river(changed[there], 1 << hexes.opposite(side))
    ctx.require("river_drawn", count=len(changed))
    ctx.draft.put_many("hexes", changed)


@rule(EraseRiver)
def erase_river(ctx: Context, action: EraseRiver) -> None:
    """Decide `EraseRiver`."""
    changed = {hex_id: replace(ctx.hex(hex_id), river=0) for hex_id in action.hexes}
    ctx.require("river_erased", count=len(changed))
    for hex_id in action.hexes:
        for side in hexes.SIDES:
            other = hexes.neighbour(hex_id, side)
            there = changed.get(other) or ctx.campaign.hexes.get(other)
            if there is not None and there.river & (1 << hexes.opposite(side)):
                left = there.river & ~(1 << hexes.opposite(side))
                changed[other] = replace(there, river=left or RIVER_POOL)
    ctx.draft.put_many("hexes", changed)


@rule(AddSpecial)
def add_special(ctx: Context, action: AddSpecial) -> None:
    """Decide `AddSpecial`; a river is drawn, not added."""
    old = ctx.hex(action.hex)
    if action.special not in ctx.rules.special_terrain or action.special == "river":
        ctx.impossible("no_such_special", special=action.special)
    if action.building and action.building not in ctx.rules.buildings:
        ctx.impossible("no_such_building", building=action.building)
    if old.has(action.special):
        ctx.impossible("special_already_there", special=action.special, hex=place_of(action.hex))
    ctx.require("special_added", special=action.special, hex=place_of(action.hex))
    special = (*old.special, Special(action.special, action.building))
    ctx.draft.hex(action.hex, lambda h: replace(h, special=tuple(sorted(special, key=lambda s: s.kind))))


@rule(RemoveSpecial)
def remove_special(ctx: Context, action: RemoveSpecial) -> None:
    """Decide `RemoveSpecial`."""
    old = ctx.hex(action.hex)
    if not old.has(action.special):
        ctx.impossible("special_not_there", special=action.special, hex=place_of(action.hex))
    ctx.require("special_removed", special=action.special, hex=place_of(action.hex))
    left = tuple(special for special in old.special if special.kind != action.special)
    ctx.draft.hex(action.hex, lambda h: replace(h, special=left))


@rule(Explore)
def explore(ctx: Context, action: Explore) -> None:
    """Decide `Explore`; a hex cannot be cleared before it is explored (IT L490-493)."""
    changed = {}
    for hex_id in action.hexes:
        old = ctx.hex(hex_id)
        explored = old.explored if action.explored is None else action.explored
        cleared = old.cleared if action.cleared is None else action.cleared
        changed[hex_id] = explored_hex(
            replace(old, cleared=cleared), explored or cleared, ctx.campaign.month, action.by.strip()
        )
    ctx.require("explored", count=len(changed))
    ctx.draft.put_many("hexes", changed)


@rule(NoteHex)
def note_hex(ctx: Context, action: NoteHex) -> None:
    """Decide `NoteHex`."""
    old = ctx.hex(action.hex)
    name = old.name if action.name is None else action.name.strip()
    note = old.note if action.note is None else action.note
    ctx.require("hex_noted", hex=place_of(action.hex))
    shared = old.shared if action.shared is None else action.shared
    ctx.draft.hex(action.hex, lambda h: replace(h, name=name, note=note, shared=shared))


@rule(SetRoadDouble)
def set_road_double(ctx: Context, action: SetRoadDouble) -> None:
    """Decide `SetRoadDouble`."""
    ctx.hex(action.hex)
    ctx.require("road_double_set", hex=place_of(action.hex))
    ctx.draft.hex(action.hex, lambda h: replace(h, road_double=action.double))


@rule(ChangeSettings)
def change_settings(ctx: Context, action: ChangeSettings) -> None:
    """Decide `ChangeSettings`."""
    months = ctx.campaign.settings.months if action.months is None else action.months
    if any(not month.strip() for month in months):
        ctx.impossible("month_unnamed")
    first = ctx.campaign.settings.start_month if action.start_month is None else action.start_month
    if months and not 1 <= first <= len(months):
        ctx.impossible("start_month_out_of_range", number=first, count=len(months))
    fields = {name: getattr(action, name) for name in Settings.__struct_fields__ if hasattr(action, name)}
    given = {name: value for name, value in fields.items() if value is not None}
    ctx.require("settings_changed")
    ctx.draft.put("campaign", "settings", replace(ctx.campaign.settings, **given))


def explored_hex(there: Hex, explored: bool, month: int, by: str = "") -> Hex:
    """A hex that is explored now, or is not; who explored it and when is kept from the first time."""
    if not explored:
        return replace(there, explored=False, explored_in=0, explored_by="")
    if there.explored:
        return replace(there, explored_by=by or there.explored_by)
    return replace(there, explored=True, explored_in=month, explored_by=by)


def forget_written(draft: Draft) -> None:
    """Take off the labels and pins of hexes that are not on the map any more."""
    land = draft.campaign.hexes
    for table in ("labels", "pins"):
        gone = [key for key, written in getattr(draft.campaign, table).items() if written.hex not in land]
        if gone:
            draft.put_many(table, dict.fromkeys(gone))


def _coast(rules: Ruleset, there: Hex) -> Hex:
    terrain = there.terrain if rules.terrain[there.terrain].land else Hex().terrain
    return replace(there, terrain=terrain, coast=True)


def _river(there: Hex, bit: int) -> Hex:
    return replace(there, river=(there.river & ~RIVER_POOL) | bit)
