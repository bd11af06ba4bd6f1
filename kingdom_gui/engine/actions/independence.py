"""A kingdom divides in peace: parts of it are kingdoms of their own (IT L1407, Dichiarare l'Indipendenza)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from ..going_along import hand_over, known_abroad, largest
from ..hexes import HexId, place_of
from ..ledger import Entry, Source
from ..shares import By, in_proportion, treasury_shares
from ..state import JournalEntry, Kingdom, Leader, Use
from ..stocks import add_to_stock
from ..territory import cut_off, parts
from ..totals import numbers
from ..unrest_shared import own_unrest, unrest_share
from .base import Action, Context, rule
from .found import check_government, check_new
from .new_kingdom import (
    Extra,
    MovedLeader,
    NewKingdom,
    add_extras,
    add_modifier,
    check_event_phase,
    check_extras,
    check_role_held,
)
from .rule import handed_over, in_order, pay_to_step_down

MONTHS_OF_JOY = 6  # of Loyalty +1 for each kingdom made (IT L1414)
KIND = "independence"
DIE = 20


class DeclareIndependence(Action, frozen=True, tag="declare_independence"):
    """Make kingdoms of parts of this one, in the Event phase.

    Each of `kingdoms` takes its hexes with all that is in them, and BP, armies and leaders as it says; `by`
    is what the Treasury is shared in proportion to where it does not say. What is left is this kingdom's.
    `modifiers` are the GM's own for this kingdom.
    """

    needs = "order"

    kingdoms: tuple[NewKingdom, ...]
    by: By = "population"
    modifiers: tuple[Extra, ...] = ()


class _Going(NamedTuple):
    """A leader who goes over to a new kingdom, and the role there."""

    part: NewKingdom
    leader: Leader
    to: str
    natural: int | None


@rule(DeclareIndependence)
def declare_independence(ctx: Context, action: DeclareIndependence) -> None:
    """Decide `DeclareIndependence`; this kingdom counts as one of those made (ruling E11)."""
    parent, made = ctx.kingdom, action.kingdoms
    if not made:
        ctx.impossible("nothing_chosen")
    check_event_phase(ctx, parent)
    for place, part in enumerate(made):
        _check_part(ctx, part, made[:place])
    _check_land(ctx, made)
    going = [one for part in made for one in _going(ctx, part)]
    _check_going(ctx, going)
    check_extras(ctx, action.modifiers)
    purses = _purses(ctx, action)
    share = unrest_share(parent, len(made) + 1).total
    ctx.require("independence_declared", kingdom=parent.name, count=len(made))
    own = own_unrest(parent).total
    if share != own:
        ctx.stock("unrest", Entry(share - own, Source(KIND, "divided"), "IT L1413, D78"))
    for part, purse in zip(made, purses, strict=True):
        _make(ctx, part, purse, [one for one in going if one.part is part])
    _share_granary(ctx, made)
    for one in going:
        _leave(ctx, one)
    joy = Extra("loyalty", len(made) + 1, MONTHS_OF_JOY)
    for kingdom in (parent.id, *(part.kingdom for part in made)):
        add_modifier(ctx, kingdom, joy, Source(KIND, "loyalty"))
    add_extras(ctx, parent.id, action.modifiers)
    for part in made:
        add_extras(ctx, part.kingdom, part.modifiers)
        _begin_unrest(ctx, part, share)


def _check_part(ctx: Context, part: NewKingdom, before: tuple[NewKingdom, ...]) -> None:
    """What must be so for there to be such a kingdom at all."""
    check_new(ctx, part.kingdom, part.name, part.alignment)
    check_government(ctx, part.government)
    check_extras(ctx, part.modifiers)
    if any(other.kingdom == part.kingdom for other in before):
        ctx.impossible("kingdom_exists", kingdom=part.kingdom)
    if not part.hexes:
        ctx.impossible("no_land_for_kingdom", kingdom=part.name)
    if part.unrest is not None and part.unrest < 0:
        ctx.impossible("below_zero", name="unrest", value=part.unrest)
    known = {army.id for army in ctx.kingdom.armies}
    taken = {number for other in before for number in other.armies}
    for number in part.armies:
        if number not in known or number in taken or part.armies.count(number) > 1:
            ctx.impossible("no_such_army", number=number)


def _check_land(ctx: Context, made: tuple[NewKingdom, ...]) -> None:
    """Each hex goes to one kingdom, each kingdom has a settlement to begin with, and something is left."""
    campaign, parent = ctx.campaign, ctx.kingdom
    taken = set[HexId]()
    for part in made:
        for hex_id in part.hexes:
            if campaign.claims.get(hex_id) != parent.id:
                ctx.impossible("hex_not_claimed", hex=place_of(hex_id))
            if hex_id in taken:
                ctx.impossible("hex_in_two_kingdoms", hex=place_of(hex_id))
            taken.add(hex_id)
        towns = [s.id for s in campaign.settlements_of(parent.id) if s.hex in part.hexes]
        if part.capital and part.capital not in towns:
            ctx.impossible("capital_not_there", kingdom=part.name)
        if not towns:
            ctx.refuse("kingdom_needs_settlement", "IT L50", kingdom=part.name)
        if len(parts(part.hexes)) > 1:
            ctx.warn("new_land_apart", "IT L346", kingdom=part.name)
    if len(taken) == len(campaign.realm(parent.id)):
        ctx.impossible("nothing_left", kingdom=parent.name)
    falling = cut_off(campaign, parent.id, taken)
    if falling:
        count = sum(len(part.hexes) for part in falling)
        ctx.refuse("parent_falls_apart", "IT L346", kingdom=parent.name, count=count)
    capital = campaign.settlements.get(parent.capital)
    if capital is not None and capital.hex in taken:
        ctx.warn("capital_goes", "IT L270", settlement=capital.name)


def _going(ctx: Context, part: NewKingdom) -> list[_Going]:
    return [_one_going(ctx, part, moved) for moved in part.leaders]


def _one_going(ctx: Context, part: NewKingdom, moved: MovedLeader) -> _Going:
    there = [x for x in ctx.kingdom.leaders if x.role == moved.role and moved.name in ("", x.name)]
    if not there or there[0].lost == "dead":
        ctx.impossible("no_such_leader", leader=f"{moved.role}/{moved.name}" if moved.name else moved.role)
    to = moved.to or moved.role
    if to not in ctx.rules.roles:
        ctx.impossible("no_such_role", role=to)
    if moved.natural is not None and not 1 <= moved.natural <= DIE:
        ctx.impossible("die_out_of_range", sides=DIE)
    return _Going(part, there[0], to, moved.natural)


def _check_going(ctx: Context, going: list[_Going]) -> None:
    for place, one in enumerate(going):
        if any(other.leader is one.leader for other in going[:place]):
            ctx.impossible("leader_in_two_places", role=one.leader.role, name=one.leader.name)
    for part in dict.fromkeys(one.part.kingdom for one in going):
        check_role_held(ctx, [(x.to, x.leader.name) for x in going if x.part.kingdom == part])


def _purses(ctx: Context, action: DeclareIndependence) -> list[int]:
    """What each new kingdom takes of the Treasury; together no more than there is, or than is owed."""
    made, whole = action.kingdoms, ctx.kingdom.treasury.value
    offered = treasury_shares(ctx.campaign, ctx.kingdom.id, [p.hexes for p in made], action.by, ctx.rules)
    purses = [
        share if part.treasury is None else part.treasury
        for part, share in zip(made, offered[:-1], strict=True)
    ]
    low, high = min(whole, 0), max(whole, 0)
    if not low <= sum(purses) <= high or not all(low <= purse <= high for purse in purses):
        ctx.impossible("shares_beyond_treasury", bp=sum(purses), have=whole)
    return purses


def _make(ctx: Context, part: NewKingdom, purse: int, going: list[_Going]) -> None:
    """Put a new kingdom in the campaign: it is being founded, with all that goes along with its land."""
    parent, draft = ctx.kingdom, ctx.draft
    leaders = [
        replace(x.leader, role=x.to, attributes=() if x.to != x.leader.role else x.leader.attributes)
        for x in going
    ]
    draft.put(
        "kingdoms",
        part.kingdom,
        Kingdom(
            part.kingdom,
            part.name.strip(),
            part.alignment,
            part.government,
            parent.patron,
            leaders=in_order(ctx, [replace(x, acting=False) for x in leaders]),
            armies=tuple(army for army in parent.armies if army.id in part.armies),
            milestones=parent.milestones,
            colour=part.colour,
            use=Use(size=len(part.hexes)),
        ),
    )
    ctx.change_kingdom(armies=tuple(army for army in parent.armies if army.id not in part.armies))
    hand_over(draft, parent.id, part.kingdom, part.hexes)
    known_abroad(draft, parent.id, part.kingdom)
    capital = part.capital or largest(ctx.campaign, part.kingdom, ctx.rules)
    draft.kingdom(part.kingdom, lambda k: replace(k, capital=capital))
    _share(ctx, part.kingdom, "treasury", purse)


def _share(ctx: Context, kingdom: str, stock: str, amount: int) -> None:
    """Hand BP of the Treasury or the granary over; each line's note names the other kingdom."""
    if amount:
        parent, name = ctx.kingdom, ctx.campaign.kingdoms[kingdom].name
        ctx.stock(stock, Entry(-amount, Source(KIND, "gone"), "IT L1412", note=name))
        taken = Entry(amount, Source(KIND, "share"), "IT L1412", note=parent.name)
        add_to_stock(ctx.draft, kingdom, stock, taken)


