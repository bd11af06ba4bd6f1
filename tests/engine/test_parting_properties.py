"""Kingdoms that divide and unite over and over: land, BP and people stay, undo and files bring all back."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kingdom_gui.engine.actions import Action, Change, decide
from kingdom_gui.engine.actions import every as actions
from kingdom_gui.engine.actions.independence import DeclareIndependence
from kingdom_gui.engine.actions.new_kingdom import MovedLeader, NewKingdom
from kingdom_gui.engine.actions.union import FormUnion, UnionLeader
from kingdom_gui.engine.state import Campaign, Turn
from kingdom_gui.store.codec import decode, encode

from .realms import RULES, Realms


def division(campaign: Campaign, kingdom: str, key: str, chance: random.Random) -> Action:
    """Part of a kingdom goes, with some of its leaders."""
    realm = campaign.realm(kingdom)
    hexes = tuple(sorted(chance.sample(realm, chance.randrange(1, max(2, len(realm)))))) if realm else ()
    leaders = tuple(
        MovedLeader(x.role, x.name) for x in campaign.kingdoms[kingdom].leaders if chance.random() < 0.1
    )
    part = NewKingdom(key, key.upper(), hexes, leaders=leaders)
    return DeclareIndependence(kingdom=kingdom, kingdoms=(part,), override="x")


def union(campaign: Campaign, key: str, chance: random.Random) -> Action:
    """Some kingdoms unite under the leaders of the first."""
    members = tuple(chance.sample(sorted(campaign.kingdoms), min(2, len(campaign.kingdoms))))
    leaders = tuple(UnionLeader(members[0], x.role, x.name) for x in campaign.kingdoms[members[0]].leaders)
    return FormUnion(kingdom=key, name=key, kingdoms=members, leaders=leaders, override="x")


def reigning(campaign: Campaign) -> Campaign:
    """All kingdoms in their Event phase."""
    for key in campaign.kingdoms:
        outcome = decide(actions.BeginReign(kingdom=key), campaign, RULES)
        campaign = outcome.campaign if isinstance(outcome, Change) else campaign
        record = replace(campaign.kingdoms[key], turn=Turn("event"))
        campaign = replace(campaign, kingdoms=campaign.kingdoms.set(key, record))
    return campaign


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32), st.lists(st.booleans(), min_size=1, max_size=8))
def test_whatever_divides_and_unites_nothing_is_lost(seed: int, divides: list[bool]) -> None:
    chance = random.Random(seed)
    table = Realms.two_towns(unrest=chance.randrange(12)).second()
    campaign, land = table.campaign, len(table.campaign.claims)
    for number, divide in enumerate(divides):
        kingdom = chance.choice(sorted(campaign.kingdoms))
        key = f"n{number}"
        action = division(campaign, kingdom, key, chance) if divide else union(campaign, key, chance)
        before = len([x for k in campaign.kingdoms.values() for x in k.leaders])
        outcome = decide(action, campaign, RULES)
        if not isinstance(outcome, Change):
            continue
        assert outcome.patch.reverse().apply(outcome.campaign) == campaign
        campaign = outcome.campaign
        kingdoms = campaign.kingdoms.values()
        assert len(campaign.claims) == land
        assert sum(k.treasury.value for k in kingdoms) == 140
        assert {s.id for k in kingdoms for s in campaign.settlements_of(k.id)} == {"ashford", "bree", "wick"}
        assert len([x for k in kingdoms for x in k.leaders]) <= before
        assert all(k.unrest.value >= 1 for k in kingdoms if k.id == key)
        assert campaign.at_table in campaign.kingdoms
        campaign = reigning(campaign)
    assert decode(encode(campaign), RULES, "x") == campaign
