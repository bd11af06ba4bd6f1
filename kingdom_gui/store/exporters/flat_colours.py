"""Flat colours for terrain where nothing is drawn in it, and hexes of them as a picture for tile maps."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

from ...engine.hexes import Orientation

COLOURS = {
    "plains": "#dddbb7",
    "hills": "#dfcd9a",
    "mountains": "#ccc2ae",
    "forest": "#bcc89e",
    "jungle": "#9abb86",
    "marsh": "#c6d8c7",
    "desert": "#f7e3b3",
    "cavern": "#baaa9c",
    "water": "#b8d4d9",
    "coastline": "#5b8ba0",
    "inland-lake": "#5b8ba0",
    "landmark": "#8c2f1b",
    "resource": "#b5862c",
    "lair": "#5a2f5f",
    "ruin": "#6d6057",
    "bridge": "#7a5a3c",
    "special-building": "#b5573c",
    "free_city": "#3a3027",
}
OTHER = "#cfc8b8"  # a terrain of a table's own


def colour_of(name: str) -> str:
    """The colour of a terrain or special terrain as `#rrggbb`."""
    return COLOURS.get(name, OTHER)


def hex_tiles(
    tiles: Sequence[tuple[str, float]], width: int, height: int, orientation: Orientation, columns: int
) -> bytes:
    """A PNG with a hex of each colour, `columns` in a row, each in a box of `width` by `height` pixels.

    `tiles` are colours and how much of the hex is filled, from its middle (1.0: all).
    """
    blank = bytes(4 * width)
    rows: list[bytes] = []
    for start in range(0, len(tiles), columns):
        part = tiles[start : start + columns]
        painted = [_hex_rows(colour, width, height, orientation, full) for colour, full in part]
        for y in range(height):
            rows.append(b"".join(p[y] for p in painted) + blank * (columns - len(part)))
    return png_rgba(width * columns, rows)


def png_rgba(width: int, rows: Sequence[bytes]) -> bytes:
    """A PNG of rows of pixels, four bytes each: red, green, blue, how solid."""
    header = struct.pack(">IIBBBBB", width, len(rows), 8, 6, 0, 0, 0)
    packed = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", packed) + _chunk(b"IEND", b"")


def _hex_rows(colour: str, width: int, height: int, orientation: Orientation, full: float) -> list[bytes]:
    solid, clear = bytes.fromhex(colour[1:]) + b"\xff", bytes(4)
    rows = []
    for y in range(height):
        v = abs((y + 0.5) / height * 2 - 1) / full
        row = bytearray()
        for x in range(width):
            u = abs((x + 0.5) / width * 2 - 1) / full
            # A regular hex in its box: the long way reaches 1 in the middle and falls to a half at the side.
            long, short = (v, u) if orientation == "pointy" else (u, v)
            row += solid if short <= 1 and long <= 1 - short / 2 else clear
        rows.append(bytes(row))
    return rows


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
