"""Agreements ended, broken by an attack, set by the game master; embassies; allies (IT L1362-1368)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.state import Building, House, Modifier, Pact, Relation

from ..table import HOME, RULES
from ..town import Town
from .court import Court
from .test_dc import CASES

PASS, FAIL = 20, 1
END = actions.EndAgreement(to="hill", agreement="embassy")


def changed(court: Court, *what: actions.Action) -> dict[str, int]:
    """What actions change, by number."""
    names = ("treasury", "unrest", "infamy", "fame", "economy", "stability")
    before = court.totals(*names)
    court.do(*what)
    after = court.totals(*names)
    return {name: after[name] - value for name, value in before.items() if after[name] != value}


# Ended


def test_closing_an_embassy_takes_a_loyalty_check_that_may_be_tried_again_next_turn() -> None:
    court = Court.held()
    court.friends()
    assert changed(court, replace(END, natural=FAIL)) == {}
    assert court.with_().embassy
    assert court.told("embassy_kept")
    assert court.refused(END) == ["embassy_kept_this_turn"]
    court.campaign = replace(court.campaign, month=2)
    assert changed(court, replace(END, natural=PASS)) == {}
    assert not court.with_().embassy
    assert not court.from_().embassy


def test_an_embassy_is_closed_after_the_treaty() -> None:
    court = Court.held()
    court.friends(treaty=True)
    assert court.refused(END) == ["treaty_first"]


@pytest.mark.parametrize(("natural", "unrest"), [(PASS, 1), (FAIL, 2)])
@pytest.mark.parametrize("agreement", ["treaty", "alliance"])
def test_withdrawing_raises_unrest(agreement: str, natural: int, unrest: int) -> None:
    """IT L1363; with a treaty goes the alliance that rests on it."""
    court = Court.held()
    court.do(actions.SetRelation(to="hill", treaty="balanced", alliance="balanced"))
    end = actions.EndAgreement(to="hill", agreement=agreement, natural=natural)
    lost = {"economy": -3, "stability": -3} if agreement == "treaty" else {"stability": -3}
    # A neighbour whose Stability nobody knows is reckoned with its Economy of 30.
    assert changed(court, end) == {"unrest": unrest} | lost
    assert (court.with_().treaty is None) == (agreement == "treaty")
    assert court.with_().alliance is court.from_().alliance is None
    assert court.with_().embassy
    assert court.refused(end) == ["no_agreement"]


def test_who_has_been_attacked_ends_it_all_without_penalty() -> None:
    """IT L1364: alliance, treaty and embassy at once, and nothing is rolled."""
    court = Court.held()
    court.friends(alliance=True)
    court.do(actions.AttackKingdom(kingdom="hill", to="k"))
    assert court.with_().war
    assert court.with_().attacked
    assert not court.from_().attacked
    assert changed(court, END) == {"economy": -3, "stability": -3}
    assert court.with_() == Relation("hill", war=True, attacked=True)
    assert not court.told("check_passed")
    court.do(actions.MakePeace(to="hill"))
    assert court.with_() == Relation("hill")
    assert court.refused(actions.MakePeace(to="hill")) == ["not_at_war"]


# Attacked


@pytest.mark.parametrize(
    ("treaty", "alliance", "natural", "infamy", "unrest", "expected"),
    [
        (False, False, PASS, (), (), {"infamy": 1}),
        (False, False, FAIL, (), (), {"infamy": 1, "unrest": 1}),
        (True, False, PASS, (2,), (1,), {"infamy": 2, "unrest": 1}),
        (True, False, FAIL, (3,), (4,), {"infamy": 3, "unrest": 4}),
        (True, True, PASS, (4,), (1,), {"infamy": 4, "unrest": 1}),
        (True, True, FAIL, (4, 3), (2, 1), {"infamy": 7, "unrest": 3}),
    ],
)
def test_attacking_a_partner(
    treaty: bool,
    alliance: bool,
    natural: int,
    infamy: tuple[int, ...],
    unrest: tuple[int, ...],
    expected: dict[str, int],
) -> None:
    """The closest agreement says what it costs: embassy (ruling C05), treaty, alliance (IT L1363-1364)."""
    court = Court.held()
    court.friends(treaty=treaty, alliance=alliance)
    attack = actions.AttackKingdom(to="hill", natural=natural, infamy=infamy, unrest=unrest)
    assert changed(court, attack) == expected
    assert (court.with_().war, court.from_().war, court.from_().attacked) == (True, True, True)
    assert court.with_().embassy  # it stands until somebody ends it
    assert court.refused(attack) == ["at_war_already"]


def test_attacking_a_stranger_costs_nothing() -> None:
    court = Court.held()
    assert changed(court, actions.AttackKingdom(to="hill")) == {}
    assert court.with_().war


def test_wrong_dice_are_refused() -> None:
    court = Court.held()
    court.friends(treaty=True)
    wrong = [
        actions.AttackKingdom(to="hill", natural=FAIL, infamy=(5,)),
        actions.AttackKingdom(to="hill", natural=FAIL, infamy=(1, 1)),
        actions.AttackKingdom(to="hill", natural=21),
    ]
    codes = [court.refused(one) for one in wrong]
    assert codes == [["die_out_of_range"], ["dice_count"], ["die_out_of_range"]]


# Allies


def test_an_allys_army_on_ones_land() -> None:
    """A Loyalty check, or 1d2 Unrest; not where help was called for (IT L1364)."""
    court = Court.held()
    host = actions.HostArmy(to="hill", natural=FAIL, die=2)
    assert court.refused(host) == ["not_allied"]
    court.friends(alliance=True)
    assert changed(court, host) == {"unrest": 2}
    assert changed(court, replace(host, natural=PASS)) == {}
    assert changed(court, replace(host, called=True)) == {}


def test_refusing_aid_raises_infamy() -> None:
    court = Court.held()
    refuse = actions.RefuseAid(to="hill", die=3)
    assert court.refused(refuse) == ["not_allied"]
    court.friends(alliance=True)
    assert changed(court, refuse) == {"infamy": 3}
    assert changed(court, actions.RefuseAid(kingdom="hill", to="k", die=4)) == {}  # nobody keeps its books


# Set by the game master


def test_agreements_are_written_down_as_they_are() -> None:
    court = Court.held()
    court.do(actions.SetRelation(to="hill", alliance="favouring_them", alliance_bonus=7))
    assert court.with_().embassy
    assert court.with_().treaty == Pact("balanced", 3, 1)
    assert court.with_().alliance == Pact("favouring_them", 7, 1)
    assert court.from_().alliance == Pact("favouring_us", 6, 1)  # 15 % of 40
    court.do(actions.SetRelation(to="hill", war=True, treaty="none"))
    assert court.with_() == Relation("hill", embassy=True, war=True)
    court.do(actions.SetRelation(to="hill", war=False, embassy=False))
    assert court.kingdom.relations == court.campaign.kingdoms["hill"].relations == ()


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (actions.SetRelation(to="hill", treaty="lopsided"), "no_such_balance"),
        (actions.SetRelation(to="hill", treaty_bonus=-1), "below_zero"),
        (actions.SetRelation(to="k", embassy=True), "envoy_to_itself"),
        (actions.SetRelation(to="nowhere", embassy=True), "no_such_kingdom"),
        (actions.EndAgreement(to="hill", agreement="friendship"), "no_such_agreement"),
        (actions.EndAgreement(to="hill", agreement="treaty"), "no_agreement"),
        (actions.CloseEmbassy(to="hill"), "no_embassy_open"),
        (actions.OpenEmbassy(to="hill", building="inn"), "no_embassy_building"),
        (actions.OpenEmbassy(to="hill", building="mansion"), "embassy_needed"),
        (actions.OpenEmbassy(to="hill", building="mansion", bp=-1), "below_zero"),
    ],
)
def test_what_cannot_be(action: actions.Action, code: str) -> None:
    assert code in Court.held().refused(action)


# Bonuses


def test_a_second_treaty_brings_one_less() -> None:
    """Case `second_treaty`: a partner's Economy of 40 gives 4, less 1 (ruling D77)."""
    case = CASES["second_treaty"]
    court = Court.held()
    court.do(actions.SetRelation(to="hill", treaty="balanced"))
    court.campaign = replace(court.campaign, month=2)
    assert case["start"]["partner"] == 40
    assert changed(court, actions.SetRelation(to="mark", treaty="balanced")) == case["expect"]
    lines = {e.source.place: e.amount for e in court.numbers.ledger("economy") if e.source.kind == "treaty"}
    assert lines == {"hill": 3, "mark": 3}
    assert changed(court, actions.SetRelation(to="hill", treaty="none")) == {"economy": -2}  # now the first


