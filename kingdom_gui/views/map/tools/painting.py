"""Tools that change the land itself: paint terrain, take water away, take hexes off the map."""

from __future__ import annotations

from ....engine.actions import Action
from ....engine.actions.world import EraseRiver, PaintTerrain, RemoveHexes, SetWater
from ....engine.hexes import HexId
from ....engine.state import Campaign
from .strokes import StrokeTool


class TerrainBrush(StrokeTool):
    """Paints a terrain; where the map has no hex yet it grows."""

    id = "brush"
    icon = "brush"

    def __init__(self, terrain: str = "plains") -> None:
        super().__init__()
        self.terrain = terrain

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        known = campaign.hexes
        changed = tuple(h for h in hexes if h not in known or known[h].terrain != self.terrain)
        return [PaintTerrain(hexes=changed, terrain=self.terrain)] if changed else []


class Eraser(StrokeTool):
    """Takes rivers, coasts and lakes out of hexes."""

    id = "eraser"
    icon = "eraser"

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        known = campaign.hexes
        rivers = tuple(h for h in hexes if h in known and known[h].river)
        waters = tuple(h for h in hexes if h in known and (known[h].coast or known[h].lake))
        found: list[Action] = [EraseRiver(hexes=rivers)] if rivers else []
        return [*found, SetWater(hexes=waters, coast=False, lake=False)] if waters else found


class Remover(StrokeTool):
    """Takes unclaimed hexes off the map."""

    id = "remove"
    icon = "remove"

    def actions(self, campaign: Campaign, hexes: list[HexId], kingdom: str) -> list[Action]:
        gone = tuple(h for h in hexes if h in campaign.hexes and h not in campaign.claims)
        return [RemoveHexes(hexes=gone)] if gone else []
