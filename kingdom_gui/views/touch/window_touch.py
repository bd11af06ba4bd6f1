"""Fingers on everything that is neither map nor plan: a tap clicks, a drag scrolls with a flick, a hold asks
for the menu or the explanation.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QInputDevice, QMouseEvent, QTouchEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QMenuBar,
    QScroller,
    QSplitterHandle,
    QWidget,
)
from shiboken6 import createdByPython

from ..screens import has_window, window_of
from . import HANDLED, mouse
from .context import ask_at
from .fingers import KINDS, Fingers
from .sized import sizes, suit

# These know best what a finger drawn over them means: Qt makes a mouse of it.
OWN = (QAbstractSlider, QSplitterHandle, QHeaderView, QLineEdit, QAbstractSpinBox, QComboBox, QMenu, QMenuBar)
_Input = QScroller.Input


class WindowTouch(QObject):
    """Watches the touch events of a top level widget's window, from when it is shown."""

    def __init__(self, top: QWidget) -> None:
        super().__init__(top)
        self._top = top
        self._hand = WidgetHand(top)
        self._fingers = Fingers(top, self._hand)
        self._ours = False
        self._window: QWindow | None = None
        self.watch()

    def watch(self) -> None:
        """Watch the window that the top level widget has now."""
        window = window_of(self._top)
        if window is not None and window is not self._window:
            self._window = window
            window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            if event.device().type() == QInputDevice.DeviceType.Mouse and not event.source().value:
                sizes.used(False)
            return False
        if event.type() not in KINDS or not isinstance(event, QTouchEvent):
            return False
        if event.type() == QEvent.Type.TouchBegin:
            QTimer.singleShot(
                0, self, lambda: sizes.used(True)
            )  # not before the finger has hit what it aims at
            at = event.points()[0].position().toPoint()
            self._ours = self._hand.aim(self._top.childAt(at) or self._top)
        return self._ours and self._fingers.hear(event)


def watch_windows(app: QApplication) -> None:
    """Hear fingers in every window of the application: those that are there, and each as it comes to the
    front.
    """

    def look(_window: object = None) -> None:
        for top in app.topLevelWidgets():
            popup = top.windowType() in (Qt.WindowType.Popup, Qt.WindowType.ToolTip)
            if has_window(top) and not popup and top.findChild(WindowTouch) is None:
                _keep(top, WindowTouch(top))
                if sizes.on:
                    suit(top)

    look()
    app.focusWindowChanged.connect(look)


_KEPT: dict[int, WindowTouch] = {}


def _keep(top: QWidget, touch: WindowTouch) -> None:
    """Nobody else holds the Python side of a window that Qt made, such as a file dialog: were it collected as
    garbage, its window would go with it and the dialog be given up while somebody looks at it.
    """
    if not createdByPython(top):
        number = id(touch)
        _KEPT[number] = touch
        touch.destroyed.connect(lambda: _KEPT.pop(number, None))


class WidgetHand:
    """What fingers do to the widgets of a window; points are the window's."""

    def __init__(self, top: QWidget) -> None:
        self._top = top
        self._widget = top
        self._area: QAbstractScrollArea | None = None
        self._clock = QElapsedTimer()  # the scroller wants milliseconds
        self._clock.start()

    def aim(self, widget: QWidget) -> bool:
        """A finger has come down on this widget: whether what it does is for us."""
        around: QWidget | None = widget
        self._area = None
        while around is not None:
            if isinstance(around, OWN) or around.property(HANDLED):
                return False
            if self._area is None and isinstance(around, QAbstractScrollArea) and _scrolls(around):
                self._area = around
            around = None if around is self._top else around.parentWidget()
        self._widget = widget
        return True

    def tap(self, at: QPointF) -> None:
        """As a click."""
        mouse.click(self._widget, self._widget.mapFrom(self._top, at))

    def hold(self, at: QPointF) -> None:
        """Select what is there, and open its menu or explain it."""
        widget = self._widget
        here = widget.mapFrom(self._top, at)
        area = widget.parentWidget()
        if isinstance(area, QAbstractScrollArea) and widget is area.viewport():
            mouse.click(widget, here)  # the row that the menu is of
            widget = area
        ask_at(widget, here.toPoint())

    def drag(self, start: QPointF, at: QPointF, first: bool) -> None:
        """Scroll what is under the finger."""
        if self._area is None:
            return
        scroller = QScroller.scroller(self._area.viewport())
        if first:
            scroller.handleInput(_Input.InputPress, start, self._clock.elapsed())
        scroller.handleInput(_Input.InputMove, at, self._clock.elapsed())

    def drop(self, at: QPointF) -> None:
        """Let it go on scrolling by itself."""
        if self._area is not None:
            QScroller.scroller(self._area.viewport()).handleInput(
                _Input.InputRelease, at, self._clock.elapsed()
            )

    def give_up(self) -> None:
        """Stop scrolling."""
        if self._area is not None:
            QScroller.scroller(self._area.viewport()).stop()

    def pinch(self, factor: float, at: QPointF, moved: QPointF) -> None:
        """Two fingers mean nothing here."""


def _scrolls(area: QAbstractScrollArea) -> bool:
    bars = (area.verticalScrollBar(), area.horizontalScrollBar())
    return any(bar.maximum() > bar.minimum() for bar in bars)


__all__ = ["WidgetHand", "WindowTouch"]
