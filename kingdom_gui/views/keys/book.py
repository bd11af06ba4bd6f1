"""The keys in force: those of the tables, and what the user has chosen instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from ...document.settings import Preferences
from ..actions_table import MENUS, ActionRow
from .table import BY_ID, PLACE_KEYS, SHARES, is_letter

_Modifier = Qt.KeyboardModifier
_ARROWS = [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down]
# Keys that say nothing by themselves, and those that Qt takes to go from field to field.
_NOT_ALONE = (
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Meta, Qt.Key.Key_Alt, Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_ScrollLock, Qt.Key.Key_Super_L, Qt.Key.Key_Super_R,
    Qt.Key.Key_Hyper_L, Qt.Key.Key_Hyper_R, Qt.Key.Key_Tab, Qt.Key.Key_Backtab,
)  # fmt: skip
# Of input methods, and dead ones, which put an accent on the next letter.
_WRITING = range(0x01001100, 0x01001300)
WITH_LETTERS = ("map", "lots")  # places
_NATIVE = QKeySequence.SequenceFormat.NativeText
_PORTABLE = QKeySequence.SequenceFormat.PortableText


class Fault(NamedTuple):
    """A choice of the user's that was not taken: `why` is "broken" (no keys) or "taken" (another's)."""

    id: str
    text: str
    why: str
    holder: str = ""


class KeyBook(QObject):
    """Which keys do what, by the ids of commands ("save") and of the keys of places ("map.fit").

    `changed` tells that some are others now. `faults` are choices that were kept but not taken.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._commands = {
            row.id: row for menu in MENUS for row in menu.rows if row is not None and not row.submenu
        }
        self._chosen: dict[str, QKeySequence] = {}
        self._preferences: Preferences | None = None
        self._found: dict[str, dict[int, str]] = {}
        self.faults: list[Fault] = []

    # What is in force

    def ids(self) -> list[str]:
        """All ids, in the order of the tables."""
        return [*self._commands, *BY_ID]

    def keys(self, id_: str) -> list[QKeySequence]:
        """The keys of an id: what was chosen, which may be none, else those of the table."""
        given = self.keys_given(id_)
        if self.letters or not has_letters(id_):
            return given
        return [keys for keys in given if not is_letter(stroke(keys))]

    def keys_given(self, id_: str) -> list[QKeySequence]:
        """The same, as if letter keys were not switched off."""
        if id_ in self._chosen:
            chosen = self._chosen[id_]
            return [] if chosen.isEmpty() else [chosen]
        return self.keys_of_table(id_)

    def keys_of_table(self, id_: str) -> list[QKeySequence]:
        """The keys that an id has as long as nothing else is chosen; the platform's own where it has some."""
        if id_ in BY_ID:
            return [QKeySequence(text, _PORTABLE) for text in BY_ID[id_].keys]
        return _of_command(self._commands[id_]) if id_ in self._commands else []

    def text(self, id_: str) -> str:
        """The keys as system and language call them, apart by commas: "Strg+K"; "" where there are none. All
        four arrows are told by their signs.
        """
        keys = self.keys(id_)
        if [stroke(one).key() for one in keys] == _ARROWS:
            return keys[0].toString(_NATIVE).rpartition("+")[0] + ("+" if _held(keys[0]) else "") + "← → ↑ ↓"
        return ", ".join(dict.fromkeys(one.toString(_NATIVE) for one in keys))

    def first(self, id_: str) -> str:
        """The first of the keys in native words, or ""."""
        keys = self.keys(id_)
        return keys[0].toString(_NATIVE) if keys else ""

    def named(self, text: str, id_: str) -> str:
        """A name with its first key behind it: "Find… (Ctrl+K)"."""
        key = self.first(id_)
        return f"{text} ({key})" if key else text

    def found(self, place: str, event: QKeyEvent) -> str:
        """What a key press asks for at a place: the id without the place, or "" for nothing."""
        known = self._found.get(place)
        if known is None:
            known = self._found[place] = {}
            for row in PLACE_KEYS:
                if row.place == place:
                    for keys in self.keys(row.id):
                        known.setdefault(stroke(keys).toCombined(), row.id)
        for combined in _meant(event):
            if combined in known:
                return known[combined].partition(".")[2]
        return ""

    def is_chosen(self, id_: str) -> bool:
        """Whether the user has chosen these keys."""
        return id_ in self._chosen

    def can_change(self, id_: str) -> bool:
        """Whether other keys can be chosen."""
        return id_ not in BY_ID or not BY_ID[id_].fixed

    def holder(self, id_: str, keys: QKeySequence) -> str:
        """The id that has these keys where they would be in each other's way, or ""."""
        place = place_of(id_)
        beside = (place, *SHARES.get(place, ()))
        for other in self.ids():
            if other != id_ and place_of(other) in beside and keys in self.keys_given(other):
                return other
        return ""

    # What the user chooses

    @property
    def letters(self) -> bool:
        """Whether single letters, digits and signs are keys of the map and the lots."""
        return self._preferences is None or self._preferences.letter_keys

    def use_letters(self, used: bool) -> None:
        """Switch the letter keys of the map and the lots on or off."""
        if self._preferences is not None and used != self.letters:
            self._preferences.letter_keys = used
            self._found = {}
            self.changed.emit()

    def read(self, preferences: Preferences) -> None:
        """Take up what was kept; what is broken, unknown or another's is left out and told in `faults`."""
        self._preferences = preferences
        self._chosen, self._found, self.faults = {}, {}, []
        kept = preferences.shortcuts()
        for id_, text in kept.items():
            keys = QKeySequence(text, _PORTABLE)
            if id_ not in self._commands and id_ not in BY_ID:
                continue  # of another version
            if not self.can_change(id_) or (text and not usable(id_, keys)):
                self.faults.append(Fault(id_, text, "broken"))
            else:
                self._chosen[id_] = keys
        # Who loses what was kept has the keys of the table again, which yet another may have been given.
        while (lost := next(self._in_the_way(), None)) is not None:
            id_, holder = lost
            keys = self._chosen.pop(id_)
            self.faults.append(Fault(id_, keys.toString(_NATIVE), "taken", holder))
        self.changed.emit()

    def choose(self, id_: str, keys: QKeySequence) -> None:
        """Give an id these keys, or none; from whoever has them they are taken. What cannot be changed stays:
        neither does it give its keys up.
        """
        holder = "" if keys.isEmpty() else self.holder(id_, keys)
        if not self.can_change(id_) or (holder and not self.can_change(holder)):
            return
        while holder:
            left = [other for other in self.keys_given(holder) if other != keys]
            self._put(holder, left[0] if left else QKeySequence())
            holder = self.holder(id_, keys)
        self._put(id_, keys)
        self._renewed()

    def reset(self, ids: Iterable[str] | None = None) -> None:
        """Give these, or all, the keys of the table again; from whoever has them now they are taken."""
        ids = list(self._chosen) if ids is None else [id_ for id_ in ids if id_ in self._chosen]
        for id_ in ids:
            del self._chosen[id_]
            self._keep(id_)
        for id_ in ids:
            for keys in self.keys_of_table(id_):
                if holder := self.holder(id_, keys):
                    self._put(holder, QKeySequence())
        self._renewed()

    def _in_the_way(self) -> Iterator[tuple[str, str]]:
        """Whose chosen keys another has too, and who that is."""
        for id_, keys in self._chosen.items():
            holder = "" if keys.isEmpty() else self.holder(id_, keys)
            if holder:
                yield id_, holder

    def _put(self, id_: str, keys: QKeySequence) -> None:
        if [keys] == self.keys_of_table(id_):
            self._chosen.pop(id_, None)
        else:
            self._chosen[id_] = keys
        self._keep(id_)

    def _keep(self, id_: str) -> None:
        if self._preferences is not None:
            chosen = self._chosen.get(id_)
            self._preferences.keep_shortcut(id_, None if chosen is None else chosen.toString(_PORTABLE))

    def _renewed(self) -> None:
        self._found = {}
        self.faults = []
        self.changed.emit()


