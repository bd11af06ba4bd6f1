"""One thing to do as a button with its price, and below it why it cannot be done."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ..engine.actions import Refusal
from ..engine.state import Campaign
from .blocks import link, muted, plain_tip, verbatim
from .icons import icon
from .offers import Offer
from .one_line import OneLine
from .pointer.presses import acts_as
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
    """`done` is emitted when the button is pressed, `override` when the GM insists.

    `room` is the height that the row had before, which it keeps, `width` the one it will have; 0 for a row
    that is new.
    """

    done = Signal()
    override = Signal()

    def __init__(
        self, offer: Offer, campaign: Campaign, parent: QWidget | None = None, room: int = 0, width: int = 0
    ) -> None:
        super().__init__(parent)
        self.offer = offer
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        if offer.possible:
            price = self.tr("{count} BP").format(count=offer.price) if offer.price else ""
            self.button = PricedButton(verbatim(offer.name), price, offer.icon, self)
            self.button.clicked.connect(self.done)
            acts_as(self.button, offer.key)
            column.addWidget(self.button)
        elif isinstance(offer.outcome, Refusal):
            self._refuse(offer, offer.outcome, campaign, column)
            if room and column.totalHeightForWidth(width) > room:
                self._say_briefly()
        _keep(self, room)

    def _refuse(self, offer: Offer, outcome: Refusal, campaign: Campaign, column: QVBoxLayout) -> None:
        """Say why it cannot be done, and let the GM insist."""
        self._head = QHBoxLayout()
        self._head.setContentsMargins(0, 3, 0, 0)
        self._head.addWidget(QLabel(offer.name, self), 1)
        column.addLayout(self._head)
        self._why = muted(reasons(outcome.reasons, campaign))
        column.addWidget(self._why)
        if outcome.overridable:
            insist = link(self.tr("Insist…"))
            insist.setAccessibleName(self.tr("{what}: do it all the same").format(what=offer.name))
            insist.setToolTip(self.tr("Do it all the same; a reason is optional"))
            insist.clicked.connect(self.override)
            acts_as(insist, f"insist:{offer.key}")
            self._head.addWidget(insist)

    def _say_briefly(self) -> None:
        """Say why not as far as there is room beside the name; all of it is in the tip."""
        why = OneLine(self._why.text().replace("\n", "  "), self)
        self.setToolTip(plain_tip(self._why.text()))
        self._head.setSpacing(8)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._head.setStretch(0, 0)
        self._head.insertWidget(1, why, 1)
        self._why.hide()


class SettledRow(QWidget):
    """Keeps the place of what is done, or of what is not offered any more."""

    def __init__(self, name: str, icon_name: str, done: bool, parent: QWidget, room: int = 0) -> None:
        super().__init__(parent)
        said = self.tr("done") if done else "–"
        button = PricedButton(verbatim(name), said, "done" if done else icon_name, self)
        spoken = said if done else self.tr("nothing to do")
        button.setAccessibleName(f"{name}, {spoken}")
        button.setToolTip(self.tr("Done") if done else self.tr("There is nothing to do here now."))
        button.setEnabled(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(button)
        _keep(self, room)


def _keep(row: QWidget, room: int) -> None:
    """Keep the height that a row had; what it shows stands at its top."""
    layout = row.layout()
    if room and isinstance(layout, QVBoxLayout):
        layout.addStretch()
        row.setFixedHeight(room)
