"""A kingdom divides in peace (IT L1403-1418; rulings D60, D78, E11)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine.actions import Change, Refusal, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.independence import DeclareIndependence
from kingdom_gui.engine.actions.new_kingdom import Extra, MovedLeader, NewKingdom
from kingdom_gui.engine.hexes import HexId
from kingdom_gui.engine.ledger import Entry, Source
from kingdom_gui.engine.neighbours import attitude
from kingdom_gui.engine.patch import Draft
from kingdom_gui.engine.relations import change_relation, open_embassy, relation, sign_treaty
from kingdom_gui.engine.state import House, Modifier, Ongoing, Route, Stock, Territory
from kingdom_gui.engine.territory import check_penalty
from kingdom_gui.engine.totals import numbers
from kingdom_gui.store.codec import decode, encode

from .realms import EAST, FAR, RULES, Realms

CUT_OFF: tuple[HexId, ...] = ((0, 3, -1), (0, 3, 0), (0, 4, 0))
NORTH: tuple[HexId, ...] = ((0, 0, -1), (0, 1, -1))

RULER = MovedLeader(role="ruler")


def east(**fields: object) -> NewKingdom:
    return NewKingdom(**({"kingdom": "e", "name": "Eastmark", "hexes": EAST} | fields))  # type: ignore[arg-type]


def declare(*parts: NewKingdom, **fields: object) -> DeclareIndependence:
    return DeclareIndependence(kingdoms=parts or (east(),), **fields)  # type: ignore[arg-type]


# What is divided


def test_land_and_settlements_go_to_the_new_kingdom_which_is_being_founded() -> None:
    table = Realms.two_towns()
    table.do(declare())
    made = table.of("e")
    assert table.campaign.realm("e") == sorted(EAST)
    assert [s.id for s in table.campaign.settlements_of("e")] == ["bree"]
    assert (made.stage, made.capital, made.leaders) == ("founding", "bree", ())
    assert made.use.size == 4
    assert table.total("size") == 7
    assert made.milestones  # what its land has reached brings no experience twice
    assert table.campaign.at_table == "k"


@pytest.mark.parametrize(("by", "share"), [("population", 25), ("size", 36)])
def test_the_treasury_is_divided_in_proportion(by: str, share: int) -> None:
    table = Realms.two_towns(treasury=100)
    table.do(declare(by=by))
    assert (table.of("e").treasury.value, table.total("treasury")) == (share, 100 - share)


def test_the_gm_says_otherwise() -> None:
    table = Realms.two_towns(treasury=100, unrest=6)
    table.do(declare(east(treasury=80, unrest=9, capital="bree")))
    assert (table.of("e").treasury.value, table.total("treasury")) == (80, 20)
    assert (table.of("e").unrest.value, table.total("unrest")) == (9, 3)


def test_a_debt_is_divided_too() -> None:
    table = Realms.two_towns(treasury=100).put("k", treasury=Stock((("purchase", -8),)))
    table.do(declare())
    assert (table.of("e").treasury.value, table.total("treasury")) == (-2, -6)


@pytest.mark.parametrize(
    ("unrest", "parts", "share"), [(7, 1, 3), (7, 2, 2), (1, 1, 1), (0, 1, 1), (3, 2, 1)]
)
def test_unrest_is_divided_among_all_kingdoms_made_the_parent_too(
    unrest: int, parts: int, share: int
) -> None:
    table = Realms.two_towns(unrest=unrest)
    second = NewKingdom(kingdom="n", name="North", hexes=NORTH)
    made = (east(), second)[:parts]
    table.do(declare(*made, override="no town in the north"))
    for key in ("k", *(part.kingdom for part in made)):
        assert table.of(key).unrest.value == share, key


def test_unrest_of_leaders_and_buildings_stays_with_the_parent() -> None:
    """5 of events are shared, 2 for each; the 3 of leaders and the 4 that buildings took off stay."""
    table = Realms.two_towns().put("k", unrest=Stock((("building", -4), ("event", 5), ("leader", 3))))
    table.do(declare())
    assert table.of("e").unrest.value == 2
    assert table.total("unrest") == 1  # 2 + 3 - 4


def test_loyalty_rises_by_1_for_each_kingdom_made_for_six_months_in_each() -> None:
    table = Realms.two_towns()
    table.do(declare())
    for key in ("k", "e"):
        (joy,) = table.of(key).modifiers
        assert (joy.target, joy.amount, joy.since, joy.until) == ("loyalty", 2, 2, 7)
    before = table.total("loyalty")
    table.do(actions.AdvanceMonth(override="x"))
    assert table.total("loyalty") == before + 2
    assert table.of("e").stage == "reigning"


def test_armies_go_as_chosen() -> None:
    table = Realms.two_towns()
    for name in ("First", "Second"):
        table.do(actions.RaiseArmy(name=name, consumption=1, granted=True))
    first, second = (army.id for army in table.kingdom.armies)
    table.do(declare(east(armies=(second,))))
    assert [army.id for army in table.kingdom.armies] == [first]
    assert [army.name for army in table.of("e").armies] == ["Second"]


def test_the_granary_is_divided_by_the_room_for_it() -> None:
    table = Realms.two_towns()
    table.do(actions.Build(settlement="bree", building="granary", lots=(10,), granted=True))
    table.put("k", granary=Stock((("surplus", 8),)))
    table.do(declare())
    assert (table.of("e").granary.value, table.kingdom.granary.value) == (8, 0)


def test_a_granary_without_room_anywhere_stays() -> None:
    table = Realms.two_towns().put("k", granary=Stock((("surplus", 8),)))
    table.do(declare())
    assert (table.of("e").granary.value, table.kingdom.granary.value) == (0, 8)


# What goes along with the land


def test_routes_plans_events_and_modifiers_go_with_their_place() -> None:
    table = Realms.two_towns()
    table.do(actions.Build(settlement="bree", building="inn", lots=(14,), planned=True))
    planned = max(b.id for d in table.campaign.settlements["bree"].districts for b in d.buildings)
    number = table.campaign.counter
    table.campaign = replace(table.campaign, counter=number + 9)
    route = Route(number + 1, "food", "bree", (FAR, (0, 4, 0)), 10, 1, 2)
    home = replace(route, id=number + 2, settlement="ashford")
    there = Modifier(number + 3, "economy", -1, Source("event", "feud", "bree"))
    town = Modifier(number + 4, "crime", 2, Source("gm", "", "bree"), settlement="bree")
    whole = Modifier(number + 5, "economy", 1, Source("gm"))
    feud, squatters = Ongoing(number + 6, "feud", 1, "bree"), Ongoing(number + 7, "squatters", 1, "ashford")
    plague = Ongoing(number + 8, "plague", 1, hex=FAR)
    table.put(
        "k", routes=(route, home), modifiers=(there, town, whole), events=(feud, squatters, plague),
        wishes=(planned, 1),
    )  # fmt: skip
    table.do(declare())
    made, parent = table.of("e"), table.kingdom
    assert (made.routes, parent.routes) == ((route,), (home,))
    assert made.modifiers[:2] == (there, town)
    assert parent.modifiers[0] == whole
    assert (made.events, parent.events) == ((feud, plague), (squatters,))
    assert (made.wishes, parent.wishes) == ((planned,), (1,))
    assert made.edicts.holiday is None


def cut_off() -> Realms:
    """Kay with its east cut off, and the General there."""
    table = Realms.two_towns()
    claims = table.campaign.claims.delete((0, 2, 0))
    table.campaign = replace(table.campaign, claims=claims)
    return table.put("k", secondary=(Territory(CUT_OFF, 1, "general", "the general"),))


def test_a_secondary_territory_ends_with_its_penalty() -> None:
    """The worry about land that an acting leader holds ends (IT L1414, L348)."""
    table = cut_off()
    assert check_penalty(table.campaign, "k", FAR)
    table.do(declare(east(hexes=CUT_OFF)))
    assert table.kingdom.secondary == ()
    assert table.of("e").secondary == ()
    assert check_penalty(table.campaign, "e", FAR) == ()


def test_half_of_a_secondary_territory_leaves_the_other_half_held() -> None:
    table = cut_off()
    table.do(declare(east(hexes=CUT_OFF[:2])))
    assert [t.hexes for t in table.kingdom.secondary] == [CUT_OFF[2:]]
    assert check_penalty(table.campaign, "k", CUT_OFF[2])


def test_others_think_of_it_as_of_the_parent_and_what_was_signed_binds_the_parent_alone() -> None:
    table = Realms.two_towns()
    table.do(actions.FoundNeighbour(kingdom="n", name="North", attitude="friendly", toward="k"))
    table.do(actions.SetAttitude(toward="n", attitude="unfriendly"))
    draft = Draft(table.campaign)
    open_embassy(draft, "k", "n")
    sign_treaty(draft, "k", "n", "balanced", RULES)
    change_relation(draft, "n", "k", house=House("mansion", "bree"))
    table.campaign = draft.campaign
    table.do(declare())
    campaign = table.campaign
    assert (attitude(campaign, "n", "e"), attitude(campaign, "e", "n")) == ("friendly", "unfriendly")
    assert relation(campaign, "k", "n").treaty is not None
    assert relation(campaign, "e", "n").treaty is None
    # North's embassy stands in Bree, so that it is its embassy in Eastmark now.
    assert relation(campaign, "n", "e").house == House("mansion", "bree")
    assert relation(campaign, "n", "k").house is None
    assert relation(campaign, "e", "n").embassy
    assert decode(encode(campaign), RULES, "x") == campaign


# Who leaves


@pytest.mark.parametrize(("role", "unrest", "bonus"), [("warden", 1, 0), ("ruler", 2, -4)])
def test_a_leader_who_goes_abdicates_unrest_first(role: str, unrest: int, bonus: int) -> None:
    """Ruling D60: own Unrest 6 becomes 3, the leader's is added, then the check is made."""
    table = Realms.two_towns(unrest=6)
    loyalty = table.total("loyalty")
    outcome = table.do(declare(east(leaders=(MovedLeader(role=role, to="ruler", natural=1),))))
    assert table.total("unrest") == 3 + unrest
    assert table.kingdom.handover == (role,)
    assert [x.role for x in table.of("e").leaders] == ["ruler"]
    assert all(x.role != role for x in table.kingdom.leaders)
    told = [e for e in outcome.campaign.journal[1] if e.code == "check_failed"][-1]
    found = {(e.source.kind, e.source.id): e.amount for e in told.modifiers}
    assert found[("unrest", "")] == -(3 + unrest)
    assert found.get(("rule", "action_check"), 0) == bonus
    assert loyalty >= 0


