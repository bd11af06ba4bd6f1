"""What the sheets are put together from: headings, fields, sums in columns, accounts, tick marks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from ..drawing.paper import Paper, Style, common, width
from . import style

HEADING_HEIGHT = 17.0
LINE_HEIGHT = 13.2


class Field(NamedTuple):
    """A label with its value; an empty value leaves room for a pen."""

    label: str
    value: str
    wide: float = 1.0


class Sum(NamedTuple):
    """A number as a sum: one part a column, all of them already written, and what it comes to.

    Without `total` the parts are empty boxes to fill by hand.
    """

    label: str
    parts: tuple[str, ...]
    total: str
    note: str = ""


class Line(NamedTuple):
    """A line of an account."""

    label: str
    amount: str


class Account(NamedTuple):
    """Lines that are added up; `closing` are the lines below the rule, the last of them the result."""

    title: str
    lines: tuple[Line, ...]
    closing: tuple[Line, ...]


def page_head(paper: Paper, area: QRectF, kicker: str, title: str, note: str = "") -> float:
    """The head of a page after the first: what it belongs to, its title, a note at the right, a double rule.

    Returns the y below. Without a title there is a line to write it on.
    """
    left, right, top = area.left(), area.right(), area.top()
    paper.text(QRectF(left, top, right - left, 9), kicker, style.LABEL_CAPS.inked(style.ACCENT), least=0.7)
    share = 0.66 if note else 1.0
    box = QRectF(left, top + 8, (right - left) * share, 32)
    paper.text(box, title, style.TITLE.sized(25), "left", "middle", lines=3, least=0.3)
    if note:
        box = QRectF(left + (right - left) * share + 8, top + 18, (right - left) * (1 - share) - 8, 24)
        paper.text(box, note, style.SUBTITLE, "right", "bottom", lines=2, least=0.6)
    paper.rule(left, top + 45, right, 1.4, style.ACCENT)
    paper.rule(left, top + 47.6, right, 0.4, style.ACCENT)
    return top + 60


def heading(paper: Paper, left: float, top: float, right: float, text: str, note: str = "") -> float:
    """A section's heading with a rule that runs on to a note at the right. Returns the y below."""
    box = QRectF(left, top, (right - left) * (0.62 if note else 0.94), 11)
    paper.text(box, text, style.HEADING, "left", "middle", lines=2, least=0.45)
    start = min(left + width(text, style.HEADING) + 9, box.right())
    if note:
        wide = min(width(note, style.NOTE) + 2, right - start - 30)
        paper.text(QRectF(right - wide, top, wide, 11), note, style.NOTE, "right", "middle")
        right -= wide + 7
    paper.rule(start, top + 5.8, right, 0.5, style.RULE)
    return top + HEADING_HEIGHT


def fields(paper: Paper, left: float, top: float, right: float, row: Sequence[Field]) -> float:
    """Labelled values side by side over a fine rule each. Returns the y below."""
    gap = 14.0
    unit = (right - left - gap * (len(row) - 1)) / sum(field.wide for field in row)
    x = left
    for field in row:
        wide = unit * field.wide
        paper.text(QRectF(x, top, wide, 8), field.label, style.LABEL_CAPS, "left", "top")
        paper.text(
            QRectF(x, top + 7.6, wide, 15.5), field.value, style.VALUE, "left", "bottom", lines=2, least=0.42
        )
        paper.rule(x, top + 24, x + wide, 0.4, style.RULE)
        x += wide + gap
    return top + 31


def sums(
    paper: Paper, rect: QRectF, columns: Sequence[str], rows: Sequence[Sum], head: float, name: float
) -> None:
    """Numbers as sums under one row of column heads: name, part + part + ... = total in a hexagon.

    `head` is the height of the column heads, `name` the width of the names; the rest is shared evenly.
    """
    height = (rect.height() - head) / len(rows)
    radius = min(height / 2 - 1.5, 23.0)
    last = radius * 1.8 + 16
    wide = (rect.width() - name - last) / len(columns)
    face = common(columns, style.LABEL_CAPS, wide - 4, head - 2, lines=2, least=0.62)
    for number, column in enumerate(columns):
        box = QRectF(rect.left() + name + number * wide + 2, rect.top(), wide - 4, head - 2)
        paper.text(box, column, face, "centre", "bottom", lines=2)
    for number, row in enumerate(rows):
        line = QRectF(rect.left(), rect.top() + head + number * height, rect.width(), height)
        _sum(paper, line, row, name, wide, radius)


