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
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType

LANGUAGES = ("en", "it", "fr", "de")
FALLBACK = "en"
LONGEST_PART = 1 << 40  # letters of what a message is told
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


def bundle(language: str, functions: Mapping[str, Callable[..., object]]) -> FluentBundle:
    """All message files of a language in one bundle, with the functions that messages may call."""
    # Imported here: the first painting needs terms only, and fluent brings babel with it.
    from fluent.runtime import FluentBundle, FluentResource, resolver

    # Fluent mistrusts its messages and leaves a text of more than 2500 letters out of them. These are ours,
    # and a GM's story may be long.
    resolver.MAX_PART_LENGTH = LONGEST_PART
    # Fluent takes functions that answer with plain text as well, though its annotation leaves them out.
    taken = cast("dict[str, Callable[..., FluentType]]", {**functions})
    made = FluentBundle([language, FALLBACK], functions=taken, use_isolating=False)
    for path in sorted(asset("i18n").glob(f"*.{language}.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made
