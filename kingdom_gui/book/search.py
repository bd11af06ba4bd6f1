"""Full-text search over the pages of a book: titles before headings before text, and nearest spellings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import log
from typing import NamedTuple
from unicodedata import combining, normalize

_WORD = re.compile(r"\w+")
TITLE, BEGINNING, HEADING, TEXT = 60, 40, 12, 3  # what a word found there is worth
WHOLE = 2  # times as much where it is the whole word and not its beginning
AROUND = 60  # letters of a passage on each side of what was found
MOST = 60
FEW = 12  # pages that have only some of the words
COUNTED = 20  # points for having a word at all, where others are missing
SHORT = 3  # letters of what seldom says what a question is about, such as "how do I"
MOST_WORDS = 12  # of a search; whoever pastes a whole page in finds by its first words


class Entry(NamedTuple):
    """A page as it is searched: its title, headings and text, without faces."""

    page: str
    title: str
    headings: str
    text: str


class Hit(NamedTuple):
    """A page that was found, with a passage around the first word."""

    page: str
    title: str
    passage: str
    worth: int


class Results(NamedTuple):
    """What was found, best first; where nothing was, words that are spelt nearly so."""

    hits: tuple[Hit, ...]
    suggestion: str = ""


class _Searched(NamedTuple):
    entry: Entry
    title: list[str]
    headings: list[str]
    text: list[str]


class Index:
    """The words of pages, for searching; pages may be added while it is in use."""

    def __init__(self) -> None:
        self._pages: dict[str, _Searched] = {}
        self._known: set[str] = set()

    def add(self, entry: Entry) -> None:
        """Take a page in, or anew."""
        found = _Searched(entry, words_of(entry.title), words_of(entry.headings), words_of(entry.text))
        self._pages[entry.page] = found
        self._known.update(found.title, found.headings, found.text)

    def __contains__(self, page: str) -> bool:
        return page in self._pages

    def search(self, text: str) -> Results:
        """The pages with all the words, which may be only begun; accents and case do not count, nor does a
        word said again or one after the first twelve. Where no page has them all: another spelling that finds
        some, or else the pages with the rarest of the words, for a question is seldom put as it is answered.
        """
        words = list(dict.fromkeys(words_of(text)))[:MOST_WORDS]
        if not words:
            return Results(())
        hits = self._with_all(words)
        if hits:
            return Results(hits)
        meant = self._nearest(words)
        if meant and (len(words) == 1 or self._with_all(words_of(meant))):
            return Results((), meant)
        return Results(self._with_rarest(words))

    def _with_all(self, words: list[str]) -> tuple[Hit, ...]:
        hits = [hit for page in self._pages.values() if (hit := _hit(page, words)) is not None]
        hits.sort(key=lambda hit: (-hit.worth, bare(hit.title)))
        return tuple(hits[:MOST])

    def _with_rarest(self, words: list[str]) -> tuple[Hit, ...]:
        """The pages with some of the words; a word counts the more the fewer pages have it."""
        worths = [
            {page: worth for page, one in self._pages.items() if (worth := _worth(one, word))}
            for word in words
        ]
        scores: dict[str, float] = {}
        for word, pages in zip(words, worths, strict=True):
            rare = log((len(self._pages) + 1) / (len(pages) + 1))
            for page, worth in pages.items():
                if len(word) <= SHORT and worth < HEADING:
                    continue
                scores[page] = scores.get(page, 0.0) + rare * (COUNTED + min(worth, COUNTED))
        best = sorted(scores.items(), key=lambda one: (-one[1], bare(self._pages[one[0]].entry.title)))
        found = [word for word, pages in zip(words, worths, strict=True) if len(pages) < len(self._pages) / 4]
        hits = []
        for page, score in best[:FEW]:
            entry = self._pages[page].entry
            if score > 0:
                hits.append(Hit(page, entry.title, passage(entry.text, found or words), round(score)))
        return tuple(hits)

    def _nearest(self, words: list[str]) -> str:
        """The words as they might have been meant; "" where none is near."""
        from difflib import get_close_matches  # here, since most searches misspell nothing

        nearest = []
        for word in words:
            if any(known.startswith(word) for known in self._known):
                nearest.append(word)
                continue
            alike = [known for known in self._known if abs(len(known) - len(word)) <= 3]
            close = get_close_matches(word[:40], alike, n=1, cutoff=0.7)
            if not close:
                return ""
            nearest.append(close[0])
        return "" if nearest == words else " ".join(nearest)


def bare(text: str) -> str:
    """The text as it is searched and sorted by: small letters, no accents, straight apostrophes."""
    letters = normalize("NFKD", text.replace("’", "'").replace("ß", "ss"))
    return "".join(one for one in letters if not combining(one)).casefold()


def words_of(text: str) -> list[str]:
    """The words of a text as they are searched."""
    return _WORD.findall(bare(text))


def _hit(page: _Searched, words: list[str]) -> Hit | None:
    worth = 0
    for word in words:
        found = _worth(page, word)
        if not found:
            return None
        worth += found
    begun = " ".join(words)
    title = " ".join(page.title)
    worth += 200 if title == begun else BEGINNING if title.startswith(begun) else 0
    return Hit(page.entry.page, page.entry.title, passage(page.entry.text, words), worth)


def _worth(page: _Searched, word: str) -> int:
    """What a word found on a page is worth; 0 where it is not there."""
    worth = max((_of(one, word, TITLE) for one in page.title), default=0)
    worth += max((_of(one, word, HEADING) for one in page.headings), default=0)
    times = sum(1 for one in page.text if one.startswith(word))
    whole = word in page.text
    return worth + (min(times, 5) + (WHOLE if whole else 0) + TEXT if times else 0)


def _of(one: str, word: str, worth: int) -> int:
    if one == word:
        return worth * WHOLE
    return worth if one.startswith(word) else 0


def passage(text: str, words: list[str]) -> str:
    """A piece of the text around the first of the words, or its beginning."""
    at = next(_places(text, words), 0)
    start = max(0, at - AROUND)
    if start:
        start = text.find(" ", start) + 1
    end = min(len(text), at + AROUND * 2)
    if end < len(text):
        end = text.rfind(" ", start, end) if text.rfind(" ", start, end) > at else end
    more = end < len(text)
    shown = text[start:end].strip().rstrip(".,;:") if more else text[start:end].strip()
    return f"{'…' if start else ''}{shown}{'…' if more else ''}"


def _places(text: str, words: list[str]) -> Iterator[int]:
    for found in _WORD.finditer(text):
        if any(bare(found[0]).startswith(word) for word in words):
            yield found.start()
