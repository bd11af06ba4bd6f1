"""The fourth step: who holds the seats when the reign begins."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLineEdit, QSpinBox, QWidget

from ....engine.rule_effects import VassalOffice
from ....engine.ruleset import Role, Ruleset
from ... import labels, speech
from ...blocks import link, muted, spin_box
from ...vacancy import vacancy
from .choices import ABILITY, Choices, Seat, costly_roles, usual_seats
from .step import FoundingStep

NAME_LETTERS = 16  # of a name that are seen at least
translate = QCoreApplication.translate


class SeatRow:
    """The fields of one role: the holder's name, the ability and its modifier."""

    def __init__(self, role: Role, name: str, parent: QWidget) -> None:
        called = speech.capital(speech.term("role", role.id))
        self.role = role
        self.label = muted(called, 1.0)
        self.label.setWordWrap(False)
        self.name = QLineEdit(name, parent)
        loss = vacancy(role)
        vacant = translate("SeatsStep", "vacant")
        self.name.setPlaceholderText(speech.explained(vacant, loss) if loss else vacant)
        self.name.setAccessibleName(translate("SeatsStep", "{role}: name").format(role=called))
        self.name.setCursorPosition(0)
        self.name.setMinimumWidth(self.name.fontMetrics().averageCharWidth() * NAME_LETTERS)
        self.label.setBuddy(self.name)
        self.ability = QComboBox(parent)
        for ability in role.abilities:
            self.ability.addItem(labels.short_ability(ability), ability)
        self.ability.setAccessibleName(translate("SeatsStep", "{role}: ability").format(role=called))
        self.ability.setEnabled(len(role.abilities) > 1)
        self.modifier = spin_box(-5, 20, ABILITY, parent)
        self.modifier.setAccessibleName(translate("SeatsStep", "{role}: modifier").format(role=called))
        self.modifier.setPrefix("+")
        self.modifier.valueChanged.connect(self._sign)

    @property
    def fields(self) -> tuple[QLineEdit, QComboBox, QSpinBox]:
        """What can be filled in."""
        return (self.name, self.ability, self.modifier)

    def seat(self) -> Seat:
        """Who holds the role; a seat without a name is vacant."""
        ability = str(self.ability.currentData())
        return Seat(self.role.id, self.name.text().strip(), self.modifier.value(), ability)

    def _sign(self, value: int) -> None:
        self.modifier.setPrefix("+" if value > 0 else "")


class SeatsStep(FoundingStep):
    """A row for each role: those that cost something while vacant have somebody from the start."""

    def __init__(self, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.introduce(
            self.tr("Leaders"),
            self.tr("Who holds the seats"),
            self.tr(
                "Write over the names of those whose seats your players take; whoever holds "
                "a seat rolls its checks. An empty name leaves the seat vacant."
            ),
        )
        self._usual = {seat.role: seat.name for seat in usual_seats(rules)}
        self.rows: dict[str, SeatRow] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        costly = costly_roles(rules)
        others = [role for role in rules.roles if role not in costly]
        for number, name in enumerate((*costly, *others)):
            role = rules.roles[name]
            if role.effects_of(VassalOffice):  # there are no vassals yet
                continue
            row = SeatRow(role, self._usual.get(name, ""), self)
            self.rows[name] = row
            for column, part in enumerate((row.label, *row.fields)):
                grid.addWidget(part, number, column)
            row.name.textChanged.connect(self.changed)
            row.ability.currentIndexChanged.connect(self.changed)
            row.modifier.valueChanged.connect(self.changed)
        self.first = next(iter(self.rows.values())).name
        ways = QHBoxLayout()
        self.fill_all = link(self.tr("Fill the seats"))
        self.clear_all = link(self.tr("Leave all vacant"))
        for button in (self.fill_all, self.clear_all):
            button.setAutoDefault(False)
            ways.addWidget(button)
        ways.addStretch()
        ways.setSpacing(16)
        self.fill_all.clicked.connect(lambda: self._write(self._usual))
        self.clear_all.clicked.connect(lambda: self._write({}))
        self.column.addLayout(grid)
        self.column.addLayout(ways)
        self.column.addStretch()

    def fill(self, chosen: Choices) -> Choices:
        return replace(chosen, seats=tuple(row.seat() for row in self.rows.values() if row.seat().name))

    def _write(self, names: dict[str, str]) -> None:
        for role, row in self.rows.items():
            row.name.setText(names.get(role, ""))
            row.name.setCursorPosition(0)
