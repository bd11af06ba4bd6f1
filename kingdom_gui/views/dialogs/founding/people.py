"""Names for the first holders of the seats, so that a reign can begin before the table has thought of any."""

from __future__ import annotations

NAMES = (
    "Ilvane Harrow",
    "Bertil Osk",
    "Corwen Dray",
    "Maud Tansley",
    "Ranulf Peake",
    "Sister Ansa",
    "Edric Vole",
    "Hanne Bright",
    "Jorun Kell",
    "Old Pascoe",
    "Livia Thorne",
    "Tobiah Wend",
    "Gerlinde Ash",
    "Wat Fenner",
)


def first_holders(roles: list[str]) -> dict[str, str]:
    """A name for each role, one person a role."""
    return dict(zip(roles, NAMES, strict=False))
