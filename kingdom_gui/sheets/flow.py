"""Matter that runs on from page to page: blocks one below the other, tables that repeat their heads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from ..drawing.paper import Across, Paper, Style, common, fit
from . import style
from .pieces import HEADING_HEIGHT, heading

PaintBlock = Callable[[Paper, QRectF], None]


class Block(NamedTuple):
    """Something that is not broken over pages: its height in points, and how to paint it into its place.

    `keep` binds it to the block after it; `again` is painted first where the block begins a further page.
    """

    height: float
    paint: PaintBlock
    keep: bool = False
    again: tuple[Block, ...] = ()


class Column(NamedTuple):
    """A column of a table: its head, its share of the width, and how its cells stand."""

    head: str
    share: float
    across: Across = "left"
    style: Style = style.BODY
    lines: int = 3


def paginate(blocks: Iterable[Block], first: float, other: float) -> list[list[Block]]:
    """Deal blocks out to pages with room for `first` points, then `other`; at least one page comes of it."""
    pages: list[list[Block]] = [[]]
    used, room = 0.0, first
    for group in _groups(blocks):
        height = sum(block.height for block in group)
        if pages[-1] and used + height > room:
            pages.append([*group[0].again])
            used, room = sum(block.height for block in group[0].again), other
        pages[-1].extend(group)
        used += height
    return pages


def paint_blocks(paper: Paper, blocks: Sequence[Block], area: QRectF) -> None:
    """Paint blocks one below the other from the top of an area."""
    y = area.top()
    for block in blocks:
        block.paint(paper, QRectF(area.left(), y, area.width(), block.height))
        y += block.height


def space(height: float) -> Block:
    """Room between blocks."""
    return Block(height, lambda paper, area: None)


def section(title: str, note: str = "") -> Block:
    """A section's heading, which stays with what it heads."""

    def paint(paper: Paper, area: QRectF) -> None:
        heading(paper, area.left(), area.top(), area.right(), title, note)

    return Block(HEADING_HEIGHT, paint, keep=True)


def table(
    columns: Sequence[Column], rows: Sequence[Sequence[str]], width: float, title: Block
) -> list[Block]:
    """A table's rows below its title and the heads of its columns, both repeated on each further page.

    `width` in points is what the columns share; a row grows to the lines that its longest cell needs.
    """
    shares = sum(column.share for column in columns)
    wide = [width * column.share / shares for column in columns]
    head = _heads(columns, wide)
    return [title, head, *(_row(columns, wide, row, (title, head)) for row in rows)]


def _groups(blocks: Iterable[Block]) -> Iterable[list[Block]]:
    group: list[Block] = []
    for block in blocks:
        group.append(block)
        if not block.keep:
            yield group
            group = []
    if group:
        yield group


def _heads(columns: Sequence[Column], wide: Sequence[float]) -> Block:
    faces = [
        common([column.head], style.LABEL_CAPS, width - 3, 15, lines=2, least=0.6)
        for column, width in zip(columns, wide, strict=True)
    ]
    face = min(faces, key=lambda style: style.size)

    def paint(paper: Paper, area: QRectF) -> None:
        x = area.left()
        for column, width in zip(columns, wide, strict=True):
            paper.text(
                QRectF(x, area.top(), width - 3, 15), column.head, face, column.across, "bottom", lines=2
            )
            x += width
        paper.rule(area.left(), area.top() + 17.5, area.right(), 0.6, style.INK)

    return Block(18.5, paint, keep=True)


def _row(
    columns: Sequence[Column], wide: Sequence[float], row: Sequence[str], again: tuple[Block, ...]
) -> Block:
    heights = [
        fit(
            text,
            column.style,
            width - 3,
            column.style.size * column.style.leading * column.lines,
            column.lines,
        ).height
        for column, width, text in zip(columns, wide, row, strict=True)
        if text
    ]
    height = max([*heights, style.BODY.size * style.BODY.leading]) + 2.2

    def paint(paper: Paper, area: QRectF) -> None:
        x = area.left()
        for column, width, text in zip(columns, wide, row, strict=True):
            box = QRectF(x, area.top() + 0.6, width - 3, area.height() - 2)
            paper.text(box, text, column.style, column.across, "middle", lines=column.lines)
            x += width
        paper.rule(area.left(), area.bottom() - 0.4, area.right(), 0.3, style.HAIR)

    return Block(height, paint, again=again)
