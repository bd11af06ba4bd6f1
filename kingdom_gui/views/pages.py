"""The pages of the window, each made when it is first shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

Factory = Callable[[], QWidget]


class Pages(QStackedWidget):
    """A stack of pages by name; a page is made by its factory when it is first asked for."""

    made = Signal(str, QWidget)

    def __init__(self, factories: dict[str, Factory], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._factories = factories
        self._pages: dict[str, QWidget] = {}

    @property
    def current(self) -> str:
        """The name of the page shown; empty before the first."""
        shown = self.currentWidget()
        return next((name for name, page in self._pages.items() if page is shown), "")

    def page(self, name: str) -> QWidget:
        """A page, made now if it has not been shown yet."""
        found = self._pages.get(name)
        if found is None:
            found = self._pages[name] = self._factories[name]()
            self.addWidget(found)
            self.made.emit(name, found)
        return found

    def known(self, name: str) -> QWidget | None:
        """A page if it has been made."""
        return self._pages.get(name)

    def forget(self, but: str) -> None:
        """Let all pages go but one, which is brought to the front: they are made anew when asked for."""
        self.setCurrentWidget(self.page(but))
        for name in [name for name in self._pages if name != but]:
            page = self._pages.pop(name)
            self.removeWidget(page)
            page.hide()
            page.deleteLater()

    def show_page(self, name: str) -> None:
        """Bring a page to the front."""
        self.setCurrentWidget(self.page(name))
