"""`kingdom-gui export`: writes sheets, maps and tables; OUT's ending says in which form."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from pathlib import Path

from ..engine.known import as_players_know
from ..engine.state import Campaign
from ..store import journal_text, tables
from ..store.exported import write_exported
from ..store.exporters.files import FORMS, map_files
from ..words import say
from ..words.escaped import on_a_line
from .base import DONE, Command, UsageError, kingdom_of, of_kingdom, open_campaign, rules_of, say_on_stderr
from .figures import figures
from .stats import report
from .usage import named, told

Writer = Callable[[Campaign, str], bytes]  # a campaign and a language to the bytes of a file


def _json(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode()


def _table(table: Callable[[Campaign, str], tables.Table]) -> Mapping[str, Writer]:
    return {
        "csv": lambda campaign, language: table(campaign, language).csv,
        "json": lambda campaign, language: _json(table(campaign, language).records),
    }


def _sheet_text(campaign: Campaign, language: str) -> bytes:
    return ("\n".join(map(on_a_line, report(campaign, language))) + "\n").encode()


_TOTALS = _table(lambda campaign, _: tables.totals(campaign, rules_of(campaign)))
_HEXES = _table(lambda campaign, _: tables.hexes(campaign))
_BUILDINGS = _table(lambda campaign, _: tables.buildings(campaign))
# What is written without the window's libraries, by kind and ending.
WRITERS: Mapping[str, Mapping[str, Writer]] = {
    "sheet": {**_TOTALS, "json": lambda campaign, _: _json(figures(campaign)), "txt": _sheet_text},
    "districts": _BUILDINGS,
    "map": {"json": _HEXES["json"]},
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
PAINTED: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("sheet", "districts", "map", "journal", "blank"), PICTURES),
    "handout": ("html", "pdf"),
}
PAPERS = ("a4", "a3", "letter")
KINDS = tuple(dict.fromkeys((*PAINTED, *WRITERS)))
KNOWN_TO_PLAYERS = ("map", "hexes", "handout")


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    forms = "; ".join(f"{kind}: {', '.join(endings(kind))}" for kind in KINDS)
    parser.add_argument("what", choices=KINDS, help=told("help_export_what", forms=forms))
    parser.add_argument("file", metavar=named("FILE"), help=told("help_campaign_file"))
    parser.add_argument("out", metavar=named("OUT"), help=told("help_export_out"))
    parser.add_argument("--paper", choices=PAPERS, help=told("help_export_paper"))
    parser.add_argument("--scale", type=float, metavar=named("SCALE"), help=told("help_export_scale"))
    parser.add_argument("--players", action="store_true", help=told("help_export_players"))
    parser.add_argument("--poster", choices=PAPERS, help=told("help_export_poster"))
    parser.add_argument("--overlap", type=float, metavar=named("MM"), help=told("help_export_overlap"))
    parser.add_argument("--numbers", action="store_true", help=told("help_export_numbers"))
    parser.add_argument("--terrain", action="store_true", help=told("help_export_terrain"))
    parser.add_argument("--kingdom", metavar=named("ID"), default="", help=told("help_export_kingdom"))


def endings(kind: str) -> list[str]:
    """The endings a kind of export can be written with."""
    return [*PAINTED.get(kind, ()), *WRITERS.get(kind, {}), *(FORMS if kind == "map" else ())]


def run(arguments: argparse.Namespace) -> int:
    """Write the export; an ending that does not go with it is wrong usage."""
    out = Path(arguments.out)
    ending = out.suffix[1:].lower()
    if ending not in endings(arguments.what):
        known = ", ".join(f".{known}" for known in endings(arguments.what))
        parameters = {"kind": arguments.what, "file": arguments.out, "known": known}
        raise UsageError(say("export_no_such_ending", parameters, arguments.language))
    _refuse_strangers(arguments, ending)
    campaign = open_campaign(arguments.file)
    arguments.kingdom = kingdom_of(campaign, arguments.kingdom, arguments.language)
    writer = WRITERS.get(arguments.what, {}).get(ending)
    forms = arguments.what == "map" and ending in FORMS
    if writer is None and not forms:
        return _paint(campaign, out, arguments)
    shown = as_players_know(campaign) if arguments.players else of_kingdom(campaign, arguments.kingdom)
    files = map_files(shown, out) if forms else {}
    if writer is not None:
        files[out] = writer(shown, arguments.language)
    for path, data in files.items():
        write_exported(path, data)
    if forms and ending == "txt" and shown.settings.orientation == "pointy":
        say_on_stderr(say("export_text_pointy", {"file": arguments.out}, arguments.language))
    return DONE


def _refuse_strangers(arguments: argparse.Namespace, ending: str) -> None:
    """Options that say nothing of what is written are wrong usage, rather than passed over."""
    what, form = arguments.what, f"{arguments.what}.{ending}"
    painted = what in PAINTED and ending in PAINTED[what]
    paged = painted and ending != "html" and (what != "map" or ending == "pdf")
    poster = (what, ending) == ("map", "pdf") and arguments.poster is not None
    enlarged = painted and (ending in ("png", "html") or poster)
    players = ", ".join(KNOWN_TO_PLAYERS)
    for option, goes, kind, known in (
        ("--players", what in KNOWN_TO_PLAYERS, what, players),
        ("--poster", (what, ending) == ("map", "pdf"), form, "map.pdf"),
        ("--numbers", what == "handout", what, "handout"),
        ("--terrain", (what, ending) == ("map", "png"), form, "map.png"),
        ("--scale", enlarged, form, "map.png, map.pdf --poster, handout.html"),
        ("--overlap", poster, form, "map.pdf --poster"),
        ("--paper", paged and not poster, form, "sheet.pdf, map.pdf"),
    ):
        if getattr(arguments, option[2:]) not in (None, False) and not goes:
            parameters = {"option": option, "kind": kind, "known": known}
            raise UsageError(say("export_option_of_others", parameters, arguments.language))


def _paint(campaign: Campaign, out: Path, arguments: argparse.Namespace) -> int:
    # Qt is loaded only for what is painted; without a screen it paints into memory.
    from .painting import paint

    return paint(arguments.what, campaign, out, arguments)


COMMAND = Command(add_options, run)
