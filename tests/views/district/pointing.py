"""Pointing and dragging on the plans, as Qt would deliver it."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from kingdom_gui.engine.state import Side
from kingdom_gui.views.district.plan_view import PlanView

from .towns import lot

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


def on_lots(view: PlanView, *labels: str, district: int = 0) -> QPoint:
    """The middle of some lots, in the viewport."""
    layout = view.arrangement.layouts[district]
    return (layout.lots_rect(lot(label) for label in labels).center() - view.offset()).toPoint()


def on_side(view: PlanView, side: Side, district: int = 0) -> QPoint:
    """The middle of a side's band, in the viewport."""
    return (view.arrangement.layouts[district].side_rect(side).center() - view.offset()).toPoint()


def enter(view: PlanView, mime: QMimeData, at: QPoint) -> QDragEnterEvent:
    event = QDragEnterEvent(at, COPY, mime, LEFT, NONE)
    QApplication.sendEvent(view.viewport(), event)
    return event


def move(view: PlanView, mime: QMimeData, at: QPoint, keys: Qt.KeyboardModifier = NONE) -> QDragMoveEvent:
    event = QDragMoveEvent(at, COPY, mime, LEFT, keys)
    QApplication.sendEvent(view.viewport(), event)
    return event


def leave(view: PlanView) -> None:
    QApplication.sendEvent(view.viewport(), QDragLeaveEvent())


def drop(view: PlanView, mime: QMimeData, at: QPoint) -> QDropEvent:
    event = QDropEvent(QPointF(at), COPY, mime, LEFT, NONE)
    QApplication.sendEvent(view.viewport(), event)
    return event


def drag(view: PlanView, mime: QMimeData, *way: QPoint) -> QDropEvent:
    """Enter at the first point, move along the others, drop at the last."""
    enter(view, mime, way[0])
    for at in way:
        move(view, mime, at)
    return drop(view, mime, way[-1])
