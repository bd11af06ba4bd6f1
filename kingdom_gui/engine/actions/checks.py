"""Checks that an action itself calls for: a die typed in, or the program's own."""

from __future__ import annotations

from collections.abc import Iterable

from ..dice import die
from ..ledger import Entry, Source
from ..rewind import summed
from ..totals import numbers
from ..turn.play import Check, check_modifiers
from .base import Context


def roll(ctx: Context, request: str, sides: int, typed: int | None) -> int:
    """One die: as typed (out of range ends the decision), or rolled from seed, month and request."""
    if typed is not None:
        if not 1 <= typed <= sides:
            ctx.impossible("die_out_of_range", sides=sides)
        return typed
    return die(ctx.campaign.settings.seed, ctx.campaign.month, request, 0, sides)


def modifiers_of(ctx: Context, attribute: str, more: Iterable[Entry] = ()) -> tuple[Entry, ...]:
    """What is added to the d20 of an action's check, as to any other's, and `more`; each source once."""
    return summed(check_modifiers(ctx.campaign, ctx.kingdom.id, ctx.rules, attribute, more))


def check_ahead(
    ctx: Context, request: str, attribute: str, typed: int | None, more: Iterable[Entry] = (), dc: int = 0
) -> Check:
    """A check of an attribute less Unrest, with `more`, against the Control DC raised by `dc`; nothing is
    written yet.
    """
    dc += numbers(ctx.campaign, ctx.kingdom.id, ctx.rules).total("control_dc")
    if ctx.kingdom.anarchy:
        return Check(0, 0, dc)
    natural = roll(ctx, request, 20, typed)
    return Check(natural, natural + sum(e.amount for e in modifiers_of(ctx, attribute, more)), dc)


def check(ctx: Context, request: str, attribute: str, typed: int | None, bonus: int = 0) -> Check:
    """Such a check with a bonus of the action's own, written in the journal."""
    more = (Entry(bonus, Source("rule", "action_check")),)
    found = check_ahead(ctx, request, attribute, typed, more)
    tell_check(ctx, request, attribute, found, modifiers_of(ctx, attribute, more), typed is not None)
    return found


def tell_check(
    ctx: Context, request: str, attribute: str, found: Check, modifiers: tuple[Entry, ...], typed: bool
) -> None:
    """Write a check in the journal, with what was added to its die."""
    told: dict[str, str | int] = {
        "purpose": request,
        "attribute": attribute,
        "natural": found.natural,
        "total": found.total,
        "dc": found.dc,
        "dice": "typed" if typed else "rolled",
    }
    ctx.tell("check_passed" if found.success else "check_failed", told, modifiers)
