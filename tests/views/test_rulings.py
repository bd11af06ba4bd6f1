"""The page of optional rules and rulings: search, what a choice would change, taking it, leaving it, undo."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.views.dialogs.ruling_row import RulingRow
from kingdom_gui.views.dialogs.rulings import TOPICS, RulingsDialog


@pytest.fixture
def dialog(realm: Document, qtbot: QtBot) -> RulingsDialog:
    made = RulingsDialog(realm)
    qtbot.addWidget(made)
    made.show()
    return made


def pick(row: RulingRow, choice: str) -> None:
    """Choose as the arrow keys do."""
    assert row.box is not None
    row.box.setFocus()
    while row.box.currentData() != choice:
        key = Qt.Key.Key_Down if row.box.findData(choice) > row.box.currentIndex() else Qt.Key.Key_Up
        QTest.keyClick(row.box, key)


def test_every_setting_has_its_row_and_says_what_it_does(dialog: RulingsDialog) -> None:
    from kingdom_gui.words import LANGUAGES, Speaker

    rulings = [one for one in dialog._document.rules.rulings.values() if one.choices]
    assert set(dialog.rows) == {one.id for one in rulings}
    assert {one.topic for one in rulings} <= set(TOPICS)
    for language in LANGUAGES:
        assert [one.id for one in rulings if not Speaker(language).has(f"about_{one.id}")] == []


def test_optional_rules_come_first_and_are_off(dialog: RulingsDialog) -> None:
    optional = [row for row in dialog.rows.values() if row.ruling.optional]
    assert list(dialog.rows.values())[: len(optional)] == optional
    assert len(optional) >= 7
    assert {row.played for row in optional} == {"off"}


def test_a_choice_shows_its_numbers_before_anything_changes(dialog: RulingsDialog) -> None:
    """The young realm is Neutral in no axis but one: what its alignment brings, before it is played."""
    document, row = dialog._document, dialog.rows["expanded_modifiers"]
    before = document.campaign
    assert not row.preview.isVisible()
    pick(row, "on")
    assert document.campaign is before
    assert row.preview.isVisible()
    after = document.check(
        actions.SetRuling(kingdom=before.at_table, ruling="expanded_modifiers", choice="on")
    )
    assert isinstance(after, actions.Change)
    numbers = document.numbers(after.campaign)
    assert numbers is not None
    told = row.preview.text.text().replace("\u00a0", " ")
    for name in ("law", "lore", "society"):
        if numbers.total(name):
            assert f"{name.capitalize()} 0 → {numbers.total(name)}".replace("-", "−") in told


def test_taking_it_is_one_step_of_undo(dialog: RulingsDialog) -> None:
    document, row = dialog._document, dialog.rows["settlement_size_modifiers"]
    before, steps = document.campaign, document.undo_stack.count()
    pick(row, "on")
    QTest.mouseClick(row.preview.take_button, Qt.MouseButton.LeftButton)
    assert document.campaign.settings.rulings == (("settlement_size_modifiers", "on"),)
    assert document.undo_stack.count() == steps + 1
    assert not row.preview.isVisible()
    document.undo_stack.undo()
    assert document.campaign == before


def test_leaving_it_changes_nothing(dialog: RulingsDialog) -> None:
    document, row = dialog._document, dialog.rows["consumption_counts_districts"]
    before = document.campaign
    pick(row, "off")
    assert row.preview.isVisible()
    QTest.mouseClick(row.preview.leave_button, Qt.MouseButton.LeftButton)
    assert document.campaign is before
    assert row.box is not None
    assert row.box.currentData() == "on"
    assert not row.preview.isVisible()


def test_going_back_to_what_is_played_needs_no_word(dialog: RulingsDialog) -> None:
    row = dialog.rows["holy_sites"]
    pick(row, "on")
    assert row.preview.head.text() == "No number changes today."
    pick(row, "off")
    assert not row.preview.isVisible()


def test_values_as_printed_are_ticked_and_taken_together(dialog: RulingsDialog) -> None:
    document, row = dialog._document, dialog.rows["printed_values"]
    for key in ("buildings.bank", "buildings.stable"):
        row.checks[key].click()
    assert document.campaign.settings.rulings == ()
    row.preview.take_button.click()
    assert document.campaign.settings.rulings == (("printed_values", "buildings.bank buildings.stable"),)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("infamy", {"fame_and_infamy"}),
        ("dispute", set()),
        ("D40", {"new_district_when", "new_district_uses_settlement_limit", "trade_lm_errata"}),
        ("halved penalties", {"halving_rounds"}),
    ],
)
def test_the_search_narrows_the_list(dialog: RulingsDialog, typed: str, found: set[str]) -> None:
    QTest.keyClicks(dialog.filter, typed)
    assert {name for name, row in dialog.rows.items() if row.isVisible()} == found
    shown = [head.text() for head, rows in dialog._groups if head.isVisible()]
    assert len(shown) == sum(any(row.isVisible() for row in rows) for _, rows in dialog._groups)
    assert dialog._none.isVisible() == (typed == "dispute")
