"""The panes of the window side by side, which of them are shown, and going from one to the next by F6."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from .text_size import scaled

INSPECTOR_FROM = 900  # narrower windows leave the inspector out until it is asked for
INSPECTOR_WIDTH = 300
# The settlement's page has panels of its own, and the journal wants the width to read.
WITH_INSPECTOR = {"map": True, "settlement": False, "kingdom": True, "journal": False, "tables": True}


class Panes(QSplitter):
    """Page and inspector. `inspector_shown(bool)` tells when the inspector comes or goes."""

    inspector_shown = Signal(bool)

    def __init__(self, page: QWidget, inspector: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._page, self._inspector = page, inspector
        self._wanted = dict(WITH_INSPECTOR)
        self._chosen: set[str] = set()
        self._name = "map"
        self._beside: QWidget | None = None  # a panel in the inspector's place
        self.stops: list[QWidget] = []
        self.addWidget(page)
        self.addWidget(inspector)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 0)
        self.setCollapsible(0, False)
        self.setHandleWidth(1)
        self.setSizes([980, scaled(INSPECTOR_WIDTH)])

    def show_inspector(self, shown: bool) -> None:
        """Show or hide the inspector because the user wants it so on this page."""
        self._wanted[self._name] = shown
        self._chosen.add(self._name)
        if shown and self._beside is not None:
            self.show_beside(None)
        self._suit()

    def show_beside(self, panel: QWidget | None) -> None:
        """Show a panel in the inspector's place, whatever the page; None brings the inspector back.

        A narrow window has no room for both: the panel then lies over the page.
        """
        before, self._beside = self._beside, panel
        if before is not None and before is not panel:
            before.hide()
            self.stops.remove(before)
        if panel is not None and before is not panel:
            self.stops.append(panel)
        self._suit()

    def show_for(self, name: str) -> None:
        """Show or hide the inspector as suits a page."""
        self._name = name
        self._suit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._suit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:  # the text may be of another size
            self._suit()

    def cycle(self, step: int) -> None:
        """Give the focus to the next pane (or, with -1, the one before)."""
        whole = [(part, stop) for stop in self.stops for part in _parts(stop)]
        shown = [(part, stop) for part, stop in whole if part.isVisible() and part.isEnabled()]
        if not shown:
            return
        stops = [part for part, _ in shown]
        here = next((i for i, part in enumerate(stops) if _holds_focus(part)), None)
        if here is None:  # in none of them, or beside the parts of a page: then these come next
            beside = next((i for i, (_, stop) in enumerate(shown) if _holds_focus(stop)), None)
            here = -step if beside is None else beside - (step > 0)
        for offset in range(1, len(stops) + 1):
            target = _first_focus(stops[(here + step * offset) % len(stops)])
            if target is not None:
                target.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _suit(self) -> None:
        room = self.width() >= scaled(INSPECTOR_FROM) or self._name in self._chosen
        shown = self._wanted[self._name] and room and self._beside is None
        if self._inspector.isVisibleTo(self) != shown:
            self._inspector.setVisible(shown)
            self.inspector_shown.emit(shown)
        if self._beside is not None:
            self._place(self._beside)

    def _place(self, panel: QWidget) -> None:
        """Put the panel beside the page, or over it where the window is narrow."""
        over = self.parentWidget() if self.width() < scaled(INSPECTOR_FROM) else None
        if over is not None:
            if panel.parentWidget() is not over:
                panel.setParent(over)
            panel.setGeometry(self.geometry())
            panel.raise_()
        elif self.indexOf(panel) < 0:
            self.addWidget(panel)
            self.setStretchFactor(self.indexOf(panel), 0)
            self.setCollapsible(self.indexOf(panel), False)
            wide = max(panel.minimumSizeHint().width(), scaled(INSPECTOR_WIDTH))
            self.setSizes([self.width() - wide, 0, wide])
        panel.show()


def _parts(stop: QWidget) -> list[QWidget]:
    """A stop, or what the page in front of a stack of pages offers as its `panes()`."""
    page = stop.currentWidget() if isinstance(stop, QStackedWidget) else None
    panes = getattr(page, "panes", None)
    return list(panes()) if panes is not None else [stop]


def _holds_focus(pane: QWidget) -> bool:
    focus: QWidget | None = pane.window().focusWidget()  # the stubs know no None here
    return focus is not None and (focus is pane or pane.isAncestorOf(focus))


def _first_focus(pane: QWidget) -> QWidget | None:
    """The pane itself if it takes the focus by Tab, else the first in it that does."""
    for widget in (pane, *pane.findChildren(QWidget)):
        takes_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if takes_tab and widget.isVisible() and widget.isEnabled():
            return widget
    return None
