"""What a house rule may say of each table: records of its own, or which columns of those there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from .. import rule_records as records
from ..rule_faults import SETTLEMENT_MODIFIERS
from ..ruleset import Ruleset, row_name
from ..state import ATTRIBUTES

SETTLEMENT = tuple(sorted(SETTLEMENT_MODIFIERS))
EVENT_TABLES = "event_tables"
FIXED = ("id", "ref", "printed", "ruling")  # columns that tell of the printed rules
NAMED = ("buildings", "improvements", "edicts", "events")  # what is shown by its name
ROWS = ("improvement_limits", "exchange_rates", "settlement_sizes", "settlement_modifiers_by_size")


class TableOfRules(NamedTuple):
    """One table: its record, whether it takes records of a table's own, and the columns that may change.

    Without `columns` all may. Others would change what the program's own rules of these records count on.
    """

    kind: type[records.Record]
    own: bool = False
    columns: tuple[str, ...] = ()


_MEASURES = ("exploration_days", "preparation_months", "preparation_cost", "farm_cost", "road_cost")
_ALLOWED = ("settlements", "buildings", "improvements", "claims")
TABLES: Mapping[str, TableOfRules] = {
    "buildings": TableOfRules(records.Building, own=True),
    "improvements": TableOfRules(records.Improvement, own=True),
    "edicts": TableOfRules(records.EdictLevel, own=True),
    "events": TableOfRules(records.Event, own=True, columns=("changes",)),
    EVENT_TABLES: TableOfRules(records.EventRow, own=True),
    "special_terrain": TableOfRules(records.SpecialTerrain, columns=(*ATTRIBUTES, "per_hexes", "effects")),
    "terrain": TableOfRules(records.Terrain, columns=(*_MEASURES, "trade_length")),
    "roles": TableOfRules(records.Role, columns=("abilities", "multiplier", "vacancy")),
    "alignments": TableOfRules(records.Alignment, columns=(*ATTRIBUTES, *SETTLEMENT)),
    "governments": TableOfRules(records.Government, columns=SETTLEMENT),
    "milestones": TableOfRules(records.Milestone, columns=("xp", "at")),
    "improvement_limits": TableOfRules(records.LimitRow, columns=("size_min", "size_max", *_ALLOWED)),
    "exchange_rates": TableOfRules(
        records.ExchangeRate, columns=("size_min", "size_max", "bp_price", "withdrawal")
    ),
    "settlement_sizes": TableOfRules(
        records.SettlementSize, columns=("population_min", "population_max", "base_value")
    ),
    "settlement_modifiers_by_size": TableOfRules(
        records.SettlementModifiersRow, columns=("lots_min", "lots_max", "modifier", "danger")
    ),
}


def standing(rules: Ruleset, table: str) -> dict[str, Any]:
    """The records of a table by the id a house rule has for them: `bank`, `holiday.24`, `26`.

    The rows of an event table go by what they lead to; the first of two that lead to the same is meant.
    """
    value: Any = getattr(rules, table)
    if table in ROWS:
        return {row_name(row): row for row in value}
    if table == "edicts":
        return {f"{edict}.{level}": record for edict in value for level, record in value[edict].items()}
    if table == EVENT_TABLES:
        pairs = [(f"{name}.{row_name(row)}", row) for name in value for row in value[name]]
        return dict(reversed(pairs))
    return dict(value)
