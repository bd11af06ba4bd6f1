"""One map however its rows are counted and whichever way y runs (fault B65: stagger even or odd, y flip)."""

from __future__ import annotations

import json
import math

import pytest
from immutables import Map

from kingdom_gui.engine import hexes
from kingdom_gui.engine.hexes import Orientation, Stagger
from kingdom_gui.engine.state import Campaign, Hex, Settings
from kingdom_gui.geometry.layout import ROOT3, layout_of
from kingdom_gui.store.map_geojson import map_geojson

ORIENTATIONS: tuple[Orientation, ...] = ("pointy", "flat")
STAGGERS: tuple[Stagger, ...] = ("odd", "even")
CELLS = [(column, row) for column in range(-3, 4) for row in range(-3, 4)]


def campaign(orientation: Orientation, stagger: Stagger) -> Campaign:
    land = Map({hex_id: Hex("forest" if hex_id[1] else "hills") for hex_id in hexes.disk((0, 0, 0), 3)})
    return Campaign(settings=Settings(orientation=orientation, stagger=stagger), hexes=land)


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("stagger", STAGGERS)
def test_fault_b65_columns_and_rows_lead_back_to_their_hex(
    orientation: Orientation, stagger: Stagger
) -> None:
    for cell in CELLS:
        there = hexes.from_offset(*cell, orientation, stagger)
        assert hexes.to_offset(there, orientation, stagger) == cell


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("stagger", STAGGERS)
def test_fault_b65_the_row_that_is_named_is_the_one_pushed_along(
    orientation: Orientation, stagger: Stagger
) -> None:
    """By half a hex to the right (pointy) or down (flat), compared with the rows or columns beside it."""
    layout = layout_of(orientation)
    along = 0 if orientation == "pointy" else 1
    for number in range(-3, 4):
        cell = (0, number) if orientation == "pointy" else (number, 0)
        place = layout.centre(hexes.from_offset(*cell, orientation, stagger))[along]
        first = layout.centre(hexes.from_offset(0, 0, orientation, stagger))[along]
        pushed = (
            number % 2 * (1 if stagger == "odd" else -1)
        )  # the first is pushed itself where even ones are
        assert math.isclose(place - first, pushed * ROOT3 / 2, abs_tol=1e-9)


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_fault_b65_the_same_map_in_both_staggers(orientation: Orientation) -> None:
    """Hexes stay where they are; only what they are called may change."""
    odd, even = (json.loads(map_geojson(campaign(orientation, stagger))) for stagger in STAGGERS)
    for one, other in zip(odd["features"], even["features"], strict=True):
        assert one["geometry"] == other["geometry"]
        assert one["properties"]["terrain"] == other["properties"]["terrain"]
    labels = [[f["properties"]["label"] for f in found["features"]] for found in (odd, even)]
    assert labels[0] != labels[1]


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("stagger", STAGGERS)
def test_fault_b65_neighbours_lie_beside_each_other_in_either(
    orientation: Orientation, stagger: Stagger
) -> None:
    layout = layout_of(orientation)
    for cell in CELLS:
        here = hexes.from_offset(*cell, orientation, stagger)
        x, y = layout.centre(here)
        for beside in hexes.neighbours(here):
            bx, by = layout.centre(beside)
            assert math.isclose(math.hypot(bx - x, by - y), ROOT3)


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_fault_b65_y_is_turned_over_once(orientation: Orientation) -> None:
    """On the screen y runs down, in GeoJSON up: what is south stays south, and nothing is mirrored."""
    made = campaign(orientation, "odd")
    layout = layout_of(orientation)
    found = json.loads(map_geojson(made))["features"]
    for feature in found:
        if feature["properties"]["kind"] != "hex":
            continue
        ring = feature["geometry"]["coordinates"][0][:-1]
        middle = [sum(point[axis] for point in ring) / 6 for axis in (0, 1)]
        x, y = layout.centre(tuple(feature["properties"]["hex"]))
        assert middle == pytest.approx([x, -y], abs=1e-3)
    # Looked up where it is shown, every hex is found again: no flip is done twice.
    for hex_id in made.hexes:
        assert layout.hex_at(*layout.centre(hex_id)) == hex_id


def test_the_first_row_of_an_even_map_is_the_second_of_an_odd_one() -> None:
    for column, row in CELLS:
        even = hexes.from_offset(column, row, "pointy", "even")
        odd = hexes.from_offset(column, row + 1, "pointy", "odd")
        beside = [hexes.to_offset(n, "pointy", "even") for n in hexes.neighbours(even)]
        again = [hexes.to_offset(n, "pointy", "odd") for n in hexes.neighbours(odd)]
        assert beside == [(c, r - 1) for c, r in again]
