"""The start of every month can be gone back to, and is the very state it was."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.history import at, every_start, moments
from kingdom_gui.engine.patch import FIELDS, TABLES
from kingdom_gui.engine.state import Campaign
from kingdom_gui.engine.state.past import MonthStart
from kingdom_gui.engine.turn.forecast import play_month
from kingdom_gui.store.codec import decode, encode

from .table import HOME, RULES, Table
from .test_properties import LAND, anything
from .turn_table import TurnTable

EAST: hexes.HexId = (0, 1, 0)


def three_months() -> tuple[TurnTable, dict[int, Campaign]]:
    """A kingdom in its fourth month, and how each of its months began."""
    table = TurnTable.paper(stability=90, economy=90, loyalty=90, treasury=500)
    starts = {1: table.campaign}
    works: list[tuple[Action, ...]] = [
        (actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),),
        (
            actions.Build(settlement="a", building="library", lots=(0,)),
            actions.WriteJournal(note="A library"),
        ),
        (actions.PaintTerrain(hexes=LAND, terrain="forest"), actions.Claim(hexes=(EAST,), granted=True)),
    ]
    for month, work in enumerate(works, start=2):
        table.do(*work, actions.PlayPhase(month=True, roll=True), actions.AdvanceMonth())
        starts[month] = table.campaign
    return table, starts


def test_every_month_began_as_it_began() -> None:
    table, starts = three_months()
    table.do(
        actions.Build(settlement="a", building="monument", lots=(1,)), actions.RemoveHexes(hexes=(LAND[-1],))
    )
    assert moments(table.campaign) == (1, 2, 3, 4)
    for month, start in starts.items():
        assert at(table.campaign, month) == start
    assert [found.month for found in every_start(table.campaign)] == [4, 3, 2, 1]
    assert list(every_start(table.campaign))[-1] == at(table.campaign, 1)


def test_what_began_is_asked_for_only_where_it_is_known() -> None:
    table, _ = three_months()
    with pytest.raises(LookupError):
        at(table.campaign, 5)
    assert moments(Table().found().campaign) == (), "nobody reigns yet"
    with pytest.raises(LookupError):
        at(Campaign(), 1)


def test_rewinding_undoes_what_came_after_and_can_be_undone() -> None:
    table, starts = three_months()
    before = table.campaign
    change = table.do(actions.RewindTo(month=2))
    after = table.campaign
    start = starts[2]
    assert (after.month, after.hexes, after.claims) == (2, start.hexes, start.claims)
    assert (after.kingdoms, after.settlements) == (start.kingdoms, start.settlements)
    assert sorted(after.journal) == [1, 2]
    assert [line.code for line in after.journal[2]] == ["rewound"]
    assert after.journal[1] == before.journal[1]
    assert moments(after) == (1, 2)
    assert change.patch.reverse().apply(after) == before
    assert change.patch.apply(before) == after
    assert change.patch.touches("month", "hexes", "kingdoms")


def test_after_rewinding_the_months_are_played_anew() -> None:
    table, starts = three_months()
    table.do(actions.RewindTo(month=2), actions.Build(settlement="a", building="park", lots=(5,)))
    table.do(actions.AdvanceMonth())
    assert moments(table.campaign) == (1, 2, 3)
    assert at(table.campaign, 1) == starts[1]
    assert replace(at(table.campaign, 2), journal=starts[2].journal) == starts[2]
    assert at(table.campaign, 3).settlements["a"].districts[0].buildings[0].kind == "park"


def test_the_open_month_can_be_begun_anew() -> None:
    table, starts = three_months()
    table.do(actions.Grant(treasury=7, note="a chest"), actions.RewindTo(month=4))
    assert table.campaign.kingdoms == starts[4].kingdoms
    assert [line.code for line in table.campaign.journal[4]] == ["rewound"]


def test_what_was_written_before_the_reign_stays() -> None:
    table, _ = three_months()
    founding = table.campaign.journal[1][:3]
    table.do(actions.RewindTo(month=1))
    assert table.campaign.journal[1][:3] == founding
    assert [line.code for line in table.campaign.journal[1]][-2:] == ["reign_begun", "rewound"]


@pytest.mark.parametrize(
    ("month", "code"), [(9, "rewind_ahead"), (0, "rewind_unknown"), (-3, "rewind_unknown")]
)
def test_there_is_no_way_to_a_month_that_is_not_known(month: int, code: str) -> None:
    table, _ = three_months()
    assert table.refused(actions.RewindTo(month=month)) == [code]


def test_a_campaign_of_before_keeps_its_months_from_now_on() -> None:
    table, _ = three_months()
    table.campaign = replace(table.campaign, opened=None, past=Campaign().past)
    assert table.refused(actions.RewindTo(month=3)) == ["rewind_nothing"]
    table.do(actions.AdvanceMonth())
    assert moments(table.campaign) == (5,)
    assert table.refused(actions.RewindTo(month=4)) == ["rewind_unknown"]


def test_settings_stay_and_numbers_are_told_by_the_rulings_of_then() -> None:
    table, starts = three_months()
    table.do(
        actions.ChangeSettings(name="The Marches"),
        actions.SetRuling(ruling="allow_deficit_spending", choice="on"),
    )
    then = at(table.campaign, 2)
    assert then.settings.name == "The Marches"
    assert then.settings.rulings == starts[2].settings.rulings
    table.do(actions.RewindTo(month=2))
    assert dict(table.campaign.settings.rulings) == {"allow_deficit_spending": "on"}


def test_a_forecast_keeps_no_history() -> None:
    table, _ = three_months()
    ahead = play_month(table.campaign, "k", RULES)
    assert moments(ahead) == ()
    assert not ahead.past


def test_what_is_written_on_the_map_stays_and_keeps_its_number_to_itself() -> None:
    table, _ = three_months()
    table.do(actions.PlaceLabel(hex=HOME, text="Downs"), actions.PlacePin(hex=HOME))
    new = max(table.campaign.hexes)[1] + 3
    table.do(actions.PaintTerrain(hexes=((0, new, 0),), terrain="plains"), actions.PlacePin(hex=(0, new, 0)))
    table.do(actions.RewindTo(month=2), actions.PlaceLabel(hex=HOME, text="Fens"))
    assert [label.text for label in table.campaign.labels.values()] == ["Downs", "Fens"]
    assert [pin.hex for pin in table.campaign.pins.values()] == [HOME]
    assert decode(encode(table.campaign), RULES, "any") == table.campaign


def test_no_part_of_a_campaign_is_forgotten() -> None:
    """A new table of the campaign must be rewound too (or be named here, with the reason why not)."""
    apart = {
        **{"journal": "cut by month", "settings": "not rewound", "opened": "itself", "past": "itself"},
        **dict.fromkeys(("labels", "pins", "pictures", "embedded"), "written on the map: not rewound"),
    }
    assert {*MonthStart.__struct_fields__, *apart} - {"lines", "rulings"} == {*Campaign.__struct_fields__}
    assert {*TABLES, *FIELDS} == {*Campaign.__struct_fields__}


more = st.one_of(
    anything(),
    st.builds(actions.RemoveHexes, hexes=st.lists(st.sampled_from(LAND), min_size=1, max_size=2).map(tuple)),
    st.builds(actions.AdvanceMonth, kingdom=st.just("k")),
    st.builds(actions.RewindTo, month=st.integers(1, 4), kingdom=st.just("k")),
)


@settings(max_examples=40)
@given(st.lists(more, max_size=30))
def test_whatever_is_done_each_known_month_is_the_state_it_began_with(todo: list[Action]) -> None:
    campaign = Table(radius=3).found(treasury=200).reign().campaign
    began = {1: at(campaign, 1)}
    for action in todo:
        outcome = decide(action, campaign, RULES)
        if not isinstance(outcome, Change):
            continue
        campaign = outcome.campaign
        if isinstance(action, actions.RewindTo):
            began = {month: start for month, start in began.items() if month <= campaign.month}
        elif campaign.month not in began:
            began[campaign.month] = at(campaign, campaign.month)
            assert began[campaign.month].hexes == campaign.hexes
            assert began[campaign.month].claims == campaign.claims
    assert moments(campaign) == tuple(began)
    lines = campaign.journal
    for month, start in began.items():
        found = at(campaign, month)
        assert found.settings.rulings == start.settings.rulings
        as_now = {"journal": lines, "settings": found.settings}
        assert replace(found, journal=lines) == replace(start, **as_now)
