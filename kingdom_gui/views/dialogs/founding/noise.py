"""Smooth noise over the plane from a number alone: the same number always gives the same land."""

from __future__ import annotations

from math import floor

MASK = 0xFFFFFFFF


def noise(seed: int, x: float, y: float) -> float:
    """A height between 0 and 1 that changes smoothly with the place; whole numbers are the lattice."""
    left, top = floor(x), floor(y)
    u, v = _eased(x - left), _eased(y - top)
    upper = _mixed(_corner(seed, left, top), _corner(seed, left + 1, top), u)
    lower = _mixed(_corner(seed, left, top + 1), _corner(seed, left + 1, top + 1), u)
    return _mixed(upper, lower, v)


def rough(seed: int, x: float, y: float, octaves: int = 3) -> float:
    """Noise with finer noise laid over it, each half as strong; between 0 and 1."""
    total = weight = 0.0
    for octave in range(octaves):
        share = 0.5**octave
        total += share * noise(seed + 101 * octave, x * 2**octave, y * 2**octave)
        weight += share
    return total / weight


def pick(seed: int, count: int) -> int:
    """A number from 0 to below `count`, drawn by the seed."""
    return _scrambled(seed) % count


def _corner(seed: int, x: int, y: int) -> float:
    return _scrambled(seed * 374761393 + x * 668265263 + y * 2147483647) / MASK


def _scrambled(value: int) -> int:
    value &= MASK
    for factor, shift in ((0x7FEB352D, 16), (0x846CA68B, 15), (1, 16)):
        value = ((value ^ (value >> shift)) * factor) & MASK
    return value


def _eased(t: float) -> float:
    return t * t * (3 - 2 * t)


def _mixed(a: float, b: float, t: float) -> float:
    return a + (b - a) * t
