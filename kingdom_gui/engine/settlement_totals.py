"""A settlement's own numbers, each a ledger of where it comes from (IT L467-485, L555-561)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

import msgspec

from .ledger import EMPTY, Block, Entry, Ledger, Source
from .lots import mask
from .memo import remembered
from .printed import as_played
from .realm import place as place_of_hex
from .rule_effects import Exhibits, LoyaltyFromCr, StoresSurplus, WithImprovement
from .ruleset import Building as Kind
from .ruleset import Ruleset, SettlementSize
from .standing import place, takes_lots
from .state import Building, Campaign, District, Hex, Modifier, Settlement

PEOPLE_PER_LOT = 250  # IT L472
MODIFIERS = ("corruption", "crime", "law", "lore", "productivity", "society")
GIVEN = ("economy", "loyalty", "stability", "fame", "infamy", "granary_capacity")
NAMES = (
    "lots",
    "population",
    "districts",
    "base_value",
    "base_value_cap",
    "defense",
    *MODIFIERS,
    "danger",
    *GIVEN,
)
# The columns of a building that add to a number of its settlement or its kingdom.
COLUMNS = ("economy", "loyalty", "stability", "fame", "infamy", "base_value", "defense", *MODIFIERS)
BY_BUILDING = (*COLUMNS, "granary_capacity")
# What a settlement passes on to the totals of its kingdom.
PASSED_ON = (*GIVEN, "defense")


class ItemSlot(msgspec.Struct, frozen=True):
    """A slot for a magic item: the building's number and kind, the tier, and the kinds of item (IT L505)."""

    building: int
    kind: str
    tier: str
    kinds: tuple[str, ...]


class DistrictPart:
    """What one district adds to each number, and the buildings that work in it.

    `blocks` are its entries by name of the number; `lots` counts the lots its buildings cover. What is rarely
    looked at line by line, `lots_block` and `slots`, is made when it is asked for.
    """

    def __init__(self, district: District, settlement: str, rules: Ruleset) -> None:
        self._district = district
        self._settlement = settlement
        self._rules = rules
        found: dict[str, list[Entry]] = {name: [] for name in BY_BUILDING}
        gifts = gifts_of(rules)
        covered = 0
        for building in district.buildings:
            gift = gifts[building.kind]
            reason = "planned" if building.planned else "damaged" if building.damaged else ""
            source = Source("building", building.kind, place(settlement, building.id))
            for name, amount in gift.columns:
                found[name].append(Entry(amount, source, gift.ref, not reason, reason))
            for effect in gift.effects:
                entry = _by_effect(building, effect, source, gift.ref, reason)
                if entry is not None:
                    found[effect_target(effect)].append(entry)
            if not building.planned and not gift.lotless:
                covered |= mask(building.lots)
        self.blocks = {name: Block(tuple(entries)) for name, entries in found.items() if entries}
        self.lots = covered.bit_count()
        self.effective = tuple(b for b in district.buildings if not b.planned and not b.damaged)

    @cached_property
    def lots_block(self) -> Block:
        """An entry for each building that covers lots of its own (ruling D23)."""
        return Block(tuple(_lots(self._district, self._settlement, gifts_of(self._rules))))

    @cached_property
    def slots(self) -> tuple[ItemSlot, ...]:
        """The slots for magic items of its working buildings."""
        return tuple(_slots(self.effective, self._rules))


