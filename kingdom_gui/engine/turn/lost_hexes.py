"""Losing hexes: improvements and settlements with them, and a realm that falls apart (IT L342-348)."""

from __future__ import annotations

from ..free_cities import set_free
from ..hexes import HexId, connected, hex_at
from .play import Play


def lose_hex(play: Play, place: str) -> None:
    """One hex is no longer claimed; its settlement becomes a free city. It raises no Unrest (ruling D50)."""
    hex_id = hex_at(place)
    settlement = play.campaign.settlement_at(hex_id)
    play.draft.put("claims", hex_id, None)
    if settlement is not None:
        set_free(play.draft, hex_id, play.rules)
    play.log("hex_lost", hex=place)
    cut_off = secondary(play)
    if cut_off:
        play.log("realm_split", count=len(cut_off))


def secondary(play: Play) -> set[HexId]:
    """The claimed hexes that no longer hang together with the capital's (IT L344)."""
    realm = set(play.campaign.realm(play.id))
    capital = play.campaign.settlements.get(play.kingdom.capital)
    if capital is None or capital.hex not in realm:
        return set()
    return realm - connected(capital.hex, realm)
