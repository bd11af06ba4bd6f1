"""What is saved comes back the same, in a layout that people can read and version control can compare."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from immutables import Map
from msgspec import inspect
from msgspec.structs import fields, replace

from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.every import NoteHex, SetEdict
from kingdom_gui.engine.state import Campaign, Edicts, Hex, Kingdom, Settlement, Stock
from kingdom_gui.engine.totals import numbers
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.records import CampaignFile

from .samples import RULES, campaigns, full_campaign


def back(campaign: Campaign) -> Campaign:
    return decode(encode(campaign), RULES, "test.json")


@given(campaigns())
def test_what_is_saved_comes_back_the_same(campaign):
    saved = encode(campaign)
    again = decode(saved, RULES, "test.json")
    assert again == campaign
    assert encode(again) == saved


def test_a_campaign_with_everything_comes_back_the_same():
    assert back(full_campaign()) == full_campaign()


def test_the_sample_leaves_no_field_at_its_default():
    """Or the test above would not see a field that is forgotten in the file."""
    campaign = full_campaign()
    records = [
        campaign.settings,
        campaign.kingdoms["mark"],
        campaign.kingdoms["north"].neighbour,
        campaign.settlements["ford"],
        campaign.hexes[(0, 0, 0)],
        campaign.journal[4][0],
        campaign.past[3],
        campaign.past[3].hexes[0],
        campaign.past[3].flows[0],
        campaign.opened,
    ]
    for record in records:
        for field in fields(record):
            if (record, field.name) == (campaign.kingdoms["mark"], "neighbour"):
                continue  # only of a kingdom that is not played
            usual = {
                "terrain": "plains",
                "milestones": None,
                "parameters": None,
                "answers": {},
                "numbers": {},
            }
            assert getattr(record, field.name) != usual.get(field.name, field.default), field.name


def test_an_empty_campaign_comes_back_the_same():
    assert back(Campaign()) == Campaign()


def test_equal_campaigns_give_equal_bytes_however_they_came_about():
    closed = Kingdom("a", "A", granary=Stock(entries=()).closed(), edicts=Edicts(None, None, None))
    one = Campaign(kingdoms=Map({"a": closed, "b": Kingdom("b", "B")}))
    two = Campaign(kingdoms=Map({"b": Kingdom("b", "B"), "a": Kingdom("a", "A")}))
    assert one == two
    assert encode(one) == encode(two)


# --- layout ---------------------------------------------------------------------------------------------


def test_a_hex_is_one_line_sorted_by_level_q_and_r_with_its_owner():
    lines = encode(full_campaign()).decode().split("\n")
    rows = [json.loads(line.rstrip(",")) for line in lines if line.startswith('{"hex"')]
    assert len(rows) == 13
    assert [row["hex"] for row in rows] == sorted(row["hex"] for row in rows)
    assert rows[0] == {"hex": [-1, 0, 0], "terrain": "cavern", "owner": "mark"}


def test_the_order_kept_from_the_last_map_is_not_taken_for_another():
    """As many hexes, one of them another; then the first map again."""
    one = Campaign(hexes=Map({(0, 1, 0): Hex(), (0, 0, 0): Hex("forest")}))
    two = Campaign(hexes=Map({(0, 1, 0): Hex(), (0, -1, 0): Hex("hills")}))
    for campaign in (one, two, one, Campaign(), two):
        assert back(campaign) == campaign
        rows = json.loads(encode(campaign))["hexes"]
        assert [row["hex"] for row in rows] == sorted(row["hex"] for row in rows)


def test_what_is_as_usual_is_left_out():
    campaign = Campaign(hexes=Map({(0, 2, 3): Hex("forest")}))
    assert b'\n{"hex":[0,2,3],"terrain":"forest"}\n' in encode(campaign)


def test_a_change_of_one_hex_changes_one_line():
    """Beside the way back to how the month began, where a reign has begun."""
    campaign = replace(full_campaign(), opened=None, past=Map())
    there = replace(campaign.hexes[(0, 1, 1)], note="Here be bears")
    before = encode(campaign).split(b"\n")
    after = encode(replace(campaign, hexes=campaign.hexes.set((0, 1, 1), there))).split(b"\n")
    assert len(before) == len(after)
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 1


def test_a_building_is_one_line():
    assert b'\n    {"id":1,"kind":"tenement","lots":[0],"month":2,"paid":1},\n' in encode(full_campaign())


def test_the_file_is_plain_json_that_says_what_it_is():
    plain = json.loads(encode(full_campaign()))
    assert (plain["format"], plain["version"]) == ("kingdom-campaign", 1)
    assert list(plain)[:2] == ["format", "version"]


# --- other people's writing -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "written",
    [
        lambda plain: json.dumps(plain),
        lambda plain: json.dumps(plain, indent=8, ensure_ascii=False),
        lambda plain: json.dumps(plain, sort_keys=True),
        lambda plain: "\r\n " + json.dumps(dict(reversed(plain.items()))) + "\n\n",
    ],
    ids=["one-line", "indented", "sorted", "reversed"],
)
def test_the_order_and_spacing_of_a_file_do_not_matter(written):
    """Fault B08 elsewhere: a leader read after his kingdom counted 0."""
    campaign = full_campaign()
    again = decode(written(json.loads(encode(campaign))).encode(), RULES, "test.json")
    assert again == campaign
    assert numbers(again, "mark", RULES).total("economy") == numbers(campaign, "mark", RULES).total("economy")


def test_a_leader_counts_wherever_he_stands_in_the_file():
    """Fault B08, with the arithmetic: a Ruler with Charisma +4 and Leadership adds 4 + 1 to Economy."""
    plain = json.loads(encode(full_campaign()))
    plain["kingdoms"][0]["leaders"].reverse()
    with_ruler = decode(json.dumps(plain).encode(), RULES, "test.json")
    plain["kingdoms"][0]["leaders"] = []
    without = decode(json.dumps(plain).encode(), RULES, "test.json")
    economy = [
        numbers(campaign, "mark", RULES).ledger("economy").sum_of("leader")
        for campaign in (with_ruler, without)
    ]
    assert economy == [4 + 1, 0]


# --- faults others had ----------------------------------------------------------------------------------


def done(action: object, campaign: Campaign) -> Campaign:
    outcome = decide(action, campaign, RULES)  # type: ignore[arg-type]
    assert isinstance(outcome, Change)
    return outcome.campaign


def test_edicts_are_saved():
    """Fault B10: set an edict, reload."""
    campaign = replace(full_campaign(), kingdoms=Map({"mark": Kingdom("mark", "Mark")}))
    campaign = replace(campaign, claims=Map({(0, 0, 0): "mark"}), settlements=Map())
    campaign = done(SetEdict(kingdom="mark", edict="taxation", level="heavy"), campaign)
    assert back(campaign).kingdoms["mark"].edicts.taxation == "heavy"


def test_a_smaller_kingdom_opened_after_a_larger_has_nothing_of_it():
    """Fault B20: districts of an old kingdom left in storage."""
    back(full_campaign())
    small = Campaign(kingdoms=Map({"mark": Kingdom("mark", "Mark")}))
    assert back(small).settlements == Map()
    assert numbers(back(small), "mark", RULES).total("districts") == 0


def test_a_note_on_a_hex_leaves_the_rest_of_it_as_it_was():
    """Fault B56: saving a hex reset its terrain."""
    campaign = full_campaign()
    noted = back(done(NoteHex(hex=(0, 0, 0), note="Only this"), campaign)).hexes[(0, 0, 0)]
    assert noted == replace(campaign.hexes[(0, 0, 0)], note="Only this")


@pytest.mark.parametrize("blank", ["null", '""', "[]", "-1", '"12"', "1e3"])
def test_a_blank_or_odd_treasury_is_not_taken_for_a_number(blank):
    """Fault B53: empty or negative number accepted."""
    text = encode(full_campaign()).decode()
    start = text.index('"treasury": ') + len('"treasury": ')
    end = text.index(',\n "unrest"')
    with pytest.raises(StoreError, match=r"kingdoms\[0\]\.treasury"):
        decode((text[:start] + blank + text[end:]).encode(), RULES, "test.json")


def test_a_hex_that_is_no_settlement_of_ours_keeps_its_place():
    campaign = full_campaign()
    town = Settlement("far", "Far", (-1, 0, 0))
    campaign = replace(campaign, settlements=campaign.settlements.set("far", town))
    assert back(campaign).settlements["far"].hex == (-1, 0, 0)


def test_every_record_of_the_file_refuses_fields_it_does_not_know():
    """Or a misspelt field would be dropped without a word."""
    found, queue = {}, [inspect.type_info(CampaignFile)]
    while queue:
        kind = queue.pop()
        if isinstance(kind, inspect.StructType) and kind.cls not in found:
            found[kind.cls] = kind.forbid_unknown_fields
            queue += [field.type for field in kind.fields]
        for name in ("type", "item_type", "key_type", "value_type"):
            queue += [getattr(kind, name)] if hasattr(kind, name) else []
        for name in ("types", "item_types"):
            queue += getattr(kind, name, ())
    assert len(found) > 15
    assert [kind.__name__ for kind, strict in found.items() if not strict] == []
