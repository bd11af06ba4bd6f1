"""The typefaces of the sheets, and text made to fit a box by wrapping, shrinking and, last, cutting."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from ..assets import AssetMissing, asset

Family = Literal["serif", "small", "sans"]

# The one place where the sheets' typefaces are chosen; the files come with the program, so that every page
# looks the same and its fonts can be embedded. `small` is cut for small sizes; `sans` is the system's own.
TYPEFACES = {
    "serif": ("Kingdom Serif", "KingdomSerif-Regular.ttf", "KingdomSerif-Italic.ttf"),
    "small": ("Kingdom Serif Small", "KingdomSerifSmall-Regular.ttf"),
}
INSTEAD = {"serif": "DejaVu Serif", "small": "DejaVu Serif", "sans": "DejaVu Sans"}
# Fonts are asked for at this multiple of their size and drawn scaled down, which keeps metrics exact.
FINE = 20
SIZE_STEP = 0.96
SOFT_HYPHEN = "\u00ad"
TOLERANCE = 0.75  # points by which a line may be wider than its box


class Style(NamedTuple):
    """A way of setting text.

    `size` in points; `tracking` widens letters by parts of their width; `caps` sets capitals.
    """

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


class Fitted(NamedTuple):
    """A text made to fit: its lines, the style in the size they take, and whether some of it had to go."""

    lines: tuple[str, ...]
    style: Style
    cut: bool

    @property
    def height(self) -> float:
        """Height of all lines in points."""
        return len(self.lines) * self.style.size * self.style.leading


def font(style: Style) -> QFont:
    """The font of a style at `FINE` times its size, without ligatures, whose letters PDF readers lose."""
    return _font(style._replace(colour="", caps=False, leading=0.0))


def width(line: str, style: Style) -> float:
    """How far a line reaches, in points."""
    key = style._replace(colour="", caps=False, leading=0.0)
    return _metrics(key).horizontalAdvance(cased(line, style)) / FINE


def common(
    texts: Sequence[str], style: Style, wide: float, high: float, lines: int = 1, least: float = 0.55
) -> Style:
    """The style in the one size at which each of these texts fits such a box: the size of the tightest."""
    return style.sized(
        min((fit(text, style, wide, high, lines, least).style.size for text in texts), default=style.size)
    )


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
    """Break a text into lines no wider than `wide` points, at spaces, after hyphens and at soft hyphens.

    A word that is wider stands alone and too wide, or with `anywhere` is broken between letters.
    """
    lines: list[str] = []
    for paragraph in text.splitlines() or [""]:
        line = ""
        for word in _words(paragraph):
            if width(_shown(line + word), style) <= wide or not (line or anywhere):
                line += word
                continue
            if line:
                lines.append(_shown(line))
            line = word
            while anywhere and width(_shown(line), style) > wide and len(line) > 1:
                cut = _letters_that_fit(line, style, wide)
                lines.append(line[:cut])
                line = line[cut:]
        lines.append(_shown(line))
    return tuple(lines)


def _shown(line: str) -> str:
    """A line as it is set: a soft hyphen is seen only where the line ends in one."""
    ended = "-" if line.endswith(SOFT_HYPHEN) else ""
    return line.replace(SOFT_HYPHEN, "").rstrip() + ended


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
        if (
            (letter == " " and follows != " ")
            or letter == SOFT_HYPHEN
            or (letter in "-–/" and len(word) > 2 and follows.isalpha())
        ):
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


def ascent_of(style: Style) -> float:
    """From the top of a line to its baseline: the ascent, with half of what the line has over."""
    metrics = _metrics(style._replace(colour="", caps=False, leading=0.0))
    ascent, descent = metrics.ascent() / FINE, metrics.descent() / FINE
    return (style.size * style.leading - ascent - descent) / 2 + ascent


def ink_of(line: str, style: Style) -> QRectF:
    """What a line's letters cover, seen from its start on the baseline."""
    tight = _metrics(style._replace(colour="", caps=False, leading=0.0)).tightBoundingRect(cased(line, style))
    return QRectF(tight.x() / FINE, tight.y() / FINE, tight.width() / FINE, tight.height() / FINE)


def optical_shift(style: Style) -> float:
    """How far a line must be moved down so that its capitals and figures, not its box, sit in the middle."""
    metrics = _metrics(style._replace(colour="", caps=False, leading=0.0))
    capitals = ascent_of(style) - metrics.capHeight() / FINE / 2
    return style.size * style.leading / 2 - capitals


def cased(line: str, style: Style) -> str:
    """A line in the letters it is set in."""
    return line.upper() if style.caps else line
