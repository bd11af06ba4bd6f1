"""What the months of a campaign are called."""

from __future__ import annotations

from ..engine.dates import dated
from ..engine.state import Campaign, Settings


def month_name(
    campaign: Campaign, numbered: str, month: int | None = None, settings: Settings | None = None
) -> str:
    """A month by the campaign's own calendar ("Thaw 4712"), or by number where it has none.

    `numbered` is the translated text "Month {number}"; `month` counts from 1, None is the present one.
    `settings` stand for the campaign's own, to see what another calendar would make of it.
    """
    count = campaign.month if month is None else month
    date = dated(settings or campaign.settings, count)
    return numbered.format(number=count) if date is None else f"{date[0]} {date[1]}"
