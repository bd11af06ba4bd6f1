"""The application's style sheet: it flattens what Fusion draws raised, in the colours of the theme."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QDir

from ..assets import asset
from .keys.focus_sheet import focus_sheet
from .text_size import factor, scaled
from .touch.sized import touch_sheet

GROWING = (7, 12, 14, 18, 20)  # pixels of arrows and boxes, which grow with the text
ICON = 16  # pixels of icons in buttons and menus, as the style has them
# Stands before a picture's name in the sheet: a path can hold signs that end `url()`, or the whole sheet.
PICTURES = "sheet"


def style_sheet(colours: Mapping[str, str], dark: bool, stark: bool = False) -> str:
    """The style sheet in these colours (the fields of `theme.Colours`), at the size of text in force; `stark`
    they are those of high contrast, where links are underlined.
    """
    QDir.setSearchPaths(PICTURES, [str(asset("icons/sheet"))])
    sizes = {f"px{pixels}": scaled(pixels) for pixels in GROWING}
    # A list is as high as a line, yet padded as it is in hand: what differs, its rows lack when it opens.
    sizes["row"] = scaled(16) + 2
    sheet = _SHEET.format(**colours, **sizes, pictures=PICTURES, kind="dark" if dark else "light")
    if stark:
        sheet += 'QPushButton[link="true"] { text-decoration: underline; }\n'
    if factor() > 1:
        sheet += f"QToolButton, QPushButton, QMenu, QTabBar {{ icon-size: {scaled(ICON)}px; }}\n"
    return sheet + focus_sheet(colours) + touch_sheet()


_SHEET = """
QToolTip {{ color: {ink}; background: {paper}; border: 1px solid {line}; padding: 4px; }}
QDialogButtonBox, QMessageBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QPushButton {{
    color: {ink}; background: {raised}; border: 1px solid {edge}; border-radius: 4px; padding: 5px 14px;
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
    color: {ink}; background: {paper}; border: 1px solid {edge}; border-radius: 4px; padding: 4px 6px;
    selection-background-color: {accent}; selection-color: {on_accent};
    placeholder-text-color: {muted};
}}
QLineEdit:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QComboBox:focus {{ border-color: {accent}; }}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {{ color: {faint}; background: {desk}; }}
QComboBox {{ padding: 3px 6px; min-height: {row}px; }}
QComboBox::drop-down {{ border: none; width: {px20}px; }}
QComboBox::down-arrow {{ image: url({pictures}:down-{kind}.svg); width: {px12}px; height: {px12}px; }}
QComboBox QAbstractItemView {{
    background: {paper}; color: {ink}; border: 1px solid {line}; outline: none;
    selection-background-color: {accent_soft}; selection-color: {ink};
}}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    border: none; background: transparent; width: {px18}px;
}}
QAbstractSpinBox::up-arrow {{ image: url({pictures}:up-{kind}.svg); width: {px12}px; height: {px12}px; }}
QAbstractSpinBox::down-arrow {{ image: url({pictures}:down-{kind}.svg); width: {px12}px; height: {px12}px; }}
QCheckBox, QRadioButton {{ spacing: 8px; }}
QCheckBox::indicator, QAbstractItemView::indicator {{
    width: {px14}px; height: {px14}px; border: 1px solid {muted}; border-radius: 3px; background: {paper};
}}
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {{
    background: {accent}; border-color: {accent}; image: url({pictures}:check-{kind}.svg);
}}
QCheckBox::indicator:disabled, QAbstractItemView::indicator:disabled {{
    border-color: {line}; background: {desk};
}}
QRadioButton::indicator {{
    width: {px14}px; height: {px14}px; border: 1px solid {muted}; border-radius: {px7}px; background: {paper};
}}
QRadioButton::indicator:checked {{
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 {accent}, stop: 0.5 {accent}, stop: 0.6 {paper}, stop: 1 {paper});
}}
QRadioButton::indicator:disabled {{ border-color: {line}; background: {desk}; }}
QRadioButton::indicator:checked:disabled {{
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 {faint}, stop: 0.5 {faint}, stop: 0.6 {desk}, stop: 1 {desk});
}}
QCheckBox:focus, QRadioButton:focus {{ color: {accent}; text-decoration: underline; }}
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
QScrollBar::handle {{ background: {edge}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 28px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; }}
QScrollBar::handle:hover {{ background: {muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSplitter::handle {{ background: {line}; }}
QSplitter::handle:horizontal {{ width: 1px; }}
QSplitter::handle:vertical {{ height: 1px; }}
QStatusBar {{ background: {desk}; color: {muted}; }}
QStatusBar::item {{ border: none; }}
"""
