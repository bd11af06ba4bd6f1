"""How several months at once are decided: played by standing orders until something calls for the table."""

from __future__ import annotations

from ..bounds import MOST_MONTHS
from ..neighbours import unfinished
from ..requests import Choose, Request, Roll, Write
from ..state import Autoplay, Campaign, JournalEntry, Kingdom
from ..totals import numbers
from ..turn.month import advance
from ..turn.quiet import Orders, event_of, hex_at_risk, quiet_step
from ..turn.steps import current
from .base import Change, Context, rule
from .decision import decide_registered
from .rule import SetEdict
from .turn import PlayMonths

EDICTS = ("holiday", "promotion", "taxation")
TOLD = ("treasury", "unrest", "economy", "loyalty", "stability", "consumption")
Parameters = dict[str, str | int]


@rule(PlayMonths)
def play_months(ctx: Context, action: PlayMonths) -> None:
    """Decide `PlayMonths`; where it would stop at once it is refused, and says why. The kingdom keeps what
    was set, for the next time.
    """
    if ctx.kingdom.stage != "reigning":
        ctx.impossible("reign_not_begun", kingdom=ctx.kingdom.name)
    if not 1 <= action.months <= MOST_MONTHS:
        ctx.impossible("months_to_play", months=action.months, most=MOST_MONTHS)
    _check_policies(ctx, action)
    own = action.kingdom
    at_once = _bound(ctx, action, own) or ("risk" if _at_risk(ctx, action, own, "upkeep", "done") else "")
    if at_once:
        ctx.impossible("stops_at_once", reason=at_once)
    others = unfinished(ctx.campaign, own)
    if others and action.others == "stop" and ctx.kingdom.turn.phase == "done":
        ctx.impossible("others_month_open", kingdom=others[0].name)
    ctx.require("months_played", months=action.months)
    ctx.change_kingdom(autoplay=_kept(action))
    for played in range(action.months):
        stopped = _play_every_month(ctx, action)
        if stopped is not None:
            _tell_stop(ctx, played, stopped)
            return
        advance(ctx.draft, ctx.rules)
    _tell_stop(ctx, action.months, {"reason": "played"})


def orders_of(action: PlayMonths) -> Orders:
    """The standing orders of an action, for whoever looks ahead."""
    return Orders(action.event, action.own_dice, action.enforce, action.unnamed.strip())


def _kept(action: PlayMonths) -> Autoplay:
    return Autoplay(**{name: getattr(action, name) for name in Autoplay.__struct_fields__})


def _check_policies(ctx: Context, action: PlayMonths) -> None:
    for edict in EDICTS:
        level = getattr(action, edict)
        if level and level not in ctx.rules.edicts[edict]:
            ctx.impossible("no_such_level", edict=edict, level=level)
    for role in action.own_dice:
        if role not in ctx.rules.roles:
            ctx.impossible("no_such_role", role=role)


def _play_every_month(ctx: Context, action: PlayMonths) -> Parameters | None:
    """Play what is left of this month, of the other kingdoms' as well where ordered; why it stopped, or None
    where the next month may begin.
    """
    before = ctx.campaign
    stopped = _play_month(ctx, action, action.kingdom)
    _tell_month(ctx, before, action.kingdom)
    if stopped is None and _at_risk(ctx, action, action.kingdom, "done"):
        stopped = {"reason": "risk"}
    if stopped is not None:
        return stopped
    for other in unfinished(ctx.campaign, action.kingdom):
        if action.others == "stop":
            return {"reason": "others_open", "kingdom": other.name}
        before = ctx.campaign
        at_once = _bound(ctx, action, other.id)
        stopped = {"reason": at_once} if at_once else _play_month(ctx, action, other.id)
        _tell_month(ctx, before, other.id)
        if stopped is None and _at_risk(ctx, action, other.id, "done"):
            stopped = {"reason": "risk"}
        if stopped is not None:
            return {**stopped, "kingdom": other.name, "whose": "other"}
    return None


