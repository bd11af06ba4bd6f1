"""Totals against numbers worked by hand (tests/data/cases), with the arithmetic in sight."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.totals import NAMES, Numbers, numbers

from .table import DATA, HOME, RULES, Table

WORKED = {case["id"]: case for case in json.loads((DATA / "cases/worked.json").read_text())["cases"]}
REAL = {case["id"]: case for case in json.loads((DATA / "cases/real.json").read_text())["cases"]}
EMPTY = dict.fromkeys(("economy", "loyalty", "stability"), 0)


def around(count: int, start: int = 0) -> tuple[hexes.HexId, ...]:
    disk = [h for h, _ in zip(hexes.disk(HOME, 12), range(start + count), strict=False)]
    return tuple(disk[start:])


# Control DC: 20 + Size + districts (IT L35)


def settle(table: Table, kind: str = "park") -> None:
    """A settlement at HOME with one building in it."""
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),
        actions.Build(settlement="a", building=kind, lots=(35,), granted=True),
    )


def test_control_dc_small() -> None:
    table = Table().found().reign().everyone()
    settle(table)
    assert table.totals("size", "districts", "control_dc") == {"size": 1, "districts": 1, "control_dc": 22}


def test_control_dc_of_a_paper_sheet() -> None:
    """20 + 47 + (3 + 1 + 1 + 2) = 74."""
    assert Table().adopt(size=47, districts=3 + 1 + 1 + 2).total("control_dc") == 74


def test_an_empty_settlement_does_not_count_until_its_first_building() -> None:
    """It is founded when the first building stands (IT L495, fault B18)."""
    table = Table().found().reign().everyone()
    table.do(actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True))
    assert table.totals("districts", "control_dc", "consumption") == {
        "districts": 0,
        "control_dc": 21,
        "consumption": 1,
    }
    table.do(actions.Build(settlement="a", building="park", lots=(0,), planned=True))
    assert table.total("districts") == 0
    table.do(actions.BuildPlanned(settlement="a", number=1))
    assert table.total("control_dc") == 22


def test_districts_hidden_in_jessicas_dc() -> None:
    """60 - 20 - 30 = 10 (case jessica_control_dc)."""
    table = Table().adopt(size=30, control_dc=60)
    assert table.total("control_dc") == 60
    assert table.numbers.ledger("control_dc").sum_of("carried") == 60 - 20 - 30


# Jessica (IT L252, L264)


def test_jessica_in_the_edict_phase() -> None:
    """Economy 52+3=55; Loyalty 45+1-4=42; Stability 56-1=55; Consumption 5-2+1+0=4; Treasury 7-2=5."""
    start, expect = WORKED["jessica_2_edict"]["start"], WORKED["jessica_2_edict"]["expect"]
    table = Table().adopt(
        treasury=start["treasury"],
        unrest=start["unrest"],
        size=30,
        districts=10,
        **{name: start[name] for name in ("economy", "loyalty", "stability", "consumption")},
    )
    table.do(
        actions.DrawRiver(path=(HOME, (0, 1, 0))),
        actions.Claim(hexes=(HOME,), granted=True),
        actions.SetPaper(totals={"size": 30}),
    )
    table.reign().everyone()
    table.do(actions.SetPaper(totals={name: start[name] for name in ("economy", "loyalty", "stability")}))
    table.reign()
    table.do(
        actions.Improve(hexes=(HOME,), improvement="farm"),
        actions.SetEdict(edict="holiday", level="1"),
        actions.SetEdict(edict="promotion", level="none"),
        actions.SetEdict(edict="taxation", level="heavy"),
    )
    assert table.totals("economy", "loyalty", "stability", "unrest", "consumption", "treasury") == expect


def test_edicts_not_issued_give_nothing() -> None:
    """Ruling E01."""
    table = Table().found(alignment="N")
    assert table.totals("economy", "loyalty", "stability") == {"economy": 0, "loyalty": 0, "stability": 4}


# Alignment (IT L34)


@pytest.mark.parametrize(
    ("alignment", "economy", "loyalty", "stability"),
    [("LG", 2, 2, 0), ("CG", 0, 4, 0), ("N", 0, 0, 4), ("LN", 2, 0, 2), ("CE", 2, 2, 0), ("NE", 2, 0, 2)],
)
def test_alignment(alignment: str, economy: int, loyalty: int, stability: int) -> None:
    table = Table().found(alignment=alignment)
    expected = {"economy": economy, "loyalty": loyalty, "stability": stability}
    assert table.totals("economy", "loyalty", "stability") == expected


# Consumption (IT L36, rulings D01, D02)


def dry_farms(table: Table, count: int) -> None:
    table.do(actions.DrawRiver(path=around(1)))
    table.do(actions.SetWater(hexes=around(count), lake=True))
    table.do(actions.Improve(hexes=around(count), improvement="farm", granted=True))


def test_consumption_floor_keeps_the_raw_value() -> None:
    """4 + 1 - 4x2 = -3 raw, 0 due (case consumption_floor, fault B14)."""
    table = Table().found(size=4).reign().everyone()
    settle(table, "granary")
    dry_farms(table, 4)
    assert table.totals("consumption_raw", "consumption") == {"consumption_raw": -3, "consumption": 0}
    floor = [e for e in table.numbers.ledger("consumption") if e.source.kind == "floor"]
    assert [e.amount for e in floor] == [3]


def test_consumption_without_districts_by_ruling() -> None:
    """Size 1 + 1 district = 2; 1 where districts do not count (case found_plains, alternative)."""
    table = Table().found().reign().everyone()
    settle(table)
    assert table.total("consumption") == 2
    table.do(actions.SetRuling(ruling="consumption_counts_districts", choice="off"))
    assert table.total("consumption") == 1
    assert [e.reason for e in table.numbers.ledger("consumption") if not e.applies] == ["ruling"]


# Roads (IT L435, rulings D15, D16)


def test_fifteen_roads() -> None:
    """15 // 4 = 3 Economy, 15 // 8 = 1 Stability (case roads_15)."""
    table = Table().found(size=15).reign().everyone()
    before = table.totals("economy", "stability")
    table.do(actions.Improve(hexes=around(15), improvement="road", granted=True))
    after = table.totals("economy", "stability")
    assert {name: after[name] - before[name] for name in after} == {"economy": 3, "stability": 1}


