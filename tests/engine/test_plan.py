"""Templates of district plans: kept, thrown away, laid out elsewhere."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.plan import DropTemplate, KeepTemplate, LayTemplate, OrderWishes
from kingdom_gui.engine.templates import verdicts

from .table import RULES
from .town import Town


@pytest.fixture
def town() -> Town:
    """A house with an Inn, and a wall in the west; an empty second district."""
    made = Town()
    made.put("house", 0)
    made.put("inn", 1)
    made.put("city_wall", side="w")
    made.do(actions.AddDistrict(settlement="a", granted=True))
    return made


def keep(town: Town, name: str = "Core") -> None:
    town.do(KeepTemplate(settlement="a", district=0, name=name))


def test_a_plan_is_kept_with_lots_and_sides(town: Town) -> None:
    keep(town)
    (kept,) = town.campaign.settings.templates
    assert kept.name == "Core"
    assert [(p.kind, p.lots, p.side) for p in kept.parts] == [
        ("house", (0,), ""),
        ("inn", (1,), ""),
        ("city_wall", (), "w"),
    ]


def test_one_of_the_same_name_is_replaced_and_thrown_away(town: Town) -> None:
    keep(town)
    town.put("shrine", 2)
    keep(town)
    assert [len(t.parts) for t in town.campaign.settings.templates] == [4]
    town.do(DropTemplate(name="Core"))
    assert town.campaign.settings.templates == ()
    assert town.refused(DropTemplate(name="Core")) == ["no_such_template"]


def test_laid_out_it_is_planned_and_costs_nothing(town: Town) -> None:
    keep(town)
    before = town.campaign.kingdoms["k"].treasury.value
    change = town.do(LayTemplate(settlement="a", district=1, name="Core"))
    drawn = town.a.districts[1].buildings
    assert [(b.kind, b.lots, b.side, b.planned) for b in drawn] == [
        ("house", (0,), "", True),
        ("inn", (1,), "", True),
        ("city_wall", (), "w", True),
    ]
    assert town.campaign.kingdoms["k"].treasury.value == before
    assert change.parameters == {"template": "Core", "settlement": "Ashford", "count": 3, "left": 0}
    assert change.warnings == ()  # the Inn has its planned House


def test_what_has_no_place_is_left_out_and_what_is_there_is_not_drawn_twice(town: Town) -> None:
    keep(town)
    town.put("house", 0, district=1)
    town.put("shrine", 1, district=1)
    change = town.do(LayTemplate(settlement="a", district=1, name="Core"))
    assert [b.kind for b in town.a.districts[1].buildings] == ["house", "shrine", "city_wall"]
    assert (change.parameters["count"], change.parameters["left"]) == (1, 1)
    assert town.refused(LayTemplate(settlement="a", district=1, name="Core")) == ["template_has_no_place"]


def test_rules_only_warn_and_each_building_knows_what_is_against_it(town: Town) -> None:
    town.put("town_hall", 8, 9)
    keep(town)
    (template,) = town.campaign.settings.templates
    town.do(actions.SetBorders(settlement="a", district=1, water=("w",)))
    found = {v.part.kind: v for v in verdicts(template, town.campaign, town.a, 1, RULES)}
    assert (found["house"].fate, found["house"].reasons) == ("laid", ())
    assert [r.code for r in found["city_wall"].reasons] == ["needs_land_side"]
    change = town.do(LayTemplate(settlement="a", district=1, name="Core"))
    assert "needs_land_side" in [w.code for w in change.warnings]


def test_an_empty_district_and_an_empty_name_keep_nothing(town: Town) -> None:
    assert town.refused(KeepTemplate(settlement="a", district=1, name="X")) == ["nothing_to_keep"]
    assert town.refused(KeepTemplate(settlement="a", district=0, name="  ")) == ["name_missing"]


def test_only_plans_can_be_put_in_order(town: Town) -> None:
    keep(town)
    town.do(LayTemplate(settlement="a", district=1, name="Core"))
    house, inn, wall = (b.id for b in town.a.districts[1].buildings)
    town.do(OrderWishes(numbers=(wall, house, wall)))
    assert town.campaign.kingdoms["k"].wishes == (wall, house)
    standing = town.a.districts[0].buildings[0].id
    assert town.refused(OrderWishes(numbers=(standing,))) == ["no_plan_of_number"]
    assert inn not in town.campaign.kingdoms["k"].wishes
