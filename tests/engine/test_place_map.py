"""`PlaceMap`: a whole map in one deed, and what it will not take."""

from __future__ import annotations

import msgspec
import pytest
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.actions import Change, Refusal, decide
from kingdom_gui.engine.actions.every import AnyAction, PlaceMap
from kingdom_gui.engine.actions.place_map import MOST_PLACED
from kingdom_gui.engine.hexes import HexId
from kingdom_gui.engine.state import RIVER_POOL, Campaign, Hex, Special

from .table import RULES

HERE: HexId = (0, 0, 0)
EAST: HexId = (0, 1, 0)  # across side 0, which is its side 3


def placed(hexes: dict[HexId, Hex], campaign: Campaign | None = None, **options) -> Change | Refusal:
    return decide(PlaceMap(hexes=tuple(hexes.items()), **options), campaign or Campaign(), RULES)


def test_a_map_is_put_on_and_told_once():
    outcome = placed({HERE: Hex("hills", name="Home"), EAST: Hex("water")}, orientation="flat")
    assert isinstance(outcome, Change)
    assert outcome.campaign.hexes[HERE] == Hex("hills", name="Home")
    assert outcome.campaign.settings.orientation == "flat"
    assert [line.code for line in outcome.campaign.journal[1]] == ["map_placed"]
    assert outcome.patch.reverse().apply(outcome.campaign) == Campaign()


def test_what_is_explored_stays_so():
    campaign = Campaign(hexes=Map({HERE: Hex("hills", explored=True, name="Old")}))
    outcome = placed({HERE: Hex("marsh", name="New")}, campaign)
    assert isinstance(outcome, Change)
    assert outcome.campaign.hexes[HERE] == Hex("marsh", explored=True, name="New")


@pytest.mark.parametrize(
    ("there", "placed_river", "expected"),
    [
        (0, 1, 1 << 3),  # a river comes over the border
        (1 << 3, 0, RIVER_POOL),  # one ends at it
        (1 << 3 | 1, 0, 1),
        (RIVER_POOL, 1, 1 << 3),
        (1, 0, 1),
    ],
)
def test_rivers_meet_those_of_the_land_beside(there, placed_river, expected):
    campaign = Campaign(hexes=Map({EAST: Hex(river=there)}))
    outcome = placed({HERE: Hex(river=placed_river)}, campaign)
    assert isinstance(outcome, Change)
    assert outcome.campaign.hexes[EAST].river == expected


@pytest.mark.parametrize(
    ("hexes", "code"),
    [
        ({}, "nothing_chosen"),
        ({HERE: Hex("lava")}, "no_such_terrain"),
        ({HERE: Hex(improvements=("casino",))}, "no_such_improvement"),
        ({HERE: Hex(improvements=("road", "road"))}, "hex_unsound"),
        ({HERE: Hex(special=(Special("river"),))}, "no_such_special"),
        ({HERE: Hex(special=(Special("ruin", "casino"),))}, "no_such_building"),
        ({HERE: Hex(special=(Special("ruin"), Special("ruin", "inn")))}, "hex_unsound"),
        ({HERE: Hex(river=128)}, "hex_unsound"),
        ({HERE: Hex(river=-1)}, "hex_unsound"),
        ({HERE: Hex(prepared=-1)}, "hex_unsound"),
        ({HERE: Hex(name="\ud800")}, "not_text"),
        ({(0, 10**7, 0): Hex()}, "no_such_hex"),
        ({(100, 0, 0): Hex()}, "no_such_hex"),
    ],
)
def test_what_no_hex_can_be_is_refused(hexes, code):
    outcome = placed(hexes)
    assert isinstance(outcome, Refusal)
    assert [reason.code for reason in outcome.reasons] == [code]


def test_more_than_the_bound_is_refused():
    many = tuple(((0, q, r), Hex()) for q in range(500) for r in range(401))
    assert len(many) > MOST_PLACED
    outcome = decide(PlaceMap(hexes=many), Campaign(), RULES)
    assert isinstance(outcome, Refusal)
    assert outcome.reasons[0].code == "too_many_hexes_placed"


def test_clearing_takes_the_rest_off_an_empty_land_only():
    campaign = Campaign(hexes=Map({HERE: Hex(), EAST: Hex()}))
    outcome = placed({HERE: Hex("hills")}, campaign, clear=True)
    assert isinstance(outcome, Change)
    assert set(outcome.campaign.hexes) == {HERE}
    held = replace(campaign, claims=Map({EAST: "k"}))
    assert isinstance(placed({HERE: Hex("hills")}, held, clear=True), Refusal)
    assert isinstance(placed({HERE: Hex("hills")}, held), Change)


def test_scripts_can_say_it():
    action = PlaceMap(hexes=((HERE, Hex("hills", special=(Special("lair"),))),), stagger="even", clear=True)
    assert msgspec.json.decode(msgspec.json.encode(action), type=AnyAction) == action
