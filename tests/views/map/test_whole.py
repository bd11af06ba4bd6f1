"""At rest, map, plans and the players' map show what a painting of everything anew shows, whatever was done.

Longer runs, on screens of other scales too, are parts of `make torture`.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.world import PaintTerrain
from kingdom_gui.engine.hexes import disk, from_offset
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.geometry.layout import Rect
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.map_view import MapView
from tests.whole.driver import drive_view, drive_window, in_short_slices, some_map, with_picture
from tests.whole.screen import settle, stale

from .conftest import Opener

ROOT = Path(__file__).parents[3]


def test_a_map_at_rest_shows_what_a_painting_anew_shows(qtbot: QtBot, rules: Ruleset, tmp_path: Path) -> None:
    seed = 11
    view = MapView(Document(rules, with_picture(some_map(random.Random(seed)), tmp_path)))
    qtbot.addWidget(view)
    view.resize(430, 330)
    view.show()
    qtbot.waitExposed(view)
    with in_short_slices():
        assert drive_view(view, seed).go(16, every=5) >= 3


def test_so_do_the_pages_of_the_window_and_the_players_map(qtbot: QtBot, window: MainWindow) -> None:
    with in_short_slices():
        driver = drive_window(window, 5)
        driver.deeds["players"]()
        assert driver.go(12, every=6) >= 2
    window.commands.players().link.close()


def test_a_scaled_screen_shows_no_seams(tmp_path: Path) -> None:
    """In the main window the map begins in the middle of a device pixel there."""
    environment = {**os.environ, "QT_SCALE_FACTOR": "1.5"}
    words = [sys.executable, "-m", "tests.whole", "1", "3", str(tmp_path), "window"]
    run = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert not run.returncode, run.stderr


@pytest.mark.parametrize("missing", ["outer columns", "outer rows", "a corner", "every second"])
def test_what_stands_in_for_missing_tiles_covers_no_finished_one(open_map: Opener, missing: str) -> None:
    """Columns on both sides of finished tiles are no rectangle to be filled."""
    view = open_map(width=900, height=700)
    settle(view)
    tiles = view.tiles
    keys = tiles._visible(0)
    columns, rows = sorted({key[1] for key in keys}), sorted({key[2] for key in keys})
    gone = {
        "outer columns": lambda key: key[1] in (columns[0], columns[-1]),
        "outer rows": lambda key: key[2] in (rows[0], rows[-1]),
        "a corner": lambda key: key[1] == columns[0] and key[2] == rows[0],
        "every second": lambda key: (key[1] + key[2]) % 2,
    }[missing]
    whole = shown(view)
    for key in filter(gone, keys):
        del tiles._tiles[key]
    part = shown(view)
    assert part != whole
    painter = QPainter(part)  # where tiles are missing, anything may be
    painter.drawImage(0, 0, whole, 0, 0, 1, 1)
    for key in filter(gone, keys):
        box = QRect(key[1] * 256 - view.camera.left, key[2] * 256 - view.camera.top, 256, 256)
        painter.drawImage(box.topLeft(), whole, box)
    painter.end()
    assert part == whole


def shown(view: MapView) -> QImage:
    """What the tiles of a view paint."""
    image = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    view.tiles.paint(painter, image.rect())
    painter.end()
    return image


def test_what_is_known_of_the_screen_is_read_from_it(open_map: Opener) -> None:
    """The comparison itself sees a hole that no painting of the widget would show."""
    view = open_map(width=300, height=200)
    settle(view)
    assert stale(view) == (0, "")
    view.tiles.paint = lambda painter, area: painter.fillRect(area, QColor("white"))  # type: ignore[method-assign]
    view.viewport().repaint(QRect(40, 40, 50, 60))
    del view.tiles.paint
    QApplication.processEvents()
    assert stale(view)[0] > 1000


def test_a_camera_that_moved_unseen_is_followed_everywhere(open_map: Opener) -> None:
    """As when the map's whole extent is known: an edit then paints one hex, and all else is elsewhere now."""
    view = open_map(width=300, height=200)
    settle(view)
    view.camera.left += 37
    view.document.do(PaintTerrain(hexes=(from_offset(6, 5, "pointy", "odd"),), terrain="water"))
    settle(view)
    assert stale(view) == (0, "")


def test_a_selection_that_changes_leaves_nothing_behind(open_map: Opener) -> None:
    view = open_map(width=300, height=250)
    chance, around = random.Random(3), list(disk(from_offset(6, 5, "pointy", "odd"), 2))
    view.reveal(around[0])
    for _ in range(5):
        view.select(chance.sample(around, 9))
        settle(view)
        assert stale(view) == (0, "")


def test_of_many_places_that_change_at_once_none_is_forgotten(view: MapView) -> None:
    settle(view)
    far = [Rect(x, y, x + 1, y + 1) for x in range(200, 300, 4) for y in range(200, 300, 4)]
    view.tiles.repaint([*far, view.camera.visible()])
    assert not view.tiles.complete


def test_a_window_that_comes_on_a_denser_screen_is_painted_in_its_pixels(view: MapView) -> None:
    view.devicePixelRatioF = lambda: 1.25  # type: ignore[method-assign]
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.DevicePixelRatioChange))
    assert (view.camera.pixel, view.camera.width) == (1.25, 875)
    assert not view.tiles.complete
