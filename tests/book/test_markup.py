"""What the pages' Markdown is read as."""

from __future__ import annotations

import pytest

from kingdom_gui.book.markup import Code, Heading, Item, Items, Note, Paragraph, Span, Table, escaped, parse
from kingdom_gui.book.markup import plain as text_of


def test_blocks_of_a_page() -> None:
    page = "# Title\n> Source: IT L1\n\nFirst line\nruns on.\n## Part\n- one\n- two\n  runs on\n1. three\n"
    page += "```\na  b\n```\n"
    title, source, first, part, items, code = parse(page)
    assert title == Heading(1, (Span("Title"),))
    assert source == Note((Span("Source: IT L1"),))
    assert first == Paragraph((Span("First line runs on."),))
    assert part == Heading(2, (Span("Part"),))
    assert items == Items(
        (Item("", 0, (Span("one"),)), Item("", 0, (Span("two runs on"),)), Item("1.", 0, (Span("three"),)))
    )
    assert code == Code("a  b")


def test_runs_of_text() -> None:
    (block,) = parse("A **bold [inn](building.inn)**, *slanted* and `code`; [](rules/claiming).")
    assert isinstance(block, Paragraph)
    assert block.spans == (
        Span("A "), Span("bold ", bold=True), Span("inn", bold=True, link="building.inn"), Span(", "),
        Span("slanted", italic=True), Span(" and "), Span("code", code=True), Span("; "),
        Span("", link="rules/claiming"), Span("."),
    )  # fmt: skip


def test_a_table_knows_which_columns_stand_at_the_right() -> None:
    (table,) = parse("| a | b |\n|---|--:|\n| 1 | 2 \\| 3 |\n| 4 |")
    assert isinstance(table, Table)
    assert [text_of(cell) for cell in table.head] == ["a", "b"]
    assert [[text_of(cell) for cell in row] for row in table.rows] == [["1", "2 | 3"], ["4", ""]]
    assert table.right == (False, True)


def test_a_table_of_names_and_values_has_no_head() -> None:
    (table,) = parse("|  |  |\n|---|---|\n| **Cost** | 3 |")
    assert isinstance(table, Table)
    assert table.head == ()


@pytest.mark.parametrize(
    "name", ["a*b*c", "x_y_z", "[a](b)", "| pipe", "back\\slash", "`tick`", "# no heading"]
)
def test_a_foreign_name_says_just_itself(name: str) -> None:
    (block,) = parse(f"The {escaped(name)} inn")
    assert isinstance(block, Paragraph)
    assert text_of(block.spans) == f"The {name} inn"
    assert not any(span.bold or span.italic or span.code or span.link for span in block.spans)
