"""Maps of other programs made up for tests, of any size and in every way they pack themselves."""

from __future__ import annotations

import base64
import gzip
import json
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import zstandard

from kingdom_gui.assets import asset
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.importers.foreign import ForeignMap, ForeignPicture
from kingdom_gui.store.importers.reading import read_map_bytes
from kingdom_gui.store.rulefiles import load_rules

RULES = load_rules(asset("rules"))
MAPS = Path(__file__).parents[2] / "data" / "maps"
TERRAINS = (
    "Flat Grassland",
    "Hills",
    "Mountains Forest Evergreen",
    "Water Sea",
    "Flat Swamp",
    "Flat Desert Sandy",
)
PACK: dict[str, Callable[[bytes], bytes]] = {
    "": bytes,
    "zlib": zlib.compress,
    "gzip": gzip.compress,
    "zstd": zstandard.compress,
}
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


def read(data: bytes | str, name: str, folder: Path | None = None) -> ForeignMap:
    """The map in these bytes; a picture fails the test."""
    found = read_map_bytes(data.encode() if isinstance(data, str) else data, name, RULES, folder)
    assert isinstance(found, ForeignMap)
    return found


def refused(data: bytes | str, name: str, folder: Path | None = None) -> str:
    """The one sentence that refuses these bytes; where they are read, the test fails."""
    try:
        found = read_map_bytes(data.encode() if isinstance(data, str) else data, name, RULES, folder)
    except StoreError as error:
        text = str(error)
        assert "\n" not in text
        assert name in text or "tileset" in text or ".ts" in text
        return text
    raise AssertionError(f"{name} was read: {type(found).__name__}")


def tile(column: int, row: int) -> int:
    return 1 + (column * 7 + row * 3 + column * row) % len(TERRAINS)


def tmx(columns: int, rows: int, encoding: str = "csv", compression: str = "", **attributes: object) -> str:
    """A TMX map with every tile of `TERRAINS`."""
    said = {
        "orientation": "hexagonal", "width": columns, "height": rows, "tilewidth": 28, "tileheight": 32,
        "hexsidelength": 16, "staggeraxis": "y", "staggerindex": "odd", **attributes,
    }  # fmt: skip
    tiles = "".join(f'<tile id="{i}" type="{name}"/>' for i, name in enumerate(TERRAINS))
    numbers = [tile(c, r) for r in range(rows) for c in range(columns)]
    if encoding == "csv":
        data = ",\n".join(",".join(map(str, numbers[r * columns : (r + 1) * columns])) for r in range(rows))
    elif encoding == "base64":
        data = packed(numbers, compression)
    else:
        data = "".join(f'<tile gid="{number}"/>' for number in numbers)
    how = (f' encoding="{encoding}"' if encoding else "") + (
        f' compression="{compression}"' if compression else ""
    )
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.10" {_attributes(said)}>\n'
        f'<tileset firstgid="1" name="land">{tiles}</tileset>\n'
        f'<layer name="ground" width="{columns}" height="{rows}"><data{how}>{data}</data></layer>\n</map>\n'
    )


def tmj(columns: int, rows: int, encoding: str = "csv", compression: str = "", **members: object) -> str:
    """A TMJ map with every tile of `TERRAINS`."""
    numbers = [tile(c, r) for r in range(rows) for c in range(columns)]
    layer: dict[str, object] = {"type": "tilelayer", "name": "ground", "width": columns, "height": rows}
    if encoding == "csv":
        layer["data"] = numbers
    else:
        layer |= {"data": packed(numbers, compression), "encoding": "base64", "compression": compression}
    tiles = [{"id": i, "type": name} for i, name in enumerate(TERRAINS)]
    plain = {
        "type": "map", "orientation": "hexagonal", "width": columns, "height": rows, "tilewidth": 28,
        "tileheight": 32, "hexsidelength": 16, "staggeraxis": "x", "staggerindex": "even", "infinite": False,
        "layers": [layer], "tilesets": [{"firstgid": 1, "name": "land", "tiles": tiles}], **members,
    }  # fmt: skip
    return json.dumps(plain)


def packed(numbers: list[int], compression: str) -> str:
    data = struct.pack(f"<{len(numbers)}I", *numbers)
    return base64.b64encode(PACK[compression](data)).decode()


def wxx_text(
    columns: int, rows: int, generation: str = "2025", orientation: str = "COLUMNS", more: str = ""
) -> str:
    """The XML of a Worldographer map; `generation` 2017 or 2025."""
    names = ("Blank", *TERRAINS)
    terrains = "\t".join(f"{name}\t{i}" for i, name in enumerate(names))
    lines = {number: f"{number}\t12.0\t0\t0\t0\tZ" for number in range(len(names))}
    if generation == "2017":
        lines = {number: f"{number}\t0\t0\t0\t5\t0\t1\t0\t3\t0\t0" for number in range(len(names))}
    written = "".join(
        "<tilerow>\n" + "\n".join(lines[tile(c, r)] for r in range(rows)) + "\n</tilerow>\n"
        for c in range(columns)
    )
    release = ' release="2025" schema="1.06" version="2.06"' if generation == "2025" else ' version="1.74"'
    declared = "1.1" if generation == "2025" else "1.0"
    return (
        f"<?xml version='{declared}' encoding='utf-16'?>\n"
        f'<map type="WORLD"{release} lastViewLevel="WORLD" \nhexWidth="46.18" hexHeight="40.0" '
        f'hexOrientation="{orientation}" mapProjection="FLAT">\n<gridandnumbering color0="0x00000040" />\n'
        f'<terrainmap>{terrains}</terrainmap>\n<maplayer name="Labels" isVisible="true"/>\n'
        f'<tiles viewLevel="WORLD" tilesWide="{columns}" tilesHigh="{rows}">\n'
        f"{written}</tiles>\n{more}</map>\n"
    )


def wxx(text: str, order: str = "be") -> bytes:
    """A Worldographer file of such a text."""
    mark = b"\xfe\xff" if order == "be" else b"\xff\xfe"
    return gzip.compress(mark + text.encode(f"utf-16-{order}"), mtime=0)


def text_map(columns: int, rows: int) -> str:
    """A text-mapper map; dotted where two digits are not enough."""
    words = ("grass", "hill", "mountain", "water", "swamp", "sand")
    at = "{:02}{:02}" if max(columns, rows) < 100 else "{:02}.{:02}"
    hexes = [
        f"{at.format(c + 1, r + 1)} {words[tile(c, r) - 1]}" for c in range(columns) for r in range(rows)
    ]
    return "\n".join(("# made up", *hexes, f"{at.format(1, 1)}-{at.format(columns, 1)} river", ""))


def uvtt(picture: bytes = PIXEL, **resolution: object) -> str:
    """A Universal VTT file."""
    said = {
        "map_origin": {"x": 0, "y": 0},
        "map_size": {"x": 30, "y": 20},
        "pixels_per_grid": 70,
    } | resolution
    plain = {"format": 0.3, "resolution": said, "line_of_sight": [], "portals": [], "lights": []}
    return json.dumps(plain | {"image": base64.b64encode(picture).decode()})


def picture_of(data: bytes | str, name: str) -> ForeignPicture:
    found = read_map_bytes(data.encode() if isinstance(data, str) else data, name, RULES)
    assert isinstance(found, ForeignPicture)
    return found


def _attributes(said: dict[str, object]) -> str:
    return " ".join(f'{name}="{value}"' for name, value in said.items())
