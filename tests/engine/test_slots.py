"""Upkeep's items step: all districts at once, one slot each, within the base value (IT L247, L506; D32)."""

from __future__ import annotations

from collections import Counter
from time import perf_counter

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.requests import Roll, Write
from kingdom_gui.engine.state import Building, District, Item, ListedItem, Settlement
from kingdom_gui.engine.turn.driver import pending
from kingdom_gui.engine.turn.slots import ROLLED, slots_of

from .table import HOME, RULES
from .turn_table import TurnTable

LAMP = ListedItem("Lamp of the ford", "wondrous_item", "minor", 90)


class Street(TurnTable):
    """Settlement `a`, its base value as told, with districts of one building each that has slots."""

    def __init__(self, *kinds: str, base_value: int = 2000, source: str = "generator") -> None:
        super().__init__(radius=3)
        self.found(size=7, treasury=100).reign().everyone()
        self.do(actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME, granted=True))
        districts = tuple(
            District(buildings=(Building(number, kind, (0, 1, 6, 7)[: RULES.buildings[kind].lots]),))
            for number, kind in enumerate(kinds, 1)
        )
        self.change(districts=districts)
        self.campaign = replace(
            self.campaign,
            counter=len(kinds),
            settings=replace(self.campaign.settings, items_from=source, item_list=(LAMP,)),
        )
        for target in ("base_value_cap", "base_value"):
            now = self.numbers.settlements[0].total(target)
            if now != base_value:
                self.do(actions.AddModifier(target=target, amount=base_value - now, settlement="a"))
        self.go_to("upkeep.items")

    def change(self, **fields: object) -> None:
        """Replace fields of the settlement."""
        town = replace(self.town, **fields)
        self.campaign = replace(self.campaign, settlements=self.campaign.settlements.set("a", town))

    @property
    def town(self) -> Settlement:
        return self.campaign.settlements["a"]

    @property
    def items(self) -> list[tuple[int, int, str, int]]:
        return [(item.building, item.slot, item.name, item.price) for item in self.town.items]

    def told(self, code: str) -> list[dict[str, str | int]]:
        """What the journal's lines of this code say."""
        return [line.parameters for line in self.campaign.journal[1] if line.code == code]


def test_one_request_for_all_districts() -> None:
    street = Street("herbalist", "herbalist", "house", "magic_shop")
    asked = street.asked
    assert isinstance(asked, Roll)
    assert (asked.id, asked.sides, asked.count, asked.by) == (ROLLED, 100, 3, "magister")
    assert asked.parameters == {"districts": 3, "where": "Ashford 1, Ashford 2, Ashford 4"}


@pytest.mark.parametrize(("die", "filled"), [(50, 0), (51, 1), (62, 1), (100, 1)])
def test_from_51_a_slot_fills(die: int, filled: int) -> None:
    """Cases slot_51 and slot_jessica: a Herbalist, a base value of 200 gp, a spell of the 1st level."""
    street = Street("herbalist", base_value=200)
    key = "upkeep.slot.a.0."
    street.do(
        actions.PlayStep(
            answers={ROLLED: (die,), key + "kind": (1,), key + "made": (45,), key + "name": (4,)}
        )
    )
    assert street.items == [(1, 0, "@potion::1:1:warm_hand", 50)][:filled]
    assert street.told("slots_rolled") == [{"districts": 1, "filled": filled}]
    found = {"settlement": "a", "item": "@potion::1:1:warm_hand", "price": 50}
    assert street.told("item_found") == [found][:filled]
    assert street.step == "upkeep.unrest"


def test_one_slot_of_a_district_at_most() -> None:
    street = Street("magic_shop", base_value=16000)
    street.do(actions.PlayStep(answers={ROLLED: (100,), "upkeep.slot.a.0.which": (6,)}))
    assert [item[:2] for item in street.items] == [(1, 5)]
    assert street.town.items[0].tier == "medium"


