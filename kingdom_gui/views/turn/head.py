"""The panel's first line, which stays when it is folded away: the month at a glance, the menu, the fold."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from ..blocks import link, plain_tip
from ..icons import icon
from .more_menu import MoreMenu
from .player import Player
from .track import Track

ROOM = 64  # pixels between and around what stands in the line


class PanelHead(QWidget):
    """`folded(shown)` asks to fold the panel out or away, `calendar_wanted` for what falls due."""

    folded = Signal(bool)
    calendar_wanted = Signal()

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = True
        self._count = 0
        self.track = Track(self)
        self.due = link("")
        self.due.hide()
        self.due.clicked.connect(self.calendar_wanted)
        self.more, self.fold = QToolButton(self), QToolButton(self)
        self.menu = MoreMenu(player, self)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(self.menu)
        self.fold.clicked.connect(lambda: self.folded.emit(not self._shown))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.track, 1)
        row.addWidget(self.due)
        row.addSpacing(8)
        for button in (self.more, self.fold):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            row.addWidget(button)
        self.show_fold(True)

    def show_due(self, count: int, told: str) -> None:
        """Show how many things fall due this month, none for 0; `told` names them in a line."""
        self._count = count
        self.due.setAccessibleName(self.tr("Due this month: {count}").format(count=count))
        self.due.setToolTip(plain_tip(told or self.due.accessibleName()))
        self.due.setAccessibleDescription(told)
        self.due.setVisible(count > 0)
        self._fit_due()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_due()

    def _fit_due(self) -> None:
        """Write in full what is due where the track has room beside it."""
        name = self.due.accessibleName()
        others = self.more.sizeHint().width() + self.fold.sizeHint().width() + ROOM
        whole = self.due.fontMetrics().horizontalAdvance(name) + others + self.track.least_whole()
        short = self.tr("Due: {count}").format(count=self._count)
        self.due.setText(name if whole <= self.width() else short)

    def show_fold(self, shown: bool) -> None:
        """Write the names in the language in force; `shown`: the panel is folded out."""
        self._shown = shown
        self.more.setText(self.tr("More"))
        self.more.setToolTip(self.tr("Play on with the program’s dice, events of your own"))
        self.more.setAccessibleName(self.more.text())
        self.fold.setIcon(icon("down" if shown else "up"))
        self.fold.setToolTip(self.tr("Fold the turn away") if shown else self.tr("Show the turn"))
        self.fold.setAccessibleName(self.fold.toolTip())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange) and hasattr(self, "fold"):
            self.show_fold(self._shown)
            self.track.updateGeometry()
        super().changeEvent(event)
