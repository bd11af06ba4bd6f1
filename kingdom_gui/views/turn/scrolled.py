"""The words and forms of a step, as high as they need; where the window has less room they scroll."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

LEAST = 70  # pixels: two lines and a field


class Scrolled(QScrollArea):
    """Takes the height of what is inside it, and gives up all but a little of it when it must."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inside = inside
        self.setObjectName("scrolled")
        self.setStyleSheet("#scrolled, #scrolled > QWidget > QWidget { background: transparent; }")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(inside)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(LEAST, self._inside.sizeHint().height()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        inside = self._inside
        return inside.heightForWidth(width) if inside.hasHeightForWidth() else inside.sizeHint().height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is inside needs another height: whoever holds this must know."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return bool(super().eventFilter(watched, event))
