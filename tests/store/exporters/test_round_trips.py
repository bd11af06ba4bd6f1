"""What is written for other programs is read back as the same land, whatever way the hexes stand."""

from __future__ import annotations

import json
import random
import re
import zlib

import pytest
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.assets import asset
from kingdom_gui.engine.hexes import SIDES, from_offset, neighbour, opposite, to_offset
from kingdom_gui.engine.known import as_players_know
from kingdom_gui.engine.state import (
    RIVER_POOL,
    Campaign,
    Hex,
    MapLabel,
    Pin,
    Settings,
    Settlement,
    Special,
)
from kingdom_gui.store.campaign_file import load_campaign
from kingdom_gui.store.exporters.text_map import text_map
from kingdom_gui.store.exporters.tiled_map import tiled_map, tiles_picture
from kingdom_gui.store.importers.mapping import guess
from kingdom_gui.store.importers.placing import Placing, to_campaign
from kingdom_gui.store.tables import hexes as hex_table

from ..importers.made import RULES, read

TERRAINS = [name for name in RULES.terrain if name != "coastline"]
SPECIALS = [kind for kind in RULES.special_terrain if kind != "river"]
LAID = [(o, s) for o in ("pointy", "flat") for s in ("odd", "even")]


def land(orientation="pointy", stagger="odd", seed=1, corner=(0, 0), size=(9, 7)) -> Campaign:
    """A made-up map with all that maps can hold: each river crosses a side of both hexes."""
    chance = random.Random(seed)
    settings = Settings(name="Vale", orientation=orientation, stagger=stagger)
    hexes: dict = {}
    for column in range(size[0]):
        for row in range(size[1]):
            hex_id = from_offset(corner[0] + column, corner[1] + row, orientation, stagger)
            terrain = chance.choice(TERRAINS)
            dry = RULES.terrain[terrain].land
            special = sorted(chance.sample(SPECIALS, chance.choice((0, 0, 1, 2))))
            hexes[hex_id] = Hex(
                terrain,
                coast=dry and chance.random() < 0.2,
                lake=dry and chance.random() < 0.2,
                special=tuple(Special(kind) for kind in special),
                improvements=("road",) if dry and chance.random() < 0.3 else (),
                river=RIVER_POOL if chance.random() < 0.05 else 0,
                name=f"Place “{column}” & <{row}>" if chance.random() < 0.1 else "",
            )
    rivers = {hex_id: there.river for hex_id, there in hexes.items()}
    for hex_id in list(hexes):
        for side in SIDES:
            other = neighbour(hex_id, side)
            if chance.random() < 0.12 and other in hexes:
                rivers[hex_id] = rivers[hex_id] & ~RIVER_POOL | 1 << side
                rivers[other] = rivers[other] & ~RIVER_POOL | 1 << opposite(side)
    return Campaign(settings, hexes=Map({h: replace(there, river=rivers[h]) for h, there in hexes.items()}))


def back(data: bytes, name: str, placing: Placing = Placing()) -> Campaign:  # noqa: B008
    foreign = read(data, name)
    mapping = guess(foreign)
    assert not mapping.unsure
    return to_campaign(foreign, mapping, placing, RULES)[0]


def bare(there: Hex) -> Hex:
    """A hex as another program can keep it: roads alone of what was built, nothing of who was there."""
    roads = (
        ("road",)
        if {"road", "highway"} & set(there.improvements)
        and RULES.terrain[there.terrain].road_cost is not None
        else ()
    )
    name = there.name.replace("“", "'").replace("”", "'")
    special = tuple(Special(kind) for kind in sorted({s.kind for s in there.special} - {"river"}))
    return Hex(
        there.terrain,
        coast=there.coast,
        lake=there.lake,
        river=there.river,
        special=special,
        improvements=roads,
        name=name,
    )


def same_land(first: Campaign, second: Campaign) -> None:
    assert set(first.hexes) == set(second.hexes)
    for hex_id, there in first.hexes.items():
        assert bare(second.hexes[hex_id]) == bare(there), hex_id


@pytest.mark.parametrize(("orientation", "stagger"), LAID)
@pytest.mark.parametrize("corner", [(0, 0), (3, 5), (-4, -7), (200, 120)])
def test_tiled_maps_come_back_as_the_same_land(orientation, stagger, corner):
    campaign = land(orientation, stagger, 2, corner)
    found = back(tiled_map(campaign, "tiles.png"), "m.tmj")
    assert (found.settings.orientation, found.settings.stagger) == (orientation, stagger)
    same_land(campaign, found)


@pytest.mark.parametrize(("orientation", "stagger"), LAID)
@pytest.mark.parametrize("corner", [(0, 0), (3, 5), (-4, -7), (200, 120)])
def test_text_maps_come_back_as_the_same_land(orientation, stagger, corner):
    """A flat map with even columns pushed is one column further on, where it has the same neighbours."""
    campaign = land(orientation, stagger, 3, corner)
    found = back(text_map(campaign), "m.txt")
    moved = (orientation, stagger) == ("flat", "even")
    step = 1 if moved else 0
    same_land(
        replace(campaign, hexes=Map({(z, q + step, r): h for (z, q, r), h in campaign.hexes.items()})), found
    )


