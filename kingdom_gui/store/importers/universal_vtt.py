"""Universal VTT: a map's picture in base64, with the squares of the grid on it. Walls and lights are left."""

from __future__ import annotations

import msgspec

from ..errors import StoreError, at_fault
from ..faults import Fault
from .foreign import LARGEST_MAP, ForeignPicture
from .json_plain import Plain, read_json, real, text
from .unpacking import from_base64

PICTURES = {b"\x89PNG\r\n\x1a\n": "png", b"\xff\xd8\xff": "jpg"}
_WEBP = (b"RIFF", b"WEBP")
_MOST_SQUARES = 10_000
_MOST_PIXELS = 10_000


def read_universal_vtt(data: bytes, name: str) -> ForeignPicture:
    """The picture in the bytes of a `.dd2vtt` or `.uvtt` file, and the grid of squares that lies on it.

    :raises StoreError: when it has no picture, or no sound grid.
    """
    if len(data) > LARGEST_MAP:
        raise StoreError("map_file_too_large", name, size=len(data) >> 20, limit=LARGEST_MAP >> 20)
    plain = read_json(data, name)
    resolution = plain.get("resolution")
    if not isinstance(resolution, dict) or not isinstance(resolution.get("map_size"), dict):
        parameters: dict[str, str | int] = {"field": "resolution.map_size", "expected": "object"}
        raise at_fault(name, [Fault("missing_field", (), parameters)])
    size = msgspec.convert(resolution["map_size"], dict[str, object])
    origin = resolution.get("map_origin")
    origin = origin if isinstance(origin, dict) else {}
    picture = from_base64(text(plain, "image"), name, ("image",))
    return ForeignPicture(
        format="universal_vtt",
        data=picture,
        ending=_ending(picture, name),
        columns=_measure(size, "x", _MOST_SQUARES, name, "map_size"),
        rows=_measure(size, "y", _MOST_SQUARES, name, "map_size"),
        pixels=_measure(resolution, "pixels_per_grid", _MOST_PIXELS, name, ""),
        left=_bounded(real(origin, "x")),
        top=_bounded(real(origin, "y")),
    )


def _measure(plain: Plain, field: str, most: int, name: str, inside: str) -> float:
    found = real(plain, field, -1.0)
    if not 0 < found <= most:
        path = ("resolution", inside, field) if inside else ("resolution", field)
        raise at_fault(name, [Fault("no_measure", path, {"found": str(plain.get(field))[:20], "high": most})])
    return found


def _bounded(number: float) -> float:
    return number if abs(number) <= _MOST_SQUARES else 0.0


def _ending(picture: bytes, name: str) -> str:
    for start, ending in PICTURES.items():
        if picture.startswith(start):
            return ending
    if picture[:4] == _WEBP[0] and picture[8:12] == _WEBP[1]:
        return "webp"
    raise at_fault(name, [Fault("no_picture", ("image",))])
