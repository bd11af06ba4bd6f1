"""The rules as a campaign plays them: values that the Italian text prints, where the table keeps to them."""

from __future__ import annotations

from typing import Any

import msgspec

from .memo import remembered
from .ruleset import Ruleset
from .state import Campaign

SETTING = "printed_values"


def as_played(rules: Ruleset, campaign: Campaign) -> Ruleset:
    """The rules with the printed values the campaign has chosen; the same object where it has chosen none.

    The setting `printed_values` lists records as `table.id` (`buildings.bank`, RULINGS section a).
    """
    chosen = campaign.ruling(SETTING, "")
    return _with_printed(rules, chosen) if chosen else rules


@remembered(8)
def _with_printed(rules: Ruleset, chosen: str) -> Ruleset:
    tables: dict[str, Any] = {}
    for path in chosen.split():
        table, _, rest = path.partition(".")
        tables[table] = _replaced(tables.get(table, getattr(rules, table)), rest.split("."))
    return msgspec.structs.replace(rules, **tables)


def _replaced(rows: Any, path: list[str]) -> Any:  # noqa: ANN401 - tables are of several shapes
    """The table with one record, found by key or by its id, as printed; an unknown path changes nothing."""
    if isinstance(rows, tuple):
        wanted = path[-1]
        return tuple(
            _as_printed(row) if wanted in (row.id, getattr(row, "event", "")) else row for row in rows
        )
    if path[0] not in rows:
        return rows
    row = rows[path[0]]
    return {**rows, path[0]: _replaced(row, path[1:]) if len(path) > 1 else _as_printed(row)}


def _as_printed(record: Any) -> Any:  # noqa: ANN401 - a record of any table
    if not record.printed:
        return record
    plain = msgspec.to_builtins(record)
    return msgspec.convert({**plain, **record.printed}, type(record))
