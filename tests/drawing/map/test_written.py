"""Labels, pins, fog and what lies below, as the map draws them."""

from __future__ import annotations

import pytest
from immutables import Map
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from kingdom_gui.assets import asset
from kingdom_gui.drawing.map.atlas import Atlas, MapOptions
from kingdom_gui.drawing.map.fog import in_fog
from kingdom_gui.drawing.map.label_places import label_pixels
from kingdom_gui.drawing.map.name_places import shown_names
from kingdom_gui.drawing.map.painting import map_rect, paint_map
from kingdom_gui.drawing.map.water_borders import water_sides
from kingdom_gui.engine.hexes import HexId, disk
from kingdom_gui.engine.state import Campaign, Hex, Kingdom, MapLabel, Pin, Settlement
from kingdom_gui.store.rulefiles import load_rules

RULES = load_rules(asset("rules"))
HOME: HexId = (0, 0, 0)
SCALE = 26.0


def land(**changes: object) -> Campaign:
    hexes = Map({h: Hex("plains", explored=True) for h in disk(HOME, 4)})
    return Campaign(**{"hexes": hexes, **changes})  # type: ignore[arg-type]


def picture(campaign: Campaign, **options: object) -> QImage:
    rect = map_rect(campaign)
    image = QImage(round(rect.width * SCALE), round(rect.height * SCALE), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_map(painter, campaign, RULES, rect, SCALE, MapOptions(**options))  # type: ignore[arg-type]
    painter.end()
    return image


def labels(campaign: Campaign) -> dict[int, tuple[float, float]]:
    shown = shown_names(Atlas(campaign, RULES), SCALE, 1.0)
    return {written.id: written.centre for _, written in shown.labels.all()}


@pytest.mark.parametrize("angle", [0, 35, -90])
def test_a_label_stands_on_its_hex_where_there_is_room(qapp: QApplication, angle: int) -> None:
    campaign = land(labels=Map({1: MapLabel(1, HOME, "The Downs", 3, angle)}))
    assert labels(campaign) == {1: (0.0, 0.0)}


@pytest.mark.parametrize("angle", [0, 20])
def test_a_label_gives_way_to_a_settlements_name(qapp: QApplication, angle: int) -> None:
    town = Settlement("t", "A town with a long name", (0, 0, 0))
    campaign = land(settlements=Map({"t": town}), labels=Map({1: MapLabel(1, HOME, "Downs", 3, angle)}))
    atlas = Atlas(campaign, RULES)
    shown = shown_names(atlas, SCALE, 1.0)
    box, written = next(iter(shown.labels.all()))
    assert written.centre != (0.0, 0.0)
    if not angle:
        assert not shown.places.meets(box.grown(-0.15))


def test_of_two_labels_on_one_hex_the_larger_keeps_its_place(qapp: QApplication) -> None:
    both = Map({1: MapLabel(1, HOME, "Small", 2), 2: MapLabel(2, HOME, "Large", 4)})
    places = labels(land(labels=both))
    assert places[2] == (0.0, 0.0)
    assert places[1] != (0.0, 0.0)


def test_a_label_of_another_level_is_not_shown(qapp: QApplication) -> None:
    assert labels(land(labels=Map({1: MapLabel(1, (-1, 0, 0), "Deep")}))) == {}


def test_names_and_labels_stand_on_one_line_and_are_cut_where_they_are_endless(qapp: QApplication) -> None:
    """Ten thousand letters took a minute to be outlined for a page."""
    written = "The\nold wood " + "x" * 10_000
    town = Settlement("t", written, (0, 2, 0))
    campaign = land(labels=Map({1: MapLabel(1, HOME, written)}), settlements=Map({"t": town}))
    shown = shown_names(Atlas(campaign, RULES, MapOptions()), SCALE, 1.0)
    texts = [one.text for _, one in shown.labels.all()] + [one.name for _, one in shown.places.all()]
    assert len(texts) == 2
    assert all(text.startswith("The old wood xxx") for text in texts)
    assert all(len(text) <= 120 and text.endswith("…") for text in texts)


def test_small_labels_are_left_out_from_afar() -> None:
    assert label_pixels(1, 10.0, 1.0) is None
    assert label_pixels(5, 10.0, 1.0) is not None
    near, nearer = label_pixels(3, 20.0, 1.0), label_pixels(3, 40.0, 1.0)
    assert near is not None
    assert nearer is not None
    assert near < nearer


@pytest.mark.parametrize("name", ["titles", "pins", "fog", "below", "waters"])
@pytest.mark.parametrize("vector", [False, True])
def test_each_layer_draws_something_and_can_be_left_out(qapp: QApplication, name: str, vector: bool) -> None:
    campaign = land(
        labels=Map({1: MapLabel(1, HOME, "Downs", shared=False)}), pins=Map({1: Pin(1, HOME, "x")})
    )
    more = {(0, 2, 0): Hex("plains"), (0, 3, 0): Hex("water"), (0, 2, 1): Hex("plains", coast=True)}
    campaign = Campaign(
        hexes=campaign.hexes.update({**more, (-1, 0, 0): Hex("cavern")}),
        labels=campaign.labels,
        pins=campaign.pins,
    )
    shown = picture(campaign, vector=vector, **{name: True})
    assert shown != picture(campaign, vector=vector, **{name: False})


@pytest.mark.parametrize("symbol", ["pin", "danger", "treasure", "camp", "person", "question"])
def test_pins_differ_by_symbol_and_by_whether_players_see_them(qapp: QApplication, symbol: str) -> None:
    def shot(sign: str, shared: bool) -> QImage:
        return picture(land(pins=Map({1: Pin(1, HOME, "", sign, shared)})))  # type: ignore[arg-type]

    assert shot(symbol, True) != shot(symbol, False)
    other = "camp" if symbol != "camp" else "danger"
    assert shot(symbol, True) != shot(other, True)


def test_fog_lies_on_what_is_neither_seen_nor_explored_nor_held_by_players() -> None:
    kingdoms = Map({"k": Kingdom("k", "Kay"), "n": Kingdom("n", "En", stage="neighbour")})
    campaign = Campaign(claims=Map({(0, 0, 0): "k", (0, 1, 0): "n"}), kingdoms=kingdoms)
    assert not in_fog(campaign, (0, 0, 0), Hex())
    assert in_fog(campaign, (0, 1, 0), Hex())
    assert in_fog(campaign, (0, 2, 0), Hex())
    for known in (Hex(seen=True), Hex(explored=True), Hex(cleared=True)):
        assert not in_fog(campaign, (0, 2, 0), known)


def test_far_away_fog_darkens_a_hex(qapp: QApplication) -> None:
    campaign = Campaign(hexes=Map({h: Hex("plains") for h in disk(HOME, 4)}))
    one, other = (Atlas(campaign, RULES, MapOptions(fog=fog)) for fog in (False, True))
    from kingdom_gui.drawing.map.far import FarPicture

    assert FarPicture(one)._colour(HOME, Hex()) != FarPicture(other)._colour(HOME, Hex())


def test_the_water_sides_of_a_hex_are_those_towards_water_and_off_the_map_from_a_coast() -> None:
    near = {HOME: Hex(), (0, 1, 0): Hex("water"), (0, -1, 0): Hex()}
    assert water_sides(HOME, Hex(), near) == (0,)
    assert water_sides(HOME, Hex(coast=True), near) == (0, 1, 2, 4, 5)
    assert water_sides(HOME, Hex("water"), near) == ()
