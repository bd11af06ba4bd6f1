"""Takes pictures away that lie beside a campaign and that nothing needs any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ...store.errors import StoreError
from .. import labels, speech
from ..questions import ask_to_remove, tell

if TYPE_CHECKING:
    from ..main_window import MainWindow


class UnusedPictures(QObject):
    """Asks about them, and takes them away."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def remove(self) -> int:
        """Ask about the unused pictures of the campaign, with how many and how large, and take them
        away; how many are gone.

        Only of a campaign that is saved: what undo, an earlier version or a backup may bring back is needed.
        """
        from ...store.pictures import remove_pictures, unused_pictures

        document = self._window.document
        if document.path is None or document.modified:
            tell(
                self._window,
                self.tr("Save the campaign first: unsaved work may need its pictures."),
            )
            return 0
        needed = {one.file for state in document.kept_campaigns() for one in state.pictures.values()}
        try:
            found = unused_pictures(document.path, needed)
            size = sum(file.stat().st_size for file in found)
            if not found:
                tell(self._window, self.tr("Every picture beside the campaign is needed."))
                return 0
            text = self.tr("Remove %n unused picture(s) for good?", "", len(found))
            more = self.tr(
                "{size} MB: {names}. Neither the campaign nor undo nor an earlier version needs them.",
            )
            names = ", ".join(file.name for file in found[:6]) + (", …" if len(found) > 6 else "")
            megabytes = labels.decimal(max(0.1, size / (1 << 20)), 1)
            if not ask_to_remove(self._window, text, more.format(size=megabytes, names=names)):
                return 0
            gone = remove_pictures(found)
        except (StoreError, OSError) as error:
            sentence = error.sentence(speech.language()) if isinstance(error, StoreError) else str(error)
            tell(self._window, sentence)
            return 0
        self._window.status.reason(self.tr("%n picture(s) removed", "", gone))
        return gone
