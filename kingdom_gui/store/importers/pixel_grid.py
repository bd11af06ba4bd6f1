"""Where the hexes of a foreign map lie in its own pixels, and which hex a point lies in."""

from __future__ import annotations

from math import floor, isfinite
from typing import NamedTuple

from ...engine.hexes import Orientation, Stagger
from .foreign import Place

FARTHEST = 1e9  # pixels; what is drawn farther out lies on no map


class PixelGrid(NamedTuple):
    """A grid of hexes `width` by `height` pixels; `step` is the way from one to the next across the stagger:
    from column to column where the hexes are flat-topped, from row to row where they are pointed.
    """

    orientation: Orientation
    stagger: Stagger
    width: float
    height: float
    step: float

    def centre(self, column: int, row: int) -> tuple[float, float]:
        """The middle of a hex."""
        odd = self.stagger == "odd"
        if self.orientation == "flat":
            pushed = bool(column & 1) == odd
            return (
                column * self.step + self.width / 2,
                (row + (0.5 if pushed else 0.0)) * self.height + self.height / 2,
            )
        pushed = bool(row & 1) == odd
        return (
            (column + (0.5 if pushed else 0.0)) * self.width + self.width / 2,
            row * self.step + self.height / 2,
        )

    def place_at(self, x: float, y: float) -> Place | None:
        """The surface hex whose middle is nearest to a point; None for a point that is nowhere."""
        if not (isfinite(x) and isfinite(y)) or max(abs(x), abs(y)) > FARTHEST:
            return None
        if self.orientation == "flat":
            column, row = floor((x - self.width / 2) / self.step), floor((y - self.height) / self.height)
            near = [(column + dc, row + dr) for dc in (0, 1) for dr in (0, 1, 2)]
        else:
            row, column = floor((y - self.height / 2) / self.step), floor((x - self.width) / self.width)
            near = [(column + dc, row + dr) for dc in (0, 1, 2) for dr in (0, 1)]
        column, row = min(near, key=lambda at: _away(self.centre(*at), x, y))
        return (0, column, row)

    def through(self, points: list[tuple[float, float]], most: int = 2_000) -> list[Place]:
        """The hexes a drawn line passes, one after the other, each told once where the line stays in it."""
        found: list[Place] = []
        stride = max(min(self.width, self.height) / 3, 1e-6)
        for (ax, ay), (bx, by) in zip(points, points[1:] or points[:1], strict=False):
            if self.place_at(ax, ay) is None or self.place_at(bx, by) is None:
                continue
            parts = max(1, min(most, int(max(abs(bx - ax), abs(by - ay)) / stride) + 1))
            for part in range(parts + 1):
                at = self.place_at(ax + (bx - ax) * part / parts, ay + (by - ay) * part / parts)
                if at is not None and (not found or found[-1] != at):
                    found.append(at)
            if len(found) > most:
                break
        return found[:most]


def _away(centre: tuple[float, float], x: float, y: float) -> float:
    return (centre[0] - x) ** 2 + (centre[1] - y) ** 2
