"""What the buildings of one district add to a settlement's numbers, and what they can bring forth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, partial
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from .ledger import Block, Entry, Source
from .memo import remembered
from .options import holy_sites
from .rule_effects import Exhibits, FarmBonus, HolySite, LoyaltyFromCr, MineBonus, StoresSurplus
from .ruleset import Building as Kind
from .ruleset import Ruleset
from .standing import place, takes_lots
from .state import Building, Devotion, District, Exhibit

MODIFIERS = ("corruption", "crime", "law", "lore", "productivity", "society")
# The columns of a building that add to a number of its settlement or its kingdom.
COLUMNS = ("economy", "loyalty", "stability", "fame", "infamy", "base_value", "defense", *MODIFIERS)


class ItemSlot(msgspec.Struct, frozen=True):
    """A slot for a magic item: the building's number and kind, the tier, and the kinds of item (IT L505)."""

    building: int
    kind: str
    tier: str
    kinds: tuple[str, ...]


class DistrictPart:
    """What one district adds to each number, and the buildings that work in it.

    `blocks` are its entries by name of the number; `lots` counts the lots its buildings cover; `reach` are
    the effects of its buildings on hexes around, with the building's kind. What is rarely looked at line by
    line is made when it is asked for.
    """

    def __init__(self, district: District, settlement: str, rules: Ruleset) -> None:
        self._district = district
        self._settlement = settlement
        self._rules = rules
        self.effective = tuple([b for b in district.buildings if not b.idle])
        self.reach: list[tuple[str, FarmBonus | MineBonus]] = []
        gifts = gifts_of(rules)
        totals: dict[str, int] = {}
        covered = 0
        for building in district.buildings:
            gift = gifts[building.kind]
            works = not building.idle
            for name, amount in gift.columns:
                totals[name] = totals.get(name, 0) + (amount if works else 0)
            if gift.effects:
                for given in _by_itself(building, gift, rules):
                    totals[given.name] = totals.get(given.name, 0) + (given.amount if works else 0)
            if not building.planned and not gift.lotless:
                for lot in building.lots:
                    covered |= 1 << lot
            if gift.reach and works:
                self.reach += [(building.kind, effect) for effect in gift.reach]
        self.blocks = {name: Block.later(total, partial(self._lines, name)) for name, total in totals.items()}
        self.lots = covered.bit_count()

    def _lines(self, name: str) -> list[Entry]:
        return self._entries[name]

    @cached_property
    def _entries(self) -> dict[str, list[Entry]]:
        """An entry for each building and number it adds to, and those of those that do not work."""
        found: dict[str, list[Entry]] = {}
        gifts = gifts_of(self._rules)
        for building in self._district.buildings:
            gift = gifts[building.kind]
            reason = building.idle
            source = Source("building", building.kind, place(self._settlement, building.id))
            for name, amount in gift.columns:
                found.setdefault(name, []).append(Entry(amount, source, gift.ref, not reason, reason))
            for given in _by_itself(building, gift, self._rules):
                whence = source if given.source is None else replace(given.source, place=source.place)
                entry = Entry(
                    given.amount, whence, given.ref, not reason, reason, given.counts, note=given.note
                )
                found.setdefault(given.name, []).append(entry)
        return found

    @cached_property
    def lots_block(self) -> Block:
        """An entry for each building that covers lots of its own (ruling D23)."""
        return Block(tuple(_lots(self._district, self._settlement, gifts_of(self._rules))))

    @cached_property
    def with_effects(self) -> dict[type[Any], list[tuple[Building, Any]]]:
        """The working buildings with effects, by the kind of effect."""
        found: dict[type[Any], list[tuple[Building, Any]]] = {}
        for building in self.effective:
            for effect in self._rules.buildings[building.kind].effects:
                found.setdefault(type(effect), []).append((building, effect))
        return found

    @cached_property
    def slots(self) -> tuple[ItemSlot, ...]:
        """The slots for magic items of its working buildings."""
        return tuple(_slots(self.effective, self._rules))


@remembered(2048)
def district_part(district: District, settlement: str, rules: Ruleset) -> DistrictPart:
    """What one district of a settlement adds; an edit counts only its own district anew."""
    return DistrictPart(district, settlement, rules)


