"""The rules read by somebody who looks for a way around them: boundaries, loops, corners, and odd orders."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Action, Change, Refusal, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.settlement_totals import settlement_numbers
from kingdom_gui.engine.state import Hex
from kingdom_gui.engine.totals import numbers
from kingdom_gui.store.codec import decode, encode

from .table import HOME, RULES, Table
from .test_properties import AnyTable, K, one_hex, some_hexes
from .town import Town

EAST: hexes.HexId = (0, 1, 0)
WEST: hexes.HexId = (0, -1, 0)
SOUTH: hexes.HexId = (0, 0, 1)
SECOND = tuple(hexes.disk(HOME, 1))[1]  # what a kingdom founded with two hexes holds besides HOME
ATTRIBUTES = ("economy", "loyalty", "stability")


def around(count: int) -> tuple[hexes.HexId, ...]:
    return tuple(h for h, _ in zip(hexes.disk(HOME, 12), range(count), strict=False))


# What the GM lays on a settlement's numbers


def test_the_gm_may_lift_the_cap_of_a_base_value() -> None:
    """It holds but for circumstances of the GM's choosing (IT L473): 1,000 + 500 of two Banks' 4,000."""
    town = Town()
    town.put("bank", 0)
    town.put("bank", 1)
    assert town.here.total("base_value") == 1_000
    town.do(actions.AddModifier(settlement="a", target="base_value_cap", amount=500, note="free port"))
    assert town.here.total("base_value_cap") == 1_500
    assert town.here.total("base_value") == 1_500


@pytest.mark.parametrize("name", Town().here.names)
def test_a_modifier_of_a_settlement_changes_the_number_it_names(name: str) -> None:
    town = Town()
    town.put("bank", 0)
    town.put("bank", 1)  # so that the cap of the base value has something to take off
    if name == "base_value":
        town.do(actions.AddModifier(settlement="a", target="base_value_cap", amount=9_000, note="room"))
    before = town.here.total(name)
    town.do(actions.AddModifier(settlement="a", target=name, amount=2, note="test"))
    assert town.here.total(name) == before + 2


@pytest.mark.parametrize("name", ["lots", "population", "districts", "base_value", "base_value_cap"])
def test_no_modifier_takes_more_than_there_is(name: str) -> None:
    town = Town()
    town.put("bank", 0)
    town.do(actions.AddModifier(settlement="a", target=name, amount=-90_000, note="exodus"))
    assert town.here.total(name) == 0
    assert min(town.totals("population", "districts").values()) >= 0


def test_modified_districts_reach_the_control_dc() -> None:
    """20 + 201 + (1 + 2)."""
    town = Town()
    town.put("park", 0)
    town.do(actions.AddModifier(settlement="a", target="districts", amount=2, note="suburbs"))
    assert town.total("districts") == 3
    assert town.total("control_dc") == 20 + 201 + 3


# Paper sheets


def test_a_sheet_that_shows_no_consumption_hides_nothing() -> None:
    """Four farms on 4 hexes: raw 4 - 8 = -4, due 0; the sheet's 0 is explained, nothing is carried over."""
    table = Table().adopt(consumption=0)
    table.do(
        actions.Claim(hexes=around(4)),
        actions.SetWater(hexes=around(4), lake=True),
        actions.Improve(hexes=around(4), improvement="farm", granted=True),
    )
    assert table.totals("consumption", "consumption_raw") == {"consumption": 0, "consumption_raw": -4}
    table.reign()
    assert table.totals("consumption", "consumption_raw") == {"consumption": 0, "consumption_raw": -4}


def test_a_sheet_that_shows_no_consumption_where_some_is_due_carries_the_difference() -> None:
    table = Table().adopt(consumption=0)
    table.do(actions.Claim(hexes=around(4)))
    assert table.totals("consumption", "consumption_raw") == {"consumption": 0, "consumption_raw": 0}


def test_opening_the_paper_sheet_again_changes_no_number() -> None:
    """Raw Consumption below 0 is kept as it is, and so is what was used of the month's limit."""
    table = Table().found(size=4, treasury=50).reign().everyone()
    table.do(
        actions.SetWater(hexes=around(4), lake=True),
        actions.Improve(hexes=around(4), improvement="farm", granted=True),
        actions.Explore(hexes=around(7), cleared=True),
        actions.Claim(hexes=around(5)[4:]),
    )
    names = [name for name in table.numbers.names if name not in ("granary_capacity", "vacancy_unrest")]
    before = table.totals(*names)
    table.do(actions.SetPaper(totals={}))
    assert table.totals(*names) == before
    table.reign()
    assert table.totals(*names) == before
    assert table.refused(actions.Claim(hexes=around(6)[5:])) == ["limit_reached"]


