"""A kingdom that loses its last hex: one month to begin anew (IT L348, ruling C08)."""

from __future__ import annotations

import pytest

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.landless import in_last_month, last_month
from kingdom_gui.engine.relations import relation
from kingdom_gui.engine.state import Relation

from .table import HOME
from .turn_table import TurnTable

NEAR: hexes.HexId = (0, 1, 0)


def landless(treasury: int = 60) -> TurnTable:
    """In month 1 the only hex is given up, with the town in it."""
    table = TurnTable()
    table.found(treasury=treasury).everyone()
    table.do(actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME, granted=True))
    table.do(actions.Explore(hexes=tuple(hexes.disk(HOME, 4)), cleared=True))
    table.reign()
    table.do(actions.AddModifier(target="stability", amount=40, note="test"))
    table.do(actions.Abandon(hexes=(HOME,)))
    return table


def codes(table: TurnTable, month: int) -> list[str]:
    return [line.code for line in table.campaign.journal.get(month, ())]


def test_the_last_hex_goes() -> None:
    table = landless()
    assert table.kingdom.landless == 1
    assert last_month(table.kingdom) == 2
    assert "land_gone" in codes(table, 1)
    assert not in_last_month(table.campaign, table.kingdom)
    table.do(actions.AdvanceMonth())
    assert "last_chance" in codes(table, 2)
    assert in_last_month(table.campaign, table.kingdom)
    assert table.step == "edict.leaders", "without hexes there is no Upkeep (IT L234)"


def test_unrest_takes_the_last_hex() -> None:
    table = TurnTable.paper(unrest=12, size=1, stability=80)
    table.play(upkeep__stability=(20,))
    table.play()
    table.play()
    table.play(upkeep__hex="0,0,0")
    assert table.kingdom.landless == 1


def test_it_is_destroyed_at_the_end_of_the_next_month() -> None:
    table = landless()
    table.do(actions.AdvanceMonth())
    before = table.campaign
    change = table.do(actions.AdvanceMonth())
    assert table.kingdom.fallen == 2
    assert table.step == "done"
    assert "kingdom_fell" in codes(table, 2), "told in the month that ends"
    assert change.patch.reverse().apply(table.campaign) == before
    table.do(actions.AdvanceMonth())
    assert table.kingdom.fallen == 2
    assert [month for month in (1, 2, 3, 4) if "kingdom_fell" in codes(table, month)] == [2]


def test_a_hex_and_a_new_settlement_save_it() -> None:
    table = landless()
    table.do(actions.AdvanceMonth(), actions.Claim(hexes=(NEAR,)))
    assert table.kingdom.landless == 1, "a hex alone is not enough"
    table.do(actions.FoundSettlement(settlement="b", name="Bree", hex=NEAR))
    assert table.kingdom.landless == 0
    assert "kingdom_saved" in codes(table, 2)
    assert table.kingdom.capital == "b"
    table.do(actions.AdvanceMonth())
    assert table.kingdom.fallen == 0


def test_a_claimed_city_saves_it_as_well() -> None:
    """Ruling C08."""
    table = landless()
    table.do(actions.AdvanceMonth(), actions.Claim(hexes=(HOME,), natural=20))
    assert table.kingdom.landless == 0


def test_a_hex_without_a_settlement_does_not() -> None:
    table = landless()
    table.do(actions.AdvanceMonth(), actions.Claim(hexes=(NEAR,)), actions.AdvanceMonth())
    assert table.kingdom.fallen == 2


@pytest.mark.parametrize(
    "action",
    [
        actions.Claim(hexes=(NEAR,)),
        actions.Appoint(role="ruler", name="Ada"),
        actions.PlayStep(),
        actions.PlayMonths(months=1),
        actions.Deposit(gp=4000),
    ],
)
def test_a_fallen_kingdom_does_nothing_any_more(action: actions.Action) -> None:
    table = landless()
    table.do(actions.AdvanceMonth(), actions.AdvanceMonth())
    assert table.refused(action) == ["kingdom_fallen"]


def test_the_gm_says_what_is_kept_of_the_treasury() -> None:
    """60 BP: 10 go to the kingdom that begins anew, the rest is lost."""
    table = landless()
    have = table.total("treasury")
    assert table.refused(actions.KeepTreasury(amount=1)) == ["kingdom_stands"]
    table.do(actions.AdvanceMonth(), actions.AdvanceMonth())
    assert table.total("treasury") == have
    table.do(actions.FoundKingdom(kingdom="l", name="Ell", treasury=0))
    assert table.refused(actions.KeepTreasury(amount=have + 1)) == ["more_than_left"]
    assert table.refused(actions.KeepTreasury(amount=1, to="zz")) == ["no_such_kingdom"]
    table.do(actions.KeepTreasury(amount=10, to="l"))
    assert table.total("treasury") == 0
    assert table.campaign.kingdoms["l"].treasury.value == 10


def test_some_of_it_may_stay_where_it_is() -> None:
    table = landless()
    table.do(actions.AdvanceMonth(), actions.AdvanceMonth(), actions.KeepTreasury(amount=7))
    assert table.total("treasury") == 7
    assert codes(table, 3)[-1] == "treasury_kept"


def test_other_kingdoms_go_on() -> None:
    table = landless()
    table.do(actions.FoundKingdom(kingdom="l", name="Ell", hexes=(NEAR,)))
    table.do(actions.AdvanceMonth(), actions.AdvanceMonth(), actions.AdvanceMonth())
    assert table.campaign.kingdoms["l"].stage == "reigning"
    assert table.campaign.kingdoms["l"].fallen == 0


def test_nothing_stands_between_it_and_others_any_more() -> None:
    """Who had a treaty with it gains nothing by that now; nobody has an embassy there, or is at war."""
    table = landless()
    table.do(actions.FoundNeighbour(kingdom="l", name="Ell", size=20, economy=40))
    table.do(actions.SetRelation(to="l", embassy=True, treaty="balanced", war=True))
    table.do(actions.OpenEmbassy(to="l", building="mansion", override="test"))
    gains = table.total("economy")
    table.do(actions.AdvanceMonth())
    change = table.do(actions.AdvanceMonth())
    assert table.kingdom.fallen == 2
    assert relation(table.campaign, "k", "l") == Relation("l")
    assert relation(table.campaign, "l", "k") == Relation("k")
    assert table.total("economy") == gains - 4 - 2  # a tenth of 40, and the embassy's
    assert relation(change.patch.reverse().apply(table.campaign), "k", "l").treaty is not None
