"""A game master who only hears: things are found by name and pressed through the accessibility interface."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_gui.views.spoken.voice import voice

from .reader import Node, read

Role = QAccessible.Role


class Ear:
    """Hears all that is announced, and works the window by names alone. No widget of ours is known to it."""

    def __init__(self, qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self.heard: list[tuple[str, bool]] = []
        voice().listeners.append(self._hear)

    def _hear(self, text: str, urgent: bool) -> None:
        self.heard.append((text, urgent))

    def stop(self) -> None:
        """Listen no more."""
        voice().listeners.remove(self._hear)

    @property
    def texts(self) -> list[str]:
        """What was announced since it was last forgotten."""
        return [text for text, _ in self.heard]

    def forget(self) -> None:
        """Begin to listen anew, once what is under way has been said."""
        self._qtbot.wait(120)
        self.heard.clear()

    def hears(self, words: str, urgent: bool | None = None) -> str:
        """Wait until these words are announced; gives the whole announcement."""

        def told() -> bool:
            return any(words in text and urgent in (None, was) for text, was in self.heard)

        try:
            self._qtbot.waitUntil(told, timeout=3000)
        except Exception as error:
            raise AssertionError(f"{words!r} is not among {self.heard}") from error
        return next(text for text, _ in self.heard if words in text)

    def find(self, name: str, role: QAccessible.Role | None = None, whole: bool = True) -> Node:
        """The first thing of this name (or, not `whole`, whose name begins so) in the windows shown."""
        QApplication.processEvents()
        tops = [popup] if (popup := QApplication.activePopupWidget()) else self._windows()
        for top in tops:
            for node in read(top):
                same = node.name == name if whole else node.name.startswith(name)
                if same and role in (None, node.role):
                    return node
        known = sorted({node.name for top in tops for node in read(top) if node.name})
        raise AssertionError(f"there is no {name!r} among {known}")

    def press(self, name: str, role: QAccessible.Role | None = None, whole: bool = True) -> None:
        """Press a button, an entry of a menu or a link."""
        actions = self.find(name, role, whole).interface.actionInterface()
        assert actions is not None, f"{name} cannot be pressed"
        ways = (actions.pressAction(), actions.toggleAction(), actions.showMenuAction())
        wanted = next(way for way in ways if way in actions.actionNames())
        actions.doAction(wanted)
        self._qtbot.wait(160)  # while the button is seen to go down
        QApplication.processEvents()

    def focus(self, name: str, role: QAccessible.Role | None = None) -> Node:
        """Take the keyboard to something."""
        node = self.find(name, role)
        actions = node.interface.actionInterface()
        actions.doAction(actions.setFocusAction())
        QApplication.processEvents()
        return node

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keyboard is."""
        focus: QWidget | None = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key, held)
        QApplication.processEvents()

    def row(self, table: str, wanted: Callable[[list[str]], bool]) -> None:
        """Select the first row of a table of which this holds, by its cells as they are read."""
        node = self.focus(table, Role.Table)
        inside = node.interface
        columns = sum(
            inside.child(n).role() == Role.ColumnHeader for n in range(min(40, inside.childCount()))
        )
        cells = [
            one for n in range(inside.childCount())
            if (one := inside.child(n)) is not None and one.role() == Role.Cell
        ]  # fmt: skip
        for start in range(0, len(cells), columns):
            line = [cell.text(QAccessible.Text.Name) for cell in cells[start : start + columns]]
            if wanted(line):
                chosen = inside.selectionInterface()
                chosen.clear()
                assert chosen.select(cells[start])
                QApplication.processEvents()
                return
        raise AssertionError(f"no such row in {table}")

    def _windows(self) -> list[QWidget]:
        modal = QApplication.activeModalWidget()
        if modal is not None:
            return [modal]
        return [top for top in QApplication.topLevelWidgets() if top.isVisible() and top.isWindow()]
