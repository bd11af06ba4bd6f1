"""The months of the journal as they are read: blocks by month, made once, and which of them are shown."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from ...document.document import Document
from ...engine.history import moments
from ...engine.merging import former_names
from ...engine.neighbours import played
from ...engine.over_months import over_months, start_and_end
from ...engine.patch import Patch
from ...engine.state import JournalEntry
from ...words.journal import (
    Block,
    blocks,
    drawn_in_short,
    figures,
    month_title,
    page_count,
    page_of,
)
from .. import speech

HEADER = ("economy", "loyalty", "stability", "unrest", "treasury", "consumption", "size")
RENAMING = ("settlements", "hexes", "settings")  # changes after which sentences may read otherwise
DRAWN = "drawn"
ENOUGH = 300  # lines of a month that are shown at first; more on wish


class Filter(NamedTuple):
    """What is shown: one month (None: all), one kind of block (empty: all but drawing), some words.

    `every`: what was told of all kingdoms, each named; else nothing of others that are played.
    """

    month: int | None = None
    kind: str = ""
    words: str = ""
    every: bool = False


class Month(NamedTuple):
    """A month to show: its name, its numbers at start and end, what was drawn in short, its blocks.

    `known`: the history knows its start, so that it can be compared with and gone back to. `earlier`: there
    is more of it, which is not shown yet.
    """

    number: int
    name: str
    numbers: str
    drawn: str
    blocks: tuple[Block, ...]
    known: bool
    earlier: bool = False


class Months:
    """The journal of a document, in the language of the window."""

    def __init__(self, document: Document) -> None:
        self._document = document
        # By month and page: its lines, and what they read as.
        self._told: dict[tuple[int, int], tuple[Sequence[JournalEntry], list[Block]]] = {}
        self._drawing: dict[int, tuple[Sequence[JournalEntry], str]] = {}
        self._language = ""

    def changed(self, patch: Patch | None) -> None:
        """Forget what may read otherwise after a change; None: all of it."""
        if patch is None or not patch or patch.touches(*RENAMING):
            self._forget()

    def numbers(self) -> list[int]:
        """The months that have lines, the latest first."""
        journal = self._document.campaign.journal
        return sorted((month for month in journal if journal[month]), reverse=True)

    def name(self, month: int) -> str:
        """What a month is called."""
        campaign = self._document.campaign
        return month_title(campaign, month, speech.speaker(campaign))

    def shown(
        self, chosen: Filter, most: int, unrolled: Mapping[int, int] | None = None
    ) -> tuple[list[Month], bool]:
        """The months in which something passes the filter, the latest first and at most so many; whether
        there are more. `unrolled`: how many times more than at first is shown of a long month.
        """
        words = speech.bare(chosen.words.strip())
        found: list[Month] = []
        for month in self.numbers():
            if chosen.month not in (None, month):
                continue
            times = 1 + (unrolled or {}).get(month, 0)
            passed, earlier = self._passed(month, chosen, words, times)
            drawn = "" if chosen.kind else self._drawn(month)
            if drawn and words and words not in speech.bare(drawn):
                drawn = ""
            if not (passed or drawn):
                continue
            if len(found) == most:
                return found, True
            found.append(self._month(month, tuple(passed), drawn, earlier))
        return found, False

    def drawing(self, month: int) -> tuple[Block, ...]:
        """All that was drawn on the map in a month, one by one."""
        pages = range(page_count(self._document.campaign.journal.get(month, ())))
        return tuple(block for page in pages for block in self._blocks(month, page) if block.kind == DRAWN)

    def _passed(self, month: int, chosen: Filter, words: str, times: int) -> tuple[list[Block], bool]:
        """What of a month passes the filter: its last pages, until there is enough; whether earlier ones were
        left out.
        """
        passed: list[Block] = []
        for page in reversed(range(page_count(self._document.campaign.journal.get(month, ())))):
            if sum(len(block.lines) or 1 for block in passed) >= ENOUGH * times:
                return passed, True
            whose = self._of_all(month, page) if chosen.every else self._of_table(month, page)
            passed[:0] = [block for block in whose if _passes(block, chosen.kind, words)]
        return passed, False

    def _of_table(self, month: int, page: int) -> list[Block]:
        """What was told, but for what concerns other kingdoms that are played."""
        campaign = self._document.campaign
        others = {kingdom.id for kingdom in played(campaign)} - {campaign.at_table}
        return [block for block in self._blocks(month, page) if block.kingdom not in others]

    def _of_all(self, month: int, page: int) -> list[Block]:
        """What was told of every kingdom, with its name, or that of before it became part of a union."""
        kingdoms = self._document.campaign.kingdoms
        former = former_names(self._document.campaign.journal)
        named = []
        for block in self._blocks(month, page):
            kingdom = kingdoms.get(block.kingdom)
            called = kingdom.name if kingdom is not None else former.get(block.kingdom)
            if called is not None:
                name = speech.explained(called, block.name) if block.name else called
                block = replace(block, name=name)
            named.append(block)
        return named

    def _month(self, month: int, passed: tuple[Block, ...], drawn: str, earlier: bool) -> Month:
        document = self._document
        campaign = document.campaign
        points = over_months(campaign, campaign.at_table, document.rules)
        both = start_and_end(points, month)
        told = {name: (both[0][name], both[1][name]) for name in HEADER} if both else {}
        numbers = figures(told, speech.speaker(campaign))
        known = month in moments(campaign)
        return Month(month, self.name(month), numbers, drawn, passed, known, earlier)

    def _drawn(self, month: int) -> str:
        self._in_language()
        campaign = self._document.campaign
        lines = campaign.journal[month]
        kept = self._drawing.get(month)
        if kept is None or kept[0] is not lines:
            kept = self._drawing[month] = (lines, drawn_in_short(lines, speech.speaker(campaign)))
        return kept[1]

    def _blocks(self, month: int, page: int) -> list[Block]:
        self._in_language()
        campaign = self._document.campaign
        lines = page_of(campaign.journal.get(month, ()), page)
        kept = self._told.get((month, page))
        if kept is None or len(kept[0]) != len(lines) or any(map(operator.is_not, kept[0], lines)):
            kept = self._told[(month, page)] = (lines, blocks(lines, speech.speaker(campaign)))
        return kept[1]

    def _in_language(self) -> None:
        if self._language != speech.language():
            self._language = speech.language()
            self._forget()

    def _forget(self) -> None:
        self._told.clear()
        self._drawing.clear()


def _passes(block: Block, kind: str, words: str) -> bool:
    if block.kind != kind if kind else block.kind == DRAWN:
        return False
    return not words or words in speech.bare(block.text)
