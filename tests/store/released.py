"""What of the campaign file is released: for each version its golden file, its schema, and the first program
that wrote it, in `tests/data/campaigns/released.tsv`. None of that ever changes again.
"""

from __future__ import annotations

import csv
import hashlib
import json
import re
from pathlib import Path
from typing import NamedTuple

from kingdom_gui.store.records import VERSION
from kingdom_gui.store.schema import campaign_schema

from .samples import DATA

LIST = DATA / "released.tsv"
_WRITTEN_BY = re.compile(rb'^"written_by": "[^"\n]*",\n', re.MULTILINE)
_SAID = ("description", "title", "$schema")  # words for the reader, which may change


class Released(NamedTuple):
    """A version of the file, the version of the program it came with, and what its files must hash to."""

    version: int
    program: str
    golden: str
    schema: str


def released() -> list[Released]:
    """All that are, in their order."""
    with LIST.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t")
        return [Released(int(r["version"]), r["program"], r["golden"], r["schema"]) for r in rows]


def golden_file(version: int) -> Path:
    """A campaign with everything in it, as the program of then wrote it."""
    return DATA / f"v{version}.kingdom.json"


def schema_file(version: int) -> Path:
    """The shape of the file then."""
    return DATA / f"v{version}.schema.json"


def schema_today() -> str:
    """The shape of the file now, without what is only said of it; names sorted, so that two compare well."""
    return json.dumps(_bare(campaign_schema()), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def fingerprint(file: Path) -> str:
    """What a file hashes to."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def written_by(data: bytes, program: str) -> bytes:
    """A campaign file as if that version of the program had written it; "": it does not say."""
    line = f'"written_by": "{program}",\n'.encode() if program else b""
    return _WRITTEN_BY.sub(line, data, count=1)


def as_released(data: bytes) -> bytes:
    """A campaign file as if the program had written it that this version of the file was released with."""
    first = {one.version: one.program for one in reversed(released())}
    return written_by(data, first[VERSION]) if VERSION in first else data


def note_release(version: int, program: str) -> None:
    """Note that a version of the file is released with this version of the program."""
    row = (version, program, fingerprint(golden_file(version)), fingerprint(schema_file(version)))
    with LIST.open("a", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter="\t", lineterminator="\n").writerow(row)


def _bare(part: object) -> object:
    if isinstance(part, dict):
        return {
            name: _bare(inner)
            for name, inner in part.items()
            if not (name in _SAID and isinstance(inner, str))
        }
    return [_bare(inner) for inner in part] if isinstance(part, list) else part
