"""Exploration edicts: sent, month by month, encounters, finds, losses, the return (IT L1370-1371)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.every import RecallExpedition, SendExpedition
from kingdom_gui.engine.calendar import due
from kingdom_gui.engine.requests import Answer, Choose, Roll
from kingdom_gui.engine.state import Building, Expedition, Hex, Special, Stock
from kingdom_gui.engine.turn.driver import Pending, pending
from kingdom_gui.engine.turn.forecast import play_month

from ..table import HOME, RULES
from ..town import Town

FAR: hexes.HexId = (0, 0, 40)  # at the end of a corridor of forest: 2 days a hex
CORRIDOR = [(0, 0, r) for r in range(1, 41)]


class Wild(Town):
    """A kingdom of one hex, its capital, with a long row of forest hexes that nobody knows."""

    def __init__(self, terrain: str = "forest", capital: bool = True) -> None:
        super().__init__(size=1, founded=capital)
        rows = {hex_id: Hex(terrain) for hex_id in CORRIDOR}
        rows[HOME] = replace(self.campaign.hexes[HOME])
        self.campaign = replace(self.campaign, hexes=Map(rows))

    def alter(self, hex_id: hexes.HexId, **fields: object) -> None:
        changed = replace(self.campaign.hexes[hex_id], **fields)
        self.campaign = replace(self.campaign, hexes=self.campaign.hexes.set(hex_id, changed))

    def send(self, *stops: hexes.HexId, months: int = 3, **fields: object) -> Change:
        dice = (2,) * months
        return self.do(SendExpedition(stops=stops or (FAR,), months=months, dice=dice, **fields))  # type: ignore[arg-type]

    @property
    def sent(self) -> Expedition:
        return self.kingdom.expeditions[0]

    @property
    def id(self) -> str:
        return f"expedition.{self.sent.id}"

    @property
    def explored(self) -> int:
        return sum(self.campaign.hexes[hex_id].explored for hex_id in CORRIDOR)

    def codes(self) -> list[str]:
        return [line.code for line in self.campaign.journal.get(self.campaign.month, ())]

    def to_explorers(self) -> Pending:
        """Play up to the step in which the explorers have their month."""
        for _ in range(30):
            found = pending(self.campaign, "k", RULES)
            assert found is not None
            if found.step.id == "continuous":
                return found
            self.do(actions.PlayStep(roll=True))
        raise AssertionError("the Event phase does not come")

    def explore(self, **answers: Answer) -> None:
        """Play the explorers' month with these answers; `__` stands for a dot."""
        self.to_explorers()
        given = {f"{self.id}.{name.replace('__', '.')}": answer for name, answer in answers.items()}
        self.do(actions.PlayStep(answers=given))

    def next_month(self) -> None:
        for _ in range(30):
            if self.kingdom.turn.phase == "done":
                break
            asked = pending(self.campaign, "k", RULES)
            answers: dict[str, Answer] = {"event.chance": (100,)}
            if asked is not None and isinstance(asked.request, Choose):
                answers[asked.request.id] = asked.request.options[-1]
            self.do(actions.PlayStep(roll=True, answers=answers))
        self.do(actions.AdvanceMonth())


# The edict


def test_an_expedition_costs_1d4_bp_a_month_in_advance() -> None:
    wild = Wild()
    before = wild.kingdom.treasury.value
    change = wild.do(SendExpedition(stops=(FAR,), months=3, dice=(1, 4, 2)))
    assert change.price.total == 7
    assert wild.kingdom.treasury.value == before - 7
    assert (wild.sent.paid, wild.sent.months, wild.sent.last) == (7, 3, wild.campaign.month + 2)
    assert wild.sent.path == (HOME, *CORRIDOR)


