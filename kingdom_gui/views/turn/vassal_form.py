"""A Vassalage edict: a new vassal with its land, or a kingdom subjugated; its Viceroy, grant and terms."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.vassal import EDICT_DIE, CreateVassal, Subjugate
from ...engine.hexes import HexId
from ...engine.ledger import Ledger
from ...engine.neighbours import attitude, neighbours, played
from ...engine.vassals import friction_dc, most_granted
from .. import speech
from ..blocks import link, muted, spin_box
from ..dialogs.found_settlement import free_id
from ..flow import FlowLayout
from ..ledger_popup import LedgerPopup
from ..map.planned import PlannedWay
from ..patron_fields import PatronFields
from ..text_size import by_text
from ..viceroy_fields import ViceroyFields
from .dice_text import die_name
from .step_form import StepForm, text_field
from .vassal_fields import FrictionFields, PactFields, RealmFields, face

NEW = "\N{PLUS SIGN}"  # no kingdom's id


class VassalForm(StepForm):
    """Before it is chosen who becomes a vassal it says nothing, and Enter goes on to the next step.

    The hexes of a new vassal are picked on the map, or typed by their labels.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self._on_map = False  # whether land has been shown on the map
        self.which = self._kingdoms()
        self.realm = RealmFields(document, self)
        self.viceroy = ViceroyFields(document, self)
        self.pacts = PactFields(self)
        self.friction = FrictionFields(self)
        self.terms = PatronFields(self)
        kingdom = document.kingdom
        most = most_granted(kingdom.treasury.value) if kingdom is not None else 0
        self.grant = spin_box(0, 9999, most, self)
        self.grant.setPrefix(self.tr("Grant "))
        self.grant.setSuffix(self.tr(" BP"))
        self.grant.setAccessibleName(self.tr("BP for its Treasury"))
        tip = self.tr("Up to a quarter of the Treasury before the edict: {most} BP").format(most=most)
        self.grant.setToolTip(tip)
        self.cost = text_field(
            self.tr("Cost, {die}").format(die=die_name(EDICT_DIE, speech.language())), 90, self
        )
        self.cost.setToolTip(self.tr("Left empty, the program rolls"))
        self.embassy = QCheckBox(speech.capital(speech.term("edict", "embassy")), self)
        self.embassy.setChecked(True)
        self.details = QWidget(self)
        below = FlowLayout(self.details, 8)
        for terms in (self.terms.repayment, self.terms.tithe):
            by_text(terms, most_width=140)
        for part in self._parts_in_order():
            below.addWidget(part)
        self.how = muted(self.tr("On the map, click the hexes to cede; click one again to keep it."))
        self.dc = link("")
        self.dc.clicked.connect(self._open_dc)
        self.fields.addWidget(self.which)
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            for widget in (self.details, self.how, self.dc):
                column.addWidget(widget)
            column.setSpacing(6)
        self.which.currentIndexChanged.connect(self._choose)
        for group in (self.realm, self.viceroy, self.pacts, self.friction, self.terms):
            group.changed.connect(self.refresh)
        self.grant.valueChanged.connect(self.refresh)
        self.cost.textChanged.connect(self.refresh)
        self.embassy.toggled.connect(self.refresh)
        self.finish(self.tr("Issue the edict"))

    @property
    def idle(self) -> bool:
        """Whether nobody is chosen to become a vassal."""
        return not self.which.currentData()

    @property
    def new(self) -> bool:
        """Whether a new kingdom is to be made."""
        return bool(self.which.currentData() == NEW)

    def action(self) -> Action | None:
        land, name, viceroy = self.realm.land(), self.realm.name.text().strip(), self.viceroy.chosen
        if self.idle or not viceroy:
            return None
        table, abilities = self.document.campaign.at_table, self.viceroy.abilities
        if not self.new:
            return Subjugate(
                kingdom=table, vassal=str(self.which.currentData()), viceroy=viceroy, abilities=abilities,
                grant=self.grant.value(), die=face(self.cost.text()), embassy=self.embassy.isChecked(),
                steps=self.friction.steps.value(), loyalty=face(self.friction.loyalty.text()),
                unrest=face(self.friction.unrest.text()), obligation=self.terms.wanted,
                repayment=self.terms.repayment.value(), tithe=self.terms.tithe.value(),
            )  # fmt: skip
        if not land or not name:
            return None
        embassy, treaty, alliance = self.pacts.agreed
        return CreateVassal(
            kingdom=table, vassal=free_id(name, set(self.document.campaign.kingdoms)), name=name,
            hexes=land, viceroy=viceroy, abilities=abilities,
            alignment=str(self.realm.alignment.currentData()), colour=str(self.realm.colour.currentData()),
            played=bool(self.realm.played.currentData()), grant=self.grant.value(),
            die=face(self.cost.text()), embassy=embassy, treaty=treaty, alliance=alliance,
            obligation=self.terms.wanted, repayment=self.terms.repayment.value(),
            tithe=self.terms.tithe.value(),
        )  # fmt: skip

    def refresh(self) -> None:
        chosen = not self.idle
        for part in (self.details, self.button):
            part.setVisible(chosen)
        for part in (*self.realm.parts, *self.pacts.parts):
            part.setVisible(self.new)
        for part in (*self.friction.parts, self.embassy):
            part.setVisible(not self.new)
        if self.new:
            self.pacts.show_balances()
        self.how.setVisible(self.new and not self.realm.hexes.text())
        super().refresh()
        if chosen and self.action() is None:
            self.effect.setText(self._lacking())
            self.effect.show()
        self._show_dc()
        self._show_land()

    def pick(self, hex_id: HexId) -> None:
        """A hex was clicked on the map."""
        self.realm.pick(hex_id)

    def told(self, outcome: Change) -> str:
        """What it costs, what the kingdom will think of us, and what is to be known."""
        return " · ".join(self._told(outcome))

    def _told(self, outcome: Change) -> Iterator[str]:
        cost, grant = face(self.cost.text()), self.grant.value()
        if cost is None:
            yield self.tr("costs {low} to {high} BP").format(low=1 + grant, high=EDICT_DIE + grant)
        else:
            yield self.tr("costs {bp} BP").format(bp=cost + grant)
        campaign = outcome.campaign
        if self.new:
            yield self.tr("%n hex(es)", "", len(self.realm.land() or ()))
        else:
            thinks = attitude(campaign, str(self.which.currentData()), campaign.at_table)
            yield self.tr("attitude to us: {attitude}").format(attitude=speech.term("attitude", thinks))
        for warning in outcome.warnings:
            yield speech.reason(warning, campaign)

    def _lacking(self) -> str:
        """What must still be said."""
        land = self.realm.land()
        if self.new and land is None:
            return self.tr("One of these hexes is not on the map.")
        if self.new and not land:
            return self.tr("Which land is ceded?")
        if self.new and not self.realm.name.text().strip():
            return self.tr("What is the vassal called?")
        return self.tr("Who becomes Viceroy?")

    def _show_land(self) -> None:
        """A spot on each hex to be ceded, on the map; nothing there for a kingdom that keeps its land."""
        if self.new:
            spots = tuple((hex_id, "") for hex_id in self.realm.land() or ())
            self.lit.emit(PlannedWay(spots, (), self.pick))
        else:
            self.lit.emit(PlannedWay() if self._on_map and not self.idle else ())
        self._on_map = self._on_map or self.new

    def _choose(self) -> None:
        """The obligation that goes with what is chosen, until another is picked."""
        box = self.terms.obligation
        box.setCurrentIndex(box.findData("colony" if self.new else "conquest"))
        self.refresh()

    def _show_dc(self) -> None:
        self.dc.setVisible(not self.idle and not self.new)
        if self.dc.isVisibleTo(self):
            self.dc.setText(self.tr("DC {number}").format(number=self._ledger().total))

    def _open_dc(self) -> None:
        document, title = self.document, self.tr("DC of the Loyalty check, in this turn and the next")
        popup = LedgerPopup(title, self._ledger(), document.campaign, self.window(), document.rules)
        popup.show_under(self.dc)

    def _ledger(self) -> Ledger:
        campaign = self.document.campaign
        return friction_dc(campaign, campaign.at_table, str(self.which.currentData()), self.document.rules)

    def _kingdoms(self) -> QComboBox:
        """A new vassal, and the kingdoms that may be subjugated."""
        campaign = self.document.campaign
        box = QComboBox(self)
        box.setAccessibleName(self.tr("Who becomes a vassal"))
        box.addItem(self.tr("A vassal…"), "")
        box.addItem(self.tr("A new vassal or colony"), NEW)
        for other in (*played(campaign), *neighbours(campaign)):
            if other.id != campaign.at_table and other.overlord != campaign.at_table and not other.fallen:
                box.addItem(self.tr("Subjugate {kingdom}").format(kingdom=other.name), other.id)
        return box

    def _parts_in_order(self) -> tuple[QWidget, ...]:
        return (
            *self.realm.parts, *self.viceroy.parts, self.grant, self.cost, *self.pacts.parts, self.embassy,
            *self.friction.parts, *self.terms.parts,
        )  # fmt: skip