class Gift(msgspec.Struct, frozen=True):
    """What a kind of building adds: its columns that are not 0, and effects that ask the building itself.

    `reach` are its effects on hexes around the settlement.
    """

    columns: tuple[tuple[str, int], ...]
    effects: tuple[StoresSurplus | LoyaltyFromCr | Exhibits | HolySite, ...]
    reach: tuple[FarmBonus | MineBonus, ...]
    ref: str
    lotless: bool
    takes_lots: bool


@remembered(4)
def gifts_of(rules: Ruleset) -> dict[str, Gift]:
    """What each kind of building adds, by its id; gathered once, since every settlement asks for it."""
    dedicated = holy_sites.SETTING in rules.played
    return {kind.id: _gift(kind, dedicated) for kind in rules.buildings.values()}


def _gift(kind: Kind, dedicated: bool) -> Gift:
    amounts = ((name, getattr(kind, name)) for name in COLUMNS)
    columns = tuple((name, amount) for name, amount in amounts if amount)
    asking = StoresSurplus | LoyaltyFromCr | Exhibits | (HolySite if dedicated else Exhibits)
    effects = tuple(e for e in kind.effects if isinstance(e, asking))
    reach = tuple(e for e in kind.effects if isinstance(e, FarmBonus | MineBonus))
    return Gift(columns, effects, reach, kind.ref, kind.lotless, takes_lots(kind))


class _Given(NamedTuple):
    """What an effect of a building adds to the number `name`."""

    name: str
    amount: int
    ref: str
    counts: tuple[tuple[str, int], ...] = ()
    source: Source | None = None  # None: the building
    note: str = ""


def _by_itself(building: Building, gift: Gift, rules: Ruleset) -> Iterator[_Given]:
    """What a building stores, what the GM's figure for it brings (the best CR), what it shows, and what it
    gives by its deity.
    """
    figure = building.figure
    for effect in gift.effects:
        if isinstance(effect, StoresSurplus):
            yield _Given("granary_capacity", effect.capacity, gift.ref)
        elif isinstance(effect, LoyaltyFromCr) and figure:
            counts = (("cr", figure), ("divisor", effect.divisor))
            yield _Given("loyalty", figure // effect.divisor, "D66", counts)
        elif isinstance(effect, Exhibits):
            yield from _shown(building, effect, gift.ref)
        elif isinstance(effect, HolySite) and building.devotion is not None:
            yield from _dedicated(building, building.devotion, effect, rules)


def _shown(building: Building, effect: Exhibits, ref: str) -> Iterator[_Given]:
    """Fame by the price of each thing shown, up to a maximum, and once for what made history (IT L925)."""
    shown = (*building.exhibits, Exhibit(price=building.figure))
    by_price = sum(one.price // effect.gp_per_fame for one in shown)
    if by_price:
        counts = (("gp", sum(one.price for one in shown)), ("gp_per_fame", effect.gp_per_fame))
        yield _Given("fame", min(effect.fame_max, by_price), ref, counts)
    historic = sum(one.historic for one in building.exhibits)
    if historic:
        yield _Given("fame", effect.historic_fame, ref, (("historic", historic),))


def _dedicated(building: Building, devotion: Devotion, effect: HolySite, rules: Ruleset) -> Iterator[_Given]:
    """What a dedication adds to the building's own numbers or takes off them (IT L1308)."""
    source = Source("dedication", building.kind)
    kind = rules.buildings[building.kind]
    for name, amount in holy_sites.gifts(devotion, kind, effect, rules.alignments):
        yield _Given(name, amount, holy_sites.REF, source=source, note=devotion.deity)


def _lots(district: District, settlement: str, gifts: dict[str, Gift]) -> list[Entry]:
    """Lots that buildings cover; a work that shares a lot adds one only where it stands alone (D23)."""
    found: list[Entry] = []
    covered: set[int] = set()
    for building in sorted(district.buildings, key=lambda b: not gifts[b.kind].takes_lots):
        new = set(building.lots) - covered
        if gifts[building.kind].lotless or not new:
            continue
        found.append(_covering(building, len(new), settlement))
        if not building.planned:
            covered |= new
    return found


def _covering(building: Building, lots: int, settlement: str) -> Entry:
    source = Source("building", building.kind, place(settlement, building.id))
    return Entry(lots, source, "D23", not building.planned, "planned" if building.planned else "")


def _slots(buildings: tuple[Building, ...], rules: Ruleset) -> Iterator[ItemSlot]:
    for building in buildings:
        for items in rules.buildings[building.kind].magic_items:
            for _ in range(items.count):
                yield ItemSlot(building.id, building.kind, items.tier, items.kinds)
