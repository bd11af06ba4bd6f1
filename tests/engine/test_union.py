"""Kingdoms become one (IT L1420-1426; rulings D60, D78)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.independence import DeclareIndependence
from kingdom_gui.engine.actions.new_kingdom import Extra, NewKingdom
from kingdom_gui.engine.actions.union import FormUnion, UnionLeader
from kingdom_gui.engine.diplomacy.houses import open_house
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.merging import former_names, pooled
from kingdom_gui.engine.neighbours import attitude
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.relations import change_relation, make_war, open_embassy, relation, sign_treaty
from kingdom_gui.engine.state import (
    House,
    Kingdom,
    Mission,
    Modifier,
    Ongoing,
    Route,
    Stock,
    Territory,
    Vassal,
)
from kingdom_gui.store.codec import decode, encode

from .realms import EAST, RULES, Realms


def two(*, unrest: tuple[int, int] = (0, 0)) -> Realms:
    """Kay with everybody, and Wold with a Ruler and a General."""
    return Realms.two_towns(unrest=unrest[0]).second(unrest=unrest[1])


def unite(*, kingdoms: tuple[str, ...] = ("k", "w"), **fields: object) -> FormUnion:
    given = {"kingdom": "u", "name": "The Union", "kingdoms": kingdoms} | fields
    return FormUnion(**given)  # type: ignore[arg-type]


def staying(table: Realms, *but: str) -> tuple[UnionLeader, ...]:
    """Kay's leaders keep their roles."""
    return tuple(UnionLeader("k", x.role, x.name) for x in table.kingdom.leaders if x.role not in but)


# What is put together


def test_one_kingdom_stands_where_two_stood() -> None:
    table = two()
    land = sorted([*table.campaign.realm("k"), *table.campaign.realm("w")])
    table.do(unite(leaders=staying(table)))
    assert sorted(table.campaign.kingdoms) == ["u"]
    made = table.of("u")
    assert (made.name, made.stage, made.capital) == ("The Union", "founding", "ashford")
    assert table.campaign.realm("u") == land
    assert {s.id for s in table.campaign.settlements_of("u")} == {"ashford", "bree", "wick"}
    assert made.treasury.value == 100 + 40
    assert table.campaign.at_table == "u"
    assert decode(encode(table.campaign), RULES, "x") == table.campaign


def test_its_reign_begins_with_the_month() -> None:
    table = two()
    table.do(unite(leaders=staying(table)))
    table.do(actions.AdvanceMonth(kingdom="u"))
    assert (table.of("u").stage, table.of("u").began) == ("reigning", 2)


def test_its_capital_is_the_one_chosen() -> None:
    table = two()
    table.do(unite(capital="wick"))
    assert table.of("u").capital == "wick"
    assert two().refused(unite(capital="nowhere"))[-1] == "capital_not_there"


@pytest.mark.parametrize(("unrest", "average"), [((7, 2), 4), ((4, 4), 4), ((1, 0), 1), ((0, 0), 1)])
def test_unrest_is_the_average_rounded_down_and_1_at_least(unrest: tuple[int, int], average: int) -> None:
    table = two(unrest=unrest)
    table.do(unite(leaders=staying(table), kingdoms=("k", "w")))
    rulers = 2  # Wynn is Ruler no more
    assert table.of("u").unrest.value == average + rulers


def test_unrest_of_leaders_and_buildings_is_not_taken_along() -> None:
    table = two().put("w", unrest=Stock((("building", -4), ("event", 6), ("leader", 9))))
    table.put("k", unrest=Stock((("vacancy", 8),)))
    table.do(unite(leaders=staying(table), unrest=None))
    assert table.of("u").unrest.value == 3 + 2  # (6 + 0) / 2, and a Ruler who rules no more


def test_the_gm_says_with_what_unrest_it_begins() -> None:
    table = two(unrest=(7, 2))
    table.do(unite(leaders=staying(table), unrest=0))
    assert table.of("u").unrest.value == 2
    assert two().refused(unite(unrest=-1)) == ["below_zero"]


