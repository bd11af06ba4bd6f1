"""Kingdoms that nobody at the table plays: made, edited, estimated, taken over, and taken off the campaign.

Their land is claimed and given up by the actions for any kingdom's, with nothing to pay.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from ..dice import die
from ..diplomacy.houses import close_houses
from ..free_cities import set_free
from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..neighbours import (
    ATTITUDES,
    ESTIMATE_DICE,
    ESTIMATE_SIDES,
    INDIFFERENT,
    attitude,
    size_of,
    with_attitude,
    without,
)  # fmt: skip
from ..relations import open_embassy
from ..state import Attitude, JournalEntry, Kingdom, Neighbour, Stock, Use
from ..stocks import add_to_stock
from ..vassals import fall
from .base import Action, Context, rule
from .found import carried_stock, check_new, check_totals
from .land import take_over

Counted = Literal["counted"]
Unknown = Literal["unknown"]


class FoundNeighbour(Action, frozen=True, tag="found_neighbour"):
    """Put a neighbour with id `kingdom` in the campaign.

    `size` is its Size where not all of its hexes are on the map (None: they are counted); `economy` and
    `stability` are its totals where they are known. `attitude` is towards the kingdom `toward`, or else the
    one at the table; `patron`: it is that kingdom's wealthy sponsor. `hexes` are its own from the start.
    """

    for_neighbours = True

    name: str
    alignment: str = "N"
    colour: str = ""
    size: int | None = None
    economy: int | None = None
    stability: int | None = None
    attitude: Attitude = INDIFFERENT
    toward: str = ""
    patron: bool = False
    note: str = ""
    hexes: tuple[HexId, ...] = ()


class EditNeighbour(Action, frozen=True, tag="edit_neighbour"):
    """Change what is known of a neighbour; None leaves a thing as it is.

    `size` "counted" counts its hexes; `economy` and `stability` "unknown" are what nobody knows any more.
    `attitude` and `patron` (whether it is the wealthy sponsor) regard the kingdom `toward`, or else the one
    at the table.
    """

    for_neighbours = True

    name: str | None = None
    alignment: str | None = None
    colour: str | None = None
    size: int | Counted | None = None
    economy: int | Unknown | None = None
    stability: int | Unknown | None = None
    attitude: Attitude | None = None
    toward: str = ""
    patron: bool | None = None
    note: str | None = None


class EstimateEconomy(Action, frozen=True, tag="estimate_economy"):
    """Estimate a neighbour's Economy as 2d6 + its Size (IT L1363). `dice` are typed faces; none: the program
    rolls.
    """

    for_neighbours = True

    dice: tuple[int, ...] = ()


class SetAttitude(Action, frozen=True, tag="set_attitude"):
    """Say a kingdom's attitude to another (IT L1356)."""

    for_neighbours = True

    toward: str
    attitude: Attitude


class PlayNeighbour(Action, frozen=True, tag="play_neighbour"):
    """From now on a neighbour is played: it keeps its land, and its numbers are typed in as from a paper
    sheet.

    `totals` are the sheet's numbers; a known Size or Economy that they do not name is taken over.
    """

    for_neighbours = True

    government: str = "autocracy"
    treasury: int = 0
    unrest: int = 0
    totals: dict[str, int] = msgspec.field(default_factory=dict)


class RemoveKingdom(Action, frozen=True, tag="remove_kingdom"):
    """Take a kingdom off the campaign: its land is nobody's, its settlements are free cities."""

    for_neighbours = True


@rule(FoundNeighbour)
def found_neighbour(ctx: Context, action: FoundNeighbour) -> None:
    """Decide `FoundNeighbour`."""
    check_new(ctx, action.kingdom, action.name, action.alignment)
    _check_size(ctx, action.size)
    toward = action.toward or ctx.campaign.at_table
    if action.toward or action.patron or action.attitude != INDIFFERENT:
        _other(ctx, toward)
    _check_attitude(ctx, action.attitude)
    land = list(dict.fromkeys(action.hexes))
    for hex_id in land:
        ctx.hex(hex_id)
        if hex_id in ctx.campaign.claims:
            ctx.impossible("hex_claimed", hex=place_of(hex_id))
    ctx.require("neighbour_founded", name=action.name.strip())
    kingdom = Kingdom(
        action.kingdom,
        action.name.strip(),
        action.alignment,
        stage="neighbour",
        colour=action.colour,
        note=action.note,
        neighbour=_kept(Neighbour(action.size, action.economy, action.stability)),
    )
    kingdom = replace(kingdom, attitudes=with_attitude(kingdom, toward, action.attitude))
    ctx.draft.put("kingdoms", kingdom.id, kingdom)
    if action.patron:
        ctx.draft.kingdom(toward, lambda k: replace(k, patron=True, sponsor=kingdom.id))
        open_embassy(ctx.draft, toward, kingdom.id)  # from the start (IT L1362)
    if land:
        ctx.draft.put_many("claims", dict.fromkeys(land, kingdom.id))
        take_over(ctx, land)


