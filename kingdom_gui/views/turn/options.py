"""The options of a choice or a die: what each is called, which faces mean it, and where it lies."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from ...engine.events.strike import HIRED
from ...engine.hexes import HexId, hex_at
from ...engine.requests import Choose, Roll
from ...engine.ruleset import Ruleset
from ...engine.settlement_totals import settlement_numbers
from ...engine.state import Building, Campaign
from .. import speech

translate = QCoreApplication.translate


class Place(NamedTuple):
    """Where an option lies: a hex of the map, or a place in a settlement; a settlement's own is its hex."""

    hex: HexId | None = None
    settlement: str = ""
    district: int = 0
    lots: tuple[int, ...] = ()
    building: int = 0

    @property
    def page(self) -> str:
        """The page of the window that shows it; empty for nowhere."""
        return "map" if self.hex is not None else "settlement" if self.settlement else ""


NOWHERE = Place()


class Option(NamedTuple):
    """One option: the answer that picks it, its name, the faces that mean it ("3", "51–60"), its place."""

    value: str
    name: str
    faces: str = ""
    place: Place = NOWHERE


def options_of(request: Choose | Roll, campaign: Campaign, rules: Ruleset) -> list[Option]:
    """The options of a request in their order; none for a die that picks nothing."""
    rolled = request.faces if isinstance(request, Roll) else []
    faces = {option: _faces(low, high) for low, high, option in rolled}
    several = len({_settlement(value, request) for value in request.options}) > 1
    return [
        Option(value, _name(value, request, campaign, rules, several), faces.get(value, ""), place)
        for value in request.options
        for place in (place_of(value, request, campaign),)
    ]


def name_of(value: str, request: Choose | Roll, campaign: Campaign, rules: Ruleset) -> str:
    """What one option is called, with its settlement where that is not the same for all."""
    several = len({_settlement(one, request) for one in request.options}) > 1
    return _name(value, request, campaign, rules, several)


def place_of(value: str, request: Choose | Roll, campaign: Campaign) -> Place:
    """Where an option lies."""
    kind = request.kind
    if kind == "hex":
        return Place(hex_at(value))
    settlement = _settlement(value, request)
    record = campaign.settlements.get(settlement)
    if record is None:
        return NOWHERE
    if kind == "settlement":
        return Place(record.hex, settlement)
    if kind in ("building", "slot"):
        found = _building(value, request, campaign)
        return Place(None, settlement, found[0], found[1].lots, found[1].id) if found else NOWHERE
    if kind in ("lot", "lots"):
        district, lots = _lots(value)
        return Place(None, settlement, district, lots)
    return Place(None, settlement, int(value)) if kind == "district" else NOWHERE


def _faces(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _name(value: str, request: Choose | Roll, campaign: Campaign, rules: Ruleset, several: bool) -> str:
    kind, said = request.kind, speech.speaker(campaign)
    where = _where(value, request, campaign)
    place = said.place(_settlement(value, request)) if several and kind != "settlement" else ""
    if kind == "adventurers":
        bonus, price = HIRED[value]
        return said.say("hire_level", {"bonus": bonus, "price": price}) if bonus else said.say("hire_none")
    if kind == "slot":
        return _slot(value, request, campaign, rules, where)
    if kind == "building":
        found = _building(value, request, campaign)
        return _joined(_term("building", found[1].kind) if found else value, place, where)
    if kind in ("lot", "lots", "district"):
        gift = str(request.parameters.get("building", ""))
        return speech.capital(_joined(_term("building", gift) if gift else "", place, where))
    if kind == "leader":
        role, _, name = value.partition("/")
        return f"{_term('role', role)} {name}" if name else said.say("leader_none")
    if kind == "kingdom":
        there = campaign.kingdoms.get(value)
        return there.name if there is not None else said.say("kingdom_elsewhere")
    if kind == "choice":
        return speech.capital(said.say("choice_name", {"choice": value}))
    if kind == "role":
        return _term("role", value)
    if kind == "row":
        return _term(*value.split(".", 1))
    if kind.startswith("term."):
        return _term(kind.removeprefix("term."), value)
    return said.place(value)


def _where(value: str, request: Choose | Roll, campaign: Campaign) -> str:
    """A place within its settlement: "district 1, lots C3 to C4"."""
    # Brought when first needed: most months ask about no place in a settlement.
    from ..district import phrases
    from ..district.placement import Spot

    place = place_of(value, request, campaign)
    if place.page != "settlement":
        return ""
    district = phrases.spot_name(Spot(place.district))
    if not place.lots:
        return district
    lots = phrases.spot_name(Spot(place.district, place.lots))
    # A die's line tells many options at once: what all have in common is left out.
    alone = isinstance(request, Roll) and len(campaign.settlements[place.settlement].districts) == 1
    return lots if alone else f"{district}, {lots}"


def _slot(value: str, request: Choose | Roll, campaign: Campaign, rules: Ruleset, where: str) -> str:
    """A magic item slot: "Inn, district 1, lot C3: minor potion / scroll"."""
    building, _, number = value.partition(".")
    found = _building(value, request, campaign)
    here = settlement_numbers(campaign, _settlement(value, request), rules)
    slots = [slot for slot in here.item_slots if str(slot.building) == building]
    slot = slots[int(number)] if int(number or 0) < len(slots) else None
    name = _joined(_term("building", found[1].kind) if found else value, where)
    if slot is None:
        return name
    kinds = " / ".join(speech.term("item_kind", kind) for kind in slot.kinds)
    tier = speech.term("item_tier", slot.tier)
    return speech.explained(name, translate("TurnOptions", "{kinds} ({tier})").format(kinds=kinds, tier=tier))


def _settlement(value: str, request: Choose | Roll) -> str:
    if request.kind == "settlement":
        return value
    if "#" in value and request.kind == "building":
        return value.partition("#")[0]
    return str(request.parameters.get("settlement", ""))


def _building(value: str, request: Choose | Roll, campaign: Campaign) -> tuple[int, Building] | None:
    """A building with its district."""
    record = campaign.settlements.get(_settlement(value, request))
    number = value.rpartition("#")[2].partition(".")[0]
    for district, there in enumerate(record.districts if record else ()):
        for building in there.buildings:
            if str(building.id) == number:
                return district, building
    return None


def _lots(value: str) -> tuple[int, tuple[int, ...]]:
    district, _, lots = value.partition(":")
    return int(district), tuple(int(lot) for lot in lots.split())


def _joined(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


def _term(category: str, name: str) -> str:
    return speech.capital(speech.term(category, name))
