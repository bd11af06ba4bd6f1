"""Expeditions in a campaign file: they come back as they were, and what is wrong with them is named."""

from __future__ import annotations

import pytest
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.state import Campaign, Kingdom
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign


def campaign(**fields: object) -> Campaign:
    """The sample, its expedition with these fields."""
    made = full_campaign()
    kingdom = made.kingdoms["mark"]
    sent = replace(kingdom.expeditions[0], **fields)
    return replace(made, kingdoms=made.kingdoms.set("mark", replace(kingdom, expeditions=(sent,))))


def test_it_comes_back_as_it_was() -> None:
    made = campaign(months=9, survival=0, done=2)
    assert decode(encode(made), RULES, "any") == made


def test_a_kingdom_without_one_needs_no_new_field_in_its_file() -> None:
    text = encode(Campaign(kingdoms=Map({"a": Kingdom("a", "A")}))).decode()
    assert "expeditions" not in text


@pytest.mark.parametrize(
    ("fields", "code", "path"),
    [
        ({"path": ((0, 0, 0),), "done": 0}, "out_of_range", "path"),
        ({"path": ((0, 0, 0), (0, 2, 0))}, "expedition_jumps", "path[1]"),
        ({"path": ((0, 0, 0), (-2, 0, 0))}, "expedition_jumps", "path[1]"),
        ({"months": 0}, "out_of_range", "months"),
        ({"month": 0}, "out_of_range", "month"),
        ({"edicts": 0}, "out_of_range", "edicts"),
        ({"paid": -1}, "out_of_range", "paid"),
        ({"days": -1}, "out_of_range", "days"),
        ({"explored": -1}, "out_of_range", "explored"),
        ({"done": 3}, "out_of_range", "done"),
        ({"stealth": -(10**12)}, "out_of_range", "stealth"),
        ({"leaders": ("rulers",)}, "unknown_id", "leaders[0]"),
    ],
)
def test_what_is_wrong_is_named(fields: dict[str, object], code: str, path: str) -> None:
    with pytest.raises(StoreError) as caught:
        decode(encode(campaign(**fields)), RULES, "any")
    found = [(fault.code, fault.where) for fault in caught.value.faults]
    assert (code, f"kingdoms[0].expeditions[0].{path}") in found


def test_two_with_one_number_are_told_and_a_counter_that_is_behind() -> None:
    made = campaign()
    kingdom = made.kingdoms["mark"]
    twice = replace(kingdom, expeditions=kingdom.expeditions * 2)
    made = replace(made, kingdoms=made.kingdoms.set("mark", twice))
    with pytest.raises(StoreError) as caught:
        decode(encode(made), RULES, "any")
    assert "twice" in [fault.code for fault in caught.value.faults]
    with pytest.raises(StoreError) as caught:
        decode(encode(campaign(id=999)), RULES, "any")
    assert "counter_behind" in [fault.code for fault in caught.value.faults]
