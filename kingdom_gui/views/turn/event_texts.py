"""What an event is and what each of its outcomes does, from the rules' records."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ...engine.ruleset import Ruleset
from ...engine.state import Campaign, JournalEntry
from .. import speech
from . import asking
from .dice_text import written

HAPPENING = ("event_occurs", "event_continues")
translate = QCoreApplication.translate


class EventText(NamedTuple):
    """An event in words: its name and where it strikes, its story, a line for each outcome."""

    title: str
    story: str
    outcomes: tuple[tuple[str, str], ...]


def event_of(lines: tuple[JournalEntry, ...]) -> JournalEntry | None:
    """The event that these journal lines tell of last; None where nothing has happened."""
    found = [line for line in lines if line.code in HAPPENING]
    return found[-1] if found else None


def event_text(line: JournalEntry, campaign: Campaign, rules: Ruleset) -> EventText:
    """The card of the event that a journal line tells of."""
    said = speech.speaker(campaign)
    name = str(line.parameters["event"])
    where = said.place(str(line.parameters.get("settlement", "")))
    title = speech.capital(speech.term("event", name))
    changes = rules.events[name].changes
    outcomes = []
    for outcome, numbers in changes.items():
        text = ", ".join(_effect(n, amount) for n, amount in numbers.items() if n in asking.named_numbers())
        if text:
            outcomes.append((said.say(f"outcome_{outcome}"), text))
    return EventText(
        f"{title}, {where}" if where else title, said.say(f"event_{name}_story"), tuple(outcomes)
    )


def _effect(name: str, amount: int | str) -> str:
    text, explodes = written(amount, speech.language())
    if explodes:
        text = translate("EventCard", "{dice} (a 6 goes on)").format(dice=text)
    return f"{asking.number_name(name)} {text}"
