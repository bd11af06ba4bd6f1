"""Choices made on the map and on the plan of a settlement itself, lit both ways, and dice that choose."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.document.settings import LANGUAGES
from kingdom_gui.engine.hexes import place_of
from kingdom_gui.engine.requests import Choose, Roll
from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.district.plan_view import PlanView
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.tool_strip import MapPage
from kingdom_gui.views.turn.answers import ChoiceField
from kingdom_gui.views.turn.panel import TurnPanel

from .hands import Hands, stand_before


@pytest.fixture
def hands(qtbot: QtBot, panel: TurnPanel) -> Hands:
    return Hands(qtbot, panel)


def map_of(window: MainWindow) -> MapView:
    page = window.pages.page("map")
    assert isinstance(page, MapPage)
    return page.view


def plans_of(window: MainWindow) -> PlanView:
    page = window.pages.page("settlement")
    assert isinstance(page, SettlementPage)
    return page.view


def asked_for_a_site(hands: Hands, window: MainWindow) -> Choose:
    """A noble family builds: 60 on the d100 is a Park, which goes on one lot."""
    stand_before(window.document, "noblesse_oblige")
    hands.panel.settle()
    hands.panel.take_focus()
    hands.enter("60")
    QApplication.processEvents()
    asked = hands.panel.player.pending()
    assert asked is not None
    assert isinstance(asked.request, Choose)
    return asked.request


def asked_what_is_destroyed(hands: Hands, window: MainWindow) -> Roll:
    """Vandals, both checks failed: a die says which building is destroyed."""
    stand_before(window.document, "vandals")
    hands.panel.settle()
    hands.panel.take_focus()
    hands.enter("1")
    hands.enter("1")
    asked = hands.panel.player.pending()
    assert asked is not None
    assert isinstance(asked.request, Roll)
    return asked.request


def middle_of(view: PlanView, value: str) -> QPointF:
    """Where in the viewport a place offered on the plans lies."""
    return view.offered.rect_of(value).center() - view.offset()


def choice(panel: TurnPanel) -> ChoiceField:
    field = panel.field
    assert isinstance(field, ChoiceField)
    return field


def test_lots_are_named_and_the_plan_comes_by_itself(hands: Hands, played: MainWindow) -> None:
    assert played.pages.current == "map"
    request = asked_for_a_site(hands, played)
    assert played.pages.current == "settlement"
    texts = [choice(hands.panel).box.itemText(row) for row in range(choice(hands.panel).box.count())]
    assert texts[0] == "Park, district 1, lot B1"
    assert len(texts) == len(request.options)
    assert not any(":" in text for text in texts)
    assert "Drawn by d100, typed 60: Park" in hands.said()


def test_a_lot_is_picked_by_a_click_on_the_plan(qtbot: QtBot, hands: Hands, played: MainWindow) -> None:
    request = asked_for_a_site(hands, played)
    view, target = plans_of(played), request.options[2]
    at = middle_of(view, target).toPoint()
    qtbot.mouseMove(view.viewport(), at)
    assert view.offered.lit == target
    assert choice(hands.panel).box.currentData() == target  # the list follows the pointer
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    hands.panel.settle()
    district, lot = (int(part) for part in target.split(":"))
    there = played.document.campaign.settlements[view.settlement_id].districts[district]
    assert [b.kind for b in there.buildings if lot in b.lots] == ["park"]
    assert view.offered.marks == []


def test_a_lot_is_picked_by_arrow_keys_and_enter(qtbot: QtBot, hands: Hands, played: MainWindow) -> None:
    request = asked_for_a_site(hands, played)
    hands.panel.show_wanted.emit()
    view = plans_of(played)
    assert view.hasFocus()
    assert view.offered.lit == request.options[0] == "0:1"  # B1: the cursor begins at the first
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.offered.lit == ""  # A1 has a building
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.offered.lit == "0:6"  # A2
    qtbot.keyClick(view, Qt.Key.Key_Return)
    hands.panel.settle()
    there = played.document.campaign.settlements[view.settlement_id].districts[0]
    assert [b.kind for b in there.buildings if 6 in b.lots] == ["park"]


def test_the_list_lights_the_plan(qtbot: QtBot, hands: Hands, played: MainWindow) -> None:
    request = asked_for_a_site(hands, played)
    field, view = choice(hands.panel), plans_of(played)
    field.box.setFocus()
    qtbot.keyClick(field.box, Qt.Key.Key_Down)
    assert view.offered.lit == request.options[1]
    field.box.highlighted.emit(3)  # the pointer over the open list
    assert view.offered.lit == request.options[3]


def test_the_view_is_not_taken_from_one_who_looks_elsewhere(hands: Hands, played: MainWindow) -> None:
    asked_for_a_site(hands, played)
    played.show_page("map")
    hands.panel.settle()
    assert played.pages.current == "map"
    assert hands.panel.body.show_link.isVisibleTo(hands.panel)
    assert hands.panel.body.show_link.text() == "Show on the plan"
    played.document.undo_stack.undo()
    played.document.undo_stack.redo()  # asked again, but not by what was done in the panel
    hands.panel.settle()
    assert played.pages.current == "map"
    hands.panel.body.show_link.click()
    assert played.pages.current == "settlement"
    assert not hands.panel.body.show_link.isVisibleTo(hands.panel)


def test_a_hex_is_picked_by_arrow_keys_and_enter(qtbot: QtBot, hands: Hands, played: MainWindow) -> None:
    stand_before(played.document, "monster_attack")
    hands.panel.settle()
    hands.panel.show_wanted.emit()
    view = map_of(played)
    assert view.hasFocus()
    asked = hands.panel.player.pending()
    assert asked is not None
    assert isinstance(asked.request, Choose)
    assert place_of(view.cursor_hex()) == asked.request.options[0]
    lit: list[str] = []
    view.offer_pointed.connect(lambda hex_id: lit.append(place_of(hex_id) if hex_id else ""))
    for _ in range(8):  # south-west of the realm: go east until another of its hexes is reached
        qtbot.keyClick(view, Qt.Key.Key_Right)
        if view.offered.lit is not None:
            break
    target = place_of(view.cursor_hex())
    assert target in asked.request.options
    assert lit[-1] == target
    assert choice(hands.panel).box.currentData() == target
    qtbot.keyClick(view, Qt.Key.Key_Return)
    hands.panel.settle()
    asked = hands.panel.player.pending()
    assert asked is not None
    assert dict(asked.answers)["event.monster_attack.ahead.1.hex"] == target


def test_a_click_beside_the_offered_hexes_selects_as_ever(
    qtbot: QtBot, hands: Hands, played: MainWindow
) -> None:
    document = played.document
    stand_before(document, "monster_attack")
    hands.panel.settle()
    view = map_of(played)
    other = next(h for h in document.campaign.hexes if h not in document.campaign.claims and h[0] == 0)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.point_of(other).toPoint())
    assert view.selected() == [other]
    asked = hands.panel.player.pending()
    assert asked is not None
    assert isinstance(asked.request, Choose)  # still asked


def test_a_die_that_chooses_tells_its_faces(hands: Hands, played: MainWindow) -> None:
    request = asked_what_is_destroyed(hands, played)
    faces = hands.panel.body.faces
    assert faces is not None
    assert faces.text().startswith(f"d{len(request.options)}: 1 House, lot C3 · 2 Inn, lot D3")
    assert played.pages.current == "map"  # a die takes nobody's view
    hands.panel.body.show_link.click()
    view = plans_of(played)
    assert [mark.face for mark in view.offered.here][:3] == ["1", "2", "3"]
    assert not view.offered.choosable


def test_a_typed_face_lights_what_it_means(qtbot: QtBot, hands: Hands, played: MainWindow) -> None:
    request = asked_what_is_destroyed(hands, played)
    hands.panel.body.show_link.click()
    hands.panel.take_focus()
    focus = hands.focus
    qtbot.keyClicks(focus, "12")
    view = plans_of(played)
    assert view.offered.lit == request.options[11]
    faces = hands.panel.body.faces
    assert faces is not None
    faces.picked.emit(request.options[4])  # a click on the line types the face
    assert hands.panel.body.first().property("text") == "5"
    assert view.offered.lit == request.options[4]
    hands.enter()
    assert "Drawn by d28, typed 5: House" in hands.said()
    assert "Hallowick loses" in hands.said()


def test_a_table_tells_its_rows_and_then_the_row(hands: Hands, paper: Document) -> None:
    from msgspec.structs import replace

    from kingdom_gui.engine.state import Turn

    campaign = paper.campaign
    kingdom = replace(campaign.kingdoms[campaign.at_table], turn=Turn("event", "event"))
    paper.open(replace(campaign, kingdoms=campaign.kingdoms.set(kingdom.id, kingdom)), None)
    hands.panel.take_focus()
    hands.enter("1")  # something happens
    faces = hands.panel.body.faces
    assert faces is not None
    assert "26–50 Dangerous kingdom events" in faces.text()
    hands.enter("40")
    assert "Drawn by d100, typed 40: Dangerous kingdom events" in hands.said()
    faces = hands.panel.body.faces
    assert faces is not None
    assert "6–18 Bandit Activity" in faces.text()
    hands.enter("10")
    assert "Bandit Activity" in hands.said()
    assert "Drawn by d100, typed 10: Bandit Activity" in hands.said()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_is_called_by_a_raw_id(
    hands: Hands, played: MainWindow, speak: Callable[..., object], language: str
) -> None:
    from kingdom_gui.views.language import Translators

    assert isinstance(speak, Translators)
    speak.speak(language)
    events, turn = sorted(played.document.rules.events), LANGUAGES.index(language)
    # All of them in English, half of them in each of the others: all languages go through the same code.
    for event in events if language == "en" else events[turn % 2 :: 2]:
        stand_before(played.document, event)
        for _ in range(12):
            hands.panel.settle()
            asked = hands.panel.player.pending()
            body = hands.panel.body
            told = hands.said()
            told += body.faces.text() if body.faces is not None else ""
            if isinstance(body.field, ChoiceField):
                told += "\n".join(body.field.box.itemText(n) for n in range(body.field.box.count()))
            assert "_" not in told, (event, told)
            assert "#" not in told, (event, told)
            assert "event." not in told, (event, told)
            if asked is None or asked.step.id != "ahead" or asked.request is None:
                break
            request = asked.request
            if isinstance(request, Roll):
                hands.panel.player.answer((1,) * request.count if not request.explodes else (2,))
            elif isinstance(request, Choose):
                hands.panel.player.answer(request.options[0])
            else:
                hands.panel.player.answer(True if request.__class__.__name__ == "Confirm" else "A ring")
