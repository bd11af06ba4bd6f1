"""Real drags from the palette to a lot, through the window system (`xvfb-run python -m pytest -m xvfb`)."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from kingdom_gui.views.district.page import SettlementPage

from ..views.district.pointing import on_lots
from ..views.district.towns import Town

pytestmark = pytest.mark.xvfb

STEPS = 12
PAUSE = 40  # milliseconds between two steps, time for the window system to answer


@pytest.fixture
def town() -> Town:
    made = Town()
    made.build("house", "A1")
    return made


@pytest.fixture
def page(town: Town, qtbot) -> SettlementPage:
    made = SettlementPage(town.document)
    qtbot.addWidget(made)
    made.setGeometry(0, 0, 1200, 700)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.palette_panel.model.find_all()
    return made


def test_a_building_is_dragged_to_a_lot(town, page, qtbot):
    start, goal = row_of(page, "inn"), on_page(page, page.view.viewport(), on_lots(page.view, "B1"))
    said = []
    page.hint.connect(said.append)
    steps = drag_by_events(page, start, goal)
    qtbot.waitUntil(lambda: not steps and not town.document.undo_stack.isClean(), timeout=10_000)
    assert town.at("B1") == ["inn"]
    assert "Inn, lot B1: 10 BP" in said
    assert page.palette_panel.kind == ""
    assert page.view.holding.placement is None


def test_r_turns_it_on_the_way(town, page, qtbot):
    start, goal = row_of(page, "temple"), on_page(page, page.view.viewport(), on_lots(page.view, "D3"))
    steps = drag_by_events(
        page, start, goal, on_last=lambda: QTest.keyClick(page.windowHandle(), Qt.Key.Key_R)
    )
    qtbot.waitUntil(lambda: not steps and len(town.buildings) == 2, timeout=10_000)
    first, second = town.buildings[-1].lots
    assert second - first == 6  # one below the other


@pytest.mark.skipif(shutil.which("xdotool") is None, reason="xdotool is not installed")
def test_a_building_is_dragged_by_the_pointer_of_the_display(town, page, qtbot):
    """The whole way round: the X server's own pointer, not events made up in the program."""
    start, goal = row_of(page, "inn"), on_page(page, page.view.viewport(), on_lots(page.view, "A2"))
    way = [page.mapToGlobal(start + (goal - start) * step / STEPS) for step in range(STEPS + 1)]
    command = ["mousemove", str(way[0].x()), str(way[0].y()), "sleep", "0.1", "mousedown", "1"]
    for point in way[1:]:
        command += ["sleep", "0.05", "mousemove", str(point.x()), str(point.y())]
    command += ["sleep", "0.1", "mouseup", "1"]
    process = subprocess.Popen(["xdotool", *command])
    qtbot.waitUntil(lambda: process.poll() is not None and len(town.buildings) == 2, timeout=15_000)
    assert town.at("A2") == ["inn"]


def row_of(page: SettlementPage, kind: str) -> QPoint:
    """The middle of a building's row, with the row scrolled into sight, in the page."""
    palette = page.palette_panel
    index = palette.filter.mapFromSource(palette.model.index(palette.model.row_of(kind)))
    palette.list.scrollTo(index)
    return on_page(page, palette.list.viewport(), palette.list.visualRect(index).center())


def on_page(page: SettlementPage, widget: QWidget, at: QPoint) -> QPoint:
    return widget.mapTo(page, at)


def drag_by_events(
    page: SettlementPage, start: QPoint, goal: QPoint, on_last: Callable[[], object] | None = None
) -> list[Callable[[], object]]:
    """Press, move in steps and release; the steps still to do, none once it is over.

    The drag waits for its end inside one of the moves. Each step therefore sets the clock for the next before
    it moves: a timer is not called again before it has returned.
    """
    window = page.windowHandle()

    def move(to: QPoint) -> Callable[[], object]:
        return lambda: QTest.mouseMove(window, to)

    steps = [move(start + (goal - start) * number / STEPS) for number in range(1, STEPS + 1)]
    if on_last is not None:
        steps += [on_last, move(goal + QPoint(1, 1))]
    steps.append(lambda: QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=goal))

    def step() -> None:
        do = steps.pop(0)
        if steps:
            QTimer.singleShot(PAUSE, page, step)
        do()

    QTest.mouseMove(window, start)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    QTimer.singleShot(PAUSE, page, step)
    return steps
