"""A section of the kingdom's page: a heading, a grid of lines, and why what was asked is not done."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLayout, QVBoxLayout, QWidget

from ..document.document import Document
from .blocks import heading
from .refusal_line import RefusalLine


class LinesPanel(QWidget):
    """The section without its lines; subclasses fill `_grid`, and add what else they have to `_column`."""

    def __init__(
        self, document: Document, parent: QWidget | None, stretched: int = 2, gaps: tuple[int, int] = (14, 2)
    ) -> None:
        super().__init__(parent)
        self._document = document
        self.head = heading("")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(gaps[0])
        self._grid.setVerticalSpacing(gaps[1])
        self._grid.setColumnStretch(stretched, 1)
        self.refused = RefusalLine(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(self.head)
        self._column.addLayout(self._grid)
        self._column.addWidget(self.refused)

    def _add_below(self, part: QWidget | QLayout) -> None:
        """Add a widget or a row of buttons under the lines; what is refused is told below them all."""
        place = self._column.indexOf(self.refused)
        if isinstance(part, QLayout):
            self._column.insertLayout(place, part)
        else:
            self._column.insertWidget(place, part)
