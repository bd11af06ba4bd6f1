"""`kingdom-gui import`: makes a campaign of a map or table that another program wrote."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from msgspec.structs import replace

from ..engine.hexes import Orientation
from ..engine.state import Campaign
from ..store.campaign_file import save_campaign
from ..store.disk import read_file
from ..store.errors import StoreError
from ..store.exported import write_exported
from ..store.importers.foreign import LARGEST_MAP, ForeignMap, ForeignPicture, Format, Remark
from ..store.importers.mapping import TerrainMapping, check_pairs, guess, ours_of, read_mapping, strangers
from ..store.importers.placing import Placing, to_campaign
from ..store.importers.reading import read_map_bytes
from ..store.importers.sniffing import sniff_bytes
from ..store.importing import import_campaign
from ..words import say
from .base import DONE, Command, UsageError, say_on_stderr, the_rules
from .usage import named, told

_OFFSET = re.compile(r"\s*(-?\d{1,6})\s*,\s*(-?\d{1,6})\s*")
MOST_TOLD = 12  # names of a mapping that the map does not have
_PICTURES = ("png", "jpg", "webp")


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this command."""
    parser.add_argument(
        "source",
        metavar=named("SOURCE"),
        help=told("help_import_source"),
    )
    parser.add_argument("out", metavar=named("OUT"), help=told("help_import_out"))
    parser.add_argument("--name", metavar=named("NAME"), default="", help=told("help_import_name"))
    parser.add_argument(
        "--orientation",
        choices=("pointy", "flat"),
        help=told("help_import_orientation"),
    )
    parser.add_argument("--stagger", choices=("odd", "even"), help=told("help_import_stagger"))
    parser.add_argument("--flip-x", action="store_true", help=told("help_import_flip_x"))
    parser.add_argument("--flip-y", action="store_true", help=told("help_import_flip_y"))
    parser.add_argument("--offset", default="", metavar=named("OFFSET"), help=told("help_import_offset"))
    parser.add_argument(
        "--terrain",
        action="append",
        default=[],
        metavar=named("PAIR"),
        help=told("help_import_terrain"),
    )
    parser.add_argument(
        "--mapping", metavar=named("FILE"), help=told("help_import_mapping", pair=named("PAIR"))
    )
    parser.add_argument("--show-mapping", action="store_true", help=told("help_import_show_mapping"))


def run(arguments: argparse.Namespace) -> int:
    """Read the source, write the campaign, and tell what was left behind."""
    source = Path(arguments.source)
    placing = _placing(arguments)
    pairs = [_pair(text, arguments.language) for text in arguments.terrain]
    data = read_file(source, LARGEST_MAP)
    kind = sniff_bytes(data, arguments.source)
    changed = pairs or arguments.mapping or arguments.show_mapping or _moves(placing)
    if kind == "campaign":
        changed = changed or arguments.orientation or arguments.stagger
    if kind in ("campaign", "table") and not changed:
        campaign, remarks = _ours(data, kind, arguments)
    else:
        orientation: Orientation = arguments.orientation or "pointy"
        found = read_map_bytes(data, arguments.source, the_rules(), source.parent, orientation)
        if isinstance(found, ForeignPicture):
            return _take_picture_out(found, arguments)
        if kind == "table":
            placing = Placing(None, None, placing.flip_x, placing.flip_y, placing.offset)
        mapping = _mapping(found, pairs, arguments)
        campaign, remarks = to_campaign(found, mapping, placing, the_rules(), arguments.name)
        if arguments.show_mapping:
            _show(found, mapping)
    if kind == "table" and arguments.stagger:
        # Its hexes have coordinates of their own, which stay; only rows and columns are counted otherwise.
        campaign = replace(campaign, settings=replace(campaign.settings, stagger=arguments.stagger))
    return _save(campaign, remarks, arguments)


def _ours(data: bytes, kind: Format, arguments: argparse.Namespace) -> tuple[Campaign, tuple[Remark, ...]]:
    """A file of ours as it is."""
    imported = import_campaign(
        data,
        arguments.source,
        the_rules(),
        arguments.name,
        arguments.orientation or "pointy",
        "table" if kind == "table" else "campaign",
    )
    return imported.campaign, tuple(Remark(code) for code in imported.left_behind)


def _save(campaign: Campaign, remarks: tuple[Remark, ...], arguments: argparse.Namespace) -> int:
    if not campaign.hexes and remarks:
        raise StoreError("map_without_hexes", arguments.source)
    saved = save_campaign(Path(arguments.out), campaign)
    if saved.problem is not None:
        say_on_stderr(saved.problem.sentence(arguments.language))
    for remark in remarks:
        parameters = {"file": arguments.source, **remark.parameters}
        say_on_stderr(say(remark.code, parameters, arguments.language))
    told = {"file": arguments.out, "hexes": len(campaign.hexes)}
    print(say("import_done", told, arguments.language))
    return DONE


def _take_picture_out(found: ForeignPicture, arguments: argparse.Namespace) -> int:
    columns, rows = str(float(found.columns)), str(float(found.rows))
    if not arguments.out.casefold().endswith(tuple(f".{ending}" for ending in (*_PICTURES, "jpeg"))):
        raise StoreError(
            "import_is_picture", arguments.source, columns=columns, rows=rows, ending=found.ending
        )
    write_exported(Path(arguments.out), found.data)
    told = {"out": arguments.out, "columns": columns, "rows": rows}
    print(say("import_picture_done", told, arguments.language))
    return DONE


def _mapping(
    foreign: ForeignMap, pairs: list[tuple[str, str]], arguments: argparse.Namespace
) -> TerrainMapping:
    """The guess, then what the file says, then what was typed."""
    mapping = guess(foreign)
    known = ours_of(the_rules())
    if arguments.mapping:
        file = Path(arguments.mapping)
        said = read_mapping(read_file(file), arguments.mapping, known)
        if strange := strangers(said, foreign):
            # One mapping may serve for many maps, so that this is told and no more.
            names = {"names": ", ".join(strange[:MOST_TOLD]), "count": len(strange), "map": arguments.source}
            say_on_stderr(say("map_names_unused", {"file": arguments.mapping, **names}, arguments.language))
        mapping = mapping.with_terrain(said)
    return mapping.with_terrain(check_pairs(pairs, foreign, arguments.source, known))


def _show(foreign: ForeignMap, mapping: TerrainMapping) -> None:
    """Print the mapping as a file of it is written, so that it can be edited and given back."""
    for name, count in foreign.names().items():
        print(f"{name} = {mapping.ours_for(name)}  # {count}")
    for kind, count in foreign.kinds_of_line().items():
        print(f"{kind} = {mapping.ours_for_line(kind)}  # {count}")


def _placing(arguments: argparse.Namespace) -> Placing:
    offset = (0, 0)
    if arguments.offset:
        found = _OFFSET.fullmatch(arguments.offset)
        if found is None:
            raise UsageError(say("import_bad_offset", {"found": arguments.offset}, arguments.language))
        offset = (int(found[1]), int(found[2]))
    return Placing(arguments.orientation, arguments.stagger, arguments.flip_x, arguments.flip_y, offset)


def _moves(placing: Placing) -> bool:
    return placing.flip_x or placing.flip_y or placing.offset != (0, 0)


def _pair(text: str, language: str) -> tuple[str, str]:
    theirs, sign, ours = text.rpartition("=")
    if not sign or not theirs.strip():
        raise UsageError(say("import_bad_pair", {"found": text}, language))
    return theirs.strip(), ours.strip()


COMMAND = Command(add_options, run)
