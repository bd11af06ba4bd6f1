"""The map on any painter: what is shown at which size, tiles without seams, vectors without pixmaps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from immutables import Map
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from kingdom_gui.drawing.map.atlas import TERRAIN_ALONE, Atlas, MapOptions, symbols_of
from kingdom_gui.drawing.map.far import FarPicture
from kingdom_gui.drawing.map.painting import (
    legend_of,
    map_rect,
    paint_ground_layer,
    paint_ink_layer,
    paint_map,
    realm_rect,
)
from kingdom_gui.drawing.map.palette import DARK, LIGHT, mixed, realm_colour
from kingdom_gui.drawing.map.palettes import CONTRAST_DARK, CONTRAST_LIGHT
from kingdom_gui.drawing.map.stamps import Stamps
from kingdom_gui.engine.hexes import Orientation, disk, rectangle
from kingdom_gui.engine.state import Campaign, Hex, Kingdom, Settings, Special
from kingdom_gui.geometry.layout import Rect, layout_of
from tests.benchmarks.made_map import made_map

ORIENTATIONS: tuple[Orientation, ...] = ("pointy", "flat")
TERRAINS = tuple(LIGHT.terrain)
EVERYTHING = MapOptions()

pytestmark = pytest.mark.usefixtures("qapp")


def picture(
    campaign: Campaign, rect: Rect, scale: float, options: MapOptions = EVERYTHING, pixel: float = 1.0
) -> QImage:
    image = QImage(round(rect.width * scale), round(rect.height * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    paint_map(painter, campaign, None, rect, scale, options, pixel)
    painter.end()
    return image


def one_hex(terrain: str, explored: bool = True, **more: object) -> Campaign:
    there = replace(Hex(terrain, explored=explored), **more)
    return Campaign(hexes=Map({(0, 0, 0): there}))


def differing(a: QImage, b: QImage) -> int:
    return sum(a.pixel(x, y) != b.pixel(x, y) for x in range(a.width()) for y in range(a.height()))


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("scale", [4.0, 9.5, 16.0, 40.0])
def test_tiles_join_without_a_seam(orientation: Orientation, scale: float) -> None:
    campaign = made_map(16, 12, orientation, seed=3)
    atlas = Atlas(campaign, None)
    side = 96
    rect = map_rect(campaign)
    left, top = round(rect.left * scale), round(rect.top * scale)

    def paint(image: QImage, x: int, y: int) -> None:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-x, -y)
        area = Rect(x / scale, y / scale, (x + image.width()) / scale, (y + image.height()) / scale)
        paint_ground_layer(painter, atlas, None, area, scale, 1.0)
        paint_ink_layer(painter, atlas, area, scale, 1.0)
        painter.end()

    whole = QImage(3 * side, 2 * side, QImage.Format.Format_RGB32)
    paint(whole, left + 40, top + 40)
    worst = 0
    for row in range(2):
        for column in range(3):
            tile = QImage(side, side, QImage.Format.Format_RGB32)
            paint(tile, left + 40 + column * side, top + 40 + row * side)
            part = whole.copy(column * side, row * side, side, side)
            worst = max(worst, differing(tile, part))
    # The rasteriser rounds long paths a touch differently when it clips them; nothing else may differ.
    assert worst <= side * side * 0.02


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("scale", [7.0, 32.0])
def test_terrains_differ_by_pattern_not_by_colour_alone(dark: bool, scale: float) -> None:
    def pattern(terrain: str) -> tuple[int, ...]:
        image = picture(
            one_hex(terrain), Rect(-0.8, -0.6, 0.8, 0.9), scale, MapOptions(dark=dark, labels=False)
        )
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        ground = grey.pixel(round(image.width() * 0.5), 1) & 255
        return tuple(
            abs((grey.pixel(x, y) & 255) - ground) > 14
            for x in range(grey.width())
            for y in range(grey.height())
        )

    # Plains are the quiet ground, coastline has only dots; seen small the two are told apart by colour.
    names = [t for t in TERRAINS if scale > 10 or t != "coastline"]
    patterns = {terrain: pattern(terrain) for terrain in names}
    assert len(set(patterns.values())) == len(names)


def test_unexplored_hexes_are_pale() -> None:
    rect = Rect(-0.6, -0.6, 0.6, 0.6)
    options = TERRAIN_ALONE._replace(veil=True)
    seen = picture(one_hex("forest"), rect, 4, options).pixelColor(2, 2)
    unseen = picture(one_hex("forest", explored=False), rect, 4, options).pixelColor(2, 2)
    assert unseen.saturation() < seen.saturation()
    assert unseen.name() == mixed(LIGHT.terrain["forest"], LIGHT.veil, 0.52)


def test_dark_paper_is_dark() -> None:
    rect = Rect(5, 5, 8, 8)  # beyond the map
    light = picture(one_hex("plains"), rect, 20).pixelColor(9, 9)
    dark = picture(one_hex("plains"), rect, 20, MapOptions(dark=True)).pixelColor(9, 9)
    assert light.lightness() > 200
    assert dark.lightness() < 60


CHANGES: list[tuple[str, Callable[[Campaign], Campaign], dict[str, bool]]] = [
    ("labels", lambda c: replace(c, settings=Settings(labels="letters")), {"labels": False}),
    ("river", lambda c: replace(c, hexes=c.hexes.set((0, 0, 0), Hex("plains", river=9))), {"lines": False}),
    ("road", lambda c: replace(c, hexes=c.hexes.set((0, 0, 0), Hex("plains", improvements=("road",)))),
     {"lines": False}),
    ("border", lambda c: replace(c, claims=Map({(0, 0, 0): "a"}), kingdoms=Map({"a": Kingdom("a", "A")})),
     {"borders": False}),
    ("mine", lambda c: replace(c, hexes=c.hexes.set((0, 0, 0), Hex("plains", improvements=("mine",)))),
     {"symbols": False}),
    ("lair", lambda c: replace(c, hexes=c.hexes.set((0, 0, 0), Hex("plains", special=(Special("lair"),)))),
     {"symbols": False}),
    ("name", lambda c: replace(c, hexes=c.hexes.set((0, 0, 0), Hex("plains", name="Old Mere"))),
     {"names": False}),
]  # fmt: skip


@pytest.mark.parametrize(("what", "change", "switch"), CHANGES, ids=[c[0] for c in CHANGES])
def test_each_thing_is_drawn_and_can_be_left_out(
    what: str, change: Callable[[Campaign], Campaign], switch: dict[str, bool]
) -> None:
    plain = Campaign(hexes=Map({h: Hex("plains") for h in disk((0, 0, 0), 1)}))
    changed = change(plain)
    rect = map_rect(plain)
    assert differing(picture(plain, rect, 30), picture(changed, rect, 30)) > 20
    without = MapOptions(**switch)  # type: ignore[arg-type]
    assert picture(plain, rect, 30, without) == picture(changed, rect, 30, without)


def test_signs_and_labels_thin_out_as_the_map_grows_small() -> None:
    plain = Campaign(hexes=Map({h: Hex("plains", explored=True) for h in disk((0, 0, 0), 1)}))
    mines = replace(plain, hexes=Map({h: replace(t, improvements=("mine",)) for h, t in plain.hexes.items()}))
    rect = map_rect(plain)
    assert picture(plain, rect, 9) == picture(mines, rect, 9)
    assert picture(plain, rect, 20) != picture(mines, rect, 20)
    letters = replace(plain, settings=Settings(labels="letters"))
    assert picture(plain, rect, 18) == picture(letters, rect, 18)
    # On a dense screen the same size in points has twice the pixels, and shows the same things.
    assert picture(plain, rect, 36, pixel=2.0) == picture(letters, rect, 36, pixel=2.0)
    assert picture(plain, rect, 50, pixel=2.0) != picture(letters, rect, 50, pixel=2.0)


def vector_of(campaign: Campaign, rect: Rect, scale: float) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made = QSvgGenerator()
    made.setOutputDevice(buffer)
    made.setViewBox(QRect(0, 0, 600, 400))
    painter = QPainter(made)
    paint_map(painter, campaign, None, rect, scale, MapOptions(vector=True))
    painter.end()
    return bytes(data.data())


def test_vector_pictures_hold_shapes_and_text_and_no_pixmaps() -> None:
    campaign = made_map(8, 6, seed=3)
    svg = vector_of(campaign, map_rect(campaign), 30)
    assert b"<path" in svg
    assert b"<image" not in svg
    assert b">0101<" in svg


def test_a_pdf_of_the_map_embeds_the_serif() -> None:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(72)
    writer.setPageSize(QPageSize(QSizeF(400, 300), QPageSize.Unit.Point))
    campaign = made_map(8, 6, seed=3)
    painter = QPainter(writer)
    paint_map(painter, campaign, None, map_rect(campaign), 24, MapOptions(vector=True))
    painter.end()
    assert b"KingdomSerif" in bytes(data.data())


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_the_far_picture_has_every_hex_and_follows_an_edit(orientation: Orientation) -> None:
    campaign = made_map(30, 20, orientation, seed=2)
    atlas = Atlas(campaign, None)
    far = FarPicture(atlas)
    for _ in far.steps():
        pass
    assert far.ready
    painted = sum(far.picture().pixel(x, y) != 0 for x in range(far.picture().width())
                  for y in range(far.picture().height()))  # fmt: skip
    assert painted == 2 * 600
    assert far.extent == pytest.approx(layout_of(orientation).bounds(campaign.hexes))
    corner = next(rectangle(1, 1, orientation, "odd"))
    outside = (0, -40, -3)
    changed = campaign.hexes.set(corner, Hex("desert", explored=True)).set(
        outside, Hex("water", explored=True)
    )
    atlas.read(replace(campaign, hexes=changed))
    far.touch([corner, outside])
    fresh = FarPicture(Atlas(replace(campaign, hexes=changed), None))
    for _ in fresh.steps():
        pass
    assert far.picture() == fresh.picture()
    assert far.extent == pytest.approx(fresh.extent)


def test_a_large_map_is_there_in_coarse_at_once() -> None:
    campaign = made_map(90, 60, seed=2)
    far = FarPicture(Atlas(campaign, None))
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    far.paint(painter, map_rect(campaign), 2.0)
    painter.end()
    magenta = QColor("magenta").rgb()
    seen = sum(image.pixel(x, y) != magenta for x in range(10, 290, 7) for y in range(10, 160, 7))
    assert seen > 0.9 * 40 * 22


def test_a_scattered_map_does_not_make_a_giant_picture() -> None:
    campaign = Campaign(hexes=Map({(0, 0, 0): Hex(), (0, 90_000, 5): Hex(), (0, 3, 90_000): Hex()}))
    far = FarPicture(Atlas(campaign, None))
    for _ in far.steps():
        pass
    assert far.picture().width() * far.picture().height() < 8_000_000


def test_an_empty_campaign_and_unknown_terrain_can_be_painted() -> None:
    empty = Campaign()
    picture(empty, map_rect(empty), 20)
    for scale in (1.5, 8.0, 30.0):
        picture(one_hex("glass_plain"), Rect(-1, -1, 1, 1), scale)


def test_the_legend_names_what_is_in_sight_only() -> None:
    hexes = {(0, 0, 0): Hex("forest", improvements=("sawmill",), special=(Special("lair"),), explored=True),
             (0, 9, 0): Hex("water", coast=True, explored=True)}  # fmt: skip
    campaign = Campaign(hexes=Map(hexes), claims=Map({(0, 0, 0): "a"}))
    near = legend_of(campaign, Rect(-1, -1, 1, 1))
    assert near == [
        ("terrain", "forest"), ("improvement", "sawmill"), ("special_terrain", "lair"), ("map", "border"),
    ]  # fmt: skip
    assert ("map", "coast") in legend_of(campaign, map_rect(campaign))


def test_the_rectangle_of_a_realm_holds_it_with_a_margin() -> None:
    campaign = Campaign(hexes=Map({h: Hex() for h in disk((0, 0, 0), 9)}), claims=Map({(0, 2, 0): "a"}))
    rect = realm_rect(campaign, "a", margin=1.0)
    assert rect == pytest.approx(layout_of("pointy").box((0, 2, 0)).grown(1.0))
    assert realm_rect(campaign, "nobody") == map_rect(campaign)


def test_realms_keep_their_colours() -> None:
    assert realm_colour("a", "#123456", False) == QColor("#123456")
    assert realm_colour("a", "", False) == realm_colour("a", "no colour", False)
    assert realm_colour("a", "#804020", True).lightness() > realm_colour("a", "#804020", False).lightness()


@pytest.mark.parametrize("palette", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK])
def test_ink_stands_out_from_every_ground(palette: object) -> None:
    def luminance(name: str) -> float:
        parts = [
            c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in QColor(name).getRgbF()[:3]
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    def contrast(a: str, b: str) -> float:
        one, two = sorted((luminance(a), luminance(b)))
        return (two + 0.05) / (one + 0.05)

    for ground in palette.terrain.values():  # type: ignore[attr-defined]
        assert contrast(palette.ink, ground) >= 4.5  # type: ignore[attr-defined]


def test_a_stamp_is_cropped_to_what_is_drawn(qapp: QApplication) -> None:
    stamps = Stamps(layout_of("pointy"), LIGHT, 20.0)
    pixmap, dx, dy = stamps.get(("symbol", "mine"))
    assert pixmap.width() < 30
    assert 0 < dx < pixmap.width()
    assert 0 < dy < pixmap.height()
    empty, _, _ = stamps.get(("sign", ("plains", False)))
    assert not empty.isNull()


def test_a_lake_beside_open_water_needs_no_sign_of_its_own() -> None:
    shore, water = Hex(lake=True), Hex("water")
    assert symbols_of((0, 0, 0), shore, {(0, 0, 0): shore}) == ["lake"]
    assert symbols_of((0, 0, 0), shore, {(0, 0, 0): shore, (0, 1, 0): water}) == []


def test_a_bridge_is_a_sign_only_where_no_road_crosses_a_river() -> None:
    assert symbols_of((0, 0, 0), Hex(improvements=("bridge", "mine")), {}) == ["mine", "bridge"]
    assert symbols_of((0, 0, 0), Hex(river=9, improvements=("bridge", "road")), {}) == []
