"""The turn panel: where the month stands, what is asked, one button to go on, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ...engine.actions import Action
from ...engine.hexes import HexId, hex_at, place_of
from ...engine.printed import as_played
from ...engine.requests import Choose, Request, Roll
from ...engine.turn.driver import Pending
from ..blocks import empty, quiet
from ..calendar import month_name
from ..speech import reasons
from . import asking
from .allowances import AllowanceRow
from .answers import AnswerField, field_for
from .card import Card
from .event_texts import EventText, event_of, event_text
from .head import PanelHead
from .offer_bar import OfferBar
from .player import Player, open_offers
from .results import sentences
from .step_forms import FORMS

if TYPE_CHECKING:
    from ...document.document import Document

BODY_HEIGHT = 74  # what most steps need, so that the map above stays as it is
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TurnPanel(QWidget):
    """Leads through the month. Wherever the focus is in the panel, Enter presses the one button, Shift+Enter
    the quieter one beside it.

    `override_wanted(action)` asks for an action against a rule, with a note of the game master's.
    `hexes_offered(list)` tells the hexes that can be chosen on the map (none: no choice is open);
    `place_wanted`, `page_wanted` and `ledger_wanted` ask the window for a place, a page, a check's ledger;
    `opened(bool)` tells that the panel is folded out or away.
    """

    hexes_offered = Signal(list)
    place_wanted = Signal(str)
    page_wanted = Signal(str)
    ledger_wanted = Signal(object, QWidget)
    override_wanted = Signal(object)
    opened = Signal(bool)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.player = Player(document, self)
        self._built = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.head = PanelHead(self.player, self)
        self.head.folded.connect(self.show_open)
        self.body = QWidget(self)
        self.body.setMinimumHeight(BODY_HEIGHT)
        self._row = QHBoxLayout(self.body)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(20)
        self.card = Card(self.body)
        self.field: AnswerField | None = None
        self.offers: OfferBar | None = None
        self.primary = QPushButton()
        self.second: QPushButton | None = None  # a quieter way beside it
        self._leaving = False  # the next month was asked for in the midst of this one
        self._extra: QPushButton | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 6, 10, 10)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(self.body)
        for keys in ("Shift+Return", "Shift+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.press_second)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.renew)
        self.player.renewed.connect(self._soon.start)
        self._built = True
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.renew()

    # What it shows

    @property
    def is_open(self) -> bool:
        """Whether the panel is folded out."""
        return not self.body.isHidden()

    def show_open(self, shown: bool, focus: bool = True) -> None:
        """Fold the panel out, or away to its first line; folded out it takes the focus, unless not to."""
        self.body.setVisible(shown)
        self.head.show_fold(shown)
        self.opened.emit(shown)
        if shown and focus:
            self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard focus to what can be answered now."""
        if self.field is not None:
            self.field.first().setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def settle(self) -> None:
        """Renew at once what would be renewed when control returns to the window."""
        if self._soon.isActive():
            self._soon.stop()
            self.renew()

    def renew(self) -> None:
        """Show what is asked now, in the language and colours in force."""
        self.setAccessibleName(self.tr("Turn"))
        focused = self._has_focus()
        empty(self._row)
        self.card, self.field, self.offers = Card(self.body), None, None
        self.primary, self.second, self._extra = QPushButton(self.body), None, None
        self.primary.setDefault(True)
        self.card.place_wanted.connect(self.place_wanted)
        self.card.ledger_wanted.connect(self.ledger_wanted)
        asked = self.player.pending()
        stage = self.player.stage
        self.head.track.show_step(asked.step if asked else None, stage == "done")
        self.setVisible(stage != "none")
        if stage != "none":
            self._fill(stage, asked)
        self.card.finish()
        self._row.addWidget(self.card, 1)
        self._row.addLayout(self._answer_side())
        self.hexes_offered.emit(self._hexes(asked))
        if focused and self.is_open:
            self.take_focus()

    # What is done

    def press(self) -> None:
        """Do what the one button says."""
        if self.field is not None and self.field.verb:
            self.field.enter()
        elif self.primary.isEnabled() and not self.primary.isHidden():
            self.primary.click()
        self.settle()

    def press_second(self) -> None:
        """Do what the quieter button says, where there is one."""
        if self.second is not None:
            self.second.click()
            self.settle()

    def choose_hex(self, hex_id: HexId) -> bool:
        """Answer an open choice among hexes; False where this hex is none of them."""
        asked = self.player.pending()
        request = asked.request if asked is not None else None
        if not isinstance(request, Choose) or place_of(hex_id) not in request.options:
            return False
        self.player.answer(place_of(hex_id))
        return True

    def leave_month(self) -> None:
        """Begin the next month or, in the midst of this one, ask how it shall end."""
        if self.player.stage != "playing":
            self.player.begin_month()
            return
        self._leaving = True
        self.show_open(True)
        self.renew()
        self.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            focus = self.window().focusWidget()
            if isinstance(focus, QPushButton | QToolButton) and self.isAncestorOf(focus):
                focus.click()
                self.settle()
            else:
                self.press()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self._leaving:
            self._stay()
            event.accept()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if self._built and event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._soon.start()
        super().changeEvent(event)

    # How it is filled

    def _fill(self, stage: str, asked: Pending | None) -> None:
        kingdom = self.player.kingdom
        if kingdom is not None and kingdom.anarchy:
            self.card.say(
                self.tr(
                    "Anarchy: every check counts as 0, and nothing is built or decreed until order returns."
                ),
                loud=True,
            )
        if self._leaving and asked is not None:
            self._fill_leaving()
        elif stage == "founding":
            self._fill_founding()
        elif asked is None:
            self._fill_done()
        else:
            self._leaving = False
            self._fill_step(asked)
        if self.player.refusal is not None:
            self.card.say(reasons(self.player.refusal.reasons, self.document.campaign), loud=True)

    def _fill_founding(self) -> None:
        self.card.say_title(
            self.tr("Before the reign"),
            self.tr("Settle the first hexes, leaders and edicts; then the months begin to count."),
        )
        self._button(self.tr("Begin the reign"), self.player.begin_reign)

    def _fill_done(self) -> None:
        name = month_name(self.document.campaign, self.tr("Month {number}"))
        card = self._event_card()
        self.card.say_title(name, self.tr("The month is done.") if card is None else card.title)
        if card is not None:
            self.card.say_event(card)
        self.card.say_results(sentences(self.player.told(), card is not None))
        self._button(self.tr("Begin next month"), self.player.begin_month)

    def _fill_leaving(self) -> None:
        self.card.say_title(
            self.tr("This month is not played to its end"),
            self.tr("The program can roll the rest. What was not played is lost with the month."),
        )
        self._button(self.tr("Play the rest"), self._finish)
        self.second = self._quiet(self.tr("Begin the next all the same"), self._drop)
        self._extra = self._quiet(self.tr("Stay"), self._stay)

    def _fill_step(self, asked: Pending) -> None:
        campaign, step = self.document.campaign, asked.step
        kingdom = campaign.kingdoms[campaign.at_table]
        rules = as_played(self.document.rules, campaign)
        request = asked.request
        card = self._event_card()
        name = card.title if card is not None else asking.step_name(step, campaign)
        text = asking.sentence(request, campaign, rules) if request is not None else ""
        self.card.say_title(name, text or asking.step_purpose(step, campaign))
        if card is not None:
            self.card.say_event(card)
        if isinstance(request, Roll):
            self.card.say_odds(request, kingdom)
        self._fill_offers(asked)
        if step.id in FORMS:
            form = FORMS[step.id](self.document, self.card)
            form.wanted.connect(self._do)
            form.override_wanted.connect(self.override_wanted)
            self.card.add(form)
        if step.phase == "edict":
            row = AllowanceRow(self.document, step.id, self.card)
            row.page_wanted.connect(self.page_wanted)
            self.card.add(row)
        self.card.say_results(sentences(self.player.told(), card is not None))
        if request is not None:
            self._fill_answer(request, text)
        elif step.play is None:
            self._button(self.tr("Next"), self.player.go_on)
            closing = self.tr("To Income") if step.phase == "edict" else self.tr("To the taxes")
            self.second = self._quiet(closing, self.player.close_phase)
            self.second.setToolTip(self.tr("Nothing more in this phase (Shift+Enter)"))
        else:
            self._button(self.tr("Play"), self.player.go_on)

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
        kind = request.kind if isinstance(request, Choose) else ""
        self.field = field_for(
            request, text, lambda value: asking.option(kind, value, request, campaign), self.body
        )
        self.field.show()
        self.field.given.connect(self.player.answer)
        self.field.rolled.connect(self.player.roll)
        self.field.changed.connect(self._name_primary)
        self._button("", self.press)
        self._name_primary()

    def _event_card(self) -> EventText | None:
        """The card of the event under way, or of the one the month has brought."""
        asked = self.player.pending()
        if asked is not None and not asked.told:
            return None
        told = self.player.told()
        line = event_of(told.lines)
        if line is None:
            return None
        return event_text(line, told.after, as_played(self.document.rules, told.after))

    def _answer_side(self) -> QVBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        if self.field is not None:
            row.addWidget(self.field)
        row.addWidget(self.primary)
        side = QVBoxLayout()
        side.setSpacing(4)
        side.addLayout(row)
        for button in (self.second, self._extra):
            if button is not None:
                side.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        side.addStretch()
        return side

    def _button(self, text: str, do: Callable[[], None]) -> None:
        self.primary.setText(text)
        self.primary.clicked.connect(lambda: do())
        self.primary.show()

    def _quiet(self, text: str, do: Callable[[], None]) -> QPushButton:
        button = quiet(text)
        button.setParent(self.body)
        button.clicked.connect(lambda: do())
        button.show()
        return button

    def _name_primary(self) -> None:
        verb = self.field.verb if self.field is not None else ""
        self.primary.setVisible(bool(verb))
        self.primary.setText(verb)

    # Answers to its own buttons

    def _hexes(self, asked: Pending | None) -> list[HexId]:
        request = asked.request if asked is not None else None
        if not isinstance(request, Choose) or request.kind != "hex":
            return []
        return [hex_at(option) for option in request.options]

    def _do(self, action: object) -> None:
        if isinstance(action, Action):
            self.player.do(action)

    def _finish(self) -> None:
        self._leaving = False
        self.player.finish_month()

    def _drop(self) -> None:
        self._leaving = False
        self.player.begin_month()

    def _stay(self) -> None:
        self._leaving = False
        self._soon.start()

    def _has_focus(self) -> bool:
        focus: QWidget | None = self.window().focusWidget()  # the stubs know no None here
        return focus is not None and focus.hasFocus() and self.isAncestorOf(focus)
