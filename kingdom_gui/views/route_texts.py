"""What is said of a trade route: what it carries, from where to where, and how it stands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ..document.document import Document
from ..engine.hexes import HexId
from ..engine.state import Route
from . import labels, speech
from .calendar import month_name

SOURCES = ("trade_route", "trade_cargo")


def cargo_of(route: Route) -> str:
    """What it carries."""
    return speech.capital(speech.term("trade_route", route.kind))


def way_of(document: Document, route: Route) -> str:
    """From where to where it leads."""
    said = speech.speaker(document.campaign)
    text = QCoreApplication.translate("RoutesPanel", "{start} to {end}")
    return text.format(start=said.place(route.settlement), end=far_end(document, route))


def far_end(document: Document, route: Route) -> str:
    """Where a route leads: the settlement there, or the hex."""
    campaign = document.campaign
    there = campaign.settlement_at(route.path[-1])
    return there.name if there is not None else speech.speaker(campaign).hex(route.path[-1])


def state_of(document: Document, route: Route) -> str:
    """When its merchants arrive; of a standing one what it brings, and until when."""
    campaign = document.campaign
    numbered = QCoreApplication.translate("RoutesPanel", "month {number}")
    if not route.established:
        month = month_name(campaign, numbered, max(route.arrives, campaign.month))
        text = QCoreApplication.translate("RoutesPanel", "the merchants arrive in {month}")
        return text.format(month=month)
    last = QCoreApplication.translate("RoutesPanel", "through {month}")
    last = last.format(month=month_name(campaign, numbered, route.until))
    return f"{labels.number('economy')} {labels.signed(brought_by(document, route))} · {last}"


def brought_by(document: Document, route: Route) -> int:
    """What a standing route adds to Economy now."""
    numbers = document.numbers()
    return sum(
        entry.amount
        for entry in (numbers.ledger("economy") if numbers is not None else ())
        if entry.applies and entry.source.kind in SOURCES and entry.source.id == route.kind
    )


def route_lines_at(document: Document, hex_id: HexId) -> list[str]:
    """A line for each route of the kingdom at the table that goes through a hex."""
    kingdom = document.kingdom
    routes = kingdom.routes if kingdom is not None else ()
    return [
        f"{speech.explained(cargo_of(route), way_of(document, route))} · {state_of(document, route)}"
        for route in routes
        if hex_id in route.path
    ]


__all__ = ["brought_by", "cargo_of", "far_end", "route_lines_at", "state_of", "way_of"]
