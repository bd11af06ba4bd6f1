"""What a hex itself gives to Defense: its fort or watchtower, and what special terrain adds to them."""

from __future__ import annotations

from collections.abc import Iterator

from .hexes import HexId, place_of
from .ledger import Entry, Source
from .rule_effects import WithImprovement
from .ruleset import Ruleset
from .state import Hex

COUNTS_ONCE = "D58"  # a fort counts where it stands, in a settlement's hex too, and once


def hex_defense(hex_id: HexId, there: Hex, rules: Ruleset) -> Iterator[Entry]:
    """The lines of a hex's Defense (IT L400, L446, ruling D58); none where nothing there defends."""
    at = place_of(hex_id)
    for improvement_id in there.improvements:
        improvement = rules.improvements[improvement_id]
        if improvement.defense:
            source = Source("improvement", improvement.id, at)
            yield Entry(improvement.defense, source, f"{improvement.ref}, {COUNTS_ONCE}")
    for special in there.special:
        record = rules.special_terrain[special.kind]
        for effect in record.effects_of(WithImprovement):
            if effect.defense and not special.spent and set(effect.improvements) & set(there.improvements):
                yield Entry(effect.defense, Source("special_terrain", record.id, at), record.ref)
