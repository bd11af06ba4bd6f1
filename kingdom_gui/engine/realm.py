"""What claimed hexes give: improvements, special terrain, roads, rivers (IT L350-465)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from immutables import Map

from .features import features
from .hexes import HexId, connected, disk, neighbours, place_of
from .ledger import Block, Entry, Source
from .memo import remembered
from .rule_effects import AqueductChain, BoostsImprovements, FarmBonus, MineBonus, WithImprovement
from .ruleset import Improvement, PerHexes, Ruleset, SpecialTerrain
from .state import Campaign, Hex

# A settlement's buildings that reach out to hexes: the settlement's hex, the building's id, and its effect.
Reach = tuple[HexId, str, FarmBonus | MineBonus]
Gift = tuple[str, Entry]
NUMBERS = ("economy", "loyalty", "stability", "consumption", "defense")


@remembered(32)
def realm_hexes(claims: Map[HexId, str], kingdom: str) -> tuple[HexId, ...]:
    """The hexes a kingdom has claimed, sorted."""
    return tuple(sorted(hex_id for hex_id, owner in claims.items() if owner == kingdom))


@remembered(32)
def realm_blocks(
    hexes: Map[HexId, Hex],
    claims: Map[HexId, str],
    kingdom: str,
    settled: tuple[HexId, ...],
    reach: tuple[Reach, ...],
    pooled_roads: bool,
    rules: Ruleset,
) -> dict[str, Block]:
    """A block of entries for each number that hexes add to (`bp` is what they add to collected taxes).

    `settled` are the hexes of the kingdom's settlements, `reach` their buildings that change hexes around.
    """
    own = realm_hexes(claims, kingdom)
    found: dict[str, list[Entry]] = defaultdict(list)
    for name, entry in _gifts(own, hexes, settled, reach, pooled_roads, rules):
        found[name].append(entry)
    return {name: Block(tuple(entries)) for name, entries in found.items()}


def aqueduct_chains(campaign: Campaign, kingdom: str, rules: Ruleset) -> list[set[HexId]]:
    """Unbroken chains of a kingdom's aqueducts that join a source and a settlement (IT L362, ruling E04)."""
    own = realm_hexes(campaign.claims, kingdom)
    settled = tuple(s.hex for s in campaign.settlements.values() if campaign.claims.get(s.hex) == kingdom)
    chains = []
    for improvement in rules.improvements.values():
        for effect in improvement.effects_of(AqueductChain):
            chains += _chains(improvement.id, effect, own, campaign.hexes, settled)
    return chains


def _gifts(
    own: tuple[HexId, ...],
    hexes: Map[HexId, Hex],
    settled: tuple[HexId, ...],
    reach: tuple[Reach, ...],
    pooled_roads: bool,
    rules: Ruleset,
) -> Iterator[Gift]:
    counts: dict[str, int] = defaultdict(int)
    for hex_id in own:
        counted, gifts = _of_hex(hex_id, hexes[hex_id], rules)
        for kind in counted:
            counts[kind] += 1
        yield from gifts
    yield from _by_count(counts, pooled_roads, rules)
    yield from _aqueducts(own, hexes, settled, rules)
    yield from _farms(own, hexes, reach, rules)
    yield from _mines(own, hexes, reach)


@remembered(4096)
def _of_hex(hex_id: HexId, there: Hex, rules: Ruleset) -> tuple[list[str], list[Gift]]:
    """What is in a hex, for bonuses by number, and what it gives by itself."""
    at = place_of(hex_id)
    specials = [rules.special_terrain[kind] for kind in features(there) if kind in rules.special_terrain]
    specials.sort(key=lambda special: special.id)
    counted = [special.id for special in specials]
    gifts = [gift for special in specials for gift in _special(special, there, at)]
    for kind in there.improvements:
        improvement = rules.improvements[kind]
        if not improvement.effects_of(AqueductChain):
            counted.append(kind)
            gifts += _improvement(improvement, specials, at)
    return counted, gifts


def _improvement(improvement: Improvement, specials: Iterable[SpecialTerrain], at: str) -> Iterator[Gift]:
    source = Source("improvement", improvement.id, at)
    boosts = [
        (special, boost)
        for special in specials
        for boost in special.effects_of(BoostsImprovements)
        if improvement.id in boost.improvements
    ]
    for name in (*NUMBERS, "bp"):
        amount: int = getattr(improvement, name)
        if not amount or getattr(improvement.per_hexes, name, None):
            continue
        yield name, Entry(amount, source, improvement.ref)
        for special, boost in boosts:
            more = boost.consumption if name == "consumption" else boost.benefits
            if more:
                yield name, Entry(more, Source("special_terrain", special.id, at), special.ref)


def _special(special: SpecialTerrain, there: Hex, at: str) -> Iterator[Gift]:
    source = Source("special_terrain", special.id, at)
    for name in ("economy", "loyalty", "stability"):
        amount: int = getattr(special, name)
        if amount and not getattr(special.per_hexes, name, None):
            yield name, Entry(amount, source, special.ref)
    for effect in special.effects_of(WithImprovement):
        if set(effect.improvements) & set(there.improvements):
            for name in ("loyalty", "defense"):
                amount = getattr(effect, name)
                if amount:
                    yield name, Entry(amount, source, special.ref)


