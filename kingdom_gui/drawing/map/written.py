"""Names that the GM writes over the land: set in the serif's italics, leaning as told, on a halo of paper.

One that players do not see is underlined with dots.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPen

from .atlas import Window
from .halo import Halo, write_haloed
from .label_places import WrittenLabel, label_font
from .name_places import shown_names
from .palette import ink

HALO = 0.9  # how opaque the paper around the letters is


def paint_labels(window: Window) -> None:
    """Write the labels that reach into the window."""
    labels = shown_names(window.atlas, window.scale, window.pixel).labels
    for _, written in labels.find(window.rect.grown(0.4)):
        _write(window, written)


def _write(window: Window, label: WrittenLabel) -> None:
    painter, palette, scale, pixel = window.painter, window.atlas.palette, window.scale, window.pixel
    font = label_font(label.pixels, label.size)
    metrics = QFontMetricsF(font)
    wide = metrics.horizontalAdvance(label.text)
    base = (metrics.ascent() - metrics.descent()) / 2
    painter.save()
    painter.translate(label.centre[0] * scale, label.centre[1] * scale)
    painter.rotate(label.angle)
    halo = Halo(palette.halo, HALO, max(3.2 * pixel, min(label.pixels * 0.16, 5.0 * pixel)))
    write_haloed(painter, QPointF(-wide / 2, base), label.text, font, palette.ink, halo)
    if not label.shared:
        pen = QPen(ink(palette.accent), max(1.4 * pixel, label.pixels * 0.06))
        pen.setStyle(Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([0.1, 2.4])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        line = base + metrics.descent() * 0.75
        painter.drawLine(QPointF(-wide / 2, line), QPointF(wide / 2, line))
    painter.restore()
