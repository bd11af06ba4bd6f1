"""The map as GeoJSON: hexes, realms, rivers, roads, settlements, and what the GM wrote on it.

Coordinates are a plane's, not the earth's: one unit is the side of a hex, x runs east and y north, and the
hex (0, 0) has its centre at the origin. Rivers and roads run as they are drawn, each a line as long as it
goes on; shapely joins them, and joins hexes to realms.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ..engine import hexes
from ..engine.state import Campaign
from ..geometry.layout import Point, layout_of
from ..geometry.lines import Line, river_lines, river_reach, road_lines, road_sides
from ..geometry.outlines import region_polygons

Plain = dict[str, Any]
_DIGITS = 4
_ROAD_WIDTH = 0.1  # hex units; only its middle line is written
WAYS = ("highway", "road")


def map_geojson(campaign: Campaign) -> bytes:
    """The map as a feature collection, one feature a line, each with a `kind`: hexes, then realms, rivers,
    highways and roads, settlements, labels and pins.
    """
    features = [_hex(campaign, hex_id, settled) for hex_id, settled in _settled(campaign)]
    features += [_realm(campaign, kingdom) for kingdom in sorted(set(campaign.claims.values()))]
    features += _rivers(campaign)
    features += _roads(campaign)
    features += _points(campaign)
    name = msgspec.json.encode(campaign.settings.name)
    lines = b",\n".join(msgspec.json.encode(feature) for feature in features)
    return b'{"type": "FeatureCollection", "name": ' + name + b', "features": [\n' + lines + b"\n]}\n"


def _settled(campaign: Campaign) -> Iterator[tuple[hexes.HexId, str]]:
    settled = {settlement.hex: settlement.name for settlement in campaign.settlements.values()}
    for hex_id in sorted(campaign.hexes):
        yield hex_id, settled.get(hex_id, "")


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
    record = campaign.kingdoms.get(kingdom)
    layout = layout_of(campaign.settings.orientation)
    surface = [hex_id for hex_id in campaign.realm(kingdom) if hex_id[0] == 0]
    parts = [
        [_ring(part.exterior.coords[:-1]), *(_ring(hole.coords[:-1]) for hole in part.interiors)]
        for part in region_polygons(surface, layout)
    ]
    name, colour = (record.name, record.colour) if record is not None else ("", "")
    return _feature(parts, {"kind": "realm", "id": kingdom, "name": name, "colour": colour})


def _rivers(campaign: Campaign) -> list[Plain]:
    """The rivers of each level, joined where hexes meet."""
    layout = layout_of(campaign.settings.orientation)
    found = []
    for level, ids in _by_level(h for h, there in campaign.hexes.items() if there.river).items():
        lines: list[Line] = []
        for hex_id in ids:
            lines += river_lines(hex_id, campaign.hexes, layout, lambda h: river_reach(h, campaign.hexes))
        found += [_line(line, {"kind": "river", "level": level}) for line in _joined(lines)]
    return found


def _roads(campaign: Campaign) -> list[Plain]:
    """The highways and roads of each level; a hex that has both is one of a highway."""
    layout = layout_of(campaign.settings.orientation)
    ways = {
        hex_id: next(way for way in WAYS if way in there.improvements)
        for hex_id, there in campaign.hexes.items()
        if not set(WAYS).isdisjoint(there.improvements)
    }
    found = []
    for level, ids in _by_level(ways).items():
        for way in WAYS:
            lines: list[Line] = []
            for hex_id in ids:
                if ways[hex_id] == way:
                    sides = road_sides(hex_id, ways.__contains__)
                    lines += road_lines(hex_id, sides, campaign.hexes, layout, _ROAD_WIDTH)
            found += [_line(line, {"kind": way, "level": level}) for line in _joined(lines)]
    return found


def _points(campaign: Campaign) -> list[Plain]:
    """Settlements, labels and pins, each in the middle of its hex."""
    capitals = {kingdom.capital for kingdom in campaign.kingdoms.values()}
    found = [
        _point(
            campaign,
            settlement.hex,
            {
                "kind": "settlement",
                "id": settlement.id,
                "name": settlement.name,
                "owner": campaign.claims.get(settlement.hex, ""),
                "capital": settlement.id in capitals,
                "districts": len(settlement.districts),
            },
        )
        for settlement in sorted(campaign.settlements.values(), key=lambda s: s.id)
    ]
    for label in campaign.labels.values():
        said: Plain = {"kind": "label", "text": label.text, "size": label.size, "angle": label.angle}
        found.append(_point(campaign, label.hex, said))
    for pin in campaign.pins.values():
        found.append(_point(campaign, pin.hex, {"kind": "pin", "text": pin.text, "symbol": pin.symbol}))
    return found


def _by_level(ids: Iterable[hexes.HexId]) -> dict[int, list[hexes.HexId]]:
    found: dict[int, list[hexes.HexId]] = {}
    for hex_id in sorted(ids):
        found.setdefault(hex_id[0], []).append(hex_id)
    return found


def _joined(lines: list[Line]) -> list[list[Point]]:
    """Lines that meet end to end as one each, by shapely."""
    import shapely

    # Ends that two hexes share must be equal to the last bit to be joined.
    drawn = [shapely.LineString([(round(x, 6), round(y, 6)) for x, y in line.points]) for line in lines]
    if not drawn:
        return []
    merged = shapely.line_merge(shapely.MultiLineString(drawn))
    parts = [[(x, y) for x, y in part.coords] for part in getattr(merged, "geoms", [merged])]
    return sorted(parts)


def _line(points: list[Point], properties: Plain) -> Plain:
    geometry: Plain = {"type": "LineString", "coordinates": [_at(point) for point in points]}
    return {"type": "Feature", "geometry": geometry, "properties": properties}


def _point(campaign: Campaign, hex_id: hexes.HexId, properties: Plain) -> Plain:
    geometry: Plain = {
        "type": "Point",
        "coordinates": _at(layout_of(campaign.settings.orientation).centre(hex_id)),
    }
    return {"type": "Feature", "geometry": geometry, "properties": {**properties, "hex": list(hex_id)}}


def _feature(parts: list[list[list[list[float]]]], properties: Plain) -> Plain:
    if len(parts) == 1:
        geometry: Plain = {"type": "Polygon", "coordinates": parts[0]}
    else:
        geometry = {"type": "MultiPolygon", "coordinates": parts}
    return {"type": "Feature", "geometry": geometry, "properties": properties}


def _ring(points: Iterable[Point]) -> list[list[float]]:
    """A ring closed as GeoJSON wants it."""
    ring = [_at(point) for point in points]
    return [*ring, ring[0]]


def _at(point: Point) -> list[float]:
    """A position; the scene's y runs down, so it is turned over."""
    # Adding 0.0 makes a plain zero of a negative one.
    return [round(point[0], _DIGITS) + 0.0, round(-point[1], _DIGITS) + 0.0]
