"""Required and forbidden neighbours, and borders (IT L557, rulings D18, D20-D22, E04)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine import lots
from kingdom_gui.engine.actions import Refusal, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.adjacency import forbidden, matching, missing_gates, served, unserved, waterside
from kingdom_gui.engine.state import Building, District

from .table import HOME, RULES
from .town import Town, buying


def district(*buildings: tuple[str, tuple[int, ...]], **fields: object) -> District:
    made = tuple(Building(n, kind, where) for n, (kind, where) in enumerate(buildings, start=1))
    return District(buildings=made, **fields)  # type: ignore[arg-type]


# Required neighbours (ruling D20)


def test_one_house_serves_one_shop() -> None:
    """The seed's example: one House, a Shop beside it, and no second Shop by the same House (IT L557)."""
    town = Town()
    town.put("house", 7)
    town.put("shop", 8)
    assert town.refused(buying("shop", 13)) == ["needs_neighbours"]
    town.put("house", 12)
    town.put("shop", 13)
    assert len(served(town.district, RULES)) == 2


@pytest.mark.parametrize(
    ("homes", "allowed"),
    [(("house",), False), (("house", "tenement"), True), (("house", "mansion"), False)],
)
def test_market_needs_two_houses(homes: tuple[str, ...], allowed: bool) -> None:
    """Case adjacency_market: a Tenement counts as a House, a Mansion does not."""
    town = Town()
    for lot, home in zip((1, 2), homes, strict=False):
        town.put(home, lot)
    if allowed:
        town.put("market", 7, 8)
        assert len(served(town.district, RULES)) == 2
    else:
        assert town.refused(buying("market", 7, 8)) == ["needs_neighbours"]


def test_a_shop_takes_a_mansion_and_leaves_the_house() -> None:
    """Shop (House or Mansion) could take either; the Inn beside the House alone must still be lawful."""
    town = Town()
    house, mansion = town.put("house", 7), town.put("mansion", 9)
    shop = town.put("shop", 8)  # between the two
    inn = town.put("inn", 6)  # beside the House only: the Shop is moved over to the Mansion
    assert served(town.district, RULES) == ((shop.id, mansion.id), (inn.id, house.id))
    assert unserved(town.district, RULES) == {}


def test_the_refusal_says_how_many_it_needs_and_finds() -> None:
    town = Town()
    town.put("house", 1)
    outcome = decide(replace(buying("market", 7, 8), kingdom="k"), town.campaign, RULES)
    assert isinstance(outcome, Refusal)
    (reason,) = outcome.reasons
    assert reason.parameters == {"building": "market", "any_of": "house", "needed": 2, "found": 1}
    assert reason.overridable


def test_the_loss_of_a_house_blocks_nobody_else() -> None:
    """A Shop left unserved does not stand in the way of the next one that is served."""
    town = Town()
    house = town.put("house", 0)
    town.put("shop", 1)
    change = town.do(actions.Demolish(settlement="a", number=house.id))
    assert [w.code for w in change.warnings] == ["neighbour_left_unserved"]
    assert list(unserved(town.district, RULES).values()) == [1]
    town.put("house", 20)
    town.put("shop", 21)
    assert sum(unserved(town.district, RULES).values()) == 1


def test_streets_do_not_part_neighbours_and_corners_do_not_join_them() -> None:
    """Ruling D18: lots 7 and 8 lie across a street; 7 and 14 touch at a corner only."""
    town = Town()
    town.put("house", 7)
    town.put("shop", 8)
    town.put("house", 21)
    assert town.refused(buying("shop", 28)) == ["needs_neighbours"]
    town.do(actions.SetRuling(ruling="diagonal_adjacency", choice="on"))
    town.put("shop", 28)


def test_a_house_across_the_district_border_does_not_count() -> None:
    town = Town()
    town.do(actions.AddDistrict(settlement="a", granted=True))
    town.put("house", 35)
    build = actions.Build(settlement="a", building="shop", lots=(0,), district=1)
    assert town.refused(build) == ["needs_neighbours"]


# The matching itself

