"""Diplomatic edicts: an envoy sent to another kingdom, and called back (IT L1329, Editti Diplomatici)."""

from __future__ import annotations

import msgspec

from ..bounds import MOST
from ..diplomacy.dc import DIPLOMACY, INTIMIDATE
from ..diplomacy.errands import COST_SIDES, ERRANDS, hindrances, is_edict
from ..ledger import Entry, Source
from ..state import Errand, Mission
from .base import Action, Context, Reason, rule
from .special_edict import check_special_edict, issue_special_edict

EDICT = "diplomatic_edict"
REF = "IT L1329"
SKILLS = (DIPLOMACY, INTIMIDATE, "knowledge_local", "knowledge_nobility", "sense_motive", "bluff")
MOST_BONUS = 200


class SendEnvoy(Action, frozen=True, tag="send_envoy"):
    """Send an envoy to the kingdom `to`: a Diplomatic edict, but for renegotiating what stands (IT L1363).

    `gifts` are BP given away, which lower the DC. `skills` are the envoy's bonuses by skill, `theirs` those
    of the official who negotiates for the other side. `intimidate`: the envoy uses Intimidate where the rules
    leave the choice; `they_intimidate`: so does that official. The rolls come in the Income phase.
    """

    needs = "order"

    to: str
    errand: Errand
    gifts: int = 0
    skills: dict[str, int] = msgspec.field(default_factory=dict)
    theirs: dict[str, int] = msgspec.field(default_factory=dict)
    intimidate: bool = False
    they_intimidate: bool = False


class RecallEnvoy(Action, frozen=True, tag="recall_envoy"):
    """Call back an envoy whose errand is not done yet: the gifts come back, the edict is spent."""

    number: int


@rule(SendEnvoy)
def send_envoy(ctx: Context, action: SendEnvoy) -> None:
    """Decide `SendEnvoy` (IT L1329-1368, rulings C06, D41, E13)."""
    if action.errand not in ERRANDS:
        ctx.impossible("no_such_errand", errand=action.errand, known=", ".join(ERRANDS))
    if not 0 <= action.gifts <= MOST:
        ctx.impossible("number_out_of_range", field="gifts", low=0, high=MOST)
    for skill, bonus in (*action.skills.items(), *action.theirs.items()):
        if skill not in SKILLS:
            ctx.impossible("no_such_skill", skill=skill, known=", ".join(SKILLS))
        if not -MOST_BONUS <= bonus <= MOST_BONUS:
            ctx.impossible("number_out_of_range", field=skill, low=-MOST_BONUS, high=MOST_BONUS)
    for one in hindrances(ctx.campaign, ctx.kingdom.id, action.to, action.errand):
        if not one.overridable:
            ctx.impossible(one.code, **one.parameters)
        ctx.reasons.append(Reason(one.code, one.parameters, one.ref))
    if is_edict(action.errand):
        _check_edict(ctx, action)
    name = ctx.campaign.kingdoms[action.to].name
    ctx.require("envoy_sent", kingdom=name, errand=action.errand, bp=action.gifts)
    if is_edict(action.errand):
        issue_special_edict(ctx, EDICT)
    mission = Mission(
        ctx.draft.next_id(), action.errand, action.to, ctx.campaign.month, action.gifts,
        tuple(sorted(action.skills.items())), tuple(sorted(action.theirs.items())),
        action.intimidate, action.they_intimidate,
    )  # fmt: skip
    ctx.change_kingdom(missions=(*ctx.kingdom.missions, mission))


@rule(RecallEnvoy)
def recall_envoy(ctx: Context, action: RecallEnvoy) -> None:
    """Decide `RecallEnvoy`."""
    found = next((one for one in ctx.kingdom.missions if one.id == action.number), None)
    if found is None:
        ctx.impossible("no_such_envoy", number=action.number)
    ctx.require("envoy_recalled", kingdom=ctx.campaign.kingdoms[found.to].name, errand=found.errand)
    if found.gifts and not ctx.kingdom.typed_in:
        ctx.stock("treasury", Entry(found.gifts, Source("envoy", found.errand, found.to), REF))
    ctx.change_kingdom(missions=tuple(one for one in ctx.kingdom.missions if one.id != found.id))


def _check_edict(ctx: Context, action: SendEnvoy) -> None:
    """One of the turn's special edicts; its gifts are paid now, and 1d4 BP must be left for the journey."""
    check_special_edict(ctx, EDICT)
    if action.gifts:
        ctx.set_price(Entry(action.gifts, Source("envoy", action.errand, action.to), REF))
    if not ctx.kingdom.typed_in and not ctx.can_pay(ctx.price.total + COST_SIDES):
        short = [reason for reason in ctx.reasons if reason.code == "treasury_short"]
        if not short:
            have = ctx.kingdom.treasury.value
            ctx.refuse("envoy_cost_short", REF, bp=action.gifts, most=COST_SIDES, have=have)
