"""Promised Holidays that are not kept, or not believed: the GM's word (IT L292, L302; ruling C18)."""

from __future__ import annotations

from msgspec.structs import replace

from ..ledger import Entry, Source
from .base import Action, Context, rule


class SuspendHolidays(Action, frozen=True, tag="suspend_holidays"):
    """Holidays bring no Loyalty until they are believed again; what they cost is still paid.

    `note` says why, in the GM's words. `unrest` is added at once, as the GM sees fit for a broken promise.
    """

    note: str = ""
    unrest: int = 0


class RestoreHolidays(Action, frozen=True, tag="restore_holidays"):
    """Holidays bring their Loyalty again."""


@rule(SuspendHolidays)
def suspend_holidays(ctx: Context, action: SuspendHolidays) -> None:
    """Decide `SuspendHolidays`; without a Holiday edict there is no promise to break."""
    edicts = ctx.kingdom.edicts
    if edicts.suspended:
        ctx.impossible("holidays_already_suspended")
    if edicts.holiday is None or ctx.rules.edicts["holiday"][edicts.holiday].loyalty <= 0:
        ctx.impossible("no_holidays_promised")
    if action.unrest < 0:
        ctx.impossible("below_zero", name="unrest", value=action.unrest)
    ctx.note = action.note.strip()
    ctx.require("holidays_suspended")
    if action.unrest:
        promise = Source("edict", "holiday", edicts.holiday)
        ctx.stock("unrest", Entry(action.unrest, promise, "IT L292", note=ctx.note))
    ctx.change_kingdom(edicts=replace(edicts, suspended=True, why=ctx.note))


@rule(RestoreHolidays)
def restore_holidays(ctx: Context, _action: RestoreHolidays) -> None:
    """Decide `RestoreHolidays`."""
    if not ctx.kingdom.edicts.suspended:
        ctx.impossible("holidays_not_suspended")
    ctx.require("holidays_restored")
    ctx.change_kingdom(edicts=replace(ctx.kingdom.edicts, suspended=False, why=""))
