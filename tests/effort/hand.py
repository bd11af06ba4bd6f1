"""A hand at mouse and keyboard of a window, which counts what it does.

One input is one key chord, one click, one drag, or one word or number typed. A script is a generator: it
says the next input and yields; what the input opens (a dialog that blocks, say) goes on in its own event
loop while the script goes on with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QEventLoop, QMimeData, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

PACE = 25  # milliseconds between looks whether the window is ready for more
PATIENCE = 20.0  # seconds that anything may take
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

Script = Iterator[None]


class Hand:
    """Plays inputs on whatever window is in front; `inputs` names each that was made."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.inputs: list[str] = []
        self._error: BaseException | None = None

    @property
    def count(self) -> int:
        """How many inputs were made."""
        return len(self.inputs)

    @property
    def front(self) -> QWidget:
        """The window that takes input now."""
        return QApplication.activeModalWidget() or self.window

    # Inputs

    def press(self, keys: str) -> Script:
        """A key or chord, such as `Ctrl+3`, where the focus is."""
        chord = QKeySequence(keys)[0]  # type: ignore[index]
        yield from self._make(
            f"key {keys}", lambda: QTest.keyClick(self._focus(), chord.key(), chord.keyboardModifiers())
        )

    def write(self, text: str) -> Script:
        """A name or number, typed where the focus is."""
        yield from self._make(f"type {text}", lambda: QTest.keyClicks(self._focus(), text))

    def click(self, widget: QWidget, at: QPoint | None = None) -> Script:
        """A click in the middle of a widget, or at a place in it, which must be in sight."""
        place = at if at is not None else widget.rect().center()
        assert widget.isVisible(), widget
        assert widget.isEnabled(), widget
        assert widget.visibleRegion().contains(place), (widget, place)
        assert widget.window() is self.front, (widget.window(), self.front)
        named = widget.text() if isinstance(widget, QAbstractButton) else type(widget).__name__
        yield from self._make(f"click {named}", lambda: QTest.mouseClick(widget, LEFT, NONE, place))

    def click_button(self, text: str) -> Script:
        """A click on the button in sight that says this."""
        yield from self.click(self.button(text))

    def draw(self, widget: QWidget, *way: QPoint) -> Script:
        """A drag with the button held along these places of one widget."""

        def work() -> None:
            QTest.mousePress(widget, LEFT, NONE, way[0])
            for at in way[1:]:
                _moved(widget, at, LEFT)
            QTest.mouseRelease(widget, LEFT, NONE, way[-1])

        assert all(widget.visibleRegion().contains(at) for at in way), way
        yield from self._make(f"drag on {type(widget).__name__}", work)

    def carry(self, source: QWidget, start: QPoint, target: QWidget, end: QPoint) -> Script:
        """A drag of something from one widget to another; the drop is given to the target as Qt would.

        Without a display a drag does not wait for the pointer, so that its target is told by hand.
        """

        def dropped(drag: QDrag, *_: object) -> Qt.DropAction:
            return _drop(target, drag.mimeData(), end)

        def work() -> None:
            kept = QDrag.exec
            QDrag.exec = dropped  # type: ignore[assignment, method-assign]
            try:
                QTest.mousePress(source, LEFT, NONE, start)
                _moved(source, start + QPoint(60, 3), LEFT)
                QTest.mouseRelease(source, LEFT, NONE, start + QPoint(60, 3))
            finally:
                QDrag.exec = kept  # type: ignore[method-assign]

        assert source.visibleRegion().contains(start)
        assert target.visibleRegion().contains(end)
        yield from self._make(f"drag from {type(source).__name__}", work)

    # Looking

    def button(self, text: str) -> QAbstractButton:
        """The button in sight that says this (without its mnemonic)."""
        for button in self.front.findChildren(QAbstractButton):
            said = button.text().replace("&", "")
            if (
                said == text
                and button.isVisible()
                and button.visibleRegion().contains(button.rect().center())
            ):
                return button
        raise AssertionError(f"no button in sight says {text!r}")

    def until(self, ready: Callable[[], object], what: str = "") -> Script:
        """Wait, which is no input."""
        end = time.monotonic() + PATIENCE
        while not ready():
            assert time.monotonic() < end, f"waited in vain for {what or ready}"
            yield

    # Playing

    def play(self, script: Script) -> None:
        """Play a script to its end; what goes wrong in it, or in what it did, is raised."""
        loop = QEventLoop()
        timer = QTimer()
        timer.setInterval(PACE)

        def step() -> None:
            try:
                next(script)
            except StopIteration:
                timer.stop()
                loop.quit()
            except BaseException as error:  # what blocks is given up, so that the failure comes out
                self._error = error
                timer.stop()
                while (dialog := QApplication.activeModalWidget()) is not None:
                    dialog.close()
                loop.quit()

        timer.timeout.connect(step)
        timer.start()
        loop.exec()
        timer.stop()
        if self._error is not None:
            raise self._error

    def _make(self, name: str, work: Callable[[], object]) -> Script:
        self.inputs.append(name)
        QTimer.singleShot(0, work)
        for _ in range(4):  # time for what it sets off: cards renewed, dialogs opened
            yield

    def _focus(self) -> QWidget:
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup
        focus: QWidget | None = QApplication.focusWidget() or self.front.focusWidget()
        return focus if focus is not None and focus.window() is self.front else self.front


def _moved(widget: QWidget, at: QPoint, held: Qt.MouseButton) -> None:
    place = QPointF(at)
    spot = QPointF(widget.mapToGlobal(at))
    event = QMouseEvent(QMouseEvent.Type.MouseMove, place, spot, Qt.MouseButton.NoButton, held, NONE)
    QGuiApplication.sendEvent(widget, event)


def _drop(target: QWidget, mime: QMimeData, at: QPoint) -> Qt.DropAction:
    copy = Qt.DropAction.CopyAction
    QGuiApplication.sendEvent(target, QDragEnterEvent(at, copy, mime, LEFT, NONE))
    QGuiApplication.sendEvent(target, QDragMoveEvent(at, copy, mime, LEFT, NONE))
    event = QDropEvent(QPointF(at), copy, mime, LEFT, NONE)
    QGuiApplication.sendEvent(target, event)
    return copy if event.isAccepted() else Qt.DropAction.IgnoreAction
