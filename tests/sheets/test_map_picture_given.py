"""A file handed out holds no more of the GM's picture than it shows: nothing cropped, nothing in the fog."""

from __future__ import annotations

import re
from base64 import b64decode
from pathlib import Path

import pypdfium2
import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF

from kingdom_gui.drawing.picture.making import make_tiles
from kingdom_gui.engine.known import as_players_know
from kingdom_gui.engine.state import Campaign, MapPicture
from kingdom_gui.geometry.layout import ROOT3, layout_of
from kingdom_gui.sheets.export import ExportOptions, export
from tests.benchmarks.made_map import made_map
from tests.drawing.picture.files import saved
from tests.store.samples import RULES

SIDE, PITCH = 700, 20.0
KNOWN, SECRET = QColor(250, 20, 180), QColor(10, 240, 20)


def campaign_of(folder: Path, columns: int, rows: int) -> Campaign:
    """The picture is pink under hexes the players know, and green wherever they know nothing."""
    made = made_map(columns, rows, seed=3)
    far = {h: replace(there, explored=False, cleared=False) for h, there in made.hexes.items()}
    known = [h for h in sorted(far) if h[2] < rows // 2]
    far.update({h: replace(far[h], explored=True) for h in known})
    campaign = replace(made, hexes=Map(far), claims=Map(), settlements=Map(), kingdoms=Map(), at_table="")
    layout, part = layout_of(campaign.settings.orientation), PITCH / ROOT3
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(SECRET)
    painter = QPainter(image)
    painter.setBrush(KNOWN)
    painter.setPen(QPen(KNOWN, 20))
    for hex_id in known:
        x, y = layout.centre(hex_id)
        corners = [QPointF((x + cx) * part + 40, (y + cy) * part + 40) for cx, cy in layout.corners]
        painter.drawPolygon(QPolygonF(corners))
    painter.end()
    source = saved(folder, "secret.png", image)
    tiles = make_tiles(source, source.name)
    picture = MapPicture(
        0, "secret.png", tiles.fingerprint, tiles.size, SIDE, SIDE, 40.0, 40.0, PITCH,
        shared=True, embedded=True,
    )  # fmt: skip
    data = source.read_bytes()
    return replace(campaign, pictures=Map({0: picture}), embedded=Map({tiles.fingerprint: data}))


def colours_in(image: QImage) -> set[str]:
    """What of the two colours is in an image."""
    small = image.convertToFormat(QImage.Format.Format_RGB32)
    found = set()
    for y in range(0, small.height(), 2):
        for x in range(0, small.width(), 2):
            colour = small.pixelColor(x, y)
            if colour.red() > 200 and colour.green() < 90 and colour.blue() > 120:
                found.add("known")
            if colour.green() > 200 and colour.red() < 90 and colour.blue() < 90:
                found.add("secret")
    return found


def images_of(path: Path) -> list[QImage]:
    """Every image that is in a PDF or an SVG, whole, whatever clips it there; stamps of terrain are small."""
    if path.suffix == ".svg":
        found = re.findall(r"data:image/\w+;base64,([^\"]+)", path.read_text())
        return [QImage.fromData(b64decode(one)) for one in found]
    large = 100
    images = []
    for page in pypdfium2.PdfDocument(path):
        for one in page.get_objects(max_depth=8):
            if isinstance(one, pypdfium2.PdfImage):
                bitmap = one.get_bitmap()
                if min(bitmap.width, bitmap.height) < large:
                    continue
                form = {1: QImage.Format.Format_Grayscale8, 3: QImage.Format.Format_BGR888}.get(
                    bitmap.n_channels, QImage.Format.Format_RGB32
                )
                data = bytes(bitmap.buffer)
                images.append(QImage(data, bitmap.width, bitmap.height, bitmap.stride, form).copy())
    return images


@pytest.mark.parametrize("kind", ["map", "handout"])
@pytest.mark.parametrize("ending", ["pdf", "svg"])
@pytest.mark.parametrize(("columns", "rows"), [(14, 10), (40, 40)])
def test_what_lies_under_the_fog_is_not_in_the_file(qapp, tmp_path, kind, ending, columns, rows):
    if kind == "handout" and ending == "svg":
        pytest.skip("a handout is a PDF or HTML")
    campaign = campaign_of(tmp_path, columns, rows)
    out = tmp_path / f"{kind}.{ending}"
    export(kind, campaign, RULES, out, "en", ExportOptions(players=True))
    found = set().union(*(colours_in(image) for image in images_of(out)))
    assert "known" in found
    assert "secret" not in found


def test_what_is_cropped_is_not_in_the_file(qapp, tmp_path):
    campaign = campaign_of(tmp_path, 14, 10)
    picture = campaign.pictures[0]
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(SECRET)
    painter = QPainter(image)
    painter.fillRect(51, 51, SIDE - 102, SIDE - 102, KNOWN)
    painter.end()
    source = saved(tmp_path, "cropped.png", image)
    tiles = make_tiles(source, source.name)
    cropped = replace(picture, crop=(53, 53, 53, 53), fingerprint=tiles.fingerprint, size=tiles.size)
    out = tmp_path / "map.pdf"
    export("map", replace(campaign, pictures=Map({0: cropped})), RULES, out, "en")
    found = set().union(*(colours_in(image) for image in images_of(out)))
    assert found == {"known"}


def test_the_players_campaign_has_neither_its_bytes_nor_its_name(qapp, tmp_path):
    known = as_players_know(campaign_of(tmp_path, 14, 10))
    assert not known.embedded
    assert known.pictures[0].file == ""
    assert not known.pictures[0].beyond
