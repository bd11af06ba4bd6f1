"""The table of magic items: rolled, typed in place, bought, sold off; the list of one's own; the market."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions import Refusal
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.state import Item
from kingdom_gui.views.dialogs.items import ItemsDialog
from kingdom_gui.views.item_panel import ItemPanel
from kingdom_gui.views.item_table import ITEM, PRICE, SETTLEMENT, UNTIL

from .realm import KINGDOM

TOWN = "ashford"


@pytest.fixture
def shop(realm: Document) -> Document:
    """Ashford with a Herbalist, and a Shrine that is damaged."""
    lots = iter(range(35, -1, -1))
    for kind in ("herbalist", "shrine"):
        for lot in lots:
            build = actions.Build(
                kingdom=KINGDOM, settlement=TOWN, building=kind, lots=(lot,), granted=True, override="stage"
            )
            if not isinstance(realm.do(build), Refusal):
                break
    return realm


@pytest.fixture
def panel(qtbot: QtBot, shop: Document) -> ItemPanel:
    made = ItemPanel(shop, settlement=TOWN)
    qtbot.addWidget(made)
    made.resize(900, 320)
    made.show()
    return made


def items(document: Document) -> list[tuple[str, int]]:
    return [(item.name, item.price) for item in document.campaign.settlements[TOWN].items]


def put(panel: ItemPanel, name: str, price: int, row: int = 0) -> None:
    """An item in the slot of a row, which is then selected."""
    at = panel.table.rows[row]
    settlement, building, slot = at.key
    panel.document.do(
        actions.PlaceItem(
            kingdom=KINGDOM, settlement=settlement, building=building, slot=slot, name=name, price=price
        )
    )
    panel.table.select(row)


def press(qtbot: QtBot, panel: ItemPanel, name: str) -> None:
    qtbot.mouseClick(panel.buttons[name], Qt.MouseButton.LeftButton)


def enabled(panel: ItemPanel) -> set[str]:
    return {name for name, button in panel.buttons.items() if button.isEnabled()}


def cell(panel: ItemPanel, row: int, column: int) -> str:
    line = panel.table.topLevelItem(row)
    assert line is not None
    return line.text(column)


def test_slots_are_shown_with_what_they_take(panel: ItemPanel) -> None:
    assert panel.heading.text() == "Magic items: 0 of 2 slots"
    assert cell(panel, 0, 1) == "Herbalist"
    assert cell(panel, 0, 2) == "Potion / wondrous item (minor)"
    assert cell(panel, 0, ITEM) == "vacant"
    assert panel.table.isColumnHidden(SETTLEMENT)
    assert enabled(panel) == {"name"}  # nothing can be had at this base value


def test_a_vacant_slot_can_be_rolled_or_named(qtbot: QtBot, panel: ItemPanel) -> None:
    for target in ("base_value_cap", "base_value"):
        panel.document.do(actions.AddModifier(kingdom=KINGDOM, target=target, amount=9000, settlement=TOWN))
    panel.table.select(0)
    assert enabled(panel) == {"roll", "name"}
    press(qtbot, panel, "roll")
    ((name, price),) = items(panel.document)
    assert name.startswith("@")
    assert price > 0
    assert not cell(panel, 0, ITEM).startswith("@")
    assert panel.heading.text() == "Magic items: 1 of 2 slots"
    assert enabled(panel) == set(panel.buttons)
    panel.document.undo_stack.undo()
    assert items(panel.document) == []


def test_an_item_is_typed_in_place_with_its_price(qtbot: QtBot, panel: ItemPanel) -> None:
    panel.table.select(0)
    press(qtbot, panel, "name")
    QApplication.processEvents()
    editor = panel.table.findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    qtbot.keyClicks(editor, "Vial of fog, 75 gp")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()  # the cell is written once the editor has gone
    assert items(panel.document) == [("Vial of fog", 75)]
    assert (cell(panel, 0, ITEM), cell(panel, 0, PRICE)) == ("Vial of fog", "75")


def test_the_price_is_typed_in_place_and_the_name_stays(panel: ItemPanel) -> None:
    put(panel, "@ring::0:0:thorn", 2000)
    line = panel.table.topLevelItem(0)
    assert line is not None
    line.setText(PRICE, "2,400 gp")
    assert items(panel.document) == [("@ring::0:0:thorn", 2400)]
    line = panel.table.topLevelItem(0)
    assert line is not None
    line.setText(ITEM, "Ring of the Thorn")  # what it is called already
    assert items(panel.document) == [("@ring::0:0:thorn", 2400)]


def test_what_bp_cost_stands_on_the_buttons(qtbot: QtBot, panel: ItemPanel) -> None:
    put(panel, "A drum", 3900)
    assert panel.buttons["kingdom"].text() == "For the kingdom: 2 BP"
    before = panel.document.campaign.kingdoms[KINGDOM].treasury.value
    press(qtbot, panel, "kingdom")
    assert items(panel.document) == []
    assert panel.document.campaign.kingdoms[KINGDOM].treasury.value == before - 2
    assert panel.told.text() == "A drum from Ashford for the kingdom: 2 BP"


def test_a_rule_against_it_can_be_insisted_on(qtbot: QtBot, panel: ItemPanel) -> None:
    put(panel, "A drum", 0)
    assert "has no price" in panel.buttons["kingdom"].toolTip()
    with qtbot.waitSignal(panel.override_requested) as asked:
        press(qtbot, panel, "kingdom")
    assert asked.args is not None
    assert "has no price" in panel.told.text()
    assert items(panel.document) == [("A drum", 0)]


def test_sold_off_with_a_typed_die(qtbot: QtBot, panel: ItemPanel) -> None:
    put(panel, "A drum", 50)
    qtbot.keyClicks(panel.die, "1")
    press(qtbot, panel, "purge")
    assert items(panel.document) == [("A drum", 50)]
    assert "typed 1" in panel.told.text()
    assert panel.die.text() == ""
    qtbot.keyClicks(panel.die, "20")
    press(qtbot, panel, "purge")
    assert items(panel.document) == []
    assert panel.told.text().endswith("A drum is sold off in Ashford")
    assert panel.document.campaign.kingdoms[KINGDOM].use.purged == 2


def test_a_damaged_building_sells_nothing(panel: ItemPanel) -> None:
    put(panel, "A bell", 50, row=1)
    number = panel.table.rows[1].slot.building
    panel.document.do(actions.SetBuilding(kingdom=KINGDOM, settlement=TOWN, number=number, damaged=True))
    panel.table.select(1)
    assert cell(panel, 1, UNTIL) == "not for sale: the building does not work"
    assert enabled(panel) == set()


def test_a_find_is_shown_until_it_goes(panel: ItemPanel, realm: Document) -> None:
    from msgspec.structs import replace

    town = realm.campaign.settlements[TOWN]
    found = replace(town, items=(Item(0, 0, "", until=9, tier="medium"),))
    campaign = replace(realm.campaign, settlements=realm.campaign.settlements.set(TOWN, found))
    realm.open(campaign, None)
    row = len(panel.table.rows) - 1
    assert cell(panel, row, 1) == "Find"
    assert cell(panel, row, ITEM) == "A find that the next Upkeep brings"
    assert cell(panel, row, UNTIL) == "Event phase, month 9"
    panel.table.select(row)
    assert enabled(panel) >= {"name"}
    assert "gold" not in enabled(panel)


def test_the_list_is_loaded_and_then_used(panel: ItemPanel, tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("name,kind,tier,price\nLamp of the ford,wondrous_item,minor,9\n", encoding="utf-8")
    panel.load_list(table)
    settings = panel.document.campaign.settings
    assert (settings.items_from, len(settings.item_list)) == ("both", 1)
    assert panel.load.text() == "My list (1)…"
    assert panel.source.currentData() == "both"


def test_a_list_that_is_none_is_told_with_its_line(panel: ItemPanel, tmp_path: Path) -> None:
    table = tmp_path / "mine.csv"
    table.write_text("name,kind,tier,price\nLamp,lamp,minor,9\n", encoding="utf-8")
    panel.load_list(table)
    assert panel.told.text().startswith("mine.csv, line 2")
    panel.load_list(tmp_path / "nowhere.csv")
    assert "nowhere.csv" in panel.told.text()
    assert panel.document.campaign.settings.item_list == ()


def test_the_source_is_chosen(qtbot: QtBot, panel: ItemPanel) -> None:
    panel.source.setCurrentIndex(panel.source.findData("typed"))
    panel.source.activated.emit(panel.source.currentIndex())
    assert panel.document.campaign.settings.items_from == "typed"


def test_the_market(qtbot: QtBot, panel: ItemPanel) -> None:
    assert not panel.market.button.isEnabled()
    qtbot.keyClicks(panel.market.name, "A rope")
    panel.market.price.setValue(9_000_000)
    assert panel.market.button.isEnabled()
    with qtbot.waitSignal(panel.override_requested):
        qtbot.mouseClick(panel.market.button, Qt.MouseButton.LeftButton)
    assert "has items up to" in panel.told.text()
    for target in ("base_value_cap", "base_value"):
        panel.document.do(actions.AddModifier(kingdom=KINGDOM, target=target, amount=900, settlement=TOWN))
    panel.market.price.setValue(60)
    qtbot.keyClick(panel.market.name, Qt.Key.Key_Return)
    assert "A rope" in panel.told.text()


def test_all_of_the_kingdom_in_a_dialog(qtbot: QtBot, shop: Document) -> None:
    dialog = ItemsDialog(shop)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.panel.table.isColumnHidden(SETTLEMENT)
    assert not dialog.panel.market.isVisible()
    assert len(dialog.panel.table.rows) == 2


def test_the_page_shows_and_hides_them(qtbot: QtBot, shop: Document) -> None:
    from kingdom_gui.views.district.page import SettlementPage

    page = SettlementPage(shop)
    qtbot.addWidget(page)
    page.resize(1280, 680)
    page.show()
    assert not page.below.items.isVisible()
    qtbot.mouseClick(page.buttons["items"], Qt.MouseButton.LeftButton)
    assert page.below.items.isVisible()
    assert len(page.below.items.table.rows) == 2
    qtbot.mouseClick(page.buttons["items"], Qt.MouseButton.LeftButton)
    assert not page.below.items.isVisible()
