"""Bring a picture in, or fit the one that lies there: looked at, hexes pointed at in it, and kept."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QStandardPaths, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...drawing.picture.laid import LaidPicture, open_pyramid
from ...drawing.picture.pyramid import Measures
from ...engine.actions import Refusal
from ...engine.actions.picture import AdjustPicture, PlacePicture
from ...engine.state import LARGEST_EMBEDDED, MapPicture
from ...geometry.fit import Fit, FitError, fit_grid
from ...geometry.layout import ROOT3, Rect, layout_of
from ...store.errors import StoreError
from ...store.pictures import keep_picture, pictures_folder, plain_name
from ...words import say
from .. import labels, speech
from ..blocks import heading, muted, plain, rule, spin_box, title
from ..dialogs.buttons import do_or_cancel
from ..fitting import FittingDialog
from ..refusal_line import RefusalLine
from ..text_size import by_text
from .marks import MarkRows
from .preview import PictureView
from .unpacking import Unpacking

SIDE = 320  # points of the column beside the picture


class PictureDialog(FittingDialog):
    """Lays a picture under a level of the map: another file, or with `fitted` the one that is there.

    `extent` is the map's, in hex units: what is laid unfitted covers it.
    """

    def __init__(
        self,
        document: Document,
        level: int,
        extent: Rect,
        parent: QWidget | None = None,
        fitted: MapPicture | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._level, self._extent, self._fitted = document, level, extent, fitted
        self._source: Path | None = None
        self._measures: Measures | None = None
        self._work: Unpacking | None = None
        settings = document.campaign.settings
        self.view = PictureView(self)
        self.view.orientation = settings.orientation
        self.view.setAccessibleName(
            self.tr("The picture: click a hex centre, or move the cross by arrow keys")
        )
        self.choose = QPushButton(self.tr("Choose a picture…"), self)
        self.choose.setAutoDefault(False)
        self.name = plain("")
        self.page_name, self.page = QLabel(self.tr("Page"), self), spin_box(1, 1, 1, self)
        self.page.setKeyboardTracking(False)
        self.page.setAccessibleName(self.page_name.text())
        self.progress = QProgressBar(self)
        self.progress.setAccessibleName(self.tr("Unpacking the picture"))
        self.stop = QPushButton(self.tr("Stop"), self)
        self.stop.setAutoDefault(False)
        self.marks = MarkRows(settings, level, self)
        self.told = muted("")
        self.beside = QRadioButton(self.tr("In a folder beside the campaign"), self)
        self.beside.setToolTip(pictures_folder(document.path).name if document.path is not None else "")
        self.inside = QRadioButton(
            self.tr("Inside the campaign’s file, up to {size} MiB").format(size=LARGEST_EMBEDDED >> 20), self
        )
        self.beside.setChecked(True)
        self.shared = QCheckBox(self.tr("The players see it"), self)
        self.wrong = RefusalLine(self)
        verb = self.tr("Lay it under the map") if fitted is None else self.tr("Fit it")
        self.buttons, self.do_button = do_or_cancel(self, verb, self.tr("Cancel"))
        self.setWindowTitle(self.tr("A picture under the grid"))
        self._arrange()
        self.choose.clicked.connect(self._ask)
        self.page.valueChanged.connect(self._other_page)
        self.stop.clicked.connect(self._stop)
        self.view.pointed.connect(self._pointed)
        self.marks.changed.connect(self.refresh)
        self.marks.entered.connect(self.view.setFocus)
        self.resize(1040, 680)
        if fitted is not None:
            self.view.show_picture(LaidPicture(fitted, open_pyramid(fitted)))
        self.refresh()

    def take(self, source: Path, page: int = 1) -> None:
        """Unpack a file and show it; what is wrong with it is told, and what was shown before stays."""
        self._stop()
        self._complain("")
        self.progress.setValue(0)
        self._show_progress(True)
        self._work = Unpacking(source, source.name, page, "", self)
        self._work.percent.connect(self.progress.setValue)
        self._work.done.connect(lambda measures: self._unpacked(source, measures))
        self._work.failed.connect(self._failed)
        self.refresh()

    def fit(self) -> Fit | None:
        """Where the grid would lie: by the marks, else so that the picture covers the map; None without a
        picture, or where the marks make no grid.
        """
        picture = self._fitted
        width = self._measures.width if self._measures else picture.width if picture else 0
        height = self._measures.height if self._measures else picture.height if picture else 0
        if not width:
            return None
        marks = self.marks.marks()
        if len(marks) >= 2:
            try:
                return fit_grid(marks, layout_of(self._document.campaign.settings.orientation))
            except FitError:
                return None
        if picture is not None:
            return Fit(picture.x, picture.y, picture.pitch, picture.rotation)
        unit = max(1.2, min(width / self._extent.width, height / self._extent.height))
        x, y = self._extent.centre
        return Fit(width / 2 - x * unit, height / 2 - y * unit, unit * ROOT3, 0.0)

    def refresh(self) -> None:
        """Show what the fields say now."""
        measures, grid = self._measures, self.fit()
        self.view.show_grid(grid, self.marks.places())
        self.told.setText(self._told(grid))
        many = measures is not None and measures.pages > 1
        for widget in (self.page_name, self.page):
            widget.setVisible(many)
        fits = measures is None or measures.size << 10 <= LARGEST_EMBEDDED
        self.inside.setEnabled(fits)
        if not fits and self.inside.isChecked():
            self.beside.setChecked(True)
        self.do_button.setEnabled(grid is not None and self._work is None)

    def accept(self) -> None:
        """Keep the picture's file and lay it under the map."""
        grid = self.fit()
        if grid is None or self._work is not None:
            return
        if self._fitted is not None:
            outcome = self._document.do(
                AdjustPicture(level=self._level, x=grid.x, y=grid.y, pitch=grid.pitch, rotation=grid.rotation)
            )
        else:
            try:
                action = self._placing(grid)
            except (StoreError, OSError) as error:
                self._complain(
                    error.sentence(speech.language()) if isinstance(error, StoreError) else str(error)
                )
                return
            if action is None:
                return
            outcome = self._document.do(action)
        if isinstance(outcome, Refusal):
            self._complain(speech.reasons(outcome.reasons, self._document.campaign))
            return
        super().accept()

    def done(self, result: int) -> None:
        """Whatever is still being unpacked is left."""
        self._stop()
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter belongs to the fields and the cross: it must not lay the picture before it is fitted."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not isinstance(self.focusWidget(), QPushButton):
            event.accept()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._stop()
        super().closeEvent(event)

    def _placing(self, grid: Fit) -> PlacePicture | None:
        measures, source = self._measures, self._source
        if measures is None or source is None:
            return None
        data = b""
        if self.inside.isChecked():
            data, name = source.read_bytes(), plain_name(source.name)
        else:
            name = keep_picture(source, self._document.path)
        return PlacePicture(
            file=name, fingerprint=measures.fingerprint, size=measures.size, width=measures.width,
            height=measures.height, page=measures.page, level=self._level, shared=self.shared.isChecked(),
            data=data, x=grid.x, y=grid.y, pitch=grid.pitch, rotation=grid.rotation,
        )  # fmt: skip

    def _told(self, grid: Fit | None) -> str:
        """What comes of the marks."""
        if self._measures is None and self._fitted is None:
            return self.tr("PNG, JPEG, WebP, SVG, or a page of a PDF.")
        marks = self.marks.marks()
        if len(marks) < 2:
            return self.tr(
                "Click the centre of a hex in the picture and type which one it is. Three that lie far apart "
                "fit best. Without them the picture covers the map."
            )
        if grid is None:
            try:
                fit_grid(marks, layout_of(self._document.campaign.settings.orientation))
            except FitError as error:
                return say(error.code, error.parameters, speech.language())
            return ""
        text = self.tr(
            "{pitch} pixels from hex to hex, turned by {angle}°; the marks lie off by {miss} pixels at most."
        )
        return text.format(
            pitch=_decimal(grid.pitch), angle=_decimal(grid.rotation), miss=_decimal(grid.miss)
        )

    def _ask(self) -> None:
        pattern = (
            self.tr("Pictures (*.png *.jpg *.jpeg *.webp *.svg *.pdf)") + ";;" + self.tr("All files (*)")
        )
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        at = str(self._source.parent) if self._source is not None else folder
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Choose a picture"), at, pattern)
        if name:
            self.take(Path(name))

    def _other_page(self, page: int) -> None:
        if self._source is not None and self._measures is not None and page != self._measures.page:
            self.take(self._source, page)

    def _unpacked(self, source: Path, measures: Measures) -> None:
        self._over()
        other = self._measures is None or measures.fingerprint != self._measures.fingerprint
        if other or measures.page != (self._measures.page if self._measures else 0):
            self.marks.clear()
        self._source, self._measures = source, measures
        self.name.setText(f"{source.name}, {measures.width} × {measures.height}")
        self.page.blockSignals(True)
        self.page.setRange(1, measures.pages)
        self.page.setValue(measures.page)
        self.page.blockSignals(False)
        shown = MapPicture(
            self._level, plain_name(source.name), measures.fingerprint, measures.size, measures.width,
            measures.height, 0.0, 0.0, ROOT3, page=measures.page,
        )  # fmt: skip
        self.view.show_picture(LaidPicture(shown, open_pyramid(shown)))
        self.view.setFocus()
        self.refresh()

    def _failed(self, error: StoreError) -> None:
        self._over()
        if self._measures is not None:
            self.page.blockSignals(True)
            self.page.setValue(self._measures.page)
            self.page.blockSignals(False)
        self._complain(error.sentence(speech.language()))
        self.refresh()

    def _pointed(self, pixel: QPointF) -> None:
        self.marks.point(pixel.x(), pixel.y())

    def _complain(self, text: str) -> None:
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))

    def _stop(self) -> None:
        if self._work is not None:
            self._work.cancel()
            self._over()
            self.refresh()

    def _over(self) -> None:
        if self._work is not None:
            self._work.deleteLater()
            self._work = None
        self._show_progress(False)

    def _show_progress(self, shown: bool) -> None:
        self.progress.setVisible(shown)
        self.stop.setVisible(shown)

    def _arrange(self) -> None:
        beside = QWidget(self)
        by_text(beside, fixed_width=SIDE)
        column = QVBoxLayout(beside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(title(self.windowTitle()))
        row = QHBoxLayout()
        row.addWidget(self.page_name)
        row.addWidget(self.page, 1)
        stopping = QHBoxLayout()
        stopping.addWidget(self.progress, 1)
        stopping.addWidget(self.stop)
        for part in (self.choose, self.name, row, stopping, heading(self.tr("Which hexes are these?")),
                     self.marks, self.told):  # fmt: skip
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part)
        kept = [heading(self.tr("Where its file is kept")), self.beside, self.inside, self.shared]
        for widget in kept:
            column.addWidget(widget)
            widget.setVisible(self._fitted is None)
        self.choose.setVisible(self._fitted is None)
        self.name.setVisible(self._fitted is None)
        column.addStretch()
        column.addWidget(self.wrong)
        self._show_progress(False)
        across = QHBoxLayout()
        across.setSpacing(18)
        across.addWidget(self.view, 1)
        across.addWidget(beside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 16, 18, 14)
        whole.setSpacing(12)
        whole.addLayout(across, 1)
        whole.addWidget(rule())
        whole.addWidget(self.buttons)


def _decimal(value: float) -> str:
    return labels.decimal(value, 1)
