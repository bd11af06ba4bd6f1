"""The players' window: no secret is in it, it follows or stands still, and comes back where it stood."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.annotate import PlaceLabel, PlacePin, Reveal
from kingdom_gui.engine.actions.gm import AddModifier, Grant, WriteJournal
from kingdom_gui.engine.actions.neighbour import FoundNeighbour
from kingdom_gui.engine.actions.turn import PutAhead
from kingdom_gui.engine.actions.world import NoteHex, PaintTerrain
from kingdom_gui.engine.state import Settings
from kingdom_gui.views import labels
from kingdom_gui.views.language import Translators
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.player.link import PlayerLink
from kingdom_gui.views.player.place import WindowPlace, kept_place
from kingdom_gui.views.player.window import PlayerWindow
from kingdom_gui.views.theme import apply_theme

from ..realm import KINGDOM, place

SECRET = "wererat"
FAR, SEEN = place(15, 12), place(11, 6)


def veil(window: MainWindow) -> None:
    """Nothing but the realm is known, and every text of the GM's holds the secret."""
    document = window.document
    campaign = document.campaign
    hexes = {
        hex_id: replace(there, explored=False, cleared=False, seen=False, name=SECRET, note=SECRET)
        if hex_id not in campaign.claims else replace(there, note=SECRET)
        for hex_id, there in campaign.hexes.items()
    }  # fmt: skip
    kingdom = replace(campaign.kingdoms[KINGDOM], note=SECRET)
    document.open(
        replace(
            campaign,
            settings=replace(campaign.settings, name="The Ashen Reach", seed=987654321),
            hexes=Map(hexes),
            kingdoms=campaign.kingdoms.set(KINGDOM, kingdom),
            settlements=Map({k: replace(s, note=SECRET) for k, s in campaign.settlements.items()}),
        ),
        None,
    )
    for action in (
        PlacePin(kingdom=KINGDOM, hex=place(7, 6), text=SECRET),
        PlaceLabel(kingdom=KINGDOM, hex=FAR, text=SECRET),
        PlaceLabel(kingdom=KINGDOM, hex=place(8, 6), text="The Old Ford"),
        WriteJournal(kingdom=KINGDOM, note=SECRET),
        Grant(kingdom=KINGDOM, treasury=2, note=SECRET),
        AddModifier(kingdom=KINGDOM, target="economy", amount=1, note=SECRET),
        PutAhead(kingdom=KINGDOM, event="plague", month=campaign.month + 1, note=SECRET),
        FoundNeighbour(kingdom="baron", name=f"The {SECRET}", alignment="LE", hexes=(FAR,)),
        NoteHex(kingdom=KINGDOM, hex=place(7, 6), note=SECRET),
    ):
        document.do(action)
    assert SECRET in repr(document.campaign)


def press(window: QWidget, key: Qt.Key, held: Any = Qt.KeyboardModifier.NoModifier) -> None:
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, key, held)
    QApplication.processEvents()


@pytest.fixture
def link(qtbot: QtBot, window: MainWindow) -> Iterator[PlayerLink]:
    """The players' window opened by its key, over a realm with secrets."""
    veil(window)
    qtbot.waitUntil(lambda: window.pages.known("map") is not None)
    press(window, Qt.Key.Key_F7)
    link = window.commands.players().link
    assert link.window is not None
    qtbot.waitExposed(link.window)
    yield link
    link.close()


def players(link: PlayerLink) -> PlayerWindow:
    assert link.window is not None
    return link.window


def gms_map(window: MainWindow) -> MapView:
    found = window.pages.page("map").findChild(MapView)
    assert found is not None
    return found


def texts_of(interface: QAccessibleInterface | None) -> Iterator[str]:
    """All that a screen reader can say of a widget and of what it holds."""
    if interface is None:
        return
    for kind in QAccessible.Text:
        yield interface.text(kind)
    for number in range(interface.childCount()):
        yield from texts_of(interface.child(number))


def held_by(root: object) -> Iterator[object]:
    """Every object of ours that can be reached from one, through attributes, records, maps and children."""
    waiting, met = [root], set()
    while waiting:
        one = waiting.pop()
        if id(one) in met or isinstance(one, type | type(gc)):
            continue
        met.add(id(one))
        yield one
        if isinstance(one, msgspec.Struct):
            waiting += [getattr(one, name) for name in one.__struct_fields__]
        elif isinstance(one, Map | dict):
            waiting += [*one.keys(), *one.values()]
        elif isinstance(one, tuple | list | set | frozenset):
            waiting += list(one)
        if isinstance(one, QObject):
            waiting += one.children()
        module = type(one).__module__
        if module.startswith("kingdom_gui") and not isinstance(one, msgspec.Struct):
            waiting += list(getattr(one, "__dict__", {}).values())
            waiting += [getattr(one, name, None) for name in getattr(type(one), "__slots__", ())]