def test_the_sheets_consumption_is_the_due_one() -> None:
    """The raw number is reckoned, not typed."""
    bad = actions.AdoptKingdom(kingdom="k", name="Kay", totals={"consumption_raw": 3})
    assert Table().refused(bad) == ["no_such_total"]


def test_what_is_typed_in_uses_up_nothing_of_the_first_month() -> None:
    """Four hexes and their roads are typed in; then one hex may still be claimed, and two improved."""
    table = Table().adopt(size=4, treasury=50)
    table.do(actions.Claim(hexes=around(4)), actions.Improve(hexes=around(4), improvement="road"))
    table.reign().everyone()
    table.do(actions.Explore(hexes=around(7), cleared=True))
    table.do(actions.Claim(hexes=around(5)[4:]), actions.Improve(hexes=around(2), improvement="watchtower"))
    assert table.refused(actions.Claim(hexes=around(6)[5:])) == ["limit_reached"]


def test_a_kingdom_taken_over_at_20_unrest_is_in_anarchy_once_it_is_typed_in() -> None:
    """Ruling D12c; while its details are typed in nothing is barred."""
    table = Table().adopt(unrest=20, size=1)
    table.do(actions.Claim(hexes=(HOME,)), actions.SetEdict(edict="holiday", level="1"))
    assert not table.kingdom.anarchy
    table.reign()
    assert table.kingdom.anarchy
    assert table.refused(actions.SetEdict(edict="holiday", level="6")) == ["anarchy"]
    assert table.refused(actions.Deposit(gp=4000)) == ["anarchy"]
    table.do(actions.Deposit(gp=4000, override="a loyal smith"))


def test_a_settlement_typed_in_stands_and_may_build_at_once() -> None:
    """A mountain takes 4 months to prepare, but this town is there already."""
    table = Table(terrain="mountains").adopt(size=1, treasury=50)
    table.do(
        actions.Claim(hexes=(HOME,)),
        actions.FoundSettlement(settlement="a", name="A", hex=HOME),
        actions.Build(settlement="a", building="park", lots=(0,)),
    )
    table.reign().everyone()
    table.do(actions.Build(settlement="a", building="house", lots=(1,)))


def test_a_granted_settlement_is_ready_though_its_hex_was_being_prepared() -> None:
    table = Table(terrain="mountains").found(treasury=50).reign().everyone()
    table.do(
        actions.PrepareHex(hex=HOME),
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),
        actions.Build(settlement="a", building="house", lots=(0,)),
    )


def test_a_wrong_entry_is_taken_out_of_a_sheet_without_a_trace() -> None:
    """No ruins to build on more cheaply, and no wall that has calmed the people already."""
    table = Table().adopt(size=1, treasury=500)
    table.do(
        actions.Claim(hexes=(HOME,)),
        actions.FoundSettlement(settlement="a", name="A", hex=HOME),
        actions.Build(settlement="a", building="castle", lots=(0, 1, 6, 7)),
        actions.Build(settlement="a", building="city_wall", side="n"),
        actions.Demolish(settlement="a", number=1),
        actions.Demolish(settlement="a", number=2),
    )
    assert table.campaign.settlements["a"].districts[0].wrecks == ()


# Founding


def test_no_kingdom_is_founded_in_debt() -> None:
    """Fault B53; a kingdom taken over may be in debt."""
    bad = actions.FoundKingdom(kingdom="k", name="Kay", treasury=-1)
    assert Table().refused(bad) == ["below_zero"]
    assert Table().adopt(treasury=-3).total("treasury") == -3


# The land


def test_a_hex_is_not_taken_from_under_a_free_city() -> None:
    table = Table().found(size=2).everyone()
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=SECOND, granted=True),
        actions.Abandon(hexes=(SECOND,)),
    )
    assert SECOND not in table.campaign.claims
    assert table.refused(actions.RemoveHexes(hexes=(SECOND,))) == ["hex_has_settlement"]


