"""Files dropped on the window: a campaign is opened, a map of another program is brought in."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from ..store.errors import StoreError

Take = Callable[[Path], None]


class DroppedFiles(QObject):
    """Watches a window for files that are dropped on it. `open` takes campaigns; all else goes to `bring`,
    whose reader says in a sentence what is no map. Who can use other files puts them into `others`, by their
    ending without a dot.
    """

    def __init__(self, window: QWidget, open_: Take, bring: Take) -> None:
        super().__init__(window)
        self._open, self._bring = open_, bring
        self.others: dict[str, Take] = {}
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent | QDragEnterEvent | QDragMoveEvent):
            path = file_in(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    # Not now: a dialog in the middle of a drop would hold whoever drags.
                    QTimer.singleShot(0, self, lambda: self.take(path))
                return True
        return super().eventFilter(watched, event)

    def take(self, path: Path) -> None:
        """Open or bring in a file, by what it is."""
        other = self.others.get(path.suffix[1:].lower())
        if other is not None:
            other(path)
        elif is_campaign(path):
            self._open(path)
        else:
            self._bring(path)


def file_in(data: QMimeData) -> Path | None:
    """The one file that is dragged; None where it is something else, or several."""
    urls = data.urls() if data.hasUrls() else []
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if os.path.isfile(path) else None


def is_campaign(path: Path) -> bool:
    """Whether a file is a campaign of this program; what cannot be read is none."""
    from ..store.importers.sniffing import sniff

    if path.suffix.lower() != ".json":
        return False
    try:
        return sniff(path) == "campaign"
    except StoreError:
        return False
