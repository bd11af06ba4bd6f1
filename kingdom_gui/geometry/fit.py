"""Where a grid of hexes lies on a picture, from a few of its hex centres that were pointed at."""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from typing import NamedTuple

from ..engine.hexes import HexId
from ..engine.state import LARGEST_PITCH, LEAST_PITCH
from .layout import ROOT3, Layout, Point

MOST_MISS = 0.3  # of the pitch by which a mark may lie off its hex's centre
NEAREST = 1.0  # pixels that two marks must be apart


class Mark(NamedTuple):
    """A point of a picture (pixels) that is said to be the centre of a hex."""

    x: float
    y: float
    hex: HexId


class Fit(NamedTuple):
    """A grid on a picture: hex 0, 0 has its centre at (`x`, `y`), the next lies `pitch` pixels away, all
    turned by `rotation` degrees clockwise. `miss` is how far the worst mark lies off, in pixels.
    """

    x: float
    y: float
    pitch: float
    rotation: float
    miss: float = 0.0

    def point_of(self, hex_id: HexId, layout: Layout) -> Point:
        """The pixel at which a hex has its centre."""
        place = complex(self.x, self.y) + self._unit() * complex(*layout.centre(hex_id))
        return place.real, place.imag

    def to_map(self, x: float, y: float) -> Point:
        """A pixel of the picture in hex units of the drawn map."""
        place = (complex(x, y) - complex(self.x, self.y)) / self._unit()
        return place.real, place.imag

    def _unit(self) -> complex:
        """One hex unit to the right, in pixels of the picture."""
        return cmath.rect(self.pitch / ROOT3, math.radians(self.rotation))


class FitError(ValueError):
    """Marks of which no grid can be made; `code` and `parameters` are for the sentence."""

    def __init__(self, code: str, **parameters: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.parameters = parameters


def fit_grid(marks: Sequence[Mark], layout: Layout) -> Fit:
    """The grid that lies nearest to all marks (least squares); the level of their hexes is not looked at.

    :raises FitError: with fewer than two marks, with two of one hex or on one spot, and where the marks do
        not form a grid that could be used.
    """
    if len(marks) < 2:
        raise FitError("fit_too_few")
    if len({mark.hex[1:] for mark in marks}) < len(marks):
        raise FitError("fit_same_hex")
    pixels = [complex(mark.x, mark.y) for mark in marks]
    if any(abs(a - b) < NEAREST for number, a in enumerate(pixels) for b in pixels[:number]):
        raise FitError("fit_same_place")
    centres = [complex(*layout.centre(mark.hex)) for mark in marks]
    pixel_mean, centre_mean = sum(pixels) / len(marks), sum(centres) / len(marks)
    spread = sum(abs(centre - centre_mean) ** 2 for centre in centres)
    # A shift, a turn and an even stretch are one line of complex numbers: pixel = unit * centre + origin.
    unit = (
        sum(
            (centre - centre_mean).conjugate() * (pixel - pixel_mean)
            for centre, pixel in zip(centres, pixels, strict=True)
        )
        / spread
    )
    pitch = abs(unit) * ROOT3
    if not LEAST_PITCH <= pitch <= LARGEST_PITCH:
        limits = {"low": int(LEAST_PITCH), "high": int(LARGEST_PITCH)}
        raise FitError("fit_pitch", pitch=_shown(pitch), **limits)
    origin = pixel_mean - unit * centre_mean
    miss = max(abs(origin + unit * centre - pixel) for centre, pixel in zip(centres, pixels, strict=True))
    if miss > MOST_MISS * pitch:
        raise FitError("fit_misses", miss=_shown(miss), pitch=_shown(pitch))
    return Fit(origin.real, origin.imag, pitch, math.degrees(cmath.phase(unit)), miss)


def _shown(pixels: float) -> str:
    return f"{pixels:.1f}" if pixels < 10 else f"{pixels:.0f}"
