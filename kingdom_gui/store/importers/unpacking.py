"""Packed bytes unpacked up to a bound, so that a small file cannot fill the memory.

Who calls says how large the result may be; not one byte beyond that is made.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Literal

from ..errors import at_fault
from ..faults import Fault, FaultPath

Packing = Literal["", "zlib", "gzip", "zstd"]
PACKINGS = ("", "zlib", "gzip", "zstd")
GZIP = b"\x1f\x8b"

_WINDOW_BITS = {"zlib": zlib.MAX_WBITS, "gzip": 16 + zlib.MAX_WBITS}
_LARGEST_WINDOW = 8 << 20  # bytes a Zstandard frame may ask to keep at hand


def unpacked(
    data: bytes, packing: Packing, largest: int, name: str, path: FaultPath = (), line: int = 0
) -> bytes:
    """The bytes that `data` packs, at most `largest` of them; `path` and `line` are where it stands.

    :raises StoreError: when it is not packed so, ends early, or would be larger.
    """
    if not packing:
        found, whole = data, True
    elif packing == "zstd":
        found, whole = _zstd(data, largest, name, path, line), True
    else:
        unpacker = zlib.decompressobj(_WINDOW_BITS[packing])
        try:
            found = unpacker.decompress(data, largest + 1)
        except zlib.error as error:
            raise at_fault(name, [Fault("not_packed", path, {"packing": packing}, line)]) from error
        whole = unpacker.eof
    if len(found) > largest:
        shown = f"{largest >> 20} MiB" if largest >= 1 << 20 else f"{largest} B"
        raise at_fault(name, [Fault("unpacks_too_large", path, {"limit": shown}, line)])
    if not whole:
        raise at_fault(name, [Fault("packed_cut_off", path, {"packing": packing}, line)])
    return found


def from_base64(text: str, name: str, path: FaultPath = (), line: int = 0) -> bytes:
    """The bytes that a text in base64 stands for; spaces and line breaks in it do not count.

    :raises StoreError: when it is no base64.
    """
    try:
        return base64.b64decode("".join(text.split()), validate=True)
    except (binascii.Error, ValueError) as error:
        raise at_fault(name, [Fault("not_base64", path, {}, line)]) from error


def _zstd(data: bytes, largest: int, name: str, path: FaultPath, line: int) -> bytes:
    import zstandard  # here, since hardly a map needs it

    reader = zstandard.ZstdDecompressor(max_window_size=_LARGEST_WINDOW).stream_reader(data)
    try:
        return reader.read(largest + 1)
    except zstandard.ZstdError as error:
        raise at_fault(name, [Fault("not_packed", path, {"packing": "zstd"}, line)]) from error
