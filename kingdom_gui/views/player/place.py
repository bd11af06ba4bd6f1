"""Where the players' window stands: on which screen, where on it, how large, over all of it or not."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QByteArray, QRect
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from ...document.settings import Preferences
from ..screens import screen_of

KEY = "player"
LEAST_WIDTH, LEAST_HEIGHT = 480, 320
SHARE = 0.8  # of a screen that a window takes at first, where there is but one screen
FARTHEST = 100_000  # points; a place beyond it was never written by us


class WindowPlace(msgspec.Struct, frozen=True):
    """A window's place in points from its screen's left upper corner; `screen` is the screen's name."""

    screen: str
    left: int
    top: int
    width: int
    height: int
    full: bool = False

    def on(self, screen: QScreen) -> QRect:
        """The place on a screen; what would lie outside is brought inside, what is too large made smaller."""
        room = screen.availableGeometry()
        wide = max(min(self.width, room.width()), min(LEAST_WIDTH, room.width()))
        high = max(min(self.height, room.height()), min(LEAST_HEIGHT, room.height()))
        left = min(max(screen.geometry().left() + self.left, room.left()), room.right() + 1 - wide)
        top = min(max(screen.geometry().top() + self.top, room.top()), room.bottom() + 1 - high)
        return QRect(left, top, wide, high)


def keep_place(window: QWidget, normal: QRect, preferences: Preferences) -> None:
    """Remember where a window stands; `normal` is its place when it does not fill the screen."""
    screen = screen_of(window)
    corner = screen.geometry().topLeft()
    place = WindowPlace(
        screen.name(),
        normal.left() - corner.x(),
        normal.top() - corner.y(),
        normal.width(),
        normal.height(),
        window.isFullScreen(),
    )
    preferences.keep_bytes(KEY, QByteArray(msgspec.json.encode(place)))


def kept_place(preferences: Preferences) -> WindowPlace | None:
    """Where the window stood the last time; None where it never did or what is kept makes no sense."""
    try:
        place = msgspec.json.decode(preferences.bytes(KEY).data(), type=WindowPlace)
    except msgspec.MsgspecError:
        return None
    numbers = (place.left, place.top, place.width, place.height)
    return place if all(abs(number) <= FARTHEST for number in numbers) else None


def put_in_place(window: QWidget, beside: QWidget, preferences: Preferences) -> bool:
    """Put a window where it stood the last time; whether it filled its screen.

    Its screen gone, it comes to the main screen and fills nothing. Opened for the first time it takes a
    screen that the window it stands `beside` is not on, and fills it; where there is but one, part of it.
    """
    screens = {screen.name(): screen for screen in QGuiApplication.screens()}
    place = kept_place(preferences)
    if place is not None:
        screen = screens.get(place.screen)
        window.setGeometry(place.on(screen or QGuiApplication.primaryScreen()))
        return place.full and screen is not None
    taken = screen_of(beside)
    others = [screen for screen in screens.values() if screen is not taken]
    room = (others[0] if others else taken).availableGeometry()
    wide, high = round(room.width() * SHARE), round(room.height() * SHARE)
    window.setGeometry(
        room.left() + (room.width() - wide) // 2, room.top() + (room.height() - high) // 2, wide, high
    )
    return bool(others)
