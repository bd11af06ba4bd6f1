"""Finds where the realms' names are written, in small steps while the program is idle.

shapely takes longer to import than a frame may take, so it is imported by a thread once everything is
painted.
"""

from __future__ import annotations

import importlib
import threading
from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer

from ...drawing.map.atlas import Atlas
from ...engine.hexes import HexId
from ...geometry.labels import LabelPlace

SLICE = 0.008  # seconds
PAUSE = 30  # milliseconds between two slices


class RealmNames(QObject):
    """Finds the places for `Atlas.realm_places`, and gives them to `found` all at once, if any has moved.

    Until then tiles are painted with the places of before, at every zoom.
    """

    def __init__(self, found: Callable[[dict[str, LabelPlace]], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found = found
        self._atlas: Atlas | None = None
        self._steps: Iterator[None] | None = None
        self._places: dict[str, LabelPlace] = {}
        self._importer: threading.Thread | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._slice)
        self._wanted = False

    def look(self, atlas: Atlas) -> None:
        """The realms may have changed: find their places anew once `go` is called."""
        self._atlas, self._steps, self._wanted = atlas, None, True

    def go(self) -> None:
        """The map is painted; there is time now."""
        if self._wanted and not self._timer.isActive():
            self._timer.start(PAUSE)

    def finish(self) -> None:
        """Find all places now, for pictures and tests."""
        import shapely  # noqa: F401

        self._timer.stop()
        if self._wanted and self._atlas is not None:
            for _ in self._steps or self._run(self._atlas):
                pass
            self._take_over()

    def _slice(self) -> None:
        if self._atlas is None or not self._wanted:
            return
        if not self._atlas.campaign.claims and not self._atlas.realm_places:
            self._wanted = False
            return
        if not self._has_shapely():
            self._timer.start(PAUSE)
            return
        if self._steps is None:
            self._steps = self._run(self._atlas)
        until = perf_counter() + SLICE
        for _ in self._steps:
            if perf_counter() >= until:
                self._timer.start(PAUSE)
                return
        self._take_over()

    def _take_over(self) -> None:
        assert self._atlas is not None
        self._wanted, self._steps = False, None
        if self._places != self._atlas.realm_places:
            self._found(self._places)

    def _has_shapely(self) -> bool:
        if self._importer is None:
            self._importer = threading.Thread(target=importlib.import_module, args=("shapely",), daemon=True)
            self._importer.start()
        return not self._importer.is_alive()

    def _run(self, atlas: Atlas) -> Iterator[None]:
        """Gather the realms, then find each one's place."""
        from ...geometry.labels import label_steps

        places = self._places = {}
        realms: dict[str, list[HexId]] = {}
        for number, (hex_id, kingdom) in enumerate(atlas.campaign.claims.items()):
            if hex_id[0] == atlas.options.level:
                realms.setdefault(kingdom, []).append(hex_id)
            if number % 2000 == 1999:
                yield
        for kingdom, hexes in realms.items():
            for place in label_steps(hexes, atlas.layout):
                if place is not None:
                    places[kingdom] = place
                yield
