"""The strip of numbers: shows totals, previews, alarms, and opens ledgers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions.gm import Grant
from kingdom_gui.engine.actions.rule import SetEdict
from kingdom_gui.views.strip import MARK, NUMBERS, PADDING, Strip, _name_font

from .realm import KINGDOM


def strip_of(qtbot: QtBot, document: Document) -> Strip:
    strip = Strip(document)
    qtbot.addWidget(strip)
    strip.resize(1280, strip.sizeHint().height())
    strip.show()
    return strip


def test_every_number_is_the_engines_total(qtbot: QtBot, realm: Document) -> None:
    strip = strip_of(qtbot, realm)
    numbers = realm.numbers()
    assert numbers is not None
    assert {name: strip.buttons[name].value for name in NUMBERS} == {n: numbers.total(n) for n in NUMBERS}
    assert strip.title.text() == "Ashmark"
    assert strip.title.month == "Month 2"


@pytest.mark.parametrize("name", ["Ashmark", "Brindlemark", "Ostmark am Fluss", "Terre di Mezzo"])
@pytest.mark.parametrize("several", [False, True])
def test_the_kingdoms_name_is_not_cut(qtbot: QtBot, realm: Document, name: str, several: bool) -> None:
    strip = strip_of(qtbot, realm)
    title = strip.title
    title.show_title(name, "Month 2", several)
    room = title.sizeHint().width() - 2 * PADDING - (MARK if several else 0)
    assert QFontMetrics(_name_font()).elidedText(name, Qt.TextElideMode.ElideRight, room) == name


def test_without_a_kingdom_there_are_no_numbers(qtbot: QtBot, document: Document) -> None:
    strip = strip_of(qtbot, document)
    assert strip.buttons["economy"].value is None
    assert not strip.buttons["economy"].isEnabled()


def test_a_preview_shows_what_would_be_and_ends_with_the_change(qtbot: QtBot, realm: Document) -> None:
    strip = strip_of(qtbot, realm)
    loyalty = strip.buttons["loyalty"]
    before = loyalty.value
    change = realm.check(SetEdict(kingdom=KINGDOM, edict="holiday", level="24"))
    assert isinstance(change, Change)
    strip.preview(change.campaign)
    assert before is not None
    assert (loyalty.value, loyalty.ahead) == (before, before + 2)  # 24 holidays: +4 instead of +2
    assert strip.buttons["size"].ahead is None
    assert "→" in loyalty.accessibleName()
    realm.do(SetEdict(kingdom=KINGDOM, edict="holiday", level="24"))
    assert (loyalty.value, loyalty.ahead) == (before + 2, None)


def test_unrest_alarms_from_eleven(qtbot: QtBot, realm: Document) -> None:
    strip = strip_of(qtbot, realm)
    realm.do(Grant(kingdom=KINGDOM, unrest=10))
    assert not strip.buttons["unrest"].alarm
    realm.do(Grant(kingdom=KINGDOM, unrest=1))
    assert strip.buttons["unrest"].alarm


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_number_asks_for_its_ledger_by_click_and_by_key(qtbot: QtBot, realm: Document, key: Qt.Key) -> None:
    strip = strip_of(qtbot, realm)
    with qtbot.waitSignal(strip.ledger_requested) as clicked:
        qtbot.mouseClick(strip.buttons["economy"], Qt.MouseButton.LeftButton)
    assert clicked.args is not None
    assert clicked.args[0] == "economy"
    with qtbot.waitSignal(strip.ledger_requested) as pressed:
        qtbot.keyClick(strip.buttons["unrest"], key)
    assert pressed.args is not None
    assert pressed.args[0] == "unrest"


def test_a_narrow_strip_breaks_its_line_and_cuts_nothing(qtbot: QtBot, realm: Document) -> None:
    strip = strip_of(qtbot, realm)
    for width in (1280, 800, 640, 420):
        strip.resize(width, 200)
        for _ in range(3):
            QApplication.processEvents()
        for button in strip.buttons.values():
            assert button.size() == button.sizeHint()
            assert strip.rect().contains(button.geometry()), (width, button.name)


def test_a_narrow_strip_sets_label_and_number_on_one_line(qtbot: QtBot, realm: Document) -> None:
    strip = strip_of(qtbot, realm)
    assert not any(button.compact for button in strip.buttons.values())
    strip.resize(640, 200)
    assert all(button.compact for button in strip.buttons.values())
    strip.resize(1280, 200)
    assert not any(button.compact for button in strip.buttons.values())
