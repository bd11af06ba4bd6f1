"""Tools by real strokes: one stroke is one step of undo, and Escape takes it back."""

from __future__ import annotations

import pytest
from immutables import Map
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions import Change, Refusal
from kingdom_gui.engine.actions.found import FoundKingdom
from kingdom_gui.engine.hexes import HexId, disk, from_offset, line, neighbour
from kingdom_gui.engine.patch import Patch
from kingdom_gui.engine.shapes import BRUSHES
from kingdom_gui.engine.state import Campaign, Hex
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.map.tools.base import Pointer
from kingdom_gui.views.map.tools.strokes import StrokeTool

from .conftest import Opener

Left, NoHeld = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
START, MIDDLE, END = (from_offset(c, 4, "pointy", "odd") for c in (2, 4, 7))


@pytest.fixture
def plains(open_map: Opener) -> MapView:
    """A view of 10 x 9 hexes of plains, explored and cleared, with a kingdom that has claimed nothing."""
    land = {from_offset(c, r, "pointy", "odd"): Hex("plains", explored=True, cleared=True)
            for c in range(10) for r in range(9)}  # fmt: skip
    view = open_map(Campaign(hexes=Map(land)))
    founded = view.document.do(FoundKingdom(kingdom="a", name="A", treasury=50))
    assert isinstance(founded, Change)
    view.document.undo_stack.clear()
    return view


def at(view: MapView, hex_id: HexId) -> QPoint:
    return view.point_of(hex_id).toPoint()


def press(view: MapView, hex_id: HexId) -> None:
    QTest.mousePress(view.viewport(), Left, NoHeld, at(view, hex_id))


def move(view: MapView, hex_id: HexId) -> None:
    QTest.mouseMove(view.viewport(), at(view, hex_id))


def release(view: MapView, hex_id: HexId) -> None:
    QTest.mouseRelease(view.viewport(), Left, NoHeld, at(view, hex_id))


def stroke(view: MapView, *hexes: HexId) -> None:
    press(view, hexes[0])
    for hex_id in hexes[1:]:
        move(view, hex_id)
    release(view, hexes[-1])


def terrains(view: MapView) -> dict[HexId, str]:
    return {h: t.terrain for h, t in view.document.campaign.hexes.items() if t.terrain != "plains"}


def test_a_brush_stroke_paints_all_it_passes_and_is_one_step_of_undo(plains: MapView) -> None:
    plains.set_tool("brush")
    plains.set_terrain("forest")
    before = plains.document.campaign
    stroke(plains, START, MIDDLE, END)
    assert terrains(plains) == dict.fromkeys(line(START, END), "forest")
    assert plains.document.undo_stack.count() == 1
    plains.document.undo_stack.undo()
    assert plains.document.campaign.hexes == before.hexes
    plains.document.undo_stack.redo()
    assert len(terrains(plains)) == 6


def test_two_strokes_are_two_steps(plains: MapView) -> None:
    plains.set_tool("brush")
    plains.set_terrain("hills")
    stroke(plains, START)
    stroke(plains, END)
    assert plains.document.undo_stack.count() == 2


def test_one_mouse_move_is_one_action(plains: MapView) -> None:
    plains.set_tool("brush")
    plains.set_terrain("hills")
    patches: list[Patch] = []
    plains.document.changed.connect(patches.append)
    stroke(plains, START, END)
    assert [len(p.keys("hexes")) for p in patches] == [1, 5]


@pytest.mark.parametrize(("size", "count"), list(enumerate(BRUSHES)))
def test_the_brush_is_as_wide_as_chosen(plains: MapView, size: int, count: int) -> None:
    plains.set_tool("brush")
    plains.set_terrain("desert")
    plains.change_size(size)
    centre = from_offset(5, 4, "pointy", "odd")
    stroke(plains, centre)
    covered = set(terrains(plains))
    assert centre in covered
    assert covered < set(disk(centre, 4))
    assert len(covered) == count


def test_bracket_keys_change_the_width_within_bounds(plains: MapView) -> None:
    plains.set_tool("brush")
    for _ in range(9):
        QTest.keyClick(plains, Qt.Key.Key_BracketRight)
    assert plains.tool.size == 4  # type: ignore[attr-defined]
    for _ in range(9):
        QTest.keyClick(plains, Qt.Key.Key_BracketLeft)
    assert plains.tool.size == 0  # type: ignore[attr-defined]


