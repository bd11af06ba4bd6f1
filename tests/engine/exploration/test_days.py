"""Days of exploration by terrain along a path, and the quickest way (IT L519-530, L1371)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.exploration.days import days_along, exploration_days
from kingdom_gui.engine.exploration.itinerary import Itinerary
from kingdom_gui.engine.exploration.way import beside, may_enter, quickest
from kingdom_gui.engine.state import Campaign, Hex, Kingdom

from ..table import RULES

DAYS = {
    "cavern": 3, "hills": 1, "desert": 2, "forest": 2, "jungle": 2, "mountains": 3, "marsh": 3, "plains": 1,
    "water": 2,
}  # fmt: skip
START: hexes.HexId = (0, 0, 0)


def land(terrain: dict[hexes.HexId, str], **claims: hexes.HexId) -> Campaign:
    """A map of these terrains; kingdom `k` has its first hex, others what is named."""
    owned = {START: "k", **{hex_id: owner for owner, hex_id in claims.items()}}
    return Campaign(
        hexes=Map({hex_id: Hex(kind) for hex_id, kind in terrain.items()}),
        claims=Map(owned),
        kingdoms=Map({"k": Kingdom("k", "Kay")}),
    )


@pytest.mark.parametrize(("terrain", "days"), DAYS.items())
def test_days_by_terrain_are_the_tables(terrain: str, days: int) -> None:
    assert exploration_days(terrain, RULES) == days


def test_a_terrain_without_days_of_its_own_is_crossed() -> None:
    assert exploration_days("coastline", RULES) == 1
    assert exploration_days("no such terrain", RULES) == 1


def test_days_along_a_path_explore_what_is_new_and_cross_the_rest() -> None:
    path = hexes.line(START, (0, 3, 0))
    known = {
        path[0]: Hex("plains", explored=True), path[1]: Hex("marsh"), path[2]: Hex("forest", explored=True),
    }  # fmt: skip
    found = days_along([*path, path[1]], known, RULES)
    assert [(stay.days, stay.explores) for stay in found] == [(1, False), (3, True), (1, False), (1, False)]
    assert [stay.days for stay in days_along(path, known, RULES, explore_all=True)] == [1, 3, 2]


def test_the_quickest_way_goes_round_what_takes_long() -> None:
    """Through the mountain 3 + 1 days, round it 1 + 1 + 1."""
    disk = dict.fromkeys(hexes.disk(START, 3), "plains")
    campaign = land({**disk, (0, 1, 0): "mountains"})
    path = quickest(campaign, "k", (START, (0, 2, 0)), RULES)
    assert path is not None
    assert (0, 1, 0) not in path
    assert len(path) == 4
    assert Itinerary(campaign, "k", path, RULES).days == 3


def test_what_is_explored_is_crossed_in_a_day() -> None:
    disk = dict.fromkeys(hexes.disk(START, 3), "plains")
    campaign = land({**disk, (0, 1, 0): "mountains"})
    crossed = replace(campaign, hexes=campaign.hexes.set((0, 1, 0), Hex("mountains", explored=True)))
    assert quickest(crossed, "k", (START, (0, 2, 0)), RULES) == ((0, 0, 0), (0, 1, 0), (0, 2, 0))


def test_explorers_keep_out_of_other_kingdoms_land_unless_the_game_master_lets_them() -> None:
    row = {(0, q, 0): "plains" for q in range(4)}
    campaign = land(row, other=(0, 2, 0))
    assert quickest(campaign, "k", (START, (0, 3, 0)), RULES) is None
    path = quickest(campaign, "k", (START, (0, 3, 0)), RULES, lawful=False)
    assert path == tuple((0, q, 0) for q in range(4))
    lawful = Itinerary(campaign, "k", path, RULES)
    assert (lawful.barred, lawful.days) == ((0, 2, 0), 1)
    lawless = Itinerary(campaign, "k", path, RULES, lawless=True)
    assert (lawless.barred, lawless.days, lawless.unknown) == (None, 3, 2)


def test_a_cavern_is_entered_from_the_hex_above_it() -> None:
    campaign = land({START: "plains", (0, 1, 0): "hills", (-1, 1, 0): "cavern"})
    path = quickest(campaign, "k", (START, (-1, 1, 0)), RULES)
    assert path == (START, (0, 1, 0), (-1, 1, 0))
    assert Itinerary(campaign, "k", path, RULES).days == 1 + 3


def test_the_days_are_a_ledger_by_terrain() -> None:
    row = ["plains", "hills", "forest", "forest", "marsh"]
    campaign = land({(0, q, 0): kind for q, kind in enumerate(row)})
    campaign = replace(campaign, hexes=campaign.hexes.set((0, 1, 0), Hex("hills", explored=True)))
    plan = Itinerary(campaign, "k", [(0, q, 0) for q in range(5)], RULES)
    told = {(entry.source.kind, entry.source.id): entry.amount for entry in plan.ledger}
    assert told == {("terrain", "forest"): 4, ("terrain", "marsh"): 3, ("expedition", "crossing"): 1}
    assert plan.ledger.total == plan.days == 8


@given(st.integers(0, 40), st.lists(st.sampled_from(sorted(DAYS)), min_size=1, max_size=8))
def test_within_spends_the_days_given_and_no_more(given_days: int, row: list[str]) -> None:
    campaign = land({START: "plains", **{(0, q, 0): kind for q, kind in enumerate(row, 1)}})
    plan = Itinerary(campaign, "k", [(0, q, 0) for q in range(len(row) + 1)], RULES)
    finished, left = plan.within(given_days)
    spent = sum(stay.days for stay in finished)
    if len(finished) == len(row):
        assert (spent, left) == (plan.days, 0)
        assert plan.days <= given_days
    else:
        assert spent + left == given_days
        assert left < plan.stays[len(finished)].days


@given(st.data())
def test_no_way_is_quicker_than_the_one_found(data: st.DataObject) -> None:
    """Against the days of all hexes by a plain search that tries everything."""
    names = st.sampled_from(sorted(DAYS))
    places = sorted(hexes.disk(START, 2))
    campaign = land({hex_id: data.draw(names) for hex_id in places}, other=data.draw(st.sampled_from(
        [hex_id for hex_id in places if hex_id != START]
    )))  # fmt: skip
    goal = data.draw(st.sampled_from(places))
    best = {START: 0}
    for _ in places:
        for here in list(best):
            for other in beside(here):
                if may_enter(campaign, "k", other):
                    days = DAYS[campaign.hexes[other].terrain] if other not in campaign.claims else 1
                    best[other] = min(best.get(other, 999), best[here] + days)
    path = quickest(campaign, "k", (START, goal), RULES)
    if path is None:
        assert goal not in best
    else:
        assert all(other in beside(one) for one, other in pairwise(path))
        assert Itinerary(campaign, "k", path, RULES).days == best[goal]
