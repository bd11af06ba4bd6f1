"""Worked numbers that have no test of their own beside the code they try, and the seed's own examples.

Cases of a whole month (tests/data/cases) stand in `test_upkeep`, `test_income`, `test_events`, `test_month`;
those of a single building or hex beside their module's tests.
"""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.totals import NAMES, numbers

from .table import DATA, HOME, RULES, Table
from .town import Town

WORKED = {case["id"]: case for case in json.loads((DATA / "cases/worked.json").read_text())["cases"]}
REAL = {case["id"]: case for case in json.loads((DATA / "cases/real.json").read_text())["cases"]}
ATTRIBUTES = ("economy", "loyalty", "stability")


def spiral(count: int, start: int = 0) -> tuple[hexes.HexId, ...]:
    """So many hexes around HOME, nearest first; each touches one before it."""
    found = [h for h, _ in zip(hexes.disk(HOME, 12), range(start + count), strict=False)]
    return tuple(found[start:])


# Control DC: 20 + Size + districts


def test_control_dc_of_a_map_with_four_settlements() -> None:
    """20 + 47 hexes + (3 + 1 + 1 + 2) districts = 74 (case control_dc_large)."""
    case = WORKED["control_dc_large"]
    table = Table(radius=4).found(size=case["start"]["size"]).reign().everyone()
    for number, districts in enumerate(case["start"]["settlement_districts"]):
        name = f"s{number}"
        table.do(
            actions.FoundSettlement(settlement=name, name=name, hex=spiral(1, number)[0], granted=True),
            actions.Build(settlement=name, building="park", lots=(0,), granted=True),
        )
        for _ in range(districts - 1):
            table.do(actions.AddDistrict(settlement=name, granted=True))
    assert table.total("districts") == 3 + 1 + 1 + 2
    assert table.total("control_dc") == 20 + 47 + 7 == case["expect"]["control_dc"]


def test_the_district_a_player_forgot() -> None:
    """Size 1 and one district: 20 + 1 + 1 = 22, not the player's 21 (case N16-gm-nel)."""
    inputs = REAL["N16-gm-nel"]["inputs"]
    table = Table().found().reign().everyone()
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),
        actions.Build(settlement="a", building="inn", lots=(0,), granted=True, override="as it stood"),
    )
    assert table.total("control_dc") == inputs["gm"]["dc"] == inputs["player"]["dc"] + 1


# The publisher's example, from paper (case N01-publisher-example)


def test_the_publishers_example_from_its_numbers() -> None:
    """Consumption 5, farm 5-2=3, holiday 3+1=4; Economy 52+3, Loyalty 45+1-4, Stability 56-1."""
    given, expected = REAL["N01-publisher-example"]["inputs"], REAL["N01-publisher-example"]["expected"]
    table = Table().adopt(
        treasury=given["treasury"] - given["consumption"],
        unrest=given["unrest"] - 1,
        size=given["size"],
        districts=given["districts"],
        consumption=given["consumption"],
        **{name: given[name] for name in ATTRIBUTES},
    )
    table.do(actions.Claim(hexes=(HOME,)), actions.DrawRiver(path=(HOME,)))
    table.everyone().reign()
    assert table.total("control_dc") == 20 + 30 + 10 == expected["control_dc"]
    due = [table.total("consumption")]
    change = table.do(actions.Improve(hexes=(HOME,), improvement="farm"))
    assert change.price.total == given["farm_cost"]
    due.append(table.total("consumption"))
    table.do(
        actions.SetEdict(edict="holiday", level=str(given["edicts"]["holiday"])),
        actions.SetEdict(edict="promotion", level=given["edicts"]["promotion"]),
        actions.SetEdict(edict="taxation", level=given["edicts"]["tax"]),
    )
    due.append(table.total("consumption"))
    assert due == expected["consumption_series"] == [5, 5 - 2, 5 - 2 + 1 + 0]
    assert table.totals(*ATTRIBUTES) == {name: expected[name] for name in ATTRIBUTES}
    assert table.total("treasury") == 12 - 5 - 2 == expected["treasury_after"][1]


