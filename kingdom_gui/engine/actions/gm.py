"""What the GM may always do: grant and take, add modifiers, choose rulings, write in the journal."""

from __future__ import annotations

from msgspec.structs import replace

from ..house.check import house_faults
from ..ledger import Entry, Source
from ..printed import printed_rules
from ..settlement_totals import SettlementNumbers
from ..state import ATTRIBUTES, Modifier, Settings
from ..totals import CARRIED, PAPER_NAMES
from .base import Action, Context, rule

CHECKS = tuple(f"{name}_check" for name in ATTRIBUTES)  # as events change them


class Grant(Action, frozen=True, tag="grant"):
    """Give (or, negative, take) BP, Unrest, Fame or Infamy, with a note."""

    treasury: int = 0
    unrest: int = 0
    fame: int = 0
    infamy: int = 0
    note: str = ""


class AddModifier(Action, frozen=True, tag="add_modifier"):
    """Change a total by so much, for `months` months (None: lasting), for the kingdom or one settlement.

    `economy_check` and the like change a kingdom's checks of an attribute and not the attribute itself.
    """

    target: str
    amount: int
    note: str = ""
    months: int | None = None
    settlement: str = ""


class RemoveModifier(Action, frozen=True, tag="remove_modifier"):
    """Take a modifier away, by its number."""

    number: int


class SetRuling(Action, frozen=True, tag="set_ruling"):
    """Choose how the campaign plays a ruling."""

    for_neighbours = True

    ruling: str
    choice: str


class WriteJournal(Action, frozen=True, tag="write_journal"):
    """A note of the GM's in this month's journal."""

    for_neighbours = True

    note: str


@rule(Grant)
def grant(ctx: Context, action: Grant) -> None:
    """Decide `Grant`."""
    amounts = {name: getattr(action, name) for name in ("treasury", "unrest", "fame", "infamy")}
    given = {name: amount for name, amount in amounts.items() if amount}
    if not given:
        ctx.impossible("nothing_granted")
    ctx.note = action.note
    ctx.require("granted", **given)
    for name, amount in given.items():
        if name in ("treasury", "unrest"):
            ctx.stock(name, Entry(amount, Source("gm"), note=action.note))
        else:
            _add(
                ctx,
                Modifier(
                    ctx.draft.next_id(), name, amount, Source("gm"), ctx.campaign.month, note=action.note
                ),
            )


@rule(AddModifier)
def add_modifier(ctx: Context, action: AddModifier) -> None:
    """Decide `AddModifier`."""
    if action.settlement:
        ctx.settlement(action.settlement)
        if action.target not in SettlementNumbers.names:
            ctx.impossible("no_such_total", name=action.target)
    elif PAPER_NAMES.get(action.target, action.target) not in (*CARRIED, *CHECKS):
        ctx.impossible("no_such_total", name=action.target)
    if not action.amount:
        ctx.impossible("nothing_granted")
    if action.months is not None and action.months < 1:
        ctx.impossible("months_out_of_range", months=action.months)
    ctx.note = action.note
    ctx.require("modifier_added", target=action.target, amount=action.amount)
    month = ctx.campaign.month
    until = None if action.months is None else month + action.months - 1
    number = ctx.draft.next_id()
    source = Source("gm", "", action.settlement)
    _add(
        ctx,
        Modifier(number, action.target, action.amount, source, month, until, action.settlement, action.note),
    )


@rule(RemoveModifier)
def remove_modifier(ctx: Context, action: RemoveModifier) -> None:
    """Decide `RemoveModifier`; the others stay (fault B49)."""
    found = next((m for m in ctx.kingdom.modifiers if m.id == action.number), None)
    if found is None:
        ctx.impossible("no_such_modifier", number=action.number)
    ctx.require("modifier_removed", target=found.target, amount=found.amount)
    ctx.change_kingdom(modifiers=tuple(m for m in ctx.kingdom.modifiers if m.id != action.number))


@rule(SetRuling)
def set_ruling(ctx: Context, action: SetRuling) -> None:
    """Decide `SetRuling`: only choices that differ from the default are kept."""
    ruling = ctx.rules.rulings.get(action.ruling)
    if ruling is None or not ruling.choices:
        ctx.impossible("no_such_ruling", ruling=action.ruling)
    picked = list(dict.fromkeys(action.choice.split())) if ruling.many else [action.choice]
    for choice in picked:
        if choice not in ruling.choices:
            ctx.impossible("no_such_choice", ruling=action.ruling, choice=choice)
    wanted = " ".join(picked)
    chosen = dict(ctx.campaign.settings.rulings) | {action.ruling: wanted}
    if wanted == ruling.default:
        del chosen[action.ruling]
    settings = replace(ctx.campaign.settings, rulings=tuple(sorted(chosen.items())))
    _check_house(ctx, settings)
    ctx.require("ruling_set", ruling=action.ruling, choice=wanted)
    ctx.draft.put("campaign", "settings", settings)


@rule(WriteJournal)
def write_journal(ctx: Context, action: WriteJournal) -> None:
    """Decide `WriteJournal`."""
    if not action.note.strip():
        ctx.impossible("nothing_written")
    ctx.note = action.note.strip()
    ctx.require("note")


def _check_house(ctx: Context, settings: Settings) -> None:
    """End the decision where a house rule could not be laid over the values that are printed then."""
    if settings.house:
        rules = printed_rules(ctx.rules, replace(ctx.campaign, settings=settings))
        for fault in house_faults(rules, settings.house):
            ctx.impossible(fault.message, **fault.told)


def _add(ctx: Context, modifier: Modifier) -> None:
    ctx.change_kingdom(modifiers=(*ctx.kingdom.modifiers, modifier))
