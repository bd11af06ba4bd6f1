"""Why what is held may not be where it is aimed: in whole sentences, over the plans, however long."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QLabel, QWidget

from ..theme import colours
from .notice_bar import NoticeBar

MARGIN = 10
WIDEST = 640


class ReasonLabel(QLabel):
    """Lies at the head or the foot of its parent, wherever the ghost is not. The pointer goes through it.

    Where a notice lies at the foot it keeps above it, and says nothing that the notice says already.

    The status line has one line, which long reasons do not fit; and during a drag no tooltip is shown.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("reason")
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMargin(6)
        self.setAutoFillBackground(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, text: str, ghost: QRectF) -> None:
        """Show the text; `ghost` is what it must leave in sight, in pixels of the parent."""
        c = colours()
        self.setStyleSheet(
            f"#reason {{ background: {c.paper}; color: {c.ink}; border: 1px solid {c.line}; "
            "border-radius: 4px; }"
        )
        self.setText(text)
        over = self._over
        notice = next((bar for bar in over.findChildren(NoticeBar) if bar.isVisible()), None)
        if notice is not None and notice.text.text() == text:
            self.hide()
            return
        room = max(min(over.width() - 2 * MARGIN, WIDEST), 1)
        wide = min(self.fontMetrics().horizontalAdvance(text) + 24, room)
        self.resize(wide, self.heightForWidth(wide))
        foot = (notice.y() if notice is not None else over.height()) - self.height() - MARGIN
        low = ghost.center().y() < over.height() / 2
        self.move((over.width() - wide) // 2, foot if low else MARGIN)
        self.show()
        self.raise_()
