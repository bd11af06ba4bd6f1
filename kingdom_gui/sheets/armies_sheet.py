"""The roster of a kingdom's armies on paper: a table, over as many pages as it needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from ..drawing.paper import Paper
from ..engine.armies import posted
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign, Kingdom
from ..words import Speaker
from ..words import armies as words
from . import style
from .flow import Block, Column, paginate, paint_blocks, section, table
from .labels import Labels
from .page import Geometry, Page
from .pieces import page_head

HEAD = 60.0
MOST_LINES = 12  # of a cell


def army_pages(
    campaign: Campaign, kingdom: Kingdom, rules: Ruleset, geometry: Geometry, labels: Labels
) -> list[Page]:
    """The pages of the kingdom's armies."""
    area = geometry.content
    columns = (
        Column(labels("column-army"), 2.2, style=style.STRONG, lines=MOST_LINES),
        Column(labels("column-army-size"), 1.2, lines=MOST_LINES),
        Column(labels("column-cr"), 0.5),
        Column(labels.head("term", "consumption"), 1.0, "centre"),
        Column(labels("column-field"), 1.3, style=style.NOTE),
        Column(labels("column-commander"), 1.6, lines=MOST_LINES),
        Column(labels("column-stands"), 1.6, lines=MOST_LINES),
        Column(labels("column-tactics"), 1.4, style=style.NOTE, lines=MOST_LINES),
        Column(labels("column-note"), 1.7, style=style.NOTE, lines=MOST_LINES),
    )
    total = sum(army.monthly for army in kingdom.armies)
    title = section(labels("heading-roster"), labels("note-roster", count=total))
    rows = list(army_rows(campaign, kingdom, rules, labels))
    room = area.height() - HEAD
    pages = paginate(table(columns, rows, area.width(), title), room, room)

    def page(number: int, matter: Sequence[Block]) -> Page:
        name = labels("title-armies")
        shown = name if number == 0 else labels("continued", title=name)

        def paint(paper: Paper, area: QRectF) -> None:
            y = page_head(paper, area, kingdom.name, shown, labels("note-armies"))
            paint_blocks(paper, matter, QRectF(area.left(), y, area.width(), area.bottom() - y))

        return Page(labels("page-armies"), "armies", paint)

    return [page(number, matter) for number, matter in enumerate(pages)]


def army_rows(
    campaign: Campaign, kingdom: Kingdom, rules: Ruleset, labels: Labels
) -> Iterator[tuple[str, ...]]:
    """A row of the roster for each army, as it is written; Consumption is BP a month."""
    speaker = Speaker(labels.language, campaign)
    for army in kingdom.armies:
        yield (
            army.name,
            army.size,
            army.cr,
            labels.number(army.monthly),
            words.field(army, speaker),
            army.commander,
            words.where(posted(kingdom, army, campaign, rules), speaker),
            army.tactic or (labels.signed(army.tactics) if army.tactics else ""),
            ", ".join(text for text in (army.kind, army.note) if text),
        )
