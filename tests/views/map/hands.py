"""A hand on the map: presses, drags and clicks on hexes, as the tests of its tools make them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kingdom_gui.engine.hexes import HexId
from kingdom_gui.views.map.map_view import MapView

Left, NoHeld = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def at(view: MapView, hex_id: HexId) -> QPoint:
    return view.point_of(hex_id).toPoint()


def click(view: MapView, hex_id: HexId) -> None:
    QTest.mouseClick(view.viewport(), Left, NoHeld, at(view, hex_id))


def drag(view: MapView, *points: QPoint) -> None:
    """Press at the first point, move over the others, release at the last."""
    QTest.mousePress(view.viewport(), Left, NoHeld, points[0])
    for point in points[1:]:
        QTest.mouseMove(view.viewport(), point)
    QTest.mouseRelease(view.viewport(), Left, NoHeld, points[-1])


def stroke(view: MapView, *hexes: HexId) -> None:
    drag(view, *(at(view, hex_id) for hex_id in hexes))
