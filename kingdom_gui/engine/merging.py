"""The books of several kingdoms as those of the one that they become (IT L1420, Formare un'Unione)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from immutables import Map
from msgspec.structs import replace

from .diplomacy.houses import close_house
from .memo import remembered
from .neighbours import ATTITUDES, attitude
from .patch import Draft
from .relations import relation
from .state import Army, Attitude, Campaign, House, JournalEntry, Kingdom, Modifier, Pact, Relation

Fields = dict[str, Any]
JOINED = "kingdom_joined_union"
REMOVED = "kingdom_removed"


def pooled(kingdoms: Sequence[Kingdom]) -> Fields:
    """What kingdoms bring together, but for stocks, leaders and what they are to others.

    Of modifiers that say the same one is kept. Points of Fame or Infamy are the first kingdom's where several
    have chosen. A patron's terms add up; one of the kingdoms that was another's patron wants nothing more.
    Levels of edicts are nobody's: a new kingdom has issued none.
    """
    ids = {kingdom.id for kingdom in kingdoms}
    owing = [kingdom for kingdom in kingdoms if kingdom.sponsor not in ids]
    renown = {mark: choice for kingdom in reversed(kingdoms) for mark, choice in kingdom.renown}
    carried: dict[str, int] = {}
    for name, amount in (pair for kingdom in kingdoms for pair in kingdom.carried):
        carried[name] = carried.get(name, 0) + amount
    return {
        "armies": tuple(_armies(kingdoms)),
        "milestones": tuple(sorted({m for kingdom in kingdoms for m in kingdom.milestones})),
        "modifiers": tuple(_once(m for kingdom in kingdoms for m in kingdom.modifiers)),
        "carried": tuple(sorted((name, amount) for name, amount in carried.items() if amount)),
        "renown": tuple(sorted(renown.items())),
        "patron": any(kingdom.patron for kingdom in owing),
        "repayment": sum(kingdom.repayment for kingdom in owing),
        "tithe": max((kingdom.tithe for kingdom in owing), default=0),
        "sponsor": next((k.sponsor for k in owing if k.sponsor), ""),
        "obligation": next((k.obligation for k in owing if k.obligation), ""),
        "note": "\n".join(kingdom.note for kingdom in kingdoms if kingdom.note),
        "event_month": max(kingdom.event_month for kingdom in kingdoms),
        "missions": tuple(m for kingdom in kingdoms for m in kingdom.missions if m.to not in ids),
        **{
            name: tuple(row for kingdom in kingdoms for row in getattr(kingdom, name))
            for name in ("events", "ahead", "secondary", "lost", "wishes", "expeditions")
        },
    }


def attitude_between(campaign: Campaign, ones: Sequence[str], others: Sequence[str]) -> Attitude:
    """What kingdoms together think of others: the middle of it, toward the worse."""
    found = [ATTITUDES.index(attitude(campaign, one, other)) for one in ones for other in others]
    return ATTITUDES[sum(found) // len(found)]


def relations_between(campaign: Campaign, members: Sequence[str], other: str) -> tuple[Relation, Relation]:
    """How a union of these kingdoms stands with another, and that one with it, without the union's id.

    What one of them has agreed the union has agreed; where several have, the pact that gives the union more.
    Enemies of one are enemies of all, and no pact outlasts that. What may not be tried yet may not be tried
    until the last of them might.
    """
    ours = [relation(campaign, member, other) for member in members]
    theirs = [relation(campaign, other, member) for member in members]
    pacts: dict[str, tuple[Pact | None, Pact | None]] = {}
    for kind in ("treaty", "alliance"):
        bonus = [-1 if getattr(one, kind) is None else getattr(one, kind).bonus for one in ours]
        best = bonus.index(max(bonus))
        pacts[kind] = getattr(ours[best], kind), getattr(theirs[best], kind)
    first, second = (
        _merged(side, {kind: pair[place] for kind, pair in pacts.items()})
        for place, side in enumerate((ours, theirs))
    )
    return first, second


def one_house_each(draft: Draft, members: Sequence[str]) -> list[tuple[str, House]]:
    """Close the embassies of kingdoms that unite: those in each other are none any more, and of several in a
    third one the first is kept. What the union is to open, by the kingdom it stands in; of embassies that
    others have in the members one each is left.
    """
    opens: dict[str, House] = {}
    for member in members:
        for stands in draft.campaign.kingdoms[member].relations:
            if stands.house is not None:
                if stands.kingdom not in members:
                    opens.setdefault(stands.kingdom, stands.house)
                close_house(draft, member, stands.kingdom)
    for other in draft.campaign.kingdoms.values():
        theirs = [one.kingdom for one in other.relations if one.house is not None and one.kingdom in members]
        for member in theirs[1:]:
            close_house(draft, other.id, member)
    return list(opens.items())


@remembered(2)
def former_names(journal: Map[int, tuple[JournalEntry, ...]]) -> dict[str, str]:
    """What kingdoms were called that are part of a union now, or are no more, by the ids that the journal and
    the ledgers know them by.
    """
    gone = (line for lines in journal.values() for line in lines if line.code in (JOINED, REMOVED))
    return {
        line.kingdom if line.code == REMOVED else str(line.parameters["id"]): str(line.parameters["kingdom"])
        for line in gone
    }


def _merged(side: Sequence[Relation], pacts: Fields) -> Relation:
    war = any(one.war for one in side)
    barred: dict[Any, int] = {}
    for attempt, month in (pair for one in side for pair in one.barred):
        barred[attempt] = max(month, barred.get(attempt, 0))
    return Relation(
        "",
        embassy=any(one.embassy for one in side),
        war=war,
        attacked=any(one.attacked for one in side),
        barred=tuple(sorted(barred.items())),
        house=next((one.house for one in side if one.house is not None), None),
        **({} if war else pacts),
    )


def _armies(kingdoms: Sequence[Kingdom]) -> Iterable[Army]:
    """All armies; of two with one name the later also bears its old kingdom's."""
    names: set[str] = set()
    for kingdom in kingdoms:
        for army in kingdom.armies:
            name = army.name if army.name not in names else f"{army.name} ({kingdom.name})"
            names.add(name)
            yield replace(army, name=name)


def _once(modifiers: Iterable[Modifier]) -> Iterable[Modifier]:
    """Modifiers, of those that differ in their number alone the first."""
    seen = set()
    for modifier in modifiers:
        alike = replace(modifier, id=0)
        if alike not in seen:
            seen.add(alike)
            yield modifier
