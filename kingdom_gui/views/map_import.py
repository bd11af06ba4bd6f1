"""Bringing in a map of another program, from the choice of a file to the map that is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ..document.document import Document
from ..document.files import Files
from ..document.settings import documents_folder
from ..store.errors import StoreError
from . import labels, speech
from .modal import ask

if TYPE_CHECKING:
    from ..store.importers.foreign import ForeignMap, ForeignPicture

ENDINGS = ("wxx", "tmx", "tmj", "txt", "map", "csv", "json", "dd2vtt", "uvtt", "df2vtt")


class MapImport(QObject):
    """Asks, reads, shows the dialog and carries it out over one window. `told(text)` says what was done.

    `take_picture` is called with a picture on a grid and the file it came in; who can lay pictures under the
    map puts its own there. By itself the picture is taken out of its file.
    """

    told = Signal(str)

    def __init__(
        self, document: Document, files: Files, may_leave: Callable[[], bool], window: QWidget
    ) -> None:
        super().__init__(window)
        self._document, self._files, self._may_leave = document, files, may_leave
        self._window = window
        self._folder: Path | None = None  # where a map of this campaign was looked for last
        files.opened.connect(self._forget)
        self.take_picture: Callable[[ForeignPicture, Path], None] = self._take_picture_out

    def ask(self) -> None:
        """Ask which file to import, and import it."""
        found = self._chosen()
        if found is not None:
            self._show(*found)

    def bring(self, path: Path) -> None:
        """Import the map in a file, or say in one sentence why not."""
        foreign = self._read(path)
        if foreign is not None:
            self._show(path, foreign)

    def _forget(self) -> None:
        self._folder = None

    def _chosen(self) -> tuple[Path, ForeignMap] | None:
        """The map in the file the user chooses; None where none was chosen, or it is no map."""
        from PySide6.QtWidgets import QFileDialog

        title = self.tr("Choose a map")
        maps = self.tr("Maps of other programs ({endings})")
        pattern = maps.format(endings=" ".join(f"*.{ending}" for ending in ENDINGS))
        folder = self._folder or (self._document.path.parent if self._document.path else documents_folder())
        everything = self.tr("All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, title, str(folder), f"{pattern};;{everything}")
        if not name:
            return None
        path = Path(name)
        self._folder = path.parent
        foreign = self._read(path)
        return (path, foreign) if foreign is not None else None

    def _read(self, path: Path) -> ForeignMap | None:
        from ..store.importers.foreign import ForeignPicture
        from .dialogs.import_map import read_busily
        from .questions import tell

        try:
            found = read_busily(path, self._document)
        except StoreError as error:
            tell(self._window, error.sentence(speech.language()))
            return None
        if isinstance(found, ForeignPicture):
            self.take_picture(found, path)
            return None
        return found

    def _show(self, path: Path, foreign: ForeignMap) -> None:
        from .dialogs.import_map import ImportMapDialog

        onto = self._files.has_campaign
        dialog = ImportMapDialog(self._document, path, foreign, onto, self._window, self._chosen)
        dialog.may_leave = self._may_leave
        if not ask(dialog):
            return
        if dialog.campaign is not None:
            self._files.start(dialog.campaign)
        count = len(dialog.placed.hexes) if dialog.placed is not None else 0
        self.told.emit(self.tr("%n hex(es) imported", "", count))

    def _take_picture_out(self, found: ForeignPicture, path: Path) -> None:
        """Say what it is, and offer to save the picture by itself."""
        from PySide6.QtWidgets import QFileDialog

        from ..store.exported import write_exported
        from .questions import confirm, tell

        text = self.tr(
            "{file} is a picture on a grid of {columns} by {rows} squares, without hexes. It can lie under "
            "the map; for that its picture is saved as a file of its own."
        ).format(file=path.name, columns=labels.measure(found.columns), rows=labels.measure(found.rows))
        if not confirm(self._window, text, self.tr("Save the picture…")):
            return
        suggested = path.with_suffix(f".{found.ending}")
        pattern = self.tr("Pictures (*.{ending})").format(ending=found.ending)
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the picture"), str(suggested), pattern
        )
        if not name:
            return
        try:
            write_exported(Path(name), found.data)
        except StoreError as error:
            tell(self._window, error.sentence(speech.language()))
            return
        self.told.emit(self.tr("Saved {name}").format(name=Path(name).name))
