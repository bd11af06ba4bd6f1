"""Small steps of a picture under the grid: moved by a pixel, its hexes set wider or closer."""

from __future__ import annotations

import cmath
import math

from PySide6.QtCore import Qt

from ...engine.actions.picture import AdjustPicture
from ...engine.state import LARGEST_PITCH, LEAST_PITCH, MapPicture
from ...geometry.layout import ROOT3, Point

PIXEL = 1.0
PITCH_STEP = 0.1  # pixels
Key, Modifier = Qt.Key, Qt.KeyboardModifier
ARROWS = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}


def nudged(picture: MapPicture, key: int, held: Qt.KeyboardModifier, middle: Point) -> AdjustPicture | None:
    """What a key does to a picture, or None for one that does nothing.

    An arrow moves the picture that way on the map, by one of its own pixels. With Shift, right and up make it
    have its hexes farther apart, left and down closer; what lies at `middle` (hex units) stays there.
    """
    arrow = ARROWS.get(Key(key)) if key in ARROWS else None
    held &= ~Modifier.KeypadModifier
    if arrow is None or held not in (Modifier.NoModifier, Modifier.ShiftModifier):
        return None
    if held == Modifier.NoModifier:
        way = complex(*arrow) * PIXEL * cmath.rect(1, math.radians(picture.rotation))
        return AdjustPicture(level=picture.level, x=picture.x - way.real, y=picture.y - way.imag)
    return with_pitch(picture, picture.pitch + (arrow[0] - arrow[1]) * PITCH_STEP, middle)


def with_pitch(picture: MapPicture, pitch: float, middle: Point) -> AdjustPicture:
    """Another distance of hexes, while what lies at `middle` (hex units) stays there."""
    pitch = min(max(pitch, LEAST_PITCH), LARGEST_PITCH)
    turn = cmath.rect(1, math.radians(picture.rotation))
    moved = (picture.pitch - pitch) / ROOT3 * turn * complex(*middle)
    return AdjustPicture(level=picture.level, x=picture.x + moved.real, y=picture.y + moved.imag, pitch=pitch)


def turned(picture: MapPicture, rotation: float, middle: Point) -> AdjustPicture:
    """Another turn, about what lies at `middle` (hex units)."""
    unit = picture.pitch / ROOT3
    before, after = (cmath.rect(unit, math.radians(angle)) for angle in (picture.rotation, rotation))
    moved = (before - after) * complex(*middle)
    return AdjustPicture(
        level=picture.level, x=picture.x + moved.real, y=picture.y + moved.imag, rotation=rotation
    )
