"""Vassals on the kingdom's page: their Viceroys, their peace, who visits, letting one go, by clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.document.selection import Selection
from kingdom_gui.engine.actions.found import BeginReign, SitAtTable
from kingdom_gui.engine.actions.neighbour import FoundNeighbour, PlayNeighbour
from kingdom_gui.engine.actions.rule import Appoint, Dismiss
from kingdom_gui.engine.actions.vassal import Subjugate
from kingdom_gui.views.dialogs.appoint import AppointDialog
from kingdom_gui.views.dialogs.viceroy import ViceroyDialog
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.ledger_popup import LedgerPopup

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def sovereign(realm: Document) -> Document:
    """The small realm with the Moor subjugated, Vera its Viceroy, and an Heir at home."""
    table = realm.campaign.at_table
    realm.do(FoundNeighbour(kingdom="moor", name="Moor", size=10))
    realm.do(Appoint(kingdom=table, role="heir", name="Hal"))
    realm.do(Subjugate(kingdom=table, vassal="moor", viceroy="Vera", loyalty=20, override="won in the field"))
    assert realm.campaign.kingdoms["moor"].overlord == table
    return realm


def page_of(qtbot: QtBot, document: Document) -> KingdomPage:
    page = KingdomPage(document, Selection(document, document))
    qtbot.addWidget(page)
    page.resize(1100, 900)
    page.show()
    QApplication.processEvents()
    return page


def texts(page: KingdomPage) -> list[str]:
    found = [label.text() for label in page.vassals.findChildren(QLabel) if label.isVisibleTo(page)]
    return found + [button.text() for button in page.vassals.findChildren(QPushButton)]


def press(qtbot: QtBot, page: KingdomPage, text: str) -> None:
    button = next(b for b in page.vassals.findChildren(QPushButton) if b.text().startswith(text))
    qtbot.mouseClick(button, LEFT)
    QApplication.processEvents()


def test_there_is_nothing_without_vassals(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    assert not page.vassals.isVisibleTo(page)


def test_a_line_tells_who_governs_and_how_it_is_borne(qtbot: QtBot, sovereign: Document) -> None:
    page = page_of(qtbot, sovereign)
    numbers = sovereign.numbers()
    assert numbers is not None
    dc = numbers.total("control_dc") + 2
    assert {"Moor", "Viceroy: Vera", f"subjugated, 1 of 3 checks, DC {dc}"} <= set(texts(page))
    press(qtbot, page, "subjugated")
    popups = [w for w in QApplication.topLevelWidgets() if isinstance(w, LedgerPopup) and w.isVisible()]
    assert popups
    for popup in popups:
        popup.close()


def test_a_viceroy_is_seated_in_a_dialog(qtbot: QtBot, sovereign: Document) -> None:
    page = page_of(qtbot, sovereign)
    press(qtbot, page, "Viceroy…")
    dialog = next(w for w in QApplication.topLevelWidgets() if isinstance(w, ViceroyDialog) and w.isVisible())
    assert not dialog.do_button.isEnabled()
    dialog.viceroy.who.setCurrentIndex(dialog.viceroy.who.count() - 1)
    qtbot.keyClicks(dialog.viceroy.name, "Nora")
    dialog.viceroy.scores["wis"].setValue(4)
    qtbot.mouseClick(dialog.do_button, LEFT)
    QApplication.processEvents()
    kingdom = sovereign.kingdom
    assert kingdom is not None
    nora = next(leader for leader in kingdom.leaders if leader.name == "Nora")
    assert (nora.role, nora.ability("wis"), kingdom.vassals[0].viceroy) == ("viceroy", 4, "Nora")
    assert "Viceroy: Nora" in texts(page)


def test_the_other_kingdoms_are_told_apart(qtbot: QtBot, sovereign: Document) -> None:
    page = page_of(qtbot, sovereign)
    assert "Moor (vassal)" in [label.text() for label in page.others.findChildren(QLabel)]
    table = sovereign.kingdom
    assert table is not None
    sovereign.do(PlayNeighbour(kingdom="moor"))
    sovereign.do(SitAtTable(kingdom="moor"))
    QApplication.processEvents()
    assert f"{table.name} (sovereign)" in [label.text() for label in page.others.findChildren(QLabel)]


def test_an_heir_is_sent_and_called_back(qtbot: QtBot, sovereign: Document) -> None:
    page = page_of(qtbot, sovereign)
    box = page.vassals.visitors["moor"]
    box.setCurrentIndex(box.findData("Hal"))
    box.activated.emit(box.currentIndex())
    kingdom = sovereign.kingdom
    assert kingdom is not None
    assert kingdom.vassals[0].visitor == "Hal"
    box = page.vassals.visitors["moor"]
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert sovereign.kingdom is not None
    assert sovereign.kingdom.vassals[0].visitor == ""


def test_a_vassal_is_let_go(qtbot: QtBot, sovereign: Document) -> None:
    page = page_of(qtbot, sovereign)
    press(qtbot, page, "Let go")
    assert sovereign.campaign.kingdoms["moor"].overlord == ""
    assert not page.vassals.isVisibleTo(page)


def test_the_vassal_itself_names_its_sovereign(qtbot: QtBot, sovereign: Document) -> None:
    table = sovereign.campaign.at_table
    name = sovereign.campaign.kingdoms[table].name
    sovereign.do(PlayNeighbour(kingdom="moor"))
    sovereign.do(BeginReign(kingdom="moor"))
    sovereign.do(Dismiss(kingdom=table, role="viceroy"))
    sovereign.do(SitAtTable(kingdom="moor"))
    page = page_of(qtbot, sovereign)
    told = f"A vassal of {name} · no Viceroy does their duty, as if there were no Ruler"
    assert page.vassals.bound.text() == told


def test_appointing_a_second_viceroy_asks_whose_place_it_is(qtbot: QtBot, sovereign: Document) -> None:
    """A Viceroy for each vassal: with one vassal the new one takes the place of the old."""
    one = AppointDialog(sovereign, "viceroy", "")
    qtbot.addWidget(one)
    assert one.place is not None
    assert [one.place.itemData(n) for n in range(one.place.count())] == ["Vera"]


def test_a_viceroys_second_role_shows_what_it_gives(qtbot: QtBot, sovereign: Document) -> None:
    """IT L189: 1 less in the vassal's list of leaders."""
    sovereign.do(PlayNeighbour(kingdom="moor"))
    sovereign.do(Appoint(kingdom="moor", role="general", name="Vera", abilities={"str": 3}))
    sovereign.do(SitAtTable(kingdom="moor"))
    page = page_of(qtbot, sovereign)
    rows = {row.role: row for row in page.leaders.model.rows}
    assert rows["general"].texts[3] == "Stability +2"