def test_roads_and_highways_are_counted_apart_or_pooled() -> None:
    """3 // 4 + 5 // 4 = 0 + 1; pooled 8 // 4 = 2 and 8 // 8 = 1 (case roads_and_highways)."""
    table = Table().found(size=26).reign().everyone()
    before = table.totals("economy", "stability")
    table.do(actions.Improve(hexes=around(3), improvement="road", granted=True))
    table.do(actions.Improve(hexes=around(5, 3), improvement="highway", granted=True))
    after = table.totals("economy", "stability")
    assert {name: after[name] - before[name] for name in after} == {"economy": 1, "stability": 0}
    table.do(actions.SetRuling(ruling="pool_roads_and_highways", choice="on"))
    after = table.totals("economy", "stability")
    assert {name: after[name] - before[name] for name in after} == {"economy": 2, "stability": 1}


# Special terrain (IT L454-465)


def test_resource_with_a_quarry() -> None:
    """Economy 1; Stability 1+1; BP on taxes 1+1 (case resource_quarry)."""
    table = Table(terrain="hills").found().reign().everyone()
    before = table.totals("economy", "stability", "tax_bonus")
    table.do(
        actions.AddSpecial(hex=HOME, special="resource"),
        actions.Improve(hexes=(HOME,), improvement="quarry", granted=True),
    )
    after = table.totals("economy", "stability", "tax_bonus")
    change = {name: after[name] - before[name] for name in after}
    assert change == {"economy": 1, "stability": 2, "tax_bonus": 2}


def test_landmark_and_lair_grow_with_what_is_built_on_them() -> None:
    """Landmark Loyalty 1, with a road 2; Lair Stability 1, with a Fort Defense 4+1 (IT L458, L461, C03)."""
    table = Table().found().reign().everyone()
    before = table.totals("loyalty", "stability", "defense")
    table.do(
        actions.AddSpecial(hex=HOME, special="landmark"),
        actions.AddSpecial(hex=HOME, special="lair"),
        actions.Improve(hexes=(HOME,), improvement="road", granted=True),
        actions.Improve(hexes=(HOME,), improvement="fort", granted=True),
    )
    after = table.totals("loyalty", "stability", "defense")
    assert {name: after[name] - before[name] for name in after} == {
        "loyalty": 1 + 1,
        "stability": 1 + 2,
        "defense": 4 + 1,
    }


def test_rivers_count_in_fours_and_eights() -> None:
    """9 river hexes: Economy 2, Stability 1 (IT L464)."""
    table = Table().found(size=9).reign().everyone()
    before = table.totals("economy", "stability")
    for hex_id in around(9):
        table.do(actions.DrawRiver(path=(hex_id,)))
    after = table.totals("economy", "stability")
    assert {name: after[name] - before[name] for name in after} == {"economy": 2, "stability": 1}