def test_a_settlement_follows_its_hex_from_kingdom_to_kingdom() -> None:
    """Given up it is nobody's; who claims the hex has it, with what stands there, without k's modifiers."""
    table = Table().found(size=2).everyone()
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),
        actions.Build(settlement="a", building="mint", lots=(0,), granted=True),
        actions.AddModifier(settlement="a", target="economy", amount=5, note="fair"),
    )
    other = actions.FoundKingdom(kingdom="l", name="Ell", alignment="CG")
    table.do(actions.Abandon(hexes=(HOME,)), other)
    assert table.total("fame") == 0
    assert table.campaign.hexes[HOME].has("free_city")
    table.do(actions.Claim(kingdom="l", hexes=(HOME,), granted=True))
    ell = numbers(table.campaign, "l", RULES)
    assert (ell.total("economy"), ell.total("fame"), ell.total("districts")) == (3, 1, 1)
    assert table.campaign.kingdoms["l"].capital == "a", (
        "a kingdom's first settlement is its capital (IT L495)"
    )
    assert not table.campaign.hexes[HOME].has("free_city")
    assert table.refused(actions.Build(settlement="a", building="park", lots=(5,))) == [
        "settlement_not_yours"
    ]


def test_a_free_city_comes_back_each_time_it_is_given_up() -> None:
    table = Table().found(size=2).everyone()
    table.do(actions.FoundSettlement(settlement="a", name="A", hex=SECOND, granted=True))
    for _ in range(2):
        table.do(actions.Abandon(hexes=(SECOND,)))
        assert table.campaign.hexes[SECOND].has("free_city")
        change = table.do(actions.Claim(hexes=(SECOND,), granted=True))
        assert [w.code for w in change.warnings] == ["free_city_in_hex"]
        assert not table.campaign.hexes[SECOND].has("free_city")


def test_a_patron_grants_land_with_a_free_city_in_it() -> None:
    """IT L212: with towns that stand already; the first is the capital, and nobody has to be persuaded."""
    table = Table().found(size=2).everyone()
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=SECOND, granted=True),
        actions.Abandon(hexes=(SECOND,)),
    )
    land = (SECOND, *hexes.neighbours(SECOND)[:2])
    free = tuple(h for h in land if h not in table.campaign.claims)
    granted = actions.Claim(hexes=free, granted=True)
    table.do(granted)
    assert not table.campaign.hexes[SECOND].has("free_city")
    table.do(actions.Abandon(hexes=free))
    table.do(actions.FoundKingdom(kingdom="l", name="Ell", hexes=free))
    assert table.campaign.kingdoms["l"].capital == "a"
    assert not table.campaign.hexes[SECOND].has("free_city")


def test_a_sheet_may_say_what_would_not_be_built_today() -> None:
    """An Inn whose House burned down, a farm whose river was diverted (ruling D20): told, not refused."""
    table = Table(terrain="hills").adopt(size=1)
    table.do(
        actions.Claim(hexes=(HOME,)),
        actions.FoundSettlement(settlement="a", name="A", hex=HOME),
    )
    inn = table.do(actions.Build(settlement="a", building="inn", lots=(0,)))
    farm = table.do(actions.Improve(hexes=(HOME,), improvement="farm"))
    assert [w.code for w in (*inn.warnings, *farm.warnings)] == [
        "needs_neighbours", "needs_inorbeside", "role_needed",
    ]  # fmt: skip
    table.reign().everyone()
    assert table.refused(actions.Build(settlement="a", building="tavern", lots=(9,))) != []


def test_a_coast_is_the_land_behind_it() -> None:
    """IT L530, note 8: painting coast keeps the hex's own terrain."""
    table = Table(terrain="hills")
    new: hexes.HexId = (0, 30, 0)
    table.do(actions.PaintTerrain(hexes=(HOME, new), terrain="coastline"))
    assert table.campaign.hexes[HOME] == Hex("hills", coast=True)
    assert table.campaign.hexes[new] == Hex("plains", coast=True)
    table.do(actions.PaintTerrain(hexes=(EAST,), terrain="water"))
    table.do(actions.PaintTerrain(hexes=(EAST,), terrain="coastline"))
    assert table.campaign.hexes[EAST] == Hex("plains", coast=True)


@pytest.mark.parametrize("water", ["lake", "coast", "river", "marsh", "water"])
def test_a_fishery_needs_water_in_its_hex(water: str) -> None:
    """Coast, water, river or marsh (IT L372): a lake is water."""
    table = Table().found(size=2, treasury=50).reign().everyone()
    fishery = actions.Improve(hexes=(HOME,), improvement="fishery")
    assert table.refused(fishery) == ["needs_inhex"]
    if water in RULES.terrain:
        table.do(actions.PaintTerrain(hexes=(HOME,), terrain=water))
    elif water == "river":
        table.do(actions.DrawRiver(path=(HOME,)))
    else:
        table.do(actions.SetWater(hexes=(HOME,), coast=water == "coast", lake=water == "lake"))
    assert table.do(fishery).price.total == 4


