"""Whatever is done with sovereigns, vassals and Viceroys: bonds stay two-sided, files open again, numbers
are what they would be if nothing had been remembered.
"""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from msgspec.structs import replace

from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.hexes import disk
from kingdom_gui.engine.state import Campaign
from kingdom_gui.engine.totals import NAMES, Numbers, numbers
from kingdom_gui.engine.vassals import over
from kingdom_gui.store.codec import decode, encode

from .table import HOME, RULES
from .test_vassals import sovereign

KINGDOMS = ("k", "n", "v", "w")
PEOPLE = ("Vera", "Nora", "the heir", "the consort", "the viceroy", "the general", "the ruler")

kingdoms = st.sampled_from(KINGDOMS)
people = st.sampled_from(PEOPLE)
land = st.lists(st.sampled_from(sorted(disk(HOME, 3))), min_size=1, max_size=3, unique=True).map(tuple)
balances = st.sampled_from([None, "balanced", "favouring_us", "favouring_them"])
BY_WORD = {"override": st.sampled_from(["", "so be it"])}


def anything() -> st.SearchStrategy[Action]:
    """Actions that make, change and end bonds, and those that touch who is bound."""
    return st.one_of(
        st.builds(
            actions.CreateVassal, kingdom=kingdoms, vassal=st.sampled_from(["v", "w"]), name=st.just("Vale"),
            hexes=land, viceroy=people, played=st.booleans(), grant=st.integers(0, 60), treaty=balances,
            alliance=balances, embassy=st.booleans(), tithe=st.integers(0, 20), **BY_WORD,
        ),
        st.builds(
            actions.Subjugate, kingdom=kingdoms, vassal=kingdoms, viceroy=people, grant=st.integers(0, 60),
            steps=st.integers(-4, 4), embassy=st.booleans(), **BY_WORD,
        ),
        st.builds(actions.SeatViceroy, kingdom=kingdoms, vassal=kingdoms, viceroy=people),
        st.builds(
            actions.SendVisitor, kingdom=kingdoms, vassal=kingdoms, visitor=st.just("") | people, **BY_WORD
        ),
        st.builds(actions.ReleaseVassal, kingdom=kingdoms, vassal=kingdoms),
        st.builds(
            actions.Appoint, kingdom=kingdoms, role=st.sampled_from(["viceroy", "general", "ruler", "heir"]),
            name=people, days=st.sampled_from([0, 6, 7]), attributes=st.just(("economy",)),
            replacing=st.just("") | people, acting=st.booleans(),
        ),
        st.builds(actions.Dismiss, kingdom=kingdoms, role=st.sampled_from(["viceroy", "heir", "ruler"])),
        st.builds(actions.LoseLeader, kingdom=kingdoms, role=st.just("viceroy"), name=people),
        st.builds(actions.Claim, kingdom=kingdoms, hexes=land, granted=st.booleans()),
        st.builds(actions.Abandon, kingdom=kingdoms, hexes=land),
        st.builds(actions.BeginReign, kingdom=kingdoms),
        st.builds(actions.PlayNeighbour, kingdom=kingdoms),
        st.builds(actions.HandOver, kingdom=kingdoms),
        st.builds(actions.SitAtTable, kingdom=kingdoms),
        st.builds(actions.RemoveKingdom, kingdom=kingdoms, **BY_WORD),
        st.builds(actions.PlayStep, kingdom=kingdoms, roll=st.just(True)),
        st.builds(actions.AdvanceMonth, kingdom=kingdoms, override=st.just("on")),
    )  # fmt: skip


class Bonds(RuleBasedStateMachine):
    """Does whatever comes, and checks what must hold after each step."""

    def __init__(self) -> None:
        super().__init__()
        self.campaign: Campaign = sovereign().campaign

    @rule(action=anything())
    def act(self, action: Action) -> None:
        before = self.campaign
        outcome = decide(action, before, RULES)
        if not isinstance(outcome, Change):
            assert outcome.reasons, "a refusal must say why"
            return
        assert outcome.patch.apply(before) == outcome.campaign
        assert outcome.patch.reverse().apply(outcome.campaign) == before
        self.campaign = outcome.campaign

    @invariant()
    def bonds_have_two_sides_and_no_circle(self) -> None:
        for kingdom in self.campaign.kingdoms.values():
            for row in kingdom.vassals:
                assert self.campaign.kingdoms[row.kingdom].overlord == kingdom.id
                assert row.viceroy == "" or not kingdom.played or row.viceroy in [
                    leader.name for leader in kingdom.leaders if leader.role == "viceroy"
                ]  # fmt: skip
            if kingdom.overlord:
                bound = self.campaign.kingdoms[kingdom.overlord].vassals
                assert [row.kingdom for row in bound].count(kingdom.id) == 1
            assert kingdom.id not in over(self.campaign, kingdom.id)

    @invariant()
    def one_viceroy_governs_one_vassal(self) -> None:
        for kingdom in self.campaign.kingdoms.values():
            names = [row.viceroy for row in kingdom.vassals if row.viceroy]
            visitors = [row.visitor for row in kingdom.vassals if row.visitor]
            assert len(set(names)) == len(names)
            assert len(set(visitors)) == len(visitors)

    @invariant()
    def nothing_is_remembered_that_has_changed(self) -> None:
        """Rules that nobody has seen yet: everything is reckoned anew."""
        for key, kingdom in self.campaign.kingdoms.items():
            if kingdom.played:
                now, anew = numbers(self.campaign, key, RULES), Numbers(self.campaign, key, replace(RULES))
                for name in NAMES:
                    assert anew.ledger(name).entries == now.ledger(name).entries, (key, name)

    @invariant()
    def the_file_opens_again(self) -> None:
        read = decode(encode(self.campaign), RULES, "any")
        for key, kingdom in self.campaign.kingdoms.items():
            again = read.kingdoms[key]
            assert (again.vassals, again.overlord, again.leaders) == (
                kingdom.vassals, kingdom.overlord, kingdom.leaders,
            )  # fmt: skip


TestBonds = Bonds.TestCase
TestBonds.settings = settings(max_examples=8, stateful_step_count=20, deadline=None)
