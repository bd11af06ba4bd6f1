"""The map's serif: the bundled one, or a serif of the system where its files are missing."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase

from ...assets import AssetMissing, asset

FILES = ("KingdomSerif-Regular.ttf", "KingdomSerif-Italic.ttf", "KingdomSerifSmall-Regular.ttf")
SERIF = ["Kingdom Serif", "EB Garamond", "DejaVu Serif"]
SMALL = ["Kingdom Serif Small", *SERIF]


@lru_cache(maxsize=1)
def load_serif() -> None:
    """Make the bundled serif known to Qt."""
    for file in FILES:
        with suppress(AssetMissing):
            QFontDatabase.addApplicationFont(str(asset(f"fonts/{file}")))


@lru_cache(maxsize=256)
def serif(
    pixels: float, italic: bool = False, small: bool = False, tracking: float = 0.0, bold: bool = False
) -> QFont:
    """The serif at a size in pixels; `tracking` in parts of the size; `small` is the cut for small sizes."""
    load_serif()
    font = QFont()
    font.setFamilies(SMALL if small else SERIF)
    font.setPixelSize(max(5, round(pixels)))
    font.setItalic(italic)
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tracking:
        # Not as a length, which a printer would scale once more by its own resolution. A letter is some six
        # tenths of the size wide.
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 * (1 + tracking / 0.6))
    return font


def place_font(order: int, capital: bool, scale: float, pixel: float) -> QFont:
    """The type of a settlement's name: larger for a larger settlement (`order` 0-7) and for a capital."""
    base = min(max(0.32 * scale, 11 * pixel), 23 * pixel)
    tracking = 0.03 if order >= 3 or capital else 0.0
    return serif(round(base * (0.84 + 0.05 * order + 0.08 * capital), 1), tracking=tracking, bold=capital)
