"""The journal as a chronicle: month by month, in two columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from ..drawing.paper import Paper, fit
from ..engine.state import Campaign, JournalEntry
from ..words import Speaker
from . import style
from .calendar import month_name
from .flow import Block, paginate, paint_blocks, section, space
from .labels import Labels
from .page import Geometry, Page
from .pieces import page_head

HEAD = 60.0
GUTTER = 24.0
INDENT = 9.0
LONGEST = 60  # lines of one entry


def journal_pages(campaign: Campaign, title: str, geometry: Geometry, labels: Labels) -> list[Page]:
    """The pages of a campaign's whole journal; `title` stands small above its head."""
    area = geometry.content
    wide = (area.width() - GUTTER) / 2
    high = area.height() - HEAD
    columns = paginate(list(_blocks(campaign, wide, labels)), high, high)
    pages = [columns[number : number + 2] for number in range(0, len(columns), 2)]

    def page(number: int, matter: Sequence[Sequence[Block]]) -> Page:
        name = labels("page-journal")

        def paint(paper: Paper, area: QRectF) -> None:
            head = name if number == 0 else labels("continued", title=name)
            y = page_head(paper, area, title, head)
            for place, column in enumerate(matter):
                left = area.left() + place * (wide + GUTTER)
                paint_blocks(paper, column, QRectF(left, y, wide, area.bottom() - y))

        return Page(name, "journal", paint)

    return [page(number, matter) for number, matter in enumerate(pages)]


def _blocks(campaign: Campaign, wide: float, labels: Labels) -> Iterator[Block]:
    speaker = Speaker(labels.language, campaign)
    written = False
    for month in sorted(campaign.journal):
        entries = campaign.journal[month]
        if not entries:
            continue
        title = section(month_name(campaign.settings, month, labels))
        yield title
        for entry in entries:
            yield _entry(*_said(entry, campaign, speaker, labels), wide, title)
        yield space(8)
        written = True
    if not written:
        yield _entry(labels("journal-empty"), "", wide, space(0))


def _said(entry: JournalEntry, campaign: Campaign, speaker: Speaker, labels: Labels) -> tuple[str, str]:
    """An entry's sentence and the GM's own words; with several kingdoms, whose it is."""
    text = speaker.say(entry.code, entry.parameters)
    kingdom = campaign.kingdoms.get(entry.kingdom)
    if kingdom is not None and len(campaign.kingdoms) > 1:
        text = labels("journal-of", kingdom_name=kingdom.name, text=text)
    if entry.note and entry.code == "note":
        return "", entry.note
    return text, entry.note


def _entry(text: str, note: str, wide: float, again: Block) -> Block:
    """A sentence with a hanging indent, the note in italics below it."""
    parts = [(text, style.BODY), (note, style.STRONG.sized(9))]
    set_parts = [
        (part, face, fit(part, face, wide - INDENT, LONGEST * face.size * face.leading, LONGEST, 0.9).height)
        for part, face in parts
        if part
    ]

    def paint(paper: Paper, area: QRectF) -> None:
        y = area.top()
        paper.text(QRectF(area.left(), y, INDENT, 11), "·", style.BODY.inked(style.ACCENT))
        for part, face, height in set_parts:
            box = QRectF(area.left() + INDENT, y, area.width() - INDENT, height + 0.5)
            paper.text(box, part, face, lines=LONGEST, least=0.9)
            y += height

    return Block(sum(height for _, _, height in set_parts) + 2.5, paint, again=(again,))
