"""The menu of the print dialog: the map as pictures, for other programs, and as a page to hand out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QMessageBox, QProgressDialog, QWidget

from ..document.document import Document
from ..document.settings import documents_folder
from ..engine.known import as_players_know
from ..store.errors import StoreError
from ..store.exported import write_exported
from ..store.exporters.files import map_files
from ..words import known
from .export import ExportOptions, export
from .printing import Cancelled, Progress

SCALES = (1, 2, 4)  # of a PNG
SOON = 400  # milliseconds after which it is shown how far a long one is


class MapExports(QObject):
    """Asks for a file's name and writes it. `saved(name)` tells of what was written."""

    saved = Signal(str)

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self.players = False
        self.numbers = False
        self.language = "en"

    @property
    def _window(self) -> QWidget:
        """The dialog it belongs to; not kept here, so that neither keeps the other."""
        return cast(QWidget, self.parent())

    def menu(self, parent: QWidget) -> QMenu:
        """The menu of all that can be written."""
        menu = QMenu(parent)
        pictures = menu.addMenu(self.tr("Map as a &picture (PNG)"))
        for scale in SCALES:
            text = (
                self.tr("As on screen") if scale == 1 else self.tr("{count} times finer").format(count=scale)
            )
            self._add(pictures, text, partial(self.ask, "map", "png", scale))
        self._add(menu, self.tr("Map as a &drawing (SVG)…"), partial(self.ask, "map", "svg"))
        menu.addSeparator()
        for ending, text in (
            ("tmj", self.tr("Map for &Tiled…")),
            ("txt", self.tr("Map as te&xt…")),
            ("csv", self.tr("Table of &hexes (CSV)…")),
            ("geojson", self.tr("Map as &GeoJSON…")),
        ):
            self._add(menu, text, partial(self.ask, "forms", ending))
        menu.addSeparator()
        self._add(menu, self.tr("Handout as a &web page…"), partial(self.ask, "handout", "html"))
        return menu

    def ask(self, kind: str, ending: str, scale: float = 1.0) -> bool:
        """Ask where to, and write it; whether that was done."""
        path = self.ask_path(ending)
        return path is not None and self.write(kind, path, scale)

    def ask_path(self, ending: str, name: str = "") -> Path | None:
        """Where to write a file with this ending."""
        document = self._document
        name = name or document.campaign.settings.name or self.tr("Map")
        folder = document.path.parent if document.path else documents_folder()
        suggested = folder / f"{name.replace('/', '-')}.{ending}"
        pattern = self.tr("{kind} files (*.{ending})").format(kind=ending.upper(), ending=ending)
        chosen, _ = QFileDialog.getSaveFileName(self._window, self.tr("Export"), str(suggested), pattern)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix.lower() == f".{ending}" else path.with_name(f"{path.name}.{ending}")

    def write(self, kind: str, path: Path, scale: float = 1.0) -> bool:
        """Write the map as a painting (`map`), for other programs (`forms`) or as a `handout`; a failure is
        told in one sentence, and gives False.
        """
        progress = PagesProgress(self._window, self.tr("Drawing…"), self.tr("Give up"), 1)
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        sentence = ""
        try:
            self._write(kind, path, scale, progress.told)
        except Cancelled:
            sentence = self.tr("Given up; nothing was written.")
        except StoreError as error:
            sentence = error.sentence(known(QLocale().name()))
        finally:
            QApplication.restoreOverrideCursor()
            progress.close()
        if sentence:
            QMessageBox.warning(self._window, self._window.windowTitle(), sentence)
            return False
        self.saved.emit(path.name)
        return True

    def _write(self, kind: str, path: Path, scale: float, progress: Progress) -> None:
        document = self._document
        if kind == "forms":
            campaign = document.campaign
            shown = as_players_know(campaign) if self.players else campaign
            for file, data in map_files(shown, path).items():
                write_exported(file, data)
            return
        options = ExportOptions(
            scale=scale, kingdom=document.campaign.at_table, players=self.players, numbers=self.numbers
        )
        export(kind, document.campaign, document.rules, path, self.language, options, progress)

    def _add(self, menu: QMenu, text: str, write: Callable[[], object]) -> None:
        menu.addAction(text).triggered.connect(lambda: write())


class PagesProgress:
    """A bar with how many pages are painted, and a button to give it up; shown only for what takes long."""

    def __init__(self, parent: QWidget, text: str, cancel: str, pages: int) -> None:
        """`text` and `cancel` are translated already."""
        self.bar = QProgressDialog(text, cancel, 0, pages, parent)
        self.bar.setWindowTitle(parent.windowTitle())
        self.bar.setWindowModality(Qt.WindowModality.WindowModal)
        self.bar.setMinimumDuration(SOON)

    @property
    def told(self) -> Progress:
        """What painters call for each page."""

        def told(page: int, pages: int) -> bool:
            self.bar.setMaximum(pages)
            self.bar.setValue(page)
            QApplication.processEvents()
            return not self.bar.wasCanceled()

        return told

    def close(self) -> None:
        """It is done, or given up."""
        self.bar.reset()
        self.bar.deleteLater()
