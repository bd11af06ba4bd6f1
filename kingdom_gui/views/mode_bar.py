"""The row of modes over the page: Map, Settlement and so on; and the quiet step to the next month."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QWidget

from .blocks import quiet
from .flow import FlowLayout
from .keys.book import book
from .theme import colours, sized

MODES = ("map", "settlement", "kingdom", "journal", "tables")


class ModeButton(QAbstractButton):
    """A word with a line under it when its page is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)  # one of several, to a screen reader; the group sees to it anyway
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(sized(1.0))
        return QSize(metrics.horizontalAdvance(self.text()) + 24, metrics.height() + 14)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours()
        painter = QPainter(self)
        painter.setFont(sized(1.0))
        known = c.ink if self.isChecked() or self.underMouse() else c.muted
        painter.setPen(QColor(known if self.isEnabled() else c.faint))
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), self.text())
        if self.isChecked():
            painter.fillRect(10, self.height() - 3, self.width() - 20, 3, QColor(c.accent))
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(c.accent), 1.2))
            painter.drawRoundedRect(self.rect().adjusted(2, 2, -2, -5), 4, 4)


class ModeBar(QWidget):
    """`chosen(mode)` asks for a page, `month_requested` for the next month,
    `find_requested` for the finder.
    """

    chosen = Signal(str)
    month_requested = Signal()
    find_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        group = QButtonGroup(self)
        self.buttons = {mode: ModeButton(self) for mode in MODES}
        row = FlowLayout(self, gap=2)
        row.setContentsMargins(8, 0, 8, 0)
        for mode, button in self.buttons.items():
            group.addButton(button)
            button.clicked.connect(lambda _=False, mode=mode: self.chosen.emit(mode))
            row.addWidget(button)
        self.find_button, self.month_button = quiet(""), quiet("")
        self.find_button.clicked.connect(self.find_requested)
        self.month_button.clicked.connect(self.month_requested)
        row.addWidget(self.find_button)
        row.addWidget(self.month_button)
        row.set_apart(self.find_button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the words in the language in force."""
        names = {
            "map": self.tr("Map"),
            "settlement": self.tr("Settlement"),
            "kingdom": self.tr("Kingdom"),
            "journal": self.tr("Journal"),
            "tables": self.tr("Tables"),
        }
        self.setAccessibleName(self.tr("Pages"))
        for mode, button in self.buttons.items():
            button.setText(names[mode])
            button.setToolTip(book().named(names[mode], f"page_{mode}"))
            button.updateGeometry()
        self.find_button.setText(self.tr("Find…"))
        self.find_button.setToolTip(book().first("find"))
        self.month_button.setText(self.tr("Next month"))
        self.month_button.setToolTip(
            book().named(self.tr("Close this month and begin the next"), "next_month")
        )

    def show_mode(self, mode: str) -> None:
        """Mark a mode as the one shown."""
        self.buttons[mode].setChecked(True)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
