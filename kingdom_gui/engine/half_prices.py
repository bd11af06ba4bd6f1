"""The half prices that the buildings of a settlement still grant, building by building (IT L556)."""

from __future__ import annotations

from .ruleset import Ruleset
from .standing import inventory
from .state import Settlement


def open_halves(
    settlement: Settlement, rules: Ruleset, scope: str = "per_type"
) -> dict[int, tuple[str, ...]]:
    """The kinds of building whose price each working building still halves, by its number.

    `scope` is the toggle discount_scope: each kind once, or with `once_per_building` one kind in all (ruling
    D05). Buildings that grant nothing more are left out.
    """
    used = {token.building for token in settlement.tokens} if scope == "once_per_building" else set()
    gone = {(token.building, token.kind) for token in settlement.tokens}
    found: dict[int, list[str]] = {}
    for kind, granting in inventory(settlement, rules).grants.items():
        for building in granting:
            if building.id not in used and (building.id, kind) not in gone:
                found.setdefault(building.id, []).append(kind)
    return {number: tuple(sorted(kinds)) for number, kinds in found.items()}
