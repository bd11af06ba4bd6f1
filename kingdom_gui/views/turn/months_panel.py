"""Several quiet months at once: by which policies, and what stops them. It blocks nothing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ...document.document import Document
from ...engine.actions import Refusal
from ...engine.actions.turn import PlayMonths
from ...engine.bounds import MOST_MONTHS
from ...engine.neighbours import played
from ...engine.rule_effects import LowersUnrest
from ...engine.state import Autoplay
from .. import labels, speech
from ..blocks import heading, muted, plain, rule, spin_box
from ..refusal_line import RefusalLine
from .months_fields import Bound, RolesButton

STOPPED = "play_stopped"
SCROLL_BAR = 12  # pixels
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Play = Callable[[PlayMonths], Refusal | None]


class MonthsPanel(QWidget):
    """How many months, which policies, what stops them; what came of it the last time. One undo brings all
    of it back. What was played by is kept in the kingdom, for the next time.
    """

    def __init__(self, document: Document, play: Play, parent: QWidget | None = None) -> None:
        """`play` plays the months and gives the refusal, if any."""
        super().__init__(parent)
        self._document, self._play = document, play
        self._whose = document.campaign.at_table  # kingdom, whose policies the fields show
        self._built = False
        self._played = False  # by this very panel, just now: what came of it says enough
        self.months: QSpinBox = spin_box(1, MOST_MONTHS, 3, self)
        self.edicts = {edict: QComboBox(self) for edict in labels.EDICTS}
        self.enforce = Bound(1, 99, self)
        self.roles = RolesButton(document, self)
        self.items, self.others = QCheckBox(self), QCheckBox(self)
        self.event_box, self.risk_box = QCheckBox(self), QCheckBox(self)
        self.unrest, self.treasury = Bound(1, 99, self), Bound(-999, 9999, self)
        self.play_button = QPushButton(self)
        self.preview, self.outcome = muted(""), plain("")
        self.refused = RefusalLine(self)
        self.play_button.setDefault(True)
        self.play_button.clicked.connect(self.play)
        self.heads: dict[str, QLabel] = {name: heading("") for name in ("policies", "stops")}
        self._names: dict[str, QLabel] = {}
        self._lay_out()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.refresh)
        document.changed.connect(self._changed)
        self._built = True
        self.retranslate()
        self._connect()

    # What it says

    def action(self) -> PlayMonths:
        """What the fields say."""
        levels = {edict: str(box.currentData() or "") for edict, box in self.edicts.items()}
        return PlayMonths(
            kingdom=self._document.campaign.at_table,
            months=self.months.value(),
            event=self.event_box.isChecked(),
            unrest=self.unrest.value,
            treasury=self.treasury.value,
            risk=self.risk_box.isChecked(),
            own_dice=self.roles.chosen,
            enforce=self.enforce.value if not self.enforce.isHidden() else None,
            unnamed=self.tr("unnamed item") if self._names_items and self.items.isChecked() else "",
            others="play" if self.others.isChecked() and not self.others.isHidden() else "stop",
            **levels,
        )

    def show_action(self, action: PlayMonths) -> None:
        """Set the fields as an action says."""
        self.months.setValue(action.months)
        for edict, box in self.edicts.items():
            box.setCurrentIndex(max(box.findData(getattr(action, edict)), 0))
        self.event_box.setChecked(action.event)
        self.unrest.put(action.unrest, 8)
        self.treasury.put(action.treasury, 0)
        self.risk_box.setChecked(action.risk)
        self.enforce.put(action.enforce, 1)
        self.roles.put(action.own_dice)
        self.items.setChecked(bool(action.unnamed))
        self.others.setChecked(action.others == "play")

    def play(self) -> None:
        """Play the months; what came of it is told below the button."""
        action = self.action()
        before, self._played = self._document.numbers(), True
        refusal = self._refusal(action) or self._play(action)
        self.refused.show_outcome(refusal, self._document.campaign)
        after = self._document.numbers()
        told = "" if refusal is not None or before is None or after is None else self._told()
        self.outcome.setText(told)
        self.outcome.setVisible(bool(told))
        self._soon.start()
        if told and before is not None and after is not None:
            moved = (
                (name, before.total(name), after.total(name))
                for name in ("treasury", "unrest", "economy", "loyalty", "stability")
            )
            changes = [labels.moved(name, a, b) for name, a, b in moved if a != b]
            self.outcome.setText("\n".join([told, *changes]))

    def refresh(self) -> None:
        """Show what would be played, and what stands against it."""
        kingdom = self._document.kingdom
        self.play_button.setEnabled(kingdom is not None and kingdom.stage == "reigning")
        enforcers = [role.id for role in self._document.rules.roles.values() if role.effects_of(LowersUnrest)]
        there = kingdom is not None and any(leader.role in enforcers for leader in kingdom.leaders)
        self.enforce.setVisible(there)
        if enforcers:
            who = speech.capital(speech.term("role", enforcers[0]))
            self.enforce.name(self.tr("{who} lowers Unrest from").format(who=who))
        self.items.setVisible(self._names_items)
        self.others.setVisible(len(played(self._document.campaign)) > 1)
        self.preview.setText(self._sentence())
        own, self._played = self._played, False
        if self.play_button.isEnabled() and not own:
            self.refused.show_outcome(self._refusal(self.action()), self._document.campaign)

    def retranslate(self) -> None:
        """Write the fixed texts in the language in force; what is set stays."""
        first = not self.edicts["holiday"].count()
        kept = self._remembered() if first else self.action()
        self.setAccessibleName(self.tr("Play several months"))
        names = {
            "months": self.tr("&Months"),
            "holiday": labels.edict("holiday"),
            "promotion": labels.edict("promotion"),
            "taxation": labels.edict("taxation"),
            "roles": self.tr("Roll their own dice"),
        }
        for name, label in self._names.items():
            label.setText(names[name])
        for edict, box in self.edicts.items():
            box.clear()
            box.addItem(self.tr("as it is"), "")
            for level in self._document.rules.edicts[edict]:
                box.addItem(labels.edict_level(edict, level), level)
            box.setAccessibleName(labels.edict(edict))
        self.roles.setAccessibleName(self.tr("Roll their own dice"))
        self.heads["policies"].setText(self.tr("Policies"))
        self.heads["stops"].setText(self.tr("Stops"))
        self.items.setText(self.tr("Magic items are named later"))
        self.others.setText(self.tr("The other kingdoms’ months too"))
        self.others.setToolTip(self.tr("By the same stops; their edicts stay as they are."))
        self.event_box.setText(self.tr("for an event, which is left to the table"))
        self.risk_box.setText(self.tr("before an Upkeep that could cost a hex"))
        self.risk_box.setToolTip(self.tr("Bad dice could bring Unrest to 11 in it."))
        self.unrest.name(self.tr("at Unrest"))
        self.treasury.name(self.tr("below a Treasury of"))
        self.play_button.setText(self.tr("Play"))
        self.show_action(kept)
        self.refresh()
        self._area.setMinimumWidth(self._page.minimumSizeHint().width() + SCROLL_BAR)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._built:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self.months.setFocus(Qt.FocusReason.OtherFocusReason)
        self.months.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and self.play_button.isEnabled():
            self.play()
            event.accept()
        else:
            super().keyPressEvent(event)

    # How

    @property
    def _names_items(self) -> bool:
        """Whether the game master names every magic item, so that each would stop the play."""
        return getattr(self._document.campaign.settings, "items_from", "") == "typed"

    def _lay_out(self) -> None:
        policies, top = _form(), _form()
        self._names["months"] = QLabel(self)
        self._names["months"].setBuddy(self.months)
        top.addRow(self._names["months"], self.months)
        for edict, box in self.edicts.items():
            self._names[edict] = QLabel(self)
            self._names[edict].setBuddy(box)
            policies.addRow(self._names[edict], box)
        self._names["roles"] = QLabel(self)
        self._names["roles"].setBuddy(self.roles)
        policies.addRow(self._names["roles"], self.roles)
        page = QWidget()
        page.setObjectName("page")
        column = QVBoxLayout(page)
        column.setContentsMargins(24, 8, 16, 12)
        column.setSpacing(10)
        column.addLayout(top)
        column.addWidget(self.heads["policies"])
        column.addLayout(policies)
        column.addWidget(self.enforce)
        column.addWidget(self.items)
        column.addWidget(self.others)
        column.addWidget(self.heads["stops"])
        for stop in (self.event_box, self.risk_box, self.unrest, self.treasury):
            column.addWidget(stop)
        column.addWidget(rule())
        # The button comes first: sentences that come and go do not move it.
        for part in (self.play_button, self.preview, self.refused, self.outcome):
            column.addWidget(part)
        column.addStretch()
        self.outcome.hide()
        self._page, self._area = page, QScrollArea(self)
        scroll = self._area
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)

    def _connect(self) -> None:
        for number in (self.months, self.unrest.number, self.treasury.number, self.enforce.number):
            number.valueChanged.connect(self._later)
        for box in (
            self.event_box, self.risk_box, self.items, self.others,
            self.unrest.box, self.treasury.box, self.enforce.box,
        ):  # fmt: skip
            box.toggled.connect(self._later)
        for levels in self.edicts.values():
            levels.currentIndexChanged.connect(self._later)

    def _later(self, *_values: object) -> None:
        """Show what a field's new value means, once control returns to the window."""
        self._soon.start()

    def _refusal(self, action: PlayMonths) -> Refusal | None:
        """What stops it at once: one month tells that as well as all of them."""
        tried = self._document.check(msgspec.structs.replace(action, months=1))
        return tried if isinstance(tried, Refusal) else None

    def _changed(self, _patch: object) -> None:
        if self._document.campaign.at_table != self._whose:
            self._whose = self._document.campaign.at_table
            self.show_action(self._remembered())
        if self.isVisible():
            self._soon.start()

    def _remembered(self) -> PlayMonths:
        """What was set when the kingdom's months were played this way the last time."""
        kingdom = self._document.kingdom
        kept = (kingdom.autoplay if kingdom is not None else None) or Autoplay()
        return PlayMonths(**{name: getattr(kept, name) for name in Autoplay.__struct_fields__})

    def _sentence(self) -> str:
        """What would be played: "12 months, and stops for an event, at Unrest 8"."""
        action = self.action()
        stops = []
        if action.event:
            stops.append(self.tr("for an event"))
        if action.unrest is not None:
            stops.append(self.tr("at Unrest {number}").format(number=action.unrest))
        if action.treasury is not None:
            stops.append(self.tr("below {number} BP").format(number=action.treasury))
        if action.risk:
            stops.append(self.tr("before a hex is at risk"))
        if action.own_dice:
            stops.append(self.tr("when somebody rolls their own dice"))
        if action.others == "stop" and not self.others.isHidden():
            stops.append(self.tr("until the other kingdoms have played the month"))
        stops.append(self.tr("when the table must decide"))
        count = self.tr("%n month(s)", "", action.months)
        text = self.tr(
            "Plays {count} with the program’s dice; nothing is built or claimed. It stops {stops}."
        )
        return text.format(count=count, stops=", ".join(stops))

    def _told(self) -> str:
        """Why play stopped, as the journal has it."""
        campaign = self._document.campaign
        lines = campaign.journal.get(campaign.month, ())
        last = next((line for line in reversed(lines) if line.code == STOPPED), None)
        return speech.speaker(campaign).say(last.code, last.parameters) if last is not None else ""


def _form() -> QFormLayout:
    form = QFormLayout()
    form.setHorizontalSpacing(16)
    form.setVerticalSpacing(8)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form
