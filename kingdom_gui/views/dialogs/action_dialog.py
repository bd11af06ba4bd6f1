"""A dialog whose fields make one action: it shows what would come of it, the price, and what forbids it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Literal

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Action, Change, Refusal
from .. import labels
from ..blocks import muted, plain_tip, rule, title
from ..fitting import FittingDialog
from ..refusal_line import RefusalLine
from ..strip import NUMBERS
from ..text_size import by_text
from .buttons import do_or_cancel

GAP = 12  # points between what stands one below the other
SAID = 3  # lines that a refusal or a warning has room for


class ActionDialog(FittingDialog):
    """Subclasses add fields to `form`, connect their changes to `refresh`, and return the action they make.

    The dialog shows the numbers that would change, warnings, and reasons against; where the GM may insist, a
    reason may be given. Accepting does the action.
    """

    needs: Literal["name", "amount"] = "amount"  # what there is no action without

    def __init__(self, document: Document, name: str, verb: str, parent: QWidget | None = None) -> None:
        """`name` stands on top, `verb` on the button that does it."""
        super().__init__(parent)
        self.document = document
        self.setWindowTitle(name)
        self._insists, self._verb = False, verb  # `_verb` is what the button says without a rule against it
        self.head = title(name)
        self.lead = muted("")
        self.lead.hide()
        self.form = QFormLayout()
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(10)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        self.form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.effect = muted("")
        self.refused = RefusalLine(self)
        self.note = QLineEdit(self)
        self.note.setPlaceholderText(self.tr("Reason (optional)"))
        self.note.setAccessibleName(self.note.placeholderText())
        self.note.textChanged.connect(self.refresh)
        self.note.hide()
        self.buttons, self.do_button = do_or_cancel(self, verb, self.tr("Cancel"))
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(GAP)
        for part in (self.head, self.lead):
            column.addWidget(part)
        column.addLayout(self.form)
        column.addWidget(rule())
        self._said = self._room(self.effect, self.refused, self.note)
        column.addWidget(self._said)
        column.addStretch()
        column.addWidget(self.buttons)
        by_text(self, least_width=420)

    def action(self) -> Action | None:
        """What the fields say now; None while something needed is missing."""
        raise NotImplementedError

    def missing(self) -> str:
        """What is needed before there is an action, in a sentence."""
        return self.tr("It needs a name.") if self.needs == "name" else self.tr("No amount is given yet.")

    def explain(self, text: str) -> None:
        """Put a quiet line under the name."""
        self.lead.setText(text)
        self.lead.show()

    def refresh(self) -> None:
        """Show what would come of it as the fields stand."""
        action = self.action()
        outcome = self.document.check(action) if action is not None else None
        self.refused.show_outcome(outcome, self.document.campaign)
        said = self._effect(outcome) if isinstance(outcome, Change) else ""
        self.effect.setText(self.missing() if action is None else said)
        self.effect.setVisible(bool(self.effect.text()))
        insist = isinstance(outcome, Refusal) and outcome.overridable
        self.note.setVisible(insist)
        may = isinstance(outcome, Change) or insist
        self._name_button(insist)
        self.do_button.setEnabled(may)
        self.do_button.setToolTip("" if may else plain_tip(self._why_not()))
        self._grow()

    def accept(self) -> None:
        action = self.action()
        if action is None:
            return
        outcome = self.document.check(action)
        if isinstance(outcome, Refusal):
            if not outcome.overridable:
                self.refresh()
                return
            action = replace(action, override=self.note.text().strip() or True)
        if isinstance(self.document.do(action), Change):
            super().accept()

    def showEvent(self, event: QShowEvent) -> None:
        self._keep_room()
        super().showEvent(event)
        self._order_fields()
        self.refresh()

    def _room(self, *parts: QWidget) -> QWidget:
        """What is said of the action, in a place of its own above the buttons."""
        room = QWidget(self)
        column = QVBoxLayout(room)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        for part in parts:
            column.addWidget(part)
        column.addStretch()
        return room

    def _keep_room(self) -> None:
        """Leave room for a refusal and its note before there is one: coming up, it moves no button."""
        lines = SAID * self.refused.fontMetrics().lineSpacing()
        self._said.setMinimumHeight(lines + GAP + self.note.sizeHint().height())

    def _grow(self) -> None:
        """As wide and high as what it says now needs; it never shrinks under the pointer."""
        layout = self.layout()
        if self.isVisible() and layout is not None:
            layout.activate()
            width = max(self.width(), layout.minimumSize().width())
            self.resize(width, max(self.height(), layout.totalHeightForWidth(width)))
            self.fit_screen()

    def _name_button(self, insist: bool) -> None:
        """Say on the button that it overrides a rule; it keeps its width, so that it stays where it is."""
        if insist != self._insists:
            self._insists = insist
            before = self.do_button.text()
            self.do_button.setMinimumWidth(self.do_button.width())
            self.do_button.setText(self.tr("Do it all the same") if insist else self._verb)
            self._verb = before if insist else self._verb

    def _why_not(self) -> str:
        """Why the button cannot be pressed."""
        return self.refused.text() or self.effect.text()

    def _order_fields(self) -> None:
        """Tab goes through the fields as they stand, then to note and buttons; the first has the focus."""
        fields = [widget for widget in _fields(self.form) if widget is not self.note]
        chain = [*fields, self.note, self.buttons, self.do_button, *self.buttons.buttons()]
        for before, after in pairwise(dict.fromkeys(chain)):
            QWidget.setTabOrder(before, after)
        (fields or [self.note])[0].setFocus()

    def _effect(self, change: Change) -> str:
        before, after = self.document.numbers(), self.document.numbers(change.campaign)
        parts = []
        if change.price.total:
            parts.append(self.tr("Costs {count} BP.").format(count=change.price.total))
        if before is not None and after is not None:
            for name in NUMBERS:
                old, new = before.total(name), after.total(name)
                if old != new:
                    # A number is not parted from its name at the end of a line.
                    parts.append(labels.moved(name, old, new).replace(" ", "\u00a0"))
        return "   ".join(parts) or self.tr("No number changes.")


def _fields(form: QFormLayout) -> Iterator[QWidget]:
    """What can be filled in, from top to bottom, also inside a row's box."""
    for row in range(form.rowCount()):
        for role in (QFormLayout.ItemRole.FieldRole, QFormLayout.ItemRole.SpanningRole):
            item = form.itemAt(row, role)
            widget = item.widget() if item is not None else None
            if widget is not None:
                inner = [child for child in widget.findChildren(QWidget) if _fillable(child)]
                yield from [widget] if _fillable(widget) else inner


def _fillable(widget: QWidget) -> bool:
    return isinstance(widget, QLineEdit | QPlainTextEdit | QAbstractSpinBox | QComboBox | QAbstractButton)
