"""Nothing moves under the hand: everything that can be pressed is pressed twice, as fast as a double click.

What the second press hits is what the first one hit, or it does nothing; and what was pressed stays where it
was, whatever it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QColorDialog,
    QDialog,
    QFileDialog,
    QMenu,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingdom_gui.views.dialogs.grant import GrantDialog
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.offer_row import OfferRow, SettledRow
from kingdom_gui.views.pointer import watch
from kingdom_gui.views.pointer.presses import Presses, acts_as, presses
from kingdom_gui.views.refusal_line import RefusalLine

from ..realm import place
from .turning import handle, watched

SOON, LATER = 120, 5000  # milliseconds
MOST_ROWS = 4  # of one list


class Finger:
    """Presses at points of the screen, at times of its own choosing."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def press(self, at: QPoint, after: int) -> None:
        """Press and let go, so many milliseconds after the last time."""
        self.now += after
        for act in (QTest.mousePress, QTest.mouseRelease):
            top = top_at(at)
            if top is not None:
                local = top.mapFromGlobal(at)
                act(handle(top), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, local)
        settle()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


@pytest.fixture
def finger(monkeypatch: pytest.MonkeyPatch) -> Iterator[Finger]:
    """Dialogs and menus that open are shown, and wait for nobody."""

    def show(dialog: QDialog) -> int:
        dialog.show()
        return 0

    monkeypatch.setattr(QDialog, "exec", show)
    for ask in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, ask, lambda *_: ("", ""))
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: QColor())
    monkeypatch.setattr(QMenu, "exec", lambda menu, *_: menu.popup(QPoint(0, 0)))
    presses().forget()
    finger = Finger()
    monkeypatch.setattr(watch, "stamp", lambda _event: finger.now)
    with watched():
        yield finger
    presses().forget()


def top_at(at: QPoint) -> QWidget | None:
    """The top level widget at a point of the screen: what opened last lies above the window. Qt's own answer
    ends at the edge of the offscreen screen.
    """
    there = [top for top in QApplication.topLevelWidgets() if top.isVisible() and top.geometry().contains(at)]
    there.sort(key=lambda top: isinstance(top, MainWindow))
    return there[0] if there else None


def target_at(at: QPoint) -> tuple[object, ...]:
    """What a press at a point of the screen would hit."""
    top = top_at(at)
    if top is None:
        return ()
    return presses().target(top.childAt(top.mapFromGlobal(at)) or top, QPointF(at))


def spots(top: QWidget) -> list[tuple[QWidget, QPoint]]:
    """Every button in sight and the first rows of every list, each with a point of it on the screen."""
    found: list[tuple[QWidget, QPoint]] = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or not widget.isEnabled() or widget.visibleRegion().isEmpty():
            continue
        menu = getattr(widget, "menu", None)
        if menu is not None and menu() is not None:
            continue  # it would wait for the menu
        if isinstance(widget, QAbstractButton):
            found.append((widget, widget.mapToGlobal(widget.visibleRegion().boundingRect().center())))
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            for row in range(min(widget.model().rowCount(), MOST_ROWS)):
                seen = widget.visualRect(widget.model().index(row, 0)) & widget.viewport().rect()
                if not seen.isEmpty():
                    found.append((widget, widget.viewport().mapToGlobal(seen.center())))
    return found


def others_open(window: MainWindow) -> list[QWidget]:
    return [top for top in QApplication.topLevelWidgets() if top.isVisible() and top is not window]


def press_everything(
    window: MainWindow, finger: Finger, show: Callable[[], QWidget]
) -> tuple[list[str], int]:
    """Press twice on all that `show` brings into sight, each time from the same beginning."""
    stack = window.document.undo_stack
    faults: list[str] = []
    count = len(spots(show()))
    for number in range(count):
        begun = stack.index()
        here = spots(show())
        if number >= len(here):
            break
        widget, at = here[number]
        name = f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()}"
        hit, place_before = target_at(at), widget.mapToGlobal(QPoint(0, 0))
        finger.press(at, LATER)
        once, opened = stack.index(), len(others_open(window))
        if isinstance(widget.parent() if isValid(widget) else None, OfferRow) or _was_row(hit):
            faults += _moved_row(window, name, at, place_before) if once != begun else []
        elif isValid(widget) and widget.isVisible() and widget.mapToGlobal(QPoint(0, 0)) != place_before:
            faults.append(f"{name} moved by {widget.mapToGlobal(QPoint(0, 0)) - place_before}")
        then = target_at(at)
        finger.press(at, SOON)
        if then != hit and (stack.index() != once or len(others_open(window)) > opened):
            faults.append(f"{name}: pressed again it hit {then}")
        if once - begun > 1:
            faults.append(f"{name}: one press is {once - begun} steps")
        for top in others_open(window):
            top.close()
        while stack.index() > begun:
            stack.undo()
        settle()
    return faults, count


