"""What the small forms of a step have in common: fields, a button, what would come of it, and insisting."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Action, Change, Refusal
from .. import speech
from ..blocks import link, muted, plain_tip
from ..field_undo import yield_undo

FRAME = 26  # what a field needs beside its text, in pixels


class StepForm(QWidget):
    """Fields and a button, for a step of the table's own (see `step_forms.FORMS`).

    Subclasses put their fields into `fields`, connect their changes to `refresh`, give the action they make,
    and call `finish` with what the button says. `wanted(action)` asks for what the fields say; Enter in a
    field does as well. `override_wanted(action)` asks for it against a rule.
    `lit(hexes or PlannedWay)` asks for hexes to be lit, or a way to be shown, on the map while the form is
    about them.
    """

    wanted = Signal(object)
    override_wanted = Signal(object)
    lit = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.fields = QHBoxLayout()
        self.fields.setSpacing(8)
        column.addLayout(self.fields)
        self.button = QPushButton(self)
        self.button.clicked.connect(self.enter)
        self.insist = link(self.tr("Insist…"))
        self.insist.setToolTip(self.tr("Do it all the same; a reason is optional"))
        self.insist.clicked.connect(self._insist)
        self.effect = muted("")
        self.effect.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def action(self) -> Action | None:
        """What the fields say; None while they are empty."""
        raise NotImplementedError

    def told(self, outcome: Change) -> str:
        """What would come of it, in words."""
        return speech.speaker(self.document.campaign).say(outcome.code, outcome.parameters)

    def enter(self) -> None:
        """Do what the fields say, or, where a rule is against it, ask for the game master's word."""
        action = self.action()
        if action is None:
            return
        outcome = self.document.check(action)
        if isinstance(outcome, Refusal) and outcome.overridable:
            self.override_wanted.emit(action)
        else:
            self.wanted.emit(action)

    def refresh(self) -> None:
        """Tell what would come of it, or why not."""
        action = self.action()
        outcome = self.document.check(action) if action is not None else None
        self.button.setEnabled(isinstance(outcome, Change))
        self.insist.setVisible(isinstance(outcome, Refusal) and outcome.overridable)
        if isinstance(outcome, Change):
            self.effect.setText(self.told(outcome))
        else:
            self.effect.setText(
                speech.reason(outcome.reasons[0], self.document.campaign) if outcome is not None else ""
            )
        self.effect.setVisible(bool(self.effect.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.action() is not None:
            focus = self.window().focusWidget()
            if isinstance(focus, QPushButton) and self.isAncestorOf(focus):
                focus.click()
            else:
                self.enter()
            event.accept()
            return
        super().keyPressEvent(event)

    def finish(self, verb: str) -> None:
        """All fields are there: the button follows them, and what would come of it."""
        self.button.setText(verb)
        self.insist.setAccessibleName(speech.explained(verb, self.insist.toolTip()))
        for field in self.findChildren(QWidget):
            if isinstance(field, QComboBox | QAbstractSpinBox | QLineEdit) and not field.toolTip():
                field.setToolTip(plain_tip(field.accessibleName()))  # many say only their value
        for widget in (self.button, self.insist):
            self.fields.addWidget(widget)
        self.fields.addWidget(self.effect, 1)
        self.fields.addStretch()  # takes what is left while nothing is told
        self.refresh()

    def _insist(self) -> None:
        action = self.action()
        if action is not None:
            self.override_wanted.emit(action)


def text_field(name: str, width: int, parent: QWidget) -> QLineEdit:
    """A short field whose name stands in it while it is empty; as wide as that, or as `width` in pixels."""
    field = QLineEdit(parent)
    field.setPlaceholderText(name)
    field.setAccessibleName(name)
    needed = field.fontMetrics().horizontalAdvance(name) + FRAME
    field.setMinimumWidth(needed)
    field.setMaximumWidth(max(width, needed))
    yield_undo(field)
    return field


__all__ = ["StepForm", "text_field"]
