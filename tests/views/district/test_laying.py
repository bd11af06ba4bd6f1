"""Plans of districts kept by the menu, and laid out by pointer and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from kingdom_gui.engine.actions.settle import AddDistrict

from .pointing import LEFT, NONE, on_lots
from .towns import TOWN


@pytest.fixture
def view(town, page):
    """A house, an Inn and a wall in the first of two districts; the plan is kept as Core."""
    town.build("inn", "B1")
    town.build("city_wall", side="n")
    town.do(AddDistrict(kingdom="k", settlement=TOWN, granted=True, override="test"))
    page.resize(1700, 900)
    page.plans.open_menu(page.buttons["layers"])
    entry(page, "Keep this district").trigger()
    page.notice.words.setText("Core")
    QTest.keyClick(page.notice.words, Qt.Key.Key_Return)
    return page.view


def entry(page, start: str):
    page.plans.open_menu(page.buttons["layers"])
    menu = page.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)[-1]
    return next(a for a in menu.actions() if a.text().startswith(start))


def drawn(town, district: int) -> list[str]:
    return [b.kind for b in town.campaign.settlements[TOWN].districts[district].buildings if b.planned]


def move(view, at: QPoint) -> None:
    where = QPointF(at)
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove, where, QPointF(view.viewport().mapToGlobal(at)),
        Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, NONE,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def test_the_plan_is_kept_under_the_name_given(town, view):
    (kept,) = town.campaign.settings.templates
    assert (kept.name, len(kept.parts)) == ("Core", 3)


def test_a_click_lays_it_out_where_the_ghost_is(town, page, view):
    said = []
    page.hint.connect(said.append)
    entry(page, "Lay out Core (3)").trigger()
    at = on_lots(view, "C3", district=1)
    before = view.viewport().grab().toImage()
    move(view, at)
    assert said[-1].startswith("Core in district 2: 3 of 3 would be planned, 0 places are taken")
    ghosted = view.viewport().grab().toImage()
    house = on_lots(view, "A1", district=1)
    assert before.pixelColor(house) != ghosted.pixelColor(house)
    QTest.mouseClick(view.viewport(), LEFT, NONE, at)
    assert drawn(town, 1) == ["house", "inn", "city_wall"]
    assert view.laying.template is None
    town.document.undo_stack.undo()
    assert drawn(town, 1) == []


def test_by_keyboard_it_goes_to_the_district_of_the_cursor(town, page, view):
    view.keys.reset()
    entry(page, "Lay out").trigger()
    assert view.laying.district == 0
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.laying.district == 1
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert drawn(town, 1) == ["house", "inn", "city_wall"]


@pytest.mark.parametrize("by", ["escape", "menu"])
def test_it_can_be_given_up(town, page, view, by):
    entry(page, "Lay out").trigger()
    if by == "escape":
        QTest.keyClick(view, Qt.Key.Key_Escape)
    else:
        at = on_lots(view, "C3")
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.viewport().mapToGlobal(at))
        QApplication.sendEvent(view.viewport(), event)
    assert view.laying.template is None
    QTest.mouseClick(view.viewport(), LEFT, NONE, on_lots(view, "A1"))
    assert view.selected is not None  # the pointer is the view's own again
    assert drawn(town, 1) == []


def test_where_nothing_finds_a_place_it_is_told(town, page, view):
    entry(page, "Lay out").trigger()
    QTest.mouseClick(view.viewport(), LEFT, NONE, on_lots(view, "C3", district=0))
    assert page.notice.isVisible()
    assert "Core" in page.notice.text.text()


def test_a_plan_is_thrown_away(town, page, view):
    entry(page, "Throw away").menu().actions()[0].trigger()
    assert town.campaign.settings.templates == ()


def test_taking_up_a_building_puts_the_plan_down(page, view):
    entry(page, "Lay out").trigger()
    page.palette_panel.select("shrine")
    assert view.laying.template is None
    assert view.holding.placement is not None