def test_aqueduct_gives_once_a_finished_chain() -> None:
    """Nothing until a hill with water and a settlement are joined; then +1 and +1 once (IT L362, E04)."""
    path = ((0, 0, 0), (0, 1, 0), (0, 2, 0))
    table = Table().found(size=19).reign().everyone()
    table.do(
        actions.PaintTerrain(hexes=(path[2],), terrain="hills"),
        actions.SetWater(hexes=(path[2],), lake=True),
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),
    )
    before = table.totals("loyalty", "stability")
    table.do(actions.Improve(hexes=(path[0], path[2]), improvement="aqueduct", granted=True))
    assert table.totals("loyalty", "stability") == before
    table.do(actions.Improve(hexes=(path[1],), improvement="aqueduct", granted=True))
    after = table.totals("loyalty", "stability")
    assert {name: after[name] - before[name] for name in after} == {"loyalty": 1, "stability": 1}


# Vacancies (IT L68; cases vacant_*)


@pytest.mark.parametrize("case", [c for c in WORKED if c.startswith("vacant_") and c != "vacant_all"])
def test_one_vacant_role(case: str) -> None:
    role = case.removeprefix("vacant_")
    start, expect = WORKED[case]["start"], WORKED[case]["expect"]
    table = Table().found().reign().everyone(except_for=(role,))
    full = Table().found().reign().everyone()
    for name in ("economy", "loyalty", "stability"):
        assert start[name] + table.total(name) - full.total(name) == expect[name], name
    assert start["unrest"] + table.total("vacancy_unrest") == expect["unrest"]


def test_every_role_vacant() -> None:
    """Economy -4x4; Loyalty -2-4-2-2; Stability -2-2-2; Unrest 4+1+1+1 (case vacant_all)."""
    table, full = Table().found().reign(), Table().found().reign().everyone()
    lost = {n: table.total(n) - full.total(n) for n in ("economy", "loyalty", "stability")}
    assert lost == {"economy": -16, "loyalty": -10, "stability": -6}
    assert table.total("vacancy_unrest") == 7


def test_vacancies_do_not_count_while_founding() -> None:
    table = Table().found()
    assert table.total("economy") == 0
    assert {e.reason for e in table.numbers.ledger("economy") if e.source.kind == "vacancy"} == {"founding"}


def test_an_heir_stands_in_without_the_benefit() -> None:
    """IT L126: no vacancy, no benefit; dispute D28."""
    table = Table().found().reign().everyone(except_for=("ruler", "heir"))
    assert table.total("vacancy_unrest") == 4
    table.do(actions.Appoint(role="heir", name="Ada", abilities={"cha": 3}, acting=True))
    assert table.total("vacancy_unrest") == 0


def test_neglected_duties_leave_the_role_vacant() -> None:
    """Fewer than seven days (IT L60)."""
    table = Table().found().reign().everyone(except_for=("treasurer",))
    table.do(actions.Appoint(role="treasurer", name="Bo", abilities={"int": 4}, days=7))
    there = table.total("economy")
    table.do(actions.Appoint(role="treasurer", name="Bo", abilities={"int": 4}, days=6))
    assert there - table.total("economy") == 4 + 4


# Leaders (IT L65-190)


@pytest.mark.parametrize(("charisma", "given"), [(1, 0), (2, 1), (3, 1), (5, 2), (-1, -1)])
def test_a_consort_gives_half(charisma: int, given: int) -> None:
    """Rounded down (case consort_half, ruling D03, fault B15)."""
    table = Table().found().reign().everyone(except_for=("consort",))
    before = table.total("loyalty")
    table.do(actions.Appoint(role="consort", name="Cleo", abilities={"cha": charisma}))
    assert table.total("loyalty") - before == given


def test_leadership_is_added_after_halving() -> None:
    """Cha +3: 3 // 2 + 1 = 2 (ruling D46)."""
    table = Table().found().reign().everyone(except_for=("consort",))
    before = table.total("loyalty")
    table.do(actions.Appoint(role="consort", name="Cleo", abilities={"cha": 3}, leadership=True))
    assert table.total("loyalty") - before == 2


