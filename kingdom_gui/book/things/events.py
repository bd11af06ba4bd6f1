"""The page of an event (IT L1220-1259): where it strikes, what it moves, how it comes, what changes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...engine.rule_effects import EventCheck, EventGift, EventRemedy, EventSite
from ...engine.rule_records import Bearer
from ...engine.ruleset import Event
from ...engine.settlement_totals import MODIFIERS
from .making import (
    Fact,
    Making,
    capital,
    facts,
    link,
    minus,
    more,
    opening,
    page,
    refs_of,
    rulings_of,
    section,
    signed,
    table,
)

TERMS = ("economy", "loyalty", "stability", "unrest", "fame", "infamy", "treasury", "consumption", "defense")
CHANGES = (*TERMS, *MODIFIERS)


def event_page(event: str, making: Making) -> str:
    """What an event is, in numbers and links."""
    record = making.rules.events[event]
    name = making.name("event", event)
    strange = "rules/continuous-events" if record.continuous else "rules/event-phase"
    return page(
        name,
        refs_of(record),
        opening(making, record, "events", making.word("made_event", name=name)),
        facts(_facts(record, making)),
        _outcomes(record, making),
        section(making.word("part_events_things"), _things(event, making)),
        rulings_of(making, record),
        more(making, "rules/events", strange),
    )


def strikes(record: Event, making: Making) -> str:
    """Where it strikes: the kingdom, a settlement, a hex."""
    places = (record.scope, record.also_scope)
    return ", ".join(making.said.term("event_scope", place) for place in places if place)


def comes_by(event: str, making: Making) -> Iterator[str]:
    """The rows of the event tables that lead to it."""
    for table_id, rows in making.rules.event_tables.items():
        for row in rows:
            if row.event == event:
                low, high = f"{row.low:02}", f"{row.high:02}"
                span = low if row.low == row.high else f"{low}–{high}"
                table_name = making.name("event_table", table_id)
                yield making.said.say("with_detail", {"text": table_name, "detail": span})


def _facts(record: Event, making: Making) -> Iterator[Fact]:
    yield making.column("kind"), capital(making.said.term("event_kind", record.kind))
    yield making.column("scope"), capital(strikes(record, making))
    yield making.column("continuous"), making.word("yes" if record.continuous else "no")
    yield making.word("comes_by"), "; ".join(comes_by(record.id, making))
    if record.checks:
        yield making.column("checks"), ", ".join(making.name("term", one) for one in record.checks)
    if record.check_bonus:
        yield making.column("check_bonus"), signed(record.check_bonus)


def _outcomes(record: Event, making: Making) -> str:
    rows = [
        (outcome_name(outcome, making), ", ".join(_changes(changes, making)))
        for outcome, changes in record.changes.items()
    ]
    return table((making.word("outcome"), making.column("changes")), rows) if rows else ""


def outcome_name(outcome: str, making: Making) -> str:
    """What an outcome of an event is called."""
    code = f"outcome_{outcome}"
    return making.said.say(code) if making.said.has(code) else making.word(code)


def _changes(changes: Mapping[str, int | str], making: Making) -> Iterator[str]:
    for name, amount in changes.items():
        yield f"{number_name(name, making)} {_amount(name, amount, making.language)}"


def number_name(name: str, making: Making) -> str:
    """What a number that an event moves is called."""
    if name in MODIFIERS:
        return making.name("settlement_modifier", name)
    return making.name("term", name) if name in TERMS else making.word(f"number_{name}")


def _amount(name: str, amount: int | str, language: str) -> str:
    if isinstance(amount, int):
        return signed(amount) if name in CHANGES or name.endswith("_check") else minus(amount)
    die = amount.replace("!", " (6+)")
    if language == "de":
        die = die.replace("d", "W")
    return minus(die) if die.startswith("-") or name not in CHANGES else f"+{die}"


def _things(event: str, making: Making) -> Iterator[str]:
    """What buildings and improvements have to do with it; those that do the same on one line."""
    checks: dict[tuple[str, int], list[str]] = {}
    sites = []
    for thing, record in _bearers(making):
        for check in record.effects_of(EventCheck):
            if check.event == event:
                checks.setdefault((check.where, check.amount), []).append(thing)
        if any(site.event == event for site in record.effects_of(EventSite)):
            sites.append(thing)
    for (where, amount), things in checks.items():
        yield making.word("checks_by", amount=signed(amount), where=where, things=", ".join(things))
    if sites:
        yield making.word("sites", things=", ".join(sites))
    for thing, record in _bearers(making):
        for gift in record.effects_of(EventGift):
            if gift.event == event:
                yield making.word("is_a_gift", thing=thing, low=gift.low, high=gift.high)
        if any(remedy.event == event for remedy in record.effects_of(EventRemedy)):
            yield making.word("is_a_remedy", thing=thing)


def _bearers(making: Making) -> Iterator[tuple[str, Bearer]]:
    """Every building and improvement with a link to it."""
    for building in making.rules.buildings.values():
        yield link("building", building.id), building
    for improvement in making.rules.improvements.values():
        yield link("improvement", improvement.id), improvement
