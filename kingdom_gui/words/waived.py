"""Which warnings are refusals that do not bind while a kingdom is founded or typed in."""

from __future__ import annotations

WAIVED = frozenset(
    {
        "anarchy",
        "district_not_full",
        "magic_used",
        "no_food_to_trade",
        "not_adjacent_to_realm",
        "not_cleared",
        "not_explored",
        "not_ready",
        "role_needed",
        "route_needs",
        "sea_between",
        "size_too_small",
        "special_edicts_issued",
        "viceroy_needed",
    }
)
NEEDS = "needs_"  # what an improvement asks of its hex


def is_waived(code: str) -> bool:
    """Whether a warning of this code would be a refusal once the reign has begun.

    Said as it stands it would deny what has just been done: "this cannot be done without a Ruler".
    """
    return code in WAIVED or code.startswith(NEEDS)


__all__ = ["is_waived"]
