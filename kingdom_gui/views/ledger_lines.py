"""A ledger put into lines to read: grouped by kind of source where it is long, and as text to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..engine.ledger import Entry, Ledger
from ..engine.rule_effects import VacancyStopsHolidays, VacancyStopsTaxes
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign
from .labels import source_kind
from .rule_marks import shown
from .speech import capital, explained, speaker

if TYPE_CHECKING:
    from ..words import Speaker

GROUP_FROM = 14
# Kinds of source whose id is a term of a category.
EXPLAINED = {
    "alignment": "alignment", "building": "building", "edict": "edict", "event": "event",
    "improvement": "improvement", "leader": "role", "ruling": "ruling", "special_terrain": "special_terrain",
    "terrain": "terrain", "vacancy": "role",
}  # fmt: skip


class Line(NamedTuple):
    """One entry in words; `why` says why it does not apply, `page` what the help book explains it by."""

    amount: int
    source: str
    ref: str
    applies: bool
    why: str
    page: str = ""


class Group(NamedTuple):
    """Lines under a title with their sum; an untitled group is shown without a heading."""

    title: str
    total: int
    lines: tuple[Line, ...]


def grouped(ledger: Ledger, campaign: Campaign, rules: Ruleset | None = None) -> list[Group]:
    """The ledger's entries in their order; a long one has those of one kind of source put together.

    With the rules, an entry stopped by an empty role names the role.
    """
    said = speaker(campaign)
    if len(ledger.entries) < GROUP_FROM:
        lines = tuple(_line(entry, said, rules) for entry in ledger.entries)
        return [Group("", ledger.total, lines)] if lines else []
    kinds: dict[str, list[Entry]] = {}
    for entry in ledger.entries:
        kinds.setdefault(entry.source.kind, []).append(entry)
    return [_group(kind, entries, said, rules) for kind, entries in kinds.items()]


def as_text(title: str, total: int, groups: list[Group]) -> str:
    """The whole ledger as lines of amount, source, rule and reason, apart by tabs."""
    rows = [f"{title}\t{total}"]
    for group in groups:
        for line in group.lines:
            amount = f"{line.amount:+d}" if line.applies else f"({line.amount:+d})"
            rows.append("\t".join(part for part in (amount, line.source, shown(line.ref), line.why) if part))
    return "\n".join(rows)


def _group(kind: str, entries: list[Entry], said: Speaker, rules: Ruleset | None) -> Group:
    total = sum(entry.amount for entry in entries if entry.applies)
    lines = tuple(_line(entry, said, rules) for entry in entries)
    return Group(source_kind(kind) if len(lines) > 1 else "", total, lines)


def _line(entry: Entry, said: Speaker, rules: Ruleset | None) -> Line:
    why = "" if entry.applies else said.say(f"reason_{entry.reason}")
    if entry.reason == "role_vacant" and rules is not None and entry.source.kind == "edict":
        roles = [capital(said.term("role", role)) for role in _roles_needed(entry.source.id, rules)]
        why = explained(why, ", ".join(roles)) if roles else why
    return Line(entry.amount, capital(said.source(entry)), entry.ref, entry.applies, why, _page(entry))


def _page(entry: Entry) -> str:
    """The term that an entry comes from, for the help book; "" where it is none."""
    category = EXPLAINED.get(entry.source.kind, "")
    return f"{category}.{entry.source.id}" if category and entry.source.id else ""


def _roles_needed(edict: str, rules: Ruleset) -> list[str]:
    """The roles without which this edict does not do what it should."""
    roles = rules.roles.values()
    if edict == "holiday":
        return [role.id for role in roles if role.effects_of(VacancyStopsHolidays)]
    return [role.id for role in roles if edict == "taxation" and role.effects_of(VacancyStopsTaxes)]
