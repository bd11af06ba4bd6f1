"""The journal in words: as a text to read, and as rows for a table."""

from __future__ import annotations

from ..engine.state import Campaign
from ..words import Speaker
from .tables import Cell, Table


def journal(campaign: Campaign, language: str) -> Table:
    """One row a line of the journal: month, whose, the code, the sentence for it, and the GM's note."""
    speaker = Speaker(language, campaign)
    rows: list[tuple[Cell, ...]] = [
        (month, line.kingdom, line.code, speaker.say(line.code, line.parameters), line.note)
        for month, lines in sorted(campaign.journal.items())
        for line in lines
    ]
    return Table(("month", "kingdom", "code", "text", "note"), rows)


def as_text(campaign: Campaign, language: str) -> str:
    """The journal as a plain text, month by month, ending with a line break."""
    speaker = Speaker(language, campaign)
    text: list[str] = []
    for month, lines in sorted(campaign.journal.items()):
        heading = speaker.say("journal_month", {"month": month})
        text += [*([""] if text else []), heading, "-" * len(heading)]
        for line in lines:
            said = speaker.say(line.code, line.parameters)
            if line.note:
                said = line.note if line.code == "note" else f"{said} ({line.note})"
            text.append(f"- {said}")
    return "\n".join(text) + "\n"
