"""Whatever is answered in whatever month: floors hold, totals are their ledgers, each step can be taken back.

A kingdom of a few hexes and two towns lives through months in which the table answers as it likes, acts in
the middle of steps, has events put ahead, saves and opens its campaign.
"""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from msgspec.structs import replace

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.requests import MOST_DICE, Answer, Choose, Confirm, Request, Roll, wrong
from kingdom_gui.engine.state import Campaign
from kingdom_gui.engine.totals import NAMES, Numbers, numbers
from kingdom_gui.engine.turn.driver import Pending, pending
from kingdom_gui.store.codec import decode, encode

from .table import HOME, RULES, Table

LAND = tuple(hexes.disk(HOME, 3))
NEVER_BELOW_0 = ("unrest", "fame", "infamy", "consumption", "size", "districts", "population", "granary")
TOWN = ("house", "inn", "museum", "library", "watchtower", "granary", "shrine", "tavern", "black_market")
NOTE = "the GM insists"
one_hex = st.sampled_from(LAND)
towns = st.sampled_from(["a", "b"])
roles = st.sampled_from(sorted(RULES.roles))


def settled() -> Campaign:
    """A reigning kingdom with two towns, farms, every leader, and dice that may fall either way."""
    table = Table(radius=3).found(treasury=40, size=9)
    for role in RULES.roles:
        abilities = {"cha": 2, "str": 1, "int": 1, "wis": 2, "con": 1, "dex": 1}
        table.do(actions.Appoint(role=role, name=role, abilities=abilities, attributes=("economy",)))
    for name, hex_id in (("a", HOME), ("b", LAND[4])):
        table.do(actions.FoundSettlement(settlement=name, name=name, hex=hex_id, granted=True))
        for place, kind in enumerate(TOWN):
            lots = tuple(range(4 * place, 4 * place + RULES.buildings[kind].lots))
            table.do(
                actions.Build(
                    settlement=name, building=kind, lots=lots, granted=True, override="to begin with"
                )
            )
    table.do(actions.Improve(hexes=LAND[1:4], improvement="farm", granted=True, override="to begin with"))
    return table.reign().campaign


START = settled()


def answers_to(request: Request) -> st.SearchStrategy[Answer]:
    """Any answer that fits what is asked."""
    if isinstance(request, Roll):
        face = st.integers(1, request.sides)
        if request.target is not None:
            return st.one_of(st.tuples(face), st.booleans())  # the die, or the game master's word
        if not request.explodes:
            return st.tuples(*[face] * request.count)
        lower = st.integers(1, request.sides - 1)
        return st.integers(0, 3).flatmap(lambda n: st.tuples(*[st.just(request.sides)] * n, lower))
    if isinstance(request, Choose):
        return st.sampled_from(request.options)
    return st.booleans() if isinstance(request, Confirm) else st.sampled_from(["a ring", "é", "-"])


def by_chance(request: Request, chance: Random) -> Answer:
    """The same, drawn by a seed: whole months of answers would be too much to draw one by one."""
    if isinstance(request, Roll):
        if request.target is not None and chance.random() < 0.2:
            return chance.random() < 0.5
        dice = [
            chance.choice([1, request.sides, chance.randint(1, request.sides)]) for _ in range(request.count)
        ]
        while request.explodes and dice[-1] == request.sides:
            dice.append(chance.randint(1, request.sides))
        return tuple(dice)
    if isinstance(request, Choose):
        return chance.choice(request.options)
    return chance.random() < 0.5 if isinstance(request, Confirm) else "a ring"


# What fits nothing that is ever asked: no die shows 0, no list has a hundred and one dice.
MISFITS: tuple[Answer, ...] = ((0,), (1,) * (MOST_DICE + 1), (), "no such thing", "", True)


def edict_actions() -> st.SearchStrategy[Action]:
    """What a table may do in the middle of a month, sensible or not; half of it by the GM's word."""
    k = {"kingdom": st.just("k"), "override": st.sampled_from(["", NOTE])}
    some_hexes = st.lists(one_hex, min_size=1, max_size=3).map(tuple)
    return st.one_of(
        st.builds(
            actions.SetEdict,
            edict=st.sampled_from(["holiday", "promotion", "taxation"]),
            level=st.sampled_from(["none", "1", "24", "token", "expansionist", "overwhelming", "light"]),
            **k,
        ),
        st.builds(
            actions.Appoint,
            role=roles,
            name=st.sampled_from(["Ada", "Bo"]),
            days=st.integers(0, 9),
            acting=st.booleans(),
            **k,
        ),
        st.builds(actions.Dismiss, role=roles, **k),
        st.builds(actions.Abdicate, role=roles, **k),
        st.builds(actions.Claim, hexes=some_hexes, **k),
        st.builds(actions.Abandon, hexes=some_hexes, **k),
        st.builds(
            actions.Improve, hexes=some_hexes, improvement=st.sampled_from(sorted(RULES.improvements)), **k
        ),
        st.builds(
            actions.Build,
            settlement=towns,
            building=st.sampled_from(sorted(RULES.buildings)),
            lots=st.sampled_from([(2,), (3, 4), (28, 29, 34, 35), (35,)]),
            **k,
        ),
        st.builds(actions.Demolish, settlement=towns, number=st.integers(1, 20), **k),
        st.builds(actions.MoveCapital, settlement=towns, **k),
        st.builds(actions.Withdraw, bp=st.integers(1, 9), **k),
        st.builds(actions.Deposit, gp=st.sampled_from([3999, 4000, 20_000]), **k),
        st.builds(
            actions.Grant,
            treasury=st.integers(-60, 30),
            unrest=st.integers(-9, 9),
            fame=st.integers(-3, 2),
            infamy=st.integers(-3, 2),
            **k,
        ),
        st.builds(
            actions.AddModifier,
            target=st.sampled_from(["economy", "loyalty", "stability", "consumption", "fame", "infamy"]),
            amount=st.integers(-12, 12),
            **k,
        ),
        st.builds(actions.EditKingdom, anarchy=st.just(False), **k),
        st.builds(actions.RestartStep, **k),
        st.builds(actions.RemoveEvent, number=st.integers(20, 40), **k),
        st.builds(actions.RemoveEvent, ahead=st.integers(0, 2), **k),
    )


