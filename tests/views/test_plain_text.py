"""What a campaign's texts hold is shown as it is written: no markup in them is obeyed, nothing is fetched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLabel,
    QMessageBox,
    QTextBrowser,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions.house import SetHouseRules
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.state import Army, Campaign, Item, MapLabel, Modifier, Pin
from kingdom_gui.engine.state.house import HouseRule
from kingdom_gui.views.dialogs.about import AboutDialog
from kingdom_gui.views.dialogs.independence import IndependenceDialog
from kingdom_gui.views.dialogs.rulings import RulingsDialog
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.welcome import Welcome

from .dialogs import dialogs
from .modal import answer
from .realm import KINGDOM
from .test_recovered import press

MARKUP = '<img src="/etc/hostname"><a href="http://evil.example/x">Zq</a>'
ROOT, MOST_ROWS = QModelIndex(), 60
PAGES = ("map", "settlement", "kingdom", "journal", "tables")


def hostile(campaign: Campaign) -> Campaign:
    """The realm with markup in every name and note, of its leaders, armies, modifiers, items and pins too."""

    def named(table: Map[Any, Any]) -> Map[Any, Any]:
        return Map({key: replace(record, name=MARKUP, note=MARKUP) for key, record in table.items()})

    journal = {
        month: tuple(replace(line, note=MARKUP) for line in lines)
        for month, lines in campaign.journal.items()
    }
    army = Army(1, MARKUP, note=MARKUP, kind=MARKUP, commander=MARKUP, tactic=MARKUP, size=MARKUP)
    modifier = Modifier(1, "economy", 1, Source("gm"), note=MARKUP)
    item = Item(0, 0, MARKUP, 50)
    kingdoms = {
        key: replace(
            kingdom,
            name=MARKUP,
            note=MARKUP,
            leaders=tuple(replace(leader, name=MARKUP) for leader in kingdom.leaders),
            armies=(army,),
            modifiers=(modifier,),
        )
        for key, kingdom in campaign.kingdoms.items()
    }
    settlements = {
        key: replace(town, name=MARKUP, note=MARKUP, items=(item,))
        for key, town in campaign.settlements.items()
    }
    somewhere = next(iter(campaign.hexes))
    return replace(
        campaign,
        labels=Map({1: MapLabel(1, somewhere, MARKUP)}),
        pins=Map({1: Pin(1, somewhere, MARKUP)}),
        settings=replace(campaign.settings, name=MARKUP),
        kingdoms=Map(kingdoms),
        settlements=Map(settlements),
        hexes=named(campaign.hexes),
        journal=Map(journal),
    )


def obeyed(top: QWidget) -> Iterator[str]:
    """Where markup would be obeyed."""
    for widget in [top, *top.findChildren(QWidget)]:
        where = f"{type(widget).__name__} in {type(widget.parent()).__name__}"
        if isinstance(widget, QLabel):
            if "<img" in widget.text() and widget.textFormat() != Qt.TextFormat.PlainText:
                yield f"text of {where}: {widget.text()[:80]}"
            if widget.openExternalLinks():
                yield f"links of {where} open unasked"
        if isinstance(widget, QTextEdit) and "<img" in widget.toHtml():
            yield f"a picture in {where}"
        if isinstance(widget, QTextBrowser) and widget.openExternalLinks():
            yield f"links of {where} open unasked"
        if isinstance(widget, QAbstractItemView):
            for cell in cells(widget.model()):
                tip = str(cell.data(Qt.ItemDataRole.ToolTipRole) or "")
                if "<img" in tip:
                    yield f"tool tip in {where}: {tip[:80]}"
        if "<img" in widget.toolTip():
            yield f"tool tip of {where}: {widget.toolTip()[:80]}"


def cells(model: QAbstractItemModel, parent: QModelIndex = ROOT) -> Iterator[QModelIndex]:
    """Every cell of a table or tree, at most so many rows of each branch."""
    for row in range(min(model.rowCount(parent), MOST_ROWS)):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
        for column in range(columns):
            yield model.index(row, column, parent)
        yield from cells(model, model.index(row, 0, parent))


@pytest.fixture
def asked_for(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What rich text has asked to be fetched."""
    asked: list[str] = []

    def load(_document: QTextDocument, _kind: int, url: QUrl) -> None:
        asked.append(url.toString())

    monkeypatch.setattr(QTextDocument, "loadResource", load)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(url.toString()))
    return asked


