"""How the actions of the month are decided: begun, played, put ahead."""

from __future__ import annotations

from ..dice import Seeded
from ..events.strike import leave
from ..hexes import place_of
from ..neighbours import unfinished
from ..requests import Choose, Confirm, Request, Roll
from ..state import Ahead, Turn
from ..turn.driver import play_step
from ..turn.event_phase import strikes_hex
from ..turn.month import advance, begin
from ..turn.play import Play
from ..turn.steps import current
from . import quiet_months  # noqa: F401 - it registers
from .base import Context, rule
from .found import AdvanceMonth, BeginReign
from .turn import PlayPhase, PlayStep, PutAhead, RemoveEvent, RestartStep


@rule(BeginReign)
def begin_reign(ctx: Context, action: BeginReign) -> None:
    """Decide `BeginReign`; a kingdom without a settlement may begin, with trouble (dispute D49)."""
    kingdom = ctx.kingdom
    if kingdom.stage == "reigning":
        ctx.impossible("already_reigning", kingdom=kingdom.name)
    if not ctx.campaign.settlements_of(kingdom.id):
        ctx.warn("no_settlement", "IT L488")
    if not any(
        leader.role == role.id
        for role in ctx.rules.roles.values()
        if role.required
        for leader in kingdom.leaders
    ):
        ctx.warn("no_ruler", "IT L57")
    ctx.require("reign_begun", kingdom=kingdom.name)
    begin(ctx.draft, kingdom.id, ctx.rules)


@rule(AdvanceMonth)
def advance_month(ctx: Context, action: AdvanceMonth) -> None:
    """Decide `AdvanceMonth`: the month is one for all kingdoms; those that have not played it to its end
    are named.
    """
    month = ctx.campaign.month + 1
    for other in unfinished(ctx.campaign, action.kingdom):
        ctx.warn("other_month_open", kingdom=other.name, phase=other.turn.phase)
    ctx.require("month_begun", month=month)
    advance(ctx.draft, ctx.rules)


@rule(PlayStep)
def decide_step(ctx: Context, action: PlayStep) -> None:
    """Decide `PlayStep`."""
    step = current(ctx.kingdom.turn)
    _check_stage(ctx)
    if step is None:
        ctx.impossible("month_done")
    phase = step.phase
    ctx.require("step_played", phase=phase, step=step.id)
    asked_for = set[str]()
    _play(ctx, action, asked_for)
    _warn_unasked(ctx, action, asked_for)


@rule(PlayPhase)
def decide_phase(ctx: Context, action: PlayPhase) -> None:
    """Decide `PlayPhase`."""
    _check_stage(ctx)
    step = current(ctx.kingdom.turn)
    if step is None:
        ctx.impossible("month_done")
    ctx.require("phase_played", phase=step.phase)
    phase = step.phase
    asked_for = set[str]()
    while step is not None and (action.month or step.phase == phase):
        if not _play(ctx, action, asked_for):
            break
        step = current(ctx.kingdom.turn)
    _warn_unasked(ctx, action, asked_for)


@rule(RestartStep)
def restart_step(ctx: Context, _action: RestartStep) -> None:
    """Decide `RestartStep`."""
    step = current(ctx.kingdom.turn)
    if step is None:
        ctx.impossible("month_done")
    ctx.require("step_restarted", phase=step.phase, step=step.id)
    ctx.change_kingdom(turn=Turn(step.phase, step.id))


@rule(PutAhead)
def put_ahead(ctx: Context, action: PutAhead) -> None:
    """Decide `PutAhead`."""
    if action.event not in ctx.rules.events:
        ctx.impossible("no_such_event", event=action.event)
    if action.month < ctx.campaign.month:
        ctx.impossible("month_past", month=action.month)
    if action.settlement:
        ctx.settlement(action.settlement)
    if action.hex is not None:
        ctx.hex(action.hex)
        if ctx.campaign.claims.get(action.hex) != action.kingdom:
            ctx.impossible("hex_not_claimed", hex=place_of(action.hex))
        if not strikes_hex(ctx.rules.events[action.event]):
            ctx.impossible("event_in_no_hex", event=action.event)
    ctx.note = action.note
    ctx.require("event_put_ahead", event=action.event, month=action.month)
    due = Ahead(action.month, action.event, action.settlement, action.hex, action.note)
    ctx.change_kingdom(ahead=tuple(sorted((*ctx.kingdom.ahead, due), key=lambda a: a.month)))


@rule(RemoveEvent)
def remove_event(ctx: Context, action: RemoveEvent) -> None:
    """Decide `RemoveEvent`; the others stay (fault B49)."""
    kingdom = ctx.kingdom
    if action.ahead is not None:
        if not 0 <= action.ahead < len(kingdom.ahead):
            ctx.impossible("no_such_ahead", number=action.ahead)
        gone = kingdom.ahead[action.ahead]
        ctx.require("event_put_ahead_removed", event=gone.event)
        ctx.change_kingdom(ahead=tuple(a for n, a in enumerate(kingdom.ahead) if n != action.ahead))
        return
    found = next((e for e in kingdom.events if e.id == action.number), None)
    if found is None:
        ctx.impossible("no_such_ongoing", number=action.number or 0)
    ctx.require("event_removed", event=found.event)
    leave(Play(ctx.draft, ctx.kingdom.id, ctx.rules, Seeded(0, 0)), found)
    ctx.change_kingdom(events=tuple(e for e in kingdom.events if e.id != action.number))


def _check_stage(ctx: Context) -> None:
    if ctx.kingdom.stage != "reigning":
        ctx.impossible("reign_not_begun", kingdom=ctx.kingdom.name)


def _play(ctx: Context, action: PlayStep | PlayPhase, asked_for: set[str]) -> bool:
    """Play the open step; whether it is finished. An answer that does not fit ends the decision in words.

    `asked_for` takes the ids of what the step asked.
    """
    only = action.rolls if isinstance(action, PlayStep) else ()
    asked = play_step(ctx.draft, action.kingdom, ctx.rules, action.answers, action.roll or only, asked_for)
    if asked is None:
        return True
    if asked.wrong and asked.request is not None:
        ctx.impossible(asked.wrong, **_told(asked.request))
    return False


def _warn_unasked(ctx: Context, action: PlayStep | PlayPhase, asked_for: set[str]) -> None:
    """Tell of answers, and of rolls, that nothing asked for, or not yet: they are passed over."""
    rolls = action.rolls if isinstance(action, PlayStep) else ()
    for request in (*action.answers, *rolls):
        if request not in asked_for:
            ctx.warn("answer_not_asked", request=request)


def _told(request: Request) -> dict[str, str | int]:
    told: dict[str, str | int] = {"request": request.id}
    if isinstance(request, Roll):
        told |= {"sides": request.sides, "count": request.count}
    elif isinstance(request, Choose):
        told |= {"options": ", ".join(request.options)}
    elif isinstance(request, Confirm):
        told |= {"options": "true, false"}
    return told
