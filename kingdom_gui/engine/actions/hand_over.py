"""A kingdom that was played becomes a neighbour: the GM speaks for it from now on."""

from __future__ import annotations

from ..neighbours import played
from ..state import Kingdom, Neighbour
from ..totals import numbers
from .base import Action, Context, rule


class HandOver(Action, frozen=True, tag="hand_over"):
    """Nobody plays a kingdom any more: it becomes a neighbour with what is known of it from its numbers.

    Name, land, settlements, alignment, colour, note, attitudes, patron and what it has agreed with others
    stay. Its books are closed: treasury, leaders, edicts, armies, routes and events are gone.
    """


@rule(HandOver)
def hand_over(ctx: Context, action: HandOver) -> None:
    """Decide `HandOver`. The kingdom at the table leaves its seat to the next that is played, by name.

    Its Size is counted on the map from now on where the map has all of it, and kept as a number where not.
    """
    kingdom = ctx.kingdom
    if kingdom.fallen:
        ctx.impossible("kingdom_fallen", kingdom=kingdom.name)
    others = [other for other in played(ctx.campaign) if other.id != kingdom.id and not other.fallen]
    if ctx.campaign.at_table == kingdom.id and not others:
        ctx.impossible("only_kingdom_played", kingdom=kingdom.name)
    now = numbers(ctx.campaign, kingdom.id, ctx.rules)
    size = now.total("size")
    counted = len(ctx.campaign.realm(kingdom.id)) == size
    ctx.require("kingdom_handed_over", kingdom=kingdom.name)
    if ctx.campaign.at_table == kingdom.id:
        ctx.draft.put("campaign", "at_table", others[0].id)
    kept = Kingdom(
        kingdom.id,
        kingdom.name,
        kingdom.alignment,
        stage="neighbour",
        colour=kingdom.colour,
        note=kingdom.note,
        neighbour=Neighbour(None if counted else size, now.total("economy"), now.total("stability")),
        attitudes=kingdom.attitudes,
        sponsor=kingdom.sponsor,
        obligation=kingdom.obligation,
        overlord=kingdom.overlord,
        vassals=kingdom.vassals,
        relations=kingdom.relations,
    )
    ctx.draft.put("kingdoms", kingdom.id, kept)


__all__ = ["HandOver"]
