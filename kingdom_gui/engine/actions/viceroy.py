"""Who governs a vassal: its Viceroy, and the Consort or Heir who makes up for one (IT L185-190, L1380)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from ..bounds import LARGEST_ABILITY
from ..ruleset import Role
from ..state import ABILITIES, Kingdom, Leader, Vassal
from ..vassals import with_row
from ..viceroys import may_visit, viceroy_role
from .base import Action, Context, rule
from .rule import handed_over, in_order, pay_to_step_down


class SeatViceroy(Action, frozen=True, tag="seat_viceroy"):
    """Make somebody Viceroy in a vassal, in the place of who was.

    `viceroy` is a name: a Viceroy without a vassal, a leader who leaves another role for it, or somebody new
    with these `abilities` (modifiers by ability id). `natural` is the typed d20 of the Loyalty check where a
    role is left (IT L63); None: the program rolls.
    """

    needs = "order"

    vassal: str
    viceroy: str
    abilities: dict[str, int] = msgspec.field(default_factory=dict)
    natural: int | None = None


class SendVisitor(Action, frozen=True, tag="send_visitor"):
    """Let a Consort or an Heir stay in a vassal, where they make up for a Viceroy who is missing (IT L1380).

    Nobody does so and rules at home. An empty `visitor` calls back who is there.
    """

    needs = "realm"

    vassal: str
    visitor: str = ""


@rule(SeatViceroy)
def seat_viceroy(ctx: Context, action: SeatViceroy) -> None:
    """Decide `SeatViceroy`."""
    row, vassal = vassal_of(ctx, action.vassal)
    name = action.viceroy.strip()
    if name == row.viceroy and name:
        ctx.impossible("viceroy_already", name=name, kingdom=vassal.name)
    check_viceroy(ctx, name, action.abilities, vassal.id)
    ctx.require("viceroy_seated", name=name, kingdom=vassal.name)
    seat(ctx, row, name, action.abilities, action.natural)


@rule(SendVisitor)
def send_visitor(ctx: Context, action: SendVisitor) -> None:
    """Decide `SendVisitor`."""
    row, vassal = vassal_of(ctx, action.vassal)
    name = action.visitor.strip()
    if name == row.visitor:
        ctx.impossible("visitor_already", name=name, kingdom=vassal.name)
    if name:
        guest = next((leader for leader in ctx.kingdom.leaders if leader.name == name), None)
        if guest is None or not may_visit(guest, ctx.rules):
            ctx.impossible("cannot_visit", name=name)
        for other in ctx.kingdom.vassals:
            if other.visitor == name:
                ctx.impossible("visits_another", name=name, kingdom=ctx.campaign.kingdoms[other.kingdom].name)
        if guest.acting:
            ctx.refuse("rules_at_home", "IT L1380", name=name)
    ctx.require("visitor_sent" if name else "visitor_back", name=name or row.visitor, kingdom=vassal.name)
    ctx.change_kingdom(vassals=with_row(ctx.kingdom, replace(row, visitor=name)))


def vassal_of(ctx: Context, vassal: str) -> tuple[Vassal, Kingdom]:
    """A vassal of the acting kingdom, as it keeps it and itself; another ends the decision."""
    record = ctx.campaign.kingdoms.get(vassal)
    if record is None:
        ctx.impossible("no_such_kingdom", kingdom=vassal)
    row = next((row for row in ctx.kingdom.vassals if row.kingdom == vassal), None)
    if row is None:
        ctx.impossible("not_your_vassal", kingdom=record.name)
    return row, record


def check_viceroy(ctx: Context, name: str, abilities: dict[str, int], vassal: str) -> None:
    """End the decision where somebody cannot be Viceroy in a vassal; tell of a role that they leave."""
    role = governing(ctx)
    if not name:
        ctx.impossible("name_missing")
    for ability, modifier in abilities.items():
        if ability not in ABILITIES:
            ctx.impossible("no_such_ability", ability=ability)
        if abs(modifier) > LARGEST_ABILITY:
            low, high = -LARGEST_ABILITY, LARGEST_ABILITY
            ctx.impossible("number_out_of_range", field="abilities", low=low, high=high)
    known = _known(ctx.kingdom, name)
    if known is None:
        return
    if known.role != role.id:
        ctx.warn("viceroy_leaves_role", "IT L63", name=name, role=known.role)
    for row in ctx.kingdom.vassals:
        if row.viceroy == name and row.kingdom != vassal:
            ctx.impossible("viceroy_elsewhere", name=name, kingdom=ctx.campaign.kingdoms[row.kingdom].name)


def seat(ctx: Context, row: Vassal, name: str, abilities: dict[str, int], natural: int | None) -> None:
    """Write who is Viceroy in a vassal; who was leaves the service. Once the decision stands."""
    role, known = governing(ctx), _known(ctx.kingdom, name)
    handover = ctx.kingdom.handover
    if known is None:
        scores = tuple(abilities.get(ability, 0) for ability in ABILITIES)
        leader = Leader(role.id, name, scores)  # type: ignore[arg-type]
    else:
        leader = known
    if known is not None and known.role != role.id:
        leader = replace(known, role=role.id, attributes=(), acting=False)
        if ctx.kingdom.stage == "reigning":
            left = ctx.rules.roles[known.role]
            bonus = pay_to_step_down(ctx, left, name, True)
            if not any(x.role == left.id and x.name != name for x in ctx.kingdom.leaders):
                handover = handed_over(ctx, left, bonus, natural)
    others = [x for x in ctx.kingdom.leaders if x.name not in (name, row.viceroy)]
    changed = replace(row, viceroy=name)
    ctx.change_kingdom(
        leaders=in_order(ctx, (*others, leader)), handover=handover, vassals=with_row(ctx.kingdom, changed)
    )


def governing(ctx: Context) -> Role:
    """The role that governs vassals; rules without one end the decision."""
    found = viceroy_role(ctx.rules)
    if found is None:
        ctx.impossible("no_such_role", role="viceroy")
    return found[0]


def _known(kingdom: Kingdom, name: str) -> Leader | None:
    return next((leader for leader in kingdom.leaders if leader.name == name), None)
