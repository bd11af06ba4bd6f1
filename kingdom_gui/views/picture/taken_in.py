"""Pictures that come by another way than their own command: dropped on the window, or inside a map's file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTemporaryDir

from ...store.errors import StoreError
from .. import speech

if TYPE_CHECKING:
    from ...store.importers.foreign import ForeignPicture
    from ..main_window import MainWindow

ENDINGS = ("png", "jpg", "jpeg", "webp", "svg", "pdf")


class TakenIn(QObject):
    """Hands such pictures to the dialog that lays them under the map; that takes a campaign to be open."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._folder: QTemporaryDir | None = None
        self._importing = window.file_commands.importing
        self._take_out = self._importing.take_picture
        self._importing.take_picture = self.from_map
        window.dropped.others.update(dict.fromkeys(ENDINGS, self.from_file))

    def from_file(self, path: Path) -> None:
        """A picture that was dropped."""
        if self._window.files.has_campaign:
            self._window.map_pictures.bring_in(path)
        else:
            from ..questions import tell

            tell(self._window, self.tr("A picture lies under a map: open a campaign first, or begin one."))

    def from_map(self, found: ForeignPicture, path: Path) -> None:
        """A picture on a grid, out of the file of another program; without a campaign it can be saved."""
        if not self._window.files.has_campaign:
            self._take_out(found, path)
            return
        from ...store.disk import write_file
        from ..questions import tell

        if self._folder is None:
            self._folder = QTemporaryDir()
        out = Path(self._folder.path()) / f"{path.stem}.{found.ending}"
        try:
            write_file(out, found.data)
        except StoreError as error:
            tell(self._window, error.sentence(speech.language()))
            return
        self._window.map_pictures.bring_in(out)
