"""Distances in miles or kilometres, as the user wants them told: by the language, unless one is chosen.

A hex is 12 miles from side to side; the rules in kilometres give it 18 (IT L9).
"""

from __future__ import annotations

from typing import Literal, get_args

from .catalogue import known

Unit = Literal["miles", "kilometres"]
Units = Literal["language", "miles", "kilometres"]
UNITS: tuple[Units, ...] = get_args(Units)
HEX: dict[Unit, int] = {"miles": 12, "kilometres": 18}
_chosen: list[Units] = ["language"]


def measure_in(units: Units) -> None:
    """From now on distances are told in these units, on screen, on paper and on the command line."""
    _chosen[0] = units


def unit(language: str) -> Unit:
    """The unit that distances are told in to readers of a language."""
    if _chosen[0] != "language":
        return _chosen[0]
    return "miles" if known(language) == "en" else "kilometres"


def across(hexes: int, language: str) -> int:
    """How long so many hexes in a row are, in that unit."""
    return hexes * HEX[unit(language)]


def length(hexes: int, language: str) -> str:
    """The same in words: "36 miles"; "54 km"."""
    from . import say  # at its first use: messages are not needed to know a unit

    return say("length", {"length": across(hexes, language), "unit": unit(language)}, language)


def speed(language: str) -> str:
    """The speed that days on the way are reckoned with, 30 feet or 9 metres (IT L530 note 1)."""
    from . import say

    return say("speed_on_foot", {"unit": unit(language)}, language)
