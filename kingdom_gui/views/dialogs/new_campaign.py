"""A new campaign: the kingdom's name, a few choices with sensible defaults, and a map to draw on."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from ...document.document import Document
from ...engine.actions import Action, Refusal, decide
from ...engine.actions.found import FoundKingdom
from ...engine.actions.world import ChangeSettings, PaintTerrain
from ...engine.hexes import Orientation, rectangle
from ...engine.state import Campaign
from .. import speech
from ..blocks import spin_box
from ..patron_fields import PatronFields
from .action_dialog import ActionDialog
from .found_settlement import free_id
from .kingdom_fields import alignment_box, government_box

PATRON_BP = 50  # IT L206
MAPS = ((12, 9), (20, 15), (40, 30), (80, 60))
DEFAULT_MAP = 1


class FoundKingdomDialog(ActionDialog):
    """Founds a kingdom on the map that is open."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, "", "", parent)
        name = self.tr("Found a kingdom")
        self.setWindowTitle(name)
        self.head.setText(name)
        self.do_button.setText(self.tr("Found"))
        self.explain(self.tr("Everything here can be changed later. Enter alone will do."))
        self.name = QLineEdit(self)
        self.name.setPlaceholderText(self.tr("The Realm"))
        self.alignment = alignment_box(self, document=document)
        self.government = government_box(document, self)
        self.purse = QComboBox(self)
        self.purse.addItem(self.tr("A wealthy sponsor pays"), True)
        self.purse.addItem(self.tr("Start from scratch"), False)
        self.treasury = spin_box(0, 9999, PATRON_BP, self)
        self.treasury.setSuffix(self.tr(" BP"))
        self.form.addRow(self.tr("&Kingdom"), self.name)
        self.form.addRow(self.tr("&Alignment"), self.alignment)
        self.form.addRow(self.tr("&Government"), self.government)
        self.form.addRow(self.tr("&Beginning"), self.purse)
        self.form.addRow(self.tr("Treasur&y"), self.treasury)
        self.patron = PatronFields(self)
        self.form.addRow(self.tr("The patron &expects"), self.patron.obligation)
        self.form.addRow(self.tr("&Repayment"), self.patron.repayment)
        self.form.addRow(self.tr("&Tribute"), self.patron.tithe)
        self.purse.currentIndexChanged.connect(self._suggest_treasury)

    def refresh(self) -> None:
        """Nothing can stand against founding a kingdom."""
        self.effect.setText(self.tr("Next: paint the map, then claim your first hex."))

    def action(self) -> Action | None:
        name = self.name.text().strip() or self.name.placeholderText()
        return FoundKingdom(
            kingdom=free_id(name, set(self.document.campaign.kingdoms)),
            name=name,
            alignment=str(self.alignment.currentData()),
            government=str(self.government.currentData()),
            patron=bool(self.purse.currentData()),
            treasury=self.treasury.value(),
            obligation=self.patron.wanted if self.purse.currentData() else "",
            repayment=self.patron.repayment.value() if self.purse.currentData() else 0,
            tithe=self.patron.tithe.value() if self.purse.currentData() else 0,
        )

    def _suggest_treasury(self) -> None:
        self.treasury.setValue(PATRON_BP if self.purse.currentData() else 0)
        for part in self.patron.parts:  # without a patron there is nothing to expect
            self.form.setRowVisible(part, bool(self.purse.currentData()))


class NewCampaignDialog(FoundKingdomDialog):
    """Also lays out the map; `campaign` holds what came of it once the dialog was accepted."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        """`document` lends its rules; what is open in it is left alone."""
        super().__init__(document, parent)
        self.campaign: Campaign | None = None
        self.map = self._maps()
        self.form.addRow(self.tr("&Map"), self.map)

    def accept(self) -> None:
        columns, rows, orientation = self.map.currentData()
        self.campaign = begin_campaign(self.document, columns, rows, orientation, self.action())
        self.done(int(self.DialogCode.Accepted))

    def _maps(self) -> QComboBox:
        box = QComboBox(self)
        shapes: tuple[tuple[Orientation, str], ...] = (
            ("pointy", self.tr("{columns} × {rows} hexes, points up")),
            ("flat", self.tr("{columns} × {rows} hexes, flat tops")),
        )
        for orientation, text in shapes:
            for columns, rows in MAPS:
                box.addItem(text.format(columns=columns, rows=rows), (columns, rows, orientation))
        box.setCurrentIndex(DEFAULT_MAP)
        return box


def begin_campaign(
    document: Document, columns: int, rows: int, orientation: Orientation, founding: Action | None
) -> Campaign:
    """A campaign with a map of plains and, where `founding` is given, its kingdom."""
    settings = ChangeSettings(orientation=orientation)
    hexes = tuple(rectangle(columns, rows, orientation, "odd"))
    actions: list[Action] = [settings, PaintTerrain(hexes=hexes, terrain="plains")]
    if founding is not None:
        actions.append(founding)
    campaign = Campaign()
    for action in actions:
        outcome = decide(action, campaign, document.rules)
        if isinstance(outcome, Refusal):
            raise ValueError(speech.reasons(outcome.reasons, campaign))
        campaign = outcome.campaign
    return campaign
