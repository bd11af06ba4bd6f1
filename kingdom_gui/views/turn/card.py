"""The words of the panel: the step and what is asked, odds, an event's story, what came of the last step."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ...engine.ledger import Ledger
from ...engine.requests import Roll
from ...engine.state import Kingdom
from .. import labels, speech
from ..blocks import headroom, link, muted, plain
from ..theme import colours, serif, sized
from .event_texts import EventText
from .results import plain as without_links


class Card(QWidget):
    """What is told, in lines.

    `place_wanted(link)` asks for a hex or settlement (`hex:0,1,2`), `ledger_wanted` for the ledger of a
    check, under a button.
    """

    place_wanted = Signal(str)
    ledger_wanted = Signal(object, QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        self.results: list[QLabel] = []
        self.modifier: QPushButton | None = None

    def say_title(self, name: str, text: str) -> None:
        """The step's or event's name, and what is asked, in one line that wraps."""
        c = colours()
        family = serif(sized(1.2).pointSizeF())
        label = QLabel(self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.RichText)
        size = f"{family.pointSizeF():.1f}pt"
        faces = ", ".join(f"'{face}'" for face in family.families())
        shown = f'<span style="font-family: {faces}; font-size: {size}">{escape(name)}</span>'
        asked = f'&nbsp;&nbsp; <span style="color: {c.ink}">{escape(text)}</span>' if text else ""
        # A margin would not do: rich text is cut off at its first line.
        high = QFontMetrics(family).height() + headroom(family)
        label.setText(f'<p style="line-height: {high}px; -qt-line-height-type: minimum">{shown}{asked}</p>')
        label.setAccessibleName(f"{name}. {text}")
        self._column.addWidget(label)

    def say_odds(self, roll: Roll, kingdom: Kingdom) -> None:
        """The needed roll, the modifier, who rolls by custom, and the exact chance."""
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        if roll.needed is not None and roll.chance is not None:
            needed = QLabel(self.tr("{needed} or more").format(needed=roll.needed), self)
            needed.setFont(sized(1.0, bold=True))
            row.addWidget(needed)
            chance = QLabel(self.tr("{percent} %").format(percent=round(roll.chance * 100)), self)
            chance.setAccessibleName(self.tr("Chance: {percent} %").format(percent=round(roll.chance * 100)))
            row.addWidget(chance)
            ledger = Ledger.of("check", roll.modifiers)
            modifier = link(
                self.tr("{modifier} against {dc}").format(
                    modifier=labels.signed(roll.modifier), dc=roll.target
                )
            )
            modifier.setToolTip(self.tr("What is added to the die"))
            modifier.clicked.connect(lambda: self.ledger_wanted.emit(ledger, modifier))
            self.modifier = modifier
            row.addWidget(modifier)
        if roll.by:
            row.addWidget(_quiet_line(self._roller(roll.by, kingdom)))
        row.addStretch()
        self._column.addLayout(row)

    def say_event(self, text: EventText) -> None:
        """The story, and a line with what each outcome does."""
        self._column.addWidget(plain(text.story))
        if text.outcomes:
            c = colours()
            parts = [
                speech.explained(f'<span style="color: {c.muted}">{escape(name)}</span>', escape(what))
                for name, what in text.outcomes
            ]
            line = QLabel("&nbsp;&nbsp;·&nbsp; ".join(parts), self)
            line.setTextFormat(Qt.TextFormat.RichText)
            line.setWordWrap(True)
            line.setFont(sized(0.92))
            self._column.addWidget(line)

    def say_results(self, lines: list[str]) -> None:
        """What came of it, set as a paragraph with links."""
        if not lines:
            return
        c = colours()
        text = "&nbsp;&nbsp;·&nbsp; ".join(lines)
        label = QLabel(text.replace("<a ", f'<a style="color: {c.accent}; text-decoration: none" '), self)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setFont(sized(0.92))
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
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

    def text(self) -> str:
        """All that is said, for tests and readers."""
        found = [label.accessibleName() or label.text() for label in self.findChildren(QLabel)]
        return "\n".join(without_links(one).replace("&nbsp;", " ") for one in found)

    def _roller(self, role: str, kingdom: Kingdom) -> str:
        name = speech.capital(speech.term("role", role))
        holder = next((leader.name for leader in kingdom.leaders if leader.role == role), "")
        return self.tr("{role} {name} rolls").format(role=name, name=holder) if holder else name


def _quiet_line(text: str) -> QLabel:
    label = muted(text)
    label.setWordWrap(False)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    return label
