"""What optional rules add to the numbers of settlements and kingdoms, by number.

A rule registers a function for the numbers it has a say in. It is asked only while the rule is in force, so a
rule that is off costs a look at an empty set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from ..figures import KingdomFigures, SettlementFigures
from ..ledger import EMPTY, Block, Entry

OfSettlement = Callable[[SettlementFigures, str], Iterable[Entry]]
OfKingdom = Callable[[KingdomFigures, str], Iterable[Entry]]
OFF = "optional_rule_off"  # why a line does not apply
_OF_SETTLEMENT: dict[str, list[tuple[str, OfSettlement, bool]]] = {}
_OF_KINGDOM: dict[str, list[tuple[str, OfKingdom]]] = {}


def adds_to_settlements(
    setting: str, *names: str, hint: bool = False
) -> Callable[[OfSettlement], OfSettlement]:
    """Register what a rule adds to these numbers of a settlement; `hint`: told as a line without effect
    while it is off.
    """

    def register(function: OfSettlement) -> OfSettlement:
        for name in names:
            _OF_SETTLEMENT.setdefault(name, []).append((setting, function, hint))
        return function

    return register


def adds_to_kingdoms(setting: str, *names: str) -> Callable[[OfKingdom], OfKingdom]:
    """Register what a rule adds to these numbers of a kingdom."""

    def register(function: OfKingdom) -> OfKingdom:
        for name in names:
            _OF_KINGDOM.setdefault(name, []).append((setting, function))
        return function

    return register


def of_settlement(numbers: SettlementFigures, name: str, played: frozenset[str]) -> Block:
    """What the rules in force add to a number of a settlement."""
    found: list[Entry] = []
    for setting, function, hint in _OF_SETTLEMENT.get(name, ()):
        if setting in played:
            found += function(numbers, name)
        elif hint:
            found += [replace(entry, applies=False, reason=OFF) for entry in function(numbers, name)]
    return Block(tuple(found)) if found else EMPTY


def of_kingdom(reckoning: KingdomFigures, name: str, played: frozenset[str]) -> Block:
    """What the rules in force add to a number of a kingdom."""
    found: list[Entry] = []
    for setting, function in _OF_KINGDOM.get(name, ()):
        if setting in played:
            found += function(reckoning, name)
    return Block(tuple(found)) if found else EMPTY
