"""Which names are shown at a size of the map, and where, so that none covers another.

Settlements come first, the larger ones before the smaller; then labels find their places; a realm's name
takes the row nearest to its middle that is free. What is found is kept with the atlas until one of them
changes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtGui import QFontMetricsF

from ...geometry.layout import Rect
from .atlas import Atlas, Place
from .box_index import BoxIndex
from .fonts import place_font, serif
from .label_places import WrittenLabel, place_labels
from .places import radius_of, rank

ALL_NAMES_FROM = 7.0  # points from a hex's centre to its corners
TOWN_NAMES_FROM = 3.2
CLUSTERS_FROM = 15.0  # from here on settlements are clusters of roofs, and every name is shown
REALM_NAMES_UNTIL = 24.0
REALM_TRACKING = 0.28
REALM_LARGEST = 46.0  # points
REALM_SMALLEST = 9.0
KEPT_SIZES = 48  # more than there are steps of zoom: what tiles were painted with is known when names move


class RealmName(NamedTuple):
    """A realm's name as it is set: its letters, and the size of the type in pixels."""

    kingdom: str
    text: str
    pixels: float


class ShownNames(NamedTuple):
    """The names shown at one size, by where they lie."""

    places: BoxIndex[Place]
    realms: BoxIndex[RealmName]
    labels: BoxIndex[WrittenLabel]


def shown_names(atlas: Atlas, scale: float, pixel: float) -> ShownNames:
    """The names shown at `scale` pixels a hex unit."""
    found = atlas.kept_names.get((scale, pixel))
    if isinstance(found, ShownNames):
        return found
    square = 160 * pixel / scale
    marks: BoxIndex[str] = BoxIndex(square)
    for place in atlas.places.values():
        marks.add(_mark_box(atlas, place, scale, pixel), place.id)
    places = _place_names(atlas, scale, pixel, marks, BoxIndex(square))
    labels = place_labels(atlas, scale, pixel, (marks, places))
    realms: BoxIndex[RealmName] = BoxIndex(square * 2)
    if scale / pixel <= REALM_NAMES_UNTIL:
        for kingdom in sorted(atlas.realm_places):
            _realm_name(atlas, kingdom, scale, pixel, (marks, places, labels), realms)
    if len(atlas.kept_names) >= KEPT_SIZES:
        atlas.kept_names.pop(next(iter(atlas.kept_names)))
    atlas.kept_names[(scale, pixel)] = shown = ShownNames(places, realms, labels)
    return shown


def moved_names(before: ShownNames, after: ShownNames) -> list[Rect]:
    """Where names stand in one of the two and not, or otherwise, in the other: what must be painted anew."""
    places = before.places.all() ^ after.places.all()
    realms = before.realms.all() ^ after.realms.all()
    labels = before.labels.all() ^ after.labels.all()
    return [box for box, _ in (*places, *realms, *labels)]


def _place_names(
    atlas: Atlas, scale: float, pixel: float, marks: BoxIndex[str], chosen: BoxIndex[Place]
) -> BoxIndex[Place]:
    size = scale / pixel
    for place in sorted(atlas.places.values(), key=lambda p: (not p.capital, -rank(p.size), p.id)):
        order = rank(place.size)
        wanted = size >= ALL_NAMES_FROM or (size >= TOWN_NAMES_FROM and order >= 3)
        if place.hex[0] != atlas.options.level or not (wanted or place.capital or order >= 5):
            continue
        metrics = QFontMetricsF(place_font(order, place.capital, scale, pixel))
        x, y = atlas.layout.centre(place.hex)
        high = metrics.height() * 0.8 / scale
        wide = (metrics.horizontalAdvance(place.name) + 4 * pixel) / scale
        gap = radius_of(place.size) + 0.12 if size >= CLUSTERS_FROM else (4.6 + 0.4 * order) * pixel / scale
        box = Rect(x - wide / 2, y + gap, x + wide / 2, y + gap + high)
        if size < CLUSTERS_FROM and (
            chosen.meets(box) or (not place.capital and marks.meets(box, other_than=place.id))
        ):
            continue
        chosen.add(box, place)
    return chosen


def _realm_name(
    atlas: Atlas,
    kingdom: str,
    scale: float,
    pixel: float,
    taken: tuple[BoxIndex[Any], ...],
    realms: BoxIndex[RealmName],
) -> None:
    record, place = atlas.campaign.kingdoms.get(kingdom), atlas.realm_places[kingdom]
    if record is None or not record.name:
        return
    text = record.name.upper()
    pixels = min(
        place.length * scale * 0.82 / (len(text) * 0.95), place.height * scale * 0.3, REALM_LARGEST * pixel
    )
    if pixels < REALM_SMALLEST * pixel:
        return
    metrics = QFontMetricsF(serif(pixels, tracking=REALM_TRACKING))
    wide, high = metrics.horizontalAdvance(text) / scale, metrics.height() / scale
    x, y = place.centre
    boxes = []
    for rows in (0.0, -0.55, 0.55, -1.1, 1.1, -1.65, 1.65):
        if abs(rows * high) > place.height * 0.28:
            break
        middle = y + rows * high
        boxes.append(Rect(x - wide / 2, middle - high * 0.36, x + wide / 2, middle + high * 0.36))
    free = [box for box in boxes if not any(index.meets(box) for index in taken)]
    realms.add((free or boxes)[0], RealmName(kingdom, text, pixels))


def _mark_box(atlas: Atlas, place: Place, scale: float, pixel: float) -> Rect:
    """About what a settlement's mark covers."""
    x, y = atlas.layout.centre(place.hex)
    reach = 0.35 if scale / pixel >= CLUSTERS_FROM else min(5.0, 0.6 * scale / pixel) * pixel / scale
    return Rect(x - reach, y - reach, x + reach, y + reach)
