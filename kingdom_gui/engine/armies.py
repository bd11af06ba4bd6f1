"""What army units cost a kingdom each month (IT L262; dispute D44), and where they stand (IT L1364)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from .hexes import HexId
from .ledger import Entry, Source
from .rule_effects import StationsArmies
from .ruleset import Ruleset
from .state import Army, Campaign, Hex, Kingdom

WEEKS = 4  # of a month
IN_SETTLEMENT = "settlement"  # stands for the settlement of a hex among what an army can be within
_CR = re.compile(r"\d{1,2}|1/\d")


class Posted(NamedTuple):
    """An army on the map: whose it is, its hex, and what it is within there ("": in the open)."""

    kingdom: Kingdom
    army: Army
    hex: HexId
    within: str


def army_source(army: Army) -> Source:
    """An army as ledgers name it."""
    return Source("army", str(army.id), army.name)


def army_consumption(kingdom: Kingdom) -> Iterator[Entry]:
    """What each army adds to Consumption: so many BP for each week in the field, in reserve for one."""
    for army in kingdom.armies:
        if army.consumption:
            weeks = ("weeks", army.weeks) if army.weeks else ("reserve", 1)
            counts = (("bp_a_week", army.consumption), weeks)
            yield Entry(army.monthly, army_source(army), "D44", counts=counts)


def is_cr(text: str) -> bool:
    """Whether a text is a CR: nothing yet, a whole number, or a fraction such as 1/2."""
    return not text or _CR.fullmatch(text) is not None


def posts_in(there: Hex, rules: Ruleset) -> tuple[str, ...]:
    """The improvements of a hex in which armies can be stationed (IT L1364)."""
    return tuple(kind for kind in there.improvements if rules.improvements[kind].has(StationsArmies))


def posted(kingdom: Kingdom, army: Army, campaign: Campaign, rules: Ruleset) -> Posted | None:
    """Where an army stands; None where that is not said, or its hex is no longer on the map.

    Once the fort it was in is gone it stands in the open.
    """
    there = campaign.hexes.get(army.hex) if army.hex is not None else None
    if army.hex is None or there is None:
        return None
    if army.within == IN_SETTLEMENT:
        still = campaign.settlement_at(army.hex) is not None
    else:
        still = army.within in posts_in(there, rules)
    return Posted(kingdom, army, army.hex, army.within if still else "")


def on_the_map(campaign: Campaign, rules: Ruleset) -> Iterator[Posted]:
    """Every army of every kingdom that stands on the map, kingdom by kingdom."""
    for _, kingdom in sorted(campaign.kingdoms.items()):
        for army in kingdom.armies:
            place = posted(kingdom, army, campaign, rules)
            if place is not None:
                yield place
