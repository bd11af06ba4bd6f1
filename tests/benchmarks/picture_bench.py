"""A picture of 12,000 x 9,000 pixels under the grid: how fast the map stays, and how much memory all takes.

Run alone: `python -m tests.benchmarks picture`. The picture is drawn, and the window measured, by processes
of their own, so that the peaks are theirs.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from ..memory import most_resident, most_resident_of_children
from .figure import ROUNDS, SHORT, Figure, in_ticks

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from kingdom_gui.views.picture.unpacking import Unpacking

WIDE, HIGH = (4_000, 3_000) if SHORT else (12_000, 9_000)
MEGA = 2**20
HEXES = 1_000 if SHORT else 10_000
KINDS = ("png", "jpg", "webp")
MEMORY = 700  # MB
PATIENCE = 1200  # seconds that one kind may take to be unpacked, however busy the machine


def figures() -> list[Figure]:
    """All figures of a large picture."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _run("draw", folder)
        found: list[Figure] = []
        for kind in KINDS:
            told = _run("unpack", folder, kind)
            found += [
                Figure(
                    f"picture, {kind.upper()} of {WIDE * HIGH // 1_000_000} megapixels: unpacked",
                    told["seconds"],
                    "s",
                ),
                Figure(f"picture, {kind.upper()}: peak of the process", told["peak"], "MB", MEMORY),
            ]
        told = _run("window", folder)
        return [
            *found,
            Figure("picture, every layer on: panning frame, p95", told["panning"], "blits", 20),
            Figure("picture, panning frame without it, p95", told["without"], "blits", 20),
            Figure("picture: longest stall while it is unpacked", in_ticks(told["stall"]), "ms", 50),
            Figure("picture: peak of the window's process", told["peak"], "MB", MEMORY),
        ]


def _run(what: str, folder: Path, *more: str) -> dict[str, float]:
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), "QT_QPA_PLATFORM": "offscreen"}
    words = [sys.executable, "-m", __name__, what, str(folder), *more]
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True, env=environment)
    told: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return told


def _draw(folder: Path) -> dict[str, float]:
    """A land of many colours, in all three kinds."""
    import random

    from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

    app = QGuiApplication([])
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    image.fill(QColor("#e8dcc0"))
    painter, chance = QPainter(image), random.Random(1)
    for _ in range(4000):
        hue, strength, light = (
            chance.randrange(60, 140),
            chance.randrange(40, 160),
            chance.randrange(120, 230),
        )
        painter.setBrush(QColor.fromHsv(hue, strength, light))
        size = chance.randrange(40, 400)
        painter.drawEllipse(chance.randrange(WIDE), chance.randrange(HIGH), size, size // 2)
    painter.end()
    for kind in KINDS:
        image.save(str(folder / f"land.{kind}"), None, 85)
    del app
    return {}


def _unpack(folder: Path, kind: str) -> dict[str, float]:
    from kingdom_gui.drawing.picture.making import make_tiles

    start = perf_counter()
    make_tiles(folder / f"land.{kind}", f"land.{kind}", seconds=PATIENCE)
    return {"seconds": perf_counter() - start, "peak": most_resident_of_children() / MEGA}


def _window(folder: Path) -> dict[str, float]:
    """The map with every layer on, panned; and the longest stall of the event loop while it unpacks."""
    from immutables import Map
    from msgspec.structs import replace
    from PySide6.QtWidgets import QApplication

    from kingdom_gui.drawing.map.painting import map_rect
    from kingdom_gui.drawing.picture.making import make_tiles
    from kingdom_gui.engine.state import MapPicture
    from kingdom_gui.geometry.layout import ROOT3
    from kingdom_gui.views.map_texts import LAYERS
    from kingdom_gui.views.picture.unpacking import Unpacking

    from . import map_bench
    from .made_map import sized_map

    app = QApplication([])
    bare = sized_map(HEXES)
    made = make_tiles(folder / "land.jpg", "land.jpg", seconds=PATIENCE)
    rect = map_rect(bare)
    unit, (x, y) = min(WIDE / rect.width, HIGH / rect.height), rect.centre
    picture = MapPicture(
        0, "land.jpg", made.fingerprint, made.size, WIDE, HIGH, WIDE / 2 - x * unit, HIGH / 2 - y * unit,
        unit * ROOT3, rotation=2.0,
    )  # fmt: skip
    campaign = replace(bare, pictures=Map({0: picture}))
    every = dict.fromkeys(LAYERS, True)
    panning = min(map_bench.panning(app, campaign, every)[0] for _ in range(ROUNDS))
    without = min(map_bench.panning(app, bare, every)[0] for _ in range(ROUNDS))
    view = map_bench.opened(campaign)
    map_bench.settle(app, view)
    (folder / "again.jpg").write_bytes((folder / "land.jpg").read_bytes() + b"\0")  # not known yet
    longest = float("inf")
    for _ in range(ROUNDS):
        (folder / "again.jpg").write_bytes((folder / "again.jpg").read_bytes() + b"\0")
        _settle(app)
        longest = min(longest, _stall(app, Unpacking(folder / "again.jpg", "again.jpg")))
    map_bench.closed(app, view)
    return {"panning": panning, "without": without, "stall": longest * 1000, "peak": most_resident() / MEGA}


def _settle(app: QApplication) -> None:
    """Let all be done that is left of what was measured before."""
    gc.collect()
    until = perf_counter() + 0.5
    while perf_counter() < until:
        app.processEvents()


def _stall(app: QApplication, work: Unpacking) -> float:
    """Seconds of the longest turn of the event loop until a picture is unpacked."""
    longest = 0.0
    while work.running:
        start = perf_counter()
        app.processEvents()
        longest = max(longest, perf_counter() - start)
    return longest


if __name__ == "__main__":
    part, where, *rest = sys.argv[1:]
    print(json.dumps({"draw": _draw, "unpack": _unpack, "window": _window}[part](Path(where), *rest)))
