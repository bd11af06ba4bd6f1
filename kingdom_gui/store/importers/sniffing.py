"""What kind of map a file is, by what is in it; its name counts only where the content leaves it open."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec

from ..csv_table import SEPARATORS
from ..disk import read_file
from .foreign import LARGEST_MAP, Format
from .text_mapper import looks_like_text_map
from .unpacking import GZIP

_BEGINNING = 64 << 10  # bytes looked at, but for JSON, whose members may stand in any order
_ENDINGS: dict[str, Format] = {
    "tmx": "tmx",
    "tmj": "tmj",
    "wxx": "worldographer",
    "dd2vtt": "universal_vtt",
    "uvtt": "universal_vtt",
    "df2vtt": "universal_vtt",
    "csv": "table",
    "txt": "text_mapper",
    "map": "text_mapper",
    "json": "campaign",
}


def sniff(path: Path) -> Format | None:
    """What kind of map a file is; None where it is none that is known.

    :raises StoreError: when the file cannot be read.
    """
    return sniff_bytes(read_file(path, LARGEST_MAP), path.name)


def sniff_bytes(data: bytes, name: str = "") -> Format | None:
    """What kind of map these bytes are, in a file of this name."""
    ending = _ENDINGS.get(name.rpartition(".")[2].casefold())
    begins = _unpacked_beginning(data) if data.startswith(GZIP) else data[:_BEGINNING]
    # Signs of ASCII stay where they are in UTF-16, with a zero beside each.
    bare = begins.replace(b"\0", b"").lstrip(b"\xef\xbb\xbf\xff\xfe \t\r\n")
    if data.startswith(GZIP):
        return "worldographer" if bare[:1] == b"<" or ending == "worldographer" else None
    if bare[:1] == b"<":
        return _of_xml(bare, ending)
    if bare[:1] == b"{":
        return _of_json(data, ending)
    return _of_text(begins, ending)


def _of_xml(bare: bytes, ending: Format | None) -> Format | None:
    if b"hexOrientation" in bare or b"<terrainmap" in bare or b"<tilerow" in bare:
        return "worldographer"
    if b"<map" in bare and (b"tilewidth" in bare or b"orientation=" in bare or ending == "tmx"):
        return "tmx"
    return ending if ending in ("tmx", "worldographer") else None


class _Says(msgspec.Struct):
    """The members that tell one kind of JSON from another."""

    format: object = None
    type: object = None
    orientation: object = None
    tilewidth: object = None
    layers: msgspec.Raw | None = None
    resolution: object = None
    image: msgspec.Raw | None = None


def _of_json(data: bytes, ending: Format | None) -> Format | None:
    try:
        says = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=_Says)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        # Broken: the reader of whatever it seems to be says where.
        if b'"map_size"' in data[:_BEGINNING]:
            return "universal_vtt"
        if b'"tilewidth"' in data or b'"staggeraxis"' in data:
            return "tmj"
        return ending or "campaign"
    if says.format == "kingdom-campaign":
        return "campaign"
    if isinstance(says.resolution, dict) and says.image is not None:
        return "universal_vtt"
    if says.layers is not None and (says.tilewidth is not None or says.type == "map"):
        return "tmj"
    return ending


def _of_text(begins: bytes, ending: Format | None) -> Format | None:
    if begins.startswith((b"\xff\xfe", b"\xfe\xff")):
        text = begins.decode("utf-16", "ignore")
    else:
        text = begins.decode("utf-8-sig", "ignore")
    first = text.split("\n", 1)[0]
    separator = max(SEPARATORS, key=first.count)
    heading = {cell.strip().strip('"').casefold() for cell in first.split(separator)}
    if {"q", "r", "terrain"} <= heading or ending == "table":
        return "table"
    if looks_like_text_map(text):
        return "text_mapper"
    return None


def _unpacked_beginning(data: bytes) -> bytes:
    try:
        return zlib.decompressobj(16 + zlib.MAX_WBITS).decompress(data[:_BEGINNING], _BEGINNING)
    except zlib.error:
        return b""
