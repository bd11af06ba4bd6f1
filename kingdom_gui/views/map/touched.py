"""Which parts of the drawn map a change of the campaign touches."""

from __future__ import annotations

from typing import NamedTuple

from ...drawing.map.atlas import LINES, Atlas
from ...drawing.map.lettering import NAME_ROOM
from ...engine.hexes import HexId, neighbours
from ...engine.patch import Patch
from ...engine.state import Hex, Kingdom, MapPicture, Pin, Settlement
from ...geometry.layout import Rect
from ...geometry.lines import REACH

HEX_REACH = 1.75  # hex units from a hex's centre within which its change shows: rounding, shores, borders
ROAD_REACH = 2.8  # a road's change alters how the roads of the neighbours run through their hexes
NAME_HEIGHT = 1.6
PIN_REACH = 6.0  # a pin is never smaller than some points, so far away it stands above other hexes


class Touched(NamedTuple):
    """What must be painted anew: everything, or what lies in these rectangles (hex units).

    `hexes` are those whose pixels in the far picture may differ; `places` says that settlements
    or labels must be gathered again, `claims` that a realm's shape changed.
    """

    everything: bool
    areas: list[Rect]
    hexes: set[HexId]
    places: bool
    claims: bool


def touched_by(patch: Patch, atlas: Atlas) -> Touched:
    """What a patch touches on the map; an empty patch (another campaign) touches everything."""
    places = patch.touches("settlements", "labels")
    found = Touched(not patch, [], set(), places, patch.touches("claims"))
    if ("campaign", "settings") in patch.after:
        before, after = patch.before[("campaign", "settings")], patch.after[("campaign", "settings")]
        drawn = ("orientation", "stagger", "labels")
        if any(getattr(before, name, None) != getattr(after, name, None) for name in drawn):
            return found._replace(everything=True)
    for (table, key), record in patch.after.items():
        if table == "hexes":
            _hex(found, atlas, key, patch.before[(table, key)], record)  # type: ignore[arg-type]
        elif table == "claims":
            hex_id: HexId = key  # type: ignore[assignment]
            found.areas.append(_around(atlas, hex_id, HEX_REACH))
            found.hexes.update((hex_id, *neighbours(hex_id)))
        elif table == "settlements":
            _settlement(found, atlas, patch.before[(table, key)], record)
        elif table == "pins":
            for pin in (patch.before[(table, key)], record):
                if isinstance(pin, Pin):
                    found.areas.append(_around(atlas, pin.hex, PIN_REACH))
        elif table == "pictures":
            found.areas.extend(_picture_areas(atlas, patch.before[(table, key)], record))
        elif table == "kingdoms" and _kingdom_looks(patch.before[(table, key)]) != _kingdom_looks(record):
            return found._replace(everything=True)
    return found


def _around(atlas: Atlas, hex_id: HexId, reach: float, high: float | None = None) -> Rect:
    x, y = atlas.layout.centre(hex_id)
    high = reach if high is None else high
    return Rect(x - reach, y - high, x + reach, y + high)


def _picture_areas(atlas: Atlas, *pictures: object) -> list[Rect]:
    """Where a picture lay and lies, if it is that of the level shown."""
    from ...drawing.picture.laid import LaidPicture  # here: most maps have none

    level = atlas.options.level
    return [
        LaidPicture(one, None).rect().grown(0.1)
        for one in pictures
        if isinstance(one, MapPicture) and one.level == level
    ]


def _hex(found: Touched, atlas: Atlas, hex_id: HexId, before: Hex | None, after: Hex | None) -> None:
    old, new = before or Hex(), after or Hex()
    found.hexes.add(hex_id)
    # A river is narrower near its source, so its whole reach may look different.
    reach = REACH * 1.8 + 1 if old.river != new.river else HEX_REACH
    if (old.terrain == "water") != (new.terrain == "water"):
        reach = max(reach, ROAD_REACH)  # a lake's sign beside it comes or goes
    if any((name in old.improvements) != (name in new.improvements) for name in LINES):
        reach = max(reach, ROAD_REACH)
    found.areas.append(_around(atlas, hex_id, reach))
    if old.name != new.name:
        found.areas.append(_around(atlas, hex_id, NAME_ROOM, NAME_HEIGHT))
    if (before is None or after is None or (old.terrain == "water") != (new.terrain == "water")) and (
        old.river or new.river
    ):
        found.areas.append(_around(atlas, hex_id, REACH * 1.8 + 1))


def _settlement(found: Touched, atlas: Atlas, before: object, after: object) -> None:
    for settlement in (before, after):
        if isinstance(settlement, Settlement):
            found.areas.append(_around(atlas, settlement.hex, NAME_ROOM, NAME_HEIGHT))
            found.hexes.add(settlement.hex)


def _kingdom_looks(kingdom: object) -> tuple[str, str, str, bool]:
    """What the map shows of a kingdom; of one that is played, players know the land."""
    if not isinstance(kingdom, Kingdom):
        return ("", "", "", False)
    return kingdom.name, kingdom.colour, kingdom.capital, kingdom.played
