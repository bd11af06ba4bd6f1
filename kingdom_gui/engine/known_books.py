"""What players know of kingdoms and settlements: their own books without the GM's notes and plans, and of
others no more than travellers see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from msgspec.structs import replace

from .hexes import HexId
from .ledger import Entry
from .memo import remembered
from .state import Building, Campaign, District, Edicts, Kingdom, Modifier, Settlement, Stock, Turn


def own_kingdom(kingdom: Kingdom, month: int, known: Collection[HexId]) -> Kingdom:
    """A kingdom that is played, as its players see its books in this month: the numbers are all there.

    Gone are notes, events put ahead, changes that do not count yet, how long those last that do, answers of
    an open step, the skills of whoever negotiates for the other side, and plans that nobody has paid for.
    """
    return replace(
        kingdom,
        note="",
        ahead=(),
        wishes=(),
        event_month=0,
        turn=Turn(kingdom.turn.phase, kingdom.turn.step),
        treasury=_stock(kingdom.treasury),
        unrest=_stock(kingdom.unrest),
        granary=_stock(kingdom.granary),
        edicts=_edicts(kingdom.edicts),
        modifiers=tuple([_modifier(one) for one in kingdom.modifiers if one.active(month)]),
        armies=tuple([replace(army, note="") if army.note else army for army in kingdom.armies]),
        events=tuple(
            [replace(one, kept=()) for one in kingdom.events if one.hex is None or one.hex in known]
        ),
        missions=tuple([replace(one, theirs=(), they_intimidate=False) for one in kingdom.missions]),
        autoplay=None,
    )


def foreign_kingdom(
    campaign: Campaign, kingdom: Kingdom, known: Collection[HexId], own: Collection[str]
) -> Kingdom:
    """A kingdom that nobody at the table plays: its name and colour, where its capital is if they know of it,
    and its bond with one of their own.
    """
    capital = campaign.settlements.get(kingdom.capital)
    return Kingdom(
        id=kingdom.id,
        name=kingdom.name,
        stage="neighbour",
        colour=kingdom.colour,
        capital=kingdom.capital if capital is not None and capital.hex in known else "",
        overlord=kingdom.overlord if kingdom.overlord in own else "",
        vassals=tuple(
            [replace(one, viceroy="", visitor="") for one in kingdom.vassals if one.kingdom in own]
        ),
    )


# By identity: an edit elsewhere leaves the players' settlements what they are, and nothing is counted anew.
@remembered(512)
def own_settlement(settlement: Settlement) -> Settlement:
    """A settlement of the players' own as it stands, without plans, notes, and finds not yet looked at."""
    return replace(
        settlement,
        note="",
        districts=tuple(
            [
                replace(one, buildings=tuple([b for b in one.buildings if not b.planned]))
                for one in settlement.districts
            ]
        ),
        items=tuple([replace(item, until=None) for item in settlement.items if item.name]),
    )


@remembered(512)
def foreign_settlement(settlement: Settlement) -> Settlement:
    """Another's settlement as travellers see it: its name, and as many lots built over as there are.

    What stands on them is not told: all look like the kind that covers most of them.
    """
    lots: Counter[str] = Counter()
    for district in settlement.districts:
        for building in district.buildings:
            if not building.planned:
                lots[building.kind] += len(building.lots)
    usual = max(sorted(lots), key=lots.__getitem__, default="")
    districts = tuple([_seen_from_outside(one, usual) for one in settlement.districts])
    return Settlement(settlement.id, settlement.name, settlement.hex, districts)


def _seen_from_outside(district: District, usual: str) -> District:
    covered = sorted({lot for b in district.buildings if not b.planned for lot in b.lots})
    return District(
        water=district.water,
        buildings=tuple([Building(number, usual, (lot,)) for number, lot in enumerate(covered, 1)]),
    )


def _stock(stock: Stock) -> Stock:
    return replace(stock, entries=tuple([_entry(entry) for entry in stock.entries]))


def _entry(entry: Entry) -> Entry:
    return replace(entry, note="") if entry.note else entry


def _modifier(modifier: Modifier) -> Modifier:
    """A change that counts now, without the GM's words and without its end."""
    return replace(modifier, note="", until=None, ends="")


def _edicts(edicts: Edicts) -> Edicts:
    return replace(edicts, why="") if edicts.why else edicts
