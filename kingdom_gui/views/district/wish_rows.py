"""The rows of the wish list: what, where, when, for how much, and what would be against it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...document.document import Document
from ...engine.wishes import Wish
from .. import speech
from ..calendar import month_name
from ..theme import SMALL, colours, sized
from . import phrases
from .placement import Spot

translate = QCoreApplication.translate
WISH = Qt.ItemDataRole.UserRole
UNDER = Qt.ItemDataRole.UserRole + 1
PRICE = Qt.ItemDataRole.UserRole + 2
BARRED = Qt.ItemDataRole.UserRole + 3
PADDING = 6


def name_of(wish: Wish, place: int) -> str:
    """The head of a row: "2. Inn"."""
    return f"{place}. {phrases.building_name(wish.kind)}"


def price_of(wish: Wish) -> str:
    """The price at its turn, or that it is free."""
    return phrases.bp(wish.price) if wish.price else translate("Wishes", "free")


def under(document: Document, wish: Wish, with_settlement: bool) -> str:
    """The second line: where it is to stand and in which month it would be built."""
    campaign = document.campaign
    settlement = campaign.settlements[wish.settlement]
    spot = Spot(wish.district, wish.building.lots, wish.building.side or None)
    where = phrases.spot_name(spot)
    if len(settlement.districts) > 1 and (wish.building.lots or wish.building.side):
        district = translate("Phrases", "district {number}").format(number=wish.district + 1)
        where = f"{district}, {where}"
    when = translate("Wishes", "this month")
    if wish.month > campaign.month:
        when = month_name(campaign, translate("Wishes", "month {number}"), wish.month)
    parts = [settlement.name] if with_settlement else []
    return " · ".join([*parts, where, when])


def why(document: Document, wish: Wish) -> str:
    """What would be against it at its turn, and what lowers its price, as sentences; "" for neither."""
    campaign = document.campaign
    against = dict.fromkeys(speech.reason(reason, campaign) for reason in wish.reasons)
    less = [
        phrases.reduction(entry, campaign) for entry in wish.entries if entry.applies and entry.amount < 0
    ]
    return "\n".join([*against, *less])


class WishDelegate(QStyledItemDelegate):
    """Draws a row in two lines, the price at the right; what is barred has a cross before its name."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        first, second = QFontMetrics(sized(1.0)), QFontMetrics(sized(SMALL))
        return QSize(120, first.height() + second.height() + 2 * PADDING)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        c = colours()
        painter.save()
        rect: QRect = option.rect
        state = option.state
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            painter.fillRect(rect, QColor(c.accent_soft if chosen else c.raised))
        inner = rect.adjusted(PADDING, PADDING, -PADDING, -PADDING)
        bold = sized(1.0, bold=True)
        price = str(index.data(PRICE))
        wide = QFontMetrics(bold).horizontalAdvance(price)
        line = QRect(inner.left(), inner.top(), inner.width(), QFontMetrics(bold).height())
        painter.setFont(bold)
        painter.setPen(QColor(c.ink))
        painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, price)
        barred = bool(index.data(BARRED))
        painter.setFont(sized(1.0))
        painter.setPen(QColor(c.accent if barred else c.ink))
        name = f"✕ {index.data(WISH)}" if barred else str(index.data(WISH))
        room = line.width() - wide - PADDING
        self._draw(painter, QRect(line.left(), line.top(), room, line.height()), name)
        painter.setFont(sized(SMALL))
        painter.setPen(QColor(c.muted))
        top = line.bottom() + 1
        self._draw(
            painter, QRect(inner.left(), top, inner.width(), inner.bottom() - top + 1), index.data(UNDER)
        )
        painter.restore()

    @staticmethod
    def _draw(painter: QPainter, area: QRect, text: str) -> None:
        fitted = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, fitted)
