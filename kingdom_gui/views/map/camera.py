"""Which part of the map is seen, and how large: plain arithmetic, no widget.

Hex units (centre of a hex to its corner) become device pixels by `scale`; the viewport's left upper corner
lies at the whole device pixel (`left`, `top`) of the map's drawing, so tiles are copied without resampling.
Zoom goes by fixed steps, so that what was painted at one step can be used again.
"""

from __future__ import annotations

import math

from ...engine.hexes import HexId
from ...geometry.layout import Layout, Rect

PER_DOUBLING = 4  # zoom steps from one size to twice that size
SMALLEST, LARGEST = -6, 27  # steps; a hex then measures 0.35 or 108 points from centre to corner
LARGEST_FIT = 24


class Camera:
    """The view on the map: a step of zoom and a place."""

    def __init__(self) -> None:
        self.step = 16
        self.pixel = 1.0  # device pixels a point of the screen
        self.type_size = 1.0  # how much larger than usual letters, marks and lines are drawn
        self.width, self.height = 100, 100  # of the viewport, in device pixels
        self.left, self.top = -50, -50

    @property
    def size(self) -> float:
        """How large a hex appears: points from its centre to its corners."""
        return float(2 ** (self.step / PER_DOUBLING))

    @property
    def ink_pixel(self) -> float:
        """Device pixels of a point in which letters, marks and lines are measured."""
        return self.pixel * self.type_size

    @property
    def scale(self) -> float:
        """Device pixels a hex unit."""
        return self.size * self.pixel

    @property
    def place(self) -> tuple[int, int, int, int, int, float, float]:
        """All that says which part of the map is seen, and how."""
        return self.step, self.left, self.top, self.width, self.height, self.pixel, self.type_size

    def scale_at(self, step: int) -> float:
        """Device pixels a hex unit at another step of zoom."""
        return float(2 ** (step / PER_DOUBLING)) * self.pixel

    def to_map(self, x: float, y: float) -> tuple[float, float]:
        """A point of the viewport (points of the screen) in hex units."""
        scale = 2 ** (self.step / PER_DOUBLING) * self.pixel
        return (x * self.pixel + self.left) / scale, (y * self.pixel + self.top) / scale

    def to_view(self, x: float, y: float) -> tuple[float, float]:
        """A point in hex units on the viewport, in points of the screen."""
        scale = self.scale
        return (x * scale - self.left) / self.pixel, (y * scale - self.top) / self.pixel

    def hex_under(self, x: float, y: float, layout: Layout, level: int) -> HexId:
        """The hex place under a point of the viewport."""
        scale = 2 ** (self.step / PER_DOUBLING) * self.pixel
        return layout.hex_at((x * self.pixel + self.left) / scale, (y * self.pixel + self.top) / scale, level)

    def visible(self) -> Rect:
        """What is seen, in hex units."""
        scale = self.scale
        return Rect(
            self.left / scale,
            self.top / scale,
            (self.left + self.width) / scale,
            (self.top + self.height) / scale,
        )

    def resize(self, width: int, height: int, pixel: float) -> None:
        """The viewport has another size (device pixels) or density; its middle stays where it was."""
        x, y = self.visible().centre
        self.width, self.height, self.pixel = width, height, pixel
        self.centre_on(x, y)

    def centre_on(self, x: float, y: float) -> None:
        """Bring a point in hex units to the middle."""
        self.left = round(x * self.scale - self.width / 2)
        self.top = round(y * self.scale - self.height / 2)

    def pan(self, dx: float, dy: float) -> None:
        """Move the map by so many points of the screen."""
        self.left -= round(dx * self.pixel)
        self.top -= round(dy * self.pixel)

    def zoom_to(self, step: int, x: float, y: float) -> bool:
        """Take another step of zoom about a point of the viewport, which keeps its place; whether it
        changed.
        """
        step = max(SMALLEST, min(LARGEST, step))
        if step == self.step:
            return False
        at = self.to_map(x, y)
        self.step = step
        self.left = round(at[0] * self.scale - x * self.pixel)
        self.top = round(at[1] * self.scale - y * self.pixel)
        return True

    def fit(self, rect: Rect) -> None:
        """Show all of a rectangle in hex units, as large as a step of zoom allows.

        A viewport squeezed to nothing shows nothing, and keeps its step.
        """
        if self.width <= 0 or self.height <= 0:
            return
        room = min(self.width / max(rect.width, 0.1), self.height / max(rect.height, 0.1)) / self.pixel
        self.step = max(SMALLEST, min(LARGEST_FIT, math.floor(math.log2(room) * PER_DOUBLING + 1e-9)))
        self.centre_on(*rect.centre)

    def keep_within(self, extent: Rect) -> None:
        """Keep some of the map in sight, however far it is dragged."""
        x, y = self.visible().centre
        inside_x = min(max(x, extent.left), extent.right)
        inside_y = min(max(y, extent.top), extent.bottom)
        if (x, y) != (inside_x, inside_y):
            self.centre_on(inside_x, inside_y)
