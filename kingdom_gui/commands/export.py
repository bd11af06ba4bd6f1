"""`kingdom-gui export`: writes sheets, maps and tables; OUT's ending says in which form."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path

from ..engine.state import Campaign
from ..store import journal_text, tables
from ..store.disk import write_file
from ..store.map_geojson import map_geojson
from ..words import say
from .base import DONE, Command, UsageError, kingdom_of, of_kingdom, open_campaign, rules_of
from .figures import figures
from .stats import report

Writer = Callable[[Campaign, str], bytes]  # a campaign and a language to the bytes of a file


def _json(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()


def _table(table: Callable[[Campaign, str], tables.Table]) -> Mapping[str, Writer]:
    return {
        "csv": lambda campaign, language: table(campaign, language).csv,
        "json": lambda campaign, language: _json(table(campaign, language).records),
    }


def _sheet_text(campaign: Campaign, language: str) -> bytes:
    return ("\n".join(report(campaign, language)) + "\n").encode()


_TOTALS = _table(lambda campaign, _: tables.totals(campaign, rules_of(campaign)))
_HEXES = _table(lambda campaign, _: tables.hexes(campaign))
_BUILDINGS = _table(lambda campaign, _: tables.buildings(campaign))
# What is written without the window's libraries, by kind and ending.
WRITERS: Mapping[str, Mapping[str, Writer]] = {
    "sheet": {**_TOTALS, "json": lambda campaign, _: _json(figures(campaign)), "txt": _sheet_text},
    "districts": _BUILDINGS,
    "map": {**_HEXES, "geojson": lambda campaign, _: map_geojson(campaign)},
    "journal": {
        "md": lambda campaign, language: journal_text.as_markdown(
            campaign, language, rules_of(campaign)
        ).encode(),
        "txt": lambda campaign, language: journal_text.as_text(campaign, language).encode(),
        **_table(journal_text.journal),
    },
    "totals": _TOTALS,
    "hexes": _HEXES,
    "settlements": _table(lambda campaign, _: tables.settlements(campaign, rules_of(campaign))),
    "buildings": _BUILDINGS,
    "leaders": _table(lambda campaign, _: tables.leaders(campaign)),
}
# What is painted, which needs Qt.
PICTURES = ("pdf", "png", "svg")
PAINTED: Mapping[str, tuple[str, ...]] = dict.fromkeys(
    ("sheet", "districts", "map", "journal", "blank"), PICTURES
)
KINDS = tuple(dict.fromkeys((*PAINTED, *WRITERS)))


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    forms = "; ".join(f"{kind}: {', '.join(endings(kind))}" for kind in KINDS)
    parser.add_argument("what", choices=KINDS, help=f"what to write, and the endings there are. {forms}")
    parser.add_argument("file", metavar="FILE", help="a campaign file")
    parser.add_argument("out", metavar="OUT", help="the file to write; its ending says in which form")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="size of painted pages")
    parser.add_argument("--scale", type=float, default=1.0, help="enlarge a PNG so many times")
    parser.add_argument("--terrain", action="store_true", help="a PNG of the map shows the terrain alone")
    parser.add_argument(
        "--kingdom", metavar="ID", default="", help="whose, by id or name; else the one at the table or all"
    )


def endings(kind: str) -> list[str]:
    """The endings a kind of export can be written with."""
    return [*PAINTED.get(kind, ()), *WRITERS.get(kind, {})]


def run(arguments: argparse.Namespace) -> int:
    """Write the export; an ending that does not go with it is wrong usage."""
    out = Path(arguments.out)
    ending = out.suffix[1:].lower()
    if ending not in endings(arguments.what):
        known = ", ".join(f".{known}" for known in endings(arguments.what))
        parameters = {"kind": arguments.what, "file": arguments.out, "known": known}
        raise UsageError(say("export_no_such_ending", parameters, arguments.language))
    campaign = open_campaign(arguments.file)
    arguments.kingdom = kingdom_of(campaign, arguments.kingdom, arguments.language)
    writer = WRITERS.get(arguments.what, {}).get(ending)
    if writer is not None:
        write_file(out, writer(of_kingdom(campaign, arguments.kingdom), arguments.language))
        return DONE
    return _paint(campaign, out, arguments)


def _paint(campaign: Campaign, out: Path, arguments: argparse.Namespace) -> int:
    # Qt is loaded only for what is painted; without a screen it paints into memory.
    from .painting import paint

    return paint(arguments.what, campaign, out, arguments)


COMMAND = Command(add_options, run)
