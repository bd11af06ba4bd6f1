"""A house rule in a line: what it makes, or what it changes, printed and house."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...document.document import Document
from ...engine.house.tables import standing
from ...engine.printed import printed_rules
from ...engine.state import Campaign
from ...engine.state.house import HouseRule
from .. import labels, speech
from .columns import CATEGORIES, IDS
from .records import printed_values

MOST = 6  # columns told in a line


def rule_name(rule: HouseRule, campaign: Campaign) -> str:
    """What a house rule is called: the GM's name, or that of what it changes."""
    from ...words.house import record_name

    return rule.name or record_name(f"{rule.table}.{rule.id}", speech.speaker(campaign))


def summary(rule: HouseRule, document: Document) -> str:
    """What it says: "Cost in BP 28 → 30"; of what is the table's own its columns."""
    rules = printed_rules(document.rules, document.campaign)
    there = rule.id in standing(rules, rule.table)
    printed = printed_values(rules, rule.table, rule.id) if there else None
    parts = list(_parts(rule.record, printed, "", rule.table, document))
    return ", ".join(parts[:MOST]) + (", …" if len(parts) > MOST else "")


def shown_value(value: object, column: str, table: str) -> str:
    """A value of a column as it is read: numbers with a true minus, ids by their names."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, list | tuple):
        return ", ".join(shown_value(part, column, table) for part in value) or "–"
    if isinstance(value, dict):
        return "…"
    if isinstance(value, str):
        category = CATEGORIES.get(IDS.get(column, table), "")
        if column in ("scope", "kind"):
            category = f"event_{column}"
        return speech.term(category, value) if category else value.replace("-", "−")
    return labels.measure(value) if isinstance(value, float) else labels.minus(value)


def _parts(
    record: Mapping[str, Any], printed: Mapping[str, Any] | None, path: str, table: str, document: Document
) -> Iterator[str]:
    from ...words.house import column_name

    said = speech.speaker(document.campaign)
    for name, value in record.items():
        old = printed.get(name) if printed is not None else None
        if isinstance(value, Mapping):
            inner = old if isinstance(old, Mapping) else None
            yield from _parts(value, inner, f"{path}{name}: " if name != "changes" else "", table, document)
            continue
        what = column_name(f"{path}{name}", said)
        now = shown_value(value, name, table)
        yield f"{what} {now}" if printed is None else f"{what} {shown_value(old, name, table)} → {now}"
