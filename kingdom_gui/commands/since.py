"""What changed since the start of a month, as plain data and as text: `kingdom-gui stats --since`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ..engine.changes import NumberChange, SourceChange, changes, settlement_changes
from ..engine.state import Campaign
from ..words import Speaker, term
from ..words.changes import source_lines
from ..words.numbers import number, signed
from .base import rules_of

Plain = dict[str, Any]  # what is printed as JSON


def change_figures(before: Campaign, after: Campaign, speaker: Speaker, now: bool) -> Plain:
    """The numbers that differ, by kingdom and settlement; `now`: the later moment is no start of a month."""
    kingdoms, settlements = {}, {}
    for key in kingdoms_of(before, after):
        kingdoms[key] = _numbers(changes(before, after, key, rules_of(after)), speaker)
        for settlement in settlement_changes(before, after, key, rules_of(after)):
            settlements[settlement.settlement] = {
                "name": settlement.name,
                "kingdom": key,
                "founded": not settlement.before,
                "lost": not settlement.after,
                "numbers": _numbers(settlement.numbers, speaker),
            }
    moment = "now" if now else "start"
    return {
        "since": before.month,
        "month": after.month,
        "until": moment,
        "kingdoms": kingdoms,
        "settlements": settlements,
    }


def change_lines(before: Campaign, after: Campaign, speaker: Speaker, now: bool) -> Iterator[str]:
    """The numbers that differ as lines of text, each with its sources below it."""
    then = Speaker(speaker.language, before)
    start = then.say("moment_start", {"month": before.month})
    yield f"{start} → {speaker.say('moment_now' if now else 'moment_start', {'month': after.month})}"
    for key in kingdoms_of(before, after):
        name = (after.kingdoms.get(key) or before.kingdoms[key]).name
        yield ""
        yield f"{name} ({key})"
        rows = list(_rows(changes(before, after, key, rules_of(after)), then, speaker))
        yield from rows or [f"  {speaker.say('changes_none')}"]
        for settlement in settlement_changes(before, after, key, rules_of(after)):
            yield ""
            yield f"  {settlement.name} ({settlement.settlement})"
            if not (settlement.before and settlement.after):
                yield f"    {speaker.say('changes_lost' if settlement.before else 'changes_founded')}"
            yield from ("  " + row for row in _rows(settlement.numbers, then, speaker))


def kingdoms_of(before: Campaign, after: Campaign) -> list[str]:
    """The ids of the kingdoms of either campaign that are played, sorted."""
    both = (*before.kingdoms.values(), *after.kingdoms.values())
    return sorted({kingdom.id for kingdom in both if kingdom.played})


def _numbers(found: Iterable[NumberChange], speaker: Speaker) -> Plain:
    return {
        change.name: {
            "before": change.before,
            "after": change.after,
            "difference": change.amount,
            "sources": [_source(source, speaker) for source in change.sources],
        }
        for change in found
    }


def _source(change: SourceChange, speaker: Speaker) -> Plain:
    return {
        "before": change.before,
        "after": change.after,
        "difference": change.amount,
        "source": msgspec.to_builtins(change.entry.source),
        "ref": change.entry.ref,
        "note": change.entry.note,
        "text": speaker.source(change.entry),
    }


def _rows(found: Iterable[NumberChange], then: Speaker, speaker: Speaker) -> Iterator[str]:
    for change in found:
        label = term("term", change.name, speaker.language)
        before, after = (number(amount, speaker.language) for amount in (change.before, change.after))
        differs = signed(change.amount, speaker.language)
        yield f"  {label[:1].upper() + label[1:]:<28}{before:>8} → {after:<8}{differs}"
        for line in source_lines(change, then, speaker):
            yield f"    {signed(line.amount, speaker.language):>6}  {line.text}" + (
                f"  ({line.why})" if line.why else ""
            )
