"""Values as the Italian text prints them, chosen record by record (RULINGS, section a)."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.printed import as_played

from .table import RULES, Table


def played(choice: str) -> Table:
    table = Table().found()
    table.do(actions.SetRuling(ruling="printed_values", choice=choice))
    return table


def test_without_a_choice_the_rules_are_the_very_same() -> None:
    assert as_played(RULES, Table().campaign) is RULES


def test_a_bank_and_a_stable_as_printed() -> None:
    """Bank Economy +1 for +4 (A10), Stable +2 for +1 (A11); the others stay corrected."""
    rules = as_played(RULES, played("buildings.bank buildings.stable").campaign)
    assert (rules.buildings["bank"].economy, rules.buildings["stable"].economy) == (1, 2)
    assert rules.buildings["library"] == RULES.buildings["library"]


def test_every_printed_choice_is_understood() -> None:
    for choice in RULES.rulings["printed_values"].choices:
        assert as_played(RULES, played(choice).campaign) != RULES, choice


def test_the_enforcer_as_printed_uses_wisdom() -> None:
    """Dex 1, Str 3, Wis 5: 5 by the seed's literal Dex or Wis (case enforcer_ability, alternative)."""
    table = played("roles.royal_enforcer").reign().everyone(except_for=("royal_enforcer",))
    before = table.total("loyalty")
    abilities = {"dex": 1, "str": 3, "wis": 5}
    table.do(actions.Appoint(role="royal_enforcer", name="Dag", abilities=abilities))
    assert table.total("loyalty") - before == 5
