"""Dividing a kingdom: which land goes, what goes along, and the GM's word (IT L1407)."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QStackedWidget,
    QTabBar,
    QWidget,
)

from ...document.document import Document
from ...document.selection import Selection
from ...engine.actions import Action, Change
from ...engine.actions.independence import MONTHS_OF_JOY, DeclareIndependence
from ...engine.actions.new_kingdom import NewKingdom
from ...engine.hexes import HexId
from ...engine.shares import treasury_shares
from ...engine.state import Kingdom
from ...engine.unrest_shared import unrest_share
from .. import labels
from ..blocks import link, spin_box, verbatim
from ..text_size import by_text
from .extras import ExtrasList
from .found_settlement import free_id
from .guided import GuidedDialog, page_of
from .realm_preview import Realm
from .split_goods import GoodsForm
from .split_land import LandForm

SHARE = -1  # of Unrest: what the rules give
MOST_UNREST = 99
FIELD = 160


class Part(NamedTuple):
    """The fields of one new kingdom; `key` tells it apart, whatever it is called."""

    key: str
    land: LandForm
    goods: GoodsForm
    unrest: QSpinBox
    label: QLabel


class IndependenceDialog(GuidedDialog):
    """Divides the kingdom given. What is offered first, Enter alone will do.

    `map_wanted` asks for the map, where hexes can be selected meanwhile.
    """

    map_wanted = Signal()

    def __init__(
        self,
        document: Document,
        kingdom: Kingdom,
        selection: Selection | None = None,
        parent: QWidget | None = None,
    ) -> None:
        name = self.tr("Divide {name}").format(name=kingdom.name)
        super().__init__(document, name, self.tr("Declare independence"), parent)
        self._kingdom, self._selection = kingdom, selection
        self.parts: list[Part] = []
        self._count = count(1)
        self._land_stack, self._goods_stack = QStackedWidget(self), QStackedWidget(self)
        self.tabs = QTabBar(self)
        self.tabs.setDrawBase(False)
        self.tabs.currentChanged.connect(self._show_part)
        self.more, self.fewer = link(self.tr("Another new kingdom")), link(self.tr("Take it out"))
        self.more.clicked.connect(self.add_part)
        self.fewer.clicked.connect(self.remove_part)
        self.by = QComboBox(self)
        self.by.addItem(self.tr("in proportion to people"), "population")
        self.by.addItem(self.tr("in proportion to hexes"), "size")
        self.by.activated.connect(lambda _: self.refresh())
        self.extras = ExtrasList(self)
        self.extras.changed.connect(self.refresh)
        self._unrest_form = QFormLayout()
        self._add_steps()
        self.add_part()

    def add_part(self) -> None:
        """One more new kingdom, with the first land that is offered and nobody takes."""
        land = LandForm(self.document, self._kingdom, self._selection, self)
        goods = GoodsForm(self.document, self._kingdom, self)
        box = spin_box(SHARE, MOST_UNREST, SHARE, self)
        box.setSpecialValueText(self.tr("its share"))
        by_text(box, most_width=FIELD)
        part = Part(f"{self._kingdom.id} {next(self._count)}", land, goods, box, QLabel(self))
        part.label.setBuddy(box)
        part.label.setTextFormat(Qt.TextFormat.PlainText)
        land.set_taken(self._taken(part))
        free = next((one for one, tick in land.offers if tick.isEnabled()), None)
        if free is not None:
            land.add(free.hexes)
        self.parts.append(part)
        self._land_stack.addWidget(land)
        self._goods_stack.addWidget(goods)
        self._unrest_form.addRow(part.label, box)
        land.map_wanted.connect(self.map_wanted)
        for changed in (land.changed, goods.changed, box.valueChanged):
            changed.connect(self.refresh)
        self.tabs.addTab(verbatim(land.called()))
        self.tabs.setCurrentIndex(len(self.parts) - 1)
        self.refresh()

    def remove_part(self) -> None:
        """Take the new kingdom in hand out; one stays."""
        here = self.tabs.currentIndex()
        if len(self.parts) < 2:
            return
        part = self.parts.pop(here)
        for form, stack in ((part.land, self._land_stack), (part.goods, self._goods_stack)):
            stack.removeWidget(form)
            form.deleteLater()
        self._unrest_form.removeRow(part.unrest)
        self.tabs.removeTab(here)
        self.refresh()

    def action(self) -> Action | None:
        taken = set(self.document.campaign.kingdoms)
        made = []
        for part in self.parts:
            if not part.land.hexes:
                return None
            key = free_id(part.land.called(), taken)
            taken.add(key)
            made.append(self._new_kingdom(key, part))
        return DeclareIndependence(
            kingdom=self._kingdom.id,
            kingdoms=tuple(made),
            by=self.by.currentData(),
            modifiers=self.extras.of(self._kingdom.id),
        )

    def _new_kingdom(self, key: str, part: Part) -> NewKingdom:
        land, goods = part.land, part.goods
        return NewKingdom(
            key,
            land.called(),
            tuple(sorted(land.hexes)),
            str(land.alignment.currentData()),
            str(land.government.currentData()),
            str(land.colour.currentData()),
            str(land.capital.currentData() or ""),
            goods.share(),
            part.unrest.value() if part.unrest.value() != SHARE else None,
            goods.chosen_armies(),
            goods.chosen_leaders(),
            self.extras.of(part.key),
        )

    def missing(self) -> str:
        return self.tr("Choose the land of each new kingdom.")

    def about(self) -> tuple[str, ...]:
        return (self._kingdom.id,)

    def refresh(self) -> None:
        if not self.parts:
            return
        self._kingdom = self.document.campaign.kingdoms.get(self._kingdom.id, self._kingdom)
        self._tell_parts()
        super().refresh()

    def realms(self, change: Change | None) -> list[Realm]:
        here = self._kingdom
        now = Realm(self.document.campaign, here.id, was=change is not None)
        action = self.action()
        if change is None or not isinstance(action, DeclareIndependence):
            return [now]
        share = unrest_share(here, len(action.kingdoms) + 1)
        parts = [
            Realm(change.campaign, part.kingdom, unrest=share if part.unrest is None else None)
            for part in action.kingdoms
        ]
        return [now, Realm(change.campaign, here.id), *parts]

    def _effect(self, change: Change) -> str:
        """The table tells the rest."""
        joy = labels.signed(len(self.parts) + 1)
        told = self.tr("Loyalty {amount} in each of them, for {months} months from next month on.")
        return told.format(amount=joy, months=MONTHS_OF_JOY)

    def _add_steps(self) -> None:
        tabs = QHBoxLayout()
        tabs.setSpacing(12)
        tabs.addWidget(self.tabs)
        tabs.addWidget(self.more)
        tabs.addWidget(self.fewer)
        tabs.addStretch()
        for button in (self.more, self.fewer):
            button.setAutoDefault(False)
        self.form.insertRow(0, tabs)
        self.add_step(self.tr("Land"), page_of(self._land_stack))
        shared = QHBoxLayout()
        shared.setSpacing(12)
        shared.addWidget(QLabel(self.tr("The Treasury is shared"), self))
        shared.addWidget(self.by)
        shared.addStretch()
        self.add_step(self.tr("What goes along"), page_of(shared, self._goods_stack))
        self._unrest_form.setHorizontalSpacing(16)
        self.add_step(self.tr("Unrest and modifiers"), page_of(self._unrest_form, self.extras))

    def _show_part(self, place: int) -> None:
        if 0 <= place < self._land_stack.count():
            self._land_stack.setCurrentIndex(place)
            self._goods_stack.setCurrentIndex(place)

    def _tell_parts(self) -> None:
        """What one part takes no other can take; names, shares and lists follow."""
        for place, part in enumerate(self.parts):
            part.land.set_taken(self._taken(part))
            others = [one.goods for one in self.parts if one is not part]
            part.goods.set_taken(
                {number for form in others for number in form.chosen_armies()},
                {(x.role, x.name) for form in others for x in form.chosen_leaders()},
            )
            name = part.land.called()
            self.tabs.setTabText(place, verbatim(name))
            part.label.setText(self.tr("Unrest of {name}").format(name=verbatim(name)))
        self.tabs.setVisible(len(self.parts) > 1)
        self.fewer.setVisible(len(self.parts) > 1)
        hexes = [sorted(part.land.hexes) for part in self.parts]
        campaign, rules = self.document.campaign, self.document.rules
        shares = treasury_shares(campaign, self._kingdom.id, hexes, self.by.currentData(), rules)
        for part, share in zip(self.parts, shares, strict=False):
            part.goods.set_offer(share)
        names = [(part.key, part.land.called()) for part in self.parts]
        self.extras.set_kingdoms([(self._kingdom.id, self._kingdom.name), *names])

    def _taken(self, part: Part) -> frozenset[HexId]:
        return frozenset(h for other in self.parts if other is not part for h in other.land.hexes)
