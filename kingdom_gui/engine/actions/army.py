"""Army units: raised, expanded, equipped and repaired instead of founding settlements (IT L262, L316).

The roster is what a table says of its armies; mass battle itself has no rules here. Where an army stands is
said by `army_post`.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ..armies import IN_SETTLEMENT, WEEKS, army_source, is_cr
from ..bounds import MOST
from ..hexes import HexId
from ..ledger import Entry
from ..privileges import army_tactics
from ..settlement_totals import settlement_numbers
from ..state import Army
from .base import Action, Context, rule

TEXTS = ("note", "size", "cr", "kind", "commander")


class RaiseArmy(Action, frozen=True, tag="raise_army"):
    """Create an army unit for `cost` BP. It consumes `consumption` BP for each of its `weeks` in the field.

    `weeks` are of a month, 0 to 4; at 0 it stays in reserve, which costs a single week. `size`, `cr`, `kind`
    and `commander` are as the table has them. Recruited in the settlement `home`, it stands there and knows
    the tactics taught there. `granted`: somebody hands it over, free and outside the month's limit.
    """

    needs = "order"

    name: str
    cost: int = 0
    consumption: int = 0
    weeks: int = WEEKS
    note: str = ""
    granted: bool = False
    size: str = ""
    cr: str = ""
    kind: str = ""
    commander: str = ""
    home: str = ""


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

    It costs nothing and uses no limit; None leaves a thing as it is. Another `home` ("" for none) brings the
    tactics taught there now; `tactic` names those it knows.
    """

    army: int
    name: str | None = None
    consumption: int | None = None
    weeks: int | None = None
    note: str | None = None
    size: str | None = None
    cr: str | None = None
    kind: str | None = None
    commander: str | None = None
    home: str | None = None
    tactic: str | None = None


class DisbandArmy(Action, frozen=True, tag="disband_army"):
    """Let an army go: it consumes nothing any more, and nothing comes back of what it has cost."""

    needs = "order"

    army: int


@rule(RaiseArmy)
def raise_army(ctx: Context, action: RaiseArmy) -> None:
    """Decide `RaiseArmy`."""
    name = _name(ctx, action.name)
    _check_numbers(ctx, action.cost, action.consumption, action.weeks)
    texts = _texts(ctx, action)
    stands, within, tactics = _recruited(ctx, action.home)
    army = Army(
        ctx.draft.next_id(), name, action.consumption, action.weeks, 0, ctx.campaign.month,
        home=action.home, hex=stands, within=within, tactics=tactics, **texts,
    )  # fmt: skip
    if not action.granted:
        _pay(ctx, army, action.cost)
    ctx.require("army_raised", army=name)
    _use(ctx, not action.granted)
    ctx.change_kingdom(armies=(*ctx.kingdom.armies, replace(army, paid=ctx.price.total)))


@rule(ChangeArmy)
def change_army(ctx: Context, action: ChangeArmy) -> None:
    """Decide `ChangeArmy`: each such work takes the place of a new settlement (IT L316)."""
    army = army_of(ctx, action.army)
    consumption = army.consumption if action.consumption is None else action.consumption
    _check_numbers(ctx, action.cost, consumption, army.weeks)
    _pay(ctx, army, action.cost)
    ctx.require("army_changed", army=army.name, work=action.work)
    _use(ctx, True)
    put_army(ctx, replace(army, consumption=consumption, paid=army.paid + ctx.price.total))


@rule(EditArmy)
def edit_army(ctx: Context, action: EditArmy) -> None:
    """Decide `EditArmy`."""
    army = army_of(ctx, action.army)
    name = army.name if action.name is None else _name(ctx, action.name, army.id)
    consumption = army.consumption if action.consumption is None else action.consumption
    weeks = army.weeks if action.weeks is None else action.weeks
    _check_numbers(ctx, 0, consumption, weeks)
    fields: dict[str, object] = {**_texts(ctx, action)}
    if action.tactic is not None:
        fields["tactic"] = action.tactic.strip()
    if action.home is not None and action.home != army.home:
        fields |= {"home": action.home, "tactics": _recruited(ctx, action.home)[2]}
    ctx.require("army_edited", army=name)
    put_army(ctx, replace(army, name=name, consumption=consumption, weeks=weeks, **fields))


@rule(DisbandArmy)
def disband_army(ctx: Context, action: DisbandArmy) -> None:
    """Decide `DisbandArmy`."""
    army = army_of(ctx, action.army)
    ctx.require("army_disbanded", army=army.name)
    ctx.change_kingdom(armies=tuple(a for a in ctx.kingdom.armies if a.id != army.id))


def army_of(ctx: Context, number: int) -> Army:
    """The army of this number; an unknown one ends the decision."""
    found = next((army for army in ctx.kingdom.armies if army.id == number), None)
    if found is None:
        ctx.impossible("no_such_army", number=number)
    return found


def _texts(ctx: Context, action: RaiseArmy | EditArmy) -> dict[str, str]:
    """What an action says of an army in the table's own words; a CR has to be one."""
    said = {name: getattr(action, name) for name in TEXTS}
    texts = {name: text.strip() for name, text in said.items() if text is not None}
    if not is_cr(texts.get("cr", "")):
        ctx.impossible("cr_wrong", cr=texts["cr"])
    return texts


def _recruited(ctx: Context, home: str) -> tuple[HexId | None, str, int]:
    """Where an army recruited in a settlement stands, and how many tactics it learns there (IT L590)."""
    if not home:
        return None, "", 0
    settlement = ctx.settlement(home)
    taught = army_tactics(settlement_numbers(ctx.campaign, home, ctx.rules), ctx.rules).total
    return settlement.hex, IN_SETTLEMENT, taught


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


def put_army(ctx: Context, army: Army) -> None:
    """Write an army that has changed."""
    ctx.change_kingdom(armies=tuple(army if a.id == army.id else a for a in ctx.kingdom.armies))
