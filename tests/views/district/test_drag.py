"""Drags over the plans, with the events that Qt would send to the viewport."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_gui.drawing.district_ink import ink_of
from kingdom_gui.engine.actions import Change, Refusal
from kingdom_gui.engine.actions.build import Build
from kingdom_gui.engine.actions.settle import AddDistrict
from kingdom_gui.views.district.carried import Carried, drag_picture, pack, unpack
from kingdom_gui.views.district.palette_model import Role
from kingdom_gui.views.district.placement import Placement
from kingdom_gui.views.district.reason_label import ReasonLabel

from .pointing import drag, drop, enter, leave, move, on_lots, on_side
from .towns import TOWN, lot, lots


@pytest.fixture
def view(page):
    return page.view


def test_a_drop_on_a_lit_lot_builds_there(town, page, view):
    assert drag(view, pack(Carried("inn")), on_lots(view, "D5"), on_lots(view, "B1")).isAccepted()
    assert town.at("B1") == ["inn"]
    assert view.holding.placement is None
    assert town.document.undo_stack.count() > 0
    town.document.undo_stack.undo()
    assert town.at("B1") == []


def test_hovering_promises_what_the_drop_does(town, page, view):
    promised = []
    page.preview.connect(promised.append)
    mime = pack(Carried("inn"))
    enter(view, mime, on_lots(view, "B1"))
    move(view, mime, on_lots(view, "B1"))
    change = promised[-1]
    assert isinstance(change, Change)
    before = town.document.numbers().total("economy")
    assert town.document.numbers(change.campaign).total("economy") == before + 1
    drop(view, mime, on_lots(view, "B1"))
    assert town.document.numbers().total("economy") == before + 1
    assert town.campaign == change.campaign
    assert promised[-1] is None


def test_reason_and_price_are_told_while_hovering(page, view):
    said = []
    page.hint.connect(said.append)
    mime = pack(Carried("inn"))
    enter(view, mime, on_lots(view, "E5"))
    move(view, mime, on_lots(view, "E5"))
    assert said[-1].startswith("Inn, lot E5: no.")
    assert "It would cost 10 BP." in said[-1]
    move(view, mime, on_lots(view, "B1"))
    assert said[-1] == "Inn, lot B1: 10 BP"
    leave(view)
    assert said[-1] == ""
    assert view.holding.placement is None


def test_the_ghost_has_the_true_footprint_and_stays_inside(view):
    mime = pack(Carried("castle"))
    enter(view, mime, on_lots(view, "C3", "D4"))
    move(view, mime, on_lots(view, "C3", "D4"))
    assert view.holding.target.lots == lots("C3", "D3", "C4", "D4")
    move(view, mime, on_lots(view, "F6"))
    assert view.holding.target.lots == lots("E5", "F5", "E6", "F6")


def test_r_turns_during_the_drag_and_shift_does_too(view):
    mime = pack(Carried("market"))
    at = on_lots(view, "C3")
    enter(view, mime, at)
    move(view, mime, at)
    flat = view.holding.target.lots
    assert flat[1] - flat[0] == 1
    QTest.keyClick(view.window(), Qt.Key.Key_R)
    upright = view.holding.target.lots
    assert upright[1] - upright[0] == 6
    move(view, mime, at, Qt.KeyboardModifier.ShiftModifier)
    assert view.holding.target.lots == flat
    move(view, mime, at)
    assert view.holding.target.lots == upright
    leave(view)
    QTest.keyClick(view, Qt.Key.Key_R)  # nothing is held: nothing turns, nothing breaks


def test_turned_travels_with_the_drag(town, view):
    drag(view, pack(Carried("temple", turned=True)), on_lots(view, "C3", "C4"))
    assert town.at("C3") == town.at("C4") == ["temple"]


def test_walls_go_to_the_side_and_wide_works_anywhere(town, page, view):
    page.palette_panel.terms_box.setCurrentIndex(2)  # granted: one building a month is the limit at Size 1
    drag(view, pack(Carried("city_wall")), on_side(view, "e"))
    drag(view, pack(Carried("moat")), on_lots(view, "C1"))  # nearest to the north
    drag(view, pack(Carried("sewer_system")), on_lots(view, "C3"))
    assert [(b.kind, b.side) for b in town.buildings[1:]] == [
        ("city_wall", "e"),
        ("moat", "n"),
        ("sewer_system", ""),
    ]


def test_a_refused_drop_changes_nothing_and_offers_to_insist(town, page, view):
    asked = []
    page.override_requested.connect(lambda action, refusal: asked.append((action, refusal)))
    before = town.campaign
    drag(view, pack(Carried("inn")), on_lots(view, "E5"))
    assert town.campaign is before
    assert page.notice.isVisible()
    page.notice.yes.click()
    [(action, refusal)] = asked
    assert isinstance(action, Build)
    assert action.lots == (lot("E5"),)
    assert isinstance(refusal, Refusal)
    assert not page.notice.isVisible()


def test_a_refusal_stays_when_the_palette_puts_its_building_down(town, page, view, monkeypatch):
    """The whole drag as it comes from the list, which lets go of the building at the end."""
    hinted = []
    mime = pack(Carried("inn"))
    monkeypatch.setattr(QDrag, "exec", lambda *_: drag(view, mime, on_lots(view, "B1"), on_lots(view, "E5")))
    palette = page.palette_panel
    palette.select("inn")
    page.hint.connect(hinted.append)
    area = palette.list.visualRect(palette.list.currentIndex())
    press(palette.list.viewport(), area.center(), area.center() + QPoint(60, 3))
    assert palette.kind == ""
    assert page.notice.isVisible()
    dropped = page.notice.text.text()
    assert dropped.startswith("An Inn needs a House beside it")
    assert page.notice.yes.isVisible()
    assert hinted[-1] == dropped
    palette.select("inn")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=on_lots(view, "E5"))
    assert page.notice.text.text() == dropped  # a click says the same


def test_a_move_over_unlawful_ground_is_taken_so_that_a_drop_comes(view):
    mime = pack(Carried("inn"))
    enter(view, mime, on_lots(view, "A1"))
    assert move(view, mime, on_lots(view, "A1")).isAccepted()
    assert not view.holding.placement.legal(0).lots & {lot("A1")}
    assert drop(view, mime, on_lots(view, "A1")).isAccepted()


def test_the_drop_tells_its_success(town, page, view):
    said = []
    page.hint.connect(said.append)
    drag(view, pack(Carried("inn")), on_lots(view, "D5"), on_lots(view, "B1"))
    assert said[-1] == "Inn built: 10 BP"
    number = town.build("market", "C3", "C4", planned=True)
    drag(view, pack(Carried("market", True, number, TOWN)), on_lots(view, "E3", "E4"))
    assert said[-1].startswith("Market moved: lots E3 to E4. A Market needs")


def test_the_reason_is_read_in_full_beside_the_ghost(view):
    label = view.findChild(ReasonLabel)
    mime = pack(Carried("castle"))
    enter(view, mime, on_lots(view, "A1"))
    for where in ("A1", "F6"):
        view.holding.hold(Placement(view.document, TOWN, "magical_streetlamps"))
        move(view, mime, on_lots(view, where))
        assert label.isVisible()
        assert label.text().startswith(
            "For Magical Streetlamps the settlement must have a Cathedral, a Magic"
        )
        assert "…" not in label.text()
        assert label.height() >= label.heightForWidth(label.width())
        assert view.rect().contains(label.geometry())
        assert not label.geometry().contains(on_lots(view, where))
    leave(view)
    assert not label.isVisible()


def test_the_picture_of_a_drag_hangs_clear_of_the_pointer_and_the_price(town):
    picture, hold = drag_picture(town.document.rules.buildings["inn"], ink_of("light"), 1.0)
    # Both corners are up and to the left of the pointer; verdict and price are at the foot of the ghost.
    assert picture.width() < hold.x()
    assert picture.height() < hold.y()


def test_what_cannot_be_at_all_offers_nothing(town, page, view):
    drag(view, pack(Carried("inn")), on_lots(view, "A1"))
    assert page.notice.isVisible()
    assert not page.notice.yes.isVisible()
    assert len(town.buildings) == 1


def test_esc_on_the_plans_puts_the_question_away(page, view):
    drag(view, pack(Carried("inn")), on_lots(view, "E5"))
    assert page.notice.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not page.notice.isVisible()


def test_near_the_edge_a_drag_scrolls(town, page, view, qtbot):
    town.do(AddDistrict(kingdom="k", settlement=TOWN, granted=True, override="test"))
    mime = pack(Carried("shrine"))
    foot = QPoint(view.viewport().width() // 2, view.viewport().height() - 20)
    enter(view, mime, foot)
    move(view, mime, foot)
    bar = view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() == bar.maximum(), timeout=5000)
    assert view.holding.target.district == 1
    leave(view)


def test_drags_that_are_not_ours_are_refused(view):
    text = QMimeData()
    text.setText("inn")
    assert not enter(view, text, on_lots(view, "B1")).isAccepted()
    assert not enter(view, pack(Carried("no_such_thing")), on_lots(view, "B1")).isAccepted()
    assert not enter(view, pack(Carried("inn", False, 77, TOWN)), on_lots(view, "B1")).isAccepted()


def test_beside_the_plans_a_drop_is_not_taken(town, view):
    mime = pack(Carried("inn"))
    corner = QPoint(2, 2)
    enter(view, mime, corner)
    assert not move(view, mime, corner).isAccepted()
    assert not drop(view, mime, corner).isAccepted()
    assert len(town.buildings) == 1


class TestStart:
    @pytest.fixture
    def dragged(self, monkeypatch):
        """What `QDrag.exec` was given, instead of a drag that waits for the pointer."""
        seen = []
        monkeypatch.setattr(
            QDrag, "exec", lambda drag, *_: seen.append(unpack(drag.mimeData())) or Qt.DropAction.CopyAction
        )
        return seen

    def test_from_the_palette(self, page, dragged):
        palette = page.palette_panel
        palette.select("inn")
        area = palette.list.visualRect(palette.list.currentIndex())
        press(palette.list.viewport(), area.center(), area.center() + QPoint(60, 3))
        assert dragged == [Carried("inn")]
        assert palette.kind == ""
        assert page.view.holding.placement is None

    def test_a_planned_building_moves(self, town, page, dragged):
        number = town.build("market", "C3", "C4", planned=True)
        at = on_lots(page.view, "C3", "C4")
        press(page.view.viewport(), at, at + QPoint(60, 3))
        assert dragged == [Carried("market", True, number, TOWN)]
        drag(page.view, pack(dragged[0]), on_lots(page.view, "E3", "E4"))
        assert town.at("C3") == []
        assert town.at("E3") == town.at("E4") == ["market"]
        assert town.buildings[-1].id == number

    def test_a_standing_building_moves_only_if_the_gm_insists(self, town, page, dragged):
        asked = []
        page.override_requested.connect(lambda action, refusal: asked.append(action))
        at = on_lots(page.view, "A1")
        press(page.view.viewport(), at, at + QPoint(60, 3))
        assert dragged == [Carried("house", False, 1, TOWN)]
        drag(page.view, pack(dragged[0]), on_lots(page.view, "C3"))
        assert town.at("A1") == ["house"]
        assert "only the GM may move it" in page.notice.text.text()
        page.notice.yes.click()
        assert [action.lots for action in asked] == [lots("C3")]

    def test_with_the_gms_word_it_moves_into_another_district(self, town, page, dragged):
        """The whole way: dragged, dropped two streets and a district away, insisted on."""
        town.do(AddDistrict(kingdom="k", settlement=TOWN, granted=True, override="test"))
        page.resize(1700, 900)
        view = page.view
        asked = []
        page.override_requested.connect(lambda action, refusal: asked.append(action))
        at = on_lots(view, "A1")
        press(view.viewport(), at, at + QPoint(60, 3))
        drag(view, pack(dragged[0]), on_lots(view, "C3"), on_lots(view, "D5", district=1))
        page.notice.yes.click()
        town.document.do(replace(asked[0], override="the flood took the old street"))
        districts = town.campaign.settlements[TOWN].districts
        assert districts[0].buildings == ()
        assert [(b.id, b.kind, b.lots) for b in districts[1].buildings] == [(1, "house", lots("D5"))]
        town.document.undo_stack.undo()
        assert town.at("A1") == ["house"]

    def test_empty_ground_is_not_dragged(self, page, dragged):
        at = on_lots(page.view, "C3")
        press(page.view.viewport(), at, at + QPoint(60, 3))
        assert dragged == []


def press(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Press, move far enough to drag, and let go."""
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(widget, left, pos=start)
    at, held = QPointF(end), Qt.MouseButton.NoButton
    moved = QMouseEvent(QMouseEvent.Type.MouseMove, at, QPointF(widget.mapToGlobal(end)), held, left, none)
    QApplication.sendEvent(widget, moved)
    QTest.mouseRelease(widget, left, pos=end)


def test_the_model_packs_what_is_dragged(page):
    model = page.palette_panel.model
    index = model.index(model.row_of("temple"))
    assert index.data(Role.KIND) == "temple"
    assert unpack(model.mimeData([index])) == Carried("temple")
