"""Viceroys: what they give, a second role in the vassal, and what a vassal suffers for want of one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.leadership import IN_FORCE, STANDS_IN
from kingdom_gui.engine.ledger import Entry
from kingdom_gui.engine.requests import Roll
from kingdom_gui.engine.totals import numbers
from kingdom_gui.engine.turn.driver import pending
from kingdom_gui.engine.viceroys import Office, office

from .table import RULES
from .test_vassals import EAST, ceded, sovereign, subjugated, vassal, warnings
from .turn_table import TurnTable


def bound(**fields: object) -> TurnTable:
    """Kingdom `k` with the played vassal `v`, which reigns with every role but that of a Viceroy held; both
    are in their Edict phases.
    """
    table = sovereign()
    table.do(actions.Dismiss(role="viceroy"), ceded(**fields))
    for role in RULES.roles:
        if role != "viceroy":
            table.do(actions.Appoint(kingdom="v", role=role, name=f"{role} of v", attributes=("economy",)))
    table.do(actions.BeginReign(kingdom="v"), actions.Grant(kingdom="v", treasury=500, note="gold"))
    upkeep(table, "v")
    table.do(actions.Grant(kingdom="v", unrest=-vassal(table).unrest.value or 1, note="calm"))
    return table


def of(table: TurnTable, kingdom: str, total: str, kind: str) -> list[Entry]:
    """The lines of a total that come of one kind of source."""
    ledger = numbers(table.campaign, kingdom, RULES).ledger(total)
    return [entry for entry in ledger if entry.source.kind == kind]


def lost(table: TurnTable) -> list[tuple[str, int, bool, str]]:
    """What empty roles add to the Unrest of `v` in the Upkeep under way, or the next."""
    found = of(table, "v", "vacancy_unrest", "vacancy")
    return [(entry.source.id, entry.amount, entry.applies, entry.reason) for entry in found]


def there(table: TurnTable) -> Office | None:
    return office(table.campaign, vassal(table), RULES)


def next_month(table: TurnTable, first: str = "k") -> None:
    """Both kingdoms play to the end of their month; the next one begins."""
    for kingdom in (first, "v" if first == "k" else "k"):
        while vassal(table, kingdom).turn.phase != "done":
            play(table, kingdom)
    table.do(actions.AdvanceMonth())


def play(table: TurnTable, kingdom: str) -> None:
    """One step of a kingdom's month with the program's dice, with no event by chance."""
    answers = {"event.chance": (100,)}
    table.do(actions.PlayStep(kingdom=kingdom, answers=answers, roll=True))


def upkeep(table: TurnTable, kingdom: str) -> None:
    """A kingdom's Upkeep."""
    while vassal(table, kingdom).turn.phase == "upkeep":
        play(table, kingdom)


# What a Viceroy gives


@pytest.mark.parametrize(
    ("abilities", "gives"),
    [
        ({"int": 5}, 2),
        ({"wis": 4}, 2),
        ({"int": 1, "wis": 3}, 1),
        ({"cha": 9}, 0),
        ({"int": -1, "wis": -3}, -1),
    ],
)
def test_half_of_the_better_of_two_abilities(abilities: dict[str, int], gives: int) -> None:
    """IT L189: half the modifier of Intelligence or Wisdom, rounded down, to the sovereign's Economy."""
    table = bound(abilities=abilities)
    found = [e for e in of(table, "k", "economy", "leader") if e.source.id == "viceroy"]
    assert [(e.amount, e.source.place, e.applies) for e in found] == [(gives, "Vera", True)]


def test_each_vassal_has_a_viceroy() -> None:
    table = bound()
    assert table.refused(actions.Appoint(role="viceroy", name="Nora")) == ["role_held"]
    table.do(actions.AdvanceMonth(override="on"))
    table.go_to("edict.edicts")
    table.do(subjugated(viceroy="Nora", abilities={"wis": 2}))
    found = [e.amount for e in of(table, "k", "economy", "leader") if e.source.id == "viceroy"]
    assert found == [2, 1]
    assert [row.viceroy for row in table.kingdom.vassals] == ["Vera", "Nora"]
    assert table.refused(actions.SeatViceroy(vassal="v", viceroy="Nora")) == ["viceroy_elsewhere"]


