"""The legend of a printed map: what its colours, signs and lines mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ..drawing.map.palette import MapPalette, palette_of
from ..drawing.map.places import rank
from ..drawing.map.realms import realm_looks
from ..drawing.map.stamps import Stamps
from ..drawing.map.symbols import LINES
from ..drawing.paper import Paper
from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import settlement_numbers
from ..engine.state import Campaign
from ..geometry.layout import layout_of
from . import style
from .labels import Labels

LEGEND_ROW = 15.5
SWATCH = 8.0  # points from the centre of a swatch's hex to its corners


# What `legend_of` names and we tell ourselves: realms by their names, capitals with their banner.
OWN = (("map", "border"), ("map", "capital"))


class Entry(NamedTuple):
    """One sign with its meaning; `look` is a kind and an id as `legend_of` gives them."""

    look: tuple[str, str]
    text: str


class Legend:
    """The entries of one map, in the words of a language."""

    def __init__(
        self, campaign: Campaign, rules: Ruleset, looks: Sequence[tuple[str, str]], labels: Labels
    ) -> None:
        self.campaign = campaign
        self.orientation = campaign.settings.orientation
        self.entries = [
            Entry(look, _meaning(look, labels))
            for look in looks
            if look[0] != "settlement_size" and look not in OWN
        ]
        owners = set(campaign.claims.values())
        realms = [k for k in campaign.kingdoms.values() if k.id in owners]
        self.entries += [Entry(("realm", kingdom.id), kingdom.name) for kingdom in realms]
        self.entries += [
            Entry(
                (kind, size), labels("capital") if kind == "capital" else labels.head("settlement_size", size)
            )
            for kind, size in _places(campaign, rules)
        ]

    def height(self, columns: int) -> float:
        """Points that the legend takes in so many columns."""
        return -(-len(self.entries) // columns) * LEGEND_ROW


def paint_legend(paper: Paper, area: QRectF, legend: Legend, columns: int) -> None:
    """Paint the entries into columns, top to bottom."""
    stamps = Stamps(layout_of(legend.orientation), palette_of(False), SWATCH, 0.7, vector=True)
    gap = 14.0
    wide = (area.width() - gap * (columns - 1)) / columns
    fits = max(1, int(area.height() / LEGEND_ROW))
    down = max(1, -(-len(legend.entries) // columns))
    row = min(LEGEND_ROW, area.height() / down) if down > fits else LEGEND_ROW
    for number, entry in enumerate(legend.entries):
        x = area.left() + (number // down) * (wide + gap)
        y = area.top() + (number % down) * row
        _swatch(paper, QPointF(x + 10, y + row / 2), entry.look, legend, stamps, row)
        box = QRectF(x + 25, y, wide - 25, row)
        paper.text(box, entry.text, style.BODY, "left", "middle", lines=2, least=0.45)


def _places(campaign: Campaign, rules: Ruleset) -> list[tuple[str, str]]:
    """The sizes of the settlements there are, smallest first, and a capital."""
    capitals = {kingdom.capital for kingdom in campaign.kingdoms.values()}
    sizes, capital = set(), ""
    for settlement in campaign.settlements.values():
        size = settlement_numbers(campaign, settlement.id, rules).size
        if settlement.id in capitals:
            capital = size
        else:
            sizes.add(size)
    found = [("place", size) for size in sorted(sizes, key=rank)]
    return [("capital", capital), *found] if capital else found


def _meaning(look: tuple[str, str], labels: Labels) -> str:
    kind, name = look
    if kind in ("map", "pin"):
        return labels(f"legend-{name}" if kind == "map" else f"legend-pin-{name}")
    return labels.head(kind, name)


def _swatch(
    paper: Paper, centre: QPointF, look: tuple[str, str], legend: Legend, stamps: Stamps, row: float
) -> None:
    kind, name = look
    painter = paper.painter
    painter.save()
    painter.translate(centre)
    shrink = min(1.0, row / LEGEND_ROW)
    painter.scale(shrink, shrink)
    palette = stamps.palette
    if kind == "terrain":
        stamps.place(painter, ("whole", (name, False), 0), 0, 0)
        stamps.place(painter, ("grid",), 0, 0)
    elif look == ("map", "unexplored"):
        stamps.place(painter, ("whole", ("forest", True), 0), 0, 0)
        stamps.place(painter, ("grid",), 0, 0)
    elif (kind == "improvement" and name in LINES) or (kind == "map" and name in ("river", "coast")):
        _line(paper, name, palette)
    elif kind == "realm":
        painter.setPen(QPen(realm_looks(legend.campaign, False)[name].colour, 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(stamps.hexagon(-1.5))
    elif look == ("map", "below"):
        stamps.place(painter, ("below", "cavern"), 0, 0)
        stamps.place(painter, ("grid",), 0, 0)
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


def _line(paper: Paper, name: str, palette: MapPalette) -> None:
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
        paper.painter.setPen(stroke)
        paper.painter.drawLine(QLineF(-8, 0, 8, 0))
