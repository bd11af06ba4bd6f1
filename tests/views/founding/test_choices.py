"""Whatever is chosen, the kingdom is founded by the rules, and its reign and month can begin."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_gui.assets import asset
from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions.found import OBLIGATIONS, BeginReign
from kingdom_gui.engine.actions.settle import has_water
from kingdom_gui.engine.actions.turn import PlayMonths
from kingdom_gui.engine.printed import as_played
from kingdom_gui.engine.state import Campaign
from kingdom_gui.engine.totals import numbers
from kingdom_gui.store.rulefiles import load_rules
from kingdom_gui.views.dialogs.founding.choices import (
    SCRATCH_BP,
    Choices,
    Seat,
    costly_roles,
    founding_actions,
    outcome,
    usual_seats,
)
from kingdom_gui.views.dialogs.founding.land import Layout, drawn

RULES = load_rules(asset("rules"))
OPTIONAL = [r.id for r in RULES.rulings.values() if r.topic == "optional"]
SEATS = st.lists(
    st.sampled_from([role for role in RULES.roles if role != "viceroy"]), unique=True, max_size=13
)


def laid_out(seed: int = 1) -> tuple[Campaign, Choices]:
    """A land, and what is chosen there where nobody chooses anything."""
    land = drawn(seed, Layout(12, 9))
    found = outcome(land.actions(), Campaign(), RULES)
    assert isinstance(found, Change)
    chosen = Choices("Greenmark", home=land.home, settlement="Alderwick", seats=usual_seats(RULES))
    return found.campaign, chosen


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 500),
    alignment=st.sampled_from(sorted(RULES.alignments)),
    government=st.sampled_from(sorted(RULES.governments)),
    patron=st.booleans(),
    treasury=st.integers(0, 60),
    obligation=st.sampled_from(("", *OBLIGATIONS)),
    terms=st.tuples(st.integers(0, 5), st.integers(0, 100)),
    settled=st.booleans(),
    seats=SEATS,
    modifier=st.integers(-5, 20),
    rules=st.sets(st.sampled_from(OPTIONAL)),
)
def test_every_choice_is_legal(
    seed: int,
    alignment: str,
    government: str,
    patron: bool,
    treasury: int,
    obligation: str,
    terms: tuple[int, int],
    settled: bool,
    seats: list[str],
    modifier: int,
    rules: set[str],
) -> None:
    campaign, usual = laid_out(seed)
    chosen = Choices(
        name="Greenmark",
        alignment=alignment,
        government=government,
        patron=patron,
        treasury=treasury,
        obligation=obligation,  # type: ignore[arg-type]
        repayment=terms[0],
        tithe=terms[1],
        home=usual.home,
        settlement="Alderwick" if settled else "",
        seats=tuple(Seat(role, f"Holder of {role}", modifier) for role in seats),
        rulings=tuple((rule, "on") for rule in sorted(rules)),
    )
    found = outcome(founding_actions(chosen, campaign, RULES), campaign, RULES)
    assert isinstance(found, Change), found
    kingdom = found.campaign.kingdoms["greenmark"]
    # The first hex 1 BP (IT L493) and 1 BP to prepare plains (IT L529), each only where it can be paid.
    assert kingdom.treasury.value == treasury - (treasury >= 1) - (settled and treasury >= 2)
    assert found.campaign.realm("greenmark") == [usual.home]
    assert bool(found.campaign.settlements) == (settled and treasury >= 2)
    begun = decide(BeginReign(kingdom="greenmark"), found.campaign, as_played(RULES, found.campaign))
    assert isinstance(begun, Change), begun


def test_defaults_give_a_reign_that_can_be_played() -> None:
    """Every seat that costs something is held, and a month can be played to its end."""
    campaign, chosen = laid_out()
    found = outcome(founding_actions(chosen, campaign, RULES), campaign, RULES)
    assert isinstance(found, Change)
    begun = decide(BeginReign(kingdom="greenmark"), found.campaign, RULES)
    assert isinstance(begun, Change)
    now = numbers(begun.campaign, "greenmark", RULES)
    assert not set(now.vacancies) & set(costly_roles(RULES))
    assert (now.total("size"), now.total("unrest"), now.total("treasury")) == (1, 0, 48)
    played = decide(PlayMonths(kingdom="greenmark", months=1), begun.campaign, RULES)
    assert isinstance(played, Change), played


def test_from_scratch_pays_for_a_house_and_an_inn() -> None:
    """IT L217: a House (3 BP) and an Inn (10 BP) make 13; with hex and ground 15."""
    built = sum(RULES.buildings[kind].cost for kind in ("house", "inn"))
    assert built == 13
    assert built + 1 + 1 == SCRATCH_BP


def test_the_ability_that_is_chosen_is_the_one_that_is_written() -> None:
    campaign, _ = laid_out()
    seat = Seat("general", "Marek", 4, "str")
    done = founding_actions(Choices("X", seats=(seat,)), campaign, RULES)
    assert getattr(done[-1], "abilities", None) == {"str": 4}


def test_a_first_town_beside_water_has_a_border_of_it() -> None:
    seen = set()
    for seed in range(1, 9):
        campaign, chosen = laid_out(seed)
        assert chosen.home is not None
        wet = has_water(campaign.hexes[chosen.home], RULES)
        done = outcome(founding_actions(chosen, campaign, RULES), campaign, RULES)
        assert isinstance(done, Change)
        (town,) = done.campaign.settlements.values()
        assert bool(town.districts[0].water) is wet
        seen.add(wet)
    assert True in seen
