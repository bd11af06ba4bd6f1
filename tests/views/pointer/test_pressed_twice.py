"""Nothing moves under the hand: everything that can be pressed is pressed twice, as fast as a double click.

What the second press hits is what the first one hit, or it does nothing; and what was pressed stays where it
was, whatever it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QDialog, QMenu, QWidget
from shiboken6 import isValid

from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.offer_row import OfferRow, SettledRow
from kingdom_gui.views.pointer.presses import Presses, presses
from kingdom_gui.views.pointer.watch import PointerWatch

from ..realm import place
from .turning import handle, watched

SOON, LATER = 120, 5000  # milliseconds
_Kind = QEvent.Type
MOST_ROWS = 4  # of one list


class Finger:
    """Presses at points of the screen, at times of its own choosing."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def press(self, at: QPoint, after: int, twice: bool = False) -> None:
        """Press and let go, so many milliseconds after the last time; `twice`: it is a double click's second."""
        self.now += after
        top = QApplication.topLevelAt(at)
        if top is None:
            return
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        down = _Kind.MouseButtonDblClick if twice else _Kind.MouseButtonPress
        for kind, buttons in ((down, left), (_Kind.MouseButtonRelease, none)):
            local = QPointF(top.mapFromGlobal(at))
            event = QMouseEvent(kind, local, QPointF(at), left, buttons, Qt.KeyboardModifier.NoModifier)
            event.setTimestamp(self.now)
            if isValid(top) and top.isVisible():
                QApplication.sendEvent(handle(top), event)
        settle()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


@pytest.fixture
def finger(qtbot: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Finger]:
    """Dialogs and menus that open are shown, and wait for nobody."""

    def show(dialog: QDialog) -> int:
        dialog.show()
        return 0

    monkeypatch.setattr(QDialog, "exec", show)
    monkeypatch.setattr(QMenu, "exec", lambda menu, *_: menu.popup(QPoint(0, 0)))
    presses().forget()
    with watched():
        yield Finger()
    presses().forget()


def target_at(at: QPoint) -> tuple[object, ...]:
    """What a press at a point of the screen would hit."""
    top = QApplication.topLevelAt(at)
    if top is None:
        return ()
    return presses().target(top.childAt(top.mapFromGlobal(at)) or top, QPointF(at))


def spots(top: QWidget) -> list[tuple[QWidget, QPoint]]:
    """Every button in sight and the first rows of every list, each with a point of it on the screen."""
    found: list[tuple[QWidget, QPoint]] = []
    for widget in top.findChildren(QWidget):
        if not widget.isVisible() or not widget.isEnabled() or widget.visibleRegion().isEmpty():
            continue
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


def press_everything(window: MainWindow, finger: Finger, show: Callable[[], QWidget]) -> tuple[list[str], int]:
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
        finger.press(at, SOON, twice=True)
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
    under = QApplication.widgetAt(at)
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
    for at in ((10, 6), (6, 6)):
        more, tried = press_everything(window, finger, of_inspector(window, *at))
        faults, count = faults + more, count + tried
    assert not faults, "\n".join(faults)
    assert count > 20


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


# The guard by itself


@pytest.fixture
def two(qtbot: object) -> Iterator[tuple[QWidget, list[str], Finger]]:
    """A window with buttons that note what is pressed, the second in the first one's place once that is
    pressed.
    """
    raise NotImplementedError
    yield


def test_fast_presses_in_two_places_both_count() -> None:
    guard = Presses()
    assert guard is not presses()


_ = PointerWatch
