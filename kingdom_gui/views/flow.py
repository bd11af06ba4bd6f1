"""A layout that sets its items in lines, like words, and breaks where the width ends."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lines of items from the left, each in the middle of its line's height.

    `gap` is the room between items and, unless `line_gap` says another, between lines, in pixels.
    """

    def __init__(self, parent: QWidget | None = None, gap: int = 6, line_gap: int | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._gap = gap
        self._line_gap = gap if line_gap is None else line_gap
        self._items: list[QLayoutItem] = []
        self._apart: QWidget | None = None

    def set_apart(self, widget: QWidget) -> None:
        """Have this widget, and what follows it in its line, stand at the right end of the line."""
        self._apart = widget

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self._gap * max(len(sizes) - 1, 0)
        return self._with_margins(QSize(width, max((size.height() for size in sizes), default=0)))

    def minimumSize(self) -> QSize:
        least = QSize()
        for item in self._items:
            least = least.expandedTo(item.minimumSize())
        return self._with_margins(least)

    def _with_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, place: bool) -> int:
        margins = self.contentsMargins()
        area = rect.marginsRemoved(margins)
        y = area.y()
        lines = self._lines(area.width())
        for number, line in enumerate(lines):
            x, height = area.x(), max(size.height() for _, size in line)
            for item, size in line if place else ():
                if self._apart is not None and item.widget() is self._apart:
                    rest = line[[other for other, _ in line].index(item) :]
                    taken = sum(other.width() for _, other in rest) + self._gap * (len(rest) - 1)
                    x = max(x, area.x() + area.width() - taken)
                down = (height - size.height()) // 2
                item.setGeometry(QRect(QPoint(x, y + down), size))
                x += size.width() + self._gap
            y += height + (self._line_gap if number + 1 < len(lines) else 0)
        return y - rect.y() + margins.bottom()

    def _lines(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """What stands in each line, with its size."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = []
        x = 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().expandedTo(item.minimumSize())
            if not lines or x + size.width() > width:
                lines.append([])
                x = 0
            lines[-1].append((item, QSize(min(size.width(), width), size.height())))
            x += size.width() + self._gap
        return lines
