"""A patch applied after the change it describes gives the very state, and its reverse takes it back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine.patch import Draft, Patch
from kingdom_gui.engine.state import Campaign, Hex, JournalEntry

writes = st.lists(
    st.tuples(st.integers(0, 3), st.sampled_from([None, Hex(), Hex("hills"), Hex("forest")])), max_size=12
)


def drafted(start: Campaign, rows: list[tuple[int, Hex | None]]) -> Draft:
    draft = Draft(start)
    for q, record in rows:
        draft.put("hexes", (0, q, 0), record)
    return draft


@given(writes, writes)
def test_patch_and_its_reverse(
    first: list[tuple[int, Hex | None]], second: list[tuple[int, Hex | None]]
) -> None:
    start = drafted(Campaign(), first).campaign
    draft = drafted(start, second)
    patch = draft.patch()
    assert patch.apply(start) == draft.campaign
    assert patch.reverse().apply(draft.campaign) == start


@given(writes, writes)
def test_joined_patches_are_one(
    first: list[tuple[int, Hex | None]], second: list[tuple[int, Hex | None]]
) -> None:
    one = drafted(Campaign(), first)
    two = drafted(one.campaign, second)
    joined = Patch.join((one.patch(), two.patch()))
    assert joined.apply(Campaign()) == two.campaign
    assert joined.reverse().apply(two.campaign) == Campaign()


def test_a_record_put_back_is_no_change() -> None:
    draft = Draft(Campaign())
    draft.put("hexes", (0, 0, 0), Hex())
    draft.put("hexes", (0, 0, 0), None)
    assert not draft.patch()


def test_a_patch_tells_what_it_touches() -> None:
    draft = Draft(Campaign())
    draft.put("hexes", (0, 1, 0), Hex())
    draft.put("campaign", "month", 2)
    draft.log(JournalEntry("note"))
    patch = draft.patch()
    assert patch.keys("hexes") == {(0, 1, 0)}
    assert patch.touches("hexes")
    assert patch.touches("month")
    assert patch.touches("journal")
    assert not patch.touches("kingdoms")
