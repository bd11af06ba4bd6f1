"""Colours and patterns of a district's plan: light and dark, with high contrast too, and on paper."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from math import ceil
from typing import Literal, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

Scheme = Literal["light", "dark", "contrast-light", "contrast-dark", "print"]


class Ink(NamedTuple):
    """The colours of one scheme."""

    ink: QColor
    muted: QColor
    paper: QColor  # ground of what stands on no tint: ghosts, badges
    land: QColor
    water: QColor
    wave: QColor
    street: QColor
    block: QColor
    line: QColor  # outlines of lots and blocks
    alarm: QColor  # damage
    edge: QColor  # outlines of what is built
    lawful: QColor  # outlines of where something may go
    tints: Mapping[str, QColor]

    def tint(self, family: str) -> QColor:
        """The ground of a family's footprints."""
        return self.tints.get(family, self.paper)


_TINTS = {
    "home": "#ecd9b2", "trade": "#e8c57f", "craft": "#dfb18c", "rule": "#cdc0dc", "learning": "#b9cfe3",
    "faith": "#f1eabf", "arms": "#d99b8f", "pleasure": "#eac0c8", "green": "#c3d7a4", "water": "#add3d8",
    "works": "#cdc8be",
}  # fmt: skip
_DARK_TINTS = {
    "home": "#5b5141", "trade": "#6b5423", "craft": "#6d472f", "rule": "#4d4166", "learning": "#324a62",
    "faith": "#5e5c33", "arms": "#6e3a33", "pleasure": "#663b4b", "green": "#445b30", "water": "#2a5459",
    "works": "#4b4845",
}  # fmt: skip
_GROUNDS = {
    "light": "#2a251f #5d5449 #fbf8f1 #e9e4cd #c6dce0 #7ba3ac"
    " #dfd5bf #f5efe1 #b3a68d #a8321d #2a251f #3f7a34",
    "dark": "#ece5d8 #b0a697 #262320 #35352a #213b44 #5b8894 #3d372f #2b2723 #655c4f #f0937a #a3998a #9fcb84",
    "contrast-light": "#000000 #262626 #ffffff #ffffff #cfe6f7 #003f7a"
    " #d0d0d0 #ffffff #3d3d3d #a8001c #000000 #00561c",
    "contrast-dark": "#ffffff #e2e2e2 #000000 #000000 #00243f #7fd0ff"
    " #3a3a3a #000000 #b8b8b8 #ff9a76 #ffffff #8dff96",
    "print": "#1c1a17 #5c5449 #ffffff #f6f5ec #e4eff2 #7d9aa3"
    " #e9e6de #ffffff #a69c8a #9c2b18 #1c1a17 #3f7a34",
}
_PALE = {"print": 0.42, "contrast-light": 0.3}  # how much white is in the tints


