"""Kingdoms become one (IT L1420, Formare un'Unione)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ..diplomacy.houses import open_house
from ..going_along import largest
from ..ledger import Entry, Source
from ..merging import JOINED, attitude_between, one_house_each, pooled, relations_between
from ..neighbours import with_attitude, without
from ..state import Attitude, Campaign, JournalEntry, Kingdom, Leader, Relation, Use
from ..stocks import add_to_stock
from ..territory import parts
from ..unrest_shared import unrest_of_union
from ..vassals import over
from .base import Action, Context, rule
from .found import check_government, check_new
from .independence import DIE
from .new_kingdom import Extra, add_extras, check_event_phase, check_extras, check_role_held
from .rule import handed_over, in_order, pay_to_step_down

KIND = "union"
REF = "IT L1424"


class UnionLeader(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who leads a union: the leader of one of its kingdoms, in the role `to` (empty: the same as there)."""

    kingdom: str
    role: str
    name: str = ""
    to: str = ""


class FormUnion(Action, frozen=True, tag="form_union"):
    """Make one kingdom, with id `kingdom`, of several, in the Event phase; the old ones are no more.

    Of their leaders those named lead the union, the rest have no role any more. `dice` are the typed d20s of
    Loyalty checks by role; where none is given the program rolls. `unrest` is the Unrest it begins with
    (None: the average). `modifiers` are the GM's own.
    """

    for_neighbours = True

    kingdoms: tuple[str, ...]
    name: str
    alignment: str = "N"
    government: str = "autocracy"
    colour: str = ""
    capital: str = ""
    leaders: tuple[UnionLeader, ...] = ()
    dice: dict[str, int] = msgspec.field(default_factory=dict)
    unrest: int | None = None
    modifiers: tuple[Extra, ...] = ()


class _Seat(NamedTuple):
    """A leader of one of the kingdoms, and the role in the union; empty: none."""

    leader: Leader
    to: str


@rule(FormUnion)
def form_union(ctx: Context, action: FormUnion) -> None:
    """Decide `FormUnion`."""
    members = _members(ctx, action)
    check_new(ctx, action.kingdom, action.name, action.alignment)
    check_government(ctx, action.government)
    check_extras(ctx, action.modifiers)
    _check_capital(ctx, action)
    if action.unrest is not None and action.unrest < 0:
        ctx.impossible("below_zero", name="unrest", value=action.unrest)
    if not all(1 <= face <= DIE for face in action.dice.values()):
        ctx.impossible("die_out_of_range", sides=DIE)
    seats = _seats(ctx, action, members)
    unrest = unrest_of_union(members).total if action.unrest is None else action.unrest
    ctx.require("union_formed", name=action.name.strip(), count=len(members))
    _take_the_place(ctx, action, members)
    _tell_joined(ctx, members)
    _change_roles(ctx, action, seats)
    if unrest:
        ctx.stock("unrest", Entry(unrest, Source(KIND, "averaged"), f"{REF}, D78"))
    add_extras(ctx, action.kingdom, action.modifiers)


def _members(ctx: Context, action: FormUnion) -> list[Kingdom]:
    """The kingdoms that unite: two at least, one of them played."""
    chosen = list(dict.fromkeys(action.kingdoms))
    for key in chosen:
        if key not in ctx.campaign.kingdoms:
            ctx.impossible("no_such_kingdom", kingdom=key)
    members = [ctx.campaign.kingdoms[key] for key in chosen]
    if len(members) < 2 or not any(member.played for member in members):
        ctx.impossible("union_of_too_few")
    for member in members:
        check_event_phase(ctx, member)
        if member.anarchy:
            ctx.refuse("anarchy", "IT L251")
        if not member.played:
            ctx.warn("neighbour_joins", REF, kingdom=member.name)
    if len(_sovereigns(ctx.campaign, members)) > 1:
        ctx.refuse("union_of_two_sovereigns", "IT L1374")
    land = [h for member in members for h in ctx.campaign.realm(member.id)]
    if len(parts(land)) > 1:
        ctx.warn("union_lies_apart", "IT L346")
    return members


