"""Army units: instead of founding settlements, for BP, with Consumption each month (IT L262, L316)."""

from __future__ import annotations

import pytest

from kingdom_gui.engine.actions import Action
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.ledger import Entry
from kingdom_gui.engine.state import Army

from .table import HOME, RULES, Table
from .turn_table import TurnTable

GUARD = actions.RaiseArmy(name="Grey Guard", cost=6, consumption=2, note="Medium, CR 3")


def reigning(size: int = 51, treasury: int = 50) -> Table:
    """Size 51: two new settlements a month (IT L309)."""
    return Table(radius=5).found(size=size, treasury=treasury).reign().everyone()


def army(table: Table, name: str = "Grey Guard") -> Army:
    return next(army for army in table.kingdom.armies if army.name == name)


def lines(table: Table) -> list[Entry]:
    return [e for e in table.numbers.ledger("consumption") if e.source.kind == "army"]


def test_an_army_costs_bp_and_takes_the_place_of_a_settlement() -> None:
    """50 - 6 = 44 BP; 2 BP a week, four weeks: Consumption +8 (dispute D44)."""
    table = reigning()
    before = table.total("consumption")
    change = table.do(GUARD)
    assert (change.price.total, table.total("treasury")) == (6, 44)
    assert table.total("consumption") - before == 2 * 4
    assert table.kingdom.use.settlements == 1
    assert army(table) == Army(army(table).id, "Grey Guard", 2, 4, 6, 1, "Medium, CR 3")


def test_the_ledger_names_each_army_and_its_weeks() -> None:
    table = reigning()
    table.do(GUARD, actions.RaiseArmy(name="Border riders", consumption=3, weeks=0))
    assert [(e.source.place, e.amount, dict(e.counts)) for e in lines(table)] == [
        ("Grey Guard", 8, {"bp_a_week": 2, "weeks": 4}),
        ("Border riders", 3, {"bp_a_week": 3, "reserve": 1}),
    ]


@pytest.mark.parametrize(("weeks", "consumption"), [(4, 20), (3, 15), (1, 5), (0, 5)])
def test_a_week_in_the_field_costs_a_week_and_so_does_a_month_in_reserve(
    weeks: int, consumption: int
) -> None:
    """5 BP a week (fault B35), dispute D44."""
    table = reigning()
    before = table.total("consumption")
    table.do(actions.RaiseArmy(name="Archers", consumption=5, weeks=weeks))
    assert table.total("consumption") - before == consumption


def test_fault_b35_a_large_army_of_archers_consumes_by_the_week() -> None:
    """Fault B35: one army, Large, CR 1, ranged, 5 BP a week: 20 in a month in the field, 5 in reserve."""
    table = reigning()
    before = table.total("consumption")
    table.do(
        actions.RaiseArmy(name="Bowmen", size="Large", cr="1", kind="ranged", consumption=5, granted=True)
    )
    assert table.total("consumption") - before == 20
    table.do(actions.EditArmy(army=army(table, "Bowmen").id, weeks=0))
    assert table.total("consumption") - before == 5


def test_fault_b52_what_was_typed_gives_way_to_what_is_reckoned() -> None:
    """Fault B52: a typed Consumption of 12 stands while adopting; afterwards each army's change is seen."""
    table = Table()
    table.do(actions.AdoptKingdom(kingdom="k", name="Kay", treasury=3, totals={"consumption": 12}), GUARD)
    assert table.total("consumption") == 12
    table.do(actions.BeginReign())
    assert table.total("consumption") == 12
    table.do(actions.EditArmy(army=army(table).id, weeks=0))
    assert table.total("consumption") == 12 - 2 * 4 + 2
    table.do(actions.EditArmy(army=army(table).id, weeks=4))
    assert table.total("consumption") == 12
    table.do(actions.DisbandArmy(army=army(table).id))
    assert table.total("consumption") == 12 - 2 * 4


# The roster


def test_the_roster_keeps_what_the_table_says() -> None:
    table = reigning()
    table.do(
        actions.RaiseArmy(
            name="Bowmen", size=" 200 ", cr="1/2", kind="archers", commander="Ada", note="green", granted=True
        )
    )
    found = army(table, "Bowmen")
    assert (found.size, found.cr, found.kind, found.commander, found.note) == (
        "200", "1/2", "archers", "Ada", "green",
    )  # fmt: skip
    table.do(actions.EditArmy(army=found.id, size="Large", cr="3", commander="", tactic="Shield wall"))
    found = army(table, "Bowmen")
    assert (found.size, found.cr, found.commander, found.tactic) == ("Large", "3", "", "Shield wall")
    assert (found.kind, found.note) == ("archers", "green")


@pytest.mark.parametrize("cr", ["three", "-1", "1/", "100", "1/10"])
def test_a_cr_is_a_number_or_a_fraction(cr: str) -> None:
    table = reigning()
    assert table.refused(actions.RaiseArmy(name="X", cr=cr)) == ["cr_wrong"]
    table.do(GUARD)
    assert table.refused(actions.EditArmy(army=army(table).id, cr=cr)) == ["cr_wrong"]