def test_the_bonus_is_fixed_at_signing_and_never_below_0() -> None:
    """Ruling D76; the least that a later one can give is 0 (IT L1368)."""
    court = Court.held()
    court.do(actions.SetRelation(to="mark", treaty="balanced"))
    court.do(actions.EditNeighbour(kingdom="mark", economy=90))
    assert court.with_("mark").treaty == Pact("balanced", 4, 1)
    court.campaign = replace(court.campaign, month=2)
    court.do(actions.EditNeighbour(kingdom="hill", economy=3))
    assert changed(court, actions.SetRelation(to="hill", treaty="balanced")) == {}
    assert court.with_().treaty == Pact("balanced", 0, 2)


def test_a_partners_economy_is_taken_without_its_treaties() -> None:
    """Ruling D76: k has Economy 40 and 3 by a treaty, so another partner gains a tenth of 40."""
    court = Court.held()
    court.do(
        actions.SetRelation(to="hill", treaty="balanced", treaty_bonus=60),
        actions.SetRelation(to="mark", treaty="balanced"),
    )
    assert court.from_("mark").treaty == Pact("balanced", 4, 1)
    assert court.total("economy") == 40 + 60 + 3


# Embassies


def test_a_mansion_as_an_embassy() -> None:
    """Case `embassy`: its building gives what it gives a kingdom, to no settlement (ruling E13)."""
    case = CASES["embassy"]
    start = case["start"]
    names = ("economy", "stability", "consumption", "society")
    sheet = {name: start[name] for name in names if name != "society"}
    court = Court.held(**sheet)
    court.do(actions.SetRuling(ruling="expanded_modifiers", choice="on"))
    events = (*court.kingdom.modifiers, Modifier(1, "society", start["society"], Source("gm")))
    kingdoms = court.campaign.kingdoms.set("k", replace(court.kingdom, modifiers=events))
    court.campaign = replace(court.campaign, kingdoms=kingdoms)
    now = court.totals(*names)
    assert {name: now[name] for name in sheet if name != "consumption"} | {"society": now["society"]} == {
        name: start[name] for name in ("economy", "stability", "society")
    }
    court.friends()
    court.do(actions.OpenEmbassy(to="hill", building="mansion"))
    after = court.totals(*names)
    assert {n: after[n] for n in names if n != "consumption"} == {
        n: case["expect"][n] for n in names if n != "consumption"
    }
    assert (
        after["consumption"] - now["consumption"] == case["expect"]["consumption"] - start["consumption"] == 1
    )
    assert court.total("loyalty") == 40


