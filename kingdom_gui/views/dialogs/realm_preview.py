"""What kingdoms have before and after they part or unite: a line each, whose numbers open as ledgers."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from ...engine.ledger import Ledger
from ...engine.neighbours import size_of
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from ...engine.totals import numbers
from .. import labels, speech
from ..blocks import empty, link, muted, plain, quiet_line
from ..ledger_popup import LedgerPopup
from ..swatches import swatch

TOTALS = ("size", "treasury", "unrest", "loyalty")


class Realm(NamedTuple):
    """A kingdom as it is in a campaign. `was`: that it will be no more, or be another, after the deed.

    `unrest` is the ledger to show for Unrest where it explains more than the kingdom's own.
    """

    campaign: Campaign
    kingdom: str
    was: bool = False
    unrest: Ledger | None = None


class RealmPreview(QWidget):
    """A table of kingdoms; Treasury, Unrest and Loyalty open their ledgers when pressed."""

    def __init__(self, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self.opened: LedgerPopup | None = None
        self.buttons: dict[tuple[str, str], QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 1)
        self.setAccessibleName(self.tr("What each kingdom has"))

    def show_realms(self, realms: list[Realm]) -> None:
        """Show these kingdoms, a line each."""
        empty(self._grid)
        self.buttons.clear()
        names = [labels.number(name) for name in TOTALS]
        names += [self.tr("Settlements"), self.tr("Leaders"), self.tr("Armies")]
        for column, name in enumerate(names, start=2):
            self._grid.addWidget(quiet_line(name), 0, column, Qt.AlignmentFlag.AlignRight)
        for row, realm in enumerate(realms, start=1):
            self._line(row, realm)

    def _line(self, row: int, realm: Realm) -> None:
        campaign, record = realm.campaign, realm.campaign.kingdoms[realm.kingdom]
        picture = QLabel(self)
        picture.setPixmap(swatch(campaign, record.id, self.devicePixelRatioF()))
        self._grid.addWidget(picture, row, 0)
        text = self.tr("{name} now").format(name=record.name) if realm.was else record.name
        name = muted(text) if realm.was else plain(text)
        name.setWordWrap(False)
        self._grid.addWidget(name, row, 1)
        texts: list[QWidget] = []
        if record.played:
            found = numbers(campaign, record.id, self._rules)
            for total in TOTALS:
                own = realm.unrest if total == "unrest" else None
                ledger = own or found.ledger(total)
                texts.append(self._number(realm, total, found.total(total), ledger))
        else:
            size = size_of(campaign, record.id, self._rules)
            texts = [quiet_line(labels.grouped(size)), *(quiet_line("–") for _ in TOTALS[1:])]
        towns = len(campaign.settlements_of(record.id))
        for count in (towns, len(record.leaders), len(record.armies)):
            texts.append(quiet_line(str(count)) if realm.was else self._text(str(count)))
        for column, widget in enumerate(texts, start=2):
            self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignRight)

    def _number(self, realm: Realm, name: str, total: int, ledger: Ledger) -> QWidget:
        text = labels.grouped(total)
        if realm.was:
            return quiet_line(text)
        if name == "size":
            return self._text(text)
        button = self.buttons[(realm.kingdom, name)] = link(text)
        title = labels.number(name)
        record = realm.campaign.kingdoms[realm.kingdom]
        button.setAccessibleName(speech.explained(f"{record.name}, {title}", text))
        button.setToolTip(self.tr("Where it comes from"))
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._open(title, ledger, realm.campaign, button))
        return button

    def _text(self, text: str) -> QLabel:
        label = plain(text)
        label.setWordWrap(False)
        return label

    def _open(self, title: str, ledger: Ledger, campaign: Campaign, under: QPushButton) -> None:
        self.opened = LedgerPopup(title, ledger, campaign, self, self._rules)
        self.opened.show_under(under)
