"""What changed between two moments as rows to read: number by number, each with its sources; and as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..engine.changes import NumberChange, changes, settlement_changes
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from . import labels, speech

if TYPE_CHECKING:
    from ..words import Speaker
    from ..words.changes import SourceLine

RAW = {"consumption_raw": "consumption"}  # told only where it differs otherwise than what is due of it


class Row(NamedTuple):
    """A number: what it is called, before and after, and the sources of its difference."""

    number: str
    name: str
    before: int
    after: int
    sources: tuple[SourceLine, ...]

    @property
    def amount(self) -> int:
        """The difference."""
        return self.after - self.before


class Part(NamedTuple):
    """The kingdom (without a title) or a settlement; `note` says that it was founded or lost meanwhile."""

    title: str
    note: str
    rows: tuple[Row, ...]


def parts(before: Campaign, after: Campaign, kingdom: str, rules: Ruleset) -> list[Part]:
    """The kingdom's numbers that differ, then those of each settlement; empty where none does."""
    then, now = speech.speaker(before), speech.speaker(after)
    found = []
    rows = _rows(changes(before, after, kingdom, rules), then, now)
    if rows:
        found.append(Part("", "", rows))
    for settlement in settlement_changes(before, after, kingdom, rules):
        note = ""
        if not (settlement.before and settlement.after):
            note = now.say("changes_lost" if settlement.before else "changes_founded")
        found.append(Part(settlement.name, note, _rows(settlement.numbers, then, now)))
    return found


def as_text(title: str, found: list[Part]) -> str:
    """All of it as lines, columns apart by tabs: what, before, after, difference."""
    lines = [title]
    for part in found:
        if part.title:
            lines += ["", "\t".join(text for text in (part.title, part.note) if text)]
        for row in part.rows:
            lines.append(f"{row.name}\t{row.before}\t{row.after}\t{row.amount:+d}")
            for source in row.sources:
                before, after = (_cell(amount) for amount in (source.before, source.after))
                cells = (f"  {told(source)}", before, after, f"{source.amount:+d}")
                lines.append("\t".join(cells))
    return "\n".join(lines)


def told(source: SourceLine) -> str:
    """A source in words, with why it does not apply."""
    return f"{source.text} — {source.why}" if source.why else source.text


def _rows(found: tuple[NumberChange, ...], then: Speaker, now: Speaker) -> tuple[Row, ...]:
    from ..words.changes import source_lines

    by_name = {change.name: change for change in found}

    def twice(change: NumberChange) -> bool:
        other = by_name.get(RAW.get(change.name, ""))
        return other is not None and (other.before, other.after) == (change.before, change.after)

    return tuple(
        Row(
            change.name,
            labels.number(change.name),
            change.before,
            change.after,
            tuple(source_lines(change, then, now)),
        )
        for change in found
        if not twice(change)
    )


def _cell(amount: int | None) -> str:
    return "" if amount is None else str(amount)
