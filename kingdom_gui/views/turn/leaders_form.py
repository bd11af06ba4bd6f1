"""The forms of the leaders' step in a line: choosing attributes, stepping down."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ...document.document import Document
from .abdicate_form import AbdicateForm
from .choice_form import ChoiceForm, choosing

MOST_OF_IT = 99  # to one part of what stays empty


class LeadersForm(QWidget):
    """Passes on what its forms want, as a `StepForm` does. Who steps down has the line for the while."""

    wanted = Signal(object)
    override_wanted = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(20)
        self.choices = [ChoiceForm(document, role, self) for role in choosing(document)]
        self.abdication = AbdicateForm(document, self)
        for form in (*self.choices, self.abdication):
            form.wanted.connect(self.wanted)
            form.override_wanted.connect(self.override_wanted)
            row.addWidget(form)
        row.addStretch(1)
        self.abdication.who.currentIndexChanged.connect(self._make_room)

    def _make_room(self) -> None:
        idle = self.abdication.who.currentData() is None
        for form in self.choices:
            form.setVisible(idle)
        self._row.setStretchFactor(self.abdication, 0 if idle else MOST_OF_IT)
