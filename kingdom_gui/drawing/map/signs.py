"""What stands on the hexes: signs of improvements and special terrain, settlements, and pins."""

from __future__ import annotations

from .atlas import Window, symbols_of
from .name_places import CLUSTERS_FROM
from .pins import PIN_TIPS
from .places import rank

SYMBOLS_FROM = 13.0  # points from a hex's centre to its corners
MARKS_FROM = 1.4  # below, only towns and capitals have a mark
PINS_FROM = 5.0

_SLOTS = {
    1: ((0.0, 0.06),),
    2: ((-0.32, 0.06), (0.32, 0.06)),
    3: ((-0.34, -0.14), (0.34, -0.14), (0.0, 0.36)),
    4: ((-0.34, -0.14), (0.34, -0.14), (-0.34, 0.36), (0.34, 0.36)),
}
_BESIDE_PLACE = ((-0.6, -0.06), (0.6, -0.06), (-0.36, -0.38), (0.36, -0.38), (0.0, -0.42), (-0.6, 0.38))


def slots(count: int, beside_place: bool) -> tuple[tuple[float, float], ...]:
    """Where so many signs stand in a hex, in hex units from its centre."""
    if beside_place:
        return _BESIDE_PLACE[:count]
    if count in _SLOTS:
        return _SLOTS[count]
    across = 3
    rows = -(-count // across)
    return tuple(
        ((i % across - 1) * 0.5, (i // across - (rows - 1) / 2) * 0.44 + 0.08) for i in range(min(count, 9))
    )


def paint_signs(window: Window) -> None:
    """Paint signs near, and settlements at every distance."""
    atlas, scale, stamps, places = window.atlas, window.scale, window.stamps, window.atlas.places
    if window.size >= SYMBOLS_FROM:
        for x, y, hex_id, there in window.cells:
            if not (there.improvements or there.special or there.lake):
                continue
            names = symbols_of(hex_id, there, window.near)
            for name, (dx, dy) in zip(names, slots(len(names), hex_id in places), strict=False):
                stamps.place(window.painter, ("symbol", name), (x + dx) * scale, (y + dy) * scale)
    near = window.rect.grown(1.3 + 14 * window.pixel / scale)
    kind = "place" if window.size >= CLUSTERS_FROM else "mark"
    for _, hex_id in atlas.place_index.find(near):
        place = places[hex_id]
        if hex_id[0] != atlas.options.level:
            continue
        if window.size < MARKS_FROM and not (place.capital or rank(place.size) >= 3):
            continue
        x, y = atlas.layout.centre(hex_id)
        stamps.place(window.painter, (kind, place.size, place.capital), x * scale, y * scale)


def paint_pins(window: Window) -> None:
    """Paint the pins of the hexes in the window."""
    pins = window.atlas.pins
    if not pins or window.size < PINS_FROM:
        return
    for x, y, hex_id, _ in window.cells:
        for pin, (dx, dy) in zip(pins.get(hex_id, ()), PIN_TIPS, strict=False):
            key = ("pin", pin.symbol, pin.shared)
            window.stamps.place(window.painter, key, (x + dx) * window.scale, (y + dy) * window.scale)
