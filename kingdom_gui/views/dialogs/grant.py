"""What the game master gives or takes: Build Points, Unrest, Fame, Infamy."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.gm import Grant
from .. import labels
from ..blocks import spin_box
from .action_dialog import ActionDialog

NAMES = ("treasury", "unrest", "fame", "infamy")


class GrantDialog(ActionDialog):
    """Gives, or with negative amounts takes, with a note."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Grant or take")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Grant"))
        self.explain(self.tr("A negative amount takes."))
        self.amounts = {name: self._amount(name) for name in NAMES}
        self.text = QLineEdit(self)
        self.text.textChanged.connect(self.refresh)
        self.form.addRow(self.tr("N&ote"), self.text)

    def action(self) -> Action | None:
        treasury, unrest, fame, infamy = (self.amounts[name].value() for name in NAMES)
        if not (treasury or unrest or fame or infamy):
            return None
        note = self.text.text().strip()
        kingdom = self.document.campaign.at_table
        return Grant(kingdom=kingdom, treasury=treasury, unrest=unrest, fame=fame, infamy=infamy, note=note)

    def _amount(self, name: str) -> QSpinBox:
        box = spin_box(-9999, 9999, 0, self)
        if name == "treasury":
            box.setSuffix(self.tr(" BP"))
        box.valueChanged.connect(self.refresh)
        self.form.addRow(labels.number(name), box)
        return box
