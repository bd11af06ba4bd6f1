"""How fast the way of a trade route is found on a map of 40,000 hexes, the map itself read anew each time."""

from __future__ import annotations

from collections.abc import Iterator

from immutables import Map

from kingdom_gui.assets import asset
from kingdom_gui.engine.hexes import HexId, from_offset
from kingdom_gui.engine.state import Hex
from kingdom_gui.engine.trade.path import shortest
from kingdom_gui.store.rulefiles import load_rules

from .figure import ROUNDS, Figure, best, in_ticks
from .made_map import made_map

SIDE = 200
OPENED = frozenset({"coastline", "river", "water"})


def figures() -> Iterator[Figure]:
    """A way of 100 hexes, and one from corner to corner, passing every kind of land."""
    rules, campaign = load_rules(asset("rules")), made_map(SIDE, SIDE)
    ways = (
        ("trade_path_100_hexes", _at(50, 100), _at(150, 100), 60),
        ("trade_path_corner_to_corner", _at(0, 0), _at(SIDE - 1, SIDE - 1), 200),
    )
    for name, start, end, bound in ways:
        maps = iter([campaign.hexes.set(start, Hex(note=str(n))) for n in range(ROUNDS)])

        def search(stops: tuple[HexId, ...] = (start, end), maps: Iterator[Map[HexId, Hex]] = maps) -> None:
            assert shortest(next(maps), stops, OPENED, rules, lawful=False) is not None

        yield Figure(name, in_ticks(best(search)), "ms", bound)


def _at(column: int, row: int) -> HexId:
    return from_offset(column, row, "pointy", "odd")