def test_the_enforcer_uses_dexterity_or_strength() -> None:
    """Dex 1, Str 3, Wis 5: 3 (case enforcer_ability, ruling A21)."""
    table = Table().found().reign().everyone(except_for=("royal_enforcer",))
    before = table.total("loyalty")
    abilities = {"dex": 1, "str": 3, "wis": 5}
    table.do(actions.Appoint(role="royal_enforcer", name="Dag", abilities=abilities))
    assert table.total("loyalty") - before == 3


@pytest.mark.parametrize(("size", "gained"), [(25, (4, 0, 0)), (26, (4, 4, 0)), (101, (4, 4, 4))])
def test_the_ruler_adds_to_more_attributes_as_the_kingdom_grows(size: int, gained: tuple[int, ...]) -> None:
    """One to Size 25, two to 100, three above (IT L74)."""
    table = Table(radius=6).found(size=size).reign().everyone(except_for=("ruler",))
    full = {name: table.total(name) for name in ("economy", "loyalty", "stability")}
    attributes = ("economy", "loyalty", "stability")
    table.do(actions.Appoint(role="ruler", name="Eve", abilities={"cha": 4}, attributes=attributes))
    vacancy = {"economy": 0, "loyalty": 0, "stability": 0}
    for entry_name in attributes:
        change = table.total(entry_name) - full[entry_name] - vacancy[entry_name]
        assert change == gained[attributes.index(entry_name)]


def test_married_rulers_both_add() -> None:
    """Cha +2 and +3, one with Leadership: 2 + 3 + 1 (IT L76)."""
    table = Table().found().reign().everyone(except_for=("ruler", "consort"))
    before = table.total("loyalty")
    table.do(actions.Appoint(role="ruler", name="Eve", abilities={"cha": 2}, attributes=("loyalty",)))
    table.do(
        actions.Appoint(
            role="ruler", name="Finn", abilities={"cha": 3}, attributes=("loyalty",), leadership=True
        )
    )
    assert table.total("loyalty") - before == 2 + 3 + 1


def test_no_councilor_loses_the_holiday_bonus_and_still_pays() -> None:
    """Loyalty -2 (vacancy), +3 lost; Consumption +4 stays (ruling D62)."""
    table = Table().found().reign().everyone()
    table.do(actions.SetEdict(edict="holiday", level="12"))
    loyalty, consumption = table.total("loyalty"), table.total("consumption")
    table.do(actions.Dismiss(role="councilor"))
    assert table.total("loyalty") == loyalty - 2 - 3
    assert table.total("consumption") == consumption


def test_no_treasurer_makes_taxation_none() -> None:
    """Heavy +3/-4 becomes none +0/+1, and Economy -4 for the vacancy (rulings A24, D63)."""
    table = Table().found().reign().everyone()
    before = table.totals("economy", "loyalty")
    table.do(actions.SetEdict(edict="taxation", level="heavy"), actions.Dismiss(role="treasurer"))
    assert table.total("economy") == before["economy"] - 4
    assert table.total("loyalty") == before["loyalty"] + 1


# Buildings that change edicts (rulings D64, D65; case cathedral_promotion)


def with_building(kind: str, water: tuple[str, ...] = ()) -> Table:
    table = Table().found().reign().everyone()
    table.do(actions.SetWater(hexes=(HOME,), lake=True))
    table.do(actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True, water=water))  # type: ignore[arg-type]
    table.do(actions.Build(settlement="a", building=kind, lots=(0, 1, 6, 7), granted=True))
    return table


@pytest.mark.parametrize(("level", "due"), WORKED["cathedral_promotion"]["expect"].items())
def test_a_cathedral_halves_promotion(level: str, due: int) -> None:
    table = with_building("cathedral")
    before = table.total("consumption")
    table.do(actions.SetEdict(edict="promotion", level=level))
    assert table.total("consumption") - before == due


@pytest.mark.parametrize(
    ("level", "loyalty"), [("none", 1), ("light", 0), ("normal", -1), ("heavy", -2), ("overwhelming", -4)]
)
def test_a_waterfront_halves_the_loyalty_penalty(level: str, loyalty: int) -> None:
    table = with_building("waterfront", water=("n",))
    before = table.total("loyalty")
    table.do(actions.SetEdict(edict="taxation", level=level))
    assert table.total("loyalty") - before == loyalty


# Real tables (real.json)


