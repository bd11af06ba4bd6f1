"""What other programs' files call what is in a hex, in words that our importers know again."""

from __future__ import annotations

from ...engine.state import Hex, Special

COAST = "coastline"
LAKE = "inland-lake"  # a lake alone is a hex of water to every importer, ours too
_SPECIAL = {"building": "special-building"}

NAME_SIZE = 12  # points of a hex's name
PLACE_SIZE = 20  # of a settlement's
LABEL_SIZES = (14, 18, 24, 32, 42)  # of a label on the map, by its size from 1


def terrain_names(there: Hex) -> list[str]:
    """The hex's terrain, then the water beside and in it."""
    return [there.terrain, *([COAST] if there.coast else []), *([LAKE] if there.lake else [])]


def special_names(there: Hex) -> list[str]:
    """The special terrain of a hex; a river is drawn as a line."""
    return [special_name(special) for special in there.special if special.kind != "river"]


def special_name(special: Special) -> str:
    """What a kind of special terrain is called."""
    return _SPECIAL.get(special.kind, special.kind)


def extras(there: Hex) -> dict[str, str]:
    """What has no word of its own on other maps: improvements that are no lines, what was built, the note."""
    found = {}
    built = [name for name in there.improvements if name not in ("road", "highway")]
    if built:
        found["improvements"] = ", ".join(built)
    for special in there.special:
        if special.building:
            found[special.kind] = special.building
    if there.note:
        found["note"] = " ".join(there.note.split())
    return found