def test_farms_of_one_order_lean_on_each_other_in_any_order() -> None:
    """The dry hex lies between two watered ones; which is named first does not matter."""
    table = Table(terrain="hills").found(size=7, treasury=200).reign().everyone()
    table.do(actions.DrawRiver(path=((0, 2, 0),)), actions.DrawRiver(path=((0, -2, 0),)))
    farms = actions.Improve(hexes=(HOME, EAST, WEST), improvement="farm", granted=True)
    table.do(farms)
    assert all("farm" in table.campaign.hexes[h].improvements for h in (HOME, EAST, WEST))


def test_farms_do_not_hold_each_other_up_in_a_ring() -> None:
    """Three dry hexes, each beside the other two: none has water, so none may begin."""
    table = Table(terrain="hills").found(size=7, treasury=200).reign().everyone()
    ring = (HOME, EAST, SOUTH)
    assert all(b in hexes.neighbours(a) for a in ring for b in ring if a != b)
    refused = table.refused(actions.Improve(hexes=ring, improvement="farm", granted=True))
    assert refused == ["needs_inorbeside"] * 3


NOTHING: list[Action] = [
    actions.PaintTerrain(hexes=(), terrain="hills"),
    actions.RemoveHexes(hexes=()),
    actions.SetWater(hexes=(), lake=True),
    actions.DrawRiver(path=()),
    actions.EraseRiver(hexes=()),
    actions.Explore(hexes=()),
    actions.Claim(hexes=()),
    actions.Abandon(hexes=()),
    actions.Improve(hexes=(), improvement="road"),
    actions.RemoveImprovement(hexes=(), improvement="road"),
    actions.BlockLots(settlement="a", district=0, lots=()),
]


@pytest.mark.parametrize("action", NOTHING, ids=[type(a).__name__ for a in NOTHING])
def test_an_empty_list_is_no_action(action: Action) -> None:
    """It would only leave an empty step of undo and a line in the journal."""
    town = Town()
    assert town.refused(action)


def test_two_foundries_share_two_mines_fairly() -> None:
    """Ashford reaches both mines, Birk only the nearer one of Ashford's: both get one (IT L767)."""
    table = Table(terrain="hills").found(size=37, treasury=500).everyone()
    towns = {"a": (0, 0, 0), "b": (0, 2, 0)}
    mines = ((0, 1, 0), (0, -1, 0))
    roads = ((0, 1, 0), (0, -1, 0))
    for name, hex_id in towns.items():
        table.do(
            actions.SetWater(hexes=(hex_id,), lake=True),
            actions.FoundSettlement(settlement=name, name=name, hex=hex_id, water=("n",), granted=True),
        )
    table.do(
        actions.Improve(hexes=roads, improvement="road", granted=True),
        actions.Improve(hexes=mines, improvement="mine", granted=True),
    )
    before = table.totals("economy", "tax_bonus")
    for name in towns:
        table.do(actions.Build(settlement=name, building="foundry", lots=(0, 1), granted=True))
    after = table.totals("economy", "tax_bonus")
    assert after["economy"] - before["economy"] == 2 * (1 + 1)
    assert after["tax_bonus"] - before["tax_bonus"] == 2


def test_a_lost_capital_is_replaced_by_the_players_not_by_the_next_town() -> None:
    """Only a kingdom's first settlement is the capital by itself (IT L495); else it is moved (IT L270)."""
    table = Table().found(size=4).everyone()
    one, two, three = around(4)[1:]
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=one, granted=True),
        actions.FoundSettlement(settlement="b", name="B", hex=two, granted=True),
        actions.Abandon(hexes=(one,)),
        actions.FoundSettlement(settlement="c", name="C", hex=three, granted=True),
    )
    assert table.kingdom.capital == "a"
    table.do(actions.MoveCapital(settlement="b"))
    assert table.kingdom.capital == "b"
    table.do(actions.Abandon(hexes=(two, three)))
    table.do(actions.FoundSettlement(settlement="d", name="D", hex=HOME, granted=True))
    assert table.kingdom.capital == "d", "with no town left the next one is the first again"