def test_dice_not_typed_are_rolled_and_fall_the_same_way_again() -> None:
    wild, again = Wild(), Wild()
    for table in (wild, again):
        table.do(SendExpedition(stops=(FAR,), months=4))
    assert 4 <= wild.sent.paid <= 16
    assert wild.sent.paid == again.sent.paid


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"dice": (1, 2)}, "dice_count"),
        ({"dice": (5,)}, "die_out_of_range"),
        ({"months": 0}, "number_out_of_range"),
        ({"months": 61}, "number_out_of_range"),
        ({"stealth": 101}, "number_out_of_range"),
        ({"survival": -101}, "number_out_of_range"),
        ({"stops": ()}, "nothing_chosen"),
        ({"stops": (HOME,)}, "expedition_leads_nowhere"),
        ({"stops": ((0, 9, 9),)}, "no_such_hex"),
        ({"leaders": ("nobody",)}, "no_such_role"),
        ({"kingdom": "x"}, "no_such_kingdom"),
    ],
)
def test_what_cannot_be(fields: dict[str, object], code: str) -> None:
    action = SendExpedition(**{"stops": (FAR,), "months": 1, **fields})  # type: ignore[arg-type]
    assert Wild().refused(action)[-1] == code


def test_without_a_capital_nobody_sets_out() -> None:
    wild = Wild(capital=False)
    assert wild.refused(SendExpedition(stops=(FAR,))) == ["expedition_needs_capital"]
    lost = Wild()
    lost.campaign = replace(lost.campaign, claims=lost.campaign.claims.delete(HOME))
    assert lost.refused(SendExpedition(stops=(FAR,))) == ["expedition_needs_capital"]


def test_there_is_none_without_a_grand_diplomat() -> None:
    """IT L141."""
    wild = Wild()
    leaders = tuple(leader for leader in wild.kingdom.leaders if leader.role != "grand_diplomat")
    kingdom = replace(wild.kingdom, leaders=leaders)
    wild.campaign = replace(wild.campaign, kingdoms=wild.campaign.kingdoms.set("k", kingdom))
    assert wild.refused(SendExpedition(stops=(FAR,))) == ["role_needed"]
    wild.send(override="an old friend sees to it")


def test_each_expedition_takes_a_special_edict_of_its_own() -> None:
    wild = Wild()
    wild.send()
    assert wild.kingdom.use.special == ("exploration_edict",)
    assert wild.refused(SendExpedition(stops=(FAR,))) == ["special_edicts_issued"]
    wild.next_month()
    wild.send((0, 0, 35))
    assert len(wild.kingdom.expeditions) == 2


def test_a_way_on_which_all_is_known_is_refused() -> None:
    wild = Wild()
    for hex_id in CORRIDOR:
        wild.alter(hex_id, explored=True)
    assert wild.refused(SendExpedition(stops=(FAR,))) == ["nothing_to_explore"]


def test_other_kingdoms_land_bars_the_way() -> None:
    wild = Wild()
    wild.campaign = replace(wild.campaign, claims=wild.campaign.claims.set((0, 0, 5), "other"))
    assert wild.refused(SendExpedition(stops=(FAR,))) == ["expedition_barred"]
    assert wild.refused(SendExpedition(stops=((0, 0, 5),))) == ["expedition_barred"]
    wild.send(override="by leave of their king")
    assert wild.sent.lawless
    wild.explore()
    assert not wild.campaign.hexes[0, 0, 5].explored
    assert wild.explored == 14  # 29 days of forest but one of crossing


def test_land_that_the_map_does_not_join_cannot_be_reached() -> None:
    wild = Wild()
    wild.campaign = replace(wild.campaign, hexes=wild.campaign.hexes.delete((0, 0, 7)))
    action = SendExpedition(stops=(FAR,), override="try")
    assert "no_way_on_map" in wild.refused(action)


def test_too_little_money_is_told() -> None:
    wild = Wild()
    poor = replace(wild.kingdom, treasury=Stock((("gm", 1),)))
    wild.campaign = replace(wild.campaign, kingdoms=wild.campaign.kingdoms.set("k", poor))
    assert wild.refused(SendExpedition(stops=(FAR,), dice=(2,))) == ["treasury_short"]


