"""The settlement screen as a whole: tabs, menus, asking, numbers, language and theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget

from kingdom_gui.engine.actions import Refusal
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.views.district.add_district import AddDistrictDialog
from kingdom_gui.views.district.building_card import BuildingCard
from kingdom_gui.views.district.deeds import Deeds
from kingdom_gui.views.district.hits import Hit
from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.district.reason_label import ReasonLabel
from kingdom_gui.views.theme import apply_theme

from ..clipping import clipped
from .pointing import on_lots
from .towns import HOME, TOWN, Town, lot


def menu_at(page: SettlementPage, label: str, building: int = 0) -> dict[str, QAction]:
    """Open the menu of a lot; its entries by their text without the price."""
    page.view.menu_wanted.emit(Hit(0, lot(label), None, building), page.view.mapToGlobal(QPoint(5, 5)))
    return {action.text().split("\t")[0]: action for action in open_menu(page).actions() if action.text()}


def open_menu(page: SettlementPage) -> QMenu:
    return page.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)[-1]


class TestTabs:
    def test_each_settlement_of_the_kingdom_has_one_and_the_capital_a_star(self, town, page):
        assert [page.tabs.tabText(i) for i in range(page.tabs.count())] == ["★ Ashford"]
        found_second(town)
        assert [page.tabs.tabData(i) for i in range(page.tabs.count())] == [TOWN, "brook"]
        assert page.settlement_id == TOWN

    def test_choosing_another_shows_it(self, town, page):
        found_second(town)
        told = []
        page.settlement_changed.connect(told.append)
        page.tabs.setCurrentIndex(1)
        assert page.settlement_id == page.view.settlement_id == page.numbers.settlement_id == "brook"
        page.show_settlement(TOWN)
        assert told == ["brook", TOWN]
        page.show_settlement("nowhere")
        assert page.settlement_id == TOWN

    def test_one_that_is_gone_gives_way(self, town, page):
        found_second(town)
        page.show_settlement("brook")
        town.document.undo_stack.undo()
        town.document.undo_stack.undo()
        town.document.undo_stack.undo()
        town.document.undo_stack.undo()
        assert page.settlement_id == TOWN

    def test_without_any_there_is_a_word_and_nothing_breaks(self, qtbot):
        from kingdom_gui.document.document import Document

        from .towns import RULES

        page = SettlementPage(Document(RULES))
        qtbot.addWidget(page)
        page.resize(1000, 600)
        page.show()
        page.grab()
        assert page.settlement_id == ""
        assert not page.buttons["add"].isEnabled()
        QTest.keyClick(page.view, Qt.Key.Key_Return)
        QTest.keyClick(page.view, Qt.Key.Key_Down)
        QTest.keyClick(page.view, Qt.Key.Key_Delete)


class TestMenu:
    def test_of_a_building(self, town, page):
        library = town.build("library", "C3")
        entries = menu_at(page, "C3", library)
        assert {"Upgrade to Academy", "Mark as damaged", "Demolish", "Details", "Move…"} <= set(entries)

    def test_prices_stand_beside_the_names(self, town, page):
        town.do(actions.AdvanceMonth(kingdom="k"))
        library = town.build("library", "C3")
        menu_at(page, "C3", library)
        texts = [action.text() for action in open_menu(page).actions()]
        assert "Upgrade to Academy\t46 BP" in texts  # 52 - 6
        assert "Demolish\t1 BP" in texts

    def test_upgrading(self, town, page):
        library = town.build("library", "C3")
        menu_at(page, "C3", library)["Upgrade to Academy"].trigger()
        assert town.at("C3") == ["academy"]

    def test_what_is_impossible_is_greyed_and_says_why(self, town, page):
        library = town.build("library", "C3")
        for other in ("B3", "D3", "C2", "C4"):
            town.build("park", other)
        entry = menu_at(page, "C3", library)["Upgrade to Academy"]
        assert not entry.isEnabled()
        assert entry.toolTip() != "Upgrade to Academy"

    def test_what_the_gm_may_insist_on_asks(self, town, page):
        poor = page.document
        library = town.build("library", "C3")
        town.do(actions.Grant(kingdom="k", treasury=-poor.kingdom.treasury.value, note="spent"))
        asked = []
        page.override_requested.connect(lambda action, refusal: asked.append(refusal))
        menu_at(page, "C3", library)["Upgrade to Academy…"].trigger()
        assert page.notice.isVisible()
        page.notice.yes.click()
        assert isinstance(asked[0], Refusal)
        assert [reason.code for reason in asked[0].reasons] == ["treasury_short"]

    def test_damage_and_repair(self, town, page):
        menu_at(page, "A1", 1)["Mark as damaged"].trigger()
        assert town.buildings[0].damaged
        menu_at(page, "A1", 1)["Repair"].trigger()
        assert not town.buildings[0].damaged

    def test_a_planned_building_is_built_or_taken_away(self, town, page):
        bank = town.build("bank", "C3", planned=True)
        menu_at(page, "C3", bank)["Build it now"].trigger()
        assert not town.buildings[-1].planned
        mint = town.build("mint", "D3", planned=True)
        menu_at(page, "D3", mint)["Take away"].trigger()
        assert town.at("D3") == []

    def test_the_figure_of_a_menagerie(self, town, page):
        menagerie = town.build("menagerie", "C3", "D3", "C4", "D4")
        menu_at(page, "C3", menagerie)["Set its figure…"].trigger()
        page.notice.number.setValue(9)
        page.notice.yes.click()
        assert town.buildings[-1].figure == 9

    def test_lots_and_borders(self, town, page):
        menu_at(page, "E5")["Mark as unusable"].trigger()
        assert town.campaign.settlements[TOWN].districts[0].blocked == (lot("E5"),)
        menu_at(page, "E5")["Free this lot"].trigger()
        assert town.campaign.settlements[TOWN].districts[0].blocked == ()
        menu_at(page, "E5")
        borders = open_menu(page).findChildren(QMenu)
        water = {action.text(): action for menu in borders for action in menu.actions()}
        assert [name for name, action in water.items() if action.isChecked()] == ["South"]
        water["North"].trigger()
        assert town.campaign.settlements[TOWN].districts[0].water == ("n", "s")

    def test_moving_by_keyboard(self, town, page):
        bank = town.build("bank", "C3", planned=True)
        menu_at(page, "C3", bank)["Move…"].trigger()
        page.view.keys.go_to(Hit(0, lot("E3")))
        QTest.keyClick(page.view, Qt.Key.Key_Right)
        QTest.keyClick(page.view, Qt.Key.Key_Return)
        assert town.at("F3") == ["bank"]
        assert town.at("C3") == []

    def test_on_a_side_walls_are_offered(self, town, page):
        groups = Deeds(town.document, TOWN).at(Hit(0, None, "e"))
        names = [deed.name for group in groups for deed in group.deeds]
        assert {"Build City Wall", "Build Moat", "Build Watergate"} <= set(names)


class TestNumbers:
    def test_each_opens_its_ledger(self, town, page):
        asked = []
        page.ledger_requested.connect(lambda settlement, name: asked.append((settlement, name)))
        for name in ("population", "base_value", "defense", "society", "economy"):
            page.numbers.rows[name].click()
        assert asked == [(TOWN, n) for n in ("population", "base_value", "defense", "society", "economy")]

    def test_they_are_those_of_the_engine(self, town, page):
        town.build("inn", "B1")
        numbers = town.document.settlement_numbers(TOWN)
        rows = page.numbers.rows
        assert rows["population"].value == str(numbers.total("population")) == "500"
        assert rows["lots"].value == "2 of 36"
        assert rows["base_value"].value == "500 gp"
        assert rows["base_value_cap"].value == "1,000 gp"
        assert rows["society"].value == "+1"

    def test_what_they_would_become_shows_while_something_is_aimed(self, town, page):
        page.view.setFocus()
        page.palette_panel.select("inn")
        QTest.keyClick(page.view, Qt.Key.Key_Right)
        assert page.numbers.rows["economy"].ahead == "+1"
        assert "→ +1" in page.numbers.rows["economy"].accessibleName()
        QTest.keyClick(page.view, Qt.Key.Key_Escape)
        assert page.numbers.rows["economy"].ahead == ""

    def test_the_card_shows_what_is_selected(self, town, page):
        town.build("inn", "B1")
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=on_lots(page.view, "B1"))
        card = page.findChild(BuildingCard)
        texts = [label.text() for label in card.findChildren(QLabel)]
        assert "Inn" in texts
        asked = []
        page.ledger_requested.connect(lambda settlement, name: asked.append((settlement, name)))
        [economy] = [b for b in card.findChildren(QAbstractButton) if b.text() == "Economy +1"]
        economy.click()
        assert asked == [(TOWN, "economy")]
        assert "Served by House (A1)" in texts

    def test_the_card_lists_magic_items_and_unrest(self, town, page):
        for kind, label, lines in (
            ("bank", "B3", []),
            ("tenement", "C3", ["Unrest +2, once"]),
            ("alchemist", "B1", ["Magic items: 1 × potion / wondrous item (minor)"]),
        ):
            number = town.build(kind, label)
            page.view.choose(Hit(0, lot(label), None, number))
            texts = [part.text() for part in page.findChildren(BuildingCard)[-1].findChildren(QLabel)]
            found = [text for text in texts if text.startswith(("Magic items", "Unrest"))]
            assert found == lines

    def test_a_narrow_window_leaves_them_out_until_asked(self, page):
        assert page.numbers.isVisible()
        page.resize(700, 500)
        assert not page.numbers.isVisible()
        page.buttons["panel"].click()
        assert page.numbers.isVisible()


class TestAddDistrict:
    def test_it_says_what_it_costs_and_adds(self, town, page, qtbot):
        dialog = AddDistrictDialog(town.document, TOWN)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.sides["e"].click()
        dialog.granted.click()
        dialog.note.setText("the players asked nicely")
        dialog.accept()
        districts = town.campaign.settlements[TOWN].districts
        assert [d.water for d in districts] == [("s",), ("e",)]
        assert len(page.view.arrangement.layouts) == 2


class TestLook:
    @pytest.mark.parametrize("language", ["it", "fr", "de", "en"])
    @pytest.mark.parametrize("size", [(640, 300), (1280, 620), (1920, 920)])
    def test_no_text_is_clipped(self, page, themed, language, size):
        QLocale.setDefault(QLocale(language))
        try:
            for widget in (page, *page.findChildren(QWidget)):
                QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
            page.resize(*size)
            QApplication.processEvents()
            page.grab()
            assert page.width() == size[0]
            # The glass in the search field is sized by the field.
            assert [line for line in clipped(page) if "Search buildings" not in line] == []
        finally:
            QLocale.setDefault(QLocale("en"))

    @pytest.fixture
    def themed(self, qapp):
        """The light theme for one test; what was before comes back."""
        palette, sheet = qapp.palette(), qapp.styleSheet()
        apply_theme(qapp, "light")
        yield
        qapp.setPalette(palette)
        qapp.setStyleSheet(sheet)

    def test_theme_is_followed_while_shown(self, qapp, page, themed):
        light = page.view.viewport().grab().toImage()
        apply_theme(qapp, "dark")
        dark = page.view.viewport().grab().toImage()
        at = page.view.arrangement.layouts[0].lot_rect(lot("D4")).center().toPoint()
        assert light.pixelColor(at).lightness() > 200
        assert dark.pixelColor(at).lightness() < 80

    def test_every_button_has_a_name(self, page):
        nameless = [
            b
            for b in page.findChildren(QAbstractButton)
            if b.isVisible() and not (b.accessibleName() or b.text())
        ]
        assert nameless == []


def found_second(town: Town) -> None:
    other = (HOME[0], HOME[1] + 1, HOME[2])
    town.do(
        actions.Explore(hexes=(other,), cleared=True),
        actions.Claim(kingdom="k", hexes=(other,)),
        actions.SetWater(hexes=(other,), lake=True),
        actions.FoundSettlement(kingdom="k", settlement="brook", name="Brook", hex=other, granted=True),
    )


class TestReasons:
    def test_what_the_notice_says_is_not_said_again_and_nothing_covers_it(self, town, page):
        """A refused click opens the notice; other lots may then have other reasons, told above it."""
        view, label = page.view, page.view.findChild(ReasonLabel)
        page.palette_panel.select("inn")
        view.take_up("inn")
        QTest.mouseMove(view.viewport(), on_lots(view, "E2"))
        view.holding.aim(view.spot_at(QPointF(on_lots(view, "E2"))))
        assert label.isVisible()
        view.place(view.holding.target)
        assert page.notice.isVisible()
        assert not label.isVisible()
        view.holding.aim(view.spot_at(QPointF(on_lots(view, "A1"))))
        assert label.isVisible()
        assert label.text() != page.notice.text.text()
        assert not label.geometry().intersects(page.notice.geometry())


def test_with_expanded_modifiers_the_higher_one_is_shown_and_named(town, page):
    """Neutral Kay has Lore 2 of its own, Ashford none (IT L1434)."""
    row = page.numbers.rows["lore"]
    assert (row.text(), row.value) == ("Lore", "0")
    town.do(actions.SetRuling(ruling="expanded_modifiers", choice="on"))
    assert (row.text(), row.value) == ("Lore (of the kingdom)", "+2")
    assert row.accessibleName() == "Lore (of the kingdom) +2"
    town.do(actions.AddModifier(kingdom="k", settlement=TOWN, target="lore", amount=5, note="a college"))
    assert (row.text(), row.value) == ("Lore", "+5")
    town.document.undo_stack.undo()
    town.document.undo_stack.undo()
    assert (row.text(), row.value) == ("Lore", "0")
