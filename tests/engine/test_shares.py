"""Treasuries shared out in whole BP (IT L1412)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.shares import in_proportion, treasury_shares

from .realms import EAST, RULES, Realms


@pytest.mark.parametrize(
    ("whole", "weights", "shares"),
    [
        (100, (7, 4), (64, 36)),  # 63.6 and 36.4: the larger remainder is rounded up
        (10, (1, 1, 1), (4, 3, 3)),
        (-10, (1, 1, 1), (-4, -3, -3)),
        (5, (0, 0), (3, 2)),
        (0, (3, 4), (0, 0)),
        (9, (), ()),
    ],
)
def test_shares_in_whole_numbers(whole: int, weights: tuple[int, ...], shares: tuple[int, ...]) -> None:
    assert in_proportion(whole, weights) == shares


@given(st.integers(-(10**8), 10**8), st.lists(st.integers(0, 10**6), min_size=1, max_size=9))
def test_shares_sum_to_the_whole_and_are_less_than_1_off(whole: int, weights: list[int]) -> None:
    found = in_proportion(whole, weights)
    assert sum(found) == whole
    total = sum(weights)
    if total:
        exact = [whole * weight / total for weight in weights]
        assert all(abs(share - wanted) < 1.001 for share, wanted in zip(found, exact, strict=True))


def test_by_people_or_by_hexes() -> None:
    """Ashford has 750 people and Bree 250; Kay has 11 hexes, 4 of them in the east."""
    table = Realms.two_towns(treasury=100)
    assert treasury_shares(table.campaign, "k", [EAST], "size", RULES) == (36, 64)
    assert treasury_shares(table.campaign, "k", [EAST], "population", RULES) == (25, 75)


def test_where_nobody_lives_hexes_decide() -> None:
    table = Realms(radius=6).found(size=7, treasury=70)
    table.do(actions.Claim(hexes=EAST, granted=True))
    assert treasury_shares(table.campaign, "k", [EAST], "population", RULES) == (25, 45)
