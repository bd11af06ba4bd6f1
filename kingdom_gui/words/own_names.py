"""The names that a table has given to records of its own, and the mark that tells house rules from the rest.

One campaign is spoken of at a time. The document says whose names hold (`speak_of`); a `Speaker` with another
campaign speaks of that one for the length of a sentence (`speaking_of`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from ..engine.state.house import HouseRule

MARK = "\N{HOUSE}"
MARKED = f"\N{NO-BREAK SPACE}{MARK}"
# The categories of terms by table. Rows of other tables have no name of their own.
CATEGORIES: Mapping[str, str] = {
    "alignments": "alignment",
    "buildings": "building",
    "edicts": "edict",
    "events": "event",
    "governments": "government",
    "improvements": "improvement",
    "milestones": "milestone",
    "roles": "role",
    "settlement_sizes": "settlement_size",
    "special_terrain": "special_terrain",
    "terrain": "terrain",
}

House = tuple[HouseRule, ...]
_now: list[tuple[House, dict[str, HouseRule]]] = [((), {})]


def speak_of(house: House) -> None:
    """From now on the names of these house rules hold."""
    if _now[0][0] is not house:
        _now[0] = (house, _by_term(house))


def current() -> House:
    """The house rules whose names hold now."""
    return _now[0][0]


@contextmanager
def speaking_of(house: House) -> Iterator[None]:
    """The names of these house rules hold meanwhile."""
    before = _now[0]
    speak_of(house)
    try:
        yield
    finally:
        _now[0] = before


def own_rule(category: str, term_id: str) -> HouseRule | None:
    """The house rule that has made or changed what a term names."""
    return _now[0][1].get(f"{category}.{term_id}")


def _by_term(house: House) -> dict[str, HouseRule]:
    found = {}
    for rule in house:
        category = CATEGORIES.get(rule.table)
        if category:
            key = rule.id.replace(".", "_", 1) if rule.table == "edicts" else rule.id
            found[f"{category}.{key}"] = rule
    return found
