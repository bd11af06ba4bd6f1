"""What happens around the phases: stepping down, the capital, free cities, milestones, months at once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.assets import asset
from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.dice import Seeded, die
from kingdom_gui.engine.milestones import earned
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.state import Ongoing
from kingdom_gui.engine.totals import NAMES, numbers
from kingdom_gui.engine.turn.event_phase import possible
from kingdom_gui.engine.turn.forecast import play_month
from kingdom_gui.engine.turn.play import Play
from kingdom_gui.store.campaign_file import load_campaign

from .table import HOME, RULES, Table
from .turn_table import TurnTable

EAST: hexes.HexId = (0, 1, 0)


def test_a_ruler_steps_down_with_the_check_passed() -> None:
    """Unrest 3 + 2 = 5; 14 + 40 - 5 - 4 = 45 >= 45: no vacancy (case abdicate_ruler_ok, ruling D60)."""
    table = TurnTable.paper(unrest=3, loyalty=40, control_dc=45)
    table.do(actions.Abdicate(role="ruler", natural=14))
    assert table.total("unrest") == 5
    assert table.kingdom.handover == ()


def test_after_a_failed_check_the_role_is_vacant_until_the_next_edict_phase() -> None:
    """13 + 40 - 4 = 49 < 50: the successor counts from the next Edict phase (IT L63)."""
    table = TurnTable.paper(unrest=3, loyalty=40, stability=90, control_dc=50)
    table.go_to("edict.leaders")
    table.do(actions.Grant(unrest=3 - table.total("unrest"), note="even"))
    before = table.total("economy")
    table.do(actions.Abdicate(role="treasurer", natural=13))
    table.do(actions.Appoint(role="treasurer", name="Bo", abilities={"int": 2}))
    assert table.total("economy") == before - 4
    table.go_to("done")
    table.do(actions.AdvanceMonth())
    table.go_to("edict.leaders")
    assert table.total("economy") == before + 2


def test_changing_roles_costs_no_unrest() -> None:
    """+4 to the check, no Unrest; but the Ruler always pays (ruling D60)."""
    table = TurnTable.paper(unrest=3, loyalty=40, control_dc=50)
    table.do(actions.Dismiss(role="marshal"))
    table.do(actions.Abdicate(role="warden", for_role="marshal", natural=9))
    assert table.total("unrest") == 3
    assert table.kingdom.handover == ()
    assert any(x.role == "marshal" for x in table.kingdom.leaders)


def two_towns() -> TurnTable:
    table = TurnTable.paper(unrest=3, stability=40, control_dc=50)
    table.do(
        actions.Claim(hexes=(EAST,), granted=True),
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),
        actions.FoundSettlement(settlement="b", name="B", hex=EAST, granted=True),
    )
    return table


@pytest.mark.parametrize(("natural", "unrest"), [(20, 4), (2, 3 + 5)])
def test_moving_the_capital(natural: int, unrest: int) -> None:
    """+1 on a success, +1d6 on a failure (IT L270)."""
    table = two_towns()
    table.do(actions.MoveCapital(settlement="b", natural=natural, die=5))
    assert table.total("unrest") == unrest
    assert table.kingdom.capital == "b"


def test_annexing_a_free_city() -> None:
    """13 + 40 - 3 = 50: annexed; 12: 49 < 50, Unrest +2, and next month it may be tried again (case
    free_city, D57).
    """
    table = TurnTable.paper(unrest=3, stability=40, control_dc=50)
    table.do(actions.Explore(hexes=(EAST,), cleared=True), actions.AddSpecial(hex=EAST, special="free_city"))
    table.do(actions.Claim(hexes=(EAST,), natural=12, die=2))
    assert EAST not in table.campaign.claims
    assert table.total("unrest") == 5
    table.do(actions.Grant(unrest=-2, note="even"))
    assert table.refused(actions.Claim(hexes=(EAST,), natural=13)) == ["annexation_tried"]
    table.do(actions.AdvanceMonth())
    table.do(actions.Claim(hexes=(EAST,), natural=13))
    assert table.campaign.claims[EAST] == "k"
    assert not table.campaign.hexes[EAST].has("free_city")


def test_milestones_are_awarded_once() -> None:
    """2,400 + 1,200 + 2,400 + 1,600 = 7,600; Size 11 again: nothing (case xp)."""
    table = Table().found(size=10).everyone()
    table.do(actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True))
    for lot in range(4):
        table.do(actions.Build(settlement="a", building="park", lots=(lot,), granted=True))
    outside = next(h for h in hexes.disk(HOME, 4) if h not in table.campaign.claims)
    table.do(actions.Claim(hexes=(outside,), granted=True))
    assert earned(table.kingdom, RULES) == 7600
    table.do(actions.Abandon(hexes=(outside,)), actions.Claim(hexes=(outside,), granted=True))
    assert earned(table.kingdom, RULES) == 7600


def test_a_running_kingdom_brings_its_milestones() -> None:
    """They were awarded on its paper sheet: nothing is told again."""
    table = Table().adopt(size=30).reign()
    assert "size_26" in table.kingdom.milestones
    assert not [e for lines in table.campaign.journal.values() for e in lines if e.code == "milestone"]


def test_nothing_is_built_where_a_plague_rages() -> None:
    """IT L1242."""
    table = Table().found().reign().everyone()
    sick = replace(table.kingdom, events=(Ongoing(99, "plague", 1, hex=HOME),))
    table.campaign = replace(table.campaign, kingdoms=table.campaign.kingdoms.set("k", sick))
    assert table.refused(actions.Improve(hexes=(HOME,), improvement="road")) == ["plague_rages"]


def test_quiet_months_at_once() -> None:
    table = TurnTable.paper(stability=90, economy=90, loyalty=90, treasury=500, consumption=5)
    table.do(actions.PlayMonths(months=6, event=False, unrest=15))
    assert table.campaign.month == 7
    again = TurnTable.paper(stability=90, economy=90, loyalty=90, treasury=500, consumption=5)
    again.do(actions.PlayMonths(months=6, event=False, unrest=15))
    assert again.campaign == table.campaign
    assert table.refused(actions.PlayMonths(months=0)) == ["months_to_play"]


def test_months_stop_at_a_bound() -> None:
    table = TurnTable.paper(stability=90, treasury=20, consumption=30)
    table.do(actions.PlayMonths(months=6, event=False, unrest=20, treasury=0))
    assert table.campaign.month < 7
    stopped = [e for lines in table.campaign.journal.values() for e in lines if e.code == "play_stopped"]
    assert stopped[0].parameters["reason"] == "treasury"


@pytest.mark.parametrize("table", sorted(RULES.event_tables))
def test_every_result_of_every_table_leads_somewhere(table: str) -> None:
    rows = RULES.event_tables[table]
    for result in range(1, 101):
        (row,) = [r for r in rows if r.low <= result <= r.high]
        assert bool(row.event) != bool(row.table)
        assert row.event in RULES.events or row.table in RULES.event_tables


def test_events_that_make_no_sense_are_known() -> None:
    """No settlement: nothing that strikes one, yet a feud of the whole kingdom; no leaders: no assassin (IT
    L1143).
    """
    table = Table().found().reign()
    play = Play(Draft(table.campaign), "k", RULES, Seeded(1, 1))
    for name in ("pilgrimage", "squatters", "assassination_attempt", "feud", "monster_attack"):
        assert not possible(play, name), name
    assert not possible(play, "plague", "settlement")
    assert possible(play, "monster_attack", "kingdom")
    assert possible(play, "feud", "kingdom")
    assert possible(play, "economic_boom")


def test_a_table_says_where_its_events_strike() -> None:
    """A feud of the kingdom's table, a plague of the settlements' (IT L1217); a monster takes any hex."""
    rows = {(table, row.event): row.scope for table, found in RULES.event_tables.items() for row in found}
    assert rows["dangerous_kingdom", "feud"] == rows["dangerous_kingdom", "monster_attack"] == "kingdom"
    assert rows["dangerous_kingdom", "plague"] is None
    assert rows["dangerous_settlement", "plague"] == "settlement"


def test_the_programs_dice_are_even() -> None:
    """2,000 rolls of a d6: each face between 250 and 420 times; the same request falls the same way."""
    faces = [die(7, month, "x", 0, 6) for month in range(2000)]
    assert all(250 < faces.count(face) < 420 for face in range(1, 7))
    assert die(7, 3, "x", 0, 6) == die(7, 3, "x", 0, 6)


@pytest.mark.parametrize("seed", range(12))
def test_any_two_years_of_the_example_keep_their_invariants(seed: int) -> None:
    """Whatever the dice bring, numbers stay sums and floors hold; the same seed plays the same years."""
    example = load_campaign(asset("examples/brindlemark.kingdom.json"), RULES)
    start = replace(example, settings=replace(example.settings, seed=seed))
    ends = []
    for _ in range(2):
        campaign = start
        for _ in range(24):
            campaign = play_month(campaign, campaign.at_table, RULES)
            totals = numbers(campaign, campaign.at_table, RULES)
            for name in NAMES:
                ledger = totals.ledger(name)
                assert ledger.total == sum(e.amount for e in ledger if e.applies)
            for name in ("unrest", "fame", "infamy", "consumption", "size", "granary"):
                assert totals.total(name) >= 0, name
        ends.append(campaign)
    assert ends[0] == ends[1]
