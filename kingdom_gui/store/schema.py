"""JSON Schema of the files, made from the records that read them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from ..engine.actions.every import AnyAction
from .expectations import EDICTS, KINGDOM_FIELDS, kingdom_names, settlement_names
from .house_file import HouseFile
from .records import CampaignFile
from .schema_house import with_records
from .scripts import ScriptFile

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def campaign_schema() -> Schema:
    """The schema of a campaign file."""
    schema = msgspec.json.schema(CampaignFile)
    with_records(schema["$defs"])
    return {"$schema": DIALECT, "title": "Campaign file of kingdom-gui", **schema}


def house_schema() -> Schema:
    """The schema of a file of house rules."""
    schema = msgspec.json.schema(HouseFile)
    with_records(schema["$defs"])
    return {"$schema": DIALECT, "title": "House rules of kingdom-gui", **schema}


def script_schema() -> Schema:
    """The schema of a script; each step is an action, told apart by `do`, or an expectation."""
    kinds = get_args(AnyAction)
    (*_, script), definitions = msgspec.json.schema_components(
        [*kinds, ScriptFile], ref_template="#/$defs/{name}"
    )
    with_records(definitions)
    definitions["Expectation"] = _expectation()
    refs = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]
    step = {"anyOf": [*refs, {"$ref": "#/$defs/Expectation"}]}
    definitions["ScriptFile"]["properties"]["steps"] = {"type": "array", "items": step}
    return {"$schema": DIALECT, "title": "Script of kingdom-gui", **script, "$defs": definitions}


def _expectation() -> Schema:
    texts = {*KINGDOM_FIELDS, *EDICTS, "name", "note", "kingdom", "settlement"}
    names = sorted({*kingdom_names(), *settlement_names(), "kingdom", "settlement"})
    properties: Schema = {name: {"type": "string" if name in texts else "integer"} for name in names}
    properties["anarchy"] = {"type": "boolean"}
    properties["size"] = {"type": ["integer", "string"]}  # hexes of a kingdom, size id of a settlement
    expect = {"type": "object", "properties": properties, "additionalProperties": False}
    return {
        "title": "Expectation",
        "description": "Compares totals and fields with what they must be.",
        "type": "object",
        "properties": {"expect": expect},
        "required": ["expect"],
        "additionalProperties": False,
    }
