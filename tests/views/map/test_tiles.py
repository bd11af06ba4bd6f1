"""Tiles: what an edit leaves on the screen is what a fresh painting would show; nothing scans the map."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions import Action, Change
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.actions.improve import Improve
from kingdom_gui.engine.actions.land import Abandon, Claim
from kingdom_gui.engine.actions.settle import EditSettlement
from kingdom_gui.engine.actions.world import (
    AddSpecial,
    ChangeSettings,
    DrawRiver,
    EraseRiver,
    Explore,
    NoteHex,
    PaintTerrain,
    RemoveHexes,
)
from kingdom_gui.engine.hexes import HexId, disk, from_offset, line
from kingdom_gui.engine.patch import Patch
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.map.touched import touched_by
from tests.benchmarks.made_map import made_map

from .conftest import Opener


def place(column: int, row: int) -> HexId:
    return from_offset(column, row, "pointy", "odd")


def seen(view: MapView, qtbot: QtBot) -> QImage:
    view._names.finish()
    qtbot.waitUntil(lambda: view.tiles.complete)
    return view.viewport().grab().toImage()


def differing(a: QImage, b: QImage) -> int:
    """Pixels that differ visibly. The edge of a line cut at another place may be rounded otherwise."""
    assert a.size() == b.size()
    count = 0
    for y in range(a.height()):
        one, two = bytes(a.constScanLine(y)), bytes(b.constScanLine(y))
        if one != two:
            for x in range(0, len(one), 4):
                mine, other = one[x : x + 4], two[x : x + 4]
                count += mine != other and max(abs(p - q) for p, q in zip(mine, other, strict=True)) > VISIBLE
    return count


VISIBLE = 40  # levels of a colour's 256
EDITS: list[tuple[str, Callable[[Document], Action]]] = [
    ("terrain", lambda d: PaintTerrain(hexes=(place(6, 5),), terrain="water")),
    ("much terrain", lambda d: PaintTerrain(hexes=tuple(disk(place(6, 5), 3)), terrain="mountains")),
    ("new hex", lambda d: PaintTerrain(hexes=(place(14, 4),), terrain="forest")),
    ("river", lambda d: DrawRiver(path=tuple(line(place(2, 7), place(9, 7))))),
    ("erased river", lambda d: EraseRiver(hexes=(next(h for h, t in d.campaign.hexes.items() if t.river),))),
    ("claim", lambda d: Claim(hexes=tuple(h for h in disk(place(10, 5), 2) if h not in d.campaign.claims),
                              kingdom=d.campaign.at_table, granted=True)),
    ("abandon", lambda d: Abandon(hexes=(d.campaign.realm(d.campaign.at_table)[0],),
                                  kingdom=d.campaign.at_table)),
    ("road", lambda d: Improve(hexes=tuple(d.campaign.realm(d.campaign.at_table)[:3]), improvement="road",
                               kingdom=d.campaign.at_table, granted=True, override="test")),
    ("special", lambda d: AddSpecial(hex=place(1, 1), special="landmark")),
    ("explored", lambda d: Explore(hexes=(place(0, 0), place(13, 9)), explored=True)),
    ("hex name", lambda d: NoteHex(hex=place(4, 8), name="The Long Barrow of Odo")),
    ("settlement name", lambda d: EditSettlement(settlement=next(iter(d.campaign.settlements)),
                                                 name="Somewhere Else Entirely")),
    ("removed", lambda d: RemoveHexes(hexes=(place(0, 9), place(1, 9)))),
    ("labels", lambda d: ChangeSettings(labels="letters")),
]  # fmt: skip


@pytest.mark.parametrize(("what", "edit"), EDITS, ids=[name for name, _ in EDITS])
@pytest.mark.parametrize("step", [9, 18])
def test_an_edit_leaves_the_picture_that_a_fresh_view_paints(
    open_map: Opener, qtbot: QtBot, what: str, edit: Callable[[Document], Action], step: int
) -> None:
    def set_up(view: MapView) -> None:
        view.zoom_by(step - view.camera.step)
        x, y = view.camera.to_view(10.0, 7.0)
        view.pan_by(QPointF(310 - round(x), 210 - round(y)))

    view = open_map(width=620, height=420)
    set_up(view)
    before = seen(view, qtbot)
    outcome = view.document.do(edit(view.document))
    assert isinstance(outcome, Change), outcome
    after = seen(view, qtbot)
    fresh = open_map(view.document.campaign, width=620, height=420)
    set_up(fresh)
    assert differing(after, seen(fresh, qtbot)) <= 60
    if step == 18 and what not in ("erased river", "abandon", "new hex"):  # these are out of sight there
        assert differing(after, before) > 30
    view.document.undo_stack.undo()
    assert differing(seen(view, qtbot), before) <= 60


def test_a_small_edit_is_painted_before_the_event_loop_turns(view: MapView) -> None:
    view.document.do(PaintTerrain(hexes=(place(6, 5),), terrain="water"))
    assert view.tiles.complete


def test_what_the_map_does_not_show_touches_nothing(view: MapView) -> None:
    patches: list[Patch] = []
    view.document.changed.connect(patches.append)
    outcome = view.document.do(Grant(kingdom=view.document.campaign.at_table, treasury=5, note="a gift"))
    assert isinstance(outcome, Change), outcome
    touched = touched_by(patches[0], view.atlas())
    assert not touched.everything
    assert touched.areas == []


@pytest.mark.parametrize("step", [-4, 2, 8, 14, 20])
def test_a_tile_looks_at_few_hexes_however_large_the_map(
    qtbot: QtBot, rules: Ruleset, step: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    import kingdom_gui.drawing.map.atlas as atlas_module

    largest = 0
    original = atlas_module.open_window

    def counted(*args: object) -> object:
        nonlocal largest
        window = original(*args)  # type: ignore[arg-type]
        largest = max(largest, len(window.near))
        return window

    monkeypatch.setattr("kingdom_gui.drawing.map.painting.open_window", counted)
    view = MapView(Document(rules, made_map(150, 110, realms=4)))
    qtbot.addWidget(view)
    view.resize(500, 300)
    view.show()
    view.camera.step = step
    view.camera.centre_on(*view.extent().centre)
    qtbot.waitUntil(lambda: view.tiles.complete, timeout=20000)
    assert largest < 6000


def test_tiles_of_a_dense_screen_have_its_pixels(open_map: Opener, qtbot: QtBot) -> None:
    view = open_map()
    view.camera.resize(1400, 1000, 2.0)
    view.tiles.clear()
    qtbot.waitUntil(lambda: view.tiles.complete)
    point = view.camera.to_view(*view.atlas().layout.centre(place(3, 3)))
    assert view.camera.hex_under(*point, view.atlas().layout, 0) == place(3, 3)
    assert view.camera.scale == view.camera.size * 2


def test_memory_stays_within_a_few_viewports(view: MapView, qtbot: QtBot) -> None:
    for _ in range(8):
        view.zoom_by(1)
        qtbot.waitUntil(lambda: view.tiles.complete)
    assert view.tiles.kept < 14 * 700 * 500 * 4


def test_realm_names_appear_once_the_map_is_painted(view: MapView, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(view.atlas().realm_places), timeout=10000)
    assert set(view.atlas().realm_places) == set(view.document.campaign.kingdoms)


def test_the_first_painting_needs_no_shapely() -> None:
    import subprocess

    code = (
        "import os, sys; os.environ['QT_QPA_PLATFORM'] = 'offscreen'\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from kingdom_gui.assets import asset\n"
        "from kingdom_gui.document.document import Document\n"
        "from kingdom_gui.store.rulefiles import load_rules\n"
        "from kingdom_gui.views.map.map_view import MapView\n"
        "from tests.benchmarks.made_map import made_map\n"
        "view = MapView(Document(load_rules(asset('rules')), made_map(12, 9)))\n"
        "view.resize(600, 400); view.show(); view.viewport().repaint()\n"
        "sys.exit('shapely' in sys.modules or 'numpy' in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
