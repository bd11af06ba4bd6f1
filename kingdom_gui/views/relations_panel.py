"""How the kingdom at the table stands with each other one, and what can be done about it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QMenu, QPushButton, QWidget

from ..document.document import Document
from ..engine.actions import Action, Change
from ..engine.actions.agreements import MakePeace
from ..engine.actions.diplomacy import RecallEnvoy
from ..engine.actions.embassy import CloseEmbassy
from ..engine.actions.neighbour import SetAttitude
from ..engine.diplomacy.errands import targets
from ..engine.neighbours import ATTITUDES, attitude
from ..engine.relations import relation
from ..engine.state import Kingdom
from . import speech
from .blocks import empty, link, muted, plain, quiet_line
from .lines_panel import LinesPanel
from .map.context_menu import MenuOffer, build_menu
from .modal import ask, pop_up
from .relation_texts import agreements
from .swatches import swatch


class RelationsPanel(LinesPanel):
    """A line for each other kingdom; nothing at all where there is none."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(document, parent, 3, (16, 4))
        self.lead = muted("")
        self._column.insertWidget(1, self.lead)
        self.attitudes: dict[str, QComboBox] = {}
        self.deeds: dict[str, QPushButton] = {}
        self.texts: dict[str, QLabel] = {}

    def refresh(self) -> None:
        """Show how things stand, in the language in force."""
        table = self._document.kingdom
        self.head.setText(self.tr("Diplomacy"))
        self.lead.setText(self.tr("Envoys are sent in the Edict phase, with a Diplomatic edict."))
        empty(self._grid)
        for kept in (self.attitudes, self.deeds, self.texts):
            kept.clear()
        others = self._others()
        self.setVisible(table is not None and bool(others))
        if table is None or not others:
            return
        self._grid.addWidget(quiet_line(self.tr("Our attitude")), 0, 2)
        self._grid.addWidget(quiet_line(self.tr("Between us")), 0, 3)
        for row, other in enumerate(others, start=1):
            self._line(row, table, other)

    def _others(self) -> list[Kingdom]:
        """The other kingdoms that still stand, by name."""
        campaign = self._document.campaign
        return [campaign.kingdoms[other] for other in targets(campaign, campaign.at_table)]

    def menu_of(self, other: Kingdom) -> QMenu:
        """What can be done about a kingdom now, with reasons where something cannot."""
        return build_menu(list(self._offers(other)), self)

    def _line(self, row: int, table: Kingdom, other: Kingdom) -> None:
        picture = QLabel(self)
        picture.setPixmap(swatch(self._document.campaign, other.id, self.devicePixelRatioF()))
        name = plain(other.name)
        name.setWordWrap(False)
        parts = agreements(self._document, table, other.id)
        parts += [
            self.tr("envoy under way: {errand}").format(errand=speech.term("errand", mission.errand))
            for mission in table.missions
            if mission.to == other.id
        ]
        said = " · ".join(parts) or self.tr("nothing agreed")
        text = self.texts[other.id] = muted(speech.capital(said))
        deeds = self.deeds[other.id] = link(self.tr("Deeds…"))
        deeds.setAccessibleName(speech.explained(self.tr("Deeds"), other.name))
        deeds.clicked.connect(lambda: self._open(other, deeds))
        for column, widget in enumerate((picture, name, self._attitude(other), text, deeds)):
            self._grid.addWidget(widget, row, column)

    def _attitude(self, other: Kingdom) -> QComboBox:
        """What the kingdom at the table thinks of another, to change at once."""
        campaign = self._document.campaign
        box = self.attitudes[other.id] = QComboBox(self)
        for step in reversed(ATTITUDES):
            box.addItem(speech.capital(speech.term("attitude", step)), step)
        box.setCurrentIndex(box.findData(attitude(campaign, campaign.at_table, other.id)))
        box.setAccessibleName(self.tr("Our attitude to {name}").format(name=other.name))
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        us = campaign.at_table
        box.activated.connect(
            lambda: self._do(SetAttitude(kingdom=us, toward=other.id, attitude=box.currentData()))
        )
        return box

    # Deeds

    def _open(self, other: Kingdom, under: QPushButton) -> None:
        menu = self.menu_of(other)
        pop_up(menu, under.mapToGlobal(QPoint(0, under.height())))

    def _offers(self, other: Kingdom) -> Iterator[MenuOffer]:
        campaign, us, to = self._document.campaign, self._document.campaign.at_table, other.id
        now, table = relation(campaign, us, to), campaign.kingdoms[us]
        if now.embassy and now.house is None:
            yield self._asks("embassy", self.tr("Open our embassy there…"), other, "house")
        if now.house is not None:
            yield self._does(
                "embassy", self.tr("Give up our embassy’s building"), CloseEmbassy(kingdom=us, to=to)
            )
        if now.alliance is not None:
            yield self._asks("ally", self.tr("Let their army onto our land…"), other, "host")
            yield self._asks("ally", self.tr("Refuse them help…"), other, "refuse")
            yield self._asks("end", self.tr("Withdraw from the alliance…"), other, "alliance")
        if now.treaty is not None:
            yield self._asks("end", self.tr("Withdraw from the treaty…"), other, "treaty")
        if now.embassy:
            yield self._asks("end", self.tr("Close the embassies…"), other, "embassy")
        for mission in table.missions:
            if mission.to == to:
                text = self.tr("Call back the envoy ({errand})")
                text = text.format(errand=speech.term("errand", mission.errand))
                yield self._does("envoy", text, RecallEnvoy(kingdom=us, number=mission.id))
        if now.war:
            yield self._does("war", self.tr("Make peace"), MakePeace(kingdom=us, to=to))
        else:
            yield self._asks("war", self.tr("Attack them…"), other, "attack")
        yield self._asks("gm", self.tr("Set by the game master’s word…"), other, "set")
        for third in self._others():
            if third.id != to:
                text = self.tr("Their agreements with {name}…").format(name=third.name)
                yield MenuOffer("gm", text, partial(self._between, other, third))

    def _between(self, other: Kingdom, third: Kingdom) -> None:
        """Ask how two other kingdoms stand with each other: it counts in the DC of Diplomatic edicts."""
        from .dialogs.relation import RelationDialog

        ask(RelationDialog(self._document, third, self.window(), other))

    def _does(self, group: str, name: str, action: Action) -> MenuOffer:
        """Something done at once; where it cannot be, the reason."""
        outcome = self._document.check(action)
        if isinstance(outcome, Change):
            return MenuOffer(group, name, lambda: self._do(action))
        return MenuOffer(group, name, None, reason=speech.reasons(outcome.reasons, self._document.campaign))

    def _asks(self, group: str, name: str, other: Kingdom, deed: str) -> MenuOffer:
        """Something with a dialog before it."""
        return MenuOffer(group, name, lambda: ask(self.dialog(deed, other)))

    def dialog(self, deed: str, other: Kingdom) -> QDialog:
        """The dialog of a deed toward another kingdom."""
        from .dialogs.deed import DeedDialog
        from .dialogs.embassy import EmbassyDialog
        from .dialogs.relation import RelationDialog

        window, document = self.window(), self._document
        if deed == "set":
            return RelationDialog(document, other, window)
        if deed == "house":
            return EmbassyDialog(document, other, window)
        return DeedDialog(document, deed, other, window)  # type: ignore[arg-type]

    def _do(self, action: Action) -> None:
        self.refused.show_outcome(self._document.do(action), self._document.campaign)
