"""The map by finger and pen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_gui.views.map.map_view import MapView
from tests.views.map.conftest import open_map, view  # noqa: F401 - fixtures
from tests.views.map.hands import at
from tests.views.realm import place

from . import finger

HERE, NEAR, FAR = place(3, 3), place(4, 3), place(6, 5)


def test_a_tap_selects(view: MapView) -> None:  # noqa: F811
    finger.tap(view.viewport(), at(view, HERE))
    assert view.selected() == [HERE]


def test_one_finger_moves_the_map(view: MapView) -> None:  # noqa: F811
    start = at(view, HERE)
    finger.swipe(view.viewport(), [start, start + QPoint(20, 10), start + QPoint(60, 30)])
    assert at(view, HERE) == start + QPoint(60, 30)
    assert not view.selected()


def test_a_finger_that_trembles_taps(view: MapView) -> None:  # noqa: F811
    start = at(view, HERE)
    finger.swipe(view.viewport(), [start, start + QPoint(5, 5), start])
    assert view.selected() == [HERE]


def test_a_finger_draws_with_a_tool_in_hand(view: MapView) -> None:  # noqa: F811
    view.take_terrain("mountain" if "mountain" in view.document.rules.terrain else "hills")
    terrain = view.tools["brush"].terrain  # type: ignore[attr-defined]
    finger.swipe(view.viewport(), [at(view, HERE), at(view, NEAR), at(view, FAR)])
    known = view.document.campaign.hexes
    assert all(known[h].terrain == terrain for h in (HERE, NEAR, FAR))
    assert view.document.undo_stack.count() == 1


def test_other_fingers_do_not_make_the_map_jump(view: MapView) -> None:  # noqa: F811
    """A finger lifted and set down elsewhere, and a third of three that stays, have moved nothing yet."""
    viewport, scale, stood = view.viewport(), view.camera.scale, at(view, HERE)
    near, far, farther = QPoint(100, 100), QPoint(140, 100), QPoint(500, 300)

    def event() -> QTest.QTouchEventWidgetSequence:
        return QTest.touchEvent(viewport, finger.screen())

    finger.down(viewport, near, far)
    event().move(0, near, viewport).release(1, far, viewport).commit()
    event().move(0, near, viewport).press(1, farther, viewport).commit()
    assert (view.camera.scale, at(view, HERE)) == (scale, stood)
    event().move(0, near, viewport).move(1, farther, viewport).press(2, far, viewport).commit()
    event().release(0, near, viewport).move(1, farther, viewport).move(2, far, viewport).commit()
    event().move(1, farther, viewport).move(2, far, viewport).commit()
    assert (view.camera.scale, at(view, HERE)) == (scale, stood)
    event().release(1, farther, viewport).release(2, far, viewport).commit()


def test_two_fingers_take_back_what_one_began(view: MapView) -> None:  # noqa: F811
    view.take_terrain("hills")
    before = view.document.campaign.hexes
    viewport, one = view.viewport(), at(view, HERE)
    finger.down(viewport, one)
    finger.move(viewport, at(view, FAR))
    finger.screen()
    touch = QTest.touchEvent(viewport, finger.screen())
    touch.move(0, at(view, FAR), viewport).press(1, one, viewport)
    touch.commit()
    finger.up(viewport, at(view, FAR), one)
    assert view.document.campaign.hexes == before


def test_two_fingers_zoom_about_the_point_between_them(view: MapView) -> None:  # noqa: F811
    viewport, middle = view.viewport(), at(view, HERE)
    size = view.camera.size
    finger.down(viewport, middle - QPoint(30, 0), middle + QPoint(30, 0))
    for apart in (40, 50, 60):
        finger.move(viewport, middle - QPoint(apart, 0), middle + QPoint(apart, 0))
    finger.up(viewport, middle - QPoint(60, 0), middle + QPoint(60, 0))
    assert view.camera.size == pytest.approx(size * 2, rel=0.2)
    assert (at(view, HERE) - middle).manhattanLength() <= 2
    assert not view.selected()


def test_two_fingers_move_the_map(view: MapView) -> None:  # noqa: F811
    viewport, start = view.viewport(), at(view, HERE)
    one, other = start - QPoint(40, 0), start + QPoint(40, 0)
    finger.down(viewport, one, other)
    for by in (QPoint(10, 5), QPoint(30, 20)):
        finger.move(viewport, one + by, other + by)
    finger.up(viewport, one + by, other + by)
    assert (at(view, HERE) - (start + QPoint(30, 20))).manhattanLength() <= 2


def test_a_finger_held_asks_for_the_menu_and_shows_a_ring(view: MapView) -> None:  # noqa: F811
    asked = []
    view.context_requested.connect(lambda hex_id, _: asked.append(hex_id))
    viewport = view.viewport()
    finger.down(viewport, at(view, HERE))
    QTest.qWait(300)
    ring = view._fingers.ring
    assert ring is not None
    assert ring.isVisible()
    assert not asked
    QTest.qWait(450)
    assert asked == [HERE]
    assert view._fingers.ring is None
    finger.up(viewport, at(view, HERE))
    assert asked == [HERE]
    assert view.selected() == [HERE]


def pen(view: MapView, kind: QEvent.Type, hex_id: tuple[int, int, int], end: QPointingDevice) -> None:  # noqa: F811
    up = kind == QEvent.Type.MouseButtonRelease
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    point = QPointF(at(view, hex_id))
    event = QMouseEvent(
        kind,
        point,
        QPointF(view.viewport().mapToGlobal(point)),
        left,
        none if up else left,
        Qt.KeyboardModifier.NoModifier,
        end,
    )
    QApplication.sendEvent(view.viewport(), event)


def made_pen(end: QPointingDevice.PointerType) -> QPointingDevice:
    return QPointingDevice(
        "pen", 77, QInputDevice.DeviceType.Stylus, end, QInputDevice.Capability.Position, 1, 1
    )


@pytest.mark.parametrize("end", ["Pen", "Eraser"])
def test_the_pen_draws_and_its_other_end_erases(view: MapView, end: str) -> None:  # noqa: F811
    view.take_terrain("hills")
    view.change_size(1)
    device = made_pen(QPointingDevice.PointerType[end])
    pen(view, QEvent.Type.MouseButtonPress, HERE, device)
    assert view.tool.id == ("brush" if end == "Pen" else "eraser")
    assert view.tool.size == 1  # type: ignore[attr-defined]
    pen(view, QEvent.Type.MouseButtonRelease, HERE, device)
    assert view.tool.id == "brush"
    assert (view.document.campaign.hexes[HERE].terrain == "hills") is (end == "Pen")