class AnyMonths(RuleBasedStateMachine):
    """Plays whatever comes, and checks what must hold after each step."""

    def __init__(self) -> None:
        super().__init__()
        self.campaign = START

    # What the table does

    @rule(seed=st.integers(0, 99))
    def seed(self, seed: int) -> None:
        self.campaign = replace(self.campaign, settings=replace(self.campaign.settings, seed=seed))

    @rule(data=st.data(), questions=st.integers(1, 12), roll=st.booleans())
    def play(self, data: st.DataObject, questions: int, roll: bool) -> None:
        """Answer so many questions in a row, offers too; a month that is done makes way for the next."""
        for _ in range(questions):
            asked = self.asked()
            if asked is None:
                assert self.do(actions.AdvanceMonth(kingdom="k"))
                continue
            answers = {offer.id: data.draw(answers_to(offer), offer.id) for offer in asked.offers}
            if asked.request is not None:
                answers[asked.request.id] = data.draw(answers_to(asked.request), asked.request.id)
            assert self.do(actions.PlayStep(kingdom="k", answers=answers, roll=roll))

    @rule(events=st.lists(st.sampled_from(sorted(RULES.events)), min_size=1, max_size=3), seed=st.integers())
    def month_of(self, events: list[str], seed: int) -> None:
        """A whole month with some events, answered as chance has it, and the start of the next."""
        chance = Random(seed)
        for event in events:
            self.put_ahead(event, 0, chance.choice(["", "a", "b"]))
        while (asked := self.asked()) is not None:
            wanted = [*asked.offers, *([asked.request] if asked.request else [])]
            answers = {request.id: by_chance(request, chance) for request in wanted}
            assert self.do(actions.PlayStep(kingdom="k", answers=answers, roll=chance.random() < 0.5))
        assert self.do(actions.AdvanceMonth(kingdom="k"))

    @rule(month=st.booleans())
    def go_on(self, month: bool) -> None:
        """Play on with the program's dice, answering nothing else."""
        if self.asked() is not None:
            assert self.do(actions.PlayPhase(kingdom="k", roll=True, month=month))

    @rule(answer=st.sampled_from(MISFITS))
    def answer_amiss(self, answer: Answer) -> None:
        """An answer that does not fit is refused, and nothing of it stays."""
        asked = self.asked()
        if asked is None or asked.request is None:
            return
        if wrong(asked.request, answer):
            assert not self.do(actions.PlayStep(kingdom="k", answers={asked.request.id: answer}))

    @rule(action=edict_actions())
    def act(self, action: Action) -> None:
        self.do(action)

    @rule(
        event=st.sampled_from(sorted(RULES.events)),
        later=st.integers(0, 1),
        place=st.sampled_from(["", "a", "b"]),
    )
    def put_ahead(self, event: str, later: int, place: str) -> None:
        where = place if RULES.events[event].scope == "settlement" else ""
        month = self.campaign.month + later
        self.do(actions.PutAhead(kingdom="k", event=event, month=month, settlement=where))

    @rule(months=st.integers(1, 3))
    def fast_forward(self, months: int) -> None:
        self.do(actions.PlayMonths(kingdom="k", months=months, event=False, unrest=99))

    @precondition(lambda self: self.campaign is not START)
    @rule()
    def save_and_open(self) -> None:
        """A saved campaign opens as it was, in the middle of a step too, and goes on alike."""
        opened = decode(encode(self.campaign), RULES, "a property")
        assert opened == self.campaign
        assert pending(opened, "k", RULES) == self.asked()
        on = actions.PlayPhase(kingdom="k", roll=True, month=True)
        here, there = decide(on, self.campaign, RULES), decide(on, opened, RULES)
        assert type(here) is type(there)
        if isinstance(here, Change) and isinstance(there, Change):
            assert here.campaign == there.campaign
        self.campaign = opened

    # What must hold

    @invariant()
    def numbers_are_their_ledgers(self) -> None:
        totals = numbers(self.campaign, "k", RULES)
        for name in NAMES:
            ledger = totals.ledger(name)
            assert totals.total(name) == ledger.total == sum(e.amount for e in ledger if e.applies), name
        for name in NEVER_BELOW_0:
            assert totals.total(name) >= 0, name

    @invariant()
    def nothing_is_remembered_that_has_changed(self) -> None:
        """Rules that nobody has seen yet: everything is reckoned anew."""
        anew = Numbers(self.campaign, "k", replace(RULES))
        remembered = numbers(self.campaign, "k", RULES)
        for name in NAMES:
            assert anew.ledger(name).entries == remembered.ledger(name).entries, name

    def asked(self) -> Pending | None:
        return pending(self.campaign, "k", RULES)

    def do(self, action: Action) -> bool:
        """Do it if it is allowed; what is done can be taken back, and done again."""
        before = self.campaign
        outcome = decide(action, before, RULES)
        if not isinstance(outcome, Change):
            assert outcome.reasons, "a refusal must say why"
            return False
        after = outcome.campaign
        assert outcome.patch.apply(before) == after
        assert outcome.patch.reverse().apply(after) == before
        self.campaign = after
        return True


TestAnyMonths = AnyMonths.TestCase
TestAnyMonths.settings = settings(max_examples=8, stateful_step_count=30, deadline=None)