def test_a_time_too_short_or_too_long_is_told_beforehand() -> None:
    wild = Wild()
    short = decide(SendExpedition(kingdom="k", stops=(FAR,), months=1), wild.campaign, RULES)
    assert isinstance(short, Change)
    assert [(w.code, w.parameters) for w in short.warnings] == [
        ("expedition_too_short", {"days": 80, "given": 30, "hex": "0,0,15"})
    ]
    long = decide(SendExpedition(kingdom="k", stops=((0, 0, 4),), months=2), wild.campaign, RULES)
    assert isinstance(long, Change)
    assert [w.code for w in long.warnings] == ["expedition_too_long"]
    none = decide(SendExpedition(kingdom="k", stops=((0, 0, 15),)), wild.campaign, RULES)
    assert isinstance(none, Change)
    assert not none.warnings


def test_who_goes_along_must_hold_a_role_and_owes_it_still() -> None:
    wild = Wild()
    change = wild.send(leaders=("marshal",))
    assert [w.code for w in change.warnings] == ["goes_along"]
    assert wild.sent.leaders == ("marshal",)
    other = Wild()
    kingdom = replace(other.kingdom, leaders=tuple(x for x in other.kingdom.leaders if x.role != "marshal"))
    other.campaign = replace(other.campaign, kingdoms=other.campaign.kingdoms.set("k", kingdom))
    action = SendExpedition(stops=(FAR,), leaders=("marshal",))
    assert other.refused(action) == ["nobody_to_go_along"]


# The months


def test_each_month_thirty_days_of_hexes_are_explored_in_order() -> None:
    """15 hexes of forest at 2 days; marsh at 3 days leaves none over, jungle and plains do."""
    wild = Wild()
    wild.send()
    assert wild.explored == 0
    wild.explore()
    assert wild.explored == 15
    assert all(wild.campaign.hexes[hex_id].explored for hex_id in CORRIDOR[:15])
    assert (wild.sent.done, wild.sent.days, wild.sent.explored) == (15, 0, 15)
    assert "expedition_explores" in wild.codes()
    wild.next_month()
    wild.explore()
    assert wild.explored == 30


def test_days_begun_in_a_hex_are_carried_on() -> None:
    wild = Wild()
    wild.alter((0, 0, 1), terrain="plains")
    wild.send()
    wild.explore()
    assert (wild.sent.done, wild.sent.days) == (15, 1)  # 1 + 14 x 2, and a day in the next
    wild.next_month()
    wild.explore()
    assert (wild.sent.done, wild.sent.days) == (30, 1)


def test_a_quiet_month_asks_nothing() -> None:
    wild = Wild()
    wild.send()
    asked = wild.to_explorers()
    assert asked.request is None
    purposes = [offer.purpose for offer in asked.offers]
    assert purposes == ["expedition_meets", "expedition_search"]


def test_months_at_once_and_futures_go_on() -> None:
    wild = Wild()
    wild.send(months=2)
    future = play_month(wild.campaign, "k", RULES)
    assert sum(there.explored for there in future.hexes.values()) >= 15
    wild.do(actions.PlayMonths(months=3, event=False))
    assert wild.explored == 30
    assert not wild.kingdom.expeditions
    codes = [line.code for lines in wild.campaign.journal.values() for line in lines]
    assert codes.count("expedition_explores") == 2
    assert codes.count("expedition_returns") == 1


def test_they_are_back_when_the_time_is_over_and_the_calendar_says_when() -> None:
    wild = Wild()
    wild.send(months=2)
    found = [one for one in due(wild.campaign, "k", RULES) if one.code == "due_expedition_returns"]
    assert [(one.month, one.phase, one.hex) for one in found] == [(wild.campaign.month + 1, "done", FAR)]
    wild.next_month()
    assert wild.kingdom.expeditions
    wild.next_month()
    assert not wild.kingdom.expeditions
    assert "expedition_returns" in wild.codes()


