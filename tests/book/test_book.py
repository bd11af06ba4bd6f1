"""The book over the rules of a campaign, its search, and what is not there."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import pytest

from kingdom_gui.book.book import Book, PageMissing, Target
from kingdom_gui.book.markup import Block, Code, Heading, Items, Note, Paragraph, Span, Table
from kingdom_gui.book.plain import printed, running_text
from kingdom_gui.book.search import Entry, Index, passage
from kingdom_gui.engine.printed import as_played
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign, Settings
from kingdom_gui.engine.state.house import HouseRule

from .conftest import the_book

HOUSE = (
    HouseRule("buildings", "inn", record={"cost": 8}),
    HouseRule("buildings", "dovecote", "Dove*cote*", "Pigeons | carry news.", {"cost": 6, "lots": 1}),
    HouseRule("events", "locusts", "Locusts", "Clouds of them.",
              {"scope": "kingdom", "kind": "dangerous", "checks": ["stability"],
               "changes": {"failure": {"unrest": "1d4"}}}),
)  # fmt: skip


def with_house(rules: Ruleset) -> Book:
    campaign = Campaign(settings=Settings(house=HOUSE))
    return Book("en", as_played(rules, campaign), campaign)


def test_a_page_that_is_not_there_names_the_nearest(english: Book) -> None:
    with pytest.raises(PageMissing) as missing:
        english.page("rules/clamiing")
    assert missing.value.suggestion == "rules/claiming"
    assert not english.has("buildings/nothing")
    assert english.target("building.nothing") == Target("", "building.nothing")


def test_a_link_goes_by_the_name_of_what_it_leads_to(english: Book) -> None:
    assert english.target("building.inn") == Target("buildings/inn", "Inn")
    assert the_book("it").target("building.inn") == Target("buildings/inn", "Locanda")
    assert english.target("edict.promotion_token").link == "edicts/promotion"
    assert english.target("alignment.LG") == Target("rules/founding", "Lawful Good")
    assert english.target("step.taxes").link == "rules/taxes"
    # A ruling's number leads to the setting it stands behind.
    assert english.target("ruling.D13").link == "rulings/tax_on_failure"
    assert english.target("option.holy_sites").link == "options/holy_sites"


def test_house_rules_are_marked_and_tell_what_is_printed(rules: Ruleset) -> None:
    book = with_house(rules)
    inn = printed(book.page("buildings/inn").blocks)
    assert "8 BP\N{NO-BREAK SPACE}⌂ (10)" in inn
    assert "house rule" in inn.lower()
    own = book.page("buildings/dovecote")
    assert own.title.startswith("Dove*cote*")
    assert own.first == "Pigeons | carry news."
    assert "buildings/dovecote" in book.ids()
    assert "Locusts" in printed(book.page("events/locusts").blocks) or "Locusts" in book.title(
        "events/locusts"
    )
    assert "Failed" in printed(book.page("events/locusts").blocks)


@pytest.mark.parametrize(
    "name",
    ["[](action.quit)", "[Inn](https://example.org)", "A|b", "**Fat**", "```", "# Head", "> Source: me",
     "1. One", "- Item", "::table keys", "<b>Fat</b>", "\\", "{name}"],
)  # fmt: skip
def test_a_gm_s_own_name_says_just_this_on_every_page(rules: Ruleset, name: str) -> None:
    house = (
        HouseRule("buildings", "dovecote", name, name, {"cost": 6, "lots": 1, "discounts": ["inn"]}),
        HouseRule("alignments", "LG", name), HouseRule("events", "plague", name),
        HouseRule("roles", "ruler", name),
    )  # fmt: skip
    campaign = Campaign(settings=Settings(house=house))
    own = Book("en", as_played(rules, campaign), campaign)
    printed_book = Book("en", rules)
    assert name in own.title("buildings/dovecote")
    assert name in running_text(own.page("buildings/dovecote").blocks)
    for page in (
        "buildings/dovecote",
        "buildings/inn",
        "rules/attributes",
        "rulings/printed_values",
        "rules/vacancy",
    ):
        if not own.has(page):
            continue
        there = own.page(page).blocks
        known = printed_book.page(page).blocks if printed_book.has(page) else ()
        assert not [block for block in there if isinstance(block, Code)]
        for one, other in zip(there, known, strict=False):
            if isinstance(one, Table) and isinstance(other, Table):
                assert len(one.right) == len(other.right)
        assert "example.org" not in str([span.link for block in there for span in _spans_of(block)])
        assert "action.quit" not in str([span.link for block in there for span in _spans_of(block)])


def _spans_of(block: Block) -> Iterator[Span]:
    if isinstance(block, Heading | Paragraph | Note):
        yield from block.spans
    elif isinstance(block, Items):
        for item in block.items:
            yield from item.spans
    elif isinstance(block, Table):
        for row in (block.head, *block.rows):
            for cell in row:
                yield from cell


def test_a_title_is_found_before_a_text(english: Book) -> None:
    hits = english.search("inn").hits
    assert hits[0].page == "buildings/inn"
    assert len(hits) > 3


def test_accents_and_case_do_not_count_and_words_may_be_begun() -> None:
    book = the_book("fr")
    assert book.search("ECONOM").hits
    accented = [hit.page for hit in book.search("événement").hits]
    assert accented == [hit.page for hit in book.search("evenement").hits]
    assert accented


def test_all_words_must_be_there(english: Book) -> None:
    both = {hit.page for hit in english.search("river road").hits}
    assert both
    assert both <= {hit.page for hit in english.search("river").hits} | {
        hit.page for hit in english.search("road").hits
    }


def test_what_is_misspelt_has_a_suggestion(english: Book) -> None:
    found = english.search("unrset")
    assert found.hits == ()
    assert found.suggestion == "unrest"
    assert english.search("xqzvw").suggestion == ""
    assert english.search("   ").hits == ()


@pytest.mark.parametrize(
    "monstrous", ["a " * 5000, "castel inns tavren " * 1000, "x" * 10_000, ".*+?[(\\" * 900]
)
def test_a_page_pasted_into_the_search_does_not_hold_it_up(english: Book, monstrous: str) -> None:
    english.search("read it all")
    began = perf_counter()
    found = english.search(monstrous)
    assert perf_counter() - began < 2
    assert len(found.suggestion.split()) <= 12


def test_a_word_said_again_finds_no_more_and_no_less(english: Book) -> None:
    assert english.search("inn inn inn").hits == english.search("inn").hits


def test_ranking() -> None:
    index = Index()
    index.add(Entry("a", "Roads", "", "something"))
    index.add(Entry("b", "Something", "", "a road, and a road again"))
    index.add(Entry("c", "Other", "Roads", "nothing"))
    assert [hit.page for hit in index.search("road").hits] == ["a", "c", "b"]


def test_a_passage_stands_around_what_was_found() -> None:
    text = "one " * 60 + "needle " + "two " * 60
    shown = passage(text, ["needle"])
    assert "needle" in shown
    assert shown.startswith("…")
    assert shown.endswith("…")
    assert len(shown) < 220


def test_a_language_without_a_page_has_it_in_english(monkeypatch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    from kingdom_gui.book import written

    pages = {"en": {"tour/words": "# Words\n\nIn English."}, "it": {}}
    monkeypatch.setattr(written, "own_pages", lambda language: pages[language])
    written.pages.cache_clear()
    try:
        assert Book("it", rules).page("tour/words").first == "In English."
    finally:
        written.pages.cache_clear()


@pytest.mark.parametrize(
    ("question", "page"),
    [
        ("what if treasury is negative", "rules/upkeep"),
        ("what happens when the ruler dies", "rules/vacancies"),
        ("move capital", "rules/capital"),
    ],
)
def test_a_question_finds_what_has_its_rarest_words(english: Book, question: str, page: str) -> None:
    """No page has them all."""
    assert page in [hit.page for hit in english.search(question).hits[:3]]


def test_a_spelling_is_suggested_for_several_words_only_if_it_finds_some(english: Book) -> None:
    assert english.search("unrset upkeep").suggestion == "unrest upkeep"
    found = english.search("loan from treasury withdraw")
    assert found.suggestion == ""
    assert found.hits
