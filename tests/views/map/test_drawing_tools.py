"""The drawing tools by real clicks, drags and keys: shapes, free hand, fog, measuring, labels and pins."""

from __future__ import annotations

import pytest
from immutables import Map
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions.annotate import PlaceLabel, PlacePin
from kingdom_gui.engine.actions.found import FoundKingdom
from kingdom_gui.engine.actions.world import PaintTerrain
from kingdom_gui.engine.hexes import HexId, disk, distance, from_offset, line, neighbour
from kingdom_gui.engine.shapes import rectangle_between, ring_through
from kingdom_gui.engine.state import Campaign, Hex
from kingdom_gui.geometry.layout import layout_of
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.map.tools.legs import Measured, MeasureTool, ScoutTool
from kingdom_gui.views.map.tools.strokes import HexStroke, StrokeTool
from kingdom_gui.views.map.tools.ways import Drawn

from .conftest import Opener
from .hands import at, click, drag, stroke

Key = Qt.Key


def place(column: int, row: int) -> HexId:
    return from_offset(column, row, "pointy", "odd")


A, B, MIDDLE = place(2, 2), place(6, 5), place(4, 4)


@pytest.fixture
def wild(open_map: Opener) -> MapView:
    """A view of 10 x 9 hexes of unknown plains, and a kingdom without land."""
    land = {place(c, r): Hex("plains") for c in range(10) for r in range(9)}
    view = open_map(Campaign(hexes=Map(land)))
    assert isinstance(view.document.do(FoundKingdom(kingdom="a", name="A", treasury=50)), Change)
    view.document.undo_stack.clear()
    return view


def take(view: MapView, tool: str, shape: str = "", size: int = 0) -> StrokeTool:
    view.set_tool(tool)
    found = view.tool
    assert isinstance(found, StrokeTool)
    found.shape = shape or found.shape  # type: ignore[assignment]
    found.size = size
    return found


def painted(view: MapView) -> set[HexId]:
    return {h for h, there in view.document.campaign.hexes.items() if there.terrain == "forest"}


@pytest.mark.parametrize(
    ("shape", "covered"),
    [
        ("line", line(A, B)),
        ("rectangle", rectangle_between(A, B, "pointy", "odd")),
        ("ring", ring_through(A, B)),
    ],
)
def test_a_shape_is_drawn_from_press_to_release_in_one_step(
    wild: MapView, shape: str, covered: list[HexId]
) -> None:
    wild.set_terrain("forest")
    take(wild, "brush", shape)
    stroke(wild, A, MIDDLE, B)
    assert painted(wild) == set(covered)
    assert wild.document.undo_stack.count() == 1
    wild.document.undo_stack.undo()
    assert not painted(wild)


def test_a_shape_is_shown_before_the_button_comes_up_and_escape_gives_it_up(wild: MapView) -> None:
    wild.set_terrain("forest")
    take(wild, "brush", "rectangle")
    QTest.mousePress(wild.viewport(), Qt.MouseButton.LeftButton, pos=at(wild, A))
    QTest.mouseMove(wild.viewport(), at(wild, B))
    assert wild._live.brush == set(rectangle_between(A, B, "pointy", "odd"))
    assert not painted(wild)
    QTest.keyClick(wild, Key.Key_Escape)
    QTest.mouseRelease(wild.viewport(), Qt.MouseButton.LeftButton, pos=at(wild, B))
    assert not painted(wild)
    assert wild.document.undo_stack.count() == 0


def test_a_shape_by_keyboard_begins_and_ends_with_enter(wild: MapView) -> None:
    wild.set_terrain("forest")
    take(wild, "brush", "line")
    wild.place_cursor(A, shown=True)
    QTest.keyClick(wild, Key.Key_Return)
    assert not painted(wild)
    for _ in range(3):
        QTest.keyClick(wild, Key.Key_Right)
    assert len(wild._live.brush) == 4
    QTest.keyClick(wild, Key.Key_Return)
    assert painted(wild) == {place(c, 2) for c in (2, 3, 4, 5)}
    assert wild.document.undo_stack.count() == 1


