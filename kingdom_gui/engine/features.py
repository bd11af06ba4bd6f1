"""What a hex has, as the ids that rule data asks for."""

from __future__ import annotations

from .hexes import HexId, neighbours
from .ruleset import InHex, InOrBeside, KingdomSize, NoneOf, Requirement
from .state import Campaign, Hex


def features(there: Hex) -> set[str]:
    """Ids of terrain, improvements and special terrain of a hex, with `coastline`, `lake` and `river`.

    A lake is water too, as fisheries need it (IT L372).
    """
    found = {there.terrain, *there.improvements}
    found.update(special.kind for special in there.special if not special.spent)
    if there.coast:
        found.add("coastline")
    if there.lake:
        found.update(("lake", "water"))
    if there.river:
        found.add("river")
    return found


def meets(requirement: Requirement, campaign: Campaign, hex_id: HexId, size: int) -> bool:
    """Whether a hex (or the kingdom's Size) meets what an improvement requires (IT L360-452, L530)."""
    there = campaign.hexes[hex_id]
    if isinstance(requirement, KingdomSize):
        return size >= requirement.minimum
    if isinstance(requirement, NoneOf):
        return not set(requirement.improvements) & set(there.improvements)
    if requirement.on_terrain and there.terrain not in requirement.on_terrain:
        return True
    if features(there) & set(requirement.any_of):
        return True
    if isinstance(requirement, InHex):
        return False
    return _beside(requirement, campaign, hex_id)


def _beside(requirement: InOrBeside, campaign: Campaign, hex_id: HexId) -> bool:
    around = [campaign.hexes[other] for other in neighbours(hex_id) if other in campaign.hexes]
    if any(features(other) & set(requirement.any_of) for other in around):
        return True
    return sum(requirement.beside in other.improvements for other in around) >= requirement.beside_count
