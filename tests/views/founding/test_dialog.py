"""The five steps as they are gone through: by keys, back and forth, and what they show meanwhile."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.document.settings import Preferences
from kingdom_gui.engine.actions import Change
from kingdom_gui.views.dialogs.founding.dialog import FoundingDialog
from kingdom_gui.views.dialogs.founding.place import founding_place
from kingdom_gui.views.main_window import MainWindow

from ..realm import place

LEFT = Qt.MouseButton.LeftButton


def shown(qtbot: QtBot, document: Document, **given: object) -> FoundingDialog:
    dialog = FoundingDialog(document, **given)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def value(dialog: FoundingDialog, name: str) -> str:
    return dialog.numbers.values[name].text()


def test_enter_goes_on_and_founds_at_the_end(qtbot: QtBot, document: Document) -> None:
    dialog = shown(qtbot, document)
    for number in range(4):
        assert dialog.stack.currentIndex() == number
        assert dialog.steps[number].isAncestorOf(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert dialog.stack.currentIndex() == 4
    assert not dialog.next_button.isEnabled()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == dialog.DialogCode.Accepted


def test_it_can_be_founded_from_the_first_step_and_gone_back(qtbot: QtBot, document: Document) -> None:
    dialog = shown(qtbot, document)
    assert not dialog.back_button.isEnabled()
    qtbot.mouseClick(dialog.step_buttons[3], LEFT)
    qtbot.mouseClick(dialog.back_button, LEFT)
    assert dialog.stack.currentIndex() == 2
    dialog.go_to(0)
    qtbot.mouseClick(dialog.found_button, LEFT)
    assert dialog.result() == dialog.DialogCode.Accepted


def test_on_a_low_screen_the_steps_scroll_and_the_buttons_stay_in_sight(
    qtbot: QtBot, document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FoundingDialog, "screen_room", lambda _dialog: QSize(700, 300))
    dialog = shown(qtbot, document)
    assert dialog.height() <= 300
    for button in (dialog.cancel_button, dialog.next_button, dialog.found_button):
        assert dialog.rect().contains(QRect(button.mapTo(dialog, QPoint()), button.size()))
        assert button.visibleRegion().boundingRect() == button.rect()


def test_the_numbers_follow_what_is_chosen(qtbot: QtBot, document: Document) -> None:
    """IT L37: lawful Economy +2, good Loyalty +2; neutral alone Stability +4. Seats give their modifiers."""
    dialog = shown(qtbot, document)
    dialog.seats.clear_all.click()
    for role in dialog.seats.rows.values():
        assert role.name.text() == ""
    empty = {name: int(value(dialog, name).replace("−", "-")) for name in ("economy", "loyalty", "stability")}
    dialog.people.alignments["LG"].click()
    now = {name: int(value(dialog, name).replace("−", "-")) for name in empty}
    assert {name: now[name] - empty[name] for name in empty} == {"economy": 2, "loyalty": 2, "stability": -4}
    dialog.seats.rows["treasurer"].name.setText("Tamsin")
    # +2 of her ability, and the vacancy's -4 is gone (IT L171)
    assert int(value(dialog, "economy").replace("−", "-")) == now["economy"] + 2 + 4
    dialog.purse.treasury.setValue(20)
    assert value(dialog, "treasury") == "18"
    dialog.purse.settles.setChecked(False)
    assert value(dialog, "treasury") == "19"


def test_a_name_is_needed(qtbot: QtBot, document: Document) -> None:
    dialog = shown(qtbot, document)
    dialog.land_step.named.clear()
    assert not dialog.found_button.isEnabled()
    assert dialog.refused.text()
    dialog.accept()
    assert dialog.isVisible()


def test_another_land_is_drawn(qtbot: QtBot, document: Document) -> None:
    dialog = shown(qtbot, document)
    before = dialog.base.hexes
    dialog.land_step.other.click()
    assert dialog.base.hexes != before
    assert dialog.purse.home in dialog.base.hexes
    dialog.land_step.kind.setCurrentIndex(1)
    assert {there.terrain for there in dialog.base.hexes.values()} == {"plains"}
    assert not dialog.land_step.other.isEnabled()


def test_units_are_kept(qtbot: QtBot, document: Document, preferences: Preferences) -> None:
    dialog = shown(qtbot, document, preferences=preferences)
    dialog.table.units.setCurrentIndex(dialog.table.units.findData("kilometres"))
    dialog.accept()
    assert preferences.units == "kilometres"


def test_on_the_map_that_is_open_it_begins_where_it_may(qtbot: QtBot, realm: Document) -> None:
    """The selected hex, explored and free; a second kingdom is given no land of its own accord."""
    rules = realm.rules
    assert founding_place(realm.campaign, (), rules) is None
    assert founding_place(realm.campaign, (place(0, 0),), rules) is None  # not explored
    assert founding_place(realm.campaign, (place(7, 6),), rules) is None  # somebody's capital
    assert founding_place(realm.campaign, (place(10, 6),), rules) == place(10, 6)
    dialog = shown(qtbot, realm, new_map=False, home=place(10, 6))
    assert not dialog.land_step.kind.isVisibleTo(dialog)
    assert isinstance(realm.do_all(dialog.founding(), named=0), Change)
    assert realm.campaign.claims[place(10, 6)] not in ("", "ashmark")


def test_one_undo_takes_the_kingdom_back_and_leaves_the_land(qtbot: QtBot, empty_window: MainWindow) -> None:
    window = empty_window
    dialog = FoundingDialog(window.document, window)
    qtbot.addWidget(dialog)
    window.files.start(dialog.base)
    window.document.do_all(dialog.founding(), named=0)
    assert window.document.kingdom is not None
    assert dialog.chosen.name in window.menus.actions["undo"].text()
    window.document.undo_stack.undo()
    begun = replace(dialog.base.settings, id=window.document.campaign.settings.id)
    assert window.document.campaign == replace(dialog.base, settings=begun)
    assert founding_place(dialog.base, (), dialog.rules) is not None
