"""The Trade edict's form: the cargo chosen, a route lit on the map, its DC, and the list of routes."""

from __future__ import annotations

import os

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions.trade import EstablishRoute
from kingdom_gui.engine.hexes import HexId, distance, label
from kingdom_gui.engine.state import Building, Turn
from kingdom_gui.views.ledger_popup import LedgerPopup
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.panel import TurnPanel
from kingdom_gui.views.turn.trade_form import TradeForm

from .edicts import click, form_in, map_of


@pytest.fixture
def merchants(paper: Document) -> Document:
    """The example at the step of the edicts, with a Guildhall in its first town, and money."""
    campaign = paper.campaign
    kingdom = campaign.kingdoms[campaign.at_table]
    town = campaign.settlements_of(kingdom.id)[0]
    district = town.districts[0]
    hall = Building(9000, "guildhall", (0, 1))
    town = replace(
        town, districts=(replace(district, buildings=(*district.buildings, hall)), *town.districts[1:])
    )
    paper.open(
        replace(
            campaign,
            counter=9000,
            settlements=campaign.settlements.set(town.id, town),
            kingdoms=campaign.kingdoms.set(kingdom.id, replace(kingdom, turn=Turn("edict", "edicts"))),
        ),
        None,
    )
    return paper


def form_of(panel: TurnPanel) -> TradeForm:
    return form_in(panel, TradeForm)


def far_hex(document: Document, form: TradeForm) -> HexId:
    """The hex nearest to three hexes away, nobody's, that a route reaches."""
    campaign = document.campaign
    start = campaign.settlements[form.start.currentData()].hex
    for hex_id in sorted(campaign.hexes, key=lambda h: (-distance(start, h), h)):
        wish = EstablishRoute(kingdom=campaign.at_table, route="goods", settlement=form.start.currentData(),
                              to=hex_id)  # fmt: skip
        if hex_id not in campaign.claims and not hasattr(document.check(wish), "reasons"):
            return hex_id
    raise AssertionError("no way anywhere")


def farther(document: Document, form: TradeForm, goal: HexId) -> list[HexId]:
    """A hex off the straight way that the route can be led by."""
    campaign = document.campaign
    for hex_id in sorted(campaign.hexes):
        wish = EstablishRoute(kingdom=campaign.at_table, route="goods", settlement=form.start.currentData(),
                              to=goal, via=(hex_id,))  # fmt: skip
        bare = replace(wish, via=())
        if hex_id == goal or campaign.settlement_at(hex_id) is not None:
            continue
        outcome, direct = document.check(wish), document.check(bare)
        if isinstance(outcome, Change) and isinstance(direct, Change):
            kingdom = campaign.at_table
            path = direct.campaign.kingdoms[kingdom].routes[-1].path
            longer = outcome.campaign.kingdoms[kingdom].routes[-1].path
            if len(longer) == len(set(longer)) and hex_id not in path and len(longer) > len(path):
                return [hex_id]
    raise AssertionError("there is one way only")


def fill(document: Document, form: TradeForm) -> HexId:
    form.cargo.setCurrentIndex(form.cargo.findData("goods"))
    goal = far_hex(document, form)
    settings = document.campaign.settings
    form.end.setCurrentIndex(form.end.count() - 1)
    form.hex.setText(label(goal, settings.labels, settings.orientation, settings.stagger))
    return goal


def test_it_says_nothing_before_a_cargo_is_chosen(panel: TurnPanel, merchants: Document) -> None:
    form = form_of(panel)
    assert form.action() is None
    assert not form.details.isVisibleTo(form)
    assert not form.button.isVisibleTo(form)


def test_a_route_is_lit_on_the_map_while_it_is_planned(
    played: MainWindow, panel: TurnPanel, merchants: Document
) -> None:
    played.show_page("map")
    form = form_of(panel)
    goal = fill(merchants, form)
    way = map_of(played).planned.way
    assert way is not None
    assert way.path[-1] == goal
    assert [text for _, text in way.stops] == ["", "end"]
    assert len(way.path) > 2
    for told in ("succeeds", "brings"):
        assert told in form.effect.text()
    if folder := os.environ.get("PICTURES"):
        played.resize(1280, 800)
        QApplication.processEvents()
        played.grab().save(f"{folder}/trade.png")
    form.cargo.setCurrentIndex(0)
    assert map_of(played).planned.way is None


