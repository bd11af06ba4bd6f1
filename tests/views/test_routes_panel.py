"""The list of trade routes on the kingdom's page, and a route that stands already typed in."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.found import SetPaper
from kingdom_gui.engine.hexes import label
from kingdom_gui.views.dialogs.route import RouteDialog
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.routes_panel import RoutesPanel

from .modal import answer
from .realm import KINGDOM, place


def routes_of(window: MainWindow) -> RoutesPanel:
    window.show_page("kingdom")
    page = window.pages.page("kingdom")
    assert isinstance(page, KingdomPage)
    page.refresh()
    return page.routes


def test_a_reigning_kingdom_without_routes_has_no_section(window: MainWindow) -> None:
    assert routes_of(window).isHidden()


def test_a_route_of_the_paper_sheet_is_typed_in_and_given_up(qtbot: QtBot, window: MainWindow) -> None:
    document = window.document
    document.do(SetPaper(kingdom=KINGDOM, totals={}))
    panel = routes_of(window)
    settings = document.campaign.settings
    goal = label(place(12, 6), settings.labels, settings.orientation, settings.stagger)

    def fill(dialog: RouteDialog) -> None:
        assert not dialog.do_button.isEnabled()
        dialog.way.cargo.setCurrentIndex(dialog.way.cargo.findData("raw_materials"))
        dialog.way.end.setCurrentIndex(dialog.way.end.count() - 1)
        dialog.way.hex.setText(goal)
        dialog.months.setValue(4)
        dialog.economy.setValue(2)
        dialog.note.setText("on paper")
        dialog.do_button.click()

    answer(qtbot, RouteDialog, fill, panel.add_button.click)
    kingdom = document.kingdom
    assert kingdom is not None
    (route,) = kingdom.routes
    assert (route.kind, route.path[-1], route.economy) == ("raw_materials", place(12, 6), 2)
    assert route.until == document.campaign.month + 3
    panel = routes_of(window)
    give_up = next(b for b in panel.findChildren(QPushButton) if b.text() == "Give up")
    give_up.click()
    assert document.kingdom is not None
    assert not document.kingdom.routes
