"""The forms of the edicts' step in a line: one for each kind of special edict."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ...document.document import Document
from .diplomatic_form import DiplomaticForm
from .exploration_form import ExplorationForm
from .trade_form import TradeForm
from .vassal_form import VassalForm

KINDS = (TradeForm, ExplorationForm, DiplomaticForm, VassalForm)
MOST_OF_IT = 99  # to one part of what stays empty


class EdictsForm(QWidget):
    """Passes on what its forms want, as a `StepForm` does. The one that says something has the line for the
    while.

    A form here is a `StepForm` whose `idle` tells that nothing is chosen in it; it asks for what is to be
    shown on the map whenever it is another.
    """

    wanted = Signal(object)
    override_wanted = Signal(object)
    lit = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.forms = [kind(document, self) for kind in KINDS]
        for form in self.forms:
            form.wanted.connect(self.wanted)
            form.override_wanted.connect(self.override_wanted)
            form.lit.connect(self._pass_on)
            row.addWidget(form)
        self._row = row
        row.addStretch(1)
        self._make_room()

    def _pass_on(self, lit: object) -> None:
        self._make_room()
        if lit or all(form.idle for form in self.forms):
            self.lit.emit(lit)

    def _make_room(self) -> None:
        """Give the line to the form that says something."""
        busy = next((form for form in self.forms if not form.idle), None)
        for form in self.forms:
            form.setVisible(busy in (None, form))
            self._row.setStretchFactor(form, MOST_OF_IT if form is busy else 0)
