"""The turn of the month, and the end of founding or adopting: a kingdom's reign begins."""

from __future__ import annotations

from msgspec.structs import replace

from ..history import forget, open_month
from ..landless import close_landless, warn_landless
from ..milestones import reached
from ..patch import Draft
from ..ruleset import Ruleset
from ..state import Use
from ..stocks import begin_anarchy
from ..totals import PAPER_NAMES, numbers
from ..vassals import sign_as_founded
from .driver import opening
from .exploration import return_expeditions
from .trade import end_routes


def advance(draft: Draft, rules: Ruleset, history: bool = True) -> None:
    """Close the month for every kingdom that is played and open the next.

    Without `history` nothing is kept to go back to: for forecasts, whose months nobody looks at again.
    """
    close_landless(draft)
    closed = draft.campaign
    month = closed.month + 1
    draft.put("campaign", "month", month)
    warn_landless(draft)
    for kingdom in list(draft.campaign.kingdoms.values()):
        if kingdom.fallen or not kingdom.played:
            continue
        if kingdom.stage != "reigning":
            begin(draft, kingdom.id, rules)
        now = draft.campaign.kingdoms[kingdom.id]
        end_routes(draft, now, month)
        return_expeditions(draft, draft.campaign.kingdoms[kingdom.id], month)
        now = draft.campaign.kingdoms[kingdom.id]
        left = tuple([m for m in now.modifiers if m.until is None or m.until >= month])
        fresh = replace(
            now,
            treasury=now.treasury.closed(),
            unrest=now.unrest.closed(),
            granary=now.granary.closed(),
            modifiers=left if left != now.modifiers else now.modifiers,
        )
        draft.put("kingdoms", kingdom.id, fresh)
        size = numbers(draft.campaign, kingdom.id, rules).total("size")
        fresh = replace(fresh, use=Use(size=size, credit=now.use.credit_ahead))
        draft.put("kingdoms", kingdom.id, opening(draft.campaign, fresh, rules, kingdom.stage == "founding"))
    if history:
        open_month(draft, closed)
    else:
        forget(draft)


def begin(draft: Draft, kingdom: str, rules: Ruleset) -> None:
    """End founding or adopting; what a paper sheet's numbers hold beyond the details is kept as carried
    over.
    """
    now = numbers(draft.campaign, kingdom, rules)
    carried = {
        name: now.ledger(PAPER_NAMES.get(name, name)).sum_of("carried") for name, _ in now.kingdom.paper
    }
    rest = tuple(sorted((name, amount) for name, amount in carried.items() if amount))
    # The month in which a kingdom is founded lies before its first turn (IT L55); a sheet corrected in the
    # middle of a month gives back nothing of what has been used.
    use = Use() if now.kingdom.stage == "founding" else now.kingdom.use
    use = replace(use, size=now.total("size"))
    draft.kingdom(
        kingdom, lambda k: replace(k, stage="reigning", paper=(), carried=rest or k.carried, use=use)
    )
    if draft.campaign.month > 1:
        draft.kingdom(kingdom, lambda k: replace(k, began=draft.campaign.month))
    if now.kingdom.stage == "adopting":
        draft.kingdom(kingdom, lambda k: replace(k, milestones=reached(k, now, rules)))
    else:
        sign_as_founded(draft, kingdom, rules)
        draft.kingdom(kingdom, lambda k: opening(draft.campaign, k, rules, True))
    begin_anarchy(draft, kingdom)
    if draft.campaign.opened is None:  # the campaign's first reign: its months can be gone back to from here
        open_month(draft)
