"""Families and stamps of buildings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from kingdom_gui.assets import asset
from kingdom_gui.drawing.building_stamps import FAMILIES, family_of, paint_stamp, stamp_of
from kingdom_gui.drawing.stamp_glyphs import GLYPHS
from kingdom_gui.store.rulefiles import load_rules

RULES = load_rules(asset("rules"))


@pytest.mark.parametrize("kind", RULES.buildings)
def test_every_building_has_a_family_and_a_stamp_of_its_own_drawing(kind):
    assert family_of(kind) in FAMILIES
    assert stamp_of(kind) in GLYPHS
    assert stamp_of(kind) != "block"


def test_every_glyph_is_drawn_inside_its_square(qapp):
    for name in GLYPHS:
        image = QImage(48, 48, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        paint_stamp(painter, QRectF(8, 8, 32, 32), name, QColor("black"))
        painter.end()
        ink = [(x, y) for x in range(48) for y in range(48) if image.pixelColor(x, y).lightness() < 128]
        assert len(ink) > 20, name
        assert all(6 <= x <= 41 and 6 <= y <= 41 for x, y in ink), name


def test_a_building_of_the_tables_own_goes_by_what_it_does():
    fort = replace(RULES.buildings["house"], id="our_fort", defense=4, effects=(), upgrades_to=())
    assert family_of("our_fort", fort) == "arms"
    assert stamp_of("our_fort", fort) == "shield"
    assert family_of("our_hut", replace(RULES.buildings["house"], id="our_hut")) == "home"
    assert family_of("nobody_knows") == "works"
