"""The window's last line tells what a stroke would cost, and what it has cost."""

from __future__ import annotations

import pytest
from immutables import Map
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions.found import FoundKingdom
from kingdom_gui.engine.actions.land import Claim
from kingdom_gui.engine.hexes import from_offset
from kingdom_gui.engine.state import Campaign, Hex
from kingdom_gui.views.map.map_view import MapView

from .conftest import Opener
from .hands import Left, NoHeld, at, stroke

ROW = [from_offset(column, 4, "pointy", "odd") for column in range(2, 8)]


@pytest.fixture
def plains(open_map: Opener) -> MapView:
    land = {from_offset(c, r, "pointy", "odd"): Hex("plains", explored=True, cleared=True)
            for c in range(10) for r in range(9)}  # fmt: skip
    view = open_map(Campaign(hexes=Map(land)))
    assert isinstance(view.document.do(FoundKingdom(kingdom="a", name="A", treasury=50)), Change)
    for hex_id in ROW:
        assert isinstance(view.document.do(Claim(kingdom="a", hexes=(hex_id,))), Change)
    return view


@pytest.fixture
def said(plains: MapView) -> list[str]:
    hints: list[str] = []
    plains.hint.connect(hints.append)
    return hints


def test_the_price_of_a_road_is_told_before_it_is_built(plains: MapView, said: list[str]) -> None:
    plains.set_tool("road")
    QTest.mouseMove(plains.viewport(), at(plains, ROW[1]))
    price = plains.document.check(plains.tool.wish(plains, ROW[1])).price.total  # type: ignore[arg-type]
    assert price
    assert said[-1] == f"Build roads: {price} BP"
    plains.set_tool("select")
    assert said[-1] == ""


def test_what_was_paid_is_told_while_and_after_a_road_is_drawn(plains: MapView, said: list[str]) -> None:
    before = plains.document.kingdom
    assert before is not None
    plains.set_tool("road")
    stroke(plains, *ROW[:4])
    after = plains.document.kingdom
    assert after is not None
    paid = before.treasury.value - after.treasury.value
    assert paid > 1
    assert said[-1] == f"Build roads: {paid} BP paid"


def test_a_line_of_claims_is_priced_while_it_is_drawn(plains: MapView, said: list[str]) -> None:
    plains.set_tool("claim")
    plains.tool.shape = "line"  # type: ignore[attr-defined]
    row = [from_offset(column, 3, "pointy", "odd") for column in range(2, 6)]
    QTest.mousePress(plains.viewport(), Left, NoHeld, at(plains, row[0]))
    QTest.mouseMove(plains.viewport(), at(plains, row[-1]))
    assert said[-1] == "Claim: 4 BP"
    assert row[0] not in plains.document.campaign.claims
    QTest.keyClick(plains, Qt.Key.Key_Escape)
    assert row[0] not in plains.document.campaign.claims
    QTest.mouseRelease(plains.viewport(), Left, NoHeld, at(plains, row[-1]))
