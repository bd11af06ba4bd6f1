"""The tiles of a Tiled layer as numbers, out of each of the ways it packs them; and what a number's tile is
called.
"""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Sequence
from pathlib import PurePosixPath

from ..errors import at_fault
from ..faults import Fault, FaultPath, shown
from .foreign import plain_text
from .json_plain import Plain, objects, text
from .unpacking import PACKINGS, Packing, from_base64, unpacked

TILE = 0x0FFFFFFF  # of a number; the four bits above say how the tile is turned and mirrored
_LARGEST = 0xFFFFFFFF
_NAMING = ("terrain", "name", "type", "class")  # properties that say what a tile is
MOST_TILES = 100_000  # of all tilesets, that say something of themselves


def tile_numbers(
    data: object, encoding: str, compression: str, count: int, name: str, path: FaultPath, line: int = 0
) -> Sequence[int]:
    """The numbers of `count` tiles, still with the bits that turn them.

    :raises StoreError: when they are packed in no way that is known, damaged, or of another count.
    """
    if encoding not in ("", "csv", "base64"):
        parameters: dict[str, str | int] = {"found": shown(encoding), "known": "csv, base64"}
        raise at_fault(name, [Fault("not_a_choice", path, parameters, line)])
    if encoding == "base64":
        if compression not in PACKINGS:
            parameters = {"found": shown(compression), "known": "zlib, gzip, zstd"}
            raise at_fault(name, [Fault("not_a_choice", path, parameters, line)])
        packing: Packing = compression  # type: ignore[assignment]
        packed = from_base64(data if isinstance(data, str) else "", name, path, line)
        # Of what is beyond the count only whether there is any.
        found = unpacked(packed, packing, max(count * 8, 1 << 16), name, path, line)
        if len(found) != count * 4:
            raise _count(len(found) // 4, count, name, path, line)
        return struct.unpack(f"<{count}I", found)
    parts = data if isinstance(data, list) else _cells(data)
    if len(parts) != count:
        raise _count(len(parts), count, name, path, line)
    try:
        numbers = list(map(int, parts))
    except (TypeError, ValueError, OverflowError):
        numbers = [-1]
    if numbers and not (min(numbers) >= 0 and max(numbers) <= _LARGEST):
        index, wrong = next((i, part) for i, part in enumerate(parts) if not _is_number(part))
        parameters = {"found": shown(wrong), "low": 0, "high": _LARGEST}
        raise at_fault(name, [Fault("out_of_range", (*path, index), parameters, line)])
    return numbers


class Tilesets:
    """The tilesets of a map: what the tile of a number is called."""

    def __init__(self, tilesets: list[tuple[int, Plain]], name: str) -> None:
        """`tilesets` with the number that each begins at."""
        self._name = name
        self._sets = sorted(tilesets, key=lambda pair: pair[0])
        self._firsts = [first for first, _ in self._sets]
        self._names: dict[int, str] = {}
        self._tiles: list[dict[int, Plain]] = []
        for _, tileset in self._sets:
            self._tiles.append({_id(tile): tile for tile in objects(tileset, "tiles")})
        if sum(map(len, self._tiles)) > MOST_TILES:
            raise at_fault(name, [Fault("too_many_tiles", ("tilesets",), {"limit": MOST_TILES})])

    def called(self, number: int, path: FaultPath, line: int = 0) -> str:
        """What the tile of a number (its turning taken off) is called.

        :raises StoreError: when no tileset has it.
        """
        known = self._names.get(number)
        if known is not None:
            return known
        index = bisect_right(self._firsts, number) - 1
        if index < 0:
            parameters: dict[str, str | int] = {"found": number}
            raise at_fault(self._name, [Fault("tile_of_no_set", path, parameters, line)])
        first, tileset = self._sets[index]
        local = number - first
        called = _called(self._tiles[index].get(local, {}), tileset, local)
        self._names[number] = called
        return called


def _called(tile: Plain, tileset: Plain, local: int) -> str:
    """A tile's name: its class, a property that names it, its picture's name, or its set and number."""
    said = text(tile, "type") or text(tile, "class")
    said = said or next((value for field in _NAMING if (value := _property(tile, field))), "")
    said = said or PurePosixPath(text(tile, "image").replace("\\", "/")).stem or _corners(tile, tileset)
    return plain_text(said, 80) or f"{plain_text(text(tileset, 'name'), 60) or 'tile'}#{local}"


def _property(plain: Plain, field: str) -> str:
    for each in objects(plain, "properties"):
        if text(each, "name").casefold() == field:
            return text(each, "value")
    return ""


def _corners(tile: Plain, tileset: Plain) -> str:
    """The terrain that all four corners of a tile have, as older files tell it."""
    corners = tile.get("terrain")
    kinds = objects(tileset, "terrains")
    if isinstance(corners, list) and corners and all(c == corners[0] for c in corners):
        kind = corners[0]
        if isinstance(kind, int) and 0 <= kind < len(kinds):
            return text(kinds[kind], "name")
    return ""


def _id(tile: Plain) -> int:
    found = tile.get("id")
    if isinstance(found, str) and found.isdecimal() and len(found) < 10:
        return int(found)
    return found if isinstance(found, int) else -1


def _cells(data: object) -> list[str]:
    cells = data.replace("\n", "").replace("\r", "").strip().rstrip(",") if isinstance(data, str) else ""
    return cells.split(",") if cells else []


def _is_number(part: object) -> bool:
    try:
        return not isinstance(part, float) and 0 <= int(part) <= _LARGEST  # type: ignore[call-overload]
    except (TypeError, ValueError, OverflowError):
        return False


def _count(found: int, count: int, name: str, path: FaultPath, line: int) -> Exception:
    return at_fault(name, [Fault("tile_count", path, {"found": found, "expected": count}, line)])
