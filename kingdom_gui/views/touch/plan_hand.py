"""Fingers on the lots: a tap selects or aims, a second tap on the same place builds, two fingers zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF

from ..district import phrases
from ..district.placement import Spot
from . import mouse
from .context import ask_at

if TYPE_CHECKING:
    from ..district.plan_view import PlanView


class PlanHand:
    """What fingers do on a `PlanView`. A finger shows nothing before it is there: what is held is aimed by
    the first tap, with its price or what is against it, and placed by a second one on the same place.
    """

    def __init__(self, view: PlanView) -> None:
        self._view = view
        self._last = QPointF()
        self._aimed: Spot | None = None

    def tap(self, at: QPointF) -> None:
        """Select what is there, or aim what is held, or place it where it is aimed."""
        view = self._view
        if view.holding.placement is None:
            mouse.click(view.viewport(), at)
            return
        spot = view.spot_at(at)
        if spot is None:
            return
        if spot == self._aimed and spot == view.holding.target:
            self._aimed = None
            mouse.click(view.viewport(), at)
            return
        self._aim(spot)

    def hold(self, at: QPointF) -> None:
        """Open the menu of what is there; of what is held, turn it."""
        view = self._view
        view.setFocus()
        if view.holding.placement is None:
            ask_at(view, at.toPoint())
        elif view.holding.turn():
            spot = view.spot_at(at)
            if spot is not None:
                self._aim(spot)

    def drag(self, start: QPointF, at: QPointF, first: bool) -> None:
        """Move what is held over the lots, or else the lots."""
        view = self._view
        if view.holding.placement is not None:
            spot = view.spot_at(at)
            if spot is not None:
                self._aim(spot)
            return
        self._move((at - start) if first else (at - self._last))
        self._last = at

    def drop(self, at: QPointF) -> None:
        """What was moved stays aimed where it is."""

    def give_up(self) -> None:
        """Nothing is placed."""

    def pinch(self, factor: float, at: QPointF, moved: QPointF) -> None:
        """Move and zoom the plans with the fingers."""
        self._move(moved)
        self._view.set_zoom(self._view.zoom * factor, at)

    def _aim(self, spot: Spot) -> None:
        view = self._view
        self._aimed = spot
        view.keys.go_to(spot)
        view.holding.aim(spot)
        held = view.holding.placement
        told = phrases.outcome_line(held, spot, held.outcome(spot)) if held is not None else ""
        again = QCoreApplication.translate("PlanHand", "Tap again to place it; hold to turn it.")
        if told and not told.endswith("."):
            told += "."
        view.hint.emit(f"{told} {again}".strip())

    def _move(self, by: QPointF) -> None:
        for bar, way in (
            (self._view.horizontalScrollBar(), by.x()),
            (self._view.verticalScrollBar(), by.y()),
        ):
            bar.setValue(bar.value() - round(way))
