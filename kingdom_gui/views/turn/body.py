"""What the panel shows of one moment of the month: words, what can be answered, and the buttons to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...document.document import Document
from ...engine.printed import as_played
from ...engine.requests import Choose, Request, Roll
from ...engine.turn.driver import Pending
from .. import speech
from ..blocks import quiet
from ..calendar import month_name
from ..founding_steps import next_step
from ..last_chance import notice
from . import asking, ruling
from .allowances import AllowanceRow
from .answers import AnswerField, ChoiceField, DiceField, field_for
from .card import Card
from .dice_text import dice_name
from .edicts_form import EdictsForm
from .event_texts import EventText, event_ahead, event_of, event_text
from .faces import FacesLine
from .next_step import NextStep
from .offer_bar import OfferBar
from .options import options_of
from .player import Player, open_offers
from .results import sentences
from .scrolled import Scrolled
from .step_form import StepForm
from .step_forms import FORMS

WHERE = ("event_settlement", "event_hex")
Way = Literal["", "leaving", "ruling"]


class Body(QWidget):
    """Made anew whenever what is asked is another.

    `way` is what the user is about: going on with the month, `leaving` it, or `ruling` otherwise than the
    dice. `way_wanted(way)` asks for another; `first_step_wanted(name)` for a step of founding that is taken
    on the map; `pointed(value)` tells the option pointed at, "" for none; `lit(hexes)` are hexes that a form
    is about.
    """

    place_wanted = Signal(str)
    page_wanted = Signal(str)
    first_step_wanted = Signal(str)
    ledger_wanted = Signal(object, QWidget)
    override_wanted = Signal(object)
    show_wanted = Signal()
    way_wanted = Signal(str)
    pointed = Signal(str)
    lit = Signal(object)

    def __init__(self, player: Player, way: Way, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player = player
        self.document: Document = player.document
        self.way = way
        self.field: AnswerField | None = None
        self.faces: FacesLine | None = None
        self.offers: OfferBar | None = None
        self.primary = QPushButton(self)
        self.primary.setDefault(True)
        self.second: QPushButton | None = None  # a quieter way beside it
        self._below: list[QPushButton] = []
        self._note: QWidget | None = None
        self.show_link = quiet(self.tr("Show on the map"))
        self.show_link.hide()
        self.show_link.clicked.connect(self.show_wanted)
        self.card = Card(self)
        self.card.place_wanted.connect(self.place_wanted)
        self.card.ledger_wanted.connect(self.ledger_wanted)
        self._fill(player.stage, player.pending())
        self.card.finish()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(20)
        self._words = Scrolled(self.card, self)
        row.addWidget(self._words, 1)
        row.addLayout(self._answer_side())

    def first(self) -> QWidget:
        """What can be answered now, for the keyboard's focus."""
        if self.field is not None:
            return self.field.first()
        return self._note or self.primary

    def press(self) -> None:
        """Do what the one button says."""
        if self.field is not None and self.field.verb:
            self.field.enter()
        elif self.primary.isEnabled() and not self.primary.isHidden():
            self.primary.click()

    def show_last(self) -> None:
        """Bring the last of the words into sight, once they have their places."""
        QTimer.singleShot(0, self, lambda: self._words.ensureVisible(0, self.card.height()))

    def point(self, value: str) -> None:
        """The option that is pointed at on the place itself; "" for none."""
        if self.faces is not None:
            self.faces.light(value or self._typed())
        if isinstance(self.field, ChoiceField):
            self.field.point(value)

    def tell_in_sight(self, shown: bool, page: str) -> None:
        """Whether what is asked about is in sight; if not there is a link to it."""
        self.show_link.setText(self.tr("Show on the map") if page == "map" else self.tr("Show on the plan"))
        self.show_link.setVisible(not shown)

    # How it is filled

    def _fill(self, stage: str, asked: Pending | None) -> None:
        kingdom = self.player.kingdom
        if stage == "none":
            return
        if kingdom is not None and kingdom.anarchy:
            self.card.say(
                self.tr(
                    "Anarchy: every check counts as 0, and nothing is built or decreed until order returns."
                ),
                loud=True,
            )
        beware = notice(self.document.campaign, kingdom) if kingdom is not None else ""
        if beware:
            self.card.say(beware, loud=True)
        if self.way == "leaving" and asked is not None:
            self._fill_leaving()
        elif self.way == "ruling" and asked is not None:
            self._fill_ruling(asked)
        elif stage == "founding":
            self._fill_founding()
        elif asked is None:
            self._fill_done()
        else:
            self._fill_step(asked)
        if self.player.refusal is not None:
            self.card.say(speech.reasons(self.player.refusal.reasons, self.document.campaign), loud=True)

    def _fill_founding(self) -> None:
        self.card.say_title(
            self.tr("Before the reign"),
            self.tr("Settle the first hexes, leaders and edicts; then the months begin to count."),
        )
        kingdom = self.player.kingdom
        step = next_step(self.document.campaign, kingdom) if kingdom is not None else None
        if step is not None:
            line = NextStep(step, self.card)
            line.page_wanted.connect(self.page_wanted)
            line.first_step_wanted.connect(self.first_step_wanted)
            self.card.add(line)
        self._button(self.tr("Begin the reign"), self.player.begin_reign)

    def _fill_done(self) -> None:
        name = month_name(self.document.campaign, self.tr("Month {number}"))
        event = self._event(None)
        if event is None:
            self.card.say_title(name, self.tr("The month is done."))
        else:
            self.card.say_event(event, self.tr("{month} is done.").format(month=name))
        self.card.say_results(sentences(self.player.told(), event is not None))
        others = self.player.others_open()
        if others:
            other = others[0]
            self.card.say(self.tr("{name} has not played this month yet.").format(name=other.name))
            self._button(self.tr("Go to {name}").format(name=other.name), lambda: self._sit(other.id))
            self._quiet(self.tr("Begin the next all the same"), self.player.begin_month)
        else:
            self._button(self.tr("Begin next month"), self.player.begin_month)
        self._quiet(self.tr("Read the journal"), lambda: self.page_wanted.emit("journal"))

    def _sit(self, kingdom: str) -> None:
        """Let another kingdom sit at the table, to play its month."""
        self.document.look_from(kingdom)

    def _fill_leaving(self) -> None:
        self.card.say_title(
            self.tr("This month is not played to its end"),
            self.tr("The program can roll the rest. What was not played is lost with the month."),
        )
        self._button(self.tr("Play the rest"), self.player.finish_month)
        self.second = self._quiet(self.tr("Begin the next all the same"), self.player.begin_month)
        self._quiet(self.tr("Stay"), lambda: self.way_wanted.emit(""))

    def _fill_ruling(self, asked: Pending) -> None:
        event = self._event(asked)
        self.card.say_title(
            event.title if event is not None else "",
            self.tr("The game master’s word goes before the dice; the journal keeps a note of it."),
        )
        row = ruling.RulingRow(self.player, asked, self.card)
        self.card.add(row)
        self._note = row.note
        self._button(self.tr("Back to the dice"), lambda: self.way_wanted.emit(""))
        self.primary.setDefault(False)

    def _fill_step(self, asked: Pending) -> None:
        campaign, step = self.document.campaign, asked.step
        rules = as_played(self.document.rules, campaign)
        request = asked.request
        text = asking.sentence(request, campaign, rules) if request is not None else ""
        event = self._event(asked)
        if event is None:
            self.card.say_title(asking.step_name(step, campaign), text or asking.step_purpose(step, campaign))
        else:
            self.card.say_event(event, text)
        if isinstance(request, Roll):
            self._fill_roll(request)
        self._fill_offers(asked)
        if step.id in FORMS:
            form = FORMS[step.id](self.document, self.card)
            form.wanted.connect(self.player.do)
            form.override_wanted.connect(self.override_wanted)
            if isinstance(form, StepForm | EdictsForm):
                form.lit.connect(self.lit)
            self.card.add(form)
        if step.phase == "edict":
            row = AllowanceRow(self.document, step.id, self.card)
            row.page_wanted.connect(self.page_wanted)
            self.card.add(row)
        self.card.say_results(sentences(self.player.told(), event is not None))
        if request is not None:
            self._fill_answer(request, text)
            if event is not None and ruling.can_rule(self.player, asked):
                self._quiet(self.tr("Rule otherwise…"), lambda: self.way_wanted.emit("ruling"))
        elif step.play is None:
            self._button(self.tr("Next"), self.player.go_on)
            closing = self.tr("To Income") if step.phase == "edict" else self.tr("To the taxes")
            self.second = self._quiet(closing, self.player.close_phase)
            self.second.setToolTip(self.tr("Nothing more in this phase (Shift+Enter)"))
        else:
            self._button(self.tr("Play"), self.player.go_on)

    def _fill_roll(self, roll: Roll) -> None:
        kingdom = self.player.kingdom
        if kingdom is not None:
            self.card.say_odds(roll, kingdom)
        if roll.options:
            campaign = self.document.campaign
            options = options_of(roll, campaign, as_played(self.document.rules, campaign))
            self.faces = FacesLine(dice_name(roll, speech.language()), options, self.card)
            self.faces.pointed.connect(self._point_from_line)
            self.faces.picked.connect(self._type_face)
            self.card.add(self.faces)

    def _fill_offers(self, asked: Pending) -> None:
        offers = open_offers(asked)
        if not offers:
            return
        campaign = self.document.campaign
        given = {**dict(asked.answers), **self.player.chosen}
        self.offers = OfferBar(offers, given, campaign, as_played(self.document.rules, campaign), self.card)
        self.offers.taken.connect(self.player.choose)
        self.card.add(self.offers)

    def _fill_answer(self, request: Request, text: str) -> None:
        campaign = self.document.campaign
        options = (
            options_of(request, campaign, as_played(self.document.rules, campaign))
            if isinstance(request, Choose)
            else []
        )
        self.field = field_for(request, text, options, self)
        self.field.given.connect(self.player.answer)
        self.field.rolled.connect(self.player.roll)
        self.field.changed.connect(self._changed)
        if isinstance(self.field, ChoiceField):
            self.field.pointed.connect(self.pointed)
        self._button("", self.press)
        self._name_primary()

    def _event(self, asked: Pending | None) -> EventText | None:
        """The card of the event under way, or of the one the month has brought."""
        told = self.player.told()
        rules = as_played(self.document.rules, told.after)
        if asked is not None and asked.request is not None and asked.request.purpose in WHERE:
            name = str(asked.request.parameters.get("event", ""))
            return event_ahead(name, told.after, rules) if name in rules.events else None
        line = event_of(told.lines) if asked is None or asked.told else None
        if line is None:
            return None
        return event_text(line, told.after, rules, asked.answers if asked is not None else ())

    # Answers

    def _changed(self) -> None:
        self._name_primary()
        if self.faces is not None:
            value = self._typed()
            self.faces.light(value)
            self.pointed.emit(value)

    def _typed(self) -> str:
        """The option that the typed face means."""
        field = self.field
        if isinstance(field, DiceField) and len(field.faces) == 1:
            return field.request.meaning(field.faces[0])
        return ""

    def _point_from_line(self, value: str) -> None:
        if self.faces is not None:
            self.faces.light(value or self._typed())
        self.pointed.emit(value or self._typed())

    def _type_face(self, value: str) -> None:
        """A click on an option writes its face into the field, as if it had been rolled."""
        if isinstance(self.field, DiceField):
            face = next((low for low, _, option in self.field.request.faces if option == value), None)
            if face is not None:
                self.field.box.setText(str(face))
                self.field.box.setFocus(Qt.FocusReason.OtherFocusReason)

    # Buttons

    def _answer_side(self) -> QVBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch()
        if self.field is not None:
            row.addWidget(self.field)
        row.addWidget(self.primary)
        side = QVBoxLayout()
        side.setSpacing(2)
        side.addLayout(row)
        for button in (self.show_link, *self._below):
            side.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        side.addStretch()
        return side

    def _button(self, text: str, do: Callable[[], None]) -> None:
        self.primary.setText(text)
        self.primary.clicked.connect(lambda: do())

    def _quiet(self, text: str, do: Callable[[], None]) -> QPushButton:
        button = quiet(text)
        button.setParent(self)
        button.clicked.connect(lambda: do())
        self._below.append(button)
        return button

    def _name_primary(self) -> None:
        verb = self.field.verb if self.field is not None else ""
        self.primary.setVisible(bool(verb))
        self.primary.setText(verb)
