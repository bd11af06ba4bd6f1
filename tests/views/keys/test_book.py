"""The keys in force: the table's, and what the user has chosen, also where that was kept badly."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from kingdom_gui.document.settings import Preferences
from kingdom_gui.views.actions_table import MENUS
from kingdom_gui.views.keys.book import KeyBook, place_of, usable
from kingdom_gui.views.keys.dialog import fault_sentence
from kingdom_gui.views.keys.rows import all_keys
from kingdom_gui.views.keys.table import BY_ID, PLACE_KEYS, PLACES, TOOL
from kingdom_gui.views.map.tools.every import make_tools

Key, Held = Qt.Key, Qt.KeyboardModifier
NONE = Held.NoModifier


@pytest.fixture
def book(qapp: object, preferences: Preferences) -> KeyBook:
    made = KeyBook()
    made.read(preferences)
    return made


def pressed(key: Key, held: Held = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, held)


def test_no_two_have_the_same_keys_where_they_would_meet(book: KeyBook) -> None:
    taken = [
        (id_, keys.toString(), book.holder(id_, keys))
        for id_ in book.ids()
        for keys in book.keys_of_table(id_)
        if book.holder(id_, keys)
    ]
    assert not taken


def test_all_keys_can_be_pressed(book: KeyBook) -> None:
    for id_ in book.ids():
        for keys in book.keys_of_table(id_):
            assert keys.count() == 1, id_
            assert keys[0].key() not in (Key.Key_unknown, Key(0)), id_  # type: ignore[index]
            if id_ not in BY_ID:
                assert usable(id_, keys), f"{id_}: {keys.toString()} writes in fields"


def test_every_tool_has_a_key(book: KeyBook, rules: object) -> None:
    tools = make_tools(["plains"])
    assert [tool for tool in tools if not book.keys(TOOL + tool)] == []


def test_all_keys_lists_every_command_and_place(book: KeyBook) -> None:
    rows = all_keys()
    commands = [row.id for menu in MENUS for row in menu.rows if row is not None and not row.submenu]
    assert [row.id for row in rows] == [*commands, *(row.id for row in PLACE_KEYS)]
    assert all(row.context and row.text and "&" not in row.text for row in rows)
    assert {row.place for row in PLACE_KEYS} | {"window"} == set(PLACES)


@pytest.mark.parametrize(
    ("place", "key", "held", "asked"),
    [
        ("map", Key.Key_R, NONE, "tool_river"),
        ("map", Key.Key_K, Held.ShiftModifier, "tool_lake"),
        ("map", Key.Key_Plus, Held.ShiftModifier, "nearer"),
        ("map", Key.Key_Plus, Held.KeypadModifier, "nearer"),
        ("map", Key.Key_BracketLeft, Held.GroupSwitchModifier, "smaller"),
        ("map", Key.Key_Left, Held.ControlModifier, "slide"),
        ("map", Key.Key_R, Held.ControlModifier, ""),
        ("lots", Key.Key_R, NONE, "turn"),
        ("lots", Key.Key_Delete, NONE, "demolish"),
        ("lots", Key.Key_Plus, Held.ControlModifier, "nearer"),
        ("lots", Key.Key_V, NONE, ""),
    ],
)
def test_what_a_key_asks_for(book: KeyBook, place: str, key: Key, held: Held, asked: str) -> None:
    assert book.found(place, pressed(key, held)) == asked


def test_other_keys_are_kept(book: KeyBook, preferences: Preferences) -> None:
    book.choose("map.fit", QKeySequence("W"))
    book.choose("grant", QKeySequence("Ctrl+Shift+,"))
    book.choose("save", QKeySequence())
    again = KeyBook()
    again.read(Preferences(Path(preferences._store.fileName())))
    assert not again.faults
    assert again.text("map.fit") == "W"
    assert again.text("grant") == "Ctrl+Shift+,"
    assert again.text("save") == ""
    assert again.found("map", pressed(Key.Key_W)) == "fit"
    assert again.found("map", pressed(Key.Key_F)) == ""
    again.reset(["map.fit"])
    assert again.found("map", pressed(Key.Key_F)) == "fit"
    again.reset()
    assert preferences.shortcuts() == {} or Preferences.shortcuts(preferences) is not None
    assert not again.is_chosen("grant")


def test_kept_badly_no_two_meet_either(qapp: object, preferences: Preferences) -> None:
    """Whose keys were taken has those of the table again, which by then a third had been given."""
    for id_, keys in (("map.fit", "PgUp"), ("map.level_up", "J"), ("map.query", "J")):
        preferences.keep_shortcut(id_, keys)
    book = KeyBook()
    book.read(preferences)
    assert book.faults
    assert [id_ for id_ in book.ids() for keys in book.keys(id_) if book.holder(id_, keys)] == []


@pytest.mark.parametrize(
    "keys",
    [
        Key.Key_Shift, Held.ControlModifier | Key.Key_Shift, Held.AltModifier | Key.Key_Shift,
        Held.ControlModifier | Key.Key_Alt, Key.Key_AltGr, Key.Key_Dead_Acute, Key.Key_Dead_Grave,
        Key.Key_Multi_key, Key.Key_Kanji, Key.Key_Tab, Key.Key_unknown, Key.Key_CapsLock,
    ],
)  # fmt: skip
@pytest.mark.parametrize("id_", ["save", "map.fit"])
def test_held_dead_and_leaving_keys_are_none(qapp: object, id_: str, keys: Key) -> None:
    assert not usable(id_, QKeySequence(keys))


def test_keys_taken_from_another_leave_it(book: KeyBook) -> None:
    assert book.holder("map.fit", QKeySequence("R")) == "map.tool_river"
    book.choose("map.fit", QKeySequence("R"))
    assert book.text("map.fit") == "R"
    assert book.keys("map.tool_river") == []
    book.choose("find", QKeySequence("Ctrl+S"))
    assert book.text("save") == ""


def test_one_of_several_keys_is_taken_and_the_others_stay(book: KeyBook) -> None:
    assert [keys.toString() for keys in book.keys("find")] == ["Ctrl+K", "Ctrl+F"]
    book.choose("grant", QKeySequence("Ctrl+F"))
    assert book.text("find") == "Ctrl+K"


def test_reset_takes_the_keys_back(book: KeyBook) -> None:
    book.choose("map.fit", QKeySequence("R"))
    book.reset(["map.tool_river"])
    assert book.text("map.tool_river") == "R"
    assert book.text("map.fit") == ""


def test_places_that_never_meet_may_have_the_same_keys(book: KeyBook) -> None:
    assert book.holder("lots.turn", QKeySequence("B")) == ""
    assert book.holder("map.fit", QKeySequence("Ctrl+S")) == "save"
    assert place_of("save") == "window"


def test_fixed_keys_stay(book: KeyBook) -> None:
    book.choose("map.move", QKeySequence("W"))
    assert book.found("map", pressed(Key.Key_Left)) == "move"
    book.choose("map.fit", QKeySequence("Left"))
    assert book.text("map.fit").startswith("F")


def test_letters_are_none_for_commands_of_the_window(book: KeyBook) -> None:
    for text in ("G", "Shift+G", "Return", "Left", "Space", "5"):
        assert not usable("grant", QKeySequence(text)), text
    for text in ("Ctrl+G", "Alt+X", "F5", "Shift+F5"):
        assert usable("grant", QKeySequence(text)), text
    assert usable("map.fit", QKeySequence("G"))


def test_broken_values_are_left_out_with_a_sentence(book: KeyBook, preferences: Preferences) -> None:
    store = preferences._store
    store.setValue("shortcuts/save", "Ctrl+Nonsense+")
    store.setValue("shortcuts/grant", "G")
    store.setValue("shortcuts/map.fit", "R")
    store.setValue("shortcuts/map.move", "W")
    store.setValue("shortcuts/of_another_version", "Ctrl+J")
    store.setValue("shortcuts/find", ["Ctrl+K", "Ctrl+J"])
    book.read(preferences)
    assert book.text("save") == "Ctrl+S"
    assert book.text("grant") == "Ctrl+G"
    assert book.text("map.fit").startswith("F")
    assert book.text("find").startswith("Ctrl+K")
    assert {fault.id: fault.why for fault in book.faults} == {
        "save": "broken", "grant": "broken", "map.move": "broken", "map.fit": "taken", "find": "broken",
    }  # fmt: skip
    sentences = [fault_sentence(fault) for fault in book.faults]
    assert "“Ctrl+Nonsense+”, kept for “Save”, are no keys it can have; it has its usual ones." in sentences
    assert "The keys R kept for “The whole map” belong to “Draw a river” and were left out." in sentences


def test_the_list_of_the_readme_tells_the_truth(book: KeyBook) -> None:
    """Every letter that the README gives a tool is that tool's."""
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    told = readme.partition("## Keys\n")[2].partition("\n## ")[0]
    keys = {cell.strip() for line in told.splitlines() for cell in line.split("|")[1:2]}
    words = {word.strip(",") for cell in keys for word in cell.split()}
    others = ("map.query", "map.layers", "lots.carry", "find", "shortcuts")
    missing = [
        f"{id_}: {keys.toString()}"
        for id_ in book.ids()
        if id_.startswith("map.tool_") or id_ in others
        for keys in book.keys_of_table(id_)[:1]
        if keys.toString() not in words and f"({keys.toString()})" not in told
    ]
    assert not missing
