"""Names and fields of columns: two short ones side by side, a long one by itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from ..blocks import plain

NAME_WIDTH = 116  # pixels
PER_COLUMN = 2  # cells of the grid that a name and its field take
LABEL_TOP = 5  # pixels that bring a name to the height of its field's text


class ColumnGrid:
    """Fills the layout of a page from top to bottom."""

    def __init__(self, page: QWidget) -> None:
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(4, 6, 14, 6)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(7)
        for names in (0, PER_COLUMN):
            self._grid.setColumnMinimumWidth(names, NAME_WIDTH)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(3, 1)
        self._row, self._column = 0, 0

    def add(self, name: str, field: QWidget, wide: bool) -> None:
        """Set a field beside its name."""
        if wide and self._column:
            self._row, self._column = self._row + 1, 0
        label = plain(name)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        label.setContentsMargins(0, LABEL_TOP, 0, 0)
        self._grid.addWidget(label, self._row, self._column, Qt.AlignmentFlag.AlignTop)
        span = 3 if wide else 1
        self._grid.addWidget(field, self._row, self._column + 1, 1, span, Qt.AlignmentFlag.AlignTop)
        self._column = 0 if wide or self._column else PER_COLUMN
        if not self._column:
            self._row += 1

    def end(self) -> None:
        """Leave what room there is below."""
        self._grid.setRowStretch(self._row + 1, 1)
