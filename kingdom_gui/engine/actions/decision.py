"""What would come of something a GM does, by the rule that is registered for it."""

from __future__ import annotations

from ..bounds import MOST, lists_nothing, no_texts, numbers_beyond
from ..losing_land import look_over
from ..milestones import award
from ..printed import as_played
from ..ruleset import Ruleset
from ..state import Campaign
from ..vassals import seat_viceroys
from .base import RULES, Action, Change, Context, Refusal, _Stop


def decide_registered(action: Action, campaign: Campaign, rules: Ruleset) -> Change | Refusal:
    """What an action would do to a campaign, or why not. Never changes anything itself.

    :raises KeyError: for an action of a family that is not loaded yet; `actions.decide` loads it.
    """
    ctx = Context(action, campaign, as_played(rules, campaign))
    try:
        preconditions(ctx)
        RULES[type(action)](ctx, action)
        kingdom = ctx.campaign.kingdoms.get(action.kingdom)
        if kingdom is not None and not kingdom.typed_in:
            award(ctx.draft, kingdom.id, ctx.rules)
        look_over(ctx.draft, action.kingdom, ctx.log)
        seat_viceroys(ctx.draft, ctx.rules)
        ctx.tell_numbers()
    except _Stop:
        return Refusal(tuple(ctx.reasons), ctx.price)
    return Change(ctx.campaign, ctx.draft.patch(), ctx.price, tuple(ctx.warnings), ctx.code, ctx.parameters)


def preconditions(ctx: Context) -> None:
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