def _was_row(hit: tuple[object, ...]) -> bool:
    return hit[:1] == ("does",) and not str(hit[1]).startswith("insist:")


def _moved_row(window: MainWindow, name: str, at: QPoint, before: QPoint) -> list[str]:
    """What is wrong where a row of the inspector was pressed and done: it must still be there."""
    under: QWidget | None = window.childAt(window.mapFromGlobal(at))
    while under is not None and not isinstance(under, OfferRow | SettledRow):
        under = under.parentWidget()
    said = under.findChild(QAbstractButton) if under is not None else None
    first = name.partition(" ")[2].partition(",")[0]
    if said is None or said.text().replace("&&", "&") != first:
        return [f"{name} is not where it was"]
    return [] if said.mapToGlobal(QPoint(0, 0)).y() == before.y() else [f"{name} moved"]


def of_inspector(window: MainWindow, column: int, row: int) -> Callable[[], QWidget]:
    def show() -> QWidget:
        window.selection.clear()
        window.selection.select_hexes((place(column, row),))
        settle()
        return window.inspector.card or window.inspector

    return show


def test_rows_of_hexes(window: MainWindow, finger: Finger) -> None:
    window.show_page("map")
    settle()
    faults, count = press_everything(window, finger, of_inspector(window, 7, 7))
    for at in ((10, 6),):
        more, tried = press_everything(window, finger, of_inspector(window, *at))
        faults, count = faults + more, count + tried
    assert not faults, "\n".join(faults)
    assert count >= 20


def test_the_kingdoms_page(window: MainWindow, finger: Finger) -> None:
    def show() -> QWidget:
        window.show_page("kingdom")
        settle()
        return window.pages.page("kingdom")

    faults, count = press_everything(window, finger, show)
    assert not faults, "\n".join(faults)
    assert count > 20


def test_the_months_panel_and_the_month(window: MainWindow, finger: Finger) -> None:
    def month() -> QWidget:
        window.show_page("map")
        panel = window.turn.panel()
        panel.settle()
        settle()
        return panel.frame

    faults, count = press_everything(window, finger, month)
    for step in ("stability", "consumption"):
        panel = window.turn.panel()
        panel.player.roll() if step == "stability" else panel.player.go_on()
        more, tried = press_everything(window, finger, month)
        faults, count = faults + more, count + tried
    assert not faults, "\n".join(faults)
    assert count > 3


@pytest.mark.parametrize("page", ["settlement", "journal", "tables"])
def test_the_other_pages(window: MainWindow, finger: Finger, page: str) -> None:
    def show() -> QWidget:
        window.show_page(page)
        settle()
        return window.pages.page(page)

    faults, count = press_everything(window, finger, show)
    assert not faults, "\n".join(faults)
    assert count > 3


def test_a_refusal_moves_no_button_of_its_panel(window: MainWindow) -> None:
    window.show_page("kingdom")
    window.selection.select_role("general")
    window.commands.put_ahead()
    window.show_page("kingdom")
    window.commands.play_months()
    for page in ("kingdom", "journal"):
        window.show_page(page)
        settle()
        lines = [line for line in window.findChildren(RefusalLine) if line.parentWidget().isVisible()]
        assert lines
        for line in lines:
            panel = line.parentWidget()
            there = [one for one in panel.findChildren(QAbstractButton) if one.isVisible()]
            before = [one.mapTo(panel, QPoint(0, 0)) for one in there]
            line.setText("This cannot be done now, and here is why, at some length. " * 3)
            line.show()
            settle()
            moved = [one.mapTo(panel, QPoint(0, 0)) for one in there] != before
            line.hide()
            assert not moved, type(panel).__name__


def space_on(window: MainWindow) -> None:
    """Press Space where the keyboard is, as the window of the system hears of it."""
    for act in (QTest.keyPress, QTest.keyRelease):
        act(handle(window), Qt.Key.Key_Space)
    settle()


def test_space_twice_on_a_row_does_not_do_the_next(window: MainWindow, finger: Finger) -> None:
    window.show_page("map")
    window.activateWindow()
    rows = of_inspector(window, 7, 7)().findChildren(OfferRow)
    possible = [row for row in rows if row.offer.possible and not row.offer.asks]
    possible[-2].button.setFocus()
    begun = window.document.undo_stack.index()
    space_on(window)
    assert window.document.undo_stack.index() == begun + 1
    for _ in range(3):
        finger.now += SOON
        space_on(window)
    assert window.document.undo_stack.index() == begun + 1
    finger.now += LATER
    space_on(window)
    assert window.document.undo_stack.index() == begun + 2


