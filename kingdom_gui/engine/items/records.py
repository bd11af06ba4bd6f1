"""The kinds of magic item as rule data (`items.json`): prices by formula or in steps, by tier."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from ..rule_records import Record

if TYPE_CHECKING:
    from ..ruleset import Ruleset

TIERS = ("minor", "medium", "major")
ANY = "any"
D100 = 100


class ItemRow(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a d100 up to `to` gives: a spell's level and caster level, a bonus, or a price in gp.

    `quality` counts like more bonus in the price: a special quality of armor or a weapon.
    """

    to: int
    level: int = 0
    caster: int = 0
    bonus: int = 0
    quality: int = 0
    price: int = 0


class ItemKind(Record, frozen=True, kw_only=True):
    """One kind of magic item, its id as in `MagicItems.kinds`.

    `price` says how it is priced. `spell`: spell level x caster level x `factor`, level 0 counting half.
    `bonus`: the bonus squared x `factor`, with `masterwork` and the price of one of `bases`, in gp. `listed`:
    as its row says. `tiers` are the d100 rows by tier; a tier it lacks has none of its kind. `epithets` are
    the ids of what its name may end in, `sources` where the figures come from.
    """

    price: Literal["spell", "bonus", "listed"]
    factor: int = 0
    masterwork: int = 0
    bases: Mapping[str, int] = {}
    tiers: Mapping[str, tuple[ItemRow, ...]]
    epithets: tuple[str, ...]
    sources: tuple[str, ...] = ()


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
