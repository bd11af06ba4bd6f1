"""The legend on screen: what the colours, signs and lines of the part of the map in sight mean."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ...drawing.map.painting import legend_of, traffic_of
from ...drawing.map.realms import realm_looks
from ...drawing.map.stamps import Stamps
from ...drawing.map.swatches import paint_swatch
from ...geometry.layout import Rect
from .. import speech
from ..blocks import heading
from ..text_size import factor, scaled
from ..theme import SMALL, sized
from .canvas import MapCanvas

EDGE = 12  # points to the map's edge
BELOW = 48  # and below the legend, for the line that tells the month
ROW, SWATCH, TEXT = 22, 16, 36  # points: a row, the middle of its sign, where its text begins
SIZE = 8.6  # points from the centre of a sign's hex to its corners
WIDEST = 230
TALLEST = 0.72  # of the map's height
REST = 250  # milliseconds that the map stands still before the legend is made anew
MOST = 9_000.0  # square hex units that are looked at; of a larger view, nine pieces spread over it
PIECES = 3


class LegendRows(QWidget):
    """The signs with their meanings, one under the other."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__()
        self._canvas = canvas
        self.entries: list[tuple[tuple[str, str], str]] = []

    def show_entries(self, entries: list[tuple[tuple[str, str], str]]) -> None:
        """Show these: what each sign is, as `legend_of` names it, and what it means."""
        self.entries = entries
        self.setFixedHeight(scaled(ROW) * len(entries))
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(sized(SMALL))
        widest = max((metrics.horizontalAdvance(text) for _, text in self.entries), default=0)
        return QSize(min(scaled(TEXT) + widest + 10, scaled(WIDEST)), scaled(ROW) * len(self.entries))

    def paintEvent(self, event: QPaintEvent) -> None:
        atlas = self._canvas.atlas()
        stamps = Stamps(atlas.layout, atlas.palette, SIZE * factor(), 0.7, vector=True)
        looks = realm_looks(atlas.campaign, atlas.palette.dark)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), QColor(atlas.palette.halo))
        painter.setFont(sized(SMALL))
        metrics = painter.fontMetrics()
        for number, (look, text) in enumerate(self.entries):
            top = number * scaled(ROW)
            if top > event.rect().bottom() or top + scaled(ROW) < event.rect().top():
                continue
            if look[0] != "realm" or look[1] in looks:
                paint_swatch(painter, QPointF(scaled(SWATCH), top + scaled(ROW) / 2), look, stamps, looks)
            painter.setPen(QColor(atlas.palette.ink))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, self.width() - scaled(TEXT) - 4)
            box = QRectF(scaled(TEXT), top, self.width() - scaled(TEXT), scaled(ROW))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)


class LegendPanel(QFrame):
    """Over the map's lower right, above the line of the month; it tells of what is in sight."""

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.rows = LegendRows(canvas)
        self.head = heading("")
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setWidget(self.rows)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 7, 4, 6)
        column.setSpacing(3)
        column.addWidget(self.head)
        column.addWidget(self.area)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.refresh)
        canvas.view_changed.connect(self._rest.start)
        canvas.document.changed.connect(self._rest.start)
        canvas.viewport().installEventFilter(self)
        self.refresh()

    def refresh(self) -> None:
        """Tell what is in sight now."""
        from ...sheets.labels import Labels
        from ...sheets.legend import Legend

        self.head.setText(self.tr("Legend"))
        document = self._canvas.document
        found: dict[tuple[str, str], None] = {}
        for piece in _pieces(self._canvas):
            found.update(dict.fromkeys(legend_of(document.campaign, piece, self._canvas.options.level)))
            if self._canvas.options.routes:
                level = self._canvas.options.level
                found.update(dict.fromkeys(traffic_of(document.campaign, document.rules, piece, level)))
        kinds = {look[0]: number for number, look in reversed(list(enumerate(found)))}
        looks = sorted(found, key=lambda look: kinds[look[0]])
        legend = Legend(document.campaign, document.rules, looks, Labels(speech.language()))
        self.rows.show_entries([(entry.look, entry.text) for entry in legend.entries])
        self.area.setAccessibleName(self.head.text())
        self.area.setAccessibleDescription(", ".join(text for _, text in self.rows.entries))
        self._put()

    def _put(self) -> None:
        """As large as its rows, or as the map leaves room for, in the corner and on the map's paper."""
        palette, atlas = QPalette(self.palette()), self._canvas.atlas()
        for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
            palette.setColor(role, QColor(atlas.palette.halo))
        palette.setColor(QPalette.ColorRole.PlaceholderText, QColor(atlas.palette.soft))
        self.setPalette(palette)
        room = self._canvas.viewport().geometry()
        rows = self.rows.sizeHint()
        wide = min(rows.width() + 34, room.width() - 2 * EDGE)
        high = min(rows.height() + self.head.sizeHint().height() + 24, round(room.height() * TALLEST))
        self.setGeometry(room.right() - EDGE - wide, room.bottom() - scaled(BELOW) - high, wide, high)
        self.rows.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The map is as large as it is: the legend keeps to its corner."""
        if event.type() == QEvent.Type.Resize:
            self._put()
        return False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)


def _pieces(canvas: MapCanvas) -> list[Rect]:
    """The parts of the map in sight that are looked at."""
    seen, extent = canvas.camera.visible(), canvas.extent()
    left, top = max(seen.left, extent.left), max(seen.top, extent.top)
    right, bottom = min(seen.right, extent.right), min(seen.bottom, extent.bottom)
    if left >= right or top >= bottom:
        return []
    whole = Rect(left, top, right, bottom)
    if whole.width * whole.height <= MOST:
        return [whole]
    part = (MOST / (whole.width * whole.height)) ** 0.5 / PIECES
    wide, high = whole.width * part, whole.height * part
    pieces = []
    for across in range(PIECES):
        for down in range(PIECES):
            x = left + (whole.width - wide) * across / (PIECES - 1)
            y = top + (whole.height - high) * down / (PIECES - 1)
            pieces.append(Rect(x, y, x + wide, y + high))
    return pieces
