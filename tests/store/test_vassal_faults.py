"""Sovereigns and vassals in a campaign file: bonds come back as they were, and one-sided ones are named."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.state import Campaign, Use, Vassal
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError

from .samples import RULES, full_campaign


def bound(mark: dict[str, object], north: dict[str, object] | None = None) -> Campaign:
    """The sample without its own bonds, in which the north is the Mark's vassal, with these fields of the
    two.
    """
    made = full_campaign()
    alone = {key: replace(kingdom, overlord="", vassals=()) for key, kingdom in made.kingdoms.items()}
    fields: dict[str, dict[str, object]] = {
        "mark": {"vassals": (Vassal("north", 2, "Vera"),)} | mark,
        "north": {"overlord": "mark"} | (north or {}),
    }
    kingdoms = made.kingdoms.update(alone)
    for key, changed in fields.items():
        kingdoms = kingdoms.set(key, replace(kingdoms[key], **changed))
    return replace(made, kingdoms=kingdoms)


def rows(**fields: object) -> dict[str, object]:
    """The Mark's row for the north with these fields."""
    return {"vassals": (replace(Vassal("north"), **fields),)}


@pytest.mark.parametrize(
    ("mark", "north", "code", "path"),
    [
        ({"vassals": ()}, {}, "overlord_unaware", "kingdoms[2].overlord"),
        ({}, {"overlord": ""}, "no_overlord", "kingdoms[0].vassals[0].kingdom"),
        ({}, {"overlord": "nort"}, "unknown_id", "kingdoms[2].overlord"),
        ({}, {"overlord": "north"}, "kingdom_to_itself", "kingdoms[2].overlord"),
        (rows(kingdom="nort"), {}, "unknown_id", "kingdoms[0].vassals[0].kingdom"),
        (rows(kingdom="mark"), {}, "kingdom_to_itself", "kingdoms[0].vassals[0].kingdom"),
        ({"vassals": (Vassal("north"),) * 2}, {}, "twice", "kingdoms[0].vassals[1].kingdom"),
        (rows(since=0), {}, "out_of_range", "kingdoms[0].vassals[0].since"),
        (rows(neglected=-1), {}, "out_of_range", "kingdoms[0].vassals[0].neglected"),
        (rows(passed=4), {}, "out_of_range", "kingdoms[0].vassals[0].passed"),
        ({"use": Use(credit=-1)}, {}, "out_of_range", "kingdoms[0].use.credit"),
        ({"overlord": "north"}, {"vassals": (Vassal("mark"),)}, "overlord_circle", "kingdoms[0].overlord"),
    ],
)
def test_a_fault_is_named_with_its_place(
    mark: dict[str, object], north: dict[str, object], code: str, path: str
) -> None:
    with pytest.raises(StoreError) as told:
        decode(encode(bound(mark, north)), RULES, "any")
    assert (code, path) in [(fault.code, fault.where) for fault in told.value.faults]


def test_bonds_that_both_sides_know_come_back() -> None:
    made = bound({"obligation": "fief", "use": Use(credit=3)}, {"obligation": "conquest", "sponsor": "mark"})
    read = decode(encode(made), RULES, "any")
    assert [read.kingdoms[key] for key in ("mark", "north")] == [made.kingdoms[k] for k in ("mark", "north")]