def _sum(paper: Paper, line: QRectF, row: Sum, name: float, wide: float, radius: float) -> None:
    middle = line.center().y()
    label_height = 20.0
    label_top = middle - (label_height + 10) / 2 if row.note else middle - label_height / 2
    paper.text(
        QRectF(line.left(), label_top, name - 8, label_height),
        row.label,
        style.NAME,
        "left",
        "middle",
        least=0.5,
    )
    if row.note:
        paper.text(QRectF(line.left(), label_top + 19, name - 8, 11), row.note, style.NOTE, "left", "middle")
    box_height = min(22.0, line.height() - 8)
    for number, part in enumerate(row.parts):
        x = line.left() + name + number * wide
        box = QRectF(x + 4.5, middle - box_height / 2, wide - 9, box_height)
        paper.box(box, 0.5, style.RULE)
        nothing = part == "0"
        figure = style.FIGURE.inked(style.HAIR) if nothing else style.FIGURE
        paper.text(box.adjusted(1, 0, -1, 0), part, figure, "centre", "middle", least=0.4)
        if number:
            paper.text(QRectF(x - 4.5, middle - 7, 9, 14), "+", style.SIGN, "centre", "middle")
    centre = QPointF(line.right() - radius * 0.87 - 1, middle)
    paper.text(QRectF(centre.x() - radius - 13, middle - 7, 12, 14), "=", style.SIGN, "centre", "middle")
    medal(paper, centre, radius, row.total)


def medal(paper: Paper, centre: QPointF, radius: float, text: str) -> None:
    """A number in a double hexagon."""
    paper.hexagon(centre, radius, 1.1, style.ACCENT, style.TINT)
    paper.hexagon(centre, radius - 2.6, 0.4, style.ACCENT)
    inside = QRectF(centre.x() - radius * 0.74, centre.y() - radius * 0.5, radius * 1.48, radius)
    paper.text(inside, text, style.TOTAL.sized(min(radius * 0.86, 21)), "centre", "middle", least=0.3)


def account(paper: Paper, rect: QRectF, account: Account, room: int) -> None:
    """An account as in a ledger: lines with leader dots, a rule, the result under a double rule.

    `room` lines are kept free for the entries, so that accounts side by side close on one height.
    """
    y = heading(paper, rect.left(), rect.top(), rect.right(), account.title)
    for number in range(room):
        line = account.lines[number] if number < len(account.lines) else None
        if line is not None:
            _entry(paper, rect.left(), y, rect.right(), line, style.BODY, dotted=True)
        y += LINE_HEIGHT
    for number, line in enumerate(account.closing):
        paper.rule(rect.right() - 46, y, rect.right(), 0.6, style.INK)
        last = number == len(account.closing) - 1
        y += 1.5 if last else 0.0
        _entry(paper, rect.left(), y, rect.right(), line, style.RESULT if last else style.BODY, dotted=False)
        y += LINE_HEIGHT
    paper.rule(rect.right() - 46, y, rect.right(), 0.6, style.INK)
    paper.rule(rect.right() - 46, y + 1.6, rect.right(), 0.6, style.INK)


def account_height(lines: int) -> float:
    """The height of an account with this many lines, its result among them."""
    return HEADING_HEIGHT + lines * LINE_HEIGHT + 5.5


def _entry(paper: Paper, left: float, y: float, right: float, line: Line, face: Style, dotted: bool) -> None:
    amount = 48.0
    paper.text(
        QRectF(left, y, right - left - amount, LINE_HEIGHT), line.label, face, "left", "middle", least=0.6
    )
    paper.text(QRectF(right - amount + 2, y, amount - 2, LINE_HEIGHT), line.amount, face, "right", "middle")
    if dotted:
        start = left + (min(width(line.label, face), right - left - amount) + 4 if line.label else 0)
        end = right - (width(line.amount, face) + 4 if line.amount else 0)
        paper.dots(start, y + LINE_HEIGHT * 0.73, end)


def tick(paper: Paper, centre: QPointF, radius: float, full: bool) -> None:
    """A little hexagon to tick, filled where it is reached or used."""
    paper.hexagon(centre, radius, 0.6, style.INK, style.ACCENT if full else "")
