"""Land cut off and lost in a campaign file: hexes, settlements and roles that lead nowhere, wrong owners."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.state import Kingdom, LostLand, Territory, Use
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign

HOME, PORT, NOWHERE = (0, 0, 0), (0, 1, 0), (0, 99, 0)


def broken(**fields: object) -> StoreError:
    """What is said of the sample with these fields of its kingdom."""
    campaign = full_campaign()
    changed: Kingdom = replace(campaign.kingdoms["mark"], **fields)
    with pytest.raises(StoreError) as told:
        decode(encode(replace(campaign, kingdoms=campaign.kingdoms.set("mark", changed))), RULES, "any")
    return told.value


@pytest.mark.parametrize(
    ("fields", "code", "path"),
    [
        ({"secondary": (Territory((NOWHERE,), 2),)}, "hex_off_map", "secondary[0].hexes[0]"),
        ({"secondary": (Territory((HOME, PORT), 2),)}, "hex_not_own", "secondary[0].hexes[1]"),
        ({"secondary": (Territory((HOME,), 0),)}, "out_of_range", "secondary[0].since"),
        ({"secondary": (Territory((HOME,), 2, "wardn", "Io"),)}, "unknown_id", "secondary[0].role"),
        ({"lost": (LostLand((NOWHERE,), 2),)}, "hex_off_map", "lost[0].hexes[0]"),
        ({"lost": (LostLand((PORT, HOME), 2),)}, "hex_own_again", "lost[0].hexes[1]"),
        ({"lost": (LostLand((PORT,), 0),)}, "out_of_range", "lost[0].month"),
        ({"lost": (LostLand((PORT,), 2, True, ("fjord",)),)}, "unknown_id", "lost[0].settlements[0]"),
        ({"use": Use(asked=(NOWHERE,))}, "hex_off_map", "use.asked[0]"),
        ({"landless": -1}, "out_of_range", "landless"),
        ({"fallen": -1}, "out_of_range", "fallen"),
    ],
)
def test_a_fault_is_named_with_its_place(fields: dict[str, object], code: str, path: str) -> None:
    first = broken(**fields).faults[0]
    assert (first.code, first.where) == (code, f"kingdoms[0].{path}")


def test_the_sentence_says_which_hex_and_whose() -> None:
    said = str(broken(secondary=(Territory((PORT,), 2),)))
    assert "[0, 1, 0]" in said or "[0,1,0]" in said
    assert "mark" in said
