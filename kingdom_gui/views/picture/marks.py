"""The hex centres pointed at in a picture, and which hexes they are said to be."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QToolButton, QWidget

from ...engine.hexes import from_label, label
from ...engine.state import Settings
from ...geometry.fit import Mark
from ..icons import icon
from ..text_size import by_text

ROWS = 3


class MarkRows(QWidget):
    """Three marks. A click goes to the row that has the focus, else to the first that is free, else to the
    last; `changed` tells that a mark or its hex is another, `entered` that Enter was pressed after one.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, settings: Settings, level: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings, self._level = settings, level
        self._places: list[tuple[float, float] | None] = [None] * ROWS
        self._chosen = -1
        self.fields = [QLineEdit(self) for _ in range(ROWS)]
        self.spots = [QLabel(self) for _ in range(ROWS)]
        self.clears = [QToolButton(self) for _ in range(ROWS)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        example = label((level, 0, 0), settings.labels, settings.orientation, settings.stagger)
        for row in range(ROWS):
            field, clear = self.fields[row], self.clears[row]
            by_text(field, most_width=96)
            field.setPlaceholderText(example)
            field.setAccessibleName(self.tr("Hex of mark {number}").format(number=row + 1))
            field.textChanged.connect(self._typed)
            field.returnPressed.connect(self.entered)
            field.installEventFilter(self)
            clear.setIcon(icon("close"))
            clear.setAutoRaise(True)
            clear.setAccessibleName(self.tr("Forget mark {number}").format(number=row + 1))
            clear.setToolTip(clear.accessibleName())
            clear.clicked.connect(lambda _=False, row=row: self._forget(row))
            for place, widget in enumerate((QLabel(str(row + 1), self), field, self.spots[row], clear)):
                grid.addWidget(widget, row, place)
        self._tell()

    def marks(self) -> list[Mark]:
        """The marks whose hex is said."""
        found = []
        for place, field in zip(self._places, self.fields, strict=True):
            hex_id = self._hex(field.text())
            if place is not None and hex_id is not None:
                found.append(Mark(*place, hex_id))
        return found

    def places(self) -> list[tuple[float, float]]:
        """The spots that were pointed at, in order."""
        return [place for place in self._places if place is not None]

    def point(self, x: float, y: float) -> None:
        """A spot of the picture was pointed at."""
        free = next((row for row, place in enumerate(self._places) if place is None), ROWS - 1)
        row = self._chosen if self._chosen >= 0 and self._places[self._chosen] is None else free
        # Numbers in the picture go by order, so no row is left free above one that is not.
        row = min(row, free)
        self._places[row] = (round(x, 1), round(y, 1))
        self._tell()
        self.fields[row].setFocus()
        self.fields[row].selectAll()
        self.changed.emit()

    def clear(self) -> None:
        """Forget all marks."""
        self._places = [None] * ROWS
        for field in self.fields:
            field.clear()
        self._tell()

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        """The row in which was typed last takes the next click."""
        if event.type() == QEvent.Type.FocusIn and watched in self.fields:
            self._chosen = self.fields.index(watched)
        return super().eventFilter(watched, event)

    def _forget(self, row: int) -> None:
        texts = [field.text() for field in self.fields]
        del self._places[row], texts[row]
        self._places.append(None)
        for field, text in zip(self.fields, [*texts, ""], strict=True):
            field.setText(text)
        self._tell()
        self.changed.emit()

    def _typed(self) -> None:
        for field in self.fields:
            wrong = bool(field.text().strip()) and self._hex(field.text()) is None
            field.setToolTip(self.tr("No hex is called that.") if wrong else "")
            field.setProperty("wrong", wrong)
            field.style().polish(field)
        self.changed.emit()

    def _hex(self, text: str) -> tuple[int, int, int] | None:
        found = from_label(text, self._settings.labels, self._settings.orientation, self._settings.stagger)
        return (self._level, found[1], found[2]) if found is not None else None

    def _tell(self) -> None:
        for row, place in enumerate(self._places):
            self.spots[row].setText(f"{place[0]:.0f}, {place[1]:.0f}" if place is not None else "–")
            self.clears[row].setEnabled(place is not None)
