"""Buildings: placing, moving, upgrading, demolishing (IT L510, Costruzioni)."""

from __future__ import annotations

from ..state import Exhibit, Side
from .base import Action


class Build(Action, frozen=True, tag="build"):
    """Build on lots (0-35, row by row), on a border side, or for the whole district.

    `planned` draws it without paying: it gives nothing yet and may be moved freely. `granted`: by the GM
    or at somebody's expense, free and outside the limits. `magic`: construction magic takes 2 BP off, once
    a turn. `salvage`: the ruin of the hex is plundered, which takes its die off the price; `die` is the typed
    face, None: the program rolls (IT L465).
    """

    needs = "order"
    for_neighbours = True

    settlement: str
    building: str
    district: int = 0
    lots: tuple[int, ...] = ()
    side: Side | None = None
    planned: bool = False
    granted: bool = False
    magic: bool = False
    salvage: bool = False
    die: int | None = None


class BuildPlanned(Action, frozen=True, tag="build_planned"):
    """Pay for a planned building (by its number), which then counts; the rest is as in `Build`."""

    needs = "order"

    settlement: str
    number: int
    magic: bool = False
    salvage: bool = False
    die: int | None = None


class MoveBuilding(Action, frozen=True, tag="move_building"):
    """Move a building to other lots; free while planned, else the GM's to allow."""

    for_neighbours = True

    settlement: str
    number: int
    lots: tuple[int, ...] = ()
    side: Side | None = None
    district: int | None = None


class Upgrade(Action, frozen=True, tag="upgrade"):
    """Turn a building into a better one at the difference in price (IT L558, rulings C02, D06, D72).

    `lots` are all the lots of the new building; empty: the old ones, grown where there is room.
    """

    needs = "order"
    for_neighbours = True

    settlement: str
    number: int
    building: str
    lots: tuple[int, ...] = ()


class Demolish(Action, frozen=True, tag="demolish"):
    """Clear a building's lots at 1 BP a lot (ruling D09); a planned one is simply taken away."""

    needs = "order"
    for_neighbours = True

    settlement: str
    number: int


class Destroy(Action, frozen=True, tag="destroy"):
    """A building is lost to an army's pillage or another disaster: Unrest +1 a lot (IT L515).

    What happens to the kingdom, not what it does: free, and outside the limits.
    """

    for_neighbours = True

    settlement: str
    number: int


class Repair(Action, frozen=True, tag="repair"):
    """Repair a damaged building for half its price (IT L1258)."""

    needs = "order"
    for_neighbours = True

    settlement: str
    number: int


class SetBuilding(Action, frozen=True, tag="set_building"):
    """The GM's figure for a building (best CR of a Menagerie), or that it is damaged or abandoned. None
    leaves one as it is.
    """

    for_neighbours = True

    settlement: str
    number: int
    figure: int | None = None
    damaged: bool | None = None
    abandoned: bool | None = None


class SetExhibits(Action, frozen=True, tag="set_exhibits"):
    """What a building shows, instead of what it showed before; prices in gp (IT L925)."""

    for_neighbours = True

    settlement: str
    number: int
    exhibits: tuple[Exhibit, ...] = ()


class BlockLots(Action, frozen=True, tag="block_lots"):
    """Mark lots of a district as unusable, or free them."""

    for_neighbours = True

    settlement: str
    district: int
    lots: tuple[int, ...]
    blocked: bool = True
