"""Scripts are read strictly, and played up to the first step that cannot be done or is not as expected."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine.actions import Refusal
from kingdom_gui.engine.actions.every import AnyAction
from kingdom_gui.engine.state import Campaign
from kingdom_gui.engine.totals import NAMES
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.expectations import first_difference, kingdom_names, settlement_names
from kingdom_gui.store.playing import Played, play, tag_of
from kingdom_gui.store.schema import campaign_schema, script_schema
from kingdom_gui.store.scripts import Expect, read_script
from kingdom_gui.store.suggestions import suggestion

from .samples import RULES, full_campaign

# The founding of the seeds' worked example: 50 - 1 (claim) - 1 (preparation) - 3 (House) - 10 (Inn) = 35 BP.
STEPS = [
    {"do": "paint_terrain", "hexes": [[0, 0, 0], [0, 1, 0]], "terrain": "plains"},
    {"do": "explore", "hexes": [[0, 0, 0], [0, 1, 0]], "cleared": True},
    {"do": "found_kingdom", "name": "Kay"},
    {"do": "appoint", "role": "ruler", "name": "Mira", "abilities": {"cha": 3}, "attributes": ["loyalty"]},
    {"do": "claim", "hexes": [[0, 0, 0]]},
    {"do": "found_settlement", "settlement": "ford", "name": "Ford", "hex": [0, 0, 0]},
    {"do": "build", "settlement": "ford", "building": "house", "lots": [0]},
    {"do": "build", "settlement": "ford", "building": "inn", "lots": [1]},
    {"expect": {"treasury": 50 - 1 - 1 - 3 - 10, "size": 1, "control_dc": 22, "population": 500}},
    {"expect": {"settlement": "ford", "lots": 2, "name": "Ford"}},
]


def script(steps, **fields) -> bytes:
    head = {"format": "kingdom-script", "version": 1, "kingdom": "k"} | fields
    rows = ",\n".join(json.dumps(step, ensure_ascii=False) for step in steps)
    return (json.dumps(head)[:-1] + ', "steps": [\n' + rows + "\n]}").encode()


def played(steps, campaign: Campaign | None = None, **fields) -> Played:
    return play(read_script(script(steps, **fields), "s.json"), campaign or Campaign(), RULES)


def refused(data: bytes) -> StoreError:
    with pytest.raises(StoreError) as caught:
        read_script(data, "s.json")
    return caught.value


def test_a_script_is_played_to_its_end():
    done = played(STEPS)
    assert done.stopped is None
    assert done.steps == len(STEPS)
    assert done.campaign.settlements["ford"].name == "Ford"


def test_an_action_without_a_kingdom_is_the_scripts_or_that_at_the_table():
    assert list(played(STEPS).campaign.kingdoms) == ["k"]
    started = played(STEPS).campaign
    write = [{"do": "write_journal", "note": "Quiet"}]
    assert played(write, started, kingdom="").campaign.journal[1][-1].kingdom == "k"
    two = [*STEPS, {"do": "found_kingdom", "kingdom": "j", "name": "Jay"}]
    assert sorted(played(two).campaign.kingdoms) == ["j", "k"]
    named = [*two, {"do": "write_journal", "kingdom": "j", "note": "Quiet"}]
    assert played(named).campaign.journal[1][-1].kingdom == "j"


# --- what cannot be done --------------------------------------------------------------------------------


def test_an_impossible_step_is_named_with_its_number_line_and_reason():
    steps = [*STEPS[:7], {"do": "build", "settlement": "ford", "building": "inn", "lots": [0]}, *STEPS[8:]]
    done = played(steps)
    assert (done.stopped.step, done.stopped.line, done.stopped.do) == (8, 9, "build")
    assert isinstance(done.stopped.why, Refusal)
    assert done.steps == 7
    assert done.campaign == done.stopped.campaign
    assert len(done.campaign.settlements["ford"].districts[0].buildings) == 1


@pytest.mark.parametrize(
    ("step", "meant"),
    [
        ({"do": "build", "settlement": "ford", "building": "Acadamy", "lots": [0]}, "academy"),
        ({"do": "build", "settlement": "frod", "building": "inn", "lots": [0]}, "ford"),
        ({"do": "paint_terrain", "hexes": [[0, 0, 0]], "terrain": "planes"}, "plains"),
        ({"do": "appoint", "role": "high priest", "name": "Ada"}, "high_priest"),
        ({"do": "improve", "hexes": [[0, 0, 0]], "improvement": "Roads"}, "road"),
        ({"do": "add_special", "hex": [0, 0, 0], "special": "landmarks"}, "landmark"),
        ({"do": "edit_kingdom", "government": "autocrazy"}, "autocracy"),
        ({"do": "set_edict", "edict": "taxes", "level": "light"}, ""),
        ({"do": "set_edict", "edict": "taxation", "level": "lite"}, "light"),
        ({"do": "set_ruling", "ruling": "allow_defict_spending", "choice": "on"}, "allow_deficit_spending"),
        ({"do": "set_ruling", "ruling": "allow_deficit_spending", "choice": "onn"}, "on"),
        ({"do": "add_modifier", "target": "Economie", "amount": 1}, "economy"),
        ({"do": "add_modifier", "target": "Stabilty check", "amount": 1}, "stability_check"),
        ({"do": "put_ahead", "event": "plage", "month": 3}, "plague"),
        ({"do": "claim", "kingdom": "kk", "hexes": [[0, 1, 0]]}, "k"),
    ],
)
def test_a_misspelt_id_gets_the_nearest_right_one_suggested(step, meant):
    done = played([*STEPS, step])
    assert isinstance(done.stopped.why, Refusal)
    assert suggestion(done.stopped.why, done.campaign, RULES) == meant


def test_warnings_are_kept_with_their_step():
    done = played([*STEPS[:4], {"do": "appoint", "role": "spymaster", "name": "Ada"}])
    assert [(warned.step, warned.reason.code) for warned in done.warnings] == [(5, "attribute_chosen")]


# --- what is written wrongly ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "code", "where", "says"),
    [
        ({"do": "clam", "hexes": []}, "not_a_choice", "steps[1].do", "Did you mean “claim”?"),
        ({"do": "claim", "hexs": []}, "unknown_field", "steps[1].hexs", "Did you mean “hexes”?"),
        ({"do": "claim"}, "missing_field", "steps[1]", "“hexes” is missing"),
        ({"do": "claim", "hexes": [[0, 0]]}, "wrong_length", "steps[1].hexes[0]", "3 are expected"),
        ({"do": "claim", "hexes": [[0, 0, "x"]]}, "wrong_kind", "steps[1].hexes[0][2]", "a whole number"),
        (
            {"do": "set_borders", "settlement": "f", "district": 0, "water": ["north"]},
            "not_a_choice",
            "steps[1].water[0]",
            "e, n, s, w",
        ),
        ({"hexes": []}, "missing_tag", "steps[1]", "“do” is missing"),
        ({"do": 7}, "not_a_choice", "steps[1].do", "claim"),
        ({"expct": {"size": 1}}, "unknown_field", "steps[1].expct", "Did you mean “expect”?"),
        ({"expect": {"size": [1]}}, "wrong_kind", "steps[1].expect.size", "[1]"),
        ({"expect": {"size": 1}, "do": "claim"}, "unknown_field", "steps[1].do", "“do”"),
        ("claim", "wrong_kind", "steps[1]", "an object"),
    ],
)
def test_a_step_written_wrongly_is_refused_before_any_is_played(step, code, where, says):
    error = refused(script([STEPS[0], step]))
    assert (error.faults[0].code, error.faults[0].where) == (code, where)
    assert error.faults[0].line == 3
    assert says in str(error)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "file_empty"),
        (b'{"format": "kingdom-campaign", "version": 1}', "format_other"),
        (b'{"format": "kingdom-script", "version": 2, "steps": []}', "version_newer"),
        (b'{"format": "kingdom-script"}', "version_missing"),
    ],
)
def test_what_is_no_script_is_told_apart(data, code):
    assert refused(data).code == code


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_random_bytes_are_no_script(data):
    with pytest.raises(StoreError):
        read_script(data, "s.json")


def test_a_key_that_stands_twice_is_refused():
    data = script(STEPS).replace(b'"do": "claim"', b'"do": "claim", "do": "abandon"')
    assert refused(data).faults[0].code == "duplicate_key"


# --- expectations ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expected", "code", "parameters"),
    [
        ({"size": 2}, "expect_differs", {"name": "size", "expected": "2", "found": "1", "subject": "k"}),
        ({"size": 1, "treasury": 1}, "expect_differs", {"name": "treasury", "expected": "1", "found": "35"}),
        ({"stage": "reigning"}, "expect_differs", {"expected": "reigning", "found": "founding"}),
        ({"anarchy": 0}, "expect_differs", {"expected": "0", "found": "false"}),
        ({"taxation": "heavy"}, "expect_differs", {"found": '""'}),
        ({"econmy": 1}, "expect_no_such_name", {"name": "econmy", "suggestion": "economy"}),
        ({"kingdom": "kay", "size": 1}, "fault_unknown_id", {"found": "kay", "suggestion": ""}),
        ({"settlement": "fort"}, "fault_unknown_id", {"found": "fort", "suggestion": "ford"}),
        ({"settlement": "ford", "lots": 3}, "expect_differs", {"subject": "ford", "found": "2"}),
        ({"settlement": "ford", "size": "city"}, "expect_differs", {"found": "small_town"}),
    ],
)
def test_the_first_difference_is_named(expected, code, parameters):
    found = first_difference(expected, played(STEPS).campaign, RULES, "k")
    assert found.code == code
    assert parameters.items() <= found.parameters.items()


def test_every_total_and_field_can_be_expected_and_is_met_as_it_is():
    campaign = full_campaign()
    for subject, names in (("mark", kingdom_names()), ("ford", settlement_names())):
        for name in names:
            key = "kingdom" if subject == "mark" else "settlement"
            wrong = first_difference({key: subject, name: "?"}, campaign, RULES, "mark")
            found = wrong.parameters["found"]
            right: object = {"true": True, "false": False, '""': ""}.get(found, found)
            if isinstance(found, str) and found.lstrip("-").isdigit() and name not in ("holiday",):
                right = int(found)
            assert first_difference({key: subject, name: right}, campaign, RULES, "mark") is None, name


def test_a_difference_stops_the_script_at_its_step():
    done = played([STEPS[0], STEPS[2], {"expect": {"size": 7}}, STEPS[1]])
    assert (done.stopped.step, done.stopped.line, done.stopped.do) == (3, 4, "expect")


# --- schema ---------------------------------------------------------------------------------------------


def test_the_schema_of_scripts_knows_every_action_and_its_fields():
    definitions = script_schema()["$defs"]
    for kind in get_args(AnyAction):
        properties = definitions[kind.__name__]["properties"]
        assert properties["do"] == {"enum": [str(kind.__struct_config__.tag)]}
        assert set(kind.__struct_fields__) == set(properties) - {"do"}
    refs = [part["$ref"] for part in definitions["ScriptFile"]["properties"]["steps"]["items"]["anyOf"]]
    assert len(refs) == len(get_args(AnyAction)) + 1
    assert set(NAMES) <= set(definitions["Expectation"]["properties"]["expect"]["properties"])
    assert definitions["ScriptFile"]["required"] == ["format", "version", "steps"]


@pytest.mark.parametrize("schema", [script_schema(), campaign_schema()])
def test_every_reference_of_a_schema_leads_somewhere(schema):
    def references(value):
        if isinstance(value, dict):
            if "$ref" in value:
                yield value["$ref"]
            for part in value.values():
                yield from references(part)
        elif isinstance(value, list):
            for part in value:
                yield from references(part)

    found = set(references(schema))
    assert found
    assert {reference.removeprefix("#/$defs/") for reference in found} <= set(schema["$defs"])


def test_the_schema_of_campaigns_says_what_must_be_there_and_that_nothing_else_may():
    file = campaign_schema()["$defs"]["CampaignFile"]
    assert file["required"] == ["format", "version"]
    assert file["additionalProperties"] is False
    row = campaign_schema()["$defs"]["HexRow"]
    assert row["required"] == ["hex", "terrain"]
    assert row["additionalProperties"] is False


def test_actions_go_by_their_tag():
    (step,) = read_script(script([STEPS[4]]), "s.json").steps
    assert tag_of(step) == "claim"
    assert isinstance(read_script(script([STEPS[8]]), "s.json").steps[0], Expect)


def test_the_script_in_the_contributing_page_plays():
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    done = play(read_script(example.encode(), "CONTRIBUTING.md"), Campaign(), RULES)
    assert done.stopped is None