def test_no_cavern_below_a_marsh() -> None:
    """IT L530, note 7; the GM has the last word on his land."""
    table = Table(terrain="marsh")
    change = table.do(actions.PaintTerrain(hexes=((-1, 0, 0), (-1, 1, 0)), terrain="cavern"))
    assert [(w.code, w.parameters["hex"]) for w in change.warnings] == [
        ("not_below", "-1,0,0"),
        ("not_below", "-1,1,0"),
    ]
    table.do(actions.PaintTerrain(hexes=(HOME,), terrain="hills"))
    assert not table.do(actions.PaintTerrain(hexes=((-1, 0, 0),), terrain="cavern")).warnings


# Districts and buildings


def test_plans_do_not_fill_a_grid() -> None:
    """A district needs a full grid (IT L469, ruling E05); drawings on paper do not make one."""
    town = Town()
    for lot in range(36):
        town.do(actions.Build(settlement="a", building="park", lots=(lot,), planned=True))
    assert town.refused(actions.AddDistrict(settlement="a")) == ["district_not_full"]


def test_lamps_do_not_fill_a_grid() -> None:
    """They take no lot of their own, on an empty one either (IT L833)."""
    town = Town()
    town.put("temple", 0, 1)
    for lot in range(2, 36):
        town.put("magical_streetlamps", lot)
    assert town.refused(actions.AddDistrict(settlement="a")) == ["district_not_full"]


def test_nothing_grows_over_a_plan() -> None:
    """A Library with plans on every side has no room; without one of them it grows there."""
    town = Town()
    library = town.put("library", 0)
    for lot in (1, 6):
        town.do(actions.Build(settlement="a", building="park", lots=(lot,), planned=True))
    upgrade = actions.Upgrade(settlement="a", number=library.id, building="academy")
    assert town.refused(upgrade) == ["no_room_to_grow"]
    town.do(actions.Demolish(settlement="a", number=town.last.id), upgrade)
    assert next(b.lots for b in town.district.buildings if b.kind == "academy") == (0, 6)


@pytest.mark.parametrize(
    ("lots", "code"),
    [
        ((5, 6), "wrong_shape"),
        ((0, 7), "wrong_shape"),
        ((0, 2), "wrong_shape"),
        ((3, 3), "wrong_shape"),
        ((0, 1, 2), "wrong_lot_count"),
        ((0, 1, 6, 7), "wrong_lot_count"),
        ((35, 36), "lots_off_grid"),
        ((-1, 0), "lots_off_grid"),
    ],
)
def test_waterways_that_cannot_be(lots: tuple[int, ...], code: str) -> None:
    """One lot or a straight pair (ruling D19)."""
    assert Town().refused(actions.Build(settlement="a", building="waterway", lots=lots, override="x")) == [
        code
    ]


def test_a_waterway_runs_up_or_across() -> None:
    town = Town()
    for lots in ((14, 20), (8, 9), (35, 34)):
        town.put("waterway", *lots)
    assert town.here.total("lots") == 6


def test_works_that_share_need_what_they_share() -> None:
    """A cistern and lamps may stand alone, a bridge and a spring may not (rulings D23, E07)."""
    town = Town()
    town.put("temple", 30, 31)  # for the lamps
    town.put("magical_academy", 34, 35)  # for the spring
    for kind in ("bridge", "everflowing_spring"):
        assert town.refused(actions.Build(settlement="a", building=kind, lots=(0,))) == ["needs_host"]
    before = town.here.total("lots")
    town.put("cistern", 0)
    town.put("magical_streetlamps", 1)
    assert town.here.total("lots") == before + 1
    town.put("park", 0)
    assert town.here.total("lots") == before + 1
    town.put("everflowing_spring", 0)
    again = actions.Build(settlement="a", building="everflowing_spring", lots=(0,))
    assert town.refused(again) == ["lot_has_one"]


def test_walls_and_moats_keep_to_land_and_to_one_a_side() -> None:
    town = Town(water=("w",))
    for kind in ("city_wall", "moat"):
        assert town.refused(actions.Build(settlement="a", building=kind, side="w")) == ["needs_land_side"]
        town.put(kind, side="n")
        assert town.refused(actions.Build(settlement="a", building=kind, side="n")) == ["side_has_one"]
        assert town.refused(actions.Build(settlement="a", building=kind)) == ["needs_side"]
        assert "takes_no_side" not in town.refused(actions.Build(settlement="a", building=kind, lots=(0,)))
    assert town.here.total("defense") == 1 + 1
    assert (
        town.refused(actions.SetBorders(settlement="a", district=0, water=("n",))) == ["needs_land_side"] * 2
    )


