"""The next size of a settlement, its Defense by side, and the buildings it has lost."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.build import Destroy
from kingdom_gui.engine.town_sheet import defense_by_side, growth, losses

from .table import RULES
from .town import Town


def test_what_it_lacks_to_the_next_size() -> None:
    """2 lots, 500 people: a small town up to 2,000; 1,501 people, that is 7 lots, to a large town."""
    town = Town()
    town.put("house", 0)
    town.put("house", 1)
    found = growth(town.here, RULES)
    assert (found.size, found.next_size) == ("small_town", "large_town")
    assert (found.people, found.lots, found.next_cap) == (1501, 7, 2000)
    assert (found.by_lots, found.modifier, found.danger) == ("small_town", -2, -5)
    assert found.spare == 1000


def test_the_largest_has_no_next_and_an_empty_one_no_size_by_lots() -> None:
    empty = growth(Town().here, RULES)
    # Its first lot brings 250 people, which is a small town at once.
    assert (empty.by_lots, empty.next_size, empty.people, empty.lots) == ("", "small_town", 201, 1)
    town = Town()
    town.do(actions.AddModifier(target="population", amount=30_000, settlement="a"))
    assert (growth(town.here, RULES).next_size, growth(town.here, RULES).people) == ("", 0)


def test_defense_goes_by_the_side_and_plans_and_ruins_do_not_count() -> None:
    town = Town()
    town.put("city_wall", side="n")
    town.put("moat", side="n")
    wall = town.put("city_wall", side="e")
    town.do(actions.SetBuilding(settlement="a", number=wall.id, damaged=True))
    town.do(actions.Build(settlement="a", building="city_wall", side="s", planned=True))
    found = [(s.side, s.kinds, s.defense) for s in defense_by_side(town.a, RULES)]
    assert found == [("n", ("city_wall", "moat"), 2), ("e", ("city_wall",), 0)]


def test_losses_come_from_the_journal_the_latest_first() -> None:
    town = Town()
    shrine, house = town.put("shrine", 0), town.put("house", 1)
    town.do(actions.Demolish(settlement="a", number=house.id, override="to make room"))
    town.do(Destroy(settlement="a", number=shrine.id))
    found = [(loss.kind, loss.code, loss.month) for loss in losses(town.campaign, town.a)]
    now = town.campaign.month
    assert found == [("shrine", "building_destroyed", now), ("house", "building_demolished", now)]
    assert losses(town.campaign, town.a)[1].note == "to make room"
