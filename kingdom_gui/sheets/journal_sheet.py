"""The journal as a chronicle: month by month, in two columns; its numbers as curves on a last page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from ..drawing.paper import Paper, fit
from ..engine.over_months import over_months, start_and_end
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from ..words import Speaker
from ..words.journal import Block as Told
from ..words.journal import blocks, drawn_in_short, figures
from ..words.secret_lines import open_lines
from . import style
from .calendar import month_name
from .curves_sheet import curves_page
from .flow import Block, paginate, paint_blocks, section, space
from .labels import Labels
from .page import Geometry, Page
from .pieces import page_head

HEAD = 60.0
GUTTER = 24.0
INDENT = 9.0
LONGEST = 60  # lines of one entry
NUMBERS = ("economy", "loyalty", "stability", "unrest", "treasury", "consumption", "size")
PHASE = style.LABEL_CAPS.sized(6.6)


def journal_pages(
    campaign: Campaign, title: str, geometry: Geometry, labels: Labels, rules: Ruleset, kingdom: str = ""
) -> list[Page]:
    """The pages of a campaign's whole journal; `title` stands small above its head.

    Numbers and curves are those of `kingdom`, or of the one at the table.
    """
    area = geometry.content
    wide = (area.width() - GUTTER) / 2
    high = area.height() - HEAD
    kingdom = kingdom or campaign.at_table
    columns = paginate(list(_blocks(campaign, wide, labels, rules, kingdom)), high, high)
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

    made = [page(number, matter) for number, matter in enumerate(pages)]
    return [*made, *curves_page(campaign, kingdom, rules, title, labels)]


def _blocks(campaign: Campaign, wide: float, labels: Labels, rules: Ruleset, kingdom: str) -> Iterator[Block]:
    speaker = Speaker(labels.language, campaign)
    points = over_months(campaign, kingdom, rules)
    written = False
    for month in sorted(campaign.journal):
        lines = open_lines(campaign.journal[month])
        if not lines:
            continue
        title = section(month_name(campaign.settings, month, labels))
        yield title
        both = start_and_end(points, month)
        if both is not None:
            told = figures({name: (both[0][name], both[1][name]) for name in NUMBERS}, speaker)
            yield _numbers(told, wide)
        drawn = drawn_in_short(lines, speaker)
        if drawn:
            yield _entry(Told("drawn", lines=[drawn]), "", wide, (title,))
        yield from _month(blocks(lines, speaker), campaign, speaker, labels, wide, title)
        yield space(8)
        written = True
    if not written:
        yield _entry(Told("", lines=[labels("journal-empty")]), "", wide, (space(0),))


def _month(
    told: list[Told], campaign: Campaign, speaker: Speaker, labels: Labels, wide: float, title: Block
) -> Iterator[Block]:
    """A month's blocks under the headings of their phases."""
    phase = ""
    again: tuple[Block, ...] = (title,)
    for block in told:
        if block.kind == "drawn":
            continue
        if block.phase and block.phase != phase:
            phase = block.phase
            heading = _phase(speaker.say("journal_phase", {"phase": phase}))
            again = (title, heading)
            yield heading
        kingdom = campaign.kingdoms.get(block.kingdom)
        several = kingdom is not None and len(campaign.kingdoms) > 1
        yield _entry(block, kingdom.name if kingdom and several else "", wide, again, labels)


def _numbers(text: str, wide: float) -> Block:
    """A month's numbers at its start and end, below its name."""
    height = fit(text, style.NOTE, wide, 4 * style.NOTE.size * style.NOTE.leading, 4, 0.9).height

    def paint(paper: Paper, area: QRectF) -> None:
        paper.text(QRectF(area.left(), area.top(), area.width(), height + 0.5), text, style.NOTE, lines=4)

    return Block(height + 4, paint, keep=True)


def _phase(text: str) -> Block:
    """A phase's heading, which stays with what it heads."""

    def paint(paper: Paper, area: QRectF) -> None:
        box = QRectF(area.left(), area.top() + 3, area.width(), 8)
        paper.text(box, text, PHASE.inked(style.ACCENT), least=0.6)

    return Block(13, paint, keep=True)


def _entry(
    told: Told, kingdom: str, wide: float, again: tuple[Block, ...], labels: Labels | None = None
) -> Block:
    """What was done with a hanging indent, then what more is told, the numbers, and the note in italics."""
    text = "".join(told.head)
    if kingdom and text and labels is not None:
        text = labels("journal-of", kingdom_name=kingdom, text=text)
    parts = [
        (text, style.BODY, 0.0),
        *((line, style.SMALL, INDENT) for line in told.rest),
        (told.figures, style.NOTE, INDENT if told.rest else 0.0),
        (told.note, style.STRONG.sized(9), 0.0),
    ]
    set_parts = []
    for part, face, inside in parts:
        if part:
            room = wide - INDENT - inside
            height = fit(part, face, room, LONGEST * face.size * face.leading, LONGEST, 0.9).height
            set_parts.append((part, face, inside, height))

    def paint(paper: Paper, area: QRectF) -> None:
        y = area.top()
        paper.text(QRectF(area.left(), y, INDENT, 11), "·", style.BODY.inked(style.ACCENT))
        for part, face, inside, height in set_parts:
            left = INDENT + inside
            box = QRectF(area.left() + left, y, area.width() - left, height + 0.5)
            paper.text(box, part, face, lines=LONGEST, least=0.9)
            y += height

    return Block(sum(height for *_, height in set_parts) + 2.5, paint, again=again)
