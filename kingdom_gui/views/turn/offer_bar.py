"""What can be taken up before the next answer: small boxes to tick, and a list of adventurers to hire."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from ...engine.requests import Answer, Choose, Request
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from ..flow import FlowLayout
from . import asking


class OfferBar(QWidget):
    """`taken(request, answer)` is emitted when an offer is taken up or left."""

    taken = Signal(str, object)

    def __init__(
        self,
        offers: tuple[Request, ...],
        given: dict[str, Answer],
        campaign: Campaign,
        rules: Ruleset,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.boxes: dict[str, QWidget] = {}
        flow = FlowLayout(self, 16)
        for offer in offers:
            name = asking.sentence(offer, campaign, rules)
            if isinstance(offer, Choose):
                box: QWidget = self._list(offer, name, given, campaign)
            else:
                box = self._tick(offer, name, given)
            self.boxes[offer.id] = box
            flow.addWidget(box)

    def _tick(self, offer: Request, name: str, given: dict[str, Answer]) -> QCheckBox:
        box = QCheckBox(name, self)
        box.setChecked(given.get(offer.id) is True)
        box.toggled.connect(lambda on: self.taken.emit(offer.id, on))
        return box

    def _list(self, offer: Choose, name: str, given: dict[str, Answer], campaign: Campaign) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.setToolTip(name)
        for value in offer.options:
            box.addItem(asking.option(offer.kind, value, offer, campaign), value)
        chosen = given.get(offer.id, offer.default)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.currentIndexChanged.connect(lambda _: self.taken.emit(offer.id, str(box.currentData())))
        return box
