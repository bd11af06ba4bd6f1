"""What is wrong with the kinds of magic item in the rule data."""

from __future__ import annotations

from collections.abc import Iterator

from ..ruleset import Ruleset
from .records import ANY, D100, TIERS, ItemKind, ItemRow


def item_faults(rules: Ruleset, kinds: frozenset[str]) -> Iterator[str]:
    """What is wrong with the kinds of item, one line each; `kinds` are those a slot may name."""
    for missing in sorted(kinds - {ANY} - rules.items.keys()):
        yield f"items.json: {missing}: this kind of item is missing"
    for kind in rules.items.values():
        place = f"items.json: {kind.id}"
        if kind.id not in kinds or kind.id == ANY:
            yield f"{place}: no slot takes such items"
        if not kind.epithets:
            yield f"{place}: epithets: at least one"
        if kind.price == "bonus" and not kind.bases:
            yield f"{place}: bases: what bears the bonus, with its price"
        if not kind.tiers:
            yield f"{place}: tiers: at least one"
        for tier, rows in kind.tiers.items():
            if tier not in TIERS:
                yield f"{place}: tiers: {tier}: no such tier (minor, medium or major)"
            yield from _row_faults(f"{place}: tiers: {tier}", kind, rows)


def _row_faults(place: str, kind: ItemKind, rows: tuple[ItemRow, ...]) -> Iterator[str]:
    ends = [row.to for row in rows]
    if not ends or ends != sorted(set(ends)) or ends[0] < 1 or ends[-1] != D100:
        yield f"{place}: to: must rise from row to row and end at {D100}"
    for row in rows:
        if kind.price == "listed" and row.price < 1:
            yield f"{place}: to {row.to}: price: in gp, at least 1"
        if kind.price == "spell" and row.caster < 1:
            yield f"{place}: to {row.to}: caster: at least 1"
        if kind.price == "bonus" and row.bonus < 1:
            yield f"{place}: to {row.to}: bonus: at least 1"
