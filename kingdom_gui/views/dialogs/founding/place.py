"""Where on the map that is open a kingdom begins."""

from __future__ import annotations

from ....engine.hexes import HexId, neighbours
from ....engine.prices import preparation
from ....engine.ruleset import Ruleset
from ....engine.state import Campaign


def founding_place(campaign: Campaign, chosen: tuple[HexId, ...], rules: Ruleset) -> HexId | None:
    """The hex that is selected, if a kingdom can begin there; else, while nobody has any land, the one with
    the most safe land around; None: it is claimed later, from the map.
    """
    if len(chosen) == 1 and _fit(campaign, chosen[0], rules):
        return chosen[0]
    if campaign.claims:
        return None
    fit = [hex_id for hex_id in campaign.hexes if _fit(campaign, hex_id, rules)]

    def worth(hex_id: HexId) -> tuple[int, int, HexId]:
        around = [campaign.hexes[near] for near in neighbours(hex_id) if near in campaign.hexes]
        price = preparation(campaign.hexes[hex_id], hex_id, rules)
        return (sum(near.cleared for near in around), -(price.amount if price else 0), hex_id)

    return max(fit, key=worth, default=None)


def _fit(campaign: Campaign, hex_id: HexId, rules: Ruleset) -> bool:
    there = campaign.hexes.get(hex_id)
    if there is None or hex_id in campaign.claims or campaign.settlement_at(hex_id) is not None:
        return False
    return there.explored and there.cleared and preparation(there, hex_id, rules) is not None
