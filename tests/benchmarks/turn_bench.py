"""How fast months are played: one of a large kingdom, one of the example, and many futures of the example."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from time import perf_counter, process_time

from msgspec.structs import replace

from kingdom_gui.assets import asset
from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Building, Campaign, District, Turn
from kingdom_gui.engine.turn.forecast import play_month
from kingdom_gui.engine.turn.slots import ROLLED
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.rulefiles import load_rules

from .engine_bench import large_kingdom, large_map
from .figure import SHORT, Figure, best, in_ticks

FUTURES = 20 if SHORT else 1000
MONTHS = 12
SLOTS = 200
EXAMPLE = "examples/brindlemark.kingdom.json"


def figures() -> list[Figure]:
    """The figures of the month; milliseconds are given as on the machine the bounds were set on."""
    rules = _rules()
    wide = _reigning(large_kingdom(rules, large_map(100, 100)), "k")
    example = load_campaign(asset(EXAMPLE), rules)
    kingdom = example.at_table
    small = best(lambda: play_month(_seeded(example, 3), kingdom, rules), times=20)
    large = best(lambda: play_month(wide, "k", rules), times=5)
    slots = best(_slots(rules), times=5)
    start = perf_counter()
    with ProcessPoolExecutor(2) as pool:
        busy = max(pool.map(_futures, [range(0, FUTURES // 2), range(FUTURES // 2, FUTURES)]))
    took = perf_counter() - start
    return [
        Figure("a month of 200 hexes and 10 settlements", in_ticks(large), "ms", 20.0),
        Figure("a month of the example kingdom", in_ticks(small), "ms", 1.0),
        Figure("200 magic item slots filled in one step", in_ticks(slots), "ms", 20.0),
        Figure(f"{FUTURES:,} twelve-month futures on two processes", in_ticks(busy * 1000) / 1000, "s", 15.0),
        Figure(f"{FUTURES:,} twelve-month futures, with what else the machine did", took, "s"),
    ]


def _slots(rules: Ruleset) -> Callable[[], object]:
    """The items step of a settlement of 200 districts, in each of which a slot fills."""
    home = (0, 0, 0)
    campaign = Campaign()
    for action in (
        actions.PaintTerrain(hexes=(home,), terrain="plains"),
        actions.FoundKingdom(kingdom="k", name="Kay", alignment="N", treasury=50, hexes=(home,)),
        actions.FoundSettlement(kingdom="k", settlement="a", name="Ashford", hex=home, granted=True),
        actions.BeginReign(kingdom="k"),
        actions.SetRuling(ruling="slot_price_cap", choice="none"),
    ):
        outcome = decide(action, campaign, rules)
        assert isinstance(outcome, Change), outcome
        campaign = outcome.campaign
    districts = tuple(District(buildings=(Building(n, "herbalist", (0,)),)) for n in range(1, SLOTS + 1))
    town = replace(campaign.settlements["a"], districts=districts)
    kingdom = replace(campaign.kingdoms["k"], turn=Turn("upkeep", "items"))
    campaign = replace(
        campaign,
        settlements=campaign.settlements.set("a", town),
        kingdoms=campaign.kingdoms.set("k", kingdom),
    )
    step = actions.PlayStep(kingdom="k", answers={ROLLED: (100,) * SLOTS})
    outcome = decide(step, campaign, rules)
    assert isinstance(outcome, Change)
    assert len(outcome.campaign.settlements["a"].items) == SLOTS
    return lambda: decide(step, campaign, rules)


@cache
def _rules() -> Ruleset:
    """The rules, read once in each process."""
    return load_rules(asset("rules"))


def _futures(seeds: range) -> float:
    """Play these futures; the seconds that this process has worked, whoever else wanted its processor."""
    rules = _rules()
    example = load_campaign(asset(EXAMPLE), rules)
    for seed in seeds:
        campaign = _seeded(example, seed)
        for _ in range(MONTHS):
            campaign = play_month(campaign, campaign.at_table, rules)
        if campaign.month != example.month + MONTHS:
            raise RuntimeError(f"the future of seed {seed} did not come to its end")
    return process_time()


def _seeded(campaign: Campaign, seed: int) -> Campaign:
    return replace(campaign, settings=replace(campaign.settings, seed=seed))


def _reigning(campaign: Campaign, kingdom: str) -> Campaign:
    outcome = decide(actions.BeginReign(kingdom=kingdom), campaign, _rules())
    assert isinstance(outcome, Change)
    return outcome.campaign
