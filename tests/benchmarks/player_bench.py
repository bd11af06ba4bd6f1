"""What the players' window costs: the GM's map panned while it follows, and an edit until it is told there.

Blits are those of `map_bench`. Everything is offscreen; the players' window is as large as the GM's map.
"""

from __future__ import annotations

import os
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions.world import PaintTerrain
from kingdom_gui.engine.hexes import HexId, neighbours
from kingdom_gui.engine.state import Campaign
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.player.link import PlayerLink
from kingdom_gui.views.player.window import PlayerWindow

from .figure import ROUNDS, SHORT, Figure
from .made_map import sized_map
from .map_bench import HEIGHT, NEAR_STEP, PAN_FRAMES, PATIENCE, WIDTH, blit, closed, opened, settle

SIZES = (1_000,) if SHORT else (10_000, 40_000)
FRAME = 0.016  # seconds that the hand leaves free between two frames
EDITS = 24


def figures(sizes: tuple[int, ...] = SIZES) -> list[Figure]:
    """All figures of the players' window."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    found = []
    for count in sizes:
        campaign = sized_map(count)
        panning, telling = zip(*(_measured(app, campaign) for _ in range(ROUNDS)), strict=True)
        name = f"players' window open, {count:,} hexes"
        found += [
            Figure(f"{name}: the GM's panning frame, p95", min(panning), "blits", 20),
            Figure(f"{name}: an edit until the players' map is painted, p95", min(telling), "ms", 100),
        ]
    return found


def _measured(app: QApplication, campaign: Campaign) -> tuple[float, float]:
    """The GM's frames while the players' map follows, and edits told to it."""
    view = opened(campaign)
    here = _capital(campaign)
    with TemporaryDirectory() as folder:
        preferences = Preferences(Path(folder) / "settings.ini")
        link = PlayerLink(view.document, preferences, lambda: view, view)
        link.open()
        assert link.window is not None
        link.window.resize(WIDTH, HEIGHT)
        link.set_mode("follow")
        view.camera.step = NEAR_STEP
        view.camera.centre_on(*view.atlas().layout.centre(here))
        view.pan_by(QPointF(0, 0))
        settle(app, view)
        _at_rest(app, link.window)
        panning, telling = _panned(app, view), _told(app, view, link.window, here)
        link.close()
    closed(app, view)
    return panning, telling


def _capital(campaign: Campaign) -> HexId:
    return campaign.settlements[next(iter(campaign.kingdoms.values())).capital].hex


def _panned(app: QApplication, view: MapView) -> float:
    unit, times = blit(), []
    for frame in range(PAN_FRAMES):
        view.pan_by(QPointF(-14 if frame < PAN_FRAMES / 2 else 14, -8))
        start = perf_counter()
        view.viewport().repaint()
        times.append((perf_counter() - start) * 1000)
        until = perf_counter() + FRAME
        while perf_counter() < until:
            app.processEvents()
    return sorted(times)[int(PAN_FRAMES * 0.95)] / unit


def _told(app: QApplication, view: MapView, window: PlayerWindow, here: HexId) -> float:
    near = next((h for h in neighbours(here) if h in view.document.campaign.claims), here)
    times = []
    for number in range(EDITS):
        terrain = ("forest", "plains", "hills", "marsh")[number % 4]
        start = perf_counter()
        view.document.do(PaintTerrain(hexes=(near,), terrain=terrain))
        while window.document.campaign.hexes[near].terrain != terrain or not window.map.tiles.complete:
            app.processEvents()
            if perf_counter() - start > PATIENCE:
                break
        times.append((perf_counter() - start) * 1000)
        settle(app, view)
    return sorted(times)[int(EDITS * 0.95)]


def _at_rest(app: QApplication, window: PlayerWindow) -> None:
    until = perf_counter() + PATIENCE
    while not window.map.tiles.complete and perf_counter() < until:
        app.processEvents()


if __name__ == "__main__":
    for figure in figures():
        bound = "" if figure.bound is None else f"(bound {figure.bound:g}) {'ok' if figure.ok else 'SHORT'}"
        print(f"{figure.name}: {figure.value:.3g} {figure.unit} {bound}")
