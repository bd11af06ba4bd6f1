"""Name, alignment, government, colour on the map, note and patron of a kingdom, and the end of anarchy."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.found import EditKingdom
from ...engine.state import Kingdom
from ..colours_box import colours_box
from ..patron_fields import PatronFields
from ..text_size import by_text
from .action_dialog import ActionDialog
from .kingdom_fields import alignment_box, government_box


class EditKingdomDialog(ActionDialog):
    """Changes what a kingdom is, not what it has."""

    def __init__(self, document: Document, kingdom: Kingdom, parent: QWidget | None = None) -> None:
        super().__init__(document, kingdom.name, "", parent)
        self.do_button.setText(self.tr("Keep"))
        self._kingdom = kingdom
        self.name = QLineEdit(kingdom.name, self)
        self.alignment = alignment_box(self, kingdom.alignment, document)
        self.government = government_box(document, self, kingdom.government)
        self.colour = colours_box(self, kingdom.colour)
        self.text = QPlainTextEdit(kingdom.note, self)
        self.text.setTabChangesFocus(True)
        by_text(self.text, fixed_height=90)
        self.form.addRow(self.tr("&Name"), self.name)
        self.form.addRow(self.tr("&Alignment"), self.alignment)
        self.form.addRow(self.tr("&Government"), self.government)
        self.form.addRow(self.tr("&Colour on the map"), self.colour)
        self.patron = PatronFields.of(self, kingdom)
        self.form.addRow(self.tr("&Patron expects"), self.patron.obligation)
        self.form.addRow(self.tr("&Repayment"), self.patron.repayment)
        self.form.addRow(self.tr("&Tribute"), self.patron.tithe)
        self.form.addRow(self.tr("N&ote"), self.text)
        self.order = QCheckBox(self.tr("Order is restored: anarchy &ends"), self)
        self.order.setVisible(kingdom.anarchy)
        if kingdom.anarchy:  # it never ends by itself (ruling D12c)
            self.form.addRow("", self.order)
        self.name.textChanged.connect(self.refresh)
        self.text.textChanged.connect(self.refresh)
        self.patron.changed.connect(self.refresh)
        self.order.toggled.connect(self.refresh)
        for box in (self.alignment, self.government, self.colour):
            box.currentIndexChanged.connect(self.refresh)

    def action(self) -> Action | None:
        return EditKingdom(
            kingdom=self._kingdom.id,
            name=self.name.text().strip(),
            alignment=str(self.alignment.currentData()),
            government=str(self.government.currentData()),
            colour=str(self.colour.currentData()),
            note=self.text.toPlainText().strip(),
            obligation=self.patron.wanted,
            repayment=self.patron.repayment.value(),
            tithe=self.patron.tithe.value(),
            anarchy=False if self.order.isChecked() else None,
        )
