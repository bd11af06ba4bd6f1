"""Typographic pieces on a QPainter: text that fits its box, rules, boxes, hexagons.

The painter's unit is one point (1/72 inch), y downwards. Every text is fitted to a box: it wraps where lines are
allowed, then shrinks, and only then is cut. What was set where is kept in `Paper.pieces`, so that a caller, or a
test, can ask whether anything was cut or left its box.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from ..assets import AssetMissing, asset

Across = Literal["left", "centre", "right"]
Down = Literal["top", "middle", "bottom"]
Family = Literal["serif", "small", "sans"]

# The one place where the sheets' typefaces are chosen; the files come with the program, so that every page looks
# the same and its fonts can be embedded. `small` is cut for small sizes; `sans` is the system's own.
TYPEFACES = {
    "serif": ("Kingdom Serif", "KingdomSerif-Regular.ttf", "KingdomSerif-Italic.ttf"),
    "small": ("Kingdom Serif Small", "KingdomSerifSmall-Regular.ttf"),
}
INSTEAD = {"serif": "DejaVu Serif", "small": "DejaVu Serif", "sans": "DejaVu Sans"}
# Fonts are asked for at this multiple of their size and drawn scaled down: metrics stay exact in whole pixels.
FINE = 20
# A piece may leave its box by this much (points), and sideways by this part of its size: slanted letters lean out.
TOLERANCE = 0.75
LEAN = 0.15
SIZE_STEP = 0.96


class Style(NamedTuple):
    """A way of setting text. `size` in points; `tracking` widens letters by parts of their width; `caps` sets capitals."""

    size: float
    bold: bool = False
    italic: bool = False
    tracking: float = 0.0
    caps: bool = False
    family: Family = "serif"
    colour: str = "#1c1a17"
    leading: float = 1.18

    def sized(self, size: float) -> Style:
        """The same style in another size."""
        return self._replace(size=size)

    def inked(self, colour: str) -> Style:
        """The same style in another colour."""
        return self._replace(colour=colour)


class Piece(NamedTuple):
    """A text as it was set: its box, where its lines lie, the size used and asked for, and whether it was cut."""

    text: str
    box: QRectF
    lies: QRectF
    size: float
    wanted: float
    cut: bool

    @property
    def overflows(self) -> bool:
        """Whether it was cut or reaches out of its box."""
        aside = TOLERANCE + LEAN * self.size
        room = self.box.adjusted(-aside, -TOLERANCE, aside, TOLERANCE)
        return self.cut or not room.contains(self.lies)


class Fitted(NamedTuple):
    """A text made to fit: its lines, the style in the size they take, and whether some of it had to go."""

    lines: tuple[str, ...]
    style: Style
    cut: bool

    @property
    def height(self) -> float:
        """Height of all lines in points."""
        return len(self.lines) * self.style.size * self.style.leading


class Paper:
    """A page being drawn on, in points.

    `page` is the sheet's own rectangle; whatever is set outside of it is reported by `faults`. With `outlines`,
    texts are drawn as shapes, for pictures that must look the same where the font is missing.
    """

    def __init__(self, painter: QPainter, page: QRectF, outlines: bool = False) -> None:
        self.painter = painter
        self.page = page
        self.outlines = outlines
        self.pieces: list[Piece] = []

    def faults(self) -> list[Piece]:
        """The pieces that were cut, left their box or lie outside of the page."""
        return [p for p in self.pieces if p.overflows or not self.page.contains(p.lies)]

    def text(
        self,
        box: QRectF,
        text: str,
        style: Style,
        across: Across = "left",
        down: Down = "top",
        lines: int = 1,
        least: float = 0.55,
    ) -> float:
        """Set a text into a box on at most `lines` lines, shrunk to no less than `least` of its size.

        Returns the height its lines take, in points.
        """
        if not text:
            return 0.0
        fitted = fit(text, style, box.width(), box.height(), lines, least)
        top = box.top()
        if down == "bottom":
            top += box.height() - fitted.height
        elif down == "middle":
            top += (box.height() - fitted.height) / 2 + _optical_shift(fitted.style)
        step = fitted.style.size * fitted.style.leading
        lies = QRectF()
        for number, line in enumerate(fitted.lines):
            wide = width(line, fitted.style)
            left = box.left()
            if across != "left":
                left += (box.width() - wide) / (2 if across == "centre" else 1)
            baseline = QPointF(left, top + number * step + _ascent(fitted.style))
            self._line(baseline, line, fitted.style)
            lies = lies.united(_ink(line, fitted.style).translated(baseline))
        self.pieces.append(Piece(text, QRectF(box), lies, fitted.style.size, style.size, fitted.cut))
        return fitted.height

    def rule(self, x1: float, y: float, x2: float, weight: float = 0.5, colour: str = "#8c8375") -> None:
        """A horizontal line, centred on y."""
        self.stroke(QPointF(x1, y), QPointF(x2, y), weight, colour)

    def stroke(self, a: QPointF, b: QPointF, weight: float = 0.5, colour: str = "#8c8375") -> None:
        """A straight line between two points."""
        self.painter.setPen(_pen(weight, colour))
        self.painter.drawLine(a, b)

    def dots(self, x1: float, y: float, x2: float, colour: str = "#8c8375") -> None:
        """A row of leader dots between two x, as in a table of contents; nothing where there is no room."""
        if x2 - x1 < 6:
            return
        pen = QPen(QColor(colour), 0.6, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 4.5])
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(x2, y), QPointF(x1, y))

    def box(self, rect: QRectF, weight: float = 0.5, colour: str = "#8c8375", fill: str = "") -> None:
        """A rectangle; a weight of 0 leaves the outline away."""
        self.painter.setPen(_pen(weight, colour) if weight else Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        self.painter.drawRect(rect)

    def hexagon(
        self, centre: QPointF, radius: float, weight: float = 0.8, colour: str = "#1c1a17", fill: str = ""
    ) -> None:
        """A hexagon standing on its point; a weight of 0 leaves the outline away."""
        self.painter.setPen(_pen(weight, colour) if weight else Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        self.painter.drawPolygon(hexagon(centre, radius))

    def _line(self, at: QPointF, line: str, style: Style) -> None:
        painter = self.painter
        painter.save()
        painter.translate(at)
        painter.scale(1 / FINE, 1 / FINE)
        if self.outlines:
            path = QPainterPath()
            path.addText(QPointF(0, 0), font(style), _cased(line, style))
            painter.fillPath(path, QColor(style.colour))
        else:
            painter.setPen(QColor(style.colour))
            painter.setFont(font(style))
            painter.drawText(QPointF(0, 0), _cased(line, style))
        painter.restore()


def hexagon(centre: QPointF, radius: float) -> QPolygonF:
    """The six corners of a hexagon standing on its point."""
    turns = [math.radians(60 * corner - 90) for corner in range(6)]
    return QPolygonF(
        [QPointF(centre.x() + radius * math.cos(t), centre.y() + radius * math.sin(t)) for t in turns]
    )


def font(style: Style) -> QFont:
    """The font of a style at `FINE` times its size, without ligatures, whose letters PDF readers lose."""
    return _font(style._replace(colour="", caps=False, leading=0.0))


def width(line: str, style: Style) -> float:
    """How far a line reaches, in points."""
    key = style._replace(colour="", caps=False, leading=0.0)
    return _metrics(key).horizontalAdvance(_cased(line, style)) / FINE


def common(
    texts: Sequence[str], style: Style, wide: float, high: float, lines: int = 1, least: float = 0.55
) -> Style:
    """The style in the one size at which each of these texts fits such a box: the size of the tightest."""
    return style.sized(min((fit(text, style, wide, high, lines, least).style.size for text in texts), default=style.size))


@lru_cache(maxsize=4096)
def fit(text: str, style: Style, wide: float, high: float, lines: int = 1, least: float = 0.55) -> Fitted:
    """Wrap, then shrink, then cut a text until it fits a width and a height (points) on so many lines."""
    size = style.size
    while True:
        trial = style.sized(size)
        room = max(1, min(lines, int((high + TOLERANCE) / (size * style.leading))))
        broken = wrap(text, trial, wide)
        if len(broken) <= room and all(width(line, trial) <= wide + TOLERANCE for line in broken):
            return Fitted(broken, trial, cut=False)
        if size * SIZE_STEP < style.size * least:
            break
        size *= SIZE_STEP
    broken = wrap(text, trial, wide, anywhere=True)
    if len(broken) <= room:
        return Fitted(broken, trial, cut=False)
    kept, last = broken[: room - 1], broken[room - 1]
    while last and width(last + "…", trial) > wide:
        last = last[:-1]
    return Fitted((*kept, last.rstrip() + "…"), trial, cut=True)


def wrap(text: str, style: Style, wide: float, anywhere: bool = False) -> tuple[str, ...]:
    """Break a text into lines no wider than `wide` points, at spaces and after hyphens.

    A word that is wider stands alone and too wide, or with `anywhere` is broken between letters.
    """
    lines: list[str] = []
    for paragraph in text.splitlines() or [""]:
        line = ""
        for word in _words(paragraph):
            if width((line + word).rstrip(), style) <= wide or not (line or anywhere):
                line += word
                continue
            if line:
                lines.append(line.rstrip())
            line = word
            while anywhere and width(line.rstrip(), style) > wide and len(line) > 1:
                cut = _letters_that_fit(line, style, wide)
                lines.append(line[:cut])
                line = line[cut:]
        lines.append(line.rstrip())
    return tuple(lines)


def _letters_that_fit(word: str, style: Style, wide: float) -> int:
    low, high = 1, len(word)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if width(word[:middle], style) <= wide else (low, middle - 1)
    return low


def _words(paragraph: str) -> list[str]:
    """The pieces of a paragraph between which a line may break; joined they give it back."""
    words, word = [], ""
    for place, letter in enumerate(paragraph):
        word += letter
        follows = paragraph[place + 1 : place + 2]
        if letter == " " and follows != " ":
            words.append(word)
            word = ""
        elif letter in "-–/" and len(word) > 2 and follows.isalpha():
            words.append(word)
            word = ""
    return [*words, word] if word else words


@cache
def _families(family: Family) -> list[str]:
    """The names to ask for, the bundled typeface first once its files are loaded."""
    names = []
    if family in TYPEFACES:
        name, *files = TYPEFACES[family]
        for file in files:
            with suppress(AssetMissing):
                QFontDatabase.addApplicationFont(str(asset(f"fonts/{file}")))
        names.append(name)
    return [*names, INSTEAD[family]]


@lru_cache(maxsize=512)
def _font(style: Style) -> QFont:
    made = QFont()
    made.setFamilies(_families(style.family))
    made.setPixelSize(max(1, round(style.size * FINE)))
    made.setBold(style.bold)
    made.setItalic(style.italic)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature in ("liga", "clig", "dlig", "calt"):
        made.setFeature(QFont.Tag(feature), 0)
    if style.tracking:
        # Not as a length: a printer would scale that once more by its own resolution.
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 * (1 + style.tracking))
    return made


@lru_cache(maxsize=512)
def _metrics(style: Style) -> QFontMetricsF:
    return QFontMetricsF(_font(style))


def _ascent(style: Style) -> float:
    """From the top of a line to its baseline: the font's ascent, with the rest of the line's height halved."""
    metrics = _metrics(style._replace(colour="", caps=False, leading=0.0))
    ascent, descent = metrics.ascent() / FINE, metrics.descent() / FINE
    return (style.size * style.leading - ascent - descent) / 2 + ascent


def _ink(line: str, style: Style) -> QRectF:
    """What a line's letters cover, seen from its start on the baseline."""
    tight = _metrics(style._replace(colour="", caps=False, leading=0.0)).tightBoundingRect(_cased(line, style))
    return QRectF(tight.x() / FINE, tight.y() / FINE, tight.width() / FINE, tight.height() / FINE)


def _optical_shift(style: Style) -> float:
    """How far a line must be moved down so that its capitals and figures, not its box, sit in the middle."""
    metrics = _metrics(style._replace(colour="", caps=False, leading=0.0))
    capitals = _ascent(style) - metrics.capHeight() / FINE / 2
    return style.size * style.leading / 2 - capitals


def _cased(line: str, style: Style) -> str:
    return line.upper() if style.caps else line


def _pen(weight: float, colour: str) -> QPen:
    return QPen(QColor(colour), weight, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