def test_pages(empty_window: MainWindow, grown: Campaign, asked_for: list[str]) -> None:
    window = empty_window
    window.files.start(hostile(grown))
    faults: set[str] = set()
    for page in PAGES:
        window.show_page(page)
        QApplication.processEvents()
        faults.update(obeyed(window))
    window.show_page("map")
    campaign = window.document.campaign
    for hex_id in [*campaign.claims][:4]:
        window.selection.select_hexes((hex_id,))
        QApplication.processEvents()
        faults.update(obeyed(window))
    for settlement in campaign.settlements:
        window.selection.select_settlement(settlement)
        QApplication.processEvents()
        faults.update(obeyed(window))
    assert sorted(faults) == []
    assert asked_for == []


@pytest.mark.parametrize("name", sorted(dialogs()))
def test_dialogs(same_window: MainWindow, grown: Campaign, asked_for: list[str], name: str) -> None:
    same_window.document.open(hostile(grown), None)
    dialog = dialogs()[name](same_window)
    dialog.show()
    QApplication.processEvents()
    assert list(obeyed(dialog)) == []
    dialog.close()
    assert asked_for == []


def test_the_name_of_a_kingdom_to_be(same_window: MainWindow, grown: Campaign) -> None:
    same_window.document.open(grown, None)
    dialog = dialogs()["independence"](same_window)
    assert isinstance(dialog, IndependenceDialog)
    dialog.parts[0].land.name.setText(MARKUP)
    dialog.refresh()
    dialog.show()
    QApplication.processEvents()
    assert MARKUP in dialog.parts[0].label.text()
    assert list(obeyed(dialog)) == []
    dialog.close()


def test_the_help_book(window: MainWindow, asked_for: list[str]) -> None:
    """A name of a house rule, in its contents, on its page and where it is found."""
    short = '<img src="/x">Zq'
    rules = (HouseRule("buildings", "dovecote", short, MARKUP, {"cost": 6, "lots": 1}),)
    assert isinstance(window.document.do(SetHouseRules(kingdom=KINGDOM, rules=rules)), Change)
    book = window.commands.desk().show("buildings/dovecote")
    assert list(obeyed(book)) == []
    book.seek("zq")
    assert book.found.count() >= 1
    assert list(obeyed(book)) == []
    book.close()
    assert asked_for == []


def test_hints_and_recent_files(window: MainWindow, preferences: Preferences, tmp_path: Path) -> None:
    window.status.reason(MARKUP)
    file = tmp_path / "<img src=x>.kingdom.json"
    file.touch()
    preferences.remember(file)
    welcome = Welcome(preferences, window, window.document.rules)
    assert [*obeyed(window.status), *obeyed(welcome)] == []


def test_links_of_the_rules_say_where_they_go_first(
    qtbot: QtBot, window: MainWindow, asked_for: list[str]
) -> None:
    dialog = RulingsDialog(window.document, window)
    qtbot.addWidget(dialog)
    labels = [label for label in dialog.findChildren(QLabel) if "<a href=" in label.text()]
    assert labels
    shown: list[str] = []

    def look(box: QMessageBox) -> None:
        shown.append(box.informativeText())
        press(qtbot, box, "Cancel")

    link = labels[0].text().split('href="')[1].split('"')[0]
    answer(qtbot, QMessageBox, look, lambda: labels[0].linkActivated.emit(link))
    assert shown[0].startswith("http")
    assert asked_for == []


def test_what_is_told_of_the_program_has_no_links_that_open_unasked(window: MainWindow) -> None:
    assert list(obeyed(AboutDialog(window))) == []
