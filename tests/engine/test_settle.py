"""Founding settlements, districts, borders, the capital (IT L469, L488-495, rulings C16, D45, D53, E05)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions import every as actions

from .table import HOME, Table
from .town import Town

EAST, SOUTH = (0, 1, 0), (0, 0, 1)


def founding(settlement: str = "a", hex_id=HOME, **fields: object) -> actions.FoundSettlement:
    return actions.FoundSettlement(settlement=settlement, name=settlement.upper(), hex=hex_id, **fields)  # type: ignore[arg-type]


def kingdom(terrain: str = "plains", size: int = 5) -> Table:
    return Table(terrain=terrain).found(treasury=50, size=size).reign().everyone()


def test_found_on_plains_with_50_bp() -> None:
    """Case found_plains: 1 + 1 + 10 + 3 = 15 BP; Inn Economy +1, Loyalty +1; N Stability +4.

    The House's Unrest -1 is lost at 0; Control DC 20 + 1 + 1; Consumption 1 + 1; 2 lots x 250 people.
    """
    table = Table()
    table.do(
        actions.FoundKingdom(kingdom="k", name="Kay", alignment="N", treasury=50),
        actions.Explore(hexes=(HOME,), cleared=True),
        actions.Claim(hexes=(HOME,)),
        founding(),
        actions.Build(settlement="a", building="house", lots=(14,)),
        actions.Build(settlement="a", building="inn", lots=(15,)),
    )
    expected = {
        "treasury": 50 - 15,
        "size": 1,
        "districts": 1,
        "economy": 1,
        "loyalty": 1,
        "stability": 4,
        "unrest": 0,
        "control_dc": 22,
        "consumption": 2,
        "population": 500,
    }
    assert table.totals(*expected) == expected


@pytest.mark.parametrize(
    ("terrain", "months", "cost"),
    [("plains", 0, 1), ("hills", 1, 2), ("desert", 1, 4), ("forest", 2, 4), ("marsh", 3, 8), ("cavern", 3, 8),
     ("jungle", 4, 12), ("mountains", 4, 12)],
)  # fmt: skip
def test_preparation_by_terrain(terrain: str, months: int, cost: int) -> None:
    """IT L520-529, ruling D53: n months beginning with this one, so buildings n months later."""
    table = kingdom(terrain)
    change = table.do(founding())
    assert change.price.total == cost
    assert table.campaign.settlements["a"].ready == 1 + months
    assert table.campaign.hexes[HOME].prepared == 1 + months
    house = actions.Build(settlement="a", building="house", lots=(0,))
    for _ in range(months):
        assert table.refused(house) == ["not_ready"]
        table.do(actions.AdvanceMonth())
        table.do(actions.Grant(treasury=20))
    table.do(house)


def test_no_settlement_on_open_water() -> None:
    assert "no_ground_for_settlement" in kingdom("water").refused(founding())


def test_a_hex_prepared_before_is_not_paid_for_again() -> None:
    table = kingdom("forest")
    table.do(actions.PrepareHex(hex=HOME))
    assert table.total("treasury") == 50 - 4
    table.do(actions.AdvanceMonth(), founding())
    assert table.campaign.settlements["a"].ready == 3
    assert table.campaign.settlements["a"].founded == 2


def test_granted_by_the_gm_it_costs_nothing_and_is_ready() -> None:
    table = kingdom("mountains")
    change = table.do(founding(granted=True))
    assert change.price.total == 0
    assert table.campaign.settlements["a"].ready == 1
    assert table.kingdom.use.settlements == 0


def test_where_a_settlement_cannot_be() -> None:
    table = kingdom(size=2)
    assert table.refused(founding(hex_id=(0, 3, 0))) == ["hex_not_claimed"]
    assert table.refused(founding(hex_id=(0, 99, 0))) == ["no_such_hex"]
    assert table.refused(founding(settlement="Kay Town")) == ["bad_id"]
    assert table.refused(replace(founding(), name="  ")) == ["name_missing"]
    table.do(founding())
    assert table.refused(founding(settlement="b")) == ["hex_has_settlement"]
    assert table.refused(founding(hex_id=EAST)) == ["settlement_exists"]


def test_one_new_settlement_a_month_in_a_small_kingdom() -> None:
    """IT L309: Size 1-10 founds one."""
    table = kingdom(size=7)
    table.do(founding())
    assert table.refused(founding("b", EAST)) == ["limit_reached"]
    table.do(actions.AdvanceMonth(), founding("b", EAST))


def test_without_a_ruler_no_settlement_and_no_district() -> None:
    """IT L78."""
    table = Table().found(size=5).reign().everyone(except_for=("ruler",))
    assert table.refused(founding()) == ["role_needed"]
    table.do(founding(granted=True))
    district = actions.AddDistrict(settlement="a")
    assert "role_needed" in table.refused(district)
    table.do(actions.Appoint(role="consort", name="the consort", acting=True))
    assert "role_needed" not in table.refused(district)


def test_while_founding_the_empty_throne_only_warns_and_limits_are_not_told() -> None:
    table = Table().found(size=5)
    table.do(founding())
    change = table.do(founding("b", EAST))
    assert {w.code for w in change.warnings} == {"role_needed"}


def test_the_first_settlement_is_the_capital() -> None:
    table = kingdom()
    table.do(founding(), founding("b", EAST, granted=True))
    assert table.kingdom.capital == "a"
    assert table.refused(actions.MoveCapital(settlement="a")) == ["already_capital"]
    change = table.do(actions.MoveCapital(settlement="b"))
    assert table.kingdom.capital == "b"
    assert [w.code for w in change.warnings] == ["capital_move_check"]


def test_water_sides_only_where_the_hex_has_water() -> None:
    """Ruling C16; a canal counts (D17)."""
    table = kingdom()
    assert table.refused(founding(water=("s",))) == ["hex_without_water"]
    for number, water in enumerate(
        (
            actions.SetWater(hexes=(EAST,), coast=True),
            actions.SetWater(hexes=(EAST,), coast=False, lake=True),
            actions.DrawRiver(path=(EAST,)),
            actions.Improve(hexes=(EAST,), improvement="canal", granted=True),
        )
    ):
        wet = kingdom()
        wet.do(actions.SetWater(hexes=(EAST,), lake=False), water)
        wet.do(founding("a", EAST, water=("w", "n", "w"), granted=True))
        assert wet.campaign.settlements["a"].districts[0].water == ("n", "w"), number


def test_borders_are_set_anew_but_never_over_a_wall() -> None:
    town = Town()
    town.put("city_wall", side="n")
    assert town.refused(actions.SetBorders(settlement="a", district=0, water=("n",))) == ["needs_land_side"]
    town.do(actions.SetBorders(settlement="a", district=0, water=("s",)))
    assert town.district.water == ("s",)
    assert town.refused(actions.SetBorders(settlement="a", district=1, water=())) == ["no_such_district"]


# Districts (rulings D45, E05)


def filled(town: Town) -> None:
    for lot in range(36):
        town.put("monument", lot)


def test_a_district_when_the_grid_is_full() -> None:
    """Preparation cost only (hills 2), no waiting; Control DC and Consumption +1; no settlement used."""
    town = Town(terrain="hills")
    district = actions.AddDistrict(settlement="a", water=("e",))
    assert town.refused(district) == ["district_not_full"]
    filled(town)
    before = town.totals("control_dc", "consumption")
    change = town.do(district)
    assert change.price.total == 2
    assert town.totals("control_dc", "consumption") == {
        "control_dc": before["control_dc"] + 1,
        "consumption": before["consumption"] + 1,
    }
    assert town.kingdom.use.settlements == 0
    assert town.a.districts[1].water == ("e",)
    town.do(actions.Build(settlement="a", building="smithy", lots=(0,), district=1))


def test_districts_are_counted_not_reckoned_from_lots() -> None:
    """Fault B36: 36 lots and one more are two districts only because a district was added."""
    town = Town()
    filled(town)
    assert town.here.total("districts") == 1
    town.do(actions.AddDistrict(settlement="a"))
    assert (town.here.total("lots"), town.here.total("districts")) == (36, 2)


def test_rulings_on_districts() -> None:
    town = Town(size=5)
    town.do(actions.SetRuling(ruling="new_district_when", choice="any_time"))
    town.do(actions.AddDistrict(settlement="a"))
    town.do(actions.SetRuling(ruling="new_district_uses_settlement_limit", choice="on"))
    town.do(actions.AddDistrict(settlement="a"))
    assert town.kingdom.use.settlements == 1
    assert town.refused(actions.AddDistrict(settlement="a")) == ["limit_reached"]


def test_a_new_settlement_has_every_number() -> None:
    """Fault B55: a settlement with nothing in it breaks nothing; its first building raises Consumption."""
    town = Town(size=5)
    assert town.here.total("districts") == 0
    assert all(town.here.total(name) == 0 for name in ("lots", "population", "base_value", "economy"))
    assert town.total("consumption") == 5
    town.do(actions.Build(settlement="a", building="park", lots=(0,), granted=True))
    assert town.total("consumption") == 5 + 1


def test_name_and_note() -> None:
    town = Town()
    town.do(actions.EditSettlement(settlement="a", name=" Elm ", note="by the ford"))
    assert (town.a.name, town.a.note) == ("Elm", "by the ford")
    town.do(actions.EditSettlement(settlement="a", note=""))
    assert (town.a.name, town.a.note) == ("Elm", "")
    assert town.refused(actions.EditSettlement(settlement="a", name=" ")) == ["name_missing"]
    assert town.refused(actions.EditSettlement(settlement="z", name="Z")) == ["no_such_settlement"]


@pytest.mark.parametrize(
    "action",
    [
        founding("b", EAST),
        actions.AddDistrict(settlement="a", granted=True),
        actions.SetBorders(settlement="a", district=0, water=("n",)),
        actions.EditSettlement(settlement="a", name="Elm"),
    ],
)
def test_taking_back_restores_the_very_state(action: actions.Action) -> None:
    town = Town()
    before = town.campaign
    change = town.do(action)
    assert isinstance(change, Change)
    assert change.campaign != before
    assert change.patch.reverse().apply(change.campaign) == before
