"""House rules in the window: the form with its live check, the list, files, and what the rest of it shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.state.house import HouseRule
from kingdom_gui.views import speech
from kingdom_gui.views.choices import ChoiceRow
from kingdom_gui.views.dialogs.house_rules import HouseRulesDialog
from kingdom_gui.views.district import phrases
from kingdom_gui.views.district.palette_model import Role
from kingdom_gui.views.house.fields import ChoiceField, IdsField, NumberField
from kingdom_gui.views.house.form import HouseForm
from kingdom_gui.views.house.lists import ChangesField
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.turn.event_texts import event_ahead, story

from .modal import answer

DOVECOTE = HouseRule("buildings", "dovecote", "Dovecote", record={"cost": 6, "lots": 1, "economy": 2})
INN = HouseRule("buildings", "inn", record={"cost": 8, "economy": 3})


@pytest.fixture
def dialog(realm: Document, qtbot: QtBot) -> HouseRulesDialog:
    made = HouseRulesDialog(realm)
    qtbot.addWidget(made)
    made.show()
    return made


def form(qtbot: QtBot, document: Document, table: str, changed: bool = False) -> HouseForm:
    made = HouseForm(document, table, None, changed)
    qtbot.addWidget(made)
    made.show()
    return made


def number(made: HouseForm, path: str) -> NumberField:
    """The field of a number."""
    (found,) = [field for column, field in made.fields.items() if column.path == path]
    assert isinstance(found, NumberField)
    return found


def type_number(field: NumberField, text: str) -> None:
    """Type a number over the one there is."""
    field.spin.lineEdit().selectAll()
    QTest.keyClicks(field.spin, text)


def add_rules(document: Document, *rules: HouseRule) -> None:
    document.do(actions.SetHouseRules(kingdom=document.campaign.at_table, rules=rules))


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


# The form


def test_a_building_is_made_by_its_form(realm: Document, qtbot: QtBot) -> None:
    made = form(qtbot, realm, "buildings")
    assert not made.do_button.isEnabled()
    assert "needs a name" in made.refused.text()
    QTest.keyClicks(made.name, "Dove cote")
    assert made.do_button.isEnabled()
    type_number(number(made, "cost"), "6")
    type_number(number(made, "economy"), "2")
    click(made.do_button)
    assert realm.campaign.settings.house == (
        HouseRule("buildings", "dove_cote", "Dove cote", record={"cost": 6, "lots": 1, "economy": 2}),
    )
    assert realm.rules.buildings["dove_cote"].economy == 2
    realm.undo_stack.undo()
    assert "dove_cote" not in realm.rules.buildings


def test_what_is_wrong_is_said_while_it_is_typed(realm: Document, qtbot: QtBot) -> None:
    made = form(qtbot, realm, "buildings")
    QTest.keyClicks(made.name, "Loft")
    type_number(number(made, "adjacent_count"), "2")
    assert made.refused.isVisible()
    assert made.refused.text().startswith("Loft, How many beside it: ")
    assert not made.do_button.isEnabled()
    (beside,) = [f for column, f in made.fields.items() if column.path == "adjacent_any"]
    assert isinstance(beside, IdsField)
    beside.add.setCurrentIndex(beside.add.findData("house"))
    beside.add.activated.emit(beside.add.currentIndex())
    assert made.do_button.isEnabled()
    click(beside.chips["house"])
    assert not made.do_button.isEnabled()


def test_a_changed_number_shows_printed_and_house_and_what_it_changes(realm: Document, qtbot: QtBot) -> None:
    made = form(qtbot, realm, "roles", changed=True)
    made.record_box.setCurrentIndex(made.record_box.findData("treasurer"))
    field = number(made, "vacancy.economy")
    before = field.spin.value()
    type_number(field, "-9")
    mark = next(mark for column, mark in made._marks.items() if column.path == "vacancy.economy")
    assert mark.text() == f"printed {before} → house -9".replace("-", "−")
    assert mark.isVisible()
    click(made.do_button)
    (rule,) = realm.campaign.settings.house
    assert rule == HouseRule("roles", "treasurer", record={"vacancy": {"economy": -9}})


def test_an_unchanged_record_is_no_change(realm: Document, qtbot: QtBot) -> None:
    made = form(qtbot, realm, "buildings", changed=True)
    assert not made.refused.isVisible()
    assert not made.do_button.isEnabled()
    assert made.do_button.toolTip() == "Nothing is changed yet."


def test_the_form_shows_what_numbers_would_change(realm: Document, qtbot: QtBot) -> None:
    numbers, kingdom = realm.numbers(), realm.kingdom
    assert numbers is not None
    assert kingdom is not None
    made = form(qtbot, realm, "alignments", changed=True)
    made.record_box.setCurrentIndex(made.record_box.findData(kingdom.alignment))
    type_number(number(made, "economy"), str(realm.rules.alignments[kingdom.alignment].economy + 5))
    assert made.preview.isVisible()
    now = numbers.total("economy")
    assert f"Economy {now} → {now + 5}".replace("-", "−") in made.preview.text.text().replace("\u00a0", " ")
    assert realm.campaign.settings.house == ()


def test_an_event_is_made_with_its_place_in_a_table(realm: Document, qtbot: QtBot) -> None:
    made = form(qtbot, realm, "events")
    QTest.keyClicks(made.name, "Locusts")
    QTest.keyClicks(made.text, "They darken the sky.")
    (changes,) = [f for f in made.fields.values() if isinstance(f, ChangesField)]
    click(changes.add)
    (row,) = changes.rows
    QTest.keyClicks(row.amount, "1d")
    assert not made.do_button.isEnabled()
    QTest.keyClicks(row.amount, "4")
    assert made.do_button.isEnabled()
    assert made.place is not None
    made.place.table.setCurrentIndex(made.place.table.findData("dangerous_kingdom"))
    made.place.low.setValue(40)
    made.place.high.setValue(45)
    click(made.do_button)
    event, row_rule = sorted(realm.campaign.settings.house, key=lambda rule: rule.table, reverse=True)
    assert (event.id, event.text) == ("locusts", "They darken the sky.")
    assert event.record["changes"] == {"occurs": {"treasury": "1d4"}}
    assert row_rule.record == {"from": 40, "to": 45, "event": "locusts"}


def test_a_work_without_lots_keeps_them_when_it_is_changed(realm: Document, qtbot: QtBot) -> None:
    """What a form cannot fill in is kept: the effects of a wall."""
    made = form(qtbot, realm, "buildings", changed=True)
    made.record_box.setCurrentIndex(made.record_box.findData("city_wall"))
    (lots,) = [f for column, f in made.fields.items() if column.path == "lots"]
    assert isinstance(lots, ChoiceField)
    assert lots.value() == 0
    type_number(number(made, "cost"), "12")
    click(made.do_button)
    (rule,) = realm.campaign.settings.house
    assert rule.record == {"cost": 12}


# The list


def test_the_list_tells_what_each_rule_says(dialog: HouseRulesDialog, realm: Document) -> None:
    assert dialog.none.isVisible()
    add_rules(realm, DOVECOTE, INN)
    assert not dialog.none.isVisible()
    told = {
        item.text(0).strip(): item.text(1)
        for row in range(dialog.tree.topLevelItemCount())
        if (item := dialog.tree.topLevelItem(row)) is not None
    }
    cost = realm._rules.buildings["inn"].cost
    assert told["Inn\u00a0⌂"] == f"Cost in BP {cost} → 8, Economy 1 → 3"
    assert told["Dovecote"] == "Cost in BP 6, Lots covered 1, Economy 2"


def test_adding_and_changing_open_the_form(dialog: HouseRulesDialog, realm: Document, qtbot: QtBot) -> None:
    def fill(opened: HouseForm) -> None:
        QTest.keyClicks(opened.name, "Loft")
        click(opened.do_button)

    answer(qtbot, HouseForm, fill, dialog.makers["buildings"].trigger)
    dialog.select("buildings", "loft")
    answer(
        qtbot,
        HouseForm,
        lambda opened: (type_number(number(opened, "cost"), "7"), click(opened.do_button)),
        lambda: click(dialog.change_button),
    )
    assert realm.rules.buildings["loft"].cost == 7


def test_taking_back_shows_what_changes_first(dialog: HouseRulesDialog, realm: Document) -> None:
    add_rules(realm, INN)
    dialog.select("buildings", "inn")
    click(dialog.remove_button)
    assert realm.campaign.settings.house == (INN,)
    assert dialog.preview.isVisible()
    click(dialog.preview.take_button)
    assert realm.campaign.settings.house == ()
    assert not dialog.preview.isVisible()


def test_what_stands_somewhere_is_named(dialog: HouseRulesDialog, realm: Document) -> None:
    add_rules(realm, DOVECOTE)
    settlement = next(iter(realm.campaign.settlements.values()))
    realm.do(
        actions.Build(
            kingdom=realm.campaign.at_table, settlement=settlement.id, building="dovecote", lots=(35,),
            granted=True, override="x",
        )
    )  # fmt: skip
    dialog.select("buildings", "dovecote")
    click(dialog.remove_button)
    assert not dialog.preview.isVisible()
    assert f"it is there in {settlement.name}" in dialog.refused.text()


def test_rules_go_from_one_campaign_to_another(
    dialog: HouseRulesDialog, realm: Document, tmp_path: Path
) -> None:
    add_rules(realm, DOVECOTE, INN)
    path = tmp_path / "ours.json"
    dialog.save(path)
    realm.undo_stack.undo()
    assert realm.campaign.settings.house == ()
    dialog.load(path)
    assert realm.campaign.settings.house == ()
    click(dialog.preview.take_button)
    assert [rule.id for rule in realm.campaign.settings.house] == ["dovecote", "inn"]
    path.write_bytes(path.read_bytes().replace(b'"lots":1', b'"lots":5'))
    dialog.load(path)
    assert "ours.json, line" in dialog.refused.text()


# The rest of the window


def test_fault_b45_the_palette_tells_the_numbers_of_the_rules_in_force(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Fault B45: a text differs from the house rule. The palette follows the rule set and taken back."""
    from kingdom_gui.views.district.page import SettlementPage

    document = window.document
    window.show_page("settlement")
    page = window.pages.page("settlement")
    assert isinstance(page, SettlementPage)
    model = page.palette_panel.model
    add_rules(document, DOVECOTE, INN)
    names = {model.index(row).data(Role.KIND): model.index(row).data() for row in range(model.rowCount())}
    assert names["dovecote"] == "Dovecote\u00a0⌂"
    assert names["inn"] == "Inn\u00a0⌂"
    assert not names["bank"].endswith("⌂")
    model.find_all()
    offer = model.offer("inn")
    assert offer is not None
    assert offer.list_price == 8
    assert "Economy +3" in phrases.effects_in_full(offer.kind)
    document.undo_stack.undo()
    kinds = {model.index(row).data(Role.KIND) for row in range(model.rowCount())}
    assert "dovecote" not in kinds
    model.find_all()
    offer = model.offer("inn")
    assert offer is not None
    assert offer.list_price == document.rules.buildings["inn"].cost


