"""How large the window's text is: a multiple of the system's, and what must grow with it.

Whoever sets a width or height in pixels for something that holds text sets it by `by_text`, and whoever
reckons with such pixels asks `scaled`. Both follow at once when the user chooses another size.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QComboBox, QTabBar, QWidget

USUAL = 100  # percent
# Of the screen's width and height: what takes more already does not grow, the rest grows so far.
MOST_ACROSS, MOST_DOWN = 0.55, 0.2
_KEPT = "byText"
_POINTS = "byTextPoints"  # the sizes that a widget's own font has had, the last being that in force
LONGEST_MEMORY = 12


def _set_icon_size(widget: QWidget, pixels: int) -> None:
    if isinstance(widget, QAbstractButton | QAbstractItemView | QComboBox | QTabBar):
        widget.setIconSize(QSize(pixels, pixels))


_SETTERS = {
    "fixed_width": QWidget.setFixedWidth,
    "fixed_height": QWidget.setFixedHeight,
    "least_width": QWidget.setMinimumWidth,
    "least_height": QWidget.setMinimumHeight,
    "most_width": QWidget.setMaximumWidth,
    "most_height": QWidget.setMaximumHeight,
    "icon": _set_icon_size,
}


class _InForce:
    """The size chosen and, once it has been asked for, the system's own."""

    percent = USUAL
    system: float | None = None


def factor() -> float:
    """How many times as large as the system has it the text is, from 1 to 2.5."""
    return _InForce.percent / USUAL


def scaled(pixels: float) -> int:
    """So many pixels at the usual size of text, at the size in force."""
    return round(pixels * _InForce.percent / USUAL)


def by_text(widget: QWidget, **limits: int) -> None:
    """Limit a widget's size (`fixed_width`, `least_height` ...), in pixels at the usual size of text."""
    kept = widget.property(_KEPT)
    widget.setProperty(_KEPT, {**kept, **limits} if isinstance(kept, dict) else limits)
    _limit(widget, limits)


def apply_text_size(app: QApplication, percent: int) -> bool:
    """Have all text of the application this size, in percent of the system's; whether that changed anything.

    Fonts and limits set for single widgets follow. What was put together by the size of letters, such as
    columns and rich text, is made anew as after another language is chosen, once `made_anew` is called.
    """
    if percent == _InForce.percent:
        return False
    if _InForce.system is None:
        _InForce.system = app.font().pointSizeF()
    ratio = percent / _InForce.percent
    own = [(widget, QFont(widget.font())) for widget in app.allWidgets() if _has_own_size(widget)]
    _InForce.percent = percent
    font = QFont(app.font())
    font.setPointSizeF(_InForce.system * factor())
    app.setFont(font)
    for widget, made in own:
        before = made.pointSizeF()
        made.setPointSizeF(before * ratio)
        widget.setFont(made)
        known = widget.property(_POINTS)
        earlier = known if isinstance(known, list) else [before]
        widget.setProperty(_POINTS, [*earlier, made.pointSizeF()][-LONGEST_MEMORY:])
    for widget in app.allWidgets():
        kept = widget.property(_KEPT)
        if isinstance(kept, dict):
            _limit(widget, kept)
    return True


def hold_fonts(app: QApplication) -> None:
    """Give single widgets the sizes of their fonts again: where Qt sets another style sheet, it also sets
    back the fonts of widgets that had one of their own before.
    """
    for widget in app.allWidgets():
        known = widget.property(_POINTS)
        now = widget.font().pointSizeF()
        if isinstance(known, list) and now != known[-1] and now in known:
            font = QFont(widget.font())
            font.setPointSizeF(known[-1])
            widget.setFont(font)


def made_anew(app: QApplication) -> None:
    """Have every window name and measure its parts anew, as after another language is chosen."""
    for window in app.topLevelWidgets():
        QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))


def screen_size() -> QSize:
    """What of the screen a window may take, in pixels."""
    return QApplication.primaryScreen().availableSize()


def _limit(widget: QWidget, limits: dict[str, int]) -> None:
    for name, pixels in limits.items():
        grown = scaled(pixels)
        if grown > pixels and name != "icon":
            most = (
                screen_size().width() * MOST_ACROSS
                if name.endswith("_width")
                else screen_size().height() * MOST_DOWN
            )
            grown = max(pixels, min(grown, round(most)))
        _SETTERS[name](widget, grown)


def _has_own_size(widget: QWidget) -> bool:
    return widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and widget.font().pointSizeF() > 0
