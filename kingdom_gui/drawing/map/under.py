"""The GM's own picture between the land and the grid."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from ...geometry.layout import Point, Rect
from .atlas import Atlas, Window


def paint_under_grid(window: Window) -> None:
    """Paint the picture over a piece of land of which each hex can be seen."""
    laid = window.atlas.picture
    if laid is None or not window.atlas.options.picture:
        return
    if laid.picture.beyond:
        _paint(window.painter, window.atlas, window.rect, window.scale)
        return
    window.painter.save()
    land = _land(window.atlas, ((x, y) for x, y, _, _ in window.cells), window.scale)
    window.painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
    _paint(window.painter, window.atlas, window.rect, window.scale, land=land)
    window.painter.restore()


def paint_under_far(painter: QPainter, atlas: Atlas, rect: Rect, scale: float, quick: bool = False) -> None:
    """Paint the picture over the map seen from afar; one that ends with the land is left out there.

    `quick` takes what is at hand, however coarse.
    """
    laid = atlas.picture
    if laid is not None and atlas.options.picture and laid.picture.beyond:
        _paint(painter, atlas, rect, scale, quick)


def _paint(
    painter: QPainter,
    atlas: Atlas,
    rect: Rect,
    scale: float,
    quick: bool = False,
    land: QPainterPath | None = None,
) -> None:
    from ..picture.laid import paint_picture  # here: most maps have none

    assert atlas.picture is not None
    paint_picture(painter, atlas.picture, rect, scale, atlas.options.vector, quick, land)


def _land(atlas: Atlas, centres: Iterable[Point], scale: float) -> QPainterPath:
    """The hexes around these centres as one shape."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in centres:
        path.addPolygon(
            QPolygonF([QPointF((x + cx) * scale, (y + cy) * scale) for cx, cy in atlas.layout.corners])
        )
        path.closeSubpath()
    return path
