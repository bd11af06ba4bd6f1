"""The kingdom's numbers over the months on paper: a small curve for each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPolygonF

from ..drawing.curve import curve
from ..drawing.paper import Paper
from ..engine.over_months import SHOWN, over_months
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from . import style
from .calendar import month_name
from .labels import Labels
from .page import Page
from .pieces import page_head

COLUMNS = 2
GUTTER = 24.0
HIGHEST = 128.0  # points of one curve with its head and foot
MOST_DOTS = 40


def curves_page(campaign: Campaign, kingdom: str, rules: Ruleset, title: str, labels: Labels) -> list[Page]:
    """The page of a kingdom's curves; none where only the present is known."""
    points = over_months(campaign, kingdom, rules)
    if len(points) < 2:
        return []
    shown = [name for name in SHOWN if any(point.values[name] for point in points)]
    settings = campaign.settings
    months = [labels("now") if p.now else month_name(settings, p.month, labels) for p in points]
    name = labels("page-numbers")

    def paint(paper: Paper, area: QRectF) -> None:
        top = page_head(paper, area, title, name)
        wide = (area.width() - GUTTER * (COLUMNS - 1)) / COLUMNS
        rows = -(-len(shown) // COLUMNS)
        high = min(HIGHEST, (area.bottom() - top) / rows)
        for number, total in enumerate(shown):
            row, column = divmod(number, COLUMNS)
            box = QRectF(area.left() + column * (wide + GUTTER), top + row * high, wide, high - 14)
            _curve(paper, box, labels.head("term", total), months, [p.values[total] for p in points], labels)

    return [Page(name, "journal", paint)]


def _curve(
    paper: Paper, box: QRectF, name: str, months: Sequence[str], values: Sequence[int], labels: Labels
) -> None:
    """One number: its name, its last value, the curve with its bounds, the first and the last month."""
    head = QRectF(box.left(), box.top(), box.width(), 14)
    paper.text(head.adjusted(0, 3, -70, 0), name, style.HEADING, down="middle")
    paper.text(head, labels.number(values[-1]), style.VALUE, "right", "middle")
    area = QRectF(box.left() + 34, box.top() + 20, box.width() - 40, box.height() - 36)
    found = curve(values, area)
    paper.rule(area.left(), area.bottom(), area.right(), 0.5, style.RULE)
    if found.zero is not None and found.low < 0:
        paper.rule(area.left(), found.zero, area.right(), 0.3, style.HAIR)
    for value, y in ((found.high, area.top()), (found.low, area.bottom())):
        paper.text(QRectF(box.left(), y - 5, 29, 10), labels.number(value), style.FOOT, "right", "middle")
    foot = QRectF(area.left(), area.bottom() + 4, area.width() + 3, 10)
    paper.text(foot.adjusted(0, 0, -foot.width() / 2, 0), months[0], style.FOOT)
    paper.text(foot.adjusted(foot.width() / 2, 0, 0, 0), months[-1], style.FOOT, "right")
    painter = paper.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(style.ACCENT), 1.0))
    painter.drawPolyline(QPolygonF(found.points))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.ACCENT))
    for point in found.points if len(found.points) <= MOST_DOTS else found.points[-1:]:
        painter.drawEllipse(QPointF(point), 1.3, 1.3)
