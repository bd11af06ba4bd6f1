"""Where an item comes from: the generator, the GM's list, or either."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.items.sources import Wanted, by_chance, fitting, named_in
from kingdom_gui.engine.state import ItemsFrom, ListedItem
from tests.engine.table import RULES

from .dice import Fixed

LAMP = ListedItem("Lamp of the ford", "wondrous_item", "minor", 900)
RING = ListedItem("Ring of sighs", "ring", "minor", 2400)
ORB = ListedItem("Orb", "wondrous_item", "medium", 9000)
LIST = (LAMP, RING, ORB)


def wanted(*kinds: str, tier: str = "minor", most: int | None = None) -> Wanted:
    return Wanted("k", "a", "", tier, kinds, most)


def test_what_of_the_list_fits() -> None:
    assert fitting(LIST, wanted("any")) == [LAMP, RING]
    assert fitting(LIST, wanted("wondrous_item")) == [LAMP]
    assert fitting(LIST, wanted("any", most=1000)) == [LAMP]
    assert fitting(LIST, wanted("any", tier="medium", most=8999)) == []


def test_the_list_alone() -> None:
    assert by_chance(RULES, LIST, "list", wanted("any"), Fixed(listed=2)) == RING
    assert by_chance(RULES, LIST, "list", wanted("potion"), Fixed()) is None


def test_the_generator_alone() -> None:
    found = by_chance(RULES, LIST, "generator", wanted("wand"), Fixed(made=100, name="far_voice"))
    assert found == ListedItem("@wand::2:3:far_voice", "wand", "minor", 4500)


@pytest.mark.parametrize(("source", "name"), [("list", "Lamp of the ford"), ("generator", "@wondrous_item:")])
def test_either_of_both(source: str, name: str) -> None:
    found = by_chance(RULES, LIST, "both", wanted("wondrous_item"), Fixed(source=source))
    assert found is not None
    assert found.name.startswith(name)


@pytest.mark.parametrize(("most", "listed"), [(40, False), (1000, True)])
def test_of_both_the_one_that_has_something(most: int, listed: bool) -> None:
    """Nothing of the list for 40 gp; nothing that the generator could make, where it makes rods alone."""
    kinds = ("potion",) if not listed else ("rod", "wondrous_item")
    items: tuple[ListedItem, ...] = (LAMP,)
    source: ItemsFrom = "both"
    dice = Fixed(source="list")
    found = by_chance(RULES, items, source, wanted(*kinds, most=most), dice)
    assert found is not None
    assert (found is LAMP) == listed
    assert ("source" in dice.asked) == listed


def test_names_of_the_list_are_known_however_written() -> None:
    assert named_in(LIST, "LAMP of the Ford") is LAMP
    assert named_in(LIST, "Lamp") is None