def test_the_brush_of_three_turns_to_the_corner_under_the_pointer(wild: MapView) -> None:
    wild.set_terrain("forest")
    take(wild, "brush", size=1)
    corners = layout_of("pointy").corners
    seen = set()
    point, covered = QPoint(), frozenset[HexId]()
    for corner in (0, 3):
        x, y = corners[corner]
        x0, y0 = layout_of("pointy").centre(MIDDLE)
        point = QPoint(*(round(v) for v in wild.camera.to_view(x0 + x * 0.6, y0 + y * 0.6)))
        QTest.mouseMove(wild.viewport(), point)
        covered = wild._live.brush
        assert len(covered) == 3
        assert MIDDLE in covered
        seen.add(covered)
    assert len(seen) == 2
    drag(wild, point)
    assert painted(wild) == covered


def test_picking_a_terrain_takes_the_brush_with_it(wild: MapView) -> None:
    wild.document.do(PaintTerrain(hexes=(MIDDLE,), terrain="hills"))
    wild.set_tool("pick")
    click(wild, MIDDLE)
    assert wild.tool.id == "brush"
    stroke(wild, A)
    assert wild.document.campaign.hexes[A].terrain == "hills"


def test_letters_take_tools_and_page_keys_change_the_level(wild: MapView) -> None:
    for key, tool in (
        (Key.Key_B, "brush"),
        (Key.Key_M, "measure"),
        (Key.Key_P, "pin"),
        (Key.Key_V, "select"),
    ):
        QTest.keyClick(wild, key)
        assert wild.tool.id == tool
    before = wild.camera.visible()
    QTest.keyClick(wild, Key.Key_PageDown)
    assert wild.options.level == -1
    assert wild.camera.visible() == before  # the same place, a level down
    QTest.keyClick(wild, Key.Key_PageDown)
    assert wild.options.level == -1  # nothing is dug there yet
    wild.set_terrain("cavern")
    take(wild, "brush")
    stroke(wild, MIDDLE)
    dug = [h for h in wild.document.campaign.hexes if h[0] == -1]
    assert dug == [(-1, *MIDDLE[1:])]
    QTest.keyClick(wild, Key.Key_PageUp)
    assert wild.options.level == 0


@pytest.mark.parametrize("tool", ["coast", "lake", "fog", "clear", "explore"])
def test_what_a_stroke_gives_it_takes_away_when_told_to(wild: MapView, tool: str) -> None:
    field = {"fog": "seen", "clear": "cleared", "explore": "explored"}.get(tool, tool)

    def marked() -> set[HexId]:
        return {h for h, there in wild.document.campaign.hexes.items() if getattr(there, field)}

    held = take(wild, tool)
    assert isinstance(held, HexStroke)
    assert held.reversible
    stroke(wild, A, B)
    assert marked() == set(line(A, B))
    held.taking = True
    stroke(wild, A, A)
    assert marked() == set(line(A, B)) - {A}
    assert wild.document.undo_stack.count() == 2


def test_explorers_are_named_on_the_hexes_they_explored(wild: MapView) -> None:
    held = take(wild, "explore")
    held.by = "Mirelle"  # type: ignore[attr-defined]
    stroke(wild, A)
    there = wild.document.campaign.hexes[A]
    assert (there.explored_by, there.explored_in) == ("Mirelle", wild.document.campaign.month)


def test_the_layer_a_tool_draws_on_is_shown_while_it_is_in_hand(wild: MapView) -> None:
    assert not wild.options.fog
    wild.set_tool("fog")
    assert wild.options.fog
    wild.set_tool("coast")
    assert not wild.options.fog
    assert wild.options.waters
    wild.set_tool("select")
    assert not wild.options.waters
    wild.set_options(wild.options._replace(fog=True))
    wild.set_tool("scout")
    wild.set_tool("select")
    assert wild.options.fog  # it was chosen, not lent


