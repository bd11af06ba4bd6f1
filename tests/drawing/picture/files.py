"""Small pictures of every kind, and hurt ones, written by the tests themselves."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

from PySide6.QtGui import QColor, QImage


def patterned(width: int, height: int, form: QImage.Format = QImage.Format.Format_RGB32) -> QImage:
    """A picture of which every pixel tells where it was."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    for y in range(height):
        for x in range(width):
            image.setPixelColor(
                x, y, QColor((x * 7) % 256, (y * 5) % 256, (x + y) % 256, 255 - (x * y) % 128)
            )
    return image.convertToFormat(form)


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(body, zlib.crc32(kind)))


def declared_png(width: int, height: int, rows: bytes = b"") -> bytes:
    """A PNG that says it is so large, whatever it holds."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def filtered_png(
    width: int, height: int, colour: int, depth: int, interlaced: int = 0, extra: bytes = b""
) -> bytes:
    """A PNG of noise whose rows use each of the five filters in turn."""
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[colour]
    row = (width * channels * depth + 7) // 8
    noise = (b"\x03\x10\x7f\xfe\x55" * (row // 5 + 1))[:row]
    most = 4 if colour == 3 else 256
    lines = b"".join(bytes([y % 5]) + bytes((b + y) % most for b in noise) for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, interlaced)
    packed = zlib.compress(lines)
    data = chunk(b"IDAT", packed[:40]) + chunk(b"IDAT", packed[40:])
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + data + chunk(b"IEND", b"")


def small_pdf(width: float = 200, height: float = 100, pages: int = 1, content: bytes = b"") -> bytes:
    """A PDF whose pages are red on their left half."""
    drawn = content or f"1 0 0 rg 0 0 {width / 2} {height} re f".encode()
    kids = " ".join(f"{3 + 2 * n} 0 R" for n in range(pages))
    parts = [b"<</Type/Catalog/Pages 2 0 R>>", f"<</Type/Pages/Kids[{kids}]/Count {pages}>>".encode()]
    for number in range(pages):
        box = f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 {width} {height}]/Contents {4 + 2 * number} 0 R>>"
        parts += [box.encode(), b"<</Length %d>>stream\n%s\nendstream" % (len(drawn), drawn)]
    made, places = b"%PDF-1.4\n", []
    for number, part in enumerate(parts, start=1):
        places.append(len(made))
        made += b"%d 0 obj\n%s\nendobj\n" % (number, part)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    end = b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF" % (len(parts) + 1, len(made))
    return made + b"xref\n0 %d\n0000000000 65535 f \n" % (len(parts) + 1) + table + end


def svg(inside: str, size: str = 'viewBox="0 0 100 50"', before: str = "") -> bytes:
    """An SVG with something in it."""
    space = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f"{before}<svg {space} {size}>{inside}</svg>".encode()


def saved(folder: Path, name: str, data: bytes | QImage, **options: int) -> Path:
    """Bytes or a picture in a file."""
    path = folder / name
    if isinstance(data, QImage):
        assert data.save(str(path), None, options.get("quality", -1))
    else:
        path.write_bytes(data)
    return path
