"""Letters on the map: hex labels, names of places and hexes with a halo, names of realms set wide."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap

from ...engine.hexes import label
from .atlas import Window
from .fonts import place_font, serif
from .halo import Halo, on_one_line, write_haloed
from .name_places import REALM_NAMES_UNTIL, REALM_TRACKING, shown_names
from .palette import ink
from .places import rank

LABELS_FROM = 21.0  # points from a hex's centre to its corners
HEX_NAMES_FROM = 17.0
CROWDED = ("forest", "jungle", "hills", "mountains")  # terrain on which a hex label needs a halo
PICTURES_KEPT = 600  # written names
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
    scale = window.scale
    font = serif(min(max(0.25 * scale, 10 * window.pixel), 19 * window.pixel), italic=True)
    # A long name reaches into hexes beside its own, so names are looked for further out than other things.
    for hex_id, there in window.near.items():
        if there.name and hex_id not in window.atlas.places:
            x, y = window.atlas.layout.centre(hex_id)
            _haloed(
                window,
                on_one_line(there.name),
                font,
                QPointF(x * scale, (y + 0.56) * scale),
                window.atlas.palette.ink,
            )


def paint_place_names(window: Window) -> None:
    """Write the names of settlements that reach into the window, larger for larger ones."""
    scale = window.scale
    names = shown_names(window.atlas, scale, window.pixel).places
    for box, place in names.find(window.rect.grown(0.2)):
        font = place_font(rank(place.size), place.capital, scale, window.pixel)
        x, y = box.centre
        _haloed(window, place.name, font, QPointF(x * scale, y * scale), window.atlas.palette.ink)


def paint_realm_names(window: Window) -> None:
    """Write the realms' names across them in wide capitals, where the map is seen from afar."""
    atlas, scale = window.atlas, window.scale
    if window.size > REALM_NAMES_UNTIL:
        return
    for box, name in shown_names(atlas, scale, window.pixel).realms.find(window.rect.grown(0.2)):
        colour = atlas.colour(name.kingdom)
        colour = colour.darker(145) if not atlas.palette.dark else colour.lighter(120)
        x, y = box.centre
        # The last letter's tracking stands at the end of the text and is not part of what is seen.
        shift = name.pixels * REALM_TRACKING / 2
        font = serif(name.pixels, tracking=REALM_TRACKING)
        _haloed(window, name.text, font, QPointF(x * scale + shift, y * scale), colour.name(), 0.62)


def _haloed(
    window: Window, text: str, font: QFont, at: QPointF, colour: str, halo_alpha: float = 0.88
) -> None:
    """Write text centred on a point, on a halo of paper.

    On screen the written text is kept as a picture, since a name lies on several tiles and halos are slow;
    in a PDF its letters stay text.
    """
    metrics = QFontMetricsF(font)
    left = at.x() - metrics.horizontalAdvance(text) / 2
    base = at.y() + (metrics.ascent() - metrics.descent()) / 2
    halo = Halo(window.atlas.palette.halo, halo_alpha, max(3.2 * window.pixel, font.pixelSize() * 0.2))
    if window.stamps.vector:
        write_haloed(window.painter, QPointF(left, base), text, font, colour, halo)
        return
    key = (text, font.key(), colour, halo)
    picture = _written.pop(key, None)
    if picture is None:
        picture = _picture(text, font, colour, halo, metrics)
        if len(_written) >= PICTURES_KEPT:
            del _written[next(iter(_written))]
    _written[key] = picture
    edge = math.ceil(halo.width)
    window.painter.drawPixmap(
        math.floor(left + 0.5) - edge, math.floor(base - metrics.ascent() + 0.5) - edge, picture
    )


_written: dict[tuple[str, str, str, Halo], QPixmap] = {}  # the pictures used last stand last


def _picture(text: str, font: QFont, colour: str, halo: Halo, metrics: QFontMetricsF) -> QPixmap:
    edge = math.ceil(halo.width)
    pixmap = QPixmap(
        math.ceil(metrics.horizontalAdvance(text)) + 2 * edge, math.ceil(metrics.height()) + 2 * edge
    )
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    write_haloed(painter, QPointF(edge, edge + metrics.ascent()), text, font, colour, halo)
    painter.end()
    return pixmap
