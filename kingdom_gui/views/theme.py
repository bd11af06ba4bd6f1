"""Colours and type of the window: paper, ink, one accent; light and dark.

The palette is set for the whole application, so that views read `palette()` or `colours()`; the style sheet
only flattens what Fusion draws raised.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from ..assets import AssetMissing, asset
from ..document.settings import Theme

SERIF_FAMILIES = ["Kingdom Serif", "Noto Serif", "Georgia", "DejaVu Serif"]
SERIF_FILE = "fonts/KingdomSerif-Regular.ttf"
SMALL = 0.88  # of the system's size: labels, notes, references; one small size in all
SERIF_GROWTH = 1.18  # the bundled serif is small for its size


class Colours(NamedTuple):
    """The colours of one theme, as `#rrggbb`."""

    desk: str  # behind everything
    paper: str  # what is read and filled in
    raised: str  # buttons, the row under the pointer
    ink: str
    muted: str  # labels, references, what does not apply
    faint: str  # disabled
    line: str  # rules between parts
    accent: str
    accent_soft: str  # ground of what is selected
    on_accent: str


LIGHT = Colours(
    desk="#ebe5d8", paper="#f9f6ee", raised="#f2ecdf", ink="#2a251f", muted="#6a6155", faint="#a39a8b",
    line="#d5ccba", accent="#8c2f1b", accent_soft="#eedfd3", on_accent="#fffaf2",
)  # fmt: skip
DARK = Colours(
    desk="#1d1a17", paper="#262320", raised="#302c27", ink="#ece5d8", muted="#aba192", faint="#736b60",
    line="#423c34", accent="#e08a6a", accent_soft="#453026", on_accent="#221512",
)  # fmt: skip


def colours() -> Colours:
    """The colours in force."""
    return DARK if is_dark() else LIGHT


def is_dark() -> bool:
    """Whether the dark colours are in force."""
    palette = QGuiApplication.palette()
    return palette.color(QPalette.ColorRole.Window).lightness() < 128


def apply_theme(app: QApplication, choice: Theme) -> None:
    """Give the whole application the light or dark colours, or those the system asks for."""
    scheme = Qt.ColorScheme
    wanted = {"light": scheme.Light, "dark": scheme.Dark, "system": scheme.Unknown}[choice]
    hints = app.styleHints()
    hints.setColorScheme(wanted)
    dark = choice == "dark" or (choice == "system" and hints.colorScheme() == scheme.Dark)
    chosen = DARK if dark else LIGHT
    app.setPalette(palette_of(chosen))
    app.setStyleSheet(style_sheet(chosen))


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


def style_sheet(c: Colours) -> str:
    """The application's style sheet in these colours."""
    folder = asset("icons/sheet").as_posix()
    return _SHEET.format(**c._asdict(), folder=folder, kind="dark" if c is DARK else "light")