def _share_granary(ctx: Context, made: tuple[NewKingdom, ...]) -> None:
    """Stored food lies where there is room for it: in proportion to what the granaries of each hold."""
    ids = [*(part.kingdom for part in made), ctx.kingdom.id]
    room = [numbers(ctx.campaign, one, ctx.rules).total("granary_capacity") for one in ids]
    if any(room):
        for kingdom, amount in zip(ids[:-1], in_proportion(ctx.kingdom.granary.value, room), strict=False):
            _share(ctx, kingdom, "granary", amount)


def _leave(ctx: Context, one: _Going) -> None:
    """A leader steps down here: Unrest, then the Loyalty check (IT L63, ruling D60)."""
    role, leader = ctx.rules.roles[one.leader.role], one.leader
    ctx.log("leader_left", role=role.id, name=leader.name, kingdom=one.part.name.strip())
    bonus = pay_to_step_down(ctx, role, leader.name, False)
    left = tuple(x for x in ctx.kingdom.leaders if x is not leader)
    handover = ctx.kingdom.handover
    if not any(x.role == role.id for x in left):
        handover = handed_over(ctx, role, bonus, one.natural)
    ctx.change_kingdom(leaders=left, handover=handover)


def _begin_unrest(ctx: Context, part: NewKingdom, share: int) -> None:
    """Step 4 ends: the share of Unrest, or what the GM says, and a line in the journal of the new kingdom."""
    unrest = share if part.unrest is None else part.unrest
    if unrest:
        add_to_stock(ctx.draft, part.kingdom, "unrest", Entry(unrest, Source(KIND, "share"), "IT L1414, D78"))
    made = ctx.campaign.kingdoms[part.kingdom]
    told: dict[str, str | int] = {
        "kingdom": made.name, "count": len(part.hexes), "bp": made.treasury.value, "unrest": unrest,
    }  # fmt: skip
    ctx.draft.log(JournalEntry("kingdom_split_off", told, part.kingdom))
