"""What every tool is: an object that starts, moves and ends a gesture, or cancels it.

A tool decides nothing about the rules: it gathers the hexes of one mouse move into one action and hands it
to the document. All actions of one gesture are one step of undo.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt

from ....document.document import Document
from ....engine.actions import Action
from ....engine.hexes import HexId
from ....geometry.layout import Layout, Point
from ..planned import PlannedWay

_strokes = count(1)


class Pointer(NamedTuple):
    """Where the pointer is: the hex place, the point on the viewport, and whether Shift or Ctrl is held.

    `corner` is the corner of the hex that is nearest.
    """

    hex: HexId
    at: QPointF
    adding: bool = False
    toggling: bool = False
    corner: int = 0


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

    def layout_shown(self) -> Layout:
        """How hexes lie on the map."""

    def map_point(self, at: QPointF) -> Point:
        """A point of the viewport in scene units."""

    def show_trail(self, points: Sequence[Point]) -> None:
        """Show the line a hand is drawing, in scene units; none ends it."""

    def show_measured(self, way: PlannedWay | None) -> None:
        """Show a way that is measured, or none."""

    def take_terrain(self, terrain: str) -> None:
        """Let the tools give this terrain, and take the brush in hand."""

    def stroke_ended(self, hex_id: HexId) -> None:
        """A stroke of a tool that may cost something has ended here."""

    def tell(self, told: object) -> None:
        """Hand what a tool has found to whoever listens: the options row says it in words."""

    def ask_written(self, kind: str, hex_id: HexId, number: int | None) -> None:
        """Ask for a label or a pin (`kind`): a new one on a hex, or the one of this number; or for what
        lies in a hex (`special`).
        """

    def written_at(self, kind: str, pointer: Pointer) -> int | None:
        """The number of the label or pin under the pointer."""


class Tool:
    """A tool that does nothing; the others say what differs. `icon` names a line icon of the window."""

    id = ""
    icon = ""
    cursor = Qt.CursorShape.ArrowCursor

    @property
    def spans(self) -> bool:
        """Whether its gesture goes from one place to another: by keyboard Enter begins it and ends it."""
        return False

    @property
    def plans(self) -> bool:
        """Whether the gesture under way does nothing before it ends: till then `wish` is looked ahead to."""
        return False

    def start(self, stage: Stage, pointer: Pointer) -> None:
        """The button goes down."""

    def move(self, stage: Stage, pointer: Pointer) -> None:
        """The pointer moves with the button down."""

    def end(self, stage: Stage, pointer: Pointer) -> None:
        """The button comes up."""

    def cancel(self, stage: Stage) -> None:
        """The gesture is given up; what it did is taken back."""

    def aim(self, pointer: Pointer) -> bool:
        """The pointer is somewhere: whether a click would now cover other hexes in the same hex."""
        return False

    def drop(self, stage: Stage) -> bool:
        """Let go what is kept from gesture to gesture; whether there was anything."""
        return False

    def back(self, stage: Stage) -> bool:
        """Take back the last of what is kept from gesture to gesture; whether there was anything."""
        return False

    def covers(self, stage: Stage, hex_id: HexId) -> frozenset[HexId]:
        """The hexes that a click here would change, to be shown before it."""
        return frozenset()

    def wish(self, stage: Stage, hex_id: HexId) -> Action | None:
        """The action that a click here would do, where its price or refusal is worth showing before."""
        return None


def new_stroke(tool: Tool) -> str:
    """A name for a stroke that no other has."""
    return f"{tool.id} {next(_strokes)}"
