"""The grid of a district: 36 lots in nine blocks of two by two, and which of them lie beside each other.

Lots are numbered 0-35 row by row from the north-west corner. Streets and alleys are no lots and separate
nothing: lots that share a side across a street are adjacent (ruling D18). Sets of lots are also written as
masks, whole numbers with bit `1 << lot`, since a drag over the grid asks for very many of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from .state import LOTS_PER_DISTRICT, LOTS_PER_SIDE, Side

SIZES = (1, 2, 4)
COLUMNS = "ABCDEF"
_STRAIGHT = ((-1, 0), (1, 0), (0, -1), (0, 1))
_SLANTED = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def lot_label(lot: int) -> str:
    """What a lot is called: column A to F from the west, row 1 to 6 from the north ("C4")."""
    row, column = divmod(lot, LOTS_PER_SIDE)
    return f"{COLUMNS[column]}{row + 1}"


def row_and_column(lot: int) -> tuple[int, int]:
    """Row and column of a lot, counted from 0 in the north-west."""
    return divmod(lot, LOTS_PER_SIDE)


def lot_at(row: int, column: int) -> int | None:
    """The lot in this row and column, or None where the grid has ended."""
    if 0 <= row < LOTS_PER_SIDE and 0 <= column < LOTS_PER_SIDE:
        return row * LOTS_PER_SIDE + column
    return None


def block_of(lot: int) -> int:
    """The block (0-8, row by row) that a lot lies in: two by two lots between streets (IT L469)."""
    row, column = row_and_column(lot)
    return row // 2 * (LOTS_PER_SIDE // 2) + column // 2


def footprint(shape_lots: int, origin: int, turned: bool = False) -> tuple[int, ...] | None:
    """The lots a building of 1, 2 or 4 lots covers when its north-west lot is `origin` (ruling D19).

    Two lots lie side by side, one below the other when `turned`; four are a square. None: it leaves the grid.

    :raises ValueError: for another number of lots.
    """
    if shape_lots not in SIZES:
        raise ValueError(f"a building covers 1, 2 or 4 lots, not {shape_lots}")
    row, column = row_and_column(origin)
    height = 2 if shape_lots == 4 or (shape_lots == 2 and turned) else 1
    width = shape_lots // height
    covered = [lot_at(row + down, column + right) for down in range(height) for right in range(width)]
    inside = tuple(lot for lot in covered if lot is not None)
    return inside if len(inside) == shape_lots and 0 <= origin < LOTS_PER_DISTRICT else None


@lru_cache(maxsize=8)
def footprints(shape_lots: int, turned: bool = False) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every footprint of so many lots on the grid with its mask, by its north-west lot."""
    laid = (footprint(shape_lots, origin, turned) for origin in range(LOTS_PER_DISTRICT))
    return tuple((lots, mask(lots)) for lots in laid if lots is not None)


def is_shape(lots: Iterable[int]) -> bool:
    """Whether these lots are one lot, a domino or a square inside the grid."""
    covered = tuple(sorted(set(lots)))
    return covered in _shapes(len(covered))


@lru_cache(maxsize=8)
def _shapes(shape_lots: int) -> frozenset[tuple[int, ...]]:
    if shape_lots not in SIZES:
        return frozenset()
    laid = (
        footprint(shape_lots, origin, turned)
        for origin in range(LOTS_PER_DISTRICT)
        for turned in (False, True)
    )
    return frozenset(lots for lots in laid if lots is not None)


@lru_cache(maxsize=1024)
def growths(old: tuple[int, ...], shape_lots: int) -> tuple[tuple[int, ...], ...]:
    """All footprints of this many lots that cover the old ones, from north-west to south-east."""
    return tuple(sorted(lots for lots in _shapes(shape_lots) if set(old) <= set(lots)))


def mask(lots: Iterable[int]) -> int:
    """A set of lots as a mask."""
    found = 0
    for lot in lots:
        found |= 1 << lot
    return found


def lots_of(lots_mask: int) -> tuple[int, ...]:
    """The lots of a mask, in order."""
    return tuple(lot for lot in range(LOTS_PER_DISTRICT) if lots_mask >> lot & 1)


@lru_cache(maxsize=128)
def neighbours(lot: int, diagonal: bool = False) -> tuple[int, ...]:
    """The lots that share a side with this one, and with `diagonal` a corner too (toggle
    diagonal_adjacency).
    """
    row, column = row_and_column(lot)
    steps = (*_STRAIGHT, *_SLANTED) if diagonal else _STRAIGHT
    around = (lot_at(row + down, column + right) for down, right in steps)
    return tuple(sorted(other for other in around if other is not None))


@lru_cache(maxsize=4096)
def ring(lots: tuple[int, ...], diagonal: bool = False) -> int:
    """Mask of the lots beside a building, its own left out."""
    around = 0
    for lot in lots:
        around |= mask(neighbours(lot, diagonal))
    return around & ~mask(lots)


@lru_cache(maxsize=4)
def along(side: Side) -> tuple[int, ...]:
    """The six lots at one side of the district, from north to south or from west to east."""
    last = LOTS_PER_SIDE - 1
    row_wise = {"n": 0, "s": last}
    if side in row_wise:
        return tuple(row_wise[side] * LOTS_PER_SIDE + column for column in range(LOTS_PER_SIDE))
    column = 0 if side == "w" else last
    return tuple(row * LOTS_PER_SIDE + column for row in range(LOTS_PER_SIDE))


def border_mask(sides: Iterable[Side]) -> int:
    """Mask of all lots at any of these sides of the district."""
    return mask(lot for side in sides for lot in along(side))
