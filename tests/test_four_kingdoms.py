"""Four kingdoms, and those that come of them: a script whose numbers are reckoned by hand (IT L1310-1428).

`resources/examples/four-kingdoms.script.json` stops at the first number that is not as expected; its journal
tells the working of each month in short. Here is the rest of it.

Tarrowdene (LG, 12 hexes of plains, 1 district: Control DC 33), each of ten leaders with a modifier of 4:
    Economy     LG 2, Ruler, Magister, Marshal, Spymaster and Treasurer 20, guildhall 2, nine smithies 9,
                luxury store 1, taxation 2                                                               = 36
    Loyalty     LG 2, Councilor and Warden 8, guildhall 2, nine herbalists 9, taxation -2, holidays 1    = 20
    Stability   General, Grand Diplomat and High Priest 12, watchtower 1, smithies 9, herbalists 9,
                promotion 1                                                                              = 32
    Consumption 12 hexes, 1 district, holidays 1, promotion 1                                            = 15
    Fame        1 for the founding, 1 for Size 11; Law and Society 1 each of a Lawful Good kingdom
Oskerry (NG, 12 hexes of hills, 2 districts: Control DC 34), ten leaders with 4, an Heir with half of 4:
    Economy     four leaders 16, foundry 1, its mine 1, stockyard 1, castle 2, four mines 4, four hexes of
                river 1 and of road 1, taxation 1                                                        = 28
    Loyalty     NG 2, Ruler, Councilor and Warden 12, Heir 2, granary 1, castle 2, taxation -1,
                holidays -1                                                                              = 17
    Stability   NG 2, three leaders 12, two watchtowers 2, foundry 1, granary 1, stockyard -1, castle 2,
                six quarries 6, promotion -1                                                             = 24
    Consumption 12 + 2 - ten farms 20 - six of them beside the stockyard 6                              = -12
    Taxes       +11: four mines, six quarries, the foundry's
    People      12 lots in Osk, 2 in Nine Fords, 250 each                                              = 3,500

The months. Tarrowdene's d20s are 10 in each Upkeep (+1 BP at Unrest 0), Oskerry's 12:
 1  T 100 + 1 - 15 = 86, gifts 3, envoy 2, taxes (36 + 10) / 3 = 15: 96. O 60 + 1, route 5, 0 + 3 + 4 from
    it, taxes (30 + 8) / 3 = 12, + 11: 86; Economy 28 + 1 + 1 = 30; Fame 1 + 1 + castle 1 = 3.
 2  T 96 + 1 - 15 - 8 for the Ferry Court - 4 gifts - 3 + (41 + 7) / 3 = 16: 83; Economy 36 + 2 + 3 = 41.
    O 86 + 1 - 10 + 5 + 8 + (33 + 9) / 3 = 14, + 11: 115; Economy 30 + 2 + 1 = 33; Fame 4.
 3  T 83 + 1 - 15 - 1 + 51 / 3 = 17: 85; Stability 32 + 4. O 115 + 1 - 6 for the pikes - 6 gifts - 2 + 14
    + 11: 127; its pikes eat 1 in each of four weeks: -12 + 4 = -8.
 4  T 85 + 1 - 15 - 10 + 4 + 10 + 54 / 3 = 18: 93; Economy 41 + 2 + 1 = 44. O 127 + 1 - 1 + 14 + 11: 152.
 5  T 93 + 1 - 15 - 5 + 18: 92; Economy 44 + 4 - 1 = 47. O 152 + 1 - 2 - 4 + (35 + 9) / 3 = 14, + 11: 172.
 6  T 92 + 1 - 15 - 2 - 3 + 2 + 3 + (49 + 10) / 3 = 19: 97; Economy 47 + 1 + 1 = 49. O 172 + 1 - 2 + 14 +
    11: 196.
 7  T 97 + 1 - 15 - 8 = 75, envoy 2, taxes (49 + 10 - 2) / 3 = 19: 92; Stability 32 + 2; Consumption 15 +
    4 = 19. O 196 + 1 - 10 for the mansion + (37 + 9) / 3 = 15, + 11: 213; Society 1 + 2.
 8  T Unrest 2 - 1, 92 - 19 = 73, edict 3, grant 15: 55, taxes (51 + 10 - 1) / 3 = 20: 75; Economy 49 + 2.
    O 213 + 1 + 15 + 11: 240, of which 240 * 2 / 14 go to Ninefords. What is left to it: Economy 37 - two
    mines 2 - 1 for the food (7 farms) - 1 for the materials (2 mines and 5 quarries) = 33; Loyalty 17 -
    the Heir's 2 = 15, then +2 for six months; Stability 25 - quarry 1 - watchtower 1 = 23; Consumption 8
    + 1 + 1 for the embassy - seven farms 14 - four beside the stockyard 4 = -8; DC 20 + 8 + 1.
    Ninefords 4 + 1 + pikes 4 - three farms 6 = 3. Sallowreach (N, 4 hexes, ten leaders with 2): Economy 8
    + treaty 4 + inn 1 + taxation 2 = 15; Loyalty 6 + 1 - 2 = 5; Stability 4 + 6 = 10.
 9  T 75 - 19 + (51 + 10) / 3 = 20: 76 (Unrest 1 - 1), tribute 1 + 1: 78. O 206 + (33 + 9 - 2) / 3 = 13, +
    8: 227. S 15 + 1 - 5 + 30 / 3 - 2 = 19. N Unrest 1 - 1, 34 - 3 + 26 / 3 = 8, + 3: 42.
10  T 78 + 1 - 19 - 1 + (50 + 10) / 3 = 20: 79, tribute 2: 81. O 227 + (35 + 9 - 1) / 3 = 14, + 8: 249. S
    19 + 1 - 5 + 10 - 2 = 23. N 42 + 1 - 3 + 8 + 3 = 51.
    The Twin Crowns (LG): Economy LG 2, leaders 20, Viceroy 2, Tarrow's buildings 14, Osk's 4, mines 2,
    the foundry's 1, river 1, road 1, goods 3, raw materials 2, treaty with Velmark 3 = 55; Loyalty 2 + 8
    + 2 + 9 + granary 1 + castle 2 + independence 2 = 26; Stability 12 + 1 + 9 + 9 + watchtower 1 +
    foundry 1 + granary 1 - 1 + 2 + five quarries 5 + alliance 2 = 42; Consumption 20 + 2 + guard 4 - 14 -
    4 = 8; Fame 2 + castle 1 + 3 + 0 = 6; Infamy 2 + 2 = 4.
11  Unrest 3 - 1, 330 - 8 = 322, taxes (57 + 10 - 2) / 3 = 21, + 8, tribute 2: 353. Then Unrest 1: + 22 +
    8 - 8 + 2 = 377, and 0: 401; S + 4 each month, N + 9.
14  401 + 1 - 8 + (55 + 10) / 3 = 21, + 8: 423. S 35 + 1 - 5 - 8 gifts - 1 + (11 + 15) / 3 = 8, no
    tribute: 30.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest

from kingdom_gui.assets import asset
from kingdom_gui.cli import main
from kingdom_gui.engine.actions import decide
from kingdom_gui.engine.actions.base import Action, Change
from kingdom_gui.engine.actions.rewind import RewindTo
from kingdom_gui.engine.history import moments
from kingdom_gui.engine.neighbours import attitude
from kingdom_gui.engine.patch import TABLES
from kingdom_gui.engine.relations import relation
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import load_campaign, save_campaign
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.journal_text import as_markdown
from kingdom_gui.store.playing import play
from kingdom_gui.store.scripts import Expect, read_script

from .store.samples import RULES

SCRIPT = asset("examples/four-kingdoms.script.json")
LAST = 14


@cache
def story() -> tuple[list[Change], dict[int, Campaign]]:
    """What each step changes, and how each month began."""
    script = read_script(SCRIPT.read_bytes(), SCRIPT.name)
    campaign, changes, begins = Campaign(), list[Change](), dict[int, Campaign]()
    for step in script.steps:
        if isinstance(step, Expect):
            continue
        action: Action = step if step.kingdom else msgspec.structs.replace(step, kingdom=script.kingdom)
        change = decide(action, campaign, RULES)
        assert isinstance(change, Change), change
        changes.append(change)
        campaign = change.campaign
        if campaign.opened is not None and campaign.month not in begins:
            begins[campaign.month] = campaign
    return changes, begins


def end() -> Campaign:
    return story()[0][-1].campaign


def told(month: int, code: str, kingdom: str = "") -> list[dict[str, str | int]]:
    """The parameters of a month's lines of a code."""
    lines = end().journal[month]
    return [line.parameters for line in lines if line.code == code and kingdom in ("", line.kingdom)]


