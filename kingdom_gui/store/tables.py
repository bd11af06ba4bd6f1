"""Tables of a campaign for spreadsheets and other programs: hexes, settlements, buildings, leaders, totals.

A table is a list of rows that all have the same columns. As CSV it is UTF-8 with commas, a heading line and
line breaks of CR LF, as RFC 4180 has it.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import NamedTuple

from ..engine import hexes as coordinates
from ..engine.ruleset import Ruleset
from ..engine.settlement_totals import SettlementNumbers, settlement_numbers
from ..engine.state import ABILITIES, Campaign
from ..engine.totals import numbers

Cell = str | int
SEPARATOR = ";"  # between several ids in one cell
_RISKY = ("=", "+", "-", "@", "\t", "\r")


class Table(NamedTuple):
    """Columns by name, and rows of as many cells."""

    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]

    @property
    def records(self) -> list[dict[str, Cell]]:
        """The rows with their columns' names, for JSON."""
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]

    @property
    def csv(self) -> bytes:
        """The table as the bytes of a CSV file."""
        text = io.StringIO(newline="")
        writer = csv.writer(text, lineterminator="\r\n")
        writer.writerow(self.columns)
        writer.writerows([_harmless(cell) for cell in row] for row in self.rows)
        return text.getvalue().encode("utf-8")


def hexes(campaign: Campaign) -> Table:
    """One row a hex, by level, q and r, with its label on the map."""
    settings = campaign.settings
    columns = (
        "level q r label terrain owner coast lake river special explored cleared "
        "improvements prepared name note shared seen explored_in explored_by"
    )
    rows: list[tuple[Cell, ...]] = []
    for hex_id, there in sorted(campaign.hexes.items()):
        rows.append(
            (
                *hex_id,
                coordinates.label(hex_id, settings.labels, settings.orientation, settings.stagger),
                there.terrain,
                campaign.claims.get(hex_id, ""),
                int(there.coast),
                int(there.lake),
                there.river,
                _joined(s.kind + (f":{s.building}" if s.building else "") for s in there.special),
                int(there.explored),
                int(there.cleared),
                _joined(there.improvements),
                "" if there.prepared is None else there.prepared,
                there.name,
                there.note,
                int(there.shared),
                int(there.seen),
                there.explored_in or "",
                there.explored_by,
            )
        )
    return Table(tuple(columns.split()), rows)


def settlements(campaign: Campaign, rules: Ruleset) -> Table:
    """One row a settlement with all its numbers."""
    rows: list[tuple[Cell, ...]] = []
    for key, settlement in sorted(campaign.settlements.items()):
        found = settlement_numbers(campaign, key, rules)
        owner = campaign.claims.get(settlement.hex, "")
        fields = (key, settlement.name, owner, *settlement.hex, found.size, settlement.founded)
        rows.append((*fields, *(found.total(name) for name in SettlementNumbers.names)))
    columns = ("id", "name", "kingdom", "level", "q", "r", "size", "founded", *SettlementNumbers.names)
    return Table(columns, rows)


def buildings(campaign: Campaign) -> Table:
    """One row a building; districts are counted from 1, lots from 0 in the north-west, row by row."""
    columns = "settlement district number building lots side month paid planned damaged abandoned"
    rows: list[tuple[Cell, ...]] = [
        (
            key,
            number,
            building.id,
            building.kind,
            _joined(str(lot) for lot in building.lots),
            building.side,
            building.month,
            building.paid,
            int(building.planned),
            int(building.damaged),
            int(building.abandoned),
        )
        for key, settlement in sorted(campaign.settlements.items())
        for number, district in enumerate(settlement.districts, start=1)
        for building in district.buildings
    ]
    return Table(tuple(columns.split()), rows)


def leaders(campaign: Campaign) -> Table:
    """One row a leader, with the modifiers of the abilities."""
    columns = ("kingdom", "role", "name", *ABILITIES, "leadership", "player", "attributes", "days")
    rows: list[tuple[Cell, ...]] = [
        (
            key,
            leader.role,
            leader.name,
            *leader.abilities,
            int(leader.leadership),
            int(leader.player),
            _joined(leader.attributes),
            leader.days,
        )
        for key, kingdom in sorted(campaign.kingdoms.items())
        for leader in kingdom.leaders
    ]
    return Table(columns, rows)


def totals(campaign: Campaign, rules: Ruleset) -> Table:
    """One row an entry of the ledgers of every played kingdom: a total's applied amounts add up to it."""
    columns = "kingdom total amount applies kind id place rule reason note"
    rows: list[tuple[Cell, ...]] = [
        (
            key,
            name,
            entry.amount,
            int(entry.applies),
            entry.source.kind,
            entry.source.id,
            entry.source.place,
            entry.ref,
            entry.reason,
            entry.note,
        )
        for key in sorted(campaign.kingdoms)
        if campaign.kingdoms[key].played
        for found in (numbers(campaign, key, rules),)
        for name in found.names
        for entry in found.ledger(name)
    ]
    return Table(tuple(columns.split()), rows)


def _joined(parts: Iterable[str]) -> str:
    return SEPARATOR.join(parts)


def _harmless(value: str | int) -> str | int:
    """A text that a spreadsheet would run as a formula is marked as text."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_RISKY) else value
