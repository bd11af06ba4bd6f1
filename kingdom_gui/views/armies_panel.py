"""The roster of the kingdom's armies on its page: what each is, what it consumes, where it stands."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ..document.document import Document
from ..engine.actions.army import DisbandArmy
from ..engine.armies import posted
from ..engine.state import Army
from ..words import armies as words
from . import labels, speech
from .blocks import empty, link, muted, plain, plain_tip, quiet_line, verbatim
from .lines_panel import LinesPanel
from .modal import ask
from .text_size import scaled
from .theme import sized

TOP = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft

WAYS = 8  # the column of what can be done with an army
# Pixels that a text of the roster may take, so that a line fits a small window.
NAME, SHORT, LONG, PLACE = 176, 68, 104, 138


class ArmiesPanel(LinesPanel):
    """A line for each army. `hex_wanted(hex)` asks for the map where one stands."""

    hex_wanted = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent, WAYS, (12, 4))
        self.lead = muted("")
        self._column.insertWidget(1, self.lead)
        self.add_button = link("")
        self.add_button.clicked.connect(self.add)
        self._add_below(self.add_button)

    def refresh(self) -> None:
        """Show the armies as they are, in the language in force."""
        kingdom = self._document.kingdom
        armies = kingdom.armies if kingdom is not None else ()
        self.head.setText(self.tr("Armies"))
        self.lead.setText(
            self.tr("The roster for battles at your table; the program itself plays no mass battle.")
        )
        self.add_button.setText(self.tr("Raise an army…"))
        self.add_button.setEnabled(kingdom is not None)
        empty(self._grid)
        if armies:
            self._names()
        for row, army in enumerate(armies, start=1):
            self._line(row, army)

    def add(self) -> None:
        """Ask for a new army."""
        from .dialogs.army import ArmyDialog

        ask(ArmyDialog(self._document, None, self.window()))

    def edit(self, army: Army) -> None:
        """Ask what is known of an army."""
        from .dialogs.army import ArmyDialog

        ask(ArmyDialog(self._document, army, self.window()))

    def station(self, army: Army) -> None:
        """Ask where an army is to stand."""
        from .dialogs.army_post import ArmyPostDialog

        ask(ArmyPostDialog(self._document, army, None, self.window()))

    def _names(self) -> None:
        names = (
            "",
            self.tr("Size"),
            self.tr("CR"),
            labels.number("consumption"),
            self.tr("In the field"),
            self.tr("Commander"),
            self.tr("Where"),
            self.tr("Tactics"),
        )
        for column, name in enumerate(names):
            if name:
                self._grid.addWidget(quiet_line(name), 0, column)

    def _line(self, row: int, army: Army) -> None:
        said = speech.speaker(self._document.campaign)
        consumption = plain(labels.grouped(army.monthly))
        consumption.setToolTip(self.tr("{count} BP a week").format(count=labels.grouped(army.consumption)))
        cells: tuple[QWidget, ...] = (
            self._name(army),
            _short(army.size, scaled(SHORT)),
            quiet_line(army.cr),
            consumption,
            quiet_line(words.field(army, said)),
            _short(army.commander, scaled(LONG)),
            self._where(army),
            self._tactics(army),
        )
        for column, cell in enumerate(cells):
            if isinstance(cell, QLabel):
                cell.setContentsMargins(0, 2, 0, 0)  # level with the texts of links
            self._grid.addWidget(cell, row, column, TOP)
        self._grid.addLayout(self._ways(army), row, WAYS, TOP)

    def _name(self, army: Army) -> QWidget:
        """Its name, which opens all that is known of it, and below of what kind it is."""
        box = QWidget(self)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        name = link(verbatim(_elided(army.name, scaled(NAME))))
        name.setToolTip(plain_tip("\n".join(text for text in (army.name, army.note) if text)))
        name.setAccessibleName(self.tr("Edit {army}").format(army=army.name))
        name.clicked.connect(lambda: self.edit(army))
        column.addWidget(name)
        if army.kind:
            column.addWidget(_short(army.kind, scaled(NAME)))
        return box

    def _where(self, army: Army) -> QWidget:
        """Where it stands, which leads to the map; a quiet word where it stands nowhere."""
        campaign = self._document.campaign
        kingdom = self._document.kingdom
        place = posted(kingdom, army, campaign, self._document.rules) if kingdom is not None else None
        text = words.where(place, speech.speaker(campaign))
        if place is None:
            return quiet_line(text)
        there = link(_elided(text, scaled(PLACE)))
        there.setToolTip(plain_tip(self.tr("{place}: show it on the map").format(place=text)))
        there.setAccessibleName(speech.explained(army.name, text))
        there.clicked.connect(lambda: self.hex_wanted.emit(place.hex))
        return there

    def _tactics(self, army: Army) -> QWidget:
        """The tactics it knows by name, else how many more than others."""
        more = labels.signed(army.tactics) if army.tactics else ""
        shown = _short(army.tactic or more, scaled(LONG))
        home = self._document.campaign.settlements.get(army.home)
        if army.tactics and home is not None:
            taught = self.tr("Recruited in {settlement}; tactics taught there: {count}").format(
                settlement=home.name, count=army.tactics
            )
            shown.setToolTip(plain_tip(f"{army.tactic}\n{taught}".lstrip()))
        return shown

    def _ways(self, army: Army) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        move, disband = self._way(self.tr("Move…"), army), self._way(self.tr("Disband"), army)
        move.clicked.connect(lambda: self.station(army))
        disband.clicked.connect(lambda: self._disband(army))
        for button in (move, disband):
            row.addWidget(button)
        row.addStretch()
        return row

    def _way(self, text: str, army: Army) -> QPushButton:
        button = link(text)
        button.setAccessibleName(speech.explained(text.rstrip("…"), army.name))
        return button

    def _disband(self, army: Army) -> None:
        action = DisbandArmy(kingdom=self._document.campaign.at_table, army=army.id)
        self.refused.show_outcome(self._document.do(action), self._document.campaign)


def _elided(text: str, width: int) -> str:
    """A text cut to a width in pixels."""
    return QFontMetrics(sized(1.0)).elidedText(text, Qt.TextElideMode.ElideRight, width)


def _short(text: str, width: int) -> QLabel:
    """A quiet text cut to a width, whole in its tip."""
    shown = _elided(text, width)
    label = quiet_line(shown)
    if shown != text:
        label.setToolTip(plain_tip(text))
    return label
