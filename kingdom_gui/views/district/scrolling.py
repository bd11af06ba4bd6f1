"""The scroll bars of the plans: how far they reach, and bringing a part into sight."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QAbstractScrollArea

STEP = 40  # pixels
MARGIN = 12  # pixels kept around what is brought into sight


def fit_bars(area: QAbstractScrollArea, content: QSizeF) -> None:
    """Let the bars reach over content of this size, in pixels."""
    view = area.viewport().size()
    for bar, whole, seen in (
        (area.horizontalScrollBar(), content.width(), view.width()),
        (area.verticalScrollBar(), content.height(), view.height()),
    ):
        bar.setRange(0, max(0, round(whole - seen)))
        bar.setPageStep(seen)
        bar.setSingleStep(STEP)


def reveal(area: QAbstractScrollArea, rect: QRectF) -> None:
    """Scroll until this part of the content is in sight, or as much of it as there is room for."""
    view = area.viewport().size()
    for bar, low, high, seen in (
        (area.horizontalScrollBar(), rect.left(), rect.right(), view.width()),
        (area.verticalScrollBar(), rect.top(), rect.bottom(), view.height()),
    ):
        if low < bar.value():
            bar.setValue(round(low - MARGIN))
        elif high - bar.value() > seen:
            bar.setValue(round(high - seen + MARGIN))
