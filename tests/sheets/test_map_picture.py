"""The GM's own picture goes out with the map: in PNG, SVG and PDF, and by the command line."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage

from kingdom_gui import cli
from kingdom_gui.drawing.map.painting import MapOptions
from kingdom_gui.drawing.picture.making import make_tiles
from kingdom_gui.engine.state import Campaign, MapPicture
from kingdom_gui.sheets.map_sheet import map_png
from kingdom_gui.store.campaign_file import save_campaign
from kingdom_gui.store.pictures import keep_picture
from tests.benchmarks.made_map import made_map
from tests.drawing.picture.files import saved
from tests.store.samples import RULES

PINK = QColor(250, 20, 180)


@pytest.fixture
def campaign(qapp: object, tmp_path: Path) -> Campaign:
    """A map on a pink picture, its file beside the campaign's."""
    image = QImage(600, 600, QImage.Format.Format_RGB32)
    image.fill(PINK)
    source = saved(tmp_path, "pink.png", image)
    made = make_tiles(source, source.name)
    file = keep_picture(source, tmp_path / "vale.kingdom.json")
    picture = MapPicture(0, file, made.fingerprint, made.size, 600, 600, 0.0, 0.0, 20.0)
    found = replace(made_map(14, 10, seed=3), pictures=Map({0: picture}), counter=1000)
    save_campaign(tmp_path / "vale.kingdom.json", found)
    return found


def share_of_pink(image: QImage) -> float:
    """How much of a picture is pink, in a hundred looked at."""
    spots = [(x, y) for x in range(3, 100, 10) for y in range(3, 100, 10)]
    near = 0
    for x, y in spots:
        colour = image.pixelColor(x * image.width() // 100, y * image.height() // 100)
        near += abs(colour.red() - 250) < 30 and colour.green() < 60
    return near / len(spots)


def test_a_png_has_it_unless_the_layer_is_off(campaign):
    with_it = QImage.fromData(map_png(campaign, RULES, 1.0))
    without = QImage.fromData(map_png(campaign, RULES, 1.0, MapOptions(picture=False)))
    assert share_of_pink(with_it) > 0.5
    assert share_of_pink(without) == 0


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_the_command_line_unpacks_it_and_paints_it(campaign, tmp_path, ending):
    out = tmp_path / f"map.{ending}"
    assert cli.main(["export", "map", str(tmp_path / "vale.kingdom.json"), str(out)]) == 0
    if ending == "svg":
        assert b"<image" in out.read_bytes()
        return
    if ending == "pdf":
        page = pypdfium2.PdfDocument(out)[0]
        bitmap = page.render(scale=1)
        image = QImage(
            bytes(bitmap.buffer), bitmap.width, bitmap.height, bitmap.stride, QImage.Format.Format_BGR888
        )
    else:
        image = QImage(str(out))
    assert share_of_pink(image) > 0.2


def test_a_missing_picture_is_told_and_the_rest_is_painted(campaign, tmp_path, capsys):
    (tmp_path / "vale.pictures" / "pink.png").unlink()
    out = tmp_path / "map.png"
    assert cli.main(["export", "map", str(tmp_path / "vale.kingdom.json"), str(out)]) == 0
    assert out.is_file()
    assert "pink.png is not in the folder vale.pictures" in capsys.readouterr().err
