"""One search over everything, and the way back to where one was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.annotate import PlaceLabel, PlacePin
from kingdom_gui.engine.actions.build import Build
from kingdom_gui.engine.actions.world import NoteHex
from kingdom_gui.views.dialogs.rulings import RulingsDialog
from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.finder import Finder
from kingdom_gui.views.main_window import MainWindow

from .modal import answer
from .realm import KINGDOM, place


def shown(finder: Finder, text: str) -> list[str]:
    finder.line.setText(text)
    return [one.name for one in finder._shown]


@pytest.fixture
def finder(qtbot: QtBot, window: MainWindow) -> Finder:
    window.document.do(
        NoteHex(
            kingdom=KINGDOM, hex=place(3, 3), note="The old bell lies in the marsh, says the miller’s widow"
        )
    )
    window.document.do(PlaceLabel(kingdom=KINGDOM, hex=place(2, 2), text="The Long Sands"))
    window.document.do(PlacePin(kingdom=KINGDOM, hex=place(2, 3), text="A hermit who knows the way"))
    finder = Finder(window)
    qtbot.addWidget(finder)
    return finder


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("ashf settlement", "Ashford"),
        ("bell widow", "The old bell lies in the marsh"),
        ("quill treasurer", "Treasurer: Tamsin Quill"),
        ("rulings to do", "Optional rules and rulings"),
        ("0808", "0808"),
        ("long sands", "The Long Sands"),
        ("hermit pin", "A hermit who knows the way"),
    ],
)
def test_everything_with_a_name_is_found(finder: Finder, text: str, name: str) -> None:
    assert shown(finder, text)[0].startswith(name)


def test_a_building_is_found_and_selected_on_its_plan(qtbot: QtBot, window: MainWindow) -> None:
    (settlement, *_) = window.document.campaign.settlements.values()
    for lot in (0, 1):
        window.document.do(
            Build(kingdom=KINGDOM, settlement=settlement.id, building="house", lots=(lot,), override="so")
        )
    finder = Finder(window)
    qtbot.addWidget(finder)
    assert shown(finder, "house building") == [f"House ×2, {settlement.name}"]
    qtbot.keyClick(finder.line, Qt.Key.Key_Return)
    page = window.pages.page("settlement")
    assert isinstance(page, SettlementPage)
    assert page.settlement_id == settlement.id
    assert page.view.selected is not None
    chosen = page.view.building(page.view.selected.building)
    assert chosen is not None
    assert chosen.lots == (0,)


def test_a_rule_opens_the_page_of_rulings_at_it(qtbot: QtBot, window: MainWindow, finder: Finder) -> None:
    finder.line.setText("fame rule")
    opened: list[str] = []

    def read(dialog: RulingsDialog) -> None:
        opened.append(dialog.filter.text())
        dialog.reject()

    answer(qtbot, RulingsDialog, read, lambda: qtbot.keyClick(finder.line, Qt.Key.Key_Return))
    assert opened == [finder._shown[0].name]


def test_back_and_forward_go_along_the_places_visited(qtbot: QtBot, window: MainWindow) -> None:
    back, forward = window.menus.actions["back"], window.menus.actions["forward"]
    window.wiring.reveal(place(5, 5))
    window.visited.note()
    window.show_page("kingdom")
    window.selection.select_role("ruler")
    window.visited.note()
    window.show_page("journal")
    back.trigger()
    assert (window.pages.current, window.selection.role) == ("kingdom", "ruler")
    back.trigger()
    assert (window.pages.current, window.selection.hexes) == ("map", (place(5, 5),))
    forward.trigger()
    assert (window.pages.current, window.selection.role) == ("kingdom", "ruler")
    window.selection.select_hexes((place(5, 5),))
    window.visited.note()
    window.show_page("settlement")
    window.visited.note()
    back.trigger()  # a hex that is still selected does not lead to the map
    assert (window.pages.current, window.selection.hexes) == ("kingdom", (place(5, 5),))
    forward.trigger()
    forward.trigger()  # there is nowhere further
    assert window.pages.current == "settlement"