# What a Size allows in a month (IT L309-315, ruling D27)

LIMITS = {  # settlements, buildings, improvements, claims
    0: (1, 1, 2, 1),  # ruling E13
    1: (1, 1, 2, 1),
    10: (1, 1, 2, 1),
    11: (1, 2, 3, 2),
    25: (1, 2, 3, 2),
    26: (1, 5, 5, 3),
    50: (1, 5, 5, 3),
    51: (2, 10, 7, 4),
    100: (2, 10, 7, 4),
    101: (3, 20, 9, 8),
    200: (3, 20, 9, 8),
    201: (4, None, 12, 12),
}


@pytest.mark.parametrize("case", [c for c in WORKED if c.startswith("limits_size_")])
def test_the_limits_of_the_cases(case: str) -> None:
    assert list(LIMITS[WORKED[case]["start"]["size"]]) == WORKED[case]["expect"]["limits"]


@pytest.fixture(scope="module")
def wide() -> Table:
    """A wide explored plain, nobody's yet."""
    table = Table(radius=9)
    table.do(actions.Explore(hexes=tuple(table.campaign.hexes), cleared=True))
    return table


def ruled(wide: Table, size: int) -> Table:
    """A kingdom of this Size on the plain, with more than money enough."""
    table = Table.__new__(Table)
    table.campaign = wide.campaign
    return table.found(size=size, treasury=5_000).reign().everyone()


@pytest.mark.parametrize("size", LIMITS)
def test_claims_to_the_limit_and_no_further(wide: Table, size: int) -> None:
    table, allowed = ruled(wide, size), LIMITS[size][3]
    for hex_id in spiral(allowed, size):
        table.do(actions.Claim(hexes=(hex_id,)))
    assert table.refused(actions.Claim(hexes=spiral(1, size + allowed))) == ["limit_reached"]
    assert table.refused(actions.Claim(hexes=spiral(3, size + allowed))) == ["limit_reached"]


@pytest.mark.parametrize("size", LIMITS)
def test_claims_at_once_are_counted_each(wide: Table, size: int) -> None:
    table, allowed = ruled(wide, size), LIMITS[size][3]
    assert table.refused(actions.Claim(hexes=spiral(allowed + 1, size))) == ["limit_reached"]
    table.do(actions.Claim(hexes=spiral(allowed, size)))


@pytest.mark.parametrize("size", [size for size in LIMITS if size > 1])
def test_improvements_to_the_limit_and_no_further(wide: Table, size: int) -> None:
    table, allowed = ruled(wide, size), LIMITS[size][2]
    sites = [(hex_id, kind) for kind in ("road", "watchtower") for hex_id in spiral(size)]
    for hex_id, kind in sites[:allowed]:
        table.do(actions.Improve(hexes=(hex_id,), improvement=kind))
    hex_id, kind = sites[allowed]
    assert table.refused(actions.Improve(hexes=(hex_id,), improvement=kind)) == ["limit_reached"]


@pytest.mark.parametrize("size", [size for size in LIMITS if size > 4])
def test_settlements_to_the_limit_and_no_further(wide: Table, size: int) -> None:
    table, allowed = ruled(wide, size), LIMITS[size][0]
    found = [
        actions.FoundSettlement(settlement=f"s{number}", name="S", hex=hex_id)
        for number, hex_id in enumerate(spiral(allowed + 1))
    ]
    table.do(*found[:allowed])
    assert table.refused(found[allowed]) == ["limit_reached"]


@pytest.mark.parametrize("size", [size for size in LIMITS if size])
def test_buildings_to_the_limit_and_one_home(wide: Table, size: int) -> None:
    """A home goes outside the limit once, before, between or after the others; without limit 36 lots fill."""
    table, allowed = ruled(wide, size), LIMITS[size][1]
    table.do(actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True))
    lots = range(36 - 1 if allowed is None else allowed)
    for lot in lots:
        table.do(actions.Build(settlement="a", building="park", lots=(lot,)))
    table.do(actions.Build(settlement="a", building="house", lots=(35,)))
    if allowed is not None:
        more = actions.Build(settlement="a", building="park", lots=(34,))
        assert table.refused(more) == ["limit_reached"]