def test_what_lies_open_to_see_is_told() -> None:
    wild = Wild()
    wild.alter((0, 0, 3), special=(Special("resource"), Special("ruin", "inn"), Special("lair", spent=True)))
    wild.alter((0, 0, 20), special=(Special("lair"),))
    wild.send()
    wild.explore()
    lines = wild.campaign.journal[wild.campaign.month]
    seen = [line.parameters for line in lines if line.code == "expedition_sees"]
    assert seen == [{"hex": "0,0,3", "special": "resource"}, {"hex": "0,0,3", "special": "ruin"}]


def test_what_lies_open_is_seen_on_the_first_day_in_a_hex_and_told_once() -> None:
    wild = Wild()
    wild.alter((0, 0, 1), terrain="plains")
    wild.alter((0, 0, 16), special=(Special("lair"),))  # begun in the first month, explored in the second
    wild.send()
    told = []
    for _ in range(2):
        wild.explore()
        told.append(wild.codes().count("expedition_sees"))
        wild.next_month()
    assert told == [1, 0]


def test_they_stop_before_land_that_was_claimed_since_and_where_the_map_ends() -> None:
    wild = Wild()
    wild.send()
    wild.campaign = replace(wild.campaign, claims=wild.campaign.claims.set((0, 0, 4), "other"))
    wild.explore()
    assert wild.explored == 3
    assert "expedition_stopped" in wild.codes()
    gone = Wild()
    gone.send()
    gone.campaign = replace(gone.campaign, hexes=gone.campaign.hexes.delete((0, 0, 1)))
    gone.explore()
    assert gone.sent.done == 0
    gone.next_month()


def test_crossing_known_land_takes_a_day_a_hex_and_explores_nothing() -> None:
    wild = Wild()
    for hex_id in CORRIDOR[:35]:
        wild.alter(hex_id, explored=True)
    wild.send()
    wild.explore()
    assert (wild.sent.done, wild.sent.explored) == (30, 0)
    assert "expedition_travels" in wild.codes()


def test_called_back_they_keep_what_they_know_and_nothing_is_paid_back() -> None:
    wild = Wild()
    wild.send()
    wild.explore()
    before = wild.kingdom.treasury.value
    wild.do(RecallExpedition(number=wild.sent.id))
    assert not wild.kingdom.expeditions
    assert (wild.kingdom.treasury.value, wild.explored) == (before, 15)
    assert wild.refused(RecallExpedition(number=1)) == ["no_such_expedition"]


# What they meet


def meeting(wild: Wild, cr: int = 5, where: str = "0,0,6", **answers: Answer) -> None:
    wild.explore(meets=True, where=where, cr=str(cr), **answers)


def test_the_stealth_check_is_against_10_and_twice_the_cr_with_the_worst_modifier() -> None:
    wild = Wild()
    wild.send(stealth=-2)
    wild.to_explorers()
    answers: dict[str, Answer] = {
        f"{wild.id}.{k}": v for k, v in (("meets", True), ("where", "0,0,6"), ("cr", "5"))
    }
    wild.do(actions.PlayStep(answers=answers))
    asked = pending(wild.campaign, "k", RULES)
    assert asked is not None
    assert isinstance(asked.request, Roll)
    assert (asked.request.target, asked.request.modifier, asked.request.by) == (20, -2, "marshal")
    assert asked.request.needed == 22  # no natural 20 saves them
    assert asked.request.chance == 0
    wild.do(actions.PlayStep(answers={f"{wild.id}.stealth": (20,)}))
    asked = pending(wild.campaign, "k", RULES)
    assert asked is not None
    assert isinstance(asked.request, Roll)
    assert asked.request.purpose == "expedition_flight"
    assert asked.request.target == wild.total("control_dc") + 10


