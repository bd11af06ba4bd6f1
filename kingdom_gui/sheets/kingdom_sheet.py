"""The first page: fields, attributes and Control DC as sums, accounts, edicts, allowance, milestones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from ..drawing.paper import Paper, common
from . import style
from .figures import Allowance, EdictRow, KingdomFigures, Mark
from .labels import Labels
from .page import Page
from .pieces import account, account_height, fields, heading, sums, tick

TITLE_HEIGHT = 64.0
ATTRIBUTE_ROW = 50.0
LOWEST_ROW = 32.0
LEAST_GAP = 3.0
COLUMN_HEADS = 17.0
NAME_WIDTH = 84.0
ACCOUNT_GAP = 20.0
EDICT_ROW = 16.5
MARK_ROW = 12.5
FEWEST_LINES = 6


def kingdom_page(figures: KingdomFigures, labels: Labels) -> Page:
    """The page of these figures."""
    return Page(
        labels("page-kingdom"), "kingdom", lambda paper, area: paint_kingdom(paper, area, figures, labels)
    )


def paint_kingdom(paper: Paper, area: QRectF, figures: KingdomFigures, labels: Labels) -> None:
    """Paint the page into an area (points). What it has over is shared out between the sections."""
    room = max(FEWEST_LINES, *(len(a.lines) + len(a.closing) - 1 for a in figures.accounts))
    heights = _heights(figures, room, ATTRIBUTE_ROW)
    over = sum(heights) + LEAST_GAP * (len(heights) - 1) - area.height()
    if over > 0:
        heights = _heights(
            figures, room, max(LOWEST_ROW, ATTRIBUTE_ROW - over / (len(figures.attributes) + 1))
        )
    gap = min(26.0, max(LEAST_GAP, (area.height() - sum(heights)) / (len(heights) - 1)))
    left, right, y = area.left(), area.right(), area.top()
    tops = []
    for height in heights:
        tops.append(y)
        y += height + gap
    masthead(paper, area, figures, labels)
    y = tops[1]
    for row in figures.fields:
        y = fields(paper, left, y, right, row)
    _attributes(paper, QRectF(left, tops[2], area.width(), heights[2]), figures, labels)
    _control(paper, QRectF(left, tops[3], area.width(), heights[3]), figures, labels)
    wide = (area.width() - 2 * ACCOUNT_GAP) / 3
    for number, entry in enumerate(figures.accounts):
        x = left + number * (wide + ACCOUNT_GAP)
        account(paper, QRectF(x, tops[4], wide, heights[4]), entry, room - len(entry.closing) + 1)
    split = left + area.width() * 0.6
    _edicts(paper, left, tops[5], split - 12, figures.edicts, labels)
    _allowances(paper, split + 12, tops[5], right, figures.allowances, labels)
    _milestones(paper, left, tops[6], right, figures.milestones, labels)


def _heights(figures: KingdomFigures, room: int, row: float) -> list[float]:
    """The heights of the sections; `room` lines in an account, `row` points for a sum."""
    edicts = 17 + 11 + EDICT_ROW * max(len(figures.edicts), len(figures.allowances) - 0.6)
    return [
        TITLE_HEIGHT,
        31.0 * len(figures.fields),
        17 + COLUMN_HEADS + row * len(figures.attributes),
        17 + COLUMN_HEADS + row,
        account_height(room + 1),
        edicts,
        17 + MARK_ROW * -(-len(figures.milestones) // 3),
    ]


def masthead(paper: Paper, area: QRectF, figures: KingdomFigures, labels: Labels) -> None:
    """The kingdom's name beside its initial in a hexagon; without a name, a line to write it on."""
    left, right, top = area.left(), area.right(), area.top()
    centre = QPointF(left + 25, top + 30)
    paper.hexagon(centre, 29, 1.3, style.ACCENT)
    paper.hexagon(centre, 25.6, 0.45, style.ACCENT)
    paper.text(QRectF(centre.x() - 18, centre.y() - 18, 36, 36), figures.crest,
               style.TITLE.sized(26).inked(style.ACCENT), "centre", "middle")  # fmt: skip
    x = left + 64
    paper.text(
        QRectF(x, top + 1, right - x, 9), labels("kingdom-kicker"), style.LABEL_CAPS.inked(style.ACCENT)
    )
    if figures.name:
        paper.text(QRectF(x, top + 8, right - x, 40), figures.name, style.TITLE, "left", "middle", 3, 0.32)
        paper.text(QRectF(x, top + 46, right - x, 15), figures.subtitle, style.SUBTITLE, "left", "middle")
    else:
        paper.rule(x, top + 46, right, 0.7, style.INK)


