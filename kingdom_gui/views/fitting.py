"""A dialog that is never larger than its screen: what finds no room is scrolled, the buttons stay in sight."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

FRAME = QSize(16, 44)  # pixels that the system puts around a window


class FittingDialog(QDialog):
    """Looks at its size when it is shown and whenever `fit` is called.

    Where it is too wide, the names of fields stand above them; where it is too high all the same, everything
    but the buttons at its foot goes into an area that scrolls. It does not go back: a dialog is shown once.
    """

    _area: QScrollArea | None = None

    def room(self) -> QSize:
        """What the screen leaves for the dialog."""
        return self.screen().availableSize() - FRAME

    def fit(self) -> None:
        """See to it that the dialog has room on the screen as it is now."""
        room = self.room()
        if self._area is None:
            need = self._need(min(self.width(), room.width()))
            if need.width() > room.width():
                for form in self.findChildren(QFormLayout):
                    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
                need = self._need(min(self.width(), room.width()))
            if need.width() > room.width() or need.height() > room.height():
                self._scroll()
                self.setMinimumSize(0, 0)
        if self._area is not None:
            self._suit(self._area, room)
        elif self.width() > room.width() or self.height() > room.height():
            self.resize(self.size().boundedTo(room))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange and self.isVisible():
            self.fit()

    def _need(self, width: int) -> QSize:
        """The least size of its content where it is as wide as this, or as wide as it must be."""
        layout = self.layout()
        if layout is None:
            return QSize()
        layout.activate()
        least = layout.totalMinimumSize()
        if layout.hasHeightForWidth():
            least.setHeight(layout.totalHeightForWidth(max(width, least.width())))
        return least.expandedTo(self.minimumSize())

    def _scroll(self) -> None:
        """Put everything but the buttons into an area that scrolls."""
        content = self.layout()
        if content is None:
            return
        focus = self.focusWidget()
        foot = _take_foot(content)
        inner = QWidget()
        inner.setLayout(content)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(inner)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._area)
        if foot is not None:
            margins = content.contentsMargins()
            row = QVBoxLayout()
            row.setContentsMargins(margins.left(), 0, margins.right(), margins.bottom())
            row.addWidget(foot)
            column.addLayout(row)
        if focus is not None:
            focus.setFocus()

    def _suit(self, area: QScrollArea, room: QSize) -> None:
        """As large as all of it needs, or as the screen leaves room for."""
        inner, outer = area.widget(), self.layout()
        if inner is None or outer is None:
            return
        bar = area.verticalScrollBar().sizeHint().width()
        wide = min(max(inner.minimumSizeHint().width() + bar, self.width()), room.width())
        within = inner.layout()
        high = inner.sizeHint().height()
        if within is not None and within.hasHeightForWidth():
            high = within.totalHeightForWidth(max(wide - bar, inner.minimumSizeHint().width()))
        rest = outer.minimumSize().height() - area.minimumSizeHint().height()
        self.resize(wide, min(high + rest, room.height()))


def _take_foot(content: QLayout) -> QWidget | None:
    """The box of buttons at the end of a layout, taken out of it; None where there is none."""
    last = content.itemAt(content.count() - 1)
    widget = last.widget() if last is not None else None
    if not isinstance(widget, QDialogButtonBox):
        return None
    content.removeWidget(widget)
    return widget
