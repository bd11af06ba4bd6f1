"""Going back to the start of a month from the window: asked first, kept beside the file, told, undone."""

from __future__ import annotations

from pathlib import Path

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_gui.document.files import example_path
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.backups import backup_folder
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.views.dialogs.rewind import RewindDialog
from kingdom_gui.views.main_window import MainWindow

from .modal import answer


@pytest.fixture(scope="module")
def example(rules: Ruleset) -> Campaign:
    return load_campaign(example_path(), rules)


@pytest.fixture
def played(empty_window: MainWindow, example: Campaign, tmp_path: Path) -> MainWindow:
    """A window on a saved campaign in its thirteenth month."""
    empty_window.files.start(example)
    empty_window.files.save(tmp_path / "mark.kingdom.json")
    return empty_window


def test_it_is_asked_what_is_undone_then_done_and_told(
    qtbot: QtBot, played: MainWindow, rules: Ruleset
) -> None:
    before = played.document.campaign
    said: list[str] = []

    def accept(dialog: RewindDialog) -> None:
        said.append(f"{dialog.undone.text()} {dialog.kept.text()}")
        dialog.do_button.click()

    answer(qtbot, RewindDialog, accept, lambda: played.wiring.history.ask_rewind(11))
    lines = sum(len(lines) for month, lines in before.journal.items() if month >= 11)
    assert "This month and 2 before it" in said[0]
    assert f"{lines} lines of the journal" in said[0]
    assert "mark.backups" in said[0]
    assert played.document.campaign.month == 11
    assert played.document.path is not None
    (kept,) = backup_folder(played.document.path).iterdir()
    assert load_campaign(kept, rules) == before
    told = played.status.hint_label.text()
    assert told.startswith("Start of ")
    assert f"mark.backups/{kept.name}" in told
    played.menus.actions["undo"].trigger()
    assert played.document.campaign == before


def test_the_menu_asks_and_cancel_changes_nothing(qtbot: QtBot, played: MainWindow) -> None:
    before = played.document.campaign
    offered: list[int] = []

    def cancel(dialog: RewindDialog) -> None:
        offered.extend(dialog.month.itemData(row) for row in range(dialog.month.count()))
        assert dialog.chosen == 13
        assert "in this month" in dialog.undone.text()
        dialog.reject()

    answer(qtbot, RewindDialog, cancel, played.menus.actions["rewind"].trigger)
    assert offered == list(range(13, 1, -1))
    assert played.document.campaign is before


def test_without_a_history_it_says_why(window: MainWindow) -> None:
    window.files.start(replace(window.document.campaign, opened=None, past=Map()))
    window.wiring.history.ask_rewind()
    assert "is not known" in window.status.hint_label.text()


def test_where_no_copy_can_be_made_it_says_so_and_rewinds_nothing(qtbot: QtBot, played: MainWindow) -> None:
    assert played.document.path is not None
    backup_folder(played.document.path).write_text("in the way", encoding="utf-8")
    answer(qtbot, QMessageBox, lambda box: box.close(), lambda: played.wiring.history.rewind(11))
    assert played.document.campaign.month == 13


def test_the_panel_offers_the_month_it_compares_with(qtbot: QtBot, played: MainWindow) -> None:
    panel = played.wiring.history.show_changes(9)
    assert panel is not None

    def look(dialog: RewindDialog) -> None:
        assert dialog.chosen == 9
        dialog.reject()

    answer(qtbot, RewindDialog, look, panel.rewind_button.click)


def test_a_month_before_the_history_is_told_of_and_not_shown(played: MainWindow) -> None:
    assert played.wiring.history.show_changes(1) is None
    assert "history begins later" in played.status.hint_label.text()
    played.wiring.history.ask_rewind(1)
    assert played.document.campaign.month == 13
