"""The wish list beside the plans, by pointer, keys and a drop."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest

from kingdom_gui.views.district.hits import Hit
from kingdom_gui.views.district.wish_rows import BARRED, PRICE, UNDER, WISH

from .towns import lot


@pytest.fixture
def panel(town, page):
    """A Library, the Academy that halves its price, and an Inn whose House stands."""
    town.build("library", "C1", planned=True)
    town.build("academy", "C3", "D3", planned=True)
    town.build("inn", "B1", planned=True)
    page.side.show_tab("wishes")
    return page.wishes


def rows(panel) -> list[tuple[str, str]]:
    return [
        (panel.rows.item(i).data(WISH), panel.rows.item(i).data(PRICE)) for i in range(panel.rows.count())
    ]


def test_it_tells_price_place_and_month_of_each_in_order(panel):
    assert rows(panel) == [("1. Library", "6 BP"), ("2. Academy", "52 BP"), ("3. Inn", "10 BP")]
    assert panel.rows.item(0).data(UNDER) == "lot C1 · this month"
    assert panel.rows.item(2).data(UNDER).startswith("lot B1 · month")
    assert panel.total.text() == "Together 68 BP"
    assert "at 1 a month" in panel.months.text()


def test_the_cheapest_order_is_told_and_taken(town, panel, qtbot):
    assert "In the cheapest order 65 BP" in panel.saving.text()
    panel.order_button.click()
    qtbot.waitUntil(lambda: rows(panel)[0][0] == "1. Academy")
    assert ("2. Library", "3 BP") in rows(panel)
    assert panel.total.text() == "Together 65 BP (list price 68 BP)"
    assert panel.order_button.isHidden()
    town.document.undo_stack.undo()
    assert rows(panel)[0] == ("1. Library", "6 BP")


def test_keys_move_build_and_drop(town, panel, qtbot):
    panel.rows.setFocus()
    panel.rows.setCurrentRow(2)
    QTest.keyClick(panel.rows, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: rows(panel)[1][0] == "2. Inn")
    assert panel.rows.currentRow() == 1  # the same wish stays selected
    QTest.keyClick(panel.rows, Qt.Key.Key_Return)
    assert town.at("B1") == ["inn"]
    assert [b.planned for b in town.buildings if b.kind == "inn"] == [False]
    assert [name for name, _ in rows(panel)] == ["1. Library", "2. Academy"]
    panel.rows.setCurrentRow(0)
    QTest.keyClick(panel.rows, Qt.Key.Key_Delete)
    assert [name for name, _ in rows(panel)] == ["1. Academy"]
    assert town.at("C1") == []


def test_a_row_dropped_elsewhere_changes_the_order(town, panel, qtbot):
    """What Qt does at the end of a drag within the list."""
    panel.rows.model().moveRow(QModelIndex(), 2, QModelIndex(), 0)
    qtbot.waitUntil(lambda: rows(panel)[0] == ("1. Inn", "10 BP"))
    assert [name for name, _ in rows(panel)] == ["1. Inn", "2. Library", "3. Academy"]


def test_selecting_a_wish_shows_it_on_the_plan(page, panel):
    panel.rows.setCurrentRow(1)
    academy = panel.wishes.wishes[1].number
    assert page.view.selected == Hit(0, lot("C3"), None, academy)


def test_what_would_be_against_it_is_crossed_and_told(town, panel):
    town.build("tavern", "E5", planned=True)
    item = panel.rows.item(3)
    assert item.data(BARRED)
    assert "needs" in item.toolTip()


def test_what_cannot_be_built_now_is_told_at_the_foot(town, page, panel):
    panel.rows.setCurrentRow(2)
    town.build("shop", "A2", granted=False)  # this month's building
    panel.do("build")
    assert page.notice.isVisible()
    assert page.notice.yes.isVisible()  # and the GM may insist


def test_without_plans_it_says_how_to_come_by_them(page):
    page.side.show_tab("wishes")
    assert page.wishes.empty.isVisible()
    assert not page.wishes.rows.isVisible()
