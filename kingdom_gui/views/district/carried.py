"""What a drag carries: a building's id and how it is turned, or the number of one that is moved."""

from __future__ import annotations

import json
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QMimeData, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from ...drawing.building_stamps import family_of, paint_stamp, stamp_of
from ...drawing.district_ink import Ink
from ...engine.ruleset import Building as Kind

MIME = "application/x-kingdom-building"


class Carried(NamedTuple):
    """The contents of a drag. `number` is that of a standing building in `settlement`, 0 for a new one."""

    kind: str
    turned: bool = False
    number: int = 0
    settlement: str = ""


def pack(carried: Carried) -> QMimeData:
    """The contents as mime data, with the id as plain text for other programs."""
    body = {"id": carried.kind, "turned": carried.turned}
    if carried.number:
        body |= {"number": carried.number, "settlement": carried.settlement}
    data = QMimeData()
    data.setData(MIME, QByteArray(json.dumps(body).encode()))
    data.setText(carried.kind)
    return data


def unpack(data: QMimeData) -> Carried | None:
    """What mime data carry; None where it is nothing of ours or does not read as such."""
    if not data.hasFormat(MIME):
        return None
    try:
        body = json.loads(bytes(data.data(MIME).data()))
    except ValueError:
        return None
    if not isinstance(body, dict) or not isinstance(body.get("id"), str):
        return None
    number = body.get("number", 0)
    return Carried(
        body["id"],
        body.get("turned") is True,
        number if isinstance(number, int) else 0,
        str(body.get("settlement", "")),
    )


def drag_picture(kind: Kind, ink: Ink, ratio: float) -> tuple[QPixmap, QPoint]:
    """A small seal to hang at the pointer, and where it is held; the plan shows the true footprint."""
    side = 26
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(ink.tint(family_of(kind.id, kind)))
    painter.setPen(QPen(QColor(ink.edge), 1.4))
    painter.drawRoundedRect(QRectF(1, 1, side - 2, side - 2), 6, 6)
    paint_stamp(painter, QRectF(4, 4, side - 8, side - 8), stamp_of(kind.id, kind), ink.ink)
    painter.end()
    # Up and to the left of the pointer: the ghost below it has its verdict and price at the foot.
    return picture, QPoint(side + 6, side + 6)
