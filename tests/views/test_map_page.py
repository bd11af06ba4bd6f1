"""The map's page: the options of the tool in hand, layers and levels, selection by query, forms, memory."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from kingdom_gui.document.document import Document
from kingdom_gui.engine.actions.annotate import PlaceLabel, PlacePin
from kingdom_gui.engine.hexes import HexId
from kingdom_gui.engine.ruleset import Ruleset
from kingdom_gui.views.dialogs.written import LabelDialog, PinDialog
from kingdom_gui.views.hex_knowledge import knowledge
from kingdom_gui.views.language import Translators
from kingdom_gui.views.layers_panel import LayersPanel
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.map_memory import MapSettings, ToolSetting, map_settings, set_map
from kingdom_gui.views.map_texts import GROUPS, LAYERS, STATES, SYMBOLS, TOOLS
from kingdom_gui.views.pin_texts import pin_lines_at
from kingdom_gui.views.query_form import QueryForm
from kingdom_gui.views.tool_options import ToolOptions
from kingdom_gui.views.tool_strip import MapPage
from tests.benchmarks.made_map import made_map

Left = Qt.MouseButton.LeftButton


@pytest.fixture
def document(rules: Ruleset) -> Document:
    return Document(rules, made_map(14, 10, seed=3))


def open_page(qtbot: QtBot, document: Document) -> MapPage:
    page = MapPage(MapView(document))
    qtbot.addWidget(page)
    page.resize(1000, 640)
    page.show()
    qtbot.waitExposed(page)
    qtbot.waitUntil(lambda: page.options is not None)
    return page


@pytest.fixture
def page(qtbot: QtBot, document: Document) -> MapPage:
    return open_page(qtbot, document)


def options(page: MapPage) -> ToolOptions:
    assert page.options is not None
    return page.options


def press(page: MapPage, name: str) -> None:
    QTest.mouseClick(options(page).buttons[name], Left)


def some_hex(document: Document, number: int = 40) -> HexId:
    return sorted(document.campaign.hexes)[number]


def test_every_tool_has_its_place_and_its_words(page: MapPage) -> None:
    placed = [name for group in GROUPS for name in group]
    assert sorted(placed) == sorted(page.view.tools) == sorted(TOOLS)
    assert set(page.tools.buttons) == set(placed)
    assert set(LAYERS) <= set(page.view.options._fields)


@pytest.mark.parametrize("tool", [name for group in GROUPS for name in group])
def test_the_row_of_options_fits_every_tool(page: MapPage, tool: str) -> None:
    page.view.set_tool(tool)
    row = options(page)
    assert row.said.text()
    assert row.height() <= 44
    held = page.view.tool
    for shape in getattr(held, "shapes", ()):
        if len(held.shapes) > 1:  # type: ignore[attr-defined]
            press(page, f"shape/{shape}")
            assert held.shape == shape  # type: ignore[attr-defined]
            assert row.buttons[f"shape/{shape}"].isChecked()
            assert ("size/7" in row.buttons) == (shape in ("brush", "line"))


def test_sizes_are_chosen_and_follow_the_bracket_keys(page: MapPage) -> None:
    page.view.set_tool("brush")
    press(page, "size/7")
    assert page.view.tool.size == 2  # type: ignore[attr-defined]
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_BracketRight)
    assert options(page).buttons["size/19"].isChecked()


def test_the_sight_of_scouts_and_hiding_again_are_set_here(page: MapPage) -> None:
    page.view.set_tool("scout")
    press(page, "sight/2")
    assert page.view.tool.sight == 2  # type: ignore[attr-defined]
    page.view.set_tool("fog")
    QTest.mouseClick(options(page).buttons["check"], Left, pos=options(page).buttons["check"].rect().center())
    options(page).buttons["check"].setChecked(True)
    assert page.view.tool.taking  # type: ignore[attr-defined]


def test_what_was_measured_is_said_in_miles_and_days(page: MapPage, document: Document) -> None:
    page.view.set_tool("measure")
    start = some_hex(document)
    for hex_id in (start, (0, start[1] + 2, start[2])):
        point = page.view.point_of(hex_id).toPoint()
        QTest.mouseClick(page.view.viewport(), Left, pos=point)
    said = options(page).said.text()
    assert "24\u00a0miles" in said
    assert "days on the way" in said


def test_what_was_measured_is_said_in_another_language_too(
    qtbot: QtBot, speak: Translators, page: MapPage, document: Document
) -> None:
    page.view.set_tool("measure")
    start = some_hex(document)
    for hex_id in (start, (0, start[1] + 2, start[2])):
        QTest.mouseClick(page.view.viewport(), Left, pos=page.view.point_of(hex_id).toPoint())
    speak.speak("it")
    qtbot.waitUntil(lambda: "giorni di viaggio" in options(page).said.text())
    assert "km" in options(page).said.text()


def test_layers_are_switched_and_levels_stepped_in_their_panel(page: MapPage) -> None:
    page.tools.show_layers()
    panel = page.tools.panel
    assert isinstance(panel, LayersPanel)
    for name, box in panel.boxes.items():
        before = getattr(page.view.options, name)
        assert box.isChecked() == before
        box.click()
        assert getattr(page.view.options, name) != before
    QTest.mouseClick(panel.down, Left)
    assert page.view.options.level == -1
    assert "-1" in panel.level.text()
    QTest.mouseClick(panel.up, Left)
    assert page.view.options.level == 0
    assert set(panel.states) == set(STATES)
    panel.close()


def test_a_query_selects_what_it_finds_and_says_how_many(page: MapPage, document: Document) -> None:
    page.ask_query()
    form = page.query
    assert isinstance(form, QueryForm)
    selected = page.view.selected()
    assert selected == []  # nothing is asked for yet
    form.terrain.setCurrentIndex(form.terrain.findData("forest"))
    forests = sorted(h for h, there in document.campaign.hexes.items() if there.terrain == "forest")
    assert page.view.selected() == forests
    assert str(len(forests)) in form.found.text()
    owner = next(iter(document.campaign.kingdoms))
    form.owner.setCurrentIndex(form.owner.findData(owner))
    assert page.view.selected() == [h for h in forests if document.campaign.claims.get(h) == owner]
    form.ask_nothing()
    assert form.query().terrain == ""
    form.near.setCurrentIndex(1)
    assert form.within.isEnabled()
    form.close()


def test_a_new_label_is_written_by_its_form(qtbot: QtBot, document: Document) -> None:
    dialog = LabelDialog(document, some_hex(document))
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.do_button.isEnabled()
    QTest.keyClicks(dialog.text, "The Long Downs")
    dialog.size_box.setValue(5)
    dialog.angle.setValue(-15)
    dialog.shared.setChecked(False)
    QTest.mouseClick(dialog.do_button, Left)
    label = next(iter(document.campaign.labels.values()))
    assert (label.text, label.size, label.angle, label.shared) == ("The Long Downs", 5, -15, False)
    assert label.hex == some_hex(document)


def test_a_pin_is_changed_and_removed_by_its_form(qtbot: QtBot, document: Document) -> None:
    here = some_hex(document)
    document.do(PlacePin(hex=here, text="Ogres"))
    number = next(iter(document.campaign.pins))
    assert pin_lines_at(document, here) == ["Ogres (the GM only)"]
    dialog = PinDialog(document, here, number)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.symbol.setCurrentIndex(list(SYMBOLS).index("danger"))
    dialog.shared.setChecked(True)
    QTest.mouseClick(dialog.do_button, Left)
    assert document.campaign.pins[number].symbol == "danger"
    assert pin_lines_at(document, here) == ["Ogres"]
    dialog = PinDialog(document, here, number)
    qtbot.addWidget(dialog)
    dialog.show()
    remove = next(
        button
        for button in dialog.buttons.buttons()
        if dialog.buttons.buttonRole(button) == QDialogButtonBox.ButtonRole.DestructiveRole
    )
    QTest.mouseClick(remove, Left)
    assert not document.campaign.pins
    assert dialog.isHidden()


def test_a_label_changed_keeps_its_place(qtbot: QtBot, document: Document) -> None:
    document.do(PlaceLabel(hex=some_hex(document), text="Downs", size=2))
    number = next(iter(document.campaign.labels))
    dialog = LabelDialog(document, some_hex(document, 3), number)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.size_box.value() == 2
    dialog.text.setText("Uplands")
    QTest.mouseClick(dialog.do_button, Left)
    label = document.campaign.labels[number]
    assert (label.text, label.hex) == ("Uplands", some_hex(document))


def test_a_map_is_set_as_it_was_but_begins_with_select(qtbot: QtBot, document: Document) -> None:
    page = open_page(qtbot, document)
    assert page.view.tool.id == "select"
    page.view.set_terrain("forest")
    page.view.set_tool("brush")
    press(page, "shape/ring")
    page.view.set_tool("fog")  # its layer is lent, not chosen
    page.view.tool.taking = True  # type: ignore[attr-defined]
    page.view.set_options(page.view.options._replace(grid=False))
    again = open_page(qtbot, document)
    set_map(again.view, map_settings(page.view))
    assert again.view.tool.id == "select"
    assert not again.view.options.grid
    assert not again.view.options.fog
    assert not again.view.tools["fog"].taking  # type: ignore[attr-defined]
    brush = again.view.tools["brush"]
    assert (brush.shape, brush.terrain) == ("ring", "forest")  # type: ignore[attr-defined]
    set_map(page.view, MapSettings())
    assert map_settings(page.view) == map_settings(open_page(qtbot, document).view)
    assert page.view.tool.id == "select"
    assert options(page).head.text() == options(again).head.text()


def test_what_is_kept_and_no_longer_understood_is_left(qtbot: QtBot, document: Document) -> None:
    page = open_page(qtbot, document)
    first = map_settings(page.view)
    set_map(
        page.view, MapSettings("cheese", {"gone": ToolSetting("x"), "brush": ToolSetting("x")}, {"x": True})
    )
    assert map_settings(page.view) == first


def test_the_card_tells_what_players_know_and_who_explored(document: Document) -> None:
    from kingdom_gui.engine.actions.world import Explore, PaintTerrain

    here = some_hex(document)
    document.do(Explore(hexes=(here,), explored=False, cleared=False))
    document.do(Explore(hexes=(here,), by="Mirelle"))
    document.do(PaintTerrain(hexes=((-1, *here[1:]),), terrain="cavern"))
    document.do(PlacePin(hex=here, text="Ogres", shared=True))
    told = dict(knowledge(document, here, document.campaign.hexes[here]))
    assert told["Explored"].endswith("by Mirelle")
    assert told["Pins"] == "Ogres"
    assert told["Below"].startswith("Cavern")
    assert told["Above"] == ""


def test_no_tool_takes_two_rows_where_there_is_little_room(page: MapPage, qtbot: QtBot) -> None:
    page.resize(640, 300)
    for tool in page.view.tools:
        page.view.set_tool(tool)
        qtbot.waitUntil(lambda: options(page).height() <= 44)
    page.view.set_tool("explore")
    assert options(page).head.isHidden()
    page.resize(1200, 300)
    qtbot.waitUntil(lambda: not options(page).head.isHidden())


def test_a_long_hint_ends_with_an_ellipsis(page: MapPage) -> None:
    page.resize(640, 300)
    line = options(page).said
    line.resize(120, line.height())
    line.setText("Drag along claimed hexes. The price is in the last line.")
    assert line.shown.endswith("…")
    assert line.text().endswith("line.")
