"""Paint a piece of the map, or all of it, on any painter.

`paint_map` is for pages and pictures; `paint_window` is what it and the tiles on screen share.
"""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, qRgba

from ...engine.armies import on_the_map
from ...engine.hexes import HexId
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from ...geometry.layout import Rect, layout_of
from .armies import army_marks, paint_armies
from .atlas import LINES, Atlas, MapOptions, Window, open_window, symbols_of
from .borders import paint_borders
from .edge import paint_edge
from .far import FAR, FarPicture
from .fog import paint_fog
from .ground import paint_ground
from .lettering import NAME_ROOM, paint_hex_labels, paint_hex_names, paint_place_names, paint_realm_names
from .levels import paint_above, paint_below
from .palette import ink
from .routes import EXPEDITION, paint_routes, route_lines
from .signs import paint_pins, paint_signs
from .under import paint_under_far
from .water_borders import paint_water_borders
from .ways import paint_ways
from .written import paint_labels

INKED = ("lines", "borders", "symbols", "labels", "names", "fog", "titles", "pins", "below", "waters")


def paint_map(
    painter: QPainter,
    campaign: Campaign,
    rules: Ruleset | None,
    rect: Rect,
    scale: float,
    options: MapOptions = MapOptions(),  # noqa: B008
    pixel: float = 1.0,
) -> None:
    """Paint the part of the map in `rect` (hex units), its left upper corner at the painter's origin.

    `scale` is how many of the painter's units one hex unit (centre to corner) takes; `pixel` is how many of
    them are one point on screen, which sets the finest lines and decides with `scale` what is shown. The
    painter's clip and transform are respected; with `options.vector` nothing is painted from pixmaps.
    """
    atlas = Atlas(campaign, rules, options)
    if options.names and options.borders:
        place_realm_names(atlas)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(QRectF(0, 0, rect.width * scale, rect.height * scale), Qt.ClipOperation.IntersectClip)
    painter.translate(-rect.left * scale, -rect.top * scale)
    far = None
    if scale / pixel < FAR and not options.vector:
        far = FarPicture(atlas)
        for _ in far.steps():
            pass
    paint_ground_layer(painter, atlas, far, rect, scale, pixel)
    paint_ink_layer(painter, atlas, rect, scale, pixel)
    painter.restore()


def map_rect(campaign: Campaign, level: int = 0, margin: float = 0.6) -> Rect:
    """The part of the drawing that holds every hex of a level, with a margin, in hex units."""
    found = layout_of(campaign.settings.orientation).bounds(h for h in campaign.hexes if h[0] == level)
    return (found or Rect(-1, -1, 1, 1)).grown(margin)


def realm_rect(campaign: Campaign, kingdom: str, level: int = 0, margin: float = 2.2) -> Rect:
    """The part that holds a kingdom's hexes with some of the land around, or the whole map if it has none."""
    found = layout_of(campaign.settings.orientation).bounds(
        h for h in campaign.realm(kingdom) if h[0] == level
    )
    return found.grown(margin) if found else map_rect(campaign, level)


def place_realm_names(atlas: Atlas) -> None:
    """Find where each realm's name is written. Needs shapely."""
    from ...geometry.labels import label_place

    realms: dict[str, list[HexId]] = {}
    for hex_id, kingdom in atlas.campaign.claims.items():
        if hex_id[0] == atlas.options.level:
            realms.setdefault(kingdom, []).append(hex_id)
    for kingdom, hexes in realms.items():
        place = label_place(hexes, atlas.layout)
        if place is not None:
            atlas.realm_places[kingdom] = place


