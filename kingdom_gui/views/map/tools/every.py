"""All tools of the map, made ready."""

from __future__ import annotations

from collections.abc import Collection

from ....engine.actions import Action
from ....engine.actions.annotate import Reveal
from ....engine.actions.land import Abandon, Claim
from ....engine.actions.world import Explore, SetWater
from ....engine.hexes import HexId
from .base import Tool
from .legs import MeasureTool, ScoutTool
from .painting import Eraser, Remover, TerrainBrush
from .selecting import PanTool, PickTool, SelectTool
from .strokes import HexStroke, LandStroke
from .ways import RiverTool, RoadTool
from .writing import AskTool, WriteTool


class ExploreStroke(HexStroke):
    """A stroke that marks hexes as explored; `by` says who was there, in the table's words."""

    by = ""


def make_tools(terrains: Collection[str]) -> dict[str, Tool]:
    """The tools of the map by id, in the order of the tool strip."""
    terrain = "plains" if "plains" in terrains else next(iter(terrains), "plains")
    explore = ExploreStroke(
        "explore", "explore",
        lambda campaign, h, _, taking: campaign.hexes[h].explored == taking,
        lambda hexes, _, taking: Explore(
            hexes=hexes, explored=not taking, cleared=False if taking else None, by=explore.by
        ),
        reversible=True,
    )  # fmt: skip
    tools: list[Tool] = [
        SelectTool(),
        PanTool(),
        MeasureTool(),
        PickTool(),
        TerrainBrush(terrain),
        RiverTool(),
        _water("coast"),
        _water("lake"),
        Eraser(),
        Remover(),
        AskTool(),
        RoadTool("road"),
        RoadTool("highway"),
        LandStroke(
            "claim", "claim",
            lambda campaign, h, _, __: h not in campaign.claims,
            lambda hexes, kingdom, _: Claim(hexes=hexes, kingdom=kingdom),
            ("brush", "line", "rectangle", "ring"),
        ),
        LandStroke(
            "abandon", "abandon",
            lambda campaign, h, kingdom, _: campaign.claims.get(h) == kingdom,
            lambda hexes, kingdom, _: Abandon(hexes=hexes, kingdom=kingdom),
            ("brush", "line", "rectangle", "ring"),
        ),
        explore,
        HexStroke(
            "clear", "done",
            lambda campaign, h, _, taking: campaign.hexes[h].cleared == taking,
            lambda hexes, _, taking: Explore(hexes=hexes, explored=True, cleared=not taking),
            reversible=True,
        ),
        HexStroke(
            "fog", "fog",
            lambda campaign, h, _, taking: campaign.hexes[h].seen == taking,
            lambda hexes, _, taking: Reveal(hexes=hexes, seen=not taking),
            reversible=True,
        ),
        ScoutTool(),
        WriteTool("label"),
        WriteTool("pin"),
    ]  # fmt: skip
    return {tool.id: tool for tool in tools}


def _water(kind: str) -> HexStroke:
    """Marks the coast or the lake of hexes, or takes it away."""

    def action(hexes: tuple[HexId, ...], _kingdom: str, taking: bool) -> Action:
        coast, lake = (None if kind != one else not taking for one in ("coast", "lake"))
        return SetWater(hexes=hexes, coast=coast, lake=lake)

    return HexStroke(
        kind, kind, lambda campaign, h, _, taking: getattr(campaign.hexes[h], kind) == taking, action,
        reversible=True,
    )  # fmt: skip
