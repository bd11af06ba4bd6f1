"""Several months at once: each policy, each reason to stop, and one undo for all of it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.every import PlayMonths
from kingdom_gui.engine.state import JournalEntry, Ongoing
from kingdom_gui.engine.turn.quiet import Orders, event_of, hex_at_risk, worst_unrest

from .table import HOME, RULES
from .turn_table import TurnTable

SAFE = {"stability": 90, "economy": 90, "loyalty": 90}
NEVER = {"event": False, "unrest": None, "treasury": None, "risk": False}


def quiet(**changes: int) -> TurnTable:
    """A kingdom in which nothing goes wrong but by a natural 1."""
    return TurnTable.paper(**{**SAFE, "treasury": 500, "consumption": 5, **changes})


def told(table: TurnTable, code: str) -> list[JournalEntry]:
    return [entry for lines in table.campaign.journal.values() for entry in lines if entry.code == code]


def why(table: TurnTable) -> str:
    """The reason for which play stopped."""
    (entry,) = told(table, "play_stopped")
    return str(entry.parameters["reason"])


def with_events(table: TurnTable, *events: Ongoing) -> TurnTable:
    """The same table with events that go on."""
    kingdom = replace(table.kingdom, events=events)
    table.campaign = replace(table.campaign, kingdoms=table.campaign.kingdoms.set("k", kingdom))
    return table


# Where it ends


def test_all_months_are_played_and_told_in_short() -> None:
    table = quiet()
    table.do(PlayMonths(months=4, event=False))
    assert table.campaign.month == 5
    assert table.step == "upkeep.stability"
    assert why(table) == "played"
    months = [
        m for m in table.campaign.journal for e in table.campaign.journal[m] if e.code == "month_in_short"
    ]
    assert months == [1, 2, 3, 4]
    first, second = told(table, "month_in_short")[:2]
    assert first.parameters["treasury_before"] == 500
    assert first.parameters["treasury"] == second.parameters["treasury_before"]


def test_one_undo_brings_it_all_back() -> None:
    table = quiet()
    before = table.campaign
    change = table.do(PlayMonths(months=12, event=False))
    assert change.patch.reverse().apply(change.campaign) == before


def test_it_goes_on_from_where_the_month_stands() -> None:
    table = quiet()
    table.go_to("income.taxes")
    table.do(PlayMonths(months=1, event=False))
    assert table.campaign.month == 2


def test_between_one_and_most_months() -> None:
    assert quiet().refused(PlayMonths(months=0)) == ["months_to_play"]
    assert quiet().refused(PlayMonths(months=121)) == ["months_to_play"]


# What stops it


def test_unrest_at_its_bound_stops_in_that_very_step() -> None:
    """An empty General's seat costs nothing, an empty Ruler's 4 Unrest in step 4 of each Upkeep (IT L74)."""
    table = quiet()
    table.do(actions.Dismiss(role="ruler"))
    table.do(PlayMonths(months=6, event=False, unrest=4, risk=False))
    assert why(table) == "unrest"
    assert table.step == "edict.leaders"
    assert table.campaign.month == 1
    assert table.total("unrest") == 4


def test_a_treasury_under_its_bound_stops_once_consumption_is_paid() -> None:
    """11 + 1 for calm - 5 = 7, which is under 8; with bound 7 the taxes come first."""
    low = quiet(treasury=11)
    low.do(PlayMonths(months=6, event=False, treasury=8))
    assert why(low) == "treasury"
    assert low.step == "upkeep.items"
    enough = quiet(treasury=11)
    enough.do(PlayMonths(months=1, event=False, treasury=7))
    assert why(enough) == "played"


@pytest.mark.parametrize(
    ("changes", "bounds", "reason"),
    [
        ({"unrest": 5}, {"unrest": 5}, "unrest"),
        ({"treasury": 3}, {"treasury": 4}, "treasury"),
        ({"unrest": 10}, {"unrest": None}, "risk"),
        ({"unrest": 20}, NEVER, "anarchy"),
    ],
)
def test_what_holds_already_is_refused_with_its_reason(changes, bounds, reason) -> None:
    table = quiet(**changes)
    outcome = actions.decide(PlayMonths(kingdom="k", months=2, **bounds), table.campaign, RULES)
    assert isinstance(outcome, actions.Refusal)
    assert [r.code for r in outcome.reasons] == ["stops_at_once"]
    assert outcome.reasons[0].parameters == {"reason": reason}


def test_an_event_by_chance_is_left_to_the_table() -> None:
    """Whatever the seed brings first: no die of the event itself has been rolled."""
    table = quiet()
    table.do(PlayMonths(months=60))
    assert why(table) == "event_asks"
    assert table.step == "event.event"
    given = dict(table.kingdom.turn.answers)
    assert "event.chance" in given
    assert not [request for request in given if event_of(request) in RULES.events]
    assert set(table.kingdom.turn.rolled) == set(given)


def test_an_event_that_asks_nothing_stops_after_it() -> None:
    table = quiet()
    table.do(actions.PutAhead(event="good_weather", month=1))
    table.do(PlayMonths(months=6))
    assert why(table) == "event"
    assert table.campaign.month == 1
    assert [e.parameters["event"] for e in told(table, "event_occurs")] == ["good_weather"]


def test_an_event_put_ahead_waits_with_its_first_die() -> None:
    table = quiet()
    table.do(actions.PutAhead(event="bandit_activity", month=1))
    table.do(PlayMonths(months=6))
    (stop,) = told(table, "play_stopped")
    assert (stop.parameters["reason"], stop.parameters["event"]) == ("event_asks", "bandit_activity")
    assert table.step == "event.ahead"


def test_a_continuing_event_stops_each_event_phase() -> None:
    table = with_events(quiet(), Ongoing(99, "monster_attack", 0, hex=HOME))
    table.do(PlayMonths(months=6))
    assert why(table) == "event_asks"
    assert table.step == "event.continuous"


def test_events_are_rolled_where_they_do_not_stop_it() -> None:
    table = quiet()
    table.do(actions.PutAhead(event="bandit_activity", month=1))
    table.do(PlayMonths(months=1, **NEVER))
    assert told(table, "event_occurs")[0].parameters["event"] == "bandit_activity"


def test_a_hex_to_choose_stops_it() -> None:
    """Unrest 11 in Upkeep: which of two hexes is lost, only the table can say (IT L250)."""
    table = quiet(unrest=12)
    table.do(actions.Claim(hexes=((0, 1, 0),), granted=True))
    table.do(PlayMonths(months=2, **NEVER))
    assert why(table) == "hex"
    assert table.step == "upkeep.unrest"
    assert table.asked is not None
    assert table.asked.id == "upkeep.hex"


def test_the_dice_of_a_role_stop_it() -> None:
    """The Treasurer rolls for taxes by custom (IT L93-106)."""
    table = quiet()
    table.do(PlayMonths(months=2, event=False, own_dice=("treasurer",)))
    (stop,) = told(table, "play_stopped")
    assert (stop.parameters["reason"], stop.parameters["role"]) == ("dice", "treasurer")
    assert table.step == "income.taxes"
    assert quiet().refused(PlayMonths(months=1, own_dice=("jester",))) == ["no_such_role"]


def test_before_a_month_that_could_cost_a_hex_it_stops() -> None:
    """Unrest 6 with a Stability check that can fail by more than 4: 6 + 4 = 10 is no risk, 7 + 4 = 11 is."""
    table = TurnTable.paper(stability=0, economy=90, loyalty=90, treasury=500, unrest=2)
    table.do(PlayMonths(months=120, event=False, unrest=None))
    assert why(table) == "risk"
    assert table.step == "done"
    assert 7 <= table.total("unrest") < 11


@pytest.mark.parametrize(
    ("stability", "unrest", "treasury", "worst"),
    [
        (90, 7, 500, 8),  # a natural 1 that meets the DC: +1 (ruling D12b)
        (10, 7, 500, 11),  # missed by more than 4: +1d4
        (10, 7, 2, 13),  # and Consumption 5 cannot be paid: +2
        (90, 0, 500, 1),
    ],
)
def test_the_worst_an_upkeep_can_bring(stability: int, unrest: int, treasury: int, worst: int) -> None:
    table = TurnTable.paper(
        stability=stability, economy=90, loyalty=90, unrest=unrest, treasury=treasury, consumption=5
    )
    assert worst_unrest(table.campaign, "k", RULES) == worst
    assert hex_at_risk(table.campaign, "k", RULES) is (worst >= 11)
    table.go_to("done") if worst < 11 else None


def test_the_enforcer_as_ordered_counts_in_what_may_come() -> None:
    """10 + 1 for a natural 1 is 11; the Royal Enforcer presses it to 10 (IT L182)."""
    table = quiet(unrest=10)
    assert worst_unrest(table.campaign, "k", RULES) == 11
    assert worst_unrest(table.campaign, "k", RULES, Orders(enforce=1)) == 10


def test_without_land_there_is_no_upkeep_to_fear() -> None:
    table = quiet(unrest=15)
    table.do(actions.Abandon(hexes=(HOME,), override="gone"))
    assert worst_unrest(table.campaign, "k", RULES) is None


# Policies


def test_edicts_are_issued_in_the_edict_phase_and_not_before() -> None:
    table = quiet()
    table.do(actions.SetEdict(edict="taxation", level="heavy"))
    table.do(PlayMonths(months=2, event=False, holiday="6", promotion="token"))
    edicts = table.kingdom.edicts
    assert (edicts.holiday, edicts.promotion, edicts.taxation) == ("6", "token", "heavy")
    assert [e.parameters["level"] for e in told(table, "edict_set")] == ["heavy", "6", "token"]
    late = quiet()
    late.go_to("income.taxes")
    late.do(PlayMonths(months=1, event=False, holiday="6"))
    assert late.kingdom.edicts.holiday is None


def test_a_level_there_is_not_is_refused() -> None:
    assert quiet().refused(PlayMonths(months=2, holiday="every_day")) == ["no_such_level"]


def test_the_enforcer_presses_unrest_from_a_bound_on() -> None:
    """Unrest 3, a Stability check passed: 2; the Enforcer makes it 1. With bound 3 it stays at 2."""
    for enforce, left in ((2, 1), (3, 2), (None, 2)):
        table = quiet(unrest=3)
        table.play(upkeep__stability=(20,))
        table.do(PlayMonths(months=1, **{**NEVER, "unrest": None}, enforce=enforce))
        after_upkeep = told(table, "month_in_short")[0].parameters["unrest"]
        assert after_upkeep == left, enforce


def town() -> TurnTable:
    """A kingdom whose town has a shop with a magic item slot."""
    table = quiet()
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),
        actions.Build(settlement="a", building="house", lots=(1,), granted=True),
        actions.Build(settlement="a", building="casters_tower", lots=(0,), granted=True),
    )
    return table


def test_a_magic_item_is_named_by_policy_or_asked_for() -> None:
    asked = town()
    asked.do(PlayMonths(months=30, **NEVER))
    if why(asked) == "name":
        assert asked.step == "upkeep.items"
    named = town()
    named.do(PlayMonths(months=30, **NEVER, unnamed="something found"))
    assert why(named) != "name"


bounds = st.none() | st.integers(-5, 14)
policies = st.builds(
    PlayMonths,
    kingdom=st.just("k"),
    months=st.integers(1, 6),
    event=st.booleans(),
    unrest=bounds,
    treasury=bounds,
    risk=st.booleans(),
    holiday=st.sampled_from(["", "none", "24"]),
    promotion=st.sampled_from(["", "token", "expansionist"]),
    taxation=st.sampled_from(["", "overwhelming"]),
    own_dice=st.sampled_from([(), ("treasurer",), ("ruler", "warden")]),
    enforce=bounds,
)


@settings(max_examples=60, deadline=None)
@given(action=policies, unrest=st.integers(0, 13), treasury=st.integers(-3, 40), seed=st.integers(0, 99))
def test_whatever_the_policies_it_stops_says_why_and_can_be_taken_back(
    action: PlayMonths, unrest: int, treasury: int, seed: int
) -> None:
    table = TurnTable.paper(stability=25, unrest=unrest, treasury=treasury, consumption=6)
    table.do(actions.ChangeSettings(seed=seed))
    before = table.campaign
    outcome = actions.decide(action, before, RULES)
    if isinstance(outcome, actions.Refusal):
        assert [reason.code for reason in outcome.reasons] == ["stops_at_once"]
        return
    assert outcome.patch.reverse().apply(outcome.campaign) == before
    assert actions.decide(action, before, RULES).campaign == outcome.campaign
    assert before.month <= outcome.campaign.month <= before.month + action.months
    table.campaign = outcome.campaign
    assert why(table)
    kingdom = table.kingdom
    if kingdom.unrest.value >= 20:
        assert why(table) in ("anarchy", "unrest")


def test_a_policy_lasts_through_a_script_as_written() -> None:
    """What the script says is what is decided: the action survives its own file format."""
    import msgspec

    action = PlayMonths(months=3, holiday="1", own_dice=("ruler",), enforce=4, unrest=None)
    assert msgspec.json.decode(msgspec.json.encode(action), type=PlayMonths) == action


# Several kingdoms share the month


def two_kingdoms(**changes: int) -> TurnTable:
    """A quiet kingdom `k` and another, `b`, whose month waits to be played."""
    table = quiet()
    paper = {**SAFE, "consumption": 5, **changes}
    table.do(actions.AdoptKingdom(kingdom="b", name="Bee", treasury=500, totals=paper))
    table.do(actions.BeginReign(kingdom="b"))
    return table


def test_no_month_begins_before_the_other_table_has_played_this_one() -> None:
    table = two_kingdoms()
    table.do(PlayMonths(months=3, event=False))
    assert (table.campaign.month, table.kingdom.turn.phase) == (1, "done")
    (stop,) = told(table, "play_stopped")
    assert (stop.parameters["reason"], stop.parameters["kingdom"]) == ("others_open", "Bee")
    assert table.refused(PlayMonths(months=3, event=False)) == ["others_month_open"]


def test_the_others_may_be_played_along_with_it() -> None:
    table = two_kingdoms()
    table.do(PlayMonths(months=3, others="play", **NEVER))
    assert table.campaign.month == 4
    assert why(table) == "played"
    in_short = [(e.kingdom, e.parameters["treasury"]) for e in told(table, "month_in_short")]
    assert [kingdom for kingdom, _ in in_short] == ["k", "b"] * 3
    assert table.campaign.kingdoms["b"].treasury.value != 500


def test_what_stops_another_kingdom_stops_them_all_and_names_it() -> None:
    table = two_kingdoms()
    other = replace(table.campaign.kingdoms["b"], events=(Ongoing(7, "vandals", 1),))
    table.campaign = replace(table.campaign, kingdoms=table.campaign.kingdoms.set("b", other))
    table.do(PlayMonths(months=3, others="play", unrest=None, treasury=None, risk=False))
    (stop,) = told(table, "play_stopped")
    assert (stop.parameters["whose"], stop.parameters["kingdom"]) == ("other", "Bee")
    assert table.campaign.month == 1
