"""Army units: raised, expanded, equipped and repaired instead of founding settlements (IT L262, L316).

Their roster belongs to the rules of mass combat; here an army is what it has cost and what it consumes.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ..armies import WEEKS, army_source
from ..bounds import MOST
from ..ledger import Entry
from ..state import Army
from .base import Action, Context, rule


class RaiseArmy(Action, frozen=True, tag="raise_army"):
    """Create an army unit for `cost` BP. It consumes `consumption` BP for each of its `weeks` in the field.

    `weeks` are of a month, 0 to 4; at 0 it stays in reserve, which costs a single week. `note` tells its
    size, CR and kind. `granted`: somebody hands it over, free and outside the month's limit.
    """

    needs = "order"

    name: str
    cost: int = 0
    consumption: int = 0
    weeks: int = WEEKS
    note: str = ""
    granted: bool = False


class ChangeArmy(Action, frozen=True, tag="change_army"):
    """Expand or equip an army, or bring it back to full strength (repair), for `cost` BP.

    `consumption` is what it consumes a week from now on; None leaves it as it is.
    """

    needs = "order"

    army: int
    work: Literal["expand", "equip", "repair"]
    cost: int = 0
    consumption: int | None = None


class EditArmy(Action, frozen=True, tag="edit_army"):
    """Say what else is known of an army: its weeks in the field, a name, a note, what it consumes a week.

    It costs nothing and uses no limit; None leaves a thing as it is.
    """

    army: int
    name: str | None = None
    consumption: int | None = None
    weeks: int | None = None
    note: str | None = None


class DisbandArmy(Action, frozen=True, tag="disband_army"):
    """Let an army go: it consumes nothing any more, and nothing comes back of what it has cost."""

    needs = "order"

    army: int


@rule(RaiseArmy)
def raise_army(ctx: Context, action: RaiseArmy) -> None:
    """Decide `RaiseArmy`."""
    name = _name(ctx, action.name)
    _check_numbers(ctx, action.cost, action.consumption, action.weeks)
    number = ctx.draft.next_id()
    army = Army(number, name, action.consumption, action.weeks, 0, ctx.campaign.month, action.note.strip())
    if not action.granted:
        _pay(ctx, army, action.cost)
    ctx.require("army_raised", army=name)
    _use(ctx, not action.granted)
    ctx.change_kingdom(armies=(*ctx.kingdom.armies, replace(army, paid=ctx.price.total)))


@rule(ChangeArmy)
def change_army(ctx: Context, action: ChangeArmy) -> None:
    """Decide `ChangeArmy`: each such work takes the place of a new settlement (IT L316)."""
    army = _army(ctx, action.army)
    consumption = army.consumption if action.consumption is None else action.consumption
    _check_numbers(ctx, action.cost, consumption, army.weeks)
    _pay(ctx, army, action.cost)
    ctx.require("army_changed", army=army.name, work=action.work)
    _use(ctx, True)
    _put(ctx, replace(army, consumption=consumption, paid=army.paid + ctx.price.total))


@rule(EditArmy)
def edit_army(ctx: Context, action: EditArmy) -> None:
    """Decide `EditArmy`."""
    army = _army(ctx, action.army)
    name = army.name if action.name is None else _name(ctx, action.name, army.id)
    consumption = army.consumption if action.consumption is None else action.consumption
    weeks = army.weeks if action.weeks is None else action.weeks
    note = army.note if action.note is None else action.note.strip()
    _check_numbers(ctx, 0, consumption, weeks)
    ctx.require("army_edited", army=name)
    _put(ctx, replace(army, name=name, consumption=consumption, weeks=weeks, note=note))


@rule(DisbandArmy)
def disband_army(ctx: Context, action: DisbandArmy) -> None:
    """Decide `DisbandArmy`."""
    army = _army(ctx, action.army)
    ctx.require("army_disbanded", army=army.name)
    ctx.change_kingdom(armies=tuple(a for a in ctx.kingdom.armies if a.id != army.id))


def _army(ctx: Context, number: int) -> Army:
    """The army of this number; an unknown one ends the decision."""
    found = next((army for army in ctx.kingdom.armies if army.id == number), None)
    if found is None:
        ctx.impossible("no_such_army", number=number)
    return found


def _name(ctx: Context, name: str, number: int = 0) -> str:
    """A name no other army of the kingdom bears, so that its lines can be told apart."""
    wanted = name.strip()
    if not wanted:
        ctx.impossible("name_missing")
    if any(army.name == wanted and army.id != number for army in ctx.kingdom.armies):
        ctx.impossible("army_exists", army=wanted)
    return wanted


def _check_numbers(ctx: Context, cost: int, consumption: int, weeks: int) -> None:
    for field, number, high in (
        ("cost", cost, MOST),
        ("consumption", consumption, MOST),
        ("weeks", weeks, WEEKS),
    ):
        if not 0 <= number <= high:
            ctx.impossible("number_out_of_range", field=field, low=0, high=high)


def _pay(ctx: Context, army: Army, cost: int) -> None:
    """The price, and the place of a new settlement in the month's limit."""
    ctx.take_allowance("settlements", code="army_limit_reached")
    if cost:
        ctx.set_price(Entry(cost, army_source(army), "IT L262"))


def _use(ctx: Context, counts: bool) -> None:
    if counts:
        ctx.count_use(settlements=1)


def _put(ctx: Context, army: Army) -> None:
    ctx.change_kingdom(armies=tuple(army if a.id == army.id else a for a in ctx.kingdom.armies))
