"""Claiming and abandoning hexes."""

from __future__ import annotations

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions

from .table import HOME, Table

EAST: hexes.HexId = (0, 1, 0)
FAR: hexes.HexId = (0, 3, 0)


def ready(size: int = 1) -> Table:
    table = Table().found(size=size).reign().everyone()
    table.do(actions.Explore(hexes=tuple(hexes.disk(HOME, 4)), cleared=True))
    return table


def test_claim_and_abandon() -> None:
    """Size 20+1-2=19; Unrest 1+4=5; Treasury 10-1=9 (case claim_and_abandon)."""
    table = Table().found(size=20, treasury=10).reign().everyone()
    realm = table.campaign.realm("k")
    town, plain = realm[3], realm[0]
    outside = next(h for r in realm for h in hexes.neighbours(r) if h not in realm)
    if outside not in table.campaign.hexes:
        table.do(actions.PaintTerrain(hexes=(outside,), terrain="plains"))
    table.do(
        actions.Explore(hexes=(outside,), cleared=True),
        actions.FoundSettlement(settlement="a", name="A", hex=town, granted=True),
        actions.Claim(hexes=(outside,)),
        actions.Abandon(hexes=(plain,)),
        actions.Abandon(hexes=(town,)),
    )
    assert table.totals("size", "unrest", "treasury") == {"size": 19, "unrest": 5, "treasury": 9}
    assert table.campaign.hexes[town].has("free_city")
    assert table.campaign.settlements_of("k") == []


def test_a_hex_must_be_explored_cleared_and_next_to_the_realm() -> None:
    table = Table().found().reign().everyone()
    assert table.refused(actions.Claim(hexes=(FAR,))) == ["not_explored", "not_adjacent_to_realm"]
    table.do(actions.Explore(hexes=(EAST,)))
    assert table.refused(actions.Claim(hexes=(EAST,))) == ["not_cleared"]
    table.do(actions.Explore(hexes=(EAST,), cleared=True))
    table.do(actions.Claim(hexes=(EAST,)))
    assert table.refused(actions.Claim(hexes=(EAST,))) == ["already_claimed"]


def test_the_eleventh_hex_opens_no_second_claim_in_the_same_month() -> None:
    """The row is that of Size at the month's start (ruling D27)."""
    table = Table().found(size=10).reign().everyone()
    disk = [h for h, _ in zip(hexes.disk(HOME, 3), range(12), strict=False)]
    table.do(actions.Explore(hexes=tuple(disk), cleared=True))
    table.do(actions.Claim(hexes=(disk[10],)))
    assert table.total("size") == 11
    assert table.refused(actions.Claim(hexes=(disk[11],))) == ["limit_reached"]
    table.do(actions.AdvanceMonth())
    table.do(actions.Claim(hexes=(disk[11],)))


def test_without_a_ruler_no_claims() -> None:
    """IT L78, ruling E08."""
    table = ready()
    table.do(actions.Dismiss(role="ruler"))
    assert table.refused(actions.Claim(hexes=(EAST,))) == ["role_needed"]
    table.do(actions.Appoint(role="heir", name="the heir", acting=True))
    table.do(actions.Claim(hexes=(EAST,)))


def test_the_gm_may_insist_and_the_journal_says_so() -> None:
    table = ready()
    table.do(actions.Claim(hexes=(FAR,), override="by treaty"))
    codes = [(e.code, e.note) for e in table.campaign.journal[1]][-2:]
    assert codes == [("overridden", "by treaty"), ("hexes_claimed", "by treaty")]


def test_an_impossibility_cannot_be_overridden() -> None:
    table = ready()
    assert table.refused(actions.Claim(hexes=((0, 99, 0),), override="please")) == ["no_such_hex"]


def test_an_empty_treasury_refuses() -> None:
    table = Table().found(treasury=0).reign().everyone()
    table.do(actions.Explore(hexes=(EAST,), cleared=True))
    assert table.refused(actions.Claim(hexes=(EAST,))) == ["treasury_short"]
    table.do(actions.SetRuling(ruling="allow_deficit_spending", choice="on"))
    table.do(actions.Claim(hexes=(EAST,)))
    assert table.total("treasury") == -1


def test_several_hexes_in_a_row_may_lean_on_each_other() -> None:
    table = Table().found().everyone()
    path = ((0, 2, 0), (0, 1, 0))
    table.do(actions.Explore(hexes=path, cleared=True))
    table.do(actions.Claim(hexes=path))
    assert table.total("size") == 3


def test_a_cavern_under_the_realm_touches_it() -> None:
    """IT L530, note 7."""
    table = ready()
    cave = (-1, 0, 0)
    table.do(
        actions.PaintTerrain(hexes=(cave,), terrain="cavern"), actions.Explore(hexes=(cave,), cleared=True)
    )
    table.do(actions.Claim(hexes=(cave,)))


def test_abandoning_a_neck_warns_that_the_realm_splits() -> None:
    table = Table().found().everyone()
    path = ((0, 1, 0), (0, 2, 0))
    table.do(
        actions.FoundSettlement(settlement="a", name="A", hex=HOME, granted=True),
        actions.Claim(hexes=path, granted=True),
    )
    change = table.do(actions.Abandon(hexes=((0, 1, 0),)))
    assert [w.code for w in change.warnings] == ["realm_split"]


def test_the_treasury_tells_what_was_bought() -> None:
    """One line an action: what, where, and in how many hexes."""
    table = Table().found().everyone()
    pair = ((0, 1, 0), (0, 0, 1))
    table.do(actions.Explore(hexes=pair, cleared=True), actions.Claim(hexes=pair))
    table.do(actions.PrepareHex(hex=HOME))
    lines = [e for e in table.numbers.ledger("treasury") if e.source.kind == "purchase"]
    assert [(e.source.id, e.amount, e.counts) for e in lines] == [
        ("hex.claim", -2, (("hexes", 2),)),
        ("hex.preparation", -1, ()),
    ]
