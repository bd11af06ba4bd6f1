"""Dice as people type and write them: "6 6 2" is three faces, "1d6!" a die whose 6 is rolled on."""

from __future__ import annotations

import re

from ...engine.requests import Roll

_NUMBER = re.compile(r"-?\d{1,9}")
_ELSE = re.compile(r"[^\s,;+\d-]")


def typed(text: str) -> tuple[int, ...]:
    """The faces typed, in order; nothing where the text is no row of numbers."""
    if _ELSE.search(text):
        return ()
    return tuple(int(number) for number in _NUMBER.findall(text))


def dice_name(roll: Roll, language: str) -> str:
    """What is rolled, such as "d20" or "2d6"; "W20" in German."""
    return f"{roll.count if roll.count > 1 else ''}{die_name(roll.sides, language)}"


def die_name(sides: int, language: str) -> str:
    """A die by its faces: "d20", in German "W20"."""
    return f"{'W' if language == 'de' else 'd'}{sides}"


def written(amount: int | str, language: str) -> tuple[str, bool]:
    """An amount of the rule data as it is read, signed, and whether its die goes on: ("+1d6", True)."""
    text = str(amount)
    explodes = text.endswith("!")
    sign = "−" if text.startswith("-") else "+"
    bare = text.lstrip("-").rstrip("!")
    return sign + (bare.replace("d", "W") if language == "de" else bare), explodes
