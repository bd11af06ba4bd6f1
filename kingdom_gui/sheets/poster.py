"""The map as a poster over many sheets of paper, with overlap, crop marks, and a plan of how they lie.

Unlike the map's own page it is painted from stamps, each drawn once at the fineness of print and then copied:
a poster of ten thousand hexes takes seconds and a few megabytes. Lines and letters stay shapes.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ..drawing.map.painting import (
    Atlas,
    MapOptions,
    map_rect,
    paint_ground_layer,
    paint_ink_layer,
    paint_map,
    place_realm_names,
)
from ..drawing.paper import Paper
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from ..geometry.layout import INNER, Rect
from . import style
from .errors import ExportError
from .labels import Labels
from .map_sheet import DOTS, ON_PAPER, PIXEL, Way
from .page import Geometry, Page, SizeName
from .pieces import page_head

PART = "poster"
MM = 72 / 25.4  # points
MARGIN = 12 * MM  # printers leave at least 5 mm white, and the marks need room
USUAL_HEX = 15.0  # millimetres from side to side
SMALLEST_HEX, LARGEST_HEX = 4.0, 120.0
USUAL_OVERLAP = 10.0  # millimetres
LARGEST_OVERLAP = 50.0
MOST_SHEETS = 400
_TICK = 4 * MM  # how long a crop mark is
_OFF = 1.5 * MM  # and how far it stays away from the map
_LETTERS = 26


class PosterOptions(NamedTuple):
    """How large a poster is: a hex from side to side, and how much two sheets share, both in millimetres."""

    hex_mm: float = USUAL_HEX
    overlap_mm: float = USUAL_OVERLAP
    way: Way = "auto"


class Sheets(NamedTuple):
    """How a map lies on sheets. Lengths are points; `rect` is the map in hex units, `scale` points of one.

    `left` and `top` are how far the first sheet begins before the map, which lies in the middle.
    """

    geometry: Geometry
    rect: Rect
    scale: float
    overlap: float
    columns: int
    rows: int

    @property
    def room(self) -> QRectF:
        """What of a sheet is printed on."""
        return self.geometry.page.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    @property
    def step(self) -> tuple[float, float]:
        """From one sheet to the next, across and down."""
        return self.room.width() - self.overlap, self.room.height() - self.overlap

    @property
    def size(self) -> tuple[float, float]:
        """The whole poster, once its sheets are cut and laid edge to edge."""
        across, down = self.step
        return across * self.columns + self.overlap, down * self.rows + self.overlap

    def piece(self, column: int, row: int) -> Rect:
        """The part of the map that one sheet shows, in hex units."""
        (across, down), (width, height) = self.step, self.size
        left = self.rect.left - (width / self.scale - self.rect.width) / 2 + across * column / self.scale
        top = self.rect.top - (height / self.scale - self.rect.height) / 2 + down * row / self.scale
        return Rect(left, top, left + self.room.width() / self.scale, top + self.room.height() / self.scale)


def sheets_of(campaign: Campaign, size: SizeName, options: PosterOptions, file: str = "") -> Sheets:
    """How the campaign's map lies on sheets of a size; the way that needs fewer of them.

    :raises ExportError: where hex or overlap cannot be so large or small, or there would be too many sheets.
    """
    hex_mm, overlap_mm, way = options
    if not SMALLEST_HEX <= hex_mm <= LARGEST_HEX:
        low, high = round(SMALLEST_HEX), round(LARGEST_HEX)
        raise ExportError("sheet-error-poster-hex", file, size=f"{hex_mm:g}", low=low, high=high)
    if not 0 <= overlap_mm <= LARGEST_OVERLAP:
        raise ExportError(
            "sheet-error-poster-overlap", file, size=f"{overlap_mm:g}", high=round(LARGEST_OVERLAP)
        )
    ways = {"portrait": (False,), "landscape": (True,), "auto": (False, True)}[way]
    rect = map_rect(campaign)
    found = [_laid(rect, Geometry(size, lies), hex_mm * MM / (2 * INNER), overlap_mm * MM) for lies in ways]
    best = min(found, key=lambda sheets: sheets.columns * sheets.rows)
    if best.columns * best.rows > MOST_SHEETS:
        count = best.columns * best.rows
        raise ExportError("sheet-error-poster-sheets", file, count=count, most=MOST_SHEETS)
    return best


def poster_pages(
    campaign: Campaign,
    rules: Ruleset,
    size: SizeName,
    labels: Labels,
    options: PosterOptions = PosterOptions(),  # noqa: B008
    file: str = "",
) -> list[Page]:
    """The plan of the sheets, then the sheets row by row; one sheet alone needs no plan.

    :raises ExportError: as `sheets_of` says.
    """
    sheets = sheets_of(campaign, size, options, file)
    atlas = Atlas(campaign, rules, ON_PAPER)
    place_realm_names(atlas)
    count = sheets.columns * sheets.rows
    pages = [] if count == 1 else [_plan_page(campaign, rules, sheets, labels)]
    total = count + len(pages)
    for row in range(sheets.rows):
        for column in range(sheets.columns):
            pages.append(_sheet_page(atlas, sheets, column, row, (len(pages) + 1, total), labels))
    return pages


def _laid(rect: Rect, geometry: Geometry, scale: float, overlap: float) -> Sheets:
    sheets = Sheets(geometry, rect, scale, overlap, 1, 1)
    across, down = sheets.step
    columns = math.ceil((rect.width * scale - overlap) / across - 1e-9)
    rows = math.ceil((rect.height * scale - overlap) / down - 1e-9)
    return sheets._replace(columns=max(1, columns), rows=max(1, rows))


def _sheet_page(
    atlas: Atlas, sheets: Sheets, column: int, row: int, number: tuple[int, int], labels: Labels
) -> Page:
    """One sheet. `number` counts it among all pages of the poster."""
    name = sheet_name(column, row)
    title = atlas.campaign.settings.name

    def paint(paper: Paper, area: QRectF) -> None:
        room = sheets.room
        _paint_piece(paper.painter, atlas, sheets.piece(column, row), sheets.scale, room)
        _crop_marks(paper, sheets, column, row)
        where = labels("poster-sheet", sheet=name, page=number[0], pages=number[1])
        text = f"{title} · {where}" if title else where
        foot = QRectF(room.left() + MARGIN, room.bottom() + _OFF + 2, room.width() - 2 * MARGIN, 11)
        paper.text(foot, text, style.FOOT, "centre", "middle")

    return Page(labels("poster-name", sheet=name), PART, paint, sheets.geometry.landscape, whole=True)


def sheet_name(column: int, row: int) -> str:
    """What a sheet is called: columns by letters, rows by numbers from 1; `B3`."""
    letters, rest = "", column
    while rest >= 0:
        letters = chr(65 + rest % _LETTERS) + letters
        rest = rest // _LETTERS - 1
    return f"{letters}{row + 1}"


def _paint_piece(painter: QPainter, atlas: Atlas, rect: Rect, scale: float, room: QRectF) -> None:
    """A part of the map into its room. The painter's unit is made a dot of the stamps."""
    painter.save()
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.translate(room.topLeft())
    painter.scale(1 / DOTS, 1 / DOTS)
    painter.translate(-rect.left * scale * DOTS, -rect.top * scale * DOTS)
    paint_ground_layer(painter, atlas, None, rect, scale * DOTS, PIXEL * DOTS)
    paint_ink_layer(painter, atlas, rect, scale * DOTS, PIXEL * DOTS)
    painter.restore()


