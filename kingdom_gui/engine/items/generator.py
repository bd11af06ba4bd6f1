"""Making a plausible magic item by chance: its kind, then what it is, within a price (IT L506, D32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..ruleset import Ruleset
from .made import Made
from .prices import price_of, within
from .records import D100, ItemKind, ItemRow

MOST_TRIES = 60  # of an item dearer than allowed, before it is given up


class Dice(Protocol):
    """Whoever rolls for an item. `part` tells what for, so that each die has a request of its own."""

    def face(self, part: str, sides: int) -> int:
        """The natural face of a die, 1 to `sides`."""
        ...

    def pick(self, part: str, kind: str, options: Sequence[str], flourish: bool = False) -> str:
        """One of several ids of a `kind` (see `Choose`), each as likely; a `flourish` need not be rolled."""
        ...


def make(rules: Ruleset, tier: str, kinds: tuple[str, ...], most: int | None, dice: Dice) -> Made | None:
    """An item of a tier and of one of these kinds (`any`: every kind), of at most `most` gp.

    Kinds have an equal chance (IT L560); one that has nothing within the price is left out, as if it were
    rolled again. An item above the price is rolled again, at most 60 times. None: nothing was found.
    """
    possible = within(rules, tier, kinds, most)
    if not possible:
        return None
    kind = rules.items[dice.pick("kind", "term.item_kind", possible)]
    for attempt in range(1, MOST_TRIES + 1):
        again = "" if attempt == 1 else f".{attempt}"
        row = _row(kind, tier, dice.face(f"made{again}", D100))
        # What bears a bonus is part of the price; otherwise it is part of the name, and waits.
        base = _base(kind, dice, again) if kind.price == "bonus" else ""
        price = price_of(kind, row, base)
        if most is None or price <= most:
            return _named(kind, row, base or _base(kind, dice, ""), price, dice)
    return None


def _row(kind: ItemKind, tier: str, rolled: int) -> ItemRow:
    return next(row for row in kind.tiers[tier] if rolled <= row.to)


def _base(kind: ItemKind, dice: Dice, again: str) -> str:
    if not kind.bases:
        return ""
    return dice.pick(f"base{again}", "term.item_base", tuple(kind.bases), flourish=kind.price != "bonus")


def _named(kind: ItemKind, row: ItemRow, base: str, price: int, dice: Dice) -> Made:
    if kind.price == "spell":
        first, second = row.level, row.caster
    else:
        first, second = row.bonus, row.quality
    plain = kind.price == "bonus" and not row.quality  # a bonus alone needs no name
    epithet = "" if plain else dice.pick("name", "term.item_epithet", kind.epithets, flourish=True)
    return Made(kind.id, base, first, second, epithet, price)
