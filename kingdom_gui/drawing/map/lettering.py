"""Letters on the map: hex labels, names of places and hexes with a halo, names of realms set wide."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPainterPath, QPen

from ...assets import AssetMissing, asset
from ...engine.hexes import label
from ...geometry.labels import LabelPlace
from ...geometry.layout import Rect
from .atlas import Atlas, Place, Window
from .palette import ink
from .places import radius_of, rank

LABELS_FROM = 21.0  # points from a hex's centre to its corners
HEX_NAMES_FROM = 17.0
ALL_NAMES_FROM = 7.0
TOWN_NAMES_FROM = 3.2
REALM_NAMES_UNTIL = 24.0
CLUSTERS_FROM = 15.0
FILES = ("KingdomSerif-Regular.ttf", "KingdomSerif-Italic.ttf", "KingdomSerifSmall-Regular.ttf")
SERIF = ["Kingdom Serif", "EB Garamond", "DejaVu Serif"]
SMALL = ["Kingdom Serif Small", *SERIF]
CROWDED = ("forest", "jungle", "hills", "mountains")  # terrain on which a hex label needs a halo
NAME_ROOM = 6.0  # hex units that a name may reach to either side of its place


@lru_cache(maxsize=1)
def load_serif() -> None:
    """Make the bundled serif known to Qt; without its files the map uses a serif of the system."""
    for file in FILES:
        with suppress(AssetMissing):
            QFontDatabase.addApplicationFont(str(asset(f"fonts/{file}")))


@lru_cache(maxsize=256)
def serif(
    pixels: float, italic: bool = False, small: bool = False, tracking: float = 0.0, bold: bool = False
) -> QFont:
    """The map's serif at a size in pixels; `tracking` in parts of the size; `small` is the cut for small
    sizes.
    """
    load_serif()
    font = QFont()
    font.setFamilies(SMALL if small else SERIF)
    font.setPixelSize(max(5, round(pixels)))
    font.setItalic(italic)
    if bold:
        font.setWeight(QFont.Weight.DemiBold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tracking:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking * pixels)
    return font


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
    """Write the names of settlements whose name may reach into the window, larger for larger ones."""
    palette = window.atlas.palette
    reach = window.rect.grown(0.2)
    for place, box in shown_places(window.atlas, window.scale, window.pixel):
        if not box.meets(reach):
            continue
        font = _place_font(place, window.scale, window.pixel)
        x = (box.left + box.right) / 2 * window.scale
        _haloed(window.painter, place.name, font, x, (box.top + box.bottom) / 2 * window.scale, palette.ink,
                palette.halo, window.pixel)  # fmt: skip


def shown_places(atlas: Atlas, scale: float, pixel: float) -> list[tuple[Place, Rect]]:
    """The settlements whose names are shown at a scale, with the box of each name in hex units.

    Where two names would cover each other the larger settlement's stays. Kept until settlements change.
    """
    kept = atlas.shown_names.get((scale, pixel))
    if kept is not None:
        return kept
    size = scale / pixel
    chosen: list[tuple[Place, Rect]] = []
    marks = {place.id: _mark_box(atlas, place, scale, pixel) for place in atlas.places.values()}
    order = sorted(atlas.places.values(), key=lambda p: (not p.capital, -rank(p.size), p.id))
    for place in order:
        wanted = size >= ALL_NAMES_FROM or (size >= TOWN_NAMES_FROM and rank(place.size) >= 3)
        if place.hex[0] != atlas.options.level or not (wanted or place.capital or rank(place.size) >= 5):
            continue
        metrics = QFontMetricsF(_place_font(place, scale, pixel))
        x, y = atlas.layout.centre(place.hex)
        high = metrics.height() * 0.8 / scale
        wide = metrics.horizontalAdvance(place.name) / scale + 4 * pixel / scale
        gap = (
            radius_of(place.size) + 0.12
            if size >= CLUSTERS_FROM
            else (4.6 + 0.4 * rank(place.size)) * pixel / scale
        )
        box = Rect(x - wide / 2, y + gap, x + wide / 2, y + gap + high)
        covers = any(box.meets(other) for _, other in chosen) or any(
            box.meets(mark) for other_id, mark in marks.items() if other_id != place.id
        )
        if size >= ALL_NAMES_FROM * 2 or place.capital or not covers:
            chosen.append((place, box))
    if len(atlas.shown_names) > 24:
        atlas.shown_names.clear()
    atlas.shown_names[(scale, pixel)] = chosen
    return chosen


def _place_font(place: Place, scale: float, pixel: float) -> QFont:
    base = min(max(0.32 * scale, 11 * pixel), 23 * pixel)
    large = rank(place.size) >= 3 or place.capital
    return serif(
        base * (0.84 + 0.05 * rank(place.size) + 0.08 * place.capital),
        tracking=0.03 if large else 0.0,
        bold=place.capital,
    )


def paint_realm_names(window: Window) -> None:
    """Write the realms' names across them in wide capitals, where the map is seen from afar."""
    atlas, scale = window.atlas, window.scale
    if window.size > REALM_NAMES_UNTIL:
        return
    painter, palette = window.painter, atlas.palette
    for kingdom, place in atlas.realm_places.items():
        record = atlas.campaign.kingdoms.get(kingdom)
        if record is None or not record.name:
            continue
        text = record.name.upper()
        pixels = min(
            place.length * scale * 0.82 / (len(text) * 0.95), place.height * scale * 0.3, 46 * window.pixel
        )
        if pixels < 9 * window.pixel:
            continue
        font = serif(pixels, tracking=0.28)
        metrics = QFontMetricsF(font)
        wide, high = metrics.horizontalAdvance(text), metrics.height()
        box = _free_row(atlas, scale, window.pixel, place, wide, high)
        x, y = (box.left + box.right) / 2 * scale, (box.top + box.bottom) / 2 * scale
        if not box.meets(window.rect):
            continue
        colour = atlas.colour(kingdom)
        colour = colour.darker(145) if not palette.dark else colour.lighter(120)
        _haloed(painter, text, font, x + pixels * 0.14, y, colour.name(), palette.halo, window.pixel, 0.62)


