"""What established trade routes add to Economy (IT L1316-1327)."""

from __future__ import annotations

from collections.abc import Iterator

from ..figures import KingdomFigures
from ..ledger import Entry, Source
from .counts import cargo_entries

TRADE_HELPS = "economy"


def route_entries(reckoning: KingdomFigures) -> Iterator[Entry]:
    """For each established route what its checks have brought, and what its cargo is worth now.

    A route whose settlement of departure is lost adds nothing any more.
    """
    for route in reckoning.kingdom.routes:
        departure = next((s for s in reckoning.settlements if s.settlement.id == route.settlement), None)
        if not route.established or departure is None:
            continue
        yield Entry(route.economy, Source("trade_route", route.kind, route.settlement), "IT L1316")
        yield from cargo_entries(
            route, departure, reckoning.settlements, reckoning.realm, reckoning.campaign.hexes,
            reckoning.total("consumption_raw"), reckoning.rules,
        )  # fmt: skip
