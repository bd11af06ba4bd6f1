"""The half prices that are still open, building by building."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.half_prices import open_halves

from .table import RULES
from .town import Town


def test_each_kind_once_and_none_when_it_is_taken() -> None:
    """An Academy halves five kinds; a Library bought after it uses up one of them (IT L556)."""
    town = Town()
    academy = town.put("academy", 2, 3)
    before = open_halves(town.a, RULES)
    assert before == {academy.id: tuple(sorted(RULES.buildings["academy"].discounts))}
    town.buy("library", 0)
    assert "library" in before[academy.id]
    assert "library" not in open_halves(town.a, RULES)[academy.id]


def test_once_in_all_where_the_table_plays_it_so() -> None:
    town = Town()
    town.put("academy", 2, 3)
    town.buy("library", 0)
    assert open_halves(town.a, RULES, "once_per_building") == {}


def test_what_is_out_of_use_grants_nothing() -> None:
    town = Town()
    academy = town.put("academy", 2, 3)
    town.do(actions.SetBuilding(settlement="a", number=academy.id, damaged=True))
    assert open_halves(town.a, RULES) == {}
