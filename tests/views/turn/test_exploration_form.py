"""The Exploration edict's form: hexes picked on the map, months, dice, leaders, what it tells; the list."""

from __future__ import annotations

import os

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.exploration import SendExpedition
from kingdom_gui.engine.hexes import HexId, distance
from kingdom_gui.engine.state import Turn
from kingdom_gui.views.expedition_texts import expedition_lines_at
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.ledger_popup import LedgerPopup
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.edicts_form import EdictsForm
from kingdom_gui.views.turn.exploration_form import ExplorationForm
from kingdom_gui.views.turn.panel import TurnPanel

from .edicts import at_the_edicts, click, form_in, map_of


@pytest.fixture
def edicts(paper: Document) -> Document:
    """The example at the step of the edicts."""
    at_the_edicts(paper)
    return paper


def form_of(panel: TurnPanel) -> ExplorationForm:
    return form_in(panel, ExplorationForm)


def unknown_hexes(document: Document) -> list[HexId]:
    """Unexplored hexes that explorers reach, the nearest to the capital first."""
    campaign = document.campaign
    kingdom = campaign.kingdoms[campaign.at_table]
    start = campaign.settlements[kingdom.capital].hex
    found = [
        hex_id
        for hex_id, there in campaign.hexes.items()
        if not there.explored and hex_id not in campaign.claims and hex_id[0] == 0
    ]
    return sorted(found, key=lambda hex_id: (distance(start, hex_id), hex_id))


def choose(form: ExplorationForm, who: str) -> None:
    form.who.setCurrentIndex(form.who.findData(who))


def picture(window: MainWindow, name: str) -> None:
    if folder := os.environ.get("PICTURES"):
        QApplication.processEvents()
        window.grab().save(f"{folder}/{name}.png")


def test_it_says_nothing_before_it_is_chosen_and_then_has_the_line(
    panel: TurnPanel, edicts: Document
) -> None:
    form = form_of(panel)
    forms = panel.card.findChild(EdictsForm)
    assert forms is not None
    assert form.action() is None
    assert form.idle
    assert not form.details.isVisibleTo(form)
    assert all(one.isVisibleTo(forms) for one in forms.forms)
    choose(form, "alone")
    assert [one.isVisibleTo(forms) for one in forms.forms] == [one is form for one in forms.forms]
    assert form.effect.text() == "Where do they go?"
    choose(form, "")
    assert all(one.isVisibleTo(forms) for one in forms.forms)


def test_hexes_are_picked_on_the_map_in_their_order_and_the_way_is_shown(
    qtbot: QtBot, played: MainWindow, panel: TurnPanel, edicts: Document
) -> None:
    form = form_of(panel)
    choose(form, "alone")
    view, hexes = map_of(played), unknown_hexes(edicts)
    first, second = hexes[0], hexes[6]
    for hex_id in (second, first):
        click(qtbot, view, hex_id)
    action = form.action()
    assert isinstance(action, SendExpedition)
    assert action.stops == (second, first)
    way = view.planned.way
    assert way is not None
    assert way.path[-1] == first
    assert [text for _, text in way.stops] == ["", "1", "2"]
    assert "to explore" in form.days.text()
    assert "costs 1 to 4 BP" in form.effect.text()
    picture(played, "exploration-form")
    click(qtbot, view, second)
    action = form.action()
    assert isinstance(action, SendExpedition)
    assert action.stops == (first,)
    choose(form, "")
    assert view.planned.way is None


def test_months_follow_the_way_until_they_are_typed(panel: TurnPanel, edicts: Document) -> None:
    form = form_of(panel)
    choose(form, "alone")
    for hex_id in unknown_hexes(edicts)[:60:3]:
        form.pick(hex_id)
    needed = form.months.value()
    assert needed > 1
    assert form.dice.placeholderText() == f"Cost, {needed}d4"
    form.months.setValue(1)
    assert "the explorers get as far as" in form.effect.text()
    form.pick(unknown_hexes(edicts)[1])
    assert form.months.value() == 1


def test_the_days_open_as_a_ledger(panel: TurnPanel, edicts: Document) -> None:
    form = form_of(panel)
    choose(form, "alone")
    form.pick(unknown_hexes(edicts)[4])
    form.days.click()
    popup = next(w for w in QApplication.topLevelWidgets() if isinstance(w, LedgerPopup) and w.isVisible())
    assert popup.title == "Days of the expedition"
    popup.close()