def test_no_secret_is_in_the_windows_model_nor_said_of_it(window: MainWindow, link: PlayerLink) -> None:
    shown = players(link)
    link.show_numbers(True)
    QApplication.processEvents()
    reached = list(held_by(shown))
    words = [one for one in reached if isinstance(one, str)]
    assert "The Old Ford" in words  # the walk does reach the campaign
    assert not [word for word in words if SECRET in word]
    assert 987654321 not in reached
    assert window.document not in reached
    assert window.document.campaign not in reached
    assert not [one for one in reached if isinstance(one, Settings) and one.seed]
    said = list(texts_of(QAccessible.queryAccessibleInterface(shown)))
    assert "Ashmark" in said
    assert not [text for text in said if SECRET in text]
    for widget in shown.findChildren(QWidget):
        assert SECRET not in f"{widget.toolTip()}{widget.whatsThis()}{widget.statusTip()}"


def test_land_that_is_not_known_is_bare_paper(qtbot: QtBot, link: PlayerLink) -> None:
    shown = players(link)
    qtbot.waitUntil(lambda: shown.map.tiles.complete)
    assert set(shown.document.campaign.hexes) == set(shown.document.campaign.claims)
    picture = shown.map.viewport().grab().toImage()
    paper = QColor(shown.map.atlas().palette.paper)
    corner = picture.pixelColor(3, 3)
    near = zip(corner.getRgb()[:3], paper.getRgb()[:3], strict=True)  # type: ignore[index]
    assert all(abs(one - other) < 12 for one, other in near)


def test_an_edit_is_seen_within_a_blink(qtbot: QtBot, window: MainWindow, link: PlayerLink) -> None:
    shown = players(link)
    window.document.do(Reveal(kingdom=KINGDOM, hexes=(SEEN,)))
    qtbot.waitUntil(lambda: SEEN in shown.document.campaign.hexes, timeout=200)
    window.document.do(PaintTerrain(kingdom=KINGDOM, hexes=(SEEN,), terrain="marsh"))
    qtbot.waitUntil(lambda: shown.document.campaign.hexes[SEEN].terrain == "marsh", timeout=200)
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    qtbot.waitUntil(lambda: SEEN not in shown.document.campaign.hexes, timeout=200)


def test_the_numbers_are_there_when_wanted(window: MainWindow, link: PlayerLink) -> None:
    header = players(link).header
    assert header.name.text() == "Ashmark"
    assert header.month.text() == "Month 2"
    assert not header.numbers["economy"].isVisible()
    link.show_numbers(True)
    numbers = window.document.numbers()
    assert numbers is not None
    assert header.numbers["economy"].isVisible()
    for name in ("economy", "treasury", "size"):
        assert header.numbers[name].value.text() == labels.minus(numbers.total(name))


def test_it_follows_the_gms_map_until_moved_by_hand(
    qtbot: QtBot, window: MainWindow, link: PlayerLink
) -> None:
    shown, view = players(link).map, gms_map(window)
    link.set_mode("follow")
    view.reveal(place(7, 6))

    def same_place() -> bool:
        (x, y), (x2, y2) = view.camera.visible().centre, shown.camera.visible().centre
        return abs(x - x2) < 0.2 and abs(y - y2) < 0.2

    qtbot.waitUntil(same_place, timeout=400)
    view.pan_by(QPointF(-60, 30))
    qtbot.waitUntil(same_place, timeout=400)
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Right)
    assert link.mode == "own"
    here = shown.camera.visible()
    view.pan_by(QPointF(90, 30))
    QTest.qWait(120)
    assert shown.camera.visible() == here


def test_frozen_it_keeps_what_it_shows(qtbot: QtBot, window: MainWindow, link: PlayerLink) -> None:
    shown = players(link)
    qtbot.waitUntil(lambda: shown.map.tiles.complete)
    link.set_mode("frozen")
    here, known = shown.map.camera.visible(), shown.document.campaign
    window.document.do(Reveal(kingdom=KINGDOM, hexes=(SEEN,)))
    gms_map(window).zoom_by(3)
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Left, Qt.Key.Key_F):
        QTest.keyClick(shown.map, key)
    QTest.qWait(120)
    assert shown.map.camera.visible() == here
    assert shown.document.campaign is known
    link.set_mode("own")
    qtbot.waitUntil(lambda: SEEN in shown.document.campaign.hexes, timeout=200)


