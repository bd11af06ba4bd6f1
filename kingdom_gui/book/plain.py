"""A page as plain text: for searching, cards and the command line."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from .markup import Block, Code, Heading, Item, Items, Note, Paragraph, Spans, Table, plain

WIDTH = 88
GAP = 2


def running_text(blocks: tuple[Block, ...]) -> str:
    """All the text of a page below its title in one line, without headings."""
    return " ".join(part for block in blocks for part in _parts(block) if part)


def headings_of(blocks: tuple[Block, ...]) -> str:
    """The headings of a page below its title."""
    return " ".join(plain(b.spans) for b in blocks if isinstance(b, Heading) and b.level > 1)


def printed(blocks: tuple[Block, ...], width: int = WIDTH) -> str:
    """A page for a terminal, wrapped."""
    return "\n\n".join(filter(None, (_printed(block, width) for block in blocks)))


def _parts(block: Block) -> Iterator[str]:
    match block:
        case Paragraph():
            yield plain(block.spans)
        case Items():
            yield from (plain(item.spans) for item in block.items)
        case Table():
            for row in (block.head, *block.rows):
                yield " ".join(plain(cell) for cell in row)
        case Code():
            yield " ".join(block.text.split())
        case _:
            return


def _printed(block: Block, width: int) -> str:
    match block:
        case Heading():
            text = plain(block.spans)
            line = "=" if block.level == 1 else "-"
            return f"{text}\n{line * len(text)}" if block.level <= 2 else text
        case Items():
            return "\n".join(_item(item, width) for item in block.items)
        case Table():
            return _table(block, width)
        case Code():
            return textwrap.indent(block.text, "    ")
        case Note() | Paragraph():
            return textwrap.fill(plain(block.spans), width, break_long_words=False, break_on_hyphens=False)


def _item(item: Item, width: int) -> str:
    mark = f"{'  ' * item.depth}{item.mark or '-'} "
    return textwrap.fill(
        plain(item.spans),
        width,
        initial_indent=mark,
        subsequent_indent=" " * len(mark),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _table(table: Table, width: int) -> str:
    """Columns side by side, the widest of them wrapped where they do not fit."""
    rows = [*([table.head] if table.head else []), *table.rows]
    texts = [[plain(cell) for cell in row] for row in rows]
    wide = [max(len(row[column]) for row in texts) for column in range(len(texts[0]))]
    while sum(wide) + GAP * (len(wide) - 1) > width and max(wide) > 12:
        wide[wide.index(max(wide))] -= 1
    lines: list[str] = []
    for number, row in enumerate(texts):
        lines += _row(row, wide, table.right)
        if number == 0 and table.head:
            lines.append((" " * GAP).join("-" * one for one in wide))
    return "\n".join(lines)


def _row(row: list[str], wide: list[int], right: tuple[bool, ...]) -> Iterator[str]:
    cells = [textwrap.wrap(text, size) or [""] for text, size in zip(row, wide, strict=True)]
    for line in range(max(map(len, cells))):
        shown = []
        for cell, size, at_right in zip(cells, wide, right, strict=True):
            text = cell[line] if line < len(cell) else ""
            shown.append(text.rjust(size) if at_right else text.ljust(size))
        yield (" " * GAP).join(shown).rstrip()


def first_text(blocks: tuple[Block, ...]) -> str:
    """What the first paragraph of a page says; "" where it has none."""
    spans: Spans = next((block.spans for block in blocks if isinstance(block, Paragraph)), ())
    return plain(spans)
