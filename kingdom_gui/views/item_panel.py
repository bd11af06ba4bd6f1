"""Magic items for sale: the table of slots, where items come from, and what can be done with each."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..document.document import Document
from ..engine.actions import Action, Change, Refusal
from ..engine.actions.items import PurgeSlot, RollItem, SetItems, TakeItem
from ..engine.items.prices import bp_for
from ..engine.state import ItemsFrom
from . import speech
from .blocks import heading, muted, plain_tip, quiet
from .flow import FlowLayout
from .item_rows import taken
from .item_table import ItemTable
from .market_form import MarketForm
from .text_size import by_text
from .turn.dice_text import die_name

SOURCES: tuple[ItemsFrom, ...] = ("generator", "by_hand", "list", "both", "typed")


class ItemPanel(QWidget):
    """The slots of one settlement with its market, or of all the kingdom's.

    `override_requested(action, refusal)` asks whether the GM insists.
    """

    override_requested = Signal(object, object)

    def __init__(self, document: Document, parent: QWidget | None = None, settlement: str = "") -> None:
        super().__init__(parent)
        self.document = document
        self.table = ItemTable(document, self, settlement)
        self.heading = heading("")
        self.source = QComboBox(self)
        self.load = quiet("")
        self.told = muted("")
        self.buttons = {
            name: QPushButton(self) for name in ("roll", "name", "gold", "kingdom", "self", "purge")
        }
        self.die = QLineEdit(self)
        self.die.setMaxLength(2)
        by_text(self.die, fixed_width=56)
        self.market = MarketForm(document, self)
        self._arrange()
        self.table.chosen.connect(lambda _: self._offer())
        self.table.wanted.connect(self._try)
        self.source.activated.connect(self._source_chosen)
        self.load.clicked.connect(self._ask_list)
        self.market.wanted.connect(self._try)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self._press(name))
        document.changed.connect(self.renew)
        self._retranslate()
        self.show_settlement(settlement)

    def show_settlement(self, settlement: str) -> None:
        """Show another settlement's slots and market; "" shows the slots of all."""
        self.market.setVisible(bool(settlement))
        self.market.settlement_id = settlement
        self.told.setText("")
        self.table.settlement_id = settlement
        self.renew()

    def renew(self) -> None:
        """The campaign has changed; while nobody looks it waits."""
        if not self.isVisible():
            return
        self.table.renew()
        settings = self.document.campaign.settings
        with QSignalBlocker(self.source):
            self.source.setCurrentIndex(self.source.findData(settings.items_from))
        self.heading.setText(
            self.tr("Magic items: {taken} of {count} slots").format(
                taken=taken(self.table.rows), count=len(self.table.rows)
            )
        )
        self.load.setText(
            self.tr("My list ({count})…").format(count=len(settings.item_list))
            if settings.item_list
            else self.tr("Load a list…")
        )
        self.market.renew()
        self._offer()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.renew()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.renew()
        super().changeEvent(event)

    # What can be done

    def action(self, name: str) -> Action | None:
        """What a button does with the row that is selected; None where there is nothing to do it with."""
        row = self.table.row
        if row is None or name == "name":
            return None
        kingdom = self.document.campaign.at_table
        settlement, building, slot = row.key
        if name == "roll":
            roll = RollItem(kingdom=kingdom, settlement=settlement, building=building, slot=slot)
            return roll if row.working else None
        if not row.filled:
            return None
        if name == "purge":
            return PurgeSlot(
                kingdom=kingdom,
                settlement=settlement,
                building=building,
                slot=slot,
                natural=self._typed_die(),
            )
        return TakeItem(
            kingdom=kingdom,
            settlement=settlement,
            building=building,
            slot=slot,
            bp=name != "gold",
            personal=name == "self",
        )

    def _typed_die(self) -> int | None:
        """The d20 typed for an Economy check; None: the program rolls."""
        text = self.die.text().strip()
        return int(text) if text.isdecimal() else None

    def _offer(self) -> None:
        """Say on the buttons what the selected row allows, with prices; in their tips, why not."""
        row = self.table.row
        item = row.item if row is not None and row.filled else None
        for name, button in self.buttons.items():
            action = self.action(name)
            outcome = self.document.check(action) if action is not None and name != "purge" else None
            allowed = not isinstance(outcome, Refusal) or outcome.overridable
            button.setEnabled(action is not None and allowed)
            why = (
                speech.reasons(outcome.reasons, self.document.campaign)
                if isinstance(outcome, Refusal)
                else ""
            )
            button.setToolTip(plain_tip(why or self._tips[name]))
        self.buttons["name"].setEnabled(row is not None and row.working)
        bp = bp_for(item.price) if item is not None else 0
        for name, text in (("kingdom", self.tr("For the kingdom")), ("self", self.tr("For oneself"))):
            priced = self.tr("{what}: {bp} BP").format(what=text, bp=bp)
            self.buttons[name].setText(priced if bp else text)

    def _press(self, name: str) -> None:
        if name == "name":
            self.table.edit_name()
            return
        action = self.action(name)
        if action is not None:
            self._try(action)

    def _try(self, action: object) -> None:
        if not isinstance(action, Action):
            return
        outcome = self.document.check(action)
        if isinstance(outcome, Refusal):
            self.told.setText(speech.reasons(outcome.reasons, self.document.campaign))
            if outcome.overridable:
                self.override_requested.emit(action, outcome)
            return
        before = self.document.campaign
        self.document.do(action)
        self.die.clear()
        self.told.setText(self._came_of(outcome, len(before.journal.get(before.month, ()))))

    def _came_of(self, done: Change, before: int) -> str:
        """What the journal's new lines say came of an action, and what is warned of."""
        campaign = self.document.campaign
        said = speech.speaker(campaign)
        lines = campaign.journal.get(campaign.month, ())[before:]
        told = [said.say(line.code, line.parameters) for line in lines if line.code != "slot_purge_tried"]
        told += [said.reason(warning) for warning in done.warnings]
        return " · ".join(told) or said.say(done.code, done.parameters)

    # Where items come from

    def _source_chosen(self) -> None:
        source: ItemsFrom = self.source.currentData()
        if source != self.document.campaign.settings.items_from:
            self._try(SetItems(kingdom=self.document.campaign.at_table, items_from=source))

    def _ask_list(self) -> None:
        """Ask for a table of items and take it in; with none of the list in use yet, use it."""
        kinds = self.tr("Tables (*.csv *.txt)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("A list of magic items"), "", kinds)
        if name:
            self.load_list(Path(name))

    def load_list(self, path: Path) -> None:
        """Take in a table with the columns name, kind, tier and price; what is wrong with it is told."""
        from ..store.disk import read_file
        from ..store.errors import StoreError
        from ..store.item_list import read_items

        try:
            items = read_items(read_file(path), path.name, self.document.rules)
        except StoreError as error:
            self.told.setText(error.sentence(speech.language()))
            return
        uses = self.document.campaign.settings.items_from in ("list", "both")
        source: ItemsFrom | None = None if uses or not items else "both"
        self._try(SetItems(kingdom=self.document.campaign.at_table, items_from=source, items=items))

    # Made once

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.heading, 1)
        self._source_name = QLabel(self)
        self._source_name.setBuddy(self.source)
        for widget in (self._source_name, self.source, self.load):
            head.addWidget(widget)
        deeds = QWidget(self)
        row = FlowLayout(deeds, 6)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addWidget(self.die)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 12, 8)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.table, 1)
        column.addWidget(deeds)
        column.addWidget(self.market)
        column.addWidget(self.told)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Magic items"))
        self._source_name.setText(self.tr("Items come from"))
        self.source.setAccessibleName(self._source_name.text())
        names = {
            "generator": self.tr("the generator"),
            "by_hand": self.tr("the generator, our own dice"),
            "list": self.tr("my list"),
            "both": self.tr("the generator or my list"),
            "typed": self.tr("me: I name them"),
        }
        with QSignalBlocker(self.source):
            self.source.clear()
            for source in SOURCES:
                self.source.addItem(names[source], source)
        self.load.setToolTip(self.tr("A table (CSV) with the columns name, kind, tier and price"))
        texts = {
            "roll": self.tr("Roll an item"),
            "name": self.tr("Name it…"),
            "gold": self.tr("Bought by the party"),
            "kingdom": self.tr("For the kingdom"),
            "self": self.tr("For oneself"),
            "purge": self.tr("Sell it off"),
        }
        self._tips = {
            "roll": self.tr("Let chance put another item into this slot"),
            "name": self.tr("Type what lies there, with its price after a comma"),
            "gold": self.tr("The party pays with its own gold; the slot is vacant again"),
            "kingdom": self.tr("Buy it with BP, 1 for each 2,000 gp, for the good of the kingdom"),
            "self": self.tr("Buy it with BP for one of the party: the month’s withdrawal, with its Unrest"),
            "purge": self.tr("An Economy check; each after the month’s first costs 1 Economy"),
        }
        for name, button in self.buttons.items():
            button.setText(texts[name])
        self.die.setPlaceholderText(die_name(20, speech.language()))
        self.die.setToolTip(self.tr("The d20 of the Economy check; left empty, the program rolls"))
        self.die.setAccessibleName(self.die.toolTip())
