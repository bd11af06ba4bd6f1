"""Making the pane that has the focus wider or narrower by keyboard, as dragging its edge does by mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

STEP = 32  # pixels


def widen(window: QWidget, by: int) -> bool:
    """Give the pane of the window that has the focus so many steps of room, and take it from its neighbour;
    whether there was such a pane. A pane above or below others grows in height.
    """
    pane: QWidget | None = window.focusWidget()
    while pane is not None:
        splitter = pane.parentWidget()
        if isinstance(splitter, QSplitter) and _move_edge(splitter, splitter.indexOf(pane), by * STEP):
            return True
        pane = splitter
    return False


def _move_edge(splitter: QSplitter, index: int, by: int) -> bool:
    """Move the edge after a part (or, of the last one, before it); whether anything is other."""
    shown = [i for i in range(splitter.count()) if _part(splitter, i).isVisible()]
    if index not in shown or len(shown) < 2:
        return False
    place = shown.index(index)
    last = place == len(shown) - 1
    other = shown[place - 1] if last else shown[place + 1]
    before = splitter.sizes()
    least = _least(splitter, other if by > 0 else index)
    room = before[other if by > 0 else index] - least
    step = min(abs(by), max(room, 0)) * (1 if by > 0 else -1)
    if not step:
        return False
    sizes = list(before)
    sizes[index] += step
    sizes[other] -= step
    splitter.setSizes(sizes)
    if splitter.sizes() != before:
        splitter.splitterMoved.emit(0, max(index, other))
    return splitter.sizes() != before


def _part(splitter: QSplitter, index: int) -> QWidget:
    part = splitter.widget(index)
    assert part is not None
    return part


def _least(splitter: QSplitter, index: int) -> int:
    part = _part(splitter, index)
    size, hint = part.minimumSize(), part.minimumSizeHint()
    if splitter.orientation() == Qt.Orientation.Horizontal:
        return size.width() or hint.width()
    return size.height() or hint.height()