@cache
def book() -> KeyBook:
    """The keys in force in this program."""
    made = KeyBook()
    application = QCoreApplication.instance()
    if application is not None:
        made.moveToThread(application.thread())
    return made


def place_of(id_: str) -> str:
    """The place of an id, a key of `PLACES`; commands hold everywhere in the window."""
    return BY_ID[id_].place if id_ in BY_ID else "window"


def has_letters(id_: str) -> bool:
    """Whether the letters among the keys of an id are for the user to switch off."""
    return id_ in BY_ID and BY_ID[id_].place in WITH_LETTERS and not BY_ID[id_].fixed


def stroke(keys: QKeySequence) -> QKeyCombination:
    """The first stroke of some keys."""
    combination: QKeyCombination = keys[0]  # type: ignore[index]  # the stubs know no index here
    return combination


def _held(keys: QKeySequence) -> bool:
    return stroke(keys).keyboardModifiers() != _Modifier.NoModifier


def usable(id_: str, keys: QKeySequence) -> bool:
    """Whether an id may have these keys: one stroke that can be pressed and is read again as it was kept, of
    no input method, and not one that leaves a field; for a command none that types.
    """
    if keys.count() != 1 or stroke(keys).key() in (Qt.Key.Key_unknown, Qt.Key(0)):
        return False
    key = stroke(keys).key()
    if key in _NOT_ALONE or _WRITING.start <= key < _WRITING.stop:
        return False
    if QKeySequence(keys.toString(_PORTABLE), _PORTABLE) != keys:
        return False
    return place_of(id_) not in ("window", "month") or not types(keys)


def types(keys: QKeySequence) -> bool:
    """Whether these keys write or work in a field: a letter, a digit, Enter, an arrow without Ctrl or Alt."""
    held = stroke(keys).keyboardModifiers()
    if held & (_Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier):
        return False
    key = stroke(keys).key()
    function = Qt.Key.Key_F1 <= key <= Qt.Key.Key_F35
    return not function and key not in (Qt.Key.Key_Menu, Qt.Key.Key_Help) and key < Qt.Key.Key_Back


def _of_command(row: ActionRow) -> list[QKeySequence]:
    listed = (one if isinstance(one, tuple) else (one,) for one in (row.keys, row.also) if one is not None)
    every = (QKeySequence(keys) for some in listed for keys in some)
    return list(dict.fromkeys(keys for keys in every if not keys.isEmpty()))


def _meant(event: QKeyEvent) -> list[int]:
    """What a key press may stand for in the table. Signs are the same whether Shift makes them or not."""
    held = event.modifiers() & ~(_Modifier.KeypadModifier | _Modifier.GroupSwitchModifier)
    key = Qt.Key(event.key())
    ways = [held]
    letter = Qt.Key.Key_A <= key <= Qt.Key.Key_Z
    if held & _Modifier.ShiftModifier and Qt.Key.Key_Exclam <= key < Qt.Key.Key_Escape and not letter:
        ways.append(held & ~_Modifier.ShiftModifier)
    return [QKeyCombination(way, key).toCombined() for way in ways]


__all__ = ["Fault", "KeyBook", "book", "place_of", "types", "usable"]
