"""The leadership roles as a table: who holds each, with which ability, what it gives or its vacancy costs."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from ..document.document import Document
from ..document.selection import Selection
from ..engine.actions.rule import Dismiss
from ..engine.leadership import (
    IN_FORCE,
    chosen_attributes,
    counts_absences,
    holders,
    why_idle,
)
from ..engine.printed import as_played
from ..engine.ruleset import Role
from ..engine.state import Kingdom, Leader
from ..engine.viceroys import gives as gives_here
from . import labels, speech
from .blocks import plain_tip
from .help.places import HELP_ROLE
from .help.terms import explained_items
from .modal import ask
from .refusal_line import RefusalLine
from .theme import colours
from .vacancy import vacancy

Index = QModelIndex | QPersistentModelIndex
DISPLAY = int(Qt.ItemDataRole.DisplayRole)
HELD_BY = 1  # the column


class Row(NamedTuple):
    """One line of the table: a role with one holder, or without."""

    role: str
    holder: str
    texts: tuple[str, str, str, str]
    vacant: bool
    counts: bool


class LeadersModel(QAbstractTableModel):
    """Rows for every role; married Rulers take two."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.rows: list[Row] = []

    def refresh(self) -> None:
        """Read the roles anew."""
        self.beginResetModel()
        kingdom = self._document.kingdom
        roles = self._document.rules.roles.values()
        self.rows = [row for role in roles for row in self._rows(kingdom, role)] if kingdom else []
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = DISPLAY) -> object:
        if orientation == Qt.Orientation.Horizontal and role == DISPLAY:
            return (self.tr("Role"), self.tr("Held by"), self.tr("Ability"), self.tr("Gives"))[section]
        return None

    def data(self, index: Index, role: int = DISPLAY) -> object:
        row = self.rows[index.row()]
        column = index.column()
        if role == HELP_ROLE:
            return f"role.{row.role}"
        if role == DISPLAY:
            return row.texts[column]
        if role == int(Qt.ItemDataRole.ToolTipRole):
            return plain_tip(row.texts[column])
        if role == int(Qt.ItemDataRole.FontRole) and column in (1, 3) and row.vacant:
            font = QFont()
            font.setItalic(True)
            return font
        if role == int(Qt.ItemDataRole.ForegroundRole):
            c = colours()
            if row.vacant and column == HELD_BY:
                return QColor(c.accent)
            if row.vacant and column == 3:
                return QColor(c.ink if row.counts else c.muted)
            quiet = column and (row.vacant or (column == 3 and not row.counts))
            return QColor(c.muted if quiet else c.ink)
        return None

    def _rows(self, kingdom: Kingdom, role: Role) -> list[Row]:
        name = speech.capital(speech.term("role", role.id))
        held = holders(kingdom, role.id)
        if not held:
            return [self._vacant(kingdom, role, name)]
        return [self._held(leader, role, name) for leader in held]

    def _held(self, leader: Leader, role: Role, name: str) -> Row:
        best = max(role.abilities, key=leader.ability)
        ability = f"{labels.short_ability(best)} {labels.signed(leader.ability(best))}"
        attributes = ", ".join(labels.number(a) for a in chosen_attributes(leader, role))
        rules = as_played(self._document.rules, self._document.campaign)
        kingdom, campaign = self._document.kingdom, self._document.campaign
        amount = gives_here(campaign, kingdom, leader, rules) if kingdom is not None else 0
        gives = f"{attributes} {labels.signed(amount)}"
        idle = why_idle(kingdom, leader, counts_absences(kingdom)) if kingdom is not None else ""
        if idle:
            gives = speech.speaker(self._document.campaign).say(f"reason_{idle}")
        return Row(role.id, leader.name, (name, leader.name, ability, gives), False, not idle)

    def _vacant(self, kingdom: Kingdom, role: Role, name: str) -> Row:
        abilities = " / ".join(labels.short_ability(ability) for ability in role.abilities)
        loss = vacancy(role)
        numbers = self._document.numbers()
        counts = numbers is not None and numbers.vacancies.get(role.id) == IN_FORCE
        return Row(role.id, "", (name, self.tr("vacant"), abilities, loss), True, counts and bool(loss))


