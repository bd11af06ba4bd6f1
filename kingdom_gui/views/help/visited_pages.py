"""Where a reader has been in the book, for going back and forward."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

MOST = 200


class Place(NamedTuple):
    """A page and how far down it was read, in pixels."""

    page: str
    down: int = 0


class VisitedPages:
    """A line of places with one of them current."""

    def __init__(self) -> None:
        self._places: list[Place] = []
        self._at = -1

    @property
    def current(self) -> Place | None:
        """The place that is read now."""
        return self._places[self._at] if self._at >= 0 else None

    @property
    def can_go_back(self) -> bool:
        """Whether there is a place before."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether the reader came back from somewhere."""
        return self._at + 1 < len(self._places)

    def leave(self, down: int) -> None:
        """Keep how far down the current page was read."""
        if self.current is not None:
            self._places[self._at] = self._places[self._at]._replace(down=down)

    def go(self, page: str) -> None:
        """Go to a page; what was ahead is forgotten."""
        if self.current is not None and self.current.page == page:
            return
        self._places = [*self._places[: self._at + 1], Place(page)][-MOST:]
        self._at = len(self._places) - 1

    def step(self, by: int) -> Place | None:
        """Go back (-1) or forward (1); the place there, None where there is none."""
        if not 0 <= self._at + by < len(self._places):
            return None
        self._at += by
        return self._places[self._at]

    def keep(self, there: Callable[[str], bool]) -> None:
        """Forget the pages that are not there any more; from one of them the reader goes back to the nearest
        before it, or else to the nearest after.
        """
        before = sum(there(place.page) for place in self._places[: self._at + 1])
        self._places = [place for place in self._places if there(place.page)]
        self._at = min(max(before - 1, 0), len(self._places) - 1)
