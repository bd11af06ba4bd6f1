"""Agreements between kingdoms ended, broken by an attack, or set by the game master (IT L1362-1364)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from ..diplomacy.dc import standing
from ..diplomacy.houses import close_house
from ..diplomacy.renown import change_renown
from ..ledger import Entry, Source
from ..relations import (
    bar,
    barred_until,
    change_relation,
    end_agreements,
    end_pact,
    make_peace,
    make_war,
    open_embassy,
    relation,
    sign_alliance,
    sign_treaty,
)
from ..state import Balance, Kingdom, Pact
from .base import Action, Context, rule
from .checks import check, roll

Agreement = Literal["embassy", "treaty", "alliance"]
AGREEMENTS: tuple[Agreement, ...] = ("embassy", "treaty", "alliance")
BALANCES: tuple[Balance, ...] = ("balanced", "favouring_us", "favouring_them")
# By the closest agreement with the kingdom attacked: dice of Infamy and Unrest where the Loyalty check
# succeeds, and where it fails; no sides: that amount itself (IT L1363-1364, ruling C05).
Dice = tuple[int, int]
ATTACKED: dict[str, tuple[tuple[Dice, Dice], tuple[Dice, Dice]]] = {
    "embassy": (((1, 0), (0, 0)), ((1, 0), (1, 0))),
    "treaty": (((1, 2), (1, 2)), ((1, 4), (1, 4))),
    "alliance": (((1, 4), (1, 4)), ((2, 4), (2, 4))),
}


class EndAgreement(Action, frozen=True, tag="end_agreement"):
    """Close the embassies, or withdraw from a treaty (with the alliance that rests on it) or an alliance.

    `natural` is the d20 of the Loyalty check that it takes; none: the program rolls.
    """

    needs = "realm"
    for_neighbours = True

    to: str
    agreement: Agreement
    natural: int | None = None


class AttackKingdom(Action, frozen=True, tag="attack_kingdom"):
    """Attack another kingdom: there is war, and who has agreed something with it pays for that.

    `natural` is the d20 of the Loyalty check, `infamy` and `unrest` are the dice of what rises; none: the
    program rolls.
    """

    needs = "realm"
    for_neighbours = True

    to: str
    natural: int | None = None
    infamy: tuple[int, ...] = ()
    unrest: tuple[int, ...] = ()


class MakePeace(Action, frozen=True, tag="make_peace"):
    """End the war with another kingdom."""

    for_neighbours = True

    to: str


class SetRelation(Action, frozen=True, tag="set_relation"):
    """Write down how two kingdoms stand with each other, by the game master's word.

    Nothing is rolled or paid. None leaves a thing as it is; `none` ends a treaty or an alliance. A balance is
    seen from `kingdom`. `treaty_bonus` and `alliance_bonus` are what it gains by them where that is known;
    else it is reckoned.
    """

    for_neighbours = True

    to: str
    embassy: bool | None = None
    treaty: Balance | Literal["none"] | None = None
    alliance: Balance | Literal["none"] | None = None
    war: bool | None = None
    treaty_bonus: int | None = None
    alliance_bonus: int | None = None


@rule(EndAgreement)
def end_agreement(ctx: Context, action: EndAgreement) -> None:
    """Decide `EndAgreement` (IT L1362-1364); who has been attacked may end it without penalty."""
    other = other_kingdom(ctx, action.to)
    if action.agreement not in AGREEMENTS:
        ctx.impossible("no_such_agreement", agreement=action.agreement, known=", ".join(AGREEMENTS))
    kind: Agreement = action.agreement
    now = relation(ctx.campaign, ctx.kingdom.id, other.id)
    if not getattr(now, kind):
        ctx.impossible("no_agreement", kingdom=other.name, agreement=kind)
    free = now.attacked or ctx.kingdom.typed_in
    if kind == "embassy" and now.treaty is not None and not free:
        ctx.refuse("treaty_first", "IT L1362", kingdom=other.name)
    if kind == "embassy" and barred_until(ctx.campaign, ctx.kingdom.id, other.id, "close_embassy"):
        ctx.refuse("embassy_kept_this_turn", "IT L1362", kingdom=other.name)
    ctx.require("agreement_given_up", kingdom=other.name, agreement=kind)
    passed = True
    if not free:
        found = check(ctx, f"end_agreement.{kind}.{other.id}", "loyalty", action.natural)
        passed = found.success
    if kind == "embassy" and not passed:
        bar(ctx.draft, ctx.kingdom.id, other.id, "close_embassy", 1)
        ctx.log("embassy_kept", kingdom=other.name)
        return
    if kind == "embassy":
        for one, another in ((ctx.kingdom.id, other.id), (other.id, ctx.kingdom.id)):
            close_house(ctx.draft, one, another)
        end_agreements(ctx.draft, ctx.kingdom.id, other.id)
    else:
        end_pact(ctx.draft, ctx.kingdom.id, other.id, kind)
    if kind != "embassy" and not free:
        amount = 1 if passed else 2
        ctx.stock("unrest", Entry(amount, Source("envoy", f"end_{kind}", other.id), "IT L1363"))
    ctx.log("agreement_ended", kingdom=other.name, agreement=kind)


@rule(AttackKingdom)
def attack_kingdom(ctx: Context, action: AttackKingdom) -> None:
    """Decide `AttackKingdom` (IT L1363-1364, ruling C05): the closest agreement says what it costs."""
    other = other_kingdom(ctx, action.to)
    me = ctx.kingdom.id
    if relation(ctx.campaign, me, other.id).war:
        ctx.impossible("at_war_already", kingdom=other.name)
    broken = standing(ctx.campaign, me, other.id)
    ctx.require("kingdom_attacked", kingdom=other.name)
    if broken and not ctx.kingdom.typed_in:
        passed = check(ctx, f"attack.{other.id}", "loyalty", action.natural).success
        infamy, unrest = ATTACKED[broken][0 if passed else 1]
        rises = _dice(ctx, f"attack.{other.id}.infamy", infamy, action.infamy)
        change_renown(ctx.draft, me, "infamy", rises, f"attack_{broken}", other.id)
        restless = _dice(ctx, f"attack.{other.id}.unrest", unrest, action.unrest)
        if restless:
            source = Source("envoy", f"attack_{broken}", other.id)
            ctx.stock("unrest", Entry(restless, source, "IT L1363-1364, C05"))
        ctx.log("partner_attacked", kingdom=other.name, agreement=broken, infamy=rises, amount=restless)
    make_war(ctx.draft, me, other.id, attacker=me)


@rule(MakePeace)
def peace(ctx: Context, action: MakePeace) -> None:
    """Decide `MakePeace`."""
    other = other_kingdom(ctx, action.to)
    if not relation(ctx.campaign, ctx.kingdom.id, other.id).war:
        ctx.impossible("not_at_war", kingdom=other.name)
    ctx.require("peace_made", kingdom=other.name)
    make_peace(ctx.draft, ctx.kingdom.id, other.id)


@rule(SetRelation)
def set_relation(ctx: Context, action: SetRelation) -> None:
    """Decide `SetRelation`: a treaty brings the embassy agreement with it, an alliance the treaty."""
    other = other_kingdom(ctx, action.to)
    me = ctx.kingdom.id
    for found in (action.treaty, action.alliance):
        if found not in (None, "none", *BALANCES):
            ctx.impossible("no_such_balance", balance=str(found), known=", ".join(BALANCES))
    for bonus in (action.treaty_bonus, action.alliance_bonus):
        if bonus is not None and bonus < 0:
            ctx.impossible("below_zero", name="bonus", value=bonus)
    ctx.require("relation_set", kingdom=ctx.kingdom.name, other=other.name)
    draft, rules = ctx.draft, ctx.rules
    if action.embassy is False:
        for one, another in ((me, other.id), (other.id, me)):
            close_house(draft, one, another)
        end_agreements(draft, me, other.id)
    if action.treaty == "none":
        end_pact(draft, me, other.id, "treaty")
    if action.alliance == "none":
        end_pact(draft, me, other.id, "alliance")
    treaty: Balance | None = action.treaty if action.treaty != "none" else None
    alliance: Balance | None = action.alliance if action.alliance != "none" else None
    if alliance is not None and treaty is None and relation(draft.campaign, me, other.id).treaty is None:
        treaty = "balanced"
    if action.embassy or treaty is not None:
        open_embassy(draft, me, other.id)
    if treaty is not None:
        sign_treaty(draft, me, other.id, treaty, rules)
    if alliance is not None:
        sign_alliance(draft, me, other.id, alliance, rules)
    for kind, bonus in (("treaty", action.treaty_bonus), ("alliance", action.alliance_bonus)):
        pact: Pact | None = getattr(relation(draft.campaign, me, other.id), kind)
        if bonus is not None and pact is not None:
            change_relation(draft, me, other.id, **{kind: replace(pact, bonus=bonus)})
    if action.war is not None:
        (make_war if action.war else make_peace)(draft, me, other.id)


def other_kingdom(ctx: Context, to: str) -> Kingdom:
    """The other kingdom of an action; an unknown one, or the acting one itself, ends the decision."""
    found = ctx.campaign.kingdoms.get(to)
    if found is None:
        ctx.impossible("no_such_kingdom", kingdom=to)
    if found.id == ctx.kingdom.id:
        ctx.impossible("envoy_to_itself", kingdom=found.name)
    return found


def _dice(ctx: Context, request: str, dice: Dice, typed: tuple[int, ...]) -> int:
    """The sum of so many dice with so many sides, typed or rolled; without sides the number itself."""
    count, sides = dice
    if not sides:
        return count
    if typed and len(typed) != count:
        ctx.impossible("dice_count", count=count, sides=sides)
    faces = typed or (None,) * count
    return sum(roll(ctx, f"{request}.{n}", sides, face) for n, face in enumerate(faces, 1))
