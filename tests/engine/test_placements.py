"""Where a building may go: the answers the grid shows while one is dragged are those of the drop."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.placements import Form, Spot, forms_of, lawful_spots, nearest_spot, spots_of

from .table import HOME, RULES
from .test_build import moves
from .town import Town, buying


def asked(town: Town, kind: str, form: Form | None = None, **fields: object) -> dict[Spot, int]:
    action = replace(buying(kind), kingdom="k", **fields)
    return lawful_spots(action, town.campaign, RULES, form)


def test_a_shop_goes_beside_a_house() -> None:
    town = Town()
    town.put("house", 7)
    assert asked(town, "shop") == {Spot(0, (lot,)): 8 for lot in (1, 6, 8, 13)}


def test_large_buildings_are_asked_for_as_they_lie() -> None:
    town = Town()
    assert len(asked(town, "theater")) == 30
    assert set(asked(town, "theater", Form(2, turned=True))) == {Spot(0, (n, n + 6)) for n in range(30)}
    assert len(asked(town, "castle", Form(4))) == 25
    assert asked(town, "waterway", Form(2)).keys() == asked(town, "theater").keys()
    assert asked(town, "castle", Form(2)) == {}
    town.put("smithy", 14)
    corners = {spot.lots[0] for spot in asked(town, "castle")}
    assert set(range(25)) - corners >= {7, 8, 13, 14}
    assert len(corners) == 21


def test_a_plan_may_go_where_the_rules_only_warn() -> None:
    town = Town(treasury=0)
    assert asked(town, "shop") == {}
    assert asked(town, "shop", planned=True) == {Spot(0, (lot,)): 0 for lot in range(36)}


def test_what_stands_is_moved_by_the_gm_alone_and_a_plan_by_anybody() -> None:
    town = Town()
    house = town.put("house", 7)
    move = actions.MoveBuilding(kingdom="k", settlement="a", number=house.id)
    assert lawful_spots(move, town.campaign, RULES) == {}
    town.do(actions.Build(settlement="a", building="theater", lots=(0, 1), planned=True))
    move = actions.MoveBuilding(kingdom="k", settlement="a", number=town.last.id)
    found = lawful_spots(move, town.campaign, RULES)
    assert Spot(0, (1, 2)) in found
    assert Spot(0, (7, 8)) not in found


def test_sides_for_walls_and_gates_and_the_whole_district_for_sewers() -> None:
    town = Town(water=("w",))
    assert [spot.side for spot in asked(town, "city_wall")] == ["n", "e", "s"]
    town.put("city_wall", side="e")
    assert [spot.side for spot in asked(town, "watergate")] == ["e"]
    assert asked(town, "sewer_system") == {Spot(0): 24}
    town.put("sewer_system")
    assert asked(town, "sewer_system") == {}


def test_a_wreck_makes_its_own_lots_cheaper() -> None:
    town = Town()
    town.do(actions.Demolish(settlement="a", number=town.put("academy", 0, 1).id))
    prices = asked(town, "luxury_store", granted=False)
    assert prices == {}  # no house beside any lot
    prices = asked(town, "smithy")
    assert (prices[Spot(0, (0,))], prices[Spot(0, (1,))], prices[Spot(0, (2,))]) == (0, 0, 6)


@pytest.mark.parametrize("kind", ["library", "castle", "sewer_system", "city_wall"])
def test_nothing_is_lawful_where_something_is_against_it_everywhere(kind: str) -> None:
    town = Town()
    assert asked(town, kind)
    struck = town.campaign.kingdoms["k"]
    town.campaign = replace(
        town.campaign, kingdoms=town.campaign.kingdoms.set("k", replace(struck, anarchy=True))
    )
    assert asked(town, kind) == {}
    assert nearest_spot(replace(buying(kind), kingdom="k"), town.campaign, RULES) is not None


def test_the_nearest_spot_has_the_fewest_rules_against_it() -> None:
    town = Town()
    town.put("tannery", 0)
    town.put("house", 35)
    shop = replace(buying("shop"), kingdom="k")
    assert nearest_spot(shop, town.campaign, RULES) == Spot(0, (29,))
    market = replace(shop, building="market")  # two houses are nowhere
    found = nearest_spot(market, town.campaign, RULES)
    assert found is not None
    assert [r.code for r in decide(replace(market, lots=found.lots), town.campaign, RULES).reasons] == [
        "needs_neighbours"
    ]
    assert nearest_spot(replace(shop, settlement="z"), town.campaign, RULES) is None


STARTS = {
    "land": Town(treasury=60, water=("w",)).campaign,
    "hills": Town(treasury=30, terrain="hills").campaign,
}
terms = st.sampled_from([{}, {}, {"planned": True}, {"granted": True}, {"magic": True}, {"salvage": True}])


@settings(max_examples=12, deadline=None)
@given(
    st.sampled_from(sorted(STARTS)),
    st.lists(moves, max_size=18),
    st.sampled_from(sorted(RULES.buildings)),
    terms,
    st.sampled_from(["", "ruin", "building"]),
)
def test_whatever_stands_the_drop_does_what_the_spots_promise(start, sequence, kind, how, special) -> None:
    campaign = STARTS[start]
    if special:
        marked = decide(actions.AddSpecial(hex=HOME, special=special, building=kind), campaign, RULES)
        campaign = marked.campaign if isinstance(marked, Change) else campaign
    for action in sequence:
        outcome = decide(action, campaign, RULES)
        campaign = outcome.campaign if isinstance(outcome, Change) else campaign
    wanted = actions.Build(kingdom="k", settlement="a", building=kind, **how)
    for form in forms_of(RULES.buildings[kind]) or (None,):
        found = lawful_spots(wanted, campaign, RULES, form)
        for spot in spots_of(RULES.buildings[kind], 0, form):
            dropped = decide(replace(wanted, lots=spot.lots, side=spot.side), campaign, RULES)
            assert isinstance(dropped, Change) == (spot in found), spot
            if isinstance(dropped, Change):
                assert dropped.price.total == found[spot]