def _sovereigns(campaign: Campaign, members: list[Kingdom]) -> list[str]:
    """The kingdoms whose vassal the union may be: none that unites, or that is itself below one that does."""
    ids = {member.id for member in members}
    found = dict.fromkeys(member.overlord for member in members if member.overlord not in ("", *ids))
    return [key for key in found if ids.isdisjoint(over(campaign, key))]


def _check_capital(ctx: Context, action: FormUnion) -> None:
    towns = {s.id for member in action.kingdoms for s in ctx.campaign.settlements_of(member)}
    if action.capital and action.capital not in towns:
        ctx.impossible("capital_not_there", kingdom=action.name)


def _seats(ctx: Context, action: FormUnion, members: list[Kingdom]) -> list[_Seat]:
    """Every leader of the old kingdoms with the role they are to have."""
    by_id = {member.id: member for member in members}
    seats: dict[int, _Seat] = {}
    for wanted in action.leaders:
        there = [
            x
            for x in (by_id[wanted.kingdom].leaders if wanted.kingdom in by_id else ())
            if x.role == wanted.role and wanted.name in ("", x.name)
        ]
        if not there:
            named = "/".join((wanted.kingdom, wanted.role, wanted.name))
            ctx.impossible("no_such_leader", leader=named.strip("/"))
        to = wanted.to or wanted.role
        if to not in ctx.rules.roles:
            ctx.impossible("no_such_role", role=to)
        if id(there[0]) in seats:
            ctx.impossible("leader_in_two_places", role=to, name=there[0].name)
        seats[id(there[0])] = _Seat(there[0], to)
    everybody = [seats.get(id(x), _Seat(x, "")) for member in members for x in member.leaders]
    vassals = sum(v.kingdom not in by_id for member in members for v in member.vassals)
    check_role_held(ctx, [(seat.to, seat.leader.name) for seat in everybody if seat.to], vassals)
    names = [seat.leader.name for seat in everybody if seat.to]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        held = next(seat.to for seat in everybody if seat.to and seat.leader.name == name)
        ctx.refuse("holds_another_role", "IT L57", name=name, role=held)
    return everybody


def _take_the_place(ctx: Context, action: FormUnion, members: list[Kingdom]) -> None:
    """The union stands where the old kingdoms stood: land, books, agreements, and the seat at the table."""
    draft, union, ids = ctx.draft, action.kingdom, [member.id for member in members]
    houses = one_house_each(draft, ids)
    before = ctx.campaign
    land = [h for member in ids for h in before.realm(member)]
    towns = {s.id for member in ids for s in before.settlements_of(member)}
    routes = [r for m in members for r in m.routes if before.claims.get(r.path[-1]) not in ids]
    overlord = next(iter(_sovereigns(before, members)), "")
    vassals = tuple(v for m in members for v in m.vassals if v.kingdom not in ids)
    made = Kingdom(
        union, action.name.strip(), action.alignment, action.government, colour=action.colour,
        use=Use(size=len(land)), routes=tuple(routes), overlord=overlord, vassals=vassals,
    )  # fmt: skip
    draft.put("kingdoms", union, replace(made, **pooled(members)))
    draft.put_many("claims", dict.fromkeys(land, union))
    capital = action.capital or next((m.capital for m in members if m.capital in towns), "")
    draft.kingdom(union, lambda k: replace(k, capital=capital or largest(draft.campaign, union, ctx.rules)))
    for member in members:
        for stock in ("treasury", "granary"):
            amount = getattr(member, stock).value
            if stock == "treasury":  # with what envoys to each other have with them
                amount += sum(sent.gifts for sent in member.missions if sent.to in ids)
            if amount:
                brought = Entry(amount, Source(KIND, "pooled"), REF, note=member.name)
                add_to_stock(draft, union, stock, brought)
        draft.put("kingdoms", member.id, None)
    for other in [k for k in before.kingdoms.values() if k.id not in ids]:
        _with_union(ctx, before, other, union, ids)
    for host, house in houses:
        open_house(draft, union, host, house)
    if before.at_table in ids:
        draft.put("campaign", "at_table", union)


