"""Settlement sizes and modifiers (IT L1285-1300): the printed table, switched on and off."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.settlement_totals import MODIFIERS

from ..town import Town

# Lots, districts, modifier, Danger: each end of each row; large cities and metropolises for each district.
TABLE = [
    (1, 1, -4, -10),
    (2, 1, -2, -5),
    (8, 1, -2, -5),
    (9, 1, 0, 0),
    (20, 1, 0, 0),
    (21, 1, 1, 5),
    (36, 1, 1, 5),
    (40, 2, 1, 5),
    (41, 2, 2, 10),
    (100, 3, 3, 15),
    (101, 3, 3, 15),
]


def town_of(lots: int, districts: int) -> Town:
    """A settlement of so many Houses, laid row by row through its districts."""
    town = Town(size=20)
    for _ in range(districts - 1):
        town.do(actions.AddDistrict(settlement="a", granted=True, override="as the test needs it"))
    for lot in range(lots):
        town.put("park", lot % 36, district=lot // 36)
    return town


@pytest.mark.parametrize(("lots", "districts", "modifier", "danger"), TABLE)
def test_the_table_is_played_as_printed(lots: int, districts: int, modifier: int, danger: int) -> None:
    town = town_of(lots, districts)
    before = {name: town.here.total(name) for name in MODIFIERS}
    assert town.here.total("danger") == 0
    town.do(actions.SetRuling(ruling="settlement_size_modifiers", choice="on"))
    assert {name: town.here.total(name) - before[name] for name in MODIFIERS} == dict.fromkeys(
        MODIFIERS, modifier
    )
    assert town.here.total("danger") == danger


def test_while_it_is_off_the_line_says_so() -> None:
    town = town_of(1, 1)
    (line,) = town.here.ledger("danger").entries
    assert (line.amount, line.applies, line.reason) == (-10, False, "optional_rule_off")
    town.do(actions.SetRuling(ruling="settlement_size_modifiers", choice="on"))
    (line,) = town.here.ledger("danger").entries
    assert (line.amount, line.applies, line.source.id, line.ref) == (-10, True, "size", "IT L1285")


def test_switched_off_again_all_is_as_before() -> None:
    town = town_of(3, 1)
    settings, here = town.campaign.settings, town.here
    town.do(
        actions.SetRuling(ruling="settlement_size_modifiers", choice="on"),
        actions.SetRuling(ruling="settlement_size_modifiers", choice="off"),
    )
    assert town.campaign.settings == settings
    assert town.here is here  # nothing is reckoned anew


def test_a_place_without_buildings_has_no_size() -> None:
    town = Town()
    town.do(actions.SetRuling(ruling="settlement_size_modifiers", choice="on"))
    assert town.here.total("danger") == 0
