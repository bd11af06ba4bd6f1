"""How a campaign file is laid out: one record a line, in a steady order, so that people and git can read it.

What holds a list of records is broken over lines; everything else stays on one line, however long. Kingdoms
and settlements are always broken, so that a first leader or building does not move every other line.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .records import CampaignFile

_encoder = msgspec.json.Encoder()


def lay_out(file: CampaignFile) -> bytes:
    """The bytes of a campaign file, UTF-8, ending with a line break."""
    parts = [
        b'"format": ' + _line(file.format),
        b'"version": ' + _line(file.version),
        b'"settings": ' + _broken(msgspec.to_builtins(file.settings), b"", always=True),
        b'"month": ' + _line(file.month),
        b'"at_table": ' + _line(file.at_table),
        b'"counter": ' + _line(file.counter),
        b'"kingdoms": ' + _records(file.kingdoms),
        b'"settlements": ' + _records(file.settlements),
        b'"hexes": ' + _lines(file.hexes),
        b'"journal": ' + _lines(file.journal),
    ]
    return b"{\n" + b",\n".join(parts) + b"\n}\n"


def _line(value: object) -> bytes:
    return _encoder.encode(value)


def _lines(records: Sequence[msgspec.Struct]) -> bytes:
    """A list with one record a line; a line break inside a text is always escaped, so none is taken for an
    end.
    """
    if not records:
        return b"[]"
    return b"[\n" + _encoder.encode_lines(records)[:-1].replace(b"\n", b",\n") + b"\n]"


def _records(records: Sequence[msgspec.Struct]) -> bytes:
    if not records:
        return b"[]"
    plain = [_broken(_sparse(msgspec.to_builtins(record)), b"", always=True) for record in records]
    return b"[\n" + b",\n".join(plain) + b"\n]"


def _sparse(record: dict[str, object]) -> dict[str, object]:
    """A record without parts that are all default; msgspec leaves out only the very default object."""
    return {name: part for name, part in record.items() if part not in ({}, [{}])}


def _broken(value: object, indent: bytes, always: bool = False) -> bytes:
    """A value over several lines where it holds records, else on one."""
    inner = indent + b" "
    if isinstance(value, dict) and value and (always or _holds_records(value)):
        members = [inner + _line(name) + b": " + _broken(part, inner) for name, part in value.items()]
        return b"{\n" + b",\n".join(members) + b"\n" + indent + b"}"
    if isinstance(value, list | tuple) and _is_records(value):
        items = [inner + _broken(item, inner) for item in value]
        return b"[\n" + b",\n".join(items) + b"\n" + indent + b"]"
    return _line(value)


def _holds_records(value: object) -> bool:
    if isinstance(value, dict):
        return any(_holds_records(part) for part in value.values())
    return _is_records(value)


def _is_records(value: object) -> bool:
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], dict)
