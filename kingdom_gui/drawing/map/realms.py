"""How each kingdom's land is told from the others': a colour, and a mark in the band along its border.

Two kingdoms never share a colour that nobody chose for them, while there are colours enough. The mark differs
too, so that borders can be told apart without their colours.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection
from typing import Literal, NamedTuple, TypeVar

from PySide6.QtGui import QColor

from ...engine.state import Campaign, Kingdom
from .palette import REALM_COLOURS, realm_colour

Mark = Literal["plain", "dashes", "dots", "ticks", "double", "chain"]
MARKS: tuple[Mark, ...] = ("plain", "dashes", "dots", "ticks", "double", "chain")

Choice = TypeVar("Choice", bound=str)


class RealmLook(NamedTuple):
    """A kingdom's colour on paper of one kind, and the mark in its band."""

    colour: QColor
    mark: Mark


def realm_looks(campaign: Campaign, dark: bool) -> dict[str, RealmLook]:
    """The look of each kingdom by its id; the first played one's band is plain."""
    kingdoms = sorted(campaign.kingdoms.values(), key=lambda k: (not k.played, k.id))
    chosen = {k.colour.lower() for k in kingdoms if k.colour}
    colours, marks = _colours(kingdoms, chosen), dict[str, Mark]()
    for kingdom in kingdoms:
        first = MARKS[zlib.crc32(kingdom.id.encode()) % (len(MARKS) - 1) + 1] if marks else MARKS[0]
        marks[kingdom.id] = _free(first, MARKS, list(marks.values()))
    return {
        k.id: RealmLook(realm_colour(k.id, colours[k.id] or k.colour, dark), marks[k.id]) for k in kingdoms
    }


def colour_of(campaign: Campaign, kingdom: str) -> QColor:
    """A kingdom's colour on light paper, as forms and lists show it."""
    look = realm_looks(campaign, False).get(kingdom)
    return look.colour if look is not None else realm_colour(kingdom, "", False)


def _colours(kingdoms: list[Kingdom], chosen: Collection[str]) -> dict[str, str]:
    """A colour for each kingdom that has none of its own: always the same, unless another has it already."""
    taken = list(chosen)
    found: dict[str, str] = {}
    for kingdom in kingdoms:
        if not QColor(kingdom.colour).isValid():
            first = REALM_COLOURS[zlib.crc32(kingdom.id.encode()) % len(REALM_COLOURS)]
            found[kingdom.id] = _free(first, REALM_COLOURS, taken)
            taken.append(found[kingdom.id])
    return {kingdom.id: found.get(kingdom.id, "") for kingdom in kingdoms}


def _free(first: Choice, among: tuple[Choice, ...], taken: list[Choice]) -> Choice:
    """The first choice where it is free, else the next that is; once all are taken, the rarest."""
    place = among.index(first)
    turned = among[place:] + among[:place]
    return min(turned, key=taken.count)
