"""What changed, in words: the moments, and the sources of a number's difference as lines to read."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.changes import NumberChange, SourceChange
from .speaker import Speaker


class SourceLine(NamedTuple):
    """One source: what it is, its rule, its sums before and after (None: it was not there), why not."""

    text: str
    ref: str
    before: int | None
    after: int | None
    why: str = ""

    @property
    def amount(self) -> int:
        """The difference it makes."""
        return (self.after or 0) - (self.before or 0)


def source_lines(change: NumberChange, then: Speaker, now: Speaker) -> list[SourceLine]:
    """The sources of a number's difference; those that read the same (three houses of one town) as one.

    `then` names what is gone, `now` the rest.
    """
    found: dict[tuple[str, str], SourceLine] = {}
    for source in change.sources:
        line = _line(source, then if source.after is None else now)
        key = (line.text, line.why)
        known = found.get(key)
        if known is None:
            found[key] = line
        else:
            before, after = _sum(known.before, line.before), _sum(known.after, line.after)
            found[key] = known._replace(before=before, after=after)
    return [line for line in found.values() if line.amount]


def _line(source: SourceChange, speaker: Speaker) -> SourceLine:
    entry = source.entry
    why = "" if entry.applies else speaker.say(f"reason_{entry.reason}")
    text = speaker.source(entry)
    return SourceLine(text[:1].upper() + text[1:], entry.ref, source.before, source.after, why)


def _sum(one: int | None, other: int | None) -> int | None:
    return other if one is None else one + (other or 0)
