"""Who shall govern a vassal: a Viceroy without one, another leader, or somebody new with two abilities."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from ..document.document import Document
from ..engine.viceroys import viceroy_role
from . import labels, speech
from .blocks import spin_box
from .field_undo import yield_undo
from .text_size import by_text

NEW = ""


class ViceroyFields(QObject):
    """A box of leaders, and the name and abilities of somebody new; `changed` tells of changes."""

    changed = Signal()

    def __init__(self, document: Document, parent: QWidget, besides: str = "") -> None:
        """`besides` is the Viceroy who is there, and not offered."""
        super().__init__(parent)
        found = viceroy_role(document.rules)
        self.who = QComboBox(parent)
        self.who.setAccessibleName(self.tr("Who becomes Viceroy"))
        kingdom = document.kingdom
        busy = {row.viceroy for row in kingdom.vassals} if kingdom is not None else set()
        role = found[0] if found is not None else None
        leaders = kingdom.leaders if kingdom is not None else ()
        for leader in sorted(leaders, key=lambda x: role is None or x.role != role.id):
            if leader.name not in {*busy, besides} and not leader.lost:
                office = speech.capital(speech.term("role", leader.role))
                self.who.addItem(f"{leader.name} ({office})", leader.name)
        self.who.addItem(self.tr("Somebody new…"), NEW)
        if role is None or not any(x.role == role.id and x.name not in busy for x in leaders):
            self.who.setCurrentIndex(self.who.count() - 1)
        self.name = QLineEdit(parent)
        self.name.setPlaceholderText(self.tr("Name of the Viceroy"))
        self.name.setAccessibleName(self.name.placeholderText())
        by_text(self.name, least_width=150)
        yield_undo(self.name)
        self.scores = {ability: self._score(ability, parent) for ability in (role.abilities if role else ())}
        self.who.currentIndexChanged.connect(self._show_new)
        self.who.currentIndexChanged.connect(self.changed)
        self.name.textChanged.connect(self.changed)
        self._show_new()

    @property
    def chosen(self) -> str:
        """The name of who is chosen; empty while it is missing."""
        return str(self.who.currentData()) or self.name.text().strip()

    @property
    def abilities(self) -> dict[str, int]:
        """The ability modifiers of somebody new."""
        if self.who.currentData():
            return {}
        return {ability: box.value() for ability, box in self.scores.items() if box.value()}

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The fields in their order."""
        return (self.who, self.name, *self.scores.values())

    def _score(self, ability: str, parent: QWidget) -> QSpinBox:
        box = spin_box(-5, 20, 0, parent)
        box.setPrefix(f"{labels.short_ability(ability)} ")
        box.setAccessibleName(self.tr("{ability} modifier").format(ability=labels.ability(ability)))
        box.setToolTip(box.accessibleName())
        box.valueChanged.connect(self.changed)
        return box

    def _show_new(self) -> None:
        new = not self.who.currentData()
        for part in (self.name, *self.scores.values()):
            part.setVisible(new)
