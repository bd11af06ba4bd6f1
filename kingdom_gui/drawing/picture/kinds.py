"""What kind of picture a file is, by its first bytes, and how large a picture it says it is."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from ...engine.actions.picture import LARGEST_FILE
from ...engine.state import LARGEST_SIDE, MOST_PIXELS
from ...store.disk import refuse_unless_plain
from ...store.errors import StoreError

Kind = Literal["png", "jpeg", "webp", "svg", "pdf"]
HEAD = 4096  # bytes looked at
LARGEST_VECTOR = 64 << 20  # bytes of an SVG or a PDF, which is read as a whole
_STARTS: tuple[tuple[bytes, Kind], ...] = (
    (b"\x89PNG\r\n\x1a\n", "png"),
    (b"\xff\xd8\xff", "jpeg"),
)


def kind_of(path: Path) -> Kind:
    """The kind of the picture in a file.

    :raises StoreError: when it cannot be read, is none that we know, or is too large.
    """
    try:
        refuse_unless_plain(path)
        with path.open("rb") as file:
            head = file.read(HEAD)
            size = file.seek(0, 2)
    except FileNotFoundError as error:
        raise StoreError("file_missing", path.name) from error
    except OSError as error:
        raise StoreError("file_not_read", path.name, reason=error.strerror or str(error)) from error
    if not head:
        raise StoreError("picture_cut_off", path.name)
    kind = _by_head(head)
    if kind is None:
        raise StoreError("picture_kind", path.name)
    most = LARGEST_VECTOR if kind in ("svg", "pdf") else LARGEST_FILE << 10
    if size > most:
        raise StoreError("file_too_large", path.name, size=size >> 20, limit=most >> 20)
    return kind


def check_size(width: int, height: int, name: str) -> None:
    """Refuse a picture that says it is larger than what may lie under the map.

    :raises StoreError: with its size.
    """
    if width < 1 or height < 1:
        raise StoreError("picture_cut_off", name)
    if width * height > MOST_PIXELS or max(width, height) > LARGEST_SIDE:
        raise StoreError("picture_pixels", name, width=width, height=height, most=MOST_PIXELS // 1_000_000)


def _by_head(head: bytes) -> Kind | None:
    for start, kind in _STARTS:
        if head.startswith(start):
            return kind
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "webp"
    if b"%PDF-" in head[:1024]:
        return "pdf"
    text = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    return "svg" if text.startswith(b"<") and b"<svg" in head else None
