"""The book as it is delivered: all pages, all links, the same in four languages, numbers from the rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kingdom_gui.book
from kingdom_gui.book import written
from kingdom_gui.book.book import Book
from kingdom_gui.book.contents import ELSEWHERE, MADE, PHASES, STEPS, TERMS, WRITTEN
from kingdom_gui.book.markup import Block, Heading, Items, Note, Paragraph, Spans, Table, parse, plain
from kingdom_gui.book.plain import running_text
from kingdom_gui.book.things.offices import OTHER_EDICTS
from kingdom_gui.engine.turn.steps import STEPS as STEPS_OF_THE_MONTH
from kingdom_gui.store.rulefiles import rules_as_json
from kingdom_gui.words import LANGUAGES
from kingdom_gui.words.catalogue import terms

from .conftest import the_book, the_rules

OTHERS = [language for language in LANGUAGES if language != "en"]
REFERENCE = re.compile(
    r"(IT L\d+(-L?\d+)?|L\d+(-L?\d+)?|(FR |DE )?[FG]\d+(-[FG]?\d+)?|RULINGS [\w ]+|house rule)"
)
# Chapters of the rules whose things people have written of, each in a file of its own.
TOLD = ("buildings", "events", "improvements", "terrain", "special_terrain", "roles", "edicts", "governments")


def all_spans(blocks: tuple[Block, ...]) -> Iterator[Spans]:
    for block in blocks:
        match block:
            case Heading() | Paragraph() | Note():
                yield block.spans
            case Items():
                yield from (item.spans for item in block.items)
            case Table():
                for row in (block.head, *block.rows):
                    yield from row


def links_of(text: str) -> list[str]:
    return [span.link for spans in all_spans(parse(text)) for span in spans if span.link]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_that_was_agreed_is_written(language: str) -> None:
    agreed = {f"{chapter}/{page}" for chapter, pages in WRITTEN.items() for page in pages}
    assert sorted(agreed - set(written.own_pages(language))) == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_pages_are_the_same_in_every_language(language: str) -> None:
    assert sorted(set(written.own_pages("en")) ^ set(written.own_pages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", TOLD)
def test_people_have_written_of_every_thing(language: str, chapter: str) -> None:
    book = the_book("en")
    things = {page.partition("/")[2] for page in book.ids() if page.startswith(f"{chapter}/")}
    assert sorted(things ^ set(written.own_sentences(language, chapter))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere(language: str) -> None:
    book = the_book(language)
    lost = [
        f"{page}: {link}"
        for page in book.ids()
        for link in links_of(book._expanded(book.source_text(page)))
        if not book.target(link).link
    ]
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_is_told_by_a_name(language: str) -> None:
    book = the_book(language)
    for page in book.ids():
        for spans in all_spans(book.page(page).blocks):
            assert all(span.text.strip() for span in spans if span.link), page


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_of_a_page_are_the_same_in_every_language(language: str) -> None:
    """A page says the same everywhere: what it leads to, and the tables it shows."""
    faults = []
    for page, text in written.own_pages(language).items():
        english = written.own_pages("en").get(page, text)
        if sorted(set(links_of(english))) != sorted(set(links_of(text))):
            faults.append(f"{page}: {sorted(set(links_of(english)) ^ set(links_of(text)))}")
        if re.findall(r"^::.*$", english, re.MULTILINE) != re.findall(r"^::.*$", text, re.MULTILINE):
            faults.append(f"{page}: tables")
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_that_a_page_asks_for_is_known(language: str) -> None:
    book = the_book(language)
    for page in book.ids():
        for spans in all_spans(book.page(page).blocks):
            assert "::" not in plain(spans), page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_begins_with_a_title_and_a_paragraph(language: str) -> None:
    book = the_book(language)
    for page in book.ids():
        assert book.title(page), page
        made = book.page(page)
        assert isinstance(made.blocks[0], Paragraph), page
        assert len(made.first) > 15, page


@pytest.mark.parametrize("language", LANGUAGES)
def test_sources_are_references(language: str) -> None:
    book = the_book(language)
    for page in book.ids():
        for part in re.split(r"[,;] ?", book.page(page).source):
            assert not part or REFERENCE.fullmatch(part.strip()), (page, part)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_told_apart_within_a_chapter(language: str) -> None:
    book = the_book(language)
    for chapter in book.chapters():
        titles = [book.title(page) for page in chapter.pages]
        if chapter.id not in ("rulings",):
            assert sorted({title for title in titles if titles.count(title) > 1}) == [], chapter.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_of_the_markup_is_left_in_a_page(language: str) -> None:
    book = the_book(language)
    for page in book.ids():
        made = book.page(page)
        if page.startswith(("formats/", "command-line/", "screens/command-line")):
            continue  # they speak of signs
        text = f"{made.title} {running_text(made.blocks)}"
        assert not re.search(r"\*\*|\]\(|\[\]|\{ ?\$", text), page


def test_every_record_of_the_rules_has_its_page(english: Book) -> None:
    tables = rules_as_json(the_rules())
    for chapter in (
        "buildings",
        "improvements",
        "terrain",
        "special_terrain",
        "events",
        "roles",
        "governments",
    ):
        table = tables[chapter]
        assert isinstance(table, dict)
        assert all(english.has(f"{chapter}/{key}") for key in table), chapter
    rulings = tables["rulings"]
    assert isinstance(rulings, dict)
    assert all(english.has(f"options/{key}") ^ english.has(f"rulings/{key}") for key in rulings)
    edicts = tables["edicts"]
    assert isinstance(edicts, dict)
    assert all(english.has(f"edicts/{key}") for key in (*edicts, *OTHER_EDICTS))


def facts_of(page: str, book: Book) -> dict[str, str]:
    """The names and values of a page's first table without a head."""
    table = next(b for b in book.page(page).blocks if isinstance(b, Table) and not b.head)
    return {plain(row[0]): plain(row[1]) for row in table.rows}


