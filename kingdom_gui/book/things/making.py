"""What the pages made from the rules share: names, links, numbers, tables of facts, house rules marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...engine.rule_records import Record
from ...engine.ruleset import Ruleset
from ...words import Speaker
from ...words.house import column_name
from ...words.numbers import number as written
from ...words.own_names import MARKED
from ..markup import escaped
from ..written import sentences

Fact = tuple[str, str]
NOTHING = "–"


class Making(NamedTuple):
    """For whom a page is made: the rules in force, and who says things in the reader's language."""

    rules: Ruleset
    said: Speaker

    @property
    def language(self) -> str:
        """The reader's language."""
        return self.said.language

    def word(self, code: str, **parameters: str | int) -> str:
        """A sentence or a word of the book, `book-<code>`."""
        return self.said.say(f"book-{code}", parameters)

    def name(self, category: str, term_id: str, count: int = 1) -> str:
        """What a thing is called, with its first letter as a capital."""
        return capital(self.said.term(category, term_id, count))

    def column(self, name: str) -> str:
        """What a column of the rule tables is called."""
        return column_name(name, self.said)

    def sentences(self, chapter: str, thing: str) -> str:
        """What people have written of a thing."""
        return sentences(self.language, chapter, thing)

    def links(self, category: str, ids: Iterable[str]) -> str:
        """The things of these ids as links by their names, with commas between."""
        return ", ".join(link(category, one) for one in ids)

    def any_links(self, ids: Iterable[str]) -> str:
        """Links to ids that may be of terrain, improvements or special terrain, or `lake`."""
        return ", ".join(self._any_link(one) for one in ids)

    def _any_link(self, name: str) -> str:
        tables = {
            "terrain": self.rules.terrain,
            "special_terrain": self.rules.special_terrain,
            "improvement": self.rules.improvements,
        }
        found = next((category for category, table in tables.items() if name in table), "")
        return link(found, name) if found else self.word(f"land_{name}")


def capital(text: str) -> str:
    """The text with its first letter as a capital."""
    return text[:1].upper() + text[1:]


def link(category: str, thing: str) -> str:
    """A link to a thing by its name."""
    return f"[]({category}.{thing})"


def signed(amount: float) -> str:
    """A number with its sign, with a true minus; 0 as it is."""
    return minus(f"{amount:+g}") if amount else "0"


def minus(text: object) -> str:
    """Numbers with a true minus."""
    return str(text).replace("-", "\N{MINUS SIGN}")


def number(value: float | None, language: str) -> str:
    """A number of a table as the language writes it; a dash where there is none."""
    if value is None:
        return NOTHING
    return written(int(value), language) if value == int(value) else written(value, language, 1)


def page(title: str, refs: Sequence[str], *parts: str) -> str:
    """A page's text from its title, its sources and its parts, of which empty ones go."""
    source = "; ".join(ref for ref in refs if ref)
    head = [f"# {title}", f"> Source: {source}" if source else ""]
    return "\n\n".join(part for part in (*head, *parts) if part)


def section(title: str, lines: Iterable[str]) -> str:
    """A heading with a list below it; "" without lines."""
    rows = [f"- {line}" for line in lines if line]
    return "\n\n".join((f"## {title}", "\n".join(rows))) if rows else ""


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers: int | None = None) -> str:
    """A table; columns from `numbers` on stand at the right."""
    first = len(head) if numbers is None else numbers
    marks = ["---" if column < first else "--:" for column in range(len(head))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, marks, *rows))


def facts(rows: Iterable[Fact]) -> str:
    """Names and values side by side; rows without a value go."""
    shown = [(f"**{name}**", value) for name, value in rows if value]
    return table(("", ""), shown) if shown else ""


def refs_of(record: Record) -> tuple[str, ...]:
    """The sources of a record, shown small."""
    return (record.ref,)


def house_note(making: Making, record: Record, chapter: str) -> str:
    """That a house rule has made or changed the thing, and the GM's own words on it; "" without one."""
    if not record.of_the_house:
        return ""
    note = making.word("of_the_house")
    rule = next(
        (
            one
            for one in making.said.campaign.settings.house
            if one.id == record.id and (one.table == chapter or one.table == f"{chapter}s")
        ),
        None,
    )
    return f"{escaped(rule.text)}\n\n{note}" if rule is not None and rule.text else note


def opening(making: Making, record: Record, chapter: str, made: str) -> str:
    """A page's first paragraph: what people have written, or else the GM's words, or else `made`."""
    written = making.sentences(chapter, record.id)
    note = house_note(making, record, chapter)
    return "\n\n".join(part for part in (written or (made if "\n\n" not in note else ""), note) if part)


def changed(shown: str, record: Record, printed: Record | None, column: str, language: str) -> str:
    """A value with the mark of house rules where the table has changed it, and what is printed."""
    if printed is None or getattr(record, column) == getattr(printed, column):
        return shown
    before = getattr(printed, column)
    was = number(before, language) if before is None or isinstance(before, int | float) else ""
    return f"{shown}{MARKED} ({was})" if was else f"{shown}{MARKED}"


def rulings_of(making: Making, record: Record) -> str:
    """The rulings that a record rests on."""
    known = (ruling for ruling in record.rulings if ruling in _known_rulings(making.rules))
    return section(making.word("part_read"), (link("ruling", one) for one in known))


def _known_rulings(rules: Ruleset) -> set[str]:
    behind = {ruling.ruling for ruling in rules.rulings.values()}
    return {*rules.rulings, *behind}


def more(making: Making, *pages: str) -> str:
    """Links to the pages that tell the rule; a screen may go by the same name as its rule."""
    of_window = f" ({making.word('chapter_screens')})"
    lines = (f"[]({one}){of_window if one.startswith('screens/') else ''}" for one in pages)
    return section(making.word("part_more"), lines)