def test_a_leader_leaves_a_role_to_become_viceroy() -> None:
    """IT L63: who changes roles pays no Unrest; the check is made easier by 4."""
    table = sovereign()
    before = table.kingdom.unrest.value
    table.do(actions.Appoint(role="magister", name="Mia", abilities={"int": 4}, replacing="the magister"))
    wanted = ceded(viceroy="Mia", abilities={}, natural=1)
    assert warnings(table, wanted) == ["viceroy_leaves_role"]
    table.do(wanted)
    held = {leader.name: leader for leader in table.kingdom.leaders}
    assert (held["Mia"].role, held["Mia"].ability("int")) == ("viceroy", 4)
    assert table.kingdom.handover == ("magister",)
    assert table.kingdom.unrest.value == before


def test_a_ruler_pays_to_become_viceroy() -> None:
    """D60: the Ruler pays the Ruler's price, whatever comes next."""
    table = sovereign()
    before = table.kingdom.unrest.value
    table.do(ceded(viceroy="the ruler", abilities={}, natural=20))
    assert table.kingdom.unrest.value == before + 2


def test_a_viceroy_is_replaced() -> None:
    table = bound()
    assert table.refused(actions.SeatViceroy(vassal="v", viceroy="Vera")) == ["viceroy_already"]
    assert table.refused(actions.SeatViceroy(vassal="v", viceroy=" ")) == ["name_missing"]
    assert table.refused(actions.SeatViceroy(vassal="n", viceroy="Nora")) == ["not_your_vassal"]
    assert table.refused(actions.SeatViceroy(vassal="v", viceroy="N", abilities={"x": 1})) == [
        "no_such_ability"
    ]
    wild = actions.SeatViceroy(vassal="v", viceroy="N", abilities={"int": 101})
    assert table.refused(wild) == ["number_out_of_range"]
    table.do(actions.SeatViceroy(vassal="v", viceroy="Nora", abilities={"wis": 2}))
    names = [leader.name for leader in table.kingdom.leaders if leader.role == "viceroy"]
    assert (names, table.kingdom.vassals[0].viceroy) == (["Nora"], "Nora")


def test_who_is_appointed_viceroy_goes_where_there_is_none() -> None:
    table = bound()
    table.do(actions.Dismiss(role="viceroy"))
    assert table.kingdom.vassals[0].viceroy == ""
    table.do(actions.Appoint(role="viceroy", name="Nora"))
    assert table.kingdom.vassals[0].viceroy == "Nora"
    table.do(actions.Appoint(role="viceroy", name="Olga", replacing="Nora"))
    assert table.kingdom.vassals[0].viceroy == "Olga"


# A second role


def test_a_second_role_gives_1_less() -> None:
    """IT L189: any role of the vassal, the Ruler's too, and each benefit of it is 1 less."""
    table = bound()
    before = numbers(table.campaign, "v", RULES).total("stability")
    table.do(
        actions.Appoint(
            kingdom="v", role="general", name="Vera", abilities={"str": 3}, replacing="general of v"
        )
    )
    found = [
        (e.source.kind, e.source.id, e.amount, e.applies)
        for e in numbers(table.campaign, "v", RULES).ledger("stability")
        if (e.source.kind, e.source.id) in (("leader", "general"), ("vassal", "second_role"))
    ]
    assert found == [("leader", "general", 3, True), ("vassal", "second_role", -1, True)]
    assert numbers(table.campaign, "v", RULES).total("stability") == before + 2
    table.do(actions.ReleaseVassal(vassal="v"))
    assert numbers(table.campaign, "v", RULES).total("stability") == before + 3


def test_a_viceroy_may_rule_and_each_attribute_gives_1_less() -> None:
    table = bound()
    table.do(actions.Appoint(kingdom="v", role="ruler", name="Vera", abilities={"cha": 4},
                             attributes=("loyalty",), replacing="ruler of v"))  # fmt: skip
    for name, amounts in (("loyalty", [-1]), ("economy", []), ("stability", [])):
        found = of(table, "v", name, "vassal")
        assert [e.amount for e in found if e.applies] == amounts


def test_two_offices_take_seven_days_each() -> None:
    """IT L189: 7 days in the vassal's role beside the 7 as Viceroy, each in its own kingdom's books."""
    table = bound()
    table.do(actions.Appoint(kingdom="v", role="general", name="Vera", days=6, replacing="general of v"))
    next_month(table)
    assert there(table) == Office("Vera", None, None)
    assert [e.applies for e in of(table, "v", "stability", "vassal")] == [False]
    vacant = [e.source.id for e in of(table, "v", "loyalty", "vacancy") if e.applies]
    assert vacant == ["general"]


