"""Tools that do something to hexes, in whatever shape they are drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import Qt

from ....engine.actions import Action, Change
from ....engine.hexes import HexId, line
from ....engine.shapes import BRUSHES, brush, flood, rectangle_between, ring_through
from ....engine.state import Campaign
from ....geometry.layout import Point
from ....geometry.strokes import hexes_along, smoothed
from .base import Pointer, Stage, Tool, new_stroke

Shape = Literal["brush", "line", "rectangle", "ring", "fill", "path", "freehand"]
AREAS: tuple[Shape, ...] = ("brush", "line", "rectangle", "ring", "fill")
WAYS: tuple[Shape, ...] = ("path", "freehand")
FROM_TO: tuple[Shape, ...] = ("line", "rectangle", "ring", "freehand")


class StrokeTool(Tool):
    """A tool that does something to the hexes of a stroke, all of it one step of undo.

    `shapes` are those it can draw, `shape` the one it does. `brush` and `path` do what they pass at once, the
    others when the stroke ends; `size` is the brush's place in `BRUSHES`.
    """

    cursor = Qt.CursorShape.CrossCursor
    shapes: tuple[Shape, ...] = AREAS

    def __init__(self) -> None:
        self.shape: Shape = self.shapes[0]
        self.size = 0
        self._corner = 0
        self._stroke = ""
        self._done: set[HexId] = set()
        self._first: HexId | None = None
        self._last: HexId | None = None
        self._points: list[Point] = []
        self.paid = 0  # BP, by the stroke under way or the last one while the pointer is on its end

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        """What to do with hexes that the stroke newly covers; may be nothing."""
        raise NotImplementedError

    def kingdom(self, campaign: Campaign) -> str:
        """In whose name it is done."""
        return campaign.at_table

    @property
    def spans(self) -> bool:
        return self.shape in FROM_TO

    @property
    def plans(self) -> bool:
        return self.spans and self.shape != "freehand"

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._stroke = new_stroke(self)
        self.paid = 0
        self._done.clear()
        self._first, self._last = pointer.hex, None
        self._corner = pointer.corner
        self._points = [stage.map_point(pointer.at)]
        if self.shape == "fill":
            self._do(stage, self._region(stage, pointer.hex))
        else:
            self.move(stage, pointer)

    def move(self, stage: Stage, pointer: Pointer) -> None:
        if not self._stroke or self.shape == "fill":
            return
        if self.shape == "freehand":
            self._points.append(stage.map_point(pointer.at))
            stage.show_trail(smoothed(self._points))
        elif not self.spans and pointer.hex != self._last:
            # The pointer may have jumped: everything between is covered as well.
            way = line(self._last, pointer.hex) if self._last is not None else [pointer.hex]
            self.pass_over(stage, way)
        self._last = pointer.hex

    def pass_over(self, stage: Stage, way: list[HexId]) -> None:
        """Do what is to be done along a way, its hexes in order."""
        covered = [h for step in way for h in brush(step, self._brush, self._corner)]
        fresh = list(dict.fromkeys(h for h in covered if h not in self._done))
        self._done.update(fresh)
        self._do(stage, fresh)

    def end(self, stage: Stage, pointer: Pointer) -> None:
        if self._stroke and self._first is not None:
            if self.shape == "freehand":
                stage.show_trail(())
                self.pass_over(stage, self._freehand(stage))
            elif self.spans:
                self._do(stage, self.drawn(stage, self._first, pointer.hex))
        self._finish()
        if self.paid:
            stage.stroke_ended(pointer.hex)

    def cancel(self, stage: Stage) -> None:
        if not self._stroke:
            return
        stroke, self.paid = self._stroke, 0
        self._finish()
        stage.show_trail(())
        stage.document.take_back(stroke)

    def aim(self, pointer: Pointer) -> bool:
        turned = self._brush == 3 and pointer.corner != self._corner
        self._corner = pointer.corner
        return turned

    def drawn(self, stage: Stage, first: HexId, last: HexId) -> list[HexId]:
        """The hexes of the shape from one place to another."""
        if self.shape == "rectangle":
            settings = stage.document.campaign.settings
            known = stage.document.campaign.hexes
            return rectangle_between(first, last, settings.orientation, settings.stagger, known)
        if self.shape == "ring":
            return ring_through(first, last)
        covered = (h for step in line(first, last) for h in brush(step, self._brush, self._corner))
        return list(dict.fromkeys(covered))

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        if self._stroke and self.spans and self.shape != "freehand" and self._first is not None:
            return frozenset(self.drawn(stage, self._first, hex_id))
        if self.shape in ("brush", "line"):
            return frozenset(brush(hex_id, self._brush, self._corner))
        return frozenset((hex_id,))

    def wish(self, stage: Stage, hex_id: HexId) -> Action | None:
        document = stage.document
        campaign = document.campaign
        actions = self.actions(campaign, list(self.covers(stage, hex_id)), self.kingdom(campaign))
        return actions[0] if len(actions) == 1 else None

    @property
    def _brush(self) -> int:
        """How many hexes the brush covers."""
        return BRUSHES[self.size] if self.shape in ("brush", "line") else 1

    def _region(self, stage: Stage, start: HexId) -> list[HexId]:
        """The connected hexes of one terrain."""
        known = stage.document.campaign.hexes
        first = known.get(start)
        if first is None:
            return []
        return flood(start, lambda h: (there := known.get(h)) is not None and there.terrain == first.terrain)

    def _freehand(self, stage: Stage) -> list[HexId]:
        assert self._first is not None
        return hexes_along(smoothed(self._points), stage.layout_shown(), self._first[0])

    def _finish(self) -> None:
        self._stroke = ""
        self._points = []
        self._first = None

    def _do(self, stage: Stage, hexes: list[HexId]) -> None:
        document = stage.document
        for action in self.actions(document.campaign, hexes, self.kingdom(document.campaign)):
            outcome = document.do(action, self._stroke)
            if isinstance(outcome, Change):
                self.paid += outcome.price.total


Applies = Callable[[Campaign, HexId, str, bool], bool]
Makes = Callable[[tuple[HexId, ...], str, bool], Action]


class HexStroke(StrokeTool):
    """A stroke over hexes of the map for which something holds.

    `taking`: it takes away what it otherwise gives, where it is `reversible`; `applies` and `action`
    are told so.
    """

    def __init__(
        self,
        tool_id: str,
        icon: str,
        applies: Applies,
        action: Makes,
        shapes: tuple[Shape, ...] = AREAS,
        reversible: bool = False,
    ) -> None:
        self.shapes = shapes
        super().__init__()
        self.id, self.icon = tool_id, icon
        self.reversible, self.taking = reversible, False
        self._applies, self._action = applies, action

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        taking = self.taking
        meant = tuple(h for h in hexes if h in campaign.hexes and self._applies(campaign, h, kingdom, taking))
        return [self._action(meant, kingdom, taking)] if meant else []


class LandStroke(HexStroke):
    """A stroke that claims land or gives it up: for `claimant`, or for the kingdom at the table."""

    claimant = ""

    def kingdom(self, campaign: Campaign) -> str:
        return self.claimant if self.claimant in campaign.kingdoms else campaign.at_table
