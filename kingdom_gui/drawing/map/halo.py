"""Letters on a halo of paper, so that they can be read on whatever lies beneath."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from .palette import ink

MOST_LETTERS = (
    120  # of one name or label: thousands of letters take seconds to be outlined, and nobody reads them
)


class Halo(NamedTuple):
    """The paper left around letters: its colour, opacity and width in pixels."""

    colour: str
    alpha: float
    width: float


def on_one_line(text: str) -> str:
    """A name or label as the map writes it: on one line, and cut short where it is longer than any name."""
    line = " ".join(text.split())
    return line if len(line) <= MOST_LETTERS else f"{line[: MOST_LETTERS - 1].rstrip()}…"


def write_haloed(painter: QPainter, at: QPointF, text: str, font: QFont, colour: str, halo: Halo) -> None:
    """Write text with its base line beginning at a point."""
    outline = QPainterPath()
    outline.addText(at, font, text)
    pen = QPen(ink(halo.colour, halo.alpha), halo.width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(outline, pen)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(at, text)
