"""Who stands beside whom: required neighbours, forbidden neighbours, borders of water and land.

Each required neighbour serves one building only (IT L557, ruling D20). Whether all are served is a matching
between needs and neighbours, so that a lawful layout is never refused for the order it was built in: a new
building is lawful when the largest matching grows by exactly what it needs. Needs that an earlier loss left
unserved do not stand in its way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from . import lots as grid
from .memo import remembered
from .realm import aqueduct_chains
from .rule_effects import CountsAs, WallNeedsGate, WaterBorderSource
from .ruleset import Building as Kind
from .ruleset import Ruleset
from .state import SIDES_OF_DISTRICT, Building, Campaign, District, Settlement, Side

_NEW = 0  # stands for a building that is not built yet; numbers of built ones begin with 1


def serves(neighbour: Kind, needy: Kind) -> bool:
    """Whether one kind, or what it counts as, is a neighbour the other asks for (IT L657, Tenement as
    House).
    """
    if neighbour.id in needy.adjacent_any:
        return True
    return any(effect.building in needy.adjacent_any for effect in neighbour.effects_of(CountsAs))


class Matching:
    """A largest matching of one district: `server` names, by a neighbour's number, the building it serves."""

    __slots__ = ("_beside", "_diagonal", "_rules", "_serving", "missing", "server", "standing")

    def __init__(self, standing: Iterable[Building], rules: Ruleset, diagonal: bool) -> None:
        # In the order of their lots, so that the pairs shown do not depend on the order of building.
        self.standing = sorted((b for b in standing if b.lots), key=lambda b: (b.lots, b.kind, b.id))
        self._rules = rules
        self._diagonal = diagonal
        self._beside: dict[int, list[int]] = {}
        self._serving: dict[str, int] = {}
        self.server: dict[int, int] = {}
        self.missing: dict[int, int] = {}
        for building in self.standing:
            kind = rules.buildings[building.kind]
            if kind.adjacent_count:
                self._beside[building.id] = self._candidates(kind, building.lots, building.id)
                short = kind.adjacent_count - self._serve(building.id, kind.adjacent_count, self.server)
                if short:
                    self.missing[building.id] = short

    @property
    def size(self) -> int:
        """How many needs are met."""
        return len(self.server)

    def room_for(self, kind: Kind, lots: tuple[int, ...]) -> int:
        """By how much the largest matching would grow with a building of this kind on these lots."""
        if not grid.ring(lots, self._diagonal) & self._servers(kind):
            return 0
        self._beside[_NEW] = self._candidates(kind, lots, _NEW)
        grown = self._serve(_NEW, kind.adjacent_count, dict(self.server))
        del self._beside[_NEW]
        return grown

    def _servers(self, kind: Kind) -> int:
        """Mask of the lots whose buildings could serve one of this kind."""
        found = self._serving.get(kind.id)
        if found is None:
            serving = (b for b in self.standing if serves(self._rules.buildings[b.kind], kind))
            found = self._serving[kind.id] = grid.mask(lot for b in serving for lot in b.lots)
        return found

    def _candidates(self, kind: Kind, lots: tuple[int, ...], own: int) -> list[int]:
        around = grid.ring(lots, self._diagonal)
        return [
            other.id
            for other in self.standing
            if other.id != own
            and grid.mask(other.lots) & around
            and serves(self._rules.buildings[other.kind], kind)
        ]

    def _serve(self, needy: int, count: int, server: dict[int, int]) -> int:
        found = 0
        while found < count and self._augment(needy, server, set()):
            found += 1
        return found

    def _augment(self, needy: int, server: dict[int, int], tried: set[int]) -> bool:
        for neighbour in self._beside[needy]:
            if neighbour in tried:
                continue
            tried.add(neighbour)
            holder = server.get(neighbour)
            if holder == needy:
                continue
            if holder is None or self._augment(holder, server, tried):
                server[neighbour] = needy
                return True
        return False


