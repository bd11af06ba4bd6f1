"""Checks that an action itself calls for: a die typed in, or the program's own."""

from __future__ import annotations

from ..dice import die
from ..ledger import Entry, Source
from ..totals import numbers
from ..turn.play import Check
from .base import Context


def roll(ctx: Context, request: str, sides: int, typed: int | None) -> int:
    """One die: as typed (out of range ends the decision), or rolled from seed, month and request."""
    if typed is not None:
        if not 1 <= typed <= sides:
            ctx.impossible("die_out_of_range", sides=sides)
        return typed
    return die(ctx.campaign.settings.seed, ctx.campaign.month, request, 0, sides)


def check_ahead(ctx: Context, request: str, attribute: str, typed: int | None, bonus: int = 0) -> Check:
    """A check of an attribute less Unrest, with a bonus, against the Control DC; nothing is written yet."""
    dc = numbers(ctx.campaign, ctx.kingdom.id, ctx.rules).total("control_dc")
    if ctx.kingdom.anarchy:
        return Check(0, 0, dc)
    natural = roll(ctx, request, 20, typed)
    added = sum(entry.amount for entry in _modifiers(ctx, attribute, bonus))
    return Check(natural, natural + added, dc)


def _modifiers(ctx: Context, attribute: str, bonus: int) -> tuple[Entry, ...]:
    """What is added to the d20 of an action's check."""
    now = numbers(ctx.campaign, ctx.kingdom.id, ctx.rules)
    found = (
        Entry(now.total(attribute), Source("attribute", attribute), "IT L42"),
        Entry(-now.total("unrest"), Source("unrest"), "IT L40"),
        Entry(bonus, Source("rule", "action_check")),
    )
    return tuple(entry for entry in found if entry.amount)


def check(ctx: Context, request: str, attribute: str, typed: int | None, bonus: int = 0) -> Check:
    """Such a check, written in the journal."""
    modifiers = _modifiers(ctx, attribute, bonus)
    found = check_ahead(ctx, request, attribute, typed, bonus)
    told: dict[str, str | int] = {
        "purpose": request,
        "attribute": attribute,
        "natural": found.natural,
        "total": found.total,
        "dc": found.dc,
        "dice": "rolled" if typed is None else "typed",
    }
    ctx.tell("check_passed" if found.success else "check_failed", told, modifiers)
    return found
