"""`python -m tests.store.make_files`: writes this version's golden file, its schema and the broken files.

For use while a version of the file is not released yet, when a record has changed. Read the difference before
you commit it. What was released is never written again: `python -m tests.store.make_files release` notes that
this version of the file is, with this version of the program.
"""

from __future__ import annotations

import csv
import sys

from kingdom_gui import __version__
from kingdom_gui.store.codec import decode, encode
from kingdom_gui.store.errors import StoreError
from kingdom_gui.store.records import VERSION

from .released import as_released, golden_file, note_release, released, schema_file, schema_today
from .samples import DATA, RULES, full_campaign

SENTENCES = DATA / "broken" / "sentences.tsv"


def broken_files(good: str) -> dict[str, bytes]:
    """What a file can suffer, by name: `good` with one thing wrong, or something else altogether."""

    def edited(old: str, new: str) -> bytes:
        if old not in good:
            raise ValueError(f"the golden file has no {old!r} to break")
        return good.replace(old, new, 1).encode()

    deep = b'{"format": "kingdom-campaign", "version": 1, "kingdoms": ' + b"[" * 3000 + b"]" * 3000 + b"}\n"
    return {
        "cut-off.kingdom.json": good[: good.index('"hexes": [') + 180].encode(),
        "byte-order-mark.kingdom.json": b"\xef\xbb\xbf" + good.encode(),
        "latin-1.kingdom.json": edited("Ættirð", "Ættir").decode().encode("latin-1"),
        "not-a-number.kingdom.json": edited('"counter": 5', '"counter": NaN'),
        "twice-the-same-key.kingdom.json": edited(
            '"alignment": "LG"', '"alignment": "LG",\n "alignment": "CE"'
        ),
        "newer.kingdom.json": edited(f'"version": {VERSION}', f'"version": {VERSION + 1}'),
        "misspelt-building.kingdom.json": edited('"kind":"menagerie"', '"kind":"menagery"'),
        "misspelt-field.kingdom.json": edited('"terrain":"hills"', '"terain":"hills"'),
        "overlapping.kingdom.json": edited('"kind":"park","lots":[1]', '"kind":"park","lots":[14]'),
        "trailing-comma.kingdom.json": edited('"counter": 5,\n', '"counter": 5,\n,'),
        "deep.kingdom.json": deep,
        "page.html": b"<!DOCTYPE html>\n<title>Sign in to your network</title>\n",
        "empty.kingdom.json": b"",
    }


def main() -> None:
    """Write all of them, and the sentence for each broken one; the golden ones unless they are released."""
    good = encode(full_campaign()).decode()
    if VERSION in {one.version for one in released()}:
        good = as_released(good.encode()).decode()
        print(f"version {VERSION} of the file is released: its golden file and schema stay as they are")
    else:
        golden_file(VERSION).write_text(good, encoding="utf-8")
        schema_file(VERSION).write_text(schema_today(), encoding="utf-8")
    with SENTENCES.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, delimiter="\t", lineterminator="\n")
        rows.writerow(["file", "sentence"])
        for name, data in sorted(broken_files(good).items()):
            (DATA / "broken" / name).write_bytes(data)
            try:
                decode(data, RULES, name)
            except StoreError as error:
                rows.writerow([name, str(error)])


if __name__ == "__main__":
    if sys.argv[1:] == ["release"]:
        note_release(VERSION, __version__)
    else:
        main()
