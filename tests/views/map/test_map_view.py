"""The map by mouse and by keyboard: real events, offscreen."""

from __future__ import annotations

import pytest
from immutables import Map
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidgetAction
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.world import ChangeSettings
from kingdom_gui.engine.hexes import HexId, disk, from_offset, neighbour, to_offset
from kingdom_gui.engine.state import Campaign, Hex, Kingdom, Settings, Settlement
from kingdom_gui.views.map.context_menu import MenuOffer, build_menu
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.theme import apply_theme

from .conftest import Opener

Left, Middle = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
NoHeld, Shift, Control = (
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier,
)  # fmt: skip


def at(view: MapView, hex_id: HexId) -> QPoint:
    return view.point_of(hex_id).toPoint()


def click(view: MapView, hex_id: HexId, held: Qt.KeyboardModifier = NoHeld) -> None:
    QTest.mouseClick(view.viewport(), Left, held, at(view, hex_id))


def drag(
    view: MapView,
    start: QPoint,
    *way: QPoint,
    button: Qt.MouseButton = Left,
    held: Qt.KeyboardModifier = NoHeld,
) -> None:
    QTest.mousePress(view.viewport(), button, held, start)
    for point in way:
        QTest.mouseMove(view.viewport(), point)
    QTest.mouseRelease(view.viewport(), button, held, way[-1] if way else start)


