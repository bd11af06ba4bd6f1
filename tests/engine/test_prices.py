"""What buildings cost: discounts, wrecks, ruins, magic, upgrades (IT L471, L514-516, L556-558)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.prices import half_off, quote_build, tokens_left
from kingdom_gui.engine.state import Building, District, Hex, Settlement, Special, Token, Wreck

from .table import HOME, RULES
from .town import Town, buying


def lines(change: Change) -> list[tuple[int, str, str, bool]]:
    return [(e.amount, e.source.kind, e.source.id, e.applies) for e in change.price]


def demolished(town: Town, kind: str, *lots: int) -> None:
    """Put a building there and clear it again, so that its site is a wreck."""
    town.do(actions.Demolish(settlement="a", number=town.put(kind, *lots).id))


# Discounts (rulings D05, D06)


def test_an_academy_halves_the_first_library_only() -> None:
    """The seed's example: 6 -> 3 BP, a second Library at its full 6 BP (IT L556)."""
    town = Town()
    academy = town.put("academy", 0, 1)
    first = town.buy("library", 2)
    assert lines(first) == [(6, "building", "library", True), (-3, "building", "academy", True)]
    assert first.price.entries[1].source.place == f"a#{academy.id}"
    assert first.price.total == 3
    assert town.buy("library", 3).price.total == 6
    assert town.a.tokens == (Token(academy.id, "library"),)


def test_each_listed_type_has_a_discount_of_its_own() -> None:
    """Ruling D05: Library 3, Caster's Tower 15, Magic Shop 34 (needs two Houses)."""
    town = Town()
    town.put("academy", 0, 1)
    town.put("house", 20)
    town.put("house", 22)
    assert town.buy("library", 2).price.total == 6 // 2
    assert town.buy("casters_tower", 3).price.total == 30 // 2
    assert town.buy("magic_shop", 21).price.total == 68 // 2


def test_one_discount_in_all_by_the_toggle() -> None:
    town = Town()
    town.do(actions.SetRuling(ruling="discount_scope", choice="once_per_building"))
    town.put("academy", 0, 1)
    assert town.buy("library", 2).price.total == 3
    assert town.buy("casters_tower", 3).price.total == 30


def test_two_granting_buildings_two_halved_inns_and_never_a_quarter() -> None:
    """The seed's example of Market and Theater: two Inns at 5 BP, the third at 10 (IT L556)."""
    town = Town()
    for lot in (0, 2, 24, 26, 28):
        town.put("house", lot)
    town.put("market", 1, 7)
    town.put("theater", 10, 11)
    first = town.buy("inn", 25)
    assert lines(first) == [
        (10, "building", "inn", True),
        (-5, "building", "market", True),
        (-5, "building", "theater", False),
    ]
    assert first.price.entries[2].reason == "one_halving_only"
    town.put("house", 30)
    assert town.buy("inn", 31).price.total == 5
    assert town.buy("inn", 27).price.total == 10


def test_buildings_that_stood_before_use_up_no_discount() -> None:
    town = Town()
    town.put("library", 5)
    town.put("academy", 0, 1)
    assert town.buy("library", 2).price.total == 3


def test_a_discount_holds_in_its_own_settlement_and_goes_with_its_building() -> None:
    town = Town()
    other = (0, 3, 0)
    town.do(actions.FoundSettlement(settlement="b", name="Bree", hex=other, granted=True))
    academy = town.put("academy", 0, 1)
    elsewhere = actions.Build(settlement="b", building="library", lots=(0,))
    assert town.do(elsewhere).price.total == 6
    town.do(actions.Demolish(settlement="a", number=academy.id))
    assert town.buy("library", 2).price.total == 6


def test_a_damaged_building_grants_nothing_until_repaired() -> None:
    town = Town()
    academy = town.put("academy", 0, 1)
    town.do(actions.SetBuilding(settlement="a", number=academy.id, damaged=True))
    assert tokens_left(town.a, "library", RULES) == []
    assert town.buy("library", 2).price.total == 6


def test_works_on_a_side_are_discounted_too() -> None:
    """A Garrison halves one City Wall: 2 -> 1 BP."""
    town = Town()
    town.put("garrison", 0, 1)
    assert town.buy("city_wall", side="n").price.total == 1
    assert town.buy("city_wall", side="s").price.total == 2


# Wrecks (rulings D04, D08)


