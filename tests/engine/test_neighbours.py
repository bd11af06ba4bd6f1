"""Several kingdoms: neighbours nobody plays, what is known of them, attitudes, and the month they share."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.every import (
    Abandon,
    AdvanceMonth,
    Build,
    Claim,
    EditKingdom,
    EditNeighbour,
    EstimateEconomy,
    FoundNeighbour,
    FoundSettlement,
    Grant,
    PlayNeighbour,
    RemoveKingdom,
    SetAttitude,
    SitAtTable,
)  # fmt: skip
from kingdom_gui.engine.neighbours import (
    attitude,
    attitude_dc,
    economy_ledger,
    neighbours,
    played,
    shifted,
    size_ledger,
    size_of,
    unfinished,
)  # fmt: skip
from kingdom_gui.engine.state import Mission
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.words.speaker import Speaker

from .table import RULES, Table
from .turn_table import TurnTable

FAR, FARTHER, APART = (0, 3, 0), (0, 3, -1), (0, 3, 1)


def table(**fields: object) -> Table:
    """Kingdom `k` at the table and the neighbour `n` with one hex."""
    made = Table().found(size=3)
    made.do(FoundNeighbour(kingdom="n", name="North", hexes=(FAR,), **fields))  # type: ignore[arg-type]
    return made


def test_a_neighbour_has_land_and_no_books() -> None:
    made = table(alignment="CE", colour="#2f5d7c", note="Cold.")
    north = made.campaign.kingdoms["n"]
    assert (north.name, north.alignment, north.colour, north.note) == ("North", "CE", "#2f5d7c", "Cold.")
    assert not north.played
    assert made.campaign.claims[FAR] == "n"
    assert made.campaign.at_table == "k"
    assert [k.id for k in played(made.campaign)] == ["k"]
    assert [k.id for k in neighbours(made.campaign)] == ["n"]


def test_its_land_costs_nothing_and_need_be_neither_explored_nor_joined() -> None:
    made = table()
    done = made.do(Claim(kingdom="n", hexes=(FARTHER, APART, (0, -3, 0))))
    assert (done.price.total, done.warnings) == (0, ())
    assert size_of(made.campaign, "n", RULES) == 4
    assert not made.campaign.hexes[FARTHER].explored
    done = made.do(Abandon(kingdom="n", hexes=(FARTHER,)))
    assert done.warnings == ()
    assert FARTHER not in made.campaign.claims
    assert made.campaign.kingdoms["n"].unrest.value == 0
    assert made.campaign.kingdoms["n"].lost == ()


def test_land_of_another_is_not_to_be_had() -> None:
    made = table()
    assert made.refused(Claim(kingdom="n", hexes=((0, 0, 0),))) == ["hex_claimed"]
    assert made.refused(Claim(kingdom="k", hexes=(FAR,), granted=True)) == ["hex_claimed"]


def test_its_settlements_and_buildings_are_written_down_and_not_paid() -> None:
    made = table()
    made.do(FoundSettlement(kingdom="n", settlement="ford", name="Ford", hex=FAR))
    done = made.do(Build(kingdom="n", settlement="ford", district=0, building="house", lots=(0,)))
    assert done.price.total == 0
    assert [s.id for s in made.campaign.settlements_of("n")] == ["ford"]
    assert made.campaign.kingdoms["n"].treasury.value == 0


@pytest.mark.parametrize(
    "action", [Grant(kingdom="n", treasury=5), SitAtTable(kingdom="n"), EditKingdom(kingdom="n", name="X")]
)
def test_what_needs_books_is_not_for_it(action: actions.Action) -> None:
    assert table().refused(action) == ["only_a_neighbour"]


# What is known


def test_size_is_counted_or_typed() -> None:
    made = table()
    made.do(Claim(kingdom="n", hexes=(FARTHER,)))
    assert size_ledger(made.campaign, "n", RULES).total == 2
    made.do(EditNeighbour(kingdom="n", size=40))
    assert size_of(made.campaign, "n", RULES) == 40
    made.do(EditNeighbour(kingdom="n", size="counted"))
    assert size_of(made.campaign, "n", RULES) == 2
    assert size_of(made.campaign, "k", RULES) == 3


def test_economy_is_unknown_until_it_is_estimated_as_2d6_and_size() -> None:
    made = table(size=23)
    assert economy_ledger(made.campaign, "n", RULES) is None
    made.do(EstimateEconomy(kingdom="n", dice=(4, 5)))
    found = economy_ledger(made.campaign, "n", RULES)
    assert found is not None
    assert [(e.source.id, e.amount, e.ref) for e in found] == [
        ("dice", 9, "IT L1363"),
        ("size", 23, "IT L1363"),
    ]
    assert found.total == 9 + 23
    made.do(EditNeighbour(kingdom="n", size=30))  # the estimate grows with it
    grown = economy_ledger(made.campaign, "n", RULES)
    assert grown is not None
    assert grown.total == 9 + 30


def test_a_known_economy_goes_before_an_estimate() -> None:
    made = table(size=23, economy=41)
    known = economy_ledger(made.campaign, "n", RULES)
    assert known is not None
    assert [(e.source.id, e.amount) for e in known] == [("typed", 41)]
    made.do(EstimateEconomy(kingdom="n"))
    rolled = economy_ledger(made.campaign, "n", RULES)
    assert rolled is not None
    assert 2 + 23 <= rolled.total <= 12 + 23
    made.do(EditNeighbour(kingdom="n", economy=7))
    made.do(EditNeighbour(kingdom="n", economy="unknown"))
    again = economy_ledger(made.campaign, "n", RULES)
    assert again is not None
    assert again.entries == rolled.entries


def test_a_played_kingdom_answers_with_its_own_ledger() -> None:
    made = table()
    assert economy_ledger(made.campaign, "k", RULES) is made.numbers.ledger("economy")


@pytest.mark.parametrize(
    ("dice", "code"), [((1,), "dice_count"), ((1, 2, 3), "dice_count"), ((0, 3), "die_out_of_range"),
                       ((7, 3), "die_out_of_range")],
)  # fmt: skip
def test_dice_that_cannot_be_are_refused(dice: tuple[int, ...], code: str) -> None:
    assert table().refused(EstimateEconomy(kingdom="n", dice=dice)) == [code]


def test_what_cannot_be_known_of_it_is_refused() -> None:
    made = table()
    assert made.refused(EditNeighbour(kingdom="n", size=-1)) == ["below_zero"]
    assert made.refused(EditNeighbour(kingdom="n", name=" ")) == ["name_missing"]
    assert made.refused(EditNeighbour(kingdom="n", alignment="XX")) == ["no_such_alignment"]
    assert made.refused(EditNeighbour(kingdom="k", size=2)) == ["not_a_neighbour"]
    assert made.refused(FoundNeighbour(kingdom="n", name="Again")) == ["kingdom_exists"]
    assert made.refused(FoundNeighbour(kingdom="m", name="M", hexes=(FAR,))) == ["hex_claimed"]


# Attitudes and patrons


def test_indifferent_unless_said_and_each_way_for_itself() -> None:
    made = table(attitude="hostile")
    assert attitude(made.campaign, "n", "k") == "hostile"
    assert attitude(made.campaign, "k", "n") == "indifferent"
    made.do(SetAttitude(kingdom="k", toward="n", attitude="friendly"))
    assert attitude(made.campaign, "k", "n") == "friendly"
    made.do(SetAttitude(kingdom="n", toward="k", attitude="indifferent"))
    assert made.campaign.kingdoms["n"].attitudes == ()


@pytest.mark.parametrize(
    ("found", "dc"),
    [("helpful", 0), ("friendly", 5), ("indifferent", 10), ("unfriendly", 15), ("hostile", 20)],
)
def test_each_step_worse_than_helpful_adds_5_to_the_dc(found: str, dc: int) -> None:
    assert attitude_dc(found) == dc  # type: ignore[arg-type]


def test_attitudes_shift_step_by_step_to_their_ends() -> None:
    assert shifted("indifferent", -1) == "unfriendly"
    assert shifted("unfriendly", -2) == "hostile"
    assert shifted("friendly", 3) == "helpful"


def test_an_attitude_must_be_one_and_to_another() -> None:
    made = table()
    assert made.refused(SetAttitude(kingdom="n", toward="n", attitude="hostile")) == ["attitude_to_itself"]
    for edit in (
        EditNeighbour(kingdom="n", toward="n", attitude="hostile"),
        EditNeighbour(kingdom="n", toward="n", patron=True),
    ):
        assert made.refused(edit) == ["attitude_to_itself"]
    assert made.refused(SetAttitude(kingdom="n", toward="k", attitude="indifferent")) == ["attitude_is_so"]
    assert made.refused(SetAttitude(kingdom="n", toward="k", attitude="mad")) == ["no_such_attitude"]  # type: ignore[arg-type]
    assert made.refused(SetAttitude(kingdom="n", toward="x", attitude="hostile")) == ["no_such_kingdom"]


def test_a_neighbour_may_be_the_patron() -> None:
    made = table(patron=True)
    assert made.kingdom.sponsor == "n"
    made.do(EditKingdom(kingdom="k", sponsor=""))
    assert made.kingdom.sponsor == ""
    assert made.refused(EditKingdom(kingdom="k", sponsor="k")) == ["no_such_kingdom"]


def test_the_form_changes_attitude_and_patron_with_the_rest() -> None:
    made = table()
    made.do(EditNeighbour(kingdom="n", name="Norrland", attitude="helpful", patron=True))
    assert attitude(made.campaign, "n", "k") == "helpful"
    assert made.kingdom.sponsor == "n"
    made.do(EditNeighbour(kingdom="n", patron=False))
    assert (made.kingdom.sponsor, made.campaign.kingdoms["n"].name) == ("", "Norrland")


# Coming and going


def test_one_that_is_played_from_now_on_keeps_land_and_what_was_known() -> None:
    made = table(size=12, economy=20, attitude="friendly")
    made.do(PlayNeighbour(kingdom="n", treasury=30, unrest=2, totals={"loyalty": 15}))
    north = made.campaign.kingdoms["n"]
    assert (north.stage, north.neighbour) == ("adopting", None)
    assert dict(north.paper) == {"economy": 20, "size": 12, "loyalty": 15}
    assert (north.treasury.value, north.unrest.value) == (30, 2)
    assert made.campaign.claims[FAR] == "n"
    assert attitude(made.campaign, "n", "k") == "friendly"
    made.do(SitAtTable(kingdom="n"))
    assert made.campaign.at_table == "n"


def test_one_that_is_removed_leaves_free_land_and_nothing_that_names_it() -> None:
    made = table(patron=True)
    made.do(FoundSettlement(kingdom="n", settlement="ford", name="Ford", hex=FAR))
    made.do(SetAttitude(kingdom="k", toward="n", attitude="hostile"))
    made.do(RemoveKingdom(kingdom="n"))
    assert "n" not in made.campaign.kingdoms
    assert FAR not in made.campaign.claims
    assert made.campaign.hexes[FAR].has("free_city")
    assert (made.kingdom.sponsor, made.kingdom.attitudes) == ("", ())


def test_a_played_one_is_removed_only_with_a_word_and_never_from_the_table() -> None:
    made = table()
    made.do(actions.FoundKingdom(kingdom="b", name="Bee", hexes=((0, -3, 0),)))
    assert made.refused(RemoveKingdom(kingdom="b")) == ["kingdom_is_played"]
    assert made.refused(RemoveKingdom(kingdom="k", override="so")) == ["kingdom_at_table"]
    made.do(RemoveKingdom(kingdom="b", override="They left the table."))
    assert set(made.campaign.kingdoms) == {"k", "n"}


# The month


def test_the_month_passes_neighbours_by_and_names_who_has_not_finished() -> None:
    made = TurnTable.paper()
    made.do(FoundNeighbour(kingdom="n", name="North"))
    made.do(actions.AdoptKingdom(kingdom="b", name="Bee"))
    made.do(actions.BeginReign(kingdom="b"))
    before = made.campaign.kingdoms["n"]
    assert [k.id for k in unfinished(made.campaign, "k")] == ["b"]
    done = made.do(AdvanceMonth())
    assert made.campaign.kingdoms["n"] == before
    assert [(w.code, w.parameters["kingdom"]) for w in done.warnings] == [("other_month_open", "Bee")]


def test_who_sits_at_the_table_is_not_told_in_the_journal() -> None:
    made = table()
    made.do(actions.FoundKingdom(kingdom="b", name="Bee"))
    lines = len(made.campaign.journal[1])
    made.do(SitAtTable(kingdom="b"))
    assert len(made.campaign.journal[1]) == lines


def test_envoys_to_a_kingdom_that_is_removed_bring_their_gifts_back() -> None:
    made = table_with_envoy()
    before = made.kingdom.treasury.value
    made.do(RemoveKingdom(kingdom="n"))
    assert made.kingdom.treasury.value == before + 5
    assert made.kingdom.missions == ()
    (line,) = [one for one in made.campaign.journal[1] if one.code == "envoy_returns"]
    assert (line.kingdom, line.parameters["kingdom"]) == ("k", "North")
    # What the ledger knows by its id is told by its name.
    assert Speaker("en", made.campaign).place("n") == "North"
    assert decode(encode(made.campaign), RULES, "x") == made.campaign


def table_with_envoy() -> Table:
    made = Table().found(treasury=50)
    made.do(FoundNeighbour(kingdom="n", name="North", hexes=(FAR,)))
    sent = Mission(made.campaign.counter + 1, "embassy", "n", 1, 5)
    kingdom = replace(made.kingdom, missions=(sent,))
    kingdoms = made.campaign.kingdoms.set("k", kingdom)
    made.campaign = replace(made.campaign, counter=sent.id, kingdoms=kingdoms)
    return made