def test_end_and_waypoints_are_picked_with_clicks_and_taken_back_with_another(
    qtbot: QtBot, played: MainWindow, panel: TurnPanel, merchants: Document
) -> None:
    form = form_of(panel)
    played.show_page("map")
    map_of(played).set_tool("claim")  # what was in hand before is put away, so that a click claims nothing
    form.cargo.setCurrentIndex(form.cargo.findData("goods"))
    view, goal = map_of(played), far_hex(merchants, form)
    straight = None
    for number, hex_id in enumerate((goal, *farther(merchants, form, goal))):
        click(qtbot, view, hex_id)
        action = form.action()
        assert isinstance(action, EstablishRoute)
        assert action.to == goal
        assert len(action.via) == number
        assert view.planned.way is not None
        straight = straight or view.planned.way.path
        assert not set(action.via) - set(view.planned.way.path)
    assert view.planned.way.path != straight
    assert view.selected() == []
    click(qtbot, view, action.via[0])
    assert form.via.text() == ""
    assert view.planned.way.path == straight
    click(qtbot, view, goal)
    assert form.action() is None
    assert form.hex.text() == ""


def test_hexes_are_picked_with_the_keyboard_too(
    qtbot: QtBot, played: MainWindow, panel: TurnPanel, merchants: Document
) -> None:
    form = form_of(panel)
    form.cargo.setCurrentIndex(form.cargo.findData("goods"))
    view, goal = map_of(played), far_hex(merchants, form)
    view.setFocus()
    view.place_cursor(goal, shown=True)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    action = form.action()
    assert isinstance(action, EstablishRoute)
    assert action.to == goal


def test_a_way_that_a_rule_bars_is_shown_as_the_game_master_may_allow_it(
    panel: TurnPanel, played: MainWindow, merchants: Document
) -> None:
    form = form_of(panel)
    fill(merchants, form)
    form.cargo.setCurrentIndex(form.cargo.findData("luxury_goods"))  # no such shop stands there
    assert not form.button.isEnabled()
    assert form.insist.isVisibleTo(form)
    way = map_of(played).planned.way
    assert way is not None
    assert len(way.path) > 2
    assert form.numbers.isVisibleTo(form)


def test_days_are_the_maps_until_they_are_typed(panel: TurnPanel, merchants: Document) -> None:
    form = form_of(panel)
    fill(merchants, form)
    action = form.action()
    assert isinstance(action, EstablishRoute)
    assert action.travel_days is None
    assert "by the map" in form.days.text()
    form.days.setValue(95)
    form.button.click()
    assert merchants.kingdom is not None
    assert merchants.kingdom.routes[0].arrives == merchants.campaign.month + 3


def test_each_number_opens_its_ledger(panel: TurnPanel, merchants: Document) -> None:
    form = form_of(panel)
    fill(merchants, form)
    opened = []
    for button in form.numbers.findChildren(QPushButton):
        button.click()
        popup = next(
            w for w in QApplication.topLevelWidgets() if isinstance(w, LedgerPopup) and w.isVisible()
        )
        opened.append(popup.title)
        popup.close()
    assert opened[:2] == ["Length of the route", "Route modifier"]
    assert len(opened) >= 5


def test_the_dc_opens_as_a_ledger(panel: TurnPanel, merchants: Document) -> None:
    form = form_of(panel)
    fill(merchants, form)
    form.dc.click()
    popup = next(w for w in QApplication.topLevelWidgets() if isinstance(w, LedgerPopup) and w.isVisible())
    assert form.dc.text() == f"DC {popup.total}"
    popup.close()


def test_the_merchants_leave_and_the_kingdoms_page_lists_the_route(
    qtbot: QtBot, played: MainWindow, panel: TurnPanel, merchants: Document
) -> None:
    form = form_of(panel)
    fill(merchants, form)
    form.button.click()
    panel.settle()
    kingdom = merchants.kingdom
    assert kingdom is not None
    assert [route.kind for route in kingdom.routes] == ["goods"]
    played.show_page("kingdom")
    page = played.pages.known("kingdom")
    page.refresh()  # type: ignore[union-attr]
    assert not page.routes.isHidden()  # type: ignore[union-attr]
    if folder := os.environ.get("PICTURES"):
        played.resize(1280, 800)
        page.verticalScrollBar().setValue(9999)  # type: ignore[union-attr]
        QApplication.processEvents()
        played.grab().save(f"{folder}/routes.png")
    merchants.undo_stack.undo()
    assert merchants.kingdom is not None
    assert not merchants.kingdom.routes