def _free_row(atlas: Atlas, scale: float, pixel: float, place: LabelPlace, wide: float, high: float) -> Rect:
    """The row nearest to a realm's middle in which its name covers no settlement's; the middle if none is."""
    taken = [box for _, box in shown_places(atlas, scale, pixel)]
    taken += [_mark_box(atlas, other, scale, pixel) for other in atlas.places.values()]
    x, y = place.centre
    boxes = []
    for rows in (0.0, -0.55, 0.55, -1.1, 1.1, -1.65, 1.65, -2.2, 2.2):
        drop = rows * high / scale
        if abs(drop) > place.height * 0.28:
            break
        half, reach = high * 0.36 / scale, wide / 2 / scale
        boxes.append(Rect(x - reach, y + drop - half, x + reach, y + drop + half))
    free = [box for box in boxes if not any(box.meets(other) for other in taken)]
    return (free or boxes)[0]


def _mark_box(atlas: Atlas, place: Place, scale: float, pixel: float) -> Rect:
    """About what a settlement's mark covers, in hex units."""
    x, y = atlas.layout.centre(place.hex)
    reach = 0.35 if scale / pixel >= CLUSTERS_FROM else min(5.0, 0.6 * scale / pixel) * pixel / scale
    return Rect(x - reach, y - reach, x + reach, y + reach)


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


def text_box(text: str, font: QFont) -> QRectF:
    """The box of a line of text around the origin, in pixels."""
    metrics = QFontMetricsF(font)
    wide, high = metrics.horizontalAdvance(text), metrics.height()
    return QRectF(-wide / 2, -high / 2, wide, high)
