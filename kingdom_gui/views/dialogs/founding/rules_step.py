"""The fifth step: the optional rules that are played, units, and all that is chosen in one view."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from ....document.document import Document
from ....document.settings import Preferences
from ... import speech
from ...blocks import heading, muted, plain
from .choices import Choices
from .step import FoundingStep

ON_OFF = {"off", "on"}


class RulesStep(FoundingStep):
    """A box for each optional rule, as the campaign plays it so far; with `preferences`, also the units."""

    def __init__(
        self, document: Document, preferences: Preferences | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.introduce(
            self.tr("Rules"),
            self.tr("The rules of your table"),
            self.tr(
                "What you will not play can stay off; it can be switched on in the middle of a campaign."
            ),
        )
        self.summary = plain("")
        self.column.insertWidget(2, self.summary)
        self.column.insertWidget(3, heading(self.tr("Optional rules")))
        self.rules: dict[str, QCheckBox] = {}
        said = speech.speaker(document.campaign)
        known = dict(document.campaign.settings.rulings)
        self._played: dict[str, bool] = {}
        for ruling in document.rules.rulings.values():
            if ruling.topic != "optional" or set(ruling.choices) != ON_OFF:
                continue
            box = QCheckBox(speech.capital(speech.term("ruling", ruling.id)), self)
            self._played[ruling.id] = known.get(ruling.id, ruling.default) == "on"
            box.setChecked(self._played[ruling.id])
            about = said.say(f"about_{ruling.id}") if said.has(f"about_{ruling.id}") else ""
            box.setAccessibleDescription(about)
            box.toggled.connect(self.changed)
            self.rules[ruling.id] = box
            self.form.addRow(box)
            if about:
                told = muted(about)
                told.setContentsMargins(24, 0, 0, 0)
                self.form.addRow(told)
        self.first = next(iter(self.rules.values()), None)
        self.units = QComboBox(self)
        self.units.addItem(self.tr("As the language has it"), "language")
        self.units.addItem(self.tr("Miles"), "miles")
        self.units.addItem(self.tr("Kilometres"), "kilometres")
        self.form.addRow(self.tr("&Distances"), self.units)
        if preferences is None:
            self.form.setRowVisible(self.units, False)
        else:
            self.units.setCurrentIndex(self.units.findData(preferences.units))
        self.column.addStretch()

    def fill(self, chosen: Choices) -> Choices:
        switched = tuple(
            (ruling, "on" if box.isChecked() else "off")
            for ruling, box in self.rules.items()
            if box.isChecked() != self._played[ruling]
        )
        return replace(chosen, rulings=switched)
