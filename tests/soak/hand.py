"""Mouse and keys given to whatever window is there, by way of the window system; and what can be aimed at.

Nothing here keeps a widget: what is aimed at is told as a point of the screen.
"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QWheelEvent,
    QWindow,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QWidget

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
LOOKS = 12  # widgets looked at before a point of the window is taken instead


def front(chance: Random | None = None) -> QWidget | None:
    """What takes input now: a popup, a modal dialog, or one of the windows, mostly the main one."""
    there = QApplication.activePopupWidget() or QApplication.activeModalWidget()
    if there is not None:
        return there
    windows = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w.width() > 50]
    main = [w for w in windows if isinstance(w, QMainWindow)]
    if chance is not None and len(windows) > 1 and chance.random() < 0.15:
        return chance.choice(sorted(windows, key=lambda w: (type(w).__name__, w.width(), w.x())))
    return main[0] if main else windows[0] if windows else None


def depth() -> int:
    """How many modal dialogs are open, one over the other."""
    return sum(
        isinstance(w, QDialog) and w.isVisible() and w.isModal() for w in QApplication.topLevelWidgets()
    )


def within(rect: QRect, chance: Random) -> QPoint:
    """A point of a rectangle."""
    return QPoint(
        rect.left() + int(chance.random() * max(rect.width(), 1)),
        rect.top() + int(chance.random() * max(rect.height(), 1)),
    )


def aim(chance: Random, *kinds: type[QWidget], inside: QWidget | None = None) -> tuple[str, QPoint] | None:
    """A widget of these kinds in sight, by name, and a point of the screen where it can be hit."""
    window = inside or front(chance)
    if window is None:
        return None
    found = [w for kind in kinds for w in window.findChildren(kind) if w.isVisible()]
    for _ in range(min(LOOKS, len(found))):
        widget = chance.choice(found)
        shown = widget.visibleRegion().boundingRect()
        if shown.isEmpty() or not widget.isEnabled():
            continue
        return name_of(widget), widget.mapToGlobal(within(shown, chance))
    return None


def anywhere(chance: Random) -> tuple[str, QPoint] | None:
    """Some point of what is in front, named by what is there."""
    window = front(chance)
    if window is None:
        return None
    at = within(window.rect(), chance)
    child = window.childAt(at)
    return name_of(child or window), window.mapToGlobal(at)


def name_of(widget: QWidget) -> str:
    """A widget as it is told in a log: its kind, window and text."""
    text = getattr(widget, "text", None)
    said = text() if callable(text) else ""
    return f"{type(widget).__name__} {str(said)[:24]!r} of {type(widget.window()).__name__}"


def entry(menu: QMenu, chance: Random, never: frozenset[str]) -> tuple[str, QPoint] | None:
    """An entry of an open menu that can be chosen."""
    can = [a for a in menu.actions() if a.isEnabled() and a.isVisible() and not a.isSeparator()]
    can = [action for action in can if not _is(action.text(), never)]
    if not can:
        return None
    action = chance.choice(can)
    return action.text(), menu.mapToGlobal(menu.actionGeometry(action).center())


def _is(text: str, never: frozenset[str]) -> bool:
    return text.replace("&", "").partition("\t")[0] in never


# Inputs


def _hit(point: QPoint) -> tuple[QWindow | None, QPoint]:
    """The window that a point of the screen belongs to, a popup before all others, and the point in it.

    A point beside it, as where the window has moved or shrunk since, is pulled in to its edge.
    """
    popup = QApplication.activePopupWidget()
    shown = [window for window in QGuiApplication.topLevelWindows() if window.isVisible()]
    at_popup = [w for w in shown if popup is not None and w.geometry() == popup.geometry()]
    window = at_popup[0] if at_popup else QGuiApplication.topLevelAt(point) or QGuiApplication.focusWindow()
    if window is None:
        return None, point
    at = window.mapFromGlobal(point)
    return window, QPoint(
        min(max(at.x(), 0), max(window.width() - 1, 0)), min(max(at.y(), 0), max(window.height() - 1, 0))
    )


def click(point: QPoint, button: Qt.MouseButton = LEFT, held: Qt.KeyboardModifier = NONE) -> None:
    """A click on a point of the screen."""
    window, at = _hit(point)
    if window is not None:
        QTest.mouseClick(window, button, held, at)


def click_twice(point: QPoint) -> None:
    """A double click on a point of the screen."""
    window, at = _hit(point)
    if window is not None:
        QTest.mouseDClick(window, LEFT, NONE, at)


def press(point: QPoint, button: Qt.MouseButton = LEFT) -> None:
    """Hold a button down at a point of the screen."""
    window, at = _hit(point)
    if window is not None:
        QTest.mousePress(window, button, NONE, at)


def move(point: QPoint) -> None:
    """The pointer goes to a point of the screen."""
    window, at = _hit(point)
    if window is not None:
        QTest.mouseMove(window, at)


def release(point: QPoint, button: Qt.MouseButton = LEFT) -> None:
    """Let a button go at a point of the screen."""
    window, at = _hit(point)
    if window is not None:
        QTest.mouseRelease(window, button, NONE, at)


def wheel(point: QPoint, turn: int) -> None:
    """Turn the wheel over a point of the screen, in eighths of a degree."""
    widget = QApplication.widgetAt(point)
    if widget is None:
        return
    event = QWheelEvent(
        QPointF(widget.mapFromGlobal(point)),
        QPointF(point),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QGuiApplication.sendEvent(widget, event)


def key(keys: str) -> None:
    """A key or chord, such as `Ctrl+3`, where the focus is."""
    chord = QKeySequence(keys)[0]  # type: ignore[index]
    window = QGuiApplication.focusWindow()
    if window is not None:
        QTest.keyClick(window, chord.key(), chord.keyboardModifiers())


def write(text: str) -> None:
    """Letters, where the focus is."""
    window = QGuiApplication.focusWindow()
    for letter in text if window is not None else "":
        QTest.keyClick(window, letter)


class Carried:
    """Offscreen a drag does not wait for the pointer: it is dropped here where the hand would have let go."""

    def __init__(self) -> None:
        self.goal: QPoint | None = None
        QDrag.exec = lambda drag, *_: self._drop(drag.mimeData())  # type: ignore[method-assign]

    def _drop(self, mime: QMimeData) -> Qt.DropAction:
        target = QApplication.widgetAt(self.goal) if self.goal is not None else None
        while target is not None and not target.acceptDrops():
            target = target.parentWidget()
        if target is None or self.goal is None:
            return Qt.DropAction.IgnoreAction
        at, copy = target.mapFromGlobal(self.goal), Qt.DropAction.CopyAction
        QGuiApplication.sendEvent(target, QDragEnterEvent(at, copy, mime, LEFT, NONE))
        QGuiApplication.sendEvent(target, QDragMoveEvent(at, copy, mime, LEFT, NONE))
        event = QDropEvent(QPointF(at), copy, mime, LEFT, NONE)
        QGuiApplication.sendEvent(target, event)
        return copy if event.isAccepted() else Qt.DropAction.IgnoreAction
