"""What army units cost a kingdom each month (IT L262; dispute D44)."""

from __future__ import annotations

from collections.abc import Iterator

from .ledger import Entry, Source
from .state import Army, Kingdom

WEEKS = 4  # of a month


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
