"""The map seen from afar: a small picture with two pixels a hex, kept up to date hex by hex.

Half a hex is one column (pointy) or row (flat), so the shift of alternate rows stays exact. Realms are
tinted, their borders and the rivers show as pixels. A coarse picture of every eighth pixel is there at once;
the fine one is made in steps while the window stays responsive.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import islice

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from ...engine.hexes import DIRECTIONS, HexId
from ...engine.state import Hex
from ...geometry.layout import INNER, Rect
from .atlas import Atlas
from .fog import FAR_PART, in_fog
from .palette import TINT, VEIL, mixed, terrain_colour

SAMPLE = 3000  # hexes looked at for a first guess of the map's extent: the table's order is as good as random
FAR = 2.3  # points from a hex's centre to its corners, below which this picture is painted
COARSE = 8
SLACK = 6  # pixels of room around the picture, so that it seldom grows
MOST = 6_000_000  # pixels; a map with more room than that is drawn smaller
STEP = 400  # hexes between two looks at the clock


class FarPicture:
    """The far view of one level of an atlas, and the map's extent."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.ready = False
        self._colours: dict[tuple[str, bool, bool, str, bool, bool], int] = {}
        self._later: list[HexId] = []
        hexes, level = atlas.campaign.hexes, atlas.options.level
        some = [h for h in islice(hexes, SAMPLE) if h[0] == level]
        some += [s.hex for s in atlas.campaign.settlements.values() if s.hex[0] == level]
        self._fit_to(some)
        self._coarse = self._draw_coarse() if len(hexes) > SAMPLE else None

    def _fit_to(self, hexes: list[HexId]) -> None:
        """Make an empty picture with room for these hexes."""
        pixel_of = self.atlas.layout.pixel_of
        pixels = [pixel_of(q, r) for _, q, r in hexes] or [(0, 0)]
        columns, rows = [c for c, _ in pixels], [r for _, r in pixels]
        self._frame(min(columns), min(rows), max(columns), max(rows))
        self._know(min(columns), min(rows), max(columns), max(rows), bool(hexes))

    def _know(self, left: int, top: int, right: int, bottom: int, any_hex: bool) -> None:
        """Remember the map's extent, from the first pixels of its outermost hexes."""
        if not any_hex:
            self.extent: Rect | None = None
        elif self.atlas.layout.pointy:
            self.extent = Rect(INNER * (left - 1), 1.5 * top - 1, INNER * (right + 1), 1.5 * bottom + 1)
        else:
            self.extent = Rect(1.5 * left - 1, INNER * (top - 1), 1.5 * right + 1, INNER * (bottom + 1))

    def _frame(self, left: int, top: int, right: int, bottom: int) -> None:
        """Make an empty picture for these pixels, with slack; a sparse map is drawn at a fraction of its
        size.
        """
        self._left, self._top = left - SLACK, top - SLACK
        wide, high = right - left + 2 + 2 * SLACK, bottom - top + 2 + 2 * SLACK
        self._part = max(1, math.ceil(math.sqrt(wide * high / MOST)))
        self._wide, self._high = wide // self._part + 1, high // self._part + 1
        self._image = QImage(self._wide, self._high, QImage.Format.Format_ARGB32_Premultiplied)
        self._image.fill(0)
        self._pixels = memoryview(self._image.bits()).cast("I")

    def steps(self) -> Iterator[None]:
        """Draw the fine picture, giving way after every few hexes."""
        # Written out in one loop: at 160,000 hexes every call for each of them would cost a frame.
        wanted, pointy, colour_of = self.atlas.options.level, self.atlas.layout.pointy, self._colour
        pixels, wide, high, part = self._pixels, self._wide, self._high, self._part
        second = 1 if pointy else wide
        outside: list[HexId] = []
        left = top = 1 << 60
        right = bottom = -left
        for number, (hex_id, there) in enumerate(self.atlas.campaign.hexes.items()):
            if number % STEP == STEP - 1:
                yield
            level, q, r = hex_id
            if level != wanted:
                continue
            column, row = (2 * q + r, r) if pointy else (q, 2 * r + q)
            if column < left:
                left = column
            if column > right:
                right = column
            if row < top:
                top = row
            if row > bottom:
                bottom = row
            x, y = (column - self._left) // part, (row - self._top) // part
            if 0 <= x < wide - 1 and 0 <= y < high - 1:
                at = y * wide + x
                pixels[at] = pixels[at + second] = colour_of(hex_id, there)
            else:
                outside.append(hex_id)
        self._know(left, top, right, bottom, left <= right)
        if outside:
            self._grow(outside)
        self.ready = True
        self.touch(self._later)
        self._later = []
        self._coarse = None

    def touch(self, hexes: Iterable[HexId]) -> None:
        """Draw these hexes anew, as they are now; where a border may have moved give the neighbours as
        well.
        """
        if not self.ready:
            self._later.extend(hexes)
            return
        known, level = self.atlas.campaign.hexes, self.atlas.options.level
        outside = []
        for hex_id in hexes:
            if hex_id[0] == level and not self._put(hex_id, known.get(hex_id)):
                outside.append(hex_id)
        if outside:
            self._grow(outside)

    def paint(self, painter: QPainter, rect: Rect, scale: float) -> None:
        """Paint the part of the picture in `rect` (hex units), at `scale` pixels a unit from the map's
        origin.
        """
        coarse = self._coarse
        image, part = (self._image, self._part) if coarse is None else (coarse, COARSE * self._part)
        # Hex units of one pixel, and of the picture's left upper corner.
        if self.atlas.layout.pointy:
            dx, dy, x0, y0 = INNER, 1.5, INNER * (self._left - 1), 1.5 * self._top - 0.75
        else:
            dx, dy, x0, y0 = 1.5, INNER, 1.5 * self._left - 0.75, INNER * (self._top - 1)
        dx, dy = dx * part, dy * part
        left, right = (
            max(0, math.floor((rect.left - x0) / dx) - 1),
            min(image.width(), math.ceil((rect.right - x0) / dx) + 1),
        )
        top, bottom = (
            max(0, math.floor((rect.top - y0) / dy) - 1),
            min(image.height(), math.ceil((rect.bottom - y0) / dy) + 1),
        )
        if left >= right or top >= bottom:
            return
        source = QRectF(left, top, right - left, bottom - top)
        target = QRectF(
            (x0 + left * dx) * scale,
            (y0 + top * dy) * scale,
            (right - left) * dx * scale,
            (bottom - top) * dy * scale,
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, dx * scale < 14)
        painter.drawImage(target, image, source)

    def picture(self) -> QImage:
        """The whole picture as it stands, for a small overview."""
        return self._coarse or self._image

    def _draw_coarse(self) -> QImage:
        wide, high = self._wide // COARSE + 1, self._high // COARSE + 1
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        pixels = memoryview(image.bits()).cast("I")
        hexes, pointy, level = (
            self.atlas.campaign.hexes.get,
            self.atlas.layout.pointy,
            self.atlas.options.level,
        )
        step, half = COARSE * self._part, COARSE * self._part // 2
        for y in range(high):
            row = self._top + y * step + half
            for x in range(wide):
                column = self._left + x * step + half
                q, r = ((column - row) // 2, row) if pointy else (column, (row - column) // 2)
                there = hexes((level, q, r))
                if there is not None:
                    pixels[y * wide + x] = self._colour((level, q, r), there)
        return image

    def _put(self, hex_id: HexId, there: Hex | None) -> bool:
        """Draw one hex's two pixels; False where it lies outside the picture."""
        _, q, r = hex_id
        pointy = self.atlas.layout.pointy
        column, row = (2 * q + r, r) if pointy else (q, 2 * r + q)
        column, row = column - self._left, row - self._top
        if self.extent is not None and there is not None and self.ready:
            self.extent = self.extent.joined(self.atlas.layout.box(hex_id))
        if self._part > 1:
            column, row = column // self._part, row // self._part
        if not (0 <= column < self._wide - 1 and 0 <= row < self._high - 1):
            return there is None
        colour = 0 if there is None else self._colour(hex_id, there)
        at = row * self._wide + column
        self._pixels[at] = colour
        self._pixels[at + (1 if pointy else self._wide)] = colour
        return True

    def _colour(self, hex_id: HexId, there: Hex) -> int:
        claims = self.atlas.campaign.claims
        owner = claims.get(hex_id, "")
        border = False
        if owner:
            level, q, r = hex_id
            for dq, dr in DIRECTIONS:
                if claims.get((level, q + dq, r + dr)) != owner:
                    border = True
                    break
        fog = self.atlas.options.fog and in_fog(self.atlas.campaign, hex_id, there)
        key = (there.terrain, there.explored, there.river > 0, owner, border, fog)
        found = self._colours.get(key)
        if found is None:
            found = self._colours[key] = self._mix(*key)
        return found

    def _mix(self, terrain: str, explored: bool, river: bool, owner: str, border: bool, fog: bool) -> int:
        palette, options = self.atlas.palette, self.atlas.options
        colour = terrain_colour(palette, terrain)
        if options.veil and not explored:
            colour = mixed(colour, palette.veil, VEIL)
        if river and options.lines and terrain != "water":
            colour = mixed(colour, palette.river, 0.38)
        if owner and options.borders:
            colour = mixed(colour, self.atlas.colour(owner).name(), 0.8 if border else TINT)
        if fog:
            colour = mixed(colour, palette.ink, FAR_PART)
        return 0xFF000000 | int(colour[1:], 16)

    def _grow(self, outside: list[HexId]) -> None:
        """Make the picture large enough for hexes that lie outside it, and draw it anew."""
        known, level = self.atlas.campaign.hexes, self.atlas.options.level
        hexes = [h for h in known if h[0] == level]
        self._fit_to(hexes or outside)
        for hex_id in hexes:
            self._put(hex_id, known[hex_id])
