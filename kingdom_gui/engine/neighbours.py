"""What is known of the kingdoms around: who is played, sizes, Economy known or estimated, attitudes.

Every question here may be asked of a played kingdom as well as of a neighbour.
"""

from __future__ import annotations

from typing import get_args

from .ledger import Entry, Ledger, Source
from .ruleset import Ruleset
from .state import Attitude, Campaign, Kingdom, Neighbour
from .totals import numbers
from .viceroys import parted

ATTITUDES: tuple[Attitude, ...] = get_args(Attitude)  # from the worst to the best
INDIFFERENT: Attitude = "indifferent"
ATTITUDE_STEP = 5  # what each step worse than helpful adds to a diplomatic DC (IT L1356, ruling D41)
ESTIMATE_DICE, ESTIMATE_SIDES = 2, 6  # IT L1363: a neighbour's Economy is estimated as 2d6 + its Size
ESTIMATE_REF = "IT L1363"


def played(campaign: Campaign) -> list[Kingdom]:
    """The kingdoms that are played, by name; those destroyed too."""
    return sorted((k for k in campaign.kingdoms.values() if k.played), key=_by_name)


def neighbours(campaign: Campaign) -> list[Kingdom]:
    """The kingdoms that nobody plays, by name."""
    return sorted((k for k in campaign.kingdoms.values() if not k.played), key=_by_name)


def unfinished(campaign: Campaign, kingdom: str) -> list[Kingdom]:
    """The other kingdoms that reign and have not played their month to its end, by name."""
    return [
        other
        for other in played(campaign)
        if other.id != kingdom
        and other.stage == "reigning"
        and not other.fallen
        and other.turn.phase != "done"
    ]


def size_ledger(campaign: Campaign, kingdom: str, rules: Ruleset) -> Ledger:
    """The Size of any kingdom in hexes: reckoned for a played one, typed for a neighbour, or counted.

    :raises KeyError: for a kingdom the campaign does not have.
    """
    record = campaign.kingdoms[kingdom]
    if record.played:
        return numbers(campaign, kingdom, rules).ledger("size")
    known = record.neighbour or Neighbour()
    if known.size is not None:
        return Ledger.of("size", (Entry(known.size, Source("neighbour", "typed")),))
    owned = sum(owner == kingdom for owner in campaign.claims.values())
    return Ledger.of("size", (Entry(owned, Source("neighbour", "hexes")),))


def size_of(campaign: Campaign, kingdom: str, rules: Ruleset) -> int:
    """The Size of any kingdom, in hexes."""
    return size_ledger(campaign, kingdom, rules).total


def economy_ledger(campaign: Campaign, kingdom: str, rules: Ruleset) -> Ledger | None:
    """The Economy of any kingdom: reckoned, known to the GM, or estimated as 2d6 + Size (IT L1363).

    None for a neighbour whose Economy is neither known nor estimated yet.
    """
    record = campaign.kingdoms[kingdom]
    if record.played:
        return numbers(campaign, kingdom, rules).ledger("economy")
    known = record.neighbour or Neighbour()
    if known.economy is not None:
        return Ledger.of("economy", (Entry(known.economy, Source("neighbour", "typed")),))
    if not known.dice:
        return None
    size = size_of(campaign, kingdom, rules)
    return Ledger.of(
        "economy",
        (
            Entry(sum(known.dice), Source("neighbour", "dice"), ESTIMATE_REF),
            Entry(size, Source("neighbour", "size"), ESTIMATE_REF),
        ),
    )


def attitude(campaign: Campaign, kingdom: str, toward: str) -> Attitude:
    """A kingdom's attitude to another; indifferent where nothing is said (IT L1356)."""
    record = campaign.kingdoms.get(kingdom)
    return dict(record.attitudes).get(toward, INDIFFERENT) if record is not None else INDIFFERENT


def attitude_dc(found: Attitude) -> int:
    """What an attitude adds to the DC of a diplomatic edict: helpful 0 to hostile 20 (ruling D41)."""
    return ATTITUDE_STEP * (len(ATTITUDES) - 1 - ATTITUDES.index(found))


def shifted(found: Attitude, steps: int) -> Attitude:
    """An attitude so many steps better, or worse where negative; it goes no further than its ends."""
    place = ATTITUDES.index(found) + steps
    return ATTITUDES[max(0, min(place, len(ATTITUDES) - 1))]


def with_attitude(kingdom: Kingdom, toward: str, found: Attitude) -> tuple[tuple[str, Attitude], ...]:
    """A kingdom's attitudes with this one changed; being indifferent need not be said."""
    others = [pair for pair in kingdom.attitudes if pair[0] != toward]
    return tuple(sorted([*others, (toward, found)] if found != INDIFFERENT else others))


def without(kingdom: Kingdom, other: str) -> dict[str, object]:
    """The fields of a kingdom that change once another is no longer there; empty where none does."""
    fields: dict[str, object] = {}
    if any(toward == other for toward, _ in kingdom.attitudes):
        fields["attitudes"] = tuple(pair for pair in kingdom.attitudes if pair[0] != other)
    if kingdom.sponsor == other:
        fields["sponsor"] = ""
    if any(relation.kingdom == other for relation in kingdom.relations):
        fields["relations"] = tuple(r for r in kingdom.relations if r.kingdom != other)
    if any(mission.to == other for mission in kingdom.missions):
        fields["missions"] = tuple(m for m in kingdom.missions if m.to != other)
    return fields | parted(kingdom, other)


def _by_name(kingdom: Kingdom) -> tuple[str, str]:
    return kingdom.name.casefold(), kingdom.id
