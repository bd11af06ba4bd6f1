"""An Exploration edict: who goes, by which hexes of the map, for how long, with what it takes and costs."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QMenu, QPushButton, QSpinBox, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.actions import Action, Change
from ...engine.actions.exploration import LARGEST_MODIFIER, MOST_MONTHS, SendExpedition
from ...engine.exploration.itinerary import COST_SIDES, DAYS_A_MONTH, Itinerary
from ...engine.hexes import HexId, from_label, label
from ...engine.state import Expedition
from .. import speech
from ..blocks import link, muted, spin_box
from ..flow import FlowLayout
from ..ledger_popup import LedgerPopup
from ..map.planned import PlannedWay
from ..text_size import by_text
from .dice_text import die_name, typed
from .step_form import StepForm, text_field

ALONE, ALONG = "alone", "along"
STOPS_WIDTH = 210  # room for some five labels


class ExplorationForm(StepForm):
    """Before it is chosen who goes it says nothing, and Enter goes on to the next step.

    Hexes are picked on the map or typed by their labels, in the order in which they are visited. As long as
    nobody types the months, they are as many as the way takes.
    """

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent)
        self._sent: Expedition | None = None
        self._plan: Itinerary | None = None
        self._filling = False
        self._months_typed = False
        self.who = QComboBox(self)
        self.who.setAccessibleName(self.tr("Who explores"))
        self.who.addItem(self.tr("An expedition…"), "")
        self.who.addItem(self.tr("Explorers by themselves"), ALONE)
        self.who.addItem(self.tr("Leaders and explorers"), ALONG)
        self.leaders = self._leaders_button()
        self.stops = text_field(self.tr("Hexes in their order"), STOPS_WIDTH, self)
        by_text(self.stops, least_width=STOPS_WIDTH)
        self.months = spin_box(1, MOST_MONTHS, 1, self)
        self.months.setAccessibleName(self.tr("Months"))
        self._show_months()
        self.stealth = self._modifier(self.tr("Stealth"), self.tr("Worst Stealth modifier among them all"))
        self.survival = self._modifier(
            self.tr("Survival"), self.tr("Best modifier on Survival or Knowledge (geography) among them")
        )
        self.dice = text_field("", 104, self)
        self.dice.setAccessibleName(self.tr("Dice for the cost, one a month"))
        self.dice.setToolTip(self.tr("One die for each month; left empty, the program rolls"))
        self.details = QWidget(self)
        below = FlowLayout(self.details, 8)
        for part in (self.leaders, self.stops, self.months, self.stealth, self.survival, self.dice):
            below.addWidget(part)
        self.how = muted(
            self.tr("On the map, click the hexes to visit, in their order; click one again to leave it out.")
        )
        self.days = link("")
        self.days.clicked.connect(self._open_days)
        self.fields.addWidget(self.who)
        column = self.layout()
        if isinstance(column, QVBoxLayout):
            for widget in (self.details, self.how):
                column.addWidget(widget)
            column.addWidget(self.days, 0, Qt.AlignmentFlag.AlignLeft)
            column.setSpacing(6)
        self.who.currentIndexChanged.connect(self.refresh)
        for line in (self.stops, self.dice):
            line.textChanged.connect(self.refresh)
        self.months.valueChanged.connect(self._type_months)
        for number in (self.stealth, self.survival):
            number.valueChanged.connect(self.refresh)
        self.finish(self.tr("Send the explorers"))

    @property
    def idle(self) -> bool:
        """Whether it says nothing."""
        return not self.who.currentData()

    def action(self) -> Action | None:
        stops = self._stops()
        leaders = self._chosen_leaders()
        if self.idle or not stops or (self._along and not leaders):
            return None
        return SendExpedition(
            kingdom=self.document.campaign.at_table,
            stops=stops,
            months=self.months.value(),
            leaders=leaders,
            stealth=self.stealth.value(),
            survival=self.survival.value(),
            dice=typed(self.dice.text()),
        )

    def refresh(self) -> None:
        if self._filling:
            return
        chosen = not self.idle
        for part in (self.details, self.button):
            part.setVisible(chosen)
        self._show_leaders()
        self.how.setVisible(chosen and not self.stops.text())
        self._look_ahead()
        die = f"{self.months.value()}{die_name(COST_SIDES, speech.language())}"
        self.dice.setPlaceholderText(self.tr("Cost, {die}").format(die=die))
        super().refresh()
        if chosen and self.action() is None:
            self.effect.setText(self._lacking())
            self.effect.show()
        self._show_days()
        self.lit.emit(self._planned() if chosen else ())

    def pick(self, hex_id: HexId) -> None:
        """A hex was clicked on the map: it is visited last, or no longer."""
        stops = list(self._stops() or ())
        if hex_id in stops:
            stops.remove(hex_id)
        else:
            stops.append(hex_id)
        self.stops.setText(" ".join(self._label(stop) for stop in stops))

    def told(self, outcome: Change) -> str:
        """What it costs, and what is to be known of it."""
        return " · ".join(self._parts(outcome))

    # What comes of it

    def _parts(self, outcome: Change) -> Iterator[str]:
        months = self.months.value()
        if self.dice.text():
            yield self.tr("costs {bp} BP").format(bp=outcome.price.total)
        else:
            yield self.tr("costs {low} to {high} BP").format(low=months, high=months * COST_SIDES)
        said = speech.speaker(self.document.campaign)
        for warning in outcome.warnings:
            yield said.warning(warning)

    def _lacking(self) -> str:
        """What must still be said."""
        stops = self._stops()
        if stops is None:
            return self.tr("One of these hexes is not on the map.")
        return self.tr("Who goes along?") if stops else self.tr("Where do they go?")

    def _look_ahead(self) -> None:
        """Find the way, also where a rule is against it, and how many months it takes."""
        self._sent = self._plan = None
        action = self.action()
        if action is None:
            return
        outcome = self.document.check(replace(action, dice=(), override=True))
        if not isinstance(outcome, Change):
            return
        table = outcome.campaign.at_table
        self._sent = sent = outcome.campaign.kingdoms[table].expeditions[-1]
        self._plan = plan = Itinerary(
            self.document.campaign, table, sent.path, self.document.rules, lawless=sent.lawless
        )
        if not self._months_typed:
            self._filling = True
            self.months.setValue(max(1, -(-plan.days // DAYS_A_MONTH)))
            self._filling = False
            self._show_months()

    def _planned(self) -> PlannedWay:
        """What the map shows: the way found, and the stops as far as they are known."""
        campaign, kingdom = self.document.campaign, self.document.kingdom
        capital = campaign.settlements.get(kingdom.capital) if kingdom is not None else None
        stops = [(capital.hex, "")] if capital is not None else []
        stops += [(hex_id, str(number)) for number, hex_id in enumerate(self._stops() or (), 1)]
        return PlannedWay(tuple(stops), self._sent.path if self._sent is not None else (), self.pick)

    def _show_days(self) -> None:
        self.days.setVisible(self._plan is not None)
        if self._plan is not None:
            hexes = self.tr("%n hex(es) to explore", "", self._plan.unknown)
            days = self.tr("%n day(s) by the map", "", self._plan.days)
            self.days.setText(f"{hexes} · {days}")

    def _open_days(self) -> None:
        if self._plan is not None:
            document = self.document
            title, ledger = self.tr("Days of the expedition"), self._plan.ledger
            popup = LedgerPopup(title, ledger, document.campaign, self.window(), document.rules)
            popup.show_under(self.days)

    # Its fields

    def _type_months(self) -> None:
        self._show_months()
        if not self._filling:
            self._months_typed = True
            self.refresh()

    def _show_months(self) -> None:
        self.months.setSuffix(self.tr(" month(s)", "", self.months.value()))

    def _modifier(self, name: str, tip: str) -> QSpinBox:
        box = spin_box(-LARGEST_MODIFIER, LARGEST_MODIFIER, 0, self)
        box.setPrefix(f"{name} ")
        box.setAccessibleName(tip)
        box.setToolTip(tip)
        return box

    def _leaders_button(self) -> QPushButton:
        """A menu of who may go along, one of each role that somebody holds."""
        button = QPushButton(self)
        button.setToolTip(self.tr("Which leaders go along"))
        menu = QMenu(button)
        kingdom = self.document.kingdom
        for leader in kingdom.leaders if kingdom is not None else ():
            role = speech.capital(speech.term("role", leader.role))
            entry = menu.addAction(f"{role} · {leader.name}")
            entry.setCheckable(True)
            entry.setData(leader.role)
            entry.toggled.connect(self.refresh)
        button.setMenu(menu)
        return button

    @property
    def _along(self) -> bool:
        return bool(self.who.currentData() == ALONG)

    def _chosen_leaders(self) -> tuple[str, ...]:
        """The roles of those who go along."""
        chosen = [str(entry.data()) for entry in self.leaders.menu().actions() if entry.isChecked()]
        return tuple(dict.fromkeys(chosen)) if self._along else ()

    def _show_leaders(self) -> None:
        self.leaders.setVisible(self._along)
        roles = [speech.capital(speech.term("role", role)) for role in self._chosen_leaders()]
        self.leaders.setText(", ".join(roles) or self.tr("Who goes along…"))

    def _stops(self) -> tuple[HexId, ...] | None:
        """The hexes to visit; None where a label names none of the map."""
        settings, hexes = self.document.campaign.settings, self.document.campaign.hexes
        found = []
        for text in self.stops.text().split():
            hex_id = from_label(text, settings.labels, settings.orientation, settings.stagger)
            if hex_id not in hexes or hex_id is None:
                return None
            found.append(hex_id)
        return tuple(found)

    def _label(self, hex_id: HexId) -> str:
        settings = self.document.campaign.settings
        return label(hex_id, settings.labels, settings.orientation, settings.stagger)
