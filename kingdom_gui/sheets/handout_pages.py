"""The handout on paper: the map as the players know it, then the settlements and places they know of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from ..drawing.paper import Paper
from ..engine.ruleset import Ruleset
from . import style
from .flow import Block, Column, paginate, paint_blocks, section, space, table
from .handout import Handout
from .labels import Labels
from .map_sheet import Way, map_page
from .page import Geometry, Page
from .pieces import Field, fields, page_head

PART = "handout"
HEAD = 60.0
A_ROW = 4  # numbers side by side
NUMBERS_HEIGHT = 36.0
MOST_LINES = 40  # of a cell


def handout_pages(
    handout: Handout, rules: Ruleset, geometry: Geometry, labels: Labels, kingdom: str = "", way: Way = "auto"
) -> list[Page]:
    """The map's page, and as many more as the tables need."""
    drawn = map_page(handout.known, rules, kingdom, geometry, labels, way)._replace(part=PART)
    blocks = list(_blocks(handout, geometry.content.width(), labels))
    if not blocks:
        return [drawn]
    room = geometry.content.height() - HEAD
    pages = paginate(blocks, room, room)
    name = labels("handout-title")

    def page(number: int, matter: Sequence[Block]) -> Page:
        shown = name if number == 0 else labels("continued", title=name)

        def paint(paper: Paper, area: QRectF) -> None:
            y = page_head(paper, area, handout.title, shown, handout.date)
            paint_blocks(paper, matter, QRectF(area.left(), y, area.width(), area.bottom() - y))

        return Page(name, PART, paint)

    return [drawn, *(page(number, matter) for number, matter in enumerate(pages))]


def _blocks(handout: Handout, width: float, labels: Labels) -> list[Block]:
    blocks: list[Block] = []
    for start in range(0, len(handout.numbers), A_ROW):
        blocks.append(_numbers(handout.numbers[start : start + A_ROW]))
    columns: tuple[Column, ...]
    if handout.towns:
        columns = (
            Column(labels.head("term", "settlement"), 2, style=style.STRONG, lines=MOST_LINES),
            Column(labels("handout-size"), 1.5, lines=MOST_LINES),
            Column(labels.head("term", "kingdom"), 2, lines=MOST_LINES),
        )
        title = section(labels("handout-towns"))
        blocks += [*table(columns, handout.towns, width, title), space(14)]
    if handout.places:
        columns = (
            Column(labels.head("term", "hex"), 0.6),
            Column(labels("handout-name"), 1.5, style=style.STRONG, lines=MOST_LINES),
            Column(labels("handout-told"), 3, style=style.NOTE, lines=MOST_LINES),
        )
        if not any(place.told for place in handout.places):
            columns = columns[:2]
        rows = [(p.label, p.name, " ".join(p.told.split()))[: len(columns)] for p in handout.places]
        blocks += table(columns, rows, width, section(labels("handout-places")))
    return blocks


def _numbers(row: Sequence[tuple[str, str]]) -> Block:
    def paint(paper: Paper, area: QRectF) -> None:
        shown = [Field(name, value) for name, value in row]
        fields(paper, area.left(), area.top(), area.right(), shown)

    return Block(NUMBERS_HEIGHT, paint)
