"""Tools that draw from hex to hex or with a free hand: rivers and roads."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from ....engine.actions import Action, Change
from ....engine.actions.improve import Improve
from ....engine.actions.world import DrawRiver
from ....engine.hexes import HexId
from ....engine.state import Campaign
from .base import Pointer, Stage
from .strokes import WAYS, HexStroke, StrokeTool


class Drawn(NamedTuple):
    """What a stroke has drawn: the tool, the hexes it runs through, and how many of them are claimed."""

    tool: str
    hexes: int
    claimed: int


class RiverTool(StrokeTool):
    """Draws a river along the hexes it passes, source first."""

    id = "river"
    icon = "river"
    shapes = WAYS

    def __init__(self) -> None:
        super().__init__()
        self._through: set[HexId] = set()

    @property
    def spans(self) -> bool:
        return True

    @property
    def plans(self) -> bool:
        return False

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._through = set()
        super().start(stage, pointer)

    def move(self, stage: Stage, pointer: Pointer) -> None:
        if self.shape == "freehand":
            super().move(stage, pointer)
        elif self._stroke and pointer.hex != self._last:
            if self._last is not None:
                self.pass_over(stage, self.drawn(stage, self._last, pointer.hex))
            self._last = pointer.hex

    def pass_over(self, stage: Stage, way: list[HexId]) -> None:
        known = stage.document.campaign.hexes
        if len(way) > 1 and all(hex_id in known for hex_id in way):
            self._draw(stage, tuple(way))
        elif self.shape == "freehand":  # beyond the edge of the map the line is not drawn, but its parts are
            for part in parts_on_map(way, known):
                if len(part) > 1 or len(way) == 1:
                    self._draw(stage, part)

    def end(self, stage: Stage, pointer: Pointer) -> None:
        here = pointer.hex
        if self.shape == "freehand":
            stage.show_trail(())
            self.pass_over(stage, self._freehand(stage))
        elif self._stroke and not self._through and here in stage.document.campaign.hexes:
            self._draw(stage, (here,))
        self._finish()
        if self._through:
            stage.tell(drawn_along(self.id, self._through, stage.document.campaign))

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        return frozenset((hex_id,))

    def wish(self, stage: Stage, hex_id: HexId) -> Action | None:
        return None

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        return []

    def _draw(self, stage: Stage, path: tuple[HexId, ...]) -> None:
        if isinstance(stage.document.do(DrawRiver(path=path), self._stroke), Change):
            self._through.update(path)


class RoadTool(HexStroke):
    """Builds roads or highways along the hexes it passes, for the kingdom at the table."""

    def __init__(self, kind: str) -> None:
        super().__init__(
            kind, "road",
            lambda campaign, h, _, __: kind not in campaign.hexes[h].improvements
            and "highway" not in campaign.hexes[h].improvements,
            lambda hexes, kingdom, _: Improve(hexes=hexes, improvement=kind, kingdom=kingdom),
            WAYS,
        )  # fmt: skip
        self._built: set[HexId] = set()

    def start(self, stage: Stage, pointer: Pointer) -> None:
        self._built = set()
        super().start(stage, pointer)

    def end(self, stage: Stage, pointer: Pointer) -> None:
        super().end(stage, pointer)
        known = stage.document.campaign.hexes
        built = {h for h in self._built if self.id in known[h].improvements}
        if built:
            stage.tell(drawn_along(self.id, built, stage.document.campaign))

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        found = super().actions(campaign, hexes, kingdom)
        if self._stroke:
            self._built.update(h for h in hexes if h in campaign.hexes)
        return found


def drawn_along(tool: str, hexes: set[HexId], campaign: Campaign) -> Drawn:
    """What a stroke has drawn, as the rules will count it: each hex once, those of the realm apart."""
    return Drawn(tool, len(hexes), sum(campaign.claims.get(h) == campaign.at_table for h in hexes))


def parts_on_map(way: list[HexId], known: Container[HexId]) -> list[tuple[HexId, ...]]:
    """The pieces of a way that lie on the map, in order."""
    parts: list[list[HexId]] = [[]]
    for hex_id in way:
        if hex_id in known:
            parts[-1].append(hex_id)
        elif parts[-1]:
            parts.append([])
    return [tuple(part) for part in parts if part]
