"""What stands on the screen for a map or the plans of a town, and what a painting of everything anew shows.

What stands on the screen is read from the window's memory, never by having the widget paint itself again:
that would fill each hole. The painting anew has a camera, an atlas and tiles of its own.
"""

from __future__ import annotations

import math
from copy import copy

import numpy as np
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from kingdom_gui.drawing.map.atlas import Atlas
from kingdom_gui.drawing.map.painting import place_realm_names
from kingdom_gui.views.district.plan_painter import PlanPainter
from kingdom_gui.views.district.plan_view import PlanView
from kingdom_gui.views.map.canvas import MapCanvas
from kingdom_gui.views.map.tiles import TileStore


def on_screen(view: QAbstractScrollArea) -> QImage:
    """What the window of a view shows now, in device pixels."""
    window = view.window()
    grabbed = QGuiApplication.primaryScreen().grabWindow(
        window.winId(), 0, 0, window.width(), window.height()
    )
    return grabbed.toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(view: QAbstractScrollArea, size: QImage) -> QImage:
    """A picture of the same size with the view painted where it stands, nothing of before being used."""
    made = QImage(size.size(), QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(view.devicePixelRatioF())
    made.fill(0)
    painter = QPainter(made)
    viewport = view.viewport()
    painter.setClipRect(QRect(viewport.mapTo(view.window(), QPoint(0, 0)), viewport.size()))
    painter.translate(viewport.mapTo(view.window(), QPoint(0, 0)))
    if isinstance(view, MapCanvas):
        _paint_map(painter, view)
    elif isinstance(view, PlanView):
        PlanPainter(view).paint(painter, viewport.rect().toRectF(), view.offset())
    painter.end()
    return made


def _paint_map(painter: QPainter, view: MapCanvas) -> None:
    atlas = Atlas(view.document.campaign, view.document.rules, view.options)
    place_realm_names(atlas)
    tiles = TileStore(copy(view.camera))
    tiles.show(atlas)
    while tiles._first_steps is not None or tiles._far_steps is not None or not tiles.complete:
        tiles._slice()
    pixel = view.camera.pixel
    if pixel != 1.0:
        view.use_pixels(painter)
    tiles.paint(painter, QRect(0, 0, view.camera.width, view.camera.height).adjusted(-1, -1, 1, 1))
    view._live._kept = None
    view._live.paint(painter)
    tiles.deleteLater()


def uncovered(view: QAbstractScrollArea) -> QRegion:
    """The part of the window in which the viewport itself is seen: nothing lies over it."""
    window, viewport = view.window(), view.viewport()
    where = QRect(viewport.mapTo(window, QPoint(0, 0)), viewport.size())
    seen = QRegion(where)
    one: QWidget | None = viewport
    for child in viewport.findChildren(QWidget):
        if child.isVisible() and not child.isWindow():
            seen -= QRegion(QRect(child.mapTo(window, QPoint(0, 0)), child.size()))
    while one is not None and one is not window:
        parent = one.parentWidget()
        siblings = parent.children() if parent is not None else []
        for other in siblings[siblings.index(one) + 1 :]:
            if isinstance(other, QWidget) and other.isVisible() and not other.isWindow():
                seen -= QRegion(QRect(other.mapTo(window, QPoint(0, 0)), other.size()))
        one = parent
    return seen


def stale(view: QAbstractScrollArea, tolerance: int = 0) -> tuple[int, str]:
    """How many pixels of what is shown differ by more than `tolerance` levels from a painting anew, and
    between which device pixels of the window they lie.
    """
    shown = on_screen(view)
    anew = painted_anew(view, shown)
    off = np.abs(_levels(shown) - _levels(anew)).max(axis=2) > tolerance
    mask = np.zeros(off.shape, dtype=bool)
    ratio = view.devicePixelRatioF()
    for rect in uncovered(view):
        left, top = math.ceil(rect.left() * ratio), math.ceil(rect.top() * ratio)  # pixels shared with what
        right, bottom = int((rect.right() + 1) * ratio), int((rect.bottom() + 1) * ratio)  # is beside it: no
        mask[top:bottom, left:right] = True
    off &= mask
    if not off.any():
        return 0, ""
    rows, columns = np.nonzero(off)
    most = np.abs(_levels(shown) - _levels(anew))[off].max()
    place = f"x {columns.min()} to {columns.max()}, y {rows.min()} to {rows.max()}"
    return int(off.sum()), f"by up to {most} levels, {place}"


def _levels(image: QImage) -> np.ndarray[tuple[int, int, int], np.dtype[np.int16]]:
    assert image.format() == QImage.Format.Format_RGB32
    flat = np.frombuffer(image.constBits(), dtype=np.uint8)
    return flat.reshape(image.height(), image.bytesPerLine() // 4, 4)[:, : image.width(), :3].astype(np.int16)


def is_idle(view: QAbstractScrollArea) -> bool:
    """Whether a view has nothing left to do."""
    if isinstance(view, MapCanvas):
        return view.tiles.settled and not view._names._wanted and view._names._timer.isActive() is False
    return True


def settle(view: QAbstractScrollArea, turns: int = 20_000) -> None:
    """Turn the event loop until a view is idle and what it asked for is painted."""
    for _ in range(turns):
        QApplication.processEvents()
        if is_idle(view):
            break
    else:
        raise AssertionError("the view never comes to rest")
    for _ in range(3):
        QApplication.processEvents()
