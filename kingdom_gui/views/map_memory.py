"""What the map remembers from one time to the next: the tool in hand, how each is set, what is shown."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import QByteArray, QObject

from ..document.settings import Preferences
from ..engine.shapes import BRUSHES
from .map.map_view import MapView
from .map.tools.legs import FARTHEST_SIGHT, MeasureTool, ScoutTool
from .map.tools.strokes import HexStroke, StrokeTool
from .map_texts import LAYERS

KEPT = "map"
# These take something away: the program does not begin with one in hand.
NOT_AT_FIRST = ("abandon", "remove", "eraser")


class ToolSetting(msgspec.Struct, omit_defaults=True):
    """How a tool is set."""

    shape: str = ""
    size: int = 0
    taking: bool = False
    sight: int = 1
    quickest: bool = False


class MapSettings(msgspec.Struct, omit_defaults=True):
    """All of it, as it is kept."""

    tool: str = "select"
    terrain: str = ""
    tools: dict[str, ToolSetting] = {}
    layers: dict[str, bool] = {}


class MapMemory(QObject):
    """Keeps a map's tools and layers in the preferences, and sets them again."""

    def __init__(self, view: MapView, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view, self._preferences = view, preferences
        self._recall()
        view.tool_changed.connect(self.keep)
        view.options_changed.connect(self.keep)

    def keep(self) -> None:
        """Keep what is in hand and shown now."""
        view = self._view
        kept = MapSettings(
            view.tool.id if view.tool.id not in NOT_AT_FIRST else "select",
            str(getattr(view.tools["brush"], "terrain", "")),
            {name: setting for name, tool in view.tools.items() if (setting := _setting(tool))},
            {name: bool(getattr(view.options, name)) and name != view.lent_layer for name in LAYERS},
        )
        self._preferences.keep_bytes(KEPT, QByteArray(msgspec.json.encode(kept)))

    def _recall(self) -> None:
        view = self._view
        try:
            kept = msgspec.json.decode(self._preferences.bytes(KEPT).data(), type=MapSettings)
        except msgspec.MsgspecError:
            return  # nothing kept yet, or by another version
        for name, setting in kept.tools.items():
            if name in view.tools:
                _set(view.tools[name], setting)
        if kept.terrain in view.document.rules.terrain:
            view.set_terrain(kept.terrain)
        layers: dict[str, Any] = {name: shown for name, shown in kept.layers.items() if name in LAYERS}
        view.set_options(view.options._replace(**layers))
        if kept.tool in view.tools:
            view.set_tool(kept.tool)


def _setting(tool: object) -> ToolSetting | None:
    if isinstance(tool, HexStroke):
        return ToolSetting(tool.shape, tool.size, tool.taking)
    if isinstance(tool, StrokeTool):
        return ToolSetting(tool.shape, tool.size)
    if isinstance(tool, ScoutTool):
        return ToolSetting(sight=tool.sight)
    return ToolSetting(quickest=tool.quickest) if isinstance(tool, MeasureTool) else None


def _set(tool: object, setting: ToolSetting) -> None:
    if isinstance(tool, StrokeTool):
        tool.shape = next((shape for shape in tool.shapes if shape == setting.shape), tool.shape)
        tool.size = max(0, min(len(BRUSHES) - 1, setting.size))
    if isinstance(tool, HexStroke) and tool.reversible:
        tool.taking = setting.taking
    if isinstance(tool, ScoutTool):
        tool.sight = max(0, min(FARTHEST_SIGHT, setting.sight))
    if isinstance(tool, MeasureTool):
        tool.quickest = setting.quickest