def test_armies_granaries_and_books_are_pooled() -> None:
    table = two()
    table.do(actions.RaiseArmy(name="Guard", granted=True))
    table.do(actions.RaiseArmy(kingdom="w", name="Guard", granted=True))
    number = table.campaign.counter + 10
    table.campaign = replace(table.campaign, counter=number)
    joy = Modifier(number - 9, "loyalty", 2, Source("gm"))
    table.put("k", granary=Stock((("surplus", 3),)), modifiers=(joy,), repayment=2, tithe=5)
    table.put("k", events=(Ongoing(number - 8, "feud", 1, "ashford"),), renown=((0, "fame"),))
    table.put("w", granary=Stock((("surplus", 4),)), modifiers=(replace(joy, id=number - 7),), repayment=3)
    table.put("w", events=(Ongoing(number - 6, "feud", 1, "wick"),), renown=((0, "infamy"), (11, "infamy")))
    table.do(unite(leaders=staying(table)))
    made = table.of("u")
    assert [army.name for army in made.armies] == ["Guard", "Guard (Wold)"]
    assert made.granary.value == 7
    assert made.modifiers == (joy,)  # said twice it counts once
    assert (made.repayment, made.tithe) == (5, 5)
    assert len(made.events) == 2
    assert made.renown == ((0, "fame"), (11, "infamy"))


def test_routes_between_them_end_and_others_go_on() -> None:
    table = two()
    table.do(actions.FoundNeighbour(kingdom="n", name="North", hexes=((0, 5, 0),)))
    number = table.campaign.counter
    table.campaign = replace(table.campaign, counter=number + 2)
    within = Route(number + 1, "food", "ashford", ((0, 0, 0), (0, -4, 0)), 5, 1, 1)
    out = replace(within, id=number + 2, path=((0, 0, 0), (0, 5, 0)))
    table.put("k", routes=(within, out))
    table.do(unite(leaders=staying(table)))
    assert table.of("u").routes == (out,)


def test_secondary_territory_that_is_joined_again_is_none() -> None:
    table = Realms.two_towns()
    table.campaign = replace(table.campaign, claims=table.campaign.claims.delete((0, 2, 0)))
    cut = ((0, 3, -1), (0, 3, 0), (0, 4, 0))
    table.put("k", secondary=(Territory(cut, 1, "general"),))
    table.do(actions.FoundKingdom(kingdom="w", name="Wold", hexes=((0, 2, 0),)))
    table.do(actions.BeginReign(kingdom="w"))
    table.at("event", "w")
    table.do(unite(leaders=staying(table)))
    assert table.of("u").secondary == ()


def test_a_neighbour_joins_with_its_land_alone() -> None:
    table = Realms.two_towns(unrest=6)
    table.do(actions.FoundNeighbour(kingdom="n", name="North", hexes=((0, 2, -1),)))
    outcome = table.do(unite(kingdoms=("k", "n"), leaders=staying(table)))
    assert [w.code for w in outcome.warnings] == ["neighbour_joins"]
    assert table.campaign.claims[(0, 2, -1)] == "u"
    assert table.of("u").unrest.value == 6


# What others think and have signed


def abroad() -> Realms:
    """A neighbour that thinks better of Kay than of Wold."""
    table = two()
    table.do(
        actions.FoundNeighbour(kingdom="n", name="North", attitude="helpful", toward="k", size=9, economy=40),
        actions.SetAttitude(kingdom="n", toward="w", attitude="unfriendly"),
    )
    return table


def test_attitudes_meet_in_the_middle_toward_the_worse() -> None:
    table = abroad()
    table.do(actions.SetAttitude(kingdom="w", toward="n", attitude="hostile"))
    table.do(unite(leaders=staying(table)))
    assert attitude(table.campaign, "n", "u") == "indifferent"  # helpful and unfriendly: 4 + 1, halved
    assert attitude(table.campaign, "u", "n") == "unfriendly"  # indifferent and hostile: 2 + 0, halved
    assert dict(table.of("n").attitudes).keys() <= {"u"}


def test_what_one_has_signed_all_have_signed_and_of_two_the_better_counts() -> None:
    table = abroad()
    draft = Draft(table.campaign)
    open_embassy(draft, "w", "n")
    sign_treaty(draft, "w", "n", "favouring_them", RULES)  # 5 % of 40
    sign_treaty(draft, "k", "n", "balanced", RULES)  # 10 %
    change_relation(draft, "w", "n", barred=(("alliance", 9),))
    table.campaign = draft.campaign
    table.do(unite(leaders=staying(table)))
    found, back = relation(table.campaign, "u", "n"), relation(table.campaign, "n", "u")
    assert found.treaty is not None
    assert (found.treaty.bonus, found.treaty.balance) == (4, "balanced")
    assert back.treaty is not None
    assert found.embassy
    assert back.embassy
    assert found.barred == (("alliance", 9),)
    assert decode(encode(table.campaign), RULES, "x") == table.campaign