def test_without_expanded_modifiers_its_society_waits() -> None:
    court = Court.held()
    court.friends()
    court.do(actions.OpenEmbassy(to="hill", building="noble_villa", bp=5))
    lines = {
        (e.source.id, e.amount, e.applies)
        for name in ("economy", "loyalty", "stability", "fame", "society", "consumption_raw")
        for e in court.numbers._reckoned.ledger(name)
        if e.source.kind == "embassy"
    }
    assert lines == {
        ("", 2, True), ("", 1, True), ("", 2, False), ("noble_villa", 1, True),
    }  # fmt: skip
    assert court.total("treasury") == 195
    assert court.refused(actions.OpenEmbassy(to="hill", building="mansion")) == ["embassy_open_already"]
    court.do(actions.CloseEmbassy(to="hill"))
    assert court.with_() == Relation("hill", embassy=True)


class Host(Town):
    """A kingdom with a Mansion in its town, and the neighbour Hill that has an embassy agreement with it."""

    def __init__(self) -> None:
        super().__init__()
        here = self.a
        district = replace(here.districts[0], buildings=(Building(900, "mansion", (5,)),))
        settlement = replace(here, districts=(district, *here.districts[1:]))
        self.campaign = replace(
            self.campaign, settlements=self.campaign.settlements.set("a", settlement), counter=1000
        )
        self.do(
            actions.FoundNeighbour(kingdom="hill", name="Hill", size=12, economy=30),
            actions.SetRelation(to="hill", embassy=True),
        )

    def open(self) -> None:
        self.do(actions.OpenEmbassy(kingdom="hill", to="k", settlement="a", number=900))

    @property
    def mansion(self) -> Building:
        return self.a.districts[0].buildings[0]


