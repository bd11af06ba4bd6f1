"""Where armies stand: on the map, in settlements and forts, and in the land of allies (IT L1364)."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.armies import on_the_map, posted
from kingdom_gui.engine.hexes import HexId
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.relations import sign_alliance
from kingdom_gui.engine.state import Army

from .table import HOME, RULES, Table

AWAY, FARTHER, NOWHERE = (0, 3, 0), (0, 4, 0), (0, 99, 0)


def table() -> Table:
    """A kingdom of seven hexes with a town and a watchtower, Hill beside it with a fort and a town."""
    made = Table(radius=5).found(size=7, treasury=200).reign().everyone()
    made.do(
        actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME, override="a test"),
        actions.RaiseArmy(name="Grey Guard", granted=True),
        actions.RaiseArmy(name="Riders", granted=True),
        actions.FoundNeighbour(kingdom="hill", name="Hill"),
        actions.Claim(kingdom="hill", hexes=(AWAY, FARTHER)),
        actions.Improve(kingdom="hill", hexes=(AWAY,), improvement="fort"),
        actions.FoundSettlement(kingdom="hill", settlement="h", name="Hillfoot", hex=FARTHER),
        actions.Improve(hexes=((0, 1, 0),), improvement="watchtower", override="a test"),
    )
    return made


def allied(made: Table) -> Table:
    draft = Draft(made.campaign)
    sign_alliance(draft, "k", "hill", "balanced", RULES)
    made.campaign = draft.campaign
    return made


def army(made: Table, name: str = "Grey Guard") -> Army:
    return next(one for one in made.kingdom.armies if one.name == name)


def move(
    made: Table, hex_id: HexId | None, within: str = "", name: str = "Grey Guard"
) -> actions.StationArmy:
    return actions.StationArmy(army=army(made, name).id, hex=hex_id, within=within)


def test_an_army_stands_on_its_own_land_and_on_nobodys() -> None:
    made = table()
    for hex_id in (HOME, (0, -3, 0)):
        made.do(move(made, hex_id))
        place = posted(made.kingdom, army(made), made.campaign, RULES)
        assert place is not None
        assert (place.hex, place.within) == (hex_id, "")
    made.do(move(made, None))
    assert posted(made.kingdom, army(made), made.campaign, RULES) is None


def test_it_goes_into_what_is_there() -> None:
    made = table()
    made.do(move(made, HOME, "settlement"), move(made, (0, 1, 0), "watchtower", "Riders"))
    assert [(p.army.name, p.hex, p.within) for p in on_the_map(made.campaign, RULES)] == [
        ("Grey Guard", HOME, "settlement"),
        ("Riders", (0, 1, 0), "watchtower"),
    ]


@pytest.mark.parametrize(
    ("hex_id", "within", "code"),
    [
        (NOWHERE, "", "no_such_hex"),
        ((0, 1, 0), "settlement", "army_no_settlement"),
        (HOME, "watchtower", "army_no_post"),
        ((0, 1, 0), "fort", "army_no_post"),
        ((0, 1, 0), "farm", "army_no_post"),
    ],
)
def test_what_is_not_there_cannot_be_stood_in(hex_id: HexId, within: str, code: str) -> None:
    made = table()
    assert made.refused(move(made, hex_id, within)) == [code]
    assert made.refused(actions.StationArmy(army=999, hex=HOME)) == ["no_such_army"]


def test_foreign_land_is_closed_without_an_alliance_unless_the_game_master_insists() -> None:
    made = table()
    assert made.refused(move(made, AWAY)) == ["army_not_allied"]
    assert made.refused(move(made, AWAY, "fort")) == ["army_not_allied"]
    made.do(actions.StationArmy(army=army(made).id, hex=AWAY, override="a siege"))
    assert army(made).hex == AWAY


def test_an_allys_land_and_empty_forts_are_open_and_settlements_are_not() -> None:
    """The ally is told of its Loyalty check (IT L1364)."""
    made = allied(table())
    change = made.do(move(made, AWAY, "fort"))
    assert [warning.code for warning in change.warnings] == ["army_troubles_ally"]
    assert made.refused(move(made, AWAY, "fort", "Riders")) == ["army_post_taken"]
    made.do(move(made, AWAY, "", "Riders"))
    assert made.refused(move(made, FARTHER, "settlement")) == ["army_not_in_settlements"]
    made.do(move(made, AWAY, "fort"))  # it is not in its own way


def test_where_a_fort_is_lost_the_army_stands_in_the_open() -> None:
    made = table()
    made.do(move(made, (0, 1, 0), "watchtower"))
    made.do(actions.RemoveImprovement(hexes=((0, 1, 0),), improvement="watchtower", override="razed"))
    place = posted(made.kingdom, army(made), made.campaign, RULES)
    assert place is not None
    assert place.within == ""


def test_an_army_whose_hex_has_left_the_map_stands_nowhere() -> None:
    made = table()
    made.do(move(made, (0, -5, 0)), actions.RemoveHexes(kingdom="k", hexes=((0, -5, 0),)))
    assert posted(made.kingdom, army(made), made.campaign, RULES) is None


def test_no_army_moves_in_anarchy() -> None:
    made = table()
    made.do(actions.Grant(unrest=20, note="riots"))
    assert made.refused(move(made, HOME)) == ["anarchy"]


def test_moving_costs_nothing_and_changes_no_number() -> None:
    made = table()
    before = made.totals("consumption", "treasury", "stability")
    made.do(move(made, HOME, "settlement"))
    assert made.totals("consumption", "treasury", "stability") == before
