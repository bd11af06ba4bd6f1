"""House rules in files: in a campaign and in a file of their own, read strictly, told by path and line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kingdom_gui.cli import main
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.printed import as_played
from kingdom_gui.engine.state.house import HouseRule
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.house_file import read_house, write_house
from kingdom_gui.store.schema import campaign_schema, house_schema, script_schema
from kingdom_gui.store.sentences import fault_line
from kingdom_gui.words import LANGUAGES
from tests.engine.table import HOME, RULES, Table

DOVECOTE = HouseRule(
    "buildings", "dovecote", "Dovecote", "Full of doves", {"cost": 6, "lots": 1, "economy": 2}
)
BANK = HouseRule("buildings", "bank", record={"cost": 30})


def built() -> Table:
    """A campaign with a dovecote that stands."""
    table = Table().found(treasury=200)
    table.do(
        actions.SetHouseRules(rules=(DOVECOTE, BANK)),
        actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME),
        actions.Build(settlement="a", building="dovecote", lots=(3,)),
    )
    return table


def test_a_campaign_keeps_its_house_rules() -> None:
    campaign = built().campaign
    assert decode(encode(campaign), RULES, "x") == campaign


def test_a_campaign_without_house_rules_has_no_word_of_them() -> None:
    assert b"house" not in encode(Table().found().campaign)


def test_each_house_rule_is_a_line_of_the_file() -> None:
    lines = encode(built().campaign).decode().splitlines()
    assert [line for line in lines if '"dovecote"' in line and '"table"' in line] == [
        '  {"table":"buildings","id":"dovecote","name":"Dovecote","text":"Full of doves",'
        '"record":{"cost":6,"lots":1,"economy":2}}'
    ]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            '"economy":2',
            '"econmy":2',
            "settings.house[1].record.econmy (line 8): Dovecote, econmy: there is no ",
        ),
        (
            '"cost":30',
            '"cost":-3',
            "settings.house[0].record.cost (line 7): Bank, Cost in BP: −3 lies outside",
        ),
        (
            '"id":"bank"',
            '"id":"bnak"',
            "settings.house[0].name (line 7): What is your table’s own needs a name.",
        ),
    ],
)
def test_what_is_wrong_is_told_by_path_and_line(old: str, new: str, told: str) -> None:
    data = encode(built().campaign).decode()
    assert data.count(old) == 1
    with pytest.raises(StoreError) as caught:
        decode(data.replace(old, new).encode(), RULES, "x")
    assert fault_line(caught.value.faults[0]).startswith(told)
    for language in LANGUAGES:
        assert "house_" not in fault_line(caught.value.faults[0], language)


def test_a_building_that_no_house_rule_makes_is_unknown() -> None:
    data = encode(built().campaign).decode()
    line = next(line for line in data.splitlines() if '"Dovecote"' in line)
    without = data.replace(",\n" + line, "")
    with pytest.raises(StoreError) as caught:
        decode(without.encode(), RULES, "x")
    assert [fault.code for fault in caught.value.faults] == ["unknown_id"]
    with pytest.raises(StoreError):  # nor do those of a campaign that is open meanwhile
        decode(without.encode(), as_played(RULES, built().campaign), "x")


def test_house_rules_go_to_another_table_and_back() -> None:
    assert read_house(write_house([BANK, DOVECOTE]), "x", RULES) == [BANK, DOVECOTE]


def test_a_file_of_house_rules_is_checked_with_those_there_are() -> None:
    loft = HouseRule(
        "buildings", "loft", "Loft",
        record={"cost": 8, "lots": 1, "adjacent_any": ["dovecote"], "adjacent_count": 1},
    )  # fmt: skip
    assert read_house(write_house([loft]), "x", RULES, [DOVECOTE]) == [loft]
    with pytest.raises(StoreError) as caught:
        read_house(write_house([loft]), "loft.json", RULES)
    assert caught.value.sentence("en").startswith("loft.json, line 5")


def test_a_campaign_is_no_file_of_house_rules() -> None:
    with pytest.raises(StoreError):
        read_house(encode(Table().campaign), "x", RULES)


def test_check_names_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.house.json"
    path.write_bytes(write_house([DOVECOTE]))
    assert main(["check", str(path)]) == 0
    path.write_bytes(write_house([DOVECOTE]).replace(b'"lots":1', b'"lots":3'))
    capsys.readouterr()
    assert main(["--language", "it", "check", str(path)]) == 1
    assert "rules[0].record.lots" in capsys.readouterr().out


def test_the_schemas_know_the_columns_of_each_table() -> None:
    for schema in (campaign_schema(), script_schema(), house_schema()):
        columns = schema["$defs"]["House_buildings"]["properties"]
        assert {"cost", "lots", "effects"} <= set(columns)
        assert "ref" not in columns
    assert json.dumps(house_schema())


def test_rules_are_printed_as_a_campaign_plays_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.kingdom.json"
    path.write_bytes(encode(built().campaign))
    assert main(["rules", "--json", "--campaign", str(path)]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert plain["buildings"]["bank"]["cost"] == 30
    assert plain["buildings"]["dovecote"]["economy"] == 2
    assert main(["stats", str(path), "--why", "economy"]) == 0
    assert "Dovecote ⌂" in capsys.readouterr().out.replace("\u00a0", " ")
    assert main(["export", "buildings", str(path), str(tmp_path / "b.csv")]) == 0


def test_a_script_makes_house_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = {
        "format": "kingdom-script",
        "version": 1,
        "steps": [
            {"do": "set_house_rule", "table": "buildings", "id": "bank", "record": {"cost": 30}},
            {"do": "remove_house_rule", "table": "buildings", "id": "bank"},
            {"do": "set_house_rule", "table": "buildings", "id": "bank", "record": {"csot": 30}},
        ],
    }
    path = tmp_path / "a.script.json"
    path.write_text(json.dumps(script, indent=1), encoding="utf-8")
    assert main(["run", str(path)]) == 1
    told = capsys.readouterr().err
    assert "step 3 (set_house_rule)" in told
    assert "did you mean “cost”" in told