def _crop_marks(paper: Paper, sheets: Sheets, column: int, row: int) -> None:
    """Where to cut: in the middle of what two sheets share, and at the edges of the poster."""
    room, half = sheets.room, sheets.overlap / 2
    left = room.left() + (half if column else 0)
    right = room.right() - (half if column < sheets.columns - 1 else 0)
    top = room.top() + (half if row else 0)
    bottom = room.bottom() - (half if row < sheets.rows - 1 else 0)
    marks = []
    for x in (left, right):
        marks.append(QLineF(x, room.top() - _OFF, x, room.top() - _OFF - _TICK))
        marks.append(QLineF(x, room.bottom() + _OFF, x, room.bottom() + _OFF + _TICK))
    for y in (top, bottom):
        marks.append(QLineF(room.left() - _OFF, y, room.left() - _OFF - _TICK, y))
        marks.append(QLineF(room.right() + _OFF, y, room.right() + _OFF + _TICK, y))
    paper.painter.setPen(QPen(QColor(style.INK), 0.5))
    paper.painter.drawLines(marks)


def _plan_page(campaign: Campaign, rules: Ruleset, sheets: Sheets, labels: Labels) -> Page:
    """The whole map small, with the sheets drawn over it."""

    def paint(paper: Paper, area: QRectF) -> None:
        width, height = sheets.size
        measure = labels(
            "poster-measure",
            columns=sheets.columns,
            rows=sheets.rows,
            width=labels.number(round(width / MM / 10)),
            height=labels.number(round(height / MM / 10)),
        )
        y = page_head(paper, area, campaign.settings.name, labels("poster-plan"), measure)
        paper.text(QRectF(area.left(), y, area.width(), 26), labels("poster-how"), style.NOTE, lines=2)
        body = QRectF(area.left(), y + 34, area.width(), area.bottom() - y - 34)
        shrink = min(body.width() / width, body.height() / height)
        frame = QRectF(0, 0, width * shrink, height * shrink)
        frame.moveTopLeft(body.topLeft())
        frame.moveLeft(body.center().x() - frame.width() / 2)
        _paint_small(paper.painter, campaign, rules, sheets, frame, shrink)
        _paint_grid(paper, sheets, frame, shrink)

    return Page(labels("poster-plan"), PART, paint, sheets.geometry.landscape)


def _paint_small(
    painter: QPainter, campaign: Campaign, rules: Ruleset, sheets: Sheets, frame: QRectF, shrink: float
) -> None:
    first, last = sheets.piece(0, 0), sheets.piece(sheets.columns - 1, sheets.rows - 1)
    painter.save()
    painter.translate(frame.topLeft())
    painter.scale(1 / DOTS, 1 / DOTS)
    whole = Rect(first.left, first.top, last.right, last.bottom)
    options = MapOptions(labels=False, grid=False)
    paint_map(painter, campaign, rules, whole, sheets.scale * shrink * DOTS, options, PIXEL * DOTS)
    painter.restore()


def _paint_grid(paper: Paper, sheets: Sheets, frame: QRectF, shrink: float) -> None:
    across, down = (length * shrink for length in sheets.step)
    half = sheets.overlap * shrink / 2
    xs = [frame.left(), *(frame.left() + half + across * n for n in range(1, sheets.columns)), frame.right()]
    ys = [frame.top(), *(frame.top() + half + down * n for n in range(1, sheets.rows)), frame.bottom()]
    face = style.NAME.sized(max(5.0, min(14.5, across / 3, down / 3)))
    for row in range(sheets.rows):
        for column in range(sheets.columns):
            box = QRectF(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
            paper.box(box, 0.7, style.INK)
            plate = QRectF(0, 0, min(face.size * 2.4, box.width()), min(face.size * 1.5, box.height()))
            plate.moveCenter(box.center())
            paper.box(plate, 0, style.INK, "#fffdf7")
            paper.text(plate, sheet_name(column, row), face, "centre", "middle", least=0.3)
