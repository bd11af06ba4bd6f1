"""Controls as large as a finger needs: always, never, or from when a finger is used until the mouse is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ...document.settings import TouchSized as Wish
from ..text_size import by_text

FINGER = 44  # pixels that a finger hits
LIMITS = "byText"  # the property in which `text_size` keeps the limits of a size


class TouchSized(QObject):
    """Whether controls are large now. `changed` tells that they are to be made so, or small again."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._wish: Wish = "off"
        self._finger = False

    @property
    def on(self) -> bool:
        """Whether controls are large now."""
        return self._wish == "on" or (self._wish == "auto" and self._finger)

    def wish(self, wish: Wish) -> None:
        """What the user prefers."""
        before, self._wish = self.on, wish
        self._tell(before)

    def used(self, finger: bool) -> None:
        """The user has just used a finger, or a mouse."""
        if finger != self._finger:
            before, self._finger = self.on, finger
            self._tell(before)

    def _tell(self, before: bool) -> None:
        if self.on != before:
            self.changed.emit()


sizes = TouchSized()


def touch_sheet() -> str:
    """What the application's style sheet says besides while controls are large; "" while they are not."""
    return _SHEET if sizes.on else ""


def resize(app: QApplication, colour: Callable[[], None]) -> None:
    """Make all controls large or small again; `colour` writes the application's style sheet anew."""
    colour()
    for top in app.topLevelWidgets():
        suit(top)


def suit(top: QWidget) -> None:
    """Give the buttons of a window that have a fixed size the one for now."""
    for button in top.findChildren(QAbstractButton):
        limits = button.property(LIMITS)
        if not isinstance(limits, dict) or "fixed_height" not in limits:
            continue
        by_text(button, **limits)
        if sizes.on:
            button.setFixedSize(max(button.maximumWidth(), FINGER), max(button.maximumHeight(), FINGER))


_SHEET = f"""
QPushButton {{ min-height: {FINGER - 12}px; }}
QComboBox, QLineEdit, QAbstractSpinBox {{ min-height: {FINGER - 10}px; }}
QPushButton[quiet="true"], QPushButton[row="true"], QPushButton[link="true"] {{ min-height: {FINGER}px; }}
QToolButton {{ min-height: {FINGER}px; min-width: {FINGER - 4}px; }}
QCheckBox, QRadioButton {{ min-height: {FINGER}px; }}
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {{ width: 24px; height: 24px; }}
QRadioButton::indicator {{ border-radius: 12px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 36px; }}
QComboBox::drop-down {{ width: 36px; }}
QLineEdit QToolButton {{ min-height: 0; min-width: 0; }}
Palette QToolButton {{ min-width: 0; }}
QTabBar::tab {{
    padding: 12px 14px; border: none; border-bottom: 3px solid transparent; background: transparent;
}}
QTabBar::tab:selected {{ border-bottom-color: palette(highlight); }}
QMenuBar::item {{ padding: 13px 12px; }}
QMenu::item {{ min-height: {FINGER - 12}px; }}
QListView::item, QTreeView::item, QTableView::item, QComboBox QAbstractItemView::item {{
    min-height: {FINGER - 8}px;
}}
QHeaderView::section {{ min-height: {FINGER - 10}px; }}
QSplitter::handle:horizontal {{ width: 16px; }}
QSplitter::handle:vertical {{ height: 16px; }}
QScrollBar:vertical {{ width: 20px; }}
QScrollBar:horizontal {{ height: 20px; }}
QSlider {{ min-height: {FINGER}px; }}
QSlider::handle {{ width: 28px; }}
"""
