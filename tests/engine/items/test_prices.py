"""What items cost: the game's open formulas, and the bands of the tiers."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.items.prices import band, bp_for, price_of, within
from kingdom_gui.engine.items.records import ItemRow
from tests.engine.table import RULES


@pytest.mark.parametrize(
    ("kind", "level", "caster", "price"),
    [
        ("potion", 0, 1, 25),  # half a level x 1 x 50
        ("potion", 1, 1, 50),
        ("potion", 2, 3, 300),
        ("potion", 3, 5, 750),
        ("scroll", 0, 1, 12),  # 12.5, rounded down
        ("scroll", 5, 9, 1125),
        ("scroll", 9, 17, 3825),
        ("wand", 0, 1, 375),
        ("wand", 1, 1, 750),
        ("wand", 4, 7, 21000),
    ],
)
def test_spells_cost_by_level_and_caster_level(kind: str, level: int, caster: int, price: int) -> None:
    assert price_of(RULES.items[kind], ItemRow(100, level=level, caster=caster)) == price


@pytest.mark.parametrize(
    ("kind", "base", "bonus", "quality", "price"),
    [
        ("armor", "full_plate", 1, 0, 1500 + 150 + 1000),
        ("armor", "leather", 2, 1, 10 + 150 + 9000),
        ("shield", "heavy_steel_shield", 3, 0, 20 + 150 + 9000),
        ("weapon", "longsword", 1, 0, 15 + 300 + 2000),
        ("weapon", "dagger", 5, 2, 2 + 300 + 98000),
    ],
)
def test_bonuses_cost_their_square_the_masterwork_and_what_bears_them(
    kind: str, base: str, bonus: int, quality: int, price: int
) -> None:
    row = ItemRow(100, bonus=bonus, quality=quality)
    assert price_of(RULES.items[kind], row, base) == price


def test_casters_are_no_higher_than_a_spell_needs() -> None:
    """The lowest caster level that casts a spell of level n: 1, 1, 3, 5, 7 ..."""
    for name in ("potion", "scroll", "wand"):
        for rows in RULES.items[name].tiers.values():
            assert all(row.caster == max(1, 2 * row.level - 1) for row in rows)


@pytest.mark.parametrize(
    ("kind", "tier", "prices"),
    [
        ("potion", "minor", (25, 300)),
        ("scroll", "major", (700, 3825)),
        ("wand", "medium", (4500, 11250)),
        ("ring", "minor", (2000, 15000)),
        ("rod", "medium", (3000, 35000)),
        ("staff", "major", (16500, 211000)),
        ("wondrous_item", "minor", (50, 7400)),
        ("wondrous_item", "medium", (7500, 27500)),
        ("wondrous_item", "major", (28000, 200000)),
        ("armor", "minor", (5 + 150 + 1000, 1500 + 150 + 4000)),
        ("rod", "minor", None),
        ("staff", "minor", None),
    ],
)
def test_bands(kind: str, tier: str, prices: tuple[int, int] | None) -> None:
    assert band(RULES.items[kind], tier) == prices


def test_a_better_tier_is_never_cheaper() -> None:
    for kind in RULES.items.values():
        spans = [found for tier in ("minor", "medium", "major") if (found := band(kind, tier))]
        assert spans == sorted(spans)


def test_what_can_be_had_within_a_price() -> None:
    assert within(RULES, "minor", ("any",), 11) == ()
    assert within(RULES, "minor", ("any",), 49) == ("potion", "scroll")
    assert within(RULES, "minor", ("ring", "wand"), 1999) == ("wand",)
    assert within(RULES, "major", ("wondrous_item",), 16000) == ()  # what ruling D32 complains of
    assert within(RULES, "minor", ("staff", "rod"), None) == ()
    assert len(within(RULES, "medium", ("any",), None)) == 10


@pytest.mark.parametrize(("price", "bp"), [(0, 0), (1, 1), (2000, 1), (2001, 2), (7400, 4)])
def test_bp_for_an_item(price: int, bp: int) -> None:
    assert bp_for(price) == bp
