"""The inspector: what each selection is, what can be done, and that it keeps pace and the focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.found import BeginReign
from kingdom_gui.engine.actions.land import Claim
from kingdom_gui.engine.hexes import rectangle
from kingdom_gui.engine.leadership import holders, is_filled
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.offer_row import OfferRow, SettledRow
from kingdom_gui.views.offers import MOST_AT_ONCE, hex_offers
from kingdom_gui.views.tool_strip import MapPage

from .realm import KINGDOM, place, young

LEFT = Qt.MouseButton.LeftButton


def at_rest() -> None:
    for _ in range(5):
        QApplication.processEvents()


def texts(window: MainWindow) -> str:
    at_rest()
    return "\n".join(label.text() for label in window.inspector.findChildren(QLabel))


def test_a_hex_says_what_it_is(window: MainWindow) -> None:
    window.selection.select_hexes((place(7, 6),))
    said = texts(window)
    for fact in ("Plains 0807", "Ashmark", "River", "explored and cleared, prepared", "Ashford"):
        assert fact in said


def test_unclaimed_land_says_so(window: MainWindow) -> None:
    window.selection.select_hexes((place(15, 12),))
    said = texts(window)
    assert "unclaimed" in said
    assert "not explored" in said


def test_several_hexes_are_summed_up(window: MainWindow) -> None:
    window.selection.select_hexes((place(5, 5), place(6, 5), place(7, 5)))
    said = texts(window)
    assert "3 hex(es)" in said or "3 hexes" in said
    assert "2 / 3" in said


def test_possible_things_come_first_and_reasons_stand_below(window: MainWindow) -> None:
    window.selection.select_hexes((place(7, 7),))
    at_rest()
    rows = window.inspector.findChildren(OfferRow)
    order = [row.offer.possible for row in sorted(rows, key=lambda row: row.mapToGlobal(row.pos()).y())]
    assert order == sorted(order, reverse=True)
    mine = next(row for row in rows if row.offer.name == "Mine")
    assert any("Mine cannot be built" in label.text() for label in mine.findChildren(QLabel))


def test_very_many_hexes_offer_nothing_and_cost_nothing(window: MainWindow) -> None:
    many = tuple(rectangle(40, 40, "pointy", "odd"))
    assert len(many) > MOST_AT_ONCE
    from kingdom_gui.engine.actions.world import PaintTerrain

    window.document.do(PaintTerrain(hexes=many, terrain="plains"))
    assert hex_offers(window.document, many) == []
    window.selection.select_hexes(many)
    assert "fewer hexes" in texts(window)


def test_a_role_is_kept_up_to_date_and_edited_in_place(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page("kingdom")
    window.selection.select_role("general")
    assert "Marek of the Ford" in texts(window)
    days = window.inspector.findChild(QSpinBox)
    assert days is not None
    days.setValue(3)
    kingdom = window.document.kingdom
    assert kingdom is not None
    assert holders(kingdom, "general")[0].days == 3
    assert not is_filled(kingdom, "general")


def test_a_consort_can_stand_in_for_the_ruler(window: MainWindow) -> None:
    from kingdom_gui.engine.actions.rule import Appoint

    window.document.do(Appoint(kingdom=KINGDOM, role="heir", name="Little Ilse", abilities={"cha": 2}))
    window.show_page("kingdom")
    window.selection.select_role("heir")
    at_rest()
    acting = window.inspector.findChild(QCheckBox)
    assert acting is not None
    acting.setChecked(True)
    kingdom = window.document.kingdom
    assert kingdom is not None
    assert holders(kingdom, "heir")[0].acting


def test_what_is_gone_is_no_longer_shown(window: MainWindow) -> None:
    window.selection.select_settlement("ashford")
    assert "Ashford" in texts(window)
    window.files.start(young(window.document))
    assert window.selection.empty
    assert "Ashford" not in texts(window)


def test_a_settlements_numbers_open_their_ledgers(qtbot: QtBot, window: MainWindow) -> None:
    from kingdom_gui.views.ledger_popup import LedgerPopup

    window.selection.select_settlement("ashford")
    at_rest()
    button = next(
        b for b in window.inspector.findChildren(QPushButton) if b.accessibleName().startswith("Defense")
    )
    qtbot.mouseClick(button, LEFT)
    popup = window.findChild(LedgerPopup)
    assert popup is not None
    assert popup.title == "Ashford: Defense"
    popup.close()


def test_the_guide_leads_a_young_kingdom_and_ends_with_the_reign(
    qtbot: QtBot, empty_window: MainWindow
) -> None:
    window = empty_window
    window.files.start(young(window.document))
    assert "First steps" in texts(window)
    steps = [b.accessibleName() for b in window.inspector.findChildren(QPushButton)]
    assert "Claim the first hex" in steps
    window.document.do(BeginReign(kingdom=KINGDOM))
    said = texts(window)
    assert "First steps" not in said
    assert "Ashmark" in said


@pytest.mark.parametrize(("step", "tool"), [("Draw the land", "brush"), ("Claim the first hex", "select")])
def test_a_first_step_on_the_map_takes_the_tool_and_says_what_comes_next(
    qtbot: QtBot, empty_window: MainWindow, step: str, tool: str
) -> None:
    window = empty_window
    window.files.start(young(window.document))
    texts(window)
    button = next(b for b in window.inspector.findChildren(QPushButton) if b.accessibleName() == step)
    qtbot.mouseClick(button, LEFT)
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    assert page.view.tool.id == tool
    assert window.status.hint_label.text()


def test_the_step_to_a_settlement_shows_the_land_it_may_stand_on(
    qtbot: QtBot, empty_window: MainWindow
) -> None:
    window = empty_window
    window.files.start(young(window.document))
    window.wiring.wanted("first_step", "settle")
    assert not window.selection.hexes
    assert "claim" in window.status.hint_label.text()
    window.document.do(Claim(kingdom=KINGDOM, hexes=(place(7, 6),), granted=True))
    window.wiring.wanted("first_step", "settle")
    assert window.selection.hexes == (place(7, 6),)
    at_rest()
    assert "Found a settlement…" in [b.text() for b in window.inspector.findChildren(QPushButton)]


def test_the_keyboard_focus_stays_on_what_was_pressed(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page("map")
    window.activateWindow()
    window.selection.select_hexes((place(7, 7), place(8, 7)))
    at_rest()
    first = next(r for r in window.inspector.findChildren(OfferRow) if r.offer.name == "Road")
    first.button.setFocus()
    assert window.focusWidget() is first.button
    qtbot.keyClick(first.button, Qt.Key.Key_Space)
    at_rest()
    assert window.inspector.isAncestorOf(window.focusWidget())


def settled(window: MainWindow) -> dict[str, str]:
    """The rows that keep a place only, with what they say of themselves."""
    at_rest()
    rows = [row.findChild(QPushButton) for row in window.inspector.findChildren(SettledRow)]
    return {row.text(): row.accessibleName().rpartition(", ")[2] for row in rows if row is not None}


def test_what_is_undone_is_not_called_done(window: MainWindow) -> None:
    stack, free = window.document.undo_stack, place(5, 6)
    window.document.do(Claim(kingdom=KINGDOM, hexes=(free,), granted=True))
    window.selection.select_hexes((free,))
    at_rest()
    next(r for r in window.inspector.findChildren(OfferRow) if r.offer.name == "Road").button.click()
    assert settled(window) == {"Road": "done"}
    stack.undo()
    assert "Road" not in settled(window)
    stack.undo()
    assert settled(window)["Road"] == "nothing to do"
    stack.redo()
    stack.redo()
    assert settled(window)["Road"] == "done"
    stack.undo()
    stack.undo()  # both before the card is made anew
    assert settled(window)["Road"] == "nothing to do"


def test_rows_keep_no_place_of_another_campaign(window: MainWindow) -> None:
    window.selection.select_hexes((place(7, 7),))
    at_rest()
    row = next(r for r in window.inspector.findChildren(OfferRow) if r.offer.name == "Road")
    row.button.click()
    assert "Road" in settled(window)
    window.files.start(young(window.document))
    window.selection.select_hexes((place(7, 7),))
    assert settled(window) == {}


def test_taking_an_improvement_down_says_so_in_a_section_of_its_own(window: MainWindow) -> None:
    from kingdom_gui.views.map.context_menu import build_menu
    from kingdom_gui.views.map_menu import menu_offers

    farm = place(6, 6)
    offer = next(one for one in hex_offers(window.document, (farm,)) if one.name == "Remove Farm")
    assert (offer.icon, offer.possible) == ("delete", True)
    menu = build_menu(menu_offers(window.document, (farm,), lambda *_: None), window)
    entries = menu.actions()
    at = next(number for number, entry in enumerate(entries) if entry.text().startswith("Remove Farm"))
    assert entries[at - 1].isSeparator()
    assert entries[at + 1].isSeparator()
    assert not any(entry.text().startswith("Farm") for entry in entries)
    entries[at].trigger()
    assert "farm" not in window.document.campaign.hexes[farm].improvements


def test_an_empty_role_tells_all_that_it_costs(window: MainWindow) -> None:
    for role, lost in (
        ("ruler", "Unrest +4, no claims, districts, Farms, Highways, Roads"),
        ("treasurer", "Economy −4, no taxes"),
        ("councilor", "Loyalty −2, Unrest +1, no holiday bonus"),
        ("grand_diplomat", "Stability −2, no "),
        ("heir", "no penalty"),
    ):
        window.selection.select_role(role)
        assert lost in texts(window), role
    window.selection.select_role("grand_diplomat")
    assert "edict" in texts(window)


def test_land_is_granted_free_and_without_limit(window: MainWindow) -> None:
    """What a patron grants: no price, explored and cleared with it (IT L206)."""
    far = place(15, 12)
    before = window.document.campaign
    granted = [o for o in hex_offers(window.document, (far,)) if o.name == "Claim as granted"]
    assert len(granted) == 1
    window.document.do(granted[0].action)
    after = window.document.campaign
    assert after.claims[far] == KINGDOM
    assert after.hexes[far].cleared
    assert after.kingdoms[KINGDOM].treasury == before.kingdoms[KINGDOM].treasury


def test_it_is_filled_where_its_viewport_covers_it(qtbot: QtBot, qapp: QApplication, realm: Document) -> None:
    """Without the style sheet nothing of the area itself is painted, only what scrolls in it."""
    from kingdom_gui.document.selection import Selection
    from kingdom_gui.views.inspector import Inspector

    before = qapp.styleSheet()
    qapp.setStyleSheet("")
    try:
        inspector = Inspector(realm, Selection(realm))
        qtbot.addWidget(inspector)
        inspector.show()
        qtbot.waitUntil(lambda: inspector.widget() is not None)
    finally:
        qapp.setStyleSheet(before)
