"""Forms of government: each changes the modifiers of all settlements (IT L1391, Forme di Governo).

Optional, off by default (setting `forms_of_government`). The rules name no price and no check for another
form: the game master decides when it changes.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..district_part import MODIFIERS
from ..figures import SettlementFigures
from ..ledger import Entry, Source
from ..ruleset import Ruleset
from .registry import adds_to_settlements

SETTING = "forms_of_government"
KIND = "government"  # kind of source


@adds_to_settlements(SETTING, *MODIFIERS)
def of_its_kingdom(numbers: SettlementFigures, name: str) -> Iterator[Entry]:
    """What the form of government of a settlement's kingdom adds to one of its modifiers."""
    yield from entries(numbers.government, name, numbers.rules)


def entries(government: str, name: str, rules: Ruleset) -> Iterator[Entry]:
    """What a form of government adds to one modifier; nothing for a settlement that no kingdom holds."""
    record = rules.governments.get(government)
    amount: int = getattr(record, name) if record is not None else 0
    if record is not None and amount:
        yield Entry(amount, Source(KIND, record.id), record.ref)
