"""Beside the plans: the settlement's numbers, its wish list, and what else comes as a tab of its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget


class SidePane(QWidget):
    """Tabs by name, each with its widget. `tab_shown` tells the name of the one that comes to the front."""

    tab_shown = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(True)
        self.tabs.setProperty("quiet", True)
        self.tabs.setAccessibleName(self.tr("Beside the plans"))
        self._stack = QStackedWidget(self)
        self._titles: list[Callable[[], str]] = []
        self._names: list[str] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(self._stack, 1)
        self.tabs.currentChanged.connect(self._tab_chosen)

    def add(self, name: str, title: Callable[[], str], widget: QWidget) -> None:
        """Add a tab; `title` gives its text in the language in force."""
        self._names.append(name)
        self._titles.append(title)
        self._stack.addWidget(widget)
        self.tabs.addTab(title())

    def show_tab(self, name: str) -> None:
        """Bring a tab to the front. :raises ValueError: for a name that has none."""
        self.tabs.setCurrentIndex(self._names.index(name))

    def retranslate(self) -> None:
        """Write the tabs in the language in force."""
        self.tabs.setAccessibleName(self.tr("Beside the plans"))
        for index, title in enumerate(self._titles):
            self.tabs.setTabText(index, title())

    def sizeHint(self) -> QSize:
        return self._stack.sizeHint()

    def minimumSizeHint(self) -> QSize:
        # Small, so that a window that is made narrow in one go can leave it out.
        return QSize(140, 60)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _tab_chosen(self, index: int) -> None:
        if index >= 0:
            self._stack.setCurrentIndex(index)
            self.tab_shown.emit(self._names[index])
