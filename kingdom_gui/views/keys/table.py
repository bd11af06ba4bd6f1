"""The keys of places (map, lots, month and so on) as data; those of the menus are in `actions_table`."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, Qt

from ..marking import QT_TRANSLATE_NOOP

# The places in the order in which they are listed. Keys of one place do nothing in another; those of the
# window hold wherever its focus is.
PLACES = {
    "window": QT_TRANSLATE_NOOP("Keys", "Everywhere"),
    "map": QT_TRANSLATE_NOOP("Keys", "On the map"),
    "lots": QT_TRANSLATE_NOOP("Keys", "On the lots"),
    "month": QT_TRANSLATE_NOOP("Keys", "In the month’s panel"),
    "lists": QT_TRANSLATE_NOOP("Keys", "In lists and tables"),
    "players": QT_TRANSLATE_NOOP("Keys", "In the players’ window"),
    "picture": QT_TRANSLATE_NOOP("Keys", "While a picture is fitted"),
    "print": QT_TRANSLATE_NOOP("Keys", "While a sheet is looked at"),
}
SHARES = {"window": ("map", "lots", "month", "lists"), "map": ("window",), "lots": ("window",),
          "month": ("window",), "lists": ("window",)}  # fmt: skip
TOOL = "map.tool_"  # before a tool's id


def is_letter(stroke: QKeyCombination) -> bool:
    """Whether a stroke writes a letter, a digit or a sign; a space is none."""
    plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return not stroke.keyboardModifiers() & ~plain and Qt.Key.Key_Exclam <= stroke.key() < Qt.Key.Key_Escape


class PlaceKey(NamedTuple):
    """What keys of one place do: `id` begins with the place. `keys` are in Qt's portable words.

    `fixed` keys cannot be changed: they are what every program has them for, or what the place is made of.
    """

    id: str
    text: str
    keys: tuple[str, ...]
    fixed: bool = False

    @property
    def place(self) -> str:
        """Where it holds, a key of `PLACES`."""
        return self.id.partition(".")[0]


_ARROWS = ("Left", "Right", "Up", "Down")
_ENTER = ("Return", "Enter")
TOOL_LETTERS = {
    "select": "V", "pan": "H", "measure": "M", "pick": "I", "brush": "B", "river": "R", "coast": "K",
    "lake": "Shift+K", "eraser": "E", "remove": "Shift+E", "road": "O", "highway": "Shift+O", "claim": "C",
    "abandon": "Shift+C", "explore": "X", "clear": "Shift+X", "fog": "G", "scout": "S",
    "label": "L", "pin": "P", "special": "T",
}  # fmt: skip

PLACE_KEYS = (
    PlaceKey("map.move", QT_TRANSLATE_NOOP("Keys", "Move the cursor"), _ARROWS, True),
    PlaceKey(
        "map.extend",
        QT_TRANSLATE_NOOP("Keys", "Extend the selection"),
        tuple(f"Shift+{key}" for key in _ARROWS),
        True,
    ),
    PlaceKey(
        "map.slide", QT_TRANSLATE_NOOP("Keys", "Move the map"), tuple(f"Ctrl+{key}" for key in _ARROWS), True
    ),
    PlaceKey("map.use", QT_TRANSLATE_NOOP("Keys", "Use the tool at the cursor"), (*_ENTER, "Space"), True),
    PlaceKey(
        "map.add",
        QT_TRANSLATE_NOOP("Keys", "Add to the selection; carry a label or pin"),
        ("Shift+Return", "Shift+Enter"),
        True,
    ),
    PlaceKey(
        "map.toggle", QT_TRANSLATE_NOOP("Keys", "Add to the selection or take away"), ("Ctrl+Space",), True
    ),
    PlaceKey("map.give_up", QT_TRANSLATE_NOOP("Keys", "Give up what is under way"), ("Esc",), True),
    PlaceKey("map.back", QT_TRANSLATE_NOOP("Keys", "Take back the last stop of a way"), ("Backspace",)),
    PlaceKey("map.next_offer", QT_TRANSLATE_NOOP("Keys", "To the next hex that can be chosen"), ("N",)),
    PlaceKey(
        "map.previous_offer", QT_TRANSLATE_NOOP("Keys", "To the hex before that can be chosen"), ("Shift+N",)
    ),
    PlaceKey("map.select_all", QT_TRANSLATE_NOOP("Keys", "Select all hexes of the level"), ("Ctrl+A",)),
    PlaceKey("map.query", QT_TRANSLATE_NOOP("Keys", "Select hexes by what they are"), ("Q",)),
    PlaceKey("map.row", QT_TRANSLATE_NOOP("Keys", "To the hex’s row in the table"), ("Shift+T",)),
    PlaceKey("map.nearer", QT_TRANSLATE_NOOP("Keys", "Nearer"), ("+", "=")),
    PlaceKey("map.farther", QT_TRANSLATE_NOOP("Keys", "Farther"), ("-",)),
    PlaceKey("map.fit", QT_TRANSLATE_NOOP("Keys", "The whole map"), ("F", "Ctrl+0")),
    PlaceKey("map.level_up", QT_TRANSLATE_NOOP("Keys", "One level up"), ("PgUp",)),
    PlaceKey("map.level_down", QT_TRANSLATE_NOOP("Keys", "One level down"), ("PgDown",)),
    PlaceKey("map.layers", QT_TRANSLATE_NOOP("Keys", "What the map shows"), ("Y",)),
    PlaceKey("map.larger", QT_TRANSLATE_NOOP("Keys", "A larger brush"), ("]",)),
    PlaceKey("map.smaller", QT_TRANSLATE_NOOP("Keys", "A smaller brush"), ("[",)),
    *(PlaceKey(TOOL + tool, "", (letter,)) for tool, letter in TOOL_LETTERS.items()),
    PlaceKey("lots.move", QT_TRANSLATE_NOOP("Keys", "Move the cursor"), _ARROWS, True),
    PlaceKey(
        "lots.act",
        QT_TRANSLATE_NOOP("Keys", "Place what is held, or open the menu of what is there"),
        (*_ENTER, "Space"),
        True,
    ),
    PlaceKey(
        "lots.keep",
        QT_TRANSLATE_NOOP("Keys", "Place it and keep another in hand"),
        ("Shift+Return", "Shift+Enter"),
        True,
    ),
    PlaceKey("lots.give_up", QT_TRANSLATE_NOOP("Keys", "Give up what is under way"), ("Esc",), True),
    PlaceKey("lots.turn", QT_TRANSLATE_NOOP("Keys", "Turn the building, also while it is dragged"), ("R",)),
    PlaceKey("lots.carry", QT_TRANSLATE_NOOP("Keys", "Take up the building, to move it"), ("M",)),
    PlaceKey("lots.demolish", QT_TRANSLATE_NOOP("Keys", "Demolish the building"), ("Del",)),
    PlaceKey("lots.next_district", QT_TRANSLATE_NOOP("Keys", "To the next district"), ("PgDown",)),
    PlaceKey("lots.previous_district", QT_TRANSLATE_NOOP("Keys", "To the district before"), ("PgUp",)),
    PlaceKey("lots.town", QT_TRANSLATE_NOOP("Keys", "The whole town, or the district"), ("T",)),
    PlaceKey("lots.row", QT_TRANSLATE_NOOP("Keys", "To the lot’s row in the table"), ("Shift+T",)),
    PlaceKey("lots.service", QT_TRANSLATE_NOOP("Keys", "Show who serves whom"), ("S",)),
    PlaceKey("lots.nearer", QT_TRANSLATE_NOOP("Keys", "Nearer"), ("+", "=", "Ctrl++", "Ctrl+=")),
    PlaceKey("lots.farther", QT_TRANSLATE_NOOP("Keys", "Farther"), ("-", "Ctrl+-")),
    PlaceKey("lots.fit", QT_TRANSLATE_NOOP("Keys", "Fit to the window"), ("F", "Ctrl+0")),
    PlaceKey("month.play", QT_TRANSLATE_NOOP("Keys", "Play the step"), _ENTER, True),
    PlaceKey(
        "month.close", QT_TRANSLATE_NOOP("Keys", "Close the phase"), ("Shift+Return", "Shift+Enter"), True
    ),
    PlaceKey("month.give_up", QT_TRANSLATE_NOOP("Keys", "Back to the month"), ("Esc",), True),
    PlaceKey("lists.open", QT_TRANSLATE_NOOP("Keys", "Open, change or appoint what is chosen"), _ENTER, True),
    PlaceKey(
        "lists.show",
        QT_TRANSLATE_NOOP("Keys", "From a row of a table to its place on the map or the plan"),
        ("Shift+Return", "Shift+Enter"),
        True,
    ),
    PlaceKey("lists.rename", QT_TRANSLATE_NOOP("Keys", "Rename a magic item"), ("F2",), True),
    PlaceKey("lists.drop", QT_TRANSLATE_NOOP("Keys", "Dismiss a leader, drop a wish"), ("Del",), True),
    PlaceKey(
        "lists.earlier", QT_TRANSLATE_NOOP("Keys", "A wish sooner or later"), ("Alt+Up", "Alt+Down"), True
    ),
    PlaceKey("lists.copy", QT_TRANSLATE_NOOP("Keys", "Copy a ledger or the changes"), ("Ctrl+C",), True),
    PlaceKey("players.full", QT_TRANSLATE_NOOP("Keys", "Fill the screen, or stand as a window"), ("F11",)),
    PlaceKey("players.leave", QT_TRANSLATE_NOOP("Keys", "Stand as a window again"), ("Esc",), True),
    PlaceKey("players.close", QT_TRANSLATE_NOOP("Keys", "Close the players’ window"), ("Ctrl+W",)),
    PlaceKey("players.slide", QT_TRANSLATE_NOOP("Keys", "Move the map"), _ARROWS, True),
    PlaceKey("players.nearer", QT_TRANSLATE_NOOP("Keys", "Nearer"), ("+", "="), True),
    PlaceKey("players.farther", QT_TRANSLATE_NOOP("Keys", "Farther"), ("-",), True),
    PlaceKey("players.fit", QT_TRANSLATE_NOOP("Keys", "The whole map"), ("F", "0"), True),
    PlaceKey("picture.move", QT_TRANSLATE_NOOP("Keys", "Move the cross, with Shift farther"), _ARROWS, True),
    PlaceKey("picture.use", QT_TRANSLATE_NOOP("Keys", "Mark the middle of a hex"), (*_ENTER, "Space"), True),
    PlaceKey("picture.nearer", QT_TRANSLATE_NOOP("Keys", "Nearer"), ("+", "="), True),
    PlaceKey("picture.farther", QT_TRANSLATE_NOOP("Keys", "Farther"), ("-",), True),
    PlaceKey("picture.fit", QT_TRANSLATE_NOOP("Keys", "The whole picture"), ("F",), True),
    PlaceKey("print.back", QT_TRANSLATE_NOOP("Keys", "Previous page"), ("PgUp",), True),
    PlaceKey("print.forth", QT_TRANSLATE_NOOP("Keys", "Next page"), ("PgDown",), True),
)
BY_ID = {row.id: row for row in PLACE_KEYS}
