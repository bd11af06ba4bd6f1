"""A building in the palette: its footprint with the stamp, name, price now, effects, and why not."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ...drawing.building_stamps import family_of, paint_stamp, stamp_of
from ...drawing.district_ink import Ink, faded, ink_of, paint_pattern
from ...engine.ruleset import Building as Kind
from .. import speech
from ..theme import Colours, colours, plan_scheme, serif, sized
from . import phrases
from .offers import Offer
from .palette_model import Role

GAP = 8
ICON = 38


class BuildingDelegate(QStyledItemDelegate):
    """Paints a row of the palette. What cannot be built now is greyed, and a bar strikes its price sign."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(120, round(_icon_side() + 2 * GAP - 3))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        offer: Offer | None = index.data(Role.OFFER)
        name = str(index.data())
        c = colours()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        _paint_ground(painter, rect, option, c)
        box = QRectF(rect.left() + GAP, rect.center().y() - _icon_side() / 2, _icon_side(), _icon_side())
        if offer is None:
            painter.setFont(_name_font())
            painter.setPen(QColor(c.ink))
            painter.drawText(_beside(rect, box), Qt.AlignmentFlag.AlignVCenter, name)
            painter.restore()
            return
        ink = ink_of(plan_scheme())
        painter.setOpacity(1.0 if offer.legal else 0.5)
        paint_icon(painter, box, offer.kind, ink)
        painter.setOpacity(1.0)
        if not offer.legal:
            _paint_barred(painter, box, QColor(c.muted), QColor(c.paper))
        _paint_words(painter, _beside(rect, box), name, offer, c)
        painter.restore()


def paint_icon(painter: QPainter, box: QRectF, kind: Kind, ink: Ink) -> None:
    """The footprint of a building in its family's tint and pattern, with its stamp and size."""
    family = family_of(kind.id, kind)
    lots = kind.lots_max
    unit = box.width() / 2
    width = unit * (2 if lots >= 2 else 1.45 if not lots else 1.25)
    height = unit * (2 if lots >= 4 else 1.25 if lots else 1.45)
    shape = QRectF(box.center().x() - width / 2, box.center().y() - height / 2, width, height)
    painter.setBrush(ink.tint(family))
    painter.setPen(QPen(ink.edge, 1.2))
    if lots:
        painter.drawRoundedRect(shape, 3, 3)
    else:
        painter.drawEllipse(shape)
    inner = shape.adjusted(1.5, 1.5, -1.5, -1.5)
    if lots:
        paint_pattern(painter, inner, family, faded(ink.ink, 0.16), 6)
    painter.setPen(QPen(faded(ink.ink, 0.35), 1, Qt.PenStyle.DotLine))
    if lots >= 2:
        middle = shape.center()
        painter.drawLine(QPointF(middle.x(), shape.top()), QPointF(middle.x(), shape.bottom()))
        if lots >= 4:
            painter.drawLine(QPointF(shape.left(), middle.y()), QPointF(shape.right(), middle.y()))
    size = min(shape.width(), shape.height()) * (0.74 if lots != 4 else 0.62)
    at = QRectF(shape.center().x() - size / 2, shape.center().y() - size / 2, size, size)
    paint_stamp(painter, at, stamp_of(kind.id, kind), ink.ink, ink.tint(family))


def size_icon(lots: int, ink: QColor) -> QIcon:
    """The outline of a building of so many lots; a circle for a work without one."""
    picture = QPixmap(32, 32)
    picture.setDevicePixelRatio(2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(ink, 1.3))
    if not lots:
        painter.drawEllipse(QPointF(8, 8), 4, 4)
    width, height = {1: (1, 1), 2: (2, 1), 4: (2, 2)}.get(lots, (0, 0))
    for across in range(width):
        for down in range(height):
            painter.drawRect(QRectF(8 - width * 3 + across * 6, 8 - height * 3 + down * 6, 6, 6))
    painter.end()
    return QIcon(picture)


