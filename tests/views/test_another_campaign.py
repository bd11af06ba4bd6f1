"""What is shown and kept belongs to the campaign that is open: of another one nothing is seen."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions.found import AdoptKingdom, BeginReign, FoundKingdom
from kingdom_gui.engine.actions.improve import PrepareHex
from kingdom_gui.engine.actions.land import Claim
from kingdom_gui.engine.actions.settle import FoundSettlement
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.engine.state import Campaign
from kingdom_gui.store.campaign_file import load_campaign, save_campaign
from kingdom_gui.views.guide_card import GuideCard
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.tool_strip import MapPage
from kingdom_gui.views.turn.months_panel import MonthsPanel

from .conftest import made_window
from .realm import KINGDOM, place, settle, young

PAGES = ("map", "settlement", "kingdom", "journal", "tables")


class Seen(NamedTuple):
    """What a page of a window says, and how it looks."""

    texts: list[tuple[object, ...]]
    picture: QImage


def at_rest() -> None:
    for _ in range(6):
        QApplication.processEvents()


def map_page(window: MainWindow) -> MapPage:
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    return page


def opened(qtbot: QtBot, qapp: QApplication, rules: Ruleset, kept: Path) -> MainWindow:
    """A window as of a program just started, with the preferences that are kept there."""
    preferences = Preferences(kept)
    preferences.language, preferences.theme = "en", "light"
    document = Document(rules)
    window = made_window(qapp, document, preferences)
    qtbot.addWidget(window, before_close_func=lambda _: document.undo_stack.setClean())
    window.show()
    qtbot.waitExposed(window)
    return window


def said(widget: QWidget) -> tuple[object, ...]:
    words: list[object] = [type(widget).__name__, widget.accessibleName(), widget.isEnabled()]
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        words.append(widget.text())
    if isinstance(widget, QAbstractButton):
        words.append(widget.isChecked())
    if isinstance(widget, QComboBox):
        words.append(widget.currentText())
    if isinstance(widget, QSpinBox):
        words.append(widget.value())
    if isinstance(widget, QTabBar):
        words.append(widget.currentIndex())
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        rows = range(widget.model().rowCount())
        words += [widget.model().index(row, 0).data() for row in rows]
        words += [widget.currentIndex().row(), widget.verticalScrollBar().value()]
    return tuple(words)


def difference(one: QImage, other: QImage) -> int:
    """The largest difference of two pictures in any colour of any pixel, of 255."""
    painter = QPainter(one)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    plain = one.convertToFormat(QImage.Format.Format_RGB888)  # kept: its bytes go with it
    return max(bytes(plain.constBits()))


def everything(qtbot: QtBot, window: MainWindow) -> dict[str, Seen]:
    """Every page of the window, with its titles, menus, and whatever else stands open."""
    found = {}
    qtbot.waitUntil(lambda: map_page(window).options is not None and window.turn.is_made)
    for name in PAGES:
        if name != "map":
            window.show_page(name)
        at_rest()
        qtbot.waitUntil(lambda: map_page(window).view.tiles.complete)
        widgets = [one for one in window.findChildren(QWidget) if one.isVisible()]
        texts = [said(one) for one in widgets]
        texts += [(a.text(), a.isEnabled(), a.isChecked()) for a in window.menus.actions.values()]
        others = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not window]
        texts += [(window.windowTitle(), window.isWindowModified(), *map(said, others))]
        if (focus := window.focusWidget()) is not None:
            focus.clearFocus()
        found[name] = Seen(texts, window.grab().toImage())
    return found


def touch(qtbot: QtBot, window: MainWindow) -> None:
    """Set, type, choose, open and scroll whatever can be, on every page; then do and undo something."""
    page = map_page(window)
    qtbot.waitUntil(lambda: page.options is not None and window.turn.is_made)
    window.kingdoms.next()
    window.wiring.show_months()
    months = window.findChild(MonthsPanel)
    assert months is not None
    months.months.setValue(9)
    for name in PAGES[1:]:
        window.show_page(name)
        at_rest()
        for bar in window.pages.findChildren(QTabBar):
            for number in range(bar.count()):
                bar.setCurrentIndex(number)
                at_rest()
                shown = [w for w in window.pages.currentWidget().findChildren(QWidget) if w.isVisible()]
                for one in shown:
                    if isinstance(one, QLineEdit) and not isinstance(one.parent(), QSpinBox):
                        one.setText("z")
                    if isinstance(one, QAbstractItemView) and one.model() is not None:
                        one.setCurrentIndex(one.model().index(one.model().rowCount() - 1, 0))
                        one.verticalScrollBar().setValue(one.verticalScrollBar().maximum())
        at_rest()
    window.show_page("map")
    view = page.view
    view.set_options(view.options._replace(grid=False, fog=True))
    view.tools["explore"].by = "Somebody of old"  # type: ignore[attr-defined]
    view.take_terrain("forest")
    view.change_size(2)
    view.set_level(-1)
    view.set_level(0)
    view.zoom_by(4)
    page.ask_query()
    assert page.query is not None
    page.query.owner.setCurrentIndex(1)
    view.set_tool("remove")
    view.place_cursor(place(3, 3), shown=True)
    window.selection.select_hexes([place(2, 2), place(3, 3)])
    window.commands.players().show(True)
    panel = window.turn.panel()
    if panel.field is not None:
        panel.press()
    window.document.undo_stack.undo()
    window.wiring.show_number("economy", window.strip.buttons["economy"])
    window.status.reason("Something of the old one")
    window.status.hint("Something else of it")


@pytest.fixture
def first(rules: Ruleset, grown: Campaign, tmp_path: Path) -> Path:
    """The small realm with another kingdom that is played."""
    document = Document(rules, grown)
    document.do(AdoptKingdom(kingdom="brook", name="Brookland", treasury=33))
    document.do(BeginReign(kingdom="brook"))
    return saved(document, tmp_path / "first.kingdom.json")


@pytest.fixture
def second(rules: Ruleset, tmp_path: Path) -> Path:
    """Another campaign on a like land, with ids like those of the first, one step on."""
    document = Document(rules)
    document.open(young(document), None)
    settle(document)
    document.do(AdoptKingdom(kingdom="brook", name="Fenland", treasury=12))
    return saved(document, tmp_path / "second.kingdom.json")


def saved(document: Document, path: Path) -> Path:
    save_campaign(path, document.campaign)
    return path


def test_of_another_campaign_nothing_is_seen(
    qtbot: QtBot, qapp: QApplication, rules: Ruleset, first: Path, second: Path, tmp_path: Path
) -> None:
    used = opened(qtbot, qapp, rules, tmp_path / "used.ini")
    used.files.open(first)
    touch(qtbot, used)
    used.document.undo_stack.setClean()
    used.files.open(second)
    switched = everything(qtbot, used)
    used.document.undo_stack.setClean()
    used.close()
    fresh = opened(qtbot, qapp, rules, tmp_path / "fresh.ini")
    fresh.files.open(second)
    for name, seen in everything(qtbot, fresh).items():
        differing = [both for both in zip_longest(switched[name].texts, seen.texts) if both[0] != both[1]]
        assert (name, differing[:4]) == (name, [])
        assert difference(switched[name].picture, seen.picture) <= 2, name  # where tiles join
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_what_is_kept_of_a_campaign_comes_back_with_it_alone(
    qtbot: QtBot, qapp: QApplication, rules: Ruleset, first: Path, second: Path, tmp_path: Path
) -> None:
    used = opened(qtbot, qapp, rules, tmp_path / "used.ini")
    used.files.start(load_campaign(first, rules))
    used.files.save(first)
    qtbot.waitUntil(lambda: map_page(used).options is not None)
    view = map_page(used).view
    used.kingdoms.next()
    used.selection.select_hexes([place(2, 2), place(3, 3)])
    view.set_options(view.options._replace(grid=False))
    view.set_tool("remove")
    used.commands.players().link.show_numbers(True)
    assert not used.document.modified
    used.files.open(second)
    assert not used.commands.players().link.numbers
    assert (used.document.campaign.at_table, used.selection.hexes) == (KINGDOM, ())
    assert view.options.grid
    used.files.save(tmp_path / "third.kingdom.json")
    used.close()
    again = opened(qtbot, qapp, rules, tmp_path / "used.ini")
    again.files.open(first.rename(tmp_path / "renamed.kingdom.json"))
    qtbot.waitUntil(lambda: map_page(again).options is not None)
    assert again.document.campaign.at_table == "brook"
    assert again.selection.hexes == (place(2, 2), place(3, 3))
    assert not map_page(again).view.options.grid
    assert map_page(again).view.tool.id == "select"
    assert again.commands.players().link.numbers
    assert not again.document.modified
    again.document.undo_stack.setClean()
    again.files.start(young(Document(rules)))  # new, on a like land, with ids of the same names
    assert again.selection.empty
    assert map_page(again).view.options.grid
    again.files.open_example()
    assert again.selection.empty


def test_a_campaign_given_away_holds_nothing_of_the_users(
    qtbot: QtBot, qapp: QApplication, rules: Ruleset, first: Path, tmp_path: Path
) -> None:
    used = opened(qtbot, qapp, rules, tmp_path / "used.ini")
    used.files.open(first)
    before = first.read_bytes()
    touch(qtbot, used)
    used.document.undo_stack.setIndex(0)
    used.files.save()
    assert first.read_bytes() == before


def test_a_new_campaign_begins_with_its_title_and_first_steps(window: MainWindow) -> None:
    window.selection.select_hexes([place(2, 2)])
    document = Document(window.document.rules)
    campaign = young(document)
    window.files.start(replace(campaign, kingdoms=Map(), at_table=""))
    assert window.windowTitle().startswith("New campaign")
    window.document.do(FoundKingdom(kingdom="dale", name="Dale", alignment="LG", government="republic"))
    assert window.windowTitle().startswith("Dale")
    at_rest()
    assert isinstance(window.inspector.card, GuideCard)
    assert window.isWindowModified()


def test_a_settlement_that_is_founded_is_not_chosen(window: MainWindow) -> None:
    window.show_page("settlement")
    window.files.start(young(Document(window.document.rules)))
    at_rest()
    there = place(7, 6)
    found = FoundSettlement(
        kingdom=KINGDOM, settlement="hazel", name="Hazel", hex=there, water=(), granted=True
    )
    window.document.do_all(
        [
            Claim(kingdom=KINGDOM, hexes=(there,), granted=True),
            PrepareHex(kingdom=KINGDOM, hex=there, granted=True),
            found,
        ]
    )
    assert "hazel" in window.document.campaign.settlements
    window.show_page("map")
    at_rest()
    assert window.selection.empty
    assert isinstance(window.inspector.card, GuideCard)
    window.selection.select_hexes([there])
    window.document.undo_stack.undo()
    window.document.undo_stack.redo()
    assert window.selection.hexes == (there,)


def test_a_ledger_left_open_goes_with_its_campaign(window: MainWindow, second: Path) -> None:
    window.wiring.show_number("economy", window.strip.buttons["economy"])
    assert QApplication.activePopupWidget() is not None
    window.files.open(second)
    assert QApplication.activePopupWidget() is None
