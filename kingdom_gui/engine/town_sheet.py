"""What a settlement's sheet tells besides its numbers: its next size, Defense by side, buildings lost."""

from __future__ import annotations

from typing import NamedTuple

from .ruleset import Ruleset
from .settlement_totals import PEOPLE_PER_LOT, SettlementNumbers
from .state import SIDES_OF_DISTRICT, Campaign, JournalEntry, Settlement, Side

MARKET_CHANCE = 75  # percent, for a magic item up to the base value (IT L473)
LOST = ("building_destroyed", "building_demolished", "building_abandoned")
STRUCK = ("event_occurs", "event_continues")


class Growth(NamedTuple):
    """A settlement's size in both tables, and what it lacks to the next of the first.

    `size` is by population (IT L477), `by_lots` by lots with what that optional table adds to each modifier
    and to Danger (IT L1290); empty without a finished lot. `people` and `lots` are lacking to `next_size`,
    the first that building leads to, which raises the cap of the base value to `next_cap` gp; with the
    largest size there is none. `spare` is what the base value lacks to the cap of today, in gp.
    """

    size: str
    by_lots: str
    modifier: int
    danger: int
    next_size: str
    people: int
    lots: int
    next_cap: int
    spare: int


class SideDefense(NamedTuple):
    """What stands on a side of a district, and what it adds to Defense while it is in use."""

    district: int
    side: Side
    kinds: tuple[str, ...]
    defense: int


class Loss(NamedTuple):
    """A building lost: when, which kind, how (code of the journal's line), and the event behind it."""

    month: int
    kind: str
    code: str
    event: str
    note: str


def growth(numbers: SettlementNumbers, rules: Ruleset) -> Growth:
    """The sizes of a settlement and what it lacks to the next one."""
    population, lots = numbers.total("population"), numbers.total("lots")
    larger = [row for row in rules.settlement_sizes if row.population_min > population]
    nearest = min(larger, key=lambda row: row.population_min, default=None)
    if nearest is not None:
        # People come by the lot: the first one makes a small town, and a hamlet is passed over.
        lots_on = -(-(nearest.population_min - population) // PEOPLE_PER_LOT)
        nearest = rules.settlement_size(population + lots_on * PEOPLE_PER_LOT)
    people = nearest.population_min - population if nearest is not None else 0
    rows = [row for row in rules.settlement_modifiers_by_size if row.lots_min <= lots]
    amounts = rules.size_modifiers(lots, len(numbers.settlement.districts))
    return Growth(
        numbers.size,
        rows[-1].id if rows else "",
        amounts.modifier if rows else 0,
        amounts.danger if rows else 0,
        nearest.id if nearest is not None else "",
        people,
        -(-people // PEOPLE_PER_LOT),
        nearest.base_value if nearest is not None else 0,
        max(0, numbers.total("base_value_cap") - numbers.total("base_value")),
    )


def defense_by_side(settlement: Settlement, rules: Ruleset) -> list[SideDefense]:
    """The works on each side of each district that has any, plans left out."""
    found = []
    for index, district in enumerate(settlement.districts):
        for side in SIDES_OF_DISTRICT:
            works = [b for b in district.buildings if b.side == side and not b.planned]
            if works:
                defense = sum(rules.buildings[b.kind].defense for b in works if not b.idle)
                found.append(SideDefense(index, side, tuple(b.kind for b in works), defense))
    return found


def losses(campaign: Campaign, settlement: Settlement) -> list[Loss]:
    """The buildings that a settlement has lost, from the journal, the latest first."""
    found = []
    for month in sorted(campaign.journal):
        event = ""
        for line in campaign.journal[month]:
            if line.code in STRUCK:
                event = str(line.parameters.get("event", ""))
            elif line.code in LOST and _about(line, settlement):
                # Only what the Event phase brings about is the event's doing.
                cause = event if line.phase == "event" and line.code == "building_destroyed" else ""
                kind = str(line.parameters.get("building", ""))
                found.append(Loss(month, kind, line.code, cause, line.note))
    return found[::-1]


def _about(line: JournalEntry, settlement: Settlement) -> bool:
    """Whether a line is about this settlement, which the journal names by its id or its name."""
    return line.parameters.get("settlement") in (settlement.id, settlement.name)