def test_leaders_who_go_along_are_ticked(panel: TurnPanel, edicts: Document) -> None:
    form = form_of(panel)
    choose(form, "along")
    form.pick(unknown_hexes(edicts)[4])
    assert form.effect.text() == "Who goes along?"
    entry = form.leaders.menu().actions()[0]
    entry.setChecked(True)
    action = form.action()
    assert isinstance(action, SendExpedition)
    assert action.leaders == (entry.data(),)
    assert "goes along" in form.effect.text()


def test_what_is_typed_wrong_is_told(panel: TurnPanel, edicts: Document) -> None:
    form = form_of(panel)
    choose(form, "alone")
    form.stops.setText("nowhere")
    assert form.effect.text() == "One of these hexes is not on the map."
    assert not form.button.isEnabled()
    form.stops.setText("")
    form.pick(unknown_hexes(edicts)[2])
    form.dice.setText("5")
    assert not form.button.isEnabled()
    form.dice.setText("3")
    assert form.button.isEnabled()
    assert "costs 3 BP" in form.effect.text()


def test_they_leave_are_listed_with_their_progress_and_called_back(
    qtbot: QtBot, played: MainWindow, panel: TurnPanel, edicts: Document
) -> None:
    form = form_of(panel)
    choose(form, "alone")
    hexes = unknown_hexes(edicts)
    for hex_id in (hexes[12], hexes[30], hexes[55]):
        form.pick(hex_id)
    form.dice.setText(" ".join("2" for _ in range(form.months.value())))
    qtbot.mouseClick(form.button, Qt.MouseButton.LeftButton)
    panel.settle()
    kingdom = edicts.kingdom
    assert kingdom is not None
    assert [sent.path[-1] for sent in kingdom.expeditions] == [hexes[55]]
    assert expedition_lines_at(edicts, hexes[30])[0].startswith("Expedition to ")
    assert not expedition_lines_at(edicts, (0, 99, 99))
    played.show_page("map")
    picture(played, "exploration-map")
    played.show_page("kingdom")
    page = played.pages.known("kingdom")
    assert isinstance(page, KingdomPage)
    page.refresh()
    assert not page.expeditions.isHidden()
    page.verticalScrollBar().setValue(9999)
    picture(played, "exploration-panel")
    recall = next(b for b in page.expeditions.findChildren(QPushButton) if b.text() == "Call back")
    qtbot.mouseClick(recall, Qt.MouseButton.LeftButton)
    assert edicts.kingdom is not None
    assert not edicts.kingdom.expeditions
    edicts.undo_stack.undo()
    edicts.undo_stack.undo()
    assert edicts.kingdom is not None
    assert not edicts.kingdom.expeditions


def test_in_the_event_phase_a_quiet_month_takes_one_press_and_what_is_met_is_ticked(
    qtbot: QtBot, played: MainWindow, panel: TurnPanel, edicts: Document
) -> None:
    form = form_of(panel)
    choose(form, "alone")
    form.pick(unknown_hexes(edicts)[12])
    form.button.click()
    campaign = edicts.campaign
    kingdom = campaign.kingdoms[campaign.at_table]
    kingdom = replace(kingdom, turn=Turn("event", "continuous"))
    edicts.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom.id, kingdom)), None)
    panel.settle()
    assert panel.offers is not None
    boxes = list(panel.offers.boxes.values())
    assert len(boxes) == 2
    boxes[0].click()  # type: ignore[attr-defined]
    panel.settle()
    picture(played, "exploration-meets")
    asked = panel.player.pending()
    assert asked is not None
    assert asked.request is not None
    assert asked.request.purpose == "expedition_where"
    panel.press()
    panel.press()
    picture(played, "exploration-stealth")
    asked = panel.player.pending()
    assert asked is not None
    assert asked.request is not None
    assert asked.request.purpose == "expedition_stealth"
    panel.player.restart()
    panel.settle()
    panel.press()
    assert edicts.kingdom is not None
    assert edicts.kingdom.expeditions[0].explored
    assert edicts.kingdom.turn.step != "continuous"
