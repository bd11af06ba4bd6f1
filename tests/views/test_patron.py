"""What a patron expects: said on the kingdom's page and sheet, asked for when founding and editing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.document.selection import Selection
from kingdom_gui.engine.actions.found import OBLIGATIONS, EditKingdom, FoundKingdom
from kingdom_gui.engine.actions.neighbour import FoundNeighbour
from kingdom_gui.engine.state import Obligation
from kingdom_gui.sheets.figures import kingdom_figures
from kingdom_gui.sheets.labels import labels
from kingdom_gui.views.dialogs.edit_kingdom import EditKingdomDialog
from kingdom_gui.views.dialogs.founding.dialog import FoundingDialog
from kingdom_gui.views.kingdom_page import KingdomPage

LEFT = Qt.MouseButton.LeftButton


def page_of(qtbot: QtBot, document: Document) -> KingdomPage:
    page = KingdomPage(document, Selection(document, document))
    qtbot.addWidget(page)
    page.resize(980, 700)
    page.show()
    QApplication.processEvents()
    return page


def edited(document: Document, **fields: object) -> None:
    document.do(EditKingdom(kingdom=document.campaign.at_table, **fields))  # type: ignore[arg-type]
    QApplication.processEvents()


def test_nothing_is_said_where_nobody_expects_anything(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    assert not page.patron.isVisibleTo(page)


@pytest.mark.parametrize(
    ("obligation", "word"),
    [("colony", "wild land"), ("charter", "by right"), ("fief", "domain"), ("conquest", "beaten")],
)
def test_each_obligation_is_told(qtbot: QtBot, realm: Document, obligation: Obligation, word: str) -> None:
    """IT L210-213: colony, charter, fief and conquest."""
    assert obligation in OBLIGATIONS
    page = page_of(qtbot, realm)
    edited(realm, obligation=obligation)
    assert page.patron.isVisibleTo(page)
    assert page.patron.about.text().startswith(f"{obligation.capitalize()}: ")
    assert word in page.patron.about.text()
    assert page.patron.pays.text() == "Nothing is paid back."
    lines = realm.campaign.journal[realm.campaign.month]
    assert lines[-1].parameters == {"obligation": obligation}


@pytest.mark.parametrize(
    ("repayment", "tithe", "told"),
    [
        (1, 0, "1 BP go back to the patron each month."),
        (0, 10, "10% of the income goes to the patron each month, at least 1 BP."),
        (2, 10, "2 BP and 10% of the income, at least 1 BP, go to the patron each month."),
    ],
)
def test_what_goes_back_is_told(qtbot: QtBot, realm: Document, repayment: int, tithe: int, told: str) -> None:
    page = page_of(qtbot, realm)
    edited(realm, repayment=repayment, tithe=tithe)
    said = page.patron.pays.text().replace("\u2068", "").replace("\u2069", "")
    assert said == told
    assert page.patron.head.text() == "Patron: Wealthy sponsor"
    assert not page.patron.about.isVisibleTo(page)


def test_a_kingdom_of_the_campaign_is_named(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    realm.do(FoundNeighbour(kingdom="n", name="North", patron=True))
    QApplication.processEvents()
    assert page.patron.head.text() == "Patron: North"


def test_the_dialog_of_the_kingdom_changes_it(qtbot: QtBot, realm: Document) -> None:
    kingdom = realm.kingdom
    assert kingdom is not None
    dialog = EditKingdomDialog(realm, kingdom)
    qtbot.addWidget(dialog)
    dialog.show()
    fields = dialog.patron
    fields.obligation.setCurrentIndex(fields.obligation.findData("fief"))
    assert "settled lands" in fields.obligation.toolTip()
    fields.repayment.setValue(2)
    fields.tithe.setValue(10)
    qtbot.mouseClick(dialog.do_button, LEFT)
    changed = realm.kingdom
    assert changed is not None
    assert (changed.obligation, changed.repayment, changed.tithe) == ("fief", 2, 10)
    again = EditKingdomDialog(realm, changed)
    qtbot.addWidget(again)
    assert (again.patron.wanted, again.patron.tithe.value()) == ("fief", 10)
    again.patron.obligation.setCurrentIndex(0)
    action = again.action()
    assert isinstance(action, EditKingdom)
    assert action.obligation == ""


def test_founding_asks_for_it_where_a_sponsor_pays(qtbot: QtBot, document: Document) -> None:
    dialog = FoundingDialog(document)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.go_to(2)
    purse = dialog.purse
    fields = purse.patron
    fields.obligation.setCurrentIndex(fields.obligation.findData("charter"))
    fields.repayment.setValue(1)
    purse.purse.setCurrentIndex(1)
    assert not fields.obligation.isVisibleTo(dialog)
    alone = dialog.founding()[0]
    assert isinstance(alone, FoundKingdom)
    assert (alone.patron, alone.obligation, alone.repayment) == (False, "", 0)
    purse.purse.setCurrentIndex(0)
    made = dialog.founding()[0]
    assert isinstance(made, FoundKingdom)
    assert (made.patron, made.obligation, made.repayment, made.tithe) == (True, "charter", 1, 0)


def test_the_sheet_tells_it(realm: Document) -> None:
    edited(realm, obligation="colony", tithe=10)
    figures = kingdom_figures(realm.campaign, realm.campaign.at_table, realm.rules, labels("en"))
    assert figures.subtitle.endswith("Patron: colony · 10% of the income to the patron")
