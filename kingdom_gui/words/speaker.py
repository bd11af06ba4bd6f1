"""Turns codes with parameters, ledger entries and places into sentences of one language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from ..engine import hexes
from ..engine.dates import dated
from ..engine.items.made import MARK, made_of
from ..engine.ledger import Entry, Source
from ..engine.merging import former_names
from ..engine.state import Campaign
from .catalogue import FALLBACK, Messages, known, term
from .functions import functions
from .house import column_name, record_name
from .items import code_of, parts_of
from .moments import moment_of
from .numbers import measure
from .own_names import current, speaking_of
from .waived import is_waived

if TYPE_CHECKING:
    from ..engine.actions.base import Reason, Refusal

Parameters = Mapping[str, str | int]


class Speaker:
    """Says things in one language; with a campaign it names hexes, settlements and months by their names."""

    def __init__(self, language: str, campaign: Campaign | None = None) -> None:
        self.language = known(language)
        self.campaign = campaign or Campaign()

    def say(self, code: str, parameters: Parameters | None = None) -> str:
        """The sentence for a code; the code itself, made readable, where no language has a message for it."""
        values = {**(parameters or {})}
        for language in (self.language, FALLBACK):
            text = self._format(_messages(language), code, values)
            if text is not None:
                return text
        rest = ", ".join(f"{name} {value}" for name, value in values.items())
        return code.replace("_", " ") + (f" ({rest})" if rest else "")

    def has(self, code: str) -> bool:
        """Whether this language itself has a message for the code."""
        return _messages(self.language).has_message(code)

    def reason(self, reason: Reason) -> str:
        """One reason of a refusal, as a sentence."""
        return self.say(reason.code, reason.parameters)

    def warning(self, reason: Reason) -> str:
        """What to know of a deed that is done: of a rule that does not bind yet also why it is done."""
        text = self.reason(reason)
        return self.say("warning_waived", {"text": text}) if is_waived(reason.code) else text

    def refusal(self, refusal: Refusal) -> str:
        """All reasons of a refusal, one after the other."""
        return " ".join(dict.fromkeys(self.reason(reason) for reason in refusal.reasons))

    def source(self, entry: Entry) -> str:
        """Where a ledger entry comes from: `Inn, Ashford`; `Roads: 15 hexes, one for each 4`; a GM's note."""
        source = entry.source
        if source.kind == "purchase" and "." in source.id:
            kind, _, what = source.id.partition(".")
            bought = Entry(entry.amount, Source(kind, what, source.place), counts=entry.counts)
            return self.say("source_purchase", {"what": self.source(bought)})
        # A settlement that gives something is its own place.
        whole = source.kind == "settlement" and not source.place
        values: dict[str, str | int] = {
            "id": source.id,
            "place": self.place(source.id if whole else source.place),
            "note": entry.note,
            **dict(entry.counts),
        }
        if source.kind == "edict":
            values["level"] = self.term("edict", f"{source.id}_{source.place}")
        text = self.say(self._source_code(entry), values)
        if entry.counts:
            counts = self.say("counts_" + "_".join(name for name, _ in entry.counts), values)
            text = self.say("with_detail", {"text": text, "detail": counts})
        if entry.note and source.kind not in NOTED:
            text = self.say("with_detail", {"text": text, "detail": entry.note})
        return text

    def _source_code(self, entry: Entry) -> str:
        """The message for a source: `source_<kind>`, or its form with a place or a note where it has one."""
        code = f"source_{entry.source.kind}"
        if entry.source.place and _messages(FALLBACK).has_message(f"{code}_at"):
            return f"{code}_at"
        if entry.note and _messages(FALLBACK).has_message(f"{code}_noted"):
            return f"{code}_noted"
        return code

    def place(self, place: str) -> str:
        """A ledger's or journal's place as a reader knows it: a hex's label, the name of a settlement or
        kingdom, of one too that is part of a union now, or as it is.
        """
        if not place:
            return ""
        settlement = self.campaign.settlements.get(place.partition("#")[0])
        if settlement is not None:
            return settlement.name
        kingdom = self.campaign.kingdoms.get(place)
        if kingdom is not None:
            return kingdom.name
        former = former_names(self.campaign.journal).get(place)
        if former is not None:
            return former
        parts = place.split(",")
        if len(parts) == 3 and all(part.removeprefix("-").isdecimal() for part in parts):
            return self.hex((int(parts[0]), int(parts[1]), int(parts[2])))
        return place

    def hex(self, hex_id: hexes.HexId) -> str:
        """A hex by its name, or else its label in the campaign's style."""
        there = self.campaign.hexes.get(hex_id)
        if there is not None and there.name:
            return there.name
        return self.label(hex_id)

    def label(self, hex_id: hexes.HexId) -> str:
        """A hex's label in the campaign's style."""
        settings = self.campaign.settings
        return hexes.label(hex_id, settings.labels, settings.orientation, settings.stagger)

    def term(self, category: str, term_id: str, count: int = 1) -> str:
        """A term of this language."""
        with speaking_of(self.campaign.settings.house or current()):
            return term(category, term_id, self.language, count)

    def item(self, name: str) -> str:
        """A magic item's name: composed where chance has made it, else as typed; "" is a find that waits."""
        made = made_of(name)
        if made is not None:
            return self.say(code_of(made), parts_of(made))
        return name or self.say("item_waits")

    def _format(self, messages: Messages, code: str, values: Parameters) -> str | None:
        if not messages.has_message(code):
            return None
        with speaking_of(self.campaign.settings.house or current()):
            named = {key: self._named(key, value) for key, value in values.items()}
            formatted = messages.format(code, named)
        if formatted is None:
            return None
        if any(isinstance(value, int) and value < 0 for value in values.values()):
            return HYPHEN.sub("\N{MINUS SIGN}", formatted[0])
        return formatted[0]

    def _named(self, key: str, value: str | int) -> str | int:
        """A parameter as a message takes it: places, months and magic items by their names, where they have
        any.
        """
        if isinstance(value, str):
            if key in PLACES:
                return self.place(value)
            if key in FRACTIONS and DECIMAL.fullmatch(value):
                return measure(float(value), self.language)
            if key == "since":
                return moment_of(value, self.language)
            if key in ("cell", "record"):
                return column_name(value, self) if key == "cell" else record_name(value, self)
            return self.item(value) if key == "item" or value.startswith(MARK) else value
        if abs(value) > LARGEST_SPELT:
            return str(value)
        date = dated(self.campaign.settings, value) if key == "month" else None
        return f"{date[0]} {date[1]}" if date is not None else value


HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # what formats set before a number below 0
PLACES = frozenset({"hex", "other_hex", "settlement", "place"})
FRACTIONS = frozenset({"columns", "rows", "scale", "size"})  # numbers with decimals, as text
DECIMAL = re.compile(r"-?\d+\.\d+")
LARGEST_SPELT = 10**15  # beyond it a number is written as it is: formats give up at 29 digits
NOTED = frozenset({"gm", "custom"})  # kinds of source whose own message tells the note


@cache
def _messages(language: str) -> Messages:
    return Messages(language, functions(language))
