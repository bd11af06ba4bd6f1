"""What a settlement is: its districts, the buildings on their lots, and the magic items for sale."""

from typing import Literal

import msgspec

from ..hexes import HexId

Side = Literal["n", "e", "s", "w"]
SIDES_OF_DISTRICT: tuple[Side, ...] = ("n", "e", "s", "w")
LOTS_PER_SIDE = 6
LOTS_PER_DISTRICT = 36


class Exhibit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something of value that a building shows, with its price in gp (IT L925).

    `historic`: it matters to the kingdom's history. An empty `name` is what an event has brought to light.
    """

    name: str = ""
    price: int = 0
    historic: bool = False


class Devotion(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Whom a holy site is dedicated to, where that decides what it gives (IT L1308).

    `deity` is the table's own name. With an `alignment` the deity's axes decide, and `attributes` is the one
    chosen where the site gives only one; without, `attributes` follow from the deity's portfolio.
    """

    deity: str = ""
    alignment: str = ""
    attributes: tuple[str, ...] = ()


class Building(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A building or work in a district.

    `lots` are its lots (0-35, row by row from the north-west); a work on a border has a `side` instead, a
    work of the whole district neither. Lot-sharing works name the lot they share. `planned` ones are drawn
    but not paid for and give nothing; `damaged` ones give nothing until repaired, `abandoned` ones until
    somebody moves in again. `closes` is the month in whose Upkeep it will be abandoned for want of a
    neighbour; 0: it will not (IT L1304). `figure` is a number the GM sets where the kind asks for one (the
    best CR of a Menagerie; the price of what a Museum shows, where that is not listed in `exhibits`).
    `embassy` is the kingdom that has it as its embassy here: it gives nothing to this one (IT L1362).
    """

    id: int
    kind: str
    lots: tuple[int, ...] = ()
    side: Side | Literal[""] = ""
    month: int = 0
    paid: int = 0
    planned: bool = False
    damaged: bool = False
    figure: int = 0
    exhibits: tuple[Exhibit, ...] = ()
    abandoned: bool = False
    closes: int = 0
    devotion: Devotion | None = None
    embassy: str = ""

    @property
    def idle(self) -> str:
        """Why it gives nothing: planned, damaged, abandoned or an embassy; empty where it works."""
        if self.planned:
            return "planned"
        if self.damaged:
            return "damaged"
        return "abandoned" if self.abandoned else "embassy" if self.embassy else ""


class Wreck(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A demolished or destroyed building's site: what the rebuilding discount is reckoned from (IT L516)."""

    kind: str
    lots: tuple[int, ...]
    left: tuple[int, ...]  # lots not yet built over


class District(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A district of 6 x 6 lots. `water` names its water sides; the others are land."""

    water: tuple[Side, ...] = ()
    buildings: tuple[Building, ...] = ()
    blocked: tuple[int, ...] = ()  # lots that cannot be used: squatters, natural features
    wrecks: tuple[Wreck, ...] = ()


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A half price already taken: granted by building number `building`, used for `kind`."""

    building: int
    kind: str


class Item(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A magic item in a slot of building number `building` (slots counted from 0), at its price in gp.

    `name` is what the table calls it or, where chance has made it, the text that `items.made` reads. `until`
    is the month at whose Event phase it is gone again (IT L1249); None: until somebody buys it. `tier` and
    `kind` are known of what was made or listed. A find has a slot of its own, in building 0; without a name
    it waits for the next Upkeep.
    """

    building: int
    slot: int
    name: str
    price: int = 0
    until: int | None = None
    tier: str = ""
    kind: str = ""


class Settlement(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A settlement. `ready` is the first month in which it may build (preparation, ruling D53)."""

    id: str
    name: str
    hex: HexId
    districts: tuple[District, ...] = (District(),)
    founded: int = 1
    ready: int = 1
    tokens: tuple[Token, ...] = ()
    items: tuple[Item, ...] = ()
    note: str = ""


class TemplatePart(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A building of a district's plan that is kept: its kind, and its lots or its side."""

    kind: str
    lots: tuple[int, ...] = ()
    side: Side | Literal[""] = ""


class Template(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A district's plan kept under a name, to be laid out elsewhere."""

    name: str
    parts: tuple[TemplatePart, ...]


class ListedItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A magic item of the GM's own list, with its price in gp."""

    name: str
    kind: str
    tier: str
    price: int
