"""A foreign map laid out as ours: mirrored and moved, its names mapped, its rivers and roads drawn."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import msgspec
from immutables import Map
from msgspec.structs import replace

from ...engine.actions.place_map import PlaceMap
from ...engine.bounds import on_a_map
from ...engine.hexes import HexId, Orientation, Stagger, from_offset, line
from ...engine.ruleset import Ruleset
from ...engine.state import RIVER_POOL, Campaign, Hex, Settings, Special
from .foreign import LONGEST_NAME, LONGEST_NOTE, ForeignLabel, ForeignMap, Place, Remark, counted, plain_text
from .mapping import LAKE, NONE, NOTE, RIVER, ROAD, TerrainMapping

BELOW = "cavern"  # what a hex below the surface is where the map does not say


class Placing(msgspec.Struct, frozen=True):
    """How a map is laid: None leaves orientation and stagger as the map has them.

    Mirrored it stays whole: where that needs the other rows or columns pushed along, they are. `offset` is
    columns and rows that it is moved by, to the right and down.
    """

    orientation: Orientation | None = None
    stagger: Stagger | None = None
    flip_x: bool = False
    flip_y: bool = False
    offset: tuple[int, int] = (0, 0)
    secrets: bool = True


class PlacedMap(NamedTuple):
    """A map as our rules know it, and what could not be taken over."""

    orientation: Orientation
    stagger: Stagger
    hexes: dict[HexId, Hex]
    remarks: tuple[Remark, ...]


def place(foreign: ForeignMap, mapping: TerrainMapping, placing: Placing, rules: Ruleset) -> PlacedMap:
    """The hexes of a foreign map by our coordinates. Pure, and quick enough for a preview on each change."""
    grid = _Grid(foreign, placing)
    remarks = list(foreign.remarks)
    hexes, off = _terrain(foreign, mapping, grid, rules)
    if off:
        remarks.append(Remark("map_hexes_off", {"count": off}))
    left = _draw_lines(foreign, mapping, grid, hexes, rules)
    _write_labels(foreign, grid, hexes, placing.secrets)
    if left:
        remarks.append(
            Remark("map_lines_left", {"count": sum(left.values()), "kinds": ", ".join(left)[:200]})
        )
    known = {name: count for name, count in foreign.names().items() if counted(name) in mapping.unsure}
    if known:
        remarks.append(Remark("map_names_unknown", {"count": len(known), "names": ", ".join(known)[:200]}))
    return PlacedMap(grid.orientation, grid.stagger, hexes, tuple(remarks))


def to_campaign(
    foreign: ForeignMap, mapping: TerrainMapping, placing: Placing, rules: Ruleset, name: str = ""
) -> tuple[Campaign, tuple[Remark, ...]]:
    """A new campaign with the map, and what could not be taken over. Nobody reigns in it, and nothing in it
    is explored.
    """
    placed = place(foreign, mapping, placing, rules)
    title = plain_text(name or foreign.name)
    settings = Settings(name=title, orientation=placed.orientation, stagger=placed.stagger)
    return Campaign(settings, hexes=Map(placed.hexes)), placed.remarks


def to_action(placed: PlacedMap, *, clear: bool = False, keep_layout: bool = False) -> PlaceMap:
    """The one action that puts a placed map onto an open campaign, so that one undo takes it off again.

    `clear` also takes hexes off that the new map has not, unless they are held or settled. `keep_layout`
    leaves the campaign's orientation and stagger as they are.
    """
    return PlaceMap(
        hexes=tuple(placed.hexes.items()),
        orientation=None if keep_layout else placed.orientation,
        stagger=None if keep_layout else placed.stagger,
        clear=clear,
    )


class _Grid:
    """Where a place of the foreign map lies in ours."""

    def __init__(self, foreign: ForeignMap, placing: Placing) -> None:
        self.orientation: Orientation = placing.orientation or foreign.orientation
        stagger: Stagger = placing.stagger or foreign.stagger
        columns = [column for _, column, _ in foreign.cells] or [0]
        rows = [row for _, _, row in foreign.cells] or [0]
        # Mirrored, a place is this sum less itself.
        self._across = min(columns) + max(columns) if placing.flip_x else None
        self._down = min(rows) + max(rows) if placing.flip_y else None
        self._dx, self._dy = placing.offset
        flat = self.orientation == "flat"
        along = (placing.flip_y, placing.flip_x) if flat else (placing.flip_x, placing.flip_y)
        # Half a hex along turns into half a hex back, which is the others pushed along ...
        other = along[0]
        # ... and where rows or columns change between odd and even, so do those that are pushed.
        total = (self._across if flat else self._down) or 0
        other ^= bool(along[1] and total % 2)
        other ^= bool((self._dx if flat else self._dy) % 2)
        self.stagger: Stagger = stagger if not other else ("even" if stagger == "odd" else "odd")

    def hex_at(self, at: Place) -> HexId:
        level, column, row = at
        if self._across is not None:
            column = self._across - column
        if self._down is not None:
            row = self._down - row
        return from_offset(column + self._dx, row + self._dy, self.orientation, self.stagger, level)


def _terrain(
    foreign: ForeignMap, mapping: TerrainMapping, grid: _Grid, rules: Ruleset
) -> tuple[dict[HexId, Hex], int]:
    """The hexes, and how many lie too far out."""
    made: dict[tuple[tuple[str, ...], bool], Hex | None] = {}
    hexes: dict[HexId, Hex] = {}
    exact, off = foreign.exact, 0
    for at, names in foreign.cells.items():
        key = (names, at[0] < 0)
        if key not in made:
            made[key] = _hex(names, mapping, at[0] < 0, rules)
        there = made[key]
        if there is None:
            continue
        if at in exact:
            there = _as_it_was(exact[at], there, names, mapping)
        hex_id = grid.hex_at(at)
        if on_a_map(hex_id):
            hexes[hex_id] = there
        else:
            off += 1
    return hexes, off


def _hex(names: tuple[str, ...], mapping: TerrainMapping, below: bool, rules: Ruleset) -> Hex | None:
    """The hex that these names are together; None where it is left out."""
    terrain, weak, lake, coast, left_out = "", "", False, False, False
    special: dict[str, Special] = {}
    notes: list[str] = []
    for name in names:
        key = counted(name)
        ours = mapping.ours_for(name)
        if ours == NONE:
            left_out = True
        elif ours == NOTE:
            notes.append(name)
        elif ours == LAKE:
            lake = True
        elif ours in rules.special_terrain and ours != RIVER:
            special[ours] = Special(ours)
        elif ours not in rules.terrain:
            notes.append(name)
        elif rules.terrain[ours].inland:
            coast = True
        elif key in mapping.weak:
            weak = ours
        else:
            terrain = ours
    terrain = terrain or weak
    if not terrain:
        if left_out and not (lake or coast):
            return None
        terrain = BELOW if below else Hex().terrain
    land = rules.terrain[terrain].land
    return Hex(
        terrain,
        coast=coast and land,
        lake=lake and land,
        special=tuple(special[kind] for kind in sorted(special)),
        note=plain_text(", ".join(dict.fromkeys(notes)), LONGEST_NOTE),
    )


def _as_it_was(exact: Hex, there: Hex, names: tuple[str, ...], mapping: TerrainMapping) -> Hex:
    """A hex of a file of ours: itself, but for a terrain that is mapped to another. Rivers are drawn anew."""
    same = all(mapping.ours_for(name) == name for name in names)
    if same:
        return replace(exact, river=0)
    return replace(exact, river=0, terrain=there.terrain, coast=there.coast, lake=there.lake)


def _draw_lines(
    foreign: ForeignMap, mapping: TerrainMapping, grid: _Grid, hexes: dict[HexId, Hex], rules: Ruleset
) -> dict[str, int]:
    """Draw rivers and roads; the kinds of line that are neither, with how many there are."""
    rivers: dict[HexId, int] = {}
    roads: set[HexId] = set()
    left: dict[str, int] = {}
    for drawn in foreign.lines:
        ours = mapping.ours_for_line(drawn.kind)
        if ours == NONE:
            left[drawn.kind] = left.get(drawn.kind, 0) + 1
            continue
        path = _path([grid.hex_at(at) for at in drawn.places])
        if ours == ROAD:
            roads.update(path)
        elif ours == RIVER:
            _let_run(path, rivers)
    for hex_id, river in rivers.items():
        if hex_id in hexes:
            hexes[hex_id] = replace(hexes[hex_id], river=river)
    for hex_id in roads:
        there = hexes.get(hex_id)
        if there is not None and rules.terrain[there.terrain].road_cost is not None:
            improvements = tuple(sorted({*there.improvements, ROAD}))
            hexes[hex_id] = replace(there, improvements=improvements)
    return left


MOST_PATH = 4_000  # hexes of one line; beyond that it has left every map


def _path(points: list[HexId]) -> list[HexId]:
    """The hexes of a line, each the neighbour of the one before."""
    path = points[:1]
    for here, there in pairwise(points):
        if here[0] != there[0] or _steps(here, there) > MOST_PATH:
            path.append(there)
            continue
        path += line(here, there)[1:]
        if len(path) > 10 * MOST_PATH:
            break
    return path


def _steps(a: HexId, b: HexId) -> int:
    return max(abs(a[1] - b[1]), abs(a[2] - b[2]))


_SIDES = {(1, 0): 0, (1, -1): 1, (0, -1): 2, (-1, 0): 3, (-1, 1): 4, (0, 1): 5}


def _let_run(path: list[HexId], rivers: dict[HexId, int]) -> None:
    """Note the sides that a river crosses; one that crosses none is a river of its own in its hex."""
    if len(set(path)) == 1:
        rivers[path[0]] = rivers.get(path[0], 0) or RIVER_POOL
    for here, there in pairwise(path):
        side = _SIDES.get((there[1] - here[1], there[2] - here[2]))
        if side is None or here[0] != there[0]:
            continue
        rivers[here] = (rivers.get(here, 0) & ~RIVER_POOL) | 1 << side
        rivers[there] = (rivers.get(there, 0) & ~RIVER_POOL) | 1 << (side + 3) % 6


def _write_labels(foreign: ForeignMap, grid: _Grid, hexes: dict[HexId, Hex], secrets: bool) -> None:
    """The first name of a hex is its name, the largest first; all others go into its note."""
    names: dict[HexId, str] = {}
    notes: dict[HexId, list[str]] = {}
    labels = sorted(foreign.labels, key=lambda label: -label.size)
    labels += [ForeignLabel(found.places[len(found.places) // 2], found.name, note=True)
               for found in foreign.lines if found.name and found.places]  # fmt: skip
    for label in labels:
        hex_id = grid.hex_at(label.place)
        if hex_id not in hexes or (label.secret and not secrets):
            continue
        if (
            label.note
            or label.secret
            or hex_id in names
            or hexes[hex_id].name
            or len(label.text) > LONGEST_NAME
        ):
            notes.setdefault(hex_id, []).append(label.text)
        else:
            names[hex_id] = label.text
    for hex_id in {**names, **notes}:
        there = hexes[hex_id]
        parts = [part for part in (there.note, *notes.get(hex_id, ())) if part]
        # Names that stand twice are told once.
        note = "\n".join(dict.fromkeys(parts))[:LONGEST_NOTE]
        hexes[hex_id] = replace(there, name=names.get(hex_id, there.name), note=note)