def test_an_army_recruited_in_a_settlement_stands_there_and_learns_its_tactics() -> None:
    """A Military Academy teaches one tactic more (IT L590), to those recruited while it stands."""
    table = reigning(treasury=900)
    table.do(actions.FoundSettlement(settlement="a", name="Ashford", hex=HOME))
    table.do(actions.RaiseArmy(name="Before", home="a", granted=True))
    academy = RULES.buildings["military_academy"]
    table.do(
        actions.Build(
            settlement="a", district=0, building=academy.id, lots=(0, 1)[: academy.lots], override="a test"
        )
    )
    table.do(actions.RaiseArmy(name="After", home="a", granted=True))
    assert [(a.tactics, a.hex, a.within) for a in table.kingdom.armies] == [
        (0, HOME, "settlement"),
        (1, HOME, "settlement"),
    ]
    table.do(actions.EditArmy(army=army(table, "Before").id, home=""))
    table.do(actions.EditArmy(army=army(table, "Before").id, home="a"))
    assert army(table, "Before").tactics == 1
    assert table.refused(actions.RaiseArmy(name="X", home="b")) == ["no_such_settlement"]


def test_the_limit_is_that_of_new_settlements() -> None:
    """Size 51: two; an army and a settlement fill it, for either."""
    table = reigning()
    table.do(GUARD, actions.FoundSettlement(settlement="a", name="A", hex=HOME))
    assert table.refused(actions.RaiseArmy(name="More")) == ["army_limit_reached"]
    assert table.refused(actions.FoundSettlement(settlement="b", name="B", hex=(0, 1, 0))) == [
        "limit_reached"
    ]
    table.do(actions.RaiseArmy(name="More", override="war"))
    assert table.kingdom.use.settlements == 3


@pytest.mark.parametrize("work", ["expand", "equip", "repair"])
def test_each_work_on_an_army_counts_and_costs(work: str) -> None:
    table = reigning()
    table.do(GUARD)
    table.do(actions.ChangeArmy(army=army(table).id, work=work, cost=3, consumption=4))  # type: ignore[arg-type]
    assert (army(table).paid, army(table).consumption) == (6 + 3, 4)
    assert table.total("treasury") == 50 - 6 - 3
    assert table.kingdom.use.settlements == 2
    more = actions.ChangeArmy(army=army(table).id, work="repair")
    assert table.refused(more) == ["army_limit_reached"]


def test_what_is_handed_over_is_free_and_outside_the_limit() -> None:
    """A sponsor's soldiers (IT L215)."""
    table = reigning()
    table.do(actions.RaiseArmy(name="The queen's own", cost=20, consumption=1, granted=True))
    assert (table.total("treasury"), table.kingdom.use.settlements) == (50, 0)
    assert army(table, "The queen's own").paid == 0


def test_weeks_and_names_change_without_cost() -> None:
    table = reigning()
    table.do(GUARD)
    table.do(actions.EditArmy(army=army(table).id, weeks=1, name="Grey Watch", note=" "))
    assert table.kingdom.armies[0] == Army(table.kingdom.armies[0].id, "Grey Watch", 2, 1, 6, 1)
    assert (table.total("treasury"), table.kingdom.use.settlements) == (44, 1)


def test_a_disbanded_army_consumes_nothing() -> None:
    table = reigning()
    before = table.total("consumption")
    table.do(GUARD)
    table.do(actions.DisbandArmy(army=army(table).id))
    assert table.total("consumption") == before
    assert (table.kingdom.armies, table.total("treasury")) == ((), 44)


def test_consumption_is_paid_every_month_and_the_limit_opens_again() -> None:
    """Of 200 BP: 6 for the army, then 8 for it in each of two Upkeeps beside what the kingdom eats."""
    table = TurnTable.paper(treasury=200, stability=90, size=50)
    table.go_to("edict.armies")
    held = table.total("treasury")
    table.do(GUARD)
    assert table.total("treasury") == held - 6
    table.go_to("done")
    table.do(actions.AdvanceMonth())
    table.play(upkeep__stability=(20,))
    before, due = table.total("treasury"), table.total("consumption")
    table.play()
    assert table.total("treasury") == before - due
    assert due >= 8
    assert table.kingdom.use.settlements == 0


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (actions.RaiseArmy(name=" "), "name_missing"),
        (actions.RaiseArmy(name="Grey Guard"), "army_exists"),
        (actions.RaiseArmy(name="X", cost=-1), "number_out_of_range"),
        (actions.RaiseArmy(name="X", consumption=-1), "number_out_of_range"),
        (actions.RaiseArmy(name="X", weeks=5), "number_out_of_range"),
        (actions.RaiseArmy(name="X", cost=5000), "treasury_short"),
        (actions.ChangeArmy(army=999, work="equip"), "no_such_army"),
        (actions.EditArmy(army=999), "no_such_army"),
        (actions.DisbandArmy(army=999), "no_such_army"),
    ],
)
def test_what_is_refused(action: Action, code: str) -> None:
    table = reigning()
    table.do(GUARD)
    assert table.refused(action) == [code]


def test_nothing_is_raised_in_anarchy() -> None:
    table = reigning()
    table.do(actions.Grant(unrest=20, note="riots"))
    assert table.refused(GUARD) == ["anarchy"]


def test_while_a_sheet_is_typed_in_nothing_is_paid() -> None:
    table = Table()
    table.do(actions.AdoptKingdom(kingdom="k", name="Kay", treasury=3, totals={"consumption": 12}), GUARD)
    assert (table.total("treasury"), table.kingdom.use.settlements) == (3, 0)
    assert table.total("consumption") == 12


def test_while_founding_there_is_no_limit_and_no_word_of_it() -> None:
    table = Table().found(size=1)
    table.do(GUARD)
    change = table.do(actions.RaiseArmy(name="More"))
    assert not change.warnings
