"""The window as a whole: founding, claiming from the inspector, undo named, saving and opening again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.found import AdvanceMonth
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.state import Campaign
from kingdom_gui.views.dialogs.adopt import AdoptDialog
from kingdom_gui.views.dialogs.found_settlement import FoundSettlementDialog
from kingdom_gui.views.dialogs.founding.dialog import FoundingDialog
from kingdom_gui.views.finder import Finder
from kingdom_gui.views.ledger_popup import LedgerPopup
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.offer_row import OfferRow
from kingdom_gui.views.panes import _first_focus
from kingdom_gui.views.tool_strip import MapPage
from kingdom_gui.views.welcome import Welcome

from .modal import answer
from .realm import KINGDOM, place

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


def settled(window: MainWindow) -> None:
    """Let what was put off for the event loop happen."""
    for _ in range(4):
        QApplication.processEvents()


def offer(window: MainWindow, name: str) -> OfferRow:
    """The inspector's row for something that can be done."""
    settled(window)
    rows = window.inspector.findChildren(OfferRow)
    return next(row for row in rows if row.offer.name == name)


def choose_name(monkeypatch: pytest.MonkeyPatch, method: str, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, method, staticmethod(lambda *_: (str(path), "")))


def test_with_nothing_open_it_offers_ways_to_begin(empty_window: MainWindow) -> None:
    assert isinstance(empty_window.front.currentWidget(), Welcome)
    assert empty_window.windowTitle() == "Kingdom GUI"
    assert not empty_window.menus.actions["save"].isEnabled()
    assert not empty_window.menus.actions["grant"].isEnabled()


def test_a_kingdom_is_founded_with_enter_alone(qtbot: QtBot, empty_window: MainWindow) -> None:
    welcome = empty_window.front.currentWidget()
    assert welcome is not None
    first = welcome.findChild(QPushButton)
    assert first is not None

    def fill(dialog: FoundingDialog) -> None:
        qtbot.keyClicks(dialog.land_step.named, "Greyhollow")
        for _ in dialog.steps:
            qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    answer(qtbot, FoundingDialog, fill, lambda: qtbot.keyClick(first, Qt.Key.Key_Space))
    kingdom = empty_window.document.kingdom
    assert kingdom is not None
    # 50 BP of a patron (IT L206), less 1 for the first hex (IT L493) and 1 for its plains (IT L529).
    assert (kingdom.name, kingdom.treasury.value, kingdom.stage) == ("Greyhollow", 48, "founding")
    assert len(empty_window.document.campaign.hexes) == 20 * 15
    assert empty_window.pages.current == "map"
    assert empty_window.isWindowModified()
    assert empty_window.strip.buttons["treasury"].value == 48


def test_a_hex_is_claimed_from_the_inspector(qtbot: QtBot, window: MainWindow) -> None:
    document = window.document
    window.show_page("map")
    window.selection.select_hexes((place(10, 6),))
    row = offer(window, "Claim")
    assert row.offer.price == 1
    before = document.campaign.kingdoms[KINGDOM].treasury.value
    qtbot.mouseClick(row.button, LEFT)
    assert document.campaign.claims[place(10, 6)] == KINGDOM
    assert document.campaign.kingdoms[KINGDOM].treasury.value == before - 1
    assert window.strip.buttons["size"].value == 17


def test_the_inspector_says_why_not_and_the_gm_may_insist(qtbot: QtBot, window: MainWindow) -> None:
    from kingdom_gui.views.dialogs.override import OverrideDialog

    far = place(15, 12)
    window.selection.select_hexes((far,))
    row = offer(window, "Claim")
    assert not row.offer.possible
    texts = [label.text() for label in row.findChildren(QLabel)]
    assert any("explored" in text for text in texts)
    insist = row.findChild(QPushButton)
    assert insist is not None

    def fill(dialog: OverrideDialog) -> None:
        qtbot.keyClicks(dialog.note, "A gift of the elves")
        qtbot.mouseClick(dialog.do_button, LEFT)

    answer(qtbot, OverrideDialog, fill, lambda: qtbot.mouseClick(insist, LEFT))
    assert window.document.campaign.claims[far] == KINGDOM
    window.document.undo_stack.undo()
    settled(window)
    again = offer(window, "Claim").findChild(QPushButton)
    assert again is not None
    without = lambda dialog: qtbot.mouseClick(dialog.do_button, LEFT)  # noqa: E731  # a reason is optional
    answer(qtbot, OverrideDialog, without, lambda: qtbot.mouseClick(again, LEFT))
    told = window.document.campaign.journal[window.document.campaign.month]
    assert {line.note for line in told if line.code == "overridden"} == {""}


