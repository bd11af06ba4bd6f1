"""A panel beside the page, in the inspector's place while it is open: it blocks nothing, Escape closes it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from .blocks import heading
from .icons import icon
from .panes import Panes
from .text_size import by_text

WIDTH = 330


class SidePanel(QWidget):
    """Holds one widget under its name, which is the widget's `accessibleName`."""

    def __init__(self, content: QWidget, panes: Panes) -> None:
        super().__init__(panes)
        self._panes = panes
        self.content = content
        self._name: QLabel = heading("")
        self.close_button = QToolButton(self)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.close_button.clicked.connect(self.put_away)
        row = QHBoxLayout()
        row.setContentsMargins(24, 10, 10, 0)
        row.addWidget(self._name, 1)
        row.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(content, 1)
        by_text(self, least_width=WIDTH)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the texts in the language and colours in force."""
        name = self.content.accessibleName()
        self.setAccessibleName(name)
        self._name.setText(name)
        self.close_button.setIcon(icon("close"))
        self.close_button.setToolTip(self.tr("Close (Esc)"))
        self.close_button.setAccessibleName(self.tr("Close: {what}").format(what=name))

    def put_away(self) -> None:
        """Out of sight, and the inspector back where it was."""
        self._panes.show_beside(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
            event.accept()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange) and hasattr(self, "_name"):
            self.retranslate()
        super().changeEvent(event)


class SidePanels:
    """The side panels of a window by name, of which one is shown at a time."""

    def __init__(self, panes: Panes) -> None:
        self._panes = panes
        self._panels: dict[str, SidePanel] = {}

    def show(self, name: str, make: Callable[[], QWidget]) -> QWidget:
        """Bring a panel into sight, made now if it has not been yet; what it holds."""
        panel = self._panels.get(name)
        if panel is None:
            panel = self._panels[name] = SidePanel(make(), self._panes)
        self._panes.show_beside(panel)
        return panel.content

    def forget(self) -> None:
        """Let all panels go: they are made anew when asked for."""
        self._panes.show_beside(None)
        while self._panels:
            self._panels.popitem()[1].deleteLater()

    def panel(self, name: str) -> SidePanel | None:
        """A panel, if it has been shown."""
        return self._panels.get(name)
