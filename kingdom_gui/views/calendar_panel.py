"""The calendar: what falls due month by month, and the events that the game master puts ahead."""

from __future__ import annotations

from itertools import groupby

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from ..document.document import Document
from ..document.selection import Selection
from ..engine.actions import Refusal
from ..engine.actions.turn import PutAhead, RemoveEvent
from ..engine.calendar import due
from ..engine.state import Ahead
from . import speech
from .blocks import empty, muted, quiet
from .calendar import month_name
from .calendar_form import AheadForm
from .calendar_rows import DueRow, MonthBlock
from .modal import ask
from .refusal_line import RefusalLine
from .stale_panel import StalePanel
from .text_size import by_text

NEAR = 12  # months that are listed whether anything falls due in them or not
WIDEST = 900  # pixels: the eye finds the end of a line
FAR = 240  # months ahead that are looked at


class CalendarPanel(StalePanel):
    """Months as a list from now on. `followed(link, widget)` asks for what a line is about (`link_of`)."""

    followed = Signal(str, QWidget)

    def __init__(
        self, document: Document, selection: Selection | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(document, parent)
        self._focus: tuple[Ahead, str] | None = None  # what shall have the focus once it is drawn anew
        self.put, self.names = QPushButton(self), quiet("")
        self.form = AheadForm(document, selection, self)
        self.form.hide()
        self.refused = RefusalLine(self)
        self.months: list[MonthBlock] = []
        self._page = QWidget()
        self._page.setObjectName("page")
        self._list = QVBoxLayout()
        self._list.setSpacing(9)
        whole = QVBoxLayout(self._page)  # the form too: a low window can scroll to all of it
        whole.setContentsMargins(0, 0, 8, 0)
        whole.setSpacing(14)
        whole.addWidget(self.form)
        whole.addLayout(self._list)
        whole.addStretch()
        by_text(self._page, most_width=WIDEST)
        self.area = QScrollArea(self)
        self.area.setWidget(self._page)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.put.clicked.connect(lambda: self.put_ahead())
        self.names.clicked.connect(self.name_months)
        self.form.closed.connect(self._form_closed)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.put)
        top.addWidget(self.names)
        top.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 16, 18)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.area, 1)
        column.addWidget(self.refused)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the fixed texts in the language in force."""
        self.setAccessibleName(self.tr("Calendar"))
        self.area.setAccessibleName(self.tr("What falls due"))
        self.put.setText(self.tr("Put an event ahead…"))
        self.names.setText(self.tr("Names of the months…"))
        self._changed(None)

    def refresh(self) -> None:
        """Show what falls due as things stand."""
        self._stale = False
        self._soon.stop()
        document, campaign = self._document, self._document.campaign
        kingdom = document.kingdom
        said = speech.speaker(campaign)
        reigns = kingdom is not None and kingdom.stage == "reigning"
        self.put.setEnabled(kingdom is not None)
        empty(self._list)
        self.months = []
        found = due(campaign, campaign.at_table, document.rules, FAR)
        by_month = {month: list(dues) for month, dues in groupby(found, key=lambda one: one.month)}
        for month in sorted({*range(campaign.month, campaign.month + NEAR), *by_month}):
            rows = []
            for one in by_month.get(month, ()):
                note = kingdom.ahead[one.ahead].note if kingdom and one.ahead is not None else ""
                rows.append(self._row(DueRow(one, said, note)))
            name = month_name(campaign, self.tr("Month {number}"), month)
            block = MonthBlock(name, month == campaign.month, rows)
            self.months.append(block)
            self._list.addWidget(block)
        if not reigns:
            self._list.insertWidget(0, muted(self.tr("Months begin to count with the reign.")))
        self._give_focus()

    def rows(self) -> list[DueRow]:
        """All lines shown, from top to bottom."""
        return [row for block in self.months for row in block.rows]

    def put_ahead(self, month: int | None = None) -> None:
        """Open the form for a new event."""
        self._show_buttons(False)
        self.form.open_new(month)

    def name_months(self) -> None:
        """Ask for the names of the months."""
        from .calendar_names import CalendarNamesDialog

        ask(CalendarNamesDialog(self._document, self.window()))

    def _row(self, row: DueRow) -> DueRow:
        row.followed.connect(self.followed)
        row.moved.connect(self._move)
        row.edited.connect(self._edit)
        row.removed.connect(self._remove)
        return row

    # Events put ahead

    def _entry(self, place: int) -> Ahead | None:
        kingdom = self._document.kingdom
        return kingdom.ahead[place] if kingdom is not None and place < len(kingdom.ahead) else None

    def _move(self, place: int, months: int) -> None:
        entry = self._entry(place)
        if entry is None:
            return
        month = max(entry.month, self._document.campaign.month) + months
        moved = replace(entry, month=month)
        here = self._document.campaign.at_table
        put = PutAhead(
            kingdom=here,
            event=entry.event,
            month=month,
            settlement=entry.settlement,
            hex=entry.hex,
            note=entry.note,
        )
        outcome = self._document.do_all([RemoveEvent(kingdom=here, ahead=place), put])
        self.refused.show_outcome(outcome, self._document.campaign)
        if not isinstance(outcome, Refusal):
            self._focus = (moved, "earlier" if months < 0 else "later")

    def _edit(self, place: int) -> None:
        entry = self._entry(place)
        if entry is not None:
            self._show_buttons(False)
            self.form.open_change(place, entry)

    def _remove(self, place: int) -> None:
        action = RemoveEvent(kingdom=self._document.campaign.at_table, ahead=place)
        self.refused.show_outcome(self._document.do(action), self._document.campaign)
        self.put.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_buttons(self, shown: bool) -> None:
        """The form takes the place of what opens it."""
        self.put.setVisible(shown)
        self.names.setVisible(shown)
        self.refused.hide()

    def _form_closed(self) -> None:
        self._show_buttons(True)
        self.put.setFocus(Qt.FocusReason.OtherFocusReason)

    def _give_focus(self) -> None:
        """To the button that was pressed, in the line that has moved."""
        if self._focus is None:
            return
        (entry, name), self._focus = self._focus, None
        for row in self.rows():
            if row.due.ahead is not None and self._entry(row.due.ahead) == entry:
                row.buttons[name].setFocus(Qt.FocusReason.OtherFocusReason)
                self.area.ensureWidgetVisible(row)
                return
