"""What the tools and layers of the map are called, and what each tool does."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from .marking import QT_TRANSLATE_NOOP

# Name and hint of each tool, in the order of the strip.
TOOLS = {
    "select": (
        QT_TRANSLATE_NOOP("MapTexts", "Select"),
        QT_TRANSLATE_NOOP("MapTexts", "Click a hex, or drag around several. Shift adds."),
    ),
    "pan": (
        QT_TRANSLATE_NOOP("MapTexts", "Move the map"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag the map. With any tool, the middle button does the same."),
    ),
    "brush": (
        QT_TRANSLATE_NOOP("MapTexts", "Paint terrain"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag over hexes; beyond the edge the map grows."),
    ),
    "fill": (
        QT_TRANSLATE_NOOP("MapTexts", "Fill terrain"),
        QT_TRANSLATE_NOOP("MapTexts", "Gives a terrain to all connected hexes of the one clicked."),
    ),
    "river": (
        QT_TRANSLATE_NOOP("MapTexts", "Draw a river"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag from the source along the hexes it runs through."),
    ),
    "coast": (
        QT_TRANSLATE_NOOP("MapTexts", "Mark a coast"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag over hexes that lie at open water."),
    ),
    "lake": (
        QT_TRANSLATE_NOOP("MapTexts", "Mark a lake"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag over hexes that hold a lake."),
    ),
    "road": (
        QT_TRANSLATE_NOOP("MapTexts", "Build roads"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag along claimed hexes. The price is in the last line."),
    ),
    "highway": (
        QT_TRANSLATE_NOOP("MapTexts", "Build highways"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag along claimed hexes. On a road only the difference is paid."),
    ),
    "claim": (
        QT_TRANSLATE_NOOP("MapTexts", "Claim"),
        QT_TRANSLATE_NOOP("MapTexts", "Click explored and cleared hexes beside the realm: 1 BP each."),
    ),
    "abandon": (
        QT_TRANSLATE_NOOP("MapTexts", "Abandon"),
        QT_TRANSLATE_NOOP("MapTexts", "Gives claimed hexes up; Unrest rises."),
    ),
    "explore": (
        QT_TRANSLATE_NOOP("MapTexts", "Mark as explored"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag over hexes the party has explored."),
    ),
    "clear": (
        QT_TRANSLATE_NOOP("MapTexts", "Mark as cleared"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag over hexes that are safe; only these can be claimed."),
    ),
    "eraser": (
        QT_TRANSLATE_NOOP("MapTexts", "Erase water"),
        QT_TRANSLATE_NOOP("MapTexts", "Takes rivers, coasts and lakes out of hexes."),
    ),
    "remove": (
        QT_TRANSLATE_NOOP("MapTexts", "Remove hexes"),
        QT_TRANSLATE_NOOP("MapTexts", "Takes unclaimed hexes off the map."),
    ),
}
LAYERS = {
    "grid": QT_TRANSLATE_NOOP("MapTexts", "Grid"),
    "labels": QT_TRANSLATE_NOOP("MapTexts", "Hex labels"),
    "names": QT_TRANSLATE_NOOP("MapTexts", "Names"),
    "symbols": QT_TRANSLATE_NOOP("MapTexts", "Symbols"),
    "lines": QT_TRANSLATE_NOOP("MapTexts", "Rivers and roads"),
    "borders": QT_TRANSLATE_NOOP("MapTexts", "Borders of realms"),
    "routes": QT_TRANSLATE_NOOP("MapTexts", "Trade routes"),
    "veil": QT_TRANSLATE_NOOP("MapTexts", "Unexplored land paler"),
}


def tool_name(tool: str) -> str:
    """What a tool is called."""
    return QCoreApplication.translate("MapTexts", TOOLS[tool][0])


def tool_hint(tool: str) -> str:
    """What a tool does, in a sentence."""
    return QCoreApplication.translate("MapTexts", TOOLS[tool][1])


def layer_name(layer: str) -> str:
    """What a part of the map's drawing is called."""
    return QCoreApplication.translate("MapTexts", LAYERS[layer])
