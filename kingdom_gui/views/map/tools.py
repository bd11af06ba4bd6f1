"""What the pointer does on the map: each tool is an object that starts, moves and ends a gesture, or cancels
it.

A tool decides nothing about the rules: it gathers the hexes of one mouse move into one action and hands it
to the document. All actions of one gesture are one step of undo.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from itertools import count
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt

from ...document.document import Document
from ...engine.actions import Action, Change, Refusal
from ...engine.actions.improve import Improve
from ...engine.actions.land import Abandon, Claim
from ...engine.actions.world import DrawRiver, EraseRiver, Explore, PaintTerrain, RemoveHexes, SetWater
from ...engine.hexes import HexId, disk, line, neighbours
from ...engine.state import Campaign

_strokes = count(1)
FILL_MOST = 60_000  # hexes that one fill may reach
Mouse = Qt.MouseButton


class Pointer(NamedTuple):
    """Where the pointer is: the hex place, the point on the viewport, and whether Shift or Ctrl is held."""

    hex: HexId
    at: QPointF
    adding: bool = False
    toggling: bool = False


class Stage(Protocol):
    """What tools may ask of the map view."""

    document: Document

    def selected(self) -> list[HexId]:
        """The selected hexes in order of selection."""

    def select(self, hexes: Iterable[HexId]) -> None:
        """Select these hexes instead, and tell whoever listens."""

    def show_band(self, band: QRectF | None) -> None:
        """Show a rubber band, in points of the viewport, or none."""

    def hexes_in(self, band: QRectF) -> list[HexId]:
        """The hexes of the map whose centres lie in a rectangle of the viewport."""

    def pan_by(self, delta: QPointF) -> None:
        """Move the map by so many points."""


class Tool:
    """A tool that does nothing; the others say what differs. `icon` names a line icon of the window."""

    id = ""
    icon = ""
    cursor = Qt.CursorShape.ArrowCursor

    def start(self, stage: Stage, pointer: Pointer) -> None:
        """The button goes down."""

    def move(self, stage: Stage, pointer: Pointer) -> None:
        """The pointer moves with the button down."""

    def end(self, stage: Stage, pointer: Pointer) -> None:
        """The button comes up."""

    def cancel(self, stage: Stage) -> None:
        """The gesture is given up; what it did is taken back."""

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        """The hexes that a click here would change, to be shown before it."""
        return frozenset()

    def wish(self, stage: Stage, hex_id: HexId) -> Action | None:
        """The action that a click here would do, where its price or refusal is worth showing before."""
        return None


class SelectTool(Tool):
    """Click selects, Shift or Ctrl adds and takes away, dragging selects with a rubber band."""

    id = "select"
    icon = "select"

    def __init__(self) -> None:
        self._from: QPointF | None = None
        self._dragged = False

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._from, self._dragged = pointer.at, False

    def move(self, stage: Stage, pointer: Pointer) -> None:
        if self._from is None:
            return
        way = pointer.at - self._from
        self._dragged = self._dragged or way.manhattanLength() > 6
        if self._dragged:
            stage.show_band(QRectF(self._from, pointer.at).normalized())

    def end(self, stage: Stage, pointer: Pointer) -> None:
        start, self._from = self._from, None
        stage.show_band(None)
        if start is None:
            return
        keep = stage.selected() if pointer.adding or pointer.toggling else []
        if self._dragged:
            stage.select(dict.fromkeys([*keep, *stage.hexes_in(QRectF(start, pointer.at).normalized())]))
        elif pointer.hex not in stage.document.campaign.hexes:
            stage.select(keep)
        elif pointer.hex in keep:
            stage.select([hex_id for hex_id in keep if hex_id != pointer.hex])
        else:
            stage.select([*keep, pointer.hex])

    def cancel(self, stage: Stage) -> None:
        self._from = None
        stage.show_band(None)


class PanTool(Tool):
    """Dragging moves the map."""

    id = "pan"
    icon = "pan"
    cursor = Qt.CursorShape.OpenHandCursor

    def __init__(self) -> None:
        self._last = QPointF()

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._last = pointer.at

    def move(self, stage: Stage, pointer: Pointer) -> None:
        stage.pan_by(pointer.at - self._last)
        self._last = pointer.at


class StrokeTool(Tool):
    """A tool that does something to each hex it passes, all of it one step of undo."""

    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, radius: int = 0) -> None:
        self.radius = radius
        self._stroke = ""
        self._done: set[HexId] = set()
        self._last: HexId | None = None
        self._steps = 0

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        """What to do with hexes that the stroke newly covers; may be nothing."""
        raise NotImplementedError

    def kingdom(self, campaign: Campaign) -> str:
        """In whose name it is done."""
        return campaign.at_table

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._stroke = f"{self.id} {next(_strokes)}"
        self._done.clear()
        self._last = None
        self._steps = stage.document.undo_stack.index()
        self.move(stage, pointer)

    def move(self, stage: Stage, pointer: Pointer) -> None:
        if not self._stroke or pointer.hex == self._last:
            return
        # The pointer may have jumped: everything between is covered as well.
        way = line(self._last, pointer.hex) if self._last is not None else [pointer.hex]
        self._last = pointer.hex
        fresh = [h for step in way for h in disk(step, self.radius) if h not in self._done]
        fresh = list(dict.fromkeys(fresh))
        self._done.update(fresh)
        self._do(stage, fresh)

    def end(self, stage: Stage, pointer: Pointer) -> None:
        self._stroke = ""

    def cancel(self, stage: Stage) -> None:
        if not self._stroke:
            return
        self._stroke = ""
        stack = stage.document.undo_stack
        while stack.index() > self._steps:
            # An obsolete step leaves the stack instead of being redone, so nothing is left to redo.
            step = stack.command(stack.index() - 1)
            stack.undo()
            step.setObsolete(True)
            stack.redo()

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        return frozenset(disk(hex_id, self.radius))

    def wish(self, stage: Stage, hex_id: HexId) -> Action | None:
        document = stage.document
        campaign = document.campaign
        actions = self.actions(campaign, list(disk(hex_id, self.radius)), self.kingdom(campaign))
        return actions[0] if len(actions) == 1 else None

    def _do(self, stage: Stage, hexes: list[HexId]) -> None:
        document = stage.document
        for action in self.actions(document.campaign, hexes, self.kingdom(document.campaign)):
            document.do(action, self._stroke)


class TerrainBrush(StrokeTool):
    """Paints a terrain; where the map has no hex yet it grows."""

    id = "brush"
    icon = "brush"

    def __init__(self, terrain: str = "plains", radius: int = 0) -> None:
        super().__init__(radius)
        self.terrain = terrain

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        known = campaign.hexes
        changed = tuple(h for h in hexes if h not in known or known[h].terrain != self.terrain)
        return [PaintTerrain(hexes=changed, terrain=self.terrain)] if changed else []


class HexStroke(StrokeTool):
    """A stroke over hexes of the map for which something holds."""

    def __init__(
        self,
        tool_id: str,
        icon: str,
        applies: Callable[[Campaign, HexId, str], bool],
        action: Callable[[tuple[HexId, ...], str], Action],
        radius: int = 0,
    ) -> None:
        super().__init__(radius)
        self.id, self.icon = tool_id, icon
        self._applies, self._action = applies, action

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        meant = tuple(h for h in hexes if h in campaign.hexes and self._applies(campaign, h, kingdom))
        return [self._action(meant, kingdom)] if meant else []


class LandStroke(HexStroke):
    """A stroke that claims land or gives it up: for `claimant`, or for the kingdom at the table."""

    claimant = ""

    def kingdom(self, campaign: Campaign) -> str:
        return self.claimant if self.claimant in campaign.kingdoms else campaign.at_table


class RiverTool(StrokeTool):
    """Draws a river along the hexes it passes, source first."""

    id = "river"
    icon = "river"

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._before: HexId | None = None
        self._drew = False
        super().start(stage, pointer)

    def move(self, stage: Stage, pointer: Pointer) -> None:
        if not self._stroke or pointer.hex == self._last:
            return
        way = line(self._last, pointer.hex) if self._last is not None else [pointer.hex]
        self._last = pointer.hex
        known = stage.document.campaign.hexes
        path = tuple(h for h in way if h in known)
        if len(path) > 1 and len(path) == len(way):
            stage.document.do(DrawRiver(path=path), self._stroke)
            self._drew = True

    def end(self, stage: Stage, pointer: Pointer) -> None:
        here = self._last
        if self._stroke and not self._drew and here is not None and here in stage.document.campaign.hexes:
            stage.document.do(DrawRiver(path=(here,)), self._stroke)
        super().end(stage, pointer)

    def wish(self, stage: Stage, hex_id: HexId) -> Action | None:
        return None


class FillTool(Tool):
    """Gives a terrain to all connected hexes of the terrain that is clicked."""

    id = "fill"
    icon = "fill"
    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, terrain: str = "plains") -> None:
        self.terrain = terrain

    def start(self, stage: Stage, pointer: Pointer) -> None:
        hexes = flood(stage.document.campaign, pointer.hex)
        known = stage.document.campaign.hexes
        if hexes and known[pointer.hex].terrain != self.terrain:
            stage.document.do(PaintTerrain(hexes=tuple(hexes), terrain=self.terrain))

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        return frozenset((hex_id,))


class Eraser(StrokeTool):
    """Takes the river out of hexes; with `hexes` it takes whole unclaimed hexes off the map."""

    id = "eraser"
    icon = "eraser"

    def __init__(self, radius: int = 0, hexes: bool = False) -> None:
        super().__init__(radius)
        self.hexes = hexes

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        known = campaign.hexes
        if self.hexes:
            gone = tuple(h for h in hexes if h in known and h not in campaign.claims)
            return [RemoveHexes(hexes=gone)] if gone else []
        rivers = tuple(h for h in hexes if h in known and known[h].river)
        waters = tuple(h for h in hexes if h in known and (known[h].coast or known[h].lake))
        found: list[Action] = [EraseRiver(hexes=rivers)] if rivers else []
        return [*found, SetWater(hexes=waters, coast=False, lake=False)] if waters else found


def flood(campaign: Campaign, start: HexId) -> list[HexId]:
    """The connected hexes that have the terrain of `start`, it first; nothing off the map."""
    known = campaign.hexes
    first = known.get(start)
    if first is None:
        return []
    reached = {start: None}
    frontier = [start]
    while frontier and len(reached) < FILL_MOST:
        for other in neighbours(frontier.pop()):
            there = known.get(other)
            if there is not None and other not in reached and there.terrain == first.terrain:
                reached[other] = None
                frontier.append(other)
    return list(reached)


def make_tools(terrains: Collection[str]) -> dict[str, Tool]:
    """The tools of the map by id, in the order of the tool strip."""
    terrain = "plains" if "plains" in terrains else next(iter(terrains), "plains")

    def road(kind: str) -> HexStroke:
        return HexStroke(
            kind, "road",
            lambda campaign, h, _: kind not in campaign.hexes[h].improvements
            and "highway" not in campaign.hexes[h].improvements,
            lambda hexes, kingdom: Improve(hexes=hexes, improvement=kind, kingdom=kingdom),
        )  # fmt: skip

    tools: list[Tool] = [
        SelectTool(),
        PanTool(),
        TerrainBrush(terrain),
        FillTool(terrain),
        RiverTool(),
        HexStroke(
            "coast", "coast",
            lambda campaign, h, _: not campaign.hexes[h].coast,
            lambda hexes, _: SetWater(hexes=hexes, coast=True),
        ),
        HexStroke(
            "lake", "lake",
            lambda campaign, h, _: not campaign.hexes[h].lake,
            lambda hexes, _: SetWater(hexes=hexes, lake=True),
        ),
        road("road"),
        road("highway"),
        LandStroke(
            "claim", "claim",
            lambda campaign, h, _: h not in campaign.claims,
            lambda hexes, kingdom: Claim(hexes=hexes, kingdom=kingdom),
        ),
        LandStroke(
            "abandon", "abandon",
            lambda campaign, h, kingdom: campaign.claims.get(h) == kingdom,
            lambda hexes, kingdom: Abandon(hexes=hexes, kingdom=kingdom),
        ),
        HexStroke(
            "explore", "explore",
            lambda campaign, h, _: not campaign.hexes[h].explored,
            lambda hexes, _: Explore(hexes=hexes),
        ),
        HexStroke(
            "clear", "done",
            lambda campaign, h, _: not campaign.hexes[h].cleared,
            lambda hexes, _: Explore(hexes=hexes, explored=True, cleared=True),
        ),
        Eraser(),
        _remover(),
    ]  # fmt: skip
    return {tool.id: tool for tool in tools}


def _remover() -> Eraser:
    tool = Eraser(hexes=True)
    tool.id, tool.icon = "remove", "remove"
    return tool


__all__ = ["Change", "Refusal", "Tool", "flood", "make_tools"]
