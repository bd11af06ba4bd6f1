"""The house rules of the campaign: listed, made, changed, taken back, handed on to another table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.house import RemoveHouseRule, SetHouseRules
from ...engine.house.tables import TABLES
from ...engine.printed import printed_rules
from ...engine.state.house import HouseRule
from .. import speech
from ..blocks import muted, plain_tip, title
from ..fitting import FittingDialog
from ..house.form import HouseForm
from ..house.summary import rule_name, summary
from ..modal import ask
from ..refusal_line import RefusalLine
from ..rule_marks import HOUSE_SIGN
from .ruling_preview import RulingPreview

RULE = Qt.ItemDataRole.UserRole
NAME, WHAT = 0, 1
OWN = ("buildings", "improvements", "edicts", "events")  # what a table can make of its own


class HouseRulesDialog(FittingDialog):
    """Each rule in a line, under its table. What taking one back, or taking a file in, would change is shown
    before it is done.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._waiting: Action | None = None
        self.setWindowTitle(self.tr("House rules"))
        self.tree = QTreeWidget(self)
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([self.tr("Rule"), self.tr("What it says")])
        self.tree.header().setSectionResizeMode(NAME, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setStretchLastSection(True)
        self.tree.setAccessibleName(self.windowTitle())
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tree.itemSelectionChanged.connect(self._enable)
        self.tree.itemActivated.connect(lambda *_: self.change())
        self.none = muted(self.tr("No house rules yet: this campaign plays what the books have."))
        self.none.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.refused = RefusalLine(self)
        self.refused.keep_room()
        self.preview = RulingPreview(document, self)
        self.preview.taken.connect(self._take)
        self.preview.left.connect(self._leave)
        self._buttons()
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(10)
        column.addWidget(title(self.tr("House rules")))
        column.addWidget(muted(self._lead()))
        column.addWidget(self.none, 1)
        column.addWidget(self.tree, 1)
        column.addLayout(self._row(self.add_button, self.change_button, self.remove_button))
        column.addWidget(self.refused)
        column.addWidget(self.preview)
        column.addLayout(self._row(self.import_button, self.export_button, close=True))
        self.resize(820, 600)
        self.refresh()
        document.changed.connect(self.refresh)

    def _lead(self) -> str:
        text = self.tr(
            "Buildings, improvements, edict levels and events of your own, and other numbers for those of "
            "the books. The campaign keeps them; {sign} marks them wherever they show."
        )
        return text.format(sign=HOUSE_SIGN)

    def _buttons(self) -> None:
        self.add_button = QPushButton(self.tr("Add"), self)
        menu = QMenu(self.add_button)
        names = {
            "buildings": self.tr("Building…"),
            "improvements": self.tr("Terrain improvement…"),
            "edicts": self.tr("Level of an edict…"),
            "events": self.tr("Event…"),
        }
        self.makers = {table: menu.addAction(names[table]) for table in OWN}
        menu.addSeparator()
        self.makers["changed"] = menu.addAction(self.tr("Changed number…"))
        for table, action in self.makers.items():
            action.triggered.connect(lambda _=False, table=table: self.add(table))
        self.add_button.setMenu(menu)
        self.change_button = QPushButton(self.tr("Change…"), self)
        self.remove_button = QPushButton(self.tr("Take back"), self)
        self.import_button = QPushButton(self.tr("Take in from a file…"), self)
        self.export_button = QPushButton(self.tr("Write to a file…"), self)
        self.change_button.clicked.connect(self.change)
        self.remove_button.clicked.connect(self.remove)
        self.import_button.clicked.connect(self._ask_file)
        self.export_button.clicked.connect(self._ask_where)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)

    def _row(self, *buttons: QPushButton, close: bool = False) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        for button in buttons:
            row.addWidget(button)
        row.addStretch()
        if close:
            box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
            end = box.button(QDialogButtonBox.StandardButton.Close)
            end.setText(self.tr("Close"))
            end.setAutoDefault(False)
            box.rejected.connect(self.reject)
            row.addWidget(box)
        return row

    # The list

    @property
    def house(self) -> tuple[HouseRule, ...]:
        """The house rules of the campaign."""
        return self._document.campaign.settings.house

    @property
    def chosen(self) -> HouseRule | None:
        """The rule that is selected."""
        items = self.tree.selectedItems()
        return items[0].data(NAME, RULE) if items else None

    def refresh(self) -> None:
        """List the rules under their tables; the one selected stays so."""
        kept = self.chosen
        campaign = self._document.campaign
        said = speech.speaker(campaign)
        self.tree.clear()
        for table in TABLES:
            rules = [rule for rule in self.house if rule.table == table]
            if not rules:
                continue
            head = QTreeWidgetItem([said.say(f"house-table_{table}")])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = head.font(NAME)
            font.setBold(True)
            head.setFont(NAME, font)
            self.tree.addTopLevelItem(head)
            head.setFirstColumnSpanned(True)
            for rule in rules:
                what = summary(rule, self._document)
                item = QTreeWidgetItem([f"    {rule_name(rule, campaign)}", what])
                item.setData(NAME, RULE, rule)
                item.setToolTip(WHAT, plain_tip(what))
                self.tree.addTopLevelItem(item)
                if kept is not None and (kept.table, kept.id) == (rule.table, rule.id):
                    item.setSelected(True)
        self.none.setVisible(not self.house)
        self.tree.setVisible(bool(self.house))
        self._leave()
        self._enable()

    def select(self, table: str, key: str) -> None:
        """Select a rule of the list."""
        for row in range(self.tree.topLevelItemCount()):
            item = self.tree.topLevelItem(row)
            rule = item.data(NAME, RULE) if item is not None else None
            if item is not None and rule is not None and (rule.table, rule.id) == (table, key):
                self.tree.setCurrentItem(item)

    def _enable(self) -> None:
        there = self.chosen is not None
        self.change_button.setEnabled(there)
        self.remove_button.setEnabled(there)
        self.export_button.setEnabled(bool(self.house))

    # What is done

    def add(self, table: str) -> None:
        """Ask for a rule: of the table's own, or a changed number."""
        changed = table == "changed"
        ask(HouseForm(self._document, "buildings" if changed else table, None, changed, self))

    def change(self) -> None:
        """Ask for the selected rule anew."""
        rule = self.chosen
        if rule is not None:
            ask(HouseForm(self._document, rule.table, rule, parent=self))

    def remove(self) -> None:
        """Show what taking the selected rule back would change, or what stands against it."""
        rule = self.chosen
        if rule is not None:
            table = self._document.campaign.at_table
            self._look(RemoveHouseRule(kingdom=table, table=rule.table, id=rule.id))

    def load(self, path: Path) -> None:
        """Show what the rules of a file would change; what is wrong with it is told by path and line."""
        from ...store.disk import read_file
        from ...store.errors import StoreError
        from ...store.house_file import read_house

        rules = printed_rules(self._document.rules, self._document.campaign)
        try:
            read = read_house(read_file(path), path.name, rules, self.house)
        except StoreError as error:
            self._leave()
            self.refused.setText(error.sentence(speech.language()))
            self.refused.show()
            return
        self._look(SetHouseRules(kingdom=self._document.campaign.at_table, rules=tuple(read)))

    def save(self, path: Path) -> None:
        """Write all rules to a file of their own."""
        from ...store.errors import StoreError
        from ...store.exported import write_exported
        from ...store.house_file import FORMAT, write_house

        try:
            write_exported(path, write_house(self.house), FORMAT)
        except StoreError as error:
            self.refused.setText(error.sentence(speech.language()))
            self.refused.show()

    def _ask_file(self) -> None:
        kinds = self.tr("House rules (*.json)")
        name, _ = QFileDialog.getOpenFileName(self, self.tr("House rules of another table"), "", kinds)
        if name:
            self.load(Path(name))

    def _ask_where(self) -> None:
        kinds = self.tr("House rules (*.json)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Write the house rules"), "house.json", kinds)
        if name:
            self.save(Path(name))

    def _look(self, action: Action) -> None:
        outcome = self._document.check(action)
        self.refused.show_outcome(outcome, self._document.campaign)
        self._waiting = action if isinstance(outcome, Change) else None
        if isinstance(outcome, Change):
            self.preview.show_change(outcome)
            self.preview.take_button.setFocus()
        else:
            self.preview.hide()

    def _take(self) -> None:
        if self._waiting is not None:
            outcome = self._document.do(self._waiting)
            self.refused.show_outcome(outcome, self._document.campaign)

    def _leave(self) -> None:
        self._waiting = None
        self.preview.hide()
        self.refused.hide()