def test_lawful_neutral_spec() -> None:
    """N04: leaders and improvements as published; buildings entered as the GM placed them."""
    case = REAL["N04-lawful-neutral-spec"]
    expect = case["expected"]
    table = Table(terrain="hills").found(size=10, alignment="LN", treasury=500).reign()
    roles = {
        "economy": ("magister", "marshal", "treasurer"),
        "loyalty": ("consort", "councilor", "royal_enforcer", "warden"),
        "stability": ("general", "grand_diplomat", "high_priest"),
    }
    for attribute, amounts in case["inputs"]["leaders"].items():
        for role, amount in zip(roles[attribute], amounts, strict=True):
            ability = RULES.roles[role].abilities[0]
            amount = amount * 2 if RULES.roles[role].multiplier == 0.5 else amount
            table.do(actions.Appoint(role=role, name=role.title(), abilities={ability: amount}))
    for role in ("ruler", "spymaster"):
        table.do(actions.Appoint(role=role, name=role.title(), attributes=("economy",)))
    table.do(
        actions.SetEdict(edict="holiday", level="6"),
        actions.SetEdict(edict="taxation", level="none"),
        actions.SetEdict(edict="promotion", level="standard"),
    )
    mines, mills, farms = around(2), around(2, 2), around(4, 4)
    for hex_id in mines:
        table.do(actions.AddSpecial(hex=hex_id, special="resource"))
    table.do(actions.PaintTerrain(hexes=mills, terrain="forest"), actions.SetWater(hexes=farms, lake=True))
    table.do(
        actions.Improve(hexes=mines, improvement="mine", granted=True),
        actions.Improve(hexes=mills, improvement="sawmill", granted=True),
        actions.Improve(hexes=farms, improvement="farm", granted=True),
        actions.SetWater(hexes=(HOME,), lake=True),
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True, water=("n",)),
    )
    plan = {
        "castle": (14, 15, 20, 21), "house": (7,), "inn": (8,), "mill": (0,), "brewery": (35,),
        "shrine": (30,), "park": (5,),
    }  # fmt: skip
    for kind, lots in plan.items():
        table.do(actions.Build(settlement="a", building=kind, lots=lots, granted=True))
    for kind, lots in {"shop": (1,), "trade_shop": (13,), "herbalist": (6,)}.items():
        table.do(
            actions.Build(
                settlement="a", building=kind, lots=lots, granted=True, override="one house, as published"
            )
        )
    assert table.totals("economy", "loyalty", "stability") == {
        name: expect[name] for name in ("economy", "loyalty", "stability")
    }
    assert table.total("consumption") == expect["consumption"]
    assert table.total("tax_bonus") == expect["bonus_bp_per_turn"]
    assert table.total("control_dc") == expect["control_dc"]


def test_chaotic_good_with_vacancies() -> None:
    """N11: Economy 3-4-4-4; Loyalty 4+5-4-2+4; Stability 3-2-2+2; Consumption 1+2+1; DC 20+1+2 (B31)."""
    case = REAL["N11-cg-vacancies"]
    table = Table().found(alignment="CG", treasury=23).reign()
    given = {
        "ruler": {"cha": 0}, "councilor": {"cha": 4}, "high_priest": {"cha": 3},
        "royal_enforcer": {"dex": 5}, "treasurer": {"int": 3},
    }  # fmt: skip
    for role, abilities in given.items():
        table.do(
            actions.Appoint(
                role=role, name=role, abilities=abilities, attributes=("economy",)[: role == "ruler"]
            )
        )
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),
        actions.AddDistrict(settlement="a", granted=True),
        actions.Improve(hexes=(HOME,), improvement="fort", granted=True),
        actions.Build(settlement="a", building="waterway", lots=(0,), granted=True),
    )
    expect = case["expected"]
    for name in ("economy", "loyalty", "stability", "consumption"):
        assert table.total(name) == expect[name], name
    assert table.total("control_dc") == expect["dc"]
    negative = sum(table.total(name) < 0 for name in EMPTY)
    assert table.total("vacancy_unrest") + negative == expect["unrest_per_turn"]


# Every total is its ledger


def test_every_total_is_the_sum_of_its_applied_entries() -> None:
    table = with_building("cathedral")
    for name in NAMES:
        ledger = table.numbers.ledger(name)
        assert ledger.total == sum(entry.amount for entry in ledger if entry.applies), name


def test_totals_of_an_unchanged_campaign_are_remembered() -> None:
    table = Table().found()
    assert numbers(table.campaign, "k", RULES) is numbers(table.campaign, "k", RULES)
    same = replace(table.campaign)
    assert isinstance(numbers(same, "k", RULES), Numbers)
    assert numbers(same, "k", RULES) is not numbers(table.campaign, "k", RULES)
