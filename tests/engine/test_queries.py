"""Hexes found by what they are."""

from __future__ import annotations

import pytest
from immutables import Map

from kingdom_gui.engine.hexes import HexId
from kingdom_gui.engine.queries import STATES, UNCLAIMED, Query, matching_hexes, state_of
from kingdom_gui.engine.state import Campaign, Hex, Kingdom, Settlement, Special

LAND: dict[HexId, Hex] = {
    (0, 0, 0): Hex("plains", explored=True, cleared=True, improvements=("farm",)),
    (0, 1, 0): Hex("plains", explored=True, cleared=True, river=1),
    (0, 2, 0): Hex("hills", explored=True, cleared=True),
    (0, 3, 0): Hex("plains", explored=True, special=(Special("ruin"),)),
    (0, 4, 0): Hex("plains", seen=True, lake=True),
    (0, 5, 0): Hex("plains"),
    (0, 6, 0): Hex("hills", coast=True),
    (-1, 0, 0): Hex("cavern"),
}
CAMPAIGN = Campaign(
    hexes=Map(LAND),
    claims=Map({(0, 0, 0): "k", (0, 1, 0): "k", (0, 6, 0): "n"}),
    kingdoms=Map({"k": Kingdom("k", "Kay"), "n": Kingdom("n", "En", stage="neighbour")}),
    settlements=Map({"t": Settlement("t", "Town", (0, 1, 0)), "u": Settlement("u", "Ulm", (0, 6, 0))}),
)


def columns(query: Query) -> list[int]:
    return [hex_id[1] for hex_id in matching_hexes(CAMPAIGN, query)]


def test_an_empty_query_asks_for_everything() -> None:
    assert matching_hexes(CAMPAIGN, Query()) == sorted(LAND)


def test_claimed_plains_without_a_farm() -> None:
    assert columns(Query(owner="k", terrain="plains", lack="farm")) == [1]
    assert columns(Query(owner="k", terrain="plains", have="farm")) == [0]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        (Query(owner=UNCLAIMED, level=0), [2, 3, 4, 5]),
        (Query(owner="n"), [6]),
        (Query(owner="nobody"), []),
        (Query(have="river"), [1]),
        (Query(have="lake"), [4]),
        (Query(have="coast"), [6]),
        (Query(terrain="plains", lack="river", level=0), [0, 3, 4, 5]),
        (Query(special="ruin"), [3]),
        (Query(near="t", within=1), [0, 1, 2]),
        (Query(within=1), [0, 1, 2, 5, 6]),
        (Query(near="gone", within=9), []),
        (Query(level=-1), [0]),
    ],
)
def test_each_field_narrows_what_is_found(query: Query, found: list[int]) -> None:
    assert columns(query) == found


@pytest.mark.parametrize(
    ("state", "found"),
    [("claimed", [0, 1]), ("cleared", [2]), ("explored", [3]), ("seen", [4]), ("unknown", [0, 5, 6])],
)
def test_the_five_states_part_the_map(state: str, found: list[int]) -> None:
    """A hex of a kingdom that nobody plays is claimed, but the players need not know of it."""
    assert columns(Query(state=state)) == found  # type: ignore[arg-type]


def test_every_hex_has_one_of_the_states() -> None:
    owners = CAMPAIGN.claims.get
    assert {state_of(h, CAMPAIGN.kingdoms.get(owners(i, ""))) for i, h in LAND.items()} == set(STATES)
