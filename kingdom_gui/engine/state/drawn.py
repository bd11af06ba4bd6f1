"""What the GM writes on the map: labels and pins, shared with the players or not."""

from typing import Literal

import msgspec

from ..hexes import HexId

PinSymbol = Literal["pin", "danger", "treasure", "camp", "person", "question"]
LEAST_SIZE, LARGEST_SIZE = 1, 5  # of a label's letters; 3 is that of a settlement's name
STEEPEST = 90  # degrees that a label may lean either way


class MapLabel(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A name written over the land, centred on a hex: a forest's, a sea's, a range of hills'.

    `size` goes from 1 to 5, `angle` in degrees clockwise from -90 to 90. `shared`: players see it.
    """

    id: int
    hex: HexId
    text: str
    size: int = 3
    angle: int = 0
    shared: bool = True


class Pin(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A mark on a hex with the GM's own words. Players see it, and its text, only where it is `shared`."""

    id: int
    hex: HexId
    text: str = ""
    symbol: PinSymbol = "pin"
    shared: bool = False
