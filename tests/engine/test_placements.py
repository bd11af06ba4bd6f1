"""Where a building may go: the answers the grid shows while one is dragged."""

from __future__ import annotations

from msgspec.structs import replace

from kingdom_gui.engine import actions
from kingdom_gui.engine.actions import Change, Refusal, decide
from kingdom_gui.engine.placements import legal_lots, legal_sides

from .table import RULES
from .town import Town, buying


def asked(town: Town, kind: str, turned: bool = False, **fields: object) -> dict[int, Change | Refusal]:
    return legal_lots(town.campaign, "k", RULES, "a", 0, kind, turned, **fields)  # type: ignore[arg-type]


def allowed(found: dict[int, Change | Refusal]) -> list[int]:
    return [origin for origin, outcome in found.items() if isinstance(outcome, Change)]


def test_a_shop_goes_beside_a_house() -> None:
    town = Town()
    town.put("house", 7)
    found = asked(town, "shop")
    assert allowed(found) == [1, 6, 8, 13]
    assert len(found) == 36
    taken = found[7]
    assert isinstance(taken, Refusal)
    assert [r.code for r in taken.reasons] == ["lot_taken"]
    assert taken.price.total == 8


def test_large_buildings_are_asked_for_by_their_north_west_lot() -> None:
    town = Town()
    assert len(asked(town, "theater")) == 30
    assert len(asked(town, "theater", turned=True)) == 30
    assert len(asked(town, "castle")) == 25
    assert asked(town, "waterway", lots=2).keys() == asked(town, "theater").keys()
    town.put("smithy", 14)
    assert set(asked(town, "castle")) - set(allowed(asked(town, "castle"))) == {7, 8, 13, 14}


def test_each_answer_is_what_the_drop_does() -> None:
    town = Town()
    town.put("academy", 0, 1)
    for origin, outcome in asked(town, "library").items():
        dropped = decide(replace(buying("library", origin), kingdom="k"), town.campaign, RULES)
        assert type(dropped) is type(outcome)
        assert dropped.price.entries == outcome.price.entries
        if isinstance(outcome, Change) and isinstance(dropped, Change):
            assert outcome.campaign == dropped.campaign


def test_a_plan_may_go_where_the_rules_only_warn() -> None:
    town = Town(treasury=0)
    assert allowed(asked(town, "shop")) == []
    planned = asked(town, "shop", planned=True)
    assert len(allowed(planned)) == 36
    assert isinstance(planned[0], Change)
    assert [w.code for w in planned[0].warnings] == ["needs_neighbours"]


def test_sides_for_walls_and_gates() -> None:
    town = Town(water=("w",))
    walls = legal_sides(town.campaign, "k", RULES, "a", 0, "city_wall")
    assert [side for side, outcome in walls.items() if isinstance(outcome, Change)] == ["n", "e", "s"]
    town.put("city_wall", side="e")
    gates = legal_sides(town.campaign, "k", RULES, "a", 0, "watergate")
    assert [side for side, outcome in gates.items() if isinstance(outcome, Change)] == ["e"]


def test_works_of_the_whole_district_have_no_lots() -> None:
    town = Town()
    assert asked(town, "sewer_system") == {}
    assert len(asked(town, "magical_streetlamps")) == 36
    town.do(actions.Build(settlement="a", building="sewer_system"))
