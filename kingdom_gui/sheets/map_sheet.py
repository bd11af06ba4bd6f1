"""The map as a page with legend and scale, and as a picture of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ..drawing.map.painting import (
    Atlas,
    MapOptions,
    legend_of,
    map_rect,
    paint_ground_layer,
    paint_ink_layer,
    paint_map,
    place_realm_names,
    realm_rect,
    traffic_of,
)
from ..drawing.paper import Paper
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from ..geometry.layout import INNER, ROOT3, Rect
from ..words import distances
from . import style
from .labels import Labels
from .legend import Legend, paint_legend
from .page import Geometry, Page
from .pieces import page_head
from .printing import Cancelled, Progress, blank_image, painting, png_bytes
from .svg import svg_bytes

Way = Literal["auto", "portrait", "landscape"]

HEAD = 60.0
LEGEND_SIDE = 132.0  # points the legend takes beside the map on a landscape page
SMALLEST_HEX = (
    5.0  # points from centre to corner, below which a page shows the realm instead of the whole map
)
LARGEST_HEX = 34.0
PIXEL = 0.7  # points that count as one point of a screen: paper is read closer, and prints finer
FINENESS = 250  # dots an inch of what is drawn once and copied
DOTS = FINENESS / 72  # such dots in a point
MANY = 1_000  # hexes of a page from which they are copied: drawn each in shapes they take a second
MOST_STRIPS = 60  # of a large SVG
HEX_AREA = 1.5 * ROOT3  # square hex units
SCALE_HEIGHT = 30.0
MAP_MARGIN = 14.0  # points of paper above and below a map that is wider than its room
HEX_DOTS = 28.0  # dots from centre to corner in a picture of the map
ON_PAPER = MapOptions(routes=True, armies=True)  # a printed map shows all that a window can
USUAL_PICTURE = 24_000_000  # dots of a whole picture at scale 1, where so many are needed


class Shown(NamedTuple):
    """What a page shows: a part of the map (hex units) or the whole, with its legend.

    `landscape`: the page lies. `scale`: points that one hex unit takes.
    """

    rect: Rect
    legend: Legend
    landscape: bool
    scale: float
    whole: bool = True


def map_page(
    campaign: Campaign,
    rules: Ruleset,
    kingdom_id: str,
    geometry: Geometry,
    labels: Labels,
    way: Way = "auto",
) -> Page:
    """One page with the whole map, or with the realm where the whole would be too small to read.

    The page stands or lies as it is told to, or as the map does (`auto`).
    """
    ways = {"portrait": (False,), "landscape": (True,), "auto": (False, True)}[way]
    whole = map_rect(campaign)
    shown = _best(campaign, rules, whole, geometry, ways, labels)
    if shown.scale < SMALLEST_HEX:
        realm = _within(realm_rect(campaign, kingdom_id), whole)
        shown = _best(campaign, rules, realm, geometry, ways, labels)._replace(whole=realm == whole)
    kingdom = campaign.kingdoms.get(kingdom_id)
    kicker = kingdom.name if kingdom else campaign.settings.name

    def paint(paper: Paper, area: QRectF) -> None:
        note = labels("scale-note", length=distances.length(1, labels.language))
        y = page_head(paper, area, kicker, labels("title-map"), note)
        body = QRectF(area.left(), y, area.width(), area.bottom() - y)
        _paint(paper, body, campaign, rules, shown, labels)

    return Page(labels("page-map"), "map", paint, shown.landscape)


def map_png(
    campaign: Campaign,
    rules: Ruleset,
    scale: float,
    options: MapOptions = ON_PAPER,
    most: int = USUAL_PICTURE,
) -> bytes:
    """The whole map as a PNG, a hex 28 dots from centre to corner times `scale`; fewer on a very large map,
    where the picture has `most` dots, times the scale each way.

    :raises PictureTooLarge: beyond 200 million dots.
    """
    rect = map_rect(campaign)
    dots = min(HEX_DOTS, math.sqrt(most / (rect.width * rect.height))) * scale
    image = blank_image(math.ceil(rect.width * dots), math.ceil(rect.height * dots))
    with painting(image) as painter:
        paint_map(painter, campaign, rules, rect, dots, options)
    return png_bytes(image)


def map_svg(campaign: Campaign, rules: Ruleset, labels: Labels, progress: Progress | None = None) -> bytes:
    """The whole map as an SVG, drawn in shapes; a large one in strips, of which `progress` is told.

    :raises Cancelled: when `progress` says so.
    """
    rect = map_rect(campaign)
    page = QRectF(0, 0, math.ceil(rect.width * HEX_DOTS), math.ceil(rect.height * HEX_DOTS))
    strips = max(1, min(MOST_STRIPS, round(rect.width * rect.height / (MANY * HEX_AREA))))
    atlas = Atlas(campaign, rules, ON_PAPER._replace(vector=True))
    place_realm_names(atlas)

    def paint(painter: QPainter) -> None:
        painter.translate(-rect.left * HEX_DOTS, -rect.top * HEX_DOTS)
        for strip in range(strips):
            if progress is not None and not progress(strip, strips):
                raise Cancelled
            top = rect.top + rect.height * strip / strips
            part = Rect(rect.left, top, rect.right, top + rect.height / strips)
            _paint_strip(painter, atlas, part)

    return svg_bytes(page, campaign.settings.name or labels("page-map"), paint)


def _paint_strip(painter: QPainter, atlas: Atlas, part: Rect) -> None:
    painter.save()
    whole = QRectF(part.left, part.top, part.width, part.height)
    scaled = QRectF(whole.topLeft() * HEX_DOTS, whole.size() * HEX_DOTS)
    painter.setClipRect(scaled, Qt.ClipOperation.IntersectClip)
    paint_ground_layer(painter, atlas, None, part, HEX_DOTS, 1.0)
    paint_ink_layer(painter, atlas, part, HEX_DOTS, 1.0)
    painter.restore()


def _best(
    campaign: Campaign,
    rules: Ruleset,
    rect: Rect,
    geometry: Geometry,
    ways: Sequence[bool],
    labels: Labels,
) -> Shown:
    """The way of the page on which hexes become largest; upright if in doubt."""
    legend = Legend(campaign, rules, legend_of(campaign, rect) + traffic_of(campaign, rules, rect), labels)
    sizes = {way: _scale(rect, _room(geometry.turned(way), legend)) for way in ways}
    landscape = max(ways, key=lambda way: sizes[way] * (1.0 if way else 1.05))
    return Shown(rect, legend, landscape, sizes[landscape])


def _paint(
    paper: Paper,
    body: QRectF,
    campaign: Campaign,
    rules: Ruleset,
    shown: Shown,
    labels: Labels,
) -> None:
    rect, legend, landscape = shown.rect, shown.legend, shown.landscape
    if landscape:
        room = body.adjusted(0, 0, -LEGEND_SIDE - 16, 0)
        place = QRectF(room.right() + 16, body.top() - 2, LEGEND_SIDE, body.height() - SCALE_HEIGHT)
        foot = QRectF(place.left(), body.bottom() - SCALE_HEIGHT, LEGEND_SIDE, SCALE_HEIGHT)
    else:
        height = legend.height(3)
        room = body.adjusted(0, 0, 0, -height - SCALE_HEIGHT - 18)
        if shown.whole:
            room.setHeight(min(room.height(), rect.height * _scale(rect, room) + 2 * MAP_MARGIN))
        place = QRectF(body.left(), room.bottom() + 12 + SCALE_HEIGHT, body.width(), height)
        foot = QRectF(body.left(), room.bottom() + 10, body.width() / 2, SCALE_HEIGHT)
    scale = _scale(rect, room)
    frame = room.adjusted(3, 3, -3, -3)  # all of the room: around the map lies paper, or more of the land
    painter = paper.painter
    painter.save()
    painter.translate(frame.topLeft())
    seen = _seen(rect, frame, scale)
    if seen.width * seen.height > MANY * HEX_AREA:
        painter.scale(1 / DOTS, 1 / DOTS)
        paint_map(painter, campaign, rules, seen, scale * DOTS, ON_PAPER, PIXEL * DOTS)
    else:
        paint_map(painter, campaign, rules, seen, scale, ON_PAPER._replace(vector=True), PIXEL)
    painter.restore()
    paper.box(frame, 0.5, style.INK)
    paper.box(frame.adjusted(-3, -3, 3, 3), 1.2, style.INK)
    _north(paper, QPointF(frame.right() - 23, frame.top() + 23))
    _scale_bar(paper, foot, scale, labels)
    paint_legend(paper, place, legend, 1 if landscape else 3)


def _room(geometry: Geometry, legend: Legend) -> QRectF:
    """The room a page has for the map beside or above its legend."""
    area = geometry.content
    across = LEGEND_SIDE + 16 if geometry.landscape else 0.0
    below = 0.0 if geometry.landscape else legend.height(3) + SCALE_HEIGHT + 18
    return QRectF(0, 0, area.width() - across, area.height() - HEAD - below)


def _scale(rect: Rect, room: QRectF) -> float:
    return min(room.width() / rect.width, room.height() / rect.height, LARGEST_HEX)


def _seen(rect: Rect, frame: QRectF, scale: float) -> Rect:
    """What a frame shows with the wanted part in its middle."""
    x, y = rect.centre
    across, down = frame.width() / scale / 2, frame.height() / scale / 2
    return Rect(x - across, y - down, x + across, y + down)


def _within(rect: Rect, whole: Rect) -> Rect:
    return Rect(max(rect.left, whole.left), max(rect.top, whole.top), min(rect.right, whole.right),
                min(rect.bottom, whole.bottom))  # fmt: skip


def _scale_bar(paper: Paper, box: QRectF, scale: float, labels: Labels) -> None:
    """A bar of whole hexes, black and white by turns, with distances in miles or kilometres."""
    each = 2 * INNER * scale  # points from one hex's middle to the next
    longest = box.width() - 40
    step = next((n for n in (1, 2, 5, 10, 20, 50) if n * each >= 16), 100)
    count = max(1, min(4, int(longest / (step * each))))
    hex_length = distances.across(1, labels.language)
    y = box.top() + 4
    for number in range(count):
        part = QRectF(box.left() + number * step * each, y, step * each, 4.5)
        paper.box(part, 0.6, style.INK, style.INK if number % 2 == 0 else "#ffffff")
    for number in range(count + 1):
        text = labels.number(number * step * hex_length)
        if number == count:
            text = distances.length(number * step, labels.language)
        centre = box.left() + number * step * each
        wide = 60.0
        left = centre - wide / 2 if number else centre
        across = "centre" if 0 < number < count else "left"
        if number == count:
            left = centre - 6
        paper.text(
            QRectF(left, y + 7, wide, 10), text, style.FOOT, "centre" if across == "centre" else "left"
        )


def _north(paper: Paper, centre: QPointF) -> None:
    """A small needle that points north."""
    x, y = centre.x(), centre.y()
    painter = paper.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 190))
    painter.drawEllipse(QPointF(x, y), 19, 19)
    painter.setPen(QPen(QColor(style.INK), 0.6))
    for side, fill in ((-1, style.INK), (1, "#ffffff")):
        painter.setBrush(QColor(fill))
        painter.drawPolygon(
            QPolygonF([QPointF(x, y - 13), QPointF(x + side * 4.2, y + 6), QPointF(x, y + 2.6)])
        )
    paper.text(QRectF(x - 8, y + 7, 16, 10), "N", style.LABEL_CAPS.inked(style.INK), "centre")
