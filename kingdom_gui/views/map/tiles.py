"""The map as square tiles, painted ahead while the program is idle and copied when the map moves.

A tile is one opaque picture: the ground, and on it the ink (rivers, roads, borders, signs, letters). Two
layers of tiles, the second transparent, were measured as well: a frame then takes twice as long and the
tiles twice the room, and nothing is won, since a change is painted only where it is, in both at once, in a
fraction of a millisecond. No tile looks at more hexes than lie on it and just around it.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from ...drawing.map.atlas import Atlas
from ...drawing.map.far import FAR, FarPicture
from ...drawing.map.palette import ink
from ...drawing.map.under import paint_under_far
from ...geometry.layout import Rect
from .camera import Camera

SIDE = 256  # device pixels
SLICE = 0.008  # seconds after which a slice of work begins nothing new
AT_ONCE = 340_000  # device pixels that a change may cover to be painted within the change itself
STRIPS = 2  # parts of a tile between which other events have their turn

Key = tuple[int, int, int]  # step of zoom, column, row


class Tile:
    """One square of the map at one zoom, painted strip by strip: the ground of a strip, then the ink on it.

    `done` counts what is painted so far; `seen` tells that all was painted once: then the tile is shown, also
    while it is painted anew.
    """

    __slots__ = ("done", "pixmap", "seen")

    def __init__(self) -> None:
        self.pixmap = QPixmap(SIDE, SIDE)
        self.seen = False
        self.done = 0

    @property
    def whole(self) -> bool:
        """Whether all of it is painted as things stand."""
        return self.done == 2 * STRIPS


class TileStore(QObject):
    """Keeps tiles and paints missing ones in slices. `painted(rect)` gives device pixels of the viewport."""

    painted = Signal(QRect)
    far_ready = Signal()
    idle = Signal()

    def __init__(self, camera: Camera, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._camera = camera
        self._tiles: OrderedDict[Key, Tile] = OrderedDict()
        self._atlas: Atlas | None = None
        self.far: FarPicture | None = None
        self._far_steps: Iterator[None] | None = None
        self._first_steps: Iterator[None] | None = None
        self._backdrop: tuple[QPixmap, float, int, int] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._slice)

    def show(self, atlas: Atlas) -> None:
        """Show an atlas from now on; nothing painted before is kept."""
        self._atlas = atlas
        self.far = FarPicture(atlas)
        self._far_steps = self.far.steps()
        self._first_steps = atlas.count_sizes()
        self.clear()

    def clear(self) -> None:
        """Forget all tiles; they are painted again when seen."""
        self._tiles.clear()
        self._backdrop = None
        self.wake()

    def wake(self) -> None:
        """See to missing tiles when the program is idle."""
        if not self._timer.isActive():
            self._timer.start(0)

    @property
    def complete(self) -> bool:
        """Whether all that is seen is painted and up to date."""
        return all(self._is_done(key) for key in self._visible(0))

    @property
    def kept(self) -> int:
        """Bytes of the pixmaps kept."""
        return SIDE * SIDE * 4 * len(self._tiles)

    def paint(self, painter: QPainter, area: QRect) -> None:
        """Copy the tiles in `area` (device pixels of the viewport) to a painter whose unit is a device
        pixel.
        """
        camera, tiles = self._camera, self._tiles
        step, left, top = camera.step, camera.left, camera.top
        missing: list[tuple[int, int]] = []
        draw = painter.drawPixmap
        for row in range((top + area.top()) // SIDE, (top + area.bottom()) // SIDE + 1):
            for column in range((left + area.left()) // SIDE, (left + area.right()) // SIDE + 1):
                tile = tiles.get((step, column, row))
                if tile is None or not tile.seen:
                    missing.append((column, row))
                else:
                    draw(column * SIDE - left, row * SIDE - top, tile.pixmap)
        if missing:
            self._stand_in(painter, missing)
            self.wake()

    def keep_backdrop(self) -> None:
        """Remember what is seen now, to stand in while tiles of another zoom are painted."""
        camera = self._camera
        if not self.complete or camera.width < 1 or camera.height < 1:
            return
        seen = QPixmap(camera.width, camera.height)
        painter = QPainter(seen)
        self.paint(painter, QRect(0, 0, camera.width, camera.height))
        painter.end()
        self._backdrop = (seen, camera.scale, camera.left, camera.top)

    def keep_only_this_zoom(self) -> None:
        """Forget the tiles of other zooms: something there may differ, it is not known where."""
        for key in [key for key in self._tiles if key[0] != self._camera.step]:
            del self._tiles[key]

    def repaint(self, rects: Iterable[Rect]) -> None:
        """Paint anew what changed in these rectangles (hex units); a small change is there on return."""
        rects = list(rects)
        areas = self._pixels(rects)
        at_once = sum(area.width() * area.height() for area in areas) <= AT_ONCE and len(areas) <= 12
        seen = set(self._visible(0))
        for key in list(self._tiles):
            if key[0] != self._camera.step:
                if self._meets(key, rects):
                    del self._tiles[key]
            elif not at_once and any(area.intersects(self._box(key)) for area in areas):
                if key in seen:
                    self._tiles[key].done = 0
                else:
                    del self._tiles[key]
        if at_once:
            for area in areas:
                self._repaint_at_once(area)
        self._backdrop = None
        self.wake()

    def _repaint_at_once(self, area: QRect) -> None:
        """Paint an area once, and copy it to all tiles that it meets."""
        keys = [k for k in self._tiles if k[0] == self._camera.step and area.intersects(self._box(k))]
        if not keys:
            return
        patch = QPixmap(area.size())
        painter = QPainter(patch)
        painter.translate(-area.left(), -area.top())
        self._paint_layer(painter, area, is_ground=True)
        self._paint_layer(painter, area, is_ground=False)
        painter.end()
        for key in keys:
            painter = QPainter(self._tiles[key].pixmap)
            painter.drawPixmap(area.left() - key[1] * SIDE, area.top() - key[2] * SIDE, patch)
            painter.end()
        self._tell(area)

    # How it is done

    def _pixels(self, rects: Iterable[Rect]) -> list[QRect]:
        """Rectangles in pixels of the map's drawing, those that overlap joined into one."""
        scale = self._camera.scale
        found: list[QRect] = []
        for left, top, right, bottom in rects:
            x, y = math.floor(left * scale) - 1, math.floor(top * scale) - 1
            area = QRect(x, y, math.ceil(right * scale) + 1 - x, math.ceil(bottom * scale) + 1 - y)
            for other in found:
                if other.intersects(area):
                    other |= area
                    found[next(i for i, one in enumerate(found) if one.intersects(area))] = other
                    break
            else:
                found.append(area)
            if len(found) > 200:
                return found
        return found

    def _meets(self, key: Key, rects: Iterable[Rect]) -> bool:
        size = SIDE / (2 ** (key[0] / 4) * self._camera.pixel)
        box = Rect(key[1] * size, key[2] * size, (key[1] + 1) * size, (key[2] + 1) * size)
        return any(box.meets(rect) for rect in rects)

    def _visible(self, ring: int) -> list[Key]:
        """The tiles seen, and so many around them, the middle ones first."""
        camera = self._camera
        left, right = camera.left // SIDE - ring, (camera.left + camera.width - 1) // SIDE + ring
        top, bottom = camera.top // SIDE - ring, (camera.top + camera.height - 1) // SIDE + ring
        keys = [(camera.step, x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]
        cx, cy = (left + right) / 2, (top + bottom) / 2
        return sorted(keys, key=lambda key: (key[1] - cx) ** 2 + (key[2] - cy) ** 2)

    def _is_done(self, key: Key) -> bool:
        tile = self._tiles.get(key)
        return tile is not None and tile.whole

    def _slice(self) -> None:
        """Do some of the work that waits, and come again while there is more."""
        if self._atlas is None or self.far is None:
            return
        until = perf_counter() + SLICE
        far_first = self._camera.scale / self._camera.ink_pixel < FAR
        while perf_counter() < until:
            if self._first_steps is not None:
                if next(self._first_steps, False) is False:
                    self._first_steps = None
            elif far_first and self._far_steps is not None:
                self._draw_far(until)
            elif not self._paint_next():
                if self._far_steps is None:
                    self.idle.emit()
                    return
                self._draw_far(until)
        self.wake()

    def _draw_far(self, until: float) -> None:
        assert self._far_steps is not None
        for _ in self._far_steps:
            if perf_counter() >= until:
                return
        self._far_steps = None
        self.far_ready.emit()

    def _paint_next(self) -> bool:
        """Paint one layer of the tile that is wanted most; False where none is."""
        for ring in (0, 1):
            for key in self._visible(ring):
                if self._is_done(key):
                    continue
                tile = self._tiles.setdefault(key, Tile())
                area = self._paint_part(tile, key)
                self._tiles.move_to_end(key)
                self._drop_oldest()
                self._tell(area)
                return True
        return False

    def _paint_part(self, tile: Tile, key: Key) -> QRect:
        """Paint the next layer of the next strip of a tile; both layers of a strip look at the same hexes.

        Gives the area that looks different now: the strip, or the whole tile where it is first shown.
        """
        strip, layer = divmod(tile.done, 2)
        high = SIDE // STRIPS
        area = QRect(key[1] * SIDE, key[2] * SIDE + strip * high, SIDE, high)
        painter = QPainter(tile.pixmap)
        painter.translate(-key[1] * SIDE, -key[2] * SIDE)
        painter.setClipRect(area)
        self._paint_layer(painter, area, layer == 0)
        painter.end()
        tile.done += 1
        if tile.whole and not tile.seen:
            tile.seen = True
            return QRect(key[1] * SIDE, key[2] * SIDE, SIDE, SIDE)
        return area

    def _drop_oldest(self) -> None:
        camera = self._camera
        across = (camera.width // SIDE + 4) * (camera.height // SIDE + 4)
        while len(self._tiles) > across * 1.6 + 8:
            self._tiles.popitem(last=False)

    def _paint_layer(self, painter: QPainter, area: QRect, is_ground: bool) -> None:
        """Paint the ground or the ink inside `area`, given in pixels of the map's drawing."""
        from ...drawing.map.painting import paint_ground_layer, paint_ink_layer  # after the first showing

        atlas = self._atlas
        assert atlas is not None
        scale, pixel = self._camera.scale, self._camera.ink_pixel
        rect = Rect(
            area.left() / scale, area.top() / scale, (area.right() + 1) / scale, (area.bottom() + 1) / scale
        )
        if is_ground:
            paint_ground_layer(painter, atlas, self.far, rect, scale, pixel)
        else:
            paint_ink_layer(painter, atlas, rect, scale, pixel)

    @staticmethod
    def _box(key: Key) -> QRect:
        return QRect(key[1] * SIDE, key[2] * SIDE, SIDE, SIDE)

    def _tell(self, area: QRect) -> None:
        self.painted.emit(area.translated(-self._camera.left, -self._camera.top))

    def _stand_in(self, painter: QPainter, missing: list[tuple[int, int]]) -> None:
        """Fill in for tiles not yet painted: with what was seen at the last zoom, else with the far
        picture.
        """
        camera, atlas = self._camera, self._atlas
        if atlas is None or self.far is None:
            return
        painter.save()
        columns, rows = [c for c, _ in missing], [r for _, r in missing]
        area = QRect(
            min(columns) * SIDE, min(rows) * SIDE,
            (max(columns) - min(columns) + 1) * SIDE, (max(rows) - min(rows) + 1) * SIDE,
        )  # fmt: skip
        if len(missing) < len(set(columns)) * len(set(rows)):
            for column, row in missing:
                self._stand_in_for(painter, QRect(column * SIDE, row * SIDE, SIDE, SIDE), camera, atlas)
        else:
            self._stand_in_for(painter, area, camera, atlas)
        painter.restore()

    def _stand_in_for(self, painter: QPainter, area: QRect, camera: Camera, atlas: Atlas) -> None:
        seen = QRect(camera.left, camera.top, camera.width, camera.height) & area
        if seen.isEmpty() or self.far is None:
            return
        scale = camera.scale
        painter.save()
        painter.translate(-camera.left, -camera.top)
        painter.setClipRect(seen)
        painter.fillRect(seen, ink(atlas.palette.paper))
        rect = Rect(
            seen.left() / scale, seen.top() / scale, (seen.right() + 1) / scale, (seen.bottom() + 1) / scale
        )
        self.far.paint(painter, rect, scale)

        paint_under_far(painter, atlas, rect, scale, quick=True)
        if self._backdrop is not None:
            pixmap, old_scale, left, top = self._backdrop
            part = scale / old_scale
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            painter.drawPixmap(
                QRect(
                    round(left * part),
                    round(top * part),
                    round(pixmap.width() * part),
                    round(pixmap.height() * part),
                ),
                pixmap,
            )
        painter.restore()