def test_hidden_they_go_on() -> None:
    wild = Wild()
    wild.send(stealth=5)
    meeting(wild, stealth=(15,))
    assert wild.explored == 15
    assert "expedition_unseen" in wild.codes()


def test_found_and_fled_they_make_no_more_progress_this_month() -> None:
    wild = Wild()
    wild.send()
    meeting(wild, stealth=(2,), stability=(20,))
    assert wild.explored == 5
    assert (wild.sent.done, wild.sent.days) == (5, 0)
    assert "expedition_scattered" in wild.codes()
    wild.next_month()
    wild.explore()
    assert wild.explored == 20


def test_held_up_at_once_they_keep_the_days_begun() -> None:
    wild = Wild()
    wild.alter((0, 0, 1), terrain="plains")
    wild.send()
    wild.explore()
    wild.next_month()
    meeting(wild, where="0,0,16", stealth=(2,), stability=(20,))
    assert (wild.sent.done, wild.sent.days) == (15, 1)


def test_killed_they_are_lost_with_their_bp_and_unrest_rises() -> None:
    wild = Wild()
    wild.send(months=3)
    wild.next_month()
    wild.to_explorers()
    before = (wild.kingdom.unrest.value, wild.explored)
    meeting(wild, where="0,0,16", stealth=(2,), stability=(1,))
    assert not wild.kingdom.expeditions
    assert (wild.kingdom.unrest.value, wild.explored) == (before[0] + 1, before[1])
    told = next(
        line for line in wild.campaign.journal[wild.campaign.month] if line.code == "expedition_killed"
    )
    assert told.parameters == {"hex": "0,0,16", "cr": 5, "bp": 4}


@pytest.mark.parametrize(("passes", "explored"), [(True, 15), (False, 5)])
def test_the_game_masters_word_settles_the_stealth_check(passes: bool, explored: int) -> None:
    wild = Wild()
    wild.send()
    meeting(wild, stealth=passes, stability=True)
    assert wild.explored == explored
    assert "skill_ruled" in wild.codes()


def test_two_special_edicts_of_one_turn_make_the_flight_harder() -> None:
    """IT L988: a Palace, at -2 to the kingdom's checks."""
    wild = Wild()
    palace = Building(900, "palace", (0, 1, 6, 7))
    district = replace(wild.a.districts[0], buildings=(palace,))
    here = replace(wild.a, districts=(district,))
    wild.campaign = replace(wild.campaign, counter=900, settlements=wild.campaign.settlements.set("a", here))
    wild.send()
    wild.send((0, 0, 35))
    assert [sent.edicts for sent in wild.kingdom.expeditions] == [2, 2]
    wild.to_explorers()
    answers: dict[str, Answer] = {
        f"{wild.id}.{k}": v for k, v in (("meets", True), ("where", "0,0,6"), ("cr", "1"), ("stealth", (1,)))
    }
    wild.do(actions.PlayStep(answers=answers))
    asked = pending(wild.campaign, "k", RULES)
    assert asked is not None
    assert isinstance(asked.request, Roll)
    assert -2 in [entry.amount for entry in asked.request.modifiers if entry.source.kind == "building"]


@pytest.mark.parametrize(
    ("came", "explored", "still"), [("goes_on", 15, True), ("held_up", 5, True), ("turns_back", 5, False)]
)
def test_with_leaders_the_table_plays_it_and_there_is_no_check(came: str, explored: int, still: bool) -> None:
    wild = Wild()
    wild.send(leaders=("marshal",))
    wild.explore(meets=True, where="0,0,6", came=came)
    assert wild.explored == explored
    assert bool(wild.kingdom.expeditions) == still
    assert not {"skill_failed", "check_failed", "skill_passed", "check_passed"}.intersection(
        wild.codes()[-4:]
    )
    assert wild.kingdom.unrest.value == 0


