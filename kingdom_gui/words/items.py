"""The names of magic items that chance has made: composed in the reader's language from their ids."""

from __future__ import annotations

from ..engine.items.made import Made


def code_of(made: Made) -> str:
    """The message that composes an item's name, by what it has: a spell, a bonus, something that bears it."""
    if made.base:
        if not made.first:
            return "item_made_borne"
        return "item_made_gear_named" if made.epithet else "item_made_gear"
    return "item_made_spell" if made.second else "item_made_plain"


def parts_of(made: Made) -> dict[str, str | int]:
    """What that message asks for."""
    return {
        "item_kind": made.kind,
        "base": made.base,
        "first": made.first,
        "epithet": made.epithet,
    }
