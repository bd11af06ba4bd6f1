"""Days and times of the clock on the wall, as a language writes them."""

from __future__ import annotations

from datetime import UTC, datetime

# No reader takes the day for the month: neither 3/12 nor 12/3.
PATTERNS = {
    "en": "d MMM yyyy, HH:mm",
    "it": "d MMM yyyy, HH:mm",
    "fr": "d MMM yyyy, HH:mm",
    "de": "d. MMM yyyy, HH:mm",
}


def moment(when: datetime, language: str) -> str:
    """A moment in the user's time zone: "3 Dec 2026, 19:05". One without a zone is taken for UTC."""
    from babel.dates import format_datetime

    here = (when if when.tzinfo else when.replace(tzinfo=UTC)).astimezone()
    return format_datetime(here.replace(tzinfo=None), PATTERNS[language], locale=language)


def moment_of(text: str, language: str) -> str:
    """The same for a moment as files keep it (ISO 8601); what is none stays as it is."""
    try:
        when = datetime.fromisoformat(text)
    except ValueError:
        return text
    return moment(when, language)
