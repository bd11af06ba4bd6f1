"""Blocks run over pages: heads stay with their rows and come again."""

from __future__ import annotations

from kingdom_gui.sheets.flow import Block, Column, paginate, section, space, table


def block(height, keep=False, again=()):
    return Block(height, lambda paper, area: None, keep, again)


def test_blocks_fill_a_page_and_go_on():
    blocks = [block(10) for _ in range(7)]
    assert [len(page) for page in paginate(blocks, 25, 30)] == [2, 3, 2]


def test_a_heading_never_stands_alone_at_the_foot():
    heading, row = block(10, keep=True), block(10)
    pages = paginate([block(10), heading, row], 25, 25)
    assert [len(page) for page in pages] == [1, 2]
    assert pages[1][0] is heading


def test_a_table_that_goes_on_repeats_its_heads():
    columns = (Column("Building", 2), Column("Lots", 1))
    title = section("Buildings")
    rows = [(f"House {number}", "1") for number in range(40)]
    blocks = table(columns, rows, 300, title)
    pages = paginate(blocks, 200, 200)
    assert len(pages) > 2
    head = blocks[1]
    assert all(page[0] is title and page[1] is head for page in pages)
    assert sum(len(page) - 2 for page in pages) == 40
    assert all(sum(b.height for b in page) <= 200 for page in pages)


def test_a_row_grows_with_its_longest_cell():
    columns = (Column("Building", 2), Column("More", 1))
    short, long = table(columns, [("House", ""), ("House", "Law +1, " * 9)], 200, space(0))[2:]
    assert long.height > short.height


def test_without_blocks_there_is_one_empty_page():
    assert paginate([], 10, 10) == [[]]
