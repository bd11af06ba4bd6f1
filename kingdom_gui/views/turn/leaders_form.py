"""The forms of the leaders' step, one under the other: choosing attributes, stepping down."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...document.document import Document
from .abdicate_form import AbdicateForm
from .choice_form import ChoiceForm, choosing


class LeadersForm(QWidget):
    """Passes on what its forms want, as a `StepForm` does."""

    wanted = Signal(object)
    override_wanted = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.choices = [ChoiceForm(document, role, self) for role in choosing(document)]
        for form in (*self.choices, AbdicateForm(document, self)):
            form.wanted.connect(self.wanted)
            form.override_wanted.connect(self.override_wanted)
            column.addWidget(form)
