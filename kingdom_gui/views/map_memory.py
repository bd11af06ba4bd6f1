"""How the user has set a map: its tools and what it shows. The tool in hand is not kept."""

from __future__ import annotations

from typing import Any

import msgspec

from ..engine.shapes import BRUSHES
from .map.canvas import FIRST_OPTIONS
from .map.map_view import MapView
from .map.tools.legs import FARTHEST_SIGHT, MeasureTool, ScoutTool
from .map.tools.strokes import StrokeTool
from .map_texts import LAYERS


class ToolSetting(msgspec.Struct, omit_defaults=True):
    """How a tool is set, but not that it takes away: nobody expects that of a tool taken up the next day."""

    shape: str = ""
    size: int = 0
    sight: int = 1
    quickest: bool = False


class MapSettings(msgspec.Struct, omit_defaults=True):
    """All of it, as it is kept."""

    terrain: str = ""
    tools: dict[str, ToolSetting] = {}
    layers: dict[str, bool] = {}


def map_settings(view: MapView) -> MapSettings:
    """How a map is set now."""
    return MapSettings(
        str(getattr(view.tools["brush"], "terrain", "")),
        {name: setting for name, tool in view.tools.items() if (setting := _setting(tool))},
        {name: bool(getattr(view.options, name)) and name != view.lent_layer for name in LAYERS},
    )


def set_map(view: MapView, kept: MapSettings) -> None:
    """Set a map as it was kept; what was not kept is as at first."""
    view.begin_anew()
    for name, setting in kept.tools.items():
        if name in view.tools:
            _set(view.tools[name], setting)
    if kept.terrain in view.document.rules.terrain:
        view.set_terrain(kept.terrain)
    layers: dict[str, Any] = {name: kept.layers.get(name, getattr(FIRST_OPTIONS, name)) for name in LAYERS}
    view.set_options(view.options._replace(level=0, **layers))
    view.tool_set()


def _setting(tool: object) -> ToolSetting | None:
    if isinstance(tool, StrokeTool):
        return ToolSetting(tool.shape, tool.size)
    if isinstance(tool, ScoutTool):
        return ToolSetting(sight=tool.sight)
    return ToolSetting(quickest=tool.quickest) if isinstance(tool, MeasureTool) else None


def _set(tool: object, setting: ToolSetting) -> None:
    if isinstance(tool, StrokeTool):
        tool.shape = next((shape for shape in tool.shapes if shape == setting.shape), tool.shape)
        tool.size = max(0, min(len(BRUSHES) - 1, setting.size))
    if isinstance(tool, ScoutTool):
        tool.sight = max(0, min(FARTHEST_SIGHT, setting.sight))
    if isinstance(tool, MeasureTool):
        tool.quickest = setting.quickest
