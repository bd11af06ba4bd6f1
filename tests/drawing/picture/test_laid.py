"""A picture under the grid is painted where its hexes are: seen in the pixels of the map itself."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage, QPainter

from kingdom_gui.drawing.map.painting import MapOptions, paint_map
from kingdom_gui.drawing.picture.cache import cache_folder
from kingdom_gui.drawing.picture.laid import laid_picture, paint_picture, tell_missing
from kingdom_gui.drawing.picture.unpack import unpack
from kingdom_gui.engine.hexes import disk
from kingdom_gui.engine.state import Campaign, Hex, MapPicture
from kingdom_gui.geometry.fit import Fit
from kingdom_gui.geometry.layout import Rect, layout_of

from .files import saved

RED, BLUE = QColor(230, 20, 30), QColor(20, 40, 220)
BARE = MapOptions(grid=False, labels=False)
SCALE = 20.0
AREA = Rect(-12, -12, 12, 12)


def spotted(grid: Fit, spots: list[tuple[int, int, int]], side: int = 1400) -> QImage:
    """A blue picture with a red spot on the centre of each of these hexes."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(BLUE)
    painter = QPainter(image)
    painter.setBrush(RED)
    painter.setPen(RED)
    for spot in spots:
        x, y = grid.point_of(spot, layout_of("pointy"))
        painter.drawEllipse(
            round(x - grid.pitch * 0.45), round(y - grid.pitch * 0.45), *(round(grid.pitch * 0.9),) * 2
        )
    painter.end()
    return image


def with_picture(folder: Path, grid: Fit, spots: list[tuple[int, int, int]], **fields: object) -> Campaign:
    made = unpack(saved(folder, "map.png", spotted(grid, spots)), cache_folder(), 1, "", lambda _: None)
    picture = MapPicture(
        0, "map.png", made.fingerprint, made.size, made.width, made.height, grid.x, grid.y, grid.pitch,
        grid.rotation,
    )  # fmt: skip
    hexes = {hex_id: Hex("plains", explored=True) for hex_id in disk((0, 0, 0), 4)}
    return Campaign(hexes=Map(hexes), pictures=Map({0: replace(picture, **fields)}))