KINDS = ("house", "tenement", "mansion", "noble_villa", "shop", "tavern", "inn", "stable", "market", "smithy")
pieces = st.lists(
    st.tuples(st.sampled_from(KINDS), st.integers(0, 35), st.booleans()), min_size=1, max_size=14
)


def laid(rows: list[tuple[str, int, bool]]) -> list[tuple[str, tuple[int, ...]]]:
    """Those buildings of a drawn list that find their lots free, in order."""
    taken: set[int] = set()
    found = []
    for kind, origin, turned in rows:
        covered = lots.footprint(RULES.buildings[kind].lots, origin, turned)
        if covered is not None and not taken & set(covered):
            taken |= set(covered)
            found.append((kind, covered))
    return found


def most_served(rows: list[tuple[str, tuple[int, ...]]]) -> int:
    """The largest number of needs that can be met, by trying everything (for small layouts)."""
    needs = [
        (index, kind)
        for index, (kind, _) in enumerate(rows)
        for _ in range(RULES.buildings[kind].adjacent_count)
    ]
    options = []
    for index, kind in needs:
        ring = lots.ring(rows[index][1])
        accepted = set(RULES.buildings[kind].adjacent_any)
        accepted |= {"tenement"} if "house" in accepted else set()
        options.append(
            [None]
            + [
                other
                for other, (name, where) in enumerate(rows)
                if other != index and name in accepted and lots.mask(where) & ring
            ]
        )
    best = 0
    for chosen in itertools.product(*options):
        used = [c for c in chosen if c is not None]
        if len(used) == len(set(used)):
            best = max(best, len(used))
    return best


@given(pieces)
def test_the_matching_is_a_largest_one(rows: list[tuple[str, int, bool]]) -> None:
    found = laid(rows)[:7]
    assert matching(district(*found), RULES).size == most_served(found)


@given(pieces, st.randoms(use_true_random=False))
def test_the_matching_does_not_depend_on_the_order_of_building(rows, random) -> None:
    found = laid(rows)
    shuffled = list(found)
    random.shuffle(shuffled)
    first, second = district(*found), district(*shuffled)
    a, b = matching(first, RULES), matching(second, RULES)
    assert a.size == b.size

    def places(d: District) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
        where = {x.id: x.lots for x in d.buildings}
        return {(where[needy], where[neighbour]) for needy, neighbour in served(d, RULES)}

    assert places(first) == places(second)


@given(pieces, st.sampled_from(KINDS), st.integers(0, 35))
def test_room_for_one_more_is_the_growth_of_the_largest_matching(rows, kind: str, origin: int) -> None:
    found = laid(rows)
    covered = lots.footprint(RULES.buildings[kind].lots, origin)
    if covered is None or any(set(covered) & set(where) for _, where in found):
        return
    before = matching(district(*found), RULES)
    size = before.size
    # Without its own service to others: only what it needs may count.
    growth = before.room_for(RULES.buildings[kind], covered)
    needy_only = [*found, (kind, covered)]
    after = matching(district(*needy_only), RULES).size
    assert before.size == size
    assert growth <= after - size
    if not any(kind in RULES.buildings[k].adjacent_any or kind == "tenement" for k, _ in found):
        assert growth == after - size


@given(pieces)
def test_each_neighbour_serves_one_and_nobody_more_than_needed(rows) -> None:
    made = district(*laid(rows))
    pairs = served(made, RULES)
    neighbours = [neighbour for _, neighbour in pairs]
    assert len(neighbours) == len(set(neighbours))
    missing = unserved(made, RULES)
    for building in made.buildings:
        met = sum(needy == building.id for needy, _ in pairs)
        assert met + missing.get(building.id, 0) == RULES.buildings[building.kind].adjacent_count


# Forbidden neighbours (ruling D21, fault B28)


def test_tannery_by_the_second_lot_of_a_noble_villa() -> None:
    """Fault B28: every lot of the other building counts."""
    town = Town()
    town.put("noble_villa", 7, 8)
    assert town.refused(buying("tannery", 9)) == ["must_not_adjoin"]
    town.put("tannery", 10)


