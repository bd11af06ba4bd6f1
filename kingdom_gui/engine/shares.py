"""Whole numbers shared out: in proportion, and to the last BP (IT L1412)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from .hexes import HexId
from .ruleset import Ruleset
from .settlement_totals import settlement_numbers
from .state import Campaign

By = Literal["population", "size"]


class Weight(msgspec.Struct, frozen=True):
    """What a part of a realm weighs: its people, and its hexes."""

    population: int
    size: int


def in_proportion(whole: int, weights: Sequence[int]) -> tuple[int, ...]:
    """A whole (BP; a debt is below 0) in proportion to weights, in whole numbers that sum to it.

    What is left over after rounding toward 0 goes one by one to the largest remainders, the first first.
    Where nothing weighs anything the parts are equal.
    """
    if not weights:
        return ()
    sign, amount = (-1 if whole < 0 else 1), abs(whole)
    heavy = list(weights) if any(weights) else [1] * len(weights)
    total = sum(heavy)
    shares = [amount * weight // total for weight in heavy]
    order = sorted(range(len(heavy)), key=lambda n: (-(amount * heavy[n] % total), n))
    for n in order[: amount - sum(shares)]:
        shares[n] += 1
    return tuple(sign * share for share in shares)


def weight_of(campaign: Campaign, hexes: Sequence[HexId], rules: Ruleset) -> Weight:
    """What hexes weigh with the settlements in them."""
    there = set(hexes)
    people = sum(
        settlement_numbers(campaign, s.id, rules).total("population")
        for s in campaign.settlements.values()
        if s.hex in there
    )
    return Weight(people, len(there))


def treasury_shares(
    campaign: Campaign, kingdom: str, lands: Sequence[Sequence[HexId]], by: By, rules: Ruleset
) -> tuple[int, ...]:
    """A kingdom's Treasury in BP, by people or by hexes: for each land that goes, and for the rest.

    Where nobody lives anywhere, it is in proportion to hexes (IT L1412).
    """
    gone = {hex_id for land in lands for hex_id in land}
    rest = [hex_id for hex_id in campaign.realm(kingdom) if hex_id not in gone]
    weights = [weight_of(campaign, land, rules) for land in (*lands, rest)]
    people = by == "population" and any(weight.population for weight in weights)
    whole = campaign.kingdoms[kingdom].treasury.value
    return in_proportion(whole, [weight.population if people else weight.size for weight in weights])
