"""Campaigns made of tables of hexes, as `tables.hexes` writes them; `importers` read maps of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from ..engine.hexes import Orientation
from ..engine.ruleset import Ruleset
from ..engine.state import Campaign, Settings
from .codec import decode, encode
from .crosscheck import cross_faults
from .csv_table import SEPARATORS, read_table
from .errors import StoreError, at_fault
from .faults import Fault, shown
from .records import FORMAT, VERSION, CampaignFile, HexRow, campaign_of
from .shape import MOST_FAULTS, shape_faults
from .tables import SEPARATOR

NUMBERS = ("level", "q", "r", "river", "prepared", "explored_in")
YES_OR_NO = ("coast", "lake", "explored", "cleared", "seen", "shared")
LISTS = ("special", "improvements")
TEXTS = ("label", "terrain", "owner", "name", "note", "explored_by")
COLUMNS = (*NUMBERS, *YES_OR_NO, *LISTS, *TEXTS)
REQUIRED = ("q", "r", "terrain")


class Imported(NamedTuple):
    """A campaign, and codes of what its source had that was left behind."""

    campaign: Campaign
    left_behind: tuple[str, ...]


def import_campaign(
    data: bytes,
    name: str,
    rules: Ruleset,
    title: str = "",
    orientation: Orientation = "pointy",
    kind: Literal["", "table", "campaign"] = "",
) -> Imported:
    """The campaign in the bytes of a file of ours; `name` is what messages call it, and its ending its kind
    where that is not given.

    :raises StoreError: when it is of a kind that is not read yet, or not sound.
    """
    ending = {"table": "csv", "campaign": "json"}.get(kind) or name.rpartition(".")[2].lower()
    if ending == "json":
        return Imported(decode(data, rules, name), ())
    if ending != "csv":
        raise StoreError("import_unknown", name)
    rows = _hex_rows(data, name)
    settings = Settings(name=title, orientation=orientation)
    file = CampaignFile(
        format=FORMAT,
        version=VERSION,
        settings=settings,
        hexes=[msgspec.structs.replace(row, owner="") for row in rows],
    )
    faults = cross_faults(file, {row.hex for row in rows}, rules)
    if faults:
        raise at_fault(name, [_in_table(fault) for fault in faults])
    # Through the codec once, so that an import never makes what cannot be opened again.
    campaign = decode(encode(campaign_of(file)), rules, name)
    return Imported(campaign, ("import_owners_left",) if any(row.owner for row in rows) else ())


def _hex_rows(data: bytes, name: str) -> list[HexRow]:
    table = read_table(data, name, COLUMNS, REQUIRED, SEPARATORS)
    rows, faults = [], []
    for line, cells in table:
        plain, wrong = _plain(cells)
        if not wrong:
            # The quick way past the thousands of rows that are right.
            try:
                rows.append(msgspec.convert(plain, HexRow))
                continue
            except msgspec.ValidationError:
                pass
        found = wrong or shape_faults([plain], list[HexRow])
        faults += [msgspec.structs.replace(fault, path=fault.path[1:], line=line) for fault in found]
        if len(faults) >= MOST_FAULTS:
            break
    if faults:
        raise at_fault(name, faults[:MOST_FAULTS])
    return rows


def _plain(cells: Mapping[str, str]) -> tuple[dict[str, object], list[Fault]]:
    """A row's cells as the plain data of a hex, and the cells that cannot be that."""
    plain: dict[str, object] = {}
    faults: list[Fault] = []
    ids: dict[str, int] = {"level": 0}
    for column, written in cells.items():
        if written in _PLAIN_NO.get(column, _NOTHING):
            continue
        cell = written.strip().removeprefix("'")
        if not cell or column == "label":
            continue
        if column in NUMBERS:
            if not cell.removeprefix("-").isdecimal() or len(cell) > 12:
                faults.append(_wrong(column, cell, "whole_number"))
            elif column in ("level", "q", "r"):
                ids[column] = int(cell)
            else:
                plain[column] = int(cell)
        elif column in YES_OR_NO:
            if cell.lower() not in _YES_AND_NO:
                faults.append(_wrong(column, cell, "yes_or_no"))
            else:
                plain[column] = _YES_AND_NO[cell.lower()]
        elif column == "special":
            plain[column] = [_special(part) for part in cell.split(SEPARATOR)]
        else:
            plain[column] = cell.split(SEPARATOR) if column == "improvements" else cell
    missing = [column for column in ("q", "r") if column not in ids]
    faults += [] if faults else [_wrong(column, "", "whole_number") for column in missing]
    plain["hex"] = [ids["level"], ids.get("q", 0), ids.get("r", 0)]
    return plain, faults


# Cells that leave a hex as an empty one is, by column: most cells of a large table are such.
_NOTHING = frozenset({""})
_PLAIN_NO = dict.fromkeys((*YES_OR_NO, "river"), frozenset({"", "0"}))
_YES_AND_NO = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}


def _special(cell: str) -> dict[str, object]:
    kind, _, building = cell.partition(":")
    special: dict[str, object] = {"kind": kind}
    return special | {"building": building} if building else special


def _wrong(column: str, cell: str, expected: str) -> Fault:
    # The step before the column is the row, which the line of the file tells better.
    return Fault("wrong_kind", (0, column), {"found": shown(cell[:40]), "expected": expected})


def _in_table(fault: Fault) -> Fault:
    """A fault of the hexes of a file, as one of the table they come from: its line, and the column."""
    row = next((step for step in fault.path if isinstance(step, int)), 0)
    return msgspec.structs.replace(fault, path=fault.path[2:3], line=row + 2)
