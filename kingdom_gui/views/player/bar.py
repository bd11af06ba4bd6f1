"""The GM's controls of the players' window: a narrow bar in the main window while that window is open."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import QButtonGroup, QLabel, QToolButton, QVBoxLayout, QWidget

from ..blocks import quiet_line, rule
from ..flow import FlowLayout
from ..keys.book import book
from .link import MODES, Mode, PlayerLink


class PlayerBar(QWidget):
    """How the map moves, what is shown, and the window's end; every button by Tab and Space as well."""

    def __init__(self, link: PlayerLink, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._link = link
        self.name: QLabel = quiet_line("")
        self.modes: dict[Mode, QToolButton] = {mode: _button() for mode in MODES}
        self.dark, self.numbers = _button(), _button()
        self.full, self.end = _button(checkable=False), _button(checkable=False)
        self.name.setMinimumHeight(self.end.sizeHint().height())
        group = QButtonGroup(self)
        flow = FlowLayout(gap=4)
        flow.addWidget(self.name)
        for mode, button in self.modes.items():
            group.addButton(button)
            button.clicked.connect(partial(self._take, mode))
            flow.addWidget(button)
        for button in (self.dark, self.numbers, self.full, self.end):
            flow.addWidget(button)
        self.dark.toggled.connect(link.darken)
        self.numbers.toggled.connect(link.show_numbers)
        self.full.clicked.connect(self._fill)
        self.end.clicked.connect(link.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(rule())
        inner = QWidget(self)
        inner.setLayout(flow)
        flow.setContentsMargins(12, 3, 12, 3)
        column.addWidget(inner)
        link.changed.connect(self.refresh)
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        """Write the words in the language in force."""
        self.name.setText(self.tr("Players’ window"))
        self.setAccessibleName(self.name.text())
        texts = {
            "follow": (self.tr("Follows my map"), self.tr("Shows the part of the map that you look at")),
            "own": (self.tr("Own view"), self.tr("Stays where it is while you look elsewhere")),
            "frozen": (self.tr("Frozen"), self.tr("Keeps what it shows; nothing you do is seen")),
        }
        for mode, button in self.modes.items():
            button.setText(texts[mode][0])
            button.setToolTip(texts[mode][1])
        self.dark.setText(self.tr("Dark"))
        self.dark.setToolTip(book().named(self.tr("A dark screen with the campaign’s name"), "player_dark"))
        self.numbers.setText(self.tr("Numbers"))
        self.numbers.setToolTip(self.tr("The kingdom’s numbers over the players’ map"))
        self.full.setText(self.tr("Full screen"))
        self.full.setToolTip(book().named(self.tr("The players’ window fills its screen"), "players.full"))
        self.end.setText(self.tr("Close it"))
        self.end.setToolTip(book().named(self.tr("Close the players’ window"), "player_window"))

    def refresh(self) -> None:
        """Show how things stand, as long as the window is open."""
        link = self._link
        self.setVisible(link.window is not None)
        for button, on in (
            (self.modes[link.mode], True),
            (self.dark, link.dark),
            (self.numbers, link.numbers),
        ):
            with QSignalBlocker(button):
                button.setChecked(on)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _take(self, mode: Mode, _checked: bool = False) -> None:
        self._link.set_mode(mode)

    def _fill(self) -> None:
        if self._link.window is not None:
            self._link.window.toggle_full_screen()


def _button(checkable: bool = True) -> QToolButton:
    button = QToolButton()
    button.setCheckable(checkable)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setStyleSheet("padding: 3px 8px;")
    return button
