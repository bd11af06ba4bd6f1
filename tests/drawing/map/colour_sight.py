"""How colours look to those who see no red, no green or no blue, and how far apart two of them look.

Full absence of one kind of cone as given by G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization
and Computer Graphics 15 (6), 2009, table of matrices at severity 1.0; they apply to linear RGB. Distances
are those of CIE 1976 L*a*b* under D65; about 2.3 is just noticed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from math import dist

Matrix = tuple[tuple[float, float, float], ...]
Vector = tuple[float, float, float]

SIGHTS: dict[str, Matrix] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041),
)  # fmt: skip
WHITE = tuple(sum(row) for row in TO_XYZ)


@cache
def seen(colour: str, sight: str) -> Vector:
    """A colour (`#rrggbb`) in L*a*b*, as somebody with this sight sees it."""
    linear = [_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    shown = [min(max(part, 0.0), 1.0) for part in _times(SIGHTS[sight], linear)]
    x, y, z = (_root(value / white) for value, white in zip(_times(TO_XYZ, shown), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: str, other: str, sight: str) -> float:
    """How far apart two colours look."""
    return dist(seen(one, sight), seen(other, sight))


def closest(colours: Iterable[str], sight: str) -> tuple[float, str, str]:
    """The two colours that look most alike, and how far apart they look."""
    return min((apart(one, other, sight), one, other) for one, other in combinations(colours, 2))


def _times(matrix: Matrix, vector: Iterable[float]) -> list[float]:
    values = list(vector)
    return [sum(a * b for a, b in zip(row, values, strict=True)) for row in matrix]


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > (6 / 29) ** 3 else value / (3 * (6 / 29) ** 2) + 4 / 29