def test_a_quarter_of_the_old_price_is_split_evenly() -> None:
    """The seed's example: Academy 52 / 4 = 13; Mansion 10 - 6 = 4, Luxury Store 28 - 6 = 22 (IT L516)."""
    town = Town()
    demolished(town, "academy", 14, 15)
    mansion = town.buy("mansion", 14)
    assert lines(mansion) == [(10, "building", "mansion", True), (-6, "rule", "rebuild_other", True)]
    assert mansion.price.entries[1].counts == (("old_cost", 52), ("lots", 1), ("of_lots", 2))
    town.put("house", 9)
    assert town.buy("luxury_store", 15).price.total == 28 - 6
    assert town.district.wrecks == ()


def test_one_building_over_all_lots_takes_the_whole_quarter() -> None:
    town = Town()
    demolished(town, "academy", 14, 15)
    assert town.buy("monastery", 14, 15).price.total == 16 - 13


def test_several_wrecks_under_one_building_are_added_up() -> None:
    """Jail 14 -> 3, Brewery 6 -> 1: a Bureau of 10 costs 6."""
    town = Town()
    demolished(town, "jail", 14)
    demolished(town, "brewery", 15)
    assert town.buy("bureau", 14, 15).price.total == 10 - 14 // 4 - 6 // 4


def test_the_least_discount_is_1() -> None:
    """A Tenement cost 1: a quarter is 0, at least 1."""
    town = Town()
    demolished(town, "tenement", 14)
    assert town.buy("brewery", 14).price.total == 6 - 1


def test_rebuilding_the_same_halves_the_price() -> None:
    """House 3: the saving of 1.5 is rounded down to 1, so 2 are paid (ruling D04)."""
    town = Town()
    demolished(town, "house", 14)
    assert town.buy("house", 14).price.total == 3 - half_off(3) == 2
    demolished(town, "theater", 20, 21)
    rebuilt = town.buy("theater", 20, 21)
    assert lines(rebuilt) == [(24, "building", "theater", True), (-12, "rule", "rebuild_same", True)]
    assert town.buy("theater", 26, 27).price.total == 24


def test_rebuilding_saves_the_discount_for_later() -> None:
    """Only one halving applies (D07); the Academy's stays for the next Library."""
    town = Town()
    demolished(town, "library", 14)
    town.put("academy", 0, 1)
    rebuilt = town.buy("library", 14)
    assert lines(rebuilt) == [
        (6, "building", "library", True),
        (-3, "rule", "rebuild_same", True),
        (-3, "building", "academy", False),
    ]
    assert town.a.tokens == ()
    assert town.buy("library", 15).price.total == 3


def test_halving_comes_before_the_flat_discount_and_magic_last() -> None:
    """Ruling D07: 30 -> 15 (Academy), - 3 (old Jail, 14 / 4), - 2 (magic) = 10."""
    town = Town()
    demolished(town, "jail", 14)
    town.put("academy", 0, 1)
    bought = town.buy("casters_tower", 14, magic=True)
    assert lines(bought) == [
        (30, "building", "casters_tower", True),
        (-15, "building", "academy", True),
        (-3, "rule", "rebuild_other", True),
        (-2, "rule", "construction_magic", True),
    ]
    assert bought.price.total == 30 - 15 - 3 - 2


def test_magic_makes_nothing_cheaper_than_free() -> None:
    town = Town()
    bought = town.buy("tenement", 14, magic=True)
    assert bought.price.total == 0
    assert lines(bought)[-1] == (1, "floor", "price", True)


def test_magic_helps_once_a_month() -> None:
    """Ruling C04."""
    town = Town()
    town.buy("brewery", 14, magic=True)
    assert town.refused(buying("brewery", 15, magic=True)) == ["magic_used"]
    town.do(actions.AdvanceMonth())
    town.do(actions.Grant(treasury=100))
    assert town.buy("brewery", 15, magic=True).price.total == 6 - 2


# Special terrain (IT L460, L465)


def test_a_standing_building_is_taken_over_for_nothing() -> None:
    town = Town(size=5, founded=False)
    town.do(actions.AddSpecial(hex=HOME, special="building", building="smithy"))
    offered = town.do(actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True))
    assert [(w.code, w.parameters["building"]) for w in offered.warnings] == [
        ("special_offers_building", "smithy")
    ]
    town.buy("brewery", 0)  # the one building of the month
    taken = town.buy("smithy", 1)
    assert lines(taken) == [(6, "building", "smithy", True), (-6, "special_terrain", "building", True)]
    assert town.kingdom.use.buildings == 1
    assert town.campaign.hexes[HOME].special == (Special("building", "smithy", spent=True),)
    assert town.refused(buying("smithy", 2)) == ["limit_reached"]


def test_a_ruin_halves_its_kind_once() -> None:
    town = Town()
    town.do(actions.AddSpecial(hex=HOME, special="ruin", building="smithy"))
    assert town.buy("brewery", 0).price.total == 6
    assert town.buy("smithy", 1).price.total == 3
    assert town.buy("smithy", 2).price.total == 6