def test_the_seeds_example_of_size_5(wide: Table) -> None:
    """IT L306: 1 settlement, 1 building, 2 improvements and 1 hex a month."""
    table = ruled(wide, 5)
    east, west = spiral(2, 1)
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=HOME),
        actions.Build(settlement="a", building="shrine", lots=(0,)),
        actions.Improve(hexes=(east, west), improvement="road"),
        actions.Claim(hexes=spiral(1, 5)),
    )
    assert table.refused(actions.FoundSettlement(settlement="b", name="B", hex=east)) == ["limit_reached"]
    assert table.refused(actions.Build(settlement="a", building="park", lots=(1,))) == ["limit_reached"]
    assert table.refused(actions.Improve(hexes=(HOME,), improvement="road")) == ["limit_reached"]
    assert table.refused(actions.Claim(hexes=spiral(1, 6))) == ["limit_reached"]


@pytest.mark.parametrize(("size", "attributes"), [(1, 1), (25, 1), (26, 2), (100, 2), (101, 3), (201, 3)])
def test_the_rulers_attributes_by_size(wide: Table, size: int, attributes: int) -> None:
    """Charisma +4 to one, two or three attributes (IT L74): 4 a piece."""
    table = ruled(wide, size)
    before = sum(table.totals(*ATTRIBUTES).values())
    ruler = actions.Appoint(
        role="ruler", name="Eve", abilities={"cha": 4}, attributes=ATTRIBUTES, replacing="the ruler"
    )
    table.do(ruler)
    assert sum(table.totals(*ATTRIBUTES).values()) - before == 4 * attributes


@pytest.mark.parametrize(("size", "allowed"), [(25, False), (26, True)])
def test_highways_from_size_26(wide: Table, size: int, allowed: bool) -> None:
    table = ruled(wide, size)
    highway = actions.Improve(hexes=(HOME,), improvement="highway")
    if allowed:
        assert table.do(highway).price.total == 2 * 1
    else:
        assert table.refused(highway) == ["size_too_small"]


# Settlements


def test_a_full_grid_holds_9000() -> None:
    """36 lots of 250 people (IT L472), under the base value of a small city (IT L483)."""
    town = Town()
    for lot in range(0, 36):
        town.put("park", lot)
    assert town.here.total("population") == 36 * 250 == 9_000
    assert (town.here.size, town.here.total("base_value_cap")) == ("small_city", 4_000)


