"""Leaders away, dead or disabled, and settings that soften it (IT L61, L67; ruling E09, disputes D26-27)."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.ledger import Entry
from kingdom_gui.engine.state import Leader

from .table import RULES, Table
from .turn_table import TurnTable

TREASURER = {"int": 3}
COSTS = ("economy", "loyalty", "stability", "unrest")


def month(**totals: int) -> TurnTable:
    """A kingdom of totals on paper, its Treasurer worth Economy +3, in its Edict phase."""
    table = TurnTable.paper(stability=90, **totals)
    table.do(actions.Appoint(role="treasurer", name="the treasurer", abilities=TREASURER))
    table.go_to("edict.leaders")
    return table


def with_days(table: Table, days: int, role: str = "treasurer") -> None:
    found = leader(table, role)
    named = {"abilities": TREASURER} if role == "treasurer" else {}
    table.do(actions.Appoint(role=role, name=found.name, days=days, **named))  # type: ignore[arg-type]


def leader(table: Table, role: str) -> Leader:
    return next(leader for leader in table.kingdom.leaders if leader.role == role)


def next_month(table: TurnTable) -> None:
    table.go_to("done")
    table.do(actions.AdvanceMonth())


def reasons(table: Table, total: str, role: str = "treasurer") -> dict[str, str]:
    """Why lines of a role do not apply, by kind of source."""
    entries = [e for e in table.numbers.ledger(total) if e.source.id == role]
    return {e.source.kind: e.reason for e in entries if not e.applies}


def applied(table: Table, total: str, role: str = "treasurer") -> list[Entry]:
    return [e for e in table.numbers.ledger(total) if e.source.id == role and e.applies]


# Days of duty


def test_neglected_duties_count_in_the_upkeep_that_follows() -> None:
    """Ruling E09: six days this month change nothing now; next Upkeep the role is vacant, then it is not."""
    table = month()
    full = table.total("economy")
    with_days(table, 6)
    assert table.total("economy") == full
    next_month(table)
    assert table.total("economy") == full - 3 - 4
    assert reasons(table, "economy") == {"leader": "duties_neglected"}
    table.go_to("edict.leaders")
    assert table.total("economy") == full
    assert leader(table, "treasurer").days == 7


def test_six_days_are_too_few_and_seven_are_enough() -> None:
    """IT L61."""
    for days, vacant in ((0, True), (6, True), (7, False), (31, False)):
        table = month()
        with_days(table, days)
        next_month(table)
        assert (table.numbers.vacancies.get("treasurer") == "") == vacant, days


def test_the_treasurer_still_collects_this_months_taxes() -> None:
    table = month(economy=60)
    with_days(table, 0)
    table.go_to("income.taxes")
    before = table.total("treasury")
    table.play(income__taxes=(20,))
    assert table.total("treasury") > before


def test_unrest_of_a_neglected_role_is_told_ahead_and_paid_in_the_upkeep() -> None:
    """A Councilor's +1 (IT L120)."""
    table = month(unrest=5)
    assert table.total("vacancy_unrest") == 0
    with_days(table, 3, "councilor")
    assert table.total("vacancy_unrest") == 1
    next_month(table)
    table.play(upkeep__stability=(20,))
    table.play()
    table.play()
    before = table.total("unrest")
    table.play()
    assert table.total("unrest") == before + 1
    assert table.total("vacancy_unrest") == 0


def test_one_of_two_married_rulers_is_enough() -> None:
    """IT L76: while one of them is there for a week no role is vacant; who is away adds nothing."""
    table = month()
    table.do(
        actions.Dismiss(role="consort"),
        actions.Appoint(role="ruler", name="the ruler", abilities={"cha": 2}, attributes=("economy",)),
        actions.Appoint(role="ruler", name="Bo", abilities={"cha": 4}),
    )
    full = table.total("economy")
    table.do(actions.Appoint(role="ruler", name="Bo", abilities={"cha": 4}, attributes=("economy",), days=2))
    next_month(table)
    assert "ruler" not in table.numbers.vacancies
    assert table.total("economy") == full - 4
    assert table.total("vacancy_unrest") == 0


def test_an_heir_acts_through_the_upkeep_and_until_the_ruler_is_back() -> None:
    """IT L126: marked in the month, rolled for in the Upkeep that follows; with the days anew it is over."""
    table = month(loyalty=20)
    with_days(table, 0, "ruler")
    table.do(actions.Appoint(role="heir", name="the heir", acting=True))
    next_month(table)
    assert table.numbers.vacancies["ruler"] == "stand_in"
    table.play(upkeep__stability=(20,))
    table.play()
    table.play()
    table.play(upkeep__acting__heir=(20,))
    assert table.total("vacancy_unrest") == 0
    assert not leader(table, "heir").acting


