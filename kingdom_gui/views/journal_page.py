"""The journal's page: the chronicle to read, the numbers as curves, and room for further tabs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMetaMethod, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ..document.document import Document
from .journal.chronicle import Chronicle
from .mode_bar import ModeButton


class JournalPage(QWidget):
    """Tabs by name; each is made when it is first shown.

    `changes_wanted(month)` and `rewind_wanted(month)` are the chronicle's wishes, `told(text)` what was done;
    `tab_shown(name)` tells which tab came to the front.
    """

    changes_wanted = Signal(int)
    rewind_wanted = Signal(int)
    told = Signal(str)
    tab_shown = Signal(str)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._makers: dict[str, Callable[[], QWidget]] = {}
        self._titles: dict[str, Callable[[], str]] = {}
        self._made: dict[str, QWidget] = {}
        self.buttons: dict[str, ModeButton] = {}
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(14, 6, 14, 0)
        self._row.setSpacing(2)
        self._row.addStretch()
        self._stack = QStackedWidget(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._row)
        column.addWidget(self._stack, 1)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.add_tab("journal", lambda: self.tr("Journal"), self._make_chronicle)
        self.add_tab("numbers", lambda: self.tr("Numbers"), self._make_numbers)
        self.show_tab("journal")
        self.setAccessibleName(self.tr("Journal"))

    def add_tab(self, name: str, title: Callable[[], str], make: Callable[[], QWidget]) -> None:
        """Add a tab at the right end; `title` gives its word in the language in force."""
        button = ModeButton(self)
        button.setText(title())
        button.clicked.connect(lambda _=False: self.show_tab(name))
        self._group.addButton(button)
        self._row.insertWidget(self._row.count() - 1, button)
        self.buttons[name], self._titles[name], self._makers[name] = button, title, make

    def show_tab(self, name: str) -> QWidget:
        """Bring a tab to the front, made now if it has not been yet; an unknown name raises `KeyError`."""
        tab = self._made.get(name)
        if tab is None:
            tab = self._made[name] = self._makers[name]()
            self._stack.addWidget(tab)
        self._stack.setCurrentWidget(tab)
        self.buttons[name].setChecked(True)
        self.tab_shown.emit(name)
        return tab

    def take_focus(self) -> None:
        """Show the chronicle, and give it the keyboard to be read."""
        self.show_tab("journal")
        self.chronicle.text.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def chronicle(self) -> Chronicle:
        """The tab to read in; it is made with the page."""
        tab = self._made["journal"]
        assert isinstance(tab, Chronicle)
        return tab

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Journal"))
            for name, button in self.buttons.items():
                button.setText(self._titles[name]())
                button.updateGeometry()
        super().changeEvent(event)

    def _make_chronicle(self) -> QWidget:
        tab = Chronicle(self._document, self, self._offered)
        tab.changes_wanted.connect(self.changes_wanted)
        tab.rewind_wanted.connect(self.rewind_wanted)
        tab.told.connect(self.told)
        return tab

    def _offered(self) -> list[str]:
        """The wishes to which something is connected."""
        wishes = {"changes": self.changes_wanted, "rewind": self.rewind_wanted}
        return [name for name, wish in wishes.items() if self.isSignalConnected(QMetaMethod.fromSignal(wish))]

    def _make_numbers(self) -> QWidget:
        from .journal.numbers_tab import NumbersTab

        return NumbersTab(self._document, self)
