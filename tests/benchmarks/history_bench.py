"""What keeping every month costs: a brush over the whole map in one month, and ten years of play."""

from __future__ import annotations

from collections.abc import Iterator

from immutables import Map
from msgspec.structs import replace

from kingdom_gui.assets import asset
from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.changes import changes
from kingdom_gui.engine.history import at, moments
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign, Hex
from kingdom_gui.engine.turn.month import advance
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.rulefiles import load_rules

from .figure import SHORT, Figure, best, in_ticks
from .made_map import sized_map
from .store_bench import _in_turns, _numbered

HEXES = 4_000 if SHORT else 40_000
MONTHS = 12 if SHORT else 120
EXAMPLE = "examples/brindlemark.kingdom.json"


def figures() -> Iterator[Figure]:
    """Ratios to the same campaign without a history, and milliseconds as on the machine of the bounds."""
    rules = load_rules(asset("rules"))
    before = _began(_numbered(sized_map(HEXES)), rules)
    painted = _painted(before)
    after = _advanced(painted, rules)
    yield Figure(
        f"history: close a month with {HEXES:,} hexes painted",
        in_ticks(best(lambda: _advanced(_painted(before), rules)) - best(lambda: _painted(before))),
        "ms",
        300.0,
    )
    yield from _file(f"after a brush over {HEXES:,} hexes", after, rules, 1.75)
    yield from _file("in the month of that brush", painted, rules, 2.5)
    yield Figure("history: back before that brush", in_ticks(best(lambda: at(_copy(after), 1))), "ms")

    long = load_campaign(asset(EXAMPLE), rules)
    while len(moments(long)) <= MONTHS:
        month = actions.PlayPhase(kingdom=long.at_table, month=True, roll=True)
        long = _done(long, rules, month, actions.AdvanceMonth(kingdom=long.at_table))
    yield from _file(f"{MONTHS} months of the example", long, rules, None)
    first = moments(long)[0]
    yield Figure(f"history: back {MONTHS} months", in_ticks(best(lambda: at(_copy(long), first))), "ms", 50.0)
    started = at(long, first)
    told = best(lambda: changes(started, _copy(long), long.at_table, rules))
    yield Figure("history: what changed in these", in_ticks(told), "ms", 100.0)


def _file(name: str, campaign: Campaign, rules: Ruleset, bound: float | None) -> Iterator[Figure]:
    """Load and save, against the same without history."""
    bare = replace(campaign, opened=None, past=Map())
    data, other = encode(campaign), encode(bare)
    load, less = _in_turns(lambda: decode(data, rules, "bench"), lambda: decode(other, rules, "bench"))
    yield Figure(f"history: load, {name}", load / less, "times without", bound)
    save, less = _in_turns(lambda: encode(campaign), lambda: encode(bare))
    yield Figure(f"history: save, {name}", save / less, "times without", bound)
    yield Figure(f"history: file, {name}", len(data) / len(other), "times without")


def _began(campaign: Campaign, rules: Ruleset) -> Campaign:
    return _done(campaign, rules, actions.BeginReign(kingdom=min(campaign.kingdoms)))


def _painted(campaign: Campaign) -> Campaign:
    """Every hex another than it was; a new record each, as a brush makes them."""
    return replace(campaign, hexes=Map({hex_id: Hex("forest") for hex_id in campaign.hexes}))


def _advanced(campaign: Campaign, rules: Ruleset) -> Campaign:
    draft = Draft(campaign)
    advance(draft, rules)
    return draft.campaign


def _copy(campaign: Campaign) -> Campaign:
    """The same campaign as another record, of which nothing is remembered."""
    return replace(campaign, past=campaign.past.set(0, campaign.past[moments(campaign)[0]]).delete(0))


def _done(campaign: Campaign, rules: Ruleset, *what: Action) -> Campaign:
    for action in what:
        outcome = decide(action, campaign, rules)
        if not isinstance(outcome, Change):
            raise RuntimeError(f"{action} is refused: {[reason.code for reason in outcome.reasons]}")
        campaign = outcome.campaign
    return campaign
