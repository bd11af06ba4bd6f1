"""How the districts of a settlement are laid out in the window: side by side while they can be read."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ...drawing.district_layout import HEIGHT, WIDTH, DistrictLayout

GAP = 18.0  # pixels between districts and around them
READABLE = 58.0  # smallest side of a lot at which names can be read, in pixels
STAMPED = 26.0  # smallest side of a lot at which stamps can be told apart, in pixels
LARGEST = 150.0
LEAST = 40.0  # in a small window the plan is scrolled rather than drawn smaller
SMALLEST = 6.0  # of a lot, in the plan of a whole town, in pixels
ZOOMS = (0.5, 2.5)


class Arrangement:
    """The layouts of so many districts for a viewport, and the size of all, in pixels.

    At zoom 1 as many stand in a row as stay readable, each whole in sight; the rest follows in rows below.
    At `overview` the whole town is in sight: that is the lowest zoom where it is below the usual one.
    """

    def __init__(self, districts: int, viewport: QSizeF, zoom: float = 1.0) -> None:
        usual = self._fitting(districts, viewport)
        self.overview = min(_whole_town(districts, viewport) / usual, 1.0)
        lot = usual * zoom
        cell = QSizeF(WIDTH * lot, HEIGHT * lot)
        # As many as fit; half a pixel of grace, or rounding would push one out of the town's own plan.
        columns = int((viewport.width() - GAP + 0.5) // (cell.width() + GAP))
        self.columns = min(max(columns, 1), max(districts, 1))
        rows = -(-districts // self.columns)
        self.size = QSizeF(
            self.columns * (cell.width() + GAP) + GAP, rows * cell.height() + (rows + 1) * GAP * 0.6
        )
        left = max((viewport.width() - self.size.width()) / 2, 0.0)
        top = max((viewport.height() - self.size.height()) / 2, 0.0)
        self.layouts: list[DistrictLayout] = []
        for number in range(districts):
            row, column = divmod(number, self.columns)
            x = left + GAP + column * (cell.width() + GAP)
            y = top + GAP * 0.6 + row * (cell.height() + GAP * 0.6)
            self.layouts.append(DistrictLayout(QRectF(x, y, cell.width(), cell.height())))

    @property
    def lowest(self) -> float:
        """The lowest zoom there is use for."""
        return min(ZOOMS[0], self.overview)

    @property
    def lot(self) -> float:
        """The side of a lot, in pixels; 0 without districts."""
        return self.layouts[0].lot if self.layouts else 0.0

    def nearest(self, point: QPointF) -> int:
        """The district at a point of the content, or the one nearest to it; there must be one."""

        def far(layout: DistrictLayout) -> float:
            middle = layout.whole.center() - point
            return middle.x() ** 2 + middle.y() ** 2

        return min(range(len(self.layouts)), key=lambda index: far(self.layouts[index]))

    @staticmethod
    def _fitting(districts: int, viewport: QSizeF) -> float:
        """The side of a lot at zoom 1."""
        high = (viewport.height() - 2 * GAP * 0.6) / HEIGHT
        alone = min(high, (viewport.width() - 2 * GAP) / WIDTH)
        for columns in range(districts, 1, -1):
            lot = min(high, (viewport.width() - (columns + 1) * GAP) / (columns * WIDTH))
            if lot >= READABLE:
                return min(lot, LARGEST)
        return min(max(alone, LEAST), LARGEST)


def _whole_town(districts: int, viewport: QSizeF) -> float:
    """The largest side of a lot at which all districts are in sight at once."""
    best = SMALLEST
    for columns in range(1, districts + 1):
        rows = -(-districts // columns)
        wide = (viewport.width() - (columns + 1) * GAP) / (columns * WIDTH)
        high = (viewport.height() - (rows + 1) * GAP * 0.6) / (rows * HEIGHT)
        best = max(best, min(wide, high))
    return best
