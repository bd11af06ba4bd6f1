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
    "measure": (
        QT_TRANSLATE_NOOP("MapTexts", "Measure"),
        QT_TRANSLATE_NOOP("MapTexts", "Click from place to place. Backspace takes one back, Esc all."),
    ),
    "pick": (
        QT_TRANSLATE_NOOP("MapTexts", "Take up a terrain"),
        QT_TRANSLATE_NOOP("MapTexts", "Click a hex to paint with its terrain."),
    ),
    "brush": (
        QT_TRANSLATE_NOOP("MapTexts", "Paint terrain"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag over hexes; beyond the edge the map grows."),
    ),
    "river": (
        QT_TRANSLATE_NOOP("MapTexts", "Draw a river"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag from the source along its course."),
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
    "special": (
        QT_TRANSLATE_NOOP("MapTexts", "Special terrain"),
        QT_TRANSLATE_NOOP("MapTexts", "Click a hex: lairs, resources or ruins are put there or taken away."),
    ),
    "fog": (
        QT_TRANSLATE_NOOP("MapTexts", "Fog of war"),
        QT_TRANSLATE_NOOP("MapTexts", "Drag to show hexes to the players, or to hide them again."),
    ),
    "scout": (
        QT_TRANSLATE_NOOP("MapTexts", "Lift the fog along a way"),
        QT_TRANSLATE_NOOP("MapTexts", "Click the party’s way: all within its sight is shown to the players."),
    ),
    "label": (
        QT_TRANSLATE_NOOP("MapTexts", "Labels"),
        QT_TRANSLATE_NOOP("MapTexts", "Click to write a name over the land or change one; drag to move it."),
    ),
    "pin": (
        QT_TRANSLATE_NOOP("MapTexts", "Pins"),
        QT_TRANSLATE_NOOP("MapTexts", "Click to put a pin with a note or change one; drag to move it."),
    ),
}
# The order in which the strip shows them, in groups.
GROUPS = (
    ("select", "pan", "measure", "pick"),
    ("brush", "river", "coast", "lake", "special", "eraser", "remove"),
    ("road", "highway", "claim", "abandon"),
    ("explore", "clear", "fog", "scout"),
    ("label", "pin"),
)
LAYERS = {
    "grid": QT_TRANSLATE_NOOP("MapTexts", "Grid"),
    "picture": QT_TRANSLATE_NOOP("MapTexts", "Picture under the grid"),
    "labels": QT_TRANSLATE_NOOP("MapTexts", "Hex labels"),
    "names": QT_TRANSLATE_NOOP("MapTexts", "Names"),
    "titles": QT_TRANSLATE_NOOP("MapTexts", "Labels over the land"),
    "symbols": QT_TRANSLATE_NOOP("MapTexts", "Symbols"),
    "pins": QT_TRANSLATE_NOOP("MapTexts", "Pins"),
    "lines": QT_TRANSLATE_NOOP("MapTexts", "Rivers and roads"),
    "waters": QT_TRANSLATE_NOOP("MapTexts", "Water borders"),
    "borders": QT_TRANSLATE_NOOP("MapTexts", "Borders of realms"),
    "routes": QT_TRANSLATE_NOOP("MapTexts", "Trade routes"),
    "veil": QT_TRANSLATE_NOOP("MapTexts", "Unexplored land paler"),
    "fog": QT_TRANSLATE_NOOP("MapTexts", "Fog of war"),
    "below": QT_TRANSLATE_NOOP("MapTexts", "What lies a level below"),
}
SHAPES = {
    "brush": QT_TRANSLATE_NOOP("MapTexts", "Brush"),
    "line": QT_TRANSLATE_NOOP("MapTexts", "Line"),
    "rectangle": QT_TRANSLATE_NOOP("MapTexts", "Rectangle"),
    "ring": QT_TRANSLATE_NOOP("MapTexts", "Ring"),
    "fill": QT_TRANSLATE_NOOP("MapTexts", "Fill: all connected hexes of one terrain"),
    "path": QT_TRANSLATE_NOOP("MapTexts", "Hex to hex"),
    "freehand": QT_TRANSLATE_NOOP("MapTexts", "Free hand, smoothed"),
}
SYMBOLS = {
    "pin": QT_TRANSLATE_NOOP("MapTexts", "Place"),
    "danger": QT_TRANSLATE_NOOP("MapTexts", "Danger"),
    "treasure": QT_TRANSLATE_NOOP("MapTexts", "Treasure"),
    "camp": QT_TRANSLATE_NOOP("MapTexts", "Camp"),
    "person": QT_TRANSLATE_NOOP("MapTexts", "Person"),
    "question": QT_TRANSLATE_NOOP("MapTexts", "Question"),
}
STATES = {
    "unknown": QT_TRANSLATE_NOOP("MapTexts", "unknown to the players"),
    "seen": QT_TRANSLATE_NOOP("MapTexts", "seen from afar"),
    "explored": QT_TRANSLATE_NOOP("MapTexts", "explored, not cleared"),
    "cleared": QT_TRANSLATE_NOOP("MapTexts", "explored and cleared"),
    "claimed": QT_TRANSLATE_NOOP("MapTexts", "claimed by a kingdom of theirs"),
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


def shape_name(shape: str) -> str:
    """What a shape of strokes is called."""
    return QCoreApplication.translate("MapTexts", SHAPES[shape])


def symbol_name(symbol: str) -> str:
    """What the symbol of a pin stands for."""
    return QCoreApplication.translate("MapTexts", SYMBOLS[symbol])


def state_name(state: str) -> str:
    """How far the players have come with a hex."""
    return QCoreApplication.translate("MapTexts", STATES[state])


def level_name(level: int) -> str:
    """What a level of the map is called."""
    if level == 0:
        return QCoreApplication.translate("MapTexts", "Surface")
    if level < 0:
        return QCoreApplication.translate("MapTexts", "Below ground, level {level}").format(level=level)
    return QCoreApplication.translate("MapTexts", "Above, level {level}").format(level=level)
