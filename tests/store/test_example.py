"""The example campaign is what its script makes, and what the program writes."""

from __future__ import annotations

import json

from kingdom_gui.engine.state import Campaign
from kingdom_gui.engine.totals import numbers
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.codec import encode
from kingdom_gui.store.playing import play
from kingdom_gui.store.scripts import read_script

from .released import written_by
from .samples import EXAMPLES, RULES

SCRIPT = EXAMPLES / "brindlemark.script.json"
CAMPAIGN = EXAMPLES / "brindlemark.kingdom.json"


def test_the_script_makes_the_example():
    played = play(read_script(SCRIPT.read_bytes(), SCRIPT.name), Campaign(), RULES)
    assert played.stopped is None
    assert written_by(encode(played.campaign), "") == written_by(CAMPAIGN.read_bytes(), ""), (
        "the rules have changed what the script makes; look at the difference, and if it is right: "
        "kingdom-gui run resources/examples/brindlemark.script.json "
        "--out resources/examples/brindlemark.kingdom.json"
    )


def test_no_rule_was_overridden_and_nothing_built_for_nothing():
    for step in json.loads(SCRIPT.read_text(encoding="utf-8"))["steps"]:
        assert not step.get("override")
        assert not step.get("granted")


def test_the_example_is_a_small_realm_of_about_30_hexes_two_settlements_and_a_year():
    campaign = load_campaign(CAMPAIGN, RULES)
    kingdom = campaign.kingdoms[campaign.at_table]
    totals = numbers(campaign, kingdom.id, RULES)
    assert 25 <= totals.total("size") <= 35
    assert len(campaign.settlements_of(kingdom.id)) == 2
    assert campaign.month == 13
    assert 120 <= len(campaign.hexes) <= 150
    assert {there.terrain for there in campaign.hexes.values()} >= {
        "plains", "forest", "hills", "mountains", "marsh", "water",
    }  # fmt: skip
    roles = {leader.role for leader in kingdom.leaders}
    assert roles == set(RULES.roles) - {"viceroy"}  # a viceroy rules a vassal, and there is none
    assert len({leader.name for leader in kingdom.leaders}) == len(kingdom.leaders)
    assert {name for there in campaign.hexes.values() for name in there.improvements} >= {
        "road", "farm", "mine", "sawmill", "quarry", "fishery", "watchtower",
    }  # fmt: skip
