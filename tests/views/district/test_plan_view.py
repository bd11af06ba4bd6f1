"""The plans under mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.settle import AddDistrict
from kingdom_gui.views.district.cursor import Cursor
from kingdom_gui.views.district.hits import Hit

from .pointing import on_lots, on_side
from .towns import TOWN, lot, lots

KEY = Qt.Key


@pytest.fixture
def view(page):
    page.view.setFocus()
    return page.view


def click(view, at: QPoint, button=Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(view.viewport(), button, pos=at)


def keys(view, *which: Qt.Key) -> None:
    for key in which:
        QTest.keyClick(view, key)


class TestMouse:
    def test_select_then_click_places(self, town, page, view):
        page.palette_panel.select("inn")
        said = []
        page.hint.connect(said.append)
        click(view, on_lots(view, "B1"))
        assert town.at("B1") == ["inn"]
        assert said[-1] == "Inn built: 10 BP"
        QTest.mouseMove(view.viewport(), on_lots(view, "B1") + QPoint(2, 2))
        assert said[-1] == "Inn built: 10 BP"
        QTest.mouseMove(view.viewport(), on_lots(view, "C4"))
        assert said[-1] == "Lot C4: free"

    def test_one_click_places_one_and_puts_it_down(self, town, page, view):
        page.palette_panel.select("inn")
        click(view, on_lots(view, "B1"))
        assert view.holding.placement is None
        assert page.palette_panel.kind == ""
        page.palette_panel.select("inn")
        assert view.holding.placement is not None

    @pytest.mark.parametrize("held", [Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier])
    def test_with_shift_or_ctrl_it_stays_in_hand_until_esc(self, town, page, view, held):
        page.palette_panel.terms_box.setCurrentIndex(2)
        page.palette_panel.select("house")
        for label in ("C3", "D3"):
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, held, on_lots(view, label))
        assert town.at("C3") == town.at("D3") == ["house"]
        assert view.holding.placement is not None
        keys(view, KEY.Key_Escape)
        assert view.holding.placement is None
        assert page.palette_panel.kind == ""

    def test_a_click_selects_what_is_there(self, page, view):
        click(view, on_lots(view, "A1"))
        assert view.selected == Hit(0, lot("A1"), None, 1)
        click(view, on_lots(view, "E4"))
        assert view.selected == Hit(0, lot("E4"), None, 0)

    def test_badges_walls_and_seals_are_found_before_the_ground(self, town, view):
        park, cistern = town.build("park", "C3"), town.build("cistern", "C3")
        wall, sewer = town.build("city_wall", side="e"), town.build("sewer_system")
        layout = view.arrangement.layouts[0]
        badge = layout.lot_rect(lot("C3")).topRight()
        assert view.hit_at(badge + type(badge)(-6, 6)).building == cistern
        assert view.hit_at(layout.lot_rect(lot("C3")).center()).building == park
        edge = layout.town.center()
        edge.setX(layout.town.right() + 4)
        assert view.hit_at(edge).building == wall
        seal = layout.heading.center()
        seal.setX(layout.heading.right() - layout.lot * 0.3)
        assert view.hit_at(seal).building == sewer

    def test_the_tooltip_says_what_stands_there_and_whom_it_serves(self, town, view):
        town.build("inn", "B1")
        at = on_lots(view, "A1")
        QApplication.sendEvent(
            view.viewport(), QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
        )
        assert "House" in QToolTip.text()
        assert "serves Inn (B1)" in QToolTip.text()
        QToolTip.hideText()

    def test_hovering_tells_the_status_line(self, page, view):
        said = []
        page.hint.connect(said.append)
        QTest.mouseMove(view.viewport(), on_lots(view, "A1"))
        QTest.mouseMove(view.viewport(), on_lots(view, "C4"))
        assert said[-1] == "Lot C4: free"

    def test_a_right_click_asks_for_the_menu_or_puts_down(self, page, view):
        wanted = []
        view.menu_wanted.disconnect()
        view.menu_wanted.connect(lambda found, at: wanted.append(found))
        at = on_lots(view, "A1")
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.viewport().mapToGlobal(at))
        QApplication.sendEvent(view.viewport(), event)
        assert wanted == [Hit(0, lot("A1"), None, 1)]
        page.palette_panel.select("inn")
        QApplication.sendEvent(view.viewport(), event)
        assert len(wanted) == 1
        assert view.holding.placement is None


class TestKeyboard:
    def test_enter_in_the_palette_arrows_and_enter_build(self, town, page, view):
        page.palette_panel.list.setFocus()
        page.palette_panel.select("inn")
        QTest.keyClick(page.palette_panel.list, KEY.Key_Return)
        assert view.hasFocus()
        keys(view, KEY.Key_Right)
        assert view.holding.target.lots == lots("B1")
        keys(view, KEY.Key_Return)
        assert town.at("B1") == ["inn"]

    def test_success_is_told_with_its_price_and_not_as_a_lot_that_is_taken(self, town, page, view):
        said = []
        page.palette_panel.select("inn")
        keys(view, KEY.Key_Right)
        page.hint.connect(said.append)
        keys(view, KEY.Key_Return)
        assert town.at("B1") == ["inn"]
        assert said[-1] == "Inn built: 10 BP"
        assert not any("taken" in line for line in said)
        assert view.holding.placement is None

    def test_shift_and_enter_keep_it_and_say_nothing_of_the_lot_just_built_on(self, town, page, view):
        said = []
        page.palette_panel.terms_box.setCurrentIndex(2)
        page.palette_panel.select("house")
        keys(view, KEY.Key_Down)
        page.hint.connect(said.append)
        QTest.keyClick(view, KEY.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        assert town.at("A2") == ["house"]
        assert said[-1] == "House built: free"
        assert not any("taken" in line for line in said)
        assert view.holding.target is None
        keys(view, KEY.Key_Down)
        assert said[-1].startswith("House, lot A3: ")
        keys(view, KEY.Key_Up)  # back on it: now it is said
        assert "taken" in said[-1]

    def test_undo_takes_the_success_back(self, town, page, view):
        said = []
        page.palette_panel.select("inn")
        keys(view, KEY.Key_Right, KEY.Key_Return)
        page.hint.connect(said.append)
        town.document.undo_stack.undo()
        assert said[-1] == ""

    def test_r_turns_what_is_held(self, page, view):
        page.palette_panel.select("market")
        view.setFocus()
        keys(view, KEY.Key_Right, KEY.Key_Right, KEY.Key_Down)
        assert view.holding.target.lots == lots("C2", "D2")
        keys(view, KEY.Key_R)
        assert view.holding.target.lots == lots("C2", "C3")

    def test_a_wall_is_built_on_the_side_the_cursor_stands_on(self, town, page, view):
        page.palette_panel.select("city_wall")
        keys(view, KEY.Key_Right, KEY.Key_Return)
        assert len(town.buildings) == 1  # still on a lot
        keys(view, KEY.Key_Up, KEY.Key_Return)
        assert town.buildings[-1].side == "n"

    def test_enter_without_a_building_in_hand_opens_the_menu(self, view):
        wanted = []
        view.menu_wanted.disconnect()
        view.menu_wanted.connect(lambda found, at: wanted.append(found))
        keys(view, KEY.Key_Return)
        QApplication.sendEvent(
            view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
        )
        assert wanted == [Hit(0, lot("A1"), None, 1)] * 2

    def test_delete_asks_before_it_demolishes(self, town, page, view):
        town.document.undo_stack.clear()
        keys(view, KEY.Key_Delete)
        assert page.notice.isVisible()
        assert "Demolish the House? This costs 1 BP." in page.notice.text.text()
        assert town.at("A1") == ["house"]
        QTest.keyClick(page.notice.yes, KEY.Key_Return)
        assert town.at("A1") == []
        assert view.hasFocus()

    def test_esc_lets_it_stand(self, town, page, view):
        keys(view, KEY.Key_Delete)
        QTest.keyClick(page.notice.yes, KEY.Key_Escape)
        assert not page.notice.isVisible()
        assert town.at("A1") == ["house"]

    def test_page_keys_and_the_edges_lead_to_other_districts(self, town, page, view):
        town.do(AddDistrict(kingdom="k", settlement=TOWN, granted=True, override="test"))
        keys(view, KEY.Key_PageDown)
        assert view.keys.cursor.district == 1
        keys(view, KEY.Key_PageUp)
        assert view.keys.cursor == Cursor(0, 0)
        page.palette_panel.select("shrine")
        keys(view, KEY.Key_PageDown, KEY.Key_Return)
        assert [b.kind for b in town.campaign.settlements[TOWN].districts[1].buildings] == ["shrine"]

    def test_the_cursor_is_scrolled_into_sight(self, town, page, view):
        town.do(AddDistrict(kingdom="k", settlement=TOWN, granted=True, override="test"))
        assert view.verticalScrollBar().maximum() > 0
        keys(view, KEY.Key_PageDown)
        shown = view.keys.rect().translated(-view.offset())
        assert shown.top() >= 0
        assert shown.bottom() <= view.viewport().height()

    def test_what_is_at_the_cursor_is_told(self, page, view):
        said = []
        page.hint.connect(said.append)
        keys(view, KEY.Key_Right)
        assert said[-1] == "Lot B1: free"
        assert QAccessible.queryAccessibleInterface(view).text(QAccessible.Text.Name) == "Districts"
        assert view.spoken_value() == "Lot B1: free"
        keys(view, KEY.Key_Up)
        assert said[-1] == "North side, land"

    def test_zoom_by_keyboard(self, view):
        QTest.keyClick(view, KEY.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        assert view.zoom > 1
        QTest.keyClick(view, KEY.Key_0, Qt.KeyboardModifier.ControlModifier)
        assert view.zoom == 1


class TestPicture:
    def shot(self, view):
        return view.viewport().grab().toImage()

    def test_the_cursor_is_seen_when_the_keyboard_is_here_only(self, page, view):
        seen = self.shot(view)
        page.palette_panel.search.setFocus()
        assert self.shot(view) != seen

    def test_lawful_lots_are_lit_and_others_hatched(self, page, view):
        before = self.shot(view)
        page.palette_panel.select("inn")
        page.palette_panel.search.setFocus()
        after = self.shot(view)
        for label in ("B1", "D4"):  # one lawful, one not
            area = view.arrangement.layouts[0].lot_rect(lot(label)).toAlignedRect()
            assert before.copy(area) != after.copy(area)

    def test_undo_repaints(self, town, view):
        empty = self.shot(view)
        town.build("castle", "C3", "D3", "C4", "D4")
        assert self.shot(view) != empty
        town.document.undo_stack.undo()
        assert self.shot(view) == empty


def test_nothing_is_selected_once_it_is_gone(town, page, view):
    number = town.build("park", "C3")
    click(view, on_lots(view, "C3"))
    assert view.selected.building == number
    town.document.undo_stack.undo()
    assert view.selected is None


def test_a_side_is_found_by_its_band(view):
    assert view.hit_at(on_side(view, "w").toPointF()) == Hit(0, None, "w", 0)


def test_who_serves_whom_is_drawn_while_hovering(town, page, view):
    town.build("inn", "B1")
    between = view.arrangement.layouts[0].lots_rect(lots("A1", "B1")).toAlignedRect()
    plain = view.viewport().grab().toImage().copy(between)
    QTest.mouseMove(view.viewport(), on_lots(view, "D4"))
    QTest.mouseMove(view.viewport(), on_lots(view, "B1"))
    assert view.hovered.building
    assert view.viewport().grab().toImage().copy(between) != plain


def test_a_building_in_hand_is_followed_by_the_pointer(page, view):
    page.palette_panel.select("market")
    QTest.mouseMove(view.viewport(), on_lots(view, "C3", "D3"))
    assert view.holding.target.lots == lots("C3", "D3")
    QTest.keyClick(view, KEY.Key_R)
    assert len(view.holding.target.lots) == 2


def test_hovering_tells_slots_half_prices_and_what_was_paid(town, page):
    """An Academy of 52 BP has 3 minor and 2 medium slots and halves five kinds of building."""
    town.do(actions.AdvanceMonth(kingdom="k"))
    academy = town.build("academy", "C3", "D3", granted=False)
    town.do(actions.PlaceItem(kingdom="k", settlement=TOWN, building=academy, slot=0, name="Scroll of rain"))
    said = []
    page.view.hint.connect(said.append)
    QTest.mouseMove(page.view.viewport(), on_lots(page.view, "C3"))
    assert "item slots filled: 1 of 5: Scroll of rain" in said[-1]
    assert "still halves the price of" in said[-1]
    assert "cost 52 BP" in said[-1]
