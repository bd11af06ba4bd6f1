"""A vassal, or a colony, asks its patron for independence (IT L1416)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.diplomacy.errands import hindrances
from kingdom_gui.engine.relations import barred_until
from kingdom_gui.engine.requests import Answer
from kingdom_gui.engine.state import Attitude, Vassal
from kingdom_gui.store.codec import decode, encode

from ..table import RULES
from .court import Court


def bound(attitude: Attitude = "indifferent", bond: str = "overlord") -> Court:
    """The kingdom k as the Hill's vassal or colony, with a treaty and an alliance between them."""
    court = Court.held()
    court.friends(alliance=True)
    if attitude != "indifferent":
        court.do(actions.SetAttitude(kingdom="hill", toward="k", attitude=attitude))
    kingdoms = court.campaign.kingdoms
    vassal = replace(kingdoms["k"], **{bond: "hill"}, repayment=3, obligation="colony")
    if bond == "overlord":
        vassal = replace(vassal, sponsor="hill")
        kingdoms = kingdoms.set("hill", replace(kingdoms["hill"], vassals=(Vassal("k"),)))
    court.campaign = replace(court.campaign, kingdoms=kingdoms.set("k", vassal))
    return court


def ask(court: Court, passed: int) -> None:
    """Ask with so many checks passed of six, none by 5 more or less; the envoy needs a 10."""
    dc = court.dc("independence")
    court.send("independence", skills={"diplomacy": dc - 10})
    dice: dict[str, Answer] = {f"diplomacy__{n}": (10 if n <= passed else 9,) for n in range(1, 7)}
    court.arrive(**dice)


@pytest.mark.parametrize(
    ("attitude", "regard", "worse"),
    [
        ("helpful", 0, 10),
        ("friendly", 5, 10),
        ("indifferent", 10, 10),
        ("unfriendly", 15, 5),
        ("hostile", 20, 0),
    ],
)
def test_the_patron_counts_as_thinking_two_steps_worse(attitude: Attitude, regard: int, worse: int) -> None:
    lines = bound(attitude).lines("independence")
    assert (lines.get("attitude", 0), lines.get("independence", 0)) == (regard, worse)


def test_the_rest_of_the_dc_is_that_of_an_alliance() -> None:
    court = bound()
    assert court.dc("independence") == court.dc("alliance") + 10


@pytest.mark.parametrize("bond", ["overlord", "sponsor"])
def test_won_the_kingdom_is_its_own_master_and_the_embassy_stays(bond: str) -> None:
    court = bound("helpful", bond)
    ask(court, passed=4)
    assert (court.kingdom.overlord, court.kingdom.sponsor) == ("", "")
    assert (court.kingdom.repayment, court.kingdom.obligation) == (0, "")
    assert court.campaign.kingdoms["hill"].vassals == ()
    for side in (court.with_(), court.from_()):
        assert (side.embassy, side.treaty, side.alliance, side.war) == (True, None, None, False)
    assert court.told("independence_won")
    assert court.regard() == "indifferent"  # two steps worse than helpful
    assert decode(encode(court.campaign), RULES, "x") == court.campaign
    # A new treaty may be tried at once.
    assert hindrances(court.campaign, "k", "hill", "treaty") == ()


@pytest.mark.parametrize(
    ("attitude", "after", "war"),
    [("helpful", "unfriendly", False), ("friendly", "hostile", True), ("hostile", "hostile", True)],
)
def test_lost_the_patron_thinks_one_step_worse_still_and_hostile_goes_to_war(
    attitude: Attitude, after: str, war: bool
) -> None:
    court = bound(attitude)
    ask(court, passed=3)
    assert court.regard() == after
    assert (court.with_().war, court.from_().war) == (war, war)
    assert bool(court.told("war_declared")) is war
    assert court.kingdom.overlord == "hill"
    assert barred_until(court.campaign, "k", "hill", "independence") == 13


def test_only_a_sovereign_or_a_sponsor_can_let_a_kingdom_go() -> None:
    court = Court.held()
    assert court.refused(actions.SendEnvoy(to="hill", errand="independence")) == ["not_our_patron"]
