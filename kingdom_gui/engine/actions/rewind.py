"""Going back to the start of a month; what came after it is undone (DESIGN, idea 2)."""

from __future__ import annotations

from msgspec.structs import replace

from ..history import at, moments, unknown_month
from .base import Action, Context, rule


class RewindTo(Action, frozen=True, tag="rewind_to"):
    """Make the campaign what it was at the start of a month; its settings and rulings stay as they are.

    That month's and all later lines of the journal go; one tells of the rewinding.
    """

    for_neighbours = True

    month: int


@rule(RewindTo)
def rewind_to(ctx: Context, action: RewindTo) -> None:
    """Decide `RewindTo`: to the open month or one before it, as far as the campaign's history goes."""
    now = ctx.campaign
    if action.month not in moments(now):
        code, told = unknown_month(now, action.month)
        ctx.impossible(code, **told)
    ctx.draft.become(replace(at(now, action.month), settings=now.settings))
    ctx.require("rewound", month=action.month, last=now.month)
