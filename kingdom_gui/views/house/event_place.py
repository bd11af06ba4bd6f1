"""Where an event of the house stands in the event tables: which table, and which results of the d100."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from ...document.document import Document
from ...engine.house.tables import EVENT_TABLES
from ...engine.state.house import HouseRule
from .. import speech
from ..blocks import spin_box

TYPES = "event_type"  # the table of tables
NARROWEST = 16  # letters of the box of tables


class EventPlace(QWidget):
    """No table, or one of them and the results the event takes there from those that had them."""

    edited = Signal()

    def __init__(self, document: Document, event: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = QComboBox(self)
        self.table.addItem(self.tr("only put ahead by hand"), "")
        for name in document.rules.event_tables:
            if name != TYPES:
                self.table.addItem(speech.capital(speech.term("event_table", name)), name)
        self.low, self.high = spin_box(1, 100, 1, self), spin_box(1, 100, 5, self)
        self.table.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.table.setMinimumContentsLength(NARROWEST)
        self.table.setAccessibleName(self.tr("Event table"))
        self.low.setAccessibleName(self.tr("First result"))
        self.high.setAccessibleName(self.tr("Last result"))
        house = document.campaign.settings.house
        row = next((r for r in house if r.table == EVENT_TABLES and r.record.get("event") == event), None)
        self._kept = row
        if row is not None:
            self.table.setCurrentIndex(self.table.findData(row.id.partition(".")[0]))
            self.table.setEnabled(False)
            self.low.setValue(int(row.record["from"]))
            self.high.setValue(int(row.record["to"]))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.table, 1)
        for widget in (self.low, QLabel("–", self), self.high):
            line.addWidget(widget)
        self.table.currentIndexChanged.connect(self._changed)
        self.low.valueChanged.connect(self.edited)
        self.high.valueChanged.connect(self.edited)
        self._changed()

    def rows(self, event: str) -> tuple[HouseRule, ...]:
        """The row that puts the event into its table; none where it stands in no table."""
        name = str(self.table.currentData())
        if not name:
            return ()
        record = {"from": self.low.value(), "to": self.high.value(), "event": event}
        return (HouseRule(EVENT_TABLES, f"{name}.{event}", record=record),)

    def _changed(self) -> None:
        for box in (self.low, self.high):
            box.setEnabled(bool(self.table.currentData()))
        self.edited.emit()
