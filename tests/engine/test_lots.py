"""The grid of 36 lots: shapes, streets, sides (IT L469, rulings D18, D19)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_gui.engine import lots

every_lot = st.integers(0, 35)
sizes = st.sampled_from(lots.SIZES)


def test_lots_run_row_by_row_from_the_north_west() -> None:
    assert lots.row_and_column(0) == (0, 0)
    assert lots.row_and_column(13) == (2, 1)
    assert lots.lot_at(5, 5) == 35
    assert lots.lot_at(6, 0) is None
    assert lots.lot_at(0, -1) is None


def test_nine_blocks_of_two_by_two() -> None:
    blocks = {block: [lot for lot in range(36) if lots.block_of(lot) == block] for block in range(9)}
    assert blocks[0] == [0, 1, 6, 7]
    assert blocks[4] == [14, 15, 20, 21]
    assert blocks[8] == [28, 29, 34, 35]
    assert all(len(found) == 4 for found in blocks.values())


@pytest.mark.parametrize(
    ("size", "origin", "turned", "covered"),
    [
        (1, 0, False, (0,)),
        (1, 35, True, (35,)),
        (2, 0, False, (0, 1)),
        (2, 0, True, (0, 6)),
        (2, 1, False, (1, 2)),  # across a street
        (2, 5, False, None),
        (2, 30, True, None),
        (4, 7, False, (7, 8, 13, 14)),  # over the crossing of two streets
        (4, 5, False, None),
        (4, 30, False, None),
    ],
)
def test_footprints(size: int, origin: int, turned: bool, covered: tuple[int, ...] | None) -> None:
    assert lots.footprint(size, origin, turned) == covered


def test_other_sizes_are_no_footprint() -> None:
    with pytest.raises(ValueError, match="1, 2 or 4 lots, not 3"):
        lots.footprint(3, 0)


@given(sizes, st.integers(-40, 80), st.booleans())
def test_a_footprint_stays_on_the_grid_or_is_none(size: int, origin: int, turned: bool) -> None:
    covered = lots.footprint(size, origin, turned)
    if covered is not None:
        assert len(set(covered)) == size
        assert all(0 <= lot < 36 for lot in covered)
        assert covered[0] == origin == min(covered)
        assert lots.is_shape(covered)
        rows = {lots.row_and_column(lot)[0] for lot in covered}
        columns = {lots.row_and_column(lot)[1] for lot in covered}
        assert len(rows) * len(columns) == size


@pytest.mark.parametrize("wrong", [(0, 2), (5, 6), (0, 7), (0, 1, 2), (0, 1, 2, 3), (0, 1, 6, 8), ()])
def test_what_is_no_shape(wrong: tuple[int, ...]) -> None:
    assert not lots.is_shape(wrong)


def test_neighbours_share_a_side_and_streets_do_not_part_them() -> None:
    assert lots.neighbours(7) == (1, 6, 8, 13)  # 7 and 8 lie across a street
    assert lots.neighbours(0) == (1, 6)
    assert lots.neighbours(5) == (4, 11)  # and not 6, which begins the next row


def test_corners_touch_only_by_the_toggle() -> None:
    assert 14 not in lots.neighbours(7)
    assert lots.neighbours(7, diagonal=True) == (0, 1, 2, 6, 8, 12, 13, 14)


@given(every_lot, every_lot, st.booleans())
def test_being_neighbours_goes_both_ways(a: int, b: int, diagonal: bool) -> None:
    assert (a in lots.neighbours(b, diagonal)) == (b in lots.neighbours(a, diagonal))


def test_the_ring_of_a_large_building() -> None:
    ring = lots.lots_of(lots.ring((7, 8, 13, 14)))
    assert ring == (1, 2, 6, 9, 12, 15, 19, 20)


@pytest.mark.parametrize(("side", "first", "last"), [("n", 0, 5), ("s", 30, 35), ("w", 0, 30), ("e", 5, 35)])
def test_lots_along_a_side(side: str, first: int, last: int) -> None:
    found = lots.along(side)  # type: ignore[arg-type]
    assert (len(found), found[0], found[-1]) == (6, first, last)


def test_growing_over_old_lots() -> None:
    assert lots.growths((0,), 2) == ((0, 1), (0, 6))
    assert lots.growths((7, 8), 4) == ((1, 2, 7, 8), (7, 8, 13, 14))
    assert lots.growths((14,), 1) == ((14,),)
    assert lots.growths((0, 2), 4) == ()


@given(st.sets(every_lot))
def test_masks_lose_nothing(chosen: set[int]) -> None:
    assert lots.lots_of(lots.mask(chosen)) == tuple(sorted(chosen))
