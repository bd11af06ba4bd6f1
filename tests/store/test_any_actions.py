"""Whatever a table does, what is saved can be opened again, and is the same."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.every import Grant
from kingdom_gui.store.bounds import LARGEST_IN_STEP
from kingdom_gui.store.codec import decode, encode
from tests.engine.table import Table
from tests.engine.test_properties import anything

from .samples import RULES


@settings(max_examples=60)
@given(st.lists(anything(), min_size=1, max_size=40))
def test_whatever_was_done_is_saved_and_opens_again(actions):
    campaign = Table(radius=3).found(treasury=300, size=5).campaign
    for action in actions:
        outcome = decide(action, campaign, RULES)
        if isinstance(outcome, Change):
            campaign = outcome.campaign
    assert decode(encode(campaign), RULES, "any") == campaign


def test_the_largest_steps_of_a_script_many_times_over_can_be_saved():
    campaign = Table().found().campaign
    for _ in range(300):
        outcome = decide(Grant(kingdom="k", treasury=LARGEST_IN_STEP), campaign, RULES)
        assert isinstance(outcome, Change)
        campaign = outcome.campaign
    assert decode(encode(campaign), RULES, "large") == campaign


def test_undone_is_as_it_was_also_in_the_file():
    campaign = Table().found().campaign
    before = encode(campaign)
    outcome = decide(Grant(kingdom="k", treasury=5, unrest=2), campaign, RULES)
    assert isinstance(outcome, Change)
    back = outcome.patch.reverse().apply(outcome.campaign)
    assert encode(back) == before
    assert back == campaign
