"""Envoys at work: every outcome of embassies, threats, treaties and alliances (IT L1362-1365)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.calendar import due
from kingdom_gui.engine.diplomacy.dc import envoy_ledger
from kingdom_gui.engine.relations import relation
from kingdom_gui.engine.requests import Answer, Roll
from kingdom_gui.engine.state import Pact, Relation
from kingdom_gui.engine.totals import numbers

from ..table import RULES
from ..test_events import Stage
from .court import Court

WON, LOST = (True,) * 3 + (False,) * 2, (False,) * 3 + (True,) * 2


# Embassies


@pytest.mark.parametrize(
    ("bonus", "agreed", "fame", "regard"),
    [
        (21, True, 1, "friendly"),  # 31 against 26: by 5
        (20, True, 0, "indifferent"),
        (16, True, 0, "indifferent"),  # just so
        (15, False, 0, "indifferent"),
        (12, False, 0, "indifferent"),
        (11, False, -1, "unfriendly"),  # 21: by 5
    ],
)
def test_an_embassy_by_how_much_the_check_succeeds(bonus: int, agreed: bool, fame: int, regard: str) -> None:
    """DC 26, a 10 on the die."""
    court = Court.held(fame=3)
    court.send("embassy", skills={"diplomacy": bonus})
    changed = court.arrive(diplomacy__1=(10,))
    assert changed == {"treasury": -1} | ({"fame": fame} if fame else {})
    assert (court.with_().embassy, court.from_().embassy) == (agreed, agreed)
    assert court.regard() == regard
    assert court.kingdom.missions == ()
    assert dict(court.with_().barred) == ({} if agreed else {"embassy": 13})


def test_a_natural_1_or_20_of_a_skill_decides_nothing() -> None:
    court = Court.held()
    court.send("embassy", skills={"diplomacy": 25})
    court.arrive(diplomacy__1=(1,))
    assert court.with_().embassy
    other = Court.held()
    other.send("embassy", skills={"diplomacy": 5})
    other.arrive(diplomacy__1=(20,))
    assert not other.with_().embassy


def test_it_may_be_tried_again_after_a_year() -> None:
    court = Court.held()
    court.send("embassy")
    court.arrive(diplomacy__1=(14,))
    again = actions.SendEnvoy(to="hill", errand="embassy")
    court.campaign = replace(court.campaign, month=12)
    assert "attempt_barred" in court.refused(again)
    assert "due_attempt" in [one.code for one in due(court.campaign, "k", RULES)]
    threat = actions.SendEnvoy(to="hill", errand="threat", override="another way", kingdom="k")
    court.do(threat)  # a threat is another attempt
    court.campaign = replace(court.campaign, month=13)
    assert "attempt_barred" not in court.refused(again)


def test_the_game_masters_word_stands_for_the_die() -> None:
    court = Court.held()
    mission = court.send("embassy")
    court.to_taxes()
    court.do(
        actions.PlayStep(
            answers={
                f"envoy.{mission}.cost": (2,),
                f"envoy.{mission}.diplomacy.1": True,
                "income.taxes": (1,),
            }
        )
    )
    assert court.with_().embassy
    assert [line["passed"] for line in court.told("envoy_ruled")] == [1]


def test_gifts_are_paid_when_the_envoy_leaves_and_1d4_bp_on_the_way() -> None:
    court = Court.held(treasury=50)
    court.send("embassy", gifts=6)
    assert court.total("treasury") == 44
    assert "due_envoy" in [one.code for one in due(court.campaign, "k", RULES)]
    changed = court.arrive(cost=(4,), diplomacy__1=(20,))
    assert changed == {"treasury": -4}
    assert court.with_().embassy  # 20 against 26 - 6
    assert [line["bp"] for line in court.told("envoy_paid")] == [4]


def test_a_recalled_envoy_brings_the_gifts_back_but_the_edict_is_spent() -> None:
    court = Court.held(treasury=50)
    number = court.send("embassy", gifts=6)
    court.do(actions.RecallEnvoy(number=number))
    assert court.total("treasury") == 50
    assert court.kingdom.missions == ()
    assert "special_edicts_issued" in court.refused(actions.SendEnvoy(to="mark", errand="embassy"))
    assert court.refused(actions.RecallEnvoy(number=number)) == ["no_such_envoy"]


def test_an_envoy_with_nothing_left_to_do_comes_back_with_the_gifts() -> None:
    court = Court.held()
    court.send("embassy", gifts=6)
    court.friends()
    assert court.arrive() == {"treasury": 6}
    assert court.told("envoy_returns")


def test_fame_that_is_not_there_is_neither_lost_nor_owed() -> None:
    """IT L1386: Fame is never below 0, at no moment; what comes after a refusal counts in full."""
    court = Court.held(treasury=50)
    court.send("embassy")
    court.arrive(diplomacy__1=(1,))
    assert (court.total("fame"), court.regard()) == (0, "unfriendly")
    assert court.kingdom.modifiers == ()
    court.do(actions.Grant(fame=1, note="a hero's wedding"))
    assert court.total("fame") == 1


# Threats


@pytest.mark.parametrize(
    ("die", "agreed", "infamy", "regard", "war"),
    [
        (16, True, 1, "indifferent", False),
        (15, False, 2, "unfriendly", False),  # by 1
        (12, False, 2, "unfriendly", False),
        (11, False, 3, "hostile", True),  # by 5: two steps, still more Infamy, and war
    ],
)
def test_a_threat(die: int, agreed: bool, infamy: int, regard: str, war: bool) -> None:
    court = Court.held()
    court.send("threat", skills={"intimidate": 10})
    changed = court.arrive(intimidate__1=(die,))
    assert changed == {"treasury": -1, "infamy": infamy}
    assert court.with_().embassy is agreed
    assert court.regard() == regard
    assert (court.with_().war, court.from_().war) == (war, war)
    assert dict(court.with_().barred) == ({} if agreed else {"threat": 13})
    assert bool(court.told("war_declared")) is war


def test_a_kingdom_that_is_hostile_already_declares_war() -> None:
    court = Court.held()
    court.do(actions.SetAttitude(kingdom="hill", toward="k", attitude="hostile"))
    court.send("threat")
    court.arrive(intimidate__1=(1,))
    assert court.with_().war


# Treaties


def test_a_treaty_takes_an_embassy_and_an_alliance_a_treaty() -> None:
    court = Court.held()
    assert court.refused(actions.SendEnvoy(to="hill", errand="treaty")) == ["embassy_needed"]
    court.friends()
    assert court.refused(actions.SendEnvoy(to="hill", errand="alliance")) == ["treaty_needed"]
    assert court.refused(actions.SendEnvoy(to="hill", errand="embassy")) == ["embassy_stands"]
    court.friends(alliance=True)
    assert court.refused(actions.SendEnvoy(to="hill", errand="treaty")) == ["agreement_stands"]
    assert court.refused(actions.SendEnvoy(to="hill", errand="alliance")) == ["agreement_stands"]


@pytest.mark.parametrize(
    ("won", "terms", "bonus", "theirs", "renown"),
    [
        (WON, "balanced", 3, 4, {"fame": 1}),
        (WON, "favouring_us", 4, 2, {"infamy": 1}),  # 15 % of 30, 5 % of 40
        (LOST, "balanced", 3, 4, {}),
        (LOST, "favouring_them", 1, 6, {}),  # 5 % of 30, 15 % of 40
    ],
)
def test_a_treaty_and_its_terms(
    won: tuple[bool, ...], terms: str, bonus: int, theirs: int, renown: dict[str, int]
) -> None:
    """Two of three checks, then five points; who wins most of them decides (rulings D76, A48)."""
    court = Court.held()
    court.friends()
    court.send("treaty", skills={"diplomacy": 15})
    dice = {"diplomacy__1": (13,), "diplomacy__2": (13,), "diplomacy__3": (10,)}
    talks = court.talks(*won)
    for number in (1,):  # Diplomacy has a bonus of 15
        if not won[number - 1]:
            talks[f"opposed__{number}__1__theirs"] = (20,)
            talks[f"opposed__{number}__1__ours"] = (1,)
    changed = court.arrive(**dice, **talks, terms=terms)
    assert changed == {"treasury": -1, "economy": bonus} | renown
    pact, other = court.with_().treaty, court.from_().treaty
    assert pact is not None
    assert other is not None
    assert (pact.balance, pact.bonus, other.bonus) == (terms, bonus, theirs)
    assert court.with_().alliance is None
    assert len(court.told("talks_won" if won is WON else "talks_lost")) == 1


def test_a_failed_treaty_costs_fame_and_a_year() -> None:
    court = Court.held(fame=2)
    court.friends()
    court.send("treaty", skills={"diplomacy": 10})
    changed = court.arrive(diplomacy__1=(16,), diplomacy__2=(15,), diplomacy__3=(15,))
    assert changed == {"treasury": -1, "fame": -1}
    assert dict(court.with_().barred) == {"treaty": 13}
    assert court.with_().treaty is None
    assert court.with_().embassy


def test_an_extreme_result_changes_the_next_checks_dc() -> None:
    """By 5 beyond the DC: friendly, 5 less; then by 5 short of it: back again (IT L1363)."""
    court = Court.held(fame=2)
    court.friends()
    court.send("treaty", skills={"diplomacy": 16})
    court.arrive(
        diplomacy__1=(15,), diplomacy__2=(1,), diplomacy__3=(9,), **court.talks(*WON), terms="balanced"
    )
    checks = [*court.told("envoy_passed"), *court.told("envoy_failed")]
    assert sorted((c["number"], c["dc"]) for c in checks) == [(1, 26), (2, 21), (3, 21)]
    assert court.regard() == "friendly"
    other = Court.held(fame=2)
    other.friends()
    other.send("treaty", skills={"diplomacy": 10})
    other.arrive(diplomacy__1=(11,), diplomacy__2=(16,), diplomacy__3=(16,))
    checks = [*other.told("envoy_passed"), *other.told("envoy_failed")]
    assert sorted((c["number"], c["dc"]) for c in checks) == [(1, 26), (2, 31), (3, 36)]
    assert other.regard() == "hostile"


def test_ties_are_rolled_again_and_intimidate_may_stand_for_diplomacy_on_either_side() -> None:
    court = Court.held()
    court.friends()
    mission = court.send(
        "treaty",
        skills={"diplomacy": 30, "intimidate": 3, "bluff": 2},
        theirs={"intimidate": 3, "bluff": 4},
        intimidate=True,
        they_intimidate=True,
    )
    talks = court.talks(True, True, True, False, False)
    talks["opposed__1__1__ours"] = talks["opposed__1__1__theirs"] = (10,)
    talks |= {"opposed__1__2__ours": (12,), "opposed__1__2__theirs": (11,)}
    talks |= {"opposed__5__1__ours": (12,), "opposed__5__1__theirs": (11,)}  # 14 against 15
    court.arrive(**{f"diplomacy__{n}": (10,) for n in (1, 2, 3)}, **talks, terms="balanced")
    tied, won, lost = (court.told(f"talks_point_{how}") for how in ("tied", "won", "lost"))
    assert [(t["skill"], t["other_skill"], t["ours"]) for t in tied] == [("intimidate", "intimidate", 13)]
    assert [w["number"] for w in won] == [1, 2, 3]
    assert [(one["skill"], one["ours"], one["theirs"]) for one in lost] == [
        ("sense_motive", 5, 10), ("bluff", 14, 15),
    ]  # fmt: skip
    assert mission


def test_an_unknown_economy_is_estimated_when_a_treaty_is_signed() -> None:
    """2d6 + Size 12 (IT L1363): 3 + 4 + 12 = 19, a tenth of it rounded down."""
    court = Court.held(known=None)
    court.friends()
    court.send("treaty", skills={"diplomacy": 25})
    changed = court.arrive(
        diplomacy__1=(6,), diplomacy__2=(6,), diplomacy__3=(6,), **court.talks(*WON), terms="balanced",
        estimate=(3, 4),
    )  # fmt: skip
    assert changed["economy"] == 1
    known = court.campaign.kingdoms["hill"].neighbour
    assert known is not None
    assert known.dice == (3, 4)


def test_an_unbalanced_treaty_is_balanced_by_an_edict_without_checks() -> None:
    """Ruling C06: only one in our own favour; the bonuses become those of a balanced one."""
    court = Court.held()
    court.do(actions.SetRelation(to="hill", treaty="favouring_us"))
    assert court.with_().treaty == Pact("favouring_us", 4, 1)
    court.send("balance_treaty")
    assert court.arrive() == {"treasury": -1, "economy": -1}
    assert court.with_().treaty == Pact("balanced", 3, 1)
    assert "balanced_already" in court.refused(actions.SendEnvoy(to="hill", errand="balance_treaty"))
    court.do(actions.SetRelation(to="hill", treaty="favouring_them"))
    assert "favours_them" in court.refused(actions.SendEnvoy(to="hill", errand="balance_treaty"))
    assert court.refused(actions.SendEnvoy(to="mark", errand="balance_treaty")) == ["no_agreement"]


@pytest.mark.parametrize("passes", [True, False])
def test_renegotiating_takes_a_loyalty_check_and_no_edict(passes: bool) -> None:
    """IT L1363: talks as for a new treaty (ruling A48); or Unrest rises by 1 and the terms stand."""
    court = Court.held()
    court.friends(treaty=True)
    court.send("embassy", to="mark")
    court.send("renegotiate_treaty")
    court.do(actions.RecallEnvoy(number=court.kingdom.missions[0].id))
    court.to_taxes()
    dice = {"loyalty": (20,), **court.talks(*WON), "terms": "favouring_us"} if passes else {"loyalty": (1,)}
    changed = court.arrive(**dice)
    now = court.with_().treaty
    assert now is not None
    if passes:
        assert changed == {"economy": 1, "infamy": 1}
        assert now.balance == "favouring_us"
    else:
        assert changed == {"unrest": 1}
        assert now.balance == "balanced"


# Alliances


@pytest.mark.parametrize(("passed", "made"), [(4, True), (3, False)])
def test_an_alliance_takes_four_of_six_checks(passed: int, made: bool) -> None:
    """And three points of talks; it helps Stability (IT L1364); a failed one costs as a treaty (E13)."""
    court = Court.held(fame=2)
    court.do(actions.EditNeighbour(kingdom="hill", stability=20))
    court.friends(treaty=True)
    court.send("alliance", skills={"intimidate": 10}, intimidate=True)
    dice = {f"intimidate__{n}": (16,) if n <= passed else (15,) for n in range(1, 7)}
    changed = court.arrive(**dice, **court.talks(True, True, False), terms="balanced")
    if made:
        assert changed == {"treasury": -1, "stability": 2, "fame": 1}
        assert court.from_().alliance == Pact("balanced", 4, 1)
    else:
        assert changed == {"treasury": -1, "fame": -1}
        assert dict(court.with_().barred) == {"alliance": 13}
        assert court.with_().treaty is not None


# The edict


def test_no_diplomatic_edict_without_a_grand_diplomat() -> None:
    """IT L141; what is no edict is allowed all the same."""
    court = Court.held()
    court.friends(treaty=True)
    court.do(actions.Dismiss(role="grand_diplomat", override="gone"))
    assert "role_needed" in court.refused(actions.SendEnvoy(to="mark", errand="embassy"))
    court.do(actions.SendEnvoy(to="hill", errand="renegotiate_treaty"))


def test_one_special_edict_a_turn() -> None:
    court = Court.held()
    court.send("embassy")
    assert court.refused(actions.SendEnvoy(to="mark", errand="embassy")) == ["special_edicts_issued"]
    assert court.refused(actions.SendEnvoy(to="hill", errand="embassy")) == ["envoy_under_way"]


def test_the_journey_must_be_affordable() -> None:
    court = Court.held(treasury=5)
    assert court.refused(actions.SendEnvoy(to="hill", errand="embassy", gifts=2)) == ["envoy_cost_short"]
    assert court.refused(actions.SendEnvoy(to="hill", errand="embassy", gifts=6)) == ["treasury_short"]
    court.send("embassy", gifts=1)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"to": "nowhere"}, "no_such_kingdom"),
        ({"to": "k"}, "envoy_to_itself"),
        ({"errand": "gossip"}, "no_such_errand"),
        ({"gifts": -1}, "number_out_of_range"),
        ({"skills": {"cooking": 3}}, "no_such_skill"),
        ({"theirs": {"bluff": 999}}, "number_out_of_range"),
    ],
)
def test_what_can_never_be_sent(fields: dict[str, object], code: str) -> None:
    envoy = {"to": "hill", "errand": "embassy"} | fields
    assert Court.held().refused(actions.SendEnvoy(**envoy)) == [code]


def test_what_an_envoy_asks_is_rolled_by_the_grand_diplomat_at_the_dc() -> None:
    court = Court.held()
    mission = court.send("embassy", skills={"diplomacy": 7})
    court.to_taxes()
    court.do(actions.PlayStep(answers={f"envoy.{mission}.cost": (1,)}))
    asked = court.asked
    assert isinstance(asked, Roll)
    assert (asked.by, asked.target, asked.modifier, asked.skill) == ("grand_diplomat", 26, 7, True)
    assert asked.needed == 19


def test_the_patrons_embassy_stands_from_the_start() -> None:
    """IT L1362: a treaty may be sought at once."""
    court = Court.held()
    court.do(actions.FoundNeighbour(kingdom="crown", name="Crown", patron=True))
    assert court.with_("crown").embassy
    assert court.from_("crown").embassy
    court.do(actions.EditKingdom(sponsor="mark"))
    assert court.with_("mark").embassy
    court.do(actions.EditNeighbour(kingdom="hill", patron=True))
    assert court.with_("hill").embassy
    court.do(actions.SendEnvoy(to="crown", errand="treaty"))


@pytest.mark.parametrize(
    ("offer", "terms", "made"),
    [
        (60, (), (True, None, None)),
        (61, ("treaty",), (True, Pact("favouring_us", 4, 1), None)),
        (91, ("treaty", "alliance"), (True, Pact("favouring_us", 4, 1), Pact("favouring_us", 4, 1))),
    ],
)
def test_a_diplomatic_overture_makes_a_real_agreement(
    offer: int, terms: tuple[str, ...], made: tuple[bool, Pact | None, Pact | None]
) -> None:
    """IT L1243: whose it is, whether it comes about and on what terms, the table says. 15 % of 30 each."""
    stage = overture(
        offer, whose="hill", accepted=True, **{f"terms__{kind}": "favouring_us" for kind in terms}
    )
    now = relation(stage.campaign, "k", "hill")
    assert (now.embassy, now.treaty, now.alliance) == made
    assert relation(stage.campaign, "k", "mark") == Relation("mark")


@pytest.mark.parametrize(
    "answers", [{"whose": "hill", "accepted": False}, {"whose": "elsewhere"}], ids=["refused", "elsewhere"]
)
def test_an_overture_may_come_to_nothing(answers: dict[str, Answer]) -> None:
    stage = overture(60, **answers)
    assert stage.kingdom.relations == ()


def overture(offer: int, **answers: Answer) -> Stage:
    """The event with a gift of 3 BP, this offer and these answers."""
    stage = Stage()
    stage.do(
        actions.FoundNeighbour(kingdom="hill", name="Hill", size=12, economy=30),
        actions.FoundNeighbour(kingdom="mark", name="Mark", size=12, economy=30),
    )
    changed = stage.strike("diplomatic_overture", occurs__treasury=(3,), offer=(offer,), **answers)
    assert changed["treasury"] == 3
    return stage


def test_a_feast_helps_envoys_to_the_kingdom_that_gave_it() -> None:
    """IT L1238: +2 for a year, there and nowhere else."""
    stage = Stage()
    stage.do(
        actions.FoundNeighbour(kingdom="hill", name="Hill", size=12),
        actions.FoundNeighbour(kingdom="mark", name="Mark", size=12),
    )
    stage.strike("festive_invitation", accept=True, accepted__treasury=(2,), whose="mark")

    def added(to: str) -> int:
        return envoy_ledger(stage.campaign, "k", "embassy", "diplomacy", 5, RULES, to).total

    assert (added("mark"), added("hill"), added("")) == (7, 5, 5)
    stage.campaign = replace(stage.campaign, month=stage.campaign.month + 13)
    assert added("mark") == 5


def test_a_partner_that_is_played_has_its_own_lines_and_renown() -> None:
    """It wins the talks and takes the better of them: Infamy is its own (IT L1363)."""
    court = Court.held()
    court.do(
        actions.PlayNeighbour(kingdom="hill", totals={"infamy": 2}),
        actions.BeginReign(kingdom="hill", override="leaders to come"),
    )
    before = numbers(court.campaign, "hill", RULES).total("economy")
    court.friends()
    court.send("treaty", skills={"diplomacy": 25})
    dice = {f"diplomacy__{n}": (6,) for n in (1, 2, 3)}
    court.arrive(**dice, **court.talks(True, False, False, False, False), terms="favouring_them")
    theirs = numbers(court.campaign, "hill", RULES)
    assert theirs.total("economy") == before + 6
    assert theirs.total("infamy") == 3
    lines = [e for e in theirs.ledger("infamy") if e.source.kind == "envoy"]
    assert [(e.amount, e.source.place) for e in lines] == [(1, "k")]
