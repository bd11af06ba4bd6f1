"""What a museum shows: pieces with their prices, and which of them made the kingdom's history (IT L925)."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QSpinBox, QToolButton, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.build import SetExhibits
from ...engine.bounds import LARGEST_FIGURE
from ...engine.rule_effects import Exhibits
from ...engine.state import Building, Exhibit
from .. import labels
from ..blocks import spin_box
from ..dialogs.action_dialog import ActionDialog
from ..icons import icon
from . import phrases
from .placement import record_of

PRICE_STEP = 1000  # gp
NAME_LETTERS = 28  # of a name in sight at once
WIDTH = 560  # pixels; more where a language's words need it


class Piece(NamedTuple):
    """The fields of one piece."""

    row: QWidget
    name: QLineEdit
    price: QSpinBox
    historic: QCheckBox


class ExhibitsDialog(ActionDialog):
    """A row for each piece on show; rows come and go."""

    def __init__(
        self, document: Document, settlement: str, building: Building, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, "", "", parent)
        self._settlement = settlement
        self._number = building.id
        name = self.tr("On show: {building}").format(building=phrases.building_name(building.kind))
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Show them"))
        self.explain(self._terms(building))
        self.pieces: list[Piece] = []
        box = QWidget(self)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(6)
        column.addLayout(self._rows)
        self.more = QToolButton(box)
        self.more.setText(self.tr("Another piece"))
        self.more.setIcon(icon("add"))
        self.more.setToolButtonStyle(self.more.toolButtonStyle().ToolButtonTextBesideIcon)
        self.more.setAutoRaise(True)
        self.more.clicked.connect(self._add_empty)
        column.addWidget(self.more)
        self.form.addRow(box)
        for exhibit in building.exhibits:
            self.add(exhibit)
        if building.figure:
            self.add(Exhibit(price=building.figure))
        if not self.pieces:
            self.add(Exhibit())
        self.setMinimumWidth(max(WIDTH, self.sizeHint().width()))

    def add(self, exhibit: Exhibit) -> Piece:
        """A row for a piece."""
        row = QWidget(self)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        name = QLineEdit(exhibit.name, row)
        name.setPlaceholderText(self.tr("A find from the past"))
        name.setAccessibleName(self.tr("Piece"))
        name.setMaxLength(80)
        name.setMinimumWidth(name.fontMetrics().averageCharWidth() * NAME_LETTERS)
        price = spin_box(0, LARGEST_FIGURE, exhibit.price, row)
        price.setSingleStep(PRICE_STEP)
        price.setGroupSeparatorShown(True)
        price.setSuffix(self.tr(" gp"))
        price.setAccessibleName(self.tr("Its price in gp"))
        historic = QCheckBox(self.tr("Part of the kingdom’s history"), row)
        historic.setChecked(exhibit.historic)
        away = QToolButton(row)
        away.setIcon(icon("close"))
        away.setAutoRaise(True)
        away.setToolTip(self.tr("Take it off show"))
        away.setAccessibleName(away.toolTip())
        line.addWidget(name, 1)
        for field in (price, historic, away):
            line.addWidget(field)
        piece = Piece(row, name, price, historic)
        self.pieces.append(piece)
        self._rows.addWidget(row)
        name.textChanged.connect(self.refresh)
        price.valueChanged.connect(self.refresh)
        historic.toggled.connect(self.refresh)
        away.clicked.connect(lambda: self._take_away(piece))
        return piece

    def action(self) -> Action:
        shown = (
            Exhibit(piece.name.text().strip(), piece.price.value(), piece.historic.isChecked())
            for piece in self.pieces
        )
        there = self.document.campaign.settlements[self._settlement]
        return SetExhibits(
            kingdom=self.document.campaign.claims.get(there.hex, ""),
            settlement=self._settlement,
            number=self._number,
            exhibits=tuple(one for one in shown if one != Exhibit()),
        )

    def _terms(self, building: Building) -> str:
        """How much Fame they bring, with the numbers of the rules."""
        (effect,) = record_of(self.document, building.kind).effects_of(Exhibits)
        text = self.tr(
            "Each full {gp} gp of a piece’s price gives Fame +1, at most +{most} in all;"
            " +{historic} more if any is part of the kingdom’s history."
        )
        gp = labels.grouped(effect.gp_per_fame)
        return text.format(gp=gp, most=effect.fame_max, historic=effect.historic_fame)

    def _effect(self, change: Change) -> str:
        before, after = self.document.numbers(), self.document.numbers(change.campaign)
        if before is None or after is None:
            return ""
        old, new = before.total("fame"), after.total("fame")
        fame = labels.number("fame")
        return f"{fame} {old} → {new}" if old != new else f"{fame} {old}"

    def _add_empty(self) -> None:
        self.add(Exhibit()).name.setFocus()
        self.refresh()

    def _take_away(self, piece: Piece) -> None:
        self.pieces.remove(piece)
        self._rows.removeWidget(piece.row)
        piece.row.hide()
        piece.row.deleteLater()
        self.refresh()