def _by_count(counts: dict[str, int], pooled_roads: bool, rules: Ruleset) -> Iterator[Gift]:
    """Bonuses for every so many hexes: rivers, roads, highways; floored over the kingdom (rulings D15,
    D16).
    """
    groups: dict[object, list[Improvement | SpecialTerrain]] = {}
    for table, records in (("improvement", rules.improvements), ("special_terrain", rules.special_terrain)):
        for record in records.values():
            if record.per_hexes != PerHexes():
                pooled = pooled_roads and table == "improvement"
                group = (record.per_hexes, record.economy, record.stability) if pooled else record.id
                groups.setdefault((table, group), []).append(record)
    for (table, _), members in groups.items():  # type: ignore[misc]
        number = sum(counts.get(member.id, 0) for member in members)
        first = members[0]
        for name in ("economy", "stability"):
            per: int = getattr(first.per_hexes, name)
            if number and per:
                amount = number // per * int(getattr(first, name))
                yield (
                    name,
                    Entry(
                        amount, Source(table, first.id), first.ref, counts=(("hexes", number), ("per", per))
                    ),
                )


def _chains(
    kind: str,
    effect: AqueductChain,
    own: tuple[HexId, ...],
    hexes: Map[HexId, Hex],
    settled: tuple[HexId, ...],
) -> list[set[HexId]]:
    left = {hex_id for hex_id in own if kind in hexes[hex_id].improvements}
    chains = []
    while left:
        chain = connected(next(iter(left)), left)
        left -= chain
        sources = {
            hex_id
            for hex_id in chain
            if hexes[hex_id].terrain in effect.source_terrain
            and features(hexes[hex_id]) & set(effect.source_water)
        }
        ends = chain & set(settled)
        if sources and ends and len(sources | ends) > 1:
            chains.append(chain)
    return chains


def _aqueducts(
    own: tuple[HexId, ...], hexes: Map[HexId, Hex], settled: tuple[HexId, ...], rules: Ruleset
) -> Iterator[Gift]:
    for improvement in rules.improvements.values():
        for effect in improvement.effects_of(AqueductChain):
            for chain in _chains(improvement.id, effect, own, hexes, settled):
                source = Source("improvement", improvement.id, place_of(min(chain)))
                for name in NUMBERS:
                    amount: int = getattr(improvement, name)
                    if amount:
                        counts = (("hexes", len(chain)),)
                        yield name, Entry(amount, source, improvement.ref, counts=counts)


def _farms(
    own: tuple[HexId, ...], hexes: Map[HexId, Hex], reach: tuple[Reach, ...], rules: Ruleset
) -> Iterator[Gift]:
    """Farms near a settlement whose buildings make them yield more; once a farm (IT L1019)."""
    better: dict[tuple[HexId, str], tuple[str, FarmBonus]] = {}
    for centre, building, effect in reach:
        if isinstance(effect, FarmBonus):
            for hex_id in disk(centre, effect.radius):
                for kind in effect.improvements:
                    better.setdefault((hex_id, kind), (building, effect))
    for hex_id in own:
        for kind in hexes[hex_id].improvements:
            if (hex_id, kind) in better:
                building, effect = better[hex_id, kind]
                more = effect.consumption - rules.improvements[kind].consumption
                yield "consumption", Entry(more, Source("building", building, place_of(hex_id)))


def _mines(own: tuple[HexId, ...], hexes: Map[HexId, Hex], reach: tuple[Reach, ...]) -> Iterator[Gift]:
    """Foundries with a mine they are joined to by road or river; a mine serves one of them (IT L767)."""
    foundries = [
        (centre, building, effect) for centre, building, effect in reach if isinstance(effect, MineBonus)
    ]
    choices = [
        [
            hex_id
            for hex_id in joined(centre, own, hexes, effect.connected_by)
            if set(effect.improvements) & set(hexes[hex_id].improvements)
        ]
        for centre, _, effect in foundries
    ]
    served: dict[HexId, int] = {}
    for number, (_, _, effect) in enumerate(foundries):
        for _ in range(effect.count):
            _serve(number, choices, served, set())
    for hex_id, number in sorted(served.items(), key=lambda pair: (pair[1], pair[0])):
        _, building, effect = foundries[number]
        source = Source("building", building, place_of(hex_id))
        for name, amount in (("economy", effect.economy), ("bp", effect.bp)):
            if amount:
                yield name, Entry(amount, source, "IT L767")


def _serve(number: int, choices: list[list[HexId]], served: dict[HexId, int], tried: set[HexId]) -> bool:
    """Find a foundry one more mine; another foundry gives its own up where it can take a different one."""
    for mine in choices[number]:
        holder = served.get(mine)
        if holder == number or mine in tried:
            continue
        tried.add(mine)
        if holder is None or _serve(holder, choices, served, tried):
            served[mine] = number
            return True
    return False


def joined(
    start: HexId, own: tuple[HexId, ...], hexes: Map[HexId, Hex], ways: tuple[str, ...]
) -> list[HexId]:
    """Claimed hexes joined to `start` by such ways, nearest first.

    A road runs through its hex to all six neighbours, so each step needs a road on one of its sides only at
    the two ends of the journey and on both in between; a river joins the hexes it flows between.
    """
    allowed = set(own)
    river = "river" in ways
    roads = {h for h in own if set(ways) & set(hexes[h].improvements)}
    reached = {start: None}  # in the order reached
    frontier, walked = [start], {start}
    while frontier:
        here = frontier.pop(0)
        for side, other in enumerate(neighbours(here)):
            by_river = river and bool(hexes[here].river & (1 << side))
            if other not in allowed or not (by_river or other in roads or here in roads):
                continue
            reached[other] = None
            if other not in walked and (other in roads or by_river):
                walked.add(other)
                frontier.append(other)
    return list(reached)
