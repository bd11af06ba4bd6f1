"""Pictures in shapes: SVG by way of Qt's generator, with clips it can write."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtSvg import QSvgGenerator

POINTS = 72


def svg_bytes(page: QRectF, title: str, paint: Callable[[QPainter], object]) -> bytes:
    """What `paint` paints on white paper, as an SVG whose unit is a point."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # The older version of the format is the one in which the generator knows clipping.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setResolution(POINTS)
    generator.setSize(QSize(round(page.width()), round(page.height())))
    generator.setViewBox(page)
    generator.setTitle(title)
    painter = SvgPainter(generator)
    try:
        painter.fillRect(page, QColor(Qt.GlobalColor.white))
        paint(painter)
    finally:
        painter.end()
    return bytes(buffer.data().data())


class SvgPainter(QPainter):
    """A painter that hands each clip over as one whole shape, and letters as their outlines.

    The generator writes a clip that was set inside of another as an empty one, and does not hear of a clip
    that `restore` takes off again: what is painted there would be gone. Letters become shapes so that the
    picture looks the same where the typeface is missing. All our painting is Python, so all of it passes
    through here.
    """

    def __init__(self, device: QSvgGenerator) -> None:
        super().__init__(device)
        self._clip: QPainterPath | None = None
        self._kept: list[QPainterPath | None] = []

    def save(self) -> None:
        """Keep the clip with the rest of the painter's state."""
        self._kept.append(self._clip)
        super().save()

    def restore(self) -> None:
        """Bring back the clip with the rest of the painter's state."""
        super().restore()
        inner, self._clip = self._clip, self._kept.pop()
        if inner is not self._clip:
            self._hand_over()

    def setClipRect(self, rect: QRectF, operation: Qt.ClipOperation = Qt.ClipOperation.ReplaceClip) -> None:  # type: ignore[override]
        """Clip to a rectangle."""
        path = QPainterPath()
        path.addRect(QRectF(rect))
        self.setClipPath(path, operation)

    def setClipPath(
        self, path: QPainterPath, operation: Qt.ClipOperation = Qt.ClipOperation.ReplaceClip
    ) -> None:
        """Clip to a shape, or with `IntersectClip` to what it shares with the clip there is."""
        placed = self.transform().map(path)
        if operation == Qt.ClipOperation.IntersectClip and self._clip is not None:
            placed = self._clip.intersected(placed)
        self._clip = placed
        self._hand_over()

    def drawText(self, at: QPointF, text: str) -> None:  # type: ignore[override]
        """Fill the outlines of a line of text whose baseline starts at a point."""
        path = QPainterPath()
        path.addText(QPointF(at), self.font(), text)
        if not path.isEmpty():
            self.fillPath(path, self.pen().color())

    def _hand_over(self) -> None:
        if self._clip is None:
            self.setClipping(False)
            return
        back, _ = self.transform().inverted()
        super().setClipPath(back.map(self._clip), Qt.ClipOperation.ReplaceClip)
