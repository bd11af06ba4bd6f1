"""The map as GeoJSON: a polygon for each hex, and the outline of each realm.

Coordinates are a plane's, not the earth's: one unit is the side of a hex, x runs east and y north, and the
hex (0, 0) has its centre at the origin.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ..engine import hexes
from ..engine.state import Campaign
from ..geometry.layout import Point, layout_of
from ..geometry.outlines import region_polygons

Plain = dict[str, Any]
_DIGITS = 4


def map_geojson(campaign: Campaign) -> bytes:
    """The map as a feature collection, one feature a line; hexes come before realms, each with a `kind`."""
    settled = {settlement.hex: settlement.name for settlement in campaign.settlements.values()}
    features = [_hex(campaign, hex_id, settled.get(hex_id, "")) for hex_id in sorted(campaign.hexes)]
    features += [_realm(campaign, kingdom) for kingdom in sorted(campaign.kingdoms)]
    name = msgspec.json.encode(campaign.settings.name)
    lines = b",\n".join(msgspec.json.encode(feature) for feature in features)
    return b'{"type": "FeatureCollection", "name": ' + name + b', "features": [\n' + lines + b"\n]}\n"


def _hex(campaign: Campaign, hex_id: hexes.HexId, settlement: str) -> Plain:
    there = campaign.hexes[hex_id]
    settings = campaign.settings
    corners = layout_of(settings.orientation).polygon(hex_id)
    properties: Plain = {
        "kind": "hex",
        "hex": list(hex_id),
        "label": hexes.label(hex_id, settings.labels, settings.orientation, settings.stagger),
        "terrain": there.terrain,
        "owner": campaign.claims.get(hex_id, ""),
        "coast": there.coast,
        "lake": there.lake,
        "river": there.river,
        "special": [special.kind for special in there.special],
        "improvements": list(there.improvements),
        "settlement": settlement,
        "name": there.name,
    }
    return _feature([[_ring(corners)]], properties)


def _realm(campaign: Campaign, kingdom: str) -> Plain:
    record = campaign.kingdoms[kingdom]
    layout = layout_of(campaign.settings.orientation)
    surface = [hex_id for hex_id in campaign.realm(kingdom) if hex_id[0] == 0]
    parts = [
        [_ring(part.exterior.coords[:-1]), *(_ring(hole.coords[:-1]) for hole in part.interiors)]
        for part in region_polygons(surface, layout)
    ]
    return _feature(parts, {"kind": "realm", "id": kingdom, "name": record.name, "colour": record.colour})


def _feature(parts: list[list[list[list[float]]]], properties: Plain) -> Plain:
    if len(parts) == 1:
        geometry: Plain = {"type": "Polygon", "coordinates": parts[0]}
    else:
        geometry = {"type": "MultiPolygon", "coordinates": parts}
    return {"type": "Feature", "geometry": geometry, "properties": properties}


def _ring(points: Iterable[Point]) -> list[list[float]]:
    """A ring closed as GeoJSON wants it. The scene's y runs down, so it is turned over."""
    # Adding 0.0 makes a plain zero of a negative one.
    ring = [[round(x, _DIGITS) + 0.0, round(-y, _DIGITS) + 0.0] for x, y in points]
    return [*ring, ring[0]]