def _play_month(ctx: Context, action: PlayMonths, kingdom: str) -> Parameters | None:
    """Play what is left of one kingdom's month; why it stopped before its end, or None.

    The edicts named are the acting kingdom's; the others keep theirs.
    """
    orders = orders_of(action)
    while (step := current(_record(ctx, kingdom).turn)) is not None:
        edicts = (step.phase, step.id) == ("edict", "edicts") and kingdom == action.kingdom
        if edicts and not _issue(ctx, action):
            return {"reason": "edict", "step": step.id}
        going_on = bool(_record(ctx, kingdom).events)
        asked = quiet_step(ctx.draft, kingdom, ctx.rules, step, orders)
        if asked is not None:
            return {"step": step.id, **_asked(asked, ctx)}
        reason = _bound(ctx, action, kingdom)
        if not reason and action.event and _happened(ctx, kingdom, step.id, going_on):
            reason = "event"
        if reason:
            return {"reason": reason, "step": step.id}
    return None


def _issue(ctx: Context, action: PlayMonths) -> bool:
    """Issue the edicts the policies name, where they are another level; False where one is refused."""
    for edict in EDICTS:
        level = getattr(action, edict)
        if not level or level == getattr(ctx.kingdom.edicts, edict):
            continue
        order = SetEdict(kingdom=action.kingdom, edict=edict, level=level)
        issued = decide_registered(order, ctx.campaign, ctx.rules)
        if not isinstance(issued, Change):
            return False
        issued.patch.write(ctx.draft)
    return True


def _record(ctx: Context, kingdom: str) -> Kingdom:
    return ctx.campaign.kingdoms[kingdom]


def _bound(ctx: Context, action: PlayMonths, whose: str) -> str:
    """Which bound a kingdom has reached now; empty where none is."""
    kingdom = _record(ctx, whose)
    if kingdom.fallen or kingdom.landless:
        return "fallen" if kingdom.fallen else "landless"
    if kingdom.anarchy:
        return "anarchy"
    if action.unrest is not None and kingdom.unrest.value >= action.unrest:
        return "unrest"
    low = action.treasury is not None and kingdom.treasury.value < action.treasury
    return "treasury" if low else ""


def _at_risk(ctx: Context, action: PlayMonths, kingdom: str, *phases: str) -> bool:
    """Whether an Upkeep that comes next, in one of these phases, could lose a hex."""
    if not action.risk or _record(ctx, kingdom).turn.phase not in phases:
        return False
    return hex_at_risk(ctx.campaign, kingdom, ctx.rules, orders_of(action))


def _happened(ctx: Context, kingdom: str, step: str, going_on: bool) -> bool:
    """Whether a step of the Event phase that asked nothing has brought an event, or gone on with one."""
    if step == "continuous":
        return going_on
    return step in ("ahead", "event") and _record(ctx, kingdom).event_month == ctx.campaign.month


def _asked(request: Request, ctx: Context) -> Parameters:
    """What only the table can say."""
    event = event_of(request.id)
    if event in ctx.rules.events:
        return {"reason": "event_asks", "event": event}
    if isinstance(request, Roll):
        return {"reason": "dice", "role": request.by}
    if isinstance(request, Write):
        return {"reason": "name"}
    hexes = isinstance(request, Choose) and request.kind == "hex"
    return {"reason": "hex" if hexes else "choice"}


def _tell_month(ctx: Context, before: Campaign, kingdom: str) -> None:
    """A kingdom's month in short: Treasury and Unrest before and after, and the attributes as they stand."""
    was = numbers(before, kingdom, ctx.rules)
    now = numbers(ctx.campaign, kingdom, ctx.rules)
    told: Parameters = {name: now.total(name) for name in TOLD}
    told |= {f"{name}_before": was.total(name) for name in ("treasury", "unrest")}
    ctx.draft.log(JournalEntry("month_in_short", told, kingdom))


def _tell_stop(ctx: Context, played: int, why: Parameters) -> None:
    told: Parameters = {"step": "", "event": "", "role": "", **why, "months": played}
    ctx.draft.log(JournalEntry("play_stopped", told, ctx.kingdom.id))
