"""What allies owe each other: room for their armies, and help when one is attacked (IT L1364)."""

from __future__ import annotations

from ..diplomacy.renown import change_renown
from ..ledger import Entry, Source
from ..relations import relation
from .agreements import other_kingdom
from .base import Action, Context, rule
from .checks import check, roll

REF = "IT L1364"
UNREST_SIDES, INFAMY_SIDES = 2, 4


class HostArmy(Action, frozen=True, tag="host_army"):
    """An army of the ally `to` is stationed on this kingdom's land: a Loyalty check, or Unrest.

    `called`: this kingdom has been attacked and has asked for help, so nobody minds. `natural` is the d20,
    `die` that of Unrest; none: the program rolls.
    """

    needs = "realm"

    to: str
    called: bool = False
    natural: int | None = None
    die: int | None = None


class RefuseAid(Action, frozen=True, tag="refuse_aid"):
    """Send no help to the ally `to`, who has been attacked and has asked for it: Infamy rises by 1d4.

    `die` is that die; none: the program rolls. Whether the rise applies is the game master's to say.
    """

    needs = "realm"
    for_neighbours = True

    to: str
    die: int | None = None


@rule(HostArmy)
def host_army(ctx: Context, action: HostArmy) -> None:
    """Decide `HostArmy`."""
    other = other_kingdom(ctx, action.to)
    if relation(ctx.campaign, ctx.kingdom.id, other.id).alliance is None:
        ctx.refuse("not_allied", REF, kingdom=other.name)
    ctx.require("army_hosted", kingdom=other.name)
    if action.called or ctx.kingdom.typed_in:
        return
    request = f"host_army.{other.id}"
    if not check(ctx, request, "loyalty", action.natural).success:
        amount = roll(ctx, f"{request}.unrest", UNREST_SIDES, action.die)
        ctx.stock("unrest", Entry(amount, Source("envoy", "host_army", other.id), REF))


@rule(RefuseAid)
def refuse_aid(ctx: Context, action: RefuseAid) -> None:
    """Decide `RefuseAid`."""
    other = other_kingdom(ctx, action.to)
    if relation(ctx.campaign, ctx.kingdom.id, other.id).alliance is None:
        ctx.refuse("not_allied", REF, kingdom=other.name)
    amount = roll(ctx, f"refuse_aid.{other.id}", INFAMY_SIDES, action.die)
    ctx.require("aid_refused", kingdom=other.name, amount=amount)
    change_renown(ctx.draft, ctx.kingdom.id, "infamy", amount, "refuse_aid", other.id)
