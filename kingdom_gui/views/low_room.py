"""A column that keeps the height it needs: in a window that is lower than that, it scrolls."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from .text_size import scaled

LEAST = 60  # pixels of height: two lines and a field


class LowRoom(QScrollArea):
    """Shows a widget at the height of its own minimum or more, through an opening that may be lower."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(content)

    def sizeHint(self) -> QSize:
        content = self.widget()
        return content.sizeHint() if content is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        content = self.widget()
        if content is None:
            return super().minimumSizeHint()
        return QSize(self.minimumWidth(), min(content.minimumSizeHint().height(), scaled(LEAST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        content = self.widget()
        if content is not None:  # the bar stands beside what scrolls, not on it
            least = content.minimumSizeHint().expandedTo(content.minimumSize())
            bar = self.verticalScrollBar().sizeHint().width() if least.height() > event.size().height() else 0
            self.setMinimumWidth(least.width() + bar)
