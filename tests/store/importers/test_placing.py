"""A foreign map laid out as ours: mirrored and moved it is the same land, and what is made can be saved."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.actions import Change, Refusal, decide
from kingdom_gui.engine.hexes import HexId, neighbours, to_offset
from kingdom_gui.engine.state import Campaign, Hex, Settings
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.importers.foreign import ForeignLabel, ForeignLine, ForeignMap
from kingdom_gui.store.importers.mapping import guess
from kingdom_gui.store.importers.ours import foreign_of
from kingdom_gui.store.importers.placing import PlacedMap, Placing, place, to_action, to_campaign
from kingdom_gui.store.importers.reading import read_map
from tests.engine.table import HOME, Table
from tests.store.samples import full_campaign

from .made import MAPS, RULES, read, tmx


def made(columns: int, rows: int, orientation="pointy", stagger="odd", **members) -> ForeignMap:
    cells = {(0, c, r): (f"{c}.{r} hill",) for c in range(columns) for r in range(rows)}
    said = {"format": "tmx", "orientation": orientation, "stagger": stagger, "columns": columns, "rows": rows}
    return ForeignMap(**said, cells=cells, **members)


def laid(foreign: ForeignMap, placing: Placing) -> PlacedMap:
    """Placed with the name of each hex in its note."""
    mapping = guess(foreign).with_terrain(dict.fromkeys(foreign.names(), "note"))
    return place(foreign, mapping, placing, RULES)


def beside(placed: PlacedMap) -> set[frozenset[str]]:
    """Which hexes of the foreign map lie side by side."""
    pairs = set()
    for hex_id, there in placed.hexes.items():
        pairs |= {
            frozenset((there.note, placed.hexes[other].note))
            for other in neighbours(hex_id)
            if other in placed.hexes
        }
    return pairs


def corner(placed: PlacedMap, note: str) -> tuple[int, int]:
    hex_id = next(hex_id for hex_id, there in placed.hexes.items() if there.note == note)
    return to_offset(hex_id, placed.orientation, placed.stagger)


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
@pytest.mark.parametrize("stagger", ["odd", "even"])
@pytest.mark.parametrize(("flip_x", "flip_y"), list(product([False, True], repeat=2)))
@pytest.mark.parametrize("size", [(4, 3), (3, 4), (4, 4), (5, 3)])
@pytest.mark.parametrize("offset", [(0, 0), (1, 0), (0, 1), (-3, 2), (2, -5)])
def test_mirrored_and_moved_the_same_hexes_lie_side_by_side(
    orientation, stagger, flip_x, flip_y, size, offset
):
    foreign = made(*size, orientation, stagger)
    plain = laid(foreign, Placing())
    turned = laid(foreign, Placing(flip_x=flip_x, flip_y=flip_y, offset=offset))
    assert beside(turned) == beside(plain)
    columns, rows = size
    expected = (offset[0] + (columns - 1 if flip_x else 0), offset[1] + (rows - 1 if flip_y else 0))
    assert corner(turned, "0.0 hill") == expected


def test_orientation_and_stagger_can_be_said_otherwise():
    foreign = made(3, 3)
    placed = laid(foreign, Placing("flat", "even"))
    assert (placed.orientation, placed.stagger) == ("flat", "even")
    assert corner(placed, "2.1 hill") == (2, 1)


def test_what_lies_too_far_out_is_left_and_told():
    placed = laid(made(2, 1), Placing(offset=(10**6, 0)))
    assert len(placed.hexes) == 1
    assert {remark.code for remark in placed.remarks} == {"map_hexes_off"}


def test_a_river_on_the_edge_runs_off_the_map_and_one_alone_is_a_pool():
    lines = (ForeignLine("river", ((0, 0, 0), (0, -1, 0))), ForeignLine("river", ((0, 2, 0),)))
    placed = place(foreign := made(3, 1, lines=lines), guess(foreign), Placing(), RULES)
    assert [there.river for there in placed.hexes.values()] == [1 << 3, 0, 64]


def test_the_largest_label_is_the_name_and_the_others_are_notes():
    at = (0, 0, 0)
    labels = (ForeignLabel(at, "small", 8), ForeignLabel(at, "LARGE", 40), ForeignLabel(at, "x" * 500))
    placed = place(foreign := made(1, 1, labels=labels), guess(foreign), Placing(), RULES)
    there = placed.hexes[0, 0, 0]
    assert there.name == "LARGE"
    assert there.note == f"small\n{'x' * 500}"


def test_water_beside_land_and_lakes_in_it():
    foreign = read("0101 forest coast\n0102 water coast\n0103 hill pond\n", "m.txt")
    mapping = guess(foreign).with_terrain({"pond": "lake"})
    hexes = place(foreign, mapping, Placing(), RULES).hexes
    assert hexes[0, 0, 0] == Hex("forest", coast=True)
    assert hexes[0, 0, 1] == Hex("water")
    assert hexes[0, 0, 2] == Hex("hills", lake=True)


@pytest.mark.parametrize("name", ["vale.txt", "vale.tmx"])
def test_what_is_made_can_be_saved_and_opened(name):
    foreign = read_map(MAPS / name, RULES)
    campaign, _ = to_campaign(foreign, guess(foreign), Placing(flip_x=True, offset=(3, -2)), RULES, "Vale")
    assert decode(encode(campaign), RULES, "x") == campaign
    assert campaign.settings.name == "Vale"


# --- files of ours --------------------------------------------------------------------------------------


def test_a_campaign_comes_back_hex_by_hex():
    campaign = full_campaign()
    # Of a side that a river crosses both hexes know; the sample's made-up one is mended so.
    there = (0, 1, 0)
    hexes = campaign.hexes.set(there, replace(campaign.hexes[there], river=1 << 3))
    campaign = replace(campaign, hexes=hexes)
    foreign = foreign_of(campaign, "campaign", "x")
    again, remarks = to_campaign(foreign, guess(foreign), Placing(), RULES)
    assert again.hexes == campaign.hexes
    assert again.settings.orientation == campaign.settings.orientation
    assert [remark.code for remark in remarks] == ["map_kingdoms_left"]


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(
        st.tuples(st.integers(-1, 0), st.integers(-4, 4), st.integers(-4, 4)),
        st.sampled_from(sorted(set(RULES.terrain) - {"coastline"})),
        min_size=1,
        max_size=30,
    ),
    st.sampled_from(["pointy", "flat"]),
    st.sampled_from(["odd", "even"]),
    st.booleans(),
    st.booleans(),
)
def test_mirrored_twice_it_is_as_it_was(terrains, orientation, stagger, flip_x, flip_y):
    hexes: dict[HexId, Hex] = {hex_id: Hex(terrain) for hex_id, terrain in terrains.items()}
    campaign = Campaign(Settings(orientation=orientation, stagger=stagger), hexes=Map(hexes))
    placing = Placing(flip_x=flip_x, flip_y=flip_y)
    for _ in range(2):
        foreign = foreign_of(campaign, "campaign", "x")
        campaign, _ = to_campaign(foreign, guess(foreign), placing, RULES)
    assert campaign.settings.stagger == stagger
    assert campaign.hexes == Map(hexes)


def test_a_terrain_of_ours_can_be_mapped_to_another():
    campaign = Campaign(
        hexes=Map({(0, 0, 0): Hex("forest", explored=True, name="Wood"), (0, 1, 0): Hex("hills")})
    )
    foreign = foreign_of(campaign, "campaign", "x")
    again, _ = to_campaign(foreign, guess(foreign).with_terrain({"forest": "jungle"}), Placing(), RULES)
    assert again.hexes[0, 0, 0] == Hex("jungle", explored=True, name="Wood")
    assert again.hexes[0, 1, 0] == Hex("hills")


# --- onto an open campaign ------------------------------------------------------------------------------


def vale_action(**options):
    foreign = read(tmx(6, 4), "m.tmx")
    return to_action(place(foreign, guess(foreign), Placing(), RULES), **options)


def test_one_action_puts_the_map_on_and_one_undo_takes_it_off():
    campaign = Campaign(Settings(orientation="flat", stagger="even"), hexes=Map({(0, 40, 40): Hex("marsh")}))
    outcome = decide(vale_action(), campaign, RULES)
    assert isinstance(outcome, Change)
    assert len(outcome.campaign.hexes) == 25
    assert (outcome.campaign.settings.orientation, outcome.campaign.settings.stagger) == ("pointy", "odd")
    back = outcome.patch.reverse().apply(outcome.campaign)
    assert back == campaign
    cleared = decide(vale_action(clear=True, keep_layout=True), campaign, RULES)
    assert isinstance(cleared, Change)
    assert len(cleared.campaign.hexes) == 24
    assert cleared.campaign.settings == campaign.settings


def test_a_held_hex_keeps_what_was_made_of_it():
    campaign = Table(radius=3).found(size=5).campaign
    farmed = campaign.hexes.set(
        HOME, Hex("plains", explored=True, cleared=True, improvements=("farm",), name="Home")
    )
    campaign = Campaign(campaign.settings, hexes=farmed, claims=campaign.claims, kingdoms=campaign.kingdoms)
    placed = PlacedMap("pointy", "odd", {HOME: Hex("hills", river=1, name="Other", note="n")}, ())
    outcome = decide(to_action(placed), campaign, RULES)
    assert isinstance(outcome, Change)
    assert outcome.campaign.hexes[HOME] == Hex(
        "hills", river=1, explored=True, cleared=True, improvements=("farm",), name="Home", note="n"
    )
    refused = decide(to_action(placed, clear=True), campaign, RULES)
    assert isinstance(refused, Refusal)
    assert refused.reasons[0].code == "map_in_use"
