"""The form of one house rule: a record of the table's own, or other numbers of one there is."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Action, Change, Refusal
from ...engine.actions.house import SetHouseRule, SetHouseRules
from ...engine.house.tables import NAMED, TABLES, standing
from ...engine.printed import printed_rules
from ...engine.state.house import HouseRule
from .. import labels, speech
from ..blocks import muted, plain_tip, rule, title
from ..dialogs.buttons import do_or_cancel
from ..dialogs.ruling_preview import RulingPreview
from ..fitting import FittingDialog
from ..refusal_line import RefusalLine
from ..text_size import by_text
from .column_grid import ColumnGrid
from .columns import Column, columns_of
from .event_place import EventPlace
from .fields import Field, field_of
from .records import id_of, printed_values, record_of, value_at
from .summary import shown_value

TEXT_HEIGHT = 64
WIDE = ("ids", "items", "changes", "shown", "limit")  # fields that take a line of their own
NOTHING_NEW = ("house_unchanged", "house_nothing_new", "house_changes_nothing")


class HouseForm(FittingDialog):
    """Fields for every column, a live check that names what is wrong, and what numbers would change.

    `old` is the house rule to be changed. `changed`: a printed record is to be chosen, and its numbers.
    """

    def __init__(
        self,
        document: Document,
        table: str,
        old: HouseRule | None = None,
        changed: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.document, self.table, self.old = document, table, old
        self._printed_rules = printed_rules(document.rules, document.campaign)
        self.changed = changed or (old is not None and old.id in standing(self._printed_rules, old.table))
        self.fields: dict[Column, Field] = {}
        self._marks: dict[Column, QLabel] = {}
        self.place: EventPlace | None = None
        name = self._title()
        self.setWindowTitle(name)
        self.head = title(name)
        self._about = QFormLayout()
        self._about.setHorizontalSpacing(16)
        self._about.setVerticalSpacing(8)
        self._identity()
        self.refused = RefusalLine(self)
        self.refused.keep_room()
        self.preview = RulingPreview(document, self)
        for button in (self.preview.take_button, self.preview.leave_button):
            button.hide()
        self.buttons, self.do_button = do_or_cancel(self, self.tr("Play it so"), self.tr("Cancel"))
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self.tr("Columns"))
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(10)
        column.addWidget(self.head)
        column.addLayout(self._about)
        column.addWidget(rule())
        column.addWidget(self._scroll, 1)
        column.addWidget(rule())
        column.addWidget(self.refused)
        column.addWidget(self.preview)
        column.addWidget(self.buttons)
        self.resize(680, 640)
        self._fill_records()
        self._columns()

    def _title(self) -> str:
        own = {
            "buildings": self.tr("A building of our own"),
            "improvements": self.tr("A terrain improvement of our own"),
            "edicts": self.tr("A level of an edict of our own"),
            "events": self.tr("An event of our own"),
            "event_tables": self.tr("A place in an event table"),
        }
        return self.tr("A changed number") if self.changed else own[self.table]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        first = self.table_box if self.changed and self.old is None else self.name
        (first if first.isVisible() else self._scroll).setFocus()

    # What it is about

    def _identity(self) -> None:
        self.table_box, self.record_box = QComboBox(self), QComboBox(self)
        self.edict_box, self.name, self.text = QComboBox(self), QLineEdit(self), QPlainTextEdit(self)
        by_text(self.text, fixed_height=TEXT_HEIGHT)
        self.text.setTabChangesFocus(True)
        said = speech.speaker(self.document.campaign)
        for table in TABLES:
            self.table_box.addItem(said.say(f"house-table_{table}"), table)
        self.table_box.setCurrentIndex(self.table_box.findData(self.table))
        for edict in labels.EDICTS:
            self.edict_box.addItem(labels.edict(edict), edict)
        if self.changed:
            self._about.addRow(self.tr("Table"), self.table_box)
            self._about.addRow(self.tr("Record"), self.record_box)
        else:
            self._about.addRow(self.tr("Name"), self.name)
            if self.table == "edicts":
                self._about.addRow(self.tr("Edict"), self.edict_box)
        if not self.changed or self.table == "events":
            self._about.addRow(self.tr("Description"), self.text)
        for row in range(self._about.rowCount()):
            label = self._about.itemAt(row, QFormLayout.ItemRole.LabelRole)
            field = self._about.itemAt(row, QFormLayout.ItemRole.FieldRole)
            text, widget = (label.widget() if label else None), (field.widget() if field else None)
            if isinstance(text, QLabel) and widget is not None:
                widget.setAccessibleName(text.text())
        for box in (self.table_box, self.record_box, self.edict_box, self.name, self.text):
            box.setVisible(self._about.indexOf(box) >= 0)
        if self.old is not None:
            self.name.setText(self.old.name)
            self.text.setPlainText(self.old.text)
            self.table_box.setEnabled(False)
            self.record_box.setEnabled(False)
            self.edict_box.setEnabled(False)
            self.edict_box.setCurrentIndex(max(self.edict_box.findData(self.old.id.partition(".")[0]), 0))
        self.name.textChanged.connect(self.refresh)
        self.text.textChanged.connect(self.refresh)
        self.edict_box.currentIndexChanged.connect(self.refresh)
        self.table_box.currentIndexChanged.connect(self._other_table)
        self.record_box.currentIndexChanged.connect(self._columns)

    def _other_table(self) -> None:
        self.table = str(self.table_box.currentData())
        self._fill_records()
        self._columns()

    def _fill_records(self) -> None:
        """The records that may be changed, by name."""
        from ...words.house import record_name

        if not self.changed:
            return
        said = speech.speaker(self.document.campaign)
        self.record_box.blockSignals(True)
        self.record_box.clear()
        keys = list(standing(self._printed_rules, self.table))
        names = {key: record_name(f"{self.table}.{key}", said) for key in keys}
        by_name = self.table in ("buildings", "improvements", "events", "special_terrain")
        for key in sorted(keys, key=lambda key: speech.bare(names[key])) if by_name else keys:
            self.record_box.addItem(names[key], key)
        wanted = self.old.id if self.old is not None else ""
        self.record_box.setCurrentIndex(max(self.record_box.findData(wanted), 0))
        self.record_box.blockSignals(False)

    # The columns

    def _columns(self) -> None:
        """A field for each column, holding what the rule says, is printed, or is usual."""
        from ...words.house import column_name

        said = speech.speaker(self.document.campaign)
        page = QWidget(self)
        page.setObjectName("page")
        grid = ColumnGrid(page)
        self.fields, self._marks = {}, {}
        old = self._standing()
        for column in columns_of(self.table, self.changed):
            field = field_of(column, self.document.rules, page)
            name = column_name(column.path.replace(".", ": "), said)
            field.name(name)
            base: dict[str, Any] = self._printed() if self.changed else {}
            field.show_value(value_at(old, column, self.table) if old else value_at(base, column, self.table))
            field.edited.connect(self.refresh)
            mark = self._marks[column] = muted("")
            mark.hide()
            box = QWidget(page)
            row = QVBoxLayout(box)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(1)
            row.addWidget(field)
            row.addWidget(mark)
            grid.add(name, box, wide=column.kind in WIDE)
            self.fields[column] = field
        self.place = None
        if self.table == "events" and not self.changed:
            self.place = EventPlace(self.document, self.old.id if self.old is not None else "", page)
            self.place.edited.connect(self.refresh)
            grid.add(self.tr("In an event table"), self.place, wide=True)
        grid.end()
        self._scroll.setWidget(page)
        self.refresh()

    def _printed(self) -> dict[str, Any]:
        return printed_values(self._printed_rules, self.table, str(self.record_box.currentData()))

    def _standing(self) -> dict[str, Any]:
        """The record as the rule has it now, with what is printed where the rule does not name it."""
        from ...engine.house.apply import laid_over

        base = self._printed() if self.changed else {}
        key = self.old.id if self.old is not None else str(self.record_box.currentData())
        house = self.document.campaign.settings.house
        rule_ = next((r for r in house if (r.table, r.id) == (self.table, key)), None)
        return laid_over(base, rule_.record) if rule_ is not None else base

    # What comes of it

    def action(self) -> Action:
        """The house rule as the fields say it now."""
        values = {column: field.value() for column, field in self.fields.items()}
        shown = {column.path.partition(".")[0] for column in self.fields}
        unshown = self.old.record if self.old is not None and self.old.table == self.table else {}
        record = {name: part for name, part in unshown.items() if name not in shown}
        record |= record_of(values, self.table, self._printed() if self.changed else None)
        table, name = self.document.campaign.at_table, self.name.text().strip()
        text = self.text.toPlainText().strip()
        if self.changed:
            key = str(self.record_box.currentData())
            return SetHouseRule(kingdom=table, table=self.table, id=key, text=text, record=record)
        key = self.old.id if self.old is not None else self._new_id(name)
        rows = self.place.rows(key) if self.place is not None else ()
        if rows:
            event = HouseRule(self.table, key, name, text, record)
            return SetHouseRules(kingdom=table, rules=(event, *rows))
        return SetHouseRule(kingdom=table, table=self.table, id=key, name=name, text=text, record=record)

    def _new_id(self, name: str) -> str:
        taken = {key for table in NAMED for key in standing(self.document.rules, table)}
        if self.table == "edicts":
            edict = str(self.edict_box.currentData())
            return f"{edict}.{id_of(name, self.document.rules.edicts[edict])}"
        return id_of(name, taken)

    def refresh(self) -> None:
        """Say what is wrong, or what numbers would change; mark the columns that differ from print."""
        self._mark()
        outcome = self.document.check(self.action())
        untouched = isinstance(outcome, Refusal) and outcome.reasons[0].code in NOTHING_NEW
        self.refused.show_outcome(outcome if not untouched else None, self.document.campaign)
        may = isinstance(outcome, Change)
        if isinstance(outcome, Change):
            self.preview.show_change(outcome)
        else:
            self.preview.hide()
        self.do_button.setEnabled(may)
        why = self.tr("Nothing is changed yet.") if untouched else self.refused.text()
        self.do_button.setToolTip("" if may else plain_tip(why))

    def _mark(self) -> None:
        """Printed → house, where they differ."""
        if not self.changed:
            return
        printed = self._printed()
        for column, field in self.fields.items():
            usual, value = value_at(printed, column, self.table), field.value()
            before = shown_value(usual, column.name, self.table)
            after = shown_value(value, column.name, self.table)
            text = self.tr("printed {before} → house {after}").format(before=before, after=after)
            self._marks[column].setText(text)
            self._marks[column].setVisible(usual != value and column.kind != "changes")

    def accept(self) -> None:
        outcome = self.document.do(self.action())
        if isinstance(outcome, Change):
            super().accept()
        else:
            self.refused.show_outcome(outcome, self.document.campaign)