def test_the_brush_makes_the_map_larger(plains: MapView, qtbot: QtBot) -> None:
    plains.zoom_by(-4)
    plains.set_tool("brush")
    outside = from_offset(-2, 4, "pointy", "odd")
    stroke(plains, outside)
    assert plains.document.campaign.hexes[outside].terrain == "plains"
    qtbot.waitUntil(lambda: plains.extent().left < -3)


def test_escape_takes_a_stroke_back_and_leaves_nothing_to_redo(plains: MapView) -> None:
    plains.set_tool("brush")
    plains.set_terrain("forest")
    press(plains, START)
    move(plains, MIDDLE)
    assert terrains(plains)
    QTest.keyClick(plains, Qt.Key.Key_Escape)
    move(plains, END)
    release(plains, END)
    assert terrains(plains) == {}
    assert not plains.document.undo_stack.canUndo()
    assert not plains.document.undo_stack.canRedo()


def test_giving_up_takes_back_the_stroke_alone_whatever_was_redone_during_it(plains: MapView) -> None:
    """A step redone during a stroke was deleted with it, and what lay over it came back wrong."""
    stack = plains.document.undo_stack
    plains.set_tool("brush")
    plains.set_terrain("forest")
    stroke(plains, START)
    plains.set_terrain("hills")
    stroke(plains, END)
    after = plains.document.campaign
    stack.undo()
    stack.undo()
    before = plains.document.campaign
    plains.set_terrain("plains")
    press(plains, MIDDLE)  # changes nothing, so what was undone can still be redone
    stack.redo()
    QTest.keyClick(plains, Qt.Key.Key_Escape)
    assert stack.count() == 2
    stack.setIndex(2)
    assert plains.document.campaign == after
    stack.setIndex(0)
    assert plains.document.campaign == before


def test_a_stroke_undone_and_gone_on_with_is_given_up_whole(plains: MapView) -> None:
    stack = plains.document.undo_stack
    plains.set_tool("brush")
    plains.set_terrain("forest")
    stroke(plains, START)
    press(plains, MIDDLE)
    stack.undo()
    stack.undo()
    move(plains, END)
    QTest.keyClick(plains, Qt.Key.Key_Escape)
    assert terrains(plains) == {}


def test_a_rectangle_from_very_far_away_is_drawn_at_once_and_leaves_the_map_its_size(plains: MapView) -> None:
    plains.set_tool("brush")
    plains.set_terrain("forest")
    assert isinstance(plains.tool, StrokeTool)
    plains.tool.shape = "rectangle"
    known = set(plains.document.campaign.hexes)
    far, beyond = from_offset(-3000, -2000, "pointy", "odd"), from_offset(3000, 2000, "pointy", "odd")
    plains.tool.start(plains, Pointer(far, QPointF()))
    assert plains.tool.covers(plains, beyond) == known
    plains.tool.end(plains, Pointer(beyond, QPointF()))
    assert terrains(plains) == dict.fromkeys(known, "forest")


def test_a_stroke_that_changes_nothing_is_no_step(plains: MapView) -> None:
    plains.set_tool("brush")
    plains.set_terrain("plains")
    stroke(plains, START, END)
    assert plains.document.undo_stack.count() == 0


def test_fill_gives_a_terrain_to_the_connected_hexes_of_one(plains: MapView) -> None:
    plains.set_tool("brush")
    plains.set_terrain("water")
    wall = [from_offset(5, r, "pointy", "odd") for r in range(9)]
    for hex_id in wall:
        stroke(plains, hex_id)
    plains.tool.shape = "fill"  # type: ignore[attr-defined]
    plains.set_terrain("marsh")
    stroke(plains, START)
    painted = {h for h, t in terrains(plains).items() if t == "marsh"}
    assert painted == {from_offset(c, r, "pointy", "odd") for c in range(5) for r in range(9)}
    before = plains.document.undo_stack.count()
    stroke(plains, from_offset(-1, 4, "pointy", "odd"))  # off the map there is nothing to fill
    assert plains.document.undo_stack.count() == before


def test_a_river_is_drawn_along_the_drag_source_first(plains: MapView) -> None:
    plains.set_tool("river")
    stroke(plains, START, MIDDLE, END)
    hexes = plains.document.campaign.hexes
    way = line(START, END)
    assert [hexes[h].river for h in way] == [1, 9, 9, 9, 9, 8]  # east is side 0, west side 3
    assert plains.document.undo_stack.count() == 1
    plains.set_tool("eraser")
    stroke(plains, MIDDLE)
    assert plains.document.campaign.hexes[MIDDLE].river == 0


