"""The pages of optional rules and rulings: what they decide, their choices, their source."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.rule_records import Record
from ...engine.ruleset import Ruleset, Ruling
from ...words.functions import PRINTED
from .making import Fact, Making, capital, facts, link, page, section

# The chapter of a table's records, for links from a ruling to what it corrects.
CATEGORIES = {"edicts": "", **PRINTED, "governments": "government"}
TOPICS = {
    "kingdom": "disputes/founding-and-building",
    "month": "disputes/month-and-checks",
    "leaders": "disputes/month-and-checks",
    "edicts": "disputes/economy-and-income",
    "treasury": "disputes/economy-and-income",
    "trade": "disputes/economy-and-income",
    "land": "disputes/founding-and-building",
    "buildings": "disputes/founding-and-building",
    "items": "disputes/settlements-and-items",
    "events": "disputes/events-and-war",
}


def ruling_page(ruling: str, making: Making) -> str:
    """How the program reads a rule, and what a table can choose instead."""
    record = making.rules.rulings[ruling]
    name = making.name("ruling", ruling)
    said = making.said
    chapter = "options" if record.optional else "rulings"
    about = making.sentences(chapter, ruling)
    if not about:
        about = said.say(f"about_{ruling}") if said.has(f"about_{ruling}") else ""
    if not about:
        about = making.word("fixed_ruling", name=name)
    seeds = [part.strip() for part in record.source.split(";")]
    return page(
        name,
        [part for part in seeds if part and not part.startswith("http")],
        about,
        facts(_facts(record, making)),
        section(making.word("part_corrects"), _corrected(record, making)),
        section(making.word("part_more"), _more(record)),
    )


def choices_of(record: Ruling, making: Making) -> tuple[str, ...]:
    """The names of a setting's choices."""
    if record.many:
        parts = (one.partition(".") for one in record.choices)
        return tuple(making.name(PRINTED[table], key.rpartition(".")[2]) for table, _, key in parts)
    return tuple(capital(making.said.term("choice", f"{record.id}.{one}")) for one in record.choices)


def _facts(record: Ruling, making: Making) -> Iterator[Fact]:
    names = dict(zip(record.choices, choices_of(record, making), strict=True))
    if not record.choices:
        yield making.word("ruling_id"), record.id
        yield making.word("part_talks"), _talks(record)
        return
    yield making.word("choices"), ", ".join(dict.fromkeys(names.values()))
    if not record.many:
        yield making.word("default"), names.get(record.default, record.default)
    campaign = making.said.campaign
    if campaign.kingdoms:
        played = campaign.ruling(record.id, record.default)
        shown = ", ".join(names.get(one, one) for one in played.split()) if record.many else names.get(played)
        yield making.word("played"), shown or "–"
    ids = [record.ruling, *record.disputes]
    yield making.word("ruling_id"), ", ".join(one for one in ids if one)
    yield making.word("part_talks"), _talks(record)


def _talks(record: Ruling) -> str:
    """Where it was talked about, as numbered links."""
    addresses = [part.strip() for part in record.source.split(";")]
    talks = [one for one in addresses if one.startswith("http")]
    return " ".join(f"[{number}]({one})" for number, one in enumerate(talks, 1))


def _corrected(record: Ruling, making: Making) -> Iterator[str]:
    """Links to the things whose rows rest on the ruling."""
    ids = {record.id, record.ruling} - {""}
    seen = set()
    for path, row in _resting(making.rules):
        if ids & set(row.rulings):
            table, _, rest = path.partition(".")
            category = CATEGORIES.get(table, "")
            key = row.id or rest.rpartition(".")[2]
            if category and (category, key) not in seen and making.said.term(category, key):
                seen.add((category, key))
                yield link(category, key)


class _Last:
    """The rules asked about last, and their rows that rest on a ruling: every page of one asks for them."""

    rules: Ruleset | None = None
    rows: tuple[tuple[str, Record], ...] = ()


def _resting(rules: Ruleset) -> tuple[tuple[str, Record], ...]:
    """The rows that rest on any ruling, with their paths."""
    if _Last.rules is not rules:
        _Last.rows = tuple((path, row) for path, row in rules.records() if row.ruling)
        _Last.rules = rules
    return _Last.rows


def _more(record: Ruling) -> Iterator[str]:
    yield "[](screens/optional-rules)"
    if record.optional:
        yield "[](rules/optional-rules)"
    elif record.topic in TOPICS:
        yield f"[]({TOPICS[record.topic]})"
