"""The records of house rules in the JSON Schemas: for each table the columns it knows, none required."""

from __future__ import annotations

from typing import Any

import msgspec

from ..engine.house.tables import FIXED, TABLES

Schema = dict[str, Any]
RULE = "Rule"  # before the names of parts of rule records: other records have some of them too
RECORDED = ("HouseRule", "SetHouseRule")


def with_records(definitions: Schema) -> None:
    """Say in the definitions of house rules what each table's record may hold."""
    kinds = [table.kind for table in TABLES.values()]
    references, parts = msgspec.json.schema_components(
        kinds,
        schema_hook=lambda _: {"description": "any value"},  # what a record prints
        ref_template=f"#/$defs/{RULE}{{name}}",
    )
    names = [reference["$ref"].rpartition("/")[2].removeprefix(RULE) for reference in references]
    found = [name for name in RECORDED if name in definitions]
    if not found:
        return
    for name, part in parts.items():
        if name not in names:
            definitions[RULE + name] = part
    records = {table: _record(parts[name]) for table, name in zip(TABLES, names, strict=True)}
    for table, record in records.items():
        definitions[f"House_{table}"] = record
    for name in found:
        definition = definitions[name]
        definition["properties"]["table"] = {"enum": list(TABLES)}
        definition["allOf"] = [
            {
                "if": {"properties": {"table": {"const": table}}},
                "then": {"properties": {"record": {"$ref": f"#/$defs/House_{table}"}}},
            }
            for table in TABLES
        ]


def _record(schema: Schema) -> Schema:
    """A table's record with the columns a house rule may give."""
    columns = {name: part for name, part in schema["properties"].items() if name not in FIXED}
    return {"type": "object", "properties": columns, "additionalProperties": False}