def test_the_script_plays_to_its_last_number() -> None:
    played = play(read_script(SCRIPT.read_bytes(), SCRIPT.name), Campaign(), RULES)
    assert played.stopped is None
    assert played.campaign.month == LAST


def test_nothing_is_overridden_and_no_die_is_left_to_the_program() -> None:
    steps = json.loads(SCRIPT.read_text(encoding="utf-8"))["steps"]
    assert not any(step.get("override") or step.get("roll") for step in steps)
    assert not any(line.rolled for lines in end().journal.values() for line in lines)


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ('diplomacy.1": [19]', 'diplomacy.1": [18]'),  # the embassy is agreed by 4: no Fame, no friend
        ('"gifts": 4', '"gifts": 1'),  # the treaty's checks are 3 harder
        ('terms": "favouring_us"', 'terms": "balanced"'),
        ('"tithe": 10', '"tithe": 30'),
        ('"natural": 10', '"natural": 13'),  # Oskerry's people forgive the attack
        ('income.2": [4, 4]', 'income.2": [4, 3]'),
    ],
)
def test_another_die_or_deed_is_told(
    was: str, becomes: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert text.count(was) == 1
    changed = tmp_path / "changed.json"
    changed.write_text(text.replace(was, becomes), encoding="utf-8")
    assert main(["run", str(changed)]) == 1
    assert "expect" in capsys.readouterr().err.lower()


def test_a_trade_route_of_each_kind_arrives_and_pays() -> None:
    arrived = {
        line["route"]: (month, line["bp"])
        for month in range(1, LAST)
        for code in ("route_established", "route_triumphs")
        for line in told(month, code)
    }
    assert arrived == {"food": (1, 7), "raw_materials": (2, 13), "goods": (4, 14), "luxury_goods": (6, 5)}
    assert [line["route"] for line in told(LAST, "route_year_over")] == ["raw_materials"]


def test_attitudes_change_and_agreements_stand() -> None:
    campaign = end()
    # Helpful to Tarrowdene, unfriendly to Oskerry: between the two, toward the worse.
    assert attitude(campaign, "velmark", "twin") == "indifferent"
    assert attitude(campaign, "twin", "sallowreach") == "hostile"
    velmark, ours = relation(campaign, "twin", "velmark"), relation(campaign, "velmark", "twin")
    assert velmark.treaty is not None
    assert velmark.alliance is not None
    assert ours.alliance is not None
    assert (velmark.treaty.bonus, velmark.alliance.bonus) == (3, 2)
    assert ours.alliance.bonus == 3  # a tenth of 32
    assert relation(campaign, "twin", "dunmarrow").war
    free = relation(campaign, "sallowreach", "twin")
    assert free.embassy
    assert free.treaty is None
    assert campaign.kingdoms["sallowreach"].overlord == ""
    assert not campaign.kingdoms["twin"].vassals


def test_explorers_come_home_with_what_they_have_found() -> None:
    assert told(6, "expedition_explores") == [{"hex": "0,0,0", "count": 10}]
    assert told(7, "expedition_explores") == [{"hex": "0,-1,2", "count": 2}]
    assert told(8, "expedition_returns") == [{"hex": "0,-1,2", "count": 12}]
    assert end().hexes[(0, 2, 1)].note == "A dry cistern with a stair in it"


def test_armies_stand_where_they_were_sent_and_go_along() -> None:
    kingdoms = end().kingdoms
    assert [(a.name, a.hex) for a in kingdoms["twin"].armies] == [("Tarrow Guard", (0, 10, 4))]
    assert [(a.name, a.hex) for a in kingdoms["ninefords"].armies] == [("Osk Pikes", (0, 3, 4))]


def test_it_is_saved_and_opened(tmp_path: Path) -> None:
    file = tmp_path / "four.kingdom.json"
    save_campaign(file, end())
    assert load_campaign(file, RULES) == end()
    assert main(["check", str(file)]) == 0
    for month, begun in story()[1].items():
        assert decode(encode(begun), RULES, f"month {month}") == begun


def test_the_journal_says_whose_month_it_is_and_old_kingdoms_keep_their_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = as_markdown(end(), "en", RULES).splitlines()
    assert {"### Upkeep: Oskerry", "### Income: Ninefords", "### Edicts: The Twin Crowns"} <= set(lines)
    assert not {"### Upkeep", "### Edicts", "### Income", "### Events"} & set(lines)
    file = tmp_path / "four.kingdom.json"
    save_campaign(file, end())
    assert main(["stats", str(file), "--why", "infamy", "--of", "twin"]) == 0
    assert "Envoy to Oskerry: treaty" in capsys.readouterr().out


def test_every_step_is_taken_back() -> None:
    changes, _ = story()
    campaign = end()
    befores = [*(change.campaign for change in changes[-2::-1]), Campaign()]
    for change, before in zip(reversed(changes), befores, strict=True):
        campaign = change.patch.reverse().apply(campaign)
        assert campaign == before
    assert campaign == Campaign()


def test_each_month_is_gone_back_to() -> None:
    campaign, begins = end(), story()[1]
    assert moments(campaign) == tuple(range(1, LAST + 1)) == tuple(begins)
    for month, begun in begins.items():
        back = decide(RewindTo(kingdom=campaign.at_table, month=month), campaign, RULES)
        assert isinstance(back, Change)
        for table in TABLES:
            if table not in ("journal", "labels", "pins"):
                assert getattr(back.campaign, table) == getattr(begun, table), (month, table)
        assert back.patch.reverse().apply(back.campaign) == campaign
