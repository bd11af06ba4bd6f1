"""A town of several districts: seen whole, gone into, and who serves whom."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_gui.engine.actions.settle import AddDistrict

from .pointing import LEFT, NONE, on_lots
from .towns import TOWN


@pytest.fixture
def view(town, page):
    """Nine districts, the first with a House that serves an Inn."""
    town.build("inn", "B1")
    for _ in range(8):
        town.do(AddDistrict(kingdom="k", settlement=TOWN, granted=True, override="test"))
    page.view.setFocus()
    return page.view


def whole_town_in_sight(view) -> bool:
    return all(view.viewport().rect().contains(x.whole.toRect()) for x in view.arrangement.layouts)


def test_t_shows_the_whole_town_and_enter_goes_into_the_district_of_the_cursor(view):
    assert not whole_town_in_sight(view)
    QTest.keyClick(view, Qt.Key.Key_T)
    assert whole_town_in_sight(view)
    for _ in range(4):
        QTest.keyClick(view, Qt.Key.Key_PageDown)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.zoom == 1.0
    assert view.keys.cursor.district == 4
    layout = view.arrangement.layouts[4]
    seen = view.viewport().rect().translated(view.offset().toPoint())
    assert seen.contains(layout.ground.center().toPoint())


def test_the_whole_town_stays_in_sight_when_the_window_changes(page, view):
    QTest.keyClick(view, Qt.Key.Key_T)
    for size in ((1000, 500), (1700, 900), (1280, 680)):
        page.resize(*size)
        QApplication.processEvents()
        assert whole_town_in_sight(view)
    view.set_zoom(1.0)
    page.resize(1300, 700)
    assert view.zoom == 1.0


def test_a_double_click_goes_into_a_district_of_the_town(view):
    QTest.keyClick(view, Qt.Key.Key_T)
    at = on_lots(view, "C3", district=7)
    QTest.mouseDClick(view.viewport(), LEFT, NONE, at)
    assert view.zoom == 1.0
    assert view.keys.cursor.district == 7


def test_arrows_lead_from_district_to_district(view):
    QTest.keyClick(view, Qt.Key.Key_T)
    columns = view.arrangement.columns
    for _ in range(8):
        QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.keys.cursor.district == columns


def test_the_wheel_zooms_about_the_pointer(view):
    at = on_lots(view, "D4")
    lot = view.arrangement.layouts[0].lot_at(QPointF(at) + view.offset())
    event = QWheelEvent(
        QPointF(at), QPointF(view.viewport().mapToGlobal(at)), QPoint(), QPoint(0, 240),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.ControlModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)
    assert view.zoom > 1
    assert view.arrangement.layouts[0].lot_at(QPointF(at) + view.offset()) == lot


def test_the_town_cannot_be_zoomed_out_further_than_it_is_seen(view):
    for _ in range(40):
        QTest.keyClick(view, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom == view.arrangement.lowest


def test_s_shows_who_serves_whom_without_a_selection(view):
    plain = view.viewport().grab().toImage()
    QTest.keyClick(view, Qt.Key.Key_S)
    assert view.service_shown
    shown = view.viewport().grab().toImage()
    alley = (on_lots(view, "A1") + on_lots(view, "B1")) / 2
    assert shown.pixelColor(alley) != plain.pixelColor(alley)
    assert shown.pixelColor(alley) == view.accent()
    QTest.keyClick(view, Qt.Key.Key_S)
    assert view.viewport().grab().toImage().pixelColor(alley) == plain.pixelColor(alley)
