"""What is held over the plans, ready to be placed, and what would come of placing it where it is aimed."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ...document.document import Document
from ...engine.actions import Change, Refusal
from . import phrases
from .placement import Placement, Spot


class Holding(QObject):
    """Holds a `Placement` and the spot it is aimed at.

    `changed` tells that either is another. `hint` is a line for the status bar; `preview` the `Change` that
    placing would be, or None; `refused` an action not done with its `Refusal`; `done` the `Change` that was.
    """

    changed = Signal()
    hint = Signal(str)
    preview = Signal(object)
    refused = Signal(object, object)
    done = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.placement: Placement | None = None
        self.target: Spot | None = None
        self.built: Spot | None = None  # where it has just been placed

    def hold(self, placement: Placement | None) -> None:
        """Hold this, or nothing."""
        if placement is None and self.placement is None:
            return
        self.aim(None)
        self.built = None
        self.placement = placement
        self.changed.emit()

    def aim(self, spot: Spot | None) -> None:
        """Let the ghost be at a spot, and tell what placing it there would do; None lets it vanish.

        Over the ground just built on there is no ghost until it has been elsewhere: that the ground is taken
        now would read as if the building had failed.
        """
        held = self.placement
        if spot is not None and not self._on_what_was_built(spot):
            self.built = None
        if held is None or spot is None or self.built is not None:
            if self.target is not None:
                self.target = None
                self.preview.emit(None)
                self.hint.emit("")
                self.changed.emit()
            return
        self.target = spot
        outcome = held.outcome(spot)
        self.preview.emit(outcome if isinstance(outcome, Change) else None)
        self.hint.emit(phrases.outcome_line(held, spot, outcome))
        self.changed.emit()

    def turn(self) -> bool:
        """Turn what is held the next way; whether it can be turned."""
        turned = self.placement is not None and self.placement.turn()
        if turned:
            self.changed.emit()
        return turned

    def place(self, spot: Spot) -> bool:
        """Do it at this spot; whether it was done. A refusal is told by `refused`."""
        held = self.placement
        if held is None:
            return False
        action = held.action(spot)
        outcome = self._document.check(action)
        if isinstance(outcome, Refusal):
            self.hint.emit(phrases.outcome_line(held, spot, outcome))
            self.refused.emit(action, outcome)
            return False
        self.built = self.target = spot
        self._document.do(action)
        self.done.emit(outcome)
        return True

    def _on_what_was_built(self, spot: Spot) -> bool:
        built = self.built
        if built is None or built.district != spot.district:
            return False
        return built == spot or not set(built.lots).isdisjoint(spot.lots)
