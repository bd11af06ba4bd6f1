"""The panel's first line, which stays when it is folded away: the month at a glance, the menu, the fold."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from ..icons import icon
from .more_menu import MoreMenu
from .player import Player
from .track import Track


class PanelHead(QWidget):
    """`folded(shown)` asks to fold the panel out or away."""

    folded = Signal(bool)

    def __init__(self, player: Player, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = True
        self.track = Track(self)
        self.more, self.fold = QToolButton(self), QToolButton(self)
        self.menu = MoreMenu(player, self)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(self.menu)
        self.fold.clicked.connect(lambda: self.folded.emit(not self._shown))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.track, 1)
        for button in (self.more, self.fold):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            row.addWidget(button)
        self.show_fold(True)

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
