"""What a campaign file says of sovereigns and vassals: each names the other, and nobody rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..engine.state import Kingdom
from ..engine.vassals import AT_PEACE
from .bounds import LARGEST, LAST_MONTH
from .crosscheck_relations import other_faults
from .faults import Fault, FaultPath, between, twice


def vassal_faults(kingdom: Kingdom, path: FaultPath, kingdoms: Mapping[str, Kingdom]) -> Iterator[Fault]:
    """Faults of a kingdom's bonds, as sovereign and as vassal, among these kingdoms by id."""
    yield from twice("kingdom", [row.kingdom for row in kingdom.vassals], (*path, "vassals"), "kingdom")
    for index, row in enumerate(kingdom.vassals):
        here = (*path, "vassals", index)
        yield from other_faults(kingdom, row.kingdom, kingdoms, (*here, "kingdom"))
        other = kingdoms.get(row.kingdom)
        if other is not None and other is not kingdom and other.overlord != kingdom.id:
            told = {"kingdom": kingdom.id, "vassal": other.id}
            yield Fault("no_overlord", (*here, "kingdom"), {**told})
        yield from between(row.since, 1, LAST_MONTH, (*here, "since"))
        yield from between(row.neglected, 0, LAST_MONTH, (*here, "neglected"))
        yield from between(row.passed, 0, AT_PEACE, (*here, "passed"))
    for name in ("credit", "credit_ahead"):
        yield from between(getattr(kingdom.use, name), 0, LARGEST, (*path, "use", name))
    if kingdom.overlord:
        yield from _overlord_faults(kingdom, (*path, "overlord"), kingdoms)


def _overlord_faults(kingdom: Kingdom, path: FaultPath, kingdoms: Mapping[str, Kingdom]) -> Iterator[Fault]:
    yield from other_faults(kingdom, kingdom.overlord, kingdoms, path)
    above = kingdoms.get(kingdom.overlord)
    if above is None or above is kingdom:
        return
    if all(row.kingdom != kingdom.id for row in above.vassals):
        yield Fault("overlord_unaware", path, {"kingdom": kingdom.id, "overlord": above.id})
    seen = {kingdom.id}
    while above is not None and above.id not in seen:
        seen.add(above.id)
        above = kingdoms.get(above.overlord)
    if above is kingdom:
        yield Fault("overlord_circle", path, {"kingdom": kingdom.id})