# Without a Viceroy


def test_a_vassal_without_a_viceroy_is_as_one_without_a_ruler() -> None:
    """IT L190, L1380: Unrest +4 in each Upkeep, no claims, no farms and roads."""
    table = bound()
    assert (there(table), lost(table)) == (Office("Vera", None, None), [])
    table.do(actions.Dismiss(role="viceroy"))
    assert there(table) == Office("", IN_FORCE, IN_FORCE)
    assert lost(table) == [("viceroy", 4, True, "")]
    assert "viceroy_needed" in table.refused(actions.Claim(kingdom="v", hexes=((0, 3, 0),)))
    assert "viceroy_needed" in table.refused(actions.Improve(kingdom="v", improvement="farm", hexes=EAST[:1]))
    next_month(table)
    while vassal(table).turn.step != "unrest":
        play(table, "v")
    before = vassal(table).unrest.value
    play(table, "v")
    assert vassal(table).unrest.value == before + 4


def test_it_is_suffered_once() -> None:
    """The throne itself is empty, and so is the office: one vacancy of a Ruler (IT L190)."""
    table = bound()
    table.do(actions.Dismiss(kingdom="v", role="ruler"), actions.Dismiss(role="viceroy"))
    assert lost(table) == [("ruler", 4, True, ""), ("viceroy", 4, False, "counted_once")]
    assert "role_needed" in table.refused(actions.Claim(kingdom="v", hexes=((0, 3, 0),)))


def test_nothing_is_suffered_while_a_vassal_is_founded() -> None:
    table = sovereign()
    table.do(ceded(), actions.Dismiss(role="viceroy", name="Vera"), actions.Dismiss(role="viceroy"))
    assert there(table) == Office("", "founding", "founding")
    assert not any(applies for _, _, applies, _ in lost(table))
    assert ("viceroy", 4, False, "founding") in lost(table)


@pytest.mark.parametrize("first", ["k", "v"])
def test_neglect_counts_in_the_upkeep_that_follows(first: str) -> None:
    """Ruling E09: whichever of the two kingdoms plays its month first."""
    table = bound()
    table.do(actions.Appoint(role="viceroy", name="Vera", days=6))
    assert there(table) == Office("Vera", None, IN_FORCE)
    next_month(table, first)
    if first == "k":
        upkeep(table, "k")  # the sovereign's days are counted anew
        assert next(x for x in table.kingdom.leaders if x.name == "Vera").days == 7
    assert there(table) == Office("Vera", IN_FORCE, IN_FORCE)
    upkeep(table, "v")
    assert there(table) == Office("Vera", None, None)
    upkeep(table, "k")
    assert there(table) == Office("Vera", None, None)
    next_month(table)
    assert there(table) == Office("Vera", None, None)


def test_this_months_neglect_waits_for_the_next_upkeep() -> None:
    table = bound()
    next_month(table)
    upkeep(table, "k")
    table.do(actions.Appoint(role="viceroy", name="Vera", days=0))
    assert there(table) == Office("Vera", None, None)
    upkeep(table, "v")
    assert there(table) == Office("Vera", None, IN_FORCE)


def test_a_short_absence_may_be_spared() -> None:
    """Dispute D26, by the same setting as for every other leader."""
    table = bound()
    table.do(actions.SetRuling(ruling="short_absence", choice="softened"))
    table.do(actions.Appoint(role="viceroy", name="Vera", days=6))
    assert there(table) == Office("Vera", None, "absence_softened")
    table.do(actions.Appoint(role="viceroy", name="Vera", days=0))
    assert there(table) == Office("Vera", None, IN_FORCE)


def test_a_lost_viceroy_is_missed_in_the_upkeep_that_follows() -> None:
    table = bound()
    table.do(actions.LoseLeader(role="viceroy", how="disabled"))
    assert there(table) == Office("Vera", "lost_this_month", IN_FORCE)
    next_month(table)
    assert there(table) == Office("Vera", IN_FORCE, IN_FORCE)
    table.do(actions.ReturnLeader(role="viceroy"))
    assert there(table) == Office("Vera", None, None)


