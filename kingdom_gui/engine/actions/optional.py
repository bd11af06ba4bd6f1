"""What optional rules let the table decide: Fame or Infamy (IT L1386), and a holy site's deity (L1308)."""

from __future__ import annotations

from ..options import fame
from ..state import Renown
from ..totals import numbers
from .base import Action, Context, rule


class ChooseRenown(Action, frozen=True, tag="choose_renown"):
    """For a mark that the kingdom has reached, say whether its Fame or its Infamy rises by 1.

    `mark` is 0 for the founding, or the Size. `counted`: what was carried over from paper holds the point
    already.
    """

    mark: int
    choice: Renown


class DedicateBuilding(Action, frozen=True, tag="dedicate_building"):
    """Dedicate a holy site to a deity, who decides what it gives; without alignment and attributes to nobody.

    By `alignment` the deity's axes decide; where the site gives only one attribute, `attributes` names it.
    Without an alignment `attributes` are those of the deity's portfolio, the same one perhaps twice.
    """

    settlement: str
    number: int
    deity: str = ""
    alignment: str = ""
    attributes: tuple[str, ...] = ()


@rule(ChooseRenown)
def choose_renown(ctx: Context, action: ChooseRenown) -> None:
    """Decide `ChooseRenown`: each mark once a kingdom (ruling D44), and only once it is reached."""
    kingdom = ctx.kingdom
    if action.mark not in fame.MARKS:
        ctx.impossible("no_such_mark", size=action.mark)
    if any(mark == action.mark for mark, _ in kingdom.renown):
        ctx.refuse("renown_decided", "D44", size=action.mark)
    size = numbers(ctx.campaign, kingdom.id, ctx.rules).total("size")
    if action.mark > size:
        ctx.refuse("mark_not_reached", "IT L1388", size=size, needed=action.mark)
    warn_if_off(ctx, fame.SETTING)
    ctx.require("renown_chosen", choice=action.choice, size=action.mark)
    kept = dict(kingdom.renown) | {action.mark: action.choice}
    ctx.change_kingdom(renown=tuple(sorted(kept.items())))


def warn_if_off(ctx: Context, setting: str) -> None:
    """What is entered while its rule is off is kept, and waits (as ruling E12 has it)."""
    if setting not in ctx.rules.played:
        ctx.warn("rule_not_in_use", ruling=setting)
