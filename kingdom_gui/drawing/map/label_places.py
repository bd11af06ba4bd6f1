"""Where the names stand that the GM writes over the land.

A label stands on its hex, or as near to it as it finds room: it gives way to settlements and their names, and
to larger labels.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from PySide6.QtGui import QFont, QFontMetricsF

from ...engine.state import MapLabel
from ...geometry.layout import Point, Rect
from .atlas import Atlas
from .box_index import BoxIndex
from .fonts import serif
from .halo import on_one_line
from .pins import PIN_TIPS, pin_height

# Hex units from line to line of a label's letters, by its size from 1 to 5.
SIZES = {1: 0.34, 2: 0.48, 3: 0.68, 4: 1.0, 5: 1.5}
LEAST = 9.0  # points: letters are not set smaller
HIDDEN_BELOW = 5.0  # points that the letters would measure, below which a label is left out
LARGEST = 72.0
WIDE_FROM = 4  # labels of this size on have their letters set apart


class WrittenLabel(NamedTuple):
    """A label as it is set at one size of the map: the type in pixels, its middle in hex units."""

    id: int
    text: str
    pixels: float
    size: int
    angle: int
    shared: bool
    centre: Point


def label_font(pixels: float, size: int) -> QFont:
    """The type of a label of a size from 1 to 5."""
    return serif(pixels, italic=True, tracking=0.14 if size >= WIDE_FROM else 0.02)


def label_pixels(size: int, scale: float, pixel: float) -> float | None:
    """How large a label's letters are at a size of the map, in pixels; None where it is not shown."""
    wanted = SIZES[size] * scale
    if wanted < HIDDEN_BELOW * pixel:
        return None
    return round(min(max(wanted, LEAST * pixel), LARGEST * pixel), 1)


def place_labels(
    atlas: Atlas, scale: float, pixel: float, avoid: Iterable[BoxIndex[Any]]
) -> BoxIndex[WrittenLabel]:
    """Where each label of the level stands, none of them on what is to be avoided if it can be helped."""
    taken: BoxIndex[int] = BoxIndex(4.0)
    found: BoxIndex[WrittenLabel] = BoxIndex(8.0)
    barred = (*avoid, taken, _pin_boxes(atlas, scale, pixel))
    # Large ones first: they have the fewest places.
    for label in sorted(atlas.campaign.labels.values(), key=lambda one: (-one.size, one.id)):
        pixels = label_pixels(label.size, scale, pixel)
        if pixels is None or label.hex[0] != atlas.options.level:
            continue
        metrics = QFontMetricsF(label_font(pixels, label.size))
        text = on_one_line(label.text)
        wide, high = metrics.horizontalAdvance(text) / scale, metrics.ascent() * 0.95 / scale
        places = list(_places(label, atlas, high))
        centre = next((c for c in places if not _meets(c, wide, high, label.angle, barred)), places[0])
        for box in _slices(centre, wide, high, label.angle):
            taken.add(box, label.id)
        written = WrittenLabel(label.id, text, pixels, label.size, label.angle, label.shared, centre)
        found.add(_around(centre, wide, metrics.height() / scale, label.angle), written)
    return found


def _pin_boxes(atlas: Atlas, scale: float, pixel: float) -> BoxIndex[int]:
    """About what pins cover."""
    found: BoxIndex[int] = BoxIndex(4.0)
    high = pin_height(scale, pixel) / scale
    for hex_id, pins in atlas.pins.items():
        x, y = atlas.layout.centre(hex_id)
        reach = PIN_TIPS[0][0] + high * 0.36
        left = x - reach if len(pins) > 1 else x
        found.add(Rect(left, y + PIN_TIPS[0][1] - high, x + reach, y + PIN_TIPS[0][1]), pins[0].id)
    return found


def _places(label: MapLabel, atlas: Atlas, high: float) -> Iterator[Point]:
    """Where a label may stand, the nearest to its hex first: up and down from it, then to the sides."""
    x, y = atlas.layout.centre(label.hex)
    turned = math.radians(label.angle)
    for along, across in (
        (0, 0), (0, -0.7), (0, 0.7), (0, -1.3), (0, 1.3), (-1.2, 0), (1.2, 0), (0, -2), (0, 2),
        (-1.2, -1), (1.2, -1), (-1.2, 1), (1.2, 1),
    ):  # fmt: skip
        dx, dy = along * high, across * high
        yield (
            x + dx * math.cos(turned) - dy * math.sin(turned),
            y + dx * math.sin(turned) + dy * math.cos(turned),
        )


def _slices(centre: Point, wide: float, high: float, angle: int) -> list[Rect]:
    """The boxes that a line of text covers, as many as it takes for them to follow it where it leans."""
    turned = math.radians(angle)
    count = 1 if not angle else max(1, math.ceil(wide / high))
    part = wide / count
    half_x = (abs(math.cos(turned)) * part + abs(math.sin(turned)) * high) / 2
    half_y = (abs(math.sin(turned)) * part + abs(math.cos(turned)) * high) / 2
    boxes = []
    for number in range(count):
        along = (number + 0.5) * part - wide / 2
        x, y = centre[0] + along * math.cos(turned), centre[1] + along * math.sin(turned)
        boxes.append(Rect(x - half_x, y - half_y, x + half_x, y + half_y))
    return boxes


def _around(centre: Point, wide: float, high: float, angle: int) -> Rect:
    """The rectangle that holds a leaning line of text with its halo."""
    turned = math.radians(angle)
    half_x = (abs(math.cos(turned)) * wide + abs(math.sin(turned)) * high) / 2 + high * 0.2
    half_y = (abs(math.sin(turned)) * wide + abs(math.cos(turned)) * high) / 2 + high * 0.2
    return Rect(centre[0] - half_x, centre[1] - half_y, centre[0] + half_x, centre[1] + half_y)


def _meets(centre: Point, wide: float, high: float, angle: int, barred: Iterable[BoxIndex[Any]]) -> bool:
    return any(index.meets(box) for box in _slices(centre, wide, high, angle) for index in barred)
