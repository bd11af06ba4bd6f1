"""A realm's band is strong on its outline and paler inwards; the players' land fades where it ends."""

from __future__ import annotations

import pytest
from immutables import Map
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter

from kingdom_gui.drawing.map.atlas import Atlas, MapOptions
from kingdom_gui.drawing.map.painting import map_rect, paint_ground_layer, paint_ink_layer, paint_map
from kingdom_gui.drawing.map.palettes import LIGHT, STYLES, Style
from kingdom_gui.drawing.map.stamps import Stamps
from kingdom_gui.drawing.map.swatches import paint_swatch
from kingdom_gui.engine.hexes import disk
from kingdom_gui.engine.state import Campaign, Hex, Kingdom
from kingdom_gui.geometry.layout import INNER, Rect
from tests.benchmarks.made_map import made_map

HOME = (0, 0, 0)
SCALE = 40.0
BARE = MapOptions(symbols=False, labels=False, names=False, grid=False, lines=False)

pytestmark = pytest.mark.usefixtures("qapp")


def painted(campaign: Campaign, options: MapOptions) -> tuple[QImage, Rect]:
    rect = map_rect(campaign)
    image = QImage(round(rect.width * SCALE), round(rect.height * SCALE), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_map(painter, campaign, None, rect, SCALE, options)
    painter.end()
    return image, rect


def far_from(colour: QColor, other: QColor) -> int:
    """How far two colours are apart, channel by channel."""
    return sum(abs(a - b) for a, b in zip(colour.getRgb()[:3], other.getRgb()[:3], strict=True))  # type: ignore[index]


def land(radius: int = 3) -> dict[tuple[int, int, int], Hex]:
    return {hex_id: Hex("desert", explored=True) for hex_id in disk(HOME, radius)}


@pytest.mark.parametrize("style", STYLES)
def test_a_realms_band_is_paler_inwards(style: Style) -> None:
    campaign = Campaign(
        hexes=Map(land()),
        claims=Map({HOME: "k"}),
        kingdoms=Map({"k": Kingdom("k", "Kay", stage="reigning", colour="#0000ff")}),
    )
    image, rect = painted(campaign, BARE._replace(style=style))
    ground = QColor(image.pixelColor(round(-rect.left * SCALE), round(-rect.top * SCALE)))

    def seen(inset: float) -> int:
        """How much of the realm's colour lies so far inside the border's eastern side."""
        x, y = (INNER - inset - rect.left) * SCALE, -rect.top * SCALE
        return far_from(image.pixelColor(round(x), round(y)), ground)

    strengths = [seen(inset) for inset in (0.06, 0.11, 0.17, 0.3)]
    assert strengths == sorted(strengths, reverse=True)
    assert strengths[0] > 2 * strengths[2] > 0
    assert strengths[3] < 40


def test_known_land_fades_where_it_ends() -> None:
    campaign = Campaign(hexes=Map(land(2)))
    plain, rect = painted(campaign, BARE)
    faded, _ = painted(campaign, BARE._replace(faded=True))
    paper = QColor(LIGHT.paper)
    middle = (round(-rect.left * SCALE), round(-rect.top * SCALE))
    assert plain.pixelColor(*middle) == faded.pixelColor(*middle)
    edge = (round((5 * INNER - 0.05 - rect.left) * SCALE), middle[1])
    assert far_from(plain.pixelColor(*edge), paper) > 25
    assert far_from(faded.pixelColor(*edge), paper) < 16


@pytest.mark.parametrize("scale", [5.0, 9.5, 24.0])
@pytest.mark.parametrize("style", STYLES)
def test_tiles_join_without_a_seam(style: Style, scale: float) -> None:
    atlas = Atlas(made_map(12, 9, seed=4), None, MapOptions(style=style, faded=True))
    rect = map_rect(atlas.campaign)
    left, top = round(rect.left * scale), round(rect.top * scale)
    wide, high = round(rect.width * scale), round(rect.height * scale)

    def paint(area: QRect) -> QImage:
        image = QImage(area.size(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.translate(-area.left(), -area.top())
        window = Rect(
            area.left() / scale, area.top() / scale, (area.right() + 1) / scale, (area.bottom() + 1) / scale
        )
        paint_ground_layer(painter, atlas, None, window, scale, 1.0)
        paint_ink_layer(painter, atlas, window, scale, 1.0)
        painter.end()
        return image

    whole = paint(QRect(left, top, wide, high))
    half = paint(QRect(left + wide // 2, top, wide - wide // 2, high))
    other = sum(
        far_from(whole.pixelColor(wide // 2 + x, y), half.pixelColor(x, y)) > 24
        for x in range(0, 40)
        for y in range(0, high, 2)
    )
    assert other <= high * 20 * 0.004


def test_swatches_of_a_legend_differ() -> None:
    campaign = Campaign(hexes=Map(land(1)), claims=Map({HOME: "k"}), kingdoms=Map({"k": Kingdom("k", "K")}))
    atlas = Atlas(campaign, None)
    looks = (
        ("terrain", "forest"), ("terrain", "desert"), ("improvement", "road"), ("improvement", "farm"),
        ("map", "river"), ("map", "unexplored"), ("map", "below"), ("realm", "k"), ("place", "village"),
        ("capital", "village"), ("pin", "danger"), ("special_terrain", "resource"),
    )  # fmt: skip
    pictures = []
    for look in looks:
        image = QImage(32, 32, QImage.Format.Format_RGB32)
        image.fill(QColor(LIGHT.halo))
        painter = QPainter(image)
        painter.translate(16, 16)
        stamps = Stamps(atlas.layout, atlas.palette, 8.0, 0.7, vector=True)
        paint_swatch(painter, QPointF(0, 0), look, stamps, atlas.looks)
        painter.end()
        pictures.append(image)
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[:n])
