"""What optional rules keep comes back from a campaign file as it was; faults are named with their place."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.state import Building, Campaign, Devotion
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign

RULED = (("fame_and_infamy", "on"), ("holy_sites", "on"), ("role_skills", "on"))


def campaign(devotion: Devotion) -> Campaign:
    """The sample with optional rules in force and a Temple in its second district."""
    made = full_campaign()
    town = made.settlements["ford"]
    temple = Building(90, "temple", (0, 1), devotion=devotion)
    districts = (town.districts[0], replace(town.districts[1], buildings=(temple,)))
    settings = replace(made.settings, rulings=RULED)
    settlements = made.settlements.set("ford", replace(town, districts=districts))
    return replace(made, settings=settings, settlements=settlements, counter=max(90, made.counter))


@pytest.mark.parametrize(
    "devotion",
    [
        Devotion("The Lady of Fords", "LG"),
        Devotion("", "N"),
        Devotion("The Miser", attributes=("economy", "stability")),
    ],
)
def test_they_come_back_as_they_were(devotion: Devotion) -> None:
    made = campaign(devotion)
    assert decode(encode(made), RULES, "a.json") == made


def test_a_building_of_nobody_has_no_field_for_it() -> None:
    assert b"devotion" not in encode(full_campaign())


@pytest.mark.parametrize(
    ("devotion", "where"),
    [
        ({"alignment": "XG"}, "devotion.alignment"),
        ({"attributes": ["fame"]}, "devotion.attributes[0]"),
        ({"attributes": ["economy", "economy", "economy"]}, "devotion.attributes"),
    ],
)
def test_a_wrong_deity_is_named(devotion: dict[str, object], where: str) -> None:
    file = json.loads(encode(campaign(Devotion("x", "LG"))))
    (town,) = [one for one in file["settlements"] if one["id"] == "ford"]
    town["districts"][1]["buildings"][0]["devotion"] = devotion
    with pytest.raises(StoreError) as told:
        decode(json.dumps(file).encode(), RULES, "a.json")
    assert [fault.where for fault in told.value.faults] == [
        f"settlements[0].districts[1].buildings[0].{where}"
    ]


@pytest.mark.parametrize(("renown", "place"), [([[12, "fame"]], "[0][0]"), ([[0, "fame"]] * 2, "[1]")])
def test_a_wrong_mark_is_named(renown: list[list[object]], place: str) -> None:
    file = json.loads(encode(full_campaign()))
    (number,) = [n for n, one in enumerate(file["kingdoms"]) if one["id"] == "mark"]
    file["kingdoms"][number]["renown"] = renown
    with pytest.raises(StoreError) as told:
        decode(json.dumps(file).encode(), RULES, "a.json")
    assert [fault.where for fault in told.value.faults] == [f"kingdoms[{number}].renown{place}"]
