"""The map as square tiles, painted ahead while the program is idle and copied when the map moves.

A tile is one opaque picture: the ground, and on it the ink (rivers, roads, borders, signs, letters). Two
layers of tiles, the second transparent, were measured as well: a frame then takes twice as long and the
tiles twice the room, and nothing is won, since a change is painted only where it is, in both at once, in a
fraction of a millisecond. No tile looks at more hexes than lie on it and just around it.

What is kept of a tile is a function of the campaign alone, not of the way it came about: a tile is painted
out of sight and shown once it is finished. A small change is copied into the tiles at once, and these are
painted anew when edits pause. What stands in for a tile lies beneath the finished ones, and whoever
finishes a tile tells which pixels it covers.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap, QRegion

from ...drawing.map.atlas import Atlas
from ...drawing.map.far import FAR, FarPicture
from ...geometry.layout import Rect
from .camera import Camera
from .stand_in import Backdrop, paint_stand_in
from .tile_places import SIDE, Key, box_of, joined, keys_met, pixels_of

SLICE = 0.008  # seconds after which a slice of work begins nothing new
AT_ONCE = 340_000  # device pixels that a change may cover to be painted within the change itself
FEW = 12  # rectangles that such a change may consist of
STRIPS = 2  # parts of a tile between which other events have their turn
PAUSE = 0.25  # seconds after the last small change until the tiles it was copied into are painted anew


class Tile:
    """One square of the map at one zoom.

    `shown` is what was finished last, `draft` what is being painted strip by strip: the ground of a strip,
    then the ink on it; `done` counts these parts. What is shown may be `stale` (something large has changed
    since) or `patched` (small changes were copied into it).
    """

    __slots__ = ("done", "draft", "patched", "shown", "stale")

    def __init__(self) -> None:
        self.shown: QPixmap | None = None
        self.draft: QPixmap | None = None
        self.done = 0
        self.stale = self.patched = False

    @property
    def whole(self) -> bool:
        """Whether it is shown as things stand."""
        return self.shown is not None and not self.stale

    def restart(self) -> None:
        """Begin the draft anew: something in it has changed."""
        self.draft, self.done = None, 0

    def finish(self) -> None:
        """Show the draft."""
        self.shown = self.draft
        self.stale = self.patched = False
        self.restart()


class TileStore(QObject):
    """Keeps tiles and paints missing ones in slices. `painted(rect)` gives device pixels of the viewport
    that look different now; `idle` is emitted once nothing is left to paint.
    """

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
        self._backdrop: Backdrop | None = None
        self._patched_at = 0.0  # when a small change was copied into tiles last
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
        if self._timer.interval() or not self._timer.isActive():
            self._timer.start(0)

    @property
    def complete(self) -> bool:
        """Whether all that is seen is painted and up to date."""
        return all(self._is_whole(key) for key in self._visible(0))

    @property
    def settled(self) -> bool:
        """Whether nothing is left to paint, in sight or around it."""
        return self._first_steps is None and self._far_steps is None and self._wanted() is None

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
        shown: list[tuple[int, int, QPixmap]] = []
        missing: list[QRect] = []
        for row in range((top + area.top()) // SIDE, (top + area.bottom()) // SIDE + 1):
            for column in range((left + area.left()) // SIDE, (left + area.right()) // SIDE + 1):
                tile = tiles.get((step, column, row))
                if tile is None or tile.shown is None:
                    missing.append(QRect(column * SIDE, row * SIDE, SIDE, SIDE))
                else:
                    shown.append((column * SIDE - left, row * SIDE - top, tile.shown))
        if missing:
            self._stand_in(painter, missing, area)
        for x, y, pixmap in shown:  # above what stands in
            painter.drawPixmap(x, y, pixmap)

    def _stand_in(self, painter: QPainter, missing: list[QRect], area: QRect) -> None:
        self.wake()
        if self._atlas is None or self.far is None:
            return
        camera = self._camera
        places = QRegion()
        for box in missing:
            places += box & area.translated(camera.left, camera.top)
        painter.save()
        painter.translate(-camera.left, -camera.top)
        paint_stand_in(painter, places, self._atlas, self.far, camera.scale, self._backdrop)
        painter.restore()

    def keep_backdrop(self) -> None:
        """Remember what is seen now, to stand in while tiles of another zoom are painted."""
        camera = self._camera
        if not self.complete or camera.width < 1 or camera.height < 1:
            return
        seen = QPixmap(camera.width, camera.height)
        painter = QPainter(seen)
        self.paint(painter, QRect(0, 0, camera.width, camera.height))
        painter.end()
        self._backdrop = Backdrop(seen, camera.scale, camera.left, camera.top)

    def keep_only_this_zoom(self) -> None:
        """Forget the tiles of other zooms: something there may differ, it is not known where."""
        for key in [key for key in self._tiles if key[0] != self._camera.step]:
            del self._tiles[key]

    # What a change does

    def repaint(self, rects: Iterable[Rect]) -> None:
        """Paint anew what changed in these rectangles (hex units); a small change is there on return."""
        rects = list(rects)
        here = self._camera.step
        areas = [pixels_of(rect, self._camera.scale) for rect in rects]
        few = joined(areas, FEW)
        at_once = few is not None and sum(area.width() * area.height() for area in few) <= AT_ONCE
        seen = set(self._visible(0))
        for step in {key[0] for key in self._tiles}:
            kept = {key for key in self._tiles if key[0] == step}
            if step != here:
                scale = self._camera.scale_at(step)
                for key in keys_met((pixels_of(rect, scale) for rect in rects), kept):
                    del self._tiles[key]
                continue
            for key in keys_met(areas, kept):
                tile = self._tiles[key]
                tile.restart()
                if at_once and tile.whole:
                    tile.patched = True
                elif key in seen:
                    tile.stale, tile.patched = True, False
                else:
                    del self._tiles[key]
        if at_once:
            self._patched_at = perf_counter()
            for area in few or ():
                self._patch(area)
        self._backdrop = None
        self.wake()

    def _patch(self, area: QRect) -> None:
        """Paint an area once, and copy it into all tiles that it meets and that are otherwise up to date."""
        step = self._camera.step
        whole = {k: one.shown for k, one in self._tiles.items() if k[0] == step and one.shown and one.patched}
        keys = keys_met([area], set(whole))
        if not keys:
            return
        patch = QPixmap(area.size())
        painter = QPainter(patch)
        painter.translate(-area.left(), -area.top())
        self._paint_layer(painter, area, is_ground=True)
        self._paint_layer(painter, area, is_ground=False)
        painter.end()
        for key in keys:
            painter = QPainter(whole[key])
            painter.drawPixmap(area.left() - key[1] * SIDE, area.top() - key[2] * SIDE, patch)
            painter.end()
        self._tell(area)

    # What is painted when there is time

    def _visible(self, ring: int) -> list[Key]:
        """The tiles seen, and so many around them, the middle ones first."""
        camera = self._camera
        # A window's left upper corner may lie between two device pixels, and its rim on one more.
        rim = 0 if camera.pixel == round(camera.pixel) else 1
        left, right = (
            (camera.left - rim) // SIDE - ring,
            (camera.left + camera.width - 1 + rim) // SIDE + ring,
        )
        top, bottom = (camera.top - rim) // SIDE - ring, (camera.top + camera.height - 1 + rim) // SIDE + ring
        keys = [(camera.step, x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]
        cx, cy = (left + right) / 2, (top + bottom) / 2
        return sorted(keys, key=lambda key: (key[1] - cx) ** 2 + (key[2] - cy) ** 2)

    def _is_whole(self, key: Key) -> bool:
        tile = self._tiles.get(key)
        return tile is not None and tile.whole

    def _wanted(self) -> Key | None:
        """The tile to be painted next: one in sight, one around, or one that changes were copied into."""
        around = self._visible(1)
        for keys in (self._visible(0), around):
            for key in keys:
                if not self._is_whole(key):
                    return key
        return next((key for key in around if self._tiles[key].patched), None)

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
            elif (key := self._wanted()) is not None and not self._is_whole(key):
                self._paint_part(key)
            elif self._far_steps is not None:
                self._draw_far(until)
            elif key is None:
                self.idle.emit()
                return
            elif (pause := self._patched_at + PAUSE - perf_counter()) > 0:
                self._timer.start(round(pause * 1000) + 1)
                return
            else:
                self._paint_part(key)
        self.wake()

    def _draw_far(self, until: float) -> None:
        assert self._far_steps is not None
        for _ in self._far_steps:
            if perf_counter() >= until:
                return
        self._far_steps = None
        self.far_ready.emit()

    def _paint_part(self, key: Key) -> None:
        """Paint the next layer of the next strip of a tile, and show the tile if that was the last.

        Both layers of a strip look at the same hexes.
        """
        tile = self._tiles.get(key)
        if tile is None:
            tile = self._tiles[key] = Tile()
        if tile.draft is None:
            tile.draft = QPixmap(SIDE, SIDE)
        strip, layer = divmod(tile.done, 2)
        high = SIDE // STRIPS
        area = QRect(key[1] * SIDE, key[2] * SIDE + strip * high, SIDE, high)
        painter = QPainter(tile.draft)
        painter.translate(-key[1] * SIDE, -key[2] * SIDE)
        painter.setClipRect(area)
        self._paint_layer(painter, area, layer == 0)
        painter.end()
        tile.done += 1
        if tile.done == 2 * STRIPS:
            tile.finish()
            self._tell(box_of(key))
        self._tiles.move_to_end(key)
        self._drop_oldest()

    def _drop_oldest(self) -> None:
        """Forget the tiles painted longest ago, but none in sight or around it."""
        camera = self._camera
        across = (camera.width // SIDE + 4) * (camera.height // SIDE + 4)
        spare = len(self._tiles) - round(across * 1.6 + 8)
        if spare > 0:
            near = set(self._visible(1))
            for key in [key for key in self._tiles if key not in near][:spare]:
                del self._tiles[key]

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

    def _tell(self, area: QRect) -> None:
        self.painted.emit(area.translated(-self._camera.left, -self._camera.top))
