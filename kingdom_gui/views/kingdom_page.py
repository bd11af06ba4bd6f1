"""The kingdom's page: what it is, who leads it, which edicts are in force, what the GM has changed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ..document.document import Document
from ..document.selection import Selection
from . import labels, speech
from .armies_panel import ArmiesPanel
from .blocks import heading, link, muted, rule, title
from .edicts_panel import EdictsPanel
from .expeditions_panel import ExpeditionsPanel
from .leaders_panel import LeadersPanel
from .modal import ask
from .modifiers_panel import ModifiersPanel
from .neighbours_panel import NeighboursPanel
from .optional_panel import OptionalPanel
from .patron_panel import PatronPanel
from .routes_panel import RoutesPanel
from .text_size import by_text, scaled
from .vassals_panel import VassalsPanel

SIDE_BY_SIDE = 860
SETTLING, SETTLED = 40, 600  # milliseconds until lines just made have their places, and until all have
WIDEST = 1240  # beyond, lines would be too long to follow


class KingdomPage(QScrollArea):
    """One page that scrolls; leaders and edicts stand side by side where there is room."""

    def __init__(self, document: Document, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.refresh)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.leaders = LeadersPanel(document, selection, self)
        self.edicts = EdictsPanel(document, self)
        self.modifiers = ModifiersPanel(document, self)
        self.optional = OptionalPanel(document, self)
        self.routes = RoutesPanel(document, self)
        self.expeditions = ExpeditionsPanel(document, self)
        self.vassals = VassalsPanel(document, self)
        self.patron = PatronPanel(document, self)
        self.patron.edit_wanted.connect(self.edit)
        self.armies = ArmiesPanel(document, self)
        self.others = NeighboursPanel(document, self)
        self.name, self.about = title(""), muted("", 1.0)
        self.edit_button, self.rulings_button = link(""), link("")
        self.edit_button.clicked.connect(self.edit)
        self.rulings_button.clicked.connect(self.rulings)
        self.house_button = link("")
        self.house_button.clicked.connect(self.house_rules)
        self.leaders_head = heading("")
        page = QWidget(self)
        page.setObjectName("page")
        sheet = QWidget(page)
        by_text(sheet, most_width=WIDEST)
        outer = QHBoxLayout(page)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(sheet, 1)
        outer.addStretch()
        column = QVBoxLayout(sheet)
        column.setContentsMargins(24, 18, 24, 24)
        column.setSpacing(10)
        column.addLayout(self._head())
        column.addWidget(rule())
        column.addLayout(self._middle())
        column.addWidget(rule())
        column.addWidget(self.optional)
        column.addWidget(self.modifiers)
        column.addWidget(self.routes)
        column.addWidget(self.expeditions)
        column.addWidget(rule())
        column.addWidget(self.armies)
        column.addWidget(rule())
        column.addWidget(self.patron)
        column.addWidget(self.vassals)
        column.addWidget(self.others)
        column.addStretch()
        self.setWidget(page)
        self._stale = True
        self.seeking = False  # the other kingdoms are being brought into sight
        self.verticalScrollBar().rangeChanged.connect(lambda *_: self._scroll_to_others())
        document.changed.connect(self._changed)

    def refresh(self) -> None:
        """Show the kingdom as it is, in the language in force."""
        self._stale = False
        self._stand_columns()
        kingdom = self._document.kingdom
        self.setAccessibleName(self.tr("Kingdom"))
        self.leaders_head.setText(self.tr("Leaders"))
        self.edit_button.setText(self.tr("Edit…"))
        self.rulings_button.setText(self.tr("Rulings…"))
        self.house_button.setText(self.tr("House rules…"))
        self.edit_button.setEnabled(kingdom is not None)
        if kingdom is None:
            self.name.setText(self.tr("No kingdom yet"))
            self.about.setText("")
        else:
            self.name.setText(kingdom.name)
            self.about.setText(self._about(kingdom.alignment, kingdom.government))
        upper = (self.leaders, self.edicts, self.optional, self.modifiers, self.routes, self.expeditions)
        for part in (*upper, self.armies, self.patron, self.vassals, self.others):
            part.refresh()

    def take_focus(self) -> None:
        """Show the page from its top, and give the leaders the keyboard."""
        self.leaders.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.verticalScrollBar().setValue(0)

    def edit(self) -> None:
        """Change name, alignment, government, colour and note."""
        kingdom = self._document.kingdom
        if kingdom is not None:
            from .dialogs.edit_kingdom import EditKingdomDialog

            ask(EditKingdomDialog(self._document, kingdom, self.window()))

    def show_others(self) -> None:
        """Bring the other kingdoms into sight."""
        if self._stale:
            self.refresh()
        self.others.add_button.setFocus()
        self.seeking = True
        QTimer.singleShot(SETTLING, self, self._scroll_to_others)
        QTimer.singleShot(SETTLED, self, self._stop_seeking)

    def _stop_seeking(self) -> None:
        self.seeking = False

    def _scroll_to_others(self) -> None:
        """While lines still find their places, after each change of the page's height as well."""
        page = self.widget()
        if page is not None and self.seeking:
            self.verticalScrollBar().setValue(self.others.mapTo(page, QPoint(0, 0)).y() - 14)

    def rulings(self) -> None:
        """Choose how the campaign reads the rules."""
        from .dialogs.rulings import RulingsDialog

        ask(RulingsDialog(self._document, self.window()))

    def house_rules(self) -> None:
        """Make records of the table's own, and change numbers."""
        from .dialogs.house_rules import HouseRulesDialog

        ask(HouseRulesDialog(self._document, self.window()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand_columns()

    def _stand_columns(self) -> None:
        """Side by side where there is room for text of the size in force."""
        wide = self.viewport().width() >= scaled(SIDE_BY_SIDE)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(direction)

    def showEvent(self, event: QShowEvent) -> None:
        if self._stale:
            self.refresh()
        super().showEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Give all parts their places now: the leaders' table is as high as its rows, and those wrap by its
        width, which is known only after a first round.
        """
        for _ in range(2):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            self.leaders.fit_height()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._changed(None)
        elif event.type() == QEvent.Type.PaletteChange:
            self._stale = True
            if self.isVisible():
                self._soon.start()  # once, though a theme changes the palette several times
        super().changeEvent(event)

    def _changed(self, _patch: object) -> None:
        self._stale = True
        if self.isVisible():
            self.refresh()

    def _about(self, alignment: str, government: str) -> str:
        parts = [labels.alignment(alignment), speech.capital(speech.term("government", government))]
        brings = labels.effects(
            self._document.rules.alignments[alignment], ("economy", "loyalty", "stability")
        )
        return ", ".join(parts) + (f"   ({brings})" if brings else "")

    def _head(self) -> QHBoxLayout:
        text = QVBoxLayout()
        text.setSpacing(2)
        text.addWidget(self.name)
        text.addWidget(self.about)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addLayout(text, 1)
        row.addWidget(self.edit_button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.rulings_button, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.house_button, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _middle(self) -> QBoxLayout:
        leaders = QVBoxLayout()
        leaders.setSpacing(4)
        leaders.addWidget(self.leaders_head)
        leaders.addWidget(self.leaders)
        leaders.addStretch()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(36)
        self._columns.addLayout(leaders, 5)
        self._columns.addWidget(self.edicts, 2, Qt.AlignmentFlag.AlignTop)
        return self._columns
