"""A JPEG whose file says how it was held is laid under the map as it was seen, strip by strip."""

from __future__ import annotations

import struct

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from kingdom_gui.drawing.picture import strips as strips_module
from kingdom_gui.drawing.picture.jpeg import jpeg_strips


def held(orientation: int, width: int = 96, height: int = 64) -> bytes:
    """A JPEG with a red corner, a green one and a blue one, and the tag that says how it was held."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.fillRect(0, 0, 32, 24, QColor("red"))
    painter.fillRect(width - 32, 0, 32, 24, QColor("green"))
    painter.fillRect(0, height - 24, 32, 24, QColor("blue"))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "JPG", 95)
    data = bytes(buffer.data().data())
    tiff = b"MM\0*" + struct.pack(">IH", 8, 1) + struct.pack(">HHIHH", 0x0112, 3, 1, orientation, 0)
    body = b"Exif\0\0" + tiff + b"\0\0\0\0"
    return data[:2] + b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body + data[2:]


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("rows", [7, 500])
def test_it_is_turned_as_its_file_says(tmp_path, monkeypatch, orientation, rows):
    monkeypatch.setattr(strips_module, "rows_at_once", lambda _width, _bytes=4: rows)
    path = tmp_path / "held.jpg"
    path.write_bytes(held(orientation))
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    right = reader.read()
    made = jpeg_strips(path)
    assert (made.width, made.height) == (right.width(), right.height())
    whole = QImage(made.width, made.height, QImage.Format.Format_RGB32)
    painter = QPainter(whole)
    top = 0
    for strip in made.images:
        assert strip.width() == made.width
        painter.drawImage(0, top, strip)
        top += strip.height()
    painter.end()
    assert top == made.height
    for x in range(4, made.width, 8):
        for y in range(4, made.height, 8):
            one, other = whole.pixelColor(x, y), right.pixelColor(x, y)
            near = abs(one.red() - other.red()) + abs(one.green() - other.green())
            assert near + abs(one.blue() - other.blue()) < 60, (x, y)