@pytest.mark.parametrize(
    ("lots", "size"), [(40, "small_city"), (41, "large_city"), (100, "large_city"), (101, "metropolis")]
)
def test_sizes_of_cities_of_several_districts(lots: int, size: str) -> None:
    """40 x 250 = 10,000 and 41 x 250 = 10,250 (ruling A06); 100 x 250 = 25,000 and 101 x 250 = 25,250."""
    town = Town()
    for _ in range(2):
        town.do(actions.AddDistrict(settlement="a", granted=True))
    for lot in range(lots):
        town.put("park", lot % 36, district=lot // 36)
    assert town.here.total("population") == lots * 250
    assert town.here.size == size


def test_the_first_home_and_inn_cost_13() -> None:
    """IT L216: Inn 10 + House 3."""
    assert RULES.buildings["inn"].cost + RULES.buildings["house"].cost == 13


def test_one_house_for_a_shop_another_for_a_tavern() -> None:
    """The seed's own example (IT L557): the first House is spoken for."""
    town = Town()
    town.put("house", 7)
    town.put("shop", 8)
    assert town.refused(actions.Build(settlement="a", building="tavern", lots=(6,))) == ["needs_neighbours"]
    town.put("house", 12)
    town.put("tavern", 6)


def test_no_tannery_until_its_neighbours_are_gone() -> None:
    """IT L557: to use the lot, what must not stand beside it is demolished first."""
    town = Town()
    home = town.put("tenement", 1)
    tannery = actions.Build(settlement="a", building="tannery", lots=(0,))
    assert town.refused(tannery) == ["must_not_adjoin"]
    town.do(actions.Demolish(settlement="a", number=home.id), tannery)


# Faults of other programs (tests/data/known-faults.tsv)


def test_watchtower_and_barracks_are_not_swapped() -> None:
    """Fault B22: 12 and 6."""
    town = Town()
    assert town.buy("watchtower", 0).price.total == 12
    assert town.buy("barracks", 1).price.total == 6


def test_leaders_count_whatever_the_order_they_are_entered_in() -> None:
    """Fault B08; the same people in any order, before or after what they rule."""
    posts = (("general", {"str": 3}), ("treasurer", {"int": 2}), ("consort", {"cha": 3}))
    seen = set()
    for order in permutations(posts):
        table = Table().found().reign()
        for role, abilities in order:
            table.do(actions.Appoint(role=role, name=role, abilities=abilities))
        seen.add(tuple(table.totals(*NAMES).items()))
    assert len(seen) == 1


def test_every_total_is_there_from_the_first_moment() -> None:
    """Faults B09, B55: a kingdom of nothing has every number, and its Consumption is 0."""
    table = Table().found(size=0, treasury=0)
    assert {name: table.total(name) for name in NAMES} == {
        **dict.fromkeys(NAMES, 0), "stability": 4, "control_dc": 20,
    }  # fmt: skip


def test_a_farm_needs_no_settlement() -> None:
    """Fault B37: 2 hexes due 2, with a farm 2 - 2 = 0."""
    table = Table().found(size=2, treasury=20).reign().everyone()
    table.do(actions.DrawRiver(path=(HOME,)), actions.Improve(hexes=(HOME,), improvement="farm"))
    assert table.total("consumption") == 0


def test_two_kingdoms_of_one_campaign_keep_their_numbers_apart() -> None:
    """Fault B43."""
    table = Table().found(size=3, treasury=50).reign().everyone()
    before = table.totals(*NAMES)
    far = spiral(1, 30)
    table.do(
        actions.FoundKingdom(kingdom="l", name="Ell", alignment="CE", treasury=7, hexes=far),
        actions.Grant(kingdom="l", unrest=3, fame=2, note="theirs"),
        actions.AddModifier(kingdom="l", target="economy", amount=5, note="theirs"),
        actions.SetEdict(kingdom="l", edict="holiday", level="24"),
        actions.FoundSettlement(kingdom="l", settlement="b", name="B", hex=far[0], granted=True),
        actions.Build(kingdom="l", settlement="b", building="castle", lots=(0, 1, 6, 7), granted=True),
    )
    assert table.totals(*NAMES) == before
    ell = numbers(table.campaign, "l", RULES)
    assert ell.total("economy") == 2 + 5 + 2  # evil, the GM, the Castle
    assert ell.total("fame") == 2 + 1
    assert ell.total("treasury") == 7
    assert ell.total("consumption") == 1 + 1 + 8  # Size, district, holidays


def test_grants_add_to_what_is_there() -> None:
    """Fault B47: 5 + 3."""
    table = Table().found(treasury=5)
    table.do(actions.Grant(treasury=3, note="a chest"))
    assert table.total("treasury") == 5 + 3


def test_the_gm_has_edicts_of_his_own() -> None:
    """Fault B44: any change to a number, with a note and an end."""
    table = Table().found().reign().everyone()
    base = table.totals("loyalty", "consumption")
    for target, amount in (("loyalty", 2), ("consumption", 1)):
        table.do(actions.AddModifier(target=target, amount=amount, months=1, note="games in the capital"))
    assert table.totals("loyalty", "consumption") == {
        "loyalty": base["loyalty"] + 2,
        "consumption": base["consumption"] + 1,
    }
    table.do(actions.AdvanceMonth())
    assert table.totals("loyalty", "consumption") == base


def test_people_live_on_lots_not_in_sheets() -> None:
    """Fault B33: works without lots of their own house nobody; 2 lots are 500 people."""
    town = Town()
    town.put("temple", 0, 1)
    town.put("cistern", 0)
    town.put("magical_streetlamps", 1)
    town.put("paved_streets")
    town.put("city_wall", side="n")
    assert town.here.total("population") == town.total("population") == 2 * 250
