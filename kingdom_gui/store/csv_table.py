"""A table of comma-separated values with a heading line, read strictly: columns known, rows whole."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import NamedTuple

from .errors import StoreError, at_fault
from .faults import Fault, Parameters, nearest, twice
from .shape import MOST_FAULTS

SEPARATORS = ",;\t"  # of spreadsheets, by the country they are set to


class Row(NamedTuple):
    """A row of a table: the line of the file that it ends on, and its cells by column."""

    line: int
    cells: dict[str, str]


def read_table(
    data: bytes, name: str, columns: Sequence[str], required: Sequence[str], separators: str = ","
) -> list[Row]:
    """The rows of a table; columns are named in its first line, in small letters or capitals.

    `name` is what messages call the file. Of several `separators` the one that the heading line has most of
    is taken.

    :raises StoreError: when it is no table, has an unknown column or one twice, lacks a required one, or a
        row is not whole.
    """
    text = _text(data, name)
    heading = text.split("\n", 1)[0]
    separator = max(separators, key=heading.count)
    try:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
        written = next(reader, [])
        rows = [(reader.line_num, row) for row in reader if row]
    except csv.Error as error:
        raise StoreError("import_no_table", name, reason=str(error)) from error
    found = [column.strip().casefold() for column in written]
    strange = [w for w, column in zip(written, found, strict=True) if column not in columns]
    faults = [_unknown_column(as_written, columns) for as_written in strange[:MOST_FAULTS]]
    faults += [
        Fault("missing_column", (), {"field": column}, 1, 1) for column in required if column not in found
    ]
    if not faults:
        faults += [Fault(f.code, (), f.parameters, 1, 1) for f in twice("column", found, ())]
    faults += [
        Fault("row_length", (), {"expected": len(found)}, line, 1)
        for line, row in rows
        if len(row) != len(found)
    ]
    if faults:
        raise at_fault(name, faults[:MOST_FAULTS])
    return [Row(line, dict(zip(found, row, strict=True))) for line, row in rows]


def _text(data: bytes, name: str) -> str:
    try:
        return data.decode("utf-8-sig")  # spreadsheets like to put a byte-order mark before a table
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        fault = Fault("not_utf8", (), {"found": f"0x{data[error.start]:02X}"}, line, 1)
        raise at_fault(name, [fault]) from error


def _unknown_column(column: str, columns: Sequence[str]) -> Fault:
    parameters: Parameters = {
        "field": column[:40],
        "suggestion": nearest(column, columns),
        "known": ", ".join(columns),
    }
    return Fault("unknown_column", (), parameters, 1, 1)