@pytest.mark.parametrize("sight", [0, 1, 2])
def test_a_partys_way_lifts_the_fog_within_its_sight_in_one_step(wild: MapView, sight: int) -> None:
    wild.set_tool("scout")
    assert isinstance(wild.tool, ScoutTool)
    wild.tool.sight = sight
    for stop in (A, MIDDLE, B):
        click(wild, stop)
    way = {*line(A, MIDDLE), *line(MIDDLE, B)}
    known = wild.document.campaign.hexes
    expected = {h for step in way for h in disk(step, sight) if h in known}
    assert {h for h, there in known.items() if there.seen} == expected
    assert wild.document.undo_stack.count() == 1
    QTest.keyClick(wild, Key.Key_Escape)
    click(wild, place(8, 8))
    assert wild.document.undo_stack.count() == 2  # another way is another step
    wild.document.undo_stack.undo()
    wild.document.undo_stack.undo()
    assert not any(there.seen for there in wild.document.campaign.hexes.values())


def test_a_way_is_measured_click_by_click_and_taken_back(wild: MapView, qtbot: QtBot) -> None:
    told: list[object] = []
    wild.told.connect(told.append)
    wild.set_tool("measure")
    click(wild, A)
    click(wild, MIDDLE)
    click(wild, B)
    steps = distance(A, MIDDLE) + distance(MIDDLE, B)
    found = told[-1]
    assert isinstance(found, Measured)
    assert found.steps == steps
    assert float(found.travel) == pytest.approx(steps * 2 / 3)
    assert found.exploring == steps + 1
    QTest.keyClick(wild, Key.Key_Backspace)
    last = told[-1]
    assert isinstance(last, Measured)
    assert last.steps == distance(A, MIDDLE)
    assert wild._live.measured is not None
    QTest.keyClick(wild, Key.Key_Escape)
    assert wild._live.measured is None
    assert told[-1] is None
    assert wild.document.undo_stack.count() == 0


def test_the_quickest_way_follows_the_road(open_map: Opener) -> None:
    land = {place(c, r): Hex("mountains") for c in range(10) for r in range(9)}
    for c in range(10):
        land[place(c, 0)] = Hex("plains", improvements=("highway",))
    view = open_map(Campaign(hexes=Map(land)))
    view.set_tool("measure")
    assert isinstance(view.tool, MeasureTool)
    click(view, place(1, 1))
    click(view, place(8, 1))
    straight = view.tool.measured(view)
    view.tool.quickest = True
    view.tool.again(view)
    quick = view.tool.measured(view)
    assert straight is not None
    assert quick is not None
    assert quick.travel < straight.travel
    assert place(5, 0) in view.tool.path


