"""A picture to look at and point into: moved and zoomed, hexes laid over it, and spots marked."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QWidget

from ...drawing.picture.laid import LaidPicture, paint_picture
from ...engine.hexes import Orientation
from ...geometry.fit import Fit, Mark
from ...geometry.layout import ROOT3, Rect, layout_of

Key, Modifier = Qt.Key, Qt.KeyboardModifier
ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}
STEP, LEAP = 1, 20  # points of the screen that the cross moves by
ZOOM = 1.25
LARGEST, ROOM = 16.0, 8  # times as large as the picture is, and points left free around it
MOST_HEXES = 6000  # drawn over the picture
CLICK = 4  # points that the pointer may move in a click


class PictureView(QWidget):
    """Shows a picture. `pointed(QPointF)` gives the pixel clicked, or chosen by Enter at the cross."""

    pointed = Signal(QPointF)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._laid: LaidPicture | None = None
        self._scale, self._corner = 1.0, QPointF()  # points a pixel; the pixel at the left upper corner
        self._cross: QPointF | None = None  # a pixel of the picture
        self._pressed: QPointF | None = None
        self._dragged = False
        self.marks: list[tuple[float, float]] = []
        self.grid: Fit | None = None
        self.orientation: Orientation = "pointy"
        self.setMinimumSize(240, 180)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.CrossCursor)

    def show_picture(self, laid: LaidPicture | None) -> None:
        """Show another picture, all of it."""
        self._laid = laid
        self._cross = None
        self.fit()

    def show_grid(self, grid: Fit | None, marks: list[Mark] | list[tuple[float, float]]) -> None:
        """Lay hexes over the picture, and numbers on its marks."""
        self.grid = grid
        self.marks = [(mark[0], mark[1]) for mark in marks]
        self.update()

    def fit(self) -> None:
        """Show all of the picture."""
        if self._laid is not None:
            one = self._laid.picture
            wide, high = max(1, self.width() - 2 * ROOM), max(1, self.height() - 2 * ROOM)
            self._scale = min(wide / one.width, high / one.height)
            self._corner = QPointF(
                one.width / 2 - self.width() / 2 / self._scale,
                one.height / 2 - self.height() / 2 / self._scale,
            )
        self.update()

    def zoom_by(self, part: float, at: QPointF | None = None) -> None:
        """Show the picture so many times as large, about a point of this widget."""
        if self._laid is None:
            return
        at = at or QPointF(self.width() / 2, self.height() / 2)
        before = self.pixel_at(at)
        one = self._laid.picture
        least = min(self.width() / one.width, self.height() / one.height) / 2
        self._scale = max(min(least, 1.0), min(LARGEST, self._scale * part))
        self._corner += before - self.pixel_at(at)
        self.update()

    def pixel_at(self, point: QPointF) -> QPointF:
        """The pixel of the picture under a point of this widget."""
        return self._corner + point / self._scale

    def point_of(self, pixel: QPointF) -> QPointF:
        """Where a pixel of the picture is in this widget."""
        return (pixel - self._corner) * self._scale

    # Events of Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(self.palette().ColorRole.Mid))
        if self._laid is not None:
            one = self._laid.picture
            # Pixels of the picture take the place of hex units.
            plain = one.__class__(
                0, one.file, one.fingerprint, one.size, one.width, one.height, 0.0, 0.0, ROOT3, page=one.page
            )
            painter.save()
            painter.translate(-self._corner * self._scale)
            left, top = self._corner.x(), self._corner.y()
            seen = Rect(left, top, left + self.width() / self._scale, top + self.height() / self._scale)
            painter.fillRect(
                QRectF(0, 0, one.width * self._scale, one.height * self._scale), QColor("#ffffff")
            )
            paint_picture(painter, LaidPicture(plain, self._laid.pyramid), seen, self._scale)
            painter.restore()
            self._paint_grid(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, mark in enumerate(self.marks, start=1):
            self._paint_mark(painter, self.point_of(QPointF(*mark)), str(number))
        if self._cross is not None and self.hasFocus():
            self._paint_cross(painter, self.point_of(self._cross))
        if self.hasFocus():
            painter.setPen(QPen(self.palette().highlight().color(), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed, self._dragged = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons():
            return
        way = event.position() - self._pressed
        if self._dragged or math.hypot(way.x(), way.y()) > CLICK:
            self._dragged = True
            self._corner -= way / self._scale
            self._pressed = event.position()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None and not self._dragged and event.button() == Qt.MouseButton.LeftButton:
            self._point(self.pixel_at(event.position()))
        self._pressed = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.zoom_by(ZOOM if turned > 0 else 1 / ZOOM, event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Key(event.key())
        if key in ARROWS and self._laid is not None:
            by = LEAP if event.modifiers() & Modifier.ShiftModifier else STEP
            here = self.point_of(self._cross) if self._cross is not None else QPointF(self.rect().center())
            there = here + QPointF(*ARROWS[key]) * by if self._cross is not None else here
            there.setX(min(max(there.x(), 0), self.width()))
            there.setY(min(max(there.y(), 0), self.height()))
            self._cross = self.pixel_at(there)
            self.update()
        elif key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space) and self._cross is not None:
            self._point(self._cross)
        elif key in (Key.Key_Plus, Key.Key_Equal, Key.Key_Minus):
            at = self.point_of(self._cross) if self._cross is not None else None
            self.zoom_by(1 / ZOOM if key == Key.Key_Minus else ZOOM, at)
        elif key == Key.Key_F:
            self.fit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, _event: object) -> None:
        self.fit()

    def _point(self, pixel: QPointF) -> None:
        if self._laid is None:
            return
        one = self._laid.picture
        if 0 <= pixel.x() <= one.width and 0 <= pixel.y() <= one.height:
            self.pointed.emit(pixel)

    def _paint_grid(self, painter: QPainter) -> None:
        """The hexes of the map over what is seen, where they are large enough to be told apart."""
        grid, layout = self.grid, layout_of(self.orientation)
        if grid is None or grid.pitch * self._scale < 5:
            return
        corners = [
            QPointF(x, y)
            for x, y in ((0, 0), (self.width(), 0), (0, self.height()), (self.width(), self.height()))
        ]
        places = [grid.to_map(pixel.x(), pixel.y()) for pixel in map(self.pixel_at, corners)]
        box = Rect(min(x for x, _ in places), min(y for _, y in places), max(x for x, _ in places),
                   max(y for _, y in places)).grown(1)  # fmt: skip
        if box.width * box.height / 2.6 > MOST_HEXES:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for width, colour in ((2.6, QColor(255, 255, 255, 150)), (1.2, QColor(150, 30, 20))):
            painter.setPen(QPen(colour, width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for x, y, _ in layout.cells(box):
                ring = [self._on_view(grid, x + cx, y + cy) for cx, cy in layout.corners]
                painter.drawPolygon(QPolygonF(ring))

    def _on_view(self, grid: Fit, x: float, y: float) -> QPointF:
        unit = grid.pitch / ROOT3
        turn = math.radians(grid.rotation)
        across, down = unit * math.cos(turn), unit * math.sin(turn)
        return self.point_of(QPointF(grid.x + x * across - y * down, grid.y + x * down + y * across))

    def _paint_mark(self, painter: QPainter, at: QPointF, text: str) -> None:
        painter.setPen(QPen(QColor("#ffffff"), 2))
        painter.setBrush(QColor("#8c2f1b"))
        painter.drawEllipse(at, 4, 4)
        tag = QRectF(at.x() + 6, at.y() - 22, 18, 18)
        painter.drawEllipse(tag)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_cross(self, painter: QPainter, at: QPointF) -> None:
        for width, colour in ((3.0, QColor("#ffffff")), (1.2, QColor("#1a1714"))):
            painter.setPen(QPen(colour, width))
            painter.drawLine(at - QPointF(12, 0), at + QPointF(12, 0))
            painter.drawLine(at - QPointF(0, 12), at + QPointF(0, 12))