def test_an_heir_acts_on_while_there_is_no_ruler() -> None:
    table = month(loyalty=20)
    table.do(actions.Dismiss(role="ruler"), actions.Appoint(role="heir", name="the heir", acting=True))
    next_month(table)
    table.go_to("edict.leaders")
    assert leader(table, "heir").acting
    assert table.total("vacancy_unrest") == 0


# Death and disability


def test_who_dies_gives_nothing_and_leaves_the_role_vacant_from_the_next_upkeep() -> None:
    """IT L66, L67: the benefit ends, the penalty waits for the next turn; then somebody may follow."""
    table = month()
    full = table.total("economy")
    table.do(actions.LoseLeader(role="treasurer"))
    assert table.total("economy") == full - 3
    assert reasons(table, "economy") == {"leader": "leader_lost", "vacancy": "lost_this_month"}
    next_month(table)
    assert table.total("economy") == full - 3 - 4
    table.go_to("edict.leaders")
    assert all(x.role != "treasurer" for x in table.kingdom.leaders)
    assert table.total("economy") == full - 3 - 4
    table.do(actions.Appoint(role="treasurer", name="Bo", abilities={"int": 1}))
    assert table.total("economy") == full - 2


def test_nobody_follows_before_the_next_edict_phase() -> None:
    """Ruling E09; the GM may allow it."""
    table = month()
    table.do(actions.LoseLeader(role="treasurer"))
    new = actions.Appoint(role="treasurer", name="Bo", replacing="the treasurer")
    assert table.refused(new) == ["replaced_in_edict_phase"]
    next_month(table)
    assert table.refused(new) == ["replaced_in_edict_phase"]
    table.go_to("edict.leaders")
    table.do(actions.Appoint(role="treasurer", name="Bo"))


def test_who_is_back_before_the_month_ends_left_nothing_vacant() -> None:
    """IT L67."""
    table = month()
    full = table.total("economy")
    table.do(actions.LoseLeader(role="treasurer", how="disabled"))
    table.do(actions.ReturnLeader(role="treasurer"))
    next_month(table)
    assert table.total("economy") == full


def test_who_stays_disabled_is_away_until_they_return_or_are_replaced() -> None:
    table = month()
    full = table.total("economy")
    table.do(actions.LoseLeader(role="treasurer", how="disabled"))
    next_month(table)
    table.go_to("edict.leaders")
    assert leader(table, "treasurer").lost == "away"
    assert table.total("economy") == full - 3 - 4
    table.do(actions.ReturnLeader(role="treasurer"))
    assert table.total("economy") == full
    table.do(actions.LoseLeader(role="treasurer", how="disabled"))
    next_month(table)
    table.go_to("edict.leaders")
    table.do(actions.Appoint(role="treasurer", name="Bo", replacing="the treasurer"))
    assert [x.name for x in table.kingdom.leaders if x.role == "treasurer"] == ["Bo"]


def test_who_dies_while_away_is_gone_at_once() -> None:
    table = month()
    table.do(actions.LoseLeader(role="treasurer", how="disabled"))
    next_month(table)
    table.go_to("edict.leaders")
    table.do(actions.LoseLeader(role="treasurer"))
    assert all(x.role != "treasurer" for x in table.kingdom.leaders)


def test_a_lost_leader_keeps_the_mark_when_their_card_is_changed() -> None:
    table = month()
    table.do(actions.LoseLeader(role="treasurer", how="disabled"))
    table.do(actions.Appoint(role="treasurer", name="the treasurer", abilities={"int": 5}))
    assert leader(table, "treasurer").lost == "disabled"


def test_a_lost_leader_neither_enforces_nor_acts() -> None:
    table = month(unrest=5, loyalty=20)
    table.do(
        actions.Appoint(role="heir", name="the heir", acting=True),
        actions.LoseLeader(role="royal_enforcer"),
        actions.LoseLeader(role="heir"),
        actions.LoseLeader(role="ruler"),
    )
    next_month(table)
    table.play(upkeep__stability=(20,))
    table.play()
    table.play()
    before = table.total("unrest")
    assert table.asked is None
    table.play(upkeep__royal_enforcer=True)
    assert table.total("unrest") == before + 4


def test_an_assassins_victim_is_vacant_in_the_next_upkeep() -> None:
    table = month()
    table.do(actions.PutAhead(event="assassination_attempt", month=1))
    table.go_to("event.ahead")
    full = table.total("economy")
    base = "event.assassination_attempt.ahead.1."
    at = [x.role for x in table.kingdom.leaders].index("treasurer") + 1
    table.do(
        actions.PlayStep(
            answers={f"{base}target": (at,), f"{base}stability": (1,), f"{base}failure.unrest": (1,)}
        )
    )
    assert leader(table, "treasurer").lost == "dead"
    assert table.total("economy") == full - 3
    next_month(table)
    assert table.total("economy") == full - 3 - 4


