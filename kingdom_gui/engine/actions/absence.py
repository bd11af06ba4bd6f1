"""Leaders who are lost between months, dead or disabled, and those who return (IT L67, ruling E09)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ..leadership import holders
from ..state import Leader
from .base import Action, Context, rule


class LoseLeader(Action, frozen=True, tag="lose_leader"):
    """A leader dies, or is disabled for good as far as anybody knows.

    They give nothing from now on. Unless they return first, the role is vacant in the Upkeep that follows,
    and can be given to somebody else in the Edict phase after it.
    """

    role: str
    name: str = ""
    how: Literal["dead", "disabled"] = "dead"


class ReturnLeader(Action, frozen=True, tag="return_leader"):
    """A leader who was lost is back in health and in office."""

    role: str
    name: str = ""


@rule(LoseLeader)
def lose_leader(ctx: Context, action: LoseLeader) -> None:
    """Decide `LoseLeader`. Before the reign has begun there is no turn in which the role could be vacant."""
    leader = holder(ctx, action.role, action.name)
    if leader.lost == action.how or (leader.lost == "away" and action.how == "disabled"):
        ctx.impossible("leader_lost_already", name=leader.name)
    ctx.require("leader_lost", role=leader.role, name=leader.name, how=action.how)
    if leader.lost == "away":  # the role is vacant already
        ctx.change_kingdom(leaders=tuple(x for x in ctx.kingdom.leaders if x is not leader))
    else:
        put_leader(ctx, leader, replace(leader, lost=action.how, acting=False))


@rule(ReturnLeader)
def return_leader(ctx: Context, action: ReturnLeader) -> None:
    """Decide `ReturnLeader`."""
    leader = holder(ctx, action.role, action.name)
    if not leader.lost:
        ctx.impossible("leader_not_lost", name=leader.name)
    ctx.require("leader_returned", role=leader.role, name=leader.name)
    put_leader(ctx, leader, replace(leader, lost=""))


def holder(ctx: Context, role: str, name: str) -> Leader:
    """Who holds a role, by name where there are two; nobody, or one of two unnamed, ends the decision."""
    if role not in ctx.rules.roles:
        ctx.impossible("no_such_role", role=role)
    found = [leader for leader in holders(ctx.kingdom, role) if name in ("", leader.name)]
    if not found:
        ctx.impossible("nobody_there", role=role, name=name)
    if len(found) > 1:
        ctx.impossible("which_holder", role=role, first=found[0].name, second=found[1].name)
    return found[0]


def put_leader(ctx: Context, old: Leader, new: Leader) -> None:
    """Put one leader in the place of another record of theirs."""
    ctx.change_kingdom(leaders=tuple(new if x is old else x for x in ctx.kingdom.leaders))
