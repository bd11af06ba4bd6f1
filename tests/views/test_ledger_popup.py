"""A ledger opened: every entry is there, what does not apply is struck through, all of it can be copied."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.ledger import Entry, Ledger, Source
from kingdom_gui.views.ledger_lines import as_text, grouped
from kingdom_gui.views.ledger_popup import LedgerPopup


def open_popup(qtbot: QtBot, document: Document, name: str) -> LedgerPopup:
    numbers = document.numbers()
    assert numbers is not None
    button = QPushButton()
    qtbot.addWidget(button)
    button.show()
    popup = LedgerPopup(name.capitalize(), numbers.ledger(name), document.campaign)
    qtbot.addWidget(popup)
    popup.show_under(button)
    return popup


def test_lines_sum_to_the_total(realm: Document) -> None:
    numbers = realm.numbers()
    assert numbers is not None
    for name in numbers.names:
        groups = grouped(numbers.ledger(name), realm.campaign)
        assert sum(line.amount for g in groups for line in g.lines if line.applies) == numbers.total(name), (
            name
        )


def test_every_line_says_where_it_comes_from(realm: Document) -> None:
    numbers = realm.numbers()
    assert numbers is not None
    lines = [line for group in grouped(numbers.ledger("loyalty"), realm.campaign) for line in group.lines]
    texts = [line.source for line in lines]
    assert any("Brother Odo" in text for text in texts)
    assert any("The wedding feast" in text for text in texts)
    assert all(line.ref for line in lines if "feast" not in line.source)


def test_what_does_not_apply_is_struck_through_with_its_reason(qtbot: QtBot, realm: Document) -> None:
    entries = (
        Entry(2, Source("alignment", "LG"), "IT L34"),
        Entry(3, Source("edict", "holiday", "6"), "IT L298", applies=False, reason="role_vacant"),
    )
    popup = LedgerPopup("Loyalty", Ledger.of("loyalty", entries), realm.campaign)
    qtbot.addWidget(popup)
    item = popup.tree.topLevelItem(1)
    assert item is not None
    assert item.font(0).strikeOut()
    assert "vacant" in item.text(1)
    assert popup.total == 2


def test_a_long_ledger_is_grouped_by_kind_of_source(realm: Document) -> None:
    entries = [Entry(1, Source("building", "inn", f"ashford#{n}")) for n in range(20)]
    entries.append(Entry(2, Source("alignment", "LG")))
    groups = grouped(Ledger.of("economy", entries), realm.campaign)
    assert [(group.title, group.total, len(group.lines)) for group in groups] == [
        ("Buildings", 20, 20),
        ("", 2, 1),
    ]


def test_copying_takes_all_of_it(qtbot: QtBot, realm: Document) -> None:
    popup = open_popup(qtbot, realm, "loyalty")
    qtbot.keyClick(popup.tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = QGuiApplication.clipboard().text()
    assert text == as_text("Loyalty", popup.total, popup.groups)
    assert text.startswith(f"Loyalty\t{popup.total}\n")
    assert len(text.splitlines()) == 1 + sum(len(group.lines) for group in popup.groups)


def test_escape_closes_it(qtbot: QtBot, realm: Document) -> None:
    popup = open_popup(qtbot, realm, "economy")
    with qtbot.waitSignal(popup.destroyed):
        qtbot.keyClick(popup.tree, Qt.Key.Key_Escape)


def test_an_edict_stopped_by_an_empty_role_names_the_role(realm: Document) -> None:
    entries = (
        Entry(3, Source("edict", "holiday", "6"), "IT L298", applies=False, reason="role_vacant"),
        Entry(-2, Source("edict", "taxation", "light"), "IT L305", applies=False, reason="role_vacant"),
        Entry(1, Source("size"), "IT L35"),
    )
    (group,) = grouped(Ledger.of("loyalty", entries), realm.campaign, realm.rules)
    assert [line.why.partition(": ")[2] for line in group.lines] == ["Councilor", "Treasurer", ""]


def test_a_long_entry_is_wrapped_and_nothing_is_elided(qtbot: QtBot, realm: Document) -> None:
    entries = (
        Entry(1, Source("custom"), "IT L35", note="The wedding feast of the Ruler’s second cousin " * 6),
        Entry(2, Source("size"), "IT L36"),
    )
    button = QPushButton()
    qtbot.addWidget(button)
    button.show()
    popup = LedgerPopup("Loyalty", Ledger.of("loyalty", entries), realm.campaign)
    qtbot.addWidget(popup)
    popup.show_under(button)
    tree = popup.tree
    long, short = (tree.visualItemRect(item) for item in (tree.topLevelItem(0), tree.topLevelItem(1)) if item)
    text = tree.topLevelItem(0)
    assert text is not None
    needed = tree.fontMetrics().boundingRect(
        QRect(0, 0, tree.columnWidth(1) - 16, 9999), int(Qt.TextFlag.TextWordWrap), text.text(1)
    )
    assert long.height() >= needed.height() > 3 * short.height()
    assert tree.viewport().rect().contains(short)


def test_the_total_has_a_true_minus_and_its_thousands_apart(qtbot: QtBot, realm: Document) -> None:
    popup = LedgerPopup("Treasury", Ledger.of("treasury", [Entry(-1250, Source("size"))]), realm.campaign)
    qtbot.addWidget(popup)
    assert "−1,250" in [label.text() for label in popup.findChildren(QLabel)]
    item = popup.tree.topLevelItem(0)
    assert item is not None
    assert item.text(0) == "−1,250"


def test_marks_of_rules_say_what_they_are(qtbot: QtBot, realm: Document) -> None:
    entries = [Entry(1, Source("size"), ref) for ref in ("IT L35", "IT L557, D21", "FR F19", "DE G21", "x")]
    popup = LedgerPopup("Size", Ledger.of("size", entries), realm.campaign)
    qtbot.addWidget(popup)
    items = [popup.tree.topLevelItem(row) for row in range(5)]
    assert [item.toolTip(2) for item in items if item] == [
        "Italian rule text, line 35",
        "Italian rule text, line 557\nRuling D21 of the Rulings page",
        "French rule text, heading F19",
        "German rule text, heading G21",
        "",
    ]