def test_what_cannot_be_lost_or_found() -> None:
    table = month()
    assert table.refused(actions.LoseLeader(role="jester")) == ["no_such_role"]
    assert table.refused(actions.LoseLeader(role="ruler", name="Zoe")) == ["nobody_there"]
    assert table.refused(actions.ReturnLeader(role="ruler")) == ["leader_not_lost"]
    table.do(actions.LoseLeader(role="ruler"))
    assert table.refused(actions.LoseLeader(role="ruler")) == ["leader_lost_already"]
    table.do(actions.Dismiss(role="consort"), actions.Appoint(role="ruler", name="Bo"))
    assert table.refused(actions.LoseLeader(role="ruler")) == ["which_holder"]


# Settings: a short absence, a young kingdom


def in_force(table: Table) -> list[str]:
    """The empty roles that cost something, and do so now."""
    costly = {r.id for r in RULES.roles.values() if any(getattr(r.vacancy, n) for n in COSTS)}
    return [role for role, why in table.numbers.vacancies.items() if not why and role in costly]


def test_a_short_absence_may_cost_the_benefit_alone() -> None:
    """Dispute D26, softened: some days of duty leave the role filled; none at all do not."""
    for days, economy, why in ((6, -3, "absence_softened"), (1, -3, "absence_softened"), (0, -3 - 4, None)):
        table = month()
        table.do(actions.SetRuling(ruling="short_absence", choice="softened"))
        full = table.total("economy")
        with_days(table, days)
        next_month(table)
        assert table.total("economy") == full + economy, days
        assert reasons(table, "economy").get("vacancy") == why, days


def test_a_softened_absence_calls_for_no_stand_in() -> None:
    table = month(loyalty=20)
    table.do(actions.SetRuling(ruling="short_absence", choice="softened"))
    with_days(table, 3, "ruler")
    table.do(actions.Appoint(role="heir", name="the heir", acting=True))
    next_month(table)
    table.play(upkeep__stability=(20,))
    table.play()
    table.play()
    assert table.asked is None


def test_a_young_kingdom_fills_one_role_for_each_hex() -> None:
    """Dispute D27: Size 3, nobody in office: the Ruler's vacancy and two others count."""
    table = Table().found(size=3).reign()
    table.do(actions.SetRuling(ruling="vacancy_grace", choice="one_role_per_hex"))
    empty = table.numbers.vacancies
    assert in_force(table) == ["councilor", "general", "ruler"]
    assert empty["treasurer"] == "vacancy_grace"
    assert table.total("vacancy_unrest") == 4 + 1
    assert table.total("economy") == 0
    assert reasons(table, "economy", "magister") == {"vacancy": "vacancy_grace"}


def test_held_roles_count_toward_the_hexes() -> None:
    """Three of three: none of the empty ones counts; a fourth hex asks for one more."""
    table = Table().found(size=3).reign()
    table.do(actions.SetRuling(ruling="vacancy_grace", choice="one_role_per_hex"))
    for role in ("ruler", "treasurer", "warden"):
        table.do(actions.Appoint(role=role, name=role))
    assert table.total("vacancy_unrest") == 0
    outside = next(h for h in table.campaign.hexes if h not in table.campaign.claims)
    table.do(actions.Claim(hexes=(outside,), granted=True))
    assert in_force(table) == ["councilor"]


def test_roles_that_cost_nothing_when_empty_fill_no_hex() -> None:
    table = Table().found(size=1).reign()
    table.do(actions.SetRuling(ruling="vacancy_grace", choice="one_role_per_hex"))
    table.do(actions.Appoint(role="heir", name="Ada"))
    assert table.numbers.vacancies["ruler"] == ""


def test_a_grown_kingdom_is_spared_nothing() -> None:
    table = Table().found(size=12).reign()
    full = table.totals("economy", "loyalty", "stability", "vacancy_unrest")
    table.do(actions.SetRuling(ruling="vacancy_grace", choice="one_role_per_hex"))
    assert table.totals("economy", "loyalty", "stability", "vacancy_unrest") == full


def test_taxes_are_collected_in_the_respite() -> None:
    """The Treasurer's vacancy is one that a kingdom of one hex is spared."""
    table = TurnTable().found(size=1, treasury=20)
    table.do(actions.SetRuling(ruling="vacancy_grace", choice="one_role_per_hex"))
    table.do(actions.Appoint(role="ruler", name="Ada"))
    table.reign()
    table.go_to("income.taxes")
    assert table.asked is not None
