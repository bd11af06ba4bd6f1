"""A picture of a large map, terrain alone, beside Tiled's on the same hexes: whole process each."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QImageReader, QPainter, QPolygonF

from kingdom_gui.engine import hexes
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import save_campaign

from .engine_bench import TERRAINS, large_map
from .figure import ROUNDS, Figure

COLUMNS = ROWS = 200
KINDS = sorted(set(TERRAINS))
COLOURS = ("#b9c38a", "#8fa36b", "#c9b48a", "#9b8f86", "#dcd3a2", "#7fa0a8")
BOUND = 1.2  # times


def figures() -> list[Figure]:
    """The one figure; nothing where Tiled is not installed (Debian package `tiled`)."""
    rasterizer = shutil.which("tmxrasterizer")
    if rasterizer is None:
        return []
    application = QGuiApplication.instance() or QGuiApplication([])
    assert application is not None
    campaign = large_map(COLUMNS, ROWS)
    with TemporaryDirectory() as folder:
        here = Path(folder)
        save_campaign(here / "map.kingdom.json", campaign)
        ours = [sys.executable, "-m", "kingdom_gui", "export", "map", str(here / "map.kingdom.json")]
        ours += [str(here / "ours.png"), "--terrain", "--scale", "1"]
        took = _seconds(ours)
        size = QImageReader(str(here / "ours.png")).size()
        theirs = _tmx(here, campaign, size)
        tiled = _seconds([rasterizer, str(theirs), str(here / "theirs.png")])
        other = QImageReader(str(here / "theirs.png")).size()
    share = (other.width() * other.height()) / (size.width() * size.height())
    return [
        Figure("map picture of 40,000 hexes / Tiled's, same dots", took / tiled * share, "times", BOUND),
        Figure("map picture of 40,000 hexes, terrain alone", took, "s"),
        Figure("Tiled's picture of the same hexes", tiled, "s"),
    ]


def _seconds(command: list[str]) -> float:
    """The best time of a whole process."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    best = float("inf")
    for _ in range(ROUNDS):
        start = perf_counter()
        subprocess.run(command, check=True, env=environment, capture_output=True)
        best = min(best, perf_counter() - start)
    return best


def _tmx(folder: Path, campaign: Campaign, size: QSize) -> Path:
    """The same hexes as a hexagonal TMX map whose picture has about as many dots."""
    wide = round(size.width() / (COLUMNS + 0.5))
    wide -= wide % 2
    row = round(size.height() / (ROWS + 1 / 3))
    high = round(row * 4 / 3)
    high -= high % 2
    side = 2 * row - high
    tiles = QImage(wide * len(KINDS), high, QImage.Format.Format_ARGB32_Premultiplied)
    tiles.fill(QColor(0, 0, 0, 0))
    painter = QPainter(tiles)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, colour in zip(range(len(KINDS)), COLOURS, strict=False):
        left, quarter = number * wide, (high - side) / 2
        corners = ((wide / 2, 0), (wide, quarter), (wide, high - quarter), (wide / 2, high),
                   (0, high - quarter), (0, quarter))  # fmt: skip
        painter.setBrush(QColor(colour))
        painter.drawPolygon(QPolygonF([QPointF(left + x, y) for x, y in corners]))
    painter.end()
    tiles.save(str(folder / "tiles.png"))
    rows = []
    for r in range(ROWS):
        line = (hexes.from_offset(c, r, "pointy", "odd") for c in range(COLUMNS))
        rows.append(",".join(str(KINDS.index(campaign.hexes[h].terrain) + 1) for h in line))
    path = folder / "map.tmx"
    path.write_text(
        f'<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10" orientation="hexagonal" '
        f'renderorder="right-down" width="{COLUMNS}" height="{ROWS}" tilewidth="{wide}" tileheight="{high}" '
        f'infinite="0" hexsidelength="{side}" staggeraxis="y" staggerindex="odd">\n'
        f'<tileset firstgid="1" name="t" tilewidth="{wide}" tileheight="{high}" tilecount="{len(KINDS)}" '
        f'columns="{len(KINDS)}"><image source="tiles.png" width="{wide * len(KINDS)}" height="{high}"/>'
        "</tileset>\n"
        f'<layer id="1" name="l" width="{COLUMNS}" height="{ROWS}"><data encoding="csv">\n'
        + ",\n".join(rows)
        + "\n</data></layer>\n</map>\n",
        encoding="utf-8",
    )
    return path
