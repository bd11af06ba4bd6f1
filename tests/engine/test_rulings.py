"""Rulings and settings: none forgotten, each with default and source, settings with their choices."""

import csv
from pathlib import Path

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.store.rulefiles import load_rules

IDS = Path(__file__).parents[1] / "data" / "ruling-ids.tsv"


def _ids(kind):
    with IDS.open(encoding="utf-8", newline="") as file:
        return [row["id"] for row in csv.DictReader(file, delimiter="\t") if row["kind"] == kind]


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return load_rules(asset("rules"))


def test_every_ruling_stands_once_as_a_setting_or_as_a_rule(rules):
    settings = {ruling.ruling for ruling in rules.rulings.values() if ruling.ruling}
    for name in _ids("ruling"):
        assert (name in rules.rulings) != (name in settings), name


def test_every_dispute_that_is_a_setting_is_one(rules):
    answered = {dispute for ruling in rules.rulings.values() for dispute in ruling.disputes}
    assert set(_ids("dispute")) <= answered


def test_settings_have_choices_and_rules_have_none(rules):
    names = set(_ids("ruling"))
    for name, ruling in rules.rulings.items():
        assert bool(ruling.choices) == (name not in names), name
        assert ruling.source, name
        if ruling.choices and not ruling.many:
            assert ruling.default in ruling.choices, name
            assert len(ruling.choices) >= 2, name


@pytest.mark.parametrize(
    ("setting", "default"),
    [
        ("consumption_counts_districts", "on"),
        ("allow_deficit_spending", "off"),
        ("discount_scope", "per_type"),
        ("pool_roads_and_highways", "off"),
        ("diagonal_adjacency", "off"),
        ("farm_unstarred", "off"),
        ("slavers_raise_unrest", "off"),
        ("slot_purge_loss_lasts", "on"),
        ("trade_lm_errata", "off"),
        ("event_changes_last", "permanent"),
        ("trade_pays_monthly", "off"),
        ("skip_first_upkeep", "off"),
        ("tax_on_failure", "none"),
        ("resource_bp_on_failed_tax", "off"),
        ("first_turn_event_chance", "25"),
        ("printed_values", ""),
    ],
)
def test_defaults_are_the_ruled_ones(rules, setting, default):
    assert rules.default(setting) == default
