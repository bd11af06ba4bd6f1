"""Kingdoms beside each other in a campaign file: they come back as they were, and faults are named."""

from __future__ import annotations

import pytest
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.every import FoundNeighbour, SetAttitude
from kingdom_gui.engine.state import Campaign, Kingdom, Neighbour
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign


def campaign() -> Campaign:
    """The sample with a neighbour that is its patron and hates it."""
    made = full_campaign()
    for action in (
        FoundNeighbour(
            kingdom="hill", name="Hill", size=30, economy=12, attitude="hostile", toward="mark", patron=True
        ),
        SetAttitude(kingdom="mark", toward="hill", attitude="friendly"),
    ):
        done = decide(action, made, RULES)
        assert isinstance(done, Change), done
        made = done.campaign
    return made


def test_it_comes_back_as_it_was() -> None:
    made = campaign()
    assert decode(encode(made), RULES, "any") == made


def test_a_played_kingdom_needs_no_new_field_in_its_file() -> None:
    text = encode(Campaign(kingdoms=Map({"a": Kingdom("a", "A")}))).decode()
    assert not any(word in text for word in ("neighbour", "attitudes", "sponsor"))


def test_a_neighbour_of_which_nothing_is_known_comes_back() -> None:
    done = decide(FoundNeighbour(kingdom="fog", name="Fog"), campaign(), RULES)
    assert isinstance(done, Change)
    assert decode(encode(done.campaign), RULES, "any") == done.campaign


@pytest.mark.parametrize(
    ("kingdom", "fields", "code", "path"),
    [
        ("mark", {"neighbour": Neighbour(3)}, "neighbour_is_played", "neighbour"),
        ("hill", {"neighbour": Neighbour(size=-1)}, "out_of_range", "neighbour.size"),
        ("hill", {"neighbour": Neighbour(dice=(3,))}, "out_of_range", "neighbour.dice"),
        ("hill", {"neighbour": Neighbour(dice=(3, 7))}, "out_of_range", "neighbour.dice[1]"),
        ("hill", {"attitudes": (("marc", "hostile"),)}, "unknown_id", "attitudes[0][0]"),
        ("hill", {"attitudes": (("mark", "hostile"), ("mark", "helpful"))}, "twice", "attitudes[1]"),
        ("hill", {"attitudes": (("hill", "hostile"),)}, "kingdom_to_itself", "attitudes[0][0]"),
        ("mark", {"sponsor": "hil"}, "unknown_id", "sponsor"),
        ("mark", {"sponsor": "mark"}, "kingdom_to_itself", "sponsor"),
    ],
)
def test_a_fault_is_named_with_its_place(
    kingdom: str, fields: dict[str, object], code: str, path: str
) -> None:
    made = campaign()
    changed = replace(made.kingdoms[kingdom], **fields)
    with pytest.raises(StoreError) as told:
        decode(encode(replace(made, kingdoms=made.kingdoms.set(kingdom, changed))), RULES, "any")
    place = sorted(made.kingdoms).index(kingdom)
    assert (code, f"kingdoms[{place}].{path}") in [(f.code, f.where) for f in told.value.faults]


def test_nobody_sits_at_the_table_of_a_kingdom_that_is_not_played() -> None:
    with pytest.raises(StoreError) as told:
        decode(encode(replace(campaign(), at_table="hill")), RULES, "any")
    assert ("unknown_id", "at_table") in [(f.code, f.where) for f in told.value.faults]
