"""What falls due: each source by itself, in the order of the months and their phases."""

from __future__ import annotations

from msgspec.structs import replace

from kingdom_gui.engine import calendar, hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.calendar import Due, due
from kingdom_gui.engine.dates import dated
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.state import Item, LostLand, Modifier, Ongoing, Settings, Territory, Turn

from .table import HOME, RULES, Table
from .turn_table import TurnTable

EAST: hexes.HexId = (0, 1, 0)


def quiet() -> TurnTable:
    return TurnTable.paper(stability=90, economy=90, loyalty=90, treasury=500)


def found(table: Table, months: int = 12) -> list[tuple[str, int, str]]:
    return [(one.code, one.month, one.phase) for one in due(table.campaign, "k", RULES, months)]


def changed(table: TurnTable, **fields: object) -> TurnTable:
    kingdom = replace(table.kingdom, **fields)
    table.campaign = replace(table.campaign, kingdoms=table.campaign.kingdoms.set("k", kingdom))
    return table


def test_months_go_by_the_campaign_s_own_names() -> None:
    settings = Settings(months=("Thaw", "Sow", "Reap"), start_month=2, start_year=40)
    assert [dated(settings, month) for month in (1, 2, 3, 5)] == [
        ("Sow", 40), ("Reap", 40), ("Thaw", 41), ("Reap", 41),
    ]  # fmt: skip
    assert dated(Settings(), 3) is None


def test_nothing_falls_due_in_a_quiet_realm_nor_before_the_reign() -> None:
    assert found(quiet()) == []
    founding = Table().found()
    founding.do(actions.PutAhead(event="plague", month=2))
    assert found(founding) == []
    assert due(founding.campaign, "nobody", RULES) == ()


def test_events_put_ahead_are_secret_and_can_be_found_again() -> None:
    table = quiet()
    table.do(
        actions.PutAhead(event="plague", month=4),
        actions.PutAhead(event="monster_attack", month=2, hex=HOME, note="from the hills"),
    )
    first, second = due(table.campaign, "k", RULES)
    assert (first.month, first.hex, first.ahead, first.secret) == (2, HOME, 0, True)
    assert (second.month, second.parameters["event"], second.ahead) == (4, "plague", 1)
    assert found(table, months=1) == [("due_event_ahead", 2, "event")]


def test_an_event_whose_phase_is_over_waits_for_the_next() -> None:
    table = quiet()
    table.go_to("event.event")
    table.do(actions.PutAhead(event="plague", month=1))
    assert found(table) == [("due_event_ahead", 2, "event")]


def test_an_event_strikes_in_the_hex_it_was_put_ahead_for() -> None:
    table = quiet()
    table.do(actions.Claim(hexes=(EAST,), granted=True))
    table.do(actions.PutAhead(event="monster_attack", month=1, hex=EAST))
    table.go_to("event.ahead")
    assert table.asked is not None
    assert table.asked.id.startswith("event.monster_attack.ahead.1")
    table.do(actions.PlayStep(roll=True, answers={table.asked.id: (1,)}))
    assert [e.hex for e in table.kingdom.events] in ([EAST], [])


def test_an_event_comes_to_nothing_where_the_hex_is_lost_by_then() -> None:
    table = quiet()
    table.do(actions.Claim(hexes=(EAST,), granted=True))
    table.do(actions.PutAhead(event="monster_attack", month=1, hex=EAST))
    table.do(actions.Abandon(hexes=(EAST,)))
    table.go_to("event.event")
    codes = [entry.code for entry in table.campaign.journal[1]]
    assert "event_invalid" in codes
    assert "event_occurs" not in codes


def test_a_hex_outside_the_realm_is_refused() -> None:
    assert quiet().refused(actions.PutAhead(event="monster_attack", month=1, hex=EAST)) == ["hex_not_claimed"]


def test_events_that_go_on_come_each_month() -> None:
    table = changed(quiet(), events=(Ongoing(9, "plague", 0, hex=HOME), Ongoing(10, "cult_activity", 1)))
    assert found(table) == [("due_event_going_on", 1, "event"), ("due_event_going_on", 2, "event")]
    assert all(one.each for one in due(table.campaign, "k", RULES))


def test_modifiers_begin_and_end_when_they_say() -> None:
    event = Source("event", "boomtown")
    table = changed(
        quiet(),
        modifiers=(
            Modifier(1, "economy", 2, event, since=1, until=2, ends="event"),
            Modifier(2, "loyalty", -1, Source("gm", "custom"), since=2, until=3),
            Modifier(3, "stability", 1, event),
        ),
    )
    assert found(table) == [
        ("due_modifier_begins", 2, "upkeep"),
        ("due_modifier_ends", 2, "event"),
        ("due_modifier_ends", 3, "done"),
    ]
    ends = due(table.campaign, "k", RULES)[1]
    assert ends.about is not None
    assert (ends.about.source, ends.number, ends.parameters) == (
        event,
        "economy",
        {"target": "economy", "amount": 2},
    )


def test_what_changes_a_check_leads_to_the_number_it_rests_on() -> None:
    event = Source("event", "natural_blessing")
    table = changed(
        quiet(),
        modifiers=tuple(
            Modifier(number, target, 4, event, until=1)
            for number, target in enumerate(("stability_check", "consumption_percent", "continuous_check"))
        ),
    )
    assert [one.number for one in due(table.campaign, "k", RULES)] == ["stability", "consumption", ""]


