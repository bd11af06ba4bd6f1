"""What the months of a campaign are called."""

from __future__ import annotations

from .state import Settings


def dated(settings: Settings, month: int) -> tuple[str, int] | None:
    """The campaign's own name of a month counted from 1, and its year; None where it has no names."""
    if not settings.months:
        return None
    years, place = divmod(settings.start_month - 1 + month - 1, len(settings.months))
    return settings.months[place], settings.start_year + years