def painted(campaign: Campaign, options: MapOptions = BARE, scale: float = SCALE) -> QImage:
    image = QImage(round(AREA.width * scale), round(AREA.height * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint_map(painter, campaign, None, AREA, scale, options)
    painter.end()
    return image


def colour_at(image: QImage, hex_id: tuple[int, int, int], scale: float = SCALE) -> QColor:
    x, y = layout_of("pointy").centre(hex_id)
    return image.pixelColor(round((x - AREA.left) * scale), round((y - AREA.top) * scale))


def is_near(colour: QColor, wanted: QColor) -> bool:
    return all(abs(a - b) < 60 for a, b in zip(colour.getRgb()[:3], wanted.getRgb()[:3], strict=True))


SPOTS = [(0, 0, 0), (0, 2, -1), (0, -3, 1)]


@pytest.mark.parametrize("vector", [False, True])
@pytest.mark.parametrize("scale", [2.0, 8.0, 20.0, 60.0])
@pytest.mark.parametrize("turn", [0.0, 7.0, 90.0, -140.0])
def test_the_spots_of_the_picture_lie_on_their_hexes(tmp_path, turn, scale, vector):
    """Near and far, turned or not, on the screen and on paper."""
    campaign = with_picture(tmp_path, Fit(700, 690, 90, turn), SPOTS)
    image = painted(campaign, BARE._replace(vector=vector), scale)
    for spot in SPOTS:
        assert is_near(colour_at(image, spot, scale), RED)
    for other in ((0, 1, 0), (0, 0, 2)):
        assert is_near(colour_at(image, other, scale), BLUE)


def test_the_layer_can_be_left_out(tmp_path):
    campaign = with_picture(tmp_path, Fit(700, 690, 90, 0), SPOTS)
    assert painted(campaign, BARE._replace(picture=False)) == painted(replace(campaign, pictures=Map()))


def test_through_a_pale_picture_the_land_shows(tmp_path):
    campaign = with_picture(tmp_path, Fit(700, 690, 90, 0), SPOTS, opacity=50)
    land = colour_at(painted(replace(campaign, pictures=Map())), (0, 1, 0))
    found = colour_at(painted(campaign), (0, 1, 0))
    assert abs(found.red() - (land.red() + BLUE.red()) / 2) < 12
    none = with_picture(tmp_path, Fit(700, 690, 90, 0), SPOTS, opacity=0)
    assert painted(none) == painted(replace(campaign, pictures=Map()))


@pytest.mark.parametrize("vector", [False, True])
def test_what_is_cropped_is_not_shown(tmp_path, vector):
    campaign = with_picture(tmp_path, Fit(700, 690, 90, 0), [(0, 1, 0), (0, -1, 0)], crop=(700, 0, 0, 0))
    image = painted(campaign, BARE._replace(vector=vector))
    assert is_near(colour_at(image, (0, 1, 0)), RED)
    assert colour_at(image, (0, -1, 0)) == colour_at(painted(replace(campaign, pictures=Map())), (0, -1, 0))


def test_players_see_a_picture_only_where_they_know_the_land(tmp_path):
    campaign = with_picture(tmp_path, Fit(700, 690, 90, 0), SPOTS)
    outside = (0, 5, -1)
    assert is_near(colour_at(painted(campaign), outside), BLUE)
    known = replace(campaign, pictures=Map({0: replace(campaign.pictures[0], beyond=False)}))
    assert not is_near(colour_at(painted(known), outside), BLUE)
    assert is_near(colour_at(painted(known), (0, 1, 0)), BLUE)


def test_a_missing_picture_leaves_a_frame(tmp_path):
    campaign = with_picture(tmp_path, Fit(700, 690, 90, 0), SPOTS)
    gone = replace(campaign, pictures=Map({0: replace(campaign.pictures[0], fingerprint="0" * 64)}))
    bare = painted(replace(campaign, pictures=Map()))
    assert painted(gone) != bare
    assert colour_at(painted(gone), (0, 2, 0)) == colour_at(bare, (0, 2, 0))


def test_a_picture_told_missing_is_not_shown_from_what_is_left_of_it(tmp_path):
    campaign = with_picture(tmp_path, Fit(700, 690, 90, 0), SPOTS)
    tell_missing([campaign.pictures[0].fingerprint])
    try:
        laid = laid_picture(campaign, 0)
        assert laid is not None
        assert laid.pyramid is None
    finally:
        tell_missing([])


def test_each_level_has_its_own(tmp_path):
    campaign = with_picture(tmp_path, Fit(700, 690, 90, 0), SPOTS)
    assert laid_picture(campaign, -1) is None
    assert laid_picture(campaign, 0) is not None


@pytest.mark.parametrize("opacity", [100, 50])
def test_no_line_shows_between_the_tiles_of_a_turned_picture(tmp_path, opacity):
    """A picture of one colour stays one, turned by a hair or by much, painted whole or in pieces."""
    plain = QImage(1400, 1400, QImage.Format.Format_RGB32)
    plain.fill(BLUE)
    made = unpack(saved(tmp_path, "plain.png", plain), cache_folder(), 1, "", lambda _: None)
    lines = {}
    for turn in (0.001, 0.3, -140.0):
        for scale in (14.3, 33.7):
            one = MapPicture(
                0, "plain.png", made.fingerprint, made.size, 1400, 1400, 700.0, 690.0, 90.0, turn,
                opacity=opacity,
            )  # fmt: skip
            laid = laid_picture(Campaign(pictures=Map({0: one})), 0)
            assert laid is not None
            image = QImage(round(16 * scale), round(16 * scale), QImage.Format.Format_RGB32)
            image.fill(QColor("white"))
            painter = QPainter(image)
            painter.translate(8 * scale, 8 * scale)
            paint_picture(painter, laid, Rect(-8, -8, 8, 8), scale)
            painter.end()
            colours = set(np.frombuffer(image.constBits(), dtype=np.uint32).tolist())
            if len(colours) > 1:
                lines[turn, scale] = len(colours)
    assert not lines
