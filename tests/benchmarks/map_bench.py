"""How fast the map is: in blits of the viewport, and from cold. Run alone: `python -m
tests.benchmarks.map_bench`.

A blit is one opaque 32-bit picture of the viewport copied onto another, timed in the same run. Everything is
drawn offscreen at 1600 x 1000 with terrain, borders, rivers, roads, labels and symbols; each figure is the
best of three.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from kingdom_gui.assets import asset
from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.world import PaintTerrain
from kingdom_gui.engine.hexes import HexId, neighbours
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.map.map_view import MapView

from .figure import ROUNDS, SHORT, Figure, in_ticks
from .made_map import sized_map

WIDTH, HEIGHT = 1600, 1000
SIZES = (1_000, 10_000) if SHORT else (1_000, 10_000, 40_000, 160_000)
NEAR_STEP = 20  # of zoom: a hex of 32 points, with its label, signs and names
PAN_FRAMES = 90
PATIENCE = 30.0  # seconds


def figures(sizes: tuple[int, ...] = SIZES) -> list[Figure]:
    """All figures of the map."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    found: list[Figure] = []
    for count in sizes:
        campaign = sized_map(count)
        found += _of_size(app, campaign, count)
        if count == max(sizes):
            found += _cold(app, campaign, count)
    return found


def _of_size(app: QApplication, campaign: Campaign, count: int) -> list[Figure]:
    name = f"{count:,} hexes"
    frame, waiting = min(panning(app, campaign) for _ in range(ROUNDS))
    whole = min(_whole(app, campaign) for _ in range(ROUNDS))
    edits = min(_editing(app, campaign) for _ in range(ROUNDS))
    return [
        Figure(f"map, {name}: panning frame, p95", frame, "blits", 8),
        Figure(f"map, {name}: panning frames in which a tile was still missing", waiting, "%"),
        Figure(f"map, {name}: whole map, cached frame", whole, "blits", 6),
        Figure(f"map, {name}: one hex edited to repainted", edits, "blits", 8),
        Figure(f"map, {name}: hit test", _hit(campaign), "microseconds", 5),
    ]


def blit() -> float:
    """Milliseconds of one opaque copy of the viewport, the best of many."""
    source = QPixmap.fromImage(QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32))
    source.fill(Qt.GlobalColor.white)
    target = QPixmap(WIDTH, HEIGHT)
    target.fill(Qt.GlobalColor.black)
    best = float("inf")
    for _ in range(60):
        start = perf_counter()
        painter = QPainter(target)
        painter.drawPixmap(0, 0, source)
        painter.end()
        best = min(best, perf_counter() - start)
    return best * 1000


def opened(campaign: Campaign) -> MapView:
    """A map view of the benchmark's size on a campaign, shown."""
    view = MapView(Document(load_rules(asset("rules")), campaign))
    view.resize(WIDTH, HEIGHT)
    view.show()
    return view


def settle(app: QApplication, view: MapView) -> None:
    """Let the view paint all it wants to, the ring of tiles around the viewport as well."""
    until = perf_counter() + PATIENCE
    idle: list[bool] = []
    view.tiles.idle.connect(lambda: idle.append(True))
    view.tiles.wake()
    while not idle and perf_counter() < until:
        app.processEvents()
    app.processEvents()


def closed(app: QApplication, view: MapView) -> None:
    """Take a view down again."""
    view.close()
    view.deleteLater()
    app.processEvents()


