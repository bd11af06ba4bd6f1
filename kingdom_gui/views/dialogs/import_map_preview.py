"""A map small and whole, as our own painter draws it, while it is still being decided how it comes in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...drawing.map.atlas import MapOptions
from ...drawing.map.painting import map_rect, paint_map
from ...engine.ruleset import Ruleset
from ...engine.state import Campaign
from ...geometry.layout import Rect
from ..theme import is_dark, map_style_of

LARGEST_HEX = 30.0  # points; a map of five hexes is not blown up to fill the frame
LETTERS_FROM = 14.0  # points a hex unit, from which hexes show their names


class MapPreview(QWidget):
    """Shows the map of a campaign, fitted into the widget. It is painted once and then copied."""

    def __init__(self, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._campaign: Campaign | None = None
        self._image: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(130, 70)  # at twice the scale there is no more room
        self.setAccessibleName(self.tr("How the map will look"))

    def show_map(self, campaign: Campaign) -> None:
        """Show this map."""
        self._campaign = campaign
        self._image = None
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(520, 440)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().brush(QPalette.ColorRole.Base))
        if self._campaign is not None and self._campaign.hexes:
            if self._image is None:
                self._image = self._painted(self._campaign)
            painter.drawImage(QRectF(self.rect()), self._image)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._image = None
        super().resizeEvent(event)

    def _painted(self, campaign: Campaign) -> QImage:
        levels = {hex_id[0] for hex_id in campaign.hexes}
        level = 0 if 0 in levels else max(levels)
        rect = map_rect(campaign, level)
        scale = max(0.01, min(self.width() / rect.width, self.height() / rect.height, LARGEST_HEX))
        ratio = self.devicePixelRatioF()
        # All of the widget is shown, with the map in its middle: around it lies the same paper.
        (x, y), across, down = rect.centre, self.width() / scale / 2, self.height() / scale / 2
        rect = Rect(x - across, y - down, x + across, y + down)
        image = QImage(self.size() * ratio, QImage.Format.Format_RGB32)
        options = MapOptions(
            dark=is_dark(),
            style=map_style_of("colours"),
            level=level,
            labels=scale >= LETTERS_FROM,
            names=scale >= LETTERS_FROM,
            veil=False,
        )
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_map(painter, campaign, self._rules, rect, scale * ratio, options, ratio)
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image
