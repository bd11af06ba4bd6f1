"""The wish list: its order, prices, months, and the order that costs least."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.plan import OrderWishes
from kingdom_gui.engine.wishes import WishList, cheapest, wish_list

from .table import RULES
from .town import Town


def plan(town: Town, kind: str, *lots: int, side: str | None = None) -> int:
    town.do(actions.Build(settlement="a", building=kind, lots=lots, side=side, planned=True))
    return town.last.id


def listed(town: Town, order: tuple[int, ...] | None = None) -> WishList:
    return wish_list(town.campaign, "k", RULES, order=order)


def test_an_academy_halves_the_library_built_after_it() -> None:
    """Academy 52 BP, Library 6 BP: 58 before it, 52 + 3 = 55 after it (IT L556)."""
    town = Town()
    library = plan(town, "library", 0)
    academy = plan(town, "academy", 2, 3)
    as_drawn = listed(town)
    assert as_drawn.order == (library, academy)
    assert (as_drawn.total, as_drawn.list_total) == (58, 58)
    best = cheapest(town.campaign, "k", RULES)
    assert best.order == (academy, library)
    assert [wish.price for wish in best.wishes] == [52, 3]
    town.do(OrderWishes(numbers=best.order))
    assert listed(town).total == 55


def test_one_half_price_serves_one_building_only() -> None:
    town = Town()
    academy = plan(town, "academy", 2, 3)
    first, second = plan(town, "library", 0), plan(town, "library", 5)
    found = {wish.number: wish.price for wish in cheapest(town.campaign, "k", RULES).wishes}
    assert (found[academy], found[first], found[second]) == (52, 3, 6)


def test_what_is_promised_is_what_is_paid() -> None:
    town = Town()
    plan(town, "academy", 2, 3)
    plan(town, "library", 0)
    plan(town, "house", 12)
    plan(town, "inn", 13)
    wishes = cheapest(town.campaign, "k", RULES)
    paid = []
    for wish in wishes.wishes:
        change = town.do(actions.BuildPlanned(settlement="a", number=wish.number))
        paid.append(change.price.total)
    assert paid == [wish.price for wish in wishes.wishes]


def test_what_needs_a_neighbour_waits_for_it() -> None:
    town = Town()
    inn = plan(town, "inn", 1)
    house = plan(town, "house", 0)
    assert [len(wish.reasons) for wish in listed(town).wishes] == [1, 0]
    after = listed(town, (house, inn))
    assert [wish.reasons for wish in after.wishes] == [(), ()]


def test_months_go_by_the_limit_the_free_home_and_the_preparation() -> None:
    """Size 1: one building a month, one home besides; a hill town waits for a month (IT L304, B03, D53)."""
    town = Town(size=1)
    for lot in (0, 1, 2):
        plan(town, "shrine", lot)
    for lot in (12, 13):
        plan(town, "house", lot)
    found = listed(town)
    assert [wish.month - town.campaign.month for wish in found.wishes] == [0, 1, 2, 2, 3]
    assert found.months == 4
    homes_first = listed(town, (*found.order[3:], *found.order[:3]))
    # The first home is the month's free one, the second takes the month's building.
    assert [wish.month - town.campaign.month for wish in homes_first.wishes] == [0, 0, 1, 2, 3]


def test_what_is_built_already_this_month_counts() -> None:
    town = Town(size=1)
    town.buy("shrine", 0)
    plan(town, "shrine", 1)
    assert [wish.month - town.campaign.month for wish in listed(town).wishes] == [1]
    assert listed(town).months == 2


def test_a_watergate_comes_with_the_wall_it_is_set_in() -> None:
    town = Town(size=1, water=("w",))
    wall = plan(town, "city_wall", side="e")
    shrine = plan(town, "shrine", 0)
    gate = plan(town, "watergate", side="e")
    found = {
        wish.number: wish.month - town.campaign.month for wish in listed(town, (wall, gate, shrine)).wishes
    }
    assert found == {wall: 0, gate: 0, shrine: 1}


def test_nothing_planned_takes_no_time() -> None:
    assert listed(Town()).months == 0
    assert listed(Town()).total == 0


KINDS = ("academy", "library", "market", "inn", "theater", "house", "shop", "town_hall", "jail", "barracks")


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(KINDS), min_size=1, max_size=6), st.randoms(use_true_random=False))
def test_the_cheapest_order_never_costs_more_and_leaves_nothing_out(kinds, chance) -> None:
    town = Town()
    free = list(range(0, 36, 2))
    for kind in kinds:
        start = free.pop(chance.randrange(len(free)))
        lots = {1: (start,), 2: (start, start + 1)}.get(RULES.buildings[kind].lots)
        if lots:
            plan(town, kind, *lots)
    drawn = listed(town)
    best = cheapest(town.campaign, "k", RULES)
    assert sorted(best.order) == sorted(drawn.order)
    assert best.total <= drawn.total <= drawn.list_total
