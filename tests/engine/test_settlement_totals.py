"""A settlement's own numbers (IT L472-485, L555-561, rulings D23, D24, D58, D66)."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine import lots
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.district_part import COLUMNS, ItemSlot
from kingdom_gui.engine.settlement_totals import NAMES, settlement_numbers
from kingdom_gui.engine.state import Building, Campaign, District, Hex, Settlement

from .table import DATA, HOME, RULES
from .town import Town

WORKED = {case["id"]: case for case in json.loads((DATA / "cases/worked.json").read_text())["cases"]}


def of(*districts: District, there: Hex | None = None):
    """The numbers of a settlement of these districts that nobody rules."""
    settlement = Settlement("a", "A", HOME, districts or (District(),))
    campaign = Campaign()
    campaign = replace(
        campaign,
        settlements=campaign.settlements.set("a", settlement),
        hexes=campaign.hexes.set(HOME, there or Hex()),
    )
    return settlement_numbers(campaign, "a", RULES)


def standing(*kinds: str, **fields: object) -> District:
    """A district with these buildings in row after row; several lots are laid as they come."""
    buildings = tuple(
        Building(number, kind, _lots(kind, number), **fields)  # type: ignore[arg-type]
        for number, kind in enumerate(kinds, start=1)
    )
    return District(buildings=buildings)


def _lots(kind: str, number: int) -> tuple[int, ...]:
    size = RULES.buildings[kind].lots
    return lots.footprint(size, (number - 1) * 2 % 6 + (number - 1) * 2 // 6 * 12) or () if size else ()


# Every column of every building


@pytest.mark.parametrize("kind", sorted(RULES.buildings))
def test_each_building_adds_its_columns_once(kind: str) -> None:
    """Faults B17, B23, B32: not once a lot, not to another number."""
    record = RULES.buildings[kind]
    here = of(standing(kind))
    for name in COLUMNS:
        if name == "base_value":
            assert here.ledger(name).sum_of("building") == record.base_value
        else:
            assert here.total(name) == getattr(record, name), name


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("castle", {"economy": 2, "loyalty": 2, "stability": 2, "fame": 1, "defense": 8}),
        ("exotic_artisan", {"economy": 1, "loyalty": 0, "stability": 1}),
        ("bank", {"economy": 4}),
        ("library", {"economy": 1, "loyalty": 1, "lore": 1}),
        ("waterfront", {"economy": 4, "productivity": 2}),
    ],
)
def test_some_by_hand(kind: str, expected: dict[str, int]) -> None:
    here = of(standing(kind))
    assert {name: here.total(name) for name in expected} == expected


@pytest.mark.parametrize(("state", "reason"), [("damaged", "damaged"), ("planned", "planned")])
def test_what_is_damaged_or_planned_is_shown_and_does_not_count(state: str, reason: str) -> None:
    here = of(standing("castle", **{state: True}))
    assert here.total("economy") == 0
    (entry,) = here.ledger("economy").entries
    assert (entry.amount, entry.applies, entry.reason) == (2, False, reason)
    assert here.effective_buildings() == ()
    assert here.item_slots == ()
    assert here.kingdom_blocks["fame"].total == 0


# Lots and people (ruling D23)


def test_population_is_250_a_lot() -> None:
    assert of(standing("castle", "theater", "house")).total("population") == (4 + 2 + 1) * 250
    full = of(District(buildings=tuple(Building(n, "house", (n - 1,)) for n in range(1, 37))))
    assert full.total("population") == 9000  # IT L472


def test_works_on_lots_of_others_and_without_lots_add_nothing() -> None:
    buildings = (
        Building(1, "waterway", (0, 1)),
        Building(2, "bridge", (1,)),
        Building(3, "house", (7,)),
        Building(4, "cistern", (7,)),
        Building(5, "cistern", (20,)),
        Building(6, "sewer_system"),
        Building(7, "city_wall", side="n"),
        Building(8, "magical_streetlamps", (8,)),
    )
    here = of(District(buildings=buildings, blocked=(30,)))
    assert here.total("lots") == 2 + 1 + 1  # waterway, House, the cistern that stands alone
    assert {e.source.place: e.amount for e in here.ledger("lots")} == {"a#1": 2, "a#3": 1, "a#5": 1}


def test_a_damaged_house_is_lived_in_and_a_planned_one_is_not() -> None:
    assert of(standing("house", damaged=True)).total("population") == 250
    assert of(standing("house", planned=True)).total("population") == 0


# Size and base value (IT L477-485, ruling D24)


@pytest.mark.parametrize("case", [name for name in WORKED if name.startswith("size_pop_")])
def test_sizes_by_population(case: str) -> None:
    """Cases size_pop_*: the table alone."""
    start, expect = WORKED[case]["start"], WORKED[case]["expect"]
    size = RULES.settlement_size(start["population"])
    assert (size.id, size.base_value) == (expect["category"], expect["cap"])


@pytest.mark.parametrize(
    ("houses", "size", "cap"),
    [
        (0, "thorp", 50),
        (1, "small_town", 1000),
        (8, "small_town", 1000),
        (9, "large_town", 2000),
        (20, "large_town", 2000),
        (21, "small_city", 4000),
    ],
)
def test_size_follows_lots(houses: int, size: str, cap: int) -> None:
    """8 x 250 = 2,000 is still a small town, 9 x 250 = 2,250 a large one, 21 x 250 = 5,250 a small city."""
    here = of(District(buildings=tuple(Building(n + 1, "house", (n,)) for n in range(houses))))
    assert (here.size, here.total("base_value_cap")) == (size, cap)


def test_a_village_with_two_markets_stays_under_its_cap() -> None:
    """Fault B07: 2 Markets 4,000 gp, 8 lots = small town, cap 1,000: an entry of -3,000."""
    here = of(standing("market", "market", "house", "house", "house", "house"))
    assert here.total("lots") == 8
    assert here.total("base_value") == 1000
    assert [(e.amount, e.source.kind, e.source.id) for e in here.ledger("base_value")] == [
        (2000, "building", "market"),
        (2000, "building", "market"),
        (-3000, "cap", "small_town"),
    ]


def test_base_value_below_the_cap_is_the_plain_sum() -> None:
    here = of(standing("inn", "house"))
    assert here.total("base_value") == 500
    assert here.ledger("base_value").sum_of("cap") == 0


def test_a_new_settlement_is_worth_nothing() -> None:
    here = of()
    assert (here.total("base_value"), here.total("base_value_cap"), here.size) == (0, 50, "thorp")


# Size modifiers wait for their optional rule (IT L1285-1299)


def test_optional_modifiers_of_size_are_shown_and_do_not_count() -> None:
    """Case optional_size_mods: 1 lot -4 and -10, 9 lots 0, 21 lots +1 and +5."""
    expect = WORKED["optional_size_mods"]["expect"]
    for count in (1, 2, 8, 9, 20, 21):
        here = of(District(buildings=tuple(Building(n + 1, "house", (n,)) for n in range(count))))
        shown = [[e.amount for e in here.ledger(name) if not e.applies] for name in ("law", "danger")]
        assert [sum(amounts) for amounts in shown] == expect[str(count)]
        assert (here.total("law"), here.total("danger")) == (0, 0)


def test_optional_modifiers_are_once_a_district_from_41_lots() -> None:
    def houses(count: int) -> District:
        return District(buildings=tuple(Building(n + 1, "house", (n,)) for n in range(count)))

    here = of(houses(36), houses(5))
    (entry,) = here.ledger("crime").entries
    assert entry.amount == WORKED["optional_size_mods"]["expect"]["41 lots, 2 districts"][0] == 1 * 2


# What depends on the building itself


def test_menagerie() -> None:
    """Case menagerie: floor(CR / 4), in Loyalty."""
    for cr, loyalty in WORKED["menagerie"]["expect"].items():
        here = of(standing("menagerie", figure=int(cr)))
        assert here.total("loyalty") == loyalty == int(cr) // 4


def test_museum_exhibits_bring_fame_up_to_5() -> None:
    """1 of its own, and 1 for each 10,000 gp on show, at most 5 (IT L925)."""
    for gp, fame in ((0, 1), (9_999, 1), (10_000, 2), (49_000, 5), (80_000, 6)):
        assert of(standing("museum", figure=gp)).total("fame") == fame


def test_granaries_hold_5_each() -> None:
    town = Town()
    town.put("granary", 0)
    second = town.put("granary", 1)
    assert town.total("granary_capacity") == 10
    town.do(actions.SetBuilding(settlement="a", number=second.id, damaged=True))
    assert town.total("granary_capacity") == 5


def test_defense_counts_walls_by_side_and_a_fort_once() -> None:
    """Barracks 2 + Walls 3 x 1 + Moat 1 + Fort 4 + Lair 1 (rulings D30, D58, C03)."""
    town = Town()
    town.put("barracks", 7)
    for side in ("n", "e", "s"):
        town.put("city_wall", side=side)  # type: ignore[arg-type]
    town.put("moat", side="n")
    assert town.here.total("defense") == 2 + 3 + 1
    town.do(actions.Improve(hexes=(HOME,), improvement="fort", granted=True))
    assert town.here.total("defense") == 6 + 4
    assert town.total("defense") == 6 + 4  # the kingdom counts the fort with its hexes, not twice
    assert town.total("stability") == 4 + 2  # neutral alignment, Fort; no second time as Barracks
    town.do(actions.AddSpecial(hex=HOME, special="lair"))
    assert town.here.total("defense") == town.total("defense") == 6 + 4 + 1


def test_item_slots() -> None:
    here = of(standing("herbalist", "academy"))
    assert here.item_slots[0] == ItemSlot(1, "herbalist", "minor", ("potion", "wondrous_item"))
    assert [slot.tier for slot in here.item_slots] == ["minor"] + ["minor"] * 3 + ["medium"] * 2


# Modifiers of one settlement


def test_a_modifier_for_one_settlement_stays_there() -> None:
    town = Town()
    town.do(actions.FoundSettlement(settlement="b", name="B", hex=(0, 1, 0), granted=True))
    town.do(actions.AddModifier(target="law", amount=-2, settlement="a", months=1, note="riot"))
    town.do(actions.AddModifier(target="economy", amount=3, settlement="a", note="fair"))
    assert town.here.total("law") == -2
    assert settlement_numbers(town.campaign, "b", RULES).total("law") == 0
    assert town.total("economy") == 3
    town.do(actions.AdvanceMonth())
    assert town.here.total("law") == 0
    assert town.here.total("economy") == 3


# Ledgers

anything = st.lists(
    st.builds(
        Building,
        id=st.integers(1, 99),
        kind=st.sampled_from(sorted(RULES.buildings)),
        lots=st.lists(st.integers(0, 35), max_size=4, unique=True).map(tuple),
        planned=st.booleans(),
        damaged=st.booleans(),
        figure=st.integers(0, 60_000),
    ),
    max_size=12,
)


@settings(max_examples=40, deadline=None)
@given(st.lists(anything, min_size=1, max_size=3))
def test_every_total_is_the_sum_of_its_applied_entries(rows) -> None:
    here = of(*(District(buildings=tuple(buildings)) for buildings in rows))
    for name in NAMES:
        ledger = here.ledger(name)
        assert ledger.total == here.total(name) == sum(e.amount for e in ledger.entries if e.applies)
        assert all(e.applies or e.reason for e in ledger.entries)
    for block in here.kingdom_blocks.values():
        assert block.total == sum(e.amount for e in block.entries if e.applies)
    assert here.total("base_value") <= max(here.total("base_value_cap"), 0)
    assert here.total("population") == here.total("lots") * 250


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(KeyError):
        of().ledger("treasury")


def test_numbers_are_kept_until_something_they_rest_on_changes() -> None:
    town = Town()
    town.put("smithy", 0)
    kept = town.here
    town.do(actions.Grant(treasury=5))
    assert town.here is kept
    town.put("smithy", 1)
    assert town.here is not kept
    assert town.here.total("economy") == 2


def test_an_edit_counts_only_its_own_district_anew() -> None:
    town = Town()
    town.do(actions.AddDistrict(settlement="a", granted=True))
    town.put("smithy", 0)
    first = town.here.parts
    town.put("smithy", 0, district=1)
    assert town.here.parts[0] is first[0]
    assert town.here.parts[1] is not first[1]
