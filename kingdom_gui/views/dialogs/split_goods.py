"""What goes along to a kingdom to be: BP of the Treasury, armies, and leaders who step down for it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions.new_kingdom import MovedLeader
from ...engine.state import Kingdom, Leader
from .. import speech
from ..blocks import heading, link, muted, quiet_line, spin_box, verbatim
from ..text_size import by_text
from ..turn.dice_text import die_name, typed


class Going(NamedTuple):
    """The fields of one leader: whether they go, the role there, and the die of the Loyalty check here."""

    leader: Leader
    goes: QCheckBox
    to: QComboBox
    die: QLineEdit


class GoodsForm(QWidget):
    """What one new kingdom takes along; `changed` tells of every change.

    The share of the Treasury follows what is offered until a number is typed.
    """

    changed = Signal()

    def __init__(self, document: Document, kingdom: Kingdom, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        self._offered = 0
        whole = kingdom.treasury.value
        self.treasury = spin_box(min(whole, 0), max(whole, 0), 0, self)
        self.treasury.setSuffix(self.tr(" BP"))
        self.treasury.setAccessibleName(self.tr("Its share of the Treasury"))
        self.treasury.valueChanged.connect(lambda _: self._typed())
        self.reset = link(self.tr("As offered"))
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self.take_offer)
        self.own_share = False
        purse = QHBoxLayout()
        purse.setSpacing(12)
        purse.addWidget(QLabel(self.tr("Its share of the Treasury"), self))
        purse.addWidget(self.treasury)
        purse.addWidget(quiet_line(self.tr("of {count} BP").format(count=whole)))
        purse.addWidget(self.reset)
        purse.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(purse)
        self.armies: dict[int, QCheckBox] = {}
        if kingdom.armies:
            column.addWidget(heading(self.tr("Armies that go along")))
        for army in kingdom.armies:
            box = self.armies[army.id] = QCheckBox(verbatim(army.name), self)
            box.toggled.connect(lambda _: self.changed.emit())
            column.addWidget(box)
        self.leaders: list[Going] = []
        if kingdom.leaders:
            column.addWidget(heading(self.tr("Leaders who go along")))
            told = self.tr(
                "Each steps down here: Unrest rises by 1 (the Ruler: 2), and a Loyalty check decides whether"
                " the role is vacant."
            )
            column.addWidget(muted(told))
            column.addLayout(self._grid(kingdom))
        column.addStretch()
        self.reset.hide()

    def set_offer(self, bp: int) -> None:
        """What is offered of the Treasury now."""
        self._offered = bp
        if not self.own_share:
            self._set(bp)

    def take_offer(self) -> None:
        """Forget what was typed."""
        self.own_share = False
        self._set(self._offered)
        self.reset.hide()
        self.changed.emit()

    def share(self) -> int | None:
        """The BP typed; None: its share."""
        return self.treasury.value() if self.own_share else None

    def chosen_armies(self) -> tuple[int, ...]:
        """The numbers of the armies that go along."""
        return tuple(number for number, box in self.armies.items() if box.isChecked())

    def chosen_leaders(self) -> tuple[MovedLeader, ...]:
        """Who goes along, as what, and with which dice."""
        return tuple(
            MovedLeader(one.leader.role, one.leader.name, str(one.to.currentData()), face(one.die))
            for one in self.leaders
            if one.goes.isChecked()
        )

    def set_taken(self, armies: set[int], leaders: set[tuple[str, str]]) -> None:
        """Say what goes to other new kingdoms: it is not offered here."""
        for number, box in self.armies.items():
            box.setEnabled(number not in armies)
        for one in self.leaders:
            one.goes.setEnabled((one.leader.role, one.leader.name) not in leaders)

    def _grid(self, kingdom: Kingdom) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(3, 1)
        for row, leader in enumerate(kingdom.leaders):
            one = self._leader(leader)
            self.leaders.append(one)
            for column, field in enumerate(one[1:]):
                grid.addWidget(field, row, column)
                grid.setRowMinimumHeight(row, max(one.to.sizeHint().height(), grid.rowMinimumHeight(row)))
        return grid

    def _leader(self, leader: Leader) -> Going:
        role = speech.capital(speech.term("role", leader.role))
        goes = QCheckBox(verbatim(speech.explained(role, leader.name)), self)
        goes.setEnabled(leader.lost != "dead")
        to, die = QComboBox(self), QLineEdit(self)
        for key in self._document.rules.roles:
            to.addItem(self.tr("as {role}").format(role=speech.capital(speech.term("role", key))), key)
        to.setCurrentIndex(to.findData(leader.role))
        to.setAccessibleName(self.tr("What {name} is there").format(name=leader.name))
        die.setPlaceholderText(die_name(20, speech.language()))
        by_text(die, fixed_width=56)
        die.setMaxLength(8)
        told = self.tr("The die of the Loyalty check; left empty, the program rolls")
        die.setToolTip(told)
        die.setAccessibleName(speech.explained(leader.name, told))
        one = Going(leader, goes, to, die)
        for field in (to, die):
            policy = field.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            field.setSizePolicy(policy)
            field.hide()
        goes.toggled.connect(lambda on: self._goes(one, on))
        to.activated.connect(lambda _: self.changed.emit())
        die.textChanged.connect(lambda _: self.changed.emit())
        return one

    def _goes(self, one: Going, on: bool) -> None:
        one.to.setVisible(on)
        one.die.setVisible(on)
        self.changed.emit()

    def _set(self, bp: int) -> None:
        self.treasury.blockSignals(True)
        self.treasury.setValue(bp)
        self.treasury.blockSignals(False)

    def _typed(self) -> None:
        self.own_share = True
        self.reset.show()
        self.changed.emit()


def face(field: QLineEdit) -> int | None:
    """The face typed; 0, which no die shows, for what is no single face; None where nothing is typed."""
    text = field.text().strip()
    faces = typed(text) if text else ()
    return None if not text else faces[0] if len(faces) == 1 else 0