class SettlementNumbers:
    """All numbers of one settlement; each ledger is made when it is first asked for.

    `settlement` is its record, `parts` what its districts add, in order.
    """

    names = NAMES

    def __init__(
        self,
        settlement: Settlement,
        there: Hex | None,
        modifiers: tuple[Modifier, ...],
        month: int,
        rules: Ruleset,
    ) -> None:
        self.settlement = settlement
        self.parts = tuple(district_part(d, settlement.id, rules) for d in settlement.districts)
        self._there = there
        self._modifiers = modifiers
        self._month = month
        self._rules = rules
        self._ledgers: dict[str, Ledger] = {}
        self._passed_on: dict[str, Block] | None = None

    def ledger(self, name: str) -> Ledger:
        """The ledger of a number; an unknown name raises `KeyError`."""
        found = self._ledgers.get(name)
        if found is None:
            found = self._ledgers[name] = _SOURCES[name](self, name)
        return found

    def total(self, name: str) -> int:
        """The number itself: points, lots, people, or gp for `base_value` and `base_value_cap`."""
        return self.ledger(name).total

    @property
    def size(self) -> str:
        """Id of the settlement's size by its population (IT L477-485)."""
        return self._size.id

    @property
    def item_slots(self) -> tuple[ItemSlot, ...]:
        """The slots for magic items of all working buildings, district by district."""
        return tuple(slot for part in self.parts for slot in part.slots)

    def effective_buildings(self) -> tuple[Building, ...]:
        """The buildings that are paid for and undamaged."""
        return tuple(building for part in self.parts for building in part.effective)

    def kingdom_blocks(self) -> dict[str, Block]:
        """What the settlement gives its kingdom, by name of the total; what its hex gives is left out."""
        if self._passed_on is None:
            blocks = {name: self._together(name, self._modified(name)) for name in PASSED_ON}
            self._passed_on = {name: block for name, block in blocks.items() if block.entries}
        return self._passed_on

    # How each ledger is made

    @property
    def _size(self) -> SettlementSize:
        return self._rules.settlement_size(self.total("population"))

    def _blocks(self, name: str) -> Iterator[Block]:
        for part in self.parts:
            yield part.blocks.get(name, EMPTY)

    def _together(self, name: str, *more: Block) -> Block:
        blocks = [block for block in (*self._blocks(name), *more) if block.entries]
        return blocks[0] if len(blocks) == 1 else Block.joined(blocks)

    def _modified(self, name: str) -> Block:
        """What events and the GM have changed in this settlement alone."""
        entries = []
        for modifier in self._modifiers:
            if modifier.target == name:
                active = modifier.active(self._month)
                reason = "" if active else "not_in_this_month"
                entries.append(
                    Entry(modifier.amount, modifier.source, "", active, reason, note=modifier.note)
                )
        return Block(tuple(entries)) if entries else EMPTY

    @property
    def lots(self) -> int:
        """Lots that finished buildings cover, in all districts."""
        return sum(part.lots for part in self.parts) + self._modified("lots").total

    def _lots(self, name: str) -> Ledger:
        return Ledger(name, (*(part.lots_block for part in self.parts), self._modified(name)))

    def _plain(self, name: str) -> Ledger:
        return Ledger(name, (*self._blocks(name), self._modified(name)))

    def _modifier(self, name: str) -> Ledger:
        return Ledger(name, (*self._blocks(name), self._by_size(name), self._modified(name)))

    def _by_size(self, name: str) -> Block:
        """The optional modifiers of the settlement's size (IT L1285-1299); they wait for that rule."""
        lots = self.lots
        row = self._rules.size_modifiers(lots, len(self.settlement.districts))
        amount = row.danger if name == "danger" else row.modifier
        if not amount or not lots:
            return EMPTY
        source = Source("settlement", "size", self.settlement.id)
        return Block((Entry(amount, source, "IT L1285", False, "optional_rule_off"),))

    def _population(self, name: str) -> Ledger:
        lots = self.lots
        counts = (("lots", lots), ("people_per_lot", PEOPLE_PER_LOT))
        source = Source("rule", "population", self.settlement.id)
        entries = (Entry(lots * PEOPLE_PER_LOT, source, "IT L472, D23", counts=counts),) if lots else ()
        return Ledger(name, (Block(entries), self._modified(name)))

    def _districts(self, name: str) -> Ledger:
        """Its districts; they count once the first building stands, which founds the settlement (IT L495)."""
        built = any(not b.planned for d in self.settlement.districts for b in d.buildings)
        reason = "" if built else "no_building_yet"
        entries = tuple(
            Entry(1, Source("district", str(number), self.settlement.id), "IT L35, L495", built, reason)
            for number in range(1, len(self.settlement.districts) + 1)
        )
        return Ledger(name, (Block(entries),))

    def _cap(self, name: str) -> Ledger:
        size = self._size
        return Ledger.of(name, (Entry(size.base_value, Source("cap", size.id), size.ref),))

    def _base_value(self, name: str) -> Ledger:
        """The sum of what buildings add, and what the cap of the settlement's size takes off (ruling D24)."""
        blocks = [*self._blocks(name), self._modified(name)]
        over = sum(block.total for block in blocks) - self.total("base_value_cap")
        if over > 0:
            size = self._size
            blocks.append(Block((Entry(-over, Source("cap", size.id), f"{size.ref}, D24"),)))
        return Ledger(name, blocks)

    def _defense(self, name: str) -> Ledger:
        """Buildings and works, and the fort or watchtower of the hex, which counts once (ruling D58)."""
        there = Block(tuple(self._hex_defense()))
        return Ledger(name, (*self._blocks(name), there, self._modified(name)))

    def _hex_defense(self) -> Iterator[Entry]:
        there = self._there
        if there is None:
            return
        at = place_of_hex(self.settlement.hex)
        for improvement_id in there.improvements:
            improvement = self._rules.improvements[improvement_id]
            if improvement.defense:
                source = Source("improvement", improvement.id, at)
                yield Entry(improvement.defense, source, f"{improvement.ref}, D58")
        for special in there.special:
            record = self._rules.special_terrain[special.kind]
            for effect in record.effects_of(WithImprovement):
                if (
                    effect.defense
                    and not special.spent
                    and set(effect.improvements) & set(there.improvements)
                ):
                    yield Entry(effect.defense, Source("special_terrain", record.id, at), record.ref)


