"""The lots by finger: choose in the palette, tap where it is to go, tap again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from kingdom_gui.views.district.page import SettlementPage
from tests.views.district.conftest import page, town  # noqa: F401 - fixtures
from tests.views.district.pointing import on_lots
from tests.views.district.towns import TOWN

from . import finger


def built(page: SettlementPage) -> int:  # noqa: F811
    there = page.document.campaign.settlements[TOWN]
    return sum(len(district.buildings) for district in there.districts)


def test_the_first_tap_aims_and_the_second_builds(page: SettlementPage) -> None:  # noqa: F811
    view, told = page.view, []
    view.hint.connect(told.append)
    page.palette_panel.select("inn")
    assert view.holding.placement is not None
    before, at = built(page), on_lots(view, "B1")
    finger.tap(view.viewport(), at)
    assert built(page) == before
    assert view.holding.target is not None
    assert "BP" in told[-1]
    assert told[-1].endswith("Tap again to place it; hold to turn it.")
    finger.tap(view.viewport(), at)
    assert built(page) == before + 1


def test_a_tap_elsewhere_aims_anew(page: SettlementPage) -> None:  # noqa: F811
    view = page.view
    page.palette_panel.select("inn")
    before = built(page)
    finger.tap(view.viewport(), on_lots(view, "B1"))
    finger.tap(view.viewport(), on_lots(view, "A2"))
    assert built(page) == before
    finger.tap(view.viewport(), on_lots(view, "A2"))
    assert built(page) == before + 1


def test_a_tap_selects_and_a_hold_opens_the_menu(page: SettlementPage) -> None:  # noqa: F811
    view, asked = page.view, []
    view.menu_wanted.disconnect()
    view.menu_wanted.connect(lambda found, _: asked.append(found))
    finger.tap(view.viewport(), on_lots(view, "A1"))
    assert view.selected is not None
    assert view.selected.building
    finger.hold(view.viewport(), on_lots(view, "A1"))
    finger.up(view.viewport(), on_lots(view, "A1"))
    assert [found.building for found in asked] == [view.selected.building]


def test_two_fingers_zoom_the_plans(page: SettlementPage) -> None:  # noqa: F811
    view, middle = page.view, on_lots(page.view, "C3")
    zoom = view.zoom
    finger.down(view.viewport(), middle - QPoint(30, 0), middle + QPoint(30, 0))
    finger.move(view.viewport(), middle - QPoint(45, 0), middle + QPoint(45, 0))
    finger.up(view.viewport(), middle - QPoint(45, 0), middle + QPoint(45, 0))
    assert view.zoom == pytest.approx(zoom * 1.5, rel=0.05)


def test_one_finger_moves_the_plans(page: SettlementPage) -> None:  # noqa: F811
    view = page.view
    view.set_zoom(view.zoom * 1.8)
    QTest.qWait(10)
    bar, start = view.verticalScrollBar(), QPoint(150, 300)
    before = bar.value()
    finger.swipe(view.viewport(), [start, start - QPoint(0, 40), start - QPoint(0, 90)])
    assert bar.value() == min(before + 90, bar.maximum())
    assert bar.maximum() > 0
