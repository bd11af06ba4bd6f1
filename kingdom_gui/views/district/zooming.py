"""Larger and smaller plans, the whole town in sight, and back to one of its districts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSizeF

from .arrangement import ZOOMS, Arrangement
from .hits import Hit

if TYPE_CHECKING:
    from .plan_view import PlanView


class Zooming:
    """Zooms a `PlanView`."""

    def __init__(self, view: PlanView) -> None:
        self._view = view
        self.town = False  # whether the whole town stays in sight, whatever the window's size

    @property
    def is_town(self) -> bool:
        """Whether the view shows the whole town smaller than it would be read."""
        return self._view.zoom <= self._view.arrangement.overview < 1.0

    def arrangement(self, districts: int, viewport: QSizeF) -> Arrangement:
        """The districts laid out at the zoom in force, which follows the viewport for the whole town."""
        view = self._view
        made = Arrangement(districts, viewport, view.zoom)
        if self.town and made.overview != view.zoom:
            view.zoom = made.overview
            made = Arrangement(districts, viewport, view.zoom)
        return made

    def to(self, zoom: float, at: QPointF | None = None) -> None:
        """Zoom; 1 fits as many districts as can be read. What is at this position of the viewport (None: its
        middle) stays there as far as the scroll bars let it.
        """
        view, self.town = self._view, False
        zoom = min(max(zoom, view.arrangement.lowest), ZOOMS[1])
        held = at if at is not None else QPointF(view.viewport().rect().center())
        point = held + view.offset()
        index = view.arrangement.nearest(point)
        before = view.arrangement.layouts[index].whole
        view.zoom = zoom
        view.arrange()
        after = view.arrangement.layouts[index].whole
        goal = after.topLeft() + (point - before.topLeft()) * (after.width() / before.width()) - held
        view.horizontalScrollBar().setValue(round(goal.x()))
        view.verticalScrollBar().setValue(round(goal.y()))

    def to_town(self) -> None:
        """Zoom out until all districts are in sight."""
        self.to(self._view.arrangement.overview)
        self.town = True
        self._view.arrange()

    def to_district(self, district: int) -> None:
        """Zoom in on one district, with the keyboard's cursor in it."""
        view = self._view
        self.to(1.0)
        view.keys.go_to(Hit(district, 0))
        view.reveal(view.arrangement.layouts[district].whole)
