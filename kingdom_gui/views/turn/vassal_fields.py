"""The fields of a Vassalage edict that belong together: the new kingdom, what is agreed, the first check."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ...document.document import Document
from ...engine.actions.vassal import MOST_STEPS
from ...engine.hexes import HexId, from_label, label
from ...engine.state import Balance
from ...engine.vassals import FRICTION
from .. import speech
from ..blocks import spin_box
from ..colours_box import colours_box
from ..dialogs.kingdom_fields import alignment_box
from .dice_text import die_name, typed
from .step_form import text_field

BALANCES: tuple[Balance, ...] = ("balanced", "favouring_us", "favouring_them")
EMBASSY, TREATY, ALLIANCE = "embassy", "treaty", "alliance"


class RealmFields(QObject):
    """Name, looks and land of a new vassal; hexes are typed by their labels or picked."""

    changed = Signal()

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self._document = document
        table = document.kingdom
        self.name = text_field(self.tr("Name of the vassal"), 170, parent)
        self.hexes = text_field(self.tr("Hexes to cede"), 170, parent)
        self.alignment = alignment_box(parent, table.alignment if table is not None else "N")
        self.alignment.setAccessibleName(self.tr("Alignment"))
        self.colour = colours_box(parent, "")
        self.colour.setAccessibleName(self.tr("Colour on the map"))
        self.played = QComboBox(parent)
        self.played.setAccessibleName(self.tr("Who keeps its books"))
        self.played.setToolTip(self.tr("Played, it has its own books; of a neighbour nobody keeps them"))
        self.played.addItem(self.tr("Played"), True)
        self.played.addItem(self.tr("A neighbour"), False)
        for line in (self.name, self.hexes):
            line.textChanged.connect(self.changed)
        for box in (self.alignment, self.colour, self.played):
            box.currentIndexChanged.connect(self.changed)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The fields in their order."""
        return (self.name, self.hexes, self.alignment, self.colour, self.played)

    def land(self) -> tuple[HexId, ...] | None:
        """The hexes to cede; None where a label names none of the map."""
        campaign = self._document.campaign
        settings = campaign.settings
        found = []
        for text in self.hexes.text().split():
            hex_id = from_label(text, settings.labels, settings.orientation, settings.stagger)
            if hex_id is None or hex_id not in campaign.hexes:
                return None
            found.append(hex_id)
        return tuple(found)

    def pick(self, hex_id: HexId) -> None:
        """A hex was clicked on the map: it is ceded, or no longer."""
        chosen = list(self.land() or ())
        if hex_id in chosen:
            chosen.remove(hex_id)
        else:
            chosen.append(hex_id)
        settings = self._document.campaign.settings
        names = [label(one, settings.labels, settings.orientation, settings.stagger) for one in chosen]
        self.hexes.setText(" ".join(names))


class PactFields(QObject):
    """What is agreed with a new vassal at once, and on which terms (IT L1378)."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.closest = QComboBox(parent)
        self.closest.setAccessibleName(self.tr("What is agreed at once"))
        self.closest.addItem(self.tr("No agreement yet"), "")
        for kind in (EMBASSY, TREATY, ALLIANCE):
            self.closest.addItem(speech.capital(speech.term("edict", kind)), kind)
        self.closest.setCurrentIndex(1)
        self.treaty = self._balance(parent, TREATY)
        self.alliance = self._balance(parent, ALLIANCE)
        self.closest.currentIndexChanged.connect(self.show_balances)
        self.closest.currentIndexChanged.connect(self.changed)

    @property
    def agreed(self) -> tuple[bool, Balance | None, Balance | None]:
        """Whether there are embassies; the balance of a treaty, and of an alliance."""
        kind = self.closest.currentData()
        treaty = cast("Balance", self.treaty.currentData()) if kind in (TREATY, ALLIANCE) else None
        return bool(kind), treaty, cast("Balance", self.alliance.currentData()) if kind == ALLIANCE else None

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The boxes in their order."""
        return (self.closest, self.treaty, self.alliance)

    def show_balances(self) -> None:
        """Ask for the balance of what there is."""
        kind = self.closest.currentData()
        self.treaty.setVisible(kind in (TREATY, ALLIANCE))
        self.alliance.setVisible(kind == ALLIANCE)

    def _balance(self, parent: QWidget, kind: str) -> QComboBox:
        box = QComboBox(parent)
        name = speech.capital(speech.term("edict", kind))
        box.setAccessibleName(self.tr("Balance of the agreement: {kind}").format(kind=name))
        for balance in BALANCES:
            box.addItem(f"{name}: {speech.term('balance', balance)}", balance)
        box.currentIndexChanged.connect(self.changed)
        return box


class FrictionFields(QObject):
    """What is known of a subjugated kingdom at first: its attitude, and the dice of the first check."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.steps = spin_box(-MOST_STEPS, MOST_STEPS, 0, parent)
        self.steps.setPrefix(self.tr("Attitude "))
        tip = self.tr("Steps by which its attitude is better or worse for how its old rulers went")
        self.steps.setAccessibleName(tip)
        self.steps.setToolTip(tip)
        language = speech.language()
        self.loyalty = text_field(
            self.tr("Loyalty check, {die}").format(die=die_name(20, language)), 160, parent
        )
        self.unrest = text_field(
            self.tr("Unrest, {die}").format(die=die_name(FRICTION, language)), 110, parent
        )
        for line in (self.loyalty, self.unrest):
            line.setToolTip(self.tr("Left empty, the program rolls"))
            line.textChanged.connect(self.changed)
        self.steps.valueChanged.connect(self.changed)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The fields in their order."""
        return (self.steps, self.loyalty, self.unrest)


def face(text: str) -> int | None:
    """The face typed; None where none is."""
    found = typed(text)
    return found[0] if len(found) == 1 else None
