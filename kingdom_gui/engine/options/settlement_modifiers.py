"""Settlement sizes and modifiers: what so many lots add, and Danger (IT L1285, Dimensione dell'Insediamento).

Optional, off by default (setting `settlement_size_modifiers`). This table goes by lots; the one that caps the
base value goes by people, and both stand side by side (ruling A38). What it adds is the settlement's, not the
kingdom's (ruling A37), and large cities count each of their districts (ruling A36).
"""

from __future__ import annotations

from collections.abc import Iterator

from ..district_part import MODIFIERS
from ..figures import SettlementFigures
from ..ledger import Entry, Source
from .registry import adds_to_settlements

SETTING = "settlement_size_modifiers"
DANGER = "danger"


@adds_to_settlements(SETTING, *MODIFIERS, DANGER, hint=True)
def by_size(numbers: SettlementFigures, name: str) -> Iterator[Entry]:
    """The line of the table for the settlement's lots and districts; none while nothing stands there."""
    lots = numbers.lots
    row = numbers.rules.size_modifiers(lots, len(numbers.settlement.districts))
    amount = row.danger if name == DANGER else row.modifier
    if amount and lots:
        yield Entry(amount, Source("settlement", "size", numbers.settlement.id), "IT L1285")
