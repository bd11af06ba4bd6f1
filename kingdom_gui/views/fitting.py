"""A dialog never larger than its screen: what finds no room is scrolled, the buttons stay in sight."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from .screens import screen_of
from .text_size import factor, hold_fonts, screen_size

FRAME = QSize(16, 44)  # pixels that the system puts around a window


def window_room() -> QSize:
    """What the screen leaves for a window that opens, without what the system puts around it."""
    return screen_size() - FRAME


class FittingDialog(QDialog):
    """Looks at its size when it is shown and whenever `fit_screen` is called.

    Where it is too wide, the names of fields stand above them; where it is too high all the same, everything
    but the buttons at its foot goes into an area that scrolls. It does not go back: a dialog is shown once.
    A subclass whose foot is no box of buttons names it as `foot`; it is the last in the layout.
    """

    foot: QWidget | None = None
    _scrolled_part: QScrollArea | None = None
    _grown_once = False

    def screen_room(self) -> QSize:
        """What the screen leaves for the dialog."""
        return screen_of(self).availableSize() - FRAME

    def fit_screen(self) -> None:
        """See to it that the dialog has room on the screen as it is now."""
        room = self.screen_room()
        if self._scrolled_part is None:
            need = self._least_size(min(self.width(), room.width()))
            if need.width() > room.width():
                for form in self.findChildren(QFormLayout):
                    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
                need = self._least_size(min(self.width(), room.width()))
            if need.width() > room.width() or need.height() > room.height():
                self._make_scroll()
                self.setMinimumSize(0, 0)
        if self._scrolled_part is not None:
            self._suit_part(self._scrolled_part, room)
        else:
            need = self._needed_size(min(self.width(), room.width()))
            need.setWidth(max(need.width(), self.width() + self._hidden_width()))
            self.resize(self.size().expandedTo(need).boundedTo(room))
        self._come_into_sight()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._grown_once and self.testAttribute(Qt.WidgetAttribute.WA_Resized):  # it named its size
            self.resize((self.size() * factor()).boundedTo(self.screen_room()).expandedTo(self.size()))
        self._grown_once = True
        self.fit_screen()

    def event(self, event: QEvent) -> bool:
        """Look again when what is in the dialog needs more than the screen has."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible() and self._scrolled_part is None:
            least, room = self.minimumSizeHint(), self.screen_room()
            if least.width() > room.width() or least.height() > room.height():
                self.fit_screen()
        return done

    def _come_into_sight(self) -> None:
        """What has grown since it was given its place may lie beyond the edge of the screen."""
        frame, screen = self.frameGeometry(), screen_of(self).availableGeometry()
        left = max(screen.left(), min(frame.left(), screen.left() + screen.width() - frame.width()))
        top = max(screen.top(), min(frame.top(), screen.top() + screen.height() - frame.height()))
        if (left, top) != (frame.left(), frame.top()):
            self.move(left, top)

    def _hidden_width(self) -> int:
        """How much of what scrolls in it is hidden at the side."""
        return max(
            (
                inner.minimumSizeHint().width() - area.viewport().width()
                for area in self.findChildren(QScrollArea)
                if area.isVisible() and (inner := area.widget()) is not None
            ),
            default=0,
        )

    def _least_size(self, width: int) -> QSize:
        """What its content cannot do without where it is as wide as this: what scrolls gives up the rest."""
        return self._size_by(QLayout.totalMinimumHeightForWidth, width)

    def _needed_size(self, width: int) -> QSize:
        """What its content wants at least where it is as wide as this, or as wide as it must be."""
        return self._size_by(QLayout.totalHeightForWidth, width)

    def _size_by(self, height: Callable[[QLayout, int], int], width: int) -> QSize:
        """The least width of its content, and the height that `height` gives at `width` or that width."""
        layout = self.layout()
        if layout is None:
            return QSize()
        layout.activate()
        least = layout.totalMinimumSize()
        if layout.hasHeightForWidth():
            least.setHeight(height(layout, max(width, least.width())))
        return least.expandedTo(self.minimumSize())

    def _make_scroll(self) -> None:
        """Put everything but the buttons into an area that scrolls."""
        content = self.layout()
        if content is None:
            return
        focus = self.focusWidget()
        foot = _take_foot(content, self.foot)
        inner = QWidget()
        inner.setLayout(content)
        self._scrolled_part = QScrollArea(self)
        self._scrolled_part.setFrameShape(QFrame.Shape.NoFrame)
        self._scrolled_part.setWidgetResizable(True)
        self._scrolled_part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scrolled_part.setWidget(inner)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._scrolled_part)
        self._scrolled_part.show()  # now: what is in it may be asked whether it is seen
        if foot is not None:
            foot.setParent(None)  # so that Tab comes to it last: what scrolls has been put behind it
            margins = content.contentsMargins()
            row = QVBoxLayout()
            row.setContentsMargins(margins.left(), 0, margins.right(), margins.bottom())
            row.addWidget(foot)
            column.addLayout(row)
        if focus is not None:
            focus.setFocus()
        if isinstance(app := QApplication.instance(), QApplication):
            hold_fonts(app)  # what is put elsewhere gets its first font back

    def _suit_part(self, area: QScrollArea, room: QSize) -> None:
        """As large as all of it needs, or as the screen leaves room for."""
        inner, outer = area.widget(), self.layout()
        if inner is None or outer is None:
            return
        bar = area.verticalScrollBar().sizeHint().width()
        wide = min(max(inner.minimumSizeHint().width() + bar, self.width()), room.width())
        within = inner.layout()
        high = inner.sizeHint().height()
        if within is not None and within.hasHeightForWidth():
            high = within.totalHeightForWidth(max(wide - bar, inner.minimumSizeHint().width()))
        if inner.minimumSizeHint().width() + bar > room.width():
            high += area.horizontalScrollBar().sizeHint().height()
        rest = outer.minimumSize().height() - area.minimumSizeHint().height()
        self.resize(wide, min(high + rest, room.height()))


def _take_foot(content: QLayout, foot: QWidget | None) -> QWidget | None:
    """The foot, or the box of buttons at the end of a layout, taken out of it; None where there is none."""
    last = content.itemAt(content.count() - 1)
    widget = last.widget() if last is not None else None
    if widget is None or (widget is not foot and not isinstance(widget, QDialogButtonBox)):
        return None
    content.removeWidget(widget)
    return widget
