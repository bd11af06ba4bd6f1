"""Embassies: a building in another kingdom's settlement taken as one, and given up (IT L1362)."""

from __future__ import annotations

from ..diplomacy.houses import close_house, embassy_kinds, open_house
from ..ledger import Entry, Source
from ..relations import relation
from ..standing import find
from ..state import House, Kingdom
from .agreements import other_kingdom
from .base import Action, Context, rule

REF = "IT L1362"


class OpenEmbassy(Action, frozen=True, tag="open_embassy"):
    """Buy or build an embassy in the kingdom `to`: a `building` that may serve as one.

    `settlement` and `number` say which building of a settlement there it is; without them it stands where the
    map does not show it. `bp` is its price, where it is not that of a new building.
    """

    needs = "order"
    for_neighbours = True

    to: str
    building: str = ""
    settlement: str = ""
    number: int = 0
    bp: int | None = None


class CloseEmbassy(Action, frozen=True, tag="close_embassy"):
    """Give up the embassy's building in the kingdom `to`; what is agreed stands."""

    for_neighbours = True

    to: str


@rule(OpenEmbassy)
def open_embassy(ctx: Context, action: OpenEmbassy) -> None:
    """Decide `OpenEmbassy` (IT L1362, ruling E13)."""
    other = other_kingdom(ctx, action.to)
    now = relation(ctx.campaign, ctx.kingdom.id, other.id)
    kind = _building_there(ctx, action, other) if action.settlement else action.building
    kinds = embassy_kinds(ctx.rules)
    if kind not in kinds:
        ctx.impossible("no_embassy_building", building=kind or "-", any_of=" ".join(kinds))
    if now.house is not None:
        ctx.impossible("embassy_open_already", kingdom=other.name)
    if not now.embassy:
        ctx.refuse("embassy_needed", REF, kingdom=other.name)
    price = ctx.rules.buildings[kind].cost if action.bp is None else action.bp
    if price < 0:
        ctx.impossible("below_zero", name="bp", value=price)
    if price:
        ctx.set_price(Entry(price, Source("embassy", kind, other.id), REF))
    ctx.require("embassy_opened", kingdom=other.name, building=kind, bp=price)
    house = House(kind, action.settlement, action.number, ctx.campaign.month)
    open_house(ctx.draft, ctx.kingdom.id, other.id, house)


@rule(CloseEmbassy)
def close_embassy(ctx: Context, action: CloseEmbassy) -> None:
    """Decide `CloseEmbassy`."""
    other = other_kingdom(ctx, action.to)
    if relation(ctx.campaign, ctx.kingdom.id, other.id).house is None:
        ctx.impossible("no_embassy_open", kingdom=other.name)
    ctx.require("embassy_given_up", kingdom=other.name)
    close_house(ctx.draft, ctx.kingdom.id, other.id)


def _building_there(ctx: Context, action: OpenEmbassy, other: Kingdom) -> str:
    """The kind of a building in one of the other kingdom's settlements that nobody has as an embassy."""
    settlement = ctx.campaign.settlements.get(action.settlement)
    if settlement is None:
        ctx.impossible("no_such_settlement", settlement=action.settlement)
    if ctx.campaign.claims.get(settlement.hex) != other.id:
        ctx.impossible("settlement_not_theirs", settlement=settlement.name, kingdom=other.name)
    found = find(settlement, action.number)
    if found is None or found[1].idle:
        ctx.impossible("no_embassy_there", number=action.number, settlement=settlement.name)
    return found[1].kind
