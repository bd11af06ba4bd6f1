"""Several kingdoms in the window: who sits at the table, the others on a page, whose land is painted."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.engine.actions.every import AdoptKingdom, BeginReign, Claim, FoundNeighbour, FoundSettlement
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.neighbours import attitude, economy_ledger
from kingdom_gui.engine.state import Turn
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.views.dialogs.neighbour import NeighbourDialog
from kingdom_gui.views.dialogs.part_with_kingdom import HandOverDialog, RemoveKingdomDialog
from kingdom_gui.views.dialogs.play_neighbour import PlayNeighbourDialog
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.tools.strokes import LandStroke
from kingdom_gui.views.neighbours_panel import NeighboursPanel
from kingdom_gui.views.tool_strip import MapPage

from .modal import answer
from .realm import KINGDOM


@pytest.fixture
def several(window: MainWindow) -> MainWindow:
    """A window on the small realm, another that is played, and a neighbour."""
    document = window.document
    document.do(AdoptKingdom(kingdom="brook", name="Brookland", treasury=33))
    document.do(BeginReign(kingdom="brook"))
    document.do(FoundNeighbour(kingdom="north", name="Northmark", size=20, attitude="hostile"))
    return window


def others(window: MainWindow) -> NeighboursPanel:
    window.commands.neighbours()
    page = window.pages.page("kingdom")
    assert isinstance(page, KingdomPage)
    return page.others


def listed(window: MainWindow) -> QMenu:
    menu = QMenu(window)
    window.kingdoms.fill(menu)
    return menu


# Who sits at the table


def test_one_click_in_the_list_seats_another_kingdom(several: MainWindow) -> None:
    menu = listed(several)
    row = next(action for action in menu.actions() if action.text().startswith("Brookland"))
    assert row.isCheckable()
    assert not row.isChecked()
    row.trigger()
    assert several.document.campaign.at_table == "brook"
    assert several.strip.title.text() == "Brookland"
    assert several.strip.buttons["treasury"].value == 33


def test_where_one_looks_from_is_no_edit(several: MainWindow, tmp_path: Path) -> None:
    document = several.document
    several.files.save(tmp_path / "given.kingdom.json")
    steps = document.undo_stack.count()
    several.kingdoms.next()
    assert document.campaign.at_table == "brook"
    assert not document.modified
    assert document.undo_stack.count() == steps
    document.do(Grant(kingdom="brook", treasury=5))
    several.kingdoms.next()
    document.undo_stack.undo()  # what was done from another seat
    assert document.campaign.at_table == KINGDOM
    assert document.campaign.kingdoms["brook"].treasury.value == 33
    document.undo_stack.redo()
    several.kingdoms.next()
    several.files.save()
    given = load_campaign(tmp_path / "given.kingdom.json", document.rules)
    assert given.at_table == KINGDOM
    assert given.kingdoms["brook"].treasury.value == 38


def test_what_is_kept_of_unsaved_edits_has_the_seat_of_the_file(several: MainWindow, tmp_path: Path) -> None:
    several.files.save(tmp_path / "given.kingdom.json")
    several.kingdoms.next()
    several.document.do(Grant(kingdom="brook", treasury=5))
    several.files.keeping.flush()
    found = several.files.recoverable(tmp_path / "given.kingdom.json")
    assert found is not None
    assert found.campaign.at_table == KINGDOM
    assert found.campaign.kingdoms["brook"].treasury.value == 38


def test_f8_goes_round(qtbot: QtBot, several: MainWindow) -> None:
    action = several.menus.actions["next_kingdom"]
    assert action.shortcut().toString() == "F8"
    action.trigger()
    assert several.document.campaign.at_table == "brook"
    action.trigger()
    assert several.document.campaign.at_table == KINGDOM


def test_a_single_kingdoms_title_leads_to_its_page(qtbot: QtBot, window: MainWindow) -> None:
    assert not window.strip.title.several
    assert not window.menus.actions["next_kingdom"].isEnabled()
    qtbot.mouseClick(window.strip.title, Qt.MouseButton.LeftButton)
    assert window.pages.current == "kingdom"


def test_a_neighbour_in_the_list_is_shown_and_never_seated(several: MainWindow) -> None:
    row = next(action for action in listed(several).actions() if action.text() == "Northmark")
    assert not row.isCheckable()
    row.trigger()
    assert several.document.campaign.at_table == KINGDOM
    assert several.pages.current == "kingdom"


# The other kingdoms


def test_what_they_think_is_changed_in_the_list(qtbot: QtBot, several: MainWindow) -> None:
    panel = others(several)
    assert list(panel.attitudes) == ["brook", "north"]
    box = panel.attitudes["north"]
    assert box.currentData() == "hostile"
    box.setCurrentIndex(box.findData("friendly"))
    box.activated.emit(box.currentIndex())
    assert attitude(several.document.campaign, "north", KINGDOM) == "friendly"


def test_a_form_adds_a_neighbour_and_blocks_nothing(qtbot: QtBot, several: MainWindow) -> None:
    dialog = NeighbourDialog(several.document, None, several)
    dialog.show()
    assert not dialog.isModal()
    assert not dialog.do_button.isEnabled()
    dialog.name.setText("East Fen")
    dialog.size_typed.setChecked(True)
    dialog.size_box.setValue(31)
    dialog.economy_known.setChecked(True)
    dialog.economy.setValue(44)
    dialog.stability_known.setChecked(True)
    dialog.stability.setValue(12)
    dialog.patron.setChecked(True)
    dialog.do_button.click()
    campaign = several.document.campaign
    made = campaign.kingdoms["east-fen"]
    assert made.neighbour is not None
    assert (made.neighbour.size, made.neighbour.economy, made.neighbour.stability) == (31, 44, 12)
    assert campaign.kingdoms[KINGDOM].sponsor == "east-fen"


def test_a_form_keeps_what_is_changed(several: MainWindow) -> None:
    dialog = NeighbourDialog(several.document, several.document.campaign.kingdoms["north"], several)
    assert (dialog.size_box.value(), dialog.attitude.currentData()) == (20, "hostile")
    dialog.size_typed.setChecked(False)
    dialog.attitude.setCurrentIndex(dialog.attitude.findData("helpful"))
    dialog.accept()
    campaign = several.document.campaign
    assert campaign.kingdoms["north"].neighbour is None
    assert attitude(campaign, "north", KINGDOM) == "helpful"


def test_its_economy_is_estimated_with_a_click(several: MainWindow) -> None:
    panel = others(several)
    link = next(b for b in panel.findChildren(type(panel.add_button)) if b.text() == "Estimate")
    link.click()
    found = economy_ledger(several.document.campaign, "north", several.document.rules)
    assert found is not None
    assert 22 <= found.total <= 32


def way(panel: NeighboursPanel, name: str) -> QPushButton:
    """The link of a line of the list, by its accessible name."""
    return next(b for b in panel.findChildren(QPushButton) if b.accessibleName() == name)


def test_a_neighbour_is_played_with_the_totals_that_are_known_and_typed(
    qtbot: QtBot, several: MainWindow
) -> None:
    panel = others(several)

    def fill(dialog: PlayNeighbourDialog) -> None:
        assert dialog.sheet.boxes["size"].value() == 20
        assert dialog.sheet.boxes["control_dc"].value() == 40
        dialog.sheet.boxes["treasury"].setValue(17)
        dialog.sheet.boxes["loyalty"].setValue(12)
        dialog.do_button.click()

    button = way(panel, "Play: Northmark")
    answer(qtbot, PlayNeighbourDialog, fill, button.click)
    north = several.document.campaign.kingdoms["north"]
    assert north.stage == "adopting"
    assert north.treasury.value == 17
    assert dict(north.paper)["loyalty"] == 12
    assert several.document.campaign.at_table == KINGDOM
    several.kingdoms.sit("north")
    assert several.strip.buttons["treasury"].value == 17


def test_a_played_one_is_handed_over_and_is_a_neighbour_then(qtbot: QtBot, several: MainWindow) -> None:
    panel = others(several)
    button = way(panel, "Hand over: Brookland")
    answer(qtbot, HandOverDialog, lambda dialog: dialog.do_button.click(), button.click)
    assert not several.document.campaign.kingdoms["brook"].played
    assert way(panel, "Play: Brookland").isEnabled()
    several.document.undo_stack.undo()
    assert several.document.campaign.kingdoms["brook"].played


def test_one_that_has_land_is_removed_only_once_it_is_told_what_becomes_of_it(
    qtbot: QtBot, several: MainWindow
) -> None:
    document = several.document
    free = tuple(h for h in document.campaign.hexes if h not in document.campaign.claims)[:2]
    document.do(Claim(kingdom="north", hexes=free))
    document.do(FoundSettlement(kingdom="north", settlement="fell", name="Highfell", hex=free[0]))
    panel = others(several)

    def refuse(dialog: RemoveKingdomDialog) -> None:
        assert "2 hexes will be nobody’s" in dialog.lead.text()
        assert "Highfell" in dialog.lead.text()
        dialog.reject()

    answer(qtbot, RemoveKingdomDialog, refuse, way(panel, "Remove: Northmark").click)
    assert "north" in document.campaign.kingdoms
    remove = way(panel, "Remove: Northmark")
    answer(qtbot, RemoveKingdomDialog, lambda dialog: dialog.do_button.click(), remove.click)
    assert "north" not in document.campaign.kingdoms
    assert document.campaign.hexes[free[0]].has("free_city")


def test_one_without_land_is_removed_at_once(several: MainWindow) -> None:
    way(others(several), "Remove: Northmark").click()
    assert "north" not in several.document.campaign.kingdoms


# Whose land is painted


def test_the_claim_tool_paints_a_neighbours_land(several: MainWindow) -> None:
    others(several).claim_wanted.emit("north")
    page = several.pages.page("map")
    assert isinstance(page, MapPage)
    tool = page.view.tool
    assert isinstance(tool, LandStroke)
    assert (tool.id, tool.claimant) == ("claim", "north")
    assert page.tools.claimants.wanted
    campaign = several.document.campaign
    free = [h for h in campaign.hexes if h not in campaign.claims][:3]
    for action in tool.actions(campaign, free, tool.kingdom(campaign)):
        several.document.do(action)
    assert {several.document.campaign.claims[h] for h in free} == {"north"}
    page.tools.claimants.choose(KINGDOM)
    assert tool.kingdom(campaign) == KINGDOM


def test_with_one_kingdom_there_is_nothing_to_choose(window: MainWindow) -> None:
    window.show_page("map")
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    page.tools.build()
    page.view.set_tool("claim")
    assert not page.tools.claimants.wanted
    assert page.tools.claimants.isHidden()


# The month they share


def done(window: MainWindow, kingdom: str) -> None:
    """That kingdom's month is played."""
    document = window.document
    kingdoms = document.campaign.kingdoms
    changed = replace(kingdoms[kingdom], turn=Turn("done"))
    document.open(replace(document.campaign, kingdoms=kingdoms.set(kingdom, changed)), None)


