"""Pack the icon's sizes into `resources/icons/app.ico`, the form Windows wants. Run after generate.py."""

from __future__ import annotations

import struct
from pathlib import Path


def ico(pictures: list[tuple[int, bytes]]) -> bytes:
    """The icon file of PNG pictures, each given with its width in pixels, at most 256."""
    header = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(header) + 16 * len(pictures)
    entries = b""
    for size, content in pictures:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return header + entries + b"".join(content for _, content in pictures)


if __name__ == "__main__":
    icons = Path(__file__).resolve().parents[2] / "resources" / "icons"
    sizes = [(int(path.stem.partition("-")[2]), path.read_bytes()) for path in icons.glob("app-*.png")]
    (icons / "app.ico").write_bytes(ico(sorted(sizes)))