def test_no_house_beside_a_standing_tannery() -> None:
    """Ruling D21: the ban goes both ways."""
    town = Town()
    town.put("tannery", 14)
    for home in ("house", "tenement", "mansion"):
        assert town.refused(buying(home, 15)) == ["must_not_adjoin"]
    assert town.refused(buying("noble_villa", 16, 15)) == ["must_not_adjoin"]


def test_a_tenement_is_no_house_for_a_dump() -> None:
    """Ruling D21: only the Tannery names it."""
    town = Town()
    town.put("tenement", 14)
    town.put("dump", 15)
    assert town.refused(buying("house", 21)) == ["must_not_adjoin"]


def test_a_cistern_shares_no_lot_with_what_it_must_not_adjoin() -> None:
    town = Town()
    town.put("graveyard", 14)
    assert town.refused(buying("cistern", 14)) == ["must_not_adjoin"]
    assert town.refused(buying("cistern", 15)) == ["must_not_adjoin"]
    town.put("cistern", 16)
    assert town.refused(buying("stable", 22))[0] == "must_not_adjoin"


@given(st.sampled_from(sorted(RULES.buildings)), st.sampled_from(sorted(RULES.buildings)))
def test_bans_are_mutual(one: str, other: str) -> None:
    there = district((other, (8,)))
    here = district((one, (8,)))
    first = bool(list(forbidden(there, RULES, RULES.buildings[one], (9,))))
    second = bool(list(forbidden(here, RULES, RULES.buildings[other], (9,))))
    assert first == second


# Borders (ruling D22)


def test_a_pier_needs_a_water_side() -> None:
    town = Town(water=("w",))
    town.put("pier", 12)
    assert town.refused(buying("pier", 13)) == ["needs_water_border"]
    assert town.refused(buying("pier", 17)) == ["needs_water_border"]


def test_one_lot_at_the_water_is_enough() -> None:
    town = Town(water=("n",))
    town.put("waterfront", 0, 1, 6, 7)
    assert town.refused(buying("foundry", 14, 15)) == ["needs_water_border"]
    town.put("foundry", 2, 8)


def test_a_waterway_is_a_water_border_for_what_stands_beside_it() -> None:
    town = Town()
    assert town.refused(buying("mill", 15)) == ["needs_water_or_gm"]
    town.put("waterway", 14, 20)
    town.put("mill", 15)
    assert town.refused(buying("mill", 27)) == ["needs_water_or_gm"]  # at its corner only
    made = district(("waterway", (14,)))
    assert waterside(made, RULES) >> 15 & 1
    assert not waterside(made, RULES) >> 21 & 1
    assert waterside(made, RULES, diagonal=True) >> 21 & 1


def test_the_gm_may_allow_a_windmill() -> None:
    town = Town()
    town.do(replace(buying("mill", 15), override="a windmill"))
    assert town.last.kind == "mill"


def test_an_aqueduct_stands_for_a_water_border() -> None:
    """Ruling E04: hills with a river at one end, the settlement at the other."""
    town = Town()
    source = (0, 1, 0)
    town.do(
        actions.PaintTerrain(hexes=(source,), terrain="hills"),
        actions.DrawRiver(path=(source,)),
        actions.Improve(hexes=(source, HOME), improvement="aqueduct"),
    )
    town.put("pier", 14)


def test_a_wall_stands_on_land_sides_once() -> None:
    """Ruling D30: one wall and one moat for each land side."""
    town = Town(water=("w",))
    assert town.refused(buying("city_wall", side="w")) == ["needs_land_side"]
    town.put("city_wall", side="n")
    assert town.refused(buying("city_wall", side="n")) == ["side_has_one"]
    town.put("moat", side="n")
    town.put("city_wall", side="e")


def test_a_wall_that_meets_a_waterway_wants_a_gate() -> None:
    """IT L734: the gate is due in the same month; building the wall says so."""
    town = Town()
    town.put("waterway", 2, 8)
    change = town.buy("city_wall", side="n")
    assert [(w.code, w.parameters) for w in change.warnings] == [
        ("gate_due", {"building": "watergate", "side": "n"})
    ]
    assert missing_gates(town.district, RULES) == [("n", "watergate")]
    assert town.buy("city_wall", side="s").warnings == ()
    town.buy("watergate", side="n")
    assert missing_gates(town.district, RULES) == []
