"""Leaders, edicts, and what the GM may always do."""

from __future__ import annotations

from kingdom_gui.engine.actions import every as actions

from .table import Table


def reigning() -> Table:
    return Table().found().reign()


def test_one_person_holds_one_role() -> None:
    """IT L57, dispute D25; the GM may allow it."""
    table = reigning()
    table.do(actions.Appoint(role="ruler", name="Ada", attributes=("economy",)))
    assert table.refused(actions.Appoint(role="general", name="Ada")) == ["holds_another_role"]
    table.do(actions.Appoint(role="general", name="Ada", override="small council"))
    assert [leader.role for leader in table.kingdom.leaders] == ["general", "ruler"] or len(
        table.kingdom.leaders
    ) == 2


def test_a_viceroy_holds_his_second_role_elsewhere() -> None:
    """IT L189: in the colony or vassal state, which is a kingdom of its own."""
    table = reigning()
    table.do(actions.Appoint(role="viceroy", name="Ada"))
    assert table.refused(actions.Appoint(role="general", name="Ada")) == ["holds_another_role"]


def test_a_role_is_replaced_by_name() -> None:
    table = reigning()
    table.do(actions.Appoint(role="general", name="Ada"))
    assert table.refused(actions.Appoint(role="general", name="Bo")) == ["role_held"]
    table.do(actions.Appoint(role="general", name="Bo", replacing="Ada"))
    assert [leader.name for leader in table.kingdom.leaders] == ["Bo"]


def test_the_same_name_again_changes_what_is_known() -> None:
    table = reigning()
    table.do(actions.Appoint(role="general", name="Ada"))
    table.do(actions.Appoint(role="general", name="Ada", abilities={"str": 4}))
    assert table.kingdom.leaders[0].ability("str") == 4
    assert len(table.kingdom.leaders) == 1


def test_two_married_rulers_leave_no_consort_and_no_third() -> None:
    """IT L76, L82."""
    table = reigning()
    for name in ("Ada", "Bo"):
        table.do(actions.Appoint(role="ruler", name=name, attributes=("loyalty",)))
    assert table.refused(actions.Appoint(role="ruler", name="Cy")) == ["role_held"]
    assert table.refused(actions.Appoint(role="consort", name="Di")) == ["rulers_married"]


def test_a_choice_left_out_is_made_and_told() -> None:
    change = reigning().do(actions.Appoint(role="spymaster", name="Ada"))
    assert [w.code for w in change.warnings] == ["attribute_chosen"]


def test_wrong_names_are_told() -> None:
    table = reigning()
    assert table.refused(actions.Appoint(role="jester", name="Ada")) == ["no_such_role"]
    assert table.refused(actions.Appoint(role="ruler", name=" ")) == ["name_missing"]
    assert table.refused(actions.Appoint(role="ruler", name="A", abilities={"luck": 1})) == [
        "no_such_ability"
    ]
    assert table.refused(actions.Appoint(role="general", name="A", acting=True)) == ["cannot_act_as_ruler"]
    assert table.refused(actions.Dismiss(role="general")) == ["nobody_there"]
    assert table.refused(actions.SetEdict(edict="holiday", level="7")) == ["no_such_level"]
    assert table.refused(actions.SetEdict(edict="tax", level="none")) == ["no_such_edict"]


def test_luigi_drops_his_holidays() -> None:
    """24 holidays +4, none -1 (ruling A03)."""
    table = Table().found().reign().everyone()
    base = table.total("loyalty")
    table.do(actions.SetEdict(edict="holiday", level="24"))
    assert (table.total("loyalty") - base, table.total("consumption")) == (4, 1 + 8)
    table.do(actions.SetEdict(edict="holiday", level="none"))
    assert (table.total("loyalty") - base, table.total("consumption")) == (-1, 1)


def test_grants_are_noted_and_unrest_stops_at_zero() -> None:
    """Rulings D11, C18: a note goes with each."""
    table = reigning()
    table.do(actions.Grant(treasury=7, unrest=3, fame=2, note="a gift"))
    assert table.totals("treasury", "unrest", "fame") == {"treasury": 57, "unrest": 3, "fame": 2}
    table.do(actions.Grant(unrest=-5, note="bread"))
    assert table.total("unrest") == 0
    floor = [e.amount for e in table.numbers.ledger("unrest") if e.source.kind == "floor"]
    assert floor == [2]
    table.do(actions.Grant(unrest=1, note="again"))
    assert table.total("unrest") == 1


def test_fame_never_falls_below_zero() -> None:
    table = reigning()
    table.do(actions.Grant(fame=-3, note="shame"))
    assert table.total("fame") == 0


def test_removing_one_modifier_keeps_the_other() -> None:
    """Fault B49."""
    table = Table().found().reign().everyone()
    base = table.total("economy")
    table.do(
        actions.AddModifier(target="economy", amount=2, note="one"),
        actions.AddModifier(target="economy", amount=3, note="two"),
    )
    first = table.kingdom.modifiers[0].id
    table.do(actions.RemoveModifier(number=first))
    assert table.total("economy") == base + 3


def test_unrest_of_twenty_is_anarchy_until_the_gm_ends_it() -> None:
    """Ruling D12c: falling below 20 does not end it by itself."""
    table = reigning()
    table.do(actions.Grant(unrest=20, note="riots"))
    assert table.kingdom.anarchy
    assert table.refused(actions.SetEdict(edict="holiday", level="1")) == ["anarchy"]
    table.do(actions.Grant(unrest=-5, note="calm"))
    assert table.kingdom.anarchy
    table.do(actions.EditKingdom(anarchy=False), actions.SetEdict(edict="holiday", level="1"))


def test_a_ruling_keeps_only_what_differs() -> None:
    table = reigning()
    table.do(actions.SetRuling(ruling="diagonal_adjacency", choice="on"))
    assert table.campaign.settings.rulings == (("diagonal_adjacency", "on"),)
    table.do(actions.SetRuling(ruling="diagonal_adjacency", choice="off"))
    assert table.campaign.settings.rulings == ()
    assert table.refused(actions.SetRuling(ruling="diagonal_adjacency", choice="maybe")) == ["no_such_choice"]
    assert table.refused(actions.SetRuling(ruling="D20", choice="on")) == ["no_such_ruling"]
