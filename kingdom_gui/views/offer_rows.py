"""All that can be done with a selection, each row in the place in which it was first shown."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..document.document import Document
from .blocks import heading
from .kept_rows import REFUSED, KeptRows, Slot
from .offer_row import OfferRow, SettledRow
from .offers import Offer

GAP = 4  # pixels between two lines
ROOM = 2  # lines of text that what stands above may grow by before the rows move


class OfferRows(QWidget):
    """Does what is pressed; `wanted(name, argument)` asks the window for what needs a dialog first.

    `above` is what stands over the rows: it keeps its height as well.
    """

    wanted = Signal(str, object)

    def __init__(
        self, document: Document, offers: list[Offer], kept: KeptRows, above: QWidget, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._document, self._kept, self._above = document, kept, above
        self._rows: dict[str, QWidget] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        if kept.top:
            above.setMinimumHeight(kept.top)
        elif offers and above.layout() is not None:
            above.setContentsMargins(0, 0, 0, ROOM * (self.fontMetrics().height() + GAP))
        group, refused = ("", ""), False
        for slot, offer in kept.place(offers, document.undo_stack.index()):
            if slot.part == REFUSED:
                if not refused:
                    self._head(self.tr("Not possible now"), 10)
                refused = True
            elif (slot.part, slot.group) != group and slot.group:
                self._head(slot.group, 8)
            group = (slot.part, slot.group)
            self._add(slot, offer)

    def measure(self) -> None:
        """Note how high the rows are, and what stands above them."""
        kept = self._kept
        if self.isVisible():
            kept.top, kept.width = self._above.height(), self.width()
            for slot in kept.slots:
                if slot.key in self._rows:
                    slot.room = self._rows[slot.key].height()

    def _head(self, text: str, above: int) -> None:
        self._column.addSpacing(above)
        self._column.addWidget(heading(text))

    def _add(self, slot: Slot, offer: Offer | None) -> None:
        row: QWidget
        if offer is None:
            row = SettledRow(slot.name, slot.icon, self._kept.is_done(slot), self, slot.room)
        else:
            row = OfferRow(offer, self._document.campaign, self, slot.room, self._kept.width)
            row.done.connect(lambda: self._do(offer))
            row.override.connect(lambda: self._insist(offer))
        self._rows[slot.key] = row
        self._column.addWidget(row)

    def _do(self, offer: Offer) -> None:
        self._kept.press(offer)
        if offer.asks:
            self.wanted.emit(offer.asks, offer.action)
        else:
            self._document.do(offer.action)

    def _insist(self, offer: Offer) -> None:
        self._kept.press(offer)
        self.wanted.emit("override", offer.action)


__all__ = ["OfferRows"]
