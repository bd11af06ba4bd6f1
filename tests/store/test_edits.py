"""How an edit is told in the recovery log: what a month's journal keeps of its lines."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.store.edits import _shared

LINES = st.lists(st.integers(0, 1), max_size=12)


@given(LINES, LINES, LINES)
def test_what_two_journals_share_is_their_longest_common_beginning(start, one, other) -> None:
    was, now = tuple(start + one), tuple(start + other)
    least = min(len(was), len(now))
    assert _shared(was, now) == next((at for at in range(least) if was[at] != now[at]), least)