def test_duties_cut_short_leave_the_role_vacant_in_the_next_upkeep() -> None:
    table = quiet()
    table.go_to("edict.leaders")
    table.do(actions.Appoint(role="warden", name="the warden", days=3))
    (one,) = due(table.campaign, "k", RULES)
    assert (one.code, one.month, one.phase, one.role) == ("due_duty", 2, "upkeep", "warden")
    assert one.parameters["days"] == 3


def test_a_stand_in_and_a_role_taken_over_are_told() -> None:
    table = quiet()
    table.do(actions.Appoint(role="consort", name="the consort", acting=True))
    changed(table, handover=("warden",))
    assert found(table) == [("due_acting", 1, "upkeep"), ("due_handover", 1, "edict")]


def test_a_settlement_and_a_prepared_hex_may_be_built_in_later() -> None:
    table = TurnTable.paper(stability=90, economy=90, loyalty=90, treasury=500)
    table.do(actions.Claim(hexes=(EAST,), granted=True))
    table.do(actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True))
    settlement = replace(table.campaign.settlements["a"], ready=3)
    there = replace(table.campaign.hexes[EAST], prepared=5)
    table.campaign = replace(
        table.campaign,
        settlements=table.campaign.settlements.set("a", settlement),
        hexes=table.campaign.hexes.set(EAST, there),
    )
    may_build, prepared = due(table.campaign, "k", RULES)
    assert (may_build.code, may_build.month, may_build.settlement) == ("due_may_build", 3, "a")
    assert (prepared.code, prepared.month, prepared.hex) == ("due_hex_prepared", 5, EAST)


def test_an_item_for_a_time_leaves() -> None:
    table = quiet()
    table.do(actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True))
    settlement = replace(
        table.campaign.settlements["a"], items=(Item(0, 0, "a lamp", until=2), Item(0, 1, "a rope"))
    )
    table.campaign = replace(table.campaign, settlements=table.campaign.settlements.set("a", settlement))
    (one,) = due(table.campaign, "k", RULES)
    assert (one.code, one.month, one.settlement) == ("due_item_leaves", 2, "a")
    assert one.parameters["item"] == "a lamp"


def test_the_sponsor_is_paid_in_each_income_phase() -> None:
    table = changed(quiet(), repayment=3, tithe=10)
    assert found(table) == [("due_repayment", 1, "income"), ("due_tithe", 1, "income")]
    table.go_to("done")
    assert [month for _, month, _ in found(table)] == [2, 2]


def test_land_cut_off_weighs_more_each_month() -> None:
    """+1 in the month of the split, +1 more for each month since (IT L346, ruling D47)."""
    table = changed(quiet(), secondary=(Territory((EAST,), since=1),))
    (one,) = due(table.campaign, "k", RULES)
    assert (one.code, one.month, one.hex, one.parameters) == ("due_cut_off", 1, EAST, {"amount": 1})
    changed(table, turn=Turn("done"))
    (one,) = due(table.campaign, "k", RULES)
    assert (one.month, one.parameters) == (2, {"amount": 2})


def test_the_bonus_to_win_settlements_back_shrinks_until_it_is_gone() -> None:
    table = changed(quiet(), lost=(LostLand((EAST,), 1, territory=True, settlements=("a",)),))
    (one,) = due(table.campaign, "k", RULES)
    assert (one.code, one.hex, one.parameters) == ("due_won_back", EAST, {"amount": 5})
    table.campaign = replace(table.campaign, month=6)
    assert due(table.campaign, "k", RULES) == ()


def test_a_kingdom_without_land_has_one_month() -> None:
    """It is destroyed at the end of the month after the one in which it lost its last hex (IT L348)."""
    table = changed(quiet(), landless=1)
    assert found(table) == [("due_last_chance", 2, "done")]
    assert table.refused(actions.PlayMonths(months=2)) == ["stops_at_once"]


def test_who_is_lost_leaves_the_role_vacant_in_the_next_upkeep() -> None:
    table = quiet()
    table.go_to("edict.leaders")
    leaders = tuple(replace(x, lost="dead") if x.role == "warden" else x for x in table.kingdom.leaders)
    changed(table, leaders=leaders)
    assert found(table) == [("due_leader_lost", 2, "upkeep")]


def test_a_hex_at_risk_is_told_with_how_far_unrest_could_go() -> None:
    """A natural 1 that meets the DC adds 1 (ruling D12b): 10 + 1 = 11."""
    table = TurnTable.paper(stability=90, economy=90, loyalty=90, treasury=500, unrest=10)
    (one,) = due(table.campaign, "k", RULES)
    assert (one.code, one.month, one.phase) == ("due_hex_at_risk", 1, "upkeep")
    assert one.parameters == {"most": 11}


def test_a_source_of_its_own_can_be_registered() -> None:
    def treaty(campaign, kingdom, rules):
        yield Due("due_repayment", campaign.month + 2, "event", {"amount": 1})

    table = quiet()
    calendar.falls_due(treaty)
    try:
        assert found(table) == [("due_repayment", 3, "event")]
    finally:
        calendar.SOURCES.remove(treaty)