def _timed(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return (perf_counter() - start) * 1000


def _go_to_the_capital(app: QApplication, view: MapView) -> HexId:
    """Show a capital with its realm, roads and rivers near, all tiles painted; a claimed hex beside it."""
    campaign = view.document.campaign
    capital = campaign.settlements[next(iter(campaign.kingdoms.values())).capital].hex
    view.camera.step = NEAR_STEP
    view.camera.centre_on(*view.atlas().layout.centre(capital))
    settle(app, view)
    return next((h for h in neighbours(capital) if h in campaign.claims), capital)


def panning(
    app: QApplication, campaign: Campaign, layers: Mapping[str, bool] | None = None
) -> tuple[float, float]:
    """A drag across the map, 16 pixels a frame: the time to paint a frame, p95, and
    in how many frames in a hundred a tile was not ready. Tiles are made ahead
    between. `layers` are switched on or off first.
    """
    view = opened(campaign)
    view.set_options(view.options._replace(**(layers or {})))
    _go_to_the_capital(app, view)
    unit, times, waiting = blit(), [], 0
    for frame in range(PAN_FRAMES):
        view.pan_by(QPointF(-14 if frame < PAN_FRAMES / 2 else 14, -8))
        waiting += not view.tiles.complete
        times.append(_timed(view.viewport().repaint))
        # What the hand leaves free between two frames of a 60 Hz screen goes to the tiles.
        until = perf_counter() + 0.016
        while perf_counter() < until:
            app.processEvents()
    closed(app, view)
    return sorted(times)[int(PAN_FRAMES * 0.95)] / unit, waiting / PAN_FRAMES * 100


def _whole(app: QApplication, campaign: Campaign) -> float:
    view = opened(campaign)
    view.fit()
    settle(app, view)
    unit = blit()
    times = [_timed(view.viewport().repaint) for _ in range(20)]
    closed(app, view)
    return sorted(times)[len(times) // 2] / unit


def _editing(app: QApplication, campaign: Campaign) -> float:
    """A hex beside the capital gets another terrain: from the change to the painted frame."""
    view = opened(campaign)
    hex_id = _go_to_the_capital(app, view)
    unit, times = blit(), []
    for terrain in ("forest", "plains", "hills", "marsh", "mountains", "desert") * 4:
        change = view.document.check(PaintTerrain(hexes=(hex_id,), terrain=terrain))

        def edit(change: object = change) -> None:
            # The engine's own share is measured elsewhere; here from the changed signal to the painted
            # pixels.
            show = view.document._show
            show(change.campaign, change.patch, change.code, change.parameters)  # type: ignore[attr-defined]
            app.processEvents()

        times.append(_timed(edit))
        settle(app, view)
    closed(app, view)
    return sorted(times)[len(times) // 2] / unit


def _hit(campaign: Campaign) -> float:
    view = opened(campaign)
    points = [QPointF(x * 37 % WIDTH, x * 53 % HEIGHT) for x in range(2000)]
    under = view.hex_under
    best = float("inf")
    for _ in range(ROUNDS * 3):
        start = perf_counter()
        for point in points:
            under(point)
        best = min(best, perf_counter() - start)
    view.deleteLater()
    return best / len(points) * 1e6


def _cold(app: QApplication, campaign: Campaign, count: int) -> list[Figure]:
    """A campaign that was just read: until something of it is seen, until all is, and the longest stall."""
    runs = [_open_cold(app, campaign) for _ in range(ROUNDS)]
    first, whole, stall = (min(values) for values in zip(*runs, strict=True))
    name = f"map, {count:,} hexes, opened cold"
    return [
        Figure(f"{name}: something on screen", in_ticks(first), "ms", 50),
        Figure(f"{name}: all of the viewport", in_ticks(whole) / 1000, "s", 2),
        Figure(f"{name}: longest stall of the event loop", in_ticks(stall), "ms", 50),
    ]


def _open_cold(app: QApplication, campaign: Campaign) -> tuple[float, float, float]:
    view = MapView(Document(load_rules(asset("rules"))))
    view.resize(WIDTH, HEIGHT)
    view.show()
    settle(app, view)
    start = perf_counter()
    view.document.open(campaign, None)
    view.viewport().repaint()
    first = perf_counter() - start
    longest = first
    whole = 0.0
    for stall in _turns(app):
        longest = max(longest, stall)
        if not whole and view.tiles.far is not None and view.tiles.far.ready and view.tiles.complete:
            whole = perf_counter() - start
        # After the map is whole, the names of the realms are still looked for.
        if (whole and perf_counter() > start + whole + 1.5) or perf_counter() > start + PATIENCE:
            break
    closed(app, view)
    return first * 1000, (whole or PATIENCE) * 1000, longest * 1000


def _turns(app: QApplication) -> Iterator[float]:
    """Seconds of each turn of the event loop."""
    while True:
        start = perf_counter()
        app.processEvents()
        yield perf_counter() - start


if __name__ == "__main__":
    for figure in figures():
        bound = "" if figure.bound is None else f"(bound {figure.bound:g}) {'ok' if figure.ok else 'SHORT'}"
        print(f"{figure.name}: {figure.value:.3g} {figure.unit} {bound}")
