"""What changed? Two moments compared beside the page, opened by key, from a ledger, and copied as text."""

from __future__ import annotations

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from kingdom_gui.document.files import example_path
from kingdom_gui.engine.actions.found import AdvanceMonth
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.history import at
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.views import labels
from kingdom_gui.views.changes_lines import parts
from kingdom_gui.views.changes_panel import ChangesPanel
from kingdom_gui.views.language import Translators
from kingdom_gui.views.ledger_popup import LedgerPopup
from kingdom_gui.views.main_window import MainWindow

CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def example(rules: Ruleset) -> Campaign:
    """The example campaign, in its thirteenth month."""
    return load_campaign(example_path(), rules)


@pytest.fixture
def played(empty_window: MainWindow, example: Campaign) -> MainWindow:
    empty_window.files.start(example)
    return empty_window


def settled() -> None:
    for _ in range(4):
        QApplication.processEvents()


def tops(panel: ChangesPanel) -> dict[str, QTreeWidgetItem]:
    items = [panel.tree.topLevelItem(row) for row in range(panel.tree.topLevelItemCount())]
    return {item.text(0): item for item in items if item is not None}


def shown(window: MainWindow, before: int | None = None) -> ChangesPanel:
    panel = window.wiring.history.show_changes(before)
    assert panel is not None
    return panel


def amount(item: QTreeWidgetItem) -> int:
    return int(item.text(2).replace("−", "-").replace(",", ""))


def test_a_key_opens_it_beside_the_page_and_escape_closes_it(qtbot: QtBot, played: MainWindow) -> None:
    qtbot.keyClick(played, Qt.Key.Key_H, CONTROL)
    panel = played.findChild(ChangesPanel)
    assert panel is not None
    assert panel.isVisible()
    assert played.pages.isVisible(), "the map can be looked at and worked on"
    assert panel.before.currentText() == "Start of Lambing 413"
    assert panel.after.currentText() == "Now, in Lambing 413"
    assert {"Treasury", "Stability"} <= set(tops(panel))
    qtbot.keyClick(panel.tree, Qt.Key.Key_Escape)
    assert not panel.isVisible()


def test_every_number_that_differs_is_there_with_sources_that_sum_to_it(played: MainWindow) -> None:
    panel = shown(played, 11)
    found = tops(panel)
    then = played.document.numbers(at(played.document.campaign, 11))
    now = played.document.numbers()
    assert then is not None
    assert now is not None
    for name in ("economy", "loyalty", "treasury", "unrest", "size", "population"):
        item = found[labels.number(name)]
        assert item.text(1) == f"{labels.grouped(then.total(name))} → {labels.grouped(now.total(name))}"
        assert amount(item) == now.total(name) - then.total(name)
        assert amount(item) == sum(amount(item.child(row)) for row in range(item.childCount()))
    assert "Raw Consumption" not in found, "it says no more than Consumption"
    town = found["Hallowick"]
    assert {town.child(row).text(0) for row in range(town.childCount())} >= {"Lore", "Base value"}


def test_quick_choices_follow_the_months(played: MainWindow) -> None:
    panel = shown(played)
    panel.quick["last"].click()
    assert (panel.before.currentData(), panel.after.currentData()) == ("start:12", "start:13")
    panel.quick["all"].click()
    assert (panel.before.currentData(), panel.after.currentData()) == ("start:2", "now")
    panel.quick["month"].click()
    played.document.do(AdvanceMonth(kingdom=played.document.campaign.at_table))
    settled()
    assert (panel.before.currentData(), panel.after.currentData()) == ("start:14", "now")


def test_a_step_of_the_session_is_a_moment_until_it_is_undone(played: MainWindow) -> None:
    document = played.document
    kingdom = document.campaign.at_table
    panel = shown(played)
    document.do(Grant(kingdom=kingdom, treasury=3, note="a chest"))
    document.do(Grant(kingdom=kingdom, unrest=1, note="a brawl"))
    settled()
    panel.before.setCurrentIndex(panel.before.findData("step:1"))
    panel.before.activated.emit(panel.before.currentIndex())
    assert panel.before.currentText().startswith("After: ")
    assert set(tops(panel)) == {"Unrest"}
    document.undo_stack.undo()
    settled()
    assert panel.before.currentData() == "start:13"
    assert "Treasury" in tops(panel)


def test_what_is_open_stays_open_when_something_is_done(played: MainWindow) -> None:
    panel = shown(played, 12)
    tops(panel)["Economy"].setExpanded(True)
    played.document.do(Grant(kingdom=played.document.campaign.at_table, treasury=2, note="alms"))
    settled()
    assert tops(panel)["Economy"].isExpanded()
    assert not tops(panel)["Treasury"].isExpanded()


def test_it_is_copied_as_text_with_every_number_and_source(qtbot: QtBot, played: MainWindow) -> None:
    panel = shown(played, 12)
    qtbot.keyClick(panel.tree, Qt.Key.Key_C, CONTROL)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Start of ")
    assert "Economy\t45\t46\t+1" in text
    assert "  Shop, Hallowick\t\t1\t+1" in text


def test_a_ledger_says_what_came_since_the_month_began_and_leads_there(
    qtbot: QtBot, played: MainWindow
) -> None:
    document = played.document
    document.do(Grant(kingdom=document.campaign.at_table, treasury=4, note="a chest"))
    qtbot.mouseClick(played.strip.buttons["treasury"], LEFT)
    popup = played.findChild(LedgerPopup)
    assert popup is not None
    then = document.numbers(at(document.campaign, 13))
    now = document.numbers()
    assert then is not None
    assert now is not None
    since = labels.signed(now.total("treasury") - then.total("treasury"))
    assert popup.link.text() == f"{since} since this month began"
    qtbot.mouseClick(popup.link, LEFT)
    panel = played.findChild(ChangesPanel)
    assert panel is not None
    assert panel.isVisible()
    current = panel.tree.currentItem()
    assert current is not None
    assert current.text(0) == "Treasury"
    assert current.isExpanded()


def test_without_a_history_it_says_so(empty_window: MainWindow, example: Campaign) -> None:
    empty_window.files.start(replace(example, opened=None, past=Map()))
    panel = shown(empty_window)
    assert panel.said.text().startswith("How Lambing 413 began is not known")
    assert not panel.rewind_button.isEnabled()
    assert not any(button.isEnabled() for button in panel.quick.values())
    empty_window.document.do(AdvanceMonth(kingdom=example.at_table))
    settled()
    assert panel.quick["month"].isEnabled()


def test_what_is_gone_is_named_as_it_was(example: Campaign, rules: Ruleset) -> None:
    kingdom = example.at_table
    town = example.settlements["saltrey"]
    without = replace(
        example, settlements=example.settlements.delete("saltrey"), claims=example.claims.delete(town.hex)
    )
    found = parts(example, without, kingdom, rules)
    lost = next(part for part in found if part.title == town.name)
    assert lost.note == "Lost since then"
    texts = [source.text for row in found[0].rows for source in row.sources]
    assert "Shrine, Saltrey" in texts
    assert not any("saltrey" in text for text in texts)


def test_it_speaks_the_language_of_the_window(played: MainWindow, speak: Translators) -> None:
    panel = shown(played, 12)
    speak.speak("it")
    settled()
    assert panel.before.currentText().startswith("Inizio di ")
    assert panel.quick["month"].text() == "Questo mese"
    assert "Economia" in tops(panel)
