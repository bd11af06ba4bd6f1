"""A table of comma-separated values with a heading line, read strictly: columns known, rows whole."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

from .errors import StoreError, at_fault
from .faults import Fault, Parameters, nearest
from .shape import MOST_FAULTS

SEPARATORS = ",;\t"  # of spreadsheets, by the country they are set to


def read_table(
    data: bytes, name: str, columns: Sequence[str], required: Sequence[str], separators: str = ","
) -> list[dict[str, str]]:
    """The rows of a table as cells by column; the first row is line 2 of the file.

    `name` is what messages call the file. Of several `separators` the one that the heading line has most of
    is taken.

    :raises StoreError: when it is no table, has an unknown column, lacks a required one, or a row is not
        whole.
    """
    try:
        text = data.decode("utf-8-sig")  # spreadsheets like to put a byte-order mark before a table
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        fault = Fault("not_utf8", (), {"found": f"0x{data[error.start]:02X}"}, line, 1)
        raise at_fault(name, [fault]) from error
    heading = text.split("\n", 1)[0]
    separator = max(separators, key=heading.count)
    try:
        reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
        found = list(reader.fieldnames or ())
        rows = list(reader)
    except csv.Error as error:
        raise StoreError("import_no_table", name, reason=str(error)) from error
    faults = [_unknown_column(column, columns) for column in found if column not in columns]
    faults += [
        Fault("missing_column", (), {"field": column}, 1, 1) for column in required if column not in found
    ]
    faults += [
        Fault("row_length", (), {"expected": len(found)}, number, 1)
        for number, row in enumerate(rows, start=2)
        if None in row or None in row.values()
    ]
    if faults:
        raise at_fault(name, faults[:MOST_FAULTS])
    return rows


def _unknown_column(column: str, columns: Sequence[str]) -> Fault:
    parameters: Parameters = {
        "field": column[:40],
        "suggestion": nearest(column, columns),
        "known": ", ".join(columns),
    }
    return Fault("unknown_column", (), parameters, 1, 1)
