"""What falls due, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.calendar import Due
from ..engine.hexes import place_of
from ..engine.settlement_totals import MODIFIERS
from .functions import functions
from .speaker import Speaker

MOST_TOLD = 4  # in one line
OWN_WORDS = {
    "consumption_percent": "due_what_percent",
    "consumption_divisor": "due_what_divided",
    "continuous_check": "due_what_continuous",
}


def say_due(due: Due, said: Speaker, open_secret: bool = True) -> str:
    """One thing that falls due, without when and where; a secret is only hinted at unless it may be told."""
    if due.secret and not open_secret:
        return said.say("due_event_secret")
    values = dict(due.parameters)
    if "target" in values:
        values["what"] = _what(values, said)
    text = said.say(due.code, values)
    if due.about is None:
        return text
    return said.say("with_detail", {"text": text, "detail": said.source(due.about)})


def where_due(due: Due, said: Speaker) -> str:
    """The place it is about, as a reader knows it; empty where it is about none."""
    return said.place(due.settlement) or (said.place(place_of(due.hex)) if due.hex is not None else "")


def when_due(due: Due, said: Speaker) -> str:
    """The phase in which it falls due."""
    if due.phase == "done":
        return said.say("due_at_end")
    text = said.term("phase", f"{due.phase}_phase")
    return text[:1].upper() + text[1:]


def this_month(dues: Sequence[Due], said: Speaker) -> str:
    """What is due this month in one line, secrets hinted at; empty where nothing is."""
    if not dues:
        return ""
    parts = []
    for due in dues[:MOST_TOLD]:
        text = say_due(due, said, open_secret=False)
        where = "" if due.secret else where_due(due, said)
        parts.append(f"{text}, {where}" if where else text)
    told = "; ".join(dict.fromkeys(parts))
    if len(dues) > MOST_TOLD:
        told = said.say("due_more", {"list": told, "count": len(dues) - MOST_TOLD})
    return said.say("due_this_month", {"list": told})


def _what(values: dict[str, str | int], said: Speaker) -> str:
    """The number that a modifier changes and by how much: "Economy +2"."""
    target = str(values["target"])
    if target in OWN_WORDS:
        return said.say(OWN_WORDS[target], values)
    category = "settlement_modifier" if target in MODIFIERS else "term"
    name = str(functions(said.language)["CAP"](said.term(category, target)))
    return said.say("due_what", {**values, "name": name})
