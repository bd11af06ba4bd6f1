"""The shape of a campaign file, version 1, and its way to and from the campaign in memory.

Where a record of the engine serves as it is (kingdoms, settlements, settings), the file keeps that record: a
change to its fields or defaults is a change of the format and needs a new version with a migration. Hexes and
journal lines are flattened, so that each is one line of the file.
"""

# Annotations are values here, not text, which msgspec would have to compile when the program starts.

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec
from immutables import Map
from msgspec import Meta

from .. import __version__
from ..engine.bounds import DEEPEST, FARTHEST
from ..engine.hexes import HexId
from ..engine.history import ways_back
from ..engine.ledger import Entry
from ..engine.state import (
    RIVER_POOL,
    Campaign,
    Hex,
    JournalEntry,
    Kingdom,
    MapLabel,
    MapPicture,
    Phase,
    Pin,
    Settings,
    Settlement,
    Special,
)
from ..engine.state.past import Rewind
from .bounds import LAST_MONTH

FORMAT: Final = "kingdom-campaign"
VERSION: Final = 1

Level = Annotated[int, Meta(ge=-DEEPEST, le=DEEPEST, description="0 is the surface, -1 the caverns below it")]
Coordinate = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST, description="axial coordinate")]
Month = Annotated[int, Meta(ge=1, le=LAST_MONTH, description="counted from 1, the first of the campaign")]
River = Annotated[
    int,
    Meta(ge=0, le=2 * RIVER_POOL - 1, description="bit 1 << side for each side (0-5) crossed; 64 for a pool"),
]
Prepared = Annotated[int, Meta(ge=0, le=LAST_MONTH, description="month from which a settlement may build")]


