"""Small pieces that pages and the inspector are set from: headings, facts, notes, rules."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from .field_undo import yield_undo
from .theme import SMALL, serif, sized


def title(text: str, factor: float = 1.45) -> QLabel:
    """A name set in the serif, larger than the text."""
    label = _label(text)
    label.setFont(serif(sized(factor).pointSizeF()))
    label.setContentsMargins(0, headroom(label.font()), 0, 0)
    return label


def headroom(font: QFont) -> int:
    """Pixels that accented capitals stand above the ascent of a font. The serif's do, and a label cuts off
    what stands above it, so they are wanted as a margin.
    """
    metrics = QFontMetrics(font)
    return max(0, -metrics.tightBoundingRect("ÀÉÜ").top() - metrics.ascent())


def heading(text: str) -> QLabel:
    """The heading of a part: small, muted, bold."""
    label = muted(text)
    label.setFont(sized(SMALL, bold=True))
    return label


def muted(text: str, factor: float = SMALL) -> QLabel:
    """A quiet line of text that wraps."""
    label = _label(text)
    label.setFont(sized(factor))
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def quiet_line(text: str) -> QLabel:
    """A quiet line of text that does not wrap."""
    label = muted(text)
    label.setWordWrap(False)
    return label


def plain(text: str) -> QLabel:
    """Text that wraps and can be selected with the pointer."""
    label = _label(text)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def rule() -> QFrame:
    """A hairline from side to side."""
    line = QFrame()
    line.setFixedHeight(1)
    line.setAutoFillBackground(True)
    line.setBackgroundRole(QPalette.ColorRole.Mid)
    return line


def link(text: str) -> QPushButton:
    """A button that reads like a link in the text."""
    button = QPushButton(text)
    button.setProperty("link", True)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    return button


def quiet(text: str) -> QPushButton:
    """A button without a border until the pointer or the focus is on it."""
    button = QPushButton(text)
    button.setProperty("quiet", True)
    return button


def facts(pairs: list[tuple[str, str]]) -> QWidget:
    """Names and values in two columns; pairs without a value are left out."""
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(3)
    grid.setColumnStretch(1, 1)
    for row, (name, value) in enumerate((name, value) for name, value in pairs if value):
        grid.addWidget(muted(name), row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(plain(value), row, 1)
    return box


def spin_box(low: int, high: int, value: int, parent: QWidget | None = None) -> QSpinBox:
    """A box for a whole number, its text as far from the edge as that of other fields."""
    box = QSpinBox(parent)
    box.setRange(low, high)
    box.setValue(value)
    box.lineEdit().setTextMargins(4, 0, 0, 0)
    yield_undo(box)
    return box


def empty(layout: QLayout) -> None:
    """Take everything out of a layout and let the widgets go."""
    while (item := layout.takeAt(0)) is not None:
        inner, widget = item.layout(), item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            empty(inner)


def plain_row(form: QFormLayout, name: str, field: QWidget) -> None:
    """A row whose name holds a text of the campaign, shown as it is written."""
    form.addRow(name, field)
    label = form.labelForField(field)
    if isinstance(label, QLabel):
        label.setTextFormat(Qt.TextFormat.PlainText)


def verbatim(text: str) -> str:
    """A text of the campaign's for a button, tab, tick or label of a field: what it holds is no key."""
    return text.replace("&", "&&")


def plain_tip(text: str) -> str:
    """A tool tip that says just this: what a campaign's own texts hold is never taken for markup."""
    from html import escape  # its table of entities is read when a text needs it

    return f"<qt>{escape(text).replace(chr(10), '<br>')}</qt>" if "<" in text else text


def _label(text: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
