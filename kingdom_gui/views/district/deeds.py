"""What can be done with a building, a lot, a side or a district: for the menu and for the card."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypedDict

from PySide6.QtCore import QCoreApplication

from ...document.document import Document
from ...engine.actions import Action, Change, Refusal
from ...engine.actions.build import (
    BlockLots,
    Build,
    BuildPlanned,
    Demolish,
    Destroy,
    Repair,
    SetBuilding,
    Upgrade,
)
from ...engine.actions.settle import SetBorders
from ...engine.options import holy_sites
from ...engine.placements import place_of_kind
from ...engine.printed import as_played
from ...engine.rule_effects import Exhibits, HolySite, LoyaltyFromCr
from ...engine.state import SIDES_OF_DISTRICT, Building, District, Side
from .. import labels, speech
from . import phrases
from .hits import Hit, everything_at

translate = QCoreApplication.translate
Command = Literal["do", "demolish", "move", "figure", "exhibits", "deity", "details", "add_district"]


class Deed(NamedTuple):
    """One thing to do: its name and icon, and an action with its outcome, or a command of the page.

    `number` is the building it is about, 0 for none. `checked` is None where it is no choice.
    """

    name: str
    icon: str
    command: Command = "do"
    action: Action | None = None
    outcome: Change | Refusal | None = None
    number: int = 0
    checked: bool | None = None

    @property
    def possible(self) -> bool:
        """Whether it can be done as things stand."""
        return not isinstance(self.outcome, Refusal)

    @property
    def insistable(self) -> bool:
        """Whether a rule stands against it that the GM may push aside."""
        return isinstance(self.outcome, Refusal) and self.outcome.overridable

    @property
    def price(self) -> str:
        """What it costs, as text; "" for nothing."""
        return phrases.bp(self.outcome.price.total) if self.outcome and self.outcome.price.total else ""


class _Place(TypedDict):
    kingdom: str
    settlement: str
    number: int


class Group(NamedTuple):
    """Deeds under one heading; a `folded` group is a menu of its own."""

    heading: str
    deeds: tuple[Deed, ...]
    folded: bool = False


class Deeds:
    """Finds what can be done at a place of one settlement."""

    def __init__(self, document: Document, settlement: str) -> None:
        self._document = document
        self._settlement = settlement
        there = document.campaign.settlements[settlement]
        self._districts = there.districts
        self._kingdom = document.campaign.claims.get(there.hex, "")

    def at(self, found: Hit) -> list[Group]:
        """All that can be done at a place, the buildings there first."""
        district = self._districts[found.district]
        groups = [
            Group(phrases.building_name(building.kind), tuple(self.of_building(building)))
            for building in everything_at(district, found)
        ]
        if found.lot is not None and not groups:
            groups.append(Group(translate("Deeds", "Lot"), (self._block(found, district),)))
        if found.side is not None:
            heading = translate("Deeds", "{side} side").format(side=labels.side(found.side))
            groups.append(Group(heading, tuple(self._on_side(found.district, found.side, district))))
        borders = tuple(self._border(found.district, side, district) for side in SIDES_OF_DISTRICT)
        groups.append(Group(translate("Deeds", "Water borders"), borders, folded=True))
        groups.append(Group("", (Deed(translate("Deeds", "Add a district…"), "add", "add_district"),)))
        return groups

    def of_building(self, building: Building) -> list[Deed]:
        """What can be done with a building that stands or is planned."""
        place: _Place = {"kingdom": self._kingdom, "settlement": self._settlement, "number": building.id}
        number = building.id
        deeds: list[Deed] = []
        if building.planned:
            deeds.append(
                self._deed(translate("Deeds", "Build it now"), "done", BuildPlanned(**place), number)
            )
        record = self._document.rules.buildings[building.kind]
        for better in record.upgrades_to if not building.planned else ():
            name = translate("Deeds", "Upgrade to {name}").format(name=phrases.building_name(better))
            deeds.append(self._deed(name, "up", Upgrade(building=better, **place), number))
        if building.damaged:
            deeds.append(self._deed(translate("Deeds", "Repair"), "done", Repair(**place), number))
        deeds.append(Deed(translate("Deeds", "Move…"), "pan", "move", number=number))
        if not building.planned:
            if record.has(Exhibits):
                text = translate("Deeds", "What is on show…")
                deeds.append(Deed(text, "modifier", "exhibits", number=number))
            if record.has(HolySite) and self._dedicates():
                deeds.append(Deed(translate("Deeds", "Deity…"), "modifier", "deity", number=number))
            if record.has(LoyaltyFromCr):
                deeds.append(Deed(translate("Deeds", "Set its figure…"), "modifier", "figure", number=number))
            harm = SetBuilding(damaged=not building.damaged, **place)
            text = (
                translate("Deeds", "Not damaged after all")
                if building.damaged
                else translate("Deeds", "Mark as damaged")
            )
            deeds.append(self._deed(text, "override", harm, number))
            if building.abandoned or building.closes:
                name = translate("Deeds", "It stays in use")
                deeds.append(self._deed(name, "override", SetBuilding(abandoned=False, **place), number))
            lost = translate("Deeds", "Mark as destroyed")
            deeds.append(self._deed(lost, "override", Destroy(**place), number))
        down = self._deed(self._down(building), "delete", Demolish(**place), number)
        deeds.append(down if building.planned else down._replace(command="demolish"))
        deeds.append(Deed(translate("Deeds", "Details"), "help", "details", number=number))
        return deeds

    def _dedicates(self) -> bool:
        """Whether the campaign plays that a deity decides what a holy site gives."""
        return holy_sites.SETTING in as_played(self._document.rules, self._document.campaign).played

    def demolition(self, number: int) -> Deed:
        """Demolishing the building of this number."""
        action = Demolish(kingdom=self._kingdom, settlement=self._settlement, number=number)
        return self._deed(translate("Deeds", "Demolish"), "delete", action, number)

    def figure(self, number: int, figure: int) -> Action:
        """Setting the figure of a building."""
        return SetBuilding(kingdom=self._kingdom, settlement=self._settlement, number=number, figure=figure)

    @staticmethod
    def _down(building: Building) -> str:
        return translate("Deeds", "Take away") if building.planned else translate("Deeds", "Demolish")

    def _on_side(self, index: int, side: Side, district: District) -> list[Deed]:
        deeds = []
        standing = {building.kind for building in district.buildings if building.side == side}
        for kind in self._document.rules.buildings.values():
            if place_of_kind(kind) == "side" and kind.id not in standing:
                action = Build(
                    kingdom=self._kingdom,
                    settlement=self._settlement,
                    building=kind.id,
                    district=index,
                    side=side,
                )
                name = translate("Deeds", "Build {name}").format(name=phrases.building_name(kind.id))
                deeds.append(self._deed(name, "add", action, 0))
        return deeds

    def _border(self, index: int, side: Side, district: District) -> Deed:
        wet = side in district.water
        water = tuple(s for s in SIDES_OF_DISTRICT if (s in district.water) != (s == side))
        action = SetBorders(kingdom=self._kingdom, settlement=self._settlement, district=index, water=water)
        return self._deed(labels.side(side), "", action, 0)._replace(checked=wet)

    def _block(self, found: Hit, district: District) -> Deed:
        lot = found.lot or 0
        blocked = lot in district.blocked
        action = BlockLots(
            kingdom=self._kingdom,
            settlement=self._settlement,
            district=found.district,
            lots=(lot,),
            blocked=not blocked,
        )
        free, bar = translate("Deeds", "Free this lot"), translate("Deeds", "Mark as unusable")
        return self._deed(free if blocked else bar, "done" if blocked else "close", action, 0)

    def _deed(self, name: str, icon: str, action: Action, number: int) -> Deed:
        return Deed(name, icon, "do", action, self._document.check(action), number)


def why_not(deed: Deed, document: Document) -> str:
    """Why a deed cannot be done, in one line; "" where it can."""
    if not isinstance(deed.outcome, Refusal):
        return ""
    return " ".join(dict.fromkeys(speech.reason(r, document.campaign) for r in deed.outcome.reasons))
