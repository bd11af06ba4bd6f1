"""The DC of a diplomatic edict, line by line (IT L1333-1356, ruling D41)."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.diplomacy.dc import alignment_dc, dc_ledger, envoy_ledger
from kingdom_gui.engine.state import Errand

from ..table import DATA, RULES
from .court import BASE, Court

CASES = {
    case["id"]: case for case in json.loads((DATA / "cases" / "worked.json").read_text("utf-8"))["cases"]
}
FAME_ON = actions.SetRuling(ruling="fame_and_infamy", choice="on")


@pytest.mark.parametrize(("to", "more"), list(CASES["alignment_difference"]["expect"].items()))
def test_difference_of_alignment(to: str, more: int) -> None:
    """Case `alignment_difference`: each axis by itself, summed, and the same from either side."""
    assert alignment_dc("LG", to, RULES) == alignment_dc(to, "LG", RULES) == more


def test_sizes_are_divided_by_five_each_by_itself() -> None:
    """10 + 20/5 + 12/5 (rounded down) + indifferent 10."""
    court = Court.held()
    assert court.lines() == {
        "base": 10, "size_theirs": 2, "size_ours": 4, "alignment": 0, "attitude": 10,
    }  # fmt: skip
    assert court.dc() == BASE + 2


@pytest.mark.parametrize(
    ("attitude", "more"),
    [("helpful", 0), ("friendly", 5), ("indifferent", 10), ("unfriendly", 15), ("hostile", 20)],
)
def test_the_targets_attitude(attitude: str, more: int) -> None:
    court = Court.held()
    if attitude != "indifferent":
        court.do(actions.SetAttitude(kingdom="hill", toward="k", attitude=attitude))
    assert court.lines()["attitude"] == more
    assert court.dc() == BASE + 2 - 10 + more


def test_gifts_lower_it_for_threats_too() -> None:
    """Ruling E13."""
    court = Court.held()
    assert court.dc(gifts=7) == court.dc() - 7
    assert court.dc("threat", 7) == court.dc("threat") - 7


def test_fame_and_infamy_count_where_the_optional_rule_is_played() -> None:
    court = Court.held(fame=6, infamy=3)
    off = dc_ledger(court.campaign, "k", "hill", "embassy", 0, RULES)
    waiting = {e.source.kind: (e.amount, e.reason) for e in off if not e.applies}
    assert waiting == {"infamy": (3, "optional_rule_off"), "fame": (-6, "optional_rule_off")}
    assert off.total == BASE + 2
    court.do(FAME_ON)
    fame, infamy = court.total("fame"), court.total("infamy")
    assert fame > infamy > 0
    assert court.dc() == BASE + 2 + infamy - fame


def test_neither_counts_against_a_threat() -> None:
    """IT L1362: Infamy is a bonus of the threat's check instead."""
    court = Court.held(fame=6, infamy=3)
    court.do(FAME_ON)
    assert court.dc("threat") == BASE + 2
    ledger = dc_ledger(court.campaign, "k", "hill", "threat", 0, RULES)
    assert {e.reason for e in ledger if not e.applies} == {"not_for_threats"}


@pytest.mark.parametrize(
    ("ours", "theirs", "name", "more"),
    [
        ({"alliance": "balanced"}, {"alliance": "balanced"}, "alliance_shared", -8),
        ({"treaty": "balanced"}, {"alliance": "balanced"}, "treaty_ally", -4),
        ({"treaty": "balanced"}, {"treaty": "balanced"}, "treaty_shared", -2),
        ({"alliance": "balanced"}, {"treaty": "balanced"}, "treaty_shared", -2),
        ({"embassy": True}, {"war": True}, "embassy_enemy", 2),
        ({"treaty": "balanced"}, {"war": True}, "treaty_enemy", 5),
        ({"alliance": "balanced"}, {"war": True}, "alliance_enemy", 10),
        ({"embassy": True}, {"embassy": True}, "", 0),
        ({}, {"alliance": "balanced"}, "", 0),
        ({"war": True}, {"war": True}, "", 0),
    ],
)
def test_a_common_third_kingdom(
    ours: dict[str, object], theirs: dict[str, object], name: str, more: int
) -> None:
    """Every row of the table of relations (IT L1347-1354)."""
    court = Court.held()
    court.do(actions.SetRelation(to="mark", **ours), actions.SetRelation(kingdom="hill", to="mark", **theirs))
    ledger = dc_ledger(court.campaign, "k", "hill", "embassy", 0, RULES)
    assert [(e.source.id, e.amount) for e in ledger if e.source.place == "mark"] == (
        [(name, more)] if more else []
    )
    assert ledger.total == BASE + 2 + more


def test_a_kingdom_that_has_fallen_is_no_third_party() -> None:
    """Its enemy has none any more; files in which its agreements still stand are read so, too."""
    court = Court.held()
    court.do(
        actions.SetRelation(to="mark", embassy=True), actions.SetRelation(kingdom="hill", to="mark", war=True)
    )
    assert court.dc() == BASE + 2 + 2
    fallen = replace(court.campaign.kingdoms["mark"], fallen=1)
    court.campaign = replace(court.campaign, kingdoms=court.campaign.kingdoms.set("mark", fallen))
    assert court.dc() == BASE + 2


def test_a_hostile_kingdom_is_an_enemy_and_every_third_kingdom_counts() -> None:
    court = Court.held()
    court.do(
        actions.FoundNeighbour(kingdom="fen", name="Fen"),
        actions.SetRelation(to="mark", embassy=True),
        actions.SetRelation(to="fen", treaty="balanced"),
        actions.SetRelation(kingdom="fen", to="hill", alliance="balanced"),
        actions.SetAttitude(kingdom="mark", toward="hill", attitude="hostile"),
    )
    assert court.dc() == BASE + 2 + 2 - 4


def test_what_is_added_to_a_threat() -> None:
    """The envoy's own bonus, Infamy where it is played, and 1 for each army in the field (IT L1362)."""
    court = Court.held(infamy=12)
    court.do(
        actions.RaiseArmy(name="Guard", consumption=1, granted=True, weeks=4),
        actions.RaiseArmy(name="Reserve", consumption=1, granted=True, weeks=0),
    )

    def added(errand: Errand, skill: str) -> dict[str, int]:
        found = envoy_ledger(court.campaign, "k", errand, skill, 5, RULES)
        return {e.source.id or e.source.kind: e.amount for e in found if e.applies and e.amount}

    assert added("threat", "intimidate") == {"envoy": 5, "armies": 1}
    assert added("embassy", "diplomacy") == {"envoy": 5}
    court.do(FAME_ON)
    infamy = court.total("infamy")
    assert infamy // 10 == 1
    threat = envoy_ledger(court.campaign, "k", "threat", "intimidate", 5, RULES)
    assert threat.total == 5 + 1 + infamy + 1  # the last: a tenth of Infamy helps Intimidate (IT L1389)
    assert added("embassy", "diplomacy") == {"envoy": 5}
