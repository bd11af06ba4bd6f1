"""The generator: items within tier and price, kinds with an equal chance, the same for the same dice."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine.items.generator import MOST_TRIES, make
from kingdom_gui.engine.items.made import Made, made_of
from kingdom_gui.engine.items.prices import band
from tests.engine.table import RULES

from .dice import Fixed, Seeded

KINDS = tuple(RULES.items)
ANY = ("any",)


def test_the_worked_example() -> None:
    """IT L507: a minor potion, a roll of 45, a spell of the 1st level; 200 gp are not exceeded."""
    made = make(RULES, "minor", ("potion",), 200, Fixed(made=45, name="warm_hand"))
    assert made == Made("potion", "", 1, 1, "warm_hand", 50)


def test_a_price_above_the_bound_is_rolled_again() -> None:
    dice = Fixed(made=100, made__2=61, made__3=20)
    made = make(RULES, "minor", ("potion",), 200, dice)
    assert made is not None
    assert (made.first, made.price) == (0, 25)
    assert dice.asked[:4] == ["kind", "made", "made.2", "made.3"]


def test_a_base_is_rolled_again_with_its_bonus() -> None:
    """Leather +1 would be 1,160 gp; full plate +1 is 2,650."""
    dice = Fixed(base="full_plate", base__2="leather")
    made = make(RULES, "minor", ("armor",), 2000, dice)
    assert made == Made("armor", "leather", 1, 0, "", 1160)


def test_it_gives_up_after_so_many_tries() -> None:
    dice = Fixed(made=100, **{f"made__{n}": 100 for n in range(2, MOST_TRIES + 1)})
    assert make(RULES, "minor", ("potion",), 200, dice) is None
    assert dice.asked.count(f"made.{MOST_TRIES}") == 1
    assert f"made.{MOST_TRIES + 1}" not in dice.asked


def test_nothing_is_rolled_where_nothing_can_be_had() -> None:
    dice = Fixed()
    assert make(RULES, "major", ("wondrous_item",), 16000, dice) is None
    assert make(RULES, "minor", ("potion",), 0, dice) is None
    assert dice.asked == []


def test_a_special_quality_gives_a_name() -> None:
    made = make(RULES, "minor", ("weapon",), None, Fixed(made=100, base="longsword", name="ember"))
    assert made == Made("weapon", "longsword", 1, 1, "ember", 15 + 300 + 8000)


@given(st.sampled_from(("minor", "medium", "major")), st.sampled_from(KINDS), st.text(min_size=1, max_size=9))
def test_every_item_lies_in_the_band_of_its_tier(tier: str, kind: str, request: str) -> None:
    made, span = make(RULES, tier, (kind,), None, Seeded(request)), band(RULES.items[kind], tier)
    assert (made is None) == (span is None)
    if made is not None and span is not None:
        assert made.kind == kind
        assert span[0] <= made.price <= span[1]
        assert made_of(made.text) == Made(made.kind, made.base, made.first, made.second, made.epithet)


@given(st.sampled_from(("minor", "medium", "major")), st.integers(0, 20000), st.text(max_size=9))
def test_no_item_is_dearer_than_allowed(tier: str, most: int, request: str) -> None:
    made = make(RULES, tier, ANY, most, Seeded(request))
    assert made is None or made.price <= most


@pytest.mark.parametrize("kinds", [("potion", "scroll", "wondrous_item"), ANY])
def test_kinds_have_an_equal_chance(kinds: tuple[str, ...]) -> None:
    """Chi squared at 1 in 1,000; the dice are seeded, so the test always comes out the same."""
    rolls = 3000
    found = Counter(
        made.kind for n in range(rolls) if (made := make(RULES, "minor", kinds, None, Seeded(f"item.{n}")))
    )
    assert set(found) == (set(kinds) if kinds != ANY else set(KINDS) - {"rod", "staff"})
    expected = rolls / len(found)
    squared = sum((count - expected) ** 2 / expected for count in found.values())
    assert squared < {3: 13.8, 8: 24.3}[len(found)]


def test_rows_fall_as_often_as_they_say() -> None:
    """Minor potions: 20 in 100 of level 0, 40 of level 1, 40 of level 2 (IT L507)."""
    rolls = 3000
    found: Counter[int] = Counter()
    for n in range(rolls):
        made = make(RULES, "minor", ("potion",), None, Seeded(f"row.{n}"))
        assert made is not None
        found[made.first] += 1
    for level, share in {0: 0.2, 1: 0.4, 2: 0.4}.items():
        assert abs(found[level] / rolls - share) < 0.03


def test_the_same_dice_make_the_same_item() -> None:
    once = [make(RULES, "medium", ANY, None, Seeded(f"slot.{n}", seed=11)) for n in range(50)]
    again = [make(RULES, "medium", ANY, None, Seeded(f"slot.{n}", seed=11)) for n in range(50)]
    other = [make(RULES, "medium", ANY, None, Seeded(f"slot.{n}", seed=12)) for n in range(50)]
    assert once == again
    assert once != other
    assert len(set(once)) > 40