@remembered(256)
def matching(
    district: District, rules: Ruleset, diagonal: bool = False, planned: bool = False, but: int = 0
) -> Matching:
    """The matching of a district; `planned` reckons with plans as if built, `but` leaves one building out.

    What is abandoned neither needs nor serves anybody (IT L1304).
    """
    standing = (
        b for b in district.buildings if b.id != but and (planned or not b.planned) and not b.abandoned
    )
    return Matching(standing, rules, diagonal)


def served(district: District, rules: Ruleset, diagonal: bool = False) -> tuple[tuple[int, int], ...]:
    """Who serves whom: pairs of the numbers of a building and of the neighbour that meets its need."""
    pairs = matching(district, rules, diagonal).server.items()
    return tuple(sorted((needy, neighbour) for neighbour, needy in pairs))


def unserved(district: District, rules: Ruleset, diagonal: bool = False) -> dict[int, int]:
    """Buildings that have lost a neighbour they need, with how many they lack."""
    return dict(matching(district, rules, diagonal).missing)


@remembered(512)
def barred(
    district: District,
    rules: Ruleset,
    kind: Kind,
    diagonal: bool = False,
    planned: bool = False,
    but: int = 0,
) -> int:
    """Mask of the lots on which a building of this kind would stand beside one that it must not adjoin, or
    that must not adjoin it.

    Every lot of either counts, and so does a lot they share (ruling D21, fault B28).
    """
    found = 0
    for other in district.buildings:
        if other.id == but or (other.planned and not planned):
            continue
        if other.kind in kind.not_adjacent or kind.id in rules.buildings[other.kind].not_adjacent:
            found |= grid.ring(other.lots, diagonal) | grid.mask(other.lots)
    return found


def forbidden(
    district: District,
    rules: Ruleset,
    kind: Kind,
    lots: tuple[int, ...],
    diagonal: bool = False,
    planned: bool = False,
    but: int = 0,
) -> Iterator[Building]:
    """The buildings that make lots `barred`."""
    if not grid.mask(lots) & barred(district, rules, kind, diagonal, planned, but):
        return
    near = grid.ring(lots, diagonal) | grid.mask(lots)
    for other in district.buildings:
        if other.id == but or (other.planned and not planned):
            continue
        banned = other.kind in kind.not_adjacent or kind.id in rules.buildings[other.kind].not_adjacent
        if banned and grid.mask(other.lots) & near:
            yield other


@remembered(512)
def waterside(
    district: District, rules: Ruleset, diagonal: bool = False, planned: bool = False, but: int = 0
) -> int:
    """Mask of the lots with a water border: those at a water side, or beside a waterway (ruling D22)."""
    found = grid.border_mask(district.water)
    for other in district.buildings:
        if other.id == but or (other.planned and not planned):
            continue
        if rules.buildings[other.kind].has(WaterBorderSource):
            found |= grid.ring(other.lots, diagonal)
    return found


@remembered(32)
def has_aqueduct(campaign: Campaign, settlement: Settlement, rules: Ruleset) -> bool:
    """Whether a finished aqueduct brings the settlement water, which then stands for a border (ruling
    E04).
    """
    kingdom = campaign.claims.get(settlement.hex)
    if kingdom is None:
        return False
    return any(settlement.hex in chain for chain in aqueduct_chains(campaign, kingdom, rules))


def missing_gates(district: District, rules: Ruleset) -> list[tuple[Side, str]]:
    """Sides where a wall meets a waterway without a gate, with the kind of gate that is due (IT L734)."""
    standing = [b for b in district.buildings if not b.planned]
    due = []
    for side in SIDES_OF_DISTRICT:
        works = {b.kind for b in standing if b.side == side}
        border = grid.mask(grid.along(side))
        meeting = [b for b in standing if grid.mask(b.lots) & border]
        for effect in (e for b in meeting for e in rules.buildings[b.kind].effects_of(WallNeedsGate)):
            if effect.wall in works and effect.gate not in works and (side, effect.gate) not in due:
                due.append((side, effect.gate))
    return due
