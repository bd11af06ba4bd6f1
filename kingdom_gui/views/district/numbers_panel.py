"""The settlement's numbers, each a button to its ledger; while something is held, what each would become."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Change
from ...engine.counts_here import counts_here, is_kingdoms
from ...engine.ledger import Ledger
from ...engine.settlement_totals import SettlementNumbers
from ...engine.state import LOTS_PER_DISTRICT, Campaign
from .. import labels, speech
from ..blocks import empty, heading, muted, title
from ..help.terms import explained
from ..text_size import scaled
from ..theme import colours, sized
from .sheet_notes import Note, notes_of

MAIN = ("population", "lots", "base_value", "base_value_cap", "defense")
MODIFIERS = ("corruption", "crime", "law", "lore", "productivity", "society", "danger")
GIVEN = ("economy", "loyalty", "stability", "fame", "infamy")
WIDTH = 236


class NumberRow(QAbstractButton):
    """A number by its name: the name left, the value right, and after an arrow what it would become."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.value = ""
        self.ahead = ""
        self.spoken = ""
        self.kingdoms = False  # whether it shows the kingdom's own
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_value(self, value: str, ahead: str = "") -> None:
        """Show a value and what it would become ("": nothing is looked ahead to)."""
        self.value, self.ahead = value, ahead if ahead != value else ""
        arrow = f" → {self.ahead}" if self.ahead else ""
        self.setAccessibleName(f"{self.spoken or self.text()} {self.value}{arrow}")
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(sized(1.0, bold=True))
        return QSize(metrics.horizontalAdvance(f"{self.text()} {self.value}") + 12, metrics.height() + 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect().adjusted(0, 0, -1, -1)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(c.accent_soft if self.isDown() else c.raised))
            painter.drawRoundedRect(box, 3, 3)
        if self.hasFocus():
            painter.setPen(QPen(QColor(c.accent), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 3, 3)
        inner = box.adjusted(6, 0, -6, 0)
        bold = QFont(sized(1.0))
        bold.setWeight(QFont.Weight.DemiBold)
        end = inner.right()
        for text, colour in ((f"→ {self.ahead}" if self.ahead else "", c.accent), (self.value, c.ink)):
            if text:
                wide = QFontMetrics(bold).horizontalAdvance(text)
                painter.setFont(bold)
                painter.setPen(QColor(colour))
                painter.drawText(end - wide, inner.top(), wide + 2, inner.height(), _MIDDLE, text)
                end -= wide + 6
        painter.setFont(sized(1.0))
        painter.setPen(QColor(c.muted))
        room = end - inner.left()
        name = QFontMetrics(painter.font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(inner.left(), inner.top(), room, inner.height(), _MIDDLE, name)


_MIDDLE = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class NumbersPanel(QScrollArea):
    """Name, size and numbers of a settlement. `ledger_requested` gives its id and the number's name."""

    ledger_requested = Signal(str, str)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.settlement_id = ""
        self.rows = {name: NumberRow(name, self) for name in (*MAIN, *MODIFIERS, *GIVEN)}
        for name, row in self.rows.items():
            explained(row, f"term.{name}")
        for name, row in self.rows.items():
            row.clicked.connect(
                lambda _=False, name=name: self.ledger_requested.emit(self.settlement_id, name)
            )
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._ahead: Change | None = None
        self._noted: list[Note] = []
        self._build()
        self._retranslate()
        document.changed.connect(self.renew)

    @property
    def foot(self) -> QVBoxLayout:
        """Where the page puts the card of what is selected."""
        return self._foot

    def show_settlement(self, settlement: str) -> None:
        """Show another settlement's numbers; "" shows none."""
        self.settlement_id = settlement
        self.renew()

    def look_ahead(self, change: Change | None) -> None:
        """Show beside each number what this change would make of it."""
        if change is not self._ahead:
            self._ahead = change
            self._fill()

    def renew(self) -> None:
        """The campaign has changed."""
        self._ahead = None
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def sizeHint(self) -> QSize:
        return QSize(scaled(WIDTH), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        # Small, so that a window that is made narrow in one go can leave the numbers out.
        return QSize(scaled(WIDTH - 96), 100)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.renew()
        super().changeEvent(event)

    def _build(self) -> None:
        page = QWidget()
        page.setObjectName("page")
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(0)
        self._name, self._kind = title(""), muted("")
        column.addWidget(self._name)
        column.addWidget(self._kind)
        column.addSpacing(8)
        self._heads = {"modifiers": heading(""), "given": heading("")}
        for names, head in ((MAIN, None), (MODIFIERS, "modifiers"), (GIVEN, "given")):
            if head:
                column.addSpacing(8)
                column.addWidget(self._heads[head])
            for name in names:
                column.addWidget(self.rows[name])
        column.addSpacing(10)
        self._foot = QVBoxLayout()
        column.addLayout(self._foot)
        self._notes = QVBoxLayout()
        self._notes.setContentsMargins(0, 10, 0, 0)
        self._notes.setSpacing(3)
        column.addLayout(self._notes)
        column.addStretch(1)
        self._page = page
        self.setWidget(page)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Numbers of the settlement"))
        for name, row in self.rows.items():
            row.setText(labels.number(name))
            row.kingdoms = False
        self.rows["base_value_cap"].setText(self.tr("– at most"))
        self.rows["base_value_cap"].spoken = self.tr("Base value at most")
        for row in self.rows.values():
            row.setToolTip(
                self.tr("{number}: see where it comes from").format(number=row.spoken or row.text())
            )
        self._heads["modifiers"].setText(self.tr("Modifiers"))
        self._heads["given"].setText(self.tr("Given to the kingdom"))

    def _fill(self) -> None:
        there = self.document.campaign.settlements.get(self.settlement_id)
        self._page.setVisible(there is not None)
        if there is None:
            return
        now = self.document.settlement_numbers(there.id)
        ahead = now
        if self._ahead is not None and there.id in self._ahead.campaign.settlements:
            ahead = self.document.settlement_numbers(there.id, self._ahead.campaign)
        self._name.setText(there.name)
        self._kind.setText(self._what_it_is(now))
        later = self._ahead.campaign if ahead is not now and self._ahead is not None else None
        for name, row in self.rows.items():
            here = self._here(name)
            then = self._here(name, later) if later is not None else here
            self._name_row(name, is_kingdoms(here))
            if here.total == then.total:
                row.show_value(self._text(name, here.total))
            else:
                row.show_value(self._value(name, here.total), self._value(name, then.total))
        for name in ("infamy", "danger"):
            self.rows[name].setVisible(bool(now.total(name) or ahead.total(name)))
        if self._ahead is None:
            self._write_notes()

    def _write_notes(self) -> None:
        """What the sheet tells besides the numbers, written anew where it is seen and has changed."""
        there = self.document.campaign.settlements.get(self.settlement_id)
        notes = notes_of(self.document, there) if there is not None and self.isVisible() else []
        if notes == self._noted:
            return
        self._noted = notes
        empty(self._notes)
        for note in notes:
            if self._notes.count():
                self._notes.addSpacing(6)
            for label in (heading(note.heading), *(muted(line) for line in note.lines)):
                self._notes.addWidget(label)
                label.show()  # now, not when Qt comes round to it: the scroll area asks for its height before
        self._notes.invalidate()

    def _what_it_is(self, numbers: SettlementNumbers) -> str:
        there = self.document.campaign.settlements[self.settlement_id]
        words = [speech.capital(speech.term("settlement_size", numbers.size))]
        kingdom = self.document.kingdom
        if kingdom is not None and kingdom.capital == there.id:
            words.append(self.tr("capital"))
        words.append(self.tr("hex {label}").format(label=speech.hex_label(there.hex, self.document.campaign)))
        line = " · ".join(words)
        wait = there.ready - self.document.campaign.month
        if wait > 0:
            line += "\n" + self.tr("May build in %n month(s)", "", wait)
        elif kingdom is not None and kingdom.stage == "reigning":
            allowed = self.document.rules.limits(kingdom.use.size).buildings
            if allowed is not None:
                text = self.tr("Buildings this month: {used} of {allowed}")
                line += "\n" + text.format(used=kingdom.use.buildings, allowed=allowed)
        return line

    def _here(self, name: str, campaign: Campaign | None = None) -> Ledger:
        """A number's ledger as it counts in the settlement, by an optional rule perhaps the kingdom's own."""
        document = self.document
        return counts_here(campaign or document.campaign, self.settlement_id, name, document.rules)

    def _name_row(self, name: str, kingdoms: bool) -> None:
        """Say beside a modifier's name whose it is where it is the kingdom's."""
        row = self.rows[name]
        if name not in MODIFIERS or row.kingdoms == kingdoms:
            return
        row.kingdoms = kingdoms
        number = labels.number(name)
        named = self.tr("{number} (of the kingdom)").format(number=number) if kingdoms else number
        row.setText(named)
        row.updateGeometry()

    def _text(self, name: str, total: int) -> str:
        """A number with what it is measured in: "23 of 36", "500 gp"."""
        value = self._value(name, total)
        if name == "lots":
            there = len(self.document.campaign.settlements[self.settlement_id].districts)
            return self.tr("{count} of {all}").format(count=value, all=there * LOTS_PER_DISTRICT)
        if name in ("base_value", "base_value_cap"):
            return self.tr("{count} gp").format(count=value)
        return value

    @staticmethod
    def _value(name: str, value: int) -> str:
        return labels.signed(value) if name in MODIFIERS or name in GIVEN else labels.grouped(value)
