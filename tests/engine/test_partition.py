"""Land that offers itself for a kingdom of its own."""

from __future__ import annotations

from kingdom_gui.engine.partition import around_settlements, proposals
from kingdom_gui.engine.state import Territory
from kingdom_gui.engine.territory import parts

from .realms import EAST, Realms


def test_a_settlement_with_the_land_nearest_to_it() -> None:
    table = Realms.two_towns()
    found = {town.id: set(land) for town, land in around_settlements(table.campaign, table.kingdom)}
    assert found["bree"] == set(EAST)
    assert found["ashford"] | found["bree"] == set(table.campaign.realm("k"))
    assert all(len(parts(land)) == 1 for land in found.values())


def test_the_capital_keeps_what_is_as_near_to_it() -> None:
    """(0,2,0) is two steps from Ashford and one from Bree; with Bree as capital too nothing changes hands."""
    table = Realms.two_towns().put("k", capital="bree")
    found = {town.id: set(land) for town, land in around_settlements(table.campaign, table.kingdom)}
    assert (0, 1, 0) in found["ashford"]
    assert found["ashford"].isdisjoint(found["bree"])


def test_offered_are_secondary_territory_and_settlements_but_for_the_capital() -> None:
    table = Realms.two_towns()
    assert [(one.kind, one.settlement) for one in proposals(table.campaign, "k")] == [("settlement", "bree")]
    table.put("k", secondary=(Territory(EAST, 1, "general"),))
    found = proposals(table.campaign, "k")
    assert [(one.kind, one.settlement) for one in found] == [("territory", "bree")]
    assert set(found[0].hexes) == set(EAST)


def test_land_that_lies_apart_is_offered_too() -> None:
    from kingdom_gui.engine.actions import every as actions

    table = Realms.two_towns()
    table.do(actions.Claim(hexes=((0, -4, 0), (0, -4, 1)), granted=True))
    found = proposals(table.campaign, "k")[0]
    assert (found.kind, found.hexes) == ("apart", ((0, -4, 0), (0, -4, 1)))
