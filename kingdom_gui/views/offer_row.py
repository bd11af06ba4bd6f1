"""One thing to do as a button with its price, and below it why it cannot be done."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ..engine.actions import Refusal
from ..engine.state import Campaign
from .blocks import link, muted, verbatim
from .icons import icon
from .offers import Offer
from .speech import reasons
from .text_size import by_text


class PricedButton(QPushButton):
    """A button with its name on the left and its price on the right."""

    def __init__(self, name: str, price: str, icon_name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setProperty("row", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if icon_name:
            self.setIcon(icon(icon_name))
            by_text(self, icon=16)
        self._price = QLabel(price, self)
        self._price.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch()
        row.addWidget(self._price)
        self.setAccessibleName(f"{name}, {price}" if price else name)

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        price = self._price.sizeHint().width()
        return QSize(size.width() + price + 16, size.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class OfferRow(QWidget):
    """`done` is emitted when the button is pressed, `override` when the GM insists."""

    done = Signal()
    override = Signal()

    def __init__(self, offer: Offer, campaign: Campaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offer = offer
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        if offer.possible:
            price = self.tr("{count} BP").format(count=offer.price) if offer.price else ""
            self.button = PricedButton(verbatim(offer.name), price, offer.icon, self)
            self.button.clicked.connect(self.done)
            column.addWidget(self.button)
            return
        head = QHBoxLayout()
        head.setContentsMargins(0, 3, 0, 0)
        head.addWidget(QLabel(offer.name, self), 1)
        column.addLayout(head)
        outcome = offer.outcome
        if isinstance(outcome, Refusal):
            why = muted(reasons(outcome.reasons, campaign))
            column.addWidget(why)
            if outcome.overridable:
                insist = link(self.tr("Insist…"))
                insist.setAccessibleName(self.tr("{what}: do it all the same").format(what=offer.name))
                insist.setToolTip(self.tr("Do it all the same; a reason is optional"))
                insist.clicked.connect(self.override)
                head.addWidget(insist)