_SOURCES: dict[str, Callable[[SettlementNumbers, str], Ledger]] = {
    "lots": SettlementNumbers._lots,
    "population": SettlementNumbers._population,
    "districts": SettlementNumbers._districts,
    "base_value": SettlementNumbers._base_value,
    "base_value_cap": SettlementNumbers._cap,
    "defense": SettlementNumbers._defense,
    "danger": SettlementNumbers._modifier,
    **dict.fromkeys(MODIFIERS, SettlementNumbers._modifier),
    **dict.fromkeys(GIVEN, SettlementNumbers._plain),
}


def settlement_numbers(campaign: Campaign, settlement_id: str, rules: Ruleset) -> SettlementNumbers:
    """The numbers of one settlement; while nothing they rest on changes, the same object.

    :raises KeyError: for a settlement the campaign does not have.
    """
    settlement = campaign.settlements[settlement_id]
    kingdom = campaign.kingdoms.get(campaign.claims.get(settlement.hex, ""))
    modifiers: tuple[Modifier, ...] = ()
    if kingdom is not None and kingdom.modifiers:
        modifiers = tuple(m for m in kingdom.modifiers if m.settlement == settlement_id)
    month = campaign.month if modifiers else 0
    played = as_played(rules, campaign)
    return _numbers(settlement, campaign.hexes.get(settlement.hex), modifiers, month, played)


@remembered(1024)
def _numbers(
    settlement: Settlement, there: Hex | None, modifiers: tuple[Modifier, ...], month: int, rules: Ruleset
) -> SettlementNumbers:
    return SettlementNumbers(settlement, there, modifiers, month, rules)


@remembered(2048)
def district_part(district: District, settlement: str, rules: Ruleset) -> DistrictPart:
    """What one district of a settlement adds; an edit counts only its own district anew."""
    return DistrictPart(district, settlement, rules)


class Gift(msgspec.Struct, frozen=True):
    """What a kind of building adds: its columns that are not 0, and effects that ask the building itself."""

    columns: tuple[tuple[str, int], ...]
    effects: tuple[StoresSurplus | LoyaltyFromCr | Exhibits, ...]
    ref: str
    lotless: bool
    takes_lots: bool


@remembered(4)
def gifts_of(rules: Ruleset) -> dict[str, Gift]:
    """What each kind of building adds, by its id; gathered once, since every settlement asks for it."""
    return {kind.id: _gift(kind) for kind in rules.buildings.values()}


def _gift(kind: Kind) -> Gift:
    amounts = ((name, getattr(kind, name)) for name in COLUMNS)
    columns = tuple((name, amount) for name, amount in amounts if amount)
    effects = tuple(e for e in kind.effects if isinstance(e, StoresSurplus | LoyaltyFromCr | Exhibits))
    return Gift(columns, effects, kind.ref, kind.lotless, takes_lots(kind))


def effect_target(effect: StoresSurplus | LoyaltyFromCr | Exhibits) -> str:
    """The number that an effect of a building adds to."""
    if isinstance(effect, StoresSurplus):
        return "granary_capacity"
    return "loyalty" if isinstance(effect, LoyaltyFromCr) else "fame"


def _by_effect(
    building: Building,
    effect: StoresSurplus | LoyaltyFromCr | Exhibits,
    source: Source,
    ref: str,
    reason: str,
) -> Entry | None:
    """What a building stores, or what the GM's figure for it brings: the best CR, the price of exhibits."""
    if isinstance(effect, StoresSurplus):
        return Entry(effect.capacity, source, ref, not reason, reason)
    if not building.figure:
        return None
    if isinstance(effect, LoyaltyFromCr):
        counts = (("cr", building.figure), ("divisor", effect.divisor))
        return Entry(building.figure // effect.divisor, source, "D66", not reason, reason, counts)
    counts = (("gp", building.figure), ("gp_per_fame", effect.gp_per_fame))
    fame = min(effect.fame_max, building.figure // effect.gp_per_fame)
    return Entry(fame, source, ref, not reason, reason, counts)


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
