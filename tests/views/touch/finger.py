"""Fingers on the screen, as Qt delivers them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kingdom_gui.views.touch.fingers import HOLD

_made: list[QPointingDevice] = []


def screen() -> QPointingDevice:
    """The touch screen of the tests; one for all of them."""
    if not _made:
        _made.append(QTest.createTouchDevice())
    return _made[0]


def down(widget: QWidget, *points: QPoint) -> None:
    touch = QTest.touchEvent(widget, screen())
    for number, point in enumerate(points):
        touch.press(number, point, widget)
    touch.commit()


def move(widget: QWidget, *points: QPoint) -> None:
    touch = QTest.touchEvent(widget, screen())
    for number, point in enumerate(points):
        touch.move(number, point, widget)
    touch.commit()


def up(widget: QWidget, *points: QPoint) -> None:
    touch = QTest.touchEvent(widget, screen())
    for number, point in enumerate(points):
        touch.release(number, point, widget)
    touch.commit()


def tap(widget: QWidget, at: QPoint) -> None:
    down(widget, at)
    up(widget, at)


def swipe(widget: QWidget, way: Sequence[QPoint]) -> None:
    """One finger, from the first point over the others to the last."""
    down(widget, way[0])
    for at in way[1:]:
        move(widget, at)
    up(widget, way[-1])


def hold(widget: QWidget, at: QPoint) -> None:
    """One finger, held until it means the menu; it is still down."""
    down(widget, at)
    QTest.qWait(HOLD + 150)
