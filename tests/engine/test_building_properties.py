"""Whatever is built in whatever order: the grid stays lawful, and no order bars what another reached."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine import lots as grid
from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.adjacency import matching, served
from kingdom_gui.engine.ruleset import Building as Kind
from kingdom_gui.engine.settlement_totals import SettlementNumbers, settlement_numbers
from kingdom_gui.engine.standing import built, ground, takes_lots
from kingdom_gui.engine.state import Building, Campaign, District
from kingdom_gui.engine.totals import NAMES, numbers

from .table import RULES
from .town import Town

START = Town(treasury=600, water=("w",)).campaign
K = {"kingdom": st.just("k"), "settlement": st.just("a")}
# Homes and what needs them come often enough to crowd each other.
KINDS = st.one_of(
    st.sampled_from(
        [
            "house",
            "house",
            "tenement",
            "mansion",
            "shop",
            "inn",
            "tavern",
            "market",
            "stable",
            "tannery",
            "dump",
        ]
    ),
    st.sampled_from(sorted(RULES.buildings)),
)
NUMBERS = st.integers(1, 25)
NEARBY = st.sampled_from([0, 1, 2, 3, 6, 7, 8, 9, 12, 13, 14, 15])


def somewhere(kind: str, origin: int, turned: bool) -> tuple[int, ...]:
    return grid.footprint(RULES.buildings[kind].lots or 1, origin, turned) or ()


@st.composite
def building(draw: st.DrawFn) -> Action:
    kind = draw(KINDS)
    record = RULES.buildings[kind]
    lots = somewhere(kind, draw(NEARBY), draw(st.booleans()))
    place = {
        "lots": lots if record.lots or draw(st.booleans()) else (),
        "side": draw(st.sampled_from(["n", "e"])) if kind in ("city_wall", "moat", "watergate") else None,
    }
    if place["side"]:
        place["lots"] = ()
    how = draw(st.sampled_from([{"granted": True}, {"granted": True}, {}, {"planned": True}]))
    return actions.Build(kingdom="k", settlement="a", building=kind, **place, **how)


DEEDS = st.one_of(
    building(),
    building(),
    building(),
    st.builds(actions.BuildPlanned, number=NUMBERS, magic=st.booleans(), **K),
    st.builds(actions.Demolish, number=NUMBERS, **K),
    st.builds(actions.Destroy, number=NUMBERS, **K),
    st.builds(actions.Repair, number=NUMBERS, **K),
    st.builds(
        actions.SetBuilding,
        number=NUMBERS,
        damaged=st.sampled_from([None, True, False]),
        abandoned=st.sampled_from([None, True, False]),
        **K,
    ),
    st.builds(
        actions.Upgrade,
        number=NUMBERS,
        building=st.sampled_from(sorted({u for k in RULES.buildings.values() for u in k.upgrades_to})),
        **K,
    ),
    st.builds(actions.BlockLots, district=st.just(0), lots=st.tuples(NEARBY), blocked=st.booleans(), **K),
)


def after(campaign: Campaign, action: Action) -> Campaign:
    outcome = decide(action, campaign, RULES)
    return outcome.campaign if isinstance(outcome, Change) else campaign


def district_of(campaign: Campaign) -> District:
    (district,) = campaign.settlements["a"].districts
    return district


def losses(action: Action) -> bool:
    """Whether it may take from others what they need beside them: then nobody need be served (ruling D20)."""
    return isinstance(action, actions.Demolish | actions.Destroy | actions.Upgrade | actions.SetBuilding)


@settings(max_examples=100, deadline=None)
@given(st.lists(DEEDS, max_size=16))
def test_any_sequence_keeps_the_grid_lawful(sequence: list[Action]) -> None:
    campaign, undisturbed = START, True
    for action in sequence:
        campaign = after(campaign, action)
        undisturbed = undisturbed and not losses(action)
    district = district_of(campaign)
    standing = [b for b in district.buildings if not b.planned]
    _no_overlap(district)
    _hosts_are_there(district)
    pairs = served(district, RULES)
    assert len({neighbour for _, neighbour in pairs}) == len(pairs)
    for needy, neighbour in pairs:
        one, other = (next(b for b in standing if b.id == number) for number in (needy, neighbour))
        assert grid.ring(one.lots) & grid.mask(other.lots)
    if undisturbed:
        needs = sum(RULES.buildings[b.kind].adjacent_count for b in standing)
        assert (matching(district, RULES).missing, len(pairs)) == ({}, needs)
        _limits_hold(standing)
    _totals_are_their_ledgers(campaign)


def _no_overlap(district: District) -> None:
    own = [b for b in district.buildings if takes_lots(RULES.buildings[b.kind])]
    covered = [lot for b in own for lot in b.lots]
    assert len(covered) == len(set(covered))
    assert not {lot for b in built(district) for lot in b.lots} & set(district.blocked)
    for one in district.buildings:
        assert RULES.buildings[one.kind].lotless or grid.is_shape(one.lots)


def _hosts_are_there(district: District) -> None:
    """What must share a lot has its host beneath it, what belongs to a wall its wall."""
    owner = ground(district, RULES).owner
    for one in built(district):
        for effect in RULES.buildings[one.kind].effects:
            if getattr(effect, "required", False):
                assert owner[one.lots[0]].kind in effect.hosts  # type: ignore[union-attr]
    sides = {b.side for b in built(district) if b.kind == "city_wall"}
    assert {b.side for b in built(district) if b.kind == "watergate"} <= sides


def _limits_hold(standing: list[Building]) -> None:
    for kind in {b.kind for b in standing}:
        record, count = RULES.buildings[kind], sum(b.kind == kind for b in standing)
        for limit in (record.per_settlement, record.per_district):
            assert limit is None or count <= limit
    for one in standing:
        near = grid.ring(one.lots) | grid.mask(one.lots)
        for other in standing:
            if grid.mask(other.lots) & near and other.id != one.id:
                assert other.kind not in RULES.buildings[one.kind].not_adjacent


def _totals_are_their_ledgers(campaign: Campaign) -> None:
    here = settlement_numbers(campaign, "a", RULES)
    for found, names in ((here, SettlementNumbers.names), (numbers(campaign, "k", RULES), NAMES)):
        for name in names:
            ledger = found.ledger(name)
            assert ledger.total == sum(e.amount for e in ledger if e.applies), name
    idle = [b for b in district_of(campaign).buildings if b.idle]
    for entry in (e for name in ("economy", "loyalty", "stability", "defense") for e in here.ledger(name)):
        number = int(entry.source.place.partition("#")[2] or 0)
        if entry.source.kind == "building":
            assert entry.applies == (number not in {b.id for b in idle})


# Order plays no part


@st.composite
def layouts(draw: st.DrawFn) -> list[actions.Build]:
    """A lawful layout, in the order in which chance has built it."""
    campaign, done = START, list[actions.Build]()
    for _ in range(draw(st.integers(3, 12))):
        kind = draw(KINDS)
        record: Kind = RULES.buildings[kind]
        if record.lotless:
            continue
        lots = somewhere(kind, draw(NEARBY), draw(st.booleans()))
        step = actions.Build(kingdom="k", settlement="a", building=kind, lots=lots, granted=True)
        outcome = decide(step, campaign, RULES)
        if isinstance(outcome, Change):
            campaign = outcome.campaign
            done.append(step)
    return done


@settings(max_examples=100, deadline=None)
@given(layouts(), st.randoms(use_true_random=False))
def test_a_lawful_layout_is_reached_in_every_order_in_which_its_needs_are_met(layout, random) -> None:
    """Neighbours before those who need them, hosts before their guests; else any order is as good."""
    order = layout[:]
    random.shuffle(order)
    order.sort(key=lambda step: _rank(RULES.buildings[step.building]))
    campaign = START
    for step in order:
        outcome = decide(step, campaign, RULES)
        assert isinstance(outcome, Change), (step, [r.code for r in outcome.reasons])
        campaign = outcome.campaign
    there = {(b.kind, b.lots) for b in district_of(campaign).buildings}
    assert there == {(step.building, step.lots) for step in layout}


def _rank(kind: Kind) -> int:
    """What others may need beside or beneath them comes first."""
    if kind.id == "waterway":
        return 0
    return 1 if takes_lots(kind) and not kind.adjacent_count and not kind.water_border else 2


@settings(max_examples=40, deadline=None)
@given(layouts(), st.data())
def test_what_needs_no_more_than_is_there_is_never_refused_for_those_built_before(layout, data) -> None:
    """Take one needy building away and put it back last: it is as lawful as it was."""
    needy = [step for step in layout if RULES.buildings[step.building].adjacent_count]
    if not needy:
        return
    last = data.draw(st.sampled_from(needy))
    campaign = START
    for step in sorted(
        (s for s in layout if s is not last), key=lambda s: _rank(RULES.buildings[s.building])
    ):
        campaign = after(campaign, step)
    assert isinstance(decide(last, campaign, RULES), Change)


def test_the_order_that_a_greedy_choice_would_bar() -> None:
    """An Inn takes the only House it can have, whichever House the Tavern was given before."""
    town = Town()
    town.put("house", 7)
    town.put("mansion", 9)
    town.put("tavern", 8)  # beside both; an inn needs the House
    town.put("inn", 6)
    assert dict(served(town.district, RULES)) == {
        next(b.id for b in town.district.buildings if b.kind == "tavern"): next(
            b.id for b in town.district.buildings if b.kind == "mansion"
        ),
        next(b.id for b in town.district.buildings if b.kind == "inn"): next(
            b.id for b in town.district.buildings if b.kind == "house"
        ),
    }


def test_what_an_earlier_loss_left_unserved_bars_nobody() -> None:
    town = Town()
    house = town.put("house", 7)
    town.put("shop", 6)
    town.do(actions.Destroy(settlement="a", number=house.id))
    assert len(matching(town.district, RULES).missing) == 1
    town.put("house", 22)
    town.put("inn", 23)
    made = replace(town.district.buildings[0], abandoned=True)
    kept = replace(town.district, buildings=(made, *town.district.buildings[1:]))
    assert matching(kept, RULES).missing == {}