def test_what_lies_below_a_dialog_that_ends_is_not_pressed(window: MainWindow, finger: Finger) -> None:
    """The second press of a double click on OK or Cancel lands on the window below."""
    window.show_page("kingdom")
    settle()
    page = window.pages.page("kingdom")
    assert isinstance(page, KingdomPage)
    below = page.others.add_button if page.others.add_button.isVisible() else page.edit_button
    page.ensureWidgetVisible(below)
    settle()
    at = below.mapToGlobal(below.rect().center())
    for ending in ("do_button", "cancel"):
        dialog = GrantDialog(window.document, window)
        dialog.amounts["treasury"].setValue(5)
        dialog.show()
        settle()
        ends = dialog.do_button if ending == "do_button" else dialog.buttons.buttons()[-1]
        dialog.move(dialog.pos() + at - ends.mapToGlobal(ends.rect().center()))
        settle()
        done = window.document.undo_stack.index()
        finger.press(at, LATER)
        assert not dialog.isVisible()
        once = window.document.undo_stack.index()
        finger.press(at, SOON)
        assert not others_open(window)
        assert window.document.undo_stack.index() == once <= done + 1


# The guard by itself


def pressed(guard: Presses, button: QWidget, stamp: int, by: int = 0) -> bool:
    """Whether a press on a button's middle, so many pixels beside it, counts."""
    at = button.mapToGlobal(button.rect().center() + QPoint(by, 0))
    return not guard.refuses(button.window(), QPointF(at), stamp)


@pytest.fixture
def buttons(qtbot: QtBot) -> Iterator[list[QPushButton]]:
    """Three buttons of a window, the last two in one place, of which the third is not shown yet."""
    top = QWidget()
    qtbot.addWidget(top)
    made = [QPushButton(name, top) for name in ("Farm", "Road", "Fort")]
    for button, left in zip(made, (0, 120, 120), strict=True):
        button.setGeometry(left, 0, 100, 30)
    made[2].hide()
    top.show()
    qtbot.waitExposed(top)
    yield made
    assert isValid(top)


def test_fast_presses_in_two_places_count(buttons: list[QPushButton]) -> None:
    guard = Presses()
    assert all(pressed(guard, buttons[number % 2], 1000 + 40 * number) for number in range(6))


def test_what_comes_up_under_the_pointer_waits_for_a_pause(buttons: list[QPushButton]) -> None:
    guard, (_, road, fort) = Presses(), buttons
    assert pressed(guard, road, 1000)
    road.hide()
    fort.show()
    assert not any(pressed(guard, fort, 1000 + 150 * number, by=number % 3) for number in range(1, 9))
    assert pressed(guard, fort, 1000 + 150 * 8 + QApplication.doubleClickInterval() + 1)


def test_by_keyboard_another_counts_after_another_key_or_a_pause(buttons: list[QPushButton]) -> None:
    guard, (farm, road, _) = Presses(), buttons
    assert not guard.refuses_key(farm, 1000)
    assert not guard.refuses_key(farm, 1050)
    assert guard.refuses_key(road, 1100)
    guard.forget_key()  # as Tab does
    assert not guard.refuses_key(road, 1150)
    assert not guard.refuses_key(farm, 1150 + QApplication.doubleClickInterval() + 1)


def test_the_same_button_counts_each_time(buttons: list[QPushButton]) -> None:
    guard = Presses()
    assert all(pressed(guard, buttons[0], 1000 + 60 * number) for number in range(5))


def test_another_made_in_its_place_is_the_same_where_it_says_so(buttons: list[QPushButton]) -> None:
    guard, (_, road, fort) = Presses(), buttons
    acts_as(road, "more")
    acts_as(fort, "more")
    assert pressed(guard, road, 1000)
    road.hide()
    fort.show()
    assert pressed(guard, fort, 1100)


def test_a_stepper_made_anew_goes_on(qtbot: QtBot) -> None:
    guard, top = Presses(), QWidget()
    qtbot.addWidget(top)
    top.show()
    for number in range(4):
        box = QSpinBox(top)
        box.setAccessibleName("Days of duty")
        box.show()
        assert pressed(guard, box, 1000 + 100 * number)
        box.hide()


def test_after_a_drag_the_next_press_counts(buttons: list[QPushButton]) -> None:
    guard, (_, road, fort) = Presses(), buttons
    assert pressed(guard, road, 1000)
    guard.released(QPointF(road.mapToGlobal(QPoint(300, 0))))
    road.hide()
    fort.show()
    assert pressed(guard, fort, 1100)