@lru_cache(maxsize=5)
def ink_of(scheme: Scheme) -> Ink:
    """The colours of a scheme."""
    grounds = {name: QColor(code) for name, code in zip(Ink._fields, _GROUNDS[scheme].split(), strict=False)}
    names = _DARK_TINTS if scheme in ("dark", "contrast-dark") else _TINTS
    pale = _PALE.get(scheme, 0.0)
    tints = {family: mixed(QColor(name), QColor("#ffffff"), pale) for family, name in names.items()}
    return Ink(**grounds, tints=tints)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A colour that is `share` (0 to 1) of the other."""
    pairs = (
        (one.redF(), other.redF()),
        (one.greenF(), other.greenF()),
        (one.blueF(), other.blueF()),
    )
    red, green, blue = (a + (b - a) * share for a, b in pairs)
    return QColor.fromRgbF(red, green, blue)


def faded(colour: QColor, alpha: float) -> QColor:
    """The same colour, see-through."""
    thin = QColor(colour)
    thin.setAlphaF(alpha)
    return thin


Lines = list[QLineF]


def paint_pattern(painter: QPainter, area: QRectF, family: str, colour: QColor, step: float) -> None:
    """Lay a family's pattern over an area; `step` is the distance of its marks in the painter's units."""
    draw = _PATTERNS.get(family)
    if draw is None:
        return
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour, step * 0.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    # Single lines, as a path of so many would be joined up first, at a hundred times the cost.
    painter.drawLines(draw(area, step))
    painter.restore()


def hatch(area: QRectF, step: float, rising: bool = True) -> Lines:
    """Slanting lines over an area, rising to the right or falling; they reach out of it and want a clip."""
    reach = area.height()
    low, high = (area.bottom(), area.top()) if rising else (area.top(), area.bottom())
    return [QLineF(x, low, x + reach, high) for x in _steps(area.left() - reach, area.right(), step)]


def waves(area: QRectF, step: float) -> Lines:
    """Short waves in staggered rows."""
    lines = []
    for row, y in enumerate(_steps(area.top() + step * 0.5, area.bottom(), step)):
        for x in _steps(area.left() - (step if row % 2 else 0), area.right(), step * 2):
            points = [QPointF(x + step * across, y - step * up) for across, up in _WAVE]
            lines += [QLineF(a, b) for a, b in pairwise(points)]
    return lines


def tufts(area: QRectF, step: float) -> Lines:
    """Tufts of grass in staggered rows."""
    return [
        QLineF(at, QPointF(at.x() + lean * step, at.y() - step * 0.42))
        for at in _staggered(area, step * 1.5)
        for lean in (-0.28, 0.0, 0.28)
    ]


_WAVE = (
    (0.0, 0.0), (0.17, 0.12), (0.35, 0.17), (0.53, 0.12), (0.7, 0.0),
    (0.87, -0.12), (1.05, -0.17), (1.23, -0.12), (1.4, 0.0),
)  # fmt: skip


def _slashes(area: QRectF, step: float) -> Lines:
    return hatch(area, step * 1.2)


def _backslashes(area: QRectF, step: float) -> Lines:
    return hatch(area, step * 1.2, rising=False)


def _crosshatch(area: QRectF, step: float) -> Lines:
    return hatch(area, step * 1.5) + hatch(area, step * 1.5, rising=False)


def _rows(area: QRectF, step: float) -> Lines:
    ys = _steps(area.top() + step * 0.5, area.bottom(), step * 0.8)
    return [QLineF(area.left(), y, area.right(), y) for y in ys]


def _columns(area: QRectF, step: float) -> Lines:
    xs = _steps(area.left() + step * 0.5, area.right(), step * 0.8)
    return [QLineF(x, area.top(), x, area.bottom()) for x in xs]


def _dots(area: QRectF, step: float) -> Lines:
    radius = step * 0.09
    return [QLineF(at.x() - radius, at.y(), at.x() + radius, at.y()) for at in _staggered(area, step * 0.7)]


def _crosses(area: QRectF, step: float) -> Lines:
    arm = step * 0.22
    lines = []
    for at in _staggered(area, step):
        lines.append(QLineF(at.x() - arm, at.y(), at.x() + arm, at.y()))
        lines.append(QLineF(at.x(), at.y() - arm, at.x(), at.y() + arm))
    return lines


def _dashes(area: QRectF, step: float) -> Lines:
    reach = step * 0.3
    return [QLineF(at.x() - reach, at.y(), at.x() + reach, at.y()) for at in _staggered(area, step)]


def _staggered(area: QRectF, step: float) -> list[QPointF]:
    return [
        QPointF(x, y)
        for row, y in enumerate(_steps(area.top() + step * 0.5, area.bottom(), step))
        for x in _steps(area.left() + step * (0.5 if row % 2 == 0 else 1.0), area.right(), step)
    ]


def _steps(start: float, end: float, step: float) -> list[float]:
    """Places from `start`, `step` apart, before `end`."""
    return [start + number * step for number in range(max(ceil((end - start) / step), 0))]


_PATTERNS = {
    "trade": _slashes, "craft": _rows, "rule": _columns, "learning": _dots, "faith": _crosses,
    "arms": _crosshatch, "pleasure": _backslashes, "green": tufts, "water": waves, "works": _dashes,
}  # fmt: skip
