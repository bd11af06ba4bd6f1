"""The kingdom's vassals: who governs them, whether they bear it; and its sovereign, where it has one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QWidget

from ..document.document import Document
from ..engine.actions import Action
from ..engine.actions.vassal import ReleaseVassal
from ..engine.actions.viceroy import SendVisitor
from ..engine.leadership import IN_FORCE, STANDS_IN
from ..engine.state import Kingdom, Vassal
from ..engine.vassals import AT_PEACE, friction_dc, resists
from ..engine.viceroys import may_visit, office
from . import speech
from .blocks import empty, link, muted, plain, quiet_line
from .ledger_popup import LedgerPopup
from .lines_panel import LinesPanel
from .modal import open_beside
from .swatches import swatch

COLUMNS = 6


class VassalsPanel(LinesPanel):
    """A line for each vassal, and one that names the sovereign; nothing at all where there is neither."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent, COLUMNS - 1, (16, 4))
        self.bound = muted("")
        self._column.insertWidget(1, self.bound)
        self.visitors: dict[str, QComboBox] = {}

    def refresh(self) -> None:
        """Show the vassals as they are, in the language in force."""
        self.head.setText(self.tr("Vassals"))
        kingdom, campaign = self._document.kingdom, self._document.campaign
        rows = kingdom.vassals if kingdom is not None else ()
        sovereign = campaign.kingdoms.get(kingdom.overlord) if kingdom is not None else None
        self.bound.setText(self._bound(sovereign.name) if sovereign is not None else "")
        self.bound.setVisible(sovereign is not None)
        empty(self._grid)
        self.visitors.clear()
        for row, vassal in enumerate(rows):
            self._line(row, vassal)
        self.setVisible(bool(rows) or sovereign is not None)

    def seat(self, row: Vassal) -> None:
        """Ask who shall be Viceroy."""
        from .dialogs.viceroy import ViceroyDialog

        open_beside(ViceroyDialog(self._document, row, self.window()))

    def _bound(self, sovereign: str) -> str:
        kingdom = self._document.kingdom
        assert kingdom is not None
        there = office(self._document.campaign, kingdom, self._document.rules)
        parts = [self.tr("A vassal of {kingdom}").format(kingdom=sovereign)]
        if there is not None and there.viceroy:
            parts.append(self.tr("Viceroy: {name}").format(name=there.viceroy))
        if there is not None and there.ahead == IN_FORCE:
            parts.append(self.tr("no Viceroy does their duty, as if there were no Ruler"))
        return " · ".join(parts)

    def _line(self, number: int, row: Vassal) -> None:
        campaign = self._document.campaign
        vassal = campaign.kingdoms[row.kingdom]
        picture = QLabel(self)
        picture.setPixmap(swatch(campaign, vassal.id, self.devicePixelRatioF()))
        name = plain(vassal.name)
        name.setWordWrap(False)
        for column, widget in enumerate((picture, name, quiet_line(self._viceroy(row)), self._peace(row))):
            self._grid.addWidget(widget, number, column)
        self._grid.addWidget(self._visitor(row), number, 4)
        ways = QHBoxLayout()
        ways.setSpacing(14)
        seat, free = self._way(self.tr("Viceroy…"), vassal.name), self._way(self.tr("Let go"), vassal.name)
        seat.clicked.connect(lambda: self.seat(row))
        free.clicked.connect(lambda: self._do(ReleaseVassal(kingdom=campaign.at_table, vassal=vassal.id)))
        for button in (seat, free):
            ways.addWidget(button)
        ways.addStretch()
        self._grid.addLayout(ways, number, 5)

    def _viceroy(self, row: Vassal) -> str:
        """Who governs it, and whether they do."""
        campaign = self._document.campaign
        there = office(campaign, campaign.kingdoms[row.kingdom], self._document.rules)
        if not row.viceroy:
            return self.tr("no Viceroy")
        if there is not None and there.ahead in (IN_FORCE, STANDS_IN):
            return self.tr("{name} neglects the office").format(name=row.viceroy)
        return self.tr("Viceroy: {name}").format(name=row.viceroy)

    def _peace(self, row: Vassal) -> QWidget:
        """How far a subjugated people has come to bear it; the DC of the next check opens as a ledger."""
        if not row.subjugated:
            return quiet_line(self.tr("founded as a vassal"))
        if not resists(row):
            return quiet_line(self.tr("subjugated, at peace"))
        campaign, rules = self._document.campaign, self._document.rules
        dc = friction_dc(campaign, campaign.at_table, row.kingdom, rules)
        told = self.tr("subjugated, {count} of {needed} checks, DC {dc}")
        button = link(told.format(count=row.passed, needed=AT_PEACE, dc=dc.total))
        title = self.tr("DC of the Loyalty check, in this turn and the next")
        button.clicked.connect(
            lambda: LedgerPopup(title, dc, campaign, self.window(), rules).show_under(button)
        )
        return button

    def _visitor(self, row: Vassal) -> QWidget:
        """Who of Consort and Heir stays there, to make up for the Viceroy."""
        kingdom, rules = self._document.kingdom, self._document.rules
        assert kingdom is not None
        able = [leader for leader in kingdom.leaders if may_visit(leader, rules)]
        if not able and not row.visitor:
            return quiet_line("")
        box = self.visitors[row.kingdom] = QComboBox(self)
        box.addItem(self.tr("nobody visits"), "")
        for leader in able:
            role = speech.term("role", leader.role)
            box.addItem(
                self.tr("{name} ({role}) stays there").format(name=leader.name, role=role), leader.name
            )
        box.setCurrentIndex(max(0, box.findData(row.visitor)))
        vassal = self._document.campaign.kingdoms[row.kingdom].name
        box.setAccessibleName(self.tr("Who makes up for the Viceroy in {kingdom}").format(kingdom=vassal))
        box.setToolTip(self.tr("A Consort or an Heir there makes up for a missing Viceroy"))
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.activated.connect(lambda _index: self._send(row, str(box.currentData())))
        return box

    def _send(self, row: Vassal, name: str) -> None:
        if name != row.visitor:
            table = self._document.campaign.at_table
            self._do(SendVisitor(kingdom=table, vassal=row.kingdom, visitor=name))
            self.refresh()

    def _way(self, text: str, kingdom: str) -> QPushButton:
        button = link(text)
        button.setAccessibleName(speech.explained(text.rstrip("…"), kingdom))
        return button

    def _do(self, action: Action) -> None:
        self.refused.show_outcome(self._document.do(action), self._document.campaign)


def called(document: Document, kingdom: Kingdom) -> str:
    """A kingdom's name among the others, with what binds it to the one at the table."""
    table = document.kingdom
    if table is not None and kingdom.overlord == table.id:
        return QCoreApplication.translate("VassalsPanel", "{name} (vassal)").format(name=kingdom.name)
    if table is not None and table.overlord == kingdom.id:
        return QCoreApplication.translate("VassalsPanel", "{name} (sovereign)").format(name=kingdom.name)
    return kingdom.name
