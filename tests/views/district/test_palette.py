"""The palette: searched, filtered, priced, read out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.views.district import phrases
from kingdom_gui.views.district.palette_model import Role
from kingdom_gui.views.district.placement import Terms

from .towns import RULES, Town


@pytest.fixture
def palette(page):
    return page.palette_panel


def shown(palette) -> list[str]:
    model = palette.filter
    return [model.index(row, 0).data(Role.KIND) for row in range(model.rowCount())]


def text(palette, kind: str, role: int) -> str:
    return palette.model.index(palette.model.row_of(kind)).data(role)


def test_all_seventy_are_there_by_name(palette):
    names = [palette.filter.index(row, 0).data() for row in range(palette.filter.rowCount())]
    assert len(names) == len(RULES.buildings) == 70
    assert names == sorted(names, key=str.casefold)


def test_search_takes_parts_of_words_in_any_order(palette):
    palette.search.setText("acad mil")
    assert shown(palette) == ["military_academy"]
    palette.search.setText("zzz")
    assert shown(palette) == []
    assert palette.nothing.isVisible()
    assert not palette.list.isVisible()
    palette.search.clear()
    assert len(shown(palette)) == 70


def test_down_in_the_search_goes_to_the_list_and_enter_takes_up(town, page, palette):
    palette.search.setFocus()
    QTest.keyClicks(palette.search, "inn")
    QTest.keyClick(palette.search, Qt.Key.Key_Down)
    assert palette.list.hasFocus()
    assert palette.kind == shown(palette)[0]
    QTest.keyClick(palette.list, Qt.Key.Key_Return)
    assert page.view.hasFocus()
    assert page.view.holding.placement.kind == shown(palette)[0]


def test_enter_in_the_search_takes_up_the_first_or_the_selected(town, page, palette):
    palette.search.setFocus()
    QTest.keyClicks(palette.search, "acad")
    assert shown(palette) == ["academy", "magical_academy", "military_academy"]
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert page.view.hasFocus()
    assert page.view.holding.placement.kind == "academy"
    palette.select("military_academy")
    palette.search.setFocus()
    QTest.keyClick(palette.search, Qt.Key.Key_Return)
    assert page.view.holding.placement.kind == "military_academy"


def test_enter_in_a_search_that_finds_nothing_does_nothing(page, palette):
    palette.search.setFocus()
    QTest.keyClicks(palette.search, "zzz")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Down):
        QTest.keyClick(palette.search, key)
        assert palette.search.hasFocus()
    assert page.view.holding.placement is None


def test_filters_by_what_a_building_betters(palette):
    palette.chips["unrest"].click()
    assert all(RULES.buildings[kind].unrest < 0 for kind in shown(palette))
    assert "tenement" not in shown(palette)
    palette.chips["defense"].click()
    assert set(shown(palette)) == {"barracks", "castle", "city_wall", "moat", "watchtower"} & {
        kind for kind, record in RULES.buildings.items() if record.unrest < 0 and record.defense
    }
    palette.chips["unrest"].click()
    palette.chips["defense"].click()
    assert len(shown(palette)) == 70


def test_filters_by_size(palette):
    palette.size_chips[4].click()
    assert all(RULES.buildings[kind].lots == 4 for kind in shown(palette))
    palette.size_chips[0].click()
    assert {RULES.buildings[kind].lots for kind in shown(palette)} == {0, 4}


def test_possible_now_hides_the_rest(town, palette):
    palette.legal_chip.click()
    assert "inn" in shown(palette)
    assert "magical_streetlamps" not in shown(palette)
    town.build("shrine", "C3")
    town.build("temple", "E3", "F3")
    palette.model.find_all()
    assert "magical_streetlamps" in shown(palette)


def test_a_reduced_price_is_told_with_its_reason(town, palette):
    town.build("town_hall", "C4", "D4")
    palette.model.find_all()
    offer = palette.model.offer("jail")
    assert (offer.price, offer.list_price) == (7, 14)
    assert "7 BP instead of 14 BP: Town Hall" in text(palette, "jail", Qt.ItemDataRole.ToolTipRole)


def test_what_cannot_be_built_gives_its_first_reason_as_tooltip(palette):
    tip = text(palette, "magical_streetlamps", Qt.ItemDataRole.ToolTipRole)
    assert tip.splitlines()[0] != phrases.building_name("magical_streetlamps")
    assert text(palette, "magical_streetlamps", Role.LEGAL) is False


def test_a_screen_reader_hears_name_price_size_and_effects(palette):
    said = text(palette, "inn", Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("Inn, 10 BP, 1 lot, Economy +1, Loyalty +1")


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("inn", "E+1 L+1 · +500 gp"),
        ("house", "U−1"),
        ("castle", "E+2 L+2 S+2 U−4 F+1 D+8"),
        ("bureau", "E+1 L−1 S+1"),
        ("waterway", ""),
    ],
)
def test_effect_lines(qapp, kind, line):
    assert phrases.effect_line(RULES.buildings[kind]) == line


@pytest.mark.parametrize(
    ("kind", "size"),
    [("house", "1 lot"), ("market", "2 lots"), ("waterway", "1 or 2 lots"), ("moat", "one side"),
     ("sewer_system", "whole district")],
)  # fmt: skip
def test_size_in_words(qapp, kind, size):
    assert phrases.size_words(RULES.buildings[kind]) == size


def test_terms_change_the_prices(page, palette):
    palette.terms_box.setCurrentIndex(2)
    palette.model.find_all()
    assert palette.terms == Terms(granted=True)
    assert palette.model.offer("bank").price == 0
    palette.terms_box.setCurrentIndex(0)
    palette.magic_box.click()
    palette.model.find_all()
    assert palette.model.offer("bank").price == 26


def test_a_planned_building_is_drawn_and_not_paid(town, page, palette):
    palette.terms_box.setCurrentIndex(1)
    palette.select("bank")
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Down)
    before = town.document.kingdom.treasury.value
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert town.at("A2") == ["bank"]
    assert town.buildings[-1].planned
    assert town.document.kingdom.treasury.value == before


def test_prices_are_found_without_stopping_the_window(qtbot):
    from kingdom_gui.views.district.page import SettlementPage

    page = SettlementPage(Town().document)
    qtbot.addWidget(page)
    model = page.palette_panel.model
    assert model.offer("academy") is None
    qtbot.waitUntil(lambda: all(model.offer(kind) for kind in RULES.buildings), timeout=5000)


def test_names_follow_the_language_and_the_selection_stays(page, palette):
    palette.select("inn")
    try:
        QLocale.setDefault(QLocale("it"))
        QApplication.sendEvent(palette, QEvent(QEvent.Type.LanguageChange))
        assert palette.list.currentIndex().data() == "Locanda"
        assert palette.kind == "inn"
    finally:
        QLocale.setDefault(QLocale("en"))


def test_every_control_has_a_name_for_a_screen_reader(palette):
    controls = [palette.search, palette.list, palette.terms_box, palette.magic_box, palette.legal_chip]
    controls += [*palette.chips.values(), *palette.size_chips.values()]
    names = [control.accessibleName() for control in controls]
    assert all(names)
    assert len(set(names)) == len(names)


def test_a_hidden_page_looks_for_no_prices(town, page, palette, qtbot):
    page.hide()
    town.do(actions.Grant(kingdom="k", treasury=-400, note="spent"))
    qtbot.wait(60)
    assert palette.model.offer("bank").legal  # as it was
    page.show()
    town.do(actions.Grant(kingdom="k", treasury=-90, note="spent"))
    qtbot.waitUntil(lambda: not palette.model.offer("bank").legal, timeout=5000)


def test_a_table_that_plays_the_printed_values_sees_them(town, page, palette):
    town.do(actions.SetRuling(ruling="printed_values", choice="buildings.bank"))
    palette.model.find_all()
    assert phrases.effect_line(palette.model.offer("bank").kind).startswith("E+1 ")  # A10