def test_a_click_on_the_map_selects_and_the_inspector_follows(qtbot: QtBot, window: MainWindow) -> None:
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    view = page.view
    settled(window)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.point_of(place(7, 7)).toPoint())
    assert window.selection.hexes == (place(7, 7),)
    settled(window)
    assert window.inspector.card is not None
    assert offer(window, "Abandon").offer.possible


def test_a_settlement_is_founded_from_the_inspector(qtbot: QtBot, window: MainWindow) -> None:
    window.selection.select_hexes((place(8, 7),))
    settled(window)
    names = [button for button in window.inspector.findChildren(QPushButton) if "Found" in button.text()]

    def fill(dialog: FoundSettlementDialog) -> None:
        qtbot.keyClicks(dialog.name, "Millbrook")
        dialog.granted.setChecked(True)
        qtbot.mouseClick(dialog.do_button, LEFT)

    answer(qtbot, FoundSettlementDialog, fill, lambda: qtbot.mouseClick(names[0], LEFT))
    assert window.document.campaign.settlements["millbrook"].hex == place(8, 7)


def test_a_settlement_is_founded_with_enter_alone(qtbot: QtBot, window: MainWindow) -> None:
    def enter(dialog: FoundSettlementDialog) -> None:
        dialog.granted.setChecked(True)
        qtbot.keyClick(dialog.name, Qt.Key.Key_Return)

    for number, expected in enumerate(("Alderwick", "Thornferry")):
        window.selection.select_hexes((place(8, 7 - number),))
        settled(window)
        found = next(b for b in window.inspector.findChildren(QPushButton) if "Found" in b.text())
        answer(qtbot, FoundSettlementDialog, enter, found.click)
        assert expected in [one.name for one in window.document.campaign.settlements.values()]


def test_a_button_that_cannot_be_pressed_says_why(qtbot: QtBot, window: MainWindow) -> None:
    dialog = FoundSettlementDialog(window.document, place(8, 7), window)
    dialog.granted.setChecked(True)
    dialog.show()
    assert dialog.do_button.isEnabled()
    assert dialog.do_button.toolTip() == ""
    qtbot.keyClick(dialog.name, Qt.Key.Key_Backspace)  # what is suggested is selected
    assert not dialog.do_button.isEnabled()
    assert dialog.do_button.toolTip() == "It needs a name."
    assert dialog.effect.isVisible()
    assert dialog.effect.text() == "It needs a name."
    qtbot.keyClicks(dialog.name, "Millbrook")
    assert dialog.do_button.isEnabled()
    dialog.reject()


def test_undo_and_redo_are_named_after_what_was_done(qtbot: QtBot, window: MainWindow) -> None:
    window.document.do(Grant(kingdom=KINGDOM, treasury=5))
    undo, redo = window.menus.actions["undo"], window.menus.actions["redo"]
    assert "Grant" in undo.text()
    assert not redo.isEnabled()
    treasury = window.strip.buttons["treasury"].value
    assert treasury is not None
    undo.trigger()
    assert window.strip.buttons["treasury"].value == treasury - 5
    assert "Grant" in redo.text()
    redo.trigger()
    assert window.strip.buttons["treasury"].value == treasury


