"""Terms on the screen: the card that is shown, F1 while it is, the menu, and which places have them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QUrl
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.help import terms
from kingdom_gui.views.help.places import page_of_index
from kingdom_gui.views.help.terms import add_about, card_html, explained
from kingdom_gui.views.ledger_popup import LedgerPopup
from kingdom_gui.views.main_window import MainWindow


def hover(widget: QWidget, at: QPoint | None = None) -> str:
    """Let the pointer rest on a place; what is shown then."""
    place = at or widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
    return QToolTip.text()


@pytest.fixture(autouse=True)
def _no_tip_left():  # type: ignore[no-untyped-def]
    yield
    QToolTip.hideText()


def test_a_number_keeps_its_tip_and_gets_a_card(window: MainWindow) -> None:
    button = window.strip.buttons["unrest"]
    shown = hover(button)
    assert button.toolTip()
    assert "F1" in shown
    book = window.commands.desk().book()
    assert book.page("rules/unrest").first[:40] in shown


def test_f1_while_a_card_is_shown_opens_its_page(window: MainWindow) -> None:
    hover(window.strip.buttons["unrest"])
    window.commands.help_here()
    assert window.commands.desk().window().page == "rules/unrest"
    window.commands.desk().window().close()


def test_a_building_of_the_palette(window: MainWindow) -> None:
    window.show_page("settlement")
    page = window.pages.page("settlement")
    assert isinstance(page, SettlementPage)
    view = page.palette_panel.list
    index = view.model().index(0, 0)
    assert page_of_index(index).startswith("building.")
    shown = hover(view.viewport(), view.visualRect(index).center())
    assert "F1" in shown
    view.setCurrentIndex(index)
    wanted = window.commands.desk().page_here(view)
    assert wanted == window.commands.desk().page_id(page_of_index(index))


def test_lines_of_a_ledger(window: MainWindow) -> None:
    window.wiring.show_number("economy", window.strip.buttons["economy"])
    popup = window.findChild(LedgerPopup)
    assert popup is not None
    tops = [popup.tree.topLevelItem(row) for row in range(popup.tree.topLevelItemCount())]
    items = [*tops, *(top.child(row) for top in tops for row in range(top.childCount()))]
    pages = {page_of_index(popup.tree.indexFromItem(item, 1)) for item in items}
    assert any(page.startswith(("building.", "alignment.", "role.")) for page in pages), pages
    assert all(not page or window.commands.desk().page_id(page) for page in pages)
    popup.close()


def test_a_menu_of_its_own(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, window: MainWindow) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _at: shown.extend(a.text() for a in menu.actions()))
    button = explained(QPushButton(window), "building.inn")
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(2, 2), QPoint(2, 2))
    QApplication.sendEvent(button, event)
    assert shown == ["About Inn"]


def test_about_opens_the_page(window: MainWindow) -> None:
    menu = QMenu(window)
    add_about(menu, "event.plague")
    (action,) = menu.actions()
    action.trigger()
    assert window.commands.desk().window().page == "events/plague"
    window.commands.desk().window().close()
    add_about(menu, "event.nothing")
    assert len(menu.actions()) == 1


def test_the_menu_of_a_hex_tells_of_its_terrain(window: MainWindow) -> None:
    from kingdom_gui.views.map_menu import menu_offers

    here = next(iter(window.document.campaign.hexes))
    offers = menu_offers(window.document, (here,), lambda *_: None)
    assert offers[-1].name.startswith("About ")
    assert offers[-1].run is not None


def test_a_foreign_text_in_a_tip_is_not_taken_for_markup(window: MainWindow) -> None:
    shown = card_html("a & b\n2 < 3", "building.inn")
    assert "a &amp; b<br>2 &lt; 3" in shown
    assert "Inn" in shown


def test_what_the_book_does_not_know_keeps_its_tip(window: MainWindow) -> None:
    assert card_html("just this", "term.nothing_such") == "just this"


def test_without_a_window_there_are_no_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terms._Now, "commands", None)
    assert card_html("tip", "building.inn") == "tip"


def test_an_event_in_the_journal_leads_to_its_page(window: MainWindow) -> None:
    from kingdom_gui.views.journal.chronicle import Chronicle
    from kingdom_gui.views.journal.rich_text import block_html
    from kingdom_gui.words import Speaker
    from kingdom_gui.words.journal import Block

    block = Block("month", lines=["Plague strikes."], events=("plague",))
    assert "<a href='help:event.plague'>Plague</a>" in block_html(block, Speaker("en"))
    window.show_page("journal")
    chronicle = window.findChild(Chronicle)
    assert chronicle is not None
    chronicle.text.anchorClicked.emit(QUrl("help:event.plague"))
    assert window.commands.desk().window().page == "events/plague"
    window.commands.desk().window().close()
