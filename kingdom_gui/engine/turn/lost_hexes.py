"""Losing a hex in the month: the table says which leader holds what is cut off by it (IT L342-348)."""

from __future__ import annotations

from ..hexes import hex_at, place_of
from ..losing_land import lose_land
from ..state import Leader
from ..territory import Land, Part, cut_off
from .play import Play

NOBODY = "none"


def lose_hex(play: Play, place: str, request: str) -> None:
    """One hex is no longer the kingdom's; where the realm falls apart, the table says who holds the rest.

    `request` is the id of what led here, from which those of the questions are made. No Unrest is added
    (ruling D50).
    """
    gone = (hex_at(place),)
    play.log("hex_lost", hex=place)
    held = dict[Land, Leader]()
    for part in cut_off(play.campaign, play.id, gone):
        leader = _holder(play, part, request, list(held.values()))
        if leader is not None:
            held[part.hexes] = leader
    lose_land(play.draft, play.id, gone, held, play.rules, play.log)


def _holder(play: Play, part: Part, request: str, taken: list[Leader]) -> Leader | None:
    """The leader who is in a part of the realm as it is cut off; None: nobody is, and it is lost."""
    there = {f"{x.role}/{x.name}": x for x in play.kingdom.leaders if x not in taken}
    at = place_of(part.hexes[0])
    towns = sum(s.hex in part.hexes for s in play.campaign.settlements.values())
    answer = play.choose(
        f"{request}.{at}.cut_off",
        "territory_cut_off",
        "leader",
        (NOBODY, *there),
        hex=at,
        count=len(part.hexes),
        settlements=towns,
    )
    return there.get(answer)
