"""The table of items: sound as it stands, and each fault of a broken one is named."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.items.records import ItemKind, ItemRow
from kingdom_gui.engine.rule_faults import faults
from tests.engine.table import RULES

POTION, ARMOR, RING = RULES.items["potion"], RULES.items["armor"], RULES.items["ring"]


def broken(**kinds: ItemKind) -> list[str]:
    """The faults of the rules with these kinds of item in place of their own."""
    items: Mapping[str, ItemKind] = {**RULES.items, **kinds}
    return faults(replace(RULES, items=items))


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        (replace(POTION, epithets=()), "potion: epithets: at least one"),
        (replace(ARMOR, bases={}), "armor: bases: what bears the bonus, with its price"),
        (replace(POTION, tiers={}), "potion: tiers: at least one"),
        (replace(RING, tiers={"minor": ()}), "ring: tiers: minor: to: must rise"),
        (replace(RING, tiers={"minor": (ItemRow(99, price=5),)}), "ring: tiers: minor: to: must rise"),
        (replace(RING, tiers={"minor": (ItemRow(100),)}), "ring: tiers: minor: to 100: price"),
        (replace(POTION, tiers={"minor": (ItemRow(100),)}), "potion: tiers: minor: to 100: caster"),
        (replace(ARMOR, tiers={"minor": (ItemRow(100),)}), "armor: tiers: minor: to 100: bonus"),
        (replace(RING, tiers={"mynor": (ItemRow(100, price=5),)}), "ring: tiers: mynor: no such tier"),
    ],
)  # fmt: skip
def test_faults_are_named(kind: ItemKind, fault: str) -> None:
    place = "items.json: "
    assert [told[: len(place + fault)] for told in broken(**{kind.id: kind})] == [place + fault]


def test_a_missing_kind_and_one_too_many_are_named() -> None:
    items = {name: kind for name, kind in RULES.items.items() if name != "rod"}
    items["spoon"] = replace(RING, id="spoon")
    assert faults(replace(RULES, items=items)) == [
        "items.json: rod: this kind of item is missing",
        "items.json: spoon: no slot takes such items",
    ]


def test_every_figure_has_its_source() -> None:
    assert all(kind.sources and kind.ref for kind in RULES.items.values())
