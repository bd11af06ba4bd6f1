"""A second press within the time of a double click counts only on what the first one hit.

A press may change a list, and what then lies under the pointer is something else: pressed again at once, it
would be done unseen.
"""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QMenu,
    QTabBar,
    QWidget,
)

TARGETS = (
    QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLabel, QMenu, QTabBar,
)  # fmt: skip
NEAR = 8.0  # pixels between two presses in the same place, at least
_DOES = "press_does"
_NUMBER = "press_number"


def acts_as(widget: QWidget, key: str) -> None:
    """Say what pressing a widget does: another with the same key, made in its place, is the same target.
    Without a key a target is the widget itself, as long as its text stays.
    """
    widget.setProperty(_DOES, key)


class _Press(NamedTuple):
    stamp: int  # milliseconds
    at: QPointF  # on the screen
    target: tuple[object, ...]


class Presses:
    """Remembers the last press and says which is not to count."""

    def __init__(self) -> None:
        self._last: _Press | None = None
        self._key: tuple[int, tuple[object, ...]] | None = None  # when, and on what
        self._refused = False
        self._numbers = count(1)

    def refuses(self, top: QWidget, at: QPointF, stamp: int) -> bool:
        """Whether a press at a point of the screen, over a top level widget, is a second one on another
        target. `stamp` is its time in milliseconds.

        Whoever presses on and on is refused until a pause as long as a double click may take.
        """
        here = top.mapFromGlobal(at).toPoint()
        if isinstance(top, QMenu) and not top.rect().contains(here):
            return False  # it only closes the menu
        last = self._last
        if last is not None and stamp == last.stamp and at == last.at:
            return self._refused  # the double click that Qt makes of it, or the press that closed a menu
        target = self.target(top.childAt(here) or top, at)
        near = max(NEAR, QApplication.styleHints().mouseDoubleClickDistance())
        if (
            last is None
            or not 0 <= stamp - last.stamp <= QApplication.doubleClickInterval()
            or (at - last.at).manhattanLength() > near
        ):
            self._last, self._refused = _Press(stamp, at, target), False
        else:
            self._last, self._refused = last._replace(stamp=stamp), target != last.target
        return self._refused

    def refuses_key(self, button: QAbstractButton, stamp: int) -> bool:
        """Whether a press by keyboard on a button is a second one on another target, as `refuses` tells of
        one by hand.
        """
        last, target = self._key, self.target(button, QPointF())
        if last is None or not 0 <= stamp - last[0] <= QApplication.doubleClickInterval():
            self._key = (stamp, target)
            return False
        self._key = (stamp, last[1])
        return target != last[1]

    def forget_key(self) -> None:
        """The next press by keyboard is a first one."""
        self._key = None

    def released(self, at: QPointF) -> None:
        """The button came up here: away from where it went down, something was dragged."""
        if self._last is not None and (at - self._last.at).manhattanLength() > NEAR:
            self._last = None

    def forget(self) -> None:
        """The next press is a first one."""
        self._last, self._refused = None, False
        self.forget_key()

    def target(self, widget: QWidget, at: QPointF) -> tuple[object, ...]:
        """What a press on a widget at a point of the screen hits."""
        hit = _pressed(widget)
        if key := hit.property(_DOES):
            return ("does", key)
        if isinstance(hit, QAbstractSpinBox):
            return ("steps", hit.accessibleName() or self._number(hit))
        if isinstance(hit, QAbstractItemView) and not isinstance(hit, QHeaderView):
            return ("row", type(hit).__name__, hit.accessibleName(), *_row(hit, at))
        text = ""
        if isinstance(hit, QAbstractButton | QLabel):
            text = hit.text()
        elif isinstance(hit, QTabBar):
            text = hit.tabText(hit.tabAt(hit.mapFromGlobal(at).toPoint()))
        elif isinstance(hit, QMenu):
            action: QAction | None = hit.actionAt(hit.mapFromGlobal(at).toPoint())
            text = action.text() if action is not None else ""
        return ("widget", self._number(hit), text)

    def _number(self, widget: QWidget) -> int:
        """A number that a widget keeps as long as it lives. Its address could soon be another's."""
        number = widget.property(_NUMBER)
        if number is None:
            number = next(self._numbers)
            widget.setProperty(_NUMBER, number)
        return int(number)


@cache
def presses() -> Presses:
    """The presses of this program, by mouse or finger."""
    return Presses()


def _pressed(widget: QWidget) -> QWidget:
    """What is pressed where this widget is under the pointer: a part of a field is the field."""
    around: QWidget | None = widget
    while around is not None and not around.isWindow():
        if isinstance(around, TARGETS) or around.property(_DOES):
            return around
        around = around.parentWidget()
    return widget


def _row(view: QAbstractItemView, at: QPointF) -> list[str]:
    """The row of a list, table or tree under the pointer by its names, from the outermost inwards."""
    index = view.indexAt(view.viewport().mapFromGlobal(at).toPoint())
    names = []
    while index.isValid():
        names.append(str(index.siblingAtColumn(0).data()))
        index = index.parent()
    return names[::-1]


__all__ = ["NEAR", "Presses", "acts_as", "presses"]
