"""One sign of a legend at a time: a terrain, a line, an improvement, a realm, a settlement, a pin."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from .armies import paint_pennant
from .atlas import LINES
from .palette import MapPalette, ink
from .realms import RealmLook
from .routes import paint_route_swatch
from .stamps import Stamps

WIDE = 8.0  # points that a line reaches to either side


def paint_swatch(
    painter: QPainter,
    centre: QPointF,
    look: tuple[str, str],
    stamps: Stamps,
    looks: dict[str, RealmLook],
    shrink: float = 1.0,
) -> None:
    """Paint what `legend_of` names, about a point; `looks` are the realms', by id.

    The stamps are made for a hex of some 8 points; a `shrink` below 1 paints everything smaller.
    """
    kind, name = look
    painter.save()
    painter.translate(centre)
    painter.scale(shrink, shrink)
    if kind == "terrain":
        stamps.place(painter, ("whole", (name, False), 0), 0, 0)
        stamps.place(painter, ("grid",), 0, 0)
    elif look == ("map", "unexplored"):
        stamps.place(painter, ("whole", ("forest", True), 0), 0, 0)
        stamps.place(painter, ("grid",), 0, 0)
    elif look == ("map", "below"):
        stamps.place(painter, ("below", "cavern"), 0, 0)
        stamps.place(painter, ("grid",), 0, 0)
    elif (kind == "improvement" and name in LINES) or (kind == "map" and name in ("river", "coast")):
        _line(painter, name, stamps.palette)
    elif kind == "route":
        paint_route_swatch(painter, name, stamps.palette, WIDE)
    elif look == ("map", "army"):
        paint_pennant(painter, QPointF(0, 0), 12.0, ink(stamps.palette.accent), ink(stamps.palette.ink))
    elif kind == "realm":
        painter.setPen(QPen(looks[name].colour, 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(stamps.hexagon(-1.5))
    elif kind == "pin":
        painter.translate(0, 6)
        stamps.place(painter, ("pin", name, True), 0, 0)
    elif kind in ("place", "capital"):
        painter.scale(1.35, 1.35)
        stamps.place(painter, ("place", name, kind == "capital"), 0, -1.5)
    else:
        painter.scale(1.6, 1.6)
        stamps.place(painter, ("symbol", name), 0, 0)
    painter.restore()


def _line(painter: QPainter, name: str, palette: MapPalette) -> None:
    """A short piece of a line as the map draws it: outline, body, and what is drawn along its middle."""
    outline, body, wide = {
        "road": (palette.casing, palette.road, 2.0),
        "highway": (palette.casing, palette.road, 2.8),
        "canal": (palette.ink, palette.river, 1.8),
        "aqueduct": (palette.ink, palette.wall, 1.8),
        "river": ("", palette.river, 2.4),
        "coast": ("", palette.shore, 1.4),
    }[name]
    strokes = [QPen(QColor(body), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)]
    if outline:
        strokes.insert(0, QPen(QColor(outline), wide + 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if name == "highway":
        strokes.append(QPen(QColor(palette.accent), 0.8))
    if name == "aqueduct":
        strokes.append(QPen(QColor(palette.ink), wide, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap))
        strokes[-1].setDashPattern([0.35, 1.15])
    for stroke in strokes:
        painter.setPen(stroke)
        painter.drawLine(QLineF(-WIDE, 0, WIDE, 0))