def wheel(view: MapView, point: QPoint, notches: int) -> None:
    spot = QPointF(point)
    event = QWheelEvent(
        spot, QPointF(view.viewport().mapToGlobal(point)), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, NoHeld, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def some_hex(view: MapView, column: int = 7, row: int = 5) -> HexId:
    settings = view.document.campaign.settings
    return from_offset(column, row, settings.orientation, settings.stagger)


def test_the_whole_map_is_in_view_at_first(view: MapView) -> None:
    seen, extent = view.camera.visible(), view.extent()
    assert seen.left <= extent.left
    assert seen.right >= extent.right
    assert seen.top <= extent.top
    assert seen.bottom >= extent.bottom


def test_a_click_selects_and_shift_adds_and_takes_away(view: MapView, qtbot: QtBot) -> None:
    one, two = some_hex(view), some_hex(view, 3, 2)
    with qtbot.waitSignal(view.selection_changed) as told:
        click(view, one)
    assert told.args == [[one]]
    click(view, two, Shift)
    assert view.selected() == [one, two]
    click(view, one, Shift)
    assert view.selected() == [two]
    click(view, one)
    assert view.selected() == [one]


def test_a_click_beside_the_map_selects_nothing(view: MapView) -> None:
    click(view, some_hex(view))
    QTest.mouseClick(view.viewport(), Left, NoHeld, QPoint(2, 2))
    assert view.selected() == []


def test_a_rubber_band_selects_the_hexes_whose_centres_it_holds(view: MapView) -> None:
    a, b = some_hex(view, 2, 2), some_hex(view, 5, 4)
    drag(view, at(view, a) - QPoint(4, 4), at(view, a) + QPoint(20, 20), at(view, b) + QPoint(4, 4))
    selected = set(view.selected())
    assert {a, b} <= selected
    assert some_hex(view, 9, 3) not in selected
    assert all(2 <= to_offset(h, "pointy", "odd")[1] <= 4 for h in selected)
    far = some_hex(view, 12, 8)
    drag(view, at(view, far) - QPoint(5, 5), at(view, far) + QPoint(9, 9), held=Shift)
    assert set(view.selected()) == selected | {far}


def test_a_selection_made_elsewhere_is_shown_and_not_told_back(view: MapView, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(view.selection_changed):
        view.select([some_hex(view)], tell=False)
    assert view.selected() == [some_hex(view)]


def test_hovering_tells_the_hex_and_leaving_tells_none(view: MapView, qtbot: QtBot) -> None:
    hex_id = some_hex(view)
    with qtbot.waitSignal(view.hex_hovered) as told:
        QTest.mouseMove(view.viewport(), at(view, hex_id))
    assert told.args == [hex_id]
    with qtbot.waitSignal(view.hex_hovered) as told:
        QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert told.args == [None]


def test_the_wheel_zooms_about_the_pointer(view: MapView) -> None:
    hex_id = some_hex(view, 10, 3)
    point = at(view, hex_id)
    before = view.camera.size
    wheel(view, point, 3)
    assert view.camera.size > before
    assert (at(view, hex_id) - point).manhattanLength() <= 3
    wheel(view, point, -3)
    assert view.camera.size == before


@pytest.mark.parametrize("way", ["middle", "space"])
def test_dragging_with_the_middle_button_or_space_moves_the_map(view: MapView, way: str) -> None:
    view.zoom_by(6)
    hex_id = some_hex(view)
    start = at(view, hex_id)
    if way == "space":
        QTest.keyPress(view, Qt.Key.Key_Space)
    drag(
        view, QPoint(300, 200), QPoint(330, 240), QPoint(340, 250), button=Middle if way == "middle" else Left
    )
    if way == "space":
        QTest.keyRelease(view, Qt.Key.Key_Space)
    assert at(view, hex_id) - start == QPoint(40, 50)
    assert view.selected() == []


def test_keys_zoom_and_fit(view: MapView) -> None:
    fitted = view.camera.step
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.camera.step == fitted + 1
    QTest.keyClick(view, Qt.Key.Key_Minus)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.camera.step == fitted - 1
    QTest.keyClick(view, Qt.Key.Key_F)
    assert view.camera.step == fitted
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_0, Control)
    assert view.camera.step == fitted


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
@pytest.mark.parametrize("stagger", ["odd", "even"])
def test_arrow_keys_keep_to_rows_and_columns(open_map: Opener, orientation: str, stagger: str) -> None:
    land = {from_offset(c, r, orientation, stagger): Hex() for c in range(8) for r in range(8)}  # type: ignore[arg-type]
    settings = Settings(orientation=orientation, stagger=stagger)  # type: ignore[arg-type]
    view = open_map(Campaign(settings, hexes=Map(land)))
    view.place_cursor(some_hex(view, 4, 4), shown=True)
    way = [(Qt.Key.Key_Up, 4, 3), (Qt.Key.Key_Up, 4, 2), (Qt.Key.Key_Right, 5, 2), (Qt.Key.Key_Down, 5, 3),
           (Qt.Key.Key_Left, 4, 3), (Qt.Key.Key_Left, 3, 3)]  # fmt: skip
    before = view.cursor_hex()
    for key, column, row in way:
        QTest.keyClick(view, key)
        assert to_offset(view.cursor_hex(), orientation, stagger) == (column, row)  # type: ignore[arg-type]
        assert view.cursor_hex() in [neighbour(before, side) for side in range(6)]
        before = view.cursor_hex()


def test_the_cursor_shows_selects_and_extends_by_keyboard(view: MapView) -> None:
    view.place_cursor(some_hex(view, 4, 4), shown=True)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.selected() == [some_hex(view, 4, 4)]
    QTest.keyClick(view, Qt.Key.Key_Right, Shift)
    QTest.keyClick(view, Qt.Key.Key_Right, Shift)
    assert view.selected() == [some_hex(view, c, 4) for c in (4, 5, 6)]
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.selected() == [view.cursor_hex()]
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.selected() == []


def test_the_cursor_stays_on_the_map_and_is_brought_into_sight(view: MapView) -> None:
    view.zoom_by(10)
    view.place_cursor(some_hex(view, 12, 5), shown=True)
    for _ in range(20):
        QTest.keyClick(view, Qt.Key.Key_Right)
    column, _ = to_offset(view.cursor_hex(), "pointy", "odd")
    assert column in (13, 14)
    assert view.viewport().rect().contains(at(view, view.cursor_hex()))


def test_focus_by_tab_shows_the_cursor_and_leaving_hides_it(view: MapView) -> None:
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.cursor_shown()
    view.clearFocus()
    assert not view.cursor_shown()


def test_the_menu_key_opens_the_menu_of_the_cursor(view: MapView, qtbot: QtBot) -> None:
    view.place_cursor(some_hex(view), shown=True)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    with qtbot.waitSignal(view.context_requested) as told:
        QApplication.sendEvent(view.viewport(), event)
    assert told.args is not None
    assert told.args[0] == some_hex(view)


def test_a_right_click_selects_its_hex_and_asks_what_can_be_done(view: MapView, qtbot: QtBot) -> None:
    asked: list[tuple[HexId, ...]] = []

    def offers(hexes: tuple[HexId, ...]) -> list[MenuOffer]:
        asked.append(hexes)
        return []

    view.menu_provider = offers
    hex_id = some_hex(view)
    point = at(view, hex_id)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, view.viewport().mapToGlobal(point))
    QApplication.sendEvent(view.viewport(), event)
    assert asked == [(hex_id,)]
    group = tuple(disk(hex_id, 1))
    view.select(group)
    QApplication.sendEvent(view.viewport(), event)
    assert asked[-1] == group  # a hex of the selection speaks for all of it


