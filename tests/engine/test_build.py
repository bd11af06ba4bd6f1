"""Placing buildings: sites, limits, plans, moving, Unrest (IT L261, L304-316, L554-560)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine import lots
from kingdom_gui.engine.actions import Change, Refusal, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.standing import free_lots, takes_lots

from .table import HOME, RULES, Table
from .town import Town, buying

# Sites


@pytest.mark.parametrize(
    ("kind", "covered", "code"),
    [
        ("house", (), "wrong_lot_count"),
        ("house", (1, 2), "wrong_lot_count"),
        ("house", (36,), "lots_off_grid"),
        ("house", (-1,), "lots_off_grid"),
        ("theater", (5, 6), "wrong_shape"),
        ("theater", (0, 7), "wrong_shape"),
        ("theater", (3, 3), "wrong_shape"),
        ("castle", (0, 1, 2, 3), "wrong_shape"),
        ("sewer_system", (3,), "wrong_lot_count"),
        ("city_wall", (), "needs_side"),
    ],
)
def test_lots_that_cannot_be(kind: str, covered: tuple[int, ...], code: str) -> None:
    town = Town()
    assert town.refused(buying(kind, *covered)) == [code]
    assert town.refused(replace(buying(kind, *covered), override="I insist")) == [code]


def test_a_house_has_no_side_to_stand_on() -> None:
    assert Town().refused(buying("house", 3, side="n")) == ["takes_no_side"]


def test_what_is_not_there() -> None:
    town = Town()
    assert town.refused(buying("keep", 1)) == ["no_such_building"]
    assert town.refused(replace(buying("house", 1), settlement="z")) == ["no_such_settlement"]
    assert town.refused(replace(buying("house", 1), district=1)) == ["no_such_district"]
    assert town.refused(actions.Demolish(settlement="a", number=999)) == ["no_building_of_number"]


def test_a_taken_lot_stays_taken_even_for_the_gm() -> None:
    town = Town()
    town.put("theater", 7, 8)
    assert town.refused(buying("castle", 8, 9, 14, 15)) == ["lot_taken"]
    assert town.refused(replace(buying("smithy", 8), override="I insist")) == ["lot_taken"]
    assert free_lots(town.district, RULES) == tuple(lot for lot in range(36) if lot not in (7, 8))


def test_a_large_building_may_cover_a_street() -> None:
    town = Town()
    town.put("castle", 7, 8, 13, 14)
    assert len({lots.block_of(lot) for lot in town.last.lots}) == 4


def test_the_order_of_lots_given_does_not_matter() -> None:
    town = Town()
    town.put("castle", 14, 7, 13, 8)
    assert town.last.lots == (7, 8, 13, 14)


def test_squatters_keep_a_lot() -> None:
    """IT L1220; the GM may clear it or insist."""
    town = Town()
    town.do(actions.BlockLots(settlement="a", district=0, lots=(7,)))
    assert town.refused(buying("theater", 7, 8)) == ["lot_blocked"]
    town.do(actions.BlockLots(settlement="a", district=0, lots=(7, 9), blocked=False))
    town.put("theater", 7, 8)
    assert town.refused(actions.BlockLots(settlement="a", district=0, lots=(8,))) == ["lot_in_use"]
    assert town.refused(actions.BlockLots(settlement="a", district=0, lots=(40,))) == ["no_such_lot"]


# Works that share a lot (rulings D29, E07)


def test_a_bridge_stands_on_a_waterway() -> None:
    town = Town()
    assert town.refused(buying("bridge", 14)) == ["needs_host"]
    town.put("waterway", 14)
    town.put("bridge", 14)
    assert town.refused(buying("bridge", 14)) == ["lot_has_one"]
    assert town.refused(buying("house", 14)) == ["lot_taken"]


def test_a_cistern_shares_any_lot_or_takes_one() -> None:
    town = Town()
    town.put("smithy", 14)
    town.put("cistern", 14)
    town.put("cistern", 20)
    town.put("brewery", 20)  # and makes room for another building
    assert town.here.total("lots") == 2


def test_a_spring_needs_its_host_and_medium_items() -> None:
    town = Town()
    town.put("monument", 14)
    assert town.refused(buying("everflowing_spring", 14)) == ["needs_item_tier"]
    town.put("academy", 0, 1)
    assert town.refused(buying("everflowing_spring", 0)) == ["needs_host"]
    assert town.refused(buying("everflowing_spring")) == ["wrong_lot_count"]
    town.put("everflowing_spring", 14)


def test_lamps_need_one_of_four_buildings() -> None:
    """IT L832; they stand on any lot, or in the margin."""
    town = Town()
    assert town.refused(buying("magical_streetlamps", 14)) == ["needs_building"]
    temple = town.put("temple", 0, 1)
    town.put("magical_streetlamps", 14)
    town.put("magical_streetlamps")
    town.do(actions.SetBuilding(settlement="a", number=temple.id, damaged=True))
    assert town.refused(buying("magical_streetlamps", 15)) == ["needs_building"]


def test_a_waterway_of_one_or_two_lots_costs_the_same() -> None:
    """Ruling D19: two lots are a straight domino."""
    town = Town()
    assert town.buy("waterway", 0).price.total == town.buy("waterway", 2, 8).price.total == 3
    assert town.refused(buying("waterway", 20, 21, 22)) == ["wrong_lot_count"]


# Limits of kind


@pytest.mark.parametrize("kind", ["arena", "castle", "cathedral", "military_academy", "waterfront"])
def test_one_in_a_settlement(kind: str) -> None:
    town = Town(water=("n", "s"))
    covered = lots.footprint(RULES.buildings[kind].lots, 0)
    other = lots.footprint(RULES.buildings[kind].lots, 26)
    assert covered is not None
    assert other is not None
    town.put(kind, *covered)
    assert town.refused(buying(kind, *other)) == ["limit_per_settlement"]
    town.do(actions.AddDistrict(settlement="a", water=("n",), granted=True))
    assert town.refused(replace(buying(kind, *covered), district=1)) == ["limit_per_settlement"]


@pytest.mark.parametrize("kind", ["paved_streets", "sewer_system"])
def test_one_in_a_district(kind: str) -> None:
    town = Town()
    town.put(kind)
    assert town.refused(buying(kind)) == ["limit_per_district"]
    town.do(actions.AddDistrict(settlement="a", granted=True))
    town.do(replace(buying(kind), district=1))


def test_a_watergate_belongs_in_a_wall() -> None:
    town = Town()
    assert town.refused(buying("watergate", side="n")) == ["needs_part"]
    town.put("city_wall", side="n")
    town.put("watergate", side="n")
    assert town.refused(buying("watergate", side="e")) == ["needs_part"]
    change = town.do(actions.Demolish(settlement="a", number=town.district.buildings[0].id))
    assert [w.code for w in change.warnings] == ["falls_with"]
    assert town.district.buildings == ()


# The month's limit (IT L309, rulings B02, B03, D28, D29)


def small() -> Town:
    """Size 5: one building a month, and one free residential building."""
    return Town(treasury=40, size=5)


def test_one_building_and_one_home() -> None:
    """Case free_house: House, then Inn; the second House is refused."""
    town = small()
    town.buy("house", 7)
    town.buy("inn", 8)
    assert town.refused(buying("house", 20)) == ["limit_reached"]
    assert town.kingdom.use.free_residential
    assert town.kingdom.use.buildings == 1
    town.do(actions.AdvanceMonth())
    town.buy("house", 20)


def test_one_free_home_in_all_not_one_of_each() -> None:
    """Ruling B03."""
    town = small()
    town.buy("house", 7)
    town.buy("tenement", 8)
    assert town.refused(buying("mansion", 9)) == ["limit_reached"]


def test_the_free_home_may_come_after_the_building() -> None:
    town = small()
    town.buy("smithy", 7)
    town.buy("noble_villa", 8, 9)
    assert town.kingdom.use.buildings == 1


def test_an_upgrade_uses_the_limit() -> None:
    """Case upgrade_counts: Shrine -> Temple (24) and a free Mansion (10) = 34; no Smithy."""
    town = small()
    shrine = town.put("shrine", 0)
    upgraded = town.do(actions.Upgrade(settlement="a", number=shrine.id, building="temple"))
    mansion = town.buy("mansion", 20)
    assert upgraded.price.total + mansion.price.total == 24 + 10 == 34
    assert town.refused(buying("smithy", 30)) == ["limit_reached"]


def test_an_upgrade_of_a_home_is_no_free_home() -> None:
    """Ruling D28: Tenement -> House counts."""
    town = small()
    tenement = town.put("tenement", 0)
    town.do(actions.Upgrade(settlement="a", number=tenement.id, building="house"))
    assert town.kingdom.use.buildings == 1
    assert not town.kingdom.use.free_residential
    town.buy("house", 1)


def test_conversions_demolitions_and_buildings_share_one_limit() -> None:
    """Size 11: two a month (IT L310, L316); each pair fills it, and the free home goes beside any."""
    for first, second in (("upgrade", "demolish"), ("upgrade", "build"), ("demolish", "build")):
        town = Town(size=11)
        shrine, park = town.put("shrine", 0), town.put("park", 5)
        deeds = {
            "upgrade": actions.Upgrade(settlement="a", number=shrine.id, building="temple"),
            "demolish": actions.Demolish(settlement="a", number=park.id),
            "build": buying("smithy", 30),
        }
        town.do(deeds.pop(first), deeds.pop(second))
        assert town.kingdom.use.buildings == 2
        (left,) = deeds.values()
        assert town.refused(left) == ["limit_reached"]
        town.buy("house", 20)
        assert (town.kingdom.use.buildings, town.kingdom.use.free_residential) == (2, True)


def test_works_without_lots_count_and_a_gate_with_its_wall_does_not() -> None:
    """Ruling D29; IT L698."""
    town = Town(size=11)  # two buildings a month
    town.buy("city_wall", side="n")
    town.buy("watergate", side="n")
    assert town.kingdom.use.buildings == 1
    town.buy("sewer_system")
    assert town.refused(buying("city_wall", side="e")) == ["limit_reached"]
    town.do(actions.AdvanceMonth())
    town.do(actions.Demolish(settlement="a", number=town.district.buildings[1].id))
    town.buy("watergate", side="n")  # a later gate counts
    assert town.refused(buying("smithy", 1)) == ["limit_reached"]


def test_what_the_gm_grants_is_outside_the_limit() -> None:
    town = small()
    for lot in range(5):
        town.put("smithy", lot)
    assert town.kingdom.use.buildings == 0


def test_the_gm_may_go_past_a_limit_with_a_note() -> None:
    town = small()
    town.buy("smithy", 0)
    town.do(replace(buying("smithy", 1), override="the dwarves help"))
    notes = [(e.code, e.parameters.get("code"), e.note) for e in town.campaign.journal[1]]
    assert ("overridden", "limit_reached", "the dwarves help") in notes


def test_while_founding_there_is_no_limit_and_no_word_of_it() -> None:
    table = Table().found(treasury=50)
    table.do(actions.FoundSettlement(settlement="a", name="A", hex=HOME))
    table.do(buying("shrine", 0))
    assert "limit_reached" not in {w.code for w in table.do(buying("monument", 1)).warnings}


def test_a_first_settlement_begins_with_one_of_four() -> None:
    """IT L495: Inn, Shrine, Monastery or Watchtower, and a home; anything else is told."""
    table = Table().found(treasury=50)
    table.do(actions.FoundSettlement(settlement="a", name="A", hex=HOME))
    outcome = decide(replace(buying("smithy", 0), kingdom="k"), table.campaign, RULES)
    assert isinstance(outcome, Change)
    (warning,) = outcome.warnings
    assert warning.code == "unusual_first_building"
    assert warning.parameters["any_of"] == "inn monastery shrine watchtower"
    assert table.do(buying("house", 0)).warnings == ()
    assert table.do(buying("inn", 1)).warnings == ()


# Unrest once (IT L555, rulings D11, D23 of the disputes)


def test_unrest_comes_once_and_never_below_0() -> None:
    """Ruling D11: a Castle (-4) at Unrest 2 leaves 0, and no credit."""
    town = Town()
    town.do(actions.Grant(unrest=2))
    town.put("castle", 0, 1, 6, 7)
    assert town.total("unrest") == 0
    town.put("tenement", 20)
    assert town.total("unrest") == 2


def test_the_journal_of_unrest_names_the_building() -> None:
    town = Town()
    town.put("tenement", 20)
    (entry,) = town.kingdom.unrest.entries
    assert (entry.amount, entry.source.kind, entry.source.id, entry.source.place) == (
        2,
        "building",
        "tenement",
        f"a#{town.last.id}",
    )


def test_walls_and_moats_calm_once_a_settlement() -> None:
    """City Wall -2 and Moat -1, whatever their number: 9 - 2 - 1 = 6 (dispute D23)."""
    town = Town()
    town.do(actions.Grant(unrest=9))
    for side in ("n", "e", "s", "w"):
        town.put("city_wall", side=side)  # type: ignore[arg-type]
        town.put("moat", side=side)  # type: ignore[arg-type]
    assert town.total("unrest") == 6
    reasons = {e.reason for e in town.kingdom.unrest.entries if not e.applies}
    assert reasons == {"once_per_settlement"}


def test_a_wall_pulled_down_and_built_anew_calms_nobody_twice() -> None:
    town = Town()
    town.do(actions.Grant(unrest=9))
    wall = town.put("city_wall", side="n")
    town.do(actions.Demolish(settlement="a", number=wall.id))
    town.put("city_wall", side="n")
    assert town.total("unrest") == 9 - 2


def test_a_paper_sheets_unrest_is_left_alone() -> None:
    town = Town()
    town.do(actions.SetPaper(totals={"economy": 3}))
    town.buy("tenement", 0)
    assert town.total("unrest") == 0


# Plans and moving


def planned(kind: str, *covered: int) -> actions.Build:
    return replace(buying(kind, *covered), planned=True)


def test_a_plan_costs_nothing_gives_nothing_and_keeps_its_lots() -> None:
    town = small()
    before = town.totals("economy", "treasury", "population", "unrest")
    change = town.do(planned("shop", 8))
    assert [w.code for w in change.warnings] == ["needs_neighbours"]
    assert town.totals("economy", "treasury", "population", "unrest") == before
    assert town.kingdom.use.buildings == 0
    assert town.refused(buying("house", 8)) == ["lot_taken"]


def test_plans_reckon_with_plans() -> None:
    """A House planned beside it is enough for a planned Shop, not for one that is paid for."""
    town = small()
    town.do(planned("house", 7))
    assert town.do(planned("shop", 8)).warnings == ()
    shop = town.last
    assert town.refused(actions.BuildPlanned(settlement="a", number=shop.id)) == ["needs_neighbours"]
    town.do(actions.BuildPlanned(settlement="a", number=shop.id - 1))
    paid = town.do(actions.BuildPlanned(settlement="a", number=shop.id))
    assert paid.price.total == 8
    assert [(b.kind, b.planned, b.month, b.paid) for b in town.district.buildings] == [
        ("house", False, 1, 3),
        ("shop", False, 1, 8),
    ]
    assert town.kingdom.use.buildings == 1
    assert town.refused(actions.BuildPlanned(settlement="a", number=shop.id)) == ["not_planned"]


def test_a_plan_is_moved_and_taken_away_freely() -> None:
    town = small()
    town.do(planned("theater", 0, 1))
    number = town.last.id
    town.do(actions.MoveBuilding(settlement="a", number=number, lots=(1, 7)))
    assert town.last.lots == (1, 7)
    assert town.refused(actions.MoveBuilding(settlement="a", number=number, lots=(1, 8))) == ["wrong_shape"]
    change = town.do(actions.Demolish(settlement="a", number=number))
    assert change.price.total == 0
    assert town.district.buildings == ()
    assert town.district.wrecks == ()


def test_what_is_built_only_the_gm_moves() -> None:
    town = Town()
    town.do(actions.AddDistrict(settlement="a", granted=True))
    house = town.put("house", 7)
    town.put("shop", 8)
    move = actions.MoveBuilding(settlement="a", number=house.id, lots=(20,), district=1)
    assert town.refused(move) == ["only_gm_moves"]
    change = town.do(replace(move, override="drawn in the wrong place"))
    assert [w.code for w in change.warnings] == ["neighbour_left_unserved"]
    assert [b.id for b in town.a.districts[1].buildings] == [house.id]
    assert town.total("economy") == 1


# Whatever is done, the grid stays lawful

K = {"kingdom": st.just("k"), "settlement": st.just("a")}
somewhere = st.tuples(st.sampled_from(sorted(RULES.buildings)), st.integers(0, 35), st.booleans()).map(
    lambda drawn: (drawn[0], lots.footprint(RULES.buildings[drawn[0]].lots or 1, drawn[1], drawn[2]) or ())
)
moves = st.one_of(
    somewhere.flatmap(
        lambda drawn: st.builds(
            actions.Build,
            building=st.just(drawn[0]),
            lots=st.sampled_from([drawn[1], ()]),
            side=st.sampled_from([None, None, "n", "e"]),
            planned=st.booleans(),
            granted=st.booleans(),
            override=st.sampled_from(["", "", "yes"]),
            **K,
        )
    ),
    st.builds(actions.Demolish, number=st.integers(1, 30), **K),
    st.builds(actions.BuildPlanned, number=st.integers(1, 30), **K),
    st.builds(
        actions.Upgrade,
        number=st.integers(1, 30),
        building=st.sampled_from(sorted({u for k in RULES.buildings.values() for u in k.upgrades_to})),
        override=st.sampled_from(["", "yes"]),
        **K,
    ),
    st.builds(
        actions.MoveBuilding,
        number=st.integers(1, 30),
        lots=somewhere.map(lambda drawn: drawn[1]),
        override=st.sampled_from(["", "yes"]),
        **K,
    ),
    st.builds(actions.SetBuilding, number=st.integers(1, 30), damaged=st.booleans(), **K),
    st.builds(actions.BlockLots, district=st.just(0), lots=st.tuples(st.integers(0, 35)), **K),
)
TOWN = Town(treasury=200, water=("w",)).campaign


@given(st.lists(moves, max_size=25))
def test_no_sequence_of_actions_breaks_the_grid(sequence) -> None:
    campaign = TOWN
    for action in sequence:
        before = campaign
        outcome = decide(action, campaign, RULES)
        if isinstance(outcome, Refusal):
            assert outcome.reasons
            continue
        campaign = outcome.campaign
        assert outcome.price.total >= 0
        assert outcome.price.total == sum(e.amount for e in outcome.price if e.applies)
        assert outcome.patch.reverse().apply(campaign) == before
        assert outcome.patch.apply(before) == campaign
        (district,) = campaign.settlements["a"].districts
        covered = [lot for b in district.buildings if takes_lots(RULES.buildings[b.kind]) for lot in b.lots]
        assert len(covered) == len(set(covered))
        assert len({b.id for b in district.buildings}) == len(district.buildings)
        for building in district.buildings:
            kind = RULES.buildings[building.kind]
            assert kind.lotless or lots.is_shape(building.lots)
        for wreck in district.wrecks:
            assert set(wreck.left) <= set(wreck.lots)
            standing = {lot for b in district.buildings if not b.planned for lot in b.lots
                        if takes_lots(RULES.buildings[b.kind])}  # fmt: skip
            assert not set(wreck.left) & standing
        assert campaign.kingdoms["k"].unrest.value >= 0
        assert campaign.kingdoms["k"].treasury.value >= 0 or action.override


@given(moves)
def test_hovering_and_dropping_say_the_same(action) -> None:
    first, second = decide(action, TOWN, RULES), decide(action, TOWN, RULES)
    if isinstance(first, Change):
        assert isinstance(second, Change)
        assert first.campaign == second.campaign
        assert first.price.entries == second.price.entries
    else:
        assert isinstance(second, Refusal)
        assert first.reasons == second.reasons