def test_a_planned_building_keeps_the_gms_figure_when_it_is_built() -> None:
    """CR 8 gives Loyalty 2."""
    town = Town()
    town.do(actions.Build(settlement="a", building="menagerie", lots=(0, 1, 6, 7), planned=True))
    number = town.last.id
    town.do(
        actions.SetBuilding(settlement="a", number=number, figure=8),
        actions.BuildPlanned(settlement="a", number=number),
    )
    assert town.here.total("loyalty") == 2


def test_a_lot_with_a_cistern_is_in_use() -> None:
    town = Town()
    town.put("cistern", 3)
    assert town.refused(actions.BlockLots(settlement="a", district=0, lots=(3,))) == ["lot_in_use"]


def test_a_wall_is_not_moved_from_its_gate() -> None:
    """IT L700: the gate is part of the wall."""
    town = Town()
    wall = town.put("city_wall", side="n")
    town.put("watergate", side="n")
    moved = actions.MoveBuilding(settlement="a", number=wall.id, side="e")
    assert "carries_other" in town.refused(moved)


# Leaders


def test_a_viceroys_second_role_is_held_in_the_vassal_state() -> None:
    """IT L189: any role in the vassal state, which is another kingdom; here one person, one role."""
    table = Table().found().reign()
    table.do(actions.Appoint(role="viceroy", name="Ada"))
    assert table.refused(actions.Appoint(role="general", name="Ada")) == ["holds_another_role"]
    table.do(actions.Appoint(role="general", name="Ada", override="the colony has no sheet of its own"))


# Words of the GM


def test_an_override_is_a_note_not_a_blank() -> None:
    table = Table().found().reign().everyone()
    assert table.refused(actions.Claim(hexes=((0, 3, 0),), override="  ")) != []


def test_a_blank_choice_of_printed_values_is_the_default() -> None:
    table = Table().found()
    table.do(actions.SetRuling(ruling="printed_values", choice=" "))
    assert table.campaign.settings.rulings == ()
    table.do(actions.SetRuling(ruling="printed_values", choice="buildings.bank  buildings.bank"))
    assert table.campaign.settings.rulings == (("printed_values", "buildings.bank"),)


# Numbers and names that no file could hold

HUGE = 10**30
BEYOND: list[Action] = [
    actions.Grant(treasury=HUGE, note="x"),
    actions.Grant(unrest=-HUGE, note="x"),
    actions.AddModifier(target="economy", amount=HUGE, note="x"),
    actions.AddModifier(target="economy", amount=1, months=HUGE, note="x"),
    actions.FoundKingdom(kingdom="l", name="Ell", treasury=HUGE),
    actions.AdoptKingdom(kingdom="l", name="Ell", unrest=HUGE),
    actions.AdoptKingdom(kingdom="l", name="Ell", treasury=-HUGE),
    actions.AdoptKingdom(kingdom="l", name="Ell", totals={"economy": HUGE}),
    actions.SetPaper(totals={"economy": -HUGE}),
    actions.Appoint(role="general", name="Bo", abilities={"str": 101}, replacing="the general"),
    actions.Appoint(role="general", name="Bo", ranks=-1, replacing="the general"),
    actions.Appoint(role="general", name="Bo", ranks=101, replacing="the general"),
    actions.SetBuilding(settlement="a", number=1, figure=1_000_001),
    actions.PaintTerrain(hexes=((0, 1_000_001, 0),), terrain="hills"),
    actions.PaintTerrain(hexes=((100, 0, 0),), terrain="hills"),
    actions.ChangeSettings(start_year=HUGE),
    actions.ChangeSettings(seed=HUGE),
]


@pytest.mark.parametrize("action", BEYOND, ids=repr)
def test_what_no_file_could_hold_is_refused(action: Action) -> None:
    town = Town()
    town.put("menagerie", 0, 1, 6, 7)
    assert town.refused(action), "a campaign with this in it could not be opened again"


@pytest.mark.parametrize("name", ["\ud800", "a\udfff"])
def test_a_name_that_is_no_text_is_refused(name: str) -> None:
    town = Town()
    assert town.refused(actions.EditSettlement(settlement="a", name=name))
    assert town.refused(actions.WriteJournal(note=name))
    assert town.refused(actions.EditKingdom(name=name))


