"""Armies in a campaign file: they come back as they were, and faults are named (IT L262, L1364)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.state import Army, Campaign, Kingdom
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign

SOUND = Army(5, "The Ford Guard", 2, hex=(0, 0, 0), within="fort", home="ford", cr="3")


def with_army(army: Army) -> Campaign:
    made = full_campaign()
    mark: Kingdom = made.kingdoms["mark"]
    return replace(made, kingdoms=made.kingdoms.set("mark", replace(mark, armies=(army,))))


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"within": "settlement"},
        {"within": "watchtower"},
        {"hex": None, "within": "", "home": "", "cr": "1/4"},
        {"hex": (0, 70, 70)},  # the map has lost it: the army is only nowhere
    ],
)
def test_a_sound_army_comes_back(fields: dict[str, object]) -> None:
    made = with_army(replace(SOUND, **fields))
    assert decode(encode(made), RULES, "any") == made


def test_what_is_not_said_is_not_written() -> None:
    text = encode(with_army(Army(5, "Plain"))).decode()
    line = next(line for line in text.splitlines() if '"Plain"' in line)
    assert line.strip() == '{"id":5,"name":"Plain"}'


@pytest.mark.parametrize(
    ("fields", "code", "path"),
    [
        ({"cr": "three"}, "cr_wrong", "cr"),
        ({"within": "Watch tower"}, "unknown_id", "within"),
        ({"home": "fort"}, "unknown_id", "home"),
        ({"tactics": -1}, "out_of_range", "tactics"),
        ({"weeks": 5}, "out_of_range", "weeks"),
        ({"consumption": -1}, "out_of_range", "consumption"),
    ],
)
def test_faults_are_named_with_their_place(fields: dict[str, object], code: str, path: str) -> None:
    data = encode(with_army(replace(SOUND, **fields)))
    with pytest.raises(StoreError) as error:
        decode(data, RULES, "any")
    found = error.value.faults[0]
    assert (found.code, found.where) == (code, f"kingdoms[0].armies[0].{path}")


def test_fault_b27_a_misspelt_name_gets_its_suggestion() -> None:
    """Fault B27: `Acadamy` in a file is named, with what it should be."""
    data = encode(full_campaign()).replace(b'"kind":"menagerie"', b'"kind":"Acadamy"', 1)
    with pytest.raises(StoreError) as error:
        decode(data, RULES, "any")
    found = error.value.faults[0]
    assert (found.code, found.parameters["found"], found.parameters["suggestion"]) == (
        "unknown_id", "Acadamy", "academy",
    )  # fmt: skip
    assert found.line > 0