# Upgrades, demolition, repair, grants


def test_an_upgrade_costs_the_difference_and_no_discount_helps() -> None:
    """Shrine 8 -> Temple 32: 24, though a Cathedral halves Temples (ruling D06)."""
    town = Town()
    town.put("cathedral", 0, 1, 6, 7)
    shrine = town.put("shrine", 20)
    change = town.do(actions.Upgrade(settlement="a", number=shrine.id, building="temple"))
    assert lines(change) == [(32, "building", "temple", True), (-8, "building", "shrine", True)]
    assert town.a.tokens == ()
    assert town.buy("temple", 22, 23).price.total == 16


@pytest.mark.parametrize(
    ("kind", "lots", "price"), [("house", (7,), 1), ("theater", (7, 8), 2), ("castle", (7, 8, 13, 14), 4)]
)
def test_demolition_costs_1_a_lot(kind: str, lots: tuple[int, ...], price: int) -> None:
    """Ruling D09."""
    town = Town()
    number = town.put(kind, *lots).id
    assert town.do(actions.Demolish(settlement="a", number=number)).price.total == price


@pytest.mark.parametrize(("kind", "lots", "price"), [("inn", (8,), 5), ("house", (7,), 2), ("jail", (9,), 7)])
def test_repair_costs_half(kind: str, lots: tuple[int, ...], price: int) -> None:
    """IT L1258; the saving is rounded down: 10 -> 5, 3 -> 2, 14 -> 7."""
    town = Town()
    if kind == "inn":
        town.put("house", 7)
    number = town.put(kind, *lots).id
    assert town.refused(actions.Repair(settlement="a", number=number)) == ["not_damaged"]
    town.do(actions.SetBuilding(settlement="a", number=number, damaged=True))
    assert town.do(actions.Repair(settlement="a", number=number)).price.total == price
    assert not town.last.damaged


def test_what_is_granted_shows_what_it_would_have_cost() -> None:
    town = Town()
    change = town.do(replace(buying("castle", 0, 1, 6, 7), granted=True))
    assert lines(change) == [(54, "building", "castle", True), (-54, "gm", "granted", True)]
    assert change.price.total == 0


def test_nothing_is_paid_while_a_running_kingdom_is_typed_in() -> None:
    town = Town()
    town.do(actions.SetPaper(totals={"economy": 20}))
    treasury = town.total("treasury")
    change = town.buy("castle", 0, 1, 6, 7)
    assert change.price.total == 0
    assert town.total("treasury") == treasury


def test_the_treasury_must_hold_it() -> None:
    """Ruling D51, with its toggle."""
    town = Town(treasury=53)
    assert town.refused(buying("castle", 0, 1, 6, 7)) == ["treasury_short"]
    town.do(actions.SetRuling(ruling="allow_deficit_spending", choice="on"))
    town.buy("castle", 0, 1, 6, 7)
    assert town.total("treasury") == 53 - 54


# Whatever stands and lies there, no price falls below 0

kinds = st.sampled_from(sorted(RULES.buildings))
wrecks = st.builds(
    lambda kind, used: Wreck(kind, (14, 15), (15,) if used else (14, 15)),
    kinds.filter(lambda k: RULES.buildings[k].lots > 0),
    st.booleans(),
)


@given(
    kinds,
    st.lists(wrecks, max_size=3),
    st.lists(kinds, max_size=5),
    st.booleans(),
    st.sampled_from(("", "ruin")),
)
def test_no_price_below_nothing(kind: str, sites, standing, magic: bool, special: str) -> None:
    buildings = tuple(Building(number, k) for number, k in enumerate(standing, start=1))
    there = Hex(special=(Special(special, kind),) if special else ())
    settlement = Settlement("a", "A", HOME, (District(buildings=buildings, wrecks=tuple(sites)),))
    quote = quote_build(settlement, there, 0, RULES.buildings[kind], (14, 15), RULES, magic=magic)
    total = sum(entry.amount for entry in quote.entries if entry.applies)
    assert quote.total == max(0, total)
    assert quote.entries[0].amount == RULES.buildings[kind].cost
    assert all(entry.amount <= 0 for entry in quote.entries[1:])
    halved = [
        entry
        for entry in quote.entries[1:]
        if entry.applies
        and (entry.source.kind in ("building", "special_terrain") or entry.source.id == "rebuild_same")
    ]
    assert len(halved) <= 1
    assert all(entry.amount == -half_off(RULES.buildings[kind].cost) for entry in halved)
    assert quote.token is None or quote.special == ""
