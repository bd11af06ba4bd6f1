"""Expanded settlement modifiers (IT L1434): a tenth of the sum, alignment, government; the higher counts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.counts_here import counts_here, is_kingdoms
from kingdom_gui.engine.options.expanded_modifiers import in_settlement
from kingdom_gui.engine.settlement_totals import MODIFIERS

from ..table import HOME, RULES, Table
from ..town import Town

# What each alignment adds (IT L1434): Neutral counts twice where it is wholly so.
ALIGNMENTS = {
    "LG": {"law": 1, "society": 1},
    "NG": {"lore": 1, "society": 1},
    "CG": {"crime": 1, "society": 1},
    "LN": {"law": 1, "lore": 1},
    "N": {"lore": 2},
    "CN": {"crime": 1, "lore": 1},
    "LE": {"law": 1, "corruption": 1},
    "NE": {"lore": 1, "corruption": 1},
    "CE": {"crime": 1, "corruption": 1},
}


def on(table: Table) -> Table:
    table.do(actions.SetRuling(ruling="expanded_modifiers", choice="on"))
    return table


def town(*, alignment: str = "N", **amounts: int) -> Town:
    """A settlement with such modifiers, and a second one without any."""
    made = Town(size=10)
    made.do(actions.EditKingdom(alignment=alignment))
    there = hexes.neighbours(HOME)[0]
    made.do(actions.FoundSettlement(settlement="b", name="Birch", hex=there, granted=True))
    for name, amount in amounts.items():
        made.do(actions.AddModifier(settlement="a", target=name, amount=amount, note="test"))
    return made


@pytest.mark.parametrize("alignment", ALIGNMENTS)
def test_alignment_adds_by_axis(alignment: str) -> None:
    table = on(Table().found(alignment=alignment))
    assert {name: table.total(name) for name in MODIFIERS if table.total(name)} == ALIGNMENTS[alignment]


@pytest.mark.parametrize(("law", "expected"), [(9, 0), (10, 1), (25, 2), (-1, -1), (-10, -1), (-11, -2)])
def test_a_tenth_of_the_sum_rounded_down(law: int, expected: int) -> None:
    made = on(town(law=law))
    assert made.total("law") == expected
    (line,) = made.numbers.ledger("law").entries
    assert (line.source.kind, line.counts) == ("settlements", (("settlements", 2), ("sum", law), ("per", 10)))


def test_government_counts_once() -> None:
    """25 Law from the settlements gives 2; Overlord adds 1 to each settlement and 1 to the kingdom."""
    made = on(town(law=25))
    made.do(actions.EditKingdom(government="overlord"))
    assert made.total("law") == 2
    made.do(actions.SetRuling(ruling="forms_of_government", choice="on"))
    assert made.here.total("law") == 26
    assert made.total("law") == 2 + 1


@pytest.mark.parametrize(("own", "kingdom", "used"), [(0, 2, 2), (3, 2, 3), (2, 2, 2), (-4, 2, 2)])
def test_in_a_settlement_the_higher_counts(own: int, kingdom: int, used: int) -> None:
    """A kingdom of Neutral alignment has Lore 2 by itself."""
    made = on(town(lore=own) if own else town())
    assert made.total("lore") == kingdom + own // 10 if own else kingdom
    ledger = in_settlement(made.here, made.numbers, "lore")
    assert ledger.total == max(own, made.total("lore"))
    beaten = ledger.entries[-1]
    assert (beaten.amount, beaten.reason) == (min(own, made.total("lore")), "higher_counts")
    assert not beaten.applies


def test_off_a_settlement_uses_its_own() -> None:
    made = town(lore=1)
    assert in_settlement(made.here, made.numbers, "lore") is made.here.ledger("lore")


def test_what_events_changed_waits_for_the_rule() -> None:
    """Kept, shown, without effect while it is off (ruling E12)."""
    from kingdom_gui.engine.ledger import Source
    from kingdom_gui.engine.state import Modifier

    made = town()
    changed = Modifier(900, "society", 1, Source("event", "new_subjects"))
    kingdom = replace(made.kingdom, modifiers=(changed,))
    made.campaign = replace(made.campaign, kingdoms=made.campaign.kingdoms.set("k", kingdom))
    (line,) = made.numbers.ledger("society").entries
    assert (made.total("society"), line.applies, line.reason) == (0, False, "optional_rule_off")
    assert on(made).total("society") == 1


def test_switched_off_again_the_kingdom_has_none() -> None:
    made = town(crime=40)
    names = made.numbers.names
    assert "crime" not in names
    on(made)
    assert made.total("crime") == 4
    assert set(MODIFIERS) <= set(made.numbers.names)
    made.do(actions.SetRuling(ruling="expanded_modifiers", choice="off"))
    assert made.total("crime") == 0
    assert made.numbers.names == names


def test_a_settlements_page_shows_the_higher_and_says_whose_it_is() -> None:
    """Lore 2 of a Neutral kingdom counts where a settlement has none, not where it has 3 (IT L1434)."""
    made = on(town(lore=3))
    assert [counts_here(made.campaign, there, "lore", RULES).total for there in ("a", "b")] == [3, 2]
    assert not is_kingdoms(counts_here(made.campaign, "a", "lore", RULES))
    assert is_kingdoms(counts_here(made.campaign, "b", "lore", RULES))
    assert counts_here(made.campaign, "a", "population", RULES) is made.here.ledger("population")
    made.do(actions.SetRuling(ruling="expanded_modifiers", choice="off"))
    assert counts_here(made.campaign, "b", "lore", RULES).total == 0


def test_outside_of_any_kingdom_a_settlement_has_its_own() -> None:
    made = on(town())
    claims = made.campaign.claims.delete(HOME)
    made.campaign = replace(made.campaign, claims=claims)
    assert counts_here(made.campaign, "a", "lore", RULES).total == 0
