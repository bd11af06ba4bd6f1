"""What falls due in the months to come: one list, to which every rule adds its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from .adjacency import matching
from .hexes import HexId, place_of
from .landless import last_month
from .leadership import DAYS_OF_DUTY, IN_FORCE, neglects
from .ledger import Entry
from .options import fame
from .ruleset import Ruleset
from .state import Campaign, Kingdom, Modifier, Phase
from .territory import extra_unrest, win_back_bonus
from .totals import NAMES, numbers
from .turn.quiet import worst_unrest
from .turn.steps import STEPS, current
from .turn.upkeep import HEX_LOSS
from .vassals import friction, resists
from .viceroys import office, viceroy_role

WHEN: tuple[Phase, ...] = ("upkeep", "edict", "income", "event", "done")


class Due(msgspec.Struct, frozen=True):
    """Something that falls due in a phase of a month (`done`: with the month's end).

    `code` with `parameters` says what, `about` adds where it comes from. `settlement`, `hex`, `role` or
    `number` (a total) is what it is about. `each`: from this month on in every month. `ahead` is its place
    among the events put ahead, from 0. `secret`: for the game master alone.
    """

    code: str
    month: int
    phase: Phase
    parameters: dict[str, str | int] = {}
    about: Entry | None = None
    settlement: str = ""
    hex: HexId | None = None
    role: str = ""
    number: str = ""
    each: bool = False
    ahead: int | None = None
    secret: bool = False


DueSource = Callable[[Campaign, Kingdom, Ruleset], Iterable[Due]]
SOURCES: list[DueSource] = []


def falls_due(source: DueSource) -> DueSource:
    """Register what tells of things that fall due; treaties, trade routes and the like add theirs so."""
    SOURCES.append(source)
    return source


def due(campaign: Campaign, kingdom: str, rules: Ruleset, months: int = 12) -> tuple[Due, ...]:
    """What falls due for a kingdom from now on through so many months ahead (0: this month), in order.

    What is overdue stands in the present month. Empty before the kingdom reigns.
    """
    record = campaign.kingdoms.get(kingdom)
    if record is None or record.stage != "reigning":
        return ()
    found = [one for source in SOURCES for one in source(campaign, record, rules)]
    near = [one for one in found if campaign.month <= one.month <= campaign.month + months]
    return tuple(sorted(near, key=lambda one: (one.month, WHEN.index(one.phase), one.each)))


def next_month_of(campaign: Campaign, kingdom: Kingdom, phase: Phase, step: str = "") -> int:
    """The month in which a phase (or a step of it) is played next: this one, where it is not over yet."""
    now = current(kingdom.turn)
    if now is None:
        return campaign.month + 1
    place = next(i for i, s in enumerate(STEPS) if s.phase == phase and step in ("", s.id))
    last = max(i for i, s in enumerate(STEPS) if s.phase == phase and step in ("", s.id))
    return campaign.month + (0 if STEPS.index(now) <= (place if step else last) else 1)


@falls_due
def events_ahead(campaign: Campaign, kingdom: Kingdom, _rules: Ruleset) -> Iterable[Due]:
    """Events the GM has put ahead; one whose Event phase is over waits for the next."""
    first = next_month_of(campaign, kingdom, "event", "ahead")
    for place, entry in enumerate(kingdom.ahead):
        told: dict[str, str | int] = {"event": entry.event}
        yield Due(
            "due_event_ahead", max(entry.month, first), "event", told, settlement=entry.settlement,
            hex=entry.hex, ahead=place, secret=True,
        )  # fmt: skip


@falls_due
def events_going_on(campaign: Campaign, kingdom: Kingdom, _rules: Ruleset) -> Iterable[Due]:
    """Events that continue, each in every Event phase (IT L1216)."""
    for ongoing in kingdom.events:
        first = max(next_month_of(campaign, kingdom, "event", "continuous"), ongoing.since + 1)
        told: dict[str, str | int] = {"event": ongoing.event}
        yield Due(
            "due_event_going_on", first, "event", told, settlement=ongoing.settlement, hex=ongoing.hex,
            each=True,
        )  # fmt: skip


@falls_due
def modifiers(campaign: Campaign, kingdom: Kingdom, _rules: Ruleset) -> Iterable[Due]:
    """Modifiers that begin, and that end: at an Event phase, or with the last month they count in."""
    for modifier in kingdom.modifiers:
        if modifier.since > campaign.month:
            yield _modifier("due_modifier_begins", modifier.since, "upkeep", modifier)
        if modifier.until is not None:
            at_event = modifier.ends == "event"
            yield _modifier("due_modifier_ends", modifier.until, "event" if at_event else "done", modifier)


@falls_due
def renown(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> Iterable[Due]:
    """Fame or Infamy for each mark the kingdom has come to, asked with the taxes (IT L1388)."""
    now = numbers(campaign, kingdom.id, rules)
    if fame.SETTING in now.rules.played:
        month = next_month_of(campaign, kingdom, "income", "taxes")
        for mark in fame.open_marks(kingdom, now.total("size")):
            yield Due("due_renown", month, "income", {"size": mark}, number=fame.FAME)


@falls_due
def duties(campaign: Campaign, kingdom: Kingdom, _rules: Ruleset) -> Iterable[Due]:
    """Roles that count as vacant in the Upkeep that follows: neglected or lost this month (IT L60-66, ruling
    E09); what is handed over (IT L63); and who stands in for the Ruler (IT L86).
    """
    upkeep = next_month_of(campaign, kingdom, "upkeep")
    for leader in kingdom.leaders:
        told: dict[str, str | int] = {"role": leader.role, "name": leader.name}
        if leader.lost in ("dead", "disabled"):
            yield Due("due_leader_lost", upkeep, "upkeep", told, role=leader.role)
        elif neglects(leader):
            days = {**told, "days": leader.days, "needed": DAYS_OF_DUTY}
            yield Due("due_duty", upkeep, "upkeep", days, role=leader.role)
        elif leader.acting:
            yield Due("due_acting", upkeep, "upkeep", told, role=leader.role, each=True)
    for role in kingdom.handover:
        month = next_month_of(campaign, kingdom, "edict", "leaders")
        yield Due("due_handover", month, "edict", {"role": role}, role=role)


@falls_due
def building_begins(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> Iterable[Due]:
    """Settlements that may build from a month on, and hexes prepared for one (ruling D53)."""
    settled = set()
    for settlement in campaign.settlements_of(kingdom.id):
        settled.add(settlement.hex)
        if settlement.ready > campaign.month:
            told: dict[str, str | int] = {"settlement": settlement.id}
            yield Due("due_may_build", settlement.ready, "edict", told, settlement=settlement.id)
    for hex_id in numbers(campaign, kingdom.id, rules).realm:
        ready = campaign.hexes[hex_id].prepared
        if ready is not None and ready > campaign.month and hex_id not in settled:
            yield Due("due_hex_prepared", ready, "edict", {"hex": place_of(hex_id)}, hex=hex_id)


@falls_due
def buildings_that_close(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> Iterable[Due]:
    """Buildings that are abandoned for want of a neighbour, unless one comes in time (IT L1304)."""

    def rules_on(name: str) -> bool:
        return campaign.ruling(name, rules.rulings[name].default) == "on"

    if not rules_on("abandoned_buildings"):
        return
    first = next_month_of(campaign, kingdom, "upkeep", "unrest")
    for settlement in campaign.settlements_of(kingdom.id):
        for district in settlement.districts:
            closing = [b for b in district.buildings if b.closes]
            lacking = matching(district, rules, rules_on("diagonal_adjacency")).missing if closing else {}
            for building in closing:
                if building.id in lacking:
                    told: dict[str, str | int] = {"building": building.kind}
                    month = max(building.closes, first)
                    yield Due("due_building_closes", month, "upkeep", told, settlement=settlement.id)


@falls_due
def items_that_leave(campaign: Campaign, kingdom: Kingdom, _rules: Ruleset) -> Iterable[Due]:
    """Magic items that are in their slot for a time only (IT L1249)."""
    for settlement in campaign.settlements_of(kingdom.id):
        for item in settlement.items:
            if item.until is not None:
                told: dict[str, str | int] = {"item": item.name, "settlement": settlement.id}
                month = max(item.until, campaign.month)
                yield Due("due_item_leaves", month, "event", told, settlement=settlement.id)


@falls_due
def sponsor(campaign: Campaign, kingdom: Kingdom, _rules: Ruleset) -> Iterable[Due]:
    """What the wealthy sponsor wants each month (IT L204)."""
    month = next_month_of(campaign, kingdom, "income", "taxes")
    if kingdom.repayment:
        told: dict[str, str | int] = {"amount": kingdom.repayment}
        yield Due("due_repayment", month, "income", told, number="treasury", each=True)
    if kingdom.tithe:
        told = {"percent": kingdom.tithe}
        yield Due("due_tithe", month, "income", told, number="treasury", each=True)


@falls_due
def trade_routes(campaign: Campaign, kingdom: Kingdom, _rules: Ruleset) -> Iterable[Due]:
    """Merchants who arrive, and routes whose year ends (IT L1312, L1316)."""
    first = next_month_of(campaign, kingdom, "income", "taxes")
    for route in kingdom.routes:
        told: dict[str, str | int] = {"route": route.kind, "hex": place_of(route.path[-1])}
        if route.established:
            at = route.settlement
            yield Due("due_route_ends", route.until, "done", told, settlement=at, number="economy")
        else:
            month = max(route.arrives, first)
            yield Due("due_merchants_arrive", month, "income", told, settlement=route.settlement)


@falls_due
def explorers(campaign: Campaign, kingdom: Kingdom, _rules: Ruleset) -> Iterable[Due]:
    """Expeditions that come back with the end of the months agreed (IT L1371)."""
    for sent in kingdom.expeditions:
        goal = sent.path[-1]
        month = max(sent.last, campaign.month)
        yield Due("due_expedition_returns", month, "done", {"hex": place_of(goal)}, hex=goal)


@falls_due
def diplomacy(campaign: Campaign, kingdom: Kingdom, _rules: Ruleset) -> Iterable[Due]:
    """Envoys at the end of their errand, and what may be tried again after a year (IT L1362-1363)."""
    first = next_month_of(campaign, kingdom, "income", "taxes")
    for mission in kingdom.missions:
        told: dict[str, str | int] = {"errand": mission.errand, "kingdom": _name(campaign, mission.to)}
        yield Due("due_envoy", max(mission.month, first), "income", told)
    for relation in kingdom.relations:
        for attempt, month in relation.barred:
            if month > campaign.month and attempt != "close_embassy":
                told = {"errand": attempt, "kingdom": _name(campaign, relation.kingdom)}
                yield Due("due_attempt", month, "edict", told)


@falls_due
def vassals(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> Iterable[Due]:
    """Checks for subjugated kingdoms, and vassals without a Viceroy, of the sovereign's and of the vassal's
    side (IT L1379-1380).
    """
    month = next_month_of(campaign, kingdom, "upkeep")
    check = next_month_of(campaign, kingdom, "upkeep", "unrest")
    governs = viceroy_role(rules)
    role = governs[0].id if governs is not None else ""
    for row in kingdom.vassals:
        vassal = campaign.kingdoms[row.kingdom]
        told: dict[str, str | int] = {"kingdom": vassal.name}
        if resists(row):
            raised = {**told, "amount": friction(campaign, row.kingdom, rules).amount}
            yield Due("due_friction", check, "upkeep", raised, number="unrest", each=True)
        found = office(campaign, vassal, rules)
        if found is not None and found.ahead == IN_FORCE:
            yield Due("due_viceroy_missing", month, "upkeep", told, role=role)
    found = office(campaign, kingdom, rules)
    if found is not None and found.ahead == IN_FORCE:
        yield Due("due_no_viceroy", month, "upkeep", number="unrest")


@falls_due
def land(campaign: Campaign, kingdom: Kingdom, _rules: Ruleset) -> Iterable[Due]:
    """Territory cut off from the capital, and lost land whose people turn away (IT L346-348); the last chance
    of a kingdom without land.
    """
    now = campaign.month
    for territory in kingdom.secondary:
        month = next_month_of(campaign, kingdom, "upkeep")
        told: dict[str, str | int] = {"amount": extra_unrest(territory, month)}
        yield Due("due_cut_off", month, "upkeep", told, hex=territory.hexes[0], each=True)
    for lost in kingdom.lost:
        bonus = win_back_bonus(kingdom, lost.hexes[0], now)
        if lost.settlements and bonus:
            yield Due("due_won_back", now, "done", {"amount": bonus}, hex=lost.hexes[0])
    if kingdom.landless and not kingdom.fallen:
        yield Due("due_last_chance", max(last_month(kingdom), now), "done")


@falls_due
def dangers(campaign: Campaign, kingdom: Kingdom, rules: Ruleset) -> Iterable[Due]:
    """The next Upkeep, where bad dice could bring Unrest to 11 and cost a hex (IT L250)."""
    month = next_month_of(campaign, kingdom, "upkeep")
    worst = worst_unrest(campaign, kingdom.id, rules)
    if worst is not None and worst >= HEX_LOSS:
        told: dict[str, str | int] = {"most": worst}
        yield Due("due_hex_at_risk", month, "upkeep", told, number="unrest")


def _name(campaign: Campaign, kingdom: str) -> str:
    found = campaign.kingdoms.get(kingdom)
    return found.name if found is not None else kingdom


def _modifier(code: str, month: int, phase: Phase, modifier: Modifier) -> Due:
    known = modifier.source.kind != "gm" or modifier.note
    about = Entry(modifier.amount, modifier.source, note=modifier.note) if known else None
    told: dict[str, str | int] = {"target": modifier.target, "amount": modifier.amount}
    # What an event makes of a check or of Consumption is asked after in the ledger of that number.
    whole = modifier.target if modifier.target in NAMES else modifier.target.partition("_")[0]
    number = whole if whole in NAMES and not modifier.settlement else ""
    return Due(code, month, phase, told, about, modifier.settlement, number=number)
