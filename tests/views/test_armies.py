"""Armies on the screen: the roster and its dialogs, the hex's card, the marks on the map."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.document.selection import Selection
from kingdom_gui.drawing.map.armies import army_marks
from kingdom_gui.engine.actions import Change
from kingdom_gui.engine.actions.army import EditArmy, RaiseArmy
from kingdom_gui.engine.actions.army_post import StationArmy
from kingdom_gui.engine.actions.improve import Improve
from kingdom_gui.engine.actions.land import Claim
from kingdom_gui.engine.actions.neighbour import FoundNeighbour
from kingdom_gui.engine.state import Army
from kingdom_gui.views.dialogs.army import ArmyDialog
from kingdom_gui.views.dialogs.army_post import ArmyPostDialog
from kingdom_gui.views.kingdom_page import KingdomPage
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map_menu import menu_offers
from kingdom_gui.views.tool_strip import MapPage

from .modal import answer
from .realm import KINGDOM, place

LEFT = Qt.MouseButton.LeftButton
TOWN, FIELD, TOWER = place(7, 6), place(8, 7), place(7, 7)


def page_of(qtbot: QtBot, document: Document) -> KingdomPage:
    page = KingdomPage(document, Selection(document, document))
    qtbot.addWidget(page)
    page.resize(980, 700)
    page.show()
    QApplication.processEvents()
    return page


def armies(document: Document) -> tuple[Army, ...]:
    kingdom = document.kingdom
    assert kingdom is not None
    return kingdom.armies


def raised(document: Document, name: str = "Grey Guard", **fields: object) -> Army:
    done = document.do(RaiseArmy(kingdom=KINGDOM, name=name, granted=True, **fields))  # type: ignore[arg-type]
    assert isinstance(done, Change)
    return armies(document)[-1]


def tower(document: Document) -> None:
    build = Improve(kingdom=KINGDOM, hexes=(TOWER,), improvement="watchtower", override="a test")
    assert isinstance(document.do(build), Change)


def button(within: QWidget, name: str) -> QPushButton:
    """The button with this text or name, once the screen has come to rest."""
    for _ in range(5):
        QApplication.processEvents()
    found = [b for b in within.findChildren(QPushButton) if name in (b.text(), b.accessibleName())]
    return next(b for b in found if b.isVisibleTo(within))


def texts(within: QWidget) -> list[str]:
    for _ in range(5):
        QApplication.processEvents()
    return [w.text() for w in within.findChildren(QLabel) if w.isVisibleTo(within)]


# The roster


def test_an_army_is_raised_from_the_roster(qtbot: QtBot, realm: Document) -> None:
    page = page_of(qtbot, realm)

    def fill(dialog: ArmyDialog) -> None:
        assert dialog.focusWidget() is dialog.name
        assert not dialog.do_button.isEnabled()
        qtbot.keyClicks(dialog.name, "Grey Guard")
        qtbot.keyClicks(dialog.size_field, "Large")
        qtbot.keyClicks(dialog.cr, "x")
        assert "CR" in dialog.refused.text()
        assert not dialog.do_button.isEnabled()
        dialog.cr.clear()
        qtbot.keyClicks(dialog.cr, "1/2")
        qtbot.keyClicks(dialog.commander, "Jory")
        dialog.home.setCurrentIndex(1)
        dialog.consumption.setValue(2)
        dialog.granted.setChecked(True)
        assert not dialog.cost.isEnabled()
        assert "Consumption" in dialog.effect.text()
        qtbot.mouseClick(dialog.do_button, LEFT)

    answer(qtbot, ArmyDialog, fill, lambda: qtbot.mouseClick(page.armies.add_button, LEFT))
    (army,) = armies(realm)
    assert (army.name, army.size, army.cr, army.commander, army.consumption, army.paid) == (
        "Grey Guard", "Large", "1/2", "Jory", 2, 0,
    )  # fmt: skip
    assert (army.hex, army.within, army.home) == (TOWN, "settlement", "ashford")
    shown = texts(page.armies)
    assert {"Large", "1/2", "8", "All month", "Jory"} <= set(shown)
    assert button(page.armies, "Grey Guard: Ashford").text() == "Ashford"


def test_an_army_is_edited_moved_and_disbanded(qtbot: QtBot, realm: Document) -> None:
    tower(realm)
    raised(realm, home="ashford", consumption=2)
    page = page_of(qtbot, realm)

    def edit(dialog: ArmyDialog) -> None:
        assert not dialog.cost.isVisibleTo(dialog)
        dialog.weeks.setCurrentIndex(dialog.weeks.findData(0))
        qtbot.keyClicks(dialog.tactic, "Shield wall")
        qtbot.keyClicks(dialog.kind, "archers")
        qtbot.keyClick(dialog.kind, Qt.Key.Key_Return)

    answer(qtbot, ArmyDialog, edit, lambda: qtbot.mouseClick(button(page.armies, "Edit Grey Guard"), LEFT))
    assert (armies(realm)[0].weeks, armies(realm)[0].tactic) == (0, "Shield wall")
    assert {"2", "In reserve", "Shield wall", "archers"} <= set(texts(page.armies))

    def move(dialog: ArmyPostDialog) -> None:
        assert dialog.place.currentText() == "Ashford"
        names = [dialog.place.itemText(i) for i in range(dialog.place.count())]
        dialog.place.setCurrentIndex(names.index("Watchtower, 0808"))
        qtbot.mouseClick(dialog.do_button, LEFT)

    answer(qtbot, ArmyPostDialog, move, lambda: qtbot.mouseClick(button(page.armies, "Move…"), LEFT))
    assert (armies(realm)[0].hex, armies(realm)[0].within) == (TOWER, "watchtower")
    assert button(page.armies, "Grey Guard: Watchtower, 0808")
    qtbot.mouseClick(button(page.armies, "Disband"), LEFT)
    assert armies(realm) == ()
    realm.undo_stack.undo()
    assert [army.name for army in armies(realm)] == ["Grey Guard"]


def test_fault_b52_the_roster_follows_every_change(qtbot: QtBot, realm: Document) -> None:
    """Fault B52: to reserve and back, by hand or by undo, consumption on the page and in the strip agree."""
    army = raised(realm, consumption=2)
    page = page_of(qtbot, realm)
    assert "8" in texts(page.armies)

    def due() -> int:
        numbers = realm.numbers()
        assert numbers is not None
        return numbers.total("consumption")

    before = due()
    realm.do(EditArmy(kingdom=KINGDOM, army=army.id, weeks=0))
    assert "8" not in texts(page.armies)
    assert "2" in texts(page.armies)
    assert due() == before - 6
    realm.undo_stack.undo()
    assert "8" in texts(page.armies)
    assert due() == before


def test_a_line_of_the_roster_fits_a_small_window(qtbot: QtBot, realm: Document) -> None:
    raised(
        realm,
        name="The most honourable company of the northern fords",
        size="two thousand and more",
        cr="12",
        kind="mounted crossbowmen of the marches",
        commander="Marek of the Ford, called the Elder",
        home="ashford",
        weeks=3,
    )
    page = page_of(qtbot, realm)
    assert page.armies.minimumSizeHint().width() <= 932  # of a window 1280 pixels wide


def test_the_place_leads_to_the_map(qtbot: QtBot, window: MainWindow) -> None:
    raised(window.document, home="ashford")
    window.show_page("kingdom")
    page = window.pages.page("kingdom")
    assert isinstance(page, KingdomPage)
    qtbot.mouseClick(button(page.armies, "Grey Guard: Ashford"), LEFT)
    assert window.pages.current == "map"
    assert window.selection.hexes == (TOWN,)


# The hex's card


def test_a_hex_tells_its_armies_and_defense(qtbot: QtBot, window: MainWindow) -> None:
    tower(window.document)
    army = raised(window.document)
    window.selection.select_hexes((TOWER,))
    assert "+2" in texts(window.inspector)

    def bring(dialog: ArmyPostDialog) -> None:
        assert dialog.place.currentText() == "Watchtower, 0808"
        qtbot.mouseClick(dialog.do_button, LEFT)

    answer(
        qtbot,
        ArmyPostDialog,
        bring,
        lambda: qtbot.mouseClick(button(window.inspector, "Bring an army here…"), LEFT),
    )
    assert armies(window.document)[0].within == "watchtower"
    assert "Grey Guard (Watchtower, 0808)" in texts(window.inspector)
    assert button(window.inspector, f"Move: {army.name}")


def test_into_foreign_land_the_game_master_has_to_insist(qtbot: QtBot, window: MainWindow) -> None:
    raised(window.document)
    away = place(14, 10)
    window.document.do(FoundNeighbour(kingdom="hill", name="Hill"))
    window.document.do(Claim(kingdom="hill", hexes=(away,)))
    window.selection.select_hexes((away,))

    def bring(dialog: ArmyPostDialog) -> None:
        assert "no ally" in dialog.refused.text()
        assert dialog.do_button.text() == "Do it all the same"
        qtbot.keyClicks(dialog.note, "a raid")
        qtbot.mouseClick(dialog.do_button, LEFT)

    answer(
        qtbot,
        ArmyPostDialog,
        bring,
        lambda: qtbot.mouseClick(button(window.inspector, "Bring an army here…"), LEFT),
    )
    assert armies(window.document)[0].hex == away


def test_the_menu_of_a_hex_brings_an_army(qtbot: QtBot, window: MainWindow) -> None:
    asked: list[tuple[str, object]] = []

    def names() -> dict[str, object]:
        offers = menu_offers(window.document, (FIELD,), lambda name, what: asked.append((name, what)))
        return {offer.name: offer.run for offer in offers}

    assert "Bring an army here…" not in names()
    raised(window.document)
    run = names()["Bring an army here…"]
    assert callable(run)
    run()
    assert asked == [("bring_army", FIELD)]

    def bring(dialog: ArmyPostDialog) -> None:
        qtbot.keyClick(dialog.do_button, Qt.Key.Key_Return)

    answer(qtbot, ArmyPostDialog, bring, lambda: window.wiring.wanted("bring_army", FIELD))
    assert armies(window.document)[0].hex == FIELD


def test_without_armies_a_hex_offers_none(window: MainWindow) -> None:
    window.selection.select_hexes((FIELD,))
    texts(window.inspector)
    shown = [b.text() for b in window.inspector.findChildren(QPushButton) if b.isVisibleTo(window.inspector)]
    assert "Bring an army here…" not in shown


# The map


def test_the_map_marks_armies_in_their_kingdoms_colour(window: MainWindow) -> None:
    first, second = raised(window.document), raised(window.document, name="Riders")
    assert army_marks(window.document.campaign, window.document.rules, False) == ()
    for army in (first, second):
        window.document.do(StationArmy(kingdom=KINGDOM, army=army.id, hex=FIELD))
    (mark,) = army_marks(window.document.campaign, window.document.rules, False)
    assert (mark.hex, mark.many) == (FIELD, 2)


def test_a_pennant_comes_and_goes_with_its_army(qtbot: QtBot, window: MainWindow) -> None:
    window.show_page("map")
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    view = page.view
    qtbot.waitUntil(lambda: view.tiles.complete, timeout=10000)
    army = raised(window.document)

    def coloured() -> int:
        """Pixels of the kingdom's colour beside the middle of the hex."""
        QApplication.processEvents()
        picture = view.viewport().grab().toImage()
        middle, size = view.point_of(FIELD).toPoint(), round(view.camera.size)
        box = [middle + QPoint(x, y) for x in range(size) for y in range(-size // 2, size)]
        return sum(_alike(picture.pixelColor(point), colour) for point in box)

    window.document.do(StationArmy(kingdom=KINGDOM, army=army.id, hex=FIELD))
    colour = army_marks(window.document.campaign, window.document.rules, False)[0].colour
    with_it = coloured()
    window.document.do(StationArmy(kingdom=KINGDOM, army=army.id))
    without = coloured()
    assert with_it > without + 20
    window.document.undo_stack.undo()
    assert coloured() == with_it


def _alike(one: QColor, other: QColor) -> bool:
    return (
        abs(one.red() - other.red()) + abs(one.green() - other.green()) + abs(one.blue() - other.blue()) < 24
    )
