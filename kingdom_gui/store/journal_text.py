"""The journal in words: as a text to read, as Markdown, and as rows for a table.

Text and Markdown are for the players as well: what is the game master's secret is left out of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..engine.merging import former_names
from ..engine.neighbours import played
from ..engine.over_months import over_months, start_and_end
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from ..words import Speaker
from ..words.journal import Block, blocks, drawn_in_short, figures, month_title, sentence
from ..words.secret_lines import open_lines
from .tables import Cell, Table

HEADER = ("economy", "loyalty", "stability", "unrest", "treasury", "consumption", "size")
_MARKS = re.compile(r"([\\`*_\[\]<>#|~]|&(?=#?\w+;))")
_BEGINS = re.compile(r"^( ?\d*)([-+=.)])")  # what would begin a list, or make a heading of the line before
_BREAKS = re.compile(r"(?:[^\S\u00a0\u202f\u2007]|[\x00-\x1f\x7f-\x9f])+")  # spaces that may not break stay


def journal(campaign: Campaign, language: str) -> Table:
    """One row a line of the journal: month, phase, step, whose, the code, the sentence for it, what it
    changed, and the GM's note.
    """
    speaker = Speaker(language, campaign)
    rows: list[tuple[Cell, ...]] = [
        (
            month,
            line.phase,
            line.step,
            line.kingdom,
            line.code,
            sentence(line, speaker),
            figures(line.numbers, speaker),
            line.note,
        )
        for month, lines in sorted(campaign.journal.items())
        for line in lines
    ]
    return Table(("month", "phase", "step", "kingdom", "code", "text", "numbers", "note"), rows)


def as_text(campaign: Campaign, language: str) -> str:
    """The journal as a plain text, month by month, ending with a line break."""
    speaker = Speaker(language, campaign)
    text: list[str] = []
    for month in sorted(campaign.journal):
        heading = _flat(month_title(campaign, month, speaker))
        text += [*([""] if text else []), heading, "-" * len(heading)]
        text += [f"- {_flat(block.text)}" for block in _told(campaign, month, speaker)]
    return "\n".join(text) + "\n"


def as_markdown(campaign: Campaign, language: str, rules: Ruleset, kingdom: str = "") -> str:
    """The whole journal as Markdown, the earliest month first, ending with a line break.

    The numbers that head each month are those of `kingdom`, or of the one at the table.
    """
    speaker = Speaker(language, campaign)
    named = campaign.kingdoms.get(kingdom or campaign.at_table)
    name = campaign.settings.name or (named.name if named else "")
    parts = [f"# {_plain(speaker.say('journal_title', {'name': name}))}"]
    months = [month for month in sorted(campaign.journal) if campaign.journal[month]]
    parts += [month_markdown(campaign, month, language, rules, kingdom) for month in months]
    if not months:
        parts.append(speaker.say("journal_nothing"))
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def month_markdown(campaign: Campaign, month: int, language: str, rules: Ruleset, kingdom: str = "") -> str:
    """One month as Markdown: its name, its numbers at its start and end, its phases as headings.

    Where several kingdoms are played, or have been, a phase says whose it is.
    """
    speaker = Speaker(language, campaign)
    parts = [f"## {_plain(month_title(campaign, month, speaker))}"]
    told = month_numbers(campaign, month, speaker, rules, kingdom)
    if told:
        parts.append(f"*{_plain(told)}*")
    head, items = "", list[str]()
    for block in _told(campaign, month, speaker):
        heading = _heading(block, campaign, speaker) if block.phase else head
        if heading != head:
            head = heading
            parts += ["\n".join(items), f"### {_plain(head)}"]
            items = []
        items += _items(block)
    text = "\n\n".join(part.strip("\n") for part in (*parts, "\n".join(items)) if part)
    return re.sub(r"\n{3,}", "\n\n", text) + "\n"


def month_numbers(campaign: Campaign, month: int, speaker: Speaker, rules: Ruleset, kingdom: str = "") -> str:
    """A month's main numbers at its start and at its end (or now); empty where they are not known."""
    both = start_and_end(over_months(campaign, kingdom or campaign.at_table, rules), month)
    if both is None:
        return ""
    return figures({name: (both[0][name], both[1][name]) for name in HEADER}, speaker)


def _told(campaign: Campaign, month: int, speaker: Speaker) -> Iterator[Block]:
    """A month's blocks, with what was drawn on the map in a single one at its head."""
    lines = open_lines(campaign.journal.get(month, ()))
    drawn = drawn_in_short(lines, speaker)
    if drawn:
        yield Block("drawn", lines=[drawn])
    yield from (block for block in blocks(lines, speaker) if block.kind != "drawn")


def _heading(block: Block, campaign: Campaign, speaker: Speaker) -> str:
    """A phase's name, with the kingdom's where there is more than one that has phases."""
    phase = speaker.say("journal_phase", {"phase": block.phase})
    several = len(played(campaign)) > 1 or former_names(campaign.journal)
    whose = speaker.place(block.kingdom) if several else ""
    return speaker.say("with_detail", {"text": phase, "detail": whose}) if whose else phase


def _items(block: Block) -> list[str]:
    """A block as items of a list: what was done, and below it what more is told; a note by itself quoted."""
    if not (block.name or block.lines or block.figures):
        return ["", *(f"> {_plain(line)}" for line in block.note.splitlines()), ""]
    strong, first = block.head
    head = (f"**{_plain(strong)}**" if strong else "") + _plain(first)
    if block.figures:
        head += f" · *{_plain(block.figures)}*"
    below = [f"  - {_plain(line)}" for line in block.rest]
    if block.note:
        below.append(f"  - *{_plain(_flat(block.note))}*")
    return [f"- {head}", *below]


def _plain(text: str) -> str:
    """A text whose letters mean nothing to Markdown, on one line."""
    return _BEGINS.sub(r"\1\\\2", _MARKS.sub(r"\\\1", _BREAKS.sub(" ", text)))


def _flat(text: str) -> str:
    return _BREAKS.sub(" ", text).strip()