def test_enemies_of_one_are_enemies_of_all_and_no_pact_outlasts_that() -> None:
    table = abroad()
    draft = Draft(table.campaign)
    sign_treaty(draft, "k", "n", "balanced", RULES)
    make_war(draft, "w", "n", "n")
    table.campaign = draft.campaign
    table.do(unite(leaders=staying(table)))
    found, back = relation(table.campaign, "u", "n"), relation(table.campaign, "n", "u")
    assert (found.war, back.war, found.attacked) == (True, True, True)
    assert found.treaty is None
    assert back.treaty is None


def test_of_several_embassies_in_a_kingdom_one_is_kept_and_those_in_each_other_are_none() -> None:
    table = abroad()
    for number, (settlement, lots) in enumerate((("wick", (0,)), ("bree", (10,)), ("ashford", (10,)))):
        kingdom = "w" if settlement == "wick" else "k"
        table.do(
            actions.Build(
                kingdom=kingdom, settlement=settlement, building="mansion", lots=lots, granted=True,
                override=f"a house {number}",
            )
        )  # fmt: skip
    houses = {
        s.id: next(b.id for d in s.districts for b in d.buildings if b.kind == "mansion")
        for s in table.campaign.settlements.values()
    }
    draft = Draft(table.campaign)
    for one, other, town in (("k", "w", "wick"), ("n", "k", "bree"), ("n", "w", "ashford")):
        open_embassy(draft, one, other)
        open_house(draft, one, other, House("mansion", town, houses[town]))
    for one in ("k", "w"):
        open_embassy(draft, one, "n")
        open_house(draft, one, "n", House("mansion"))
    table.campaign = draft.campaign
    table.do(unite(leaders=staying(table)))
    owners = {
        s.id: next(b.embassy for d in s.districts for b in d.buildings if b.kind == "mansion")
        for s in table.campaign.settlements.values()
    }
    assert owners == {"wick": "", "bree": "n", "ashford": ""}
    assert relation(table.campaign, "n", "u").house == House("mansion", "bree", houses["bree"])
    assert relation(table.campaign, "u", "n").house == House("mansion")
    assert decode(encode(table.campaign), RULES, "x") == table.campaign


def test_vassals_sponsors_and_envoys_know_the_union() -> None:
    table = abroad()
    number = table.campaign.counter
    table.campaign = replace(table.campaign, counter=number + 2)
    table.put("n", missions=(Mission(number + 1, "treaty", "w", 1),), sponsor="k", overlord="k")
    table.put("k", vassals=(Vassal("n"),), missions=(Mission(number + 2, "treaty", "w", 1),))
    table.do(unite(leaders=staying(table)))
    assert [m.to for m in table.of("n").missions] == ["u"]
    assert (table.of("n").sponsor, table.of("n").overlord) == ("u", "u")
    assert [v.kingdom for v in table.of("u").vassals] == ["n"]
    assert table.of("u").missions == ()


def test_a_vassals_union_is_its_sovereigns_vassal() -> None:
    table = abroad().put("w", overlord="n").put("n", vassals=(Vassal("w"),))
    table.do(unite(leaders=staying(table)))
    assert table.of("u").overlord == "n"
    assert [v.kingdom for v in table.of("n").vassals] == ["u"]


def test_a_sovereign_and_its_vassal_are_one() -> None:
    table = two().put("w", overlord="k").put("k", vassals=(Vassal("w"),))
    table.do(unite(leaders=staying(table)))
    assert (table.of("u").overlord, table.of("u").vassals) == ("", ())


def test_a_sovereigns_sovereign_that_joins_its_vassals_vassal_ends_its_own_bond() -> None:
    """North is between them: it is the union's vassal, and can have no rights over it."""
    table = abroad().put("w", overlord="n").put("n", vassals=(Vassal("w"),), overlord="k")
    table.put("k", vassals=(Vassal("n"),))
    table.do(unite(leaders=staying(table)))
    assert (table.of("u").overlord, table.of("n").overlord) == ("", "u")
    assert [v.kingdom for v in table.of("u").vassals] == ["n"]
    assert table.of("n").vassals == ()
    assert decode(encode(table.campaign), RULES, "x") == table.campaign


def test_gifts_to_each_other_are_pooled_and_a_patron_that_joins_wants_nothing_more() -> None:
    table = two()
    number = table.campaign.counter + 1
    table.campaign = replace(table.campaign, counter=number)
    table.put("w", sponsor="k", obligation="colony", repayment=2, tithe=10)
    table.put("k", missions=(Mission(number, "treaty", "w", 1, 7),))
    before = sum(k.treasury.value for k in table.campaign.kingdoms.values())
    table.do(unite(leaders=staying(table)))
    made = table.of("u")
    assert made.treasury.value == before + 7
    assert (made.sponsor, made.obligation, made.repayment, made.tithe) == ("", "", 0, 0)


