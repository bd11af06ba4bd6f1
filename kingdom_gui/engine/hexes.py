"""Axial hex coordinates: neighbours, distance, ring, line, offsets and labels.

A hex is `(level, q, r)`: level 0 is the surface, -1 the caverns below it; q and r are axial coordinates.
The six sides are numbered 0-5 in the order of `DIRECTIONS`; side `s` of a hex is side `opposite(s)` of its
neighbour. The numbering is the same for pointy-top and flat-top maps, only the drawing differs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal

HexId = tuple[int, int, int]
Orientation = Literal["pointy", "flat"]
Stagger = Literal["odd", "even"]
LabelStyle = Literal["xxyy", "letters", "axial", "double"]

DIRECTIONS: tuple[tuple[int, int], ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIDES = range(6)


def opposite(side: int) -> int:
    """The number the neighbour across `side` gives to the shared side."""
    return (side + 3) % 6


def neighbour(hex_id: HexId, side: int) -> HexId:
    """The hex across one side (0-5) on the same level."""
    level, q, r = hex_id
    dq, dr = DIRECTIONS[side]
    return (level, q + dq, r + dr)


def neighbours(hex_id: HexId) -> tuple[HexId, ...]:
    """The six hexes that share a side with this one, in side order."""
    level, q, r = hex_id
    return tuple([(level, q + dq, r + dr) for dq, dr in DIRECTIONS])


def distance(a: HexId, b: HexId) -> int:
    """Steps between two hexes of one level; levels are not counted."""
    dq, dr = a[1] - b[1], a[2] - b[2]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def ring(centre: HexId, radius: int) -> Iterator[HexId]:
    """The hexes at exactly `radius` steps, walking once around; radius 0 gives the centre."""
    if radius == 0:
        yield centre
        return
    level, q, r = centre
    q, r = q + DIRECTIONS[4][0] * radius, r + DIRECTIONS[4][1] * radius
    for dq, dr in DIRECTIONS:
        for _ in range(radius):
            yield (level, q, r)
            q, r = q + dq, r + dr


def disk(centre: HexId, radius: int) -> Iterator[HexId]:
    """All hexes within `radius` steps: 1, 7, 19 ... of them."""
    for step in range(radius + 1):
        yield from ring(centre, step)


def line(a: HexId, b: HexId) -> list[HexId]:
    """Hexes on the straight line from a to b, both ends included; each is a neighbour of the one before."""
    steps = distance(a, b)
    if steps == 0:
        return [a]
    (level, aq, ar), (_, bq, br) = a, b
    found = []
    for i in range(steps + 1):
        t = i / steps
        # A nudge off the exact middle makes ties fall the same way in both halves of the line.
        found.append((level, *round_axial(aq + (bq - aq) * t + 1e-6, ar + (br - ar) * t + 2e-6)))
    return found


def round_axial(q: float, r: float) -> tuple[int, int]:
    """The hex that holds a fractional axial point."""
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return rq, rr


def to_offset(hex_id: HexId, orientation: Orientation, stagger: Stagger) -> tuple[int, int]:
    """Column and row on a rectangular map, either of them possibly negative.

    `stagger` says which rows (pointy) or columns (flat) are pushed half a hex along.
    """
    _, q, r = hex_id
    if orientation == "pointy":
        shift = (r - (r & 1)) if stagger == "odd" else (r + (r & 1))
        return q + shift // 2, r
    shift = (q - (q & 1)) if stagger == "odd" else (q + (q & 1))
    return q, r + shift // 2


def from_offset(column: int, row: int, orientation: Orientation, stagger: Stagger, level: int = 0) -> HexId:
    """The hex at a column and row; the inverse of `to_offset`."""
    if orientation == "pointy":
        shift = (row - (row & 1)) if stagger == "odd" else (row + (row & 1))
        return (level, column - shift // 2, row)
    shift = (column - (column & 1)) if stagger == "odd" else (column + (column & 1))
    return (level, column, row - shift // 2)


def rectangle(columns: int, rows: int, orientation: Orientation, stagger: Stagger) -> Iterator[HexId]:
    """The surface hexes of a map of so many columns and rows, row by row."""
    for row in range(rows):
        for column in range(columns):
            yield from_offset(column, row, orientation, stagger)


def label(hex_id: HexId, style: LabelStyle, orientation: Orientation, stagger: Stagger) -> str:
    """What a hex is called on the map: `0307`, `C7`, `2,7` or, in double steps, `A02`, `A04`; `B03`, `B05`.

    Columns and rows are counted from 1; hexes left of or above the first are `-1.4`; caverns end in `'`.
    """
    below = "'" * -hex_id[0] if hex_id[0] < 0 else ""
    if style == "axial":
        return f"{hex_id[1]},{hex_id[2]}{below}"
    column, row = to_offset(hex_id, orientation, stagger)
    if style == "xxyy":
        if 0 <= column < 99 and 0 <= row < 99:
            return f"{column + 1:02}{row + 1:02}{below}"
        return f"{column + 1}.{row + 1}{below}"
    if style == "double":
        letter, number = _doubled(hex_id, orientation)
        if letter >= 0:
            return f"{_letters(letter)}{number + 2:02}{below}"
    elif column >= 0:
        return f"{_letters(column)}{row + 1}{below}"
    return f"{column + 1}.{row + 1}{below}"


def from_label(text: str, style: LabelStyle, orientation: Orientation, stagger: Stagger) -> HexId | None:
    """The surface or cavern hex a label names, or None where it names none in this style."""
    name = text.strip()
    level = -(len(name) - len(name.rstrip("'")))
    name = name.rstrip("'")
    if match := re.fullmatch(r"(-?\d+)\.(-?\d+)", name):
        return from_offset(int(match[1]) - 1, int(match[2]) - 1, orientation, stagger, level)
    if style == "axial":
        match = re.fullmatch(r"(-?\d+)\s*,\s*(-?\d+)", name)
        return (level, int(match[1]), int(match[2])) if match else None
    if style == "xxyy":
        match = re.fullmatch(r"(\d\d)(\d\d)", name)
        if match is None:
            return None
        return from_offset(int(match[1]) - 1, int(match[2]) - 1, orientation, stagger, level)
    match = re.fullmatch(r"([A-Za-z]+)(-?\d+)", name)
    if match is None:
        return None
    letter, number = _number(match[1]), int(match[2])
    if style == "letters":
        return from_offset(letter, number - 1, orientation, stagger, level)
    if (number - 2 - letter) % 2:
        return None
    step = (number - 2 - letter) // 2
    return (level, step, letter) if orientation == "pointy" else (level, letter, step)


def place_of(hex_id: HexId) -> str:
    """A hex as ledgers, journals and requests name it: `level,q,r`."""
    return f"{hex_id[0]},{hex_id[1]},{hex_id[2]}"


def hex_at(place: str) -> HexId:
    """The hex that a place names; the inverse of `place_of`. :raises ValueError: for anything else."""
    level, q, r = place.split(",")
    return (int(level), int(q), int(r))


def connected(start: HexId, among: Iterable[HexId]) -> set[HexId]:
    """The hexes reachable from `start` through shared sides without leaving `among`."""
    allowed = set(among)
    reached, frontier = {start}, [start]
    while frontier:
        for other in neighbours(frontier.pop()):
            if other in allowed and other not in reached:
                reached.add(other)
                frontier.append(other)
    return reached


def _doubled(hex_id: HexId, orientation: Orientation) -> tuple[int, int]:
    """Letter and number of the double-step style: neighbours in a row (pointy) or column differ by two."""
    _, q, r = hex_id
    return (r, 2 * q + r) if orientation == "pointy" else (q, 2 * r + q)


def _letters(number: int) -> str:
    text = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        text = chr(65 + rest) + text
    return text


def _number(letters: str) -> int:
    value = 0
    for letter in letters.upper():
        value = value * 26 + ord(letter) - 64
    return value - 1
