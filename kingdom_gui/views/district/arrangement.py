"""How the districts of a settlement are laid out in the window: side by side while they can be read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from ...drawing.district_layout import HEIGHT, WIDTH, DistrictLayout

GAP = 18.0  # pixels between districts and around them
READABLE = 58.0  # smallest side of a lot at which names can be read, in pixels
LARGEST = 150.0
LEAST = 40.0  # in a small window the plan is scrolled rather than drawn smaller
ZOOMS = (0.5, 2.5)


class Arrangement:
    """The layouts of so many districts for a viewport, and the size of all, in pixels.

    At zoom 1 as many stand in a row as stay readable, each whole in sight; the rest follows in rows below.
    """

    def __init__(self, districts: int, viewport: QSizeF, zoom: float = 1.0) -> None:
        lot = self._fitting(districts, viewport) * zoom
        cell = QSizeF(WIDTH * lot, HEIGHT * lot)
        columns = int((viewport.width() - GAP) // (cell.width() + GAP))
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
