"""Turning the wheel over every field of a dialog or panel, and seeing what it changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCalendarWidget,
    QComboBox,
    QDial,
    QScrollArea,
    QSlider,
    QTabBar,
    QWidget,
)

from kingdom_gui.views.pointer.watch import PointerWatch
from kingdom_gui.views.pointer.wheel import FIELDS

DOWN = QPoint(0, -120)


@contextmanager
def watched() -> Iterator[PointerWatch]:
    """The program's watch over the pointer, for as long as it is wanted."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    watch = PointerWatch(app)
    yield watch
    watch.deleteLater()
    QApplication.sendPostedEvents(watch, QEvent.Type.DeferredDelete)


def value_of(field: QWidget) -> object:
    """What a field says."""
    if isinstance(field, QComboBox):
        return field.currentIndex()
    if isinstance(field, QSlider | QDial):
        return field.value()
    if isinstance(field, QTabBar):
        return field.currentIndex()
    if isinstance(field, QCalendarWidget):
        return field.selectedDate(), field.monthShown()
    return field.property("text")


def handle(top: QWidget) -> QWindow:
    """The window of a top level widget; `windowHandle` would make it the child of a wrapper that goes."""
    return next(one for one in QGuiApplication.allWindows() if one.winId() == top.winId())


def turn(widget: QWidget, by: QPoint = DOWN) -> None:
    """Turn the wheel over the middle of what is seen of a widget, as the window system would tell it."""
    seen = widget.visibleRegion().boundingRect().center()
    QTest.wheelEvent(handle(widget.window()), QPointF(widget.mapTo(widget.window(), seen)), by)


def fields_in(top: QWidget) -> list[QWidget]:
    return [
        field
        for field in top.findChildren(QWidget)
        if isinstance(field, FIELDS) and field.isVisible() and field.isEnabled()
    ]


def changed_by_the_wheel(top: QWidget) -> tuple[list[str], int]:
    """The fields that the wheel changes, up or down, though none has the focus; and how many were tried."""
    fields = fields_in(top)
    faults = []
    for field in fields:
        area = field.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if area is not None:
            area.ensureWidgetVisible(field)
        if (focus := top.window().focusWidget()) is not None:
            focus.clearFocus()
        before = value_of(field)
        for by in (DOWN, -DOWN):
            turn(field, by)
            if value_of(field) != before or field.hasFocus():
                faults.append(f"{type(field).__name__} {field.accessibleName()}: {before}")
                break
    return faults, len(fields)
