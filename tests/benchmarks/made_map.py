"""A made-up campaign of any size: land and sea, rivers, realms, roads, settlements. The same for the same
numbers.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from immutables import Map
from msgspec.structs import replace

from kingdom_gui.engine.hexes import (
    HexId,
    Orientation,
    Stagger,
    connected,
    disk,
    from_offset,
    line,
    neighbour,
    opposite,
    rectangle,
    to_offset,
)
from kingdom_gui.engine.state import Building, Campaign, District, Hex, Kingdom, Settings, Settlement, Special

NAMES = ("Ashford", "Briar Hollow", "Caldmere", "Dunwick", "Elmstead", "Fallow Bridge", "Greyhaven", "Holt")
REALMS = ("Ravenmark", "Oster Vale", "The Marches", "Thornwall", "Brightwater", "Harrow")
WORKS = {
    "plains": ("farm", "farm", "fort"), "hills": ("mine", "quarry", "watchtower", "farm"),
    "mountains": ("mine",),
    "forest": ("sawmill",), "marsh": ("fishery",), "jungle": ("sawmill",), "desert": ("quarry",),
}  # fmt: skip
SPECIALS = ("lair", "landmark", "resource", "ruin", "building", "free_city")


def made_map(
    columns: int,
    rows: int,
    orientation: Orientation = "pointy",
    stagger: Stagger = "odd",
    seed: int = 1,
    realms: int | None = None,
) -> Campaign:
    """A campaign of `columns` times `rows` hexes; a realm for every 900 of them, at least one."""
    chance = random.Random(seed)
    hexes = {
        h: Hex(_terrain(*to_offset(h, orientation, stagger), seed))
        for h in rectangle(columns, rows, orientation, stagger)
    }
    _rivers(hexes, chance, columns * rows // 60 + 3)
    kingdoms: dict[str, Kingdom] = {}
    claims: dict[HexId, str] = {}
    settlements: dict[str, Settlement] = {}
    count = realms if realms is not None else max(1, columns * rows // 900)
    for number in range(count):
        at = (columns // 2, rows // 2) if count == 1 else (chance.randrange(columns), chance.randrange(rows))
        middle = from_offset(*at, orientation, stagger)
        kingdom = f"realm{number}"
        own = _claim(hexes, claims, middle, 4 if columns * rows < 400 else chance.choice((6, 9, 11)), number)
        if not own:
            continue
        towns = _settle(settlements, own, chance)
        kingdoms[kingdom] = Kingdom(kingdom, REALMS[number % len(REALMS)], capital=towns[0].id)
        claims.update(dict.fromkeys(own, kingdom))
        _build(hexes, own, towns, chance)
    for hex_id in [h for h in hexes if chance.random() < 0.05]:
        if hexes[hex_id].terrain != "water":
            hexes[hex_id] = replace(hexes[hex_id], special=(Special(chance.choice(SPECIALS)),))
    return Campaign(
        Settings(name="Made up", orientation=orientation, stagger=stagger),
        at_table="realm0" if "realm0" in kingdoms else "",
        hexes=Map(hexes), claims=Map(claims), kingdoms=Map(kingdoms), settlements=Map(settlements),
        counter=_highest(settlements),
    )  # fmt: skip


def sized_map(count: int) -> Campaign:
    """A campaign of about so many hexes, as wide as a screen."""
    rows = round(math.sqrt(count / 1.4))
    return made_map(round(count / rows), rows)


def _waves(x: float, y: float, seed: float, fineness: float) -> float:
    parts = ((1, 0.3, 1.1), (-0.4, 1, 2.3), (0.7, 0.8, 0.5))
    return sum(math.sin((x * a + y * b) * fineness + seed * c) for a, b, c in parts) / 3


def _terrain(x: int, y: int, seed: int) -> str:
    height = _waves(x, y, seed, 0.25) + 0.3 * _waves(x, y, seed + 5, 0.67)
    wet = _waves(x, y, seed + 9, 0.32)
    if height < -0.55:
        return "water"
    if height > 0.36:
        return "mountains" if height > 0.6 else "hills"
    if wet > 0.1:
        return "forest" if wet < 0.55 else "marsh" if height < 0 else "jungle"
    return "desert" if wet < -0.62 else "plains"


def _rivers(hexes: dict[HexId, Hex], chance: random.Random, count: int) -> None:
    high = [h for h, there in hexes.items() if there.terrain in ("mountains", "hills")]
    for _ in range(count if high else 0):
        here, heading = chance.choice(high), chance.randrange(6)
        for _ in range(chance.randrange(5, 14)):
            side = (heading + chance.choice((-1, 0, 0, 1))) % 6
            there = neighbour(here, side)
            if there not in hexes:
                break
            met = hexes[there].river
            hexes[here] = replace(hexes[here], river=hexes[here].river | 1 << side)
            hexes[there] = replace(hexes[there], river=met | 1 << opposite(side))
            here = there
            if met or hexes[here].terrain == "water":
                break


def _claim(
    hexes: dict[HexId, Hex], claims: dict[HexId, str], middle: HexId, radius: int, seed: int
) -> list[HexId]:
    near: Iterator[HexId] = (
        h for h in disk(middle, radius)
        if h in hexes and h not in claims and hexes[h].terrain != "water"
        and abs(_waves(h[1], h[2], seed, 0.5)) < 0.62
    )  # fmt: skip
    free = list(near)
    if not free:
        return []
    own = sorted(connected(free[0], free))
    for hex_id in own:
        hexes[hex_id] = replace(hexes[hex_id], explored=True, cleared=True)
    for hex_id in disk(middle, radius + 3):
        if hex_id in hexes:
            hexes[hex_id] = replace(hexes[hex_id], explored=True)
    return own


def _settle(settlements: dict[str, Settlement], own: list[HexId], chance: random.Random) -> list[Settlement]:
    towns = []
    for lots in (30, 8, 3, 1)[: max(1, len(own) // 9)]:
        where = chance.choice(own)
        if any(town.hex == where for town in towns):
            continue
        number = len(settlements)
        houses = tuple(Building(i + 1, "house", (i,)) for i in range(lots))
        town = Settlement(f"town{number}", NAMES[number % len(NAMES)], where, (District(buildings=houses),))
        settlements[town.id] = town
        towns.append(town)
    return towns


def _highest(settlements: dict[str, Settlement]) -> int:
    """The highest number that a building has: a saved campaign counts on from there."""
    numbers = (one.id for town in settlements.values() for part in town.districts for one in part.buildings)
    return max(numbers, default=0)


def _build(hexes: dict[HexId, Hex], own: list[HexId], towns: list[Settlement], chance: random.Random) -> None:
    for town in towns[1:]:
        for hex_id in line(towns[0].hex, town.hex):
            there = hexes.get(hex_id)
            if there is not None and there.terrain != "water" and "road" not in there.improvements:
                hexes[hex_id] = replace(there, improvements=(*there.improvements, "road"))
    for hex_id in own:
        works = WORKS.get(hexes[hex_id].terrain)
        if works and chance.random() < 0.4:
            there = hexes[hex_id]
            hexes[hex_id] = replace(there, improvements=(*there.improvements, chance.choice(works)))
