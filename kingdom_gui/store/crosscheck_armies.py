"""What a campaign file says of armies: numbers within reason, and places that there can be."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..engine.armies import IN_SETTLEMENT, WEEKS, is_cr
from ..engine.ruleset import Ruleset
from ..engine.state import Kingdom
from .bounds import LARGEST
from .faults import Fault, FaultPath, between, shown, twice, unknown


def army_faults(
    kingdom: Kingdom, path: FaultPath, settlements: Collection[str], rules: Ruleset
) -> Iterator[Fault]:
    """Faults of a kingdom's armies, listed at `path`; one whose hex has left the map is only nowhere."""
    yield from twice("army", [str(army.id) for army in kingdom.armies], path, "id")
    for index, army in enumerate(kingdom.armies):
        here = (*path, index)
        yield from between(army.weeks, 0, WEEKS, (*here, "weeks"))
        for name in ("consumption", "paid", "tactics"):
            yield from between(getattr(army, name), 0, LARGEST, (*here, name))
        if not is_cr(army.cr):
            yield Fault("cr_wrong", (*here, "cr"), {"found": shown(army.cr)})
        if army.within:
            yield from unknown(
                "improvement", army.within, (IN_SETTLEMENT, *rules.improvements), (*here, "within")
            )
        if army.home:
            yield from unknown("settlement", army.home, settlements, (*here, "home"))