def test_a_full_district_is_not_rolled_for() -> None:
    street = Street("herbalist")
    street.change(items=(Item(1, 0, "Elixir"),))
    assert street.asked is None
    street.do(actions.PlayStep())
    assert street.items == [(1, 0, "Elixir", 0)]


def test_damaged_and_planned_buildings_have_no_slots() -> None:
    street = Street("herbalist", "herbalist")
    one, two = street.town.districts
    street.change(
        districts=(
            District(buildings=(replace(one.buildings[0], damaged=True),)),
            District(buildings=(replace(two.buildings[0], planned=True),)),
        )
    )
    assert street.asked is None


def test_nothing_within_the_base_value_leaves_the_slot_vacant() -> None:
    """Ruling D32; a new village has a base value of 0 (ruling A47)."""
    street = Street("herbalist", base_value=0)
    street.do(actions.PlayStep(answers={ROLLED: (100,)}))
    assert street.items == []
    assert street.told("no_item_found") == [{"settlement": "a", "tier": "minor"}]


def test_the_cap_can_be_taken_off() -> None:
    """Toggle `slot_price_cap` (dispute D42)."""
    street = Street("herbalist", base_value=0)
    street.do(actions.SetRuling(ruling="slot_price_cap", choice="none"))
    street.do(actions.PlayStep(answers={ROLLED: (100,), "upkeep.slot.a.0.kind": (2,)}))
    assert len(street.items) == 1


def test_the_gm_may_write_another_item_with_its_price() -> None:
    street = Street("herbalist", "herbalist", "herbalist")
    names = ("Vial of fog, 75 gp", "LAMP OF THE FORD", "A sealed jar")
    typed = {f"upkeep.slot.a.{n}.item": name for n, name in enumerate(names)}
    street.do(actions.PlayStep(answers={ROLLED: (90, 90, 90), **typed}))
    assert [item[2:] for item in street.items] == [
        ("Vial of fog", 75),
        ("LAMP OF THE FORD", 90),  # of the list: its price is known
        ("A sealed jar", 0),
    ]


def test_the_programs_dice_do_it_all_in_one_step_and_always_alike() -> None:
    """Also die by die with the dice of the step, by their requests."""
    first, second = (Street(*["magic_shop"] * 4, base_value=8000) for _ in range(2))
    for street in (first, second):
        street.do(actions.PlayStep(rolls=(ROLLED,)))
        assert street.step == "upkeep.unrest"
    assert first.items == second.items
    other = Street(*["magic_shop"] * 4, base_value=8000)
    other.campaign = replace(other.campaign, settings=replace(other.campaign.settings, seed=5))
    other.do(actions.PlayStep(rolls=(ROLLED,)))
    assert other.items != first.items


def test_by_hand_every_die_is_asked_but_flourishes() -> None:
    street = Street("magic_shop", base_value=8000, source="by_hand")
    street.do(actions.PlayStep(answers={ROLLED: (80,)}))
    asked, purposes = street.asked, []
    while isinstance(asked, Roll):
        purposes.append((asked.purpose, asked.sides))
        street.do(actions.PlayStep(answers={asked.id: (1,)}))
        asked = street.asked if street.step == "upkeep.items" else None
    assert purposes == [("which_slot", 7), ("item_made", 100)]  # one kind only: wondrous items
    assert street.items[0][3] == 50


def test_by_hand_a_price_too_high_is_asked_again() -> None:
    street = Street("herbalist", base_value=60, source="by_hand")
    key = "upkeep.slot.a.0."
    street.do(actions.PlayStep(answers={ROLLED: (80,), key + "kind": (1,), key + "made": (100,)}))
    asked = street.asked
    assert asked is not None
    assert asked.id == key + "made.2"


def test_a_typed_item_is_asked_for() -> None:
    street = Street("herbalist", source="typed")
    key = "upkeep.slot.a.0."
    street.do(actions.PlayStep(answers={ROLLED: (80,), key + "kind": (2,)}))
    asked = street.asked
    assert isinstance(asked, Write)
    assert asked.default is None
    told = {
        "settlement": "a",
        "building": "herbalist",
        "tier": "minor",
        "kind": "wondrous_item",
        "most": 2000,
    }
    assert asked.parameters == told
    street.do(actions.PlayStep(answers={key + "item": "Boots of mud; 1.500 mo"}))
    assert street.items == [(1, 0, "Boots of mud", 1500)]
    assert street.town.items[0].kind == "wondrous_item"


