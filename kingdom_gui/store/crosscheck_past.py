"""The history in a campaign file: ways that lead back, month by month, to campaigns that can be played."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

import msgspec

from ..engine.bounds import DEEPEST, FARTHEST
from ..engine.hexes import HexId
from ..engine.ruleset import Ruleset
from ..engine.state import RIVER_POOL, Kingdom, Settlement
from ..engine.state.past import Rewind, Run
from ..engine.totals import STOCKS
from .bounds import LARGEST, LAST_MONTH, MOST_HEXES, number_faults
from .crosscheck import counter_faults, kingdom_faults, land_faults, land_is_sound, ruling_faults
from .crosscheck_neighbours import neighbour_faults, seat_faults
from .crosscheck_relations import relation_faults
from .crosscheck_settlements import place_faults, settlement_faults
from .crosscheck_vassals import vassal_faults
from .faults import Fault, FaultPath, between, ids, unknown
from .records import CampaignFile


def past_faults(file: CampaignFile, hexes: Container[HexId], rules: Ruleset) -> Iterator[Fault]:
    """Faults of the history of a file; `hexes` are those of its map. The rest of the file is sound."""
    ways = file.past or []
    in_order = True
    for index, way in enumerate(ways):
        expected = file.month - len(ways) + 1 + index
        if way.month != expected or expected < 1:
            in_order = False
            yield Fault(
                "past_month", ("past", index, "month"), {"found": way.month, "expected": max(expected, 1)}
            )
    if in_order:
        moment = _Moment(file, hexes)
        for index in range(len(ways) - 1, -1, -1):
            yield from moment.back(ways[index], ("past", index), rules)


class _Land:
    """The hexes of the map at a moment: those of now, less or more what the ways back to it say."""

    def __init__(self, now: Container[HexId]) -> None:
        self._now = now
        self._ways: list[Rewind] = []
        self._some_absent = False

    def back(self, way: Rewind) -> None:
        self._ways.insert(0, way)
        self._some_absent |= bool(way.no_hexes)

    def __contains__(self, hex_id: object) -> bool:
        now = hex_id in self._now if isinstance(hex_id, tuple) else False
        if now and not self._some_absent:
            return True
        for way in self._ways:  # the earliest has the last word
            if _within(hex_id, way.no_hexes):
                return False
            if any(_within(hex_id, group.runs) for group in way.hexes):
                return True
        return now


class _Moment:
    """What is there at a moment, and where in the file it stands."""

    def __init__(self, file: CampaignFile, hexes: Container[HexId]) -> None:
        self.kingdoms: dict[str, tuple[Kingdom, FaultPath]] = {
            kingdom.id: (kingdom, ("kingdoms", index)) for index, kingdom in enumerate(file.kingdoms)
        }
        self.settlements: dict[str, tuple[Settlement, FaultPath]] = {
            settlement.id: (settlement, ("settlements", index))
            for index, settlement in enumerate(file.settlements)
        }
        self.land = _Land(hexes)
        self.rulings = file.settings.rulings

    def back(self, way: Rewind, path: FaultPath, rules: Ruleset) -> Iterator[Fault]:
        """Faults of a way and of what is there once it is gone."""
        yield from self._number_faults(way, path)
        for name, known in (("kingdom", self.kingdoms), ("settlement", self.settlements)):
            yield from _absent_faults(name, getattr(way, f"no_{name}s"), known, (*path, f"no_{name}s"))
        for index, flow in enumerate(way.flows):
            here = (*path, "flows", index)
            yield from unknown("kingdom", flow.kingdom, self.kingdoms, (*here, "kingdom"))
            yield from unknown("total", flow.stock, STOCKS, (*here, "stock"))
        self._go(way, path)
        there = {key: kingdom for key, (kingdom, _) in self.kingdoms.items()}
        yield from seat_faults(way.at_table, there, (*path, "at_table"))
        if way.rulings != self.rulings:
            self.rulings = way.rulings
            yield from ruling_faults(way.rulings, (*path, "rulings"), rules)
        yield from counter_faults(way.counter, (*path, "counter"), way.kingdoms, way.settlements)
        yield from self._record_faults(way, path, rules)
        yield from self._hex_faults(way, path, rules)

    def _number_faults(self, way: Rewind, path: FaultPath) -> Iterator[Fault]:
        """Of numbers beyond reason; what of a kingdom was as in the month after has been looked at there."""
        yield from between(way.lines, 0, LARGEST, (*path, "lines"))
        yield from between(way.counter, 0, LARGEST, (*path, "counter"))
        yield from number_faults(msgspec.to_builtins(way.flows), (*path, "flows"))
        for index, kingdom in enumerate(way.kingdoms):
            later = self.kingdoms[kingdom.id][0] if kingdom.id in self.kingdoms else None
            other = {
                name: getattr(kingdom, name)
                for name in Kingdom.__struct_fields__
                if later is None or getattr(kingdom, name) != getattr(later, name)
            }
            yield from number_faults(msgspec.to_builtins(other), (*path, "kingdoms", index))

    def _go(self, way: Rewind, path: FaultPath) -> None:
        self.land.back(way)
        for index, kingdom in enumerate(way.kingdoms):
            self.kingdoms[kingdom.id] = (kingdom, (*path, "kingdoms", index))
        for index, settlement in enumerate(way.settlements):
            self.settlements[settlement.id] = (settlement, (*path, "settlements", index))
        for key in way.no_kingdoms:
            self.kingdoms.pop(key, None)
        for key in way.no_settlements:
            self.settlements.pop(key, None)

    def _record_faults(self, way: Rewind, path: FaultPath, rules: Ruleset) -> Iterator[Fault]:
        """Of the records set, and of all where something they may lean on was not there."""
        here = (*path, "kingdoms")
        yield from ids("kingdom", [kingdom.id for kingdom in way.kingdoms], here)
        set_again: Iterable[tuple[Kingdom, FaultPath]] = (
            (kingdom, (*here, index)) for index, kingdom in enumerate(way.kingdoms)
        )
        fewer = way.no_kingdoms or way.no_settlements or way.no_hexes
        there = {key: kingdom for key, (kingdom, _) in self.kingdoms.items()}
        for kingdom, place in self.kingdoms.values() if fewer else set_again:
            yield from kingdom_faults(kingdom, place, self.settlements, self.land, rules)
            yield from neighbour_faults(kingdom, place, self.kingdoms)
            yield from relation_faults(kingdom, place, there, self.settlements, rules)
            yield from vassal_faults(kingdom, place, there)
        yield from settlement_faults(list(way.settlements), (*path, "settlements"), self.land, rules)
        if way.settlements or fewer:
            yield from place_faults(self.settlements.values(), self.land)

    def _hex_faults(self, way: Rewind, path: FaultPath, rules: Ruleset) -> Iterator[Fault]:
        sound = land_is_sound([group.hex for group in way.hexes], rules)
        for index, group in enumerate(way.hexes):
            here = (*path, "hexes", index)
            if not sound:
                yield from land_faults(group.hex, (*here, "hex"), rules)
            yield from between(group.hex.river, 0, 2 * RIVER_POOL - 1, (*here, "hex", "river"))
            if group.hex.prepared is not None:
                yield from between(group.hex.prepared, 0, LAST_MONTH, (*here, "hex", "prepared"))
            if group.owner:
                yield from unknown("kingdom", group.owner, self.kingdoms, (*here, "owner"))
            yield from _run_faults(group.runs, (*here, "runs"))
        yield from _run_faults(way.no_hexes, (*path, "no_hexes"))


def _absent_faults(
    category: str, absent: Sequence[str], known: Mapping[str, object], path: FaultPath
) -> Iterator[Fault]:
    for index, key in enumerate(absent):
        yield from unknown(category, key, known, (*path, index))


def _run_faults(runs: Sequence[Run], path: FaultPath) -> Iterator[Fault]:
    """Faults of runs of hexes: beyond the farthest hex, or too many."""
    if not runs or _runs_are_sound(runs):
        return
    total = 0
    for index, (level, q, r, count) in enumerate(runs):
        here = (*path, index)
        yield from between(count, 1, max(MOST_HEXES - total, 1), (*here, 3))
        total += max(count, 0)
        for place, (value, far) in enumerate(((level, DEEPEST), (q, FARTHEST), (r, FARTHEST))):
            yield from between(value, -far, far, (*here, place))
        if r <= FARTHEST:
            yield from between(r + min(count, MOST_HEXES) - 1, -FARTHEST, FARTHEST, (*here, 3))


def _runs_are_sound(runs: Sequence[Run]) -> bool:
    """The same checks at once: a brush over a large map leaves many runs."""
    levels, qs, rs, counts = zip(*runs, strict=True)
    return (
        min(counts) > 0
        and sum(counts) <= MOST_HEXES
        and min(levels) >= -DEEPEST
        and max(levels) <= DEEPEST
        and min(*qs, *rs) >= -FARTHEST
        and max(*qs, *rs) <= FARTHEST
        and max(map(sum, zip(rs, counts, strict=True))) <= FARTHEST + 1
    )


def _within(hex_id: object, runs: Iterable[Run]) -> bool:
    if not isinstance(hex_id, tuple):
        return False
    level, q, r = hex_id
    return any(run[0] == level and run[1] == q and run[2] <= r < run[2] + run[3] for run in runs)
