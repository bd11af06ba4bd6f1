"""The names of months as they stand on paper."""

from __future__ import annotations

from ..engine.dates import dated
from ..engine.state import Settings
from .labels import Labels


def month_name(settings: Settings, month: int, labels: Labels) -> str:
    """The campaign's name and year for a month counted from 1; without names of its own, its number."""
    date = dated(settings, month)
    if date is None:
        return labels("month-number", month=month)
    return labels("month-name", name=date[0], year=str(date[1]))
