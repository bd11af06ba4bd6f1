"""The steps that can be taken, each drawn by chance: what it is called, and what the hand does for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QWidget,
)

from kingdom_gui.document.settings import CONTRASTS, LANGUAGES, MAP_STYLES, MOTIONS, TEXT_SIZES, THEMES, UNITS
from kingdom_gui.views.actions_table import MENUS
from kingdom_gui.views.district.page import SettlementPage
from kingdom_gui.views.keys.book import book
from kingdom_gui.views.keys.table import BY_ID
from kingdom_gui.views.main_window import MainWindow
from kingdom_gui.views.map.map_view import MapView
from kingdom_gui.views.turn.panel import TurnPanel

from . import hand

Act = Callable[[], object]
NEVER = frozenset({"quit"})  # commands that would end the run
FILES = frozenset(
    {"new", "open", "example", "import_map", "save_as", "print", "export_journal", "found_kingdom"}
)
PLAIN_KEYS = (
    "Esc", "Esc", "Return", "Return", "Tab", "Tab", "Shift+Tab", "Space", "Up", "Down", "Left", "Right",
    "Home", "End", "PgUp", "PgDown", "Del", "Backspace", "Ctrl+A", "Ctrl+C", "Ctrl+V", "F1", "F2", "F6",
    "Shift+Up", "Shift+Down", "Ctrl+Left", "Ctrl+Space", "Alt+Down", "Alt+Up", "Menu",
)  # fmt: skip
WORDS = ("Ashford", "7", "12", "3", "-2", "0", "100000", "Mira & Söhne", "15", "<b>x</b>", "é'\"%", "20")
TERRAINS_KEYS = ("V", "H", "M", "B", "R", "E", "O", "C", "X", "G", "L", "P", "T", "S", "I", "K")


class Step(NamedTuple):
    """What is done: acts one after the other, each when control is back with the event loop."""

    kind: str
    name: str
    acts: tuple[Act, ...]


def nothing() -> Step:
    """Where what was aimed at is not there."""
    return Step("rest", "rest", ())


class Steps:
    """The ways to go on from what is in front; `chosen(chance)` draws one."""

    def __init__(self, window: MainWindow, carried: hand.Carried | None) -> None:
        self._window = window
        self._carried = carried
        self._free = (
            (16, self.button), (14, self.map), (10, self.command), (10, self.plain_key), (7, self.anywhere),
            (7, self.undo), (7, self.turn), (6, self.field), (6, self.row), (5, self.page), (5, self.wheel),
            (4, self.pick_up), (4, self.menu_bar), (4, self.context_menu), (3, self.zoom), (3, self.tab),
            (2, self.save), (2, self.double), (2, self.number), (1, self.preference), (1, self.resize),
        )  # fmt: skip
        self._in_dialog = (
            (20, self.button), (20, self.field), (8, self.row), (6, self.plain_key), (5, self.combo),
            (5, self.anywhere), (3, self.tab), (3, self.wheel), (2, self.double), (2, self.undo),
            (6, self.accept), (10, self.escape),
        )  # fmt: skip

    def chosen(self, chance: Random) -> Step:
        """A step for what is in front: a menu, a file dialog, another dialog, or the window."""
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            return self._in_menu(popup, chance)
        modal = QApplication.activeModalWidget()
        if popup is not None:
            return self.escape(chance) if chance.random() < 0.4 else self._of(self._in_popup(), chance)
        if modal is None:
            return self._of(self._free, chance)
        if isinstance(modal, QFileDialog):
            return self._in_files(modal, chance)
        if type(modal).__name__ == "QPrintDialog" or hand.depth() > 3:
            return self.escape(chance)
        return self._of(self._in_dialog, chance)

    def _of(self, ways: tuple[tuple[int, Callable[[Random], Step]], ...], chance: Random) -> Step:
        (way,) = chance.choices([way for _, way in ways], [weight for weight, _ in ways])
        return way(chance)

    def _in_popup(self) -> tuple[tuple[int, Callable[[Random], Step]], ...]:
        return ((4, self.button), (4, self.row), (3, self.plain_key), (3, self.anywhere), (1, self.wheel))

    def _in_menu(self, menu: QMenu, chance: Random) -> Step:
        if chance.random() < 0.25:
            return self.escape(chance)
        quit_ = self._window.menus.actions["quit"].text().replace("&", "")
        found = hand.entry(menu, chance, frozenset({quit_}))
        if found is None:
            return self.escape(chance)
        return Step("menu", f"menu {found[0]}", (partial(hand.click, found[1]),))

    def _in_files(self, dialog: QFileDialog, chance: Random) -> Step:
        """A name of the run's own folder, or none: whoever runs this keeps the files there are."""
        if chance.random() < 0.5 or dialog.acceptMode() == QFileDialog.AcceptMode.AcceptOpen:
            return self.escape(chance)
        ending = dialog.defaultSuffix() or "kingdom.json"
        name = f"made-{chance.randrange(6)}.{ending}"
        acts = (lambda: hand.key("Ctrl+A"), lambda: hand.write(name), lambda: hand.key("Return"))
        return Step("file", f"file {name}", acts)

    # Pointed at

    def button(self, chance: Random) -> Step:
        return self._click("button", hand.aim(chance, QAbstractButton))

    def tab(self, chance: Random) -> Step:
        return self._click("tab", hand.aim(chance, QTabBar))

    def number(self, chance: Random) -> Step:
        """A number of the strip: its ledger opens."""
        return self._click("number", hand.aim(chance, QAbstractButton, inside=self._window.strip))

    def turn(self, chance: Random) -> Step:
        """A button of the month's panel, where it is open; else the month is gone to."""
        panel = next((p for p in self._window.findChildren(TurnPanel) if p.isVisible()), None)
        if panel is None or chance.random() < 0.2:
            keys = chance.choice(("Ctrl+T", "Ctrl+Return", "Return"))
            return Step("month", f"month {keys}", (lambda: hand.key(keys),))
        return self._click("month", hand.aim(chance, QAbstractButton, inside=panel))

    def anywhere(self, chance: Random) -> Step:
        found = hand.anywhere(chance)
        button = Qt.MouseButton.RightButton if chance.random() < 0.1 else hand.LEFT
        return (
            nothing()
            if found is None
            else Step("click", f"at {found[0]}", (partial(hand.click, found[1], button),))
        )

    def double(self, chance: Random) -> Step:
        found = hand.anywhere(chance)
        return (
            nothing()
            if found is None
            else Step("double", f"twice {found[0]}", (partial(hand.click_twice, found[1]),))
        )

    def row(self, chance: Random) -> Step:
        found = hand.aim(chance, QAbstractItemView, QLabel, QGroupBox)
        return self._click("row", found)

    def context_menu(self, chance: Random) -> Step:
        found = hand.anywhere(chance)
        return self._click("context", found, Qt.MouseButton.RightButton)

    def wheel(self, chance: Random) -> Step:
        found = hand.anywhere(chance)
        if found is None:
            return nothing()
        turns = [chance.choice((-120, 120))] * chance.randint(1, 4)
        return Step(
            "wheel", f"wheel {turns} {found[0]}", tuple(partial(hand.wheel, found[1], t) for t in turns)
        )

    def _click(self, kind: str, found: tuple[str, QPoint] | None, button: Qt.MouseButton = hand.LEFT) -> Step:
        if found is None:
            return nothing()
        name, at = found
        return Step(kind, f"{kind} {name}", (partial(hand.move, at), partial(hand.click, at, button)))

    # Map and lots

    def map(self, chance: Random) -> Step:
        """A click, a stroke, a pan or a tool on the map, where it is in sight."""
        view = next((v for v in self._window.findChildren(MapView) if v.isVisible()), None)
        if view is None:
            return self.page(chance)
        here = view.viewport()
        points = [here.mapToGlobal(hand.within(here.rect().adjusted(4, 4, -4, -4), chance)) for _ in range(4)]
        way = chance.random()
        if way < 0.35:
            return Step("map", "map click", (partial(hand.move, points[0]), partial(hand.click, points[0])))
        if way < 0.55:
            keys = chance.choice(TERRAINS_KEYS)
            return Step("map", f"tool {keys}", (here.setFocus, lambda: hand.key(keys)))
        button = Qt.MouseButton.MiddleButton if way < 0.75 else hand.LEFT
        name = "map pan" if way < 0.75 else "map stroke"
        return Step("map", name, self._drag(points, button))

    def pick_up(self, chance: Random) -> Step:
        """A building of the palette carried to a lot."""
        page = self._window.pages.known("settlement")
        if not isinstance(page, SettlementPage) or not page.isVisible():
            return Step("page", "page settlement", (lambda: hand.key("Ctrl+2"),))
        source, goal = page.palette_panel.list.viewport(), page.view.viewport()
        start = source.mapToGlobal(hand.within(source.rect(), chance))
        end = goal.mapToGlobal(hand.within(goal.rect(), chance))
        if self._carried is not None:
            self._carried.goal = end
        points = [start, start + QPoint(20, 2), start + (end - start) / 2, end - QPoint(2, 2), end]
        return Step("drop", "building to lot", self._drag(points, hand.LEFT))

    def _drag(self, points: list[QPoint], button: Qt.MouseButton) -> tuple[Act, ...]:
        first, last = points[0], points[-1]
        moves = [partial(hand.move, point) for point in points[1:]]
        return (partial(hand.press, first, button), *moves, partial(hand.release, last, button))

    def zoom(self, chance: Random) -> Step:
        keys = chance.choice(("+", "-", "F", "+", "-", "=", "Ctrl+0"))
        return Step("zoom", f"zoom {keys}", (lambda: hand.key(keys),) * chance.randint(1, 4))

    # Keys

    def plain_key(self, chance: Random) -> Step:
        keys = chance.choice(PLAIN_KEYS)
        return Step("key", f"key {keys}", (lambda: hand.key(keys),) * chance.randint(1, 3))

    def escape(self, _chance: Random) -> Step:
        return Step("escape", "escape", (lambda: hand.key("Esc"),))

    def page(self, chance: Random) -> Step:
        keys = f"Ctrl+{chance.randint(1, 6)}"
        return Step("page", f"page {keys}", (lambda: hand.key(keys),))

    def undo(self, chance: Random) -> Step:
        keys = chance.choice(("Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z"))
        return Step("undo", f"undo {keys}", (lambda: hand.key(keys),) * chance.choice((1, 1, 2, 3, 6)))

    def save(self, _chance: Random) -> Step:
        return Step("save", "save", (lambda: hand.key("Ctrl+S"),))

    def command(self, chance: Random) -> Step:
        """A command of the menus: by its key where it has one, else as the menu would call it."""
        rows = [row for table in MENUS for row in table.rows if row is not None and not row.submenu]
        row = chance.choice([row for row in rows if row.id not in NEVER])
        if row.id in FILES and chance.random() < 0.6:
            return self.page(chance)
        keys = book().keys(row.id)
        if keys and chance.random() < 0.7:
            text = keys[0].toString()
            return Step("command", f"command {row.id} {text}", (lambda: hand.key(text),))
        action = self._window.menus.actions[row.id]
        return Step("command", f"command {row.id}", (lambda: action.isEnabled() and action.trigger(),))

    def place_key(self, chance: Random) -> Step:
        keys = chance.choice([keys for row in BY_ID.values() for keys in row.keys])
        return Step("key", f"key {keys}", (lambda: hand.key(keys),))

    def menu_bar(self, chance: Random) -> Step:
        """A menu of the bar, opened with the pointer."""
        bar = self._window.menuBar()
        at = bar.mapToGlobal(bar.actionGeometry(chance.choice(bar.actions())).center())
        return Step("menu", "menu bar", (partial(hand.click, at),))

    # Fields

    def field(self, chance: Random) -> Step:
        """A field clicked, emptied or not, and written in."""
        found = hand.aim(chance, QLineEdit, QAbstractSpinBox)
        if found is None:
            return self.row(chance)
        text = chance.choice(WORDS)
        clear: tuple[Act, ...] = (lambda: hand.key("Ctrl+A"),) if chance.random() < 0.5 else ()
        acts = (partial(hand.click, found[1]), *clear, lambda: hand.write(text))
        return Step("field", f"write {text!r} {found[0]}", acts)

    def combo(self, chance: Random) -> Step:
        return self._click("combo", hand.aim(chance, QComboBox))

    def accept(self, chance: Random) -> Step:
        """The dialog's first button that accepts, or Return."""
        modal = QApplication.activeModalWidget()
        box = modal.findChild(QDialogButtonBox) if isinstance(modal, QDialog) else None
        if box is None:
            return Step("accept", "accept by key", (lambda: hand.key("Return"),))
        return self._click("accept", hand.aim(chance, QAbstractButton, inside=box))

    # The rest

    def preference(self, chance: Random) -> Step:
        """A preference changed, as its menu or dialog does."""
        preferences = self._window.preferences
        name, values = chance.choice(
            (
                ("theme", THEMES), ("theme", THEMES), ("text_size", TEXT_SIZES[:5]), ("language", LANGUAGES),
                ("map_style", MAP_STYLES), ("contrast", CONTRASTS), ("motion", MOTIONS), ("units", UNITS),
            )
        )  # fmt: skip
        value = chance.choice(values)
        return Step("preference", f"{name} {value}", (lambda: setattr(preferences, name, value),))

    def resize(self, chance: Random) -> Step:
        width, height = chance.choice(((1280, 800), (1024, 700), (1366, 900), (1000, 640), (1280, 800)))
        return Step("resize", f"{width} x {height}", (lambda: self._window.resize(width, height),))


def shut(modal: QWidget) -> Step:
    """What stays open in spite of Escape."""
    return Step("shut", f"shut {type(modal).__name__}", (modal.close,))