def test_the_list_is_drawn_from() -> None:
    street = Street("herbalist", source="list")
    street.do(actions.PlayStep(answers={ROLLED: (80,)}))
    assert street.items == [(1, 0, "Lamp of the ford", 90)]
    assert (street.town.items[0].kind, street.town.items[0].tier) == ("wondrous_item", "minor")


def test_the_name_of_a_listed_item_may_end_in_a_number() -> None:
    """`Lamp, 12` for 90 gp is not read as an item of 1,290."""
    street = Street("herbalist", source="list")
    numbered = replace(LAMP, name="Lamp of the ford, 12")
    street.campaign = replace(
        street.campaign, settings=replace(street.campaign.settings, item_list=(numbered,))
    )
    street.do(actions.PlayStep(answers={ROLLED: (80,)}))
    assert street.items == [(1, 0, "Lamp of the ford, 12", 90)]


def test_a_list_without_such_an_item_leaves_the_slot_vacant() -> None:
    street = Street("herbalist", base_value=80, source="list")
    street.do(actions.PlayStep(answers={ROLLED: (80,)}))
    assert street.items == []


def test_holy_items_are_the_high_priests() -> None:
    """IT L100: Cathedrals, Shrines and Temples."""
    street = Street("shrine", source="by_hand")
    street.do(actions.PlayStep(answers={ROLLED: (80,)}))
    asked = street.asked
    assert isinstance(asked, Roll)
    assert asked.by == "high_priest"


def test_what_the_dice_leave_open_is_offered() -> None:
    """While another die is asked the names so far stand as offers."""
    street = Street("herbalist", "herbalist", source="by_hand")
    key = "upkeep.slot.a.0."
    answers = {ROLLED: (80, 80), key + "kind": (1,), key + "made": (30,), key + "name": (4,)}
    street.do(actions.PlayStep(answers=answers))
    found = pending(street.campaign, "k", RULES)
    assert found is not None
    assert [(o.id, o.default) for o in found.offers if isinstance(o, Write)] == [
        (key + "item", "@potion::1:1:warm_hand, 50")
    ]


def test_slots_are_numbered_within_their_building() -> None:
    street = Street("magic_shop")
    slots = slots_of(street.numbers.settlements[0], 0)
    assert [(slot.tier, number) for slot, number in slots] == [
        *(("minor", n) for n in range(4)),
        *(("medium", n) for n in (4, 5)),
        ("major", 6),
    ]


def test_vacant_slots_have_an_equal_chance() -> None:
    """300 months of one district with 7 slots, base value without bound."""
    found: Counter[int] = Counter()
    street = Street("magic_shop")
    street.do(actions.SetRuling(ruling="slot_price_cap", choice="none"))
    for seed in range(300):
        settings = replace(street.campaign.settings, seed=seed)
        step = actions.PlayStep(kingdom="k", answers={ROLLED: (99,)})
        outcome = actions.decide(step, replace(street.campaign, settings=settings), RULES)
        assert isinstance(outcome, actions.Change)
        found[outcome.campaign.settlements["a"].items[0].slot] += 1
    assert set(found) == set(range(7))
    assert sum((count - 300 / 7) ** 2 / (300 / 7) for count in found.values()) < 22.5  # 1 in 1,000


def test_two_hundred_slots_fill_in_a_moment() -> None:
    """Bound for the bench: 20 ms; here ten times that, since tests share their machine."""
    street = Street(*["herbalist"] * 200)
    start = perf_counter()
    street.do(actions.PlayStep(answers={ROLLED: (100,) * 200}))
    took = perf_counter() - start
    assert len(street.items) == 200
    assert took < 0.2
