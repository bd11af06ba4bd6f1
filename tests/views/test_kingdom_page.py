"""The kingdom page: leaders appointed and dismissed, edicts issued, modifiers added, by clicks and keys."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.document.selection import Selection
from kingdom_gui.engine.actions.found import FoundKingdom
from kingdom_gui.engine.leadership import holders
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.state import Modifier
from kingdom_gui.views.dialogs.appoint import AppointDialog
from kingdom_gui.views.dialogs.grant import GrantDialog
from kingdom_gui.views.dialogs.modifier import ModifierDialog
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.text_size import USUAL, apply_text_size, made_anew
from kingdom_gui.views.theme import apply_theme

from .modal import answer

LEFT = Qt.MouseButton.LeftButton


def page_of(qtbot: QtBot, document: Document) -> KingdomPage:
    page = KingdomPage(document, Selection(document, document))
    qtbot.addWidget(page)
    page.resize(980, 700)
    page.show()
    QApplication.processEvents()
    return page


def write_larger(app: QApplication, percent: int) -> None:
    """Have the text of the program this size, as the preferences do."""
    apply_text_size(app, percent)
    apply_theme(app, "light")
    made_anew(app)


def choose_role(page: KingdomPage, role: str) -> None:
    rows = [row.role for row in page.leaders.model.rows]
    page.leaders.table.selectRow(rows.index(role))


def test_all_fourteen_roles_stand_there_with_holder_or_vacancy(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    rows = {row.role: row for row in page.leaders.model.rows}
    assert len(rows) == 14
    assert rows["ruler"].texts[1:] == ("Ilse Varn", "Cha +3", "Economy +4")  # Charisma +3, Leadership +1
    assert rows["marshal"].texts[1:] == ("vacant", "Dex / Wis", "Economy −4")
    assert rows["marshal"].counts


def test_while_founding_vacancies_do_not_count(qtbot: QtBot, document: Document) -> None:
    document.do(FoundKingdom(kingdom="k", name="Kay"))
    page = page_of(qtbot, document)
    assert not any(row.counts for row in page.leaders.model.rows)


def test_a_leader_is_appointed_with_the_keyboard(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    choose_role(page, "marshal")
    numbers = realm.numbers()
    assert numbers is not None
    before = numbers.total("economy")

    def fill(dialog: AppointDialog) -> None:
        assert dialog.focusWidget() is dialog.name
        qtbot.keyClicks(dialog.name, "Perrin Ashe")
        dialog.abilities["dex"].setValue(2)
        assert "Economy" in dialog.effect.text()
        qtbot.keyClick(dialog.name, Qt.Key.Key_Return)

    answer(qtbot, AppointDialog, fill, lambda: qtbot.keyClick(page.leaders.table, Qt.Key.Key_Return))
    kingdom, numbers = realm.kingdom, realm.numbers()
    assert kingdom is not None
    assert numbers is not None
    assert [leader.name for leader in holders(kingdom, "marshal")] == ["Perrin Ashe"]
    assert numbers.total("economy") == before + 4 + 2  # the vacancy's -4 is gone, Dexterity +2 comes
    row = next(row for row in page.leaders.model.rows if row.role == "marshal")
    assert row.texts[1:] == ("Perrin Ashe", "Dex +2", "Economy +2")


def test_an_appointed_leader_needs_a_name(qtbot: QtBot, realm: Document) -> None:
    dialog = AppointDialog(realm, "marshal")
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.do_button.isEnabled()
    qtbot.keyClicks(dialog.name, "  ")
    assert not dialog.do_button.isEnabled()


def test_renaming_a_holder_keeps_one_holder(qtbot: QtBot, realm: Document) -> None:
    dialog = AppointDialog(realm, "ruler", "Ilse Varn")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "Queen Ilse")
    qtbot.mouseClick(dialog.do_button, LEFT)
    kingdom = realm.kingdom
    assert kingdom is not None
    assert [(h.name, h.abilities[5], h.leadership) for h in holders(kingdom, "ruler")] == [
        ("Queen Ilse", 3, True)
    ]


def test_a_second_ruler_may_marry_the_first(qtbot: QtBot, realm: Document) -> None:
    dialog = AppointDialog(realm, "ruler")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.name, "Corin")
    assert dialog.place is not None
    dialog.place.setCurrentIndex(1)
    qtbot.mouseClick(dialog.do_button, LEFT)
    kingdom = realm.kingdom
    assert kingdom is not None
    assert {leader.name for leader in holders(kingdom, "ruler")} == {"Ilse Varn", "Corin"}


def test_a_person_with_another_role_needs_the_gms_word(qtbot: QtBot, realm: Document) -> None:
    dialog = AppointDialog(realm, "marshal")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.name, "Jory")
    assert "Warden" in dialog.refused.text()
    assert dialog.do_button.text() == "Do it all the same"
    qtbot.keyClicks(dialog.note, "He does both for a month")
    qtbot.mouseClick(dialog.do_button, LEFT)
    journal = realm.campaign.journal[realm.campaign.month]
    assert any(entry.code == "overridden" and entry.note == "He does both for a month" for entry in journal)


def test_delete_dismisses(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    choose_role(page, "warden")
    qtbot.keyClick(page.leaders.table, Qt.Key.Key_Delete)
    kingdom = realm.kingdom
    assert kingdom is not None
    assert not holders(kingdom, "warden")
    current = page.leaders.current
    assert current is not None
    assert (current.role, current.holder) == ("warden", "")  # the same role stays selected


def test_an_edict_is_issued_by_a_click_and_changed_by_arrow(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    kingdom = realm.kingdom
    assert kingdom is not None
    assert kingdom.edicts.taxation is None
    assert "not issued" in page.edicts.heads["taxation"].text()
    rows = page.edicts.choices["taxation"].rows
    qtbot.mouseClick(rows["normal"], LEFT)
    kingdom = realm.kingdom
    assert kingdom is not None
    assert kingdom.edicts.taxation == "normal"
    assert page.edicts.heads["taxation"].text() == "Taxation"
    realm.undo_stack.undo()
    assert page.edicts.choices["taxation"].current == ""


def test_each_level_says_what_it_brings(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    rows = page.edicts.choices["holiday"].rows
    assert {key: row.choice.effect for key, row in rows.items()} == {
        "none": "Loyalty −1",
        "1": "Loyalty +1, Consumption +1",
        "6": "Loyalty +2, Consumption +2",
        "12": "Loyalty +3, Consumption +4",
        "24": "Loyalty +4, Consumption +8",
    }
    assert page.edicts.choices["holiday"].current == "6"


def test_a_modifier_is_added_and_removed(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)

    def fill(dialog: ModifierDialog) -> None:
        dialog.target.setCurrentIndex(dialog.target.findData("stability"))
        dialog.amount.setValue(-3)
        dialog.months.setValue(2)
        qtbot.keyClicks(dialog.text, "Bad omens")
        qtbot.mouseClick(dialog.do_button, LEFT)

    answer(qtbot, ModifierDialog, fill, lambda: qtbot.mouseClick(page.modifiers.add_button, LEFT))
    kingdom = realm.kingdom
    assert kingdom is not None
    added = kingdom.modifiers[-1]
    assert (added.target, added.amount, added.note) == ("stability", -3, "Bad omens")
    assert added.until == realm.campaign.month + 1
    page.modifiers._remove(added.id)
    kingdom = realm.kingdom
    assert kingdom is not None
    assert added.id not in {modifier.id for modifier in kingdom.modifiers}


def test_granting_needs_an_amount(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)
    kingdom = realm.kingdom
    assert kingdom is not None
    before = kingdom.treasury.value

    def fill(dialog: GrantDialog) -> None:
        assert not dialog.do_button.isEnabled()
        dialog.amounts["treasury"].setValue(7)
        qtbot.mouseClick(dialog.do_button, LEFT)

    answer(qtbot, GrantDialog, fill, lambda: qtbot.mouseClick(page.modifiers.grant_button, LEFT))
    kingdom = realm.kingdom
    assert kingdom is not None
    assert kingdom.treasury.value == before + 7


def test_the_selected_role_is_selected_everywhere(qtbot: QtBot, realm: Document) -> None:
    selection = Selection(realm, realm)
    page = KingdomPage(realm, selection)
    qtbot.addWidget(page)
    page.show()
    choose_role(page, "spymaster")
    assert selection.role == "spymaster"


def test_what_an_empty_role_costs_is_told_whole(qtbot: QtBot, qapp: QApplication, realm: Document) -> None:
    """With every seat empty the last column wants more room than there is: it wraps."""
    qapp.setStyle("Fusion")  # as in the program
    apply_theme(qapp, "light")  # with a style sheet, children take no font from a parent
    kingdom = realm.kingdom
    assert kingdom is not None
    empty = replace(kingdom, leaders=())
    realm.open(replace(realm.campaign, kingdoms=realm.campaign.kingdoms.set(empty.id, empty)), None)
    page = page_of(qtbot, realm)
    table = page.leaders.table

    def whole() -> bool:
        rows = range(table.model().rowCount())
        fits = table.horizontalHeader().length() <= table.viewport().width()
        return fits and all(table.rowHeight(row) >= table.sizeHintForRow(row) for row in rows)

    qtbot.waitUntil(whole)
    before = table.height()
    write_larger(qapp, 160)
    try:
        qtbot.waitUntil(lambda: table.height() > before and whole())
    finally:
        write_larger(qapp, USUAL)
    qtbot.waitUntil(lambda: table.height() == before and whole())


def test_no_button_lies_under_the_leaders_when_the_page_comes(window: MainWindow) -> None:
    """From its first painting on, and where it was, nothing moves once it is at rest."""
    window.show_page("kingdom")
    page = window.pages.page("kingdom")
    assert isinstance(page, KingdomPage)
    leaders = page.leaders

    def stands() -> tuple[int, int]:
        table, button = leaders.table.geometry(), leaders.appoint_button.geometry()
        assert table.bottom() < button.top()
        return table.bottom(), button.top()

    at_first = stands()
    for _ in range(6):
        QApplication.processEvents()
    assert stands() == at_first


def test_where_a_modifier_comes_from_is_told_in_words(qtbot: QtBot, realm: Document) -> None:
    """What envoys and merchants have brought: nobody reads `attack_embassy` or `raw_materials`."""
    page = page_of(qtbot, realm)
    kingdom = realm.kingdom
    assert kingdom is not None
    sources = (Source("envoy", "attack_embassy"), Source("trade_route", "raw_materials"))
    brought = tuple(Modifier(n, "infamy", 1, source) for n, source in enumerate(sources, 9001))
    changed = realm.campaign.kingdoms.set(kingdom.id, replace(kingdom, modifiers=brought))
    realm.open(replace(realm.campaign, kingdoms=changed), None)
    shown = {label.text() for label in page.modifiers.findChildren(QLabel)}
    assert {"Attack in spite of an embassy", "Trade route: raw materials"} <= shown