def _attributes(paper: Paper, rect: QRectF, figures: KingdomFigures, labels: Labels) -> None:
    top = heading(
        paper, rect.left(), rect.top(), rect.right(), labels("heading-attributes"), labels("note-attributes")
    )
    area = QRectF(rect.left(), top, rect.width(), rect.bottom() - top)
    sums(paper, area, figures.attribute_columns, figures.attributes, COLUMN_HEADS, NAME_WIDTH)


def _control(paper: Paper, rect: QRectF, figures: KingdomFigures, labels: Labels) -> None:
    title = labels("heading-control-dc")
    top = heading(paper, rect.left(), rect.top(), rect.right(), title, labels("note-control-dc"))
    area = QRectF(rect.left(), top, rect.width(), rect.bottom() - top)
    sums(paper, area, figures.control_columns, (figures.control_dc,), COLUMN_HEADS, NAME_WIDTH)


def _edicts(
    paper: Paper, left: float, top: float, right: float, rows: Sequence[EdictRow], labels: Labels
) -> None:
    y = heading(paper, left, top, right, labels("heading-edicts"))
    column = 43.0
    names = ("economy", "loyalty", "stability", "consumption")
    first = right - column * len(names)
    for number, name in enumerate(names):
        box = QRectF(first + number * column + 1, y, column - 2, 9)
        paper.text(box, labels.head("term", name), style.LABEL_CAPS, "centre", "bottom", least=0.6)
    y += 11
    for row in rows:
        wide = (first - left) * 0.48
        paper.text(QRectF(left, y, wide - 4, EDICT_ROW), row.name, style.BODY, "left", "middle", 2, 0.6)
        paper.text(QRectF(left + wide, y, first - left - wide - 4, EDICT_ROW), row.level, style.STRONG,
                   "left", "middle", 2, 0.6)  # fmt: skip
        for number, amount in enumerate(row.numbers):
            box = QRectF(first + number * column, y, column, EDICT_ROW)
            face = style.BODY.inked(style.HAIR) if amount == "0" else style.BODY
            paper.text(box, amount, face, "centre", "middle")
        y += EDICT_ROW
        paper.rule(left, y, right, 0.35, style.HAIR)


def _allowances(
    paper: Paper, left: float, top: float, right: float, rows: Sequence[Allowance], labels: Labels
) -> None:
    y = heading(paper, left, top, right, labels("heading-allowance")) + 2
    for row in rows:
        paper.text(QRectF(left, y, 92, 14.5), row.name, style.BODY, "left", "middle", least=0.6)
        _used(paper, QRectF(left + 96, y, right - left - 96, 14.5), row, labels)
        y += 15.5


def _used(paper: Paper, box: QRectF, row: Allowance, labels: Labels) -> None:
    """What is used of an allowance: hexagons to tick up to twelve, else in figures."""
    if row.blank:
        paper.rule(box.left(), box.bottom() - 2, box.right(), 0.4, style.RULE)
        return
    over = row.limit is not None and row.used > row.limit
    if row.limit is None or row.limit > 10 or over:
        limit = labels("no-limit") if row.limit is None else str(row.limit)
        text = labels("used-of", used=row.used, limit=limit)
        paper.text(box, text, style.BODY, "left", "middle", least=0.6)
        return
    step = min(11.0, box.width() / 10)
    for number in range(row.limit):
        tick(paper, QPointF(box.left() + 4 + number * step, box.center().y()), 4.2, number < row.used)


def _milestones(
    paper: Paper, left: float, top: float, right: float, marks: Sequence[Mark], labels: Labels
) -> None:
    y = heading(paper, left, top, right, labels("heading-milestones"))
    down = -(-len(marks) // 3)
    gap = 20.0
    wide = (right - left - 2 * gap) / 3
    face = common([mark.name for mark in marks], style.SMALL, wide - 58, MARK_ROW, least=0.7)
    for number, mark in enumerate(marks):
        x = left + (number // down) * (wide + gap)
        row = y + (number % down) * MARK_ROW
        tick(paper, QPointF(x + 4, row + MARK_ROW / 2), 3.6, mark.reached)
        paper.text(QRectF(x + 12, row, wide - 58, MARK_ROW), mark.name, face, "left", "middle", least=0.6)
        paper.text(
            QRectF(x + wide - 46, row, 46, MARK_ROW), mark.xp, style.SMALL, "right", "middle", least=0.6
        )