_SHEET = """
QToolTip {{ color: {ink}; background: {paper}; border: 1px solid {line}; padding: 4px; }}
QDialogButtonBox, QMessageBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QPushButton {{
    color: {ink}; background: {raised}; border: 1px solid {line}; border-radius: 4px; padding: 5px 14px;
}}
QPushButton:hover {{ border-color: {muted}; }}
QPushButton:pressed, QPushButton:checked {{ background: {accent_soft}; border-color: {accent}; }}
QPushButton:default {{ background: {accent}; border-color: {accent}; color: {on_accent}; }}
QPushButton:focus {{ border-color: {accent}; outline: none; }}
QPushButton:disabled {{ color: {faint}; background: transparent; border-color: {line}; }}
QPushButton[quiet="true"] {{ background: transparent; border-color: transparent; padding: 4px 8px; }}
QPushButton[quiet="true"]:hover {{ background: {raised}; }}
QPushButton[quiet="true"]:focus {{ border-color: {accent}; }}
QPushButton[link="true"] {{
    background: transparent; border: none; border-bottom: 1px solid transparent; border-radius: 0;
    padding: 1px 0; color: {accent}; text-align: left;
}}
QPushButton[link="true"]:hover, QPushButton[link="true"]:focus {{ border-bottom-color: {accent}; }}
QPushButton[link="true"]:disabled {{ color: {faint}; }}
QPushButton[row="true"] {{
    background: transparent; border: none; border-bottom: 1px solid transparent; border-radius: 0;
    padding: 4px 0; text-align: left;
}}
QPushButton[row="true"]:hover {{ color: {accent}; }}
QPushButton[row="true"]:focus {{ border-bottom-color: {accent}; }}
QToolButton {{ background: transparent; color: {ink}; border: 1px solid transparent; border-radius: 4px; }}
QToolButton:hover {{ background: {raised}; }}
QToolButton:checked {{ background: {accent_soft}; }}
QToolButton:focus {{ border-color: {accent}; }}
QToolButton:disabled {{ color: {faint}; }}
QToolButton::menu-indicator {{ image: none; }}
QLineEdit, QAbstractSpinBox, QPlainTextEdit, QComboBox {{
    color: {ink}; background: {paper}; border: 1px solid {line}; border-radius: 4px; padding: 4px 6px;
    selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QComboBox:focus {{ border-color: {accent}; }}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {{ color: {faint}; background: {desk}; }}
QComboBox::drop-down {{ border: none; width: 20px; }}
QComboBox::down-arrow {{ image: url({folder}/down-{kind}.svg); width: 12px; height: 12px; }}
QComboBox QAbstractItemView {{
    background: {paper}; color: {ink}; border: 1px solid {line}; outline: none;
    selection-background-color: {accent_soft}; selection-color: {ink};
}}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    border: none; background: transparent; width: 18px;
}}
QAbstractSpinBox::up-arrow {{ image: url({folder}/up-{kind}.svg); width: 12px; height: 12px; }}
QAbstractSpinBox::down-arrow {{ image: url({folder}/down-{kind}.svg); width: 12px; height: 12px; }}
QCheckBox, QRadioButton {{ spacing: 8px; }}
QCheckBox::indicator {{
    width: 14px; height: 14px; border: 1px solid {muted}; border-radius: 3px; background: {paper};
}}
QCheckBox::indicator:checked {{
    background: {accent}; border-color: {accent}; image: url({folder}/check-{kind}.svg);
}}
QCheckBox::indicator:disabled {{ border-color: {line}; background: {desk}; }}
QCheckBox:focus {{ color: {accent}; }}
QMenuBar {{ background: {desk}; color: {ink}; padding: 2px 6px; }}
QMenuBar::item {{ padding: 4px 10px; background: transparent; border-radius: 4px; }}
QMenuBar::item:selected {{ background: {accent_soft}; }}
QMenu {{ background: {paper}; color: {ink}; border: 1px solid {line}; padding: 4px; }}
QMenu::item {{ padding: 5px 24px 5px 8px; border-radius: 3px; }}
QMenu::item:selected {{ background: {accent_soft}; color: {ink}; }}
QMenu::item:disabled {{ color: {faint}; }}
QMenu::icon {{ padding-left: 6px; }}
QMenu::separator {{ height: 1px; background: {line}; margin: 4px 8px; }}
QTableView, QTreeView, QListView, QTextBrowser {{
    background: {paper}; color: {ink}; border: none; selection-background-color: {accent_soft};
    selection-color: {ink}; outline: none;
}}
QHeaderView::section {{
    background: {paper}; color: {muted}; border: none; border-bottom: 1px solid {line}; padding: 4px 11px;
}}
QTableView::item, QTreeView::item, QListView::item {{ padding: 3px 8px; }}
QTableView::item:selected, QTreeView::item:selected, QListView::item:selected {{
    background: {accent_soft}; color: {ink};
}}
QScrollArea, QScrollArea > QWidget > QWidget#page {{ background: {paper}; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 11px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 11px; margin: 0; }}
QScrollBar::handle {{ background: {line}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 28px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; }}
QScrollBar::handle:hover {{ background: {faint}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSplitter::handle {{ background: {line}; }}
QSplitter::handle:horizontal {{ width: 1px; }}
QSplitter::handle:vertical {{ height: 1px; }}
QStatusBar {{ background: {desk}; color: {muted}; }}
QStatusBar::item {{ border: none; }}
"""
