"""Every total of a campaign as plain data, and ledgers as data and as text; shared by `stats` and `run`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..engine.ledger import Entry, Ledger
from ..engine.neighbours import economy_ledger, size_of
from ..engine.settlement_totals import MODIFIERS, SettlementNumbers, settlement_numbers
from ..engine.state import Campaign
from ..engine.totals import NAMES, Numbers, numbers
from ..words import Speaker
from ..words.numbers import number, signed
from .base import rules_of

Plain = dict[str, Any]  # what is printed as JSON
KINGDOM_FIELDS = ("name", "alignment", "government", "stage", "capital", "anarchy")


def figures(campaign: Campaign) -> Plain:
    """All totals of all kingdoms and settlements by id; those of the kingdom at the table also at the top."""
    kingdoms = {key: kingdom_figures(campaign, key) for key in sorted(campaign.kingdoms)}
    settlements = {key: settlement_figures(campaign, key) for key in sorted(campaign.settlements)}
    top = kingdoms.get(campaign.at_table, {})
    return {
        "campaign": campaign.settings.name,
        "month": campaign.month,
        "at_table": campaign.at_table,
        **{name: top[name] for name in (*NAMES, *MODIFIERS) if name in top},
        "kingdoms": kingdoms,
        "settlements": settlements,
    }


def kingdom_figures(campaign: Campaign, kingdom: str) -> Plain:
    """The fields and totals of one kingdom, with its own settlement modifiers where that rule is played (IT
    L1432); of a neighbour what is known.
    """
    record = campaign.kingdoms[kingdom]
    if not record.played:
        return neighbour_figures(campaign, kingdom)
    totals = numbers(campaign, kingdom, rules_of(campaign))
    fields = {name: getattr(record, name) for name in KINGDOM_FIELDS}
    edicts = {"edicts": msgspec.structs.asdict(record.edicts)}
    return fields | edicts | {name: totals.total(name) for name in totals.names}


def neighbour_figures(campaign: Campaign, kingdom: str) -> Plain:
    """What is known of a kingdom that nobody plays; an Economy that is not known is null."""
    record = campaign.kingdoms[kingdom]
    economy = economy_ledger(campaign, kingdom, rules_of(campaign))
    return {
        "name": record.name,
        "alignment": record.alignment,
        "stage": record.stage,
        "size": size_of(campaign, kingdom, rules_of(campaign)),
        "economy": economy.total if economy is not None else None,
        "attitudes": dict(record.attitudes),
    }


def settlement_figures(campaign: Campaign, settlement: str) -> Plain:
    """The fields and numbers of one settlement."""
    record = campaign.settlements[settlement]
    totals = settlement_numbers(campaign, settlement, rules_of(campaign))
    fields = {
        "name": record.name,
        "kingdom": campaign.claims.get(record.hex, ""),
        "hex": list(record.hex),
        "size": totals.size,
        "item_slots": [msgspec.to_builtins(slot) for slot in totals.item_slots],
    }
    return fields | {name: totals.total(name) for name in SettlementNumbers.names}


def numbers_of(campaign: Campaign, whose: str) -> Numbers | SettlementNumbers:
    """The numbers of a kingdom or settlement by its id; `KeyError` for another."""
    if whose in campaign.kingdoms:
        return numbers(campaign, whose, rules_of(campaign))
    return settlement_numbers(campaign, whose, rules_of(campaign))


def ledger_figures(ledger: Ledger, speaker: Speaker) -> Plain:
    """A ledger with its entries, each with its source in words too."""
    entries = [msgspec.to_builtins(entry) | {"text": speaker.source(entry)} for entry in ledger]
    for plain, entry in zip(entries, ledger, strict=True):
        plain["applies"] = entry.applies
    return {"name": ledger.name, "total": ledger.total, "entries": entries}


def ledger_lines(ledger: Ledger, title: str, speaker: Speaker) -> Iterator[str]:
    """A ledger as lines: the total, then every entry with its amount, source, rule and, if so, why not."""
    yield f"{title} {number(ledger.total, speaker.language)}"
    for entry in ledger:
        yield "  " + entry_line(entry, speaker)


def entry_line(entry: Entry, speaker: Speaker) -> str:
    """`+2  Inn, Ashford  [IT L836]`; an amount that does not apply stands in brackets, with the reason."""
    written = signed(entry.amount, speaker.language)
    amount = written if entry.applies else f"({written})"
    reference = f"  [{entry.ref}]" if entry.ref else ""
    reason = f"  ({speaker.say(f'reason_{entry.reason}')})" if entry.reason else ""
    return f"{amount:>6}  {speaker.source(entry)}{reference}{reason}"
