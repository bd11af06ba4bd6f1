"""The pane beside the map: what is selected, what can be done with it, what it costs, and why not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QVBoxLayout, QWidget

from ..document.document import Document
from ..document.selection import Selection
from .kept_rows import KeptRows
from .later import after_painting
from .text_size import by_text

WIDTH = 300


class Inspector(QScrollArea):
    """Shows a card for the selection and renews it when the selection or the campaign changes.

    `wanted(name, argument)` asks the window for something the inspector cannot do itself, such as opening a
    dialog (`found_settlement`, hex) or the settlement's page (`open_settlement`, id).
    """

    wanted = Signal(str, object)

    def __init__(self, document: Document, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document, self.selection = document, selection
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        by_text(self, least_width=WIDTH - 40)
        self.card: QWidget | None = None
        self._kept = KeptRows()  # what was done keeps its place until something else is selected
        self._stale = True
        self._waits = False  # for the first painting
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.renew)
        self.setAccessibleName(self.tr("Selection"))
        document.reset.connect(self._forget)
        document.changed.connect(self.outdate)
        selection.changed.connect(self.outdate)

    def outdate(self) -> None:
        """Renew the card when control returns to the window; many changes at once renew it once."""
        self._stale = True
        if self.isVisible() and self.widget() is not None:
            self._soon.start()

    def renew(self) -> None:
        """Show the card for what is selected now."""
        self._stale = False
        self.setAccessibleName(self.tr("Selection"))
        focused = self._names_from_focus()
        measure = getattr(self.card, "measure", None)
        if measure is not None:
            measure()
        page = QWidget()
        page.setObjectName("page")
        column = QVBoxLayout(page)
        column.setContentsMargins(16, 14, 16, 16)
        column.setSpacing(0)
        self.card = self._card(page)
        if not self.selection.empty and self._being_founded:
            column.addWidget(self._way_back(page))
        column.addWidget(self.card)
        column.addStretch()
        place = self.verticalScrollBar().value()
        self.setWidget(page)
        self.verticalScrollBar().setValue(place)
        self._focus_again(focused)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._forget()
            self.outdate()
        super().changeEvent(event)

    def _forget(self) -> None:
        """The places of the rows were those of another campaign, or of another language."""
        self._kept.begin(None)
        self.card = None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale and self.widget() is not None:
            self._soon.start()
        elif not self._waits:
            self._waits = True
            after_painting(self, self.renew)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.selection.empty:
            self.selection.clear()
        else:
            super().keyPressEvent(event)

    @property
    def _being_founded(self) -> bool:
        kingdom = self.document.kingdom
        return kingdom is not None and kingdom.stage == "founding"

    def _way_back(self, page: QWidget) -> QWidget:
        """While a kingdom is founded, its first steps are a click away."""
        from .blocks import link

        back = link(self.tr("‹ First steps"))
        back.setParent(page)
        back.setAccessibleName(self.tr("Back to the first steps"))
        back.setToolTip(self.tr("Nothing is selected then, as with Esc"))
        back.clicked.connect(self.selection.clear)
        return back

    def _card(self, page: QWidget) -> QWidget:
        """The card for the selection; each kind is fetched when first needed."""
        document, selection = self.document, self.selection
        if not (selection.hexes or selection.settlement):
            self._kept.begin(None)
        if selection.hexes:
            from .hex_card import HexCard

            card: QWidget = HexCard(document, selection.hexes, self.wanted, self._kept, page)
        elif selection.settlement:
            from .settlement_card import SettlementCard

            card = SettlementCard(document, selection.settlement, self.wanted, self._kept, page)
        elif selection.role and document.kingdom is not None:
            from .leader_card import LeaderCard

            card = LeaderCard(document, selection.role, self.wanted, page)
        else:
            from .guide_card import GuideCard

            card = GuideCard(document, self.wanted, page)
        return card

    def _names_from_focus(self) -> list[str]:
        """What has the keyboard in the card and what comes after and before it, by accessible names; nothing
        while nothing in the card has it.
        """
        focus: QWidget | None = self.window().focusWidget()  # the stubs know no None here
        page = self.widget()
        # Not whether it has it now: while a dialog is open the window keeps it for when it comes back.
        if focus is None or page is None or not page.isAncestorOf(focus):
            return []
        able = [widget for widget in page.findChildren(QWidget) if _takes_tab(widget)]
        here = able.index(focus) if focus in able else 0
        return [_name(widget) for widget in (*able[here:], *reversed(able[:here]))]

    def _focus_again(self, names: list[str]) -> None:
        """Keyboard focus stays where it was, or goes to the next thing that was and still is there."""
        page = self.widget()
        if not names or page is None:
            return
        able = [widget for widget in page.findChildren(QWidget) if _takes_tab(widget)]
        known = {_name(widget): widget for widget in reversed(able)}
        same = next((known[name] for name in names if name in known), None)
        if same is not None or able:
            (same or able[0]).setFocus()


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()


def _name(widget: QWidget) -> str:
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