def _with_union(ctx: Context, before: Campaign, other: Kingdom, union: str, ids: list[str]) -> None:
    """What another kingdom had to do with the old kingdoms it has to do with the union."""
    draft = ctx.draft
    ours, theirs = relations_between(before, ids, other.id)
    fields: dict[str, object] = {}
    for member in ids:
        fields |= without(replace(other, **fields), member)
    changed = replace(other, **fields)
    if any(mission.to in ids for mission in other.missions):
        moved = (replace(m, to=union) if m.to in ids else m for m in other.missions)
        changed = replace(changed, missions=tuple(moved))
    if other.sponsor in ids:
        changed = replace(changed, sponsor=union)
    if other.overlord in ids:
        changed = replace(changed, overlord=union)
    bound = [v for v in other.vassals if v.kingdom in ids][:1]
    if bound:
        left = [v for v in other.vassals if v.kingdom not in ids]
        if ctx.kingdom.overlord == other.id:
            left.append(replace(bound[0], kingdom=union))
            changed = replace(changed, leaders=other.leaders)  # its Viceroy stays
        changed = replace(changed, vassals=tuple(left))
    thinks, we_think = attitude_between(before, [other.id], ids), attitude_between(before, ids, [other.id])
    draft.put("kingdoms", other.id, _toward(changed, union, theirs, thinks))
    draft.kingdom(union, lambda k: _toward(k, other.id, ours, we_think))


def _toward(kingdom: Kingdom, other: str, stands: Relation, thinks: Attitude) -> Kingdom:
    """A kingdom that stands with another so, and thinks so of it."""
    left = [one for one in kingdom.relations if one.kingdom != other]
    told = replace(stands, kingdom=other)
    found = sorted([*left, told] if told != Relation(other) else left, key=lambda one: one.kingdom)
    return replace(kingdom, relations=tuple(found), attitudes=with_attitude(kingdom, other, thinks))


def _tell_joined(ctx: Context, members: list[Kingdom]) -> None:
    """A line for each old kingdom, by whose id and name the journal's earlier lines can still be read."""
    for member in members:
        size = len(ctx.draft.start.realm(member.id))
        told: dict[str, str | int] = {
            "id": member.id, "kingdom": member.name, "count": size, "bp": member.treasury.value,
            "unrest": member.unrest.value,
        }  # fmt: skip
        ctx.draft.log(JournalEntry(JOINED, told, ctx.action.kingdom))


def _change_roles(ctx: Context, action: FormUnion, seats: list[_Seat]) -> None:
    """Who leads the union, as if they changed roles within one kingdom (IT L1424, L63, ruling D60).

    That costs no Unrest, but for a Ruler who rules no more; it goes for those who have no role any more as
    well. A role that somebody has left and nobody holds on to has its check.
    """
    leaders = [
        replace(
            s.leader, role=s.to, acting=False, attributes=() if s.to != s.leader.role else s.leader.attributes
        )
        for s in seats
        if s.to
    ]
    ctx.change_kingdom(leaders=in_order(ctx, leaders))
    kept = {s.to for s in seats if s.to == s.leader.role}
    bonuses: dict[str, int] = {}
    for leader, to in seats:
        if to != leader.role:
            role = ctx.rules.roles[leader.role]
            bonus = pay_to_step_down(ctx, role, leader.name, True)
            bonuses[role.id] = min(bonus, bonuses.get(role.id, bonus))
    for role_id, bonus in bonuses.items():
        if role_id not in kept:
            handover = handed_over(ctx, ctx.rules.roles[role_id], bonus, action.dice.get(role_id))
            ctx.change_kingdom(handover=handover)