def test_names_of_the_house_hold_where_the_campaign_is_spoken_of(realm: Document) -> None:
    add_rules(realm, DOVECOTE)
    assert speech.term("building", "dovecote") == "Dovecote\u00a0⌂"
    realm.undo_stack.undo()
    assert speech.term("building", "dovecote") == "dovecote"


def test_other_campaigns_are_spoken_of_by_their_own_names(realm: Document) -> None:
    add_rules(realm, DOVECOTE)
    named = realm.campaign
    realm.undo_stack.undo()
    line = named.journal[named.month][-1]
    assert speech.speaker(named).term("building", "dovecote") == "Dovecote\u00a0⌂"
    assert speech.term("building", "dovecote") == "dovecote"
    assert line.code == "house_rules_taken_in"


@pytest.mark.parametrize("language", ["en", "it", "fr", "de"])
def test_fault_b45_stories_of_events_tell_the_figures_in_force(
    realm: Document, speak: Translators, language: str
) -> None:
    """Fault B45: each figure of a story is that of the record, whatever the house has made of it."""
    speak.speak(language)
    figures = {
        ("archaeological_find", "occurs", "exhibit_gp"): 777,
        ("food_shortage", "failure", "consumption_percent"): 133,
        ("food_shortage", "success", "consumption_percent"): 67,
        ("food_surplus", "occurs", "consumption_divisor"): 7,
        ("large_disaster", "wide", "hexes"): 9,
        ("localized_disaster", "occurs", "lots"): 29,
        ("monster_attack", "hex_lost", "unrest_from"): 83,
        ("remarkable_treasure", "occurs", "base_value_percent"): 91,
        ("vandals", "two_failures", "damaged"): 23,
    }
    for (event, outcome, name), amount in figures.items():
        printed = story(event, realm.campaign, realm.rules)
        record = {"changes": {outcome: {name: amount}}}
        add_rules(realm, HouseRule("events", event, record=record))
        told = story(event, realm.campaign, realm.rules)
        assert str(amount) in told
        assert str(amount) not in printed
        realm.undo_stack.undo()
        assert story(event, realm.campaign, realm.rules) == printed


def test_fault_b45_an_edicts_level_tells_what_the_house_makes_of_it(window: MainWindow) -> None:
    """Fault B45: the kingdom's page names the numbers that count."""
    from kingdom_gui.views.kingdom_page import KingdomPage

    window.show_page("kingdom")
    page = window.pages.page("kingdom")
    assert isinstance(page, KingdomPage)
    add_rules(window.document, HouseRule("edicts", "taxation.light", record={"economy": 8}))
    told = [f"{row.choice.name}: {row.choice.effect}" for row in page.findChildren(ChoiceRow)]
    assert any(text.startswith("Light\u00a0⌂: Economy +8") for text in told)


def test_the_story_of_an_own_event_is_the_tables_own(realm: Document) -> None:
    record = {"scope": "kingdom", "kind": "dangerous", "changes": {"occurs": {"unrest": "1d4"}}}
    add_rules(realm, HouseRule("events", "locusts", "Locusts", "They darken the sky.", record))
    card = event_ahead("locusts", realm.campaign, realm.rules)
    assert (card.title, card.story) == ("Locusts\u00a0⌂", "They darken the sky.")
    assert card.outcomes == (("At once", "Unrest +1d4"),)
