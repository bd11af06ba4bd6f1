"""The words of the panel: the step and what is asked, odds, an event's story, what came of the last step."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ...engine.ledger import Ledger
from ...engine.requests import Roll
from ...engine.state import Kingdom
from .. import labels, speech
from ..blocks import headroom, link, muted, plain
from ..help.terms import explained
from ..keys.link_label import links_by_keyboard
from ..text_size import scaled
from ..theme import SMALL, colours, serif, sized
from .event_texts import EventText
from .results import plain as without_links

NARROW = 560  # pixels, below which an event stands in one column
GAP = 28
STORY = 0.95
FONT_END = "</span>"


class Card(QWidget):
    """What is told. An event stands in two columns where there is room: what happens, and what is asked.

    `place_wanted(link)` asks for a hex or settlement (`hex:0,1,2`), `ledger_wanted` for the ledger of a
    check, under a button.
    """

    place_wanted = Signal(str)
    ledger_wanted = Signal(object, QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(3)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(GAP)
        self._story = QVBoxLayout()
        self._column = QVBoxLayout()
        for column in (self._story, self._column):
            column.setSpacing(3)
        whole.addLayout(self._halves)
        self._halves.addLayout(self._column, 1)
        whole.addStretch()
        self.results: list[QLabel] = []
        self.modifier: QPushButton | None = None

    def say_title(self, name: str, text: str) -> None:
        """A step's name, and what is asked, in one line that wraps."""
        asked = f'&nbsp;&nbsp; <span style="color: {colours().ink}">{escape(text)}</span>' if text else ""
        self._column.addWidget(self._title(escape(name) + FONT_END + asked, f"{name}. {text}"))

    def say_event(self, event: EventText, text: str) -> None:
        """An event: name, place, story and outcomes in a column of their own, what is asked beside it."""
        name = escape(event.title)
        if event.where:
            name += f', <a href="{escape(event.link)}" style="{_link_style()}">{escape(event.where)}</a>'
        self._halves.insertLayout(0, self._story, 1)
        said = f"{event.title}, {event.where}" if event.where else event.title
        title = self._title(name + FONT_END, said)
        title.linkActivated.connect(self.place_wanted)
        if event.where:
            links_by_keyboard(title)
        self._story.addWidget(explained(title, f"event.{event.id}"))
        story = plain(event.story)
        story.setFont(sized(STORY))
        self._story.addWidget(story)
        if event.outcomes:
            self._story.addWidget(self._outcomes(event))
        if text:
            asked = plain(text)
            asked.setContentsMargins(0, 4, 0, 0)
            self._column.addWidget(asked)

    def say_odds(self, roll: Roll, kingdom: Kingdom) -> None:
        """The needed roll, the modifier, who rolls by custom, and the exact chance."""
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        if roll.needed is not None and roll.chance is not None:
            needed = QLabel(self.tr("{needed} or more").format(needed=roll.needed), self)
            needed.setFont(sized(1.0, bold=True))
            row.addWidget(needed)
            chance = QLabel(self.tr("{percent}%").format(percent=round(roll.chance * 100)), self)
            chance.setAccessibleName(self.tr("Chance: {percent}%").format(percent=round(roll.chance * 100)))
            row.addWidget(chance)
            added = self.tr("{modifier} against {dc}")
            row.addWidget(
                self._added(roll, added.format(modifier=labels.signed(roll.modifier), dc=roll.target))
            )
        elif roll.modifiers:  # one side of an opposed check: there is nothing to reach
            row.addWidget(self._added(roll, labels.signed(roll.modifier)))
        if roll.by:
            row.addWidget(_quiet_line(self._roller(roll.by, kingdom)))
        row.addStretch()
        self._column.addLayout(row)

    def _added(self, roll: Roll, text: str) -> QPushButton:
        """A link to the ledger of what is added to the die."""
        ledger = Ledger.of("check", roll.modifiers)
        modifier = self.modifier = link(text)
        modifier.setToolTip(self.tr("What is added to the die"))
        modifier.clicked.connect(lambda: self.ledger_wanted.emit(ledger, modifier))
        return modifier

    def say_results(self, lines: list[str]) -> None:
        """What came of it, set as a paragraph with links."""
        if not lines:
            return
        text = "&nbsp;&nbsp;·&nbsp; ".join(lines)
        label = QLabel(text.replace("<a ", f'<a style="{_link_style()}" '), self)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setFont(sized(SMALL))
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        links_by_keyboard(label)
        if "<a " not in text:
            label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        label.setAccessibleName(without_links(text).replace("&nbsp;", " "))
        label.linkActivated.connect(self.place_wanted)
        self.results.append(label)
        self._column.addWidget(label)

    def say(self, text: str, loud: bool = False) -> None:
        """A plain line; `loud` ones stand in the accent."""
        line = plain(text) if loud else muted(text)
        if loud:
            line.setForegroundRole(QPalette.ColorRole.Link)
        self._column.addWidget(line)

    def add(self, widget: QWidget) -> None:
        """A widget below the words."""
        self._column.addWidget(widget)

    def finish(self) -> None:
        """Nothing more is said."""
        self._column.addStretch()
        self._story.addStretch()
        self._fit()

    def text(self) -> str:
        """All that is said, for tests and readers."""
        found = [label.accessibleName() or label.text() for label in self.findChildren(QLabel)]
        return "\n".join(without_links(one).replace("&nbsp;", " ") for one in found)

    def spoken(self) -> list[str]:
        """The same line by line, what came of the last step before what is asked now."""
        shown = [label for label in self.findChildren(QLabel) if not label.isHidden()]
        lines = sorted(shown, key=lambda label: label not in self.results)
        told = (label.accessibleName() or without_links(label.text()) for label in lines)
        return [line.replace("&nbsp;", " ") for line in told]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Two columns where there is room, else one above the other."""
        way = QBoxLayout.Direction
        wanted = way.LeftToRight if self.width() >= scaled(NARROW) else way.TopToBottom
        if self._halves.direction() != wanted:
            self._halves.setDirection(wanted)
            self._halves.setSpacing(GAP if wanted == way.LeftToRight else 3)

    def _title(self, rich: str, said: str) -> QLabel:
        """A line that begins in the serif, which `FONT_END` ends."""
        family = serif(sized(1.2).pointSizeF())
        label = QLabel(self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.RichText)
        faces = ", ".join(f"'{face}'" for face in family.families())
        # A margin would not do: rich text is cut off at its first line.
        high = QFontMetrics(family).height() + headroom(family)
        label.setText(
            f'<p style="line-height: {high}px; -qt-line-height-type: minimum">'
            f'<span style="font-family: {faces}; font-size: {family.pointSizeF():.1f}pt">{rich}</p>'
        )
        label.setAccessibleName(said)
        return label

    def _outcomes(self, event: EventText) -> QLabel:
        """What each outcome does, in a line."""
        c = colours()
        parts = [
            speech.explained(f'<span style="color: {c.muted}">{escape(name)}</span>', _together(what))
            for name, what in event.outcomes
        ]
        line = QLabel("&nbsp;&nbsp;·&nbsp; ".join(parts), self)
        line.setTextFormat(Qt.TextFormat.RichText)
        line.setWordWrap(True)
        line.setFont(sized(SMALL))
        line.setAccessibleName("; ".join(speech.explained(name, what) for name, what in event.outcomes))
        return line

    def _roller(self, role: str, kingdom: Kingdom) -> str:
        name = speech.capital(speech.term("role", role))
        holder = next((leader.name for leader in kingdom.leaders if leader.role == role), "")
        if not holder:
            return self.tr("{role} (vacant)").format(role=name)
        return self.tr("{role} {name} rolls").format(role=name, name=holder)


def _together(numbers: str) -> str:
    """Numbers and what they change, escaped, each kept on one line with its amount."""
    return escape(numbers).replace(" +", "&nbsp;+").replace(" −", "&nbsp;−")


def _link_style() -> str:
    return f"color: {colours().accent}; text-decoration: none"


def _quiet_line(text: str) -> QLabel:
    label = muted(text)
    label.setWordWrap(False)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    return label
