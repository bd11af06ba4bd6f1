"""The form in the calendar that puts an event ahead, or changes one that was."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..document.document import Document
from ..document.selection import Selection
from ..engine.actions import Action, Refusal
from ..engine.actions.turn import PutAhead, RemoveEvent
from ..engine.hexes import hex_at, place_of
from ..engine.state import Ahead
from ..engine.turn.event_phase import strikes_hex
from . import speech
from .blocks import heading
from .calendar import month_name
from .field_undo import yield_undo
from .refusal_line import RefusalLine
from .text_size import by_text

LATEST = 60  # months from now that are offered by name
WIDEST = 520  # pixels
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class AheadForm(QWidget):
    """Which event, when and where. Enter puts it ahead, Escape leaves; `closed` is emitted after either."""

    closed = Signal()

    def __init__(
        self, document: Document, selection: Selection | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._selection = document, selection
        self._changing: int | None = None  # the place of the event that is being changed
        self.head = heading("")
        self.event_box, self.month_box, self.place_box = QComboBox(self), QComboBox(self), QComboBox(self)
        self.note = QLineEdit(self)
        yield_undo(self.note)
        self.refused = RefusalLine(self)
        self.put, self.leave = QPushButton(self), QPushButton(self)
        self.put.setDefault(True)
        self.leave.setProperty("quiet", True)
        by_text(self, most_width=WIDEST)
        self.form = QFormLayout()
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(8)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._labels = tuple(QLabel(self) for _ in range(4))
        fields = (self.event_box, self.month_box, self.place_box, self.note)
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
            self.form.addRow(label, field)
        buttons = QHBoxLayout()
        buttons.addWidget(self.put)
        buttons.addWidget(self.leave)
        buttons.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.head)
        column.addLayout(self.form)
        column.addLayout(buttons)
        column.addWidget(self.refused)
        self._make_searchable(self.event_box)
        self.event_box.currentIndexChanged.connect(self._fill_places)
        self.put.clicked.connect(self.submit)
        self.leave.clicked.connect(self.close_form)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the fixed texts in the language in force."""
        texts = (self.tr("&Event"), self.tr("&Month"), self.tr("&Where"), self.tr("N&ote"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        for field, text in zip(
            (self.event_box, self.month_box, self.place_box, self.note), texts, strict=True
        ):
            field.setAccessibleName(text.replace("&", ""))
            typed = field.lineEdit() if isinstance(field, QComboBox) else None
            if typed is not None:
                typed.setAccessibleName(field.accessibleName())
        self.note.setPlaceholderText(self.tr("For your own eyes"))
        self.leave.setText(self.tr("Cancel"))
        self._name()

    def open_new(self, month: int | None = None) -> None:
        """Ask for a new event, in this month or another."""
        self._changing = None
        self._fill()
        self.event_box.setCurrentIndex(0)
        self.month_box.setCurrentIndex(max(self.month_box.findData(month), 0))
        self._fill_places()
        self.note.clear()
        self._show()

    def open_change(self, place: int, entry: Ahead) -> None:
        """Ask what shall be different of an event put ahead."""
        self._changing = place
        self._fill(entry.month)
        self.event_box.setCurrentIndex(self.event_box.findData(entry.event))
        self.month_box.setCurrentIndex(max(self.month_box.findData(entry.month), 0))
        self._fill_places()
        where = entry.settlement or (place_of(entry.hex) if entry.hex is not None else "")
        self.place_box.setCurrentIndex(max(self.place_box.findData(where), 0))
        self.note.setText(entry.note)
        self._show()

    def submit(self) -> None:
        """Put the event ahead as the fields say, or say why not."""
        action = self.action()
        if action is None:
            self.refused.setText(self.tr("There is no event of that name."))
            self.refused.show()
            self.event_box.setFocus()
            return
        steps: list[Action] = [action]
        if self._changing is not None:
            steps.insert(0, RemoveEvent(kingdom=action.kingdom, ahead=self._changing))
        outcome = self._document.do_all(steps)
        self.refused.show_outcome(outcome, self._document.campaign)
        if not isinstance(outcome, Refusal):
            self.close_form()

    def action(self) -> PutAhead | None:
        """What the fields say; None where no event goes by the name that is typed."""
        event = self._event()
        if not event:
            return None
        where = str(self.place_box.currentData() or "")
        settled = where in self._document.campaign.settlements
        return PutAhead(
            kingdom=self._document.campaign.at_table,
            event=event,
            month=int(self.month_box.currentData()),
            settlement=where if settled else "",
            hex=hex_at(where) if where and not settled else None,
            note=self.note.text().strip(),
        )

    def close_form(self) -> None:
        """Put the form away."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            focus: QWidget | None = self.window().focusWidget()
            if isinstance(focus, QPushButton) and self.isAncestorOf(focus):
                focus.click()
            else:
                self.submit()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_form()
            event.accept()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show(self) -> None:
        self.refused.hide()
        self._name()
        self.show()
        self.event_box.setFocus(Qt.FocusReason.OtherFocusReason)
        line = self.event_box.lineEdit()
        if line is not None:
            line.selectAll()

    def _name(self) -> None:
        new = self._changing is None
        self.head.setText(self.tr("Put an event ahead") if new else self.tr("Change an event put ahead"))
        self.put.setText(self.tr("Put ahead") if new else self.tr("Keep"))

    def _make_searchable(self, box: QComboBox) -> None:
        """Any part of a name finds it."""
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        finds = QCompleter(box.model(), box)
        finds.setFilterMode(Qt.MatchFlag.MatchContains)
        finds.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        finds.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        box.setCompleter(finds)

    def _fill(self, latest: int = 0) -> None:
        """Name the events and months; `latest` is offered too, however far it is."""
        document = self._document
        self.event_box.blockSignals(True)
        self.event_box.clear()
        named = ((speech.capital(speech.term("event", e)), e) for e in document.rules.events)
        for text, event in sorted(named, key=lambda pair: speech.bare(pair[0])):
            self.event_box.addItem(text, event)
        self.event_box.blockSignals(False)
        self.month_box.clear()
        month = document.campaign.month
        for number in range(month, max(month + LATEST, latest + 1)):
            self.month_box.addItem(month_name(document.campaign, self.tr("Month {number}"), number), number)

    def _event(self) -> str:
        """The event whose name is typed, or the only one whose name has what is typed in it."""
        typed = speech.bare(self.event_box.currentText().strip())
        names = [speech.bare(self.event_box.itemText(i)) for i in range(self.event_box.count())]
        found = [i for i, name in enumerate(names) if name == typed]
        found = found or [i for i, name in enumerate(names) if typed and typed in name]
        return str(self.event_box.itemData(found[0])) if len(found) == 1 else ""

    def _fill_places(self) -> None:
        """Settlements or hexes, where the event strikes such; else the whole kingdom, or by chance."""
        record = self._document.rules.events.get(self._event())
        chosen = self.place_box.currentData()
        self.place_box.clear()
        if record is None:
            self.place_box.setEnabled(False)
            return
        campaign = self._document.campaign
        whole = record.scope == "kingdom"
        self.place_box.addItem(self.tr("The whole kingdom") if whole else self.tr("By chance"), "")
        if "settlement" in (record.scope, record.also_scope) and record.scope != "hex":
            for settlement in campaign.settlements_of(campaign.at_table):
                self.place_box.addItem(settlement.name, settlement.id)
        if strikes_hex(record):
            said = speech.speaker(campaign)
            for hex_id in campaign.realm(campaign.at_table):
                self.place_box.addItem(said.hex(hex_id), place_of(hex_id))
            selected = self._selection.hexes if self._selection is not None else ()
            chosen = chosen or (place_of(selected[0]) if len(selected) == 1 else "")
        self.place_box.setCurrentIndex(max(self.place_box.findData(chosen), 0))
        self.place_box.setEnabled(self.place_box.count() > 1)
