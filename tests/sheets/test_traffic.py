"""Trade routes, expeditions and armies are on printed and exported maps, and in their legends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from kingdom_gui.drawing.map.armies import army_marks
from kingdom_gui.drawing.map.painting import MapOptions, map_rect, traffic_of
from kingdom_gui.engine.hexes import line
from kingdom_gui.engine.known import as_players_know
from kingdom_gui.engine.state import Army, Campaign, Kingdom, Route, Settlement
from kingdom_gui.sheets.labels import labels
from kingdom_gui.sheets.legend import Legend
from kingdom_gui.sheets.map_sheet import ON_PAPER, map_png, map_svg
from tests.benchmarks.made_map import made_map


@pytest.fixture
def campaign(qapp: object) -> Campaign:
    """A realm with a route of food across its land and an army in the field; a neighbour's army elsewhere."""
    made = made_map(14, 10, seed=3)
    kingdom = made.kingdoms[made.at_table]
    own = made.realm(kingdom.id)
    path = tuple(line(own[0], own[-1]))
    route = Route(1, "food", "port", path, 5, 1, 2, until=99)
    army = Army(2, "Guard", hex=own[len(own) // 2])
    far = next(h for h in sorted(made.hexes, reverse=True) if h not in made.claims)
    other = Kingdom("other", "Other", stage="neighbour", armies=(Army(3, "Raiders", hex=far),))
    return replace(
        made,
        counter=1000,
        settlements=made.settlements.set("port", Settlement("port", "Port", own[-1])),
        kingdoms=made.kingdoms.set(
            kingdom.id, replace(kingdom, stage="reigning", routes=(route,), armies=(army,))
        ).set("other", other),
    )


def changed(one: bytes, two: bytes) -> int:
    """How many of the dots looked at differ."""
    first, second = QImage.fromData(one), QImage.fromData(two)
    return sum(
        first.pixelColor(x, y) != second.pixelColor(x, y)
        for x in range(0, first.width(), 3)
        for y in range(0, first.height(), 3)
    )


def test_a_picture_of_the_map_shows_routes_and_armies(campaign, rules):
    whole = map_png(campaign, rules, 0.5)
    assert changed(whole, map_png(campaign, rules, 0.5, ON_PAPER._replace(routes=False))) > 20
    assert changed(whole, map_png(campaign, rules, 0.5, ON_PAPER._replace(armies=False))) > 5
    assert not MapOptions().armies  # a window shows them in a layer of its own


def test_an_svg_of_the_map_shows_them(campaign, rules):
    bare = replace(
        campaign,
        kingdoms=campaign.kingdoms.set(
            campaign.at_table, replace(campaign.kingdoms[campaign.at_table], routes=(), armies=())
        ).delete("other"),
    )
    assert len(map_svg(campaign, rules, labels("en"))) > len(map_svg(bare, rules, labels("en"))) + 500


def test_the_legend_names_them(campaign, rules):
    looks = traffic_of(campaign, rules, map_rect(campaign))
    assert looks == [("route", "food"), ("map", "army")]
    said = [entry.text for entry in Legend(campaign, rules, looks, labels("en")).entries]
    assert "Army" in said
    assert len(said) >= 2


def test_players_see_no_army_that_they_do_not_know(campaign, rules):
    known = as_players_know(campaign)
    assert len(army_marks(campaign, rules, False)) == 2
    assert [mark.hex for mark in army_marks(known, rules, False)] == [
        campaign.kingdoms[campaign.at_table].armies[0].hex
    ]
