"""The names of months as they stand on paper."""

from __future__ import annotations

from ..engine.state import Settings
from .labels import Labels


def month_name(settings: Settings, month: int, labels: Labels) -> str:
    """The campaign's name and year for a month counted from 1; without names of its own, its number."""
    if not settings.months:
        return labels("month-number", month=month)
    years, place = divmod(settings.start_month - 1 + month - 1, len(settings.months))
    return labels("month-name", name=settings.months[place], year=str(settings.start_year + years))