def test_saved_and_opened_again_it_is_the_same_campaign(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ashmark.kingdom.json"
    choose_name(monkeypatch, "getSaveFileName", path)
    window.menus.actions["save"].trigger()
    assert path.is_file()
    assert not window.isWindowModified()
    assert window.windowTitle() == "ashmark.kingdom.json[*] — Kingdom GUI"
    saved = window.document.campaign
    window.document.do(Grant(kingdom=KINGDOM, treasury=5))
    assert window.isWindowModified()
    window.document.undo_stack.undo()
    assert not window.isWindowModified()
    choose_name(monkeypatch, "getOpenFileName", path)
    window.menus.actions["open"].trigger()
    opened = window.document.campaign
    assert opened is not saved
    assert opened == saved
    assert window.preferences.recent == [path]


def test_a_file_that_cannot_be_read_is_told_in_one_sentence_and_nothing_is_lost(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "broken.kingdom.json"
    path.write_text('{"format": "kingdom-campaign", ', encoding="utf-8")
    before = window.document.campaign
    said: list[str] = []

    def read(box: QMessageBox) -> None:
        said.append(box.text())
        box.buttons()[0].click()

    answer(qtbot, QMessageBox, read, lambda: window.file_commands.open(path))
    assert "broken.kingdom.json" in said[0]
    assert "Traceback" not in said[0]
    assert window.document.campaign is before


def test_unsaved_work_is_asked_about(qtbot: QtBot, window: MainWindow) -> None:
    def cancel(box: QMessageBox) -> None:
        box.button(QMessageBox.StandardButton.Cancel).click()

    answer(qtbot, QMessageBox, cancel, window.close)
    assert window.isVisible()

    def discard(box: QMessageBox) -> None:
        box.button(QMessageBox.StandardButton.Discard).click()

    with qtbot.waitSignal(window.closed):
        answer(qtbot, QMessageBox, discard, window.close)


@pytest.mark.parametrize(
    ("key", "page"),
    [
        (Qt.Key.Key_1, "map"),
        (Qt.Key.Key_2, "settlement"),
        (Qt.Key.Key_3, "kingdom"),
        (Qt.Key.Key_4, "journal"),
    ],
)
def test_pages_by_key(qtbot: QtBot, window: MainWindow, key: Qt.Key, page: str) -> None:
    window.activateWindow()
    qtbot.keyClick(window, key, CONTROL)
    assert window.pages.current == page
    assert window.modes.buttons[page].isChecked()


def test_f6_goes_round_the_panes(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page("kingdom")
    window.activateWindow()
    settled(window)
    shown = [stop for stop in window.panes.stops if stop.isVisible() and _first_focus(stop)]
    assert shown[0] is window.strip
    assert shown[-1] is window.inspector
    window.strip.title.setFocus()
    seen = []
    for _ in shown:
        qtbot.keyClick(window, Qt.Key.Key_F6)
        focus = window.focusWidget()
        seen.append(next(stop for stop in window.panes.stops if stop.isAncestorOf(focus)))
    assert seen == [*shown[1:], shown[0]]
    qtbot.keyClick(window, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    focus = window.focusWidget()
    assert window.inspector.isAncestorOf(focus)


def test_a_number_opens_its_ledger(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.strip.buttons["loyalty"], LEFT)
    popup = window.findChild(LedgerPopup)
    assert popup is not None
    assert popup.total == window.strip.buttons["loyalty"].value
    popup.close()


def test_hovering_a_legal_deed_previews_the_numbers(window: MainWindow) -> None:
    from kingdom_gui.engine.actions.land import Claim

    outcome = window.document.check(Claim(kingdom=KINGDOM, hexes=(place(10, 6),)))
    window.wiring.preview(outcome)
    assert window.strip.buttons["size"].ahead == 17
    window.wiring.preview(None)
    assert window.strip.buttons["size"].ahead is None


def test_what_was_against_one_hex_is_not_told_of_the_next(window: MainWindow) -> None:
    from kingdom_gui.engine.actions.land import Claim

    hints = window.status.hint_label
    outcome = window.document.check(Claim(kingdom=KINGDOM, hexes=(place(0, 0),)))
    window.wiring.preview(outcome)
    assert "does not touch the realm" in hints.text()
    assert "\n" not in hints.text()  # a line of another height would move the map under the pointer
    window.wiring.preview(None)
    assert hints.text() == ""
    window.status.hint("Click the hex on the map")  # somebody else's hint stays
    window.wiring.preview(None)
    assert hints.text() == "Click the hex on the map"


def test_a_reign_is_begun_once(window: MainWindow) -> None:
    assert not window.menus.actions["begin_reign"].isEnabled()


def test_the_strip_names_the_month(window: MainWindow) -> None:
    assert window.strip.title.month == "Month 2"
    window.document.do(AdvanceMonth(kingdom=KINGDOM))
    assert window.strip.title.month == "Month 3"


def test_the_finder_goes_to_a_hex_by_its_label(qtbot: QtBot, window: MainWindow) -> None:
    def find(finder: Finder) -> None:
        qtbot.keyClicks(finder.line, "0808")
        qtbot.keyClick(finder.line, Qt.Key.Key_Return)

    answer(qtbot, Finder, find, window.menus.actions["find"].trigger)
    assert window.selection.hexes == (place(7, 7),)
    assert window.pages.current == "map"


def test_the_finder_finds_leaders_settlements_and_deeds(qtbot: QtBot, window: MainWindow) -> None:
    finder = Finder(window)
    qtbot.addWidget(finder)
    rulings = "Optional rules and rulings"
    for text, name in (("tamsin", "Treasurer: Tamsin Quill"), ("ashf", "Ashford"), ("rulings", rulings)):
        finder.line.setText(text)
        assert finder._shown[0].name == name


def test_adopting_begins_a_campaign_from_a_paper_sheet(qtbot: QtBot, empty_window: MainWindow) -> None:
    def fill(dialog: AdoptDialog) -> None:
        qtbot.keyClicks(dialog.name, "Old Realm")
        for name, value in {
            "economy": 52,
            "loyalty": 45,
            "stability": 56,
            "treasury": 12,
            "unrest": 4,
        }.items():
            dialog.sheet.boxes[name].setValue(value)
        qtbot.mouseClick(dialog.do_button, LEFT)

    answer(qtbot, AdoptDialog, fill, lambda: empty_window.menus.actions["adopt_kingdom"].trigger())
    strip = empty_window.strip
    assert strip.buttons["economy"].value == 52
    assert strip.buttons["treasury"].value == 12
    assert strip.buttons["unrest"].value == 4


def test_the_inspector_gives_way_in_a_narrow_window_and_comes_when_called(window: MainWindow) -> None:
    window.show_page("map")
    settled(window)
    assert window.inspector.isVisible()
    window.resize(700, 500)
    settled(window)
    assert not window.inspector.isVisible()
    window.menus.actions["inspector"].trigger()
    assert window.inspector.isVisible()


def test_the_settlement_page_has_the_width_to_itself(window: MainWindow) -> None:
    window.show_page("settlement")
    settled(window)
    assert not window.inspector.isVisible()


def test_no_campaign_at_all_is_still_a_window(empty_window: MainWindow) -> None:
    empty_window.files.start(Campaign())
    for page in ("map", "settlement", "kingdom", "journal"):
        empty_window.show_page(page)
        settled(empty_window)
    assert empty_window.strip.title.text() == "No kingdom yet"


def test_f6_goes_through_the_parts_of_the_settlement_page(window, qtbot):
    window.show_page("settlement")
    page = window.pages.page("settlement")
    page.set_numbers_visible(True)
    page.tabs.setFocus()
    reached = []
    for _ in range(3):
        qtbot.keyClick(window, Qt.Key.Key_F6)
        reached.append(next((part for part in page.panes() if holds_focus(part)), None))
    assert reached == page.panes()
    qtbot.keyClick(window, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert page.view.hasFocus()
    qtbot.keyClick(window, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert page.palette_panel.search.hasFocus()


def test_hex_and_zoom_of_the_map_stand_in_the_status_line_with_the_map_only(window):
    window.show_page("map")
    assert window.status.zoom_label.isVisible()
    window.show_page("settlement")
    window.pages.page("map").view.view_changed.emit()
    assert not window.status.zoom_label.isVisible()
    assert not window.status.hex_label.isVisible()


def holds_focus(part) -> bool:
    focus = part.window().focusWidget()
    return focus is part or part.isAncestorOf(focus)


def test_undo_and_redo_tell_in_the_status_line_what_they_did(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    window.document.do(Grant(kingdom=KINGDOM, treasury=5))
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL)
    assert window.status.hint_label.text().startswith("Undone: Grant")
    qtbot.keyClick(window, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert window.status.hint_label.text().startswith("Redone: Grant")


def test_saving_is_told_in_the_status_line(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose_name(monkeypatch, "getSaveFileName", tmp_path / "ashmark.kingdom.json")
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_S, CONTROL)
    assert window.status.hint_label.text() == "Saved ashmark.kingdom.json"


def test_a_pdf_saved_is_told_in_its_dialog_and_in_the_status_line(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kingdom_gui.sheets.preview import PreviewDialog

    choose_name(monkeypatch, "getSaveFileName", tmp_path / "ashmark")

    def save(dialog: PreviewDialog) -> None:
        qtbot.keyClick(dialog.pdf_button, Qt.Key.Key_Space)
        assert dialog.told.text() == "Saved ashmark.pdf"
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    answer(qtbot, PreviewDialog, save, window.menus.actions["print"].trigger)
    assert (tmp_path / "ashmark.pdf").is_file()
    assert window.status.hint_label.text() == "Saved ashmark.pdf"


def test_the_beginning_of_the_reign_is_told(qtbot: QtBot, window: MainWindow) -> None:
    from .realm import young

    window.files.start(young(window.document))
    settled(window)
    begin = next(b for b in window.inspector.findChildren(QPushButton) if b.text() == "Begin the reign")
    qtbot.keyClick(begin, Qt.Key.Key_Space)
    kingdom = window.document.kingdom
    assert kingdom is not None
    assert kingdom.stage == "reigning"
    said = window.status.hint_label.text()
    assert said.startswith("The reign has begun")
    assert "no Ruler" in said


def test_hex_and_zoom_stand_in_the_status_line_on_the_map_page_only(window: MainWindow) -> None:
    for page in ("kingdom", "map", "settlement", "map", "journal"):
        window.show_page(page)
        settled(window)
        shown = window.status.zoom_label.isVisible(), window.status.hex_label.isVisible()
        assert shown == (page == "map",) * 2
