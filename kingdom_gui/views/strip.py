"""The strip of big numbers above everything: the kingdom at a glance, each number a button to its ledger."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from ..document.document import Document
from ..engine.state import Campaign
from . import labels
from .blocks import plain_tip, verbatim
from .calendar import month_name
from .flow import FlowLayout
from .help.terms import explained
from .theme import SMALL, colours, serif, sized

NUMBERS = ("economy", "loyalty", "stability", "unrest", "consumption", "treasury", "control_dc", "size")
UNREST_LOSES_HEXES = 11  # IT L250: from here on a hex is lost every Upkeep
PADDING = 8
MARK = 18  # room of the mark beside the kingdom's name
GAP = 2
MARGINS = 16 + 18  # left and right of the strip, and between title and numbers


class _KeyButton(QAbstractButton):
    """A button that Enter presses as Space does."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class NumberButton(_KeyButton):
    """One number with its label; while a change is looked ahead to, also what it would become."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.value: int | None = None
        self.ahead: int | None = None
        self.alarm = False
        self.compact = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_value(self, value: int | None, ahead: int | None = None) -> None:
        """Show a number, and beside it what it would become (None: nothing is looked ahead to)."""
        if ahead == value:
            ahead = None
        if (value, ahead) != (self.value, self.ahead):
            self.value, self.ahead = value, ahead
            self.updateGeometry()
            self.update()
        self._tell()

    def set_alarm(self, alarm: bool) -> None:
        """Whether this number is one to worry about; the only thing in the window that shouts."""
        if alarm != self.alarm:
            self.alarm = alarm
            self.update()

    def set_compact(self, compact: bool) -> None:
        """Label and number on one line, for narrow windows."""
        if compact != self.compact:
            self.compact = compact
            self.updateGeometry()

    def wide_hint(self) -> QSize:
        """The size with the label above the number."""
        label, value = QFontMetrics(_label_font()), QFontMetrics(_value_font())
        room = value.horizontalAdvance(f"{self._figures()} → {self._figures()}")
        width = max(label.horizontalAdvance(self.text().upper()), room)
        return QSize(width + 2 * PADDING, label.height() + value.height() + PADDING)

    def _figures(self) -> str:
        """The widest figures of as many places as the number has, or what it would become."""
        return "8" * max(2, len(str(self.value or 0)), len(str(self.ahead or 0)))

    def _tell(self) -> None:
        shown = _shown(self.value)
        ahead = "" if self.ahead is None else f" → {_shown(self.ahead)}"
        self.setAccessibleName(f"{self.text()} {shown}{ahead}")

    def sizeHint(self) -> QSize:
        if not self.compact:
            return self.wide_hint()
        label, value = QFontMetrics(_label_font()), QFontMetrics(_compact_font())
        room = value.horizontalAdvance(f"→ {self._figures()}")
        width = label.horizontalAdvance(self.text().upper()) + 6 + room
        return QSize(width + 2 * PADDING, value.height() + PADDING - 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect().adjusted(1, 1, -1, -1)
        if self.isDown() or self.underMouse() or self.alarm:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(c.accent_soft if self.isDown() or self.alarm else c.raised))
            painter.drawRoundedRect(box, 4, 4)
        if self.hasFocus():
            painter.setPen(QPen(QColor(c.accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
        self._draw_text(painter, box.adjusted(PADDING - 1, 3, 1 - PADDING, -3))

    def _draw_text(self, painter: QPainter, box: QRect) -> None:
        c = colours()
        top, bottom = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        if self.compact:
            top = bottom = Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft
        painter.setFont(_label_font())
        painter.setPen(QColor(c.accent if self.alarm else c.muted))
        painter.drawText(box, int(left | top), self.text().upper())
        if self.compact:
            box.setLeft(box.left() + painter.fontMetrics().horizontalAdvance(self.text().upper()) + 6)
        looking = self.ahead is not None and self.value is not None
        if looking and not self.compact:
            self._draw_delta(painter, box)
        value = "" if looking and self.compact else _shown(self.value)
        painter.setFont(_compact_font(self.alarm) if self.compact else _value_font(self.alarm))
        painter.setPen(QColor(c.accent if self.alarm else c.ink))
        painter.drawText(box, int(left | bottom), value)
        if looking:
            box.setLeft(box.left() + painter.fontMetrics().horizontalAdvance(f"{value} " if value else ""))
            painter.setPen(QColor(c.accent))
            painter.drawText(box, int(left | bottom), f"→ {_shown(self.ahead)}")

    def _draw_delta(self, painter: QPainter, box: QRect) -> None:
        """How much more or less it would be, small, where the label leaves room."""
        delta = labels.signed((self.ahead or 0) - (self.value or 0))
        room = box.width() - painter.fontMetrics().horizontalAdvance(f"{self.text().upper()} ")
        if painter.fontMetrics().horizontalAdvance(delta) <= room:
            painter.setPen(QColor(colours().accent))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop), delta)


class TitleButton(_KeyButton):
    """The kingdom's name over the month; leads to the kingdom's page or, where there are several, to the list
    of kingdoms, which a small mark beside the name tells.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.month = "", ""
        self.several = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_title(self, name: str, month: str, several: bool = False) -> None:
        """Show the kingdom's name and the month it is; `several`: there are others to go to."""
        self.name, self.month, self.several = name, month, several
        self.setText(verbatim(name))
        self.setToolTip(plain_tip(name))
        self.setAccessibleName(f"{name}, {month}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        name, month = QFontMetrics(_name_font()), QFontMetrics(_month_font())
        width = max(name.horizontalAdvance(self.name), month.horizontalAdvance(self.month))
        width += 1 + (MARK if self.several else 0)  # widths are rounded, and must not cut the last letter
        return QSize(min(max(width, 120), 280) + 2 * PADDING, name.height() + month.height() + PADDING)

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(QColor(c.accent), 1.5))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)
        box = self.rect().adjusted(PADDING, 4, -PADDING, -4)
        painter.setFont(_name_font())
        painter.setPen(QColor(c.accent if self.underMouse() else c.ink))
        room = box.width() - (MARK if self.several else 0)
        metrics = QFontMetrics(_name_font())
        name = metrics.elidedText(self.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), name)
        if self.several:
            self._draw_mark(
                painter, box.left() + metrics.horizontalAdvance(name) + 8, metrics.height() // 2 + 4
            )
        painter.setFont(_month_font())
        painter.setPen(QColor(c.muted))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom), self.month)

    @staticmethod
    def _draw_mark(painter: QPainter, x: int, y: int) -> None:
        """A small triangle pointing down, its left upper corner here."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(painter.pen().color())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(QPolygonF([QPointF(x, y), QPointF(x + 8, y), QPointF(x + 4, y + 5)]))


class Strip(QWidget):
    """Name and month, then the eight numbers. `ledger_requested(name, button)` asks for a ledger."""

    ledger_requested = Signal(str, QWidget)
    kingdom_requested = Signal()

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._preview: Campaign | None = None
        self.title = TitleButton(self)
        self.title.clicked.connect(self.kingdom_requested)
        self.buttons = {name: explained(NumberButton(name, self), f"term.{name}") for name in NUMBERS}
        flow = FlowLayout(gap=GAP)
        for button in self.buttons.values():
            button.clicked.connect(self._ask)
            flow.addWidget(button)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 4)
        row.setSpacing(18)
        row.addWidget(self.title, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(flow, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        document.changed.connect(self._changed)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the labels in the language in force."""
        short = {"treasury": self.tr("BP", "Build Points"), "control_dc": self.tr("DC", "Control DC")}
        tips = {
            "treasury": self.tr("Treasury, in Build Points"),
            "control_dc": self.tr("Control DC: what kingdom checks must reach"),
            "size": self.tr("Size: claimed hexes"),
            "consumption": self.tr("Consumption: Build Points due each Upkeep"),
        }
        for name, button in self.buttons.items():
            label = short.get(name) or labels.number(name)
            button.setText(label)
            button.setToolTip(tips.get(name, label))
            button.updateGeometry()
        self.refresh()

    def preview(self, campaign: Campaign | None) -> None:
        """Show beside each number what it would be in this campaign; None ends the preview."""
        if campaign is not self._preview:
            self._preview = campaign
            self.refresh()

    def refresh(self) -> None:
        """Show the numbers as they are."""
        kingdom = self._document.kingdom
        now = self._document.numbers()
        ahead = self._document.numbers(self._preview) if self._preview is not None else None
        for name, button in self.buttons.items():
            value = now.total(name) if now is not None else None
            button.show_value(value, ahead.total(name) if ahead is not None else None)
            button.setEnabled(now is not None)
        unrest = self.buttons["unrest"].value or 0
        self.buttons["unrest"].set_alarm(unrest >= UNREST_LOSES_HEXES)
        name = kingdom.name if kingdom is not None else self.tr("No kingdom yet")
        campaign = self._document.campaign
        month = month_name(campaign, self.tr("Month {number}"))
        self.title.show_title(name, month, len(campaign.kingdoms) > 1)
        self._suit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the numbers do not fit in one line, each takes one line itself and they take two."""
        super().resizeEvent(event)
        self._suit()

    def _suit(self) -> None:
        room = self.width() - self.title.sizeHint().width() - MARGINS
        needed = sum(button.wide_hint().width() + GAP for button in self.buttons.values())
        for button in self.buttons.values():
            button.set_compact(needed > room)

    def _changed(self, _patch: object) -> None:
        self._preview = None
        self.refresh()

    def _ask(self) -> None:
        button = self.sender()
        if isinstance(button, NumberButton):
            self.ledger_requested.emit(button.name, button)


def _shown(value: int | None) -> str:
    return "–" if value is None else labels.minus(value)


def _label_font() -> QFont:
    font = sized(SMALL)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 104)
    return font


def _value_font(bold: bool = False) -> QFont:
    return sized(1.8, bold)


def _compact_font(bold: bool = False) -> QFont:
    return sized(1.15, bold)


def _name_font() -> QFont:
    return serif(sized(1.6).pointSizeF())


def _month_font() -> QFont:
    return sized(SMALL)