def test_a_check_passed_spares_the_vacancy() -> None:
    table = Realms.two_towns()
    table.do(declare(east(leaders=(MovedLeader(role="warden", natural=20),))))
    assert table.kingdom.handover == ()
    assert table.of("e").leaders[0].role == "warden"


def test_of_two_rulers_one_may_go_without_a_check() -> None:
    table = Realms.two_towns()
    consort = table.kingdom.leaders
    table.put("k", leaders=(*consort, replace(consort[0], role="ruler", name="Queen")))
    table.do(declare(east(leaders=(MovedLeader(role="ruler", name="Queen"),))))
    assert table.kingdom.handover == ()
    assert table.total("unrest") == 1 + 2


# The GM's own


def test_the_gms_modifiers_begin_next_month() -> None:
    table = Realms.two_towns()
    penalty = Extra("economy", -2, 3, "markets parted")
    table.do(declare(east(modifiers=(penalty, Extra("loyalty", 1))), modifiers=(penalty,)))
    found = table.of("e").modifiers
    assert [(m.target, m.amount, m.since, m.until) for m in found[1:]] == [
        ("economy", -2, 2, 4), ("loyalty", 1, 2, None),
    ]  # fmt: skip
    assert table.kingdom.modifiers[1].note == "markets parted"


# What stands against it


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ({"kingdom": "k"}, "kingdom_exists"),
        ({"kingdom": "Not An Id"}, "bad_id"),
        ({"name": "  "}, "name_missing"),
        ({"alignment": "XX"}, "no_such_alignment"),
        ({"government": "zoo"}, "no_such_government"),
        ({"hexes": ()}, "no_land_for_kingdom"),
        ({"hexes": ((0, 5, 0),)}, "hex_not_claimed"),
        ({"hexes": (*EAST, FAR)}, "hex_in_two_kingdoms"),
        ({"capital": "ashford"}, "capital_not_there"),
        ({"treasury": 101}, "shares_beyond_treasury"),
        ({"treasury": -1}, "shares_beyond_treasury"),
        ({"unrest": -1}, "below_zero"),
        ({"armies": (99,)}, "no_such_army"),
        ({"leaders": (MovedLeader(role="ruler", name="Nobody"),)}, "no_such_leader"),
        ({"leaders": (MovedLeader(role="ruler", to="cook"),)}, "no_such_role"),
        ({"leaders": (MovedLeader(role="ruler", natural=21),)}, "die_out_of_range"),
        ({"leaders": (RULER, replace(RULER, to="heir"))}, "leader_in_two_places"),
        ({"leaders": (MovedLeader(role="warden", to="heir"), MovedLeader(role="heir"))}, "role_held"),
        ({"modifiers": (Extra("fun", 1),)}, "no_such_total"),
        ({"modifiers": (Extra("economy", 0),)}, "nothing_granted"),
        ({"modifiers": (Extra("economy", 1, 0),)}, "months_out_of_range"),
    ],
)  # fmt: skip
def test_what_cannot_be(part: dict[str, object], code: str) -> None:
    assert Realms.two_towns().refused(declare(east(**part)))[-1] == code


