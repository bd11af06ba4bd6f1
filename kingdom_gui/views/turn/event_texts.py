"""What an event is and what each of its outcomes does, from the rules' records."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ...engine.requests import Answer
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign, JournalEntry
from .. import speech
from . import asking
from .dice_text import written

Answers = tuple[tuple[str, Answer], ...]
HAPPENING = ("event_occurs", "event_continues")
translate = QCoreApplication.translate


class EventText(NamedTuple):
    """An event in words: its name, where it strikes (`settlement:id`, `hex:0,1,2` and what that is called),
    its story, a line for each outcome.
    """

    title: str
    link: str
    where: str
    story: str
    outcomes: tuple[tuple[str, str], ...]
    id: str = ""


def event_of(lines: tuple[JournalEntry, ...]) -> JournalEntry | None:
    """The event that these journal lines tell of last; None where nothing has happened."""
    found = [line for line in lines if line.code in HAPPENING]
    return found[-1] if found else None


def event_text(line: JournalEntry, campaign: Campaign, rules: Ruleset, answers: Answers = ()) -> EventText:
    """The card of the event that a journal line tells of; `answers` are those of the step so far."""
    kind, place = _place(line, answers)
    return _text(str(line.parameters["event"]), kind, place, campaign, rules)


def event_ahead(name: str, campaign: Campaign, rules: Ruleset) -> EventText:
    """The card of an event whose place is not known yet."""
    return _text(name, "", "", campaign, rules)


def _text(name: str, kind: str, place: str, campaign: Campaign, rules: Ruleset) -> EventText:
    said = speech.speaker(campaign)
    title = speech.capital(speech.term("event", name))
    changes = rules.events[name].changes
    outcomes = []
    for outcome, numbers in changes.items():
        text = ", ".join(_effect(n, amount) for n, amount in numbers.items() if n in asking.named_numbers())
        if text:
            outcomes.append((said.say(f"outcome_{outcome}"), text))
    link = f"{kind}:{place}" if place else ""
    told = story(name, campaign, rules)
    return EventText(title, link, said.place(place), told, tuple(outcomes), name)


def story(name: str, campaign: Campaign, rules: Ruleset) -> str:
    """What an event is: the table's own words, else ours with the numbers of the rules in force (B45)."""
    own = next((r for r in campaign.settings.house if (r.table, r.id) == ("events", name)), None)
    if own is not None and own.text:
        return own.text
    said, code = speech.speaker(campaign), f"event_{name}_story"
    if not said.has(code):
        return ""
    figures: dict[str, str | int] = {}
    for outcome, numbers in rules.events[name].changes.items():
        for number, amount in numbers.items():
            dice = isinstance(amount, str)
            shown = written(amount, speech.language())[0].lstrip("+") if dice else amount
            figures[f"{outcome}_{number}"] = shown
    return said.say(code, figures)


def _place(line: JournalEntry, answers: Answers) -> tuple[str, str]:
    """Where the event strikes, as the line tells or as the table has chosen since; empty: everywhere."""
    for kind in ("settlement", "hex"):
        if line.parameters.get(kind):
            return kind, str(line.parameters[kind])
    started = f"event.{line.parameters['event']}."
    chosen = [v for key, v in answers if key.startswith(started) and key.endswith(".hex")]
    return ("hex", chosen[-1]) if chosen and isinstance(chosen[-1], str) else ("", "")


def _effect(name: str, amount: int | str) -> str:
    text, explodes = written(amount, speech.language())
    if explodes:
        text = translate("EventCard", "{dice} (a 6 goes on)").format(dice=text)
    return f"{asking.number_name(name)} {text}"
