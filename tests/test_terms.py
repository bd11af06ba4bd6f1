"""The terms of the four languages: the same keys, nothing empty, one term for one thing."""

import csv
import json
from collections import Counter
from pathlib import Path

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.engine.settlement_totals import MODIFIERS, SettlementNumbers
from kingdom_gui.engine.totals import CHECKS, NAMES
from kingdom_gui.store.rulefiles import load_rules

LANGUAGES = ("en", "it", "fr", "de")
IDS = Path(__file__).parent / "data" / "ids.tsv"
# Kinds of thing of which no two may share a name.
DISTINCT = (
    "building",
    "terrain",
    "improvement",
    "special_terrain",
    "role",
    "event",
    "government",
    "alignment",
    "skill",
    "ability",
    "item_kind",
    "settlement_modifier",
    "settlement_size",
    "phase",
    "side",
    "milestone",
)


def _terms(language):
    return json.loads(asset(f"terms/{language}.json").read_text(encoding="utf-8"))


TERMS = {language: _terms(language) for language in LANGUAGES}


@pytest.fixture(params=LANGUAGES)
def terms(request):
    return TERMS[request.param]


def test_all_languages_have_the_same_terms():
    keys = {language: list(terms) for language, terms in TERMS.items()}
    assert keys["en"] == sorted(keys["en"])
    assert all(keys[language] == keys["en"] for language in LANGUAGES)


def test_every_glossary_term_is_there(terms):
    with IDS.open(encoding="utf-8", newline="") as file:
        wanted = {f"{row['category']}.{row['id']}" for row in csv.DictReader(file, delimiter="\t")}
    assert wanted - set(terms) == set()


def test_every_id_of_the_rule_data_has_a_term(terms):
    rules = load_rules(asset("rules"))
    wanted = {f"building.{name}" for name in rules.buildings}
    wanted |= {f"terrain.{name}" for name in rules.terrain}
    wanted |= {f"improvement.{name}" for name in rules.improvements}
    wanted |= {f"special_terrain.{name}" for name in rules.special_terrain}
    wanted |= {f"role.{role.id}" for role in rules.roles.values()}
    wanted |= {f"skill.{role.skill}" for role in rules.roles.values()}
    wanted |= {f"ability.{ability}" for role in rules.roles.values() for ability in role.abilities}
    wanted |= {f"event.{name}" for name in rules.events}
    wanted |= {f"event_table.{name}" for name in rules.event_tables}
    wanted |= {f"government.{name}" for name in rules.governments}
    wanted |= {f"alignment.{name}" for name in rules.alignments}
    wanted |= {f"milestone.{name}" for name in rules.milestones}
    wanted |= {f"settlement_size.{size.id}" for size in rules.settlement_sizes}
    wanted |= {f"edict.{kind}_{level}" for kind, levels in rules.edicts.items() for level in levels}
    groups = [group for building in rules.buildings.values() for group in building.magic_items]
    wanted |= {f"item_kind.{kind}" for group in groups for kind in group.kinds}
    wanted |= {f"item_tier.{group.tier}" for group in groups}
    wanted |= {f"ruling.{name}" for name in rules.rulings}
    numbers = {*NAMES, *SettlementNumbers.names, *CHECKS} - set(MODIFIERS)
    wanted |= {f"term.{name}" for name in numbers} | {f"settlement_modifier.{name}" for name in MODIFIERS}
    for ruling in rules.rulings.values():
        if not ruling.many:
            wanted |= {f"choice.{ruling.id}.{choice}" for choice in ruling.choices}
    assert wanted - set(terms) == set()


def test_no_term_is_empty_or_padded(terms):
    for key, term in terms.items():
        assert {"one", "other"} <= set(term), key
        for form, text in term.items():
            assert text, (key, form)
            assert text == text.strip(), (key, form)


def test_no_two_things_of_a_kind_share_a_name(terms):
    for kind in DISTINCT:
        names = Counter(term["one"].lower() for key, term in terms.items() if key.startswith(f"{kind}."))
        assert len(names) > 2, kind
        assert [name for name, count in names.items() if count > 1] == [], kind


@pytest.mark.parametrize("language", ["it", "fr", "de"])
def test_nouns_have_a_gender_and_an_article(language):
    articles = {
        "it": ("il ", "lo ", "la ", "l'", "i ", "gli ", "le "),
        "fr": ("le ", "la ", "l'", "les "),
        "de": ("der ", "die ", "das "),
    }[language]
    for key, term in TERMS[language].items():
        if key.startswith(("building.", "improvement.", "role.", "terrain.", "government.")):
            assert term["gender"] in ("m", "f", "n"), key
            assert term["definite"].startswith(articles), key
        if "gender" in term:
            assert term["definite"].startswith(articles), key


def test_english_articles():
    english = {key: term["indefinite"] for key, term in TERMS["en"].items() if "indefinite" in term}
    assert english["building.inn"] == "an Inn"
    assert english["building.university"] == "a University"
    assert english["building.house"] == "a House"
    assert english["role.heir"] == "an Heir"
    assert english["building.paved_streets"] == "Paved Streets"
