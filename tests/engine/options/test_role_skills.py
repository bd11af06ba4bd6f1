"""Leadership role skills (IT L1265-1283): one point for each five ranks, after halving, like the feat."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.totals import numbers

from ..table import RULES, Table

# The skill of each role as printed; the Ambassador's has no role (ruling A35).
PRINTED = {
    "spymaster": "sense_motive",
    "consort": "knowledge_nobility",
    "councilor": "knowledge_local",
    "general": "profession_soldier",
    "ruler": "knowledge_nobility",
    "grand_diplomat": "diplomacy",
    "heir": "knowledge_nobility",
    "high_priest": "knowledge_religion",
    "warden": "knowledge_engineering",
    "magister": "knowledge_arcana",
    "marshal": "survival",
    "treasurer": "profession_merchant",
    "royal_enforcer": "intimidate",
    "viceroy": "knowledge_geography",
}


def kingdom(choice: str = "on") -> Table:
    table = Table().found(size=5)
    table.do(actions.SetRuling(ruling="role_skills", choice=choice))
    table.reign()
    return table


def appoint(role: str, ranks: int, **abilities: int) -> actions.Appoint:
    return actions.Appoint(role=role, name=f"the {role}", abilities=abilities, ranks=ranks)


@pytest.mark.parametrize("role", PRINTED)
def test_each_role_has_its_skill(role: str) -> None:
    assert RULES.roles[role].skill == PRINTED[role]


def test_no_role_is_forgotten() -> None:
    assert {role.id for role in RULES.roles.values() if role.skill} == set(PRINTED)


@pytest.mark.parametrize(("ranks", "bonus"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (20, 4)])
def test_every_five_ranks_add_one(ranks: int, bonus: int) -> None:
    table = kingdom()
    table.do(appoint("treasurer", 0, wis=2))
    before = table.total("economy")
    table.do(appoint("treasurer", ranks, wis=2))
    assert table.total("economy") - before == bonus


def test_the_bonus_is_not_halved() -> None:
    """Charisma +3 gives a Consort 1 (half, rounded down); ten ranks add 2: Loyalty +3."""
    table = kingdom()
    before = table.total("loyalty")
    table.do(appoint("consort", 10, cha=3))
    assert table.total("loyalty") - before == 1 + 2


def test_a_ruler_adds_it_to_each_attribute_chosen() -> None:
    table = kingdom()
    table.do(actions.Appoint(role="ruler", name="Ada", ranks=15, attributes=("loyalty",)))
    lines = [e for e in table.numbers.ledger("loyalty").entries if e.source.kind == "skill"]
    assert [(e.amount, e.source.id, e.source.place, e.counts, e.ref) for e in lines] == [
        (3, "knowledge_nobility", "Ada", (("ranks", 15), ("per", 5)), "IT L1267")
    ]


def test_who_gives_nothing_gives_no_skill_either() -> None:
    table = kingdom()
    table.do(appoint("treasurer", 10, wis=2))
    with_her = table.total("economy")
    table.do(actions.LoseLeader(role="treasurer", name="the treasurer", how="dead"))
    assert table.total("economy") == with_her - (2 + 2) - 4  # hers, and what the empty role costs
    (line,) = [e for e in table.numbers.ledger("economy").entries if e.source.kind == "skill"]
    assert (line.applies, line.reason) == (False, "leader_lost")


def test_off_the_ranks_are_kept_and_count_for_nothing() -> None:
    table = kingdom("off")
    table.do(appoint("treasurer", 20, wis=2))
    off = table.total("economy")
    assert not [e for e in table.numbers.ledger("economy").entries if e.source.kind == "skill"]
    table.do(actions.SetRuling(ruling="role_skills", choice="on"))
    assert table.total("economy") == off + 4
    table.do(actions.SetRuling(ruling="role_skills", choice="off"))
    assert table.total("economy") == off
    assert numbers(table.campaign, "k", RULES).kingdom.leaders[0].ranks == 20
