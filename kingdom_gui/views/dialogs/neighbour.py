"""A neighbour: what it is called and looks like, and what is known of it."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.neighbour import EditNeighbour, FoundNeighbour
from ...engine.neighbours import ATTITUDES, INDIFFERENT, attitude, attitude_dc, economy_ledger, size_of
from ...engine.state import Attitude, Kingdom, Neighbour
from .. import speech
from ..blocks import plain_row, spin_box, verbatim
from ..colours_box import colours_box
from ..labels import signed
from ..text_size import by_text
from .action_dialog import ActionDialog
from .found_settlement import free_id
from .kingdom_fields import alignment_box


class NeighbourDialog(ActionDialog):
    """Adds a neighbour, or edits the one given. It stands beside the window and blocks nothing."""

    needs = "name"

    def __init__(
        self, document: Document, kingdom: Kingdom | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, kingdom.name if kingdom is not None else "", "", parent)
        self.setModal(False)
        self._kingdom = kingdom
        known = (kingdom.neighbour if kingdom is not None else None) or Neighbour()
        if kingdom is None:
            self.setWindowTitle(self.tr("A neighbour"))
            self.head.setText(self.tr("A neighbour"))
            self.do_button.setText(self.tr("Add"))
            self.explain(self.tr("A kingdom that nobody at the table plays. Next: give it land on the map."))
        else:
            self.do_button.setText(self.tr("Keep"))
        self.name = QLineEdit(kingdom.name if kingdom is not None else "", self)
        self.alignment = alignment_box(self, kingdom.alignment if kingdom is not None else "N")
        self.colour = colours_box(self, kingdom.colour if kingdom is not None else "")
        counted = size_of(document.campaign, kingdom.id, document.rules) if kingdom is not None else 0
        self.size_typed, self.size_box, size = self._number(
            self.tr("not all on the map"), known.size, counted, 0
        )
        found = economy_ledger(document.campaign, kingdom.id, document.rules) if kingdom is not None else None
        self.economy_known, self.economy, economy = self._number(
            self.tr("known"), known.economy, found.total if found is not None else 0, -999
        )
        self.stability_known, self.stability, stability = self._number(
            self.tr("known"), known.stability, known.stability or 0, -999
        )
        self.attitude = QComboBox(self)
        for step in reversed(ATTITUDES):
            name = speech.capital(speech.term("attitude", step))
            self.attitude.addItem(
                speech.explained(name, self.tr("DC {number}").format(number=signed(attitude_dc(step)))), step
            )
        table = document.kingdom
        stands = attitude(document.campaign, kingdom.id, table.id) if kingdom and table else INDIFFERENT
        self.attitude.setCurrentIndex(self.attitude.findData(stands))
        self.patron = QCheckBox("", self)
        self.patron.setChecked(bool(kingdom and table and table.sponsor == kingdom.id))
        ours = verbatim(table.name) if table is not None else ""
        self.patron.setText(self.tr("The wealthy sponsor of {name}").format(name=ours))
        self.text = QPlainTextEdit(kingdom.note if kingdom is not None else "", self)
        self.text.setTabChangesFocus(True)
        by_text(self.text, fixed_height=72)
        self.form.addRow(self.tr("&Name"), self.name)
        self.form.addRow(self.tr("&Alignment"), self.alignment)
        self.form.addRow(self.tr("&Colour on the map"), self.colour)
        self._row(self.tr("&Size"), size, self.size_typed)
        self._row(self.tr("&Economy"), economy, self.economy_known)
        self._row(self.tr("Sta&bility"), stability, self.stability_known)
        if table is not None:
            plain_row(self.form, self.tr("A&ttitude to {name}").format(name=ours), self.attitude)
            self.form.addRow("", self.patron)
        self.form.addRow(self.tr("N&ote"), self.text)
        self._connect()

    def action(self) -> Action | None:
        name = self.name.text().strip()
        if not name:
            return None
        size = self.size_box.value() if self.size_typed.isChecked() else None
        economy = self.economy.value() if self.economy_known.isChecked() else None
        stability = self.stability.value() if self.stability_known.isChecked() else None
        stands: Attitude = self.attitude.currentData()
        table = self.document.kingdom is not None
        alignment, colour = str(self.alignment.currentData()), str(self.colour.currentData())
        note = self.text.toPlainText().strip()
        if self._kingdom is None:
            return FoundNeighbour(
                kingdom=free_id(name, set(self.document.campaign.kingdoms)),
                name=name,
                alignment=alignment,
                colour=colour,
                size=size,
                economy=economy,
                stability=stability,
                attitude=stands if table else INDIFFERENT,
                patron=table and self.patron.isChecked(),
                note=note,
            )
        return EditNeighbour(
            kingdom=self._kingdom.id,
            name=name,
            alignment=alignment,
            colour=colour,
            size="counted" if size is None else size,
            economy="unknown" if economy is None else economy,
            stability="unknown" if stability is None else stability,
            attitude=stands if table else None,
            patron=self.patron.isChecked() if table else None,
            note=note,
        )

    def _effect(self, change: Change) -> str:
        """No number of the kingdom at the table changes, so nothing is said of any."""
        return ""

    def _number(
        self, text: str, known: int | None, shown: int, low: int
    ) -> tuple[QCheckBox, QSpinBox, QHBoxLayout]:
        """A box for a number that may be known, and whether it is."""
        tick, box, row = QCheckBox(text, self), spin_box(low, 9999, shown, self), QHBoxLayout()
        tick.setChecked(known is not None)
        box.setEnabled(known is not None)
        tick.toggled.connect(box.setEnabled)
        row.setSpacing(10)
        row.addWidget(box)
        row.addWidget(tick, 1)
        return tick, box, row

    def _row(self, text: str, fields: QHBoxLayout, buddy: QCheckBox) -> None:
        name = QLabel(text, self)
        name.setBuddy(buddy)
        self.form.addRow(name, fields)
        bare, item = text.replace("&", ""), fields.itemAt(0)
        box = item.widget() if item is not None else None
        if box is not None:
            box.setAccessibleName(bare)
        buddy.setAccessibleName(speech.explained(bare, buddy.text()))

    def _connect(self) -> None:
        self.name.textChanged.connect(self.refresh)
        self.text.textChanged.connect(self.refresh)
        for box in (self.alignment, self.colour, self.attitude):
            box.currentIndexChanged.connect(self.refresh)
        for tick in (self.size_typed, self.economy_known, self.stability_known, self.patron):
            tick.toggled.connect(self.refresh)
        for number in (self.size_box, self.economy, self.stability):
            number.valueChanged.connect(self.refresh)
