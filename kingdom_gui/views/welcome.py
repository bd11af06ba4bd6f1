"""What the window shows while no campaign is open: a few ways to begin."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ..document.settings import Preferences
from .blocks import empty, heading, link, muted, title
from .labels import campaign_name
from .text_size import by_text

WIDTH = 560


class Welcome(QWidget):
    """`chosen(name, argument)` tells how to begin: `new`, `adopt`, `open`, `import`, `example`, `recent`."""

    chosen = Signal(str, object)

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        inner = QWidget(self)
        by_text(inner, fixed_width=WIDTH)
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        outer = QVBoxLayout(self)
        outer.addStretch(2)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(inner)
        row.addStretch()
        outer.addLayout(row)
        outer.addStretch(3)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the page anew in the language in force, with the recent files as they are now."""
        empty(self._column)
        self.setAccessibleName(self.tr("Welcome"))
        self._column.addWidget(title("Kingdom GUI", 2.4))
        self._column.addWidget(
            muted(self.tr("Draw a realm, build its cities, and rule it month by month."), 1.0)
        )
        self._column.addSpacing(18)
        found = self._way("new", self.tr("Found a kingdom"), self.tr("A new campaign on an empty map."))
        found.setDefault(True)
        self._way(
            "adopt", self.tr("Adopt a running kingdom"), self.tr("Go on from the numbers of a paper sheet.")
        )
        self._way("example", self.tr("Look at the example"), self.tr("A small realm, a year old."))
        self._way("open", self.tr("Open a campaign…"), "")
        self._way("import", self.tr("Import a map…"), self.tr("Of Worldographer, Tiled or text-mapper."))
        recent = self._preferences.recent
        if recent:
            self._column.addSpacing(14)
            self._column.addWidget(heading(self.tr("Recent")))
        for path in recent[:5]:
            name = campaign_name(path)
            button = link(name)
            button.setToolTip(str(path))
            button.setAccessibleName(self.tr("Open {name}").format(name=name))
            button.clicked.connect(lambda _=False, path=path: self.chosen.emit("recent", path))
            self._column.addWidget(button)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        first = self.findChild(QPushButton)
        if first is not None:
            first.setFocus()

    def _way(self, name: str, text: str, hint: str) -> QPushButton:
        row = QHBoxLayout()
        row.setSpacing(14)
        button = QPushButton(text, self)
        by_text(button, least_width=200)
        button.clicked.connect(lambda: self.chosen.emit(name, None))
        button.setAccessibleDescription(hint)
        label: QLabel = muted(hint)
        row.addWidget(button)
        row.addWidget(label, 1, Qt.AlignmentFlag.AlignVCenter)
        self._column.addLayout(row)
        return button