@rule(EditNeighbour)
def edit_neighbour(ctx: Context, action: EditNeighbour) -> None:
    """Decide `EditNeighbour`."""
    kingdom, known = ctx.kingdom, _neighbour(ctx)
    if action.name is not None and not action.name.strip():
        ctx.impossible("name_missing")
    if action.alignment is not None and action.alignment not in ctx.rules.alignments:
        ctx.impossible("no_such_alignment", alignment=action.alignment)
    size = None if action.size == "counted" else known.size if action.size is None else action.size
    _check_size(ctx, size)
    changed = Neighbour(
        size,
        _known(action.economy, known.economy),
        _known(action.stability, known.stability),
        known.dice,
    )
    texts = {"alignment": action.alignment, "colour": action.colour, "note": action.note}
    given: dict[str, object] = {name: text for name, text in texts.items() if text is not None}
    if action.name is not None:
        given["name"] = action.name.strip()
    toward = action.toward or ctx.campaign.at_table
    regards = action.attitude is not None or action.patron is not None
    sponsor = _another(ctx, kingdom, toward).sponsor if regards else ""
    if action.attitude is not None:
        _check_attitude(ctx, action.attitude)
        given["attitudes"] = with_attitude(kingdom, toward, action.attitude)
    ctx.require("neighbour_edited", kingdom=str(given.get("name", kingdom.name)))
    ctx.change_kingdom(**given, neighbour=_kept(changed))
    if action.patron is not None and action.patron != (sponsor == kingdom.id):
        ctx.draft.kingdom(toward, lambda k: replace(k, sponsor=kingdom.id if action.patron else ""))
        if action.patron:
            open_embassy(ctx.draft, toward, kingdom.id)


@rule(EstimateEconomy)
def estimate_economy(ctx: Context, action: EstimateEconomy) -> None:
    """Decide `EstimateEconomy`; a new estimate takes the place of what was known."""
    kingdom, known = ctx.kingdom, _neighbour(ctx)
    if action.dice and len(action.dice) != ESTIMATE_DICE:
        ctx.impossible("dice_count", count=ESTIMATE_DICE, sides=ESTIMATE_SIDES)
    if not all(1 <= face <= ESTIMATE_SIDES for face in action.dice):
        ctx.impossible("die_out_of_range", sides=ESTIMATE_SIDES)
    dice = action.dice or _rolled(ctx)
    size = size_of(ctx.campaign, kingdom.id, ctx.rules)
    ctx.require(
        "economy_estimated", kingdom=kingdom.name, rolled=sum(dice), size=size, economy=sum(dice) + size
    )
    ctx.change_kingdom(neighbour=replace(known, economy=None, dice=dice))


@rule(SetAttitude)
def set_attitude(ctx: Context, action: SetAttitude) -> None:
    """Decide `SetAttitude`."""
    kingdom = ctx.kingdom
    other = _another(ctx, kingdom, action.toward)
    _check_attitude(ctx, action.attitude)
    before = attitude(ctx.campaign, kingdom.id, other.id)
    if before == action.attitude:
        ctx.impossible("attitude_is_so", kingdom=kingdom.name, attitude=before)
    ctx.require(
        "attitude_set", kingdom=kingdom.name, toward=other.name, attitude=action.attitude, before=before
    )
    ctx.change_kingdom(attitudes=with_attitude(kingdom, other.id, action.attitude))