class LeadersTable(QTableView):
    """The table; Enter asks to appoint, Delete to dismiss."""

    appoint = Signal()
    dismiss = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.appoint.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.dismiss.emit()
        else:
            super().keyPressEvent(event)


class LeadersPanel(QWidget):
    """The roles, with appointing and dismissing. What is selected here is selected everywhere."""

    def __init__(self, document: Document, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document, self._selection = document, selection
        self.model = LeadersModel(document, self)
        self._fit = QTimer(self)
        self._fit.setSingleShot(True)
        self._fit.setInterval(0)
        self._fit.timeout.connect(self.fit_height)
        self.table = self._table()
        self.refused = RefusalLine(self)
        self.appoint_button, self.dismiss_button = QPushButton(self), QPushButton(self)
        self.appoint_button.clicked.connect(self.appoint)
        self.dismiss_button.clicked.connect(self.dismiss)
        buttons = QHBoxLayout()
        buttons.addWidget(self.appoint_button)
        buttons.addWidget(self.dismiss_button)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.table)
        column.addLayout(buttons)
        column.addWidget(self.refused)

    def refresh(self) -> None:
        """Show the roles as they are, in the language in force."""
        chosen = self.current
        self.model.refresh()
        self.table.setAccessibleName(self.tr("Leadership roles"))
        self.appoint_button.setText(self.tr("&Appoint…"))
        self.dismiss_button.setText(self.tr("&Dismiss"))
        self.fit_height()
        if chosen is not None:
            self._mark(chosen.role, chosen.holder)
        self._update_buttons()

    def fit_height(self) -> None:
        """As high as its rows: the page scrolls, not the table."""
        self.table.resizeRowsToContents()
        rows = sum(self.table.rowHeight(row) for row in range(self.model.rowCount()))
        self.table.setFixedHeight(rows + self.table.horizontalHeader().sizeHint().height() + 2)

    @property
    def current(self) -> Row | None:
        """The row that is selected."""
        index = self.table.currentIndex().row()
        return self.model.rows[index] if 0 <= index < len(self.model.rows) else None

    def appoint(self) -> None:
        """Ask who shall hold the selected role."""
        row = self.current
        if row is not None:
            from .dialogs.appoint import AppointDialog

            ask(AppointDialog(self._document, row.role, row.holder, self))

    def dismiss(self) -> None:
        """Take the selected role from its holder."""
        row = self.current
        if row is not None and row.holder:
            action = Dismiss(kingdom=self._document.campaign.at_table, role=row.role, name=row.holder)
            self.refused.show_outcome(self._document.do(action), self._document.campaign)

    def _table(self) -> LeadersTable:
        table = LeadersTable(self)
        table.setModel(self.model)
        table.setShowGrid(False)
        explained_items(table)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setTabKeyNavigation(False)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)  # the longest: it wraps, others fit
        header.setMinimumSectionSize(80)
        header.sectionResized.connect(self._fit.start)
        table.selectionModel().currentRowChanged.connect(self._selected)
        table.doubleClicked.connect(self.appoint)
        table.clicked.connect(self._pressed)
        table.appoint.connect(self.appoint)
        table.dismiss.connect(self.dismiss)
        return table

    def _pressed(self, index: QModelIndex) -> None:
        """A click on the word that a seat is vacant asks who shall have it."""
        if index.column() == HELD_BY and self.model.rows[index.row()].vacant:
            self.appoint()

    def _selected(self) -> None:
        row = self.current
        self._update_buttons()
        if row is not None:
            self._selection.select_role(row.role)

    def _mark(self, role: str, holder: str) -> None:
        rows = self.model.rows
        exact = next((i for i, row in enumerate(rows) if (row.role, row.holder) == (role, holder)), None)
        place = exact if exact is not None else next((i for i, r in enumerate(rows) if r.role == role), None)
        if place is not None:
            self.table.selectRow(place)

    def _update_buttons(self) -> None:
        row = self.current
        self.appoint_button.setEnabled(row is not None)
        self.dismiss_button.setEnabled(row is not None and bool(row.holder))