def paint_ground_layer(
    painter: QPainter, atlas: Atlas, far: FarPicture | None, rect: Rect, scale: float, pixel: float
) -> None:
    """Paper, terrain, shores and grid. The painter's origin is the map's, its units are pixels.

    Paper and grain fill whole pixels, a little beyond `rect`, which the painter is clipped to: a smooth rim
    would let shine through what was there before.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pixels = QRectF(rect.left * scale, rect.top * scale, rect.width * scale, rect.height * scale)
    area = pixels.toAlignedRect().adjusted(-1, -1, 1, 1)
    if not atlas.options.vector:
        painter.fillRect(area, ink(atlas.palette.paper))
    if atlas.options.ground and atlas.options.level < 0 and atlas.options.below:
        paint_above(painter, atlas, rect, scale, pixel)
    if atlas.options.ground:
        if far is not None and scale / pixel < FAR:
            far.paint(painter, rect, scale)
            paint_under_far(painter, atlas, rect, scale)
        else:
            paint_ground(open_window(painter, atlas, rect, scale, pixel))
    if not atlas.options.vector and atlas.options.grid:
        painter.fillRect(area, QBrush(paper_grain(atlas.palette.dark)))


def paint_ink_layer(painter: QPainter, atlas: Atlas, rect: Rect, scale: float, pixel: float) -> None:
    """Rivers, roads, borders, signs, settlements and letters, on a transparent or a painted ground."""
    options = atlas.options
    if not any(getattr(options, layer) for layer in INKED):
        _paint_traffic(painter, atlas, rect, scale, pixel)
        return
    if scale / pixel < FAR and not options.vector:
        window = Window(painter, atlas, rect, scale, pixel, atlas.stamps(scale, pixel), [], {}, {})
    else:
        window = open_window(painter, atlas, rect, scale, pixel)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if options.lines:
        paint_ways(window)
    if options.waters:
        paint_water_borders(window)
    if options.below:
        paint_below(window)
    if options.borders:
        paint_borders(window)
    if options.faded:
        paint_edge(window)
    if options.labels:
        paint_hex_labels(window)
    if options.names:
        paint_realm_names(window)
    if options.symbols:
        paint_signs(window)
    if options.fog:
        paint_fog(window)
    if options.titles:
        paint_labels(window)
    if options.names:
        paint_hex_names(window)
        paint_place_names(window)
    if options.pins:
        paint_pins(window)
    _paint_traffic(painter, atlas, rect, scale, pixel)


def _paint_traffic(painter: QPainter, atlas: Atlas, rect: Rect, scale: float, pixel: float) -> None:
    """Trade routes, expeditions and, where they are wanted, armies (a window shows those itself)."""
    if atlas.options.routes and atlas.routes:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        level = atlas.options.level
        paint_routes(painter, atlas.routes, atlas.layout, atlas.palette, rect, scale, pixel, level)
    if atlas.options.armies and atlas.rules is not None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(rect.left * scale, rect.top * scale, rect.width * scale, rect.height * scale)
        marks = army_marks(atlas.campaign, atlas.rules, atlas.palette.dark)
        inks = (ink(atlas.palette.ink), ink(atlas.palette.paper))
        paint_armies(painter, marks, atlas.layout, area, (scale, pixel), inks, atlas.options.level)


def traffic_of(
    campaign: Campaign, rules: Ruleset | None, rect: Rect, level: int = 0
) -> list[tuple[str, str]]:
    """What moves on the map in `rect`, for a legend: pairs of `route` and its cargo (or an expedition), and
    `map` with `army`.
    """
    layout = layout_of(campaign.settings.orientation)

    def here(hex_id: HexId) -> bool:
        return hex_id[0] == level and layout.box(hex_id).meets(rect)

    lines = route_lines(campaign)
    kinds = dict.fromkeys(line.kind for line in lines if any(here(hex_id) for hex_id in line.path))
    found = [("route", kind) for kind in sorted(kinds, key=lambda kind: (kind == EXPEDITION, kind))]
    if rules is not None and any(here(one.hex) for one in on_the_map(campaign, rules)):
        found.append(("map", "army"))
    return found


def legend_of(campaign: Campaign, rect: Rect, level: int = 0) -> list[tuple[str, str]]:
    """What the map shows in `rect`, for a legend: pairs of a kind and an id, in a fixed order.

    Kinds: `terrain`, `improvement`, `special_terrain`, `settlement_size` (a settlement's mark; the id is the
    size to draw), `map` with the ids river, coast, border, capital, unexplored, below, and `pin` with its
    symbol.
    """
    layout = layout_of(campaign.settings.orientation)
    terrain: set[str] = set()
    improvements: set[str] = set()
    special: set[str] = set()
    other: set[str] = set()
    pins: dict[HexId, list[str]] = {}
    for pin in campaign.pins.values():
        pins.setdefault(pin.hex, []).append(pin.symbol)
    shown: set[str] = set()
    for _, _, hex_id, there in layout.held(campaign.hexes, rect, level):
        terrain.add(there.terrain)
        improvements.update(there.improvements)
        special.update(s.kind for s in there.special if s.kind != "river")
        for name, holds in (
            ("river", there.river),
            ("coast", there.coast),
            ("lake", there.lake),
            ("unexplored", not there.explored),
            ("border", hex_id in campaign.claims),
            ("below", (hex_id[0] - 1, *hex_id[1:]) in campaign.hexes),
        ):
            if holds:
                other.add(name)
        shown.update(pins.get(hex_id, ()))
    items = [("terrain", name) for name in sorted(terrain)]
    items += [("improvement", name) for name in sorted(improvements)]
    items += [("special_terrain", name) for name in sorted(special)]
    named = ("border", "river", "coast", "lake", "unexplored", "below")
    items += [("map", name) for name in named if name in other]
    return items + [("pin", symbol) for symbol in sorted(shown)]


@lru_cache(maxsize=2)
def paper_grain(dark: bool) -> QImage:
    """The grain of the paper: a faint speckle that lies over the whole map."""
    side = 128
    noise = random.Random(11).randbytes(side * side)
    grain = QImage(noise, side, side, side, QImage.Format.Format_Indexed8)
    strength = 15 if not dark else 11
    table = []
    for value in range(256):
        depth = (value - 128) / 128
        shade = 60 if depth < 0 else 255
        table.append(qRgba(shade, shade, shade, round(abs(depth) ** 2 * strength)))
    grain.setColorTable(table)
    soft = grain.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return soft.copy()


def middle_of(rect: Rect, scale: float) -> QPointF:
    """The middle of a rectangle in hex units, in pixels."""
    x, y = rect.centre
    return QPointF(x * scale, y * scale)


__all__ = [
    "FAR",
    "LINES",
    "NAME_ROOM",
    "Atlas",
    "FarPicture",
    "MapOptions",
    "legend_of",
    "map_rect",
    "paint_ground_layer",
    "paint_ink_layer",
    "paint_map",
    "place_realm_names",
    "realm_rect",
    "symbols_of",
    "traffic_of",
]  # fmt: skip
