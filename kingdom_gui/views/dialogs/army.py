"""An army of the roster: raised anew, or what is known of it changed."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action
from ...engine.actions.army import EditArmy, RaiseArmy
from ...engine.state import Army
from ..army_fields import size_box, weeks_box
from ..blocks import spin_box
from .action_dialog import ActionDialog

MOST_BP = 9999


class ArmyDialog(ActionDialog):
    """Raises an army, or edits the one given. Where it stands is asked by another dialog."""

    needs = "name"

    def __init__(self, document: Document, army: Army | None = None, parent: QWidget | None = None) -> None:
        super().__init__(document, army.name if army is not None else "", "", parent)
        self._army = army
        known = army or Army(0, "")
        if army is None:
            self.setWindowTitle(self.tr("Raise an army"))
            self.head.setText(self.tr("Raise an army"))
            self.do_button.setText(self.tr("Raise"))
        else:
            self.do_button.setText(self.tr("Keep"))
        self.name = QLineEdit(known.name, self)
        self.size_field = size_box(self, known.size)
        if (typed := self.size_field.lineEdit()) is not None:
            typed.setAccessibleName(self.tr("&Size").replace("&", ""))
        self.cr, self.kind = QLineEdit(known.cr, self), QLineEdit(known.kind, self)
        self.cr.setPlaceholderText("3, 1/2 …")
        self.consumption = spin_box(0, MOST_BP, known.consumption, self)
        self.consumption.setSuffix(self.tr(" BP a week"))
        self.weeks = weeks_box(self, known.weeks)
        self.commander = self._leaders(known.commander)
        if (typed := self.commander.lineEdit()) is not None:
            typed.setAccessibleName(self.tr("Co&mmander").replace("&", ""))
        self.home = self._settlements(known.home)
        self.tactic, self.text = QLineEdit(known.tactic, self), QLineEdit(known.note, self)
        self.cost = spin_box(0, MOST_BP, 0, self)
        self.cost.setSuffix(self.tr(" BP"))
        self.granted = QCheckBox(self.tr("handed over: free, in no settlement’s place"), self)
        self.form.addRow(self.tr("&Name"), self.name)
        self.form.addRow(self.tr("&Size"), self.size_field)
        self.form.addRow(self.tr("C&R"), self.cr)
        self.form.addRow(self.tr("&Kind"), self.kind)
        self.form.addRow(self.tr("C&ost"), self.cost)
        self.form.addRow("", self.granted)
        self.form.addRow(self.tr("&Consumes"), self.consumption)
        self.form.addRow(self.tr("&In the field"), self.weeks)
        self.form.addRow(self.tr("Co&mmander"), self.commander)
        self.form.addRow(self.tr("Recruite&d in"), self.home)
        self.form.addRow(self.tr("&Tactics"), self.tactic)
        for field, of_a_new_one in ((self.cost, True), (self.granted, True), (self.tactic, False)):
            self.form.setRowVisible(field, (army is None) == of_a_new_one)
        self.form.addRow(self.tr("Not&e"), self.text)
        self._connect()

    def action(self) -> Action | None:
        name, table = self.name.text().strip(), self.document.campaign.at_table
        if not name:
            return None
        said = {
            "size": self.size_field.currentText().strip(),
            "cr": self.cr.text().strip(),
            "kind": self.kind.text().strip(),
            "commander": self.commander.currentText().strip(),
            "home": str(self.home.currentData()),
            "note": self.text.text().strip(),
        }
        consumption, weeks = self.consumption.value(), int(self.weeks.currentData())
        if self._army is None:
            granted = self.granted.isChecked()
            cost = 0 if granted else self.cost.value()
            return RaiseArmy(
                kingdom=table,
                name=name,
                cost=cost,
                granted=granted,
                consumption=consumption,
                weeks=weeks,
                **said,
            )
        return EditArmy(
            kingdom=table, army=self._army.id, name=name, consumption=consumption, weeks=weeks,
            tactic=self.tactic.text().strip(), **said,
        )  # fmt: skip

    def _leaders(self, commander: str) -> QComboBox:
        """The leaders by name; somebody else's name can be typed."""
        box = QComboBox(self)
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        kingdom = self.document.kingdom
        names = dict.fromkeys(leader.name for leader in (kingdom.leaders if kingdom is not None else ()))
        box.addItems([name for name in names if name])
        box.setCurrentIndex(-1)
        box.setEditText(commander)
        return box

    def _settlements(self, home: str) -> QComboBox:
        """Where it was recruited: a settlement of the kingdom, one that was, or not said."""
        campaign = self.document.campaign
        box = QComboBox(self)
        box.addItem(self.tr("not said"), "")
        for settlement in campaign.settlements_of(campaign.at_table):
            box.addItem(settlement.name, settlement.id)
        if home and box.findData(home) < 0:
            lost = campaign.settlements.get(home)
            box.addItem(lost.name if lost is not None else home, home)
        box.setCurrentIndex(box.findData(home))
        return box

    def _connect(self) -> None:
        self.granted.toggled.connect(self.cost.setDisabled)
        self.granted.toggled.connect(self.refresh)
        for line in (self.name, self.cr, self.kind, self.tactic, self.text):
            line.textChanged.connect(self.refresh)
        for edited in (self.size_field, self.commander):
            edited.editTextChanged.connect(self.refresh)
        for box in (self.weeks, self.home):
            box.currentIndexChanged.connect(self.refresh)
        for number in (self.cost, self.consumption):
            number.valueChanged.connect(self.refresh)
