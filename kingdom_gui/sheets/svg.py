"""Pictures in shapes: SVG by way of Qt's generator, with clips it can write, and symbols."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtSvg import QSvgGenerator

from ..words.escaped import on_a_line

POINTS = 72
WHITE = QColor(Qt.GlobalColor.white)
MARK = "@use@"  # begins and ends what stands for symbols; letters are outlines, so no other text is written
_MARKED = re.compile(rf"<text\b[^>]*>\s*{MARK}([^<]*){MARK}\s*</text>".encode())
_IDS = re.compile(rb'(\bid="|url\(#)')
_BODY = re.compile(rb"</defs>(.*)</svg>", re.DOTALL)
_DEFS = re.compile(rb"<defs>(.*?)</defs>", re.DOTALL)


def svg_bytes(page: QRectF, title: str, paint: Callable[[QPainter], object]) -> bytes:
    """What `paint` paints on white paper, as an SVG whose unit is a point."""
    symbols: dict[Hashable, tuple[int, bytes]] = {}
    written = _written(page, title, symbols, lambda painter: (painter.fillRect(page, WHITE), paint(painter)))
    known = b"".join(drawn for _, drawn in symbols.values())
    return _MARKED.sub(_uses, written).replace(b"<defs>", b"<defs>\n" + known, 1)


def _written(
    page: QRectF,
    title: str,
    symbols: dict[Hashable, tuple[int, bytes]],
    paint: Callable[[SvgPainter], object],
) -> bytes:
    """What Qt's generator writes, with marks where symbols belong."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # The older version of the format is the one in which the generator knows clipping.
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setResolution(POINTS)
    generator.setSize(QSize(round(page.width()), round(page.height())))
    generator.setViewBox(page)
    generator.setTitle(on_a_line(title))  # XML knows no control characters
    painter = SvgPainter(generator, symbols)
    try:
        paint(painter)
    finally:
        painter.end()
    return bytes(buffer.data().data())


def _uses(mark: re.Match[bytes]) -> bytes:
    """The symbols that a mark stands for: numbers, each with its place."""
    found = (part.split(":") for part in mark.group(1).decode().split())
    return "".join([f'<use xlink:href="#s{number}" x="{x}" y="{y}"/>' for number, x, y in found]).encode()


def _fill(painter: QPainter, font: QFont, text: str, colour: QColor) -> None:
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    painter.fillPath(path, colour)


class SvgPainter(QPainter):
    """A painter that hands each clip over as one whole shape, and letters as their outlines.

    The generator writes a clip that was set inside of another as an empty one, and does not hear of a clip
    that `restore` takes off again: what is painted there would be gone. Letters become shapes so that the
    picture looks the same where the typeface is missing. All our painting is Python, so all of it passes
    through here.
    """

    def __init__(self, device: QSvgGenerator, symbols: dict[Hashable, tuple[int, bytes]]) -> None:
        """`symbols` keeps what was drawn once by its key: its number, and what the file says of it."""
        super().__init__(device)
        self._symbols = symbols
        self._wide: dict[tuple[str, int], dict[str, float]] = {}  # of digits, by font and colour
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

    def symbol(self, key: Hashable, x: float, y: float, draw: Callable[[QPainter], object]) -> None:
        """Put what `draw` paints about the origin at a point; the same key is the same drawing."""
        self._mark(f"{self._number(key, draw)}:{x:.3f}:{y:.3f}")

    def drawText(self, at: QPointF, text: str) -> None:  # type: ignore[override]
        """Fill the outlines of a line of text whose baseline starts at a point.

        Digits that stand one after the other as each by itself are symbols, for numbers of hexes are many.
        """
        if text.isascii() and text.isdigit() and (marks := self._digits(at, text)):
            self._mark(marks)
            return
        path = QPainterPath()
        path.addText(QPointF(at), self.font(), text)
        if not path.isEmpty():
            self.fillPath(path, self.pen().color())

    def _digits(self, at: QPointF, text: str) -> str:
        """Where the symbols of digits stand; none where they do not stand as each by itself."""
        font, colour = self.font(), self.pen().color()
        name = (font.key(), colour.rgba())
        wide = self._wide.get(name)
        if wide is None:
            metrics = QFontMetricsF(font)
            wide = self._wide[name] = {sign: metrics.horizontalAdvance(sign) for sign in "0123456789"}
            pairs = ((one, two) for one in wide for two in wide)
            if any(abs(metrics.horizontalAdvance(a + b) - wide[a] - wide[b]) > 0.01 for a, b in pairs):
                wide.clear()
        if not wide:
            return ""
        x, marks = at.x(), []
        for sign in text:
            number = self._number((*name, sign), partial(_fill, font=font, text=sign, colour=colour))
            marks.append(f"{number}:{x:.3f}:{at.y():.3f}")
            x += wide[sign]
        return " ".join(marks)

    def _number(self, key: Hashable, draw: Callable[[SvgPainter], object]) -> int:
        """The number of a symbol, which is drawn the first time that it is asked for."""
        known = self._symbols.get(key)
        if known is not None:
            return known[0]
        number = len(self._symbols) + 1
        self._symbols[key] = (number, b"")  # its number is taken, whatever is drawn within

        def alone(painter: SvgPainter) -> None:
            painter.setRenderHints(self.renderHints())
            draw(painter)

        drawn = _written(QRectF(0, 0, 1, 1), "", self._symbols, alone)
        defs, body = _DEFS.search(drawn), _BODY.search(drawn)
        inner, shape = (found.group(1) if found is not None else b"" for found in (defs, body))
        drawn = b'%s<g id="">%s</g>\n' % (inner, _MARKED.sub(_uses, shape))
        own = _IDS.sub(rb"\1s%d-" % number, drawn).replace(
            b'<g id="s%d-">' % number, b'<g id="s%d">' % number
        )
        self._symbols[key] = (number, own)
        return number

    def _mark(self, what: str) -> None:
        """Leave a mark for symbols. One that follows another shares its group, as nothing is set between."""
        pen = self.pen()
        if pen.style() == Qt.PenStyle.NoPen:  # without a pen no text is written
            self.setPen(QColor(Qt.GlobalColor.black))
        super().drawText(QPointF(0, 0), f"{MARK}{what}{MARK}")
        if pen.style() == Qt.PenStyle.NoPen:
            self.setPen(pen)

    def _hand_over(self) -> None:
        if self._clip is None:
            self.setClipping(False)
            return
        back, _ = self.transform().inverted()
        super().setClipPath(back.map(self._clip), Qt.ClipOperation.ReplaceClip)
