"""Colours and type of the window: paper, ink, one accent; light and dark, each with high contrast too.

The palette is set for the whole application, so that views read `palette()` or `colours()`; the style sheet
only flattens what Fusion draws raised.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from ..assets import AssetMissing, asset
from ..document.settings import Contrast, MapStyle, Theme
from ..drawing.contrast import contrast as contrast_of
from .style_sheet import style_sheet
from .text_size import hold_fonts

if TYPE_CHECKING:
    from ..drawing.district_ink import Scheme
    from ..drawing.map.palettes import MapPalette, Style

SERIF_FAMILIES = ["Kingdom Serif", "Noto Serif", "Georgia", "DejaVu Serif"]
SERIF_FILE = "fonts/KingdomSerif-Regular.ttf"
SMALL = 0.88  # of the system's size: labels, notes, references; one small size in all
SERIF_GROWTH = 1.18  # the bundled serif is small for its size
STARK = 19.0  # contrast of text and window from which the system's own colours are those of high contrast


class Colours(NamedTuple):
    """The colours of one theme, as `#rrggbb`. Text has 4.5 to 1 on every ground, 3 to 1 where it is disabled;
    edges that tell where a field is have 3 to 1.
    """

    desk: str  # behind everything; it tells the themes apart
    paper: str  # what is read and filled in
    raised: str  # buttons, the row under the pointer
    ink: str
    muted: str  # labels, references, what does not apply
    faint: str  # disabled
    line: str  # rules between parts
    edge: str  # around what is filled in, and the handles of scroll bars
    accent: str
    accent_soft: str  # ground of what is selected
    on_accent: str


LIGHT = Colours(
    desk="#ebe5d8", paper="#f9f6ee", raised="#f2ecdf", ink="#2a251f", muted="#675e52", faint="#857b6d",
    line="#d5ccba", edge="#877c6d", accent="#8c2f1b", accent_soft="#eedfd3", on_accent="#fffaf2",
)  # fmt: skip
DARK = Colours(
    desk="#1d1a17", paper="#262320", raised="#302c27", ink="#ece5d8", muted="#aba192", faint="#867e72",
    line="#423c34", edge="#887f73", accent="#e08a6a", accent_soft="#453026", on_accent="#221512",
)  # fmt: skip
STARK_LIGHT = Colours(
    desk="#ffffff", paper="#ffffff", raised="#ececec", ink="#000000", muted="#262626", faint="#595959",
    line="#3d3d3d", edge="#000000", accent="#7a0014", accent_soft="#ffdf9e", on_accent="#ffffff",
)  # fmt: skip
STARK_DARK = Colours(
    desk="#000000", paper="#000000", raised="#202020", ink="#ffffff", muted="#e2e2e2", faint="#a0a0a0",
    line="#b8b8b8", edge="#ffffff", accent="#ffbf94", accent_soft="#552c00", on_accent="#000000",
)  # fmt: skip
THEMES = {c.desk: c for c in (LIGHT, DARK, STARK_LIGHT, STARK_DARK)}


def colours() -> Colours:
    """The colours in force."""
    desk = QGuiApplication.palette().color(QPalette.ColorRole.Window)
    return THEMES.get(desk.name()) or (DARK if desk.lightness() < 128 else LIGHT)


def is_dark() -> bool:
    """Whether the dark colours are in force."""
    palette = QGuiApplication.palette()
    return palette.color(QPalette.ColorRole.Window).lightness() < 128


def is_stark() -> bool:
    """Whether the colours of high contrast are in force."""
    return colours() in (STARK_LIGHT, STARK_DARK)


def map_style_of(chosen: MapStyle) -> Style:
    """The style that maps are drawn in: the one chosen, or that of the contrast in force."""
    if chosen == "colours":
        return "contrast" if is_stark() else "atlas"
    return chosen


def map_palette() -> MapPalette:
    """The inks of the map that fit the colours in force: for swatches and pictures beside it."""
    from ..drawing.map.palette import palette_of as map_palette_of

    return map_palette_of(is_dark(), map_style_of("colours"))


def plan_scheme() -> Scheme:
    """The colours that plans of districts are drawn in."""
    if is_stark():
        return "contrast-dark" if is_dark() else "contrast-light"
    return "dark" if is_dark() else "light"


def apply_theme(app: QApplication, choice: Theme, contrast: Contrast = "normal") -> None:
    """Give the whole application the light or dark colours, of usual or high contrast, or what the system
    asks for.
    """
    scheme = Qt.ColorScheme
    wanted = {"light": scheme.Light, "dark": scheme.Dark, "system": scheme.Unknown}[choice]
    asked = _asks_for_contrast(app)
    hints = app.styleHints()
    hints.setColorScheme(wanted)
    dark = choice == "dark" or (choice == "system" and hints.colorScheme() == scheme.Dark)
    if contrast == "high" or (contrast == "system" and asked):
        chosen = STARK_DARK if dark else STARK_LIGHT
    else:
        chosen = DARK if dark else LIGHT
    palette = palette_of(chosen)
    sheet = style_sheet(chosen._asdict(), dark, chosen in (STARK_LIGHT, STARK_DARK))
    # Each of the two has every widget polished and laid out anew. Qt polishes a widget for another sheet once
    # for each widget above it; once in all where there was no sheet before.
    other = app.styleSheet() != sheet
    if other and app.styleSheet():
        for widget in app.allWidgets():  # what was never shown is passed over otherwise
            widget.ensurePolished()
        app.setStyleSheet("")
    if app.palette() != palette:
        app.setPalette(palette)
    if other:
        app.setStyleSheet(sheet)
    hold_fonts(app)


def _asks_for_contrast(app: QApplication) -> bool:
    """Whether the system wants high contrast: as it says since Qt 6.10, or as its own colours show."""
    hints = app.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is not None:
        told = accessibility()
        if told.contrastPreference() == Qt.ContrastPreference.HighContrast:
            return True
    return system_is_stark(app)


@cache
def system_is_stark(app: QApplication) -> bool:
    """Whether the colours that the application starts with, before it has ours, are pure black and white."""
    palette, role = app.palette(), QPalette.ColorRole
    ground, text = palette.color(role.Window), palette.color(role.WindowText)
    return ground == palette.color(role.Base) and contrast_of(ground, text) >= STARK


def palette_of(c: Colours) -> QPalette:
    """The palette that these colours make."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    palette = QPalette(QColor(c.raised), QColor(c.desk))
    for which, colour in {
        role.Window: c.desk, role.WindowText: c.ink, role.Base: c.paper, role.AlternateBase: c.raised,
        role.Text: c.ink, role.Button: c.raised, role.ButtonText: c.ink, role.BrightText: c.accent,
        role.ToolTipBase: c.paper, role.ToolTipText: c.ink, role.PlaceholderText: c.muted,
        role.Highlight: c.accent, role.HighlightedText: c.on_accent, role.Link: c.accent,
        role.LinkVisited: c.accent, role.Accent: c.accent, role.Mid: c.line, role.Midlight: c.raised,
        role.Light: c.paper, role.Dark: c.muted, role.Shadow: c.ink,
    }.items():  # fmt: skip
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, which, QColor(c.faint))
    return palette


def serif(points: float) -> QFont:
    """The serif that names are set in, on map and page."""
    font = QFont()
    font.setFamilies(SERIF_FAMILIES)
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(points * (SERIF_GROWTH if _load_serif() else 1.0))
    return font


@cache
def _load_serif() -> bool:
    """Bring in the serif that comes with the program; whether it is there."""
    try:
        return QFontDatabase.addApplicationFont(str(asset(SERIF_FILE))) >= 0
    except AssetMissing:
        return False


def sized(factor: float, bold: bool = False) -> QFont:
    """The system's font at a multiple of its size."""
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() * factor)
    font.setBold(bold)
    return font
