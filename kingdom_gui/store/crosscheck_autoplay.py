"""What the checks of a file say of how months are played several at once."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.bounds import MOST_MONTHS
from ..engine.ruleset import Ruleset
from ..engine.state import Autoplay
from .faults import Fault, FaultPath, between, unknown


def autoplay_faults(kept: Autoplay, rules: Ruleset, path: FaultPath) -> Iterator[Fault]:
    """Faults of policies: levels and roles that the rules do not know, too many months."""
    yield from between(kept.months, 1, MOST_MONTHS, (*path, "months"))
    for edict, levels in rules.edicts.items():
        if level := getattr(kept, edict):
            yield from unknown("level", level, levels, (*path, edict))
    for place, role in enumerate(kept.own_dice):
        yield from unknown("role", role, rules.roles, (*path, "own_dice", place))
