"""What can be taken up before the next answer: boxes to tick, adventurers to hire, names to give."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from ...engine.requests import Answer, Choose, Request, Write
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from .. import speech
from ..blocks import plain_tip, verbatim
from ..field_undo import yield_undo
from ..flow import FlowLayout
from ..text_size import by_text
from . import asking
from .options import name_of


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
        self.campaign = campaign
        self.boxes: dict[str, QWidget] = {}
        flow = FlowLayout(self, 16)
        for offer in offers:
            name = asking.sentence(offer, campaign, rules)
            if isinstance(offer, Choose):
                names = [name_of(value, offer, campaign, rules) for value in offer.options]
                box: QWidget = self._list(offer, name, given, names)
            elif isinstance(offer, Write):
                box = self._line(offer, name, given)
            else:
                box = self._tick(offer, name, given)
            self.boxes[offer.id] = box
            flow.addWidget(box)

    def _tick(self, offer: Request, name: str, given: dict[str, Answer]) -> QCheckBox:
        box = QCheckBox(verbatim(name), self)
        box.setChecked(given.get(offer.id) is True)
        box.toggled.connect(lambda on: self.taken.emit(offer.id, on))
        return box

    def _line(self, offer: Write, name: str, given: dict[str, Answer]) -> QLineEdit:
        """A line whose default stands while nothing is written."""
        box = QLineEdit(str(given.get(offer.id, "")), self)
        box.setAccessibleName(name)
        box.setToolTip(plain_tip(name))
        box.setPlaceholderText(speech.item_line(offer.default or name, self.campaign))
        by_text(box, least_width=220)
        yield_undo(box)
        box.editingFinished.connect(
            lambda: self.taken.emit(offer.id, box.text().strip() or offer.default or "")
        )
        return box

    def _list(self, offer: Choose, name: str, given: dict[str, Answer], names: list[str]) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        box.setToolTip(plain_tip(name))
        for value, text in zip(offer.options, names, strict=True):
            box.addItem(text, value)
        chosen = given.get(offer.id, offer.default)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.currentIndexChanged.connect(lambda _: self.taken.emit(offer.id, str(box.currentData())))
        return box
