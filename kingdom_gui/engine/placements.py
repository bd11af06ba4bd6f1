"""Where a building may go: every lot and every side of a district, each with its price or its reasons.

The answers are those of `decide`, so what the lots promise while a building is dragged is what a drop does.
"""

from __future__ import annotations

from .actions import Change, Refusal, decide
from .actions.build import Build
from .lots import footprint
from .rule_effects import Lotless
from .ruleset import Ruleset
from .state import LOTS_PER_DISTRICT, SIDES_OF_DISTRICT, Campaign, Side


def legal_lots(
    campaign: Campaign,
    kingdom: str,
    rules: Ruleset,
    settlement: str,
    district: int,
    building: str,
    turned: bool = False,
    lots: int | None = None,
    planned: bool = False,
) -> dict[int, Change | Refusal]:
    """What building on each lot of a district would come to, by the lot that is its north-west corner.

    `district` is counted from 0. `lots` overrides how many lots it covers, for a waterway of two. Lots from
    which it would leave the grid are left out, and so are all lots for a work that stands on none.

    :raises KeyError: for a building the rules do not have.
    """
    kind = rules.buildings[building]
    number = lots or kind.lots or (1 if _on_a_lot(rules, building) else 0)
    found: dict[int, Change | Refusal] = {}
    for origin in range(LOTS_PER_DISTRICT if number else 0):
        covered = footprint(number, origin, turned)
        if covered is not None:
            action = Build(
                kingdom=kingdom,
                settlement=settlement,
                building=building,
                district=district,
                lots=covered,
                planned=planned,
            )
            found[origin] = decide(action, campaign, rules)
    return found


def legal_sides(
    campaign: Campaign,
    kingdom: str,
    rules: Ruleset,
    settlement: str,
    district: int,
    building: str,
    planned: bool = False,
) -> dict[Side, Change | Refusal]:
    """The same for a work that stands on a side of the district: a wall, a moat, a gate."""
    return {
        side: decide(
            Build(
                kingdom=kingdom,
                settlement=settlement,
                building=building,
                district=district,
                side=side,
                planned=planned,
            ),
            campaign,
            rules,
        )
        for side in SIDES_OF_DISTRICT
    }


def _on_a_lot(rules: Ruleset, building: str) -> bool:
    return any(effect.place == "lot" for effect in rules.buildings[building].effects_of(Lotless))
