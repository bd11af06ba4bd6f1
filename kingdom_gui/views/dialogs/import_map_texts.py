"""What the import of a map calls things: what theirs can be taken for, what a file is, what was left."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ...store.importers.foreign import Format, Remark
from ...store.importers.mapping import LAKE, NONE, NOTE, RIVER, ROAD
from .. import speech
from ..marking import QT_TRANSLATE_NOOP

_CONTEXT = "ImportMap"
_OURS = {
    LAKE: QT_TRANSLATE_NOOP("ImportMap", "A lake in the land"),
    NOTE: QT_TRANSLATE_NOOP("ImportMap", "A note on the hex"),
    NONE: QT_TRANSLATE_NOOP("ImportMap", "Nothing: left out"),
    RIVER: QT_TRANSLATE_NOOP("ImportMap", "A river"),
    ROAD: QT_TRANSLATE_NOOP("ImportMap", "A road"),
}
_FORMATS: dict[Format, str] = {
    "campaign": QT_TRANSLATE_NOOP("ImportMap", "a campaign of this program"),
    "table": QT_TRANSLATE_NOOP("ImportMap", "a table of hexes"),
    "text_mapper": QT_TRANSLATE_NOOP("ImportMap", "a text map"),
    "tmx": QT_TRANSLATE_NOOP("ImportMap", "a map of Tiled"),
    "tmj": QT_TRANSLATE_NOOP("ImportMap", "a map of Tiled"),
    "worldographer": QT_TRANSLATE_NOOP("ImportMap", "a map of Worldographer"),
    "universal_vtt": QT_TRANSLATE_NOOP("ImportMap", "a picture on a grid"),
}
# What the table of names shows, and says better.
_SHOWN = ("map_lines_left", "map_names_unknown")
# What the command line says with its options, and the window with its own.
_HERE = {"map_tileset_missing": "map_tileset_missing_here"}


def ours_name(ours: str, special: bool) -> str:
    """What theirs can be taken for, by its id: a terrain, or with `special` a special terrain."""
    if ours in _OURS:
        return QCoreApplication.translate(_CONTEXT, _OURS[ours])
    return speech.capital(speech.term("special_terrain" if special else "terrain", ours))


def format_name(kind: Format) -> str:
    """What a file is, as it stands within a sentence."""
    return QCoreApplication.translate(_CONTEXT, _FORMATS[kind])


def remark_lines(remarks: tuple[Remark, ...], file: str) -> list[str]:
    """What was left behind or guessed, a sentence each."""
    from ...words import say

    lines = []
    for remark in remarks:
        if remark.code not in _SHOWN:
            parameters = {"file": file, **remark.parameters}
            lines.append(say(_HERE.get(remark.code, remark.code), parameters, speech.language()))
    return list(dict.fromkeys(lines))
