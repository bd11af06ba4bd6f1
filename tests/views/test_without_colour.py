"""Nothing is told by colour alone: in greys, what may be done still looks other than what may not."""

from __future__ import annotations

from statistics import pstdev

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from kingdom_gui.drawing.district_buildings import parts_of
from kingdom_gui.drawing.district_ink import Scheme, ink_of
from kingdom_gui.drawing.district_layout import DistrictLayout
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import District
from kingdom_gui.views.district.overlay import Ghost, paint_ghost, paint_legal
from kingdom_gui.views.district.placement import Legal, Spot
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.strip import NumberButton
from kingdom_gui.views.tool_strip import MapPage

from .realm import place

SCHEMES: tuple[Scheme, ...] = ("light", "dark", "contrast-light", "contrast-dark")
SIDE = 480
SEEN = 2.0  # spread of grey from which lines are seen; plain grounds have none


def grey(image: QImage, area: QRectF) -> list[int]:
    """The shades in an area, from 0 to 255."""
    part = image.convertToFormat(QImage.Format.Format_Grayscale8).copy(area.toAlignedRect())
    return [part.pixelColor(x, y).red() for x in range(part.width()) for y in range(part.height())]


def middle(area: QRectF) -> QRectF:
    return area.adjusted(area.width() * 0.2, area.height() * 0.2, -area.width() * 0.2, -area.height() * 0.2)


def blank(scheme: Scheme) -> tuple[QImage, DistrictLayout]:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(ink_of(scheme).block)
    return image, DistrictLayout(QRectF(0, 0, SIDE, SIDE))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_lots_that_may_be_built_on_are_framed_and_others_hatched(
    qapp: QApplication, rules: Ruleset, scheme: Scheme
) -> None:
    image, layout = blank(scheme)
    legal = Legal(frozenset({0}), frozenset(), False)
    with QPainter(image) as painter:
        paint_legal(painter, layout, parts_of(District(), rules), legal, "lots", ink_of(scheme))
    may, may_not = grey(image, middle(layout.lot_rect(0))), grey(image, middle(layout.lot_rect(7)))
    assert pstdev(may) < SEEN / 4
    assert pstdev(may_not) > SEEN
    assert pstdev(grey(image, layout.lot_rect(0))) > SEEN  # its frame


@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_building_held_where_it_may_not_stand_is_hatched_and_crossed(
    qapp: QApplication, rules: Ruleset, scheme: Scheme
) -> None:
    pictures = []
    for lawful in (True, False):
        image, layout = blank(scheme)
        ghost = Ghost(rules.buildings["house"], Spot(0, (0,)), lawful, "3")
        with QPainter(image) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ghost(painter, layout, ghost, ink_of(scheme))
        pictures.append(grey(image, middle(layout.lot_rect(0))))
    other = sum(abs(one - two) > 12 for one, two in zip(*pictures, strict=True))
    assert other > len(pictures[0]) * 0.06


def test_hexes_that_a_tool_may_not_touch_are_hatched_and_dashed(window: MainWindow) -> None:
    window.show_page("map")
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    live, shades = page.view._live, []
    live.brush = frozenset({place(8, 7)})
    x, y = live.layout.centre(place(8, 7))
    camera = page.view.camera
    centre = QPointF(x * camera.scale - camera.left, y * camera.scale - camera.top)
    reach = camera.scale * 0.4
    area = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
    for legal in (True, False):
        live.brush_legal = legal
        image = QImage(camera.width, camera.height, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            live.paint(painter)
        shades.append(pstdev(grey(image, area)))
    assert shades[0] < SEEN / 4
    assert shades[1] > SEEN


def test_the_strip_says_where_a_number_goes_by_arrow_and_sign(qapp: QApplication) -> None:
    button = NumberButton("unrest")
    button.setText("Unrest")
    button.resize(button.wide_hint())
    shown = []
    for ahead in (3, 1, 5):
        button.show_value(3, ahead)
        button.resize(button.wide_hint())
        image = button.grab().toImage()
        shown.append(grey(image, QRectF(image.rect())))
    assert "→ 5" in button.accessibleName()
    assert shown[1] != shown[0]
    assert shown[2] != shown[1]
