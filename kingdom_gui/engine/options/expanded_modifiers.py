"""Expanded settlement modifiers: the kingdom has them too (IT L1432, Modificatori di Insediamento Estesi).

Optional, off by default (setting `expanded_modifiers`). A tenth of the settlements' sum, the alignment, and
the form of government where that rule is played (ruling D48): the government stands in each settlement's own
modifiers already, so it is left out of the sum and counted once. What kingdom-wide events have changed is
kept while the rule is off, and counts from the day it is on (ruling E12). For rolls in a settlement the
higher of the two is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ..district_part import MODIFIERS
from ..figures import KingdomFigures, SettlementFigures
from ..ledger import Entry, Ledger, Source
from . import governments
from .registry import OFF, adds_to_kingdoms

SETTING = "expanded_modifiers"
DIVISOR = 10
REF = "IT L1434, D48"


@adds_to_kingdoms(SETTING, *MODIFIERS)
def of_kingdom(reckoning: KingdomFigures, name: str) -> Iterator[Entry]:
    """The lines of one of the kingdom's own modifiers."""
    ledgers = [settlement.ledger(name) for settlement in reckoning.settlements]
    total = sum(ledger.total - ledger.sum_of(governments.KIND) for ledger in ledgers)
    if total:
        counts = (("settlements", len(ledgers)), ("sum", total), ("per", DIVISOR))
        yield Entry(total // DIVISOR, Source("settlements"), REF, counts=counts)
    alignment = reckoning.rules.alignments[reckoning.kingdom.alignment]
    amount: int = getattr(alignment, name)
    if amount:
        yield Entry(amount, Source("alignment", alignment.id), "IT L1434")
    if governments.SETTING in reckoning.rules.played:
        yield from governments.entries(reckoning.kingdom.government, name, reckoning.rules)


def in_settlement(settlement: SettlementFigures, kingdom: KingdomFigures | None, name: str) -> Ledger:
    """A settlement's modifier as it counts for rolls there: its own, or the kingdom's where that is higher.

    The one that is not used is told as a line without effect. Without the rule, or outside of any kingdom, it
    is the settlement's own.
    """
    own = settlement.ledger(name)
    if kingdom is None or SETTING not in kingdom.rules.played:
        return own
    general = kingdom.ledger(name)
    higher, lower = (general, own) if general.total > own.total else (own, general)
    whose = Source("settlement", settlement.settlement.id)
    source = whose if lower is own else Source("kingdom_modifier")
    beaten = Entry(lower.total, source, "IT L1434", False, "higher_counts")
    return Ledger(name, (*higher.blocks, *Ledger.of(name, (beaten,)).blocks))


def without_effect(entries: Iterable[Entry]) -> list[Entry]:
    """Lines of the kingdom's modifiers as they stand while the rule is off (ruling E12)."""
    return [replace(entry, applies=False, reason=OFF) for entry in entries]