def test_vassals_of_different_sovereigns_do_not_unite_unless_the_gm_insists() -> None:
    table = abroad()
    table.do(actions.FoundNeighbour(kingdom="s", name="South"))
    table.put("w", overlord="n").put("k", overlord="s")
    table.put("n", vassals=(Vassal("w"),)).put("s", vassals=(Vassal("k"),))
    assert table.refused(unite()) == ["union_of_two_sovereigns"]
    table.do(unite(override="the first has it", leaders=staying(table)))
    assert table.of("u").overlord == "s"
    assert table.of("n").vassals == ()


# Who leads


def checks(table: Realms) -> list[str]:
    return [
        str(line.parameters["purpose"])
        for line in table.campaign.journal[1]
        if line.code.startswith("check_") and line.kingdom == "u"
    ]


def test_who_keeps_a_role_changes_nothing_and_a_ruler_who_does_not_costs_unrest() -> None:
    table = two()
    table.do(unite(leaders=staying(table)))
    made = table.of("u")
    assert {x.name for x in made.leaders} == {f"the {role}" for role in RULES.roles}
    assert made.handover == ()
    assert checks(table) == []  # somebody holds on to each role that another left
    assert [e.amount for e in made.unrest.entries if e.source.kind == "leader"] == [2]


@pytest.mark.parametrize(("natural", "handover"), [(1, ("ruler",)), (20, ())])
def test_a_role_in_new_hands_has_its_check(natural: int, handover: tuple[str, ...]) -> None:
    """Both Rulers give way to Wold's General: Unrest 2 each, then a check at -4 (ruling D60)."""
    table = two()
    leaders = (*staying(table, "ruler", "general"), UnionLeader("w", "general", to="ruler"))
    table.do(unite(leaders=(*leaders, UnionLeader("k", "general")), dice={"ruler": natural}))
    made = table.of("u")
    assert next(x.name for x in made.leaders if x.role == "ruler") == "Godric"
    assert made.handover == handover
    assert checks(table) == ["abdicate.ruler"]
    line = [one for one in table.campaign.journal[1] if one.code.startswith("check_")][-1]
    found = {(e.source.kind, e.source.id): e.amount for e in line.modifiers}
    assert found[("rule", "action_check")] == -4
    assert found[("unrest", "")] == -4
    assert made.unrest.value == 4 + 1


def test_nobody_holds_two_roles_and_no_role_has_two() -> None:
    table = two()
    both = (UnionLeader("k", "ruler"), UnionLeader("k", "ruler", to="heir"))
    assert table.refused(unite(leaders=both)) == ["leader_in_two_places"]
    assert table.refused(unite(leaders=(UnionLeader("k", "general"), UnionLeader("w", "general")))) == [
        "role_held"
    ]
    assert table.refused(unite(leaders=(UnionLeader("k", "cook"),))) == ["no_such_leader"]
    assert table.refused(unite(leaders=(UnionLeader("k", "ruler", to="cook"),))) == ["no_such_role"]
    assert table.refused(unite(dice={"ruler": 21})) == ["die_out_of_range"]
    table.put("w", leaders=(replace(table.of("w").leaders[0], name="the warden"),))
    twice = (UnionLeader("w", "general", to="heir"), UnionLeader("k", "warden"))
    assert table.refused(unite(leaders=twice)) == ["holds_another_role"]


def test_a_union_has_a_viceroy_for_each_vassal() -> None:
    table = abroad()
    table.do(actions.FoundNeighbour(kingdom="s", name="South"))
    table.put("k", vassals=(Vassal("n"),)).put("n", overlord="k")
    table.put("w", vassals=(Vassal("s"),)).put("s", overlord="w")
    viceroy = replace(table.of("w").leaders[0], role="viceroy", name="Ysolde")
    table.put("w", leaders=(*table.of("w").leaders, viceroy))
    table.do(unite(leaders=(*staying(table), UnionLeader("w", "viceroy"))))
    assert [x.name for x in table.of("u").leaders if x.role == "viceroy"] == ["the viceroy", "Ysolde"]


def test_two_rulers_may_rule_as_a_couple() -> None:
    table = two()
    couple = (UnionLeader("k", "ruler"), UnionLeader("w", "ruler"))
    table.do(unite(leaders=(*couple, *staying(table, "ruler"))))
    assert [x.name for x in table.of("u").leaders if x.role == "ruler"] == ["the ruler", "Wynn"]
    assert table.of("u").unrest.value == 1


