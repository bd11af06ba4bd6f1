"""Terrains, realms, routes and marks are told apart by whoever sees no red, no green or no blue."""

from __future__ import annotations

import pytest

from kingdom_gui.drawing.map.palette import REALM_COLOURS, palette_of, realm_colour
from kingdom_gui.drawing.map.palettes import STYLES, MapPalette
from kingdom_gui.drawing.map.routes import COLOURS

from .colour_sight import SIGHTS, apart, closest, seen

# Distances in L*a*b*; about 2.3 is just noticed. The printed atlas is calm, and its terrains have signs and
# textures besides; at high contrast the colours alone must do.
TERRAINS_APART = {"atlas": 6.0, "contrast": 11.0}
REALMS_APART = ROUTES_APART = 12.0
ON_TERRAIN = 16.0
MARKS = ("ink", "accent", "river", "shore", "casing")

every_sight = pytest.mark.parametrize("sight", sorted(SIGHTS))
every_palette = pytest.mark.parametrize(
    "palette",
    [pytest.param(palette_of(dark, s), id=f"{s}-{dark}") for s in STYLES for dark in (False, True)],
)


@every_palette
@every_sight
def test_terrains(palette: MapPalette, sight: str) -> None:
    least, one, other = closest(palette.terrain.values(), sight)
    style = "contrast" if palette.bold > 1 else "atlas"
    assert least >= TERRAINS_APART[style], (one, other)


@pytest.mark.parametrize("dark", [False, True])
@every_sight
def test_realms(dark: bool, sight: str) -> None:
    colours = [realm_colour("", chosen, dark).name() for chosen in REALM_COLOURS]
    least, one, other = closest(colours, sight)
    assert least >= REALMS_APART, (one, other)


@every_palette
@every_sight
def test_realms_on_every_terrain(palette: MapPalette, sight: str) -> None:
    for chosen in REALM_COLOURS:
        colour = realm_colour("", chosen, palette.dark).name()
        edge = palette.ink if palette.bold > 1 else colour
        for terrain, ground in palette.terrain.items():
            assert apart(edge, ground, sight) >= ON_TERRAIN, (chosen, terrain)


@pytest.mark.parametrize("dark", [False, True])
@every_sight
def test_routes(dark: bool, sight: str) -> None:
    least, one, other = closest([pair[dark] for pair in COLOURS.values()], sight)
    assert least >= ROUTES_APART, (one, other)


@every_palette
@every_sight
def test_marks_on_every_terrain(palette: MapPalette, sight: str) -> None:
    for mark in MARKS:
        colour = getattr(palette, mark)
        if mark == "casing" and palette.dark:
            colour = palette.road  # on dark paper the road shines, on light its edges show
        for terrain, ground in palette.terrain.items():
            assert apart(colour, ground, sight) >= ON_TERRAIN, (mark, terrain)
    assert apart(palette.ink, palette.halo, sight) >= 70


def test_the_simulation_is_one() -> None:
    """Red and green of one lightness are far apart for most and near for who sees no green; grey stays."""
    red, green = "#b45a3c", "#6f7a3c"
    assert apart(red, green, "full") > 2 * apart(red, green, "deuteranopia")
    for sight in SIGHTS:
        lightness, a, b = seen("#808080", sight)
        assert lightness == pytest.approx(53.6, abs=0.3)
        assert abs(a) < 0.6
        assert abs(b) < 0.6
