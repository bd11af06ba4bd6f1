"""Each value that a ruling corrects, and the printed value a table may play instead."""

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.engine.ruleset import Ruleset, as_printed
from kingdom_gui.store.rulefiles import load_rules, rules_as_json


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


@pytest.fixture(scope="module")
def plain(rules):
    return rules_as_json(rules)


def _items(rules, name):
    return [(g.count, g.tier, " ".join(g.kinds)) for g in rules.buildings[name].magic_items]


def test_a05_drug_den_ends_before_feud_begins(rules):
    rows = {row.event: (row.low, row.high) for row in rules.event_tables["dangerous_settlement"]}
    assert rows["drug_den"] == (26, 33)
    assert rows["feud"] == (34, 41)


def test_a06_a_town_of_10000_is_a_small_city(rules):
    assert rules.settlement_size(10_000).id == "small_city"
    assert rules.settlement_size(10_001).id == "large_city"


def test_a08_smugglers_cost_1d3_productivity(rules):
    changes = rules.events["smugglers"].changes
    assert changes["one_failure"]["productivity"] == changes["one_failure"]["treasury"] == "-1d3"


def test_a09_good_weather_helps_economy_too(rules):
    assert rules.events["good_weather"].changes["until_next_event"] == {
        "economy": 2,
        "loyalty": 2,
        "productivity": 2,
    }


def test_a10_bank(rules):
    assert rules.buildings["bank"].economy == 4


def test_a11_stable(rules):
    assert rules.buildings["stable"].economy == 1


def test_a12_library(rules):
    assert rules.buildings["library"].lore == 1


def test_a13_academy_has_two_groups_of_items(rules):
    assert _items(rules, "academy") == [
        (3, "minor", "scroll wondrous_item"),
        (2, "medium", "scroll wondrous_item"),
    ]


def test_a14_waterfront_ends_with_a_major_item(rules):
    assert _items(rules, "waterfront") == [
        (2, "minor", "wondrous_item"),
        (1, "medium", "wondrous_item"),
        (1, "major", "wondrous_item"),
    ]


@pytest.mark.parametrize(
    ("building", "items"),
    [
        ("exotic_artisan", [(1, "minor", "ring wand wondrous_item")]),
        ("bardic_college", [(2, "minor", "scroll wondrous_item")]),
        ("university", [(4, "minor", "scroll wondrous_item"), (2, "medium", "scroll wondrous_item")]),
        ("observatory", [(1, "minor", "scroll wondrous_item")]),
    ],
)
def test_a15_wondrous_items(rules, building, items):
    assert _items(rules, building) == items


def test_a16_observatory_has_lore(rules):
    assert rules.buildings["observatory"].lore == 2


def test_a20_cathedral(rules):
    assert rules.buildings["cathedral"].fame == 1


def test_a21_royal_enforcer(rules):
    assert set(rules.roles["royal_enforcer"].abilities) == {"str", "dex"}


def test_a34_raw_materials_count_sawmills_not_mills(plain):
    def counted(table):
        return {
            i
            for i, r in plain[table].items()
            if {"effect": "trade_counts", "route": "raw_materials"} in r["effects"]
        }

    assert counted("improvements") == {"mine", "quarry", "sawmill"}
    assert counted("buildings") == set()


def test_a36_large_cities_count_each_district(rules):
    assert rules.size_modifiers(41, 2) == (2, 10)
    assert rules.size_modifiers(40, 2) == (1, 5)


def test_a51_withdrawal_at_size_51(rules):
    assert rules.exchange_rate(51).withdrawal == 1500


def test_a52_improvement_demand_lasts(rules):
    assert rules.events["improvement_demand"].continuous


def test_c07_plague_counts_stables(plain):
    check = {"effect": "event_check", "event": "plague", "amount": -1, "where": "hex"}
    assert check in plain["buildings"]["stable"]["effects"]


def test_fault_b22_watchtower_costs_12_and_barracks_6(rules):
    assert rules.buildings["watchtower"].cost == 12
    assert rules.buildings["barracks"].cost == 6


def test_fault_b23_exotic_artisan_adds_economy_not_loyalty(rules):
    artisan = rules.buildings["exotic_artisan"]
    assert (artisan.economy, artisan.loyalty, artisan.stability) == (1, 0, 1)


CORRECTIONS = {
    "buildings.bank": "A10",
    "buildings.stable": "A11",
    "buildings.library": "A12",
    "buildings.academy": "A13",
    "buildings.waterfront": "A14",
    "buildings.exotic_artisan": "A15",
    "buildings.bardic_college": "A15",
    "buildings.university": "A15",
    "buildings.observatory": "A16",
    "buildings.mill": "A34",
    "improvements.sawmill": "A34",
    "improvements.highway": "A33",
    "terrain.water": "A33",
    "roles.royal_enforcer": "A21",
    "settlement_sizes.large_city": "A06",
    "event_tables.dangerous_settlement.drug_den": "A05",
    "events.smugglers": "A08",
    "events.good_weather": "A09",
    "events.improvement_demand": "A52",
}


@pytest.mark.parametrize(("path", "ruling"), CORRECTIONS.items())
def test_a_table_may_play_each_printed_value(rules, path, ruling):
    before, after = dict(rules.records())[path], dict(as_printed(rules, [path]).records())[path]
    assert ruling in before.rulings
    assert after != before
    for field in before.printed:
        if hasattr(after, field):
            assert getattr(after, field) != getattr(before, field)
    others = {p: r for p, r in rules.records() if p != path}
    assert {p: r for p, r in as_printed(rules, [path]).records() if p != path} == others


def test_as_printed_without_choices_is_the_rules_themselves(rules):
    assert as_printed(rules, []) is rules


def test_limits_at_size_0_are_those_of_the_first_row(rules):
    assert rules.limits(0) == rules.limits(1) == rules.improvement_limits[0]  # ruling E13
    assert rules.limits(201).buildings is None