# What stands against it


def test_what_cannot_be() -> None:
    table = two()
    assert table.refused(unite(kingdoms=("k",))) == ["union_of_too_few"]
    assert table.refused(unite(kingdoms=("k", "k"))) == ["union_of_too_few"]
    assert table.refused(unite(kingdoms=("k", "x"))) == ["no_such_kingdom"]
    assert table.refused(unite(kingdom="w")) == ["kingdom_exists"]
    assert table.refused(unite(name=" ")) == ["name_missing"]
    assert table.refused(unite(government="zoo")) == ["no_such_government"]
    assert table.refused(unite(modifiers=(Extra("fun", 1),))) == ["no_such_total"]


@pytest.mark.parametrize("late", ["k", "w"])
def test_before_the_event_phase_the_gm_must_insist(late: str) -> None:
    table = two().at("edict", late)
    assert table.refused(unite()) == ["only_in_event_phase"]
    table.do(unite(override="a royal wedding"))


def test_anarchy_fallen_and_young_kingdoms() -> None:
    assert two().put("w", anarchy=True).refused(unite()) == ["anarchy"]
    assert two().put("w", fallen=1).refused(unite()) == ["kingdom_fallen"]
    assert two().put("w", stage="founding").refused(unite()) == ["reign_not_begun"]


def test_land_that_does_not_hang_together_is_told() -> None:
    table = two()
    outcome = decide(unite(leaders=staying(table)), table.campaign, RULES)
    assert isinstance(outcome, Change)
    assert [w.code for w in outcome.warnings] == ["union_lies_apart"]


def test_the_gms_modifiers_begin_next_month() -> None:
    table = two()
    table.do(unite(modifiers=(Extra("loyalty", -1, 12, "the smaller one grumbles"),)))
    (found,) = table.of("u").modifiers
    assert (found.target, found.amount, found.since, found.until) == ("loyalty", -1, 2, 13)


def test_what_the_journal_told_of_the_old_kingdoms_can_still_be_read() -> None:
    table = two()
    table.do(unite(leaders=staying(table)))
    assert former_names(table.campaign.journal) == {"k": "Kay", "w": "Wold"}


def test_every_field_of_a_kingdom_has_its_fate() -> None:
    """A field that comes later must be thought of: pooled, chosen, or what a kingdom begins with."""
    of_union = {"id", "name", "alignment", "government", "colour", "capital", "leaders", "handover", "unrest"}
    elsewhere = {"treasury", "granary", "routes", "overlord", "vassals", "attitudes", "relations", "use"}
    afresh = {
        "stage",
        "edicts",
        "turn",
        "began",
        "paper",
        "anarchy",
        "landless",
        "fallen",
        "neighbour",
        "autoplay",
    }
    decided = {*pooled([Kingdom("a", "A"), Kingdom("b", "B")]), *of_union, *elsewhere, *afresh}
    assert set(Kingdom.__struct_fields__) - decided == set()


# Whatever there is


@settings(max_examples=40)
@given(
    first=st.integers(0, 12),
    second=st.integers(0, 12),
    purses=st.tuples(st.integers(0, 500), st.integers(0, 500)),
    roles=st.sets(st.sampled_from(sorted(RULES.roles))),
)
def test_nothing_is_lost_and_undo_brings_all_back(
    first: int, second: int, purses: tuple[int, int], roles: set[str]
) -> None:
    table = two(unrest=(first, second))
    for key, purse in zip(("k", "w"), purses, strict=True):
        table.put(key, treasury=Stock((("gm", purse),) if purse else ()))
    before = table.campaign
    chosen = tuple(x for x in staying(table) if x.role in roles)
    outcome = decide(unite(leaders=chosen), before, RULES)
    assert isinstance(outcome, Change)
    after = outcome.campaign
    assert after.realm("u") == sorted([*before.realm("k"), *before.realm("w")])
    assert after.kingdoms["u"].treasury.value == sum(purses)
    assert len(after.settlements_of("u")) == 3
    assert outcome.patch.reverse().apply(after) == before


def test_a_split_and_a_union_bring_the_land_together_again() -> None:
    table = Realms.two_towns(unrest=8)
    table.do(DeclareIndependence(kingdoms=(NewKingdom("e", "Eastmark", EAST),)))
    table.do(actions.BeginReign(kingdom="e"))
    table.at("event", "e")
    table.do(unite(kingdoms=("k", "e"), leaders=staying(table)))
    assert len(table.campaign.realm("u")) == 11
    assert table.of("u").treasury.value == 100
    assert table.of("u").unrest.value == 4
