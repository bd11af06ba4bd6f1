"""How well letters stand out from their ground, as the rules for accessible pages on the web reckon it."""

from __future__ import annotations

from PySide6.QtGui import QColor

WHITE, BLACK = "#ffffff", "#000000"
_BEND = 0.04045  # below, a channel is linear


def luminance(colour: QColor) -> float:
    """How light a colour is to the eye, from 0 (black) to 1 (white); its opacity does not count."""
    red, green, blue = (_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, from 1 (none) to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def letters_on(ground: QColor) -> QColor:
    """White or black, whichever can be read better on this ground: always at least 4.5 to 1."""
    white, black = QColor(WHITE), QColor(BLACK)
    return white if contrast(white, ground) >= contrast(black, ground) else black


def _linear(part: float) -> float:
    return part / 12.92 if part <= _BEND else ((part + 0.055) / 1.055) ** 2.4
