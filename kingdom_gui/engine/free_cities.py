"""Free cities: settlements that belong to no kingdom (IT L459, Città Libera)."""

from __future__ import annotations

from msgspec.structs import replace

from .hexes import HexId
from .patch import Draft
from .rule_effects import Annexation
from .ruleset import Ruleset
from .state import Campaign, Special


def free_city(campaign: Campaign, hex_id: HexId, rules: Ruleset) -> str:
    """The kind of special terrain that makes a hex a free city's; empty where it is none."""
    for special in campaign.hexes[hex_id].special:
        if rules.special_terrain[special.kind].effects_of(Annexation) and not special.spent:
            return special.kind
    return ""


def set_free(draft: Draft, hex_id: HexId, rules: Ruleset) -> None:
    """The settlement of a hex that is lost or given up becomes a free city (IT L342)."""
    if free_city(draft.campaign, hex_id, rules):
        return
    kind = next(k for k, record in rules.special_terrain.items() if record.effects_of(Annexation))
    draft.hex(hex_id, lambda there: replace(there, special=_with(there.special, kind)))


def no_longer_free(draft: Draft, hex_id: HexId, rules: Ruleset) -> None:
    """A free city has joined a kingdom."""
    kind = free_city(draft.campaign, hex_id, rules)
    if kind:
        draft.hex(hex_id, lambda h: replace(h, special=tuple(s for s in h.special if s.kind != kind)))


def _with(special: tuple[Special, ...], kind: str) -> tuple[Special, ...]:
    return tuple(sorted((*special, Special(kind)), key=lambda s: s.kind))