def test_tables_come_back_as_the_same_land():
    campaign = land()
    same_land(campaign, back(hex_table(campaign).csv, "m.csv"))


@pytest.mark.parametrize("form", ["txt", "tmj"])
def test_the_example_comes_back_with_the_names_of_its_settlements(form):
    campaign = load_campaign(asset("examples/brindlemark.kingdom.json"), RULES)
    data = text_map(campaign) if form == "txt" else tiled_map(campaign, "t.png")
    found = back(data, f"m.{form}")
    for settlement in campaign.settlements.values():
        assert found.hexes[settlement.hex].name == settlement.name
    lands = [
        replace(c, hexes=Map({h: replace(t, name="", note="") for h, t in c.hexes.items()}))
        for c in (campaign, found)
    ]
    same_land(*lands)


def test_hexes_of_a_text_map_have_the_labels_of_ours():
    """`0203` of our map is the hex `0203` of the text."""
    at = from_offset(1, 2, "flat", "odd")
    campaign = Campaign(Settings(orientation="flat"), hexes=Map({at: Hex("hills", name="Grey Horn")}))
    assert '0203 hills "Grey Horn" 12' in text_map(campaign).decode().splitlines()


def test_caverns_lie_under_the_surface_in_both():
    hexes = {(0, 0, 0): Hex(), (-1, 0, 0): Hex("cavern"), (-1, 1, 0): Hex("water")}
    campaign = Campaign(hexes=Map(hexes))
    same_land(campaign, back(text_map(campaign), "m.txt"))
    same_land(campaign, back(tiled_map(campaign, "t.png"), "m.tmj"))


def test_no_text_breaks_out_of_its_quotes():
    evil = 'a" river\n0101 water "b'
    campaign = Campaign(
        Settings(name=f"{evil}\n0909 water"),
        hexes=Map({(0, 0, 0): Hex(name=evil, note=evil)}),
        settlements=Map(s=Settlement("s", evil, (0, 0, 0))),
        labels=Map({1: MapLabel(1, (0, 0, 0), evil)}),
        pins=Map({2: Pin(2, (0, 0, 0), evil)}),
    )
    found = back(text_map(campaign), "m.txt")
    assert list(found.hexes) == [(0, 0, 0)]
    assert found.hexes[0, 0, 0].terrain == "plains"
    assert found.hexes[0, 0, 0].name == "a' river 0101 water 'b"


def test_a_river_is_one_line_as_long_as_it_runs():
    at = [from_offset(column, 2, "pointy", "odd") for column in range(6)]
    east, west = 1 << 0, 1 << 3
    hexes = {h: Hex(river=(east if i < 5 else 0) | (west if i else 0)) for i, h in enumerate(at)}
    campaign = Campaign(hexes=Map(hexes))
    assert "0103-0203-0303-0403-0503-0603 river" in text_map(campaign).decode().splitlines()


def test_the_players_file_has_nothing_they_do_not_know():
    hexes = {
        (0, 0, 0): Hex("forest", name="Home", explored=True, note="the GM's own"),
        (0, 1, 0): Hex("hills", name="Bandit camp", special=(Special("lair"),)),
        (0, 2, 0): Hex("marsh", name="Drowned hall", seen=True, special=(Special("ruin"),)),
    }
    campaign = as_players_know(Campaign(hexes=Map(hexes)))
    for data in (text_map(campaign), tiled_map(campaign, "t.png")):
        text = data.decode()
        assert "Home" in text
        for secret in ("Bandit", "lair", "Drowned", "ruin", "GM's"):
            assert secret not in text


def test_the_tileset_names_our_terrain_and_has_a_picture_of_its_size():
    campaign = land()
    plain = json.loads(tiled_map(campaign, "m-tiles.png"))
    tileset = plain["tilesets"][0]
    assert {tile["type"] for tile in tileset["tiles"]} >= {"plains", "forest", "coastline", "inland-lake"}
    picture = tiles_picture(campaign)
    assert picture.startswith(b"\x89PNG")
    width, height = int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])
    assert (width, height) == (tileset["imagewidth"], tileset["imageheight"])
    packed = picture[picture.index(b"IDAT") + 4 : picture.index(b"IEND") - 8]
    assert len(zlib.decompress(packed)) == height * (1 + 4 * width)


def test_maps_far_from_the_corner_are_kept_in_chunks_and_others_whole():
    whole, far = (json.loads(tiled_map(land(corner=c), "t.png")) for c in ((0, 0), (5_000, 5_000)))
    assert not whole["infinite"]
    assert (whole["width"], whole["height"]) == (9, 7)
    assert far["infinite"]
    assert all(
        len(chunk["data"]) == 256 for layer in far["layers"] if "chunks" in layer for chunk in layer["chunks"]
    )


def test_an_empty_map_is_written_and_says_so_when_read():
    assert b"written by kingdom-gui" in text_map(Campaign())
    assert json.loads(tiled_map(Campaign(), "t.png"))["layers"] == []


def test_offsets_agree_with_labels():
    campaign = land("flat", "odd")
    lines = text_map(campaign).decode().splitlines()
    places = {match[0] for line in lines if (match := re.match(r"\d{4}(?= )", line))}
    wanted = {"{:02}{:02}".format(*(n + 1 for n in to_offset(h, "flat", "odd"))) for h in campaign.hexes}
    assert places == wanted
