"""Whatever a table does: numbers stay sums, floors hold, and every change can be taken back."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from kingdom_gui.engine import hexes
from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.rule_effects import SharesLot
from kingdom_gui.engine.state import Campaign
from kingdom_gui.engine.totals import NAMES, numbers

from .table import HOME, RULES, Table

LAND = tuple(hexes.disk(HOME, 3))
some_hexes = st.lists(st.sampled_from(LAND), min_size=1, max_size=4).map(tuple)
one_hex = st.sampled_from(LAND)
buildings = st.sampled_from(sorted(RULES.buildings))
roles = st.sampled_from(sorted(RULES.roles))
attributes = st.lists(st.sampled_from(["economy", "loyalty", "stability"]), max_size=3, unique=True).map(
    tuple
)
notes = st.sampled_from(["", "the GM insists"])
K = {"kingdom": st.just("k"), "override": notes}


SLOT = {
    "settlement": st.sampled_from(["a", "b"]),
    "building": st.integers(0, 40),
    "slot": st.integers(0, 3),
}


def anything() -> st.SearchStrategy[Action]:
    """Any action of a table, sensible or not."""
    return st.one_of(
        st.builds(actions.PaintTerrain, hexes=some_hexes, terrain=st.sampled_from(sorted(RULES.terrain)[:9])),
        st.builds(
            actions.DrawRiver, path=st.sampled_from([(h, n) for h in LAND[:7] for n in hexes.neighbours(h)])
        ),
        st.builds(actions.SetWater, hexes=some_hexes, lake=st.booleans()),
        st.builds(actions.AddSpecial, hex=one_hex, special=st.sampled_from(sorted(RULES.special_terrain))),
        st.builds(actions.Explore, hexes=some_hexes, cleared=st.booleans()),
        st.builds(actions.Claim, hexes=some_hexes, granted=st.booleans(), **K),
        st.builds(
            actions.Abandon,
            hexes=some_hexes,
            held=st.dictionaries(one_hex.map(hexes.place_of), roles, max_size=1),
            **K,
        ),
        st.builds(
            actions.GoToRuin,
            hexes=some_hexes,
            improvements=st.sampled_from([(), ("road",)]),
            monsters=st.booleans(),
            **K,
        ),
        st.builds(
            actions.Improve, hexes=some_hexes, improvement=st.sampled_from(sorted(RULES.improvements)), **K
        ),
        st.builds(actions.PrepareHex, hex=one_hex, **K),
        st.builds(
            actions.FoundSettlement,
            settlement=st.sampled_from(["a", "b"]),
            name=st.just("A"),
            hex=one_hex,
            water=st.sampled_from([(), ("n",), ("n", "s")]),
            **K,
        ),
        st.builds(
            actions.Build,
            settlement=st.sampled_from(["a", "b"]),
            building=buildings,
            lots=st.sampled_from([(), (0,), (1,), (0, 1), (0, 1, 6, 7), (20, 21, 26, 27), (35,)]),
            side=st.sampled_from([None, "n", "e"]),
            planned=st.booleans(),
            granted=st.booleans(),
            **K,
        ),
        st.builds(actions.Demolish, settlement=st.sampled_from(["a", "b"]), number=st.integers(1, 40), **K),
        st.builds(
            actions.Upgrade,
            settlement=st.sampled_from(["a", "b"]),
            number=st.integers(1, 40),
            building=buildings,
            **K,
        ),
        st.builds(
            actions.Appoint,
            role=roles,
            name=st.sampled_from(["Ada", "Bo", "Cy"]),
            abilities=st.dictionaries(st.sampled_from(["cha", "str", "int", "wis"]), st.integers(-5, 9)),
            attributes=attributes,
            days=st.integers(0, 31),
            **K,
        ),
        st.builds(actions.Dismiss, role=roles, **K),
        st.builds(actions.Abdicate, role=roles, for_role=st.just("") | roles, **K),
        st.builds(actions.LoseLeader, role=roles, how=st.sampled_from(["dead", "disabled"]), **K),
        st.builds(actions.ReturnLeader, role=roles, **K),
        st.builds(actions.ChooseAttributes, role=roles, attributes=attributes, **K),
        st.builds(
            actions.RaiseArmy,
            name=st.sampled_from(["Guard", "Riders"]),
            cost=st.integers(-1, 9),
            consumption=st.integers(-1, 4),
            weeks=st.integers(0, 4),
            **K,
        ),
        st.builds(
            actions.StationArmy,
            army=st.integers(1, 40),
            hex=st.none() | one_hex,
            within=st.sampled_from(["", "settlement", "fort", "watchtower", "farm"]),
            **K,
        ),
        st.builds(
            actions.EditArmy,
            army=st.integers(1, 40),
            cr=st.none() | st.sampled_from(["", "3", "1/2", "x"]),
            home=st.none() | st.sampled_from(["", "a", "b"]),
            **K,
        ),
        st.builds(actions.DisbandArmy, army=st.integers(1, 40), **K),
        st.builds(actions.SuspendHolidays, unrest=st.integers(0, 2), **K),
        st.builds(actions.RestoreHolidays, **K),
        st.builds(
            actions.SetEdict,
            edict=st.sampled_from(["holiday", "promotion", "taxation"]),
            level=st.sampled_from(["none", "1", "24", "token", "expansionist", "overwhelming", "light"]),
            **K,
        ),
        st.builds(
            actions.Grant,
            treasury=st.integers(-30, 60),
            unrest=st.integers(-9, 6),
            fame=st.integers(-2, 2),
            infamy=st.integers(-2, 2),
            **K,
        ),
        *(st.builds(kind, **SLOT, **K) for kind in (actions.RollItem, actions.TakeItem, actions.PurgeSlot)),
        st.builds(
            actions.PlaceItem, name=st.sampled_from(["Orb", " "]), price=st.integers(-1, 9000), **SLOT, **K
        ),
        st.builds(actions.SetItems, items_from=st.sampled_from(["list", "typed", "both", "generator"]), **K),
        st.builds(actions.AdvanceMonth, kingdom=st.just("k")),
        st.builds(actions.BeginReign, kingdom=st.just("k")),
    )


class AnyTable(RuleBasedStateMachine):
    """Plays whatever comes, and checks what must hold after each step."""

    def __init__(self) -> None:
        super().__init__()
        self.campaign: Campaign = Table(radius=3).found(treasury=200).campaign

    @rule(action=anything())
    def act(self, action: Action) -> None:
        before = self.campaign
        outcome = decide(action, before, RULES)
        if not isinstance(outcome, Change):
            assert outcome.reasons, "a refusal must say why"
            return
        assert outcome.patch.apply(before) == outcome.campaign
        assert outcome.patch.reverse().apply(outcome.campaign) == before
        assert outcome.price.total >= 0
        self.campaign = outcome.campaign

    @invariant()
    def numbers_are_their_ledgers(self) -> None:
        totals = numbers(self.campaign, "k", RULES)
        for name in NAMES:
            ledger = totals.ledger(name)
            assert ledger.total == sum(e.amount for e in ledger if e.applies), name
        for name in ("unrest", "fame", "infamy", "consumption", "size", "districts", "population"):
            assert totals.total(name) >= 0, name
        assert totals.total("control_dc") == 20 + totals.total("size") + totals.total("districts")

    @invariant()
    def ownership_is_of_this_map(self) -> None:
        campaign = self.campaign
        assert all(hex_id in campaign.hexes for hex_id in campaign.claims)
        assert all(s.hex in campaign.hexes for s in campaign.settlements.values())
        assert len({s.hex for s in campaign.settlements.values()}) == len(campaign.settlements)

    @invariant()
    def no_lot_is_built_on_twice(self) -> None:
        for settlement in self.campaign.settlements.values():
            for district in settlement.districts:
                kinds = [b for b in district.buildings if b.lots and not RULES.buildings[b.kind].lotless]
                lots = [lot for b in kinds if RULES.buildings[b.kind].lots for lot in b.lots]
                shared = [b for b in kinds if RULES.buildings[b.kind].effects_of(SharesLot)]
                assert len(lots) - sum(len(b.lots) for b in shared) <= 36
                alone = [lot for b in kinds if b not in shared for lot in b.lots]
                assert len(alone) == len(set(alone))


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=30, stateful_step_count=40, deadline=None)