# Consort and Heir


def test_an_heir_makes_up_for_a_viceroy() -> None:
    """IT L1380, L86: by a Loyalty check of the vassal's in its Upkeep, or Unrest rises by 1."""
    table = bound()
    table.do(actions.Dismiss(role="viceroy"), actions.SendVisitor(vassal="v", visitor="the heir"))
    assert there(table) == Office("", STANDS_IN, STANDS_IN)
    assert lost(table) == [("viceroy", 4, False, STANDS_IN)]
    next_month(table)
    while vassal(table).turn.step != "unrest":
        play(table, "v")
    asked = pending(table.campaign, "v", RULES)
    assert asked is not None
    assert isinstance(asked.request, Roll)
    assert (asked.request.id, asked.request.by) == ("upkeep.visitor", "heir")
    before = vassal(table).unrest.value
    table.do(actions.PlayStep(kingdom="v", answers={"upkeep.visitor": (1,)}))
    assert vassal(table).unrest.value == before + 1


def test_nobody_rules_at_home_and_visits() -> None:
    """IT L1380: who visits cannot make up for the Ruler as well."""
    table = bound()
    assert table.refused(actions.SendVisitor(vassal="v", visitor="the general")) == ["cannot_visit"]
    assert table.refused(actions.SendVisitor(vassal="v", visitor="Nobody")) == ["cannot_visit"]
    assert table.refused(actions.SendVisitor(vassal="v")) == ["visitor_already"]
    table.do(actions.Appoint(role="heir", name="the heir", acting=True), actions.Dismiss(role="viceroy"))
    visit = actions.SendVisitor(vassal="v", visitor="the heir")
    assert table.refused(visit) == ["rules_at_home"]
    table.do(actions.SendVisitor(vassal="v", visitor="the heir", override="He is quick"))
    assert there(table) == Office("", IN_FORCE, IN_FORCE)
    table.do(actions.SendVisitor(vassal="v", visitor="the consort"))
    assert there(table) == Office("", STANDS_IN, STANDS_IN)
    table.do(actions.SendVisitor(vassal="v"))
    assert there(table) == Office("", IN_FORCE, IN_FORCE)


def test_one_visitor_one_vassal() -> None:
    table = bound()
    table.do(actions.AdvanceMonth(override="on"))
    table.go_to("edict.edicts")
    table.do(subjugated(viceroy="Nora"), actions.SendVisitor(vassal="v", visitor="the heir"))
    assert table.refused(actions.SendVisitor(vassal="n", visitor="the heir")) == ["visits_another"]


# Sponsors


def test_a_sovereign_that_is_played_has_the_tribute() -> None:
    """IT L204: 10 % of 20 BP, and 1 BP a month, reach the sponsor's Treasury."""
    table = bound(tithe=10, repayment=1)
    while vassal(table).turn.step != "taxes":
        play(table, "v")
    before, mine = vassal(table).treasury.value, table.kingdom.treasury.value
    play(table, "v")
    paid = [e for e in vassal(table).treasury.entries if e.source.id == "sponsor"]
    got = [e for e in table.kingdom.treasury.entries if e.source.id == "tribute"]
    assert [e.amount for e in got] == [-e.amount for e in paid]
    assert got[0].amount >= 2
    assert table.kingdom.treasury.value == mine + got[0].amount
    assert vassal(table).treasury.value != before


@settings(max_examples=40, deadline=None)
@given(st.integers(-5, 20), st.integers(-5, 20), st.booleans())
def test_a_second_role_never_gives_more_than_without(ability: int, other: int, ruler: bool) -> None:
    """Whatever the abilities: exactly 1 less on each attribute, and the sovereign's half is untouched."""
    table = BOUND
    role = "ruler" if ruler else "magister"
    found = []
    for name in ("Vera", "Somebody"):
        other_table = TurnTable.__new__(TurnTable)
        other_table.campaign = table.campaign
        appoint = actions.Appoint(
            kingdom="v", role=role, name=name, abilities={"cha": ability, "int": other},
            attributes=("economy",), replacing=f"{role} of v",
        )  # fmt: skip
        other_table.do(appoint)
        found.append(numbers(other_table.campaign, "v", RULES).total("economy"))
    assert found[0] == found[1] - 1


BOUND = bound()
