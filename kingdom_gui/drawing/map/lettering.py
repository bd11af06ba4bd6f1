"""Letters on the map: hex labels, names of places and hexes with a halo, names of realms set wide."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ...engine.hexes import label
from .atlas import Window
from .fonts import place_font, serif
from .name_places import REALM_NAMES_UNTIL, REALM_TRACKING, shown_names
from .palette import ink
from .places import rank

LABELS_FROM = 21.0  # points from a hex's centre to its corners
HEX_NAMES_FROM = 17.0
CROWDED = ("forest", "jungle", "hills", "mountains")  # terrain on which a hex label needs a halo
NAME_ROOM = 6.0  # hex units that a name may reach to either side of its place


def paint_hex_labels(window: Window) -> None:
    """Write each hex's label below its upper corner or side."""
    if window.size < LABELS_FROM:
        return
    atlas, painter, scale = window.atlas, window.painter, window.scale
    settings = atlas.campaign.settings
    pixels = min(max(0.21 * scale, 7.5 * window.pixel), 17 * window.pixel)
    font = serif(pixels, small=True)
    painter.setFont(font)
    letters, paper = ink(atlas.palette.soft), ink(atlas.palette.halo, 0.75)
    painter.setPen(letters)
    off = max(0.9 * window.pixel, 0.07 * pixels)
    metrics = QFontMetricsF(font)
    drop = (-0.62 if atlas.layout.pointy else -0.6) * scale + metrics.ascent() * 0.35
    for x, y, hex_id, there in window.cells:
        text = label(hex_id, atlas.label_style, settings.orientation, settings.stagger)
        left, base = x * scale - metrics.horizontalAdvance(text) / 2, y * scale + drop
        if there.terrain in CROWDED and not window.stamps.vector:
            painter.setPen(paper)
            for dx, dy in ((-off, -off), (off, -off), (-off, off), (off, off)):
                painter.drawText(QPointF(left + dx, base + dy), text)
            painter.setPen(letters)
        painter.drawText(QPointF(left, base), text)


def paint_hex_names(window: Window) -> None:
    """Write the names that hexes have, in italics."""
    if window.size < HEX_NAMES_FROM:
        return
    scale, palette = window.scale, window.atlas.palette
    font = serif(min(max(0.25 * scale, 10 * window.pixel), 19 * window.pixel), italic=True)
    # A long name reaches into hexes beside its own, so names are looked for further out than other things.
    for hex_id, there in window.near.items():
        if there.name and hex_id not in window.atlas.places:
            x, y = window.atlas.layout.centre(hex_id)
            _haloed(
                window.painter,
                there.name,
                font,
                x * scale,
                (y + 0.56) * scale,
                palette.ink,
                palette.halo,
                window.pixel,
            )


def paint_place_names(window: Window) -> None:
    """Write the names of settlements that reach into the window, larger for larger ones."""
    palette, scale = window.atlas.palette, window.scale
    names = shown_names(window.atlas, scale, window.pixel).places
    for box, place in names.find(window.rect.grown(0.2)):
        font = place_font(rank(place.size), place.capital, scale, window.pixel)
        x, y = box.centre
        _haloed(
            window.painter, place.name, font, x * scale, y * scale, palette.ink, palette.halo, window.pixel
        )


def paint_realm_names(window: Window) -> None:
    """Write the realms' names across them in wide capitals, where the map is seen from afar."""
    atlas, scale = window.atlas, window.scale
    if window.size > REALM_NAMES_UNTIL:
        return
    palette = atlas.palette
    for box, name in shown_names(atlas, scale, window.pixel).realms.find(window.rect.grown(0.2)):
        colour = atlas.colour(name.kingdom)
        colour = colour.darker(145) if not palette.dark else colour.lighter(120)
        x, y = box.centre
        # The last letter's tracking stands at the end of the text and is not part of what is seen.
        shift = name.pixels * REALM_TRACKING / 2
        font = serif(name.pixels, tracking=REALM_TRACKING)
        _haloed(
            window.painter, name.text, font, x * scale + shift, y * scale, colour.name(), palette.halo,
            window.pixel, 0.62,
        )  # fmt: skip


def _haloed(
    painter: QPainter, text: str, font: QFont, x: float, middle: float, colour: str, halo: str, pixel: float,
    halo_alpha: float = 0.88,
) -> None:  # fmt: skip
    """Write text centred on a point, on a halo of paper; the letters stay text where the painter makes a
    PDF.
    """
    metrics = QFontMetricsF(font)
    left = x - metrics.horizontalAdvance(text) / 2
    base = middle + (metrics.ascent() - metrics.descent()) / 2
    outline = QPainterPath()
    outline.addText(QPointF(left, base), font, text)
    painter.strokePath(
        outline,
        QPen(
            ink(halo, halo_alpha),
            max(3.2 * pixel, font.pixelSize() * 0.2),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        ),
    )
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(left, base), text)
