"""Families of buildings, and the small drawn stamp of each kind.

A family gives a footprint its tint and its pattern; the stamp tells the kind. What is not in the table (a
building of a table's own) is put into a family by what it does and gets that family's stamp.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ..engine.ruleset import Building
from .stamp_glyphs import GLYPHS

FAMILIES = (
    "home",
    "trade",
    "craft",
    "rule",
    "learning",
    "faith",
    "arms",
    "pleasure",
    "green",
    "water",
    "works",
)

_FAMILY_STAMP = {
    "home": "house", "trade": "shop", "craft": "anvil", "rule": "paper",
    "learning": "book", "faith": "columns", "arms": "shield",
    "pleasure": "notes", "green": "tree", "water": "waves", "works": "block",
}  # fmt: skip

_KINDS = {
    "home": "house tenement mansion noble_villa:villa foreign_quarter:globe orphanage:children",
    "trade": "shop market:stalls luxury_store:ring bank:coins black_market:mask trade_shop:basket "
    "guildhall:banner",
    "craft": "smithy:anvil foundry:furnace tannery:hide alchemist:flask herbalist:leaf exotic_artisan:gem "
    "brewery:barrel granary:wheat mill:wheel stockyard:fence stable:horseshoe",
    "rule": "palace:crown town_hall:clock_tower bureau:paper mint:crowned_coin hospital:heart",
    "learning": "library:book academy:cap university:dome bardic_college:lyre casters_tower:wizard_tower "
    "magic_shop:wand magical_academy:starred_cap observatory:telescope museum:vase",
    "faith": "temple:columns cathedral shrine:flame monastery:bell_cloister graveyard:gravestone",
    "arms": "barracks:shield garrison:swords military_academy:helmet watchtower castle jail:bars "
    "city_wall:wall",
    "pleasure": "tavern:mug inn:bed dance_hall:notes theater:player_mask arena",
    "green": "park:tree menagerie:paw monument:obelisk",
    "water": "pier:anchor waterfront:ship waterway:waves bridge cistern:well everflowing_spring:fountain "
    "moat:trench watergate:gate",
    "works": "dump:heap sewer_system:grate paved_streets:cobbles magical_streetlamps:lamp",
}


def _table() -> dict[str, tuple[str, str]]:
    table: dict[str, tuple[str, str]] = {}
    for family, text in _KINDS.items():
        for word in text.split():
            kind, _, stamp = word.partition(":")
            table[kind] = (family, stamp or kind)
    return table


_STAMPS = _table()


def family_of(kind: str, building: Building | None = None) -> str:
    """The family of a kind of building; of an unknown one, by the strongest thing that `building` does."""
    known = _STAMPS.get(kind)
    if known is not None:
        return known[0]
    if building is None:
        return "works"
    if building.residential:
        return "home"
    weights = {
        "arms": building.defense, "learning": building.lore, "trade": building.base_value / 500,
        "craft": building.productivity, "faith": building.loyalty, "rule": building.law,
    }  # fmt: skip
    best = max(weights, key=lambda family: weights[family])
    return best if weights[best] > 0 else "works"


def stamp_of(kind: str, building: Building | None = None) -> str:
    """The name of the glyph of a kind of building; an unknown kind has its family's."""
    known = _STAMPS.get(kind)
    return known[1] if known is not None else _FAMILY_STAMP[family_of(kind, building)]


def paint_stamp(
    painter: QPainter, rect: QRectF, stamp: str, ink: QColor, halo: QColor | None = None, weight: float = 1.5
) -> None:
    """Draw a glyph into the largest square centred in `rect` (painter's units).

    `halo` is painted first, wider, to part the glyph from a pattern below. `weight` is the line's width in
    24ths of the square.
    """
    side = min(rect.width(), rect.height())
    strokes, fills = _paths(stamp)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side / 24, side / 24)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if halo is not None:
        painter.setPen(_pen(halo, weight + 2.6))
        painter.drawPath(strokes)
        painter.drawPath(fills)
    painter.setPen(_pen(ink, weight))
    painter.drawPath(strokes)
    painter.fillPath(fills, ink)
    painter.restore()


def _pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


@lru_cache(maxsize=256)
def _paths(stamp: str) -> tuple[QPainterPath, QPainterPath]:
    strokes, _, fills = GLYPHS.get(stamp, GLYPHS["block"]).partition("|")
    return _path(strokes), _path(fills)


def _path(text: str) -> QPainterPath:
    """Read one run of glyph commands (see `stamp_glyphs`)."""
    path = QPainterPath()
    for command, arguments in re.findall(r"([MLHVQZOERS])([^MLHVQZOERS]*)", text):
        n = [float(word) for word in arguments.split()]
        if command == "M":
            path.moveTo(n[0], n[1])
        elif command == "L":
            path.lineTo(n[0], n[1])
        elif command == "H":
            path.lineTo(n[0], path.currentPosition().y())
        elif command == "V":
            path.lineTo(path.currentPosition().x(), n[0])
        elif command == "Q":
            path.quadTo(n[0], n[1], n[2], n[3])
        elif command == "Z":
            path.closeSubpath()
        elif command == "O":
            path.addEllipse(QPointF(n[0], n[1]), n[2], n[2])
        elif command == "E":
            path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])
        elif command == "R":
            path.addRect(n[0], n[1], n[2], n[3])
        else:
            _add_star(path, n[0], n[1], n[2])
    return path


def _add_star(path: QPainterPath, x: float, y: float, radius: float) -> None:
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.42
        angle = math.radians(36 * corner - 90)
        point = QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle))
        if corner == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
