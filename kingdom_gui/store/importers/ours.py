"""Tables and campaigns of our own as foreign maps, so that they too can be mirrored, moved and mapped."""

from __future__ import annotations

from ...engine.hexes import SIDES, HexId, neighbour, to_offset
from ...engine.state import RIVER_POOL, Campaign
from ..errors import StoreError, at_fault
from ..faults import Fault
from .foreign import MOST_HEXES, ForeignLine, ForeignMap, Format, Place, Remark
from .mapping import RIVER


def foreign_of(campaign: Campaign, kind: Format, name: str) -> ForeignMap:
    """The map of a campaign; its kingdoms, settlements and books are left behind, and that is remarked.

    :raises StoreError: when it has no hex, or too many.
    """
    settings = campaign.settings
    if not campaign.hexes:
        raise StoreError("map_without_hexes", name)
    if len(campaign.hexes) > MOST_HEXES:
        raise at_fault(name, [Fault("too_many_hexes", (), {"limit": MOST_HEXES})])
    at: dict[HexId, Place] = {}
    for hex_id in campaign.hexes:
        at[hex_id] = (hex_id[0], *to_offset(hex_id, settings.orientation, settings.stagger))
    columns = [column for _, column, _ in at.values()]
    rows = [row for _, _, row in at.values()]
    left = campaign.kingdoms or campaign.settlements
    return ForeignMap(
        format=kind,
        orientation=settings.orientation,
        stagger=settings.stagger,
        columns=max(columns) - min(columns) + 1,
        rows=max(rows) - min(rows) + 1,
        cells={at[hex_id]: (there.terrain,) for hex_id, there in campaign.hexes.items()},
        name=settings.name,
        lines=tuple(_rivers(campaign, at)),
        exact={at[hex_id]: there for hex_id, there in campaign.hexes.items()},
        remarks=(Remark("map_kingdoms_left"),) if left else (),
    )


def _rivers(campaign: Campaign, at: dict[HexId, Place]) -> list[ForeignLine]:
    """Each side that a river crosses as a line of two hexes, and each river of its own as a line of one."""
    found = []
    settings = campaign.settings
    for hex_id, there in campaign.hexes.items():
        if not there.river:
            continue
        if there.river & RIVER_POOL:
            found.append(ForeignLine(RIVER, (at[hex_id],)))
        for side in SIDES:
            if there.river & (1 << side):
                beyond = neighbour(hex_id, side)
                place = at.get(beyond) or (
                    beyond[0],
                    *to_offset(beyond, settings.orientation, settings.stagger),
                )
                # Two that know of it tell it once.
                if side < 3 or beyond not in campaign.hexes or not _crosses(campaign, beyond, (side + 3) % 6):
                    found.append(ForeignLine(RIVER, (at[hex_id], place)))
    return found


def _crosses(campaign: Campaign, hex_id: HexId, side: int) -> bool:
    return bool(campaign.hexes[hex_id].river & (1 << side))