def _paint_ground(painter: QPainter, rect: QRectF, option: QStyleOptionViewItem, c: Colours) -> None:
    state = option.state
    if state & QStyle.StateFlag.State_Selected:
        painter.fillRect(rect, QColor(c.accent_soft))
        painter.fillRect(QRectF(rect.left(), rect.top(), 3, rect.height()), QColor(c.accent))
    elif state & QStyle.StateFlag.State_MouseOver:
        painter.fillRect(rect, QColor(c.raised))
    if state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_KeyboardFocusChange:
        painter.setPen(QPen(QColor(c.accent), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect.adjusted(1, 1, -1, -1))


def _paint_barred(painter: QPainter, box: QRectF, ink: QColor, paper: QColor) -> None:
    """A barred ring at the icon's lower right: this cannot be built now."""
    radius = box.width() * 0.17
    centre = QPointF(box.right() - radius, box.bottom() - radius)
    painter.setBrush(paper)
    painter.setPen(QPen(ink, max(1.4, radius * 0.28)))
    painter.drawEllipse(centre, radius, radius)
    reach = QPointF(radius, -radius) * 0.7
    painter.drawLine(centre - reach, centre + reach)


def _paint_words(painter: QPainter, area: QRectF, name: str, offer: Offer, c: Colours) -> None:
    """First line: name and price. Second: size and effects, and at the right what lowers the price."""
    ink = QColor(c.ink if offer.legal else c.faint)
    quiet = QColor(c.muted if offer.legal else c.faint)
    upper, lower = QFontMetricsF(_name_font()), QFontMetricsF(sized(0.88))
    top = area.center().y() - (upper.height() + lower.height() + 1) / 2
    first = QRectF(area.left(), top, area.width(), upper.height())
    second = QRectF(area.left(), first.bottom() + 1, area.width(), lower.height())
    used = _paint_price(painter, first, offer, ink, quiet)
    painter.setFont(_name_font())
    painter.setPen(ink)
    room = first.adjusted(0, 0, -used - 6, 0)
    shown = upper.elidedText(name, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
    painter.setFont(sized(0.88))
    painter.setPen(quiet)
    why = _why(offer)
    taken = min(lower.horizontalAdvance(why), second.width() * 0.45)
    if why:
        painter.drawText(
            QRectF(second.right() - taken, second.top(), taken, second.height()),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            lower.elidedText(why, Qt.TextElideMode.ElideRight, taken),
        )
    rest = second.adjusted(0, 0, -(taken + 6 if why else 0), 0)
    line = phrases.effect_line(offer.kind) or phrases.size_words(offer.kind)
    painter.drawText(
        rest,
        Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        lower.elidedText(line, Qt.TextElideMode.ElideRight, rest.width()),
    )


def _paint_price(painter: QPainter, line: QRectF, offer: Offer, ink: QColor, quiet: QColor) -> float:
    """The price now at the right end, and left of it the list price struck through where it is another."""
    font = sized(1.0, bold=True)
    metrics = QFontMetricsF(font)
    text = phrases.bp(offer.price)
    wide = metrics.horizontalAdvance(text)
    align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(line, align, text)
    if not (offer.less and offer.price != offer.list_price):
        return wide
    struck = QFont(sized(0.9))
    struck.setStrikeOut(True)
    painter.setFont(struck)
    painter.setPen(quiet)
    old = str(offer.list_price)
    painter.drawText(line.adjusted(0, 0, -wide - 6, 0), align, old)
    return wide + 6 + QFontMetricsF(struck).horizontalAdvance(old)


def _why(offer: Offer) -> str:
    """What lowers the price, by its name: "Market"."""
    if not (offer.less and offer.price != offer.list_price):
        return ""
    source = offer.less[0].source
    return (
        phrases.building_name(source.id)
        if source.kind == "building"
        else speech.capital(speech.term(source.kind, source.id))
    )


def _beside(rect: QRectF, box: QRectF) -> QRectF:
    return QRectF(box.right() + GAP, rect.top(), rect.right() - GAP - box.right() - GAP, rect.height())


def _icon_side() -> float:
    """Pixels of the icon's sides: as high as the two lines beside it, and not smaller than usual."""
    return max(QFontMetricsF(_name_font()).height() + QFontMetricsF(sized(0.88)).height(), ICON)


def _name_font() -> QFont:
    return serif(sized(1.0).pointSizeF() * 1.08)
