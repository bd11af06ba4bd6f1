"""What messages may call: terms in the form a sentence needs, numbers, small words before names.

`TERM(category, id, count, form)` a term, as `TERM("building", $building, 1, "indefinite")`
`TERMS(category, ids, form)`      several terms, joined by "or"; ids with spaces between
`LEVEL(edict, level)`             the name of an edict's level
`CHOICE(ruling, choice)`          the name of a ruling's choice, or of several with spaces between
`CAP(text)`                       the text with its first letter as a capital
`OF(name)`, `AT(name)`            a place's name after "of" and "at": `d’Ashford`, `du Gué`, `ad Ashford`
`OF(name, "person")`              a person's name after "of": `d’Anna`, `de Le Gal`
`SIGNED(number)`                  +2 and −2
`LOT(number)`                     a lot of a district by column and row: C4
`NUMBER(number, ...)`             Fluent's own; a number too large for it comes as text and stays as it is
"""

from __future__ import annotations

from collections.abc import Callable
from unicodedata import normalize

from ..engine.lots import lot_label
from .catalogue import term, terms

Function = Callable[..., object]
OR = {"en": "or", "it": "o", "fr": "ou", "de": "oder"}
OF_NAMES = {"en": "of", "it": "di", "fr": "de", "de": "von"}
AT_NAMES = {"en": "in", "it": "a", "fr": "à", "de": "in"}
# French melts its articles into the word before them: de + Le Gué = du Gué.
MELTED = {"de": {"Le ": "du ", "Les ": "des "}, "à": {"Le ": "au ", "Les ": "aux "}}
NOTHING_CHOSEN = "\N{EN DASH}"
# Categories of terms for the rule files whose values a campaign may take as printed.
PRINTED = {
    "buildings": "building",
    "event_tables": "event",
    "events": "event",
    "improvements": "improvement",
    "roles": "role",
    "settlement_sizes": "settlement_size",
    "special_terrain": "special_terrain",
    "terrain": "terrain",
}


def functions(language: str) -> dict[str, Function]:
    """The functions for the messages of one language."""

    def named(category: object, term_id: object, count: object = 1, form: object = "") -> str:
        number = int(str(count)) if str(count).removeprefix("-").isdecimal() else 1
        return term(str(category), str(term_id), language, number, str(form))

    def listed(category: object, ids: object, form: object = "") -> str:
        names = [term(str(category), one, language, 1, str(form)) for one in str(ids).split()]
        return f"{', '.join(names[:-1])} {OR[language]} {names[-1]}" if len(names) > 1 else "".join(names)

    def level(edict: object, level_id: object) -> str:
        return term("edict", f"{edict}_{level_id}", language)

    def choice(ruling: object, chosen: object) -> str:
        names = [_choice(str(ruling), one, language) for one in str(chosen).split()]
        return ", ".join(names) or NOTHING_CHOSEN

    def of(name: object, whose: object = "") -> str:
        return of_name(str(name), language, person=str(whose) == "person")

    def at(name: object) -> str:
        return at_name(str(name), language)

    def signed(number: object) -> str:
        from babel.numbers import format_decimal

        value = int(str(number))
        return ("\N{MINUS SIGN}" if value < 0 else "+") + format_decimal(abs(value), locale=language)

    def lot(number: object) -> str:
        return lot_label(int(str(number)))

    def number(value: object, **options: object) -> object:
        from fluent.runtime.types import fluent_number

        return value if isinstance(value, str) else fluent_number(value, **options)  # type: ignore[arg-type]

    def capital(text: object) -> str:
        return str(text)[:1].upper() + str(text)[1:]

    return {
        "TERM": named,
        "TERMS": listed,
        "LEVEL": level,
        "CHOICE": choice,
        "CAP": capital,
        "OF": of,
        "AT": at,
        "SIGNED": signed,
        "LOT": lot,
        "NUMBER": number,
    }


def of_name(name: str, language: str, *, person: bool = False) -> str:
    """A name after "of": `di Ashford`, `d’Ashford`, `von Ashford`; a place's article melts: `du Gué`."""
    word = OF_NAMES[language]
    if language != "fr":
        return f"{word} {name}"
    if _begins_with_vowel(name):
        return f"d’{name}"
    return f"{word} {name}" if person else _melted(word, name)


def at_name(name: str, language: str) -> str:
    """A settlement's name after "at": `in Ashford`, `ad Ashford`, `au Gué`."""
    word = AT_NAMES[language]
    if language == "it" and normalize("NFD", name)[:1].lower() == "a":
        return f"ad {name}"
    return _melted(word, name) if language == "fr" else f"{word} {name}"


def _melted(word: str, name: str) -> str:
    for article, together in MELTED[word].items():
        if name.startswith(article):
            return together + name.removeprefix(article)
    return f"{word} {name}"


def _begins_with_vowel(name: str) -> bool:
    """Whether French elides before the name. An h counts as a consonant; y is one before a vowel (York)."""
    plain = normalize("NFD", name).lower()
    vowels = "aeiouœæ"
    return plain[:1] in tuple(vowels) or (plain[:1] == "y" and plain[1:2] not in (*vowels, ""))


def _choice(ruling: str, choice: str, language: str) -> str:
    """A choice's own name; choices of `printed_values` go by the thing they print (`buildings.mill`)."""
    if f"choice.{ruling}.{choice}" in terms(language):
        return term("choice", f"{ruling}.{choice}", language)
    category = PRINTED.get(choice.partition(".")[0])
    return term(category, choice.rpartition(".")[2], language) if category else choice.replace("_", " ")
