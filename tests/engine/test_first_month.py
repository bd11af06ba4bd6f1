"""The first month of a reign: with its Upkeep or, by setting, without (IT L234; ruling E02, dispute D35)."""

from __future__ import annotations

from msgspec.structs import replace

from kingdom_gui.engine.actions import every as actions

from .turn_table import TurnTable

SKIP = actions.SetRuling(ruling="skip_first_upkeep", choice="on")


def founded() -> TurnTable:
    table = TurnTable()
    table.found(size=2).everyone()
    return table


def test_the_first_month_begins_with_its_upkeep() -> None:
    table = founded()
    table.reign()
    assert table.step == "upkeep.stability"


def test_by_setting_it_begins_with_the_edicts_and_their_limits() -> None:
    table = founded()
    table.do(SKIP)
    table.reign()
    assert (table.step, table.kingdom.use.size) == ("edict.leaders", 2)


def test_only_the_first_month_goes_without() -> None:
    table = founded()
    table.do(SKIP)
    table.reign()
    table.go_to("done")
    table.do(actions.AdvanceMonth())
    assert table.step == "upkeep.stability"


def test_a_later_first_month_counts_as_well() -> None:
    """The first of this kingdom's reign, whatever the campaign's month."""
    table = TurnTable()
    table.campaign = replace(table.campaign, month=7)
    table.found(size=2)
    table.do(SKIP)
    table.reign()
    assert table.step == "edict.leaders"


def test_a_reign_begun_by_the_turn_of_the_month_goes_without_too() -> None:
    table = founded()
    table.do(SKIP, actions.AdvanceMonth())
    assert (table.campaign.month, table.kingdom.stage, table.step) == (2, "reigning", "edict.leaders")


def test_a_kingdom_taken_over_is_in_no_first_month() -> None:
    table = TurnTable()
    table.do(SKIP)
    table.do(actions.AdoptKingdom(kingdom="k", name="Kay", totals={"size": 4}))
    table.do(actions.Claim(hexes=((0, 0, 0),), granted=True))
    table.reign()
    assert table.step == "upkeep.stability"


def test_without_a_hex_there_is_no_upkeep() -> None:
    """IT L234, in the first month as in any."""
    table = TurnTable()
    table.found(size=0)
    table.reign()
    assert table.step == "edict.leaders"
