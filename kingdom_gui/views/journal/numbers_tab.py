"""The numbers over the months: one small curve for each, side by side."""

from __future__ import annotations

from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.over_months import SHOWN, Point, over_months
from ...words.journal import month_title
from .. import labels, speech
from ..blocks import muted
from ..stale_panel import StalePanel
from .number_chart import SMALLEST, NumberChart

GAP = 12
MOST_COLUMNS = 5


class NumbersTab(StalePanel):
    """Charts of the kingdom at the table; looking at a month in one marks it in all."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.charts = {name: NumberChart(self) for name in SHOWN}
        for chart in self.charts.values():
            chart.looked_at.connect(self._look_at)
        self.empty = muted("")
        self._inner = QWidget()
        self._inner.setObjectName("page")
        self._grid = QGridLayout(self._inner)
        self._grid.setContentsMargins(24, 12, 24, 18)
        self._grid.setSpacing(GAP)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setWidget(self._inner)
        self.empty.setContentsMargins(24, 12, 24, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.empty)
        column.addWidget(self.area, 1)
        self._columns = 0
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the texts in the language in force."""
        self.area.setAccessibleName(self.tr("Numbers over the months"))
        self.empty.setText(
            self.tr("Numbers are kept from the first month of the reign on; there is nothing to draw yet.")
        )
        self._changed(None)

    def refresh(self) -> None:
        """Draw the numbers as they are known."""
        self._stale = False
        campaign = self._document.campaign
        points = over_months(campaign, campaign.at_table, self._document.rules)
        self.empty.setVisible(len(points) < 2)
        self.area.setVisible(len(points) > 1)
        if len(points) < 2:
            return
        months = tuple(self._month(point) for point in points)
        for name, chart in self.charts.items():
            values = tuple(point.values[name] for point in points)
            chart.setVisible(any(values))
            chart.show_values(labels.number(name), months, values, self._told(months, values))
        self._columns = 0
        self._suit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._suit()

    def _renew(self) -> None:
        self.refresh()

    def _suit(self) -> None:
        """As many charts in a row as there is room for."""
        room = self.width() - 48 + GAP
        columns = max(1, min(MOST_COLUMNS, room // (SMALLEST.width() + 30 + GAP)))
        if columns == self._columns:
            return
        self._columns = columns
        shown = [chart for chart in self.charts.values() if not chart.isHidden()]
        for chart in self.charts.values():
            self._grid.removeWidget(chart)
        for number, chart in enumerate(shown):
            self._grid.addWidget(chart, number // columns, number % columns)
        for number in range(MOST_COLUMNS):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)
        for row in range(len(SHOWN) + 1):
            self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(-(-len(shown) // columns), 1)

    def _month(self, point: Point) -> str:
        campaign = self._document.campaign
        return self.tr("now") if point.now else month_title(campaign, point.month, speech.speaker(campaign))

    def _told(self, months: tuple[str, ...], values: tuple[int, ...]) -> str:
        """A curve in words, for those who do not see it."""
        return self.tr("{first} in {month}, {now} now; at least {low}, at most {high}").format(
            first=labels.grouped(values[0]),
            month=months[0],
            now=labels.grouped(values[-1]),
            low=labels.grouped(min(values)),
            high=labels.grouped(max(values)),
        )

    def _look_at(self, index: int) -> None:
        for chart in self.charts.values():
            chart.look_at(index)