def test_a_click_with_the_river_gives_the_hex_a_river_of_its_own(plains: MapView) -> None:
    plains.set_tool("river")
    stroke(plains, START)
    assert plains.document.campaign.hexes[START].river == 64


def test_claims_are_made_by_the_rules_and_a_refusal_is_told(plains: MapView, qtbot: QtBot) -> None:
    plains.set_tool("claim")
    stroke(plains, START, neighbour(START, 0))
    assert set(plains.document.campaign.claims) == {START, neighbour(START, 0)}
    with qtbot.waitSignal(plains.document.refused) as told:
        stroke(plains, END)  # not next to the realm
    assert told.args is not None
    assert isinstance(told.args[0], Refusal)
    assert END not in plains.document.campaign.claims


def test_roads_are_built_along_the_drag(plains: MapView) -> None:
    plains.set_tool("claim")
    stroke(plains, START, MIDDLE)
    plains.set_tool("road")
    stroke(plains, START, MIDDLE)
    hexes = plains.document.campaign.hexes
    assert all(hexes[h].improvements == ("road",) for h in line(START, MIDDLE))


def test_exploring_and_clearing(open_map: Opener) -> None:
    land = {from_offset(c, r, "pointy", "odd"): Hex() for c in range(6) for r in range(6)}
    view = open_map(Campaign(hexes=Map(land)))
    one, two = from_offset(1, 1, "pointy", "odd"), from_offset(4, 1, "pointy", "odd")
    view.set_tool("explore")
    stroke(view, one, two)
    hexes = view.document.campaign.hexes
    assert all(hexes[h].explored and not hexes[h].cleared for h in line(one, two))
    view.set_tool("clear")
    stroke(view, one)
    assert view.document.campaign.hexes[one].cleared


def test_coasts_and_lakes_are_marked_and_erased(plains: MapView) -> None:
    for tool in ("coast", "lake"):
        plains.set_tool(tool)
        stroke(plains, START)
    there = plains.document.campaign.hexes[START]
    assert there.coast
    assert there.lake
    plains.set_tool("eraser")
    stroke(plains, START)
    there = plains.document.campaign.hexes[START]
    assert not there.coast
    assert not there.lake


def test_hovering_with_a_tool_tells_what_a_click_would_do(plains: MapView, qtbot: QtBot) -> None:
    plains.set_tool("claim")
    with qtbot.waitSignal(plains.preview, check_params_cb=lambda o: isinstance(o, Change)):
        move(plains, START)
    stroke(plains, START)
    with qtbot.waitSignal(plains.preview, check_params_cb=lambda o: isinstance(o, Refusal)):
        move(plains, END)
    plains.set_tool("select")
    with qtbot.waitSignal(plains.preview, check_params_cb=lambda o: o is None):
        move(plains, MIDDLE)


def test_tools_work_from_the_keyboard(plains: MapView) -> None:
    plains.set_tool("brush")
    plains.set_terrain("hills")
    plains.place_cursor(START, shown=True)
    QTest.keyClick(plains, Qt.Key.Key_Return)
    QTest.keyClick(plains, Qt.Key.Key_Right)
    QTest.keyClick(plains, Qt.Key.Key_Space)
    assert terrains(plains) == {START: "hills", neighbour(START, 0): "hills"}


def test_the_hand_moves_the_map(plains: MapView) -> None:
    plains.zoom_by(6)
    plains.set_tool("pan")
    before = at(plains, START)
    QTest.mousePress(plains.viewport(), Left, NoHeld, QPoint(200, 200))
    QTest.mouseMove(plains.viewport(), QPoint(220, 190))
    QTest.mouseRelease(plains.viewport(), Left, NoHeld, QPoint(220, 190))
    assert at(plains, START) - before == QPoint(20, -10)


def test_the_mouse_alone_selects_several(view: MapView) -> None:
    """Without Shift: the select tool has a switch for it."""
    view.tools["select"].adding = True  # type: ignore[attr-defined]
    for hex_id in (from_offset(3, 3, "pointy", "odd"), from_offset(6, 5, "pointy", "odd")):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.point_of(hex_id).toPoint())
    assert view.selected() == [from_offset(3, 3, "pointy", "odd"), from_offset(6, 5, "pointy", "odd")]
