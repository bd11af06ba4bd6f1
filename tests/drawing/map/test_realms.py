"""Kingdoms on the map are told apart by colour and, without colours, by the marks of their bands."""

from __future__ import annotations

import pytest
from immutables import Map
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from kingdom_gui.drawing.map.atlas import MapOptions
from kingdom_gui.drawing.map.painting import map_rect, paint_map
from kingdom_gui.drawing.map.palette import REALM_COLOURS
from kingdom_gui.drawing.map.realms import MARKS, realm_looks
from kingdom_gui.engine.hexes import HexId, disk
from kingdom_gui.engine.state import Campaign, Hex, Kingdom, Stage

HOME: HexId = (0, 0, 0)


def campaign(*ids: str, stage: Stage = "neighbour", colour: str = "") -> Campaign:
    """Kingdom `me` and others."""
    kingdoms = {name: Kingdom(name, name, stage=stage, colour=colour) for name in ids}
    return Campaign(kingdoms=Map({"me": Kingdom("me", "Me", stage="reigning"), **kingdoms}))


def test_colours_that_nobody_chose_differ_while_there_are_enough() -> None:
    looks = realm_looks(campaign(*(f"n{number}" for number in range(len(REALM_COLOURS) - 1))), False)
    assert len({look.colour.name() for look in looks.values()}) == len(REALM_COLOURS)


def test_a_chosen_colour_is_kept_and_left_to_its_kingdom() -> None:
    made = campaign("a", colour=REALM_COLOURS[2])
    assert realm_looks(made, False)["a"].colour.name() == REALM_COLOURS[2]
    for number in range(20):
        others = realm_looks(replace_kingdom(made, Kingdom(f"b{number}", "B")), False)
        assert others[f"b{number}"].colour.name() != REALM_COLOURS[2]


def replace_kingdom(made: Campaign, kingdom: Kingdom) -> Campaign:
    return Campaign(kingdoms=made.kingdoms.set(kingdom.id, kingdom))


def test_marks_differ_and_the_only_kingdom_has_none() -> None:
    assert realm_looks(campaign(), False)["me"].mark == "plain"
    looks = realm_looks(campaign("a", "b", "c", "d", "e"), False)
    assert {look.mark for look in looks.values()} == set(MARKS)
    assert looks["me"].mark == "plain"


def painted(made: Campaign, part: QRect | None = None) -> QImage:
    """The map at 24 pixels a hex unit, whole or put together from parts as tiles are."""
    rect, scale = map_rect(made), 24.0
    image = QImage(
        round(rect.width * scale), round(rect.height * scale), QImage.Format.Format_ARGB32_Premultiplied
    )
    painter = QPainter(image)
    if part is not None:
        painter.setClipRect(part)
    paint_map(painter, made, None, rect, scale, MapOptions(names=False, labels=False))
    painter.end()
    return image


def land(mark_of: str) -> Campaign:
    hexes = list(disk(HOME, 3))
    made = campaign("a", "b", "c", "d", "e")
    owner = next(name for name, look in realm_looks(made, False).items() if look.mark == mark_of)
    kingdoms = Map(
        {key: Kingdom(key, key, stage=k.stage, colour="#336699") for key, k in made.kingdoms.items()}
    )
    return Campaign(
        hexes=Map({h: Hex(explored=True) for h in hexes}),
        claims=Map(dict.fromkeys(disk(HOME, 1), owner)),
        kingdoms=kingdoms,
    )


@pytest.mark.parametrize("mark", MARKS[1:])
def test_without_its_colour_a_border_is_told_by_its_mark(qapp: object, mark: str) -> None:
    assert painted(land(mark)) != painted(land("plain"))