def test_before_the_month_turns_the_other_table_is_named_and_one_click_away(several: MainWindow) -> None:
    done(several, KINGDOM)
    panel = several.turn.panel()
    panel.settle()
    month = several.document.campaign.month
    assert "Brookland has not played this month yet." in panel.card.text()
    several.commands.next_month()
    assert several.document.campaign.month == month
    panel.settle()
    panel.press()
    assert several.document.campaign.at_table == "brook"


def test_the_month_may_begin_all_the_same(several: MainWindow) -> None:
    done(several, KINGDOM)
    panel = several.turn.panel()
    panel.settle()
    month = several.document.campaign.month
    told: list[object] = []
    several.document.warned.connect(told.append)
    panel.player.begin_month()
    assert several.document.campaign.month == month + 1
    assert [getattr(reason, "code", "") for reason in told] == ["other_month_open"]


def test_what_came_of_one_kingdoms_step_is_not_told_of_another(several: MainWindow) -> None:
    several.turn.panel().player.play_phase()
    several.kingdoms.sit("brook")
    outcome = several.turn.panel().player.told()
    assert {line.kingdom for line in outcome.lines} <= {"", "brook"}


# The journal


def test_the_journal_tells_of_the_kingdom_at_the_table_or_of_all_by_name(several: MainWindow) -> None:
    from kingdom_gui.views.journal.chronicle import Chronicle

    chronicle = Chronicle(several.document)
    chronicle.refresh()
    assert "Brookland" not in chronicle.text.toPlainText()
    chronicle.whose.setCurrentIndex(chronicle.whose.findData(True))
    assert "Brookland" in chronicle.text.toPlainText()
    several.kingdoms.sit("brook")
    chronicle.whose.setCurrentIndex(chronicle.whose.findData(False))
    chronicle.refresh()
    assert "Brookland" in chronicle.text.toPlainText()
    chronicle.deleteLater()


def test_with_one_kingdom_the_journal_asks_nothing(window: MainWindow) -> None:
    from kingdom_gui.views.journal.chronicle import Chronicle

    chronicle = Chronicle(window.document)
    chronicle.refresh()
    assert chronicle.whose.isHidden()
    chronicle.deleteLater()


def test_the_other_kingdoms_are_scrolled_into_sight_once_the_page_is_as_high_as_it_will_be(
    qtbot: QtBot, several: MainWindow
) -> None:
    several.resize(1280, 800)
    panel = others(several)
    page = several.pages.page("kingdom")
    assert isinstance(page, KingdomPage)
    bar = page.verticalScrollBar()

    def there() -> bool:
        top = panel.mapTo(page.viewport(), panel.rect().topLeft()).y()
        return 0 <= top < 40 or bar.value() == bar.maximum()

    qtbot.waitUntil(lambda: not page.seeking)
    assert bar.value() > 0
    assert there()
