"""What the months of a campaign are called."""

from __future__ import annotations

from ..engine.state import Campaign


def month_name(campaign: Campaign, numbered: str, month: int | None = None) -> str:
    """A month by the campaign's own calendar ("Thaw 4712"), or by number where it has none.

    `numbered` is the translated text "Month {number}"; `month` counts from 1, None is the present one.
    """
    count = campaign.month if month is None else month
    settings = campaign.settings
    if not settings.months:
        return numbered.format(number=count)
    index = settings.start_month - 1 + count - 1
    years, place = divmod(index, len(settings.months))
    return f"{settings.months[place]} {settings.start_year + years}"