def test_explorers_who_have_arrived_are_met_where_they_are() -> None:
    wild = Wild()
    wild.send((0, 0, 2))
    wild.explore()
    wild.next_month()
    wild.explore(meets=True, cr="1", stealth=(1,), stability=(20,))
    assert wild.sent.done == 2


def test_in_anarchy_nobody_gets_away() -> None:
    wild = Wild()
    wild.send()
    wild.to_explorers()
    kingdom = replace(wild.kingdom, anarchy=True)
    wild.campaign = replace(wild.campaign, kingdoms=wild.campaign.kingdoms.set("k", kingdom))
    meeting(wild, stealth=(1,))
    assert not wild.kingdom.expeditions


# What is hidden


def test_what_is_hidden_is_found_with_a_die_for_each_day_and_kept_with_the_hex() -> None:
    wild = Wild()
    wild.alter((0, 0, 2), note="Known for its oaks.")
    wild.send(survival=4)
    given: dict[str, Answer] = {
        "find__1__search": True, "find__1__where": "0,0,2", "find__1__dc": "18", "find__1__survival": (3, 14),
        "find__1__what": "a smugglers’ cave",
    }  # fmt: skip
    wild.explore(**given)
    assert wild.campaign.hexes[0, 0, 2].note == "Known for its oaks.\na smugglers’ cave"
    assert "expedition_finds" in wild.codes()


def test_what_is_not_found_stays_hidden_and_more_can_be_looked_for() -> None:
    wild = Wild()
    wild.send()
    given: dict[str, Answer] = {
        "find__1__search": True, "find__1__where": "0,0,2", "find__1__dc": "15",
        "find__1__survival": (14, 1), "find__2__search": True, "find__2__where": "0,0,3",
        "find__2__dc": "30", "find__2__survival": (20, 20),
    }  # fmt: skip
    wild.explore(**given)
    assert [code for code in wild.codes() if code.startswith("skill_")] == ["skill_failed", "skill_failed"]
    assert not wild.campaign.hexes[0, 0, 2].note
    offers = [
        line.answers for line in wild.campaign.journal[wild.campaign.month] if line.code == "step_played"
    ]
    assert offers


def test_the_chance_of_a_skill_is_that_of_its_best_die() -> None:
    roll = Roll("x", "x", count=2, target=11, skill=True)
    assert roll.needed == 11
    assert roll.chance == pytest.approx(0.75)
    assert Roll("x", "x", target=1, skill=True).chance == 1


# Properties


@settings(max_examples=25, deadline=None)
@given(
    months=st.integers(1, 4),
    length=st.integers(1, 40),
    terrain=st.sampled_from(["plains", "forest", "marsh", "hills"]),
    meets=st.lists(st.booleans(), min_size=4, max_size=4),
)
def test_whatever_happens_the_way_is_explored_from_its_beginning_without_gaps(
    months: int, length: int, terrain: str, meets: list[bool]
) -> None:
    wild = Wild(terrain)
    wild.send((0, 0, length), months=months)
    for met in meets[:months]:
        if not wild.kingdom.expeditions:
            break
        wild.to_explorers()
        answers: dict[str, Answer] = {f"{wild.id}.meets": met, f"{wild.id}.cr": "9"}
        asked = pending(wild.campaign, "k", RULES)
        assert asked is not None
        if met:
            wild.do(actions.PlayStep(answers=answers))
            asked = pending(wild.campaign, "k", RULES)
            if asked is not None and isinstance(asked.request, Choose):
                answers[asked.request.id] = asked.request.options[0]
        wild.do(actions.PlayStep(answers=answers, roll=True))
        flags = [wild.campaign.hexes[hex_id].explored for hex_id in CORRIDOR]
        assert flags == sorted(flags, reverse=True)
        if wild.kingdom.expeditions:
            assert sum(flags) == wild.sent.explored == wild.sent.done
        wild.next_month()
    assert not wild.kingdom.expeditions
