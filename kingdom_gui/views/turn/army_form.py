"""An army is raised, worked on, sent out or disbanded: which, what is done, what it costs and consumes."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.army import ChangeArmy, DisbandArmy, EditArmy, RaiseArmy
from ...engine.armies import WEEKS
from ...engine.state import Army
from .. import labels
from ..army_fields import size_box, weeks_box
from ..blocks import spin_box
from .step_form import StepForm, text_field

NEW = 0  # stands for a new army; those that are there have numbers from 1 on
MOST_BP = 9999


class ArmyForm(StepForm):
    """Before an army is chosen it says nothing, and Enter goes on to the next step."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self.which, self.work = QComboBox(self), QComboBox(self)
        self.which.setAccessibleName(self.tr("Which army"))
        self.which.addItem(self.tr("An army…"), None)
        self.which.addItem(self.tr("A new army"), NEW)
        for army in self.armies.values():
            self.which.addItem(self._described(army), army.id)
        self.name = text_field(self.tr("Its name"), 150, self)
        self.size_field = size_box(self)
        self.size_field.setMinimumContentsLength(8)
        self.size_field.setAccessibleName(self.tr("Size"))
        size_line = self.size_field.lineEdit()
        if size_line is not None:
            size_line.setPlaceholderText(self.tr("Size"))
        self.cr = text_field(self.tr("CR"), 56, self)
        self.kind = text_field(self.tr("Kind"), 120, self)
        self.work.setAccessibleName(self.tr("What is done"))
        for text, work in (
            (self.tr("Expand it"), "expand"),
            (self.tr("Equip it"), "equip"),
            (self.tr("Bring it to full strength"), "repair"),
            (self.tr("Set its weeks in the field"), "weeks"),
            (self.tr("Disband it"), "disband"),
        ):
            self.work.addItem(text, work)
        self.cost = self._amount(self.tr("Cost in BP"), self.tr("Costs "), self.tr(" BP"))
        self.consumption = self._amount(
            self.tr("Consumption in BP a week"), self.tr("Consumes "), self.tr(" BP a week")
        )
        self.weeks = weeks_box(self)
        self.details = QWidget(self)
        rows = QVBoxLayout(self.details)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        said = (self.name, self.size_field, self.cr, self.kind)
        for details in (said, (self.cost, self.consumption, self.weeks)):
            row = QHBoxLayout()
            row.setSpacing(8)
            for detail in details:
                row.addWidget(detail)
            row.addStretch()
            rows.addLayout(row)
        for box in (self.which, self.work):
            self.fields.addWidget(box)
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            column.addWidget(self.details)
            column.setSpacing(6)
        self.which.currentIndexChanged.connect(self._show_army)
        for box in (self.work, self.weeks):
            box.currentIndexChanged.connect(self.refresh)
        for line in (self.name, self.cr, self.kind):
            line.textChanged.connect(self.refresh)
        self.size_field.editTextChanged.connect(self.refresh)
        self.finish("")

    @property
    def armies(self) -> dict[int, Army]:
        """The kingdom's armies by number."""
        kingdom = self.document.kingdom
        return {army.id: army for army in kingdom.armies} if kingdom is not None else {}

    def action(self) -> Action | None:
        chosen, table = self.which.currentData(), self.document.campaign.at_table
        if chosen is None or (chosen == NEW and not self.name.text().strip()):
            return None
        cost, consumption = self.cost.value(), self.consumption.value()
        weeks = int(self.weeks.currentData())
        if chosen == NEW:
            return RaiseArmy(
                kingdom=table,
                name=self.name.text().strip(),
                cost=cost,
                consumption=consumption,
                weeks=weeks,
                size=self.size_field.currentText().strip(),
                cr=self.cr.text().strip(),
                kind=self.kind.text().strip(),
            )
        work = self.work.currentData()
        if work == "weeks":
            return EditArmy(kingdom=table, army=chosen, weeks=weeks)
        if work == "disband":
            return DisbandArmy(kingdom=table, army=chosen)
        return ChangeArmy(kingdom=table, army=chosen, work=work, cost=cost, consumption=consumption)

    def refresh(self) -> None:
        chosen, work = self.which.currentData(), self.work.currentData()
        there, new = chosen is not None, chosen == NEW
        builds = new or work in ("expand", "equip", "repair")
        shown = {
            self.work: there and not new,
            self.name: new,
            self.size_field: new,
            self.cr: new,
            self.kind: new,
            self.cost: there and builds,
            self.consumption: there and builds,
            self.weeks: there and (new or work == "weeks"),
            self.button: there,
            self.details: (there and work != "disband") or new,
        }
        for widget, visible in shown.items():
            widget.setVisible(visible)
        self.button.setText(self._verb(new, str(work)))
        super().refresh()

    def told(self, outcome: Change) -> str:
        """What it costs, what it does to Consumption, and that it stands for a settlement (IT L316)."""
        before, after = self.document.numbers(), self.document.numbers(outcome.campaign)
        parts = [self.tr("{count} BP").format(count=outcome.price.total)] if outcome.price.total else []
        if before is not None and after is not None:
            old, now = before.total("consumption"), after.total("consumption")
            if old != now:
                parts.append(f"{labels.number('consumption')} {old} → {now}")
        if self._takes_a_settlement(outcome):
            parts.append(self.tr("in place of a new settlement"))
        return " · ".join(parts) or super().told(outcome)

    def _takes_a_settlement(self, outcome: Change) -> bool:
        """Whether it uses one of the month's settlements."""
        kingdom, table = self.document.kingdom, self.document.campaign.at_table
        if kingdom is None:
            return False
        return outcome.campaign.kingdoms[table].use.settlements > kingdom.use.settlements

    def _show_army(self) -> None:
        """Take over what is known of the army that was chosen."""
        army = self.armies.get(self.which.currentData() or NEW)
        self.consumption.setValue(army.consumption if army is not None else 0)
        self.weeks.setCurrentIndex(self.weeks.findData(army.weeks if army is not None else WEEKS))
        self.refresh()

    def _described(self, army: Army) -> str:
        cr = self.tr("CR {number}").format(number=army.cr) if army.cr else ""
        known = ", ".join(text for text in (army.size, cr, army.kind) if text) or army.note
        return f"{army.name} ({known})" if known else army.name

    def _amount(self, name: str, before: str, after: str) -> QSpinBox:
        box = spin_box(0, MOST_BP, 0, self)
        box.setPrefix(before)
        box.setSuffix(after)
        box.setAccessibleName(name)
        box.valueChanged.connect(self.refresh)
        return box

    def _verb(self, new: bool, work: str) -> str:
        if new:
            return self.tr("Raise")
        if work == "disband":
            return self.tr("Disband")
        return self.tr("Set") if work == "weeks" else self.tr("Do it")