@pytest.mark.parametrize(
    "name", ["Él'qârn", "‮drawkcab", "a\tb", "𝕶𝖆𝖞", "<b>&amp;</b>", '"\\', "{ $name }", "Ash#1"]
)
def test_odd_names_come_back_from_a_file_as_they_were(name: str) -> None:
    town = Town()
    town.do(actions.EditSettlement(settlement="a", name=name), actions.EditKingdom(name=name))
    back = decode(encode(town.campaign), RULES, "odd")
    assert back.settlements["a"].name == back.kingdoms["k"].name == name


# Loops


def test_a_discount_goes_with_the_building_that_grants_it() -> None:
    """A token used up is forgotten with its building, and a new one of the kind grants anew."""
    town = Town()
    academy = town.put("academy", 0, 1)
    assert town.buy("library", 5).price.total == 3
    assert town.buy("library", 11).price.total == 6
    town.do(actions.Demolish(settlement="a", number=academy.id))
    assert town.a.tokens == ()
    assert town.buy("casters_tower", 30).price.total == 30
    town.do(actions.Build(settlement="a", building="academy", lots=(0, 1)))
    assert town.buy("casters_tower", 31).price.total == 15


@pytest.mark.parametrize("rounds", [3])
def test_pulling_walls_down_and_up_calms_nobody(rounds: int) -> None:
    town = Town()
    town.do(actions.Grant(unrest=10, note="test"))
    for kind, less in (("city_wall", 2), ("moat", 1)):
        before = town.total("unrest")
        for _ in range(rounds):
            wall = town.put(kind, side="n")
            assert town.total("unrest") == before - less
            town.do(actions.Demolish(settlement="a", number=wall.id))
        assert [w.kind for w in town.district.wrecks].count(kind) == 1
        for side in ("n", "e", "s"):
            town.put(kind, side=side)  # type: ignore[arg-type]
        assert town.total("unrest") == before - less


def test_an_upgrade_frees_no_second_limit() -> None:
    """One Arena a settlement, by building or from a Theater."""
    town = Town()
    town.put("arena", 0, 1, 6, 7)
    theater = town.put("theater", 2, 3)
    upgrade = actions.Upgrade(settlement="a", number=theater.id, building="arena")
    assert "limit_per_settlement" in town.refused(upgrade)


def test_moving_gets_past_no_limit() -> None:
    town = Town()
    town.do(actions.AddDistrict(settlement="a", granted=True))
    town.put("sewer_system")
    second = town.put("sewer_system", district=1)
    move = actions.MoveBuilding(settlement="a", number=second.id, district=0)
    assert "limit_per_district" in town.refused(move)


# Anything, in any order

NOBODY: list[Action] = [
    actions.Abandon(hexes=(HOME,)),
    actions.AddDistrict(settlement="a"),
    actions.AddModifier(target="economy", amount=1),
    actions.Appoint(role="general", name="Bo"),
    actions.BeginReign(),
    actions.Build(settlement="a", building="park", lots=(0,)),
    actions.Claim(hexes=(HOME,)),
    actions.Claim(hexes=(HOME,), granted=True),
    actions.Demolish(settlement="a", number=1),
    actions.Dismiss(role="general"),
    actions.EditKingdom(name="Ell"),
    actions.FoundSettlement(settlement="c", name="C", hex=EAST),
    actions.Grant(treasury=1),
    actions.Grant(unrest=1),
    actions.Grant(fame=1),
    actions.Improve(hexes=(EAST,), improvement="road"),
    actions.Improve(hexes=(EAST,), improvement="fort", granted=True),
    actions.MoveCapital(settlement="a"),
    actions.PrepareHex(hex=EAST),
    actions.RemoveModifier(number=1),
    actions.Repair(settlement="a", number=1),
    actions.SetEdict(edict="holiday", level="1"),
    actions.SetPaper(totals={}),
    actions.SitAtTable(),
    actions.Upgrade(settlement="a", number=1, building="castle"),
]


@pytest.mark.parametrize("kingdom", ["", "nobody"])
@pytest.mark.parametrize("action", NOBODY, ids=repr)
def test_who_is_no_kingdom_does_nothing(action: Action, kingdom: str) -> None:
    town = Town()
    town.put("park", 5)
    outcome = decide(replace(action, kingdom=kingdom, override="please"), town.campaign, RULES)
    assert isinstance(outcome, Refusal)