def test_own_view_by_mouse_and_keys(qtbot: QtBot, link: PlayerLink) -> None:
    shown = players(link).map
    qtbot.waitUntil(lambda: shown.tiles.complete)
    step, left = shown.camera.step, shown.camera.left
    QTest.keyClick(shown, Qt.Key.Key_Plus)
    assert shown.camera.step == step + 1
    QTest.keyClick(shown, Qt.Key.Key_F)
    assert (shown.camera.step, shown.camera.left) == (step, left)
    QTest.mousePress(shown.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    QTest.mouseMove(shown.viewport(), QPoint(150, 200))
    QTest.mouseRelease(shown.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(150, 200))
    assert shown.camera.left == left + 50


def test_the_dark_screen_names_the_campaign(window: MainWindow, link: PlayerLink) -> None:
    shown = players(link)
    press(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    assert shown.dark
    assert window.commands.players().bar.dark.isChecked()
    assert not shown.map.isVisible()
    assert shown.blackout.name.text() == "The Ashen Reach"
    assert shown.grab().toImage().pixelColor(4, 4).lightness() < 20
    press(shown, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    assert not shown.dark
    assert shown.map.isVisible()


def test_the_bar_by_keyboard(window: MainWindow, link: PlayerLink) -> None:
    bar = window.commands.players().bar
    assert bar.isVisible()
    bar.modes["own"].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(bar.modes["frozen"], Qt.Key.Key_Space)
    assert link.mode == "frozen"
    QTest.keyClick(bar.modes["follow"], Qt.Key.Key_Space)
    assert link.mode == "follow"
    QTest.keyClick(bar.numbers, Qt.Key.Key_Space)
    assert players(link).header.numbers["size"].isVisible()
    QTest.keyClick(bar.end, Qt.Key.Key_Space)
    assert link.window is None
    assert not bar.isVisible()
    assert not window.menus.actions["player_window"].isChecked()


def test_f11_fills_the_screen_and_escape_ends_it(link: PlayerLink) -> None:
    shown = players(link)
    before = shown.geometry()
    press(shown, Qt.Key.Key_F11)
    assert shown.isFullScreen()
    press(shown, Qt.Key.Key_Escape)
    assert not shown.isFullScreen()
    assert shown.geometry() == before


def test_it_comes_back_where_it_stood(qtbot: QtBot, window: MainWindow, link: PlayerLink) -> None:
    shown = players(link)
    shown.setGeometry(40, 60, 620, 410)
    QApplication.processEvents()
    press(shown, Qt.Key.Key_F7)
    assert link.window is None
    press(window, Qt.Key.Key_F7)
    assert players(link).geometry().getRect() == (40, 60, 620, 410)


def test_its_screen_gone_it_comes_to_the_main_screen(window: MainWindow, link: PlayerLink) -> None:
    link.close()
    gone = WindowPlace("a screen that is gone", 5000, 4000, 900, 500, full=True)
    window.preferences.keep_bytes("player", QByteArray(msgspec.json.encode(gone)))
    press(window, Qt.Key.Key_F7)
    shown = players(link)
    assert not shown.isFullScreen()
    frame = 4  # pixels that a window may be moved by for its frame
    room = QGuiApplication.primaryScreen().availableGeometry().adjusted(-frame, -frame, frame, frame)
    assert room.contains(shown.geometry())


@pytest.mark.parametrize("kept", [b"", b"{}", b"\xff\xfe", b'{"screen": 3}', b'{"screen":"a","left":1e99}'])
def test_a_place_that_makes_no_sense_is_as_none(window: MainWindow, kept: bytes) -> None:
    window.preferences.keep_bytes("player", QByteArray(kept))
    assert kept_place(window.preferences) is None


def test_closing_the_main_window_closes_it(window: MainWindow, link: PlayerLink) -> None:
    window.document.undo_stack.setClean()
    window.close()
    assert link.window is None


def test_closed_it_costs_nothing(
    window: MainWindow, link: PlayerLink, monkeypatch: pytest.MonkeyPatch
) -> None:
    link.close()
    asked: list[object] = []
    monkeypatch.setattr("kingdom_gui.views.player.link.known_after", lambda *what: asked.append(what))
    window.document.do(PaintTerrain(kingdom=KINGDOM, hexes=(SEEN,), terrain="marsh"))
    gms_map(window).zoom_by(1)
    QTest.qWait(100)
    assert not asked
    assert not [
        one for one in QApplication.topLevelWidgets() if isinstance(one, PlayerWindow) and one.isVisible()
    ]


def test_another_campaign_is_shown(qtbot: QtBot, window: MainWindow, link: PlayerLink) -> None:
    window.document.open(Document(window.document.rules).campaign, None)
    qtbot.waitUntil(lambda: not players(link).document.campaign.hexes, timeout=400)
    assert players(link).header.name.text() == ""


def test_dark_colours_and_other_languages(qapp: QApplication, link: PlayerLink, speak: Translators) -> None:
    speak.speak("it")
    apply_theme(qapp, "dark")
    QApplication.processEvents()
    shown = players(link)
    assert shown.map.options.dark
    assert shown.header.month.text() == "Mese 2"
    apply_theme(qapp, "light")
