"""Boxes by where they lie, so that a piece of the map asks only for those near it."""

from __future__ import annotations

import math
from typing import Generic, TypeVar

from ...geometry.layout import Rect

Item = TypeVar("Item")


class BoxIndex(Generic[Item]):
    """Boxes with what they hold, filed by the squares of a grid that they touch. All in hex units."""

    def __init__(self, square: float) -> None:
        self._square = max(square, 0.5)
        self._filed: dict[tuple[int, int], list[tuple[Rect, Item]]] = {}
        self._order: dict[int, int] = {}  # of each box by its entry

    def add(self, box: Rect, item: Item) -> None:
        """File a box."""
        entry = (box, item)
        self._order[id(entry)] = len(self._order)
        for square in self._squares(box):
            self._filed.setdefault(square, []).append(entry)

    def find(self, rect: Rect) -> list[tuple[Rect, Item]]:
        """The boxes that meet a rectangle, each once, in the order in which they were filed."""
        found: dict[int, tuple[Rect, Item]] = {}
        for square in self._filed if self._is_wide(rect) else self._squares(rect):
            for entry in self._filed.get(square, ()):
                if entry[0].meets(rect):
                    found[id(entry)] = entry
        return [found[key] for key in sorted(found, key=self._order.__getitem__)]

    def _is_wide(self, rect: Rect) -> bool:
        """Whether a rectangle has more squares than there are filed: a hex can lie a million others away."""
        across, down = (length / self._square + 1 for length in (rect.width, rect.height))
        return across * down > len(self._filed)

    def all(self) -> set[tuple[Rect, Item]]:
        """Every box filed; what they hold must be hashable."""
        return {entry for entries in self._filed.values() for entry in entries}

    def meets(self, box: Rect, other_than: Item | None = None) -> bool:
        """Whether a box meets any filed one but those that hold this item."""
        return any(
            item != other_than and filed.meets(box)
            for square in self._squares(box)
            for filed, item in self._filed.get(square, ())
        )

    def _squares(self, box: Rect) -> list[tuple[int, int]]:
        side = self._square
        across = range(math.floor(box.left / side), math.floor(box.right / side) + 1)
        down = range(math.floor(box.top / side), math.floor(box.bottom / side) + 1)
        return [(x, y) for y in down for x in across]
