"""What magic items cost, by the game's open formulas; whole gp, rounded down (ruling D03)."""

from __future__ import annotations

from collections.abc import Iterable

from ..memo import remembered
from ..ruleset import Ruleset
from .records import ANY, ItemKind, ItemRow

GP_PER_BP = 2000  # an item bought with BP (IT L508)


def price_of(kind: ItemKind, row: ItemRow, base: str = "") -> int:
    """The price in gp of what a row gives; `base` is what bears the bonus of armor, a shield or a weapon."""
    if kind.price == "listed":
        return row.price
    if kind.price == "spell":
        # Reckoned in halves, since a spell of level 0 counts as half a level.
        return max(1, 2 * row.level) * row.caster * kind.factor // 2
    squared = (row.bonus + row.quality) ** 2
    return kind.bases[base] + kind.masterwork + squared * kind.factor


def band(kind: ItemKind, tier: str) -> tuple[int, int] | None:
    """The lowest and the highest price of a kind in a tier; None where the tier has none of it."""
    rows = kind.tiers.get(tier)
    if not rows:
        return None
    bases = list(kind.bases) if kind.price == "bonus" else [""]
    prices = [price_of(kind, row, base) for row in rows for base in bases]
    return min(prices), max(prices)


@remembered(256)
def _bands(rules: Ruleset, tier: str) -> tuple[tuple[str, int], ...]:
    """Each kind that exists in a tier, with its lowest price."""
    found = [(kind.id, band(kind, tier)) for kind in rules.items.values()]
    return tuple((name, span[0]) for name, span in found if span is not None)


def within(rules: Ruleset, tier: str, kinds: Iterable[str], most: int | None) -> tuple[str, ...]:
    """The kinds among these of which something can cost `most` gp or less (ruling D32); None: no bound."""
    wanted = set(kinds)
    return tuple(
        name
        for name, lowest in _bands(rules, tier)
        if (ANY in wanted or name in wanted) and (most is None or lowest <= most)
    )


def bp_for(price: int) -> int:
    """BP that pay for an item of this price in gp: 1 for each 2,000 begun (IT L508)."""
    return -(-price // GP_PER_BP)
