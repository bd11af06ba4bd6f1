"""Deities and holy sites (IT L1306-1308): by alignment, by portfolio, and never more than otherwise."""

from __future__ import annotations

from itertools import product

import pytest

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.state import ATTRIBUTES

from ..table import RULES
from ..town import Town

LOTS = {"shrine": (6,), "temple": (6, 7), "cathedral": (6, 7, 12, 13)}
MOST = {"shrine": 1, "temple": 4, "cathedral": 8}
# Economy, Loyalty, Stability of a Temple by its deity's alignment, 2 for each axis (IT L1308).
TEMPLES = {
    "LG": (2, 2, 0),
    "NG": (0, 2, 2),
    "CG": (0, 4, 0),
    "LN": (2, 0, 2),
    "N": (0, 0, 4),
    "CN": (0, 2, 2),
    "LE": (4, 0, 0),
    "NE": (2, 0, 2),
    "CE": (2, 2, 0),
}


def site(kind: str, choice: str = "on") -> Town:
    town = Town(size=10)
    town.do(actions.SetRuling(ruling="holy_sites", choice=choice))
    town.put("house", 0)
    town.put(kind, *LOTS[kind])
    return town


def gives(town: Town) -> tuple[int, ...]:
    return tuple(town.here.total(name) for name in ATTRIBUTES)


def dedicate(town: Town, alignment: str = "", *attributes: str) -> actions.DedicateBuilding:
    return actions.DedicateBuilding(
        settlement="a",
        number=town.last.id,
        deity="The Lady of Fords",
        alignment=alignment,
        attributes=attributes,
    )


@pytest.mark.parametrize("alignment", TEMPLES)
def test_a_temple_gives_2_for_each_axis(alignment: str) -> None:
    town = site("temple")
    town.do(dedicate(town, alignment))
    assert gives(town) == TEMPLES[alignment]


@pytest.mark.parametrize("alignment", TEMPLES)
def test_a_cathedral_gives_4_for_each_axis(alignment: str) -> None:
    town = site("cathedral")
    town.do(dedicate(town, alignment))
    assert gives(town) == tuple(2 * amount for amount in TEMPLES[alignment])


def test_a_shrine_gives_1_to_either() -> None:
    """Of a Lawful Good deity: Economy or Loyalty."""
    town = site("shrine")
    town.do(dedicate(town, "LG"))
    assert gives(town) == (1, 0, 0)
    town.do(dedicate(town, "LG", "loyalty"))
    assert gives(town) == (0, 1, 0)
    assert town.refused(dedicate(town, "LG", "stability")) == ["not_of_the_alignment"]


@pytest.mark.parametrize(
    ("attributes", "expected"),
    [
        (("economy", "loyalty"), (2, 2, 0)),  # of wine, like a Tavern
        (("economy", "stability"), (2, 0, 2)),  # of greed, like a Black Market
        (("economy", "economy"), (4, 0, 0)),
        (("stability",), (0, 0, 2)),
    ],
)
def test_a_portfolio_names_the_attributes_itself(
    attributes: tuple[str, ...], expected: tuple[int, ...]
) -> None:
    town = site("temple")
    town.do(dedicate(town, "", *attributes))
    assert gives(town) == expected


@pytest.mark.parametrize("kind", LOTS)
def test_never_more_than_the_building_gives_otherwise(kind: str) -> None:
    town = site(kind)
    assert sum(gives(town)) == MOST[kind]
    shares = 1 if kind == "shrine" else 2
    for chosen in product(ATTRIBUTES, repeat=shares):
        town.do(dedicate(town, "", *chosen))
        assert sum(gives(town)) <= MOST[kind]
    for alignment in RULES.alignments:
        town.do(dedicate(town, alignment))
        assert sum(gives(town)) == MOST[kind]
    assert town.refused(dedicate(town, "", *["economy"] * (shares + 1))) == ["too_many_attributes"]


def test_the_difference_is_told_in_lines_of_its_own() -> None:
    town = site("temple")
    town.do(dedicate(town, "LG"))
    lines = {
        name: [(e.amount, e.source.kind, e.note) for e in town.here.ledger(name).entries]
        for name in ATTRIBUTES
    }
    assert lines == {
        "economy": [(2, "dedication", "The Lady of Fords")],
        "loyalty": [(2, "building", "")],
        "stability": [(2, "building", ""), (-2, "dedication", "The Lady of Fords")],
    }


def test_a_damaged_site_gives_nothing_of_either() -> None:
    town = site("temple")
    town.do(dedicate(town, "LG"))
    town.do(actions.SetBuilding(settlement="a", number=town.last.id, damaged=True))
    assert gives(town) == (0, 0, 0)


def test_what_else_the_building_does_stays() -> None:
    town = site("cathedral")
    before = {name: town.here.total(name) for name in ("fame", "law", "infamy")}
    town.do(dedicate(town, "CE"))
    assert {name: town.here.total(name) for name in before} == before


def test_a_better_building_keeps_its_deity() -> None:
    town = site("shrine")
    town.do(dedicate(town, "LG", "loyalty"))
    town.do(actions.Upgrade(settlement="a", number=town.last.id, building="temple", lots=(6, 7)))
    assert gives(town) == TEMPLES["LG"]


def test_switched_off_it_gives_what_it_always_gave() -> None:
    town = site("temple", "off")
    plain = gives(town)
    done = town.do(dedicate(town, "LE"))
    assert [warning.code for warning in done.warnings] == ["rule_not_in_use"]
    assert gives(town) == plain == (0, 2, 2)
    town.do(actions.SetRuling(ruling="holy_sites", choice="on"))
    assert gives(town) == TEMPLES["LE"]
    town.do(actions.SetRuling(ruling="holy_sites", choice="off"))
    assert gives(town) == plain


def test_dedicated_to_nobody_it_has_its_own_numbers_again() -> None:
    town = site("temple")
    town.do(dedicate(town, "LE"))
    town.do(actions.DedicateBuilding(settlement="a", number=town.last.id))
    assert gives(town) == (0, 2, 2)
    assert town.last.devotion is None


def test_only_holy_sites_are_dedicated() -> None:
    town = site("temple")
    house = next(b for b in town.district.buildings if b.kind == "house")
    wrong = actions.DedicateBuilding(settlement="a", number=house.id, alignment="LG")
    assert town.refused(wrong) == ["not_a_holy_site"]
    assert town.refused(dedicate(town, "XX")) == ["no_such_alignment"]
    assert town.refused(dedicate(town, "", "fame")) == ["no_such_total"]
