"""Tools that go from place to place, click by click: measure a way, and lift the fog along one."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from PySide6.QtCore import Qt

from ....engine.actions.annotate import Reveal
from ....engine.exploration.days import days_along
from ....engine.hexes import HexId, disk, line
from ....engine.travel import quickest_way, travel_days
from ..planned import PlannedWay
from .base import Pointer, Stage, Tool, new_stroke

FARTHEST_SIGHT = 2  # hexes that a party may see from where it stands


class Measured(NamedTuple):
    """A way that was measured: its steps, and days of travel and of exploring along it."""

    steps: int
    travel: Fraction
    exploring: int


class LegTool(Tool):
    """A way of stops: each click goes on to another, a drag from one to another; Escape begins anew."""

    cursor = Qt.CursorShape.CrossCursor

    def __init__(self) -> None:
        self.stops: list[HexId] = []
        self.path: list[HexId] = []
        self._legs: list[int] = []  # how long the path was before each stop

    @property
    def spans(self) -> bool:
        return False

    def leg(self, stage: Stage, here: HexId, there: HexId) -> list[HexId]:
        """The hexes from one stop to the next, both ends included."""
        return line(here, there)

    def went(self, stage: Stage, way: list[HexId]) -> None:
        """Do what is done along the last leg; its first hex was on the one before."""

    def start(self, stage: Stage, pointer: Pointer) -> None:
        if self.stops and self.stops[-1][0] != pointer.hex[0]:
            self.drop(stage)
        self._stop(stage, pointer.hex)

    def end(self, stage: Stage, pointer: Pointer) -> None:
        self._stop(stage, pointer.hex)

    def cancel(self, stage: Stage) -> None:
        self.back(stage)

    def drop(self, stage: Stage) -> bool:
        if not self.stops:
            return False
        self.stops, self.path, self._legs = [], [], []
        self._show(stage)
        return True

    def back(self, stage: Stage) -> bool:
        if not self.stops:
            return False
        self.stops.pop()
        del self.path[self._legs.pop() :]
        self._show(stage)
        return True

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        return frozenset((hex_id,))

    def _stop(self, stage: Stage, there: HexId) -> None:
        if self.stops and self.stops[-1] == there:
            return
        way = self.leg(stage, self.stops[-1], there) if self.stops else [there]
        self._legs.append(len(self.path))
        self.stops.append(there)
        self.path += way[1:] if self.path else way
        self.went(stage, way)
        self._show(stage)

    def _show(self, stage: Stage) -> None:
        marks = tuple((hex_id, "") for hex_id in self.stops)
        stage.show_measured(PlannedWay(marks, tuple(self.path)) if self.stops else None)


class MeasureTool(LegTool):
    """Measures how far it is along a way of clicks, straight or by the `quickest` way, and for how long."""

    id = "measure"
    icon = "measure"

    def __init__(self) -> None:
        super().__init__()
        self.quickest = False

    def leg(self, stage: Stage, here: HexId, there: HexId) -> list[HexId]:
        found = quickest_way(stage.document.campaign.hexes, here, there) if self.quickest else None
        return list(found) if found else line(here, there)

    def again(self, stage: Stage) -> None:
        """Measure the same stops anew, after the way between them is another."""
        stops = self.stops
        self.stops, self.path, self._legs = [], [], []
        for stop in stops:
            self._stop(stage, stop)

    def measured(self, stage: Stage) -> Measured | None:
        """The way as it stands; None before there are two places."""
        if len(self.path) < 2:
            return None
        campaign = stage.document.campaign
        stays = days_along(self.path, campaign.hexes, stage.document.rules)
        return Measured(
            len(self.path) - 1, travel_days(self.path, campaign.hexes), sum(stay.days for stay in stays)
        )

    def _show(self, stage: Stage) -> None:
        super()._show(stage)
        stage.tell(self.measured(stage))


class ScoutTool(LegTool):
    """Lifts the fog along a party's way: all hexes within `sight` of it. A way is one step of undo."""

    id = "scout"
    icon = "scout"

    def __init__(self) -> None:
        super().__init__()
        self.sight = 1
        self._stroke = ""

    def went(self, stage: Stage, way: list[HexId]) -> None:
        if len(self.stops) == 1:
            self._stroke = new_stroke(self)
        known = stage.document.campaign.hexes
        seen = dict.fromkeys(h for step in way for h in disk(step, self.sight))
        lifted = tuple(h for h in seen if h in known and not known[h].seen)
        if lifted:
            stage.document.do(Reveal(hexes=lifted), self._stroke)

    def back(self, stage: Stage) -> bool:
        """What was seen stays seen; undo takes the whole way back."""
        return False

    def cancel(self, stage: Stage) -> None:
        self.drop(stage)

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        return frozenset(disk(hex_id, self.sight))
