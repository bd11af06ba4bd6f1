"""Where the parts of a district lie: 36 lots in nine blocks with alleys and streets, its sides, its heading.

All is arithmetic on one rectangle in the painter's units; the same layout draws the plan and finds what the
pointer is on.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from ..engine.state import LOTS_PER_SIDE, SIDES_OF_DISTRICT, Side

# All in sides of a lot.
ALLEY = 0.07
STREET = 0.26
VERGE = 0.20  # from the outer lots to the side of the district, a street as well
BAND = 0.49  # the land or water outside, with wall and moat
HEADING = 0.56
TOWN = LOTS_PER_SIDE + 3 * ALLEY + 2 * STREET + 2 * VERGE
WIDTH = TOWN + 2 * BAND
HEIGHT = WIDTH + HEADING


class DistrictLayout:
    """A district laid out as large as it fits, centred, in `bounds` (painter's units)."""

    def __init__(self, bounds: QRectF, heading: bool = True) -> None:
        """Without `heading` no room is kept above for the title and the works of the whole district."""
        head = HEADING if heading else 0.0
        self.lot = max(min(bounds.width() / WIDTH, bounds.height() / (WIDTH + head)), 1.0)
        lot = self.lot
        width, height = WIDTH * lot, (WIDTH + head) * lot
        left = bounds.x() + (bounds.width() - width) / 2
        top = bounds.y() + (bounds.height() - height) / 2
        self.whole = QRectF(left, top, width, height)
        self.heading = QRectF(left, top, width, head * lot)
        self.ground = QRectF(left, top + head * lot, width, width)
        self.town = self.ground.adjusted(BAND * lot, BAND * lot, -BAND * lot, -BAND * lot)
        self._starts = [VERGE * lot + _start(place) * lot for place in range(LOTS_PER_SIDE)]

    def lot_rect(self, lot: int) -> QRectF:
        """The ground of one lot (0-35)."""
        row, column = divmod(lot, LOTS_PER_SIDE)
        return QRectF(
            self.town.x() + self._starts[column], self.town.y() + self._starts[row], self.lot, self.lot
        )

    def lots_rect(self, lots: Iterable[int]) -> QRectF:
        """The ground of a footprint, alleys and streets between its lots included."""
        whole = QRectF()
        for lot in lots:
            whole = whole.united(self.lot_rect(lot))
        return whole

    def block_rect(self, block: int) -> QRectF:
        """One of the nine blocks of four lots, row by row."""
        row, column = divmod(block, 3)
        first = row * 2 * LOTS_PER_SIDE + column * 2
        return self.lots_rect((first, first + LOTS_PER_SIDE + 1))

    def lot_at(self, point: QPointF) -> int | None:
        """The lot at a point, streets and alleys going to the lot nearest; None outside the town."""
        if not self.town.contains(point):
            return None
        return self._nearest(point.y() - self.town.y()) * LOTS_PER_SIDE + self._nearest(
            point.x() - self.town.x()
        )

    def corner_at(self, point: QPointF, width: int, height: int) -> int:
        """The north-west lot of a footprint of so many lots that lies best under the point, kept inside."""
        column = self._corner(point.x() - self.town.x(), width)
        row = self._corner(point.y() - self.town.y(), height)
        return row * LOTS_PER_SIDE + column

    def side_rect(self, side: Side) -> QRectF:
        """The band of land or water along one side of the town, corners left out."""
        ground, town = self.ground, self.town
        if side == "n":
            return QRectF(town.left(), ground.top(), town.width(), town.top() - ground.top())
        if side == "s":
            return QRectF(town.left(), town.bottom(), town.width(), ground.bottom() - town.bottom())
        if side == "w":
            return QRectF(ground.left(), town.top(), town.left() - ground.left(), town.height())
        return QRectF(town.right(), town.top(), ground.right() - town.right(), town.height())

    def side_at(self, point: QPointF) -> Side | None:
        """The side whose band a point is on; None inside the town and outside of the ground."""
        if self.town.contains(point) or not self.ground.contains(point):
            return None
        return self.nearest_side(point)

    def nearest_side(self, point: QPointF) -> Side:
        """The side a point is nearest to, wherever it is."""
        town = self.town
        gaps: dict[Side, float] = {
            "n": point.y() - town.top(), "e": town.right() - point.x(),
            "s": town.bottom() - point.y(), "w": point.x() - town.left(),
        }  # fmt: skip
        return min(SIDES_OF_DISTRICT, key=lambda side: gaps[side])

    def _nearest(self, offset: float) -> int:
        return min(range(LOTS_PER_SIDE), key=lambda place: abs(self._starts[place] + self.lot / 2 - offset))

    def _corner(self, offset: float, size: int) -> int:
        def middle(place: int) -> float:
            return (self._starts[place] + self._starts[place + size - 1] + self.lot) / 2

        return min(range(LOTS_PER_SIDE - size + 1), key=lambda place: abs(middle(place) - offset))


def _start(place: int) -> float:
    """Distance in lots from the first lot's edge to that of the lot in this row or column."""
    blocks, second = divmod(place, 2)
    return place + (blocks + second) * ALLEY + blocks * STREET
