"""Reading the rule files: what is wrong is told by file, record and field; what is right comes out plain."""

import json

import pytest

from kingdom_gui.assets import asset
from kingdom_gui.store.rulefiles import RuleDataError, load_rules, rules_as_json

RULES = asset("rules")


def _broken(tmp_path, file, change):
    for path in RULES.glob("*.json"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    path = tmp_path / file
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(RuleDataError) as caught:
        load_rules(tmp_path)
    return str(caught.value)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "buildings.json",
            '"discounts": ["barracks"]',
            '"discounts": ["barraks"]',
            "buildings.json: military_academy: discounts: no building 'barraks' (did you mean 'barracks'?)",
        ),
        (
            "buildings.json",
            '"base_value": 1000',
            '"base_valeu": 1000',
            "buildings.json: alchemist: base_valeu: no such field (did you mean 'base_value'?)",
        ),
        (
            "buildings.json",
            '"cost": 52',
            '"cost": "52"',
            "buildings.json: academy: cost: Expected `int`, got `str`",
        ),
        (
            "event_tables.json",
            '"from": 5, "to": 25',
            '"from": 5, "to": 24',
            "event_tables.json: event_type: 26-50: from: this row must begin at 25",
        ),
        (
            "improvement_limits.json",
            '"size_max": 25',
            '"size_max": 24',
            "improvement_limits.json: row from 11: ends at 24, the next begins at 26",
        ),
        (
            "roles.json",
            '"level": "none"',
            '"level": "non"',
            "roles.json: treasurer: effects: level: no taxation level 'non' (did you mean 'none'?)",
        ),
        ("terrain.json", '"cavern": {', '"desert": {', "terrain.json: desert: given twice in the same place"),
    ],
)
def test_bad_rule_files_are_told_by_file_record_and_field(tmp_path, file, old, new, told):
    assert old in (RULES / file).read_text(encoding="utf-8")
    assert _broken(tmp_path, file, lambda text: text.replace(old, new, 1)) == told


def test_a_file_that_is_no_json_is_told_by_line(tmp_path):
    assert _broken(tmp_path, "edicts.json", lambda text: text[:40]).startswith("edicts.json: line ")


def test_a_missing_file_is_told(tmp_path):
    with pytest.raises(RuleDataError, match=r"buildings\.json: cannot be read"):
        load_rules(tmp_path)


def test_rules_as_json_is_plain_and_whole():
    rules = load_rules(RULES)
    plain = rules_as_json(rules)
    again = json.loads(json.dumps(plain))
    assert again == plain
    assert plain["milestones"]["size_26"] == 4800
    assert plain["buildings"]["arena"]["per_settlement"] == 1
    assert plain["buildings"]["house"]["per_settlement"] is None
    assert set(plain["rulings"]) == set(rules.rulings)
