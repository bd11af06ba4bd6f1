"""Sentences for what the engine says, in the language of the window.

`words` and its message files are fetched when first needed, which is after the window is painted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from ..document.settings import LANGUAGES
from ..engine.actions import Reason
from ..engine.hexes import HexId, label
from ..engine.items.made import typed
from ..engine.state import Campaign
from .rule_marks import shown

if TYPE_CHECKING:
    from datetime import datetime

    from ..words import Speaker

MOST_ALIKE = 3  # reasons of one kind that are told one by one where there are many


def language() -> str:
    """The language of the window: en, it, fr or de; English where nothing has been chosen and the system has
    another, or none (the locale C).
    """
    spoken = QLocale().name()[:2]
    return spoken if spoken in LANGUAGES else "en"


def speaker(campaign: Campaign) -> Speaker:
    """Who says things of this campaign: codes, terms, ledger sources, places."""
    from ..words import Speaker

    return Speaker(language(), campaign)


def term(category: str, name: str, count: int = 1) -> str:
    """What a thing of the rules is called, such as `term("building", "inn")`."""
    from ..words import term as words_term

    return words_term(category, name, language(), count)


def capital(text: str) -> str:
    """The text with its first letter as a capital, the rest as it is."""
    return text[:1].upper() + text[1:]


def bare(text: str) -> str:
    """The text as it is searched and sorted by: small letters, no accents, straight apostrophes."""
    from ..words.order import bare as words_bare

    return words_bare(text)


def item(name: str, campaign: Campaign) -> str:
    """What a magic item is called: composed where chance has made it, else as typed."""
    return speaker(campaign).item(name)


def item_line(text: str, campaign: Campaign) -> str:
    """A line that names an item with its price, as a reader knows it: "Ring of the Thorn, 2,000 gp"."""
    name, price = typed(text)
    said = speaker(campaign)
    return said.say("item_priced", {"item": name, "price": price}) if price else said.item(name)


def explained(what: str, detail: str) -> str:
    """A thing and what is said of it, with the colon as the language sets it: "Inn: Economy +1"."""
    from ..words import say

    return say("with_detail", {"text": what, "detail": detail}, language())


def sheet_word(name: str, **parameters: str | int) -> str:
    """What the printed sheets call something, in the language of the window."""
    from ..words import say

    return say(f"sheet-{name}", parameters, language())


def moment(when: datetime) -> str:
    """A day and time as the clock on the wall has it: "3 Dec 2026, 19:05"."""
    from ..words.moments import moment as words_moment

    return words_moment(when, language())


def moment_of(text: str) -> str:
    """The same for a moment as files keep it (ISO 8601)."""
    from ..words.moments import moment_of as words_moment_of

    return words_moment_of(text, language())


def reason(why: Reason, campaign: Campaign) -> str:
    """Why something is not done, with the rule it rests on."""
    text = capital(speaker(campaign).reason(why))
    return f"{text} ({shown(why.ref)})" if why.ref else text


def reasons(why: tuple[Reason, ...], campaign: Campaign) -> str:
    """Several reasons, each a line of its own; of many alike the first few, and how many more."""
    alike: dict[str, dict[str, None]] = {}
    for one in why:
        alike.setdefault(one.code, {})[reason(one, campaign)] = None
    lines: list[str] = []
    for texts in alike.values():
        if len(texts) <= MOST_ALIKE + 1:
            lines += texts
        else:
            more = {"count": len(texts) - MOST_ALIKE}
            lines += [*sorted(texts)[:MOST_ALIKE], speaker(campaign).say("reasons_alike", more)]
    return "\n".join(lines)


def warnings(why: tuple[Reason, ...], campaign: Campaign) -> str:
    """What to know of a deed that is done, each a line of its own, with the rule it rests on."""
    said = speaker(campaign)
    told = ((capital(said.warning(one)), one.ref) for one in why)
    return "\n".join(dict.fromkeys(f"{text} ({shown(ref)})" if ref else text for text, ref in told))


def hex_label(hex_id: HexId, campaign: Campaign) -> str:
    """What a hex is called on the map, in the campaign's style of labels."""
    settings = campaign.settings
    return label(hex_id, settings.labels, settings.orientation, settings.stagger)