def test_the_menu_says_what_can_be_done_and_why_not(view: MapView) -> None:
    done: list[str] = []
    menu = build_menu(
        [
            MenuOffer("Realm", "Claim", lambda: done.append("claim"), "1 BP"),
            MenuOffer("Build", "Mine & quarry", None, "", "A Mine needs hills or mountains.\nMore", None),
            MenuOffer("Build", "Fort", None, "", "word " * 40),
            MenuOffer("Build", "Farm", None, "", "It is a swamp."),
        ],
        view,
    )
    claim, _, mine, fort, farm = menu.actions()
    assert claim.text() == "Claim\t1 BP"
    claim.trigger()
    assert done == ["claim"]
    assert not mine.isEnabled()
    assert mine.text() == "Mine && quarry"
    assert mine.toolTip().endswith("More")
    assert farm.text() == "Farm\tIt is a swamp."
    assert isinstance(fort, QWidgetAction)
    name, why = fort.defaultWidget().findChildren(QLabel)
    assert name.text() == "Fort"
    assert why.text() == ("word " * 40).strip()
    assert why.height() >= why.heightForWidth(why.width()) > 2 * name.sizeHint().height()


def test_revealing_a_hex_far_away_brings_it_into_sight(view: MapView) -> None:
    view.zoom_by(12)
    hex_id = some_hex(view, 0, 9)
    view.reveal(hex_id)
    assert view.viewport().rect().contains(at(view, hex_id))
    assert view.cursor_hex() == hex_id


def test_dark_and_light_paper(qapp: QApplication, view: MapView, qtbot: QtBot) -> None:
    light = view.grab().toImage().pixelColor(3, 3).lightness()
    apply_theme(qapp, "dark")
    qtbot.waitUntil(lambda: view.tiles.complete)
    assert view.grab().toImage().pixelColor(3, 3).lightness() < 70 < light
    apply_theme(qapp, "light")


def test_turning_the_map_redraws_and_fits_it(view: MapView, qtbot: QtBot) -> None:
    before = view.extent()
    view.document.do(ChangeSettings(orientation="flat"))
    qtbot.waitUntil(lambda: view.tiles.complete)
    assert view.extent() != before
    click(view, some_hex(view))
    assert view.selected() == [some_hex(view)]


def test_the_caverns_are_another_level(open_map: Opener, qtbot: QtBot) -> None:
    hexes = {h: Hex() for h in disk((0, 0, 0), 3)} | {(-1, 0, 0): Hex("cavern")}
    view = open_map(Campaign(hexes=Map(hexes)))
    view.set_level(-1)
    qtbot.waitUntil(lambda: view.tiles.complete)
    QTest.mouseClick(view.viewport(), Left, NoHeld, at(view, (-1, 0, 0)))
    assert view.selected() == [(-1, 0, 0)]


def test_it_has_a_name_and_a_description_for_those_who_do_not_see_it(view: MapView) -> None:
    assert view.accessibleName() == "Map"
    assert "Arrow keys" in view.accessibleDescription()


def test_selected_hexes_that_leave_the_map_are_no_longer_selected(view: MapView) -> None:
    free = next(h for h in view.document.campaign.hexes if h not in view.document.campaign.claims)
    view.select([free])
    view.set_tool("remove")
    click(view, free)
    assert free not in view.document.campaign.hexes
    assert view.selected() == []
    view.document.undo_stack.undo()
    assert free in view.document.campaign.hexes


def test_a_view_of_an_empty_campaign_can_be_used(open_map: Opener) -> None:
    view = open_map(Campaign())
    wheel(view, QPoint(100, 100), 1)
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.mouseClick(view.viewport(), Left, NoHeld, QPoint(100, 100))
    view.set_tool("brush")
    middle = view.viewport().rect().center()
    QTest.mouseClick(view.viewport(), Left, NoHeld, middle)
    assert len(view.document.campaign.hexes) == 1


def test_the_keyboard_begins_at_the_capital_where_it_is_in_sight(open_map: Opener) -> None:
    land = {from_offset(c, r, "pointy", "odd"): Hex() for c in range(8) for r in range(8)}
    home = from_offset(1, 6, "pointy", "odd")
    campaign = Campaign(
        Settings(orientation="pointy"),
        hexes=Map(land),
        kingdoms=Map({"k": Kingdom("k", "Kay", capital="a")}),
        settlements=Map({"a": Settlement("a", "A", home)}),
        at_table="k",
    )
    assert open_map(campaign).cursor_hex() == home
