"""What the edicts in force change: Holidays, Promotion and Taxation (IT L288-340)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .ledger import Block, Entry, Source
from .memo import remembered
from .ruleset import EdictLevel, Ruleset
from .state import ATTRIBUTES, Edicts

NUMBERS = (*ATTRIBUTES, "consumption")


# The buildings that halve the Consumption of Promotion, and the Loyalty penalty of Taxation.
Halved = tuple[Source | None, Source | None]


class Circumstances(NamedTuple):
    """What bears on edicts, as `edict_blocks` is told it."""

    unseen: bool
    forced: str
    promotion: Source | None
    taxation: Source | None
    round_down: bool


@remembered(64)
def edict_blocks(
    edicts: Edicts, unseen: bool, forced: str, halved: Halved, round_down: bool, rules: Ruleset
) -> dict[str, Block]:
    """A block of entries for each attribute and Consumption; an edict not issued yet gives none (E01).

    What bears on edicts from elsewhere in the kingdom: `unseen`, nobody sees to Holidays; `forced`, the level
    of Taxation that an empty role leaves, if any; `round_down`, half a penalty is rounded down, not up
    (dispute D24).
    """
    around = Circumstances(unseen, forced, *halved, round_down)
    found: dict[str, list[Entry]] = {name: [] for name in NUMBERS}
    for name, entries in found.items():
        if edicts.holiday is not None:
            entries += _holiday(edicts, rules.edict("holiday", edicts.holiday), name, around)
        if edicts.promotion is not None:
            entries += _promotion(rules.edict("promotion", edicts.promotion), name, around)
        if edicts.taxation is not None:
            entries += _taxation(rules.edict("taxation", edicts.taxation), name, around, rules)
    return {name: Block(tuple(entries)) for name, entries in found.items()}


def _holiday(edicts: Edicts, level: EdictLevel, name: str, around: Circumstances) -> Iterator[Entry]:
    """Holidays bring no Loyalty where the GM has suspended them (IT L302), or nobody sees to them."""
    amount: int = getattr(level, name)
    if not amount:
        return
    stopped = ""
    if name == "loyalty" and amount > 0 and (edicts.suspended or around.unseen):
        stopped = "holidays_suspended" if edicts.suspended else "role_vacant"
    note = edicts.why if stopped == "holidays_suspended" else ""
    yield Entry(amount, Source("edict", "holiday", level.id), level.ref, not stopped, stopped, note=note)


def _promotion(level: EdictLevel, name: str, around: Circumstances) -> Iterator[Entry]:
    amount: int = getattr(level, name)
    if not amount:
        return
    yield Entry(amount, Source("edict", "promotion", level.id), level.ref)
    if name == "consumption" and around.promotion is not None:
        yield Entry(-_half(amount, around), around.promotion, "D64")


def _taxation(level: EdictLevel, name: str, around: Circumstances, rules: Ruleset) -> Iterator[Entry]:
    """The level in force: the one issued, or the one that an empty role leaves (IT L190)."""
    amount: int = getattr(level, name)
    if around.forced and around.forced != level.id:
        if amount:
            source = Source("edict", "taxation", level.id)
            yield Entry(amount, source, level.ref, False, "role_vacant")
        level = rules.edict("taxation", around.forced)
        amount = getattr(level, name)
    if not amount:
        return
    yield Entry(amount, Source("edict", "taxation", level.id), level.ref)
    if name == "loyalty" and amount < 0 and around.taxation is not None:
        yield Entry(-_half(amount, around), around.taxation, "D65")


def _half(amount: int, around: Circumstances) -> int:
    """What a building that halves a cost or a penalty takes off; what is left is rounded toward 0."""
    low, high = abs(amount) // 2, abs(amount) - abs(amount) // 2
    less = low if amount < 0 and around.round_down else high
    return less if amount > 0 else -less
