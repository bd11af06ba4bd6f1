"""What agreements with other kingdoms add to a kingdom's totals (IT L1362-1368).

A treaty raises Economy and an alliance Stability by the bonus fixed at its signing, each after the first of
its kind by 1 less (rulings D76, D77). A kingdom's own embassy elsewhere gives what its building gives a
kingdom, but to no settlement (ruling E13), and besides Consumption +1, Economy +2 and Society +2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from ..figures import KingdomFigures
from ..ledger import Entry, Source
from ..options import expanded_modifiers
from ..options.registry import OFF
from ..standing import find
from ..state import Building, Campaign, House, Pact, Relation

PactKind = Literal["treaty", "alliance"]
HELPS: dict[PactKind, Literal["economy", "stability"]] = {"treaty": "economy", "alliance": "stability"}
EMBASSY = {"consumption_raw": 1, "economy": 2, "society": 2}  # IT L1362
OF_BUILDING = ("economy", "loyalty", "stability", "fame", "infamy")
NAMES = frozenset((*EMBASSY, *OF_BUILDING))
EMBASSY_REF, PACT_REF = "IT L1362", "IT L1363-1368, D76, D77"
LATER = 1  # what is taken off each treaty or alliance after the first (IT L1368)


def relation_entries(reckoning: KingdomFigures, name: str) -> Iterator[Entry]:
    """The lines that agreements add to one total, each naming the other kingdom as its place."""
    relations = reckoning.kingdom.relations
    for kind, helped in HELPS.items():
        if helped == name:
            yield from _pacts(relations, kind)
    for relation in relations:
        if relation.house is not None:
            yield from _house(reckoning, relation.kingdom, relation.house, name)


def diminished(pacts: Iterable[tuple[str, Pact]]) -> list[tuple[str, Pact, int]]:
    """Pacts of one kind by partner, in the order of signing, with what each adds: 1 less after the first, not
    below 0 (IT L1368, ruling D77).
    """
    found = sorted(pacts, key=lambda pair: (pair[1].month, pair[0]))
    return [
        (other, pact, max(0, pact.bonus - (LATER if place else 0)))
        for place, (other, pact) in enumerate(found)
    ]


def house_stands(campaign: Campaign, kingdom: str, house: House) -> bool:
    """Whether a kingdom's embassy can do its work: the building is there, whole, and still its own."""
    if not house.settlement:
        return True
    settlement = campaign.settlements.get(house.settlement)
    found = find(settlement, house.building) if settlement is not None else None
    return found is not None and _whole(found[1]) and found[1].embassy == kingdom


def _whole(building: Building) -> bool:
    return not (building.planned or building.damaged or building.abandoned)


def _pacts(relations: tuple[Relation, ...], kind: str) -> Iterator[Entry]:
    pacts = [(one.kingdom, getattr(one, kind)) for one in relations if getattr(one, kind) is not None]
    for other, pact, adds in diminished(pacts):
        counts = (("signed", pact.bonus), ("later", LATER)) if adds < pact.bonus else ()
        if pact.bonus:
            yield Entry(adds, Source(kind, pact.balance, other), PACT_REF, counts=counts)


def _house(reckoning: KingdomFigures, other: str, house: House, name: str) -> Iterator[Entry]:
    reason = "" if house_stands(reckoning.campaign, reckoning.kingdom.id, house) else "embassy_lost"
    if name in EMBASSY:
        off = name == "society" and expanded_modifiers.SETTING not in reckoning.rules.played
        why = reason or (OFF if off else "")
        yield Entry(EMBASSY[name], Source("embassy", "", other), EMBASSY_REF, not why, why)
    kind = reckoning.rules.buildings.get(house.kind)
    amount = int(getattr(kind, name)) if kind is not None and name in OF_BUILDING else 0
    if amount:
        source = Source("embassy", house.kind, other)
        yield Entry(amount, source, f"{EMBASSY_REF}, E13", not reason, reason)