@pytest.mark.parametrize(
    ("part", "code"),
    [
        ({"unrest": 10**12}, "number_out_of_range"),
        ({"treasury": -(10**12)}, "number_out_of_range"),
        ({"name": "East\ud800"}, "not_text"),
        ({"modifiers": (Extra("economy", 10**12),)}, "number_out_of_range"),
        ({"modifiers": (Extra("economy", 1, None, "\ud800"),)}, "not_text"),
    ],
)
def test_what_no_file_can_hold_is_refused_in_each_new_kingdom_too(part: dict[str, object], code: str) -> None:
    assert Realms.two_towns().refused(declare(east(**part))) == [code]


def test_two_new_kingdoms_share_neither_id_nor_hex_nor_army() -> None:
    table = Realms.two_towns()
    table.do(actions.RaiseArmy(name="First", granted=True))
    army = table.kingdom.armies[0].id
    assert table.refused(declare(east(), east(hexes=NORTH)))[-1] == "kingdom_exists"
    assert table.refused(declare(east(), east(kingdom="f")))[-1] == "hex_in_two_kingdoms"
    both = (east(armies=(army,)), east(kingdom="f", hexes=NORTH, armies=(army,)))
    assert table.refused(declare(*both))[-1] == "no_such_army"


def test_all_of_it_cannot_go() -> None:
    table = Realms.two_towns()
    everything = east(hexes=tuple(table.campaign.realm("k")))
    assert table.refused(declare(everything))[-1] == "nothing_left"