AN_ID = st.sampled_from(["a", "b"])
A_NUMBER = st.integers(1, 40)
SOME_LOTS = st.sampled_from([(), (0,), (1, 2), (0, 1, 6, 7), (35,), (7, 7), (36,), (-1,), (5, 6)])
A_TOTAL = st.sampled_from(["economy", "consumption", "size", "fame", "base_value_cap", "districts", "lots"])
RULINGS = [(name, choice) for name, ruling in RULES.rulings.items() for choice in ruling.choices]


def anything_else() -> st.SearchStrategy[Action]:
    """The actions that `test_properties` leaves out."""
    return st.one_of(
        st.builds(actions.RemoveHexes, hexes=some_hexes),
        st.builds(actions.EraseRiver, hexes=some_hexes),
        st.builds(actions.RemoveImprovement, hexes=some_hexes, improvement=st.sampled_from(["road", "farm"])),
        st.builds(actions.RemoveSpecial, hex=one_hex, special=st.sampled_from(["lair", "free_city"])),
        st.builds(
            actions.AdoptKingdom, kingdom=st.just("l"), name=st.just("Ell"), unrest=st.integers(-1, 30)
        ),
        st.builds(
            actions.SetPaper,
            kingdom=st.sampled_from(["k", "l"]),
            totals=st.dictionaries(A_TOTAL, st.integers(-3, 90)),
        ),
        st.builds(actions.EditKingdom, kingdom=st.just("k"), anarchy=st.just(False)),
        st.builds(actions.Claim, kingdom=st.just("l"), hexes=some_hexes, granted=st.just(True)),
        st.builds(actions.AddDistrict, settlement=AN_ID, granted=st.booleans(), **K),
        st.builds(
            actions.SetBorders,
            settlement=AN_ID,
            district=st.integers(-1, 1),
            water=st.just(("s", "n", "n")),
            **K,
        ),
        st.builds(actions.MoveCapital, settlement=AN_ID, **K),
        st.builds(actions.BuildPlanned, settlement=AN_ID, number=A_NUMBER, magic=st.booleans(), **K),
        st.builds(
            actions.MoveBuilding,
            settlement=AN_ID,
            number=A_NUMBER,
            lots=SOME_LOTS,
            side=st.sampled_from([None, "n"]),
            district=st.sampled_from([None, 0, 1, -1]),
            **K,
        ),
        st.builds(
            actions.SetBuilding,
            settlement=AN_ID,
            number=A_NUMBER,
            figure=st.sampled_from([None, 0, 15, 99_999]),
            damaged=st.sampled_from([None, True, False]),
            **K,
        ),
        st.builds(actions.Repair, settlement=AN_ID, number=A_NUMBER, **K),
        st.builds(
            actions.BlockLots,
            settlement=AN_ID,
            district=st.just(0),
            lots=SOME_LOTS,
            blocked=st.booleans(),
            **K,
        ),
        st.builds(
            actions.AddModifier,
            target=A_TOTAL,
            amount=st.integers(-9, 9),
            months=st.sampled_from([None, 0, 1, 3]),
            settlement=st.sampled_from(["", "a", "b"]),
            **K,
        ),
        st.builds(lambda pair: actions.SetRuling(ruling=pair[0], choice=pair[1]), st.sampled_from(RULINGS)),
    )


class AnySavedTable(AnyTable):
    """Plays whatever comes, all actions of it; what came of it can be saved and opened again."""

    @rule(action=anything_else())
    def act_otherwise(self, action: Action) -> None:
        before = self.campaign
        outcome = decide(action, before, RULES)
        if isinstance(outcome, Change):
            assert outcome.patch.reverse().apply(outcome.campaign) == before
            self.campaign = outcome.campaign

    @invariant()
    def numbers_are_their_ledgers(self) -> None:
        for kingdom in self.campaign.kingdoms:
            totals = numbers(self.campaign, kingdom, RULES)
            for name in totals.names:
                assert totals.total(name) == sum(e.amount for e in totals.ledger(name) if e.applies), name
            for name in ("unrest", "fame", "infamy", "consumption", "size", "districts", "population"):
                assert totals.total(name) >= 0, name
        for settlement in self.campaign.settlements:
            here = settlement_numbers(self.campaign, settlement, RULES)
            for name in here.names:
                assert here.total(name) == sum(e.amount for e in here.ledger(name) if e.applies), name

    def teardown(self) -> None:
        assert decode(encode(self.campaign), RULES, "any") == self.campaign


TestAnySavedTable = AnySavedTable.TestCase
TestAnySavedTable.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
