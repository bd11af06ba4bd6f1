"""Gold and Build Points: withdrawals, deposits, valuables sold (IT L266-276)."""

from __future__ import annotations

from msgspec.structs import replace

from ..ledger import Entry, Source
from ..totals import numbers
from .base import Action, Context, rule

GP_PER_BP = 4000  # to deposit or sell (IT L275, L276)
GP_PER_WITHDRAWN_BP = 2000  # IT L274


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take BP out of the Treasury for oneself, once a month: Unrest +1 for each (IT L274)."""

    needs = "order"

    bp: int


class Deposit(Action, frozen=True, tag="deposit"):
    """Give coins and goods worth at most 4,000 gp each: `gp` is what they are worth together (IT L275)."""

    needs = "order"

    gp: int


class SellValuable(Action, frozen=True, tag="sell_valuable"):
    """Sell one valuable of more than 4,000 gp in a settlement: half its price / 4,000 (IT L276)."""

    needs = "order"

    settlement: str
    price: int
    name: str = ""


@rule(Withdraw)
def withdraw(ctx: Context, action: Withdraw) -> None:
    """Decide `Withdraw` (rulings A04, B07)."""
    if action.bp < 1:
        ctx.impossible("amount_missing")
    if ctx.kingdom.use.withdrawn:
        ctx.refuse("already_withdrawn", "IT L274")
    have = ctx.kingdom.treasury.value
    if action.bp > have:
        ctx.refuse("treasury_short", "D51", need=action.bp, have=have)
    gold = action.bp * rate_out(ctx)
    ctx.require("withdrawn", bp=action.bp, gp=gold)
    ctx.stock("treasury", Entry(-action.bp, Source("rule", "withdrawal"), "IT L274"))
    ctx.stock("unrest", Entry(action.bp, Source("rule", "withdrawal"), "IT L274"))
    ctx.count_use(withdrawn=True)


@rule(Deposit)
def deposit(ctx: Context, action: Deposit) -> None:
    """Decide `Deposit`: whole BP only, the rest is lost (ruling D70)."""
    if action.gp < 1:
        ctx.impossible("amount_missing")
    rate = rate_in(ctx)
    bp = action.gp // rate
    if not bp:
        ctx.impossible("deposit_too_small", gp=action.gp, rate=rate)
    ctx.require("deposited", gp=action.gp, bp=bp)
    ctx.stock("treasury", Entry(bp, Source("rule", "deposit"), "IT L275"))


@rule(SellValuable)
def sell_valuable(ctx: Context, action: SellValuable) -> None:
    """Decide `SellValuable`: its price within the settlement's base value, one a district (B10, D69)."""
    settlement = ctx.settlement(action.settlement)
    if action.price <= GP_PER_BP:
        ctx.impossible("valuable_too_cheap", price=action.price)
    here = next(
        s
        for s in numbers(ctx.campaign, ctx.kingdom.id, ctx.rules).settlements
        if s.settlement.id == settlement.id
    )
    if action.price > here.total("base_value"):
        ctx.refuse("above_base_value", "IT L276", price=action.price, most=here.total("base_value"))
    sold = ctx.kingdom.use.sales
    if sold.count(settlement.id) >= len(settlement.districts):
        ctx.refuse("sold_in_every_district", "IT L276", settlement=settlement.name)
    bp = action.price // 2 // GP_PER_BP
    ctx.note = action.name
    ctx.require("valuable_sold", settlement=settlement.name, price=action.price, bp=bp)
    ctx.stock("treasury", Entry(bp, Source("rule", "sale", settlement.id), "IT L276", note=action.name))
    ctx.change_kingdom(use=replace(ctx.kingdom.use, sales=(*sold, settlement.id)))


def rate_in(ctx: Context) -> int:
    """How much gp makes 1 BP: 4,000, or less for a kingdom raised from scratch (IT L221)."""
    if ctx.kingdom.patron:
        return GP_PER_BP
    return ctx.rules.exchange_rate(numbers(ctx.campaign, ctx.kingdom.id, ctx.rules).total("size")).bp_price


def rate_out(ctx: Context) -> int:
    """How much gp 1 BP gives: 2,000, or less for a kingdom raised from scratch (ruling A04)."""
    if ctx.kingdom.patron:
        return GP_PER_WITHDRAWN_BP
    return ctx.rules.exchange_rate(numbers(ctx.campaign, ctx.kingdom.id, ctx.rules).total("size")).withdrawal
