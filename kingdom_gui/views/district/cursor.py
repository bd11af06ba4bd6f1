"""The keyboard's place on the plans: a lot, or a side of a district, moved by the arrows."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.state import LOTS_PER_SIDE, Side

_STEPS: dict[Side, tuple[int, int]] = {"n": (-1, 0), "s": (1, 0), "w": (0, -1), "e": (0, 1)}
_OPPOSITE: dict[Side, Side] = {"n": "s", "s": "n", "w": "e", "e": "w"}


class Cursor(NamedTuple):
    """Where the keyboard is: on lot `lot` of a district, or on the side `side` beyond that lot."""

    district: int = 0
    lot: int = 0
    side: Side | None = None

    def moved(self, way: Side, districts: int, columns: int) -> Cursor:
        """One step to a side: over the lots, onto the side of the district, and on into the next one.

        `columns` is how many districts stand in a row of the window. Where nothing follows it stays.
        """
        row, column = divmod(self.lot, LOTS_PER_SIDE)
        down, right = _STEPS[way]
        if self.side is None:
            row, column = row + down, column + right
            if 0 <= row < LOTS_PER_SIDE and 0 <= column < LOTS_PER_SIDE:
                return self._replace(lot=row * LOTS_PER_SIDE + column)
            return self._replace(side=way)
        if way == _OPPOSITE[self.side]:
            return self._replace(side=None)
        if way == self.side:
            return self._beyond(way, districts, columns)
        slid_row, slid_column = row + down, column + right
        if 0 <= slid_row < LOTS_PER_SIDE and 0 <= slid_column < LOTS_PER_SIDE:
            return self._replace(lot=slid_row * LOTS_PER_SIDE + slid_column)
        # Around the corner.
        return self._replace(side=way)

    def _beyond(self, way: Side, districts: int, columns: int) -> Cursor:
        step = {"w": -1, "e": 1, "n": -columns, "s": columns}[way]
        other = self.district + step
        in_row = way in ("n", "s") or self.district // columns == other // columns
        if not (0 <= other < districts and in_row):
            return self
        row, column = divmod(self.lot, LOTS_PER_SIDE)
        last = LOTS_PER_SIDE - 1
        row = {"n": last, "s": 0}.get(way, row)
        column = {"w": last, "e": 0}.get(way, column)
        return Cursor(other, row * LOTS_PER_SIDE + column, _OPPOSITE[way])

    def corner(self, width: int, height: int) -> int:
        """The north-west lot of a footprint of this size laid from here, kept inside the grid."""
        row, column = divmod(self.lot, LOTS_PER_SIDE)
        return min(row, LOTS_PER_SIDE - height) * LOTS_PER_SIDE + min(column, LOTS_PER_SIDE - width)
