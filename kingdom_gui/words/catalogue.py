"""Message files and terms, loaded once a language: `resources/i18n/*.<language>.ftl`, `resources/terms`."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, cast

from ..assets import asset
from .own_names import MARKED, own_rule

if TYPE_CHECKING:
    from fluent.runtime.types import FluentType

LANGUAGES = ("en", "it", "fr", "de")
FALLBACK = "en"
LONGEST_PART = 1 << 40  # letters of what a message is told
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or term begins
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to another message or term, or a function called
Term = Mapping[str, str]


def known(language: str) -> str:
    """The language itself where it is one of ours (regions are ignored), else English."""
    alone = short(language)
    return alone if alone in LANGUAGES else FALLBACK


def short(language: str) -> str:
    """A language without region, encoding and variant: `de` for `de_AT.UTF-8`."""
    return re.split(r"[-_.@]", language)[0].lower()


@cache
def terms(language: str) -> Mapping[str, Term]:
    """All terms of a language: `category.id` to its forms (`one`, `other`, `gender` ...)."""
    text = asset(f"terms/{known(language)}.json").read_text(encoding="utf-8")
    loaded: dict[str, Term] = json.loads(text)
    return loaded


def term(category: str, term_id: str, language: str, count: int = 1, form: str = "") -> str:
    """A term in a language; the id itself, made readable, where no term is known.

    `form` asks for another stored form (`definite`, `indefinite`), falling back to the plain one. What a
    house rule has made goes by the GM's own name, and that or what it has changed is marked.
    """
    own = own_rule(category, term_id)
    if own is not None:
        named = own.name or _term(category, term_id, language, count, form)
        return named + MARKED
    return _term(category, term_id, language, count, form)


def _term(category: str, term_id: str, language: str, count: int, form: str) -> str:
    found = terms(language).get(f"{category}.{term_id}") or terms(FALLBACK).get(f"{category}.{term_id}")
    if found is None:
        return term_id.replace("_", " ")
    number = "one" if count == 1 else "other"
    named = found.get(form) or found.get(number) or found["one"]
    # Stored with straight apostrophes, which keyboards have; readers get curled ones.
    return named.replace("'", "’")


def entries(language: str) -> dict[str, str]:
    """The messages and terms of a language as they are written, by name; of two of one name the first."""
    found: dict[str, str] = {}
    for path in sorted(asset("i18n").glob(f"*.{language}.ftl")):
        text = path.read_text(encoding="utf-8")
        starts = [(match[1], match.start()) for match in ENTRY.finditer(text)]
        ends = [*(start for _, start in starts[1:]), len(text)]
        for (name, start), end in zip(starts, ends, strict=True):
            found.setdefault(name, text[start:end])
    return found


class Messages:
    """The messages of a language, with the functions that they may call.

    Each is parsed when it is first asked for: all two thousand take a third of a second, and an evening needs
    a few hundred of them, now and then one.
    """

    def __init__(self, language: str, functions: Mapping[str, Callable[..., object]]) -> None:
        # Imported here: the first painting needs terms only, and fluent brings babel with it.
        from fluent.runtime import FluentBundle, resolver

        # Fluent mistrusts its messages and leaves a text of more than 2500 letters out of them. These are
        # ours, and a GM's story may be long.
        resolver.MAX_PART_LENGTH = LONGEST_PART
        # Fluent takes functions that answer with plain text as well, though its annotation leaves them out.
        taken = cast("dict[str, Callable[..., FluentType]]", {**functions})
        self._bundle = FluentBundle([language, FALLBACK], functions=taken, use_isolating=False)
        self._written = entries(language)
        self._parsed: set[str] = set()

    def has_message(self, code: str) -> bool:
        """Whether there is a message of this name."""
        return code in self._written

    def format(self, code: str, values: Mapping[str, object]) -> tuple[str, list[Exception]] | None:
        """The text of a message with these values, and what was wrong with it; None where it has no text."""
        self._parse(code)
        pattern = self._bundle.get_message(code).value
        if pattern is None:
            return None
        text, faults = self._bundle.format_pattern(pattern, {**values})
        return str(text), faults

    def _parse(self, name: str) -> None:
        """Make a message ready, and those that it is made of."""
        if name in self._parsed:
            return
        from fluent.runtime import FluentResource

        self._parsed.add(name)
        resource = FluentResource(self._written[name])
        self._bundle.add_resource(resource)
        for other in REFERENCE.findall(self._written[name]):
            if other in self._written:
                self._parse(other)
