"""The card of what is selected on the plans: what it is and gives, whom it serves, what can be done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ...document.document import Document
from ...drawing.district_ink import ink_of
from ...engine.ruleset import Building as Kind
from ...engine.settlement_totals import NAMES
from ...engine.state import Building, District
from .. import labels, speech
from ..blocks import link, muted, plain_tip, title
from ..calendar import month_name
from ..flow import FlowLayout
from ..help.terms import explained
from ..text_size import by_text
from ..theme import plan_scheme
from . import phrases
from .building_facts import facts_of
from .deeds import Deed, Deeds, why_not
from .descriptions import serving, state_of
from .hits import Hit, everything_at
from .palette_delegate import paint_icon
from .placement import Spot, record_of


class KindIcon(QWidget):
    """The footprint and stamp of a kind of building."""

    def __init__(self, kind: Kind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        by_text(self, fixed_width=40, fixed_height=40)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_icon(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._kind, ink_of(plan_scheme()))


class BuildingCard(QWidget):
    """Shows every building at one place.

    `chosen` is called with the `Deed` that a button stands for, `ledger` with the name of a number of the
    settlement whose ledger is asked for.
    """

    def __init__(
        self,
        document: Document,
        settlement: str,
        found: Hit,
        chosen: Callable[[Deed], None],
        ledger: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._document, self._chosen, self._ledger = document, chosen, ledger
        self._settlement = settlement
        self._deeds = Deeds(document, settlement)
        district = document.campaign.settlements[settlement].districts[found.district]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for building in everything_at(district, found):
            column.addLayout(self._building(building, found.district, district))

    def _building(self, building: Building, index: int, district: District) -> QVBoxLayout:
        record = record_of(self._document, building.kind)
        column = QVBoxLayout()
        column.setSpacing(3)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(KindIcon(record, self))
        names = QVBoxLayout()
        names.setSpacing(0)
        name = title(phrases.building_name(building.kind), 1.15)
        names.addWidget(explained(name, f"building.{building.kind}"))
        spot = Spot(index, building.lots, building.side or None)
        state = state_of(building)
        where = speech.capital(phrases.spot_name(spot))
        names.addWidget(muted(f"{where}, {state}" if state else where))
        head.addLayout(names, 1)
        column.addLayout(head)
        column.addWidget(self._effects(record))
        lines = [phrases.slots_line(record), self._when(building)]
        there = self._document.campaign.settlements[self._settlement]
        facts = facts_of(self._document, there, building, paid=False)  # the price stands with the month
        lines += [speech.capital(line) for line in (*facts, *serving(self._document, district, building))]
        for line in lines:
            if line:
                column.addWidget(muted(line))
        for deed in self._deeds.of_building(building):
            if deed.command != "details":
                column.addWidget(self._button(deed))
        return column

    def _effects(self, record: Kind) -> QWidget:
        """What the building changes, each number a link to the settlement's ledger of it."""
        box = QWidget(self)
        flow = FlowLayout(box, 5)
        for name, text in phrases.effects_by_number(record):
            if name not in NAMES:
                # The kingdom's alone, and only on completion.
                flow.addWidget(muted(self.tr("{number}, once").format(number=text)))
                continue
            number = link(text)
            number.setToolTip(self.tr("{number}: see where it comes from").format(number=labels.number(name)))
            number.clicked.connect(lambda _=False, name=name: self._ledger(name))
            flow.addWidget(number)
        if not flow.count():
            flow.addWidget(muted(phrases.effects_in_full(record)))
        return box

    def _when(self, building: Building) -> str:
        if building.planned or not building.month:
            return ""
        when = month_name(self._document.campaign, self.tr("month {number}"), building.month)
        if building.paid:
            return self.tr("Built in {month} for {price}").format(month=when, price=phrases.bp(building.paid))
        return self.tr("Built in {month}").format(month=when)

    def _button(self, deed: Deed) -> QWidget:
        text = f"{deed.name}  ·  {deed.price}" if deed.price else deed.name
        why = why_not(deed, self._document)
        if not deed.possible and not deed.insistable:
            label = QLabel(text, self)
            label.setEnabled(False)
            label.setWordWrap(True)
            label.setToolTip(plain_tip(why))
            label.setAccessibleDescription(why)
            return label
        button = link(f"{text}…" if deed.insistable else text)
        button.setToolTip(plain_tip(why or deed.name))
        button.setAccessibleDescription(why)
        button.clicked.connect(lambda: self._chosen(deed))
        return button
