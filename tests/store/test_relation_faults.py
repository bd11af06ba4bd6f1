"""Agreements in a campaign file: they come back as they were, and what only one side knows is named."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.state import Campaign, House, Mission, Pact, Relation
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign


def with_fields(**fields: object) -> Campaign:
    """The sample with these fields of its kingdom, the Mark."""
    made = full_campaign()
    return replace(made, kingdoms=made.kingdoms.set("mark", replace(made.kingdoms["mark"], **fields)))


def relations(**fields: object) -> dict[str, object]:
    """The Mark's only relation, that to the north, with these fields."""
    return {"relations": (replace(full_campaign().kingdoms["mark"].relations[0], **fields),)}


@pytest.mark.parametrize(
    ("fields", "code", "path"),
    [
        ({"relations": ()}, "agreement_one_sided", "kingdoms[2].relations[0].embassy"),
        ({"relations": ()}, "agreement_one_sided", "kingdoms[2].relations[0].treaty"),
        ({"relations": ()}, "agreement_one_sided", "kingdoms[2].relations[0].alliance"),
        ({"relations": ()}, "agreement_one_sided", "kingdoms[2].relations[0].war"),
        (relations(treaty=Pact()), "agreement_one_sided", "kingdoms[0].relations[0].treaty"),
        ({"relations": (Relation("nort", True),)}, "unknown_id", "kingdoms[0].relations[0].kingdom"),
        ({"relations": (Relation("mark"),)}, "kingdom_to_itself", "kingdoms[0].relations[0].kingdom"),
        ({"relations": (Relation("north"),) * 2}, "twice", "kingdoms[0].relations[1].kingdom"),
        (relations(house=House("manshun")), "unknown_id", "kingdoms[0].relations[0].house.kind"),
        (
            relations(house=House("mansion", "fort")),
            "unknown_id",
            "kingdoms[0].relations[0].house.settlement",
        ),
        (relations(barred=(("treaty", 0),)), "out_of_range", "kingdoms[0].relations[0].barred[0][1]"),
        ({"missions": (Mission(5, "embassy", "nort", 4),)}, "unknown_id", "kingdoms[0].missions[0].to"),
        ({"missions": (Mission(5, "embassy", "north", 0),)}, "out_of_range", "kingdoms[0].missions[0].month"),
        ({"missions": (Mission(9, "embassy", "north", 4),)}, "counter_behind", "counter"),
    ],
)
def test_a_fault_is_named_with_its_place(fields: dict[str, object], code: str, path: str) -> None:
    with pytest.raises(StoreError) as told:
        decode(encode(with_fields(**fields)), RULES, "any")
    assert (code, path) in [(f.code, f.where) for f in told.value.faults]


def test_agreements_that_both_sides_know_come_back() -> None:
    made = full_campaign()
    assert decode(encode(made), RULES, "any").kingdoms["mark"] == made.kingdoms["mark"]


def test_an_embassy_of_nobody_is_named() -> None:
    made = full_campaign()
    ford = made.settlements["ford"]
    first, *others = ford.districts[0].buildings
    district = replace(ford.districts[0], buildings=(replace(first, embassy="nort"), *others))
    ford = replace(ford, districts=(district, *ford.districts[1:]))
    with pytest.raises(StoreError) as told:
        decode(encode(replace(made, settlements=made.settlements.set("ford", ford))), RULES, "any")
    found = [(f.code, f.where) for f in told.value.faults]
    assert ("unknown_id", "settlements[0].districts[0].buildings[0].embassy") in found
