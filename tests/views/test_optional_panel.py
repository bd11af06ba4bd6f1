"""What optional rules show on the kingdom's page, with its leaders, and on the card of a holy site."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.gm import SetRuling
from kingdom_gui.engine.state import Building, Campaign, Devotion
from kingdom_gui.views.dialogs.appoint import AppointDialog
from kingdom_gui.views.dialogs.edit_kingdom import EditKingdomDialog
from kingdom_gui.views.district.deeds import Deeds
from kingdom_gui.views.district.deity import ALIGNMENT, PORTFOLIO, DeityDialog
from kingdom_gui.views.optional_panel import OptionalPanel


def switch(document: Document, *settings: str) -> None:
    for name in settings:
        done = document.do(SetRuling(kingdom=document.campaign.at_table, ruling=name, choice="on"))
        assert isinstance(done, actions.Change)


@pytest.fixture
def panel(realm: Document, qtbot: QtBot) -> OptionalPanel:
    made = OptionalPanel(realm)
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_is_hidden_while_no_such_rule_is_played(realm: Document, panel: OptionalPanel) -> None:
    panel.refresh()
    assert panel.isHidden()


def test_fame_or_infamy_is_chosen_with_a_click(realm: Document, panel: OptionalPanel) -> None:
    switch(realm, "fame_and_infamy")
    panel.refresh()
    now = realm.numbers()
    assert now is not None
    before = now.total("infamy")
    QTest.mouseClick(panel.choices[0, "infamy"], Qt.MouseButton.LeftButton)
    after = realm.numbers()
    assert after is not None
    assert after.total("infamy") == before + 1
    panel.refresh()
    assert (0, "infamy") not in panel.choices
    realm.undo_stack.undo()
    panel.refresh()
    assert (0, "infamy") in panel.choices


def test_the_kingdoms_own_modifiers_open_their_ledgers(realm: Document, panel: OptionalPanel) -> None:
    switch(realm, "expanded_modifiers")
    panel.refresh()
    assert set(panel.numbers) == {"corruption", "crime", "law", "lore", "productivity", "society"}
    panel.numbers["law"].click()
    from kingdom_gui.views.ledger_popup import LedgerPopup

    (popup,) = panel.window().findChildren(LedgerPopup)
    assert popup.title == "Law"
    popup.close()


def test_ranks_are_asked_where_the_rule_is_played(realm: Document, qtbot: QtBot) -> None:
    plain = AppointDialog(realm, "treasurer")
    qtbot.addWidget(plain)
    assert plain.ranks is None
    switch(realm, "role_skills")
    dialog = AppointDialog(realm, "treasurer")
    qtbot.addWidget(dialog)
    dialog.name.setText("Odo Finch")
    assert dialog.ranks is not None
    dialog.ranks.setValue(12)
    action = dialog.action()
    assert isinstance(action, actions.Appoint)
    assert action.ranks == 12


def test_governments_say_what_they_bring_where_the_rule_is_played(realm: Document, qtbot: QtBot) -> None:
    kingdom = realm.kingdom
    assert kingdom is not None
    for played in (False, True):
        if played:
            switch(realm, "forms_of_government")
        dialog = EditKingdomDialog(realm, kingdom)
        qtbot.addWidget(dialog)
        text = dialog.government.itemText(dialog.government.findData("magocracy"))
        assert ("Lore +2" in text) is played


def with_temple(campaign: Campaign) -> tuple[Campaign, str, Building]:
    """The realm with a Temple on the last lots of its first settlement."""
    town = next(iter(campaign.settlements.values()))
    temple = Building(900, "temple", (34, 35))
    first = replace(town.districts[0], buildings=(*town.districts[0].buildings, temple))
    changed = replace(town, districts=(first, *town.districts[1:]))
    return replace(campaign, settlements=campaign.settlements.set(town.id, changed)), town.id, temple


def test_a_temple_is_dedicated_on_its_card(realm: Document, qtbot: QtBot) -> None:
    campaign, town, temple = with_temple(realm.campaign)
    realm.open(campaign, None)
    assert "deity" not in [deed.command for deed in Deeds(realm, town).of_building(temple)]
    switch(realm, "holy_sites")
    assert "deity" in [deed.command for deed in Deeds(realm, town).of_building(temple)]
    dialog = DeityDialog(realm, town, temple)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.by.setCurrentIndex(dialog.by.findData(ALIGNMENT))
    dialog.alignment.setCurrentIndex(dialog.alignment.findData("LG"))
    dialog.deity.setText("The Lady of Fords")
    assert "Economy" in dialog.effect.text()
    dialog.accept()
    kept = next(b for b in realm.campaign.settlements[town].districts[0].buildings if b.id == temple.id)
    assert kept.devotion == Devotion("The Lady of Fords", "LG")


def test_by_portfolio_the_table_names_two(realm: Document, qtbot: QtBot) -> None:
    campaign, town, temple = with_temple(realm.campaign)
    realm.open(campaign, None)
    switch(realm, "holy_sites")
    dialog = DeityDialog(realm, town, temple)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.by.setCurrentIndex(dialog.by.findData(PORTFOLIO))
    first, second = dialog.shares
    first.setCurrentIndex(first.findData("economy"))
    second.setCurrentIndex(second.findData("stability"))
    dialog.accept()
    kept = next(b for b in realm.campaign.settlements[town].districts[0].buildings if b.id == temple.id)
    assert kept.devotion == Devotion("", "", ("economy", "stability"))