@pytest.mark.parametrize("phase", ["upkeep", "edict", "income"])
def test_before_the_event_phase_the_gm_must_insist(phase: str) -> None:
    table = Realms.two_towns().at(phase)
    assert table.refused(declare()) == ["only_in_event_phase"]
    table.do(declare(override="they would not wait"))
    assert "e" in table.campaign.kingdoms


def test_until_the_month_is_closed_it_may_be_done() -> None:
    table = Realms.two_towns().at("done")
    table.do(declare())
    assert "e" in table.campaign.kingdoms


def test_a_kingdom_that_does_not_reign_cannot_divide() -> None:
    assert Realms.two_towns().put("k", stage="founding").refused(declare()) == ["reign_not_begun"]
    assert Realms.two_towns().put("k", fallen=1).refused(declare()) == ["kingdom_fallen"]
    assert Realms.two_towns().put("k", anarchy=True).refused(declare()) == ["anarchy"]


def test_land_without_a_settlement_is_no_kingdom_unless_the_gm_insists() -> None:
    table = Realms.two_towns()
    north = declare(NewKingdom(kingdom="n", name="North", hexes=NORTH))
    assert table.refused(north) == ["kingdom_needs_settlement"]
    table.do(replace(north, override="camps"))
    assert table.of("n").capital == ""


