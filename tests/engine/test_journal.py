"""The journal to the letter: where the month stood, dice and whose they were, modifiers, numbers; replay."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.assets import asset
from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.dice import Seeded
from kingdom_gui.engine.differences import TOLD
from kingdom_gui.engine.ledger import Source
from kingdom_gui.engine.replay import replayed
from kingdom_gui.engine.state import Campaign, JournalEntry
from kingdom_gui.engine.totals import numbers
from kingdom_gui.engine.turn.driver import pending
from kingdom_gui.store.campaign_file import load_campaign

from .table import HOME, RULES
from .turn_table import TurnTable

EXAMPLE = load_campaign(asset("examples/brindlemark.kingdom.json"), RULES)
KINGDOM = EXAMPLE.at_table
MOST_ANSWERS = 200  # of a month


def lines(table: TurnTable, code: str) -> list[JournalEntry]:
    return [line for line in table.campaign.journal[table.campaign.month] if line.code == code]


def test_a_finished_step_is_one_line_with_its_answers_and_numbers() -> None:
    """14 + 40 - 2 = 52 >= 50: Unrest falls from 2 to 1."""
    table = TurnTable.paper(unrest=2, stability=40, control_dc=50)
    table.play(upkeep__stability=(14,))
    (line,) = lines(table, "step_played")
    assert (line.phase, line.step) == ("upkeep", "stability")
    assert line.answers == {"upkeep.stability": (14,)}
    assert line.rolled == ()
    assert line.numbers == {"unrest": (2, 1)}


def test_a_check_keeps_its_modifiers_and_whose_die_it_was() -> None:
    table = TurnTable.paper(unrest=2, stability=40, control_dc=50)
    table.play(upkeep__stability=(14,))
    (check,) = lines(table, "check_passed")
    assert (check.phase, check.step) == ("upkeep", "stability")
    assert check.parameters["dice"] == "typed"
    assert [(e.source, e.amount) for e in check.modifiers] == [
        (Source("attribute", "stability"), 40),
        (Source("unrest"), -2),
    ]
    rolled = TurnTable.paper(unrest=2, stability=90, control_dc=50)
    rolled.do(actions.PlayStep(roll=True))
    told = [line for line in rolled.campaign.journal[1] if line.code.startswith("check_")]
    assert told[0].parameters["dice"] == "rolled"
    assert lines(rolled, "step_played")[0].rolled == ("upkeep.stability",)


def test_the_line_of_a_step_stands_before_what_came_of_it() -> None:
    table = TurnTable.paper(stability=90, consumption=7)
    table.play(upkeep__stability=(10,))
    table.play()
    codes = [line.code for line in table.campaign.journal[1] if line.phase == "upkeep"]
    assert codes == ["step_played", "check_passed", "step_played", "consumption_paid"]


def test_a_step_that_still_asks_leaves_no_line_and_one_without_news_neither() -> None:
    """10 + 0 - 0 fails by 40: a d4 is asked for. No slots, no Unrest: those steps tell nothing."""
    table = TurnTable.paper(stability=0, control_dc=50)
    before = table.campaign.journal
    table.play(upkeep__stability=(10,))
    assert table.campaign.journal == before
    table.play(upkeep__stability__unrest=(3,))
    assert lines(table, "step_played")[0].answers == {
        "upkeep.stability": (10,),
        "upkeep.stability.unrest": (3,),
    }
    table.go_to("edict.leaders")
    told = len(table.campaign.journal[1])
    table.go_to("income.taxes")
    assert len(table.campaign.journal[1]) == told


@pytest.mark.parametrize(("natural", "code"), [(26, "quiet_month"), (25, "event_due")])
def test_chance_is_told_with_what_was_needed(natural: int, code: str) -> None:
    """25 in 100 in the first month with a chance (IT L282)."""
    table = TurnTable.paper(stability=90)
    draft = replace(table.kingdom, event_month=1)
    table.campaign = replace(table.campaign, month=2, kingdoms=table.campaign.kingdoms.set("k", draft))
    table.go_to("event.event")
    table.do(actions.PlayStep(answers={"event.chance": (natural,)}, roll=True))
    asked = pending(table.campaign, "k", RULES)
    told = lines(table, code) or [line for line in (asked.told if asked else ()) if line.code == code]
    assert told[0].parameters["natural"] == natural
    assert told[0].parameters["chance"] == 25
    assert told[0].parameters["dice"] == "typed"


def test_numbers_before_and_after_stand_beside_what_was_done() -> None:
    table = TurnTable.paper(treasury=50)
    table.go_to("edict.hexes")
    before = {name: table.total(name) for name in TOLD}
    table.do(actions.Claim(hexes=((0, 1, 0),), granted=True))
    line = table.campaign.journal[1][-1]
    assert (line.phase, line.step) == ("edict", "hexes")
    assert line.numbers == {
        name: (was, table.total(name)) for name, was in before.items() if was != table.total(name)
    }
    assert "size" in line.numbers
    table.do(actions.NoteHex(hex=HOME, name="Home"))
    assert lines(table, "hex_noted")[-1].numbers == {}


def test_futures_do_not_pay_for_the_journal() -> None:
    """A month played with a table that answers everything writes neither answers nor numbers."""
    from kingdom_gui.engine.turn.forecast import play_month

    after = play_month(EXAMPLE, KINGDOM, RULES)
    told = after.journal[EXAMPLE.month][len(EXAMPLE.journal[EXAMPLE.month]) :]
    assert told
    assert not any(line.answers or line.numbers for line in told)


def played(start: Campaign, typed: list[bool], seed: int) -> Campaign:
    """A month played step by step: some dice typed, some rolled, choices by chance."""
    campaign, hand = start, Seeded(seed, start.month)
    for number in range(MOST_ANSWERS):
        asked = pending(campaign, KINGDOM, RULES)
        if asked is None:
            return campaign
        step = actions.PlayStep(kingdom=KINGDOM)
        if asked.request is not None and typed[number % len(typed)]:
            step = actions.PlayStep(kingdom=KINGDOM, answers={asked.request.id: hand.ask(asked.request)})
        elif asked.request is not None:
            step = actions.PlayStep(kingdom=KINGDOM, rolls=(asked.request.id,))
        outcome = decide(step, campaign, RULES)
        assert isinstance(outcome, Change), outcome
        if outcome.campaign == campaign and asked.request is not None:  # no die: it must be answered
            answers = {asked.request.id: hand.ask(asked.request)}
            outcome = decide(actions.PlayStep(kingdom=KINGDOM, answers=answers), campaign, RULES)
            assert isinstance(outcome, Change), outcome
        campaign = outcome.campaign
    raise AssertionError("the month did not end")


@settings(max_examples=25, deadline=None)
@given(
    seeds=st.lists(st.integers(0, 10**6), min_size=1, max_size=4),
    typed=st.lists(st.booleans(), min_size=1, max_size=5),
)
def test_the_journals_answers_give_the_same_state(seeds: list[int], typed: list[bool]) -> None:
    """Months one after the other, each replayed from its start: every record is the same, who rolled too."""
    start = replace(EXAMPLE, settings=replace(EXAMPLE.settings, seed=seeds[0]))
    for seed in seeds:
        end = played(start, typed, seed)
        assert replayed(start, end, KINGDOM, RULES) == end
        outcome = decide(actions.AdvanceMonth(kingdom=KINGDOM), end, RULES)
        assert isinstance(outcome, Change)
        start = outcome.campaign


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6), most=st.integers(1, 30))
def test_a_month_broken_off_is_replayed_to_where_it_stands(seed: int, most: int) -> None:
    start = replace(EXAMPLE, settings=replace(EXAMPLE.settings, seed=seed))
    campaign, hand = start, Seeded(seed + 1, start.month)
    for _ in range(most):
        asked = pending(campaign, KINGDOM, RULES)
        if asked is None:
            break
        answers = {} if asked.request is None else {asked.request.id: hand.ask(asked.request)}
        outcome = decide(actions.PlayStep(kingdom=KINGDOM, answers=answers), campaign, RULES)
        assert isinstance(outcome, Change)
        campaign = outcome.campaign
    assert replayed(start, campaign, KINGDOM, RULES) == campaign


def test_another_answer_leads_elsewhere() -> None:
    """Or the two tests above would hold for any replay."""
    start = replace(EXAMPLE, settings=replace(EXAMPLE.settings, seed=3))
    end = played(start, [True], 3)
    told = end.journal[end.month]
    other = tuple(
        replace(line, answers={**line.answers, "upkeep.stability": (1,)})
        if line.step == "stability" and line.answers
        else line
        for line in told
    )
    wrong = replace(end, journal=end.journal.set(end.month, other))
    natural = next(line.answers["upkeep.stability"] for line in told if line.step == "stability")
    assert natural != (1,)
    try:
        again = replayed(start, wrong, KINGDOM, RULES)
    except ValueError:
        return
    assert numbers(again, KINGDOM, RULES).total("unrest") != numbers(end, KINGDOM, RULES).total("unrest")