def test_a_building_that_is_anothers_embassy_gives_its_own_kingdom_nothing() -> None:
    """It is that kingdom's territory (IT L1362): the Mansion's Stability is lost while it stands."""
    host = Host()
    before = host.total("stability")
    host.open()
    assert host.total("stability") == before - RULES.buildings["mansion"].stability
    assert host.mansion.embassy == "hill"
    lines = [e for e in host.numbers.ledger("stability") if e.source.id == "mansion"]
    assert [(e.applies, e.reason) for e in lines] == [(False, "embassy")]
    assert host.refused(actions.OpenEmbassy(kingdom="hill", to="k", settlement="a", number=900)) == [
        "no_embassy_there"
    ]
    host.do(actions.EndAgreement(kingdom="hill", to="k", agreement="embassy"))
    assert host.mansion.embassy == ""
    assert host.total("stability") == before


def test_its_host_does_not_lay_hands_on_it() -> None:
    """It is the other kingdom's territory (IT L1362)."""
    host = Host()
    host.open()
    for action in (
        actions.Demolish(settlement="a", number=900),
        actions.Upgrade(settlement="a", number=900, building="noble_villa", lots=(5, 11)),
    ):
        assert "building_is_embassy" in host.refused(action)


def test_a_removed_kingdoms_embassy_is_the_hosts_again() -> None:
    host = Host()
    host.open()
    host.do(actions.RemoveKingdom(kingdom="hill"))
    assert host.mansion.embassy == ""
    assert host.kingdom.relations == ()


def test_an_embassy_in_a_settlement_of_another_kingdom_that_is_played() -> None:
    """Our Mansion in their town counts for us; damaged or pulled down it does not."""
    host = Host()
    court = Court.held()
    court.friends()
    assert court.refused(actions.OpenEmbassy(to="hill", settlement="a", number=1)) == ["no_such_settlement"]
    assert host.refused(actions.OpenEmbassy(to="hill", settlement="a", number=900)) == [
        "settlement_not_theirs"
    ]
    assert HOME
    relations = (Relation("hill", embassy=True, house=House("mansion", "a", 900)),)
    lost = replace(court.kingdom, relations=relations)
    court.campaign = replace(court.campaign, kingdoms=court.campaign.kingdoms.set("k", lost))
    found = [e for e in court.numbers.ledger("economy") if e.source.kind == "embassy"]
    assert [(e.amount, e.applies, e.reason) for e in found] == [(2, False, "embassy_lost")]