def test_the_parent_is_not_to_fall_apart() -> None:
    table = Realms.two_towns()
    neck = declare(east(hexes=((0, 2, 0), (0, 3, -1), (0, 3, 0))))
    assert table.refused(neck) == ["parent_falls_apart"]


def test_when_the_capital_goes_the_town_left_is_the_capital() -> None:
    table = Realms.two_towns()
    home = tuple(h for h in table.campaign.realm("k") if h not in EAST)
    outcome = table.do(declare(east(hexes=home)))
    assert [w.code for w in outcome.warnings] == ["capital_goes"]
    assert (table.kingdom.capital, table.of("e").capital) == ("bree", "ashford")


# Whatever is chosen

some = st.sets(
    st.sampled_from(sorted({*EAST, *((0, q, r) for q in (-1, 0, 1) for r in (-1, 0, 1))})), min_size=1
)


@settings(max_examples=40)
@given(
    hexes=some,
    treasury=st.none() | st.integers(0, 100),
    by=st.sampled_from(["population", "size"]),
    roles=st.sets(st.sampled_from(["ruler", "warden", "general"])),
    army=st.booleans(),
    unrest=st.integers(0, 15),
)
def test_nothing_is_lost_and_undo_brings_all_back(
    hexes: set[HexId], treasury: int | None, by: str, roles: set[str], army: bool, unrest: int
) -> None:
    table = Realms.two_towns(treasury=100, unrest=unrest)
    table.do(actions.RaiseArmy(name="First", granted=True))
    before = table.campaign
    number = table.kingdom.armies[0].id
    moved = tuple(MovedLeader(role=role) for role in sorted(roles))
    part = east(hexes=tuple(sorted(hexes)), treasury=treasury, leaders=moved, armies=(number,) * army)
    outcome = decide(replace(declare(part, by=by, override="x"), kingdom="k"), before, RULES)
    if isinstance(outcome, Refusal):
        assert not hexes <= set(before.realm("k"))
        return
    assert isinstance(outcome, Change)
    after = outcome.campaign
    two = [after.kingdoms["k"], after.kingdoms["e"]]
    assert sorted([*after.realm("k"), *after.realm("e")]) == before.realm("k")
    assert {s.id for k in two for s in after.settlements_of(k.id)} == {"ashford", "bree"}
    assert sum(k.treasury.value for k in two) == 100
    assert sorted(a.id for k in two for a in k.armies) == [number]
    assert sorted(x.name for k in two for x in k.leaders) == sorted(
        x.name for x in before.kingdoms["k"].leaders
    )
    assert after.kingdoms["e"].unrest.value == max(1, unrest // 2)
    assert outcome.patch.reverse().apply(after) == before
    assert decode(encode(after), RULES, "x") == after


def test_unrest_entries_explain_the_parents_new_unrest() -> None:
    table = Realms.two_towns(unrest=7)
    table.do(declare())
    found = numbers(table.campaign, "k", RULES).ledger("unrest")
    assert Entry(-4, Source("independence", "divided"), "IT L1413, D78") in found.entries