class HexRow(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One hex of the map: where it is (level, q, r), what it is, and whose it is.

    `coast` and `lake` are water beside or in it; `owner` is the id of a kingdom. What is left out is as on an
    empty hex.
    """

    hex: tuple[Level, Coordinate, Coordinate]
    terrain: str
    owner: str = ""
    coast: bool = False
    lake: bool = False
    river: River = 0
    special: tuple[Special, ...] = ()
    explored: bool = False
    cleared: bool = False
    improvements: tuple[str, ...] = ()
    prepared: Prepared | None = None
    road_double: bool | None = None
    name: str = ""
    note: str = ""
    seen: bool = False
    explored_in: Annotated[int, Meta(ge=0, le=LAST_MONTH)] = 0
    explored_by: str = ""
    shared: bool = False


class JournalRow(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One line of the journal: its month, a code with parameters, and the GM's own words in `note`.

    A finished step's line keeps its `answers` by request id, and in `rolled` those of the program's dice; a
    check's what was added to the die. `numbers` are totals before and after.
    """

    month: Month
    code: str
    parameters: dict[str, str | int] = {}
    kingdom: str = ""
    note: str = ""
    phase: Phase | Literal[""] = ""
    step: str = ""
    answers: dict[str, tuple[int, ...] | str | bool] = {}
    rolled: tuple[str, ...] = ()
    modifiers: tuple[Entry, ...] = ()
    numbers: dict[str, tuple[int, int]] = {}


class EmbeddedRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture kept in the campaign: its fingerprint (SHA-256), and its file's bytes in base64."""

    fingerprint: str
    data: bytes


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A campaign file. `written_by` is the version of the program that wrote it, `at_table` the kingdom the
    players rule, `counter` the last number given out.

    `past` leads back to the start of each month that is known: its last way from now to the start of this
    month, the one before from there to the start of the last month, and so on.
    """

    format: Literal["kingdom-campaign"]
    version: Literal[1]
    written_by: str | msgspec.UnsetType = msgspec.UNSET
    settings: Settings = Settings()
    month: Month = 1
    at_table: str = ""
    counter: Annotated[int, Meta(ge=0)] = 0
    kingdoms: list[Kingdom] = []
    settlements: list[Settlement] = []
    hexes: list[HexRow] = []
    journal: list[JournalRow] = []
    labels: list[MapLabel] | msgspec.UnsetType = msgspec.UNSET
    pins: list[Pin] | msgspec.UnsetType = msgspec.UNSET
    pictures: list[MapPicture] | msgspec.UnsetType = msgspec.UNSET
    embedded: list[EmbeddedRow] | msgspec.UnsetType = msgspec.UNSET
    past: list[Rewind] | msgspec.UnsetType = msgspec.UNSET


def file_of(campaign: Campaign) -> CampaignFile:
    """A campaign as its file: hexes by level, q and r, kingdoms and settlements by id, journal by month."""
    owner = dict(campaign.claims).get  # a plain dictionary answers several times faster than the map
    rows = [
        HexRow(
            hex_id,
            there.terrain,
            owner(hex_id, ""),
            there.coast,
            there.lake,
            there.river,
            there.special,
            there.explored,
            there.cleared,
            there.improvements,
            there.prepared,
            there.road_double,
            there.name,
            there.note,
            there.seen,
            there.explored_in,
            there.explored_by,
            there.shared,
        )
        for hex_id, there in _in_order(campaign.hexes)
    ]
    journal = [
        JournalRow(month, *(getattr(line, name) for name in JournalEntry.__struct_fields__))
        for month, lines in sorted(campaign.journal.items())
        for line in lines
    ]
    return CampaignFile(
        format=FORMAT,
        version=VERSION,
        written_by=__version__,
        settings=campaign.settings,
        month=campaign.month,
        at_table=campaign.at_table,
        counter=campaign.counter,
        kingdoms=[campaign.kingdoms[key] for key in sorted(campaign.kingdoms)],
        settlements=[campaign.settlements[key] for key in sorted(campaign.settlements)],
        hexes=rows,
        journal=journal,
        labels=[campaign.labels[key] for key in sorted(campaign.labels)] or msgspec.UNSET,
        pins=[campaign.pins[key] for key in sorted(campaign.pins)] or msgspec.UNSET,
        pictures=[campaign.pictures[key] for key in sorted(campaign.pictures)] or msgspec.UNSET,
        embedded=[EmbeddedRow(*item) for item in sorted(campaign.embedded.items())] or msgspec.UNSET,
        past=ways_back(campaign) or msgspec.UNSET,
    )


def campaign_of(file: CampaignFile) -> Campaign:
    """The campaign in memory that a file describes, without its history."""
    ids: list[HexId] = [row.hex for row in file.hexes]
    # From attributes and all at once, since this is the longest step of loading a large map.
    hexes = msgspec.convert(file.hexes, list[Hex], from_attributes=True)
    journal: dict[int, list[JournalEntry]] = {}
    for row in file.journal:
        entry = JournalEntry(*(getattr(row, name) for name in JournalEntry.__struct_fields__))
        journal.setdefault(row.month, []).append(entry)
    return Campaign(
        settings=file.settings,
        month=file.month,
        at_table=file.at_table,
        counter=file.counter,
        hexes=Map(zip(ids, hexes, strict=True)),
        claims=Map([(row.hex, row.owner) for row in file.hexes if row.owner]),
        kingdoms=Map({kingdom.id: kingdom for kingdom in file.kingdoms}),
        settlements=Map({settlement.id: settlement for settlement in file.settlements}),
        journal=Map({month: tuple(lines) for month, lines in journal.items()}),
        labels=Map({label.id: label for label in file.labels or ()}),
        pins=Map({pin.id: pin for pin in file.pins or ()}),
        pictures=Map({picture.level: picture for picture in file.pictures or ()}),
        embedded=Map({row.fingerprint: row.data for row in file.embedded or ()}),
    )


# The hexes of the map that was sorted last. A campaign is saved over and over while its map keeps its hexes.
_last_order: list[tuple[HexId, ...]] = [()]


def _in_order(hexes: Map[HexId, Hex]) -> Iterable[tuple[HexId, Hex]]:
    """The hexes of a map by level, q and r. Sorting is the longest step of saving, so its result is kept."""
    order = _last_order[0]
    if len(order) == len(hexes):
        try:
            return list(zip(order, map(hexes.__getitem__, order), strict=True))
        except KeyError:  # as many hexes, but others
            pass
    items = sorted(hexes.items(), key=_map_order)
    _last_order[0] = tuple(hex_id for hex_id, _ in items)
    return items


def _map_order(item: tuple[HexId, Hex]) -> int:
    """Level, q and r as one number, which sorts several times faster than a tuple."""
    level, q, r = item[0]
    return (level * 4 * FARTHEST + q) * 4 * FARTHEST + r
