"""A panel that shows a document, and is set anew only while it is in sight."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from ..document.document import Document
from ..engine.patch import Patch


class StalePanel(QWidget):
    """Notes while hidden that it is out of date, and catches up when it is shown.

    Subclasses give `refresh`, which sets `_stale` to False and shows things as they stand, and `retranslate`,
    which writes the fixed texts and ends with `_changed(None)`; they call it once they are built.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._stale = True
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.refresh)
        document.changed.connect(self._changed)

    def refresh(self) -> None:
        """Show things as they stand."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Write the fixed texts in the language in force."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._changed(None)
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        if self._stale:
            self.refresh()
        super().showEvent(event)

    def _changed(self, patch: Patch | None) -> None:
        self._stale = True
        if self.isVisible():
            self._renew()

    def _renew(self) -> None:
        """Catch up while in sight: once, however much is changed before control returns to the window."""
        self._soon.start()


__all__ = ["StalePanel"]
