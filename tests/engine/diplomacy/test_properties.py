"""Whatever kingdoms agree on and break: both sides know the same, ledgers add up, and it can be undone."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.diplomacy.dc import dc_ledger
from kingdom_gui.engine.diplomacy.errands import ERRANDS, hindrances
from kingdom_gui.engine.relations import MIRRORED
from kingdom_gui.engine.state import Campaign, Pact, Relation
from kingdom_gui.engine.totals import numbers
from kingdom_gui.store.codec import decode, encode

from ..table import RULES
from .court import Court

IDS = ("k", "hill", "mark")
START = Court.held(fame=4, infamy=2).campaign
pairs = st.permutations(IDS).map(lambda ids: {"kingdom": ids[0], "to": ids[1]})
terms = st.sampled_from((None, "none", *MIRRORED))
agreements = st.sampled_from(("embassy", "treaty", "alliance"))
yes = st.sampled_from((None, True, False))
dice = st.integers(1, 20)


def deeds() -> st.SearchStrategy[Action]:
    """Anything that diplomacy can do between three kingdoms, allowed or not."""
    return st.one_of(
        st.builds(
            lambda who, **fields: actions.SetRelation(**who, **fields),
            pairs, embassy=yes, treaty=terms, alliance=terms, war=yes,
        ),
        st.builds(
            lambda who, what, die: actions.EndAgreement(**who, agreement=what, natural=die),
            pairs, agreements, dice,
        ),
        st.builds(lambda who, die: actions.AttackKingdom(**who, natural=die), pairs, dice),
        st.builds(lambda who: actions.MakePeace(**who), pairs),
        st.builds(lambda who: actions.OpenEmbassy(**who, building="mansion", bp=1), pairs),
        st.builds(lambda who: actions.CloseEmbassy(**who), pairs),
        st.builds(
            lambda errand, to: actions.SendEnvoy(kingdom="k", to=to, errand=errand, override="so be it"),
            st.sampled_from(ERRANDS), st.sampled_from(IDS),
        ),
        st.just(actions.PlayPhase(kingdom="k", roll=True)),
        st.just(actions.AdvanceMonth(kingdom="k")),
        st.just(actions.RemoveKingdom(kingdom="mark")),
    )  # fmt: skip


def sound(campaign: Campaign) -> None:
    """What must be so of any campaign."""
    for kingdom in campaign.kingdoms.values():
        assert [r.kingdom for r in kingdom.relations] == sorted({r.kingdom for r in kingdom.relations})
        for ours in kingdom.relations:
            other = campaign.kingdoms[ours.kingdom]
            theirs = next((r for r in other.relations if r.kingdom == kingdom.id), Relation(kingdom.id))
            assert (ours.embassy, ours.war) == (theirs.embassy, theirs.war)
            for kind in ("treaty", "alliance"):
                mine: Pact | None = getattr(ours, kind)
                back: Pact | None = getattr(theirs, kind)
                assert (mine is None) == (back is None)
                if mine is not None and back is not None:
                    assert back.balance == MIRRORED[mine.balance]
                    assert mine.month == back.month
            assert ours.alliance is None or ours.treaty is not None or ours.kingdom
    now = numbers(campaign, "k", RULES)
    for name in ("economy", "stability", "loyalty", "fame", "infamy", "consumption_raw"):
        ledger = now.ledger(name)
        assert ledger.total == sum(e.amount for e in ledger if e.applies)
    for other in campaign.kingdoms:
        if other != "k":
            dc = dc_ledger(campaign, "k", other, "treaty", 3, RULES)
            assert dc.total == sum(e.amount for e in dc if e.applies)


@settings(max_examples=40, deadline=None)
@given(st.lists(deeds(), max_size=12))
def test_both_sides_know_the_same_and_all_of_it_can_be_undone(what: list[Action]) -> None:
    campaign, changes = START, list[Change]()
    for action in what:
        outcome = decide(action, campaign, RULES)
        if isinstance(outcome, Change):
            changes.append(outcome)
            campaign = outcome.campaign
            sound(campaign)
    assert decode(encode(campaign), RULES, "any") == campaign
    for change in reversed(changes):
        campaign = change.patch.reverse().apply(campaign)
    assert campaign == START


@settings(max_examples=60, deadline=None)
@given(st.lists(deeds(), max_size=6), st.sampled_from(ERRANDS), st.sampled_from(IDS))
def test_what_stands_in_the_way_is_what_the_edict_is_refused_for(
    what: list[Action], errand: str, to: str
) -> None:
    campaign = START
    for action in what:
        outcome = decide(action, campaign, RULES)
        if isinstance(outcome, Change):
            campaign = outcome.campaign
    if to not in campaign.kingdoms or campaign.kingdoms["k"].anarchy:
        return
    against = {h.code for h in hindrances(campaign, "k", to, errand)}
    refused = decide(actions.SendEnvoy(kingdom="k", to=to, errand=errand), campaign, RULES)
    told = set() if isinstance(refused, Change) else {reason.code for reason in refused.reasons}
    hard = {h.code for h in hindrances(campaign, "k", to, errand) if not h.overridable}
    assert against <= told or hard & told