@rule(PlayNeighbour)
def play_neighbour(ctx: Context, action: PlayNeighbour) -> None:
    """Decide `PlayNeighbour`: it is adopted as a running kingdom is from its paper sheet."""
    kingdom, known = ctx.kingdom, _neighbour(ctx)
    if action.government not in ctx.rules.governments:
        ctx.impossible("no_such_government", government=action.government)
    if action.unrest < 0:
        ctx.impossible("below_zero", name="unrest", value=action.unrest)
    check_totals(ctx, action.totals)
    taken = {"size": known.size, "economy": known.economy, "stability": known.stability}
    totals = {name: value for name, value in taken.items() if value is not None} | action.totals
    ctx.require("neighbour_played", kingdom=kingdom.name)
    ctx.change_kingdom(
        stage="adopting",
        government=action.government,
        treasury=carried_stock(action.treasury),
        unrest=carried_stock(action.unrest),
        paper=tuple(sorted(totals.items())),
        use=Use(size=totals.get("size", 0)),
        neighbour=None,
        granary=Stock(),
    )


@rule(RemoveKingdom)
def remove_kingdom(ctx: Context, action: RemoveKingdom) -> None:
    """Decide `RemoveKingdom`; of a played one the GM must say why."""
    kingdom = ctx.kingdom
    if ctx.campaign.at_table == kingdom.id:
        ctx.impossible("kingdom_at_table", kingdom=kingdom.name)
    if kingdom.played and not kingdom.fallen:
        ctx.refuse("kingdom_is_played", kingdom=kingdom.name)
    ctx.require("kingdom_removed", kingdom=kingdom.name)
    for settlement in ctx.campaign.settlements_of(kingdom.id):
        set_free(ctx.draft, settlement.hex, ctx.rules)
    fall(ctx.draft, kingdom.id)
    close_houses(ctx.draft, kingdom.id)
    ctx.draft.put_many("claims", dict.fromkeys(ctx.campaign.realm(kingdom.id)))
    ctx.draft.put("kingdoms", kingdom.id, None)
    for sender in list(ctx.campaign.kingdoms):
        _envoys_return(ctx, sender, kingdom)
    for other in list(ctx.campaign.kingdoms.values()):
        fields = without(other, kingdom.id)
        if fields:
            ctx.draft.put("kingdoms", other.id, replace(other, **fields))


def _envoys_return(ctx: Context, sender: str, gone: Kingdom) -> None:
    """Tell of a kingdom's envoys to one that is no more; their gifts are brought back (IT L1329)."""
    for sent in ctx.campaign.kingdoms[sender].missions:
        if sent.to == gone.id:
            told: dict[str, str | int] = {"kingdom": gone.name, "errand": sent.errand}
            ctx.draft.log(JournalEntry("envoy_returns", told, sender))
            if sent.gifts:
                gifts = Entry(sent.gifts, Source("envoy", sent.errand, gone.id), "IT L1329")
                add_to_stock(ctx.draft, sender, "treasury", gifts)


def _neighbour(ctx: Context) -> Neighbour:
    """What is known of the acting kingdom; a played one ends the decision."""
    if ctx.kingdom.played:
        ctx.impossible("not_a_neighbour", kingdom=ctx.kingdom.name)
    return ctx.kingdom.neighbour or Neighbour()


def _kept(known: Neighbour) -> Neighbour | None:
    """The record as a kingdom keeps it: none where nothing is known."""
    return known if known != Neighbour() else None


def _other(ctx: Context, kingdom: str) -> Kingdom:
    found = ctx.campaign.kingdoms.get(kingdom)
    if found is None:
        ctx.impossible("no_such_kingdom", kingdom=kingdom)
    return found


def _another(ctx: Context, kingdom: Kingdom, toward: str) -> Kingdom:
    found = _other(ctx, toward)
    if found.id == kingdom.id:
        ctx.impossible("attitude_to_itself", kingdom=kingdom.name)
    return found


def _check_size(ctx: Context, size: int | None) -> None:
    if size is not None and size < 0:
        ctx.impossible("below_zero", name="size", value=size)


def _check_attitude(ctx: Context, found: str) -> None:
    if found not in ATTITUDES:
        ctx.impossible("no_such_attitude", attitude=found, known=", ".join(ATTITUDES))


def _known(given: int | Unknown | None, before: int | None) -> int | None:
    return before if given is None else None if isinstance(given, str) else given


def _rolled(ctx: Context) -> tuple[int, ...]:
    """The program's dice; asked again in the same month they fall the same way."""
    settings, request = ctx.campaign.settings, f"estimate.{ctx.kingdom.id}"
    return tuple(
        die(settings.seed, ctx.campaign.month, request, n, ESTIMATE_SIDES) for n in range(ESTIMATE_DICE)
    )
