"""Founding, adopting and the passing of months."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions

from .table import HOME, Table


def test_found_on_plains_with_fifty_bp() -> None:
    """Claim 1 + prepare 1 + Inn 10 + House 3 = 15 BP; House's Unrest -1 is lost at 0 (case found_plains)."""
    table = Table()
    table.do(actions.Explore(hexes=(HOME,), cleared=True))
    table.do(actions.FoundKingdom(kingdom="k", name="Kay", treasury=50))
    table.do(
        actions.Claim(hexes=(HOME,)),
        actions.PrepareHex(hex=HOME),
        actions.FoundSettlement(settlement="a", name="A", hex=HOME),
        actions.Build(settlement="a", building="house", lots=(0,)),
        actions.Build(settlement="a", building="inn", lots=(1,)),
    )
    assert table.totals(
        "treasury", "size", "districts", "unrest", "control_dc", "consumption", "population"
    ) == {
        "treasury": 50 - 1 - 1 - 10 - 3,
        "size": 1,
        "districts": 1,
        "unrest": 0,
        "control_dc": 22,
        "consumption": 2,
        "population": 500,
    }
    assert table.totals("economy", "loyalty", "stability") == {"economy": 1, "loyalty": 1, "stability": 4}


def test_a_second_kingdom_needs_its_own_id() -> None:
    table = Table().found()
    assert table.refused(actions.FoundKingdom(kingdom="k", name="Again")) == ["kingdom_exists"]
    assert table.refused(actions.FoundKingdom(kingdom="K 2", name="Two")) == ["bad_id"]
    assert table.refused(actions.FoundKingdom(kingdom="k2", name="  ")) == ["name_missing"]
    assert table.refused(actions.FoundKingdom(kingdom="k2", name="Two", alignment="XX")) == [
        "no_such_alignment"
    ]


def test_the_first_kingdom_sits_at_the_table() -> None:
    table = Table().found()
    assert table.campaign.at_table == "k"


def test_details_shrink_what_is_carried_over() -> None:
    """The sheet says Economy 20; a leader worth 4 leaves 16 unexplained, and the total stays 20."""
    table = Table().adopt(economy=20, loyalty=5, stability=5)
    before = table.numbers.ledger("economy").sum_of("carried")
    table.do(actions.Appoint(role="treasurer", name="Bo", abilities={"int": 4}))
    after = table.numbers.ledger("economy").sum_of("carried")
    assert table.total("economy") == 20
    assert before - after == 4 + 4  # the benefit, and the vacancy that is no more


def test_what_is_carried_over_stays_when_the_reign_begins() -> None:
    table = Table().adopt(economy=20, treasury=9, unrest=3).reign()
    assert table.totals("economy", "treasury", "unrest") == {"economy": 20, "treasury": 9, "unrest": 3}
    table.do(actions.SetEdict(edict="holiday", level="6"))
    table.do(actions.Appoint(role="magister", name="Cy", abilities={"int": 2}))
    assert table.total("economy") == 20 + 2 + 4


def test_nothing_is_paid_while_adopting() -> None:
    table = Table().adopt(treasury=3, size=1)
    table.do(actions.Claim(hexes=(HOME,)))
    change = table.do(actions.Improve(hexes=(HOME,), improvement="road"))
    assert change.price.total == 0
    assert table.total("treasury") == 3


def test_negative_paper_numbers_are_refused() -> None:
    """Fault B53."""
    table = Table()
    bad = actions.AdoptKingdom(kingdom="k", name="Kay", totals={"size": -1})
    assert table.refused(bad) == ["below_zero"]
    assert table.refused(actions.AdoptKingdom(kingdom="k", name="Kay", unrest=-1)) == ["below_zero"]
    assert table.refused(actions.AdoptKingdom(kingdom="k", name="Kay", totals={"ecomony": 1})) == [
        "no_such_total"
    ]


def test_a_month_closes_its_stocks_and_opens_its_allowance() -> None:
    table = Table().found(treasury=50, size=1).reign().everyone()
    table.do(actions.Explore(hexes=((0, 1, 0), (0, 0, 1)), cleared=True))
    table.do(actions.Claim(hexes=((0, 1, 0),)))
    assert table.kingdom.use.claims == 1
    table.do(actions.AdvanceMonth())
    assert table.campaign.month == 2
    assert table.kingdom.use.claims == 0
    assert table.kingdom.use.size == 2
    assert table.total("treasury") == 49
    assert dict(table.kingdom.treasury.opening) == {"founding": 50, "purchase": -1}


def test_modifiers_end_with_their_month() -> None:
    table = Table().found().reign().everyone()
    base = table.total("economy")
    table.do(actions.AddModifier(target="economy", amount=3, note="fair", months=2))
    assert table.total("economy") == base + 3
    table.do(actions.AdvanceMonth())
    assert table.total("economy") == base + 3
    table.do(actions.AdvanceMonth())
    assert table.total("economy") == base
    assert table.kingdom.modifiers == ()
