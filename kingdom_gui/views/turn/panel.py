"""The turn panel: where the month stands, what is asked, one button to go on, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ...engine.printed import as_played
from ...engine.requests import Choose
from ..help.places import helped
from ..month_teller import due_this_month
from .answers import AnswerField, DiceField
from .body import Body, Way
from .card import Card
from .head import PanelHead
from .kept_fields import say_again, what_is_said
from .offer_bar import OfferBar
from .place_offer import place_offer
from .player import Player

if TYPE_CHECKING:
    from ...document.document import Document

BODY_HEIGHT = 84  # what most steps need, so that the map above stays as it is
UNBOUND = 16_777_215  # pixels, as Qt has it
PAGE = "screens/month"
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TurnPanel(QWidget):
    """Leads through the month. Wherever the focus is in the panel, Enter presses the one button, Shift+Enter
    the quieter one beside it.

    `offered(PlaceOffer or None)` tells what can be chosen on the place itself, `pointed(value)` the option
    that the panel points to, `lit(hexes)` those a form is about, `show_wanted` that the place be shown;
    `place_wanted`, `page_wanted`, `first_step_wanted` and `ledger_wanted` ask the window for a place, a page,
    a step of founding, a check's ledger, `override_wanted` for an action against a rule; `opened(bool)` tells
    that it is folded out or away, `told(acted, focused)` that it shows something else, after a deed of its
    own or while the keyboard is in it.
    """

    offered = Signal(object)
    pointed = Signal(str)
    lit = Signal(object)
    show_wanted = Signal()
    place_wanted = Signal(str)
    page_wanted = Signal(str)
    first_step_wanted = Signal(str)
    ledger_wanted = Signal(object, QWidget)
    override_wanted = Signal(object)
    opened = Signal(bool)
    told = Signal(bool, bool)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.player = Player(document, self)
        self._built = False
        self._way: Way = ""
        self._step = ("", 0, "")  # whose step is shown: kingdom, month and the step's id
        # Not fixed, which would keep to the size hint where words wrap into more lines than it foresees.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.head = PanelHead(self.player, self)
        self.head.folded.connect(self.show_open)
        self.frame = QWidget(self)
        self.frame.setMinimumHeight(BODY_HEIGHT)
        self._inside = QVBoxLayout(self.frame)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self.body = Body(self.player, "", self.frame)
        self._inside.addWidget(self.body)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 6, 10, 10)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(self.frame)
        for keys in ("Shift+Return", "Shift+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.press_second)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.renew)
        self.player.renewed.connect(self._moved_on)
        self._built = True
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.renew()

    # What it shows

    @property
    def card(self) -> Card:
        """The words shown."""
        return self.body.card

    @property
    def field(self) -> AnswerField | None:
        """The field that takes the answer, where one is asked."""
        return self.body.field

    @property
    def offers(self) -> OfferBar | None:
        """What can be taken up before the answer."""
        return self.body.offers

    @property
    def primary(self) -> QPushButton:
        """The one button."""
        return self.body.primary

    @property
    def second(self) -> QPushButton | None:
        """The quieter button beside it."""
        return self.body.second

    @property
    def is_open(self) -> bool:
        """Whether the panel is folded out."""
        return not self.frame.isHidden()

    def show_open(self, shown: bool, focus: bool = True) -> None:
        """Fold the panel out, or away to its first line; folded out it takes the focus, unless not to."""
        self.frame.setVisible(shown)
        self.head.show_fold(shown)
        self.opened.emit(shown)
        if shown and focus:
            self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard focus to what can be answered now."""
        self.body.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Another campaign is open: what came of steps of the one before, and half an answer, are gone."""
        self.player.forget()
        self._way, self._step = "", ("", 0, "")
        self.renew()

    def settle(self) -> None:
        """Renew at once what would be renewed when control returns to the window."""
        if self._soon.isActive():
            self._soon.stop()
            self.renew()

    def renew(self) -> None:
        """Show what is asked now, in the language and colours in force."""
        self.setAccessibleName(self.tr("Turn"))
        focused = self._has_focus()
        asked, stage = self.player.pending(), self.player.stage
        if asked is None:
            self._way = ""
        before = self.field
        # What was done elsewhere, such as a grant, leaves standing what is being planned here.
        campaign = self.document.campaign
        step = (campaign.at_table, campaign.month, asked.step.id if asked is not None else "")
        kept = what_is_said(self.body) if not self.player.acted and step == self._step else None
        self._step = step
        helped(self, f"step.{step[2]}" if step[2] else PAGE)
        self._hold_height(kept is not None and self.player.refusal is not None)
        self._put(Body(self.player, self._way, self.frame))
        if self.player.refusal is not None:
            self.body.show_last()
        if kept is None or not say_again(self.body, kept):
            self.lit.emit(())
        self._keep_refused(before)
        self.head.track.show_step(asked.step if asked else None, stage == "done")
        self.head.show_due(*due_this_month(self.document))
        self.setVisible(stage != "none")
        rules = as_played(self.document.rules, campaign)
        self.offered.emit(place_offer(asked, self.player.acted, campaign, rules))
        acted, self.player.acted = self.player.acted, False
        if focused and self.is_open:
            self.take_focus()
        self.told.emit(acted, focused)

    def point(self, value: str) -> None:
        """An option is pointed at on the place itself; "" for none."""
        self.body.point(value)

    def tell_in_sight(self, shown: bool, page: str) -> None:
        """Whether the page is in sight that shows what is asked about."""
        self.body.tell_in_sight(shown, page)

    # What is done

    def press(self) -> None:
        """Do what the one button says."""
        self.body.press()
        self.settle()

    def press_second(self) -> None:
        """Do what the quieter button says, where there is one."""
        if self.second is not None:
            self.second.click()
            self.settle()

    def choose(self, value: str) -> bool:
        """Answer an open choice; False where this is none of its options."""
        asked = self.player.pending()
        request = asked.request if asked is not None else None
        if not isinstance(request, Choose) or value not in request.options:
            return False
        self.player.answer(value)
        return True

    def leave_month(self) -> None:
        """Begin the next month or, in the midst of this one, ask how it shall end; where another kingdom has
        not played its month, that is told first.
        """
        if self.player.stage == "done" and self.player.others_open():
            self.show_open(True)
            self.take_focus()
            return
        if self.player.stage != "playing":
            self.player.begin_month()
            return
        self.show_open(True)
        self._go("leaving")
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
        elif event.key() == Qt.Key.Key_Escape and self._way:
            self._go("")
            event.accept()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if self._built and event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._soon.start()
        super().changeEvent(event)

    # How

    def _put(self, body: Body) -> None:
        """Show another body in place of the one there was."""
        before, self.body = self.body, body
        self._inside.replaceWidget(before, body)
        before.hide()
        before.deleteLater()
        body.show()
        for signal, own in (
            (body.place_wanted, self.place_wanted),
            (body.page_wanted, self.page_wanted),
            (body.first_step_wanted, self.first_step_wanted),
            (body.ledger_wanted, self.ledger_wanted),
            (body.override_wanted, self.override_wanted),
            (body.show_wanted, self.show_wanted),
            (body.pointed, self.pointed),
            (body.lit, self.lit),
        ):
            signal.connect(own)
        body.way_wanted.connect(self._go)

    def _hold_height(self, held: bool) -> None:
        """Keep the height while the same step is shown with a refusal: the button to press again stays."""
        self.frame.setMaximumHeight(self.frame.height() if held else UNBOUND)

    def _keep_refused(self, before: AnswerField | None) -> None:
        """Dice that were refused stay in the field, to be corrected or typed over."""
        after = self.field
        if self.player.refusal is None or not isinstance(before, DiceField):
            return
        if isinstance(after, DiceField) and after.request.id == before.request.id:
            after.box.setText(before.box.text())
            after.box.selectAll()

    def _go(self, way: Way) -> None:
        """Leave the month, rule otherwise than the dice, or go on with the month."""
        self._way = way
        self.renew()

    def _moved_on(self) -> None:
        if self.player.acted or self.player.refusal is None:
            self._way = ""
        self._soon.start()

    def _has_focus(self) -> bool:
        focus: QWidget | None = self.window().focusWidget()  # the stubs know no None here
        # Not whether it has it now: while a dialog is open the window keeps it for when it comes back.
        return focus is not None and self.isAncestorOf(focus)
