"""`decide`: what would come of something a GM does. `every` lists all that can be done."""

from __future__ import annotations

from ..bounds import MOST, lists_nothing, no_texts, numbers_beyond
from ..losing_land import look_over
from ..milestones import award
from ..printed import as_played
from ..ruleset import Ruleset
from ..state import Campaign
from ..vassals import seat_viceroys
from .base import RULES, Action, Change, Context, Reason, Refusal, Rule, _Stop


def decide(action: Action, campaign: Campaign, rules: Ruleset) -> Change | Refusal:
    """What an action would do to a campaign, or why not. Never changes anything itself."""
    ctx = Context(action, campaign, as_played(rules, campaign))
    try:
        look_at_first(ctx)
        _rule(type(action))(ctx, action)
        kingdom = ctx.campaign.kingdoms.get(action.kingdom)
        if kingdom is not None and not kingdom.typed_in:
            award(ctx.draft, kingdom.id, ctx.rules)
        look_over(ctx.draft, action.kingdom, ctx.log)
        seat_viceroys(ctx.draft, ctx.rules)
        ctx.tell_numbers()
    except _Stop:
        return Refusal(tuple(ctx.reasons), ctx.price)
    return Change(ctx.campaign, ctx.draft.patch(), ctx.price, tuple(ctx.warnings), ctx.code, ctx.parameters)


def look_at_first(ctx: Context) -> None:
    """What is against an action before its own rules are asked: wild numbers, anarchy, a fallen kingdom."""
    action = ctx.action
    for field in numbers_beyond(action):
        ctx.impossible("number_out_of_range", field=field, low=-MOST, high=MOST)
    for field in no_texts(action):
        ctx.impossible("not_text", field=field)
    if lists_nothing(action):
        ctx.impossible("nothing_chosen")
    kingdom = ctx.campaign.kingdoms.get(action.kingdom)
    if kingdom is not None and not kingdom.played and not action.for_neighbours:
        ctx.impossible("only_a_neighbour", kingdom=kingdom.name)
    if action.needs == "order" and ctx.kingdom.anarchy:
        ctx.refuse_unless_adopting("anarchy", "IT L251")
    if action.needs and ctx.kingdom.fallen:
        ctx.impossible("kingdom_fallen", kingdom=ctx.kingdom.name)


def _rule(kind: type[Action]) -> Rule:
    """What decides a kind of action; the larger families are loaded when one of them is first decided."""
    if kind not in RULES:
        from . import build_change, build_place, dedicate, month  # noqa: F401 - they register
    return RULES[kind]


__all__ = ["Action", "Change", "Reason", "Refusal", "decide"]
