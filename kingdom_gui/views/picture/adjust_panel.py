"""The picture under the grid while it is adjusted: how pale it is, where it lies, what of it is cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions.picture import AdjustPicture, RemovePicture
from ...engine.state import FARTHEST_ORIGIN, HALF_TURN, LARGEST_PITCH, LARGEST_SIDE, LEAST_PITCH, MapPicture
from ...geometry.layout import Point
from .. import speech
from ..blocks import heading, muted, plain, spin_box
from ..text_size import by_text
from .nudging import nudged, turned, with_pitch
from .shelf import PictureShelf

if TYPE_CHECKING:
    from ..map.map_view import MapView

STROKE_ENDS = 1500  # milliseconds without a change, after which the next begins a new step of undo
SIDES = 4


class AdjustPanel(QWidget):
    """Adjusts the picture of the level that the map shows. While it is seen, the arrow keys on the map move
    the picture. `fit_wanted` asks for hex centres to be clicked, `other_wanted` for another picture.
    """

    fit_wanted = Signal()
    other_wanted = Signal()

    def __init__(
        self, document: Document, view: MapView, shelf: PictureShelf, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._view, self._shelf = document, view, shelf
        self._stroke = 0
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(STROKE_ENDS)
        self._pause.timeout.connect(self._end_stroke)
        self.name, self.wrong = plain(""), muted("")
        self.opacity = QSlider(Qt.Orientation.Horizontal, self)
        self.opacity.setRange(0, 100)
        self.opacity.setPageStep(10)
        self.percent = QLabel(self)
        self.across = self._number(-FARTHEST_ORIGIN, FARTHEST_ORIGIN, 1.0)
        self.down = self._number(-FARTHEST_ORIGIN, FARTHEST_ORIGIN, 1.0)
        self.pitch = self._number(LEAST_PITCH, LARGEST_PITCH, 0.1)
        self.rotation = self._number(-HALF_TURN, HALF_TURN, 0.1)
        self.rotation.setWrapping(True)
        self.rotation.setSuffix("°")
        self.crops = [spin_box(0, LARGEST_SIDE, 0, self) for _ in range(SIDES)]
        self.shared, self.beyond = QCheckBox(self), QCheckBox(self)
        self.fit, self.other, self.remove = (QPushButton(self) for _ in range(3))
        self.keys = muted("")
        self._heads = [heading("") for _ in range(3)]
        self._names: list[QLabel] = []
        self._arrange()
        self._connect()
        self.retranslate()

    def picture(self) -> MapPicture | None:
        """The picture that is adjusted."""
        return self._document.campaign.pictures.get(self._view.options.level)

    def retranslate(self) -> None:
        """Write all texts in the language in force."""
        self.setAccessibleName(self.tr("Picture under the grid"))
        texts = (
            self.tr("Opacity"), self.tr("Hex 0,0: across"), self.tr("Hex 0,0: down"),
            self.tr("From hex to hex"), self.tr("Turned by"),
            self.tr("Left"), self.tr("Top"), self.tr("Right"), self.tr("Bottom"),
        )  # fmt: skip
        fields = (self.opacity, self.across, self.down, self.pitch, self.rotation, *self.crops)
        for label, field, text in zip(self._names, fields, texts, strict=True):
            label.setText(text)
            field.setAccessibleName(text)
        heads = self.tr("Look"), self.tr("Place, in pixels of the picture"), self.tr("Cut off, in pixels")
        for head, text in zip(self._heads, heads, strict=True):
            head.setText(text)
        self.shared.setText(self.tr("The players see it"))
        self.beyond.setText(self.tr("Also where the map has no hexes"))
        self.fit.setText(self.tr("Fit by hex centres…"))
        self.other.setText(self.tr("Another picture…"))
        self.remove.setText(self.tr("Take it away"))
        self.keys.setText(
            self.tr(
                "While this is open, the arrow keys on the map move the picture by one of its pixels; with "
                "Shift they set its hexes wider or closer."
            )
        )
        self.refresh()

    def refresh(self) -> None:
        """Show the picture as it is now."""
        picture = self.picture()
        self.setEnabled(picture is not None)
        if picture is None:
            self.name.setText(self.tr("No picture lies under this level."))
            self.wrong.hide()
            return
        problem = self._shelf.missing(picture)
        size = self.tr("{name}, {width} × {height} pixels")
        self.name.setText(size.format(name=picture.file, width=picture.width, height=picture.height))
        self.wrong.setVisible(problem is not None)
        self.wrong.setText(problem.sentence(speech.language()) if problem is not None else "")
        self.percent.setText(self.tr("{percent}%").format(percent=picture.opacity))
        numbers = {
            self.across: picture.x, self.down: picture.y, self.pitch: picture.pitch,
            self.rotation: picture.rotation,
        }  # fmt: skip
        for number, exact in numbers.items():
            if not (number.hasFocus() and number.value() == round(exact, 2)):
                number.blockSignals(True)
                number.setValue(exact)
                number.blockSignals(False)
        wholes: list[tuple[QSlider | QSpinBox, int]] = [(self.opacity, picture.opacity)]
        wholes += zip(self.crops, picture.crop, strict=True)
        for whole, value in wholes:
            whole.blockSignals(True)
            whole.setValue(value)
            whole.blockSignals(False)
        for box, on in ((self.shared, picture.shared), (self.beyond, picture.beyond)):
            box.blockSignals(True)
            box.setChecked(on)
            box.blockSignals(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys on the map, while this is seen."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.isVisible():
            picture = self.picture()
            action = nudged(picture, event.key(), event.modifiers(), self._middle()) if picture else None
            if action is not None:
                self._do(action, "nudge")
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _middle(self) -> Point:
        """What is in the middle of the map's view, in hex units."""
        return self._view.camera.visible().centre

    def _do(self, action: AdjustPicture, stroke: str) -> None:
        self._document.do(action, f"picture {stroke} {self._stroke}")
        self._pause.start()

    def _end_stroke(self) -> None:
        self._stroke += 1

    def _adjust(self, stroke: str, **fields: object) -> None:
        picture = self.picture()
        if picture is not None:
            self._do(AdjustPicture(level=picture.level, **fields), stroke)  # type: ignore[arg-type]

    def _set_pitch(self, pitch: float) -> None:
        picture = self.picture()
        if picture is not None:
            self._do(with_pitch(picture, pitch, self._middle()), "pitch")

    def _set_rotation(self, rotation: float) -> None:
        picture = self.picture()
        if picture is not None:
            self._do(turned(picture, rotation, self._middle()), "rotation")

    def _set_crop(self) -> None:
        left, top, right, bottom = (box.value() for box in self.crops)
        self._adjust("crop", crop=(left, top, right, bottom))
        self.refresh()  # where it was refused

    def _take_away(self) -> None:
        picture = self.picture()
        if picture is not None:
            self._document.do(RemovePicture(level=picture.level))

    def _number(self, low: float, high: float, step: float) -> QDoubleSpinBox:
        box = QDoubleSpinBox(self)
        box.setDecimals(2)
        box.setRange(low, high)
        box.setSingleStep(step)
        box.setKeyboardTracking(False)
        box.lineEdit().setTextMargins(4, 0, 0, 0)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return box

    def _arrange(self) -> None:
        self._names = [QLabel(self) for _ in range(5 + SIDES)]
        look, place, crop = QFormLayout(), QFormLayout(), QGridLayout()
        for form in (look, place):
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
            form.setHorizontalSpacing(12)
        row = QHBoxLayout()
        row.addWidget(self.opacity, 1)
        row.addWidget(self.percent)
        by_text(self.percent, least_width=44)
        look.addRow(self._names[0], row)
        for label, field in zip(
            self._names[1:5], (self.across, self.down, self.pitch, self.rotation), strict=True
        ):
            place.addRow(label, field)
        for number, (label, box) in enumerate(zip(self._names[5:], self.crops, strict=True)):
            crop.addWidget(label, number // 2, number % 2 * 2)
            crop.addWidget(box, number // 2, number % 2 * 2 + 1)
        crop.setColumnStretch(1, 1)
        crop.setColumnStretch(3, 1)
        inner = QWidget(self)
        inner.setObjectName("page")
        column = QVBoxLayout(inner)
        column.setContentsMargins(24, 8, 20, 20)
        column.setSpacing(8)
        for part in (self.name, self.wrong, self._heads[0], look, self.shared, self.beyond, self._heads[1],
                     place, self.keys, self.fit, self._heads[2], crop, self.other, self.remove):  # fmt: skip
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part)
        column.addStretch()
        scroll = QScrollArea(self)
        scroll.setFrameShape(scroll.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def _connect(self) -> None:
        self.opacity.valueChanged.connect(lambda value: self._adjust("opacity", opacity=value))
        self.across.valueChanged.connect(lambda value: self._adjust("across", x=value))
        self.down.valueChanged.connect(lambda value: self._adjust("down", y=value))
        self.pitch.valueChanged.connect(self._set_pitch)
        self.rotation.valueChanged.connect(self._set_rotation)
        for box in self.crops:
            box.setKeyboardTracking(False)
            box.valueChanged.connect(self._set_crop)
        self.shared.toggled.connect(lambda on: self._adjust("shared", shared=on))
        self.beyond.toggled.connect(lambda on: self._adjust("beyond", beyond=on))
        self.fit.clicked.connect(self.fit_wanted)
        self.other.clicked.connect(self.other_wanted)
        self.remove.clicked.connect(self._take_away)
        self._document.changed.connect(self.refresh)
        self._shelf.ready.connect(self.refresh)
        self._view.view_changed.connect(self._level_may_differ)
        self._view.installEventFilter(self)

    def _level_may_differ(self) -> None:
        if (self.isVisible() and self.picture() is None) or not self.isEnabled():
            self.refresh()
