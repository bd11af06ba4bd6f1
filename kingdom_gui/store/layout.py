"""How a campaign file is laid out: one record a line, in a steady order, so that people and git can read it.

What holds a list of records is broken over lines; everything else stays on one line, however long. Kingdoms
and settlements are always broken, so that a first leader or building does not move every other line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ..engine.memo import remembered
from ..engine.state.past import Rewind
from .records import CampaignFile

# The only list whose records hold lists of records themselves; those of all others fit a line each.
_DEEPER = "districts"
_encoder = msgspec.json.Encoder()


def lay_out(file: CampaignFile, more: Mapping[str, object] | None = None) -> bytes:
    """The bytes of a campaign file, UTF-8, ending with a line break; `more` are members of no meaning here.

    Records may be plain data where they hold fields of no meaning here.
    """
    # Joined once: a large map is copied as few times as can be.
    return b"".join(
        (
            b'{\n"format": ',
            _encoder.encode(file.format),
            b',\n"version": ',
            _encoder.encode(file.version),
            *((b',\n"written_by": ', _encoder.encode(file.written_by)) if file.written_by else ()),
            b',\n"settings": ',
            _object(msgspec.to_builtins(file.settings), b""),
            b',\n"month": ',
            _encoder.encode(file.month),
            b',\n"at_table": ',
            _encoder.encode(file.at_table),
            b',\n"counter": ',
            _encoder.encode(file.counter),
            b',\n"kingdoms": ',
            *_objects(file.kingdoms),
            b',\n"settlements": ',
            *_objects(file.settlements),
            b',\n"hexes": ',
            *_rows(file.hexes),
            b',\n"journal": ',
            *_rows(file.journal),
            *_unless_empty(b"labels", file.labels or []),
            *_unless_empty(b"pins", file.pins or []),
            *_unless_empty(b"pictures", file.pictures or []),
            *_unless_empty(b"embedded", file.embedded or []),
            *_past(file.past or []),
            *(
                b",\n" + _encoder.encode(name) + b": " + _encoder.encode(part)
                for name, part in (more or {}).items()
            ),
            b"\n}\n",
        )
    )


def _unless_empty(name: bytes, records: Sequence[object]) -> tuple[bytes, ...]:
    return (b',\n"' + name + b'": ', *_rows(records)) if records else ()


def _rows(records: Sequence[object], indent: bytes = b"") -> tuple[bytes, ...]:
    """A list with one record a line. A break inside a text is always escaped, so none is taken for an end."""
    if not records:
        return (b"[]",)
    lines = _encoder.encode_lines(records)[:-1].replace(b"\n", b",\n" + indent)
    return (b"[\n" + indent, lines, b"\n" + indent[1:] + b"]")


def _objects(records: Iterable[msgspec.Struct]) -> tuple[bytes, ...]:
    """A list of kingdoms or settlements, each over several lines."""
    plain = [_object(_sparse(msgspec.to_builtins(record)), b"") for record in records]
    return (b"[\n", b",\n".join(plain), b"\n]") if plain else (b"[]",)


def _past(ways: Sequence[Rewind | dict[str, Any]]) -> tuple[bytes, ...]:
    """The member `past`; nothing where nothing is known."""
    rows = (_plain_way(way) if isinstance(way, dict) else _way(way) for way in ways)
    return (b',\n"past": [\n', b",\n".join(rows), b"\n]") if ways else ()


@remembered(1024)
def _way(way: Rewind) -> bytes:
    """The way back to one month. A closed month's stays as it is, however often its campaign is saved."""
    return _plain_way(msgspec.to_builtins(way))


def _plain_way(plain: dict[str, Any]) -> bytes:
    for name in ("kingdoms", "settlements", "hexes"):
        if name in plain:
            plain[name] = [_sparse(record) for record in plain[name]]
    return _object(plain, b"")


def _sparse(record: dict[str, object]) -> dict[str, object]:
    """A record without parts that are all default; msgspec leaves out only the very default object."""
    return {name: part for name, part in record.items() if part not in ({}, [{}])}


def _object(value: dict[str, object], indent: bytes) -> bytes:
    """An object with one member a line."""
    if not value:
        return b"{}"
    inner = indent + b" "
    members = [
        inner + _encoder.encode(name) + b": " + _member(name, part, inner) for name, part in value.items()
    ]
    return b"{\n" + b",\n".join(members) + b"\n" + indent + b"}"


def _member(name: str, value: object, indent: bytes) -> bytes:
    if isinstance(value, dict) and any(map(_is_records, value.values())):
        return _object(value, indent)
    if not _is_records(value):
        return _encoder.encode(value)
    assert isinstance(value, list | tuple)
    inner = indent + b" "
    if name != _DEEPER:
        return b"".join(_rows(value, inner))
    items = [inner + (_object(item, inner) if item else b"{}") for item in value]
    return b"[\n" + b",\n".join(items) + b"\n" + indent + b"]"


def _is_records(value: object) -> bool:
    return isinstance(value, list | tuple) and bool(value) and isinstance(value[0], dict)
