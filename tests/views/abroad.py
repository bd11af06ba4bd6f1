"""The example campaign among neighbours: their land, towns, trade routes and what is agreed with them."""

from __future__ import annotations

from msgspec.structs import replace

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.agreements import SetRelation
from kingdom_gui.engine.actions.neighbour import FoundNeighbour
from kingdom_gui.engine.actions.settle import FoundSettlement
from kingdom_gui.engine.hexes import HexId, from_label
from kingdom_gui.engine.state import Route, Turn
from kingdom_gui.engine.trade.path import shortest

LANDS = {
    "north": ("Northmark", "LN", "1102", ("0901", "1001", "1002", "0902", "1101", "1102")),
    "sedge": ("Sedge Wardens", "CE", "1110", ("1109", "1110", "1210", "1209")),
}
TOWNS = {"north": "Highfell", "sedge": "Reedholt"}


def with_neighbours(document: Document) -> None:
    """Put two neighbours beside the example shown, and let its kingdom stand at the step of the edicts."""
    for key, (name, alignment, town, land) in LANDS.items():
        hexes = tuple(_at(document, place) for place in land)
        economy = 40 if key == "north" else None
        document.do(FoundNeighbour(kingdom=key, name=name, alignment=alignment, economy=economy, hexes=hexes))
        document.do(FoundSettlement(kingdom=key, settlement=key, name=TOWNS[key], hex=_at(document, town)))
    us = document.campaign.at_table
    document.do(SetRelation(kingdom=us, to="north", treaty="balanced", alliance="favouring_us"))
    document.do(SetRelation(kingdom=us, to="sedge", embassy=True))
    campaign = document.campaign
    kingdom = campaign.kingdoms[us]
    routes = tuple(_routes(document))
    kingdom = replace(kingdom, routes=routes, turn=Turn("edict", "edicts"))
    document.open(
        replace(campaign, counter=9200, kingdoms=campaign.kingdoms.set(us, kingdom)),
        None,
    )


def _routes(document: Document) -> list[Route]:
    """One route of each of three kinds, two that stand and one under way."""
    campaign = document.campaign
    first, second = campaign.settlements_of(campaign.at_table)[:2]
    month = campaign.month
    plans = (
        ("food", first, "1102", True),
        ("goods", first, "1110", False),
        ("raw_materials", second, "1110", True),
    )
    found = []
    for number, (kind, town, goal, stands) in enumerate(plans, 9101):
        path = shortest(campaign.hexes, (town.hex, _at(document, goal)), frozenset(), document.rules, False)
        assert path is not None
        route = Route(number, kind, town.id, path, 5, month, month + 1, lawless=True)  # type: ignore[arg-type]
        found.append(replace(route, until=month + 9, economy=2) if stands else route)
    return found


def _at(document: Document, place: str) -> HexId:
    settings = document.campaign.settings
    found = from_label(place, settings.labels, settings.orientation, settings.stagger)
    assert found is not None
    return found
