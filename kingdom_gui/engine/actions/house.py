"""House rules: a table's own records and changed numbers, set and taken back like any other deed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ..house.apply import made
from ..house.check import house_faults, shown
from ..house.tables import TABLES, standing
from ..house.uses import Use, uses
from ..printed import printed_rules
from ..rule_records import Building, Event, Record
from ..standing import takes_lots
from ..state.house import HouseRule
from .base import Action, Context, rule
from .build_site import lots_allowed, stands_on_side


class SetHouseRule(Action, frozen=True, tag="set_house_rule"):
    """Add a record of the table's own, or change the columns that `record` names of one there is.

    `table` and `id` name it as `HouseRule` has it; a house rule of that name is replaced as a whole.
    """

    for_neighbours = True

    table: str
    id: str
    name: str = ""
    text: str = ""
    record: dict[str, Any] = msgspec.field(default_factory=dict)


class SetHouseRules(Action, frozen=True, tag="set_house_rules"):
    """Take in several house rules at once, as from a file; those of one name are replaced."""

    for_neighbours = True

    rules: tuple[HouseRule, ...]


class RemoveHouseRule(Action, frozen=True, tag="remove_house_rule"):
    """Take a house rule back: its record goes, or is again as printed. An event goes with its table rows."""

    for_neighbours = True

    table: str
    id: str


@rule(SetHouseRule)
def set_house_rule(ctx: Context, action: SetHouseRule) -> None:
    """Decide `SetHouseRule`: what is wrong with it, or with the rules once it is among them, is told."""
    new = HouseRule(action.table, action.id, action.name.strip(), action.text.strip(), action.record)
    old = _named(ctx, action.table, action.id)
    if old == new:
        ctx.impossible("house_unchanged", record=shown(new))
    changed = _with(ctx.campaign.settings.house, (new,))
    _check(ctx, changed)
    code = "house_rule_changed" if old else "house_rule_set"
    ctx.require(code, table=new.table, id=new.id, record=shown(new))
    _keep(ctx, changed)


@rule(SetHouseRules)
def set_house_rules(ctx: Context, action: SetHouseRules) -> None:
    """Decide `SetHouseRules`: all of them, or none."""
    changed = _with(ctx.campaign.settings.house, action.rules)
    if changed == ctx.campaign.settings.house:
        ctx.impossible("house_nothing_new")
    _check(ctx, changed)
    ctx.require("house_rules_taken_in", count=len(action.rules))
    _keep(ctx, changed)


@rule(RemoveHouseRule)
def remove_house_rule(ctx: Context, action: RemoveHouseRule) -> None:
    """Decide `RemoveHouseRule`: what the campaign has, now or in a month behind it, cannot be taken away."""
    gone = _named(ctx, action.table, action.id)
    if gone is None:
        ctx.impossible("house_no_such", found=f"{action.table}.{action.id}")
    house = ctx.campaign.settings.house
    left = tuple(one for one in house if one != gone and not _leads_to(one, gone))
    _check(ctx, left)
    ctx.require("house_rule_removed", table=gone.table, id=gone.id, record=shown(gone))
    _keep(ctx, left)


def _leads_to(row: HouseRule, event: HouseRule) -> bool:
    """Whether a row of an event table leads to an event of the house, and so goes with it."""
    return (row.table, event.table) == ("event_tables", "events") and row.record.get("event") == event.id


def _named(ctx: Context, table: str, name: str) -> HouseRule | None:
    house = ctx.campaign.settings.house
    return next((one for one in house if (one.table, one.id) == (table, name)), None)


def _with(house: Sequence[HouseRule], new: Sequence[HouseRule]) -> tuple[HouseRule, ...]:
    """House rules with others among them, by table and id."""
    found = {(one.table, one.id): one for one in (*house, *new)}
    return tuple(found[key] for key in sorted(found))


def _check(ctx: Context, house: tuple[HouseRule, ...]) -> None:
    """End the decision where the rules would not be sound, or something that stands could not stand so."""
    rules = printed_rules(ctx.rules, ctx.campaign)
    for fault in house_faults(rules, house):
        ctx.impossible(fault.message, **fault.told)
    _check_uses(ctx, house)


def _check_uses(ctx: Context, house: tuple[HouseRule, ...]) -> None:
    """What is there must still be known, and stand as it does (a building keeps its lots)."""
    before = {(one.table, one.id): one for one in ctx.campaign.settings.house}
    after = {(one.table, one.id): one for one in house}
    printed = printed_rules(ctx.rules, ctx.campaign)
    for key in sorted(before.keys() | after.keys()):
        if before.get(key) == after.get(key):
            continue
        record = standing(printed, key[0]).get(key[1])
        old, new = _record(before.get(key), record), _record(after.get(key), record)
        if old is None or (new is not None and _stands_alike(old, new)):
            continue
        rule_ = before.get(key) or after[key]
        found = uses(ctx.campaign, rule_)
        if found:
            _refuse(ctx, rule_, found, gone=new is None)


def _record(rule_: HouseRule | None, printed: Record | None) -> Record | None:
    return printed if rule_ is None else made(rule_, printed)


def _stands_alike(old: Record, new: Record) -> bool:
    """Whether what is there of the old record can be there of the new one."""
    if isinstance(old, Building) and isinstance(new, Building):
        alike = lots_allowed(old) == lots_allowed(new) and stands_on_side(old) == stands_on_side(new)
        slots = [[group.count for group in kind.magic_items] for kind in (old, new)]
        return alike and takes_lots(old) == takes_lots(new) and sum(slots[0]) <= sum(slots[1])
    if isinstance(old, Event) and isinstance(new, Event):
        return (old.scope, old.also_scope) == (new.scope, new.also_scope)
    return True


def _refuse(ctx: Context, rule_: HouseRule, found: Sequence[Use], gone: bool) -> None:
    first = found[0]
    more = len({use.place for use in found}) - 1
    code = "house_in_use" if gone else "house_stands"
    past = "_then" if first.month else ""
    ctx.impossible(
        f"{code}{past}", record=shown(rule_), place=_place(ctx, first.place), more=more, month=first.month
    )


def _place(ctx: Context, place: str) -> str:
    """A kingdom's name; settlements and hexes are named by who tells it."""
    kingdom = ctx.campaign.kingdoms.get(place)
    return kingdom.name if kingdom is not None else place


def _keep(ctx: Context, house: tuple[HouseRule, ...]) -> None:
    settings = ctx.campaign.settings
    ctx.draft.put("campaign", "settings", replace(settings, house=house))


__all__ = ["TABLES", "RemoveHouseRule", "SetHouseRule", "SetHouseRules"]
