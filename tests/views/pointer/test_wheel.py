"""The wheel scrolls: no field is changed by it that has not the focus. Dialogs: `test_accessible`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QScrollArea, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.pointer.watch import PointerWatch

from ..realm import place
from .turning import changed_by_the_wheel, handle, turn, watched


@pytest.fixture
def watch(qapp: QApplication) -> Iterator[PointerWatch]:
    with watched() as watch:
        yield watch


def test_no_field_of_a_page_or_panel(window: MainWindow, watch: PointerWatch) -> None:
    faults, tried = [], 0
    for page in ("map", "settlement", "kingdom", "journal", "tables"):
        window.show_page(page)
        if page == "kingdom":
            window.selection.select_role("general")
        elif page == "map":
            window.selection.select_hexes((place(7, 7),))
            window.turn.panel().player.begin_month()
        QApplication.processEvents()
        found, count = changed_by_the_wheel(window)
        faults += [f"{page}: {one}" for one in found]
        tried += count
    window.commands.show_calendar()
    window.commands.play_months()
    QApplication.processEvents()
    found, count = changed_by_the_wheel(window)
    assert not [*faults, *found], "\n".join([*faults, *found])
    assert tried + count > 10


@pytest.fixture
def form(qtbot: QtBot, watch: PointerWatch) -> QScrollArea:
    """A form to be scrolled, with one field above another."""
    area, inside = QScrollArea(), QWidget()
    column = QVBoxLayout(inside)
    for number in range(12):
        field = QSpinBox(inside)
        field.setObjectName(f"field{number}")
        field.setValue(50)
        column.addWidget(field)
        column.addSpacing(40)
    area.setWidget(inside)
    area.setWidgetResizable(True)
    qtbot.addWidget(area)
    area.resize(240, 200)
    area.show()
    qtbot.waitExposed(area)
    watch.look()
    return area


def field(form: QScrollArea, number: int) -> QSpinBox:
    found = form.findChild(QSpinBox, f"field{number}")
    assert isinstance(found, QSpinBox)
    return found


def test_the_form_around_is_scrolled_instead(form: QScrollArea) -> None:
    form.setFocus()
    turn(field(form, 1))
    assert form.verticalScrollBar().value() > 0
    assert field(form, 1).value() == 50
    assert not field(form, 1).hasFocus()


def test_a_field_with_the_focus_takes_the_wheel_itself(qtbot: QtBot, form: QScrollArea) -> None:
    field(form, 1).setFocus()
    qtbot.waitUntil(field(form, 1).hasFocus)
    turn(field(form, 1))
    assert field(form, 1).value() == 49
    assert form.verticalScrollBar().value() == 0


def test_a_field_that_comes_under_the_pointer_stays_as_it_is(qtbot: QtBot, form: QScrollArea) -> None:
    field(form, 2).setFocus()
    qtbot.waitUntil(field(form, 2).hasFocus)
    at = QPointF(field(form, 1).mapTo(form, field(form, 1).rect().center()))
    passed = set()
    for _ in range(12):
        QTest.wheelEvent(handle(form), at, QPoint(0, -40))
        under = form.childAt(at.toPoint())
        passed.add(under.parentWidget() if under is not None else None)
    assert field(form, 2) in passed
    assert field(form, 2).value() == 50


def test_the_list_of_a_combo_box_is_scrolled(qtbot: QtBot, watch: PointerWatch) -> None:
    box = QComboBox()
    box.addItems([str(number) for number in range(100)])
    box.setMaxVisibleItems(5)
    qtbot.addWidget(box)
    box.show()
    qtbot.waitExposed(box)
    box.showPopup()
    watch.look()
    view = box.view()
    qtbot.waitUntil(view.isVisible)
    before = view.verticalScrollBar().value()
    turn(view.viewport())
    qtbot.waitUntil(lambda: view.verticalScrollBar().value() != before)
    box.hidePopup()


def test_without_the_watch_the_wheel_changes_fields(qtbot: QtBot) -> None:
    """So that the tests above can fail: Qt's own way."""
    top, box = QDialog(), QSpinBox()
    QVBoxLayout(top).addWidget(box)
    qtbot.addWidget(top)
    top.show()
    qtbot.waitExposed(top)
    assert changed_by_the_wheel(top)[0]


def test_map_and_plan_are_still_zoomed(window: MainWindow, watch: PointerWatch) -> None:
    from kingdom_gui.views.tool_strip import MapPage

    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    QApplication.processEvents()
    scale = page.view.camera.scale
    turn(page.view.viewport())
    assert page.view.camera.scale != scale
