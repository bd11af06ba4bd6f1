"""What came of a step, as lines of rich text with links to the hex or settlement that changed."""

from __future__ import annotations

import re
from html import escape

from ...engine.state import Campaign, JournalEntry
from .. import labels, speech
from .event_texts import event_of
from .player import Outcome

MOST = 6
PLACES = ("settlement", "hex")


def sentences(outcome: Outcome, with_card: bool = False) -> list[str]:
    """The lines as rich text, the last of many; numbers that changed stand at the end.

    What a card tells already is left out.
    """
    card = event_of(outcome.lines) if with_card else None
    left = [line for line in outcome.lines if not (with_card and (line is card or _led_there(line)))]
    lines = [_line(line, outcome.after) for line in left]
    if outcome.numbers:
        parts = [labels.moved(name, was, now) for name, was, now in outcome.numbers]
        lines.append(escape(" · ".join(parts)))
    return lines[-MOST:]


def plain(text: str) -> str:
    """A rich line without its links."""
    return re.sub(r"<[^>]*>", "", text)


def _led_there(line: JournalEntry) -> bool:
    """Whether a line tells of the dice that led to an event: its chance, the table it was rolled on."""
    return line.code == "event_due" or line.parameters.get("category") == "event_table"


def _line(line: JournalEntry, campaign: Campaign) -> str:
    said = speech.speaker(campaign)
    text = escape(said.say(line.code, line.parameters), quote=False)
    for name in PLACES:
        target = line.parameters.get(name)
        if not isinstance(target, str) or not target:
            continue
        shown = escape(said.place(target), quote=False)
        link = f'<a href="{name}:{escape(target)}">{shown}</a>'
        text = text.replace(shown, link, 1) if shown in text else f"{text}, {link}"
    return text
