"""Founding a kingdom in five steps; each has its defaults, and from each the kingdom can be founded."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ....document.document import Document
from ....document.settings import Preferences
from ....engine.actions import Action, Change, Refusal, decide
from ....engine.actions.found import BeginReign
from ....engine.actions.world import ChangeSettings
from ....engine.hexes import HexId
from ....engine.printed import as_played
from ....engine.state import Campaign
from ....engine.totals import Numbers, numbers
from ... import labels, speech
from ...blocks import muted, quiet, rule
from ...fitting import FittingDialog
from ...place_names import unused_name
from ...refusal_line import RefusalLine
from ...theme import sized
from ..import_map_preview import MapPreview
from .choices import Choices, founding_actions, land_price, outcome
from .land import Land
from .land_step import LandStep
from .numbers_line import NumbersLine
from .people_step import PeopleStep
from .purse_step import PurseStep
from .rules_step import RulesStep
from .seats_step import SeatsStep
from .step import FoundingStep

LEAST_PREVIEW = 240  # points of width that the map beside the steps is worth showing in
MARGIN, SCROLL_BAR = 22, 14
SOON = 120  # milliseconds after the last change until the map is painted anew


class FoundingDialog(FittingDialog):
    """Asks for the kingdom. With `new_map` it lays out a land of its own, which is `base` once it is
    accepted; without, it founds on the map that is open, in the hex `home` where one is given. `founding` is
    what founds the kingdom there.
    """

    def __init__(
        self,
        document: Document,
        parent: QWidget | None = None,
        *,
        new_map: bool = True,
        home: HexId | None = None,
        seed: int = 1,
        preferences: Preferences | None = None,
    ) -> None:
        super().__init__(parent)
        self._document, self._preferences = document, preferences
        self.setWindowTitle(self.tr("Found a kingdom"))
        there = Campaign() if new_map else document.campaign
        self.rules = as_played(document.rules, there)
        taken = {kingdom.name for kingdom in there.kingdoms.values()}
        self.land_step = LandStep(seed, taken, new_map, self)
        self.base = there
        self._new_map = new_map
        if new_map:
            land = self.land_step.land()
            self.base, home = self._laid_out(land), land.home
        self.people = PeopleStep(document, self)
        name = unused_name(settlement.name for settlement in there.settlements.values())
        self.purse = PurseStep(home, name, self)
        self.seats = SeatsStep(self.rules, self)
        self.table = RulesStep(document, preferences, self)
        self.steps: tuple[FoundingStep, ...] = (
            self.land_step, self.people, self.purse, self.seats, self.table,
        )  # fmt: skip
        self.stack = QStackedWidget(self)
        self.step_buttons: list[QPushButton] = []
        self.preview = MapPreview(self.rules, self)
        self.numbers = NumbersLine(self)
        self.refused = RefusalLine(self)
        self.refused.keep_room()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._paint)
        self._arrange()
        for step in self.steps:
            step.changed.connect(self.refresh)
        self.land_step.land_changed.connect(self._lay_out)
        self.go_to(0)
        self.refresh()
        self._paint()
        self.resize(980, 660)

    # What is chosen

    @property
    def chosen(self) -> Choices:
        """All that the steps say."""
        found = Choices(name="")
        for step in self.steps:
            found = step.fill(found)
        return found

    def founding(self) -> list[Action]:
        """What founds the kingdom on `base`."""
        return founding_actions(self.chosen, self.base, self.rules)

    def refresh(self) -> None:
        """Show what comes of the choices: numbers, summary, price, and what stands against them."""
        chosen = self.chosen
        done = outcome(self.founding(), self.base, self.rules)
        founded = done.campaign if isinstance(done, Change) else None
        now = self._numbers(founded) if founded is not None else None
        self.numbers.show_numbers(now)
        self.refused.show_outcome(done if isinstance(done, Refusal) else None, self.base)
        self.found_button.setEnabled(founded is not None)
        wanted = land_price(self.base, chosen.home, self.rules, settled=True)
        self.purse.show_price(land_price(self.base, chosen.home, self.rules, bool(chosen.settlement)), wanted)
        self.table.summary.setText(self._summary(chosen, founded))
        self._founded = founded
        self._soon.start()

    # Going through the steps

    def go_to(self, number: int) -> None:
        """Show a step, counted from 0; its first field has the focus."""
        self.stack.setCurrentIndex(number)
        for place, button in enumerate(self.step_buttons):
            button.setChecked(place == number)
            button.setFont(sized(1.0, bold=place == number))
            button.setForegroundRole(QPalette.ColorRole.Link if place == number else QPalette.ColorRole.Text)
        last = number == len(self.steps) - 1
        self.back_button.setEnabled(number > 0)
        self.next_button.setEnabled(not last)
        self.next_button.setDefault(not last)
        self.found_button.setDefault(last)
        for button in (self.next_button, self.found_button):  # the default one is drawn otherwise
            button.style().polish(button)
        step = self.steps[number]
        (step.first or self.found_button).setFocus(Qt.FocusReason.TabFocusReason)
        self.setAccessibleDescription(self._place(number))

    def accept(self) -> None:
        """Found the kingdom, unless something stands against it."""
        if isinstance(outcome(self.founding(), self.base, self.rules), Change):
            if self._preferences is not None:
                units = self.table.units.currentData()
                if units != self._preferences.units:
                    self._preferences.units = units
            super().accept()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.go_to(self.stack.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """The steps have what they need, the map the rest, if that is enough to be looked at."""
        room = self.width() - 2 * MARGIN
        wanted = max(step.minimumSizeHint().width() for step in self.steps) + SCROLL_BAR
        self.stack.setMinimumWidth(max(0, min(wanted, room)))
        self.preview.setVisible(room - wanted >= LEAST_PREVIEW)

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4)
        group = QButtonGroup(self)
        group.idClicked.connect(self.go_to)
        for number, step in enumerate(self.steps):
            button = quiet(f"{number + 1}  {step.name}")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setAccessibleName(self._place(number))
            group.addButton(button, number)
            self.step_buttons.append(button)
            head.addWidget(button)
            step.setAccessibleName(step.name)
            step.make_room()
            self.stack.addWidget(self._scrolled(step))
        head.addStretch()
        self.back_button = QPushButton(self.tr("&Back"), self)
        self.next_button = QPushButton(self.tr("Ne&xt"), self)
        self.found_button = QPushButton(self.tr("F&ound the kingdom"), self)
        self.cancel_button = QPushButton(self.tr("Cancel"), self)
        for button in (self.back_button, self.found_button, self.cancel_button):
            button.setAutoDefault(False)
        self.back_button.clicked.connect(lambda: self.go_to(self.stack.currentIndex() - 1))
        self.next_button.clicked.connect(lambda: self.go_to(self.stack.currentIndex() + 1))
        self.found_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self.foot = QWidget(self)
        foot = QHBoxLayout(self.foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.addWidget(self.cancel_button)
        foot.addStretch()
        for button in (self.back_button, self.next_button, self.found_button):
            foot.addWidget(button)
        middle = QHBoxLayout()
        middle.setSpacing(18)
        middle.addWidget(self.stack, 6)
        middle.addWidget(self.preview, 5)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 16, MARGIN, 16)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(rule())
        column.addWidget(muted(self.tr("When the reign begins")))
        column.addWidget(self.numbers)
        column.addWidget(self.refused)
        column.addWidget(self.foot)

    def _scrolled(self, step: FoundingStep) -> QScrollArea:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setAccessibleName(step.name)
        area.setWidget(step)
        return area

    def _place(self, number: int) -> str:
        text = self.tr("Step {number} of {count}: {name}")
        return text.format(number=number + 1, count=len(self.steps), name=self.steps[number].name)

    # The land, and what comes of it

    def _lay_out(self) -> None:
        land = self.land_step.land()
        self.base, self.purse.home = self._laid_out(land), land.home
        self.refresh()

    def _laid_out(self, land: Land) -> Campaign:
        campaign = Campaign()
        for action in (*land.actions(), ChangeSettings(seed=self.land_step.seed)):
            done = decide(action, campaign, self.rules)
            if isinstance(done, Refusal):
                raise ValueError(speech.reasons(done.reasons, campaign))
            campaign = done.campaign
        return campaign

    def _numbers(self, founded: Campaign) -> Numbers:
        """As the reign begins: only then what is vacant counts."""
        kingdom = next(key for key in founded.kingdoms if key not in self.base.kingdoms)
        rules = as_played(self.rules, founded)
        begun = decide(BeginReign(kingdom=kingdom), founded, rules)
        return numbers(begun.campaign if isinstance(begun, Change) else founded, kingdom, rules)

    def _paint(self) -> None:
        self.preview.show_map(self._founded if self._founded is not None else self.base)

    def _summary(self, chosen: Choices, founded: Campaign | None) -> str:
        if founded is None:
            return ""
        government = speech.term("government", chosen.government)
        lines = [
            f"{chosen.name}: {labels.alignment(chosen.alignment)}, {government}",
            self.tr("Sponsored, {count} BP") if chosen.patron else self.tr("From scratch, {count} BP"),
        ]
        lines[1] = lines[1].format(count=chosen.treasury)
        new = [s.name for key, s in founded.settlements.items() if key not in self.base.settlements]
        if new:
            lines.append(self.tr("First settlement: {name}").format(name=new[0]))
        lines.append(
            self.tr("Seats held: {count} of {all}").format(count=len(chosen.seats), all=len(self.seats.rows))
        )
        return "\n".join(lines)


__all__ = ["FoundingDialog"]
