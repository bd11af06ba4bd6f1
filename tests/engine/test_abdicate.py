"""Stepping down, branch by branch (IT L63, L76; ruling D60)."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import every as actions

from .table import Table
from .turn_table import TurnTable


def kingdom(unrest: int = 3) -> TurnTable:
    """Loyalty 40 against 50."""
    return TurnTable.paper(unrest=unrest, loyalty=40, stability=90, control_dc=50)


@pytest.mark.parametrize(
    ("role", "for_role", "unrest", "needed"),
    [
        ("warden", "", 4, 14),  # 14 + 40 - 4 = 50
        ("ruler", "", 5, 19),  # 19 + 40 - 5 - 4 = 50
        ("warden", "marshal", 3, 9),  # 9 + 40 - 3 + 4 = 50
        ("ruler", "marshal", 5, 19),  # the Ruler's price whatever comes next (ruling D60)
    ],
)
def test_unrest_rises_first_and_the_check_decides_the_vacancy(
    role: str, for_role: str, unrest: int, needed: int
) -> None:
    """One less than needed and the role is vacant until the next Edict phase."""
    for natural, handover in ((needed, ()), (needed - 1, (role,))):
        table = kingdom()
        if for_role:
            table.do(actions.Dismiss(role=for_role))
        table.do(actions.Abdicate(role=role, for_role=for_role, natural=natural))
        assert table.total("unrest") == unrest
        assert table.kingdom.handover == handover, natural


def test_after_a_check_passed_a_successor_counts_at_once() -> None:
    table = kingdom()
    full = table.total("economy")
    table.do(actions.Abdicate(role="treasurer", natural=14))
    table.do(actions.Appoint(role="treasurer", name="Bo", abilities={"int": 2}))
    assert table.total("economy") == full + 2


def test_without_a_successor_the_role_is_vacant_whatever_the_check() -> None:
    table = kingdom()
    full = table.total("economy")
    table.do(actions.Abdicate(role="treasurer", natural=20))
    assert table.total("economy") == full - 4


def test_the_vacancy_of_a_failed_check_ends_with_the_next_edict_phase() -> None:
    table = kingdom()
    table.go_to("edict.leaders")
    table.do(actions.Abdicate(role="treasurer", natural=1))
    table.do(actions.Appoint(role="treasurer", name="Bo", abilities={"int": 2}))
    assert table.numbers.vacancies["treasurer"] == ""
    table.go_to("done")
    table.do(actions.AdvanceMonth())
    assert table.numbers.vacancies["treasurer"] == ""
    table.go_to("edict.leaders")
    assert "treasurer" not in table.numbers.vacancies


def test_one_of_two_married_rulers_leaves_the_other_on_the_throne() -> None:
    """Unrest +2, but nothing is vacant and so nothing is rolled (IT L76)."""
    table = kingdom()
    table.do(actions.Dismiss(role="consort"), actions.Appoint(role="ruler", name="Bo"))
    assert table.refused(actions.Abdicate(role="ruler")) == ["which_holder"]
    table.do(actions.Abdicate(role="ruler", name="Bo", natural=1))
    assert (table.total("unrest"), table.kingdom.handover) == (5, ())
    assert [x.name for x in table.kingdom.leaders if x.role == "ruler"] == ["the ruler"]
    checks = [e for e in table.campaign.journal[1] if e.code in ("check_passed", "check_failed")]
    assert checks == []


def test_nobody_becomes_consort_beside_two_married_rulers() -> None:
    """IT L82, as by appointment."""
    table = kingdom()
    table.do(actions.Dismiss(role="consort"), actions.Appoint(role="ruler", name="Bo"))
    away = actions.Abdicate(role="warden", for_role="consort", natural=20)
    assert table.refused(away) == ["rulers_married"]


def test_a_new_role_brings_a_new_choice_and_no_standing_in() -> None:
    table = kingdom()
    table.do(
        actions.Dismiss(role="spymaster"),
        actions.Appoint(role="heir", name="the heir", acting=True),
        actions.Abdicate(role="heir", for_role="spymaster", natural=20),
    )
    moved = next(x for x in table.kingdom.leaders if x.role == "spymaster")
    assert (moved.name, moved.acting, moved.attributes) == ("the heir", False, ())
    order = [x.role for x in table.kingdom.leaders]
    assert order == sorted(order)


def test_a_held_role_takes_nobody_else() -> None:
    table = kingdom()
    assert table.refused(actions.Abdicate(role="warden", for_role="marshal")) == ["role_held"]
    assert table.refused(actions.Abdicate(role="warden", for_role="jester")) == ["no_such_role"]
    assert table.refused(actions.Abdicate(role="warden", name="Zoe")) == ["nobody_there"]
    assert table.refused(actions.Abdicate(role="warden", natural=21)) == ["die_out_of_range"]


def test_before_the_reign_stepping_down_costs_nothing() -> None:
    table = Table().found()
    table.do(actions.Appoint(role="ruler", name="Ada"), actions.Abdicate(role="ruler"))
    assert (table.total("unrest"), table.kingdom.handover, table.kingdom.leaders) == (0, (), ())


def test_nobody_steps_down_in_anarchy() -> None:
    """No action can be taken (IT L251); the GM may have it so."""
    table = kingdom(unrest=19)
    table.do(actions.Grant(unrest=1, note="riots"))
    assert table.refused(actions.Abdicate(role="warden")) == ["anarchy"]
    table.do(actions.Abdicate(role="warden", override="he flees"))
    assert table.kingdom.handover == ("warden",)