def test_a_river_drawn_with_a_free_hand_is_smoothed_into_hexes_and_counted(
    wild: MapView, qtbot: QtBot
) -> None:
    take(wild, "river", "freehand")
    start, end = at(wild, A), at(wild, place(7, 2))
    wobble = [start + QPoint(x, (-1) ** (x // 6) * 3) for x in range(0, end.x() - start.x(), 6)]
    with qtbot.waitSignal(wild.told, check_params_cb=lambda told: isinstance(told, Drawn)) as told:
        drag(wild, *wobble, end)
    assert told.args == [Drawn("river", 6, 0)]
    rivers = {h for h, there in wild.document.campaign.hexes.items() if there.river}
    assert rivers == {place(c, 2) for c in range(2, 8)}
    assert wild.document.undo_stack.count() == 1
    assert not wild._live.trail


def test_a_trail_is_shown_while_a_free_hand_draws_and_escape_gives_it_up(wild: MapView) -> None:
    take(wild, "river", "freehand")
    QTest.mousePress(wild.viewport(), Qt.MouseButton.LeftButton, pos=at(wild, A))
    QTest.mouseMove(wild.viewport(), at(wild, MIDDLE))
    assert len(wild._live.trail) > 2
    QTest.keyClick(wild, Key.Key_Escape)
    assert not wild._live.trail
    assert not any(there.river for there in wild.document.campaign.hexes.values())


def test_a_free_hand_beyond_the_edge_of_the_map_draws_what_lies_on_it(wild: MapView) -> None:
    take(wild, "river", "freehand")
    drag(wild, at(wild, place(7, 4)), at(wild, place(9, 4)), at(wild, place(11, 4)))
    rivers = {h for h, there in wild.document.campaign.hexes.items() if there.river}
    assert rivers == {place(c, 4) for c in (7, 8, 9)}


def test_a_river_by_keyboard_follows_the_cursor(wild: MapView) -> None:
    take(wild, "river", "path")
    wild.place_cursor(A, shown=True)
    QTest.keyClick(wild, Key.Key_Return)
    QTest.keyClick(wild, Key.Key_Right)
    QTest.keyClick(wild, Key.Key_Right)
    QTest.keyClick(wild, Key.Key_Return)
    hexes = wild.document.campaign.hexes
    assert [hexes[place(c, 2)].river for c in (2, 3, 4, 5)] == [1, 9, 8, 0]
    assert wild.document.undo_stack.count() == 1


def test_a_road_with_a_free_hand_is_one_deed(open_map: Opener, qtbot: QtBot) -> None:
    land = {place(c, r): Hex("plains", explored=True, cleared=True) for c in range(10) for r in range(9)}
    realm = tuple(place(c, 2) for c in range(2, 8))
    view = open_map(Campaign(hexes=Map(land)))
    view.document.do(FoundKingdom(kingdom="a", name="A", treasury=50, hexes=realm))
    view.document.undo_stack.clear()
    take(view, "road", "freehand")
    with qtbot.waitSignal(view.told, check_params_cb=lambda told: isinstance(told, Drawn)) as told:
        stroke(view, realm[0], realm[3], realm[5])
    assert told.args == [Drawn("road", 6, 6)]
    assert all(view.document.campaign.hexes[h].improvements == ("road",) for h in realm)
    assert view.document.undo_stack.count() == 1


@pytest.mark.parametrize("kind", ["label", "pin"])
def test_a_click_asks_for_a_new_mark_or_the_one_there_and_a_drag_moves_it(
    wild: MapView, qtbot: QtBot, kind: str
) -> None:
    wild.set_tool(kind)
    with qtbot.waitSignal(wild.written_wanted) as asked:
        click(wild, MIDDLE)
    assert asked.args == [kind, MIDDLE, None]
    action = PlaceLabel(hex=A, text="Downs") if kind == "label" else PlacePin(hex=A, text="x")
    wild.document.do(action)
    table = wild.document.campaign.labels if kind == "label" else wild.document.campaign.pins
    number = next(iter(table))
    with qtbot.waitSignal(wild.written_wanted) as asked:
        click(wild, A)
    assert asked.args == [kind, A, number]
    with qtbot.assertNotEmitted(wild.written_wanted):
        stroke(wild, A, MIDDLE)
    table = wild.document.campaign.labels if kind == "label" else wild.document.campaign.pins
    assert table[number].hex == MIDDLE


def test_labels_and_pins_are_painted_at_once_and_leave_nothing_behind(wild: MapView, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: wild.tiles.complete)
    before = wild.viewport().grab().toImage()
    wild.document.do(PlaceLabel(hex=MIDDLE, text="The Long Downs", size=5, angle=30))
    wild.document.do(PlacePin(hex=A, text="x"))
    qtbot.waitUntil(lambda: wild.tiles.complete)
    assert wild.viewport().grab().toImage() != before
    wild.document.undo_stack.undo()
    wild.document.undo_stack.undo()
    qtbot.waitUntil(lambda: wild.tiles.complete)
    assert wild.viewport().grab().toImage() == before


def test_hexes_off_the_map_take_no_labels(wild: MapView, qtbot: QtBot) -> None:
    wild.zoom_by(-3)
    wild.set_tool("label")
    with qtbot.assertNotEmitted(wild.written_wanted):
        click(wild, neighbour(place(9, 4), 0))
