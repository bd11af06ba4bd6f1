"""Settlements in a campaign file that no rule could have made: lots apart, sides amiss, dangling numbers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.state import Building, District, Item, Settlement, Token, Wreck
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign


def opened(**fields: object) -> object:
    """The sample with these fields of its settlement, written and opened again."""
    campaign = full_campaign()
    changed: Settlement = replace(campaign.settlements["ford"], **fields)
    there = campaign.settlements.set("ford", changed)
    return decode(encode(replace(campaign, settlements=there)), RULES, "any")


def standing(*buildings: Building, **fields: object) -> dict[str, object]:
    """A settlement of one district where these stand, with no items and no half prices taken."""
    return {"districts": (District(buildings=buildings, **fields),), "items": (), "tokens": ()}  # type: ignore[arg-type]


def a_wreck(lots: tuple[int, ...], left: tuple[int, ...]) -> dict[str, object]:
    return standing(wrecks=(Wreck("academy", lots, left),))


@pytest.mark.parametrize(
    ("fields", "code", "path"),
    [
        (standing(Building(1, "academy", (12, 30))), "lots_apart", "districts[0].buildings[0].lots"),
        (standing(Building(1, "academy", (5, 6))), "lots_apart", "districts[0].buildings[0].lots"),
        (standing(Building(1, "castle", (0, 1, 2, 3))), "lots_apart", "districts[0].buildings[0].lots"),
        (standing(Building(1, "house", (0,), "n")), "stands_on_no_side", "districts[0].buildings[0].side"),
        (standing(Building(1, "city_wall")), "stands_on_side", "districts[0].buildings[0].side"),
        (standing(Building(1, "city_wall", (7,), "n")), "lot_count", "districts[0].buildings[0].lots"),
        (standing(Building(1, "sewer_system", (7,))), "lot_count", "districts[0].buildings[0].lots"),
        (standing(Building(1, "everflowing_spring")), "lot_count", "districts[0].buildings[0].lots"),
        (standing(Building(1, "magical_streetlamps", (1, 2))), "lot_count", "districts[0].buildings[0].lots"),
        (a_wreck((), (25,)), "lot_not_of_wreck", "districts[0].wrecks[0].left[0]"),
        (a_wreck((24, 25), (24, 26)), "lot_not_of_wreck", "districts[0].wrecks[0].left[1]"),
        (a_wreck((24, 24), (24,)), "twice", "districts[0].wrecks[0].lots[1]"),
        ({"tokens": (Token(77, "library"),)}, "no_building_of_number", "tokens[0].building"),
        ({"items": (Item(77, 0, "Orb"),)}, "no_building_of_number", "items[0].building"),
        ({"items": (Item(2, 0, "Orb"), Item(2, 0, "Rod"))}, "twice", "items[1].slot"),
    ],
)
def test_a_fault_is_named_with_its_place(fields: dict[str, object], code: str, path: str) -> None:
    with pytest.raises(StoreError) as told:
        opened(**fields)
    first = told.value.faults[0]
    assert (first.code, first.where) == (code, f"settlements[0].{path}")


@pytest.mark.parametrize(
    "fields",
    [
        standing(Building(1, "magical_streetlamps")),  # of no lot in particular
        standing(Building(1, "waterway", (1, 7)), Building(2, "bridge", (7,))),
        standing(Building(1, "city_wall", side="n"), Building(2, "watergate", side="n")),
        {**standing(), "items": (Item(0, 0, "", until=5, tier="minor"), Item(0, 1, "Orb", 5, 5))},
        a_wreck((24, 25), ()),
        standing(wrecks=(Wreck("city_wall", (), ()),)),
    ],
)
def test_what_rules_can_make_opens(fields: dict[str, object]) -> None:
    opened(**fields)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        (standing(Building(1, "house", ())), "0 lots are listed; this building covers one."),
        (standing(Building(1, "waterway", (0, 1, 2))), "3 lots are listed; this building covers one to 2."),
        ({"tokens": (Token(77, "library"),)}, "no building number 77"),
    ],
)
def test_the_sentence_says_what_would_be_right(fields: dict[str, object], said: str) -> None:
    with pytest.raises(StoreError) as told:
        opened(**fields)
    assert said in str(told.value)
