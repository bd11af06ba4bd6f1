"""One door to every reader: a file's bytes in, a foreign map or picture out."""

from __future__ import annotations

from pathlib import Path
from typing import assert_never

from msgspec.structs import replace

from ...engine.hexes import Orientation
from ...engine.ruleset import Ruleset
from ..disk import read_file
from ..errors import StoreError, at_fault
from ..faults import Fault
from ..importing import import_campaign
from .foreign import LARGEST_MAP, MOST_NAMES, ForeignMap, ForeignPicture, Format, Remark
from .ours import foreign_of
from .sniffing import sniff_bytes
from .text_mapper import read_text_map
from .tiled import LARGEST_TEXT, read_tiled
from .universal_vtt import read_universal_vtt
from .worldographer import read_worldographer


def read_map(path: Path, rules: Ruleset, orientation: Orientation = "pointy") -> ForeignMap | ForeignPicture:
    """The map or picture in a file of any kind that is known, whatever its name. Nothing is written, and of
    other files only tilesets in the map's own folder are read.

    :raises StoreError: in one sentence, when it cannot be.
    """
    data = read_file(path, LARGEST_MAP)
    return read_map_bytes(data, str(path), rules, path.parent, orientation)


def read_map_bytes(
    data: bytes, name: str, rules: Ruleset, folder: Path | None = None, orientation: Orientation = "pointy"
) -> ForeignMap | ForeignPicture:
    """The map or picture in these bytes; `name` is what messages call it, and its ending counts where its
    content leaves the kind open. `orientation` is how the hexes of a table stand, which does not say.

    :raises StoreError: in one sentence, when it cannot be.
    """
    kind = sniff_bytes(data, name)
    if kind is None:
        raise StoreError("import_unknown" if data.strip() else "map_empty", name)
    if kind != "universal_vtt" and len(data) > LARGEST_TEXT:
        raise StoreError("map_file_too_large", name, size=len(data) >> 20, limit=LARGEST_TEXT >> 20)
    found = _read(data, kind, name, rules, folder, orientation)
    if isinstance(found, ForeignMap) and len(found.names()) > MOST_NAMES:
        raise at_fault(name, [Fault("too_many_names", (), {"limit": MOST_NAMES})])
    return found


def _read(
    data: bytes, kind: Format, name: str, rules: Ruleset, folder: Path | None, orientation: Orientation
) -> ForeignMap | ForeignPicture:
    match kind:
        case "campaign" | "table":
            ours = import_campaign(data, name, rules, "", orientation, kind)
            foreign = foreign_of(ours.campaign, kind, name)
            left = tuple(Remark(code) for code in ours.left_behind)
            return replace(foreign, remarks=(*foreign.remarks, *left))
        case "text_mapper":
            return read_text_map(data, name)
        case "tmx" | "tmj":
            return read_tiled(data, kind, name, folder)
        case "worldographer":
            return read_worldographer(data, name)
        case "universal_vtt":
            return read_universal_vtt(data, name)
        case _:
            assert_never(kind)