def signed(amount: int) -> str:
    return f"{amount:+d}".replace("-", "−")


def test_the_numbers_of_buildings_are_those_of_the_rules(english: Book) -> None:
    tables = rules_as_json(the_rules())
    buildings = tables["buildings"]
    assert isinstance(buildings, dict)
    names = {
        name: english.said.term(
            "settlement_modifier" if f"settlement_modifier.{name}" in terms("en") else "term", name
        )
        for name in ("economy", "loyalty", "stability", "fame", "infamy", "defense", "corruption", "crime",
                     "law", "lore", "productivity", "society")
    }  # fmt: skip
    for building, record in buildings.items():
        told = {name.lower(): value for name, value in facts_of(f"buildings/{building}", english).items()}
        assert told["cost"] == f"{record['cost']} BP", building
        for number, name in names.items():
            assert told.get(name.lower(), "0") == (signed(record[number]) if record[number] else "0"), (
                building
            )
        unrest = told.get("unrest", "0").removesuffix(", once")
        assert unrest == (signed(record["unrest"]) if record["unrest"] else "0"), building
        value = told.get("base value", "0").removesuffix(" gp").replace("\u202f", "").replace(",", "")
        assert int(value) == record["base_value"], building
        linked = {
            span.link for spans in all_spans(english.page(f"buildings/{building}").blocks) for span in spans
        }
        assert {f"buildings/{other}" for other in (*record["discounts"], *record["upgrades_to"])} <= linked


def test_the_numbers_of_terrain_are_those_of_the_rules(english: Book) -> None:
    terrain = rules_as_json(the_rules())["terrain"]
    assert isinstance(terrain, dict)
    columns = {
        "exploration_days": "Days to explore", "preparation_months": "Months to prepare",
        "preparation_cost": "Preparation cost", "farm_cost": "Farm in BP", "road_cost": "Road in BP",
    }  # fmt: skip
    for kind, record in terrain.items():
        if record["inland"]:
            continue
        told = facts_of(f"terrain/{kind}", english)
        for column, name in columns.items():
            assert told[name] == ("–" if record[column] is None else str(record[column])), (kind, column)


def test_the_numbers_of_improvements_and_roles_are_those_of_the_rules(english: Book) -> None:
    tables = rules_as_json(the_rules())
    improvements, roles = tables["improvements"], tables["roles"]
    assert isinstance(improvements, dict)
    assert isinstance(roles, dict)
    for kind, record in improvements.items():
        told = facts_of(f"improvements/{kind}", english)
        for name in ("Economy", "Loyalty", "Stability", "Consumption", "Unrest", "Defense"):
            amount = record[name.lower()]
            assert told.get(name, "").split(" ")[0] == (signed(amount) if amount else ""), (kind, name)
    for role, record in roles.items():
        vacant = facts_of(f"roles/{role}", english)["While vacant"]
        parts = (f"{name.capitalize()} {signed(n)}" for name, n in record["vacancy"].items() if n)
        assert vacant == (", ".join(parts) or "–"), role


def test_the_outcomes_of_events_are_those_of_the_rules(english: Book) -> None:
    for event, record in the_rules().events.items():
        outcomes = [b for b in english.page(f"events/{event}").blocks if isinstance(b, Table) and b.head]
        rows = outcomes[0].rows if outcomes else ()
        assert len(rows) == len(record.changes), event
        for row, changes in zip(rows, record.changes.values(), strict=True):
            told = plain(row[1])
            for amount in changes.values():
                shown = str(amount).removesuffix("!").lstrip("+-")
                assert shown in told, (event, told)


def test_every_word_of_the_book_is_said() -> None:
    """`making.word("cost")` is the message `book-cost`."""
    english = the_book("en")
    folder = Path(kingdom_gui.book.__file__).parent
    found = 0
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "word" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found += 1
                    assert english.said.has(f"book-{code.value}"), f"{path.name}:{node.lineno}"
    assert found > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_is_told(language: str) -> None:
    book = the_book(language)
    for page in book.ids():
        if page.partition("/")[0] in MADE:
            assert "book-" not in running_text(book.page(page).blocks), page
            assert not re.search(r"\b[a-z]+_[a-z_]+\b", running_text(book.page(page).blocks)), page


def test_terms_lead_to_pages_that_are_agreed(english: Book) -> None:
    agreed = {f"{chapter}/{page}" for chapter, pages in WRITTEN.items() for page in pages}
    for page in (*ELSEWHERE.values(), *PHASES.values(), *TERMS.values(), *STEPS.values()):
        assert page in agreed or english.has(page), page
    assert {step.id for step in STEPS_OF_THE_MONTH} == set(STEPS)


@pytest.mark.parametrize("category", [*dict.fromkeys(MADE.values()), "phase"])
def test_every_term_of_these_has_a_page(english: Book, category: str) -> None:
    for key in terms("en"):
        if key.partition(".")[0] == category and key != "terrain.lake":
            assert english.target(key).link, key
