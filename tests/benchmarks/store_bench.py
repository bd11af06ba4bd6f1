"""Loading and saving 40,000 hexes, as a ratio to a bare parse and an indented dump of the same file.

The machine's own noise falls on both sides of a ratio, as they are timed in turns.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from kingdom_gui.assets import asset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import load_campaign, save_campaign
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.rulefiles import load_rules

from .figure import SHORT, Figure, best
from .made_map import sized_map

HEXES = 4_000 if SHORT else 40_000
LOAD_BOUND = 4.0  # bare parses of the same file; the aim is 1
SAVE_BOUND = 0.2  # indented dumps
ROUNDS = 1 if SHORT else 9


def figures() -> Iterator[Figure]:
    """Load, save, and what a wrong file costs; ratios, and the milliseconds behind them."""
    rules = load_rules(asset("rules"))
    campaign = _numbered(sized_map(HEXES))
    data = encode(campaign)
    plain = json.loads(data)
    foreign = json.dumps(plain, indent=1).encode()
    faulty = _faulty(data)

    load, parse = _in_turns(lambda: decode(data, rules, "bench"), lambda: json.loads(data))
    yield Figure(f"store: load and validate {HEXES:,} hexes", load / parse, "bare parses", LOAD_BOUND)
    yield Figure(f"store: load and validate {HEXES:,} hexes, time", load, "ms")
    other, parse = _in_turns(lambda: decode(foreign, rules, "bench"), lambda: json.loads(foreign))
    yield Figure("store: the same, written by another program", other / parse, "bare parses", LOAD_BOUND)
    save, dump = _in_turns(lambda: encode(campaign), lambda: json.dumps(plain, indent=2))
    yield Figure(f"store: save {HEXES:,} hexes", save / dump, "indented dumps", SAVE_BOUND)
    yield Figure(f"store: save {HEXES:,} hexes, time", save, "ms")
    yield Figure("store: name the fault in the last hex", best(lambda: _refused(faulty, rules)), "ms")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "bench.kingdom.json"
        save_campaign(path, campaign)
        yield Figure("store: save to disk with a backup", best(lambda: save_campaign(path, campaign)), "ms")
        yield Figure("store: open from disk", best(lambda: load_campaign(path, rules)), "ms")


def _in_turns(ours: Callable[[], object], theirs: Callable[[], object]) -> tuple[float, float]:
    """The best milliseconds of both, a round of the one after a round of the other."""
    mine, other = [], []
    for _ in range(ROUNDS):
        mine.append(best(ours, rounds=1))
        other.append(best(theirs, rounds=1))
    return min(mine), min(other)


def _numbered(campaign: Campaign) -> Campaign:
    """The campaign with a counter beyond every number that a building has."""
    numbers = [b.id for s in campaign.settlements.values() for d in s.districts for b in d.buildings]
    return replace(campaign, counter=max(numbers, default=0))


def _faulty(data: bytes) -> bytes:
    """The file with the terrain of its last hex misspelt."""
    last = data.rindex(b'"terrain":"') + len(b'"terrain":"')
    return data[:last] + b"x" + data[last:]


def _refused(data: bytes, rules: object) -> None:
    try:
        decode(data, rules, "bench")  # type: ignore[arg-type]
    except StoreError as error:
        if not error.faults[0].line:
            raise
