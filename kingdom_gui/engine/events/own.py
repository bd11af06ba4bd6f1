"""A table's own event, resolved by its record alone."""

from __future__ import annotations

from ..ledger import Entry
from .strike import EVENTS, Resolve, Strike


def resolver(event: str) -> Resolve:
    """How an event is resolved: by its own function, or, where the program has none, by its record."""
    return EVENTS.get(event, own_event)


def own_event(strike: Strike) -> None:
    """What occurs, then the checks: all pass, or it fails; a continuing one ends when all of them pass."""
    record = strike.record
    _both(strike, "occurs", "until_next_event")
    if not record.checks:
        if record.continuous:
            strike.continues()
        return
    more = (Entry(record.check_bonus, strike.source, record.ref),) if record.check_bonus else ()
    failures = strike.failures(*record.checks, more=(*more, *strike.from_places()))
    if failures:
        _both(strike, "failure", "failure_until_next_event")
        strike.apply("each_failure", failures)
    else:
        _both(strike, "success", "success_until_next_event")
    if record.continuous and failures:
        strike.continues()
    else:
        strike.ends()


def _both(strike: Strike, lasting: str, passing: str) -> None:
    strike.apply(lasting)
    strike.apply(passing, until_event=True)
